"""See that nbval compares what the rules count: each digit of a compared output is changed once, to see it red.

The rules themselves are in polaris_lab/notebooks/notebook_rules.py.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Generator
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode
from nbval.plugin import IPyNbCell, coalesce_streams

from polaris_lab.notebooks.notebook_rules import (
    SANITIZE,
    broken_rules,
    census,
    code_cells,
    compared_cells,
    is_compared,
    patterns,
)

__all__ = ["SANITIZE", "broken_rules", "census", "code_cells", "compared_cells", "patterns"]


def sanitize(text: str) -> str:
    for pattern, replacement in patterns().items():
        text = re.sub(pattern, replacement, text)
    return text


def mutate(nb: NotebookNode) -> list[int]:
    """Change one digit in the stored output of every compared cell that shows one, in place. Returns their numbers."""
    return [number for number in compared_cells(nb) if _flip_digit(code_cells(nb)[number])]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """After nbval has passed a cell, require that it would not have passed with one digit of the stored output changed.

    Cells that the census does not count as compared are left alone, and so are those whose outputs show no digit.
    """
    result = yield
    if isinstance(item, IPyNbCell) and is_compared(item.cell):
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
