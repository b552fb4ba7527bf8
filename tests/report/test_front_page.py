"""The front page says what the data say: the facts' numbers, each notebook's answer, and the counts."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import numpy as np
import pandas as pd
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from polaris_lab.base.paths import NOTEBOOKS, ROOT
from polaris_lab.claims.claims import kept_verdicts
from polaris_lab.notebooks import html_pages, notebook
from polaris_studies.report import front_page, story


def test_the_facts_have_the_numbers_of_the_recordings_and_their_limits() -> None:
    shown = str(front_page.facts()).split("\n")
    assert len(shown) == 6 and all(line.startswith("    Not: ") for line in shown[1::2])
    ahead = [float(re.search(r": (\d\.\d\d) ", line)[1]) for line in shown[::2]]
    assert min(ahead) > 1, "what is told as ahead is ahead"
    worst = float(re.search(r"down to (\d\.\d\d)", shown[1])[1])
    assert worst < 1, "and the shapes at which it is not are told"


def test_the_course_links_the_chapters_that_are_there() -> None:
    shown = front_page.chapters()
    assert len(str(shown).split("\n")) == 12 == len(front_page.CHAPTERS)
    assert re.findall(r'href="(\w+)\.ipynb"', shown.html) == [name for name in front_page.CHAPTERS
                                                              if name in notebook.own()]


def test_an_answer_is_the_first_line_of_the_box(tmp_path: Path) -> None:
    boxed = new_code_cell("pl.answer(...)")
    boxed.outputs = [new_output("execute_result", {"text/plain": "It is the pitch.\n\n    9 x   more"})]
    told = new_markdown_cell("# T\n\n**Which one?**")
    for cells, said in (([told, boxed], "It is the pitch."), ([told], "Which one?")):
        path = tmp_path / "01_x.ipynb"
        nbformat.write(new_notebook(cells=cells), path)
        assert front_page.answer_of(notebook.read(path)) == said


def test_every_numbered_notebook_has_its_line_and_its_link() -> None:
    shown = front_page.answers()
    numbered = sorted(set(notebook.own()) - {"index"})
    assert re.findall(r'<a href="(\w+)\.ipynb">', shown.html) == numbered
    assert "its <code>float4</code> parameters" in shown.html
    lines = str(shown).split("\n")
    assert [line for line in lines if not line.startswith(" ")] == numbered
    assert [line.strip() for line in lines[1::3]] == [notebook.read(notebook.own()[name]).question for name in numbered]


def test_the_counts_are_those_of_the_verdicts() -> None:
    counts = front_page.verdict_counts()
    assert counts.loc["all", "all"] == len(kept_verdicts()) == counts["all"].drop("all").sum()


def test_the_links_of_the_index_lead_to_notebooks() -> None:
    cells = nbformat.read(NOTEBOOKS / "index.ipynb", as_version=4).cells
    links = re.findall(r"\]\((\S+?)(?:#\S*)?\)", "\n".join(cell.source for cell in cells))
    assert len(links) > 15 and all((NOTEBOOKS / link).exists() for link in links)


def test_make_lab_opens_the_index() -> None:
    assert "/lab/tree/notebooks/index.ipynb" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_page_of_the_index_is_not_the_list_of_the_batch(tmp_path: Path) -> None:
    nbformat.write(new_notebook(cells=[new_markdown_cell("# T\n[next](01_x.ipynb)")]), tmp_path / "index.ipynb")
    html_pages.write_page(tmp_path / "index.ipynb", ["index", "01_x"])
    assert (tmp_path / "start.html").is_file() and not (tmp_path / "index.html").exists()
    nbformat.write(new_notebook(cells=[new_markdown_cell("# T\n[start](index.ipynb)")]), tmp_path / "01_x.ipynb")
    html_pages.write_page(tmp_path / "01_x.ipynb", ["index", "01_x"])
    assert 'href="start.html"' in (tmp_path / "01_x.html").read_text()


@pytest.mark.parametrize(("low", "high", "named"), [
    ([98, 80, 60], [102, 99, 70], ["first", "second"]), ([98, 80, 60], [102, 97, 70], ["first"]),
    ([np.nan] * 3, [np.nan] * 3, ["first"]),  # too few samples for an interval
])
def test_a_title_names_the_fastest_and_what_is_level_with_it(low: list[float], high: list[float],
                                                              named: list[str]) -> None:
    table = pd.DataFrame({"kernel": ["first", "second", "third"], "share": [100, 90, 65], "low": low, "high": high})
    assert story.level(table) == named
