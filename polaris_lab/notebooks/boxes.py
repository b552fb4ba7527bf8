"""Fold the code of a notebook's boxes, so that a reader meets the answer first and the code that made it after it."""

from __future__ import annotations

import copy
import re

import nbformat
from nbconvert.filters import Highlight2HTML
from nbformat import NotebookNode

_BOX = re.compile(r"^pl\.(answer|verdicts)\(", re.MULTILINE)


def makes_box(cell: NotebookNode) -> bool:
    """Tell whether a cell shows the box with the answer, or the table of verdicts: sentences, more than code."""
    return cell.cell_type == "code" and bool(_BOX.search(cell.source))


def boxes_first(nb: NotebookNode) -> NotebookNode:
    """Return a copy for a page: the code of each box, if it has outputs, is folded below what it shows."""
    page, coloured = copy.copy(nb), Highlight2HTML(pygments_lexer="ipython3")
    page.cells = []
    for cell in nb.cells:
        if makes_box(cell) and cell.outputs:
            cell = copy.deepcopy(cell)
            cell.metadata["transient"] = {"remove_source": True}
            fold = f"<details><summary>the code behind it</summary>{coloured(cell.source)}</details>"
            cell.outputs.append(nbformat.v4.new_output("display_data", {"text/html": fold}))
        page.cells.append(cell)
    return page
