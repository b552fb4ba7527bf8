"""Plots: the same data give the same bytes, they go where they belong, and their axes say unit and device."""

from __future__ import annotations

from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest

from polaris_lab import figures, paths

SUMMARY = pd.DataFrame({"device": ["card", "card", "cpu", "cpu"], "kernel": ["a", "b", "a", "b"], "m": [64, 64, 128, 128],
                        "gflops": [10.0, np.nan, 30.0, 40.0], "gflops_low": [9.0, np.nan, 29.0, 0.0],
                        "gflops_high": [11.0, np.nan, 31.0, np.inf]})
VERSUS = pd.DataFrame({"device": ["card", "cpu"], "m": [64, 64], "ratio": [0.5, 2.0], "low": [0.4, 0.0],
                       "high": [0.6, np.inf]})
POINTS = pd.DataFrame({"device": ["card"], "label": ["64 x 64 x 64"], "flops_per_byte": [10.7], "gflops": [900.0]})


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list:
    """Figures as they are when they are shown; files go to a folder of their own."""
    monkeypatch.setattr(paths, "RUNS", tmp_path / "runs")
    monkeypatch.setattr(paths, "FIGURES", tmp_path / "figures")
    monkeypatch.delenv("POLARIS_REFRESH", raising=False)
    shown: list = []
    monkeypatch.setattr(plt, "show", lambda: shown.append(plt.gcf()))
    return shown


DRAW = {
    "speeds": lambda name: figures.speeds(SUMMARY, "title", name=name),
    "ratios": lambda name: figures.ratios(VERSUS, "title", name=name, ylabel="time of a / time of b"),
    "roofline": lambda name: figures.roofline({"card": (200.0, 5000.0), "cpu": (20.0, 300.0)}, POINTS, "title", name=name),
    "grids": lambda name: figures.grids({"As": np.array([[1, 0, 3], [0, 5, 6]])}, {"As": (1, 2)}, "title", name=name),
}


@pytest.mark.parametrize("kind", DRAW)
def test_a_refresh_keeps_the_same_file_for_the_same_data(drawn: list, monkeypatch, kind: str) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "02_tiled")
    DRAW[kind]("one")
    DRAW[kind]("two")
    one, two = ((paths.FIGURES / f"{name}.png").read_bytes() for name in ("one", "two"))
    assert one == two and one.startswith(b"\x89PNG")


@pytest.mark.parametrize("kind", DRAW)
def test_without_one_a_picture_is_shown_and_not_kept_and_nothing_stays_open(drawn: list, kind: str) -> None:
    DRAW[kind]("one")
    assert len(drawn) == 1 and not plt.get_fignums()
    assert not paths.FIGURES.exists() and not paths.RUNS.exists()


def test_each_device_has_its_own_panel_and_axis(drawn: list) -> None:
    DRAW["speeds"]("speeds")
    DRAW["roofline"]("roofline")
    for figure in drawn:
        assert [panel.get_ylabel() for panel in figure.axes] == ["GFLOPS on card", "GFLOPS on cpu"]
    assert [panel.get_xlabel() for panel in drawn[0].axes] == ["m = n = k"] * 2
    assert [panel.get_xlabel() for panel in drawn[1].axes] == ["FLOP per byte"] * 2


def test_a_wrong_kernel_has_no_line(drawn: list) -> None:
    DRAW["speeds"]("speeds")
    assert [panel.get_legend_handles_labels()[1] for panel in drawn[0].axes] == [["a"], ["a", "b"]]
    assert [text.get_text() for text in drawn[0].legends[0].get_texts()] == ["a", "b"]  # one legend for all panels
    first, second = (panel.get_legend_handles_labels()[0][0].lines[0].get_color() for panel in drawn[0].axes)
    assert first == second  # and one colour for a kernel


def test_ratios_say_what_is_over_what(drawn: list) -> None:
    DRAW["ratios"]("ratios")
    assert drawn[0].axes[0].get_ylabel() == "time of a / time of b"


def test_grids_tell_inside_from_outside_from_not_stored(drawn: list) -> None:
    DRAW["grids"]("grids")
    panel = drawn[0].axes[0]
    assert panel.get_title() == "As[1][2]"
    assert np.asarray(panel.collections[0].get_array()).reshape(2, 3).tolist() == [[1, 0, 2], [0, 2, 2]]
    assert panel.get_ylim()[0] > panel.get_ylim()[1]  # row 0 is on top, as in the source
