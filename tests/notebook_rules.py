"""Hold committed notebooks to their rules: lint, census of what nbval compares, digits changed to see it red."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

import nbformat
import pytest
from IPython.core.inputtransformer2 import TransformerManager
from nbformat import NotebookNode
from nbval.plugin import (
    IPyNbCell,
    coalesce_streams,
    find_comment_markers,
    find_metadata_tags,
    get_sanitize_patterns,
)

from polaris_lab.runner import notebook, stored_outputs

SANITIZE = Path(__file__).with_name("nbval.cfg")
FLOOR = 0.75
"""The part of a notebook's output cells that nbval must really compare."""

_FIGURE = re.compile(r"<Figure size [^>]*>|\[?<matplotlib[^>]*>\]?,?")
_SIZE_SLICE = re.compile(r"(?<!\.loc)\[(?:\d{2,}:|:\d{2,})\]")
_REWRITTEN_OUTPUT = re.compile(r"\b(clear_output|display_id|update_display)\b")


class Census(NamedTuple):
    """Cells of one notebook that store outputs: all, ignored by nbval, nothing but a picture, really compared."""

    outputs: int
    ignored: int
    hollow: int
    compared: int


def patterns() -> dict[str, str]:
    return dict(get_sanitize_patterns(SANITIZE.read_text()))


def sanitize(text: str) -> str:
    for pattern, replacement in patterns().items():
        text = re.sub(pattern, replacement, text)
    return text


def code_cells(nb: NotebookNode) -> list[NotebookNode]:
    return [cell for cell in nb.cells if cell.cell_type == "code"]


def options(cell: NotebookNode) -> dict[str, bool]:
    """What nbval was told about this cell by tag or comment: `check`, `skip`, `check_exception`."""
    return {"check": True, **dict(find_metadata_tags(cell.metadata)), **dict(find_comment_markers(cell.source))}


def texts(cell: NotebookNode) -> Iterator[str]:
    """Everything in the cell's outputs that nbval compares as text."""
    for output in cell.outputs:
        yield from ([output.text] if output.output_type == "stream" else
                    [value for kind, value in output.get("data", {}).items() if not kind.startswith("image/")])


def is_hollow(cell: NotebookNode) -> bool:
    """Whether hardly anything is left to compare once pictures and what the sanitize file rewrites are taken away."""
    whole = "".join(texts(cell))
    kept = _FIGURE.sub("", whole)
    for pattern in patterns():
        kept = re.sub(pattern, "", kept)
    return not kept.strip() or len(kept.strip()) < 0.3 * len(whole.strip())


def compared_cells(nb: NotebookNode) -> list[int]:
    """The numbers, counted over code cells from 0 as nbval does, of the cells with outputs that are really compared."""
    return [number for number, cell in enumerate(code_cells(nb))
            if cell.outputs and options(cell)["check"] and not options(cell).get("skip") and not is_hollow(cell)]


def census(nb: NotebookNode) -> Census:
    with_outputs = [cell for cell in code_cells(nb) if cell.outputs]
    ignored = [cell for cell in with_outputs if not options(cell)["check"] or options(cell).get("skip")]
    compared = len(compared_cells(nb))
    return Census(len(with_outputs), len(ignored), len(with_outputs) - len(ignored) - compared, compared)


def faults(path: Path) -> list[str]:
    """Every rule that the notebook at `path` breaks, one sentence each."""
    study = notebook.read(path)
    nb = study.nb
    return [*_file_faults(path, nb), *_opening_faults(study), *_parameter_faults(study), *_code_faults(nb),
            *_output_faults(nb), *_comparison_faults(nb)]


def _file_faults(path: Path, nb: NotebookNode) -> Iterator[str]:
    if path.stat().st_size > stored_outputs.LIMIT:
        yield f"the file has {path.stat().st_size} bytes, more than {stored_outputs.LIMIT}"
    if nb.metadata.get("kernelspec", {}).get("name") != "python3":
        yield "its kernel is not python3"
    language = set(nb.metadata.get("language_info", {}))
    if extra := set(nb.metadata) - {"kernelspec", "language_info"} | language - {"name"}:
        yield f"metadata of the notebook that does not belong there: {', '.join(sorted(extra))}"
    if extra := {key for cell in nb.cells for key in cell.metadata} - {"tags", "reason"}:
        yield f"metadata of a cell that does not belong there: {', '.join(sorted(extra))}"
    if extra := {tag for cell in nb.cells for tag in cell.metadata.get("tags", [])} - {"parameters", notebook.IGNORED}:
        yield f"tags that no rule knows: {', '.join(sorted(extra))}"
    if (nb.nbformat, nb.nbformat_minor) < (4, 5) or any("id" not in cell for cell in nb.cells):
        yield "its cells have no ids (nbformat 4.5)"


