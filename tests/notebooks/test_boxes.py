"""Boxes stand before their code: folded in JupyterLab, and below what they show on pages."""

from __future__ import annotations

import nbformat
import pytest

from polaris_lab.notebooks import boxes, stored_outputs


def notebook() -> nbformat.NotebookNode:
    """A notebook with a box, a cell that only names one, and a box that was not executed."""
    box = nbformat.v4.new_code_cell('import polaris_lab as pl\n\npl.answer("yes < no",\n          "1")', id="box")
    box.outputs = [nbformat.v4.new_output("display_data", {"text/html": "<b>yes</b>"})]
    other = nbformat.v4.new_code_cell('print("pl.answer(")', id="other")
    other.outputs = [nbformat.v4.new_output("stream", name="stdout", text="pl.answer(")]
    return nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("pl.answer("), box, other,
                                           nbformat.v4.new_code_cell("pl.verdicts()", id="later")])


@pytest.mark.parametrize(("source", "box"), [("pl.answer('a')", True), ("x = 1\npl.verdicts(\n    ('S0-C01',))", True),
                                             ("print(pl.answer)", False), ("# pl.answer('a')", False)])
def test_a_box_is_a_cell_that_shows_one(source: str, box: bool) -> None:
    assert boxes.makes_box(nbformat.v4.new_code_cell(source)) == box


def test_a_page_has_the_code_of_a_box_folded_after_it() -> None:
    given = notebook()
    text, box, other, later = boxes.boxes_first(given).cells
    assert text == given.cells[0] and other == given.cells[2] and later == given.cells[3]
    assert box.metadata["transient"]["remove_source"]
    shown, code = (output["data"]["text/html"] for output in box.outputs)
    assert shown == "<b>yes</b>" and code.startswith("<details>") and "yes &lt; no" in code


def test_the_notebook_itself_stays_as_it_is() -> None:
    given = notebook()
    boxes.boxes_first(given)
    assert given == notebook() | {"cells": given.cells} and len(given.cells[1].outputs) == 1
    assert not given.cells[1].metadata


def test_jupyterlab_is_told_to_fold_boxes_and_nothing_else() -> None:
    given = notebook()
    given.cells[2].metadata["jupyter"] = {"source_hidden": True}
    stored_outputs.normalise(given)
    assert [cell.metadata.get("jupyter") for cell in given.cells] == [
        None, {"source_hidden": True}, None, {"source_hidden": True}]
