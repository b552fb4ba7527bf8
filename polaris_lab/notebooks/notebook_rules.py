"""Check notebooks against the rules. Each broken rule is a sentence that `lint`, `refresh` and the tests print."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

from IPython.core.inputtransformer2 import TransformerManager
from nbformat import NotebookNode

from polaris_lab.base import paths
from polaris_lab.base.isolation import PYTHON
from polaris_lab.notebooks import notebook

MOST_BYTES = 2**20
"""Bytes that a notebook file may have at most."""
FLOOR = 0.75
"""The part of a notebook's output cells that nbval must really compare."""
SANITIZE = paths.ROOT / "tests/nbval.cfg"
"""What nbval rewrites before it compares."""
MARKERS = {"ignore-output": ("check", False), "check-output": ("check", True), "skip": ("skip", True),
           "raises-exception": ("check_exception", True)}
"""What a tag `nbval-...` or a comment `# NBVAL_...` tells nbval: an option and its value."""
JUPYTER_LANGUAGE = {"codemirror_mode", "file_extension", "mimetype", "name", "nbconvert_exporter", "pygments_lexer",
                    "version"}
JUPYTER_CELL = {"collapsed", "editable", "execution", "jupyter", "scrolled", "slideshow", "trusted"}
"""Metadata that JupyterLab writes when it saves a notebook; `polaris-lab refresh` removes it."""

GLOSSARY_ENTRY = re.compile(r'^<a id="([a-z0-9-]+)"></a>\n\*\*(.+?)\.\*\* (.+)$', re.MULTILINE)
"""An entry of the glossary: its anchor, its term and its text."""

_EMBEDDED = re.compile(r"data:image/(?:png|gif);base64,[\w+/=]+")
_FIGURE = re.compile(r"<Figure size [^>]*>|\[?<matplotlib[^>]*>\]?,?")
_SIZE_SLICE = re.compile(r"(?<!\.loc)\[(?:\d{2,}:|:\d{2,})\]")
_RUN = re.compile(r"\b20\d{6}T\d{6}Z\b")
_REWRITTEN_OUTPUT = re.compile(r"\b(clear_output|display_id|update_display)\b")


class Census(NamedTuple):
    """Counts cells of a notebook that store outputs: all, ignored by nbval, nothing but a picture, really compared."""

    outputs: int
    ignored: int
    hollow: int
    compared: int


def patterns() -> dict[str, str]:
    """Read the patterns that nbval replaces before it compares, and their replacements."""
    text = SANITIZE.read_text(encoding="utf-8")
    return dict(re.findall(r"^regex: (.*)$\n^replace: (.*)$", text, re.MULTILINE))


def code_cells(nb: NotebookNode) -> list[NotebookNode]:
    """Return the code cells, in order."""
    return [cell for cell in nb.cells if cell.cell_type == "code"]


def options(cell: NotebookNode) -> dict[str, bool]:
    """Return nbval's options for this cell, set by tag or comment: `check`, `skip`, `check_exception`."""
    comments = [line.strip().lstrip("#").strip() for line in cell.source.splitlines() if line.strip().startswith("#")]
    words = [*(tag.removeprefix("nbval-") for tag in cell.metadata.get("tags", [])
               if tag.startswith("nbval-") or tag == "raises-exception"),
             *(comment.removeprefix("NBVAL_").lower().replace("_", "-") for comment in comments
               if comment.startswith("NBVAL_"))]
    return {"check": True} | dict(MARKERS[word] for word in words if word in MARKERS)


def texts(cell: NotebookNode) -> Iterator[str]:
    """Yield everything in the cell's outputs that nbval compares as text."""
    for output in cell.outputs:
        yield from ([output.text] if output.output_type == "stream" else
                    [value for kind, value in output.get("data", {}).items() if not kind.startswith("image/")])


def is_hollow(cell: NotebookNode) -> bool:
    """Tell whether hardly anything is left to compare once pictures and what the sanitize file rewrites are gone."""
    whole = _EMBEDDED.sub("", "".join(texts(cell)))
    kept = _FIGURE.sub("", whole)
    for pattern in patterns():
        kept = re.sub(pattern, "", kept)
    return not kept.strip() or len(kept.strip()) < 0.3 * len(whole.strip())


def compared_cells(nb: NotebookNode) -> list[int]:
    """Return the numbers, counted over code cells from 0 as nbval does, of the cells with outputs that it really
    compares."""
    return [number for number, cell in enumerate(code_cells(nb)) if is_compared(cell)]


def is_compared(cell: NotebookNode) -> bool:
    """Tell whether a code cell has outputs that nbval really compares."""
    return bool(cell.outputs and options(cell)["check"] and not options(cell).get("skip") and not is_hollow(cell))


def census(nb: NotebookNode) -> Census:
    """Count the cells with outputs."""
    with_outputs = [cell for cell in code_cells(nb) if cell.outputs]
    ignored = [cell for cell in with_outputs if not options(cell)["check"] or options(cell).get("skip")]
    compared = len(compared_cells(nb))
    return Census(len(with_outputs), len(ignored), len(with_outputs) - len(ignored) - compared, compared)