def _opening_faults(study: notebook.Study) -> Iterator[str]:
    headings = re.findall(r"^# ", study.nb.cells[0].source, re.MULTILINE)
    if study.nb.cells[0].cell_type != "markdown" or len(headings) != 1:
        yield "the first cell is not text with one H1"
    if not study.question:
        yield "the first cell has no bold question"


def _parameter_faults(study: notebook.Study) -> Iterator[str]:
    try:
        if not study.parameters:
            yield "no cell is tagged `parameters`, or it sets nothing"
    except ValueError as error:
        yield str(error)


def _code_faults(nb: NotebookNode) -> Iterator[str]:
    cells = code_cells(nb)
    lines = [sum(bool(line.strip()) and not line.strip().startswith("#") for line in cell.source.splitlines())
             for cell in cells]
    if lines and median(lines) > 4:
        yield f"the median code cell has {median(lines):g} lines, more than 4"
    functions = [node for cell in cells for node in ast.walk(_parse(cell.source))
                 if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    if len(functions) > 2:
        yield f"{len(functions)} definitions, more than 2: they belong in the package"
    if not all(cell.source.strip() for cell in cells):
        yield "an empty code cell"
    if any(_REWRITTEN_OUTPUT.search(cell.source) for cell in cells):
        yield "an output that is cleared or updated later, which nbval cannot follow"
    for found in (match for cell in cells for match in _SIZE_SLICE.findall(cell.source)):
        yield f"`{found}` counts places, not sizes, and so holds nothing: write .loc before the bracket"


def _output_faults(nb: NotebookNode) -> Iterator[str]:
    cells = code_cells(nb)
    if [cell.execution_count for cell in cells] != list(range(1, len(cells) + 1)):
        yield "its cells were not executed once each, from first to last"
    stored = [output for cell in cells for output in cell.outputs]
    if any(output.output_type == "error" for output in stored):
        yield "a stored error"
    if any(output.output_type == "stream" and output.name == "stderr" for output in stored):
        yield "stored stderr"


def _comparison_faults(nb: NotebookNode) -> Iterator[str]:
    cells = code_cells(nb)
    if any(options(cell).get("skip") or options(cell).get("check_exception") for cell in cells):
        yield "a cell that nbval skips or lets fail"
    for number, cell in enumerate(cells, start=1):
        if not options(cell)["check"]:
            if not _has_claim(cell.source):
                yield f"code cell {number} is not compared and holds neither an assert nor a claim"
            if not str(cell.metadata.get("reason", "")).strip():
                yield f"code cell {number} is not compared and gives no reason in its metadata"
    count = census(nb)
    if count.compared < FLOOR * count.outputs or not count.compared:
        yield f"nbval really compares {count.compared} of {count.outputs} output cells, less than {FLOOR:.0%}"


def _has_claim(source: str) -> bool:
    return any(isinstance(node, ast.Assert)
               or isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "claim"
               for node in ast.walk(_parse(source)))


def _parse(source: str) -> ast.Module:
    return ast.parse(TransformerManager().transform_cell(source))


def mutate(nb: NotebookNode) -> list[int]:
    """Change one digit in the stored output of every compared cell that shows one, in place. Returns their numbers."""
    return [number for number in compared_cells(nb) if _flip_digit(code_cells(nb)[number])]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """After nbval has passed a cell, require that it would not have passed with one digit of the stored output changed.

    Cells that the census does not count as compared are left alone, and so are those whose outputs show no digit.
    """
    result = yield
    if isinstance(item, IPyNbCell) and item.cell_num in compared_cells(item.parent.nb):
        assert hasattr(item, "comparison_traceback"), f"nbval did not compare the outputs of cell {item.cell_num}"
        mutant = copy.deepcopy(item.cell)
        if _flip_digit(mutant):
            same = item.compare_outputs(item.test_outputs, coalesce_streams(mutant.outputs))
            assert not same, f"nbval passes cell {item.cell_num} with another digit in its stored output"
    return result


def _flip_digit(cell: NotebookNode) -> bool:
    for output in cell.outputs:
        if output.output_type == "stream":
            holder, keys = output, ["text"]
        else:
            holder, keys = output.get("data", {}), [key for key in output.get("data", {}) if key.startswith("text/")]
        for key in keys:
            for digit in reversed(list(re.finditer(r"\d", holder[key]))):
                changed = holder[key][:digit.start()] + str((int(digit[0]) + 1) % 10) + holder[key][digit.end():]
                if sanitize(changed) != sanitize(holder[key]):
                    holder[key] = changed
                    return True
    return False


def table(paths: list[Path]) -> str:
    """The census of `paths`, a line each."""
    rows = [f"{'notebook':<40} outputs  ignored  hollow  compared"]
    for path in paths:
        count = census(nbformat.read(path, as_version=4))
        part = count.compared / count.outputs if count.outputs else 0
        rows.append(f"{path.stem:<40} {count.outputs:7}  {count.ignored:7}  {count.hollow:6}  "
                    f"{count.compared:8} = {part:.0%}")
    return "\n".join(rows)
