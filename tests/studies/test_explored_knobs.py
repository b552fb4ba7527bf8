"""Pictures with knobs: what they count, still without ipywidgets, with sliders where it is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import SimpleNamespace

import matplotlib.pyplot as plt
import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_studies import explored_knobs


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list]:
    figures, close = [], plt.close
    monkeypatch.setattr(plt, "show", lambda: figures.append(plt.gcf()))
    monkeypatch.setattr(plt, "close", lambda figure: None)
    yield figures
    close("all")


@pytest.mark.parametrize(("values", "least", "by"), [
    ((24, 0, 64), 32, "waves"), ((128, 0, 64), 8, "VGPRs"), ((24, 32, 256), 8, "LDS"), ((24, 64, 64), 1, "LDS"),
    ((256, 0, 256), 4, "VGPRs")])
def test_the_least_limit_decides_how_many_waves_a_unit_holds(drawn: list, values: tuple, least: int, by: str) -> None:
    assert explored_knobs.waves(*values) == least
    assert f"{least} of 32 waves, limited by {by}" in drawn[-1].axes[0].get_title()


def test_a_pitch_of_a_power_of_two_asks_one_channel_and_64_floats_more_ask_all(drawn: list) -> None:
    """As notebook 23 counts them: 64 rows, a line each."""
    assert sorted(explored_knobs.pitch(2048, 32)[0]) == [0] * 7 + [64]
    spread, _ = explored_knobs.pitch(2112, 32)
    assert spread.sum() == 64 and spread.min() == spread.max() == 8
    assert [bar.get_height() for bar in drawn[-1].axes[0].patches] == [8] * 8


@pytest.mark.parametrize(("row", "banks", "passes"), [
    (32, 1, "32 passes"), (33, 32, "1 pass"), (16, 2, "16 passes"), (17, 32, "1 pass"), (20, 8, "4 passes"),
    (21, 32, "1 pass"), (64, 1, "32 passes"), (68, 8, "4 passes")])
def test_a_column_of_a_tile_takes_as_many_passes_as_its_busiest_bank_has_words(
        drawn: list, capsys: pytest.CaptureFixture, row: int, banks: int, passes: str) -> None:
    """Rows of d x odd floats, d a power of two up to 32, meet 32 / d banks, each d times: worked out by hand."""
    _, words = explored_knobs.pitch(2048, row)
    assert (words > 0).sum() == banks and sorted(set(words)) == sorted({0, 32 // banks} if banks < 32 else {1})
    assert f"of {banks} of 32 banks, in {passes}\n" in capsys.readouterr().out
    assert drawn[-1]._suptitle.get_text().endswith(f"{row} floats a row: {passes}")
    assert [bar.get_height() for bar in drawn[-1].axes[1].patches] == list(words)


def test_memory_limits_below_the_ridge_and_arithmetic_above(drawn: list) -> None:
    below, above = explored_knobs.roofline(1), explored_knobs.roofline(128)
    assert "by memory" in drawn[-2]._suptitle.get_text() and "by arithmetic" in drawn[-1]._suptitle.get_text()
    assert explored_knobs.roofline(2) == pytest.approx(2 * below) and above == explored_knobs.roofline(64)


@pytest.mark.parametrize("what", list(explored_knobs.KNOBS))
@pytest.mark.parametrize("batch", [False, True])
def test_without_ipywidgets_or_in_a_batch_the_picture_stands_still_and_says_how_it_moves(
        drawn: list, what: str, batch: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(explored_knobs.importlib.util, "find_spec", lambda name: object() if batch else None)
    monkeypatch.setenv("POLARIS_BATCH", "1" if batch else "")
    assert pl.explore(what) is None
    assert len(drawn) == 1 and "pip install ipywidgets" in capsys.readouterr().out


def test_with_it_each_value_has_a_slider_that_begins_at_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = SimpleNamespace(SelectionSlider=lambda **said: said, interactive=lambda draw, **sliders: (draw, sliders))
    monkeypatch.setitem(sys.modules, "ipywidgets", fake)
    monkeypatch.delenv("POLARIS_BATCH", raising=False)
    monkeypatch.setattr(explored_knobs.importlib.util, "find_spec", lambda name: fake)
    for what, knobs in explored_knobs.KNOBS.items():
        draw, sliders = pl.explore(what)
        assert draw is knobs.draw and list(sliders) == list(knobs.choices)
        assert all(slider["value"] in slider["options"] for slider in sliders.values())


def test_an_unknown_picture_is_named_with_those_there_are() -> None:
    with refuses("what", says="waves"):
        pl.explore("wave")