def broken_rules(path: Path) -> list[str]:
    """Return every rule that the notebook at `path` breaks, one sentence each. Raises ValueError for no notebook."""
    study = notebook.read(path)
    nb = study.nb
    return [*_file_faults(path, nb), *_opening_faults(study), *_parameter_faults(study), *_code_faults(nb),
            *_output_faults(nb), *_comparison_faults(nb)]


def style_faults(path: Path) -> list[str]:
    """Return what ruff says of the code of a notebook: long lines, names that are not used. Empty without ruff."""
    done = subprocess.run([*PYTHON, "-m", "ruff", "check", "--quiet", "--output-format=json", str(path)],
                          capture_output=True, text=True, check=False, cwd=paths.ROOT)
    if done.returncode not in (0, 1) or not done.stdout.strip():
        return []
    return [f"cell {found['cell']}, line {found['location']['row']}: {found['message']} ({found['code']})"
            for found in json.loads(done.stdout)]


def page_faults(study: notebook.Study, page: str) -> list[str]:
    """Return what docs/notebooks.md, given as text, lacks of one of the repository's notebooks."""
    row = page_row(study)
    return [] if row in page.splitlines() else [f"docs/notebooks.md lacks its row: {row}"]


def page_row(study: notebook.Study) -> str:
    """Return a notebook's row in docs/notebooks.md."""
    return f"| [{study.name}](../notebooks/{study.name}.ipynb) | {study.question} |"


def recording_faults(nb: NotebookNode) -> list[str]:
    """Return a sentence for each run that a code cell names and `data/` does not hold."""
    named = {run for cell in code_cells(nb) for run in _RUN.findall(cell.source)}
    return [f"it names the run {run}, which {paths.DATA.name}/ does not hold"
            for run in sorted(named - {file.stem for file in paths.MEASURED.rglob("*.csv")})]


def glossary_faults(text: str) -> list[str]:
    """Return what is wrong with the form of the glossary, given as text: its order, its anchors, its sentences."""
    entries = GLOSSARY_ENTRY.findall(text)
    terms = [term for _, term, _ in entries]
    found = [f"{later} stands behind {term}; terms are in alphabetical order"
             for term, later in pairwise(terms) if later.casefold() < term.casefold()]
    for anchor, term, meaning in entries:
        if anchor != re.sub(r"[^a-z0-9]+", "-", term.lower().replace("'", "")).strip("-"):
            found.append(f"{term} has the anchor {anchor}, which is not its name")
        if not 2 <= len(re.findall(r"[.?](?= |$)", re.sub(r"\[[^]]*\]\([^)]*\)", "x", meaning))) <= 4:
            found.append(f"{term}: one to three sentences, and where it is shown")
        if not re.search(r"(Shown|More) in \[[^]]+\]\([^)]+\)\.$", meaning):
            found.append(f"{term} does not end with where it is shown")
    return found


def all_faults(study: notebook.Study) -> list[str]:
    """Return what every rule says of a notebook: for one of the repository also those of style, of
    recordings and of docs/notebooks.md."""
    found = broken_rules(study.path)
    if study.path == notebook.own().get(study.name):
        page = (paths.ROOT / "docs/notebooks.md").read_text(encoding="utf-8")
        found += [*style_faults(study.path), *recording_faults(study.nb), *page_faults(study, page)]
    return found


def _file_faults(path: Path, nb: NotebookNode) -> Iterator[str]:
    if path.stat().st_size > MOST_BYTES:
        yield f"the file has {path.stat().st_size} bytes, more than {MOST_BYTES}"
    if nb.metadata.get("kernelspec", {}).get("name") != "python3":
        yield "its kernel is not python3"
    language = set(nb.metadata.get("language_info", {}))
    if extra := set(nb.metadata) - {"kernelspec", "language_info"} | language - JUPYTER_LANGUAGE:
        yield f"metadata of the notebook that does not belong there: {', '.join(sorted(extra))}"
    if extra := {key for cell in nb.cells for key in cell.metadata} - {"tags", "reason"} - JUPYTER_CELL:
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
    for found in _left_open(nb):
        yield f"`{found}` stands in a text without the f before its quote, and would be printed as it is"


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


def _left_open(nb: NotebookNode) -> Iterator[str]:
    """Find placeholders in those literals of a text that are not formatted, where others of it are."""
    for cell in code_cells(nb):
        for text in ast.walk(_parse(cell.source)):
            for part in text.values if isinstance(text, ast.JoinedStr) else ():
                if isinstance(part, ast.Constant):
                    yield from re.findall(r"\{[a-z]\w*(?:[^\w{}][^{}]*)?\}", part.value)


def _parse(source: str) -> ast.Module:
    return ast.parse(TransformerManager().transform_cell(source))
