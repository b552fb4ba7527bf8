"""The front page says what the data say: the story's numbers, each notebook's answer, the counts, this device."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import numpy as np
import pandas as pd
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output
from refusals import refuses

from polaris_lab.base.paths import NOTEBOOKS, ROOT
from polaris_lab.claims.claims import kept_verdicts
from polaris_lab.device.device import find
from polaris_lab.notebooks import html_pages, notebook
from polaris_studies.report import front_page, story
from polaris_studies.report.compared_devices import device_rows


def test_the_story_has_ten_sentences_with_the_numbers_of_the_data() -> None:
    lines = str(front_page.sentences()).split("\n")
    assert len(lines) == 10 and all(line.endswith(".") for line in lines)
    given = [entry["verdict"] for entry in kept_verdicts()]
    assert f"{given.count('reproduced')} were reproduced, {given.count('contradicted')} were contradicted" in lines[9]
    left = [given.count("not testable here"), given.count("adopted")]
    assert f"; {left[0]} cannot be tested here, and {left[1]} are rules" in lines[9]
    assert re.search(r"reaches \d+ % of the peak there", lines[4])
    shares = [story.scene(name) for name in front_page.FIGURES[:4]]
    assert all(scene.number and f" {scene.number} " in scene.text for scene in shares)
    assert f"reaches {shares[0].number} % of what its card can do" in lines[1]


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


def test_this_device_is_told_from_its_recordings_or_plainly_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(front_page.this_device(None)).startswith("Nothing is recorded of this machine yet.")
    here = find("cpu")
    row = next(row for row in device_rows(None) if row["kernel"])
    monkeypatch.setattr(front_page, "device_rows", lambda device: [row | {"here": True}])
    assert f"is {row['kernel']} with {row['gflops']:,.0f} GFLOPS" in str(front_page.this_device(here))


def test_another_figure_is_refused_with_the_nearest_names() -> None:
    with refuses("scene"):
        front_page.figure("silent_bugs")


def test_a_figure_has_its_message_and_its_picture() -> None:
    shown = front_page.figure("silent_bug")
    assert str(shown).startswith("A published kernel is wrong by far more than rounding")
    assert "data:image/png;base64,iVBOR" in shown.html


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
