"""Open what the evidence of a verdict refers to: files, cells of notebooks, rows of the published tables."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from polaris_lab.base import documents, paths
from polaris_lab.base.recordings import published, read_csv
from polaris_lab.claims.references import CELL, PAGE, ROW, find_references

_NOTEBOOK = TypedDict("_NOTEBOOK", {"cells": list[dict]})


def open_references(evidence: str, notebook: str) -> dict[str, str]:
    """Return what each reference in `evidence` holds, as one line of text; `notebook` is the one of the verdict.

    A recording must have rows and a manifest. A cell must have been executed, and show something or assert something;
    a cell that only pronounces verdicts is no evidence. A page is left unread. Raises ValueError, in one sentence, for
    a reference that does not open, and for evidence without any.
    """
    found = find_references(evidence)
    if not found:
        raise ValueError(f"evidence {evidence!r} refers to nothing: name a file, a [cell] or a published row")
    return {each: _open(each, notebook) for each in found}


def _open(reference: str, notebook: str) -> str:
    if cell := CELL.fullmatch(reference):
        return _cell(cell[1] or notebook, cell[2])
    if ROW.fullmatch(reference):
        return _row(reference)
    if PAGE.fullmatch(reference):
        return "a page that is not kept here"
    return _file(paths.ROOT / reference)


def _file(path: Path) -> str:
    name = path.relative_to(paths.ROOT)
    if not path.is_file() or not path.stat().st_size:
        raise ValueError(f"evidence: {name} is not there, or empty")
    if not path.is_relative_to(paths.MEASURED) or path.suffix != ".csv":
        return f"{path.stat().st_size} bytes"
    rows = read_csv(path, [])
    manifest = path.with_suffix(".json")
    if rows.empty or not manifest.exists() or not documents.read_json(manifest):
        raise ValueError(f"evidence: {name} has no rows, or no manifest")
    return f"{len(rows)} rows"


def _row(name: str) -> str:
    if "-C" in name:
        table, column = published("claims"), "claim"
    else:
        table, column = published(), "value"
    if name not in table.index:
        raise ValueError(f"evidence: {name} is no row of data/published")
    return str(table.loc[name, column])


def _cell(notebook: str, name: str) -> str:
    cell = _cells(notebook).get(name)
    if cell is None:
        raise ValueError(f"evidence: {notebook} has no code cell {name}")
    source = "".join(cell["source"])
    calls = set(_calls(source))
    proves = calls & {"claim", "assert"}
    shows = bool(cell["outputs"]) and not calls & {"verdicts"}
    if not cell["execution_count"] or not (proves or shows):
        raise ValueError(f"evidence: cell {name} of {notebook} was not executed, or shows and asserts nothing")
    return source.strip().splitlines()[0]


def _calls(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert):
            yield "assert"
        elif isinstance(node, ast.Call):
            yield ast.unparse(node.func).rpartition(".")[2]


@functools.cache
def _cells(notebook: str) -> dict[str, dict]:
    path = paths.NOTEBOOKS / f"{notebook}.ipynb"
    if not path.exists():
        raise ValueError(f"evidence: there is no notebook {notebook}")
    cells = documents.read_json(path, _NOTEBOOK)["cells"]
    return {cell["id"]: cell for cell in cells if cell["cell_type"] == "code"}
