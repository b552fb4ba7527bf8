"""The box with a notebook's answer: the same text in every run, a picture in it, and no part of it may lack."""

from __future__ import annotations

import re

import matplotlib.pyplot as plt
import nbformat
import pandas as pd
import pytest
from nbformat.v4 import new_code_cell, new_output
from refusals import refuses

from polaris_lab.notebooks import notebook_rules
from polaris_lab.plots.answer_box import answer

GIVEN = {"sentence": "Tiles double the <speed>.", "number": "2.0 x", "meaning": "tiled over naive",
         "picture": {"naive": 50.0, "tiled": 100.0}, "holds": "squares of 1024", "fails": "small sizes"}


def test_an_answer_is_a_box_and_lines() -> None:
    shown = answer(**GIVEN, unit="GFLOPS")
    assert str(shown).splitlines() == [
        "Tiles double the <speed>.", "", "    2.0 x   tiled over naive", "",
        "    naive   50 GFLOPS  " + 12 * "█", "    tiled  100 GFLOPS  " + 24 * "█", "",
        "Holds: squares of 1024", "Not: small sizes"]
    html = shown._repr_html_()
    for part in ("Tiles double the &lt;speed&gt;.", ">2.0 x<", "tiled over naive", "100 GFLOPS", "squares of 1024",
                 "<b>Not:</b> small sizes"):
        assert part in html
    assert "{" not in html


def test_a_series_is_drawn_as_a_dict_is() -> None:
    assert answer(**GIVEN | {"picture": pd.Series(GIVEN["picture"])}) == answer(**GIVEN)


def test_bars_of_nothing_are_drawn() -> None:
    assert "    a  0" in str(answer(**GIVEN | {"picture": {"a": 0}})).splitlines()


@pytest.mark.parametrize(("values", "written"), [
    ([1, 1.53], ["1.00", "1.53"]), ([1.0, 0.9531], ["1.000", "0.9531"]), ([50, 100], ["50", "100"]),
    ([4096, 1.5], ["4,096", "1.5"]), ([100, 3.25], ["100.0", "3.25"]), ([1e7, 1.5], ["1e+07", "1.5"]),
    ([1.4, 1.06], ["1.40", "1.06"]), ([2.5, 0.001234], ["2.500", "0.001234"]), ([12.5, 1.06], ["12.5", "1.06"])])
def test_a_whole_number_has_the_digits_of_the_bars_beside_it(values: list[float], written: list[str]) -> None:
    shown = answer(**GIVEN | {"picture": dict(zip("ab", values, strict=True))}, unit="times")
    assert [line.split()[1] for line in str(shown).splitlines()[4:6]] == written
    assert all(f"</span>{each} times<" in shown.html for each in written)


def test_the_title_of_a_figure_stands_for_it() -> None:
    figure, axes = plt.subplots(figsize=(1, 1))
    axes.set_title("Speed <by size>", loc="left")
    assert 'alt="Speed &lt;by size&gt;"' in answer(**GIVEN | {"picture": figure}).html


def test_a_figure_is_held_by_the_box_and_shown_once() -> None:
    figure, _ = plt.subplots(figsize=(1, 1))
    shown = answer(**GIVEN | {"picture": figure})
    assert 'src="data:image/png;base64,iVBOR' in shown.html and 'alt="Tiles double' in shown.html
    assert not plt.fignum_exists(figure.number)
    assert str(shown).splitlines()[2:5] == ["    2.0 x   tiled over naive", "", "Holds: squares of 1024"]


def test_the_bytes_of_a_picture_are_not_compared_and_do_not_make_a_cell_hollow() -> None:
    small, large = (answer(**GIVEN | {"picture": plt.figure(figsize=(side, side), facecolor=colour)})
                    for side, colour in ((1, "white"), (30, "red")))
    assert len(large.html) > 10 * len(small.text)
    cells = [new_code_cell("pl.answer()", outputs=[new_output("execute_result", {
        "text/plain": shown.text, "text/html": shown.html})]) for shown in (small, large)]
    assert small.html != large.html
    [(wanted, replaced)] = [each for each in notebook_rules.patterns().items() if "base64" in each[0]]
    assert len({re.sub(wanted, replaced, shown.html) for shown in (small, large)}) == 1
    assert notebook_rules.compared_cells(nbformat.v4.new_notebook(cells=cells)) == [0, 1]


@pytest.mark.parametrize("change", [
    {"sentence": " "}, {"number": 2}, {"meaning": ""}, {"holds": ""}, {"fails": ""}, {"picture": {}},
    {"picture": "a.png"}, {"picture": {"a": float("nan")}}, {"picture": {"a": -1}}])
def test_an_answer_lacks_nothing(change: dict) -> None:
    [argument] = change
    with refuses(argument):
        answer(**GIVEN | change)
