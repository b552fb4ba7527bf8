"""Plots: the same data give the same bytes, they go where they belong, and their axes say unit and device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.model.problem import Attention
from polaris_lab.plots import measured, style
from polaris_lab.plots.style import COLOURS
from polaris_studies.pictures import attention, lesson, simulated, story

SUMMARY = pd.DataFrame({"device": ["card", "card", "cpu", "cpu"], "kernel": ["a", "b", "a", "b"],
                        "m": [64, 64, 128, 128],
                        "gflops": [10.0, np.nan, 30.0, 40.0], "gflops_low": [9.0, np.nan, 29.0, 0.0],
                        "gflops_high": [11.0, np.nan, 31.0, np.inf]})
VERSUS = pd.DataFrame({"device": ["card", "cpu"], "m": [64, 64], "ratio": [0.5, 2.0], "low": [0.4, 0.0],
                       "high": [0.6, np.inf]})
PARTS = pd.DataFrame({"device": ["card", "card"], "config": ["a", "a"], "kernel": ["arrays", "arrays"], "m": [64, 128],
                      "kernels": [1.0, 6.0],
                      "upload": [0.0, 0.0], "download": [0.0, 0.0], "build": [1.0, 1.0],
                      "rest": [2.0, -1.0]}).set_index(["device", "config", "kernel", "m"])
CALLS = pd.DataFrame({"device": ["card"] * 3, "kernel": ["bare"] * 3, "m": [64, 128, 256], "host_ms": [0.1, 0.2, 0.9]})
FITS = pd.DataFrame({"device": ["card"], "way": ["bare"], "fixed_us": [90.0], "gflops": [45.0]})
POINTS = pd.DataFrame({"device": ["card"], "label": ["64 x 64 x 64"], "flops_per_byte": [10.7], "gflops": [900.0]})

EFFECTS = pd.DataFrame({"device": ["card", "card", "cpu"], "kernel": ["a", "b", "b"], "n": [1024, 1024, 512],
                        "ratio": [0.8, 1.0, 1.1],
                        "low": [0.7, 0.9, 0.0], "high": [0.9, 1.1, np.inf]})

PANELS = pd.DataFrame({"device": "card", "panel": ["around 512"] * 4 + ["layouts"] * 2,
                       "at": ["512", "512", "1000", "510", "nn", "tt"],
                       "kernel": ["a", "b", "a", "a", "a", "a"], "m": [512, 512, 1000, 510, 256, 256],
                       "gflops": [3.0, np.nan, 5.0, 4.0, 2.0, 1.0],
                       "gflops_low": [2.0, np.nan, 4.0, 3.0, 1.0, 0.0],
                       "gflops_high": [4.0, np.nan, 6.0, 5.0, 3.0, np.inf]})


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list:
    """Figures as they are when they are shown; files go to a folder of their own."""
    monkeypatch.setattr(paths, "RUNS", tmp_path / "runs")
    monkeypatch.setattr(paths, "FIGURES", tmp_path / "figures")
    monkeypatch.delenv("POLARIS_REFRESH", raising=False)
    shown: list = []
    monkeypatch.setattr(plt, "show", lambda: shown.append(plt.gcf()))
    return shown


MEANS = pd.DataFrame({"mean": [0.05, 0.3, 0.07], "low": [0.04, 0.29, np.nan], "high": [0.07, 0.31, np.nan]},
                     index=["a", "b", "c"])
BARS = pd.DataFrame({"device": ["card", "card", "cpu"], "value": [40.0, 80.0, 5.0],
                     "label": ["naive", "tiled", "naive"],
                     "note": ["40 %", "80 %, 2 x naive", "5 %"]})
LINES = pd.DataFrame({"device": ["card"] * 6 + ["cpu"] * 2, "kernel": ["a", "a", "b", "b", "c", "c", "b", "b"],
                      "x": [1024, 256] * 3 + [64, 128], "value": [60.0, 100.0, 60.5, 40.0, 100.0, 20.0, 90.0, 80.0]})
MOVED = pd.DataFrame({"kernel": ["gemm_a"] * 2 + ["gemm_b"] * 2, "n": [256, 1024] * 2,
                      "dram": [12 * 256**2, 12 * 5 * 1024**2] * 2})
PIECES = pd.DataFrame({"device": ["card", "card", "cpu"], "form": ["scalar", "pointer", "scalar"],
                       "instruction": ["ld", "ld.v4", "mov"], "bytes": [4, 16, 16], "count": [4.0, 1.0, 1.0]})
DRAW = {
    "speeds": lambda name: measured.speeds(SUMMARY, "title", name=name),
    "ratios": lambda name: measured.ratios(VERSUS, "title", name=name, ylabel="time of a / time of b"),
    "effects": lambda name: measured.effects(EFFECTS, "title", name=name, xlabel="speed at n / at its neighbours"),
    "roofline": lambda name: measured.roofline({"card": (200.0, 5000.0), "cpu": (20.0, 300.0)}, POINTS, "title",
                                               name=name),
    "size_panels": lambda name: measured.size_panels(PANELS, "title", name=name),
    "parts": lambda name: measured.parts_of_calls(PARTS, ["arrays"], "title", name=name),
    "time": lambda name: measured.time_against_work(CALLS, FITS, ["bare"], "title", name=name),
    "dots": lambda name: measured.dots(pd.DataFrame({"room": [8.0, 5.0], "held": [8, 4.5]}, index=["a", "b"]),
                                       {"waves": {"room": "by registers", "held": "held"}},
                                      "title", name=name, stairs=["room"]),
    "stacks": lambda name: measured.stacks(pd.DataFrame({"waits": [1.0, 2.0], "scalar": [0.5, 0.0]}, index=["a", "b"]),
                                           "title", name=name, ylabel="per k"),
    "bars": lambda name: measured.bars(BARS, "title", name=name, xlabel="% of the library"),
    "touched": lambda name: measured.touched({"A": np.array([[0, 1, 2]]), "B": np.array([[2, 2, 2]])}, "title",
                                             name=name, columns=2),
    "grids": lambda name: measured.grids({"As": np.array([[1, 0, 3], [0, 5, 6]])}, {"As": (1, 2)}, "title", name=name),
    "named_points": lambda name: measured.named_points(pd.DataFrame({"x": [1.0, 2.0], "y": [3.0, 1.0]},
                                                                    index=["a", "b"]), "x", "y", "title", name=name,
                                                       xlabel="GB/s", ylabel="W"),
    "curves": lambda name: measured.curves(
        pd.DataFrame({"x": [1, 2, 1], "value": [3.0, 4.0, 5.0], "low": [2.9, np.nan, 4.0], "high": [3.2, np.nan, 6.0],
                      "case": ["a", "a", "b"]}), "case", "title", name=name, xlabel="stride", ylabel="GB/s"),
    "labelled_lines": lambda name: measured.labelled_lines(LINES, "kernel", "title", name=name, xlabel="m = n = k",
                                                           ylabel="% of the fastest"),
    "sizes": lambda name: simulated.sizes(MOVED, 2**21, "title", name=name),
    "pieces": lambda name: measured.pieces(PIECES, "title", name=name),
    "mean_times": lambda name: attention.mean_times(MEANS, 0.255, "title", name=name),
    "time_ranges": lambda name: attention.time_ranges(
        pd.DataFrame({"low": [1.0, 2.0], "expected": [1.5, 2.0], "high": [3.0, 2.5], "fits": [True, False]},
                     index=["a", "b"]), "title", name=name),
    "who_computes": lambda name: attention.who_computes({"a": np.arange(8).reshape(2, 4) % 4}, name=name),
    "work_items": lambda name: lesson.work_items(8, 4, 6, "title", name=name),
    "dot_product": lambda name: lesson.dot_product(3, 3, 4, 1, 2, name=name),
    "tile_steps": lambda name: lesson.tile_steps(6, 2, name=name),
    "barrier_times": lambda name: lesson.barrier_times(name=name),
    "group_order": lambda name: lesson.group_order(4, 4, 2, 4, name=name),
    "float_parts": lambda name: lesson.float_parts({"x": (0.75, 24), "low": (-2**-9, 11)}, "title", name=name),
    "online_weights": lambda name: attention.online_weights(np.array([0.0, 1.0, 2.0]), 2, name=name),
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


def test_the_label_of_a_point_below_another_one_is_written_below_it(drawn: list) -> None:
    watts = pd.DataFrame({"x": [1.0, 2.0, 20.0], "y": [30.0, 29.0, 10.0]}, index=["naive", "tiled", "far"])
    measured.named_points(watts, "x", "y", "title", name="one", xlabel="GB/s", ylabel="W")
    (panel,) = drawn[0].axes
    assert {each.get_text(): each.get_position()[1] < 0 for each in panel.texts} == {
        "naive": False, "tiled": True, "far": False}
    assert panel.get_xlim()[0] == 0


def test_each_device_has_its_own_panel_and_axis(drawn: list) -> None:
    DRAW["speeds"]("speeds")
    DRAW["roofline"]("roofline")
    for figure in drawn:
        assert [panel.get_ylabel() for panel in figure.axes] == ["GFLOPS on card", "GFLOPS on cpu"]
    assert [panel.get_xlabel() for panel in drawn[0].axes] == ["m = n = k"] * 2
    assert [panel.get_xlabel() for panel in drawn[1].axes] == ["FLOP per byte"] * 2


def test_this_device_is_drawn_beside_the_recorded_ones(drawn: list) -> None:
    live = SUMMARY[SUMMARY["device"] == "cpu"].assign(unknown_elsewhere=1)
    both = measured.with_this_device(SUMMARY, live)
    assert list(both) == list(SUMMARY) and both["device"].tolist() == [*SUMMARY["device"], *["this device"] * 2]
    measured.speeds(both, "title", name="three")
    assert [panel.get_title() for panel in drawn[0].axes] == ["card", "cpu", "this device"]
    assert drawn[0].get_figwidth() == measured.WIDEST  # three panels of the usual width would be scaled down by a page


def test_four_panels_stand_in_rows_of_two(drawn: list) -> None:
    four = pd.concat([SUMMARY, SUMMARY.assign(device=SUMMARY["device"] + " again")], ignore_index=True)
    measured.speeds(four, "title", name="four")
    assert [panel.get_subplotspec().get_geometry()[:3] for panel in drawn[0].axes] == [(2, 2, i) for i in range(4)]


def test_a_predicted_ratio_is_a_broken_line_with_its_label(drawn: list) -> None:
    measured.ratios(VERSUS, "title", name="one", ylabel="time of a / time of b", predicted={"by lines": 5.5})
    (panel,) = drawn[0].axes
    (line,) = (line for line in panel.lines if line.get_linestyle() == "--")
    assert set(line.get_ydata()) == {5.5} and {text.get_text() for text in panel.texts} == {"card", "cpu", "by lines"}


def test_labels_of_sizes_do_not_run_into_each_other(drawn: list) -> None:
    table = pd.concat([SUMMARY.iloc[:1].assign(m=m) for m in (128, 192, 256, 384, 512)])
    measured.speeds(table, "title", name="one")
    assert [label.get_text() for label in drawn[0].axes[0].get_xticklabels()] == ["128", "", "256", "", "512"]


def test_many_sizes_of_one_row_stay_in_it(drawn: list) -> None:
    table = pd.concat([EFFECTS.iloc[:2].assign(n=64 * 2**i) for i in range(7)])
    measured.effects(table, "title", name="one", xlabel="speed at n / at its neighbours")
    places = np.array([bars.lines[0].get_ydata() for bars in drawn[0].axes[0].containers])  # a line for each size
    assert places.shape == (7, 2) and places[:, 0].max() < places[:, 1].min()


def test_a_curve_of_few_points_has_a_tick_at_each_and_labels_only_for_several(drawn: list) -> None:
    one = pd.DataFrame({"x": [2, 4, 6], "value": [12.0, 18.0, 31.0], "low": np.nan, "high": np.nan, "case": "a"})
    for table in (one, pd.concat([one, one.assign(case="b")])):
        measured.curves(table, "case", "title", name="few", xlabel="work-groups", ylabel="GB/s")
    assert [panel.get_xticks().tolist() for figure in drawn for panel in figure.axes] == [[2, 4, 6]] * 2
    assert [[text.get_text() for text in figure.axes[0].texts] for figure in drawn] == [[], ["b", "a"]]
    drawn[0].canvas.draw()
    labels = {label.get_text() for label in drawn[0].axes[0].get_yticklabels(which="minor")}
    assert "20" in labels  # between 12 and 31 there is no power of ten


def test_bars_stand_in_order_from_the_top_with_their_notes(drawn: list) -> None:
    DRAW["bars"]("bars")
    card, cpu = drawn[0].axes
    assert [panel.get_title() for panel in (card, cpu)] == ["card", "cpu"]
    assert [label.get_text() for label in card.get_yticklabels()] == ["naive", "tiled"] and card.yaxis_inverted()
    assert [bar.get_width() for bar in card.patches] == [40, 80] and [bar.get_width() for bar in cpu.patches] == [5]
    assert {"80 %, 2 x naive", "40 %"} <= {text.get_text() for text in card.texts}
    assert [*card.get_xticks()] == [0, 20, 40, 60, 80]  # none below the notes


def test_the_parts_of_a_call_fill_it_and_none_is_below_nothing(drawn: list) -> None:
    DRAW["parts"]("parts")
    (panel,) = drawn[0].axes
    heights = np.array([[bar.get_height() for bar in bars] for bars in panel.containers])
    np.testing.assert_allclose(heights.sum(axis=0), 100)
    assert heights[0].round(1).tolist() == [25.0, 85.7] and heights.min() == 0
    assert [text.get_text() for text in drawn[0].legends[0].get_texts()] == [
        "kernels", "upload", "download", "build", "rest"]


def test_the_line_through_the_times_is_fixed_plus_work_over_rate(drawn: list) -> None:
    DRAW["time"]("time")
    points, line = drawn[0].axes[0].lines
    assert points.get_xdata().tolist() == [2 * n**3 for n in (64, 128, 256)]
    np.testing.assert_allclose(line.get_ydata(), 0.09 + line.get_xdata() / 45e6)
    assert drawn[0].axes[0].get_ylabel() == "ms of a call, by the host's clock"


def test_a_wrong_kernel_has_no_line(drawn: list) -> None:
    DRAW["speeds"]("speeds")
    assert [panel.get_legend_handles_labels()[1] for panel in drawn[0].axes] == [["a"], ["a", "b"]]
    assert [text.get_text() for text in drawn[0].legends[0].get_texts()] == ["a", "b"]  # one legend for all panels
    first, second = (panel.get_legend_handles_labels()[0][0].lines[0].get_color() for panel in drawn[0].axes)
    assert first == second  # and one colour for a kernel


def test_a_load_of_four_pieces_has_four_boxes_and_names_its_instruction(drawn: list) -> None:
    DRAW["pieces"]("pieces")
    card, cpu = drawn[0].axes
    assert [len(boxes.get_paths()) for boxes in card.collections] == [4, 1]
    assert [text.get_text() for text in card.texts] == ["4 x ld", "1 x ld.v4"]
    widths = [np.ptp(path.vertices[:, 0]) for boxes in card.collections for path in boxes.get_paths()]
    assert np.round(widths, 2).tolist() == [3.7] * 4 + [15.7]  # of 4 and 16 bytes, with a gap between two pieces
    assert [len(boxes.get_paths()) for boxes in cpu.collections] == [1] and cpu.get_title() == "cpu"


def test_limits_are_stairs_over_the_rows_and_the_others_points(drawn: list) -> None:
    DRAW["dots"]("dots")
    (panel,) = drawn[0].axes
    (stairs,) = panel.patches
    assert stairs.get_data().values.tolist() == [8.0, 5.0] and stairs.get_data().edges.tolist() == [-0.5, 0.5, 1.5]
    assert [line.get_xydata().tolist() for line in panel.lines] == [[[8.0, 0.0], [4.5, 1.0]]]
    # the first row on top
    assert [label.get_text() for label in panel.get_yticklabels()] == ["a", "b"] and panel.get_ylim() == (1.5, -0.5)


def test_bars_stand_on_each_other(drawn: list) -> None:
    DRAW["stacks"]("stacks")
    waits, scalar = drawn[0].axes[0].containers
    assert [(bar.get_y(), bar.get_height()) for bar in waits] == [(0, 1), (0, 2)]
    assert [(bar.get_y(), bar.get_height()) for bar in scalar] == [(1, 0.5), (2, 0)]


def test_used_cells_have_the_colour_of_their_matrix_and_those_beside_them_are_grey(drawn: list) -> None:
    DRAW["touched"]("touched")
    first, second = (panel.collections[0] for panel in drawn[0].axes)
    blue, orange, grey, white = (matplotlib.colors.to_rgb(colour)
                                 for colour in (COLOURS[0], COLOURS[1], "#c8c8c8", "white"))
    np.testing.assert_allclose(first.to_rgba(first.get_array()).reshape(-1, 4)[:, :3], [white, grey, blue])
    np.testing.assert_allclose(second.to_rgba(second.get_array()).reshape(-1, 4)[:, :3], [orange] * 3)


def test_ratios_say_what_is_over_what(drawn: list) -> None:
    DRAW["ratios"]("ratios")
    assert drawn[0].axes[0].get_ylabel() == "time of a / time of b"


def test_effects_put_a_kernel_on_one_line_and_a_size_in_one_colour(drawn: list) -> None:
    DRAW["effects"]("effects")
    card, cpu = drawn[0].axes
    assert [(panel.get_title(), " ".join(panel.get_xlabel().split())) for panel in (card, cpu)] == [
        ("card", "speed at n / at its neighbours"), ("cpu", "speed at n / at its neighbours")]
    assert [label.get_text() for label in card.get_yticklabels()] == ["a", "b"]
    assert [text.get_text() for text in drawn[0].legends[0].get_texts()] == ["n = 512", "n = 1024"]  # by size
    places = [round(float(y)) for panel in (card, cpu) for y in panel.lines[0].get_ydata()]
    assert places == [0, 1, 1]
    assert card.lines[0].get_color() != cpu.lines[0].get_color()


def test_a_far_end_of_an_interval_does_not_squeeze_the_others(drawn: list) -> None:
    measured.effects(EFFECTS.assign(ratio=1.1, low=0.9, high=1.2), "title", name="one", xlabel="x")
    measured.effects(EFFECTS.assign(ratio=1.1, low=0.9, high=17.0), "title", name="two", xlabel="x")
    near, far = (figure.axes[0].get_xlim() for figure in drawn)
    assert near[0] < 0.9 and 1.2 < near[1] and far[1] < 2


def test_grids_tell_inside_from_outside_from_not_stored(drawn: list) -> None:
    DRAW["grids"]("grids")
    panel = drawn[0].axes[0]
    assert panel.get_title() == "As[1][2]"
    assert np.asarray(panel.collections[0].get_array()).reshape(2, 3).tolist() == [[1, 0, 2], [0, 2, 2]]
    assert panel.get_ylim()[0] > panel.get_ylim()[1]  # row 0 is on top, as in the source


def test_a_roofline_shows_the_slowest_point_and_begins_where_points_are(drawn: list) -> None:
    slow = pd.DataFrame({"device": "card", "label": ["a", "b"], "flops_per_byte": [0.25, 4.0], "gflops": [1.0, 0.0]})
    for points in (slow, slow.assign(flops_per_byte=0.05)):
        measured.roofline({"card": (200.0, 5000.0)}, points, "title", name="one")
    near, far = (figure.axes[0] for figure in drawn)
    assert near.get_ylim()[0] == 0.5 and [min(panel.lines[0].get_xdata()) for panel in (near, far)] == [0.1, 0.01]


@pytest.mark.parametrize(("low", "shift"), [(None, 1.0), (1.0, 1.0), (0.5, 1.03**0.5)])
def test_lines_stand_apart_only_where_they_have_intervals(low: float | None, shift: float, drawn: list) -> None:
    table = pd.DataFrame({"case": ["a", "b"], "x": 8.0, "value": 1.0})
    measured.curves(table if low is None else table.assign(low=low, high=1.0 / low), "case", "title", name="one",
                    xlabel="x", ylabel="y")
    assert [line.get_xdata()[0] for line in drawn[0].axes[0].lines[:1]] == pytest.approx([8.0 / shift])


@pytest.mark.parametrize(("second", "widths"), [([1.0, 3.0], [2.5, 1.5]), ([2.0, 3.0], [1.5, 1.5])])
def test_of_lines_that_meet_the_one_below_is_wider(second: list, widths: list, drawn: list) -> None:
    table = pd.DataFrame({"case": ["a", "a", "b", "b"], "x": [8.0, 16.0] * 2, "value": [1.0, 4.0, *second]})
    measured.curves(table, "case", "title", name="one", xlabel="x", ylabel="y")
    assert [line.get_linewidth() for line in drawn[0].axes[0].lines] == widths


def test_points_stand_at_their_strides(drawn: list) -> None:
    simulated.strides(STRIDES, "title", name="strides")
    places = [set(bars.lines[0].get_xdata()) for bars in drawn[0].axes[0].containers]
    assert set().union(*places) == set(STRIDES["stride"])


def test_a_roofline_of_many_points_writes_a_label_beside_each_and_none_touches_another(drawn: list) -> None:
    near = 10.0 ** (1 + np.arange(16) // 4)  # four points each at nearly the same place
    many = pd.DataFrame({"device": "card", "label": range(16), "flops_per_byte": near / 100,
                         "gflops": near * (1 + np.arange(16) % 4 / 9)})
    measured.roofline({"card": (200.0, 5000.0)}, many, "title", name="one")
    panel = drawn[0].axes[0]
    texts = [text for text in panel.texts if text.get_text().isdigit()]
    assert [text.get_text() for text in texts] == [str(i) for i in range(16)] and panel.get_legend() is None
    boxes = [text.get_window_extent() for text in texts]
    assert not any(one.overlaps(other) for i, one in enumerate(boxes) for other in boxes[:i])


def test_size_panels_draw_sizes_in_order_and_layouts_as_places(drawn: list) -> None:
    measured.size_panels(PANELS, "title", name="one")
    sizes, layouts, empty = drawn[0].axes[:3]
    assert [510, 512, 1000] in [list(line.get_xdata()) for line in sizes.get_lines()]
    assert [tick.get_text() for tick in layouts.get_xticklabels()] == ["nn", "tt"]
    assert layouts.get_xlabel() == "layout at 256"
    assert sizes.get_ylabel() == "GFLOPS" and sizes.get_title() == "around 512" and not empty.axison


PREDICTED = pd.DataFrame({"source": ["S0", "S1"], "published": [10.0, 100.0], "low": [5.0, 80.0],
                          "simulated": [20.0, 90.0], "high": [40.0, 91.0]})


def test_predicted_speeds_lie_around_the_line_where_they_agree(drawn: list) -> None:
    simulated.predicted(PREDICTED, "a title", name="test")
    (panel,) = drawn[0].axes
    assert (panel.get_xscale(), panel.get_yscale(), panel.get_ylabel()) == (
        "log", "log", "simulated GFLOPS (low to high)")
    line = next(each for each in panel.lines if len(each.get_xdata()) == 2 and each.get_color() == "#666666")
    assert list(line.get_xdata()) == list(line.get_ydata())


def test_reaches_have_a_bar_for_the_whole_and_a_marker_for_each_part(drawn: list) -> None:
    table = pd.DataFrame({"published": [4.0, 2.0], "clock": [3.0, 1.5]}, index=["a", "b"])
    simulated.reaches(table, "a title", name="test", whole="published", xlabel="times")
    (panel,) = drawn[0].axes
    assert [bar.get_x() + bar.get_width() for bar in panel.patches] == [4.0, 2.0]
    assert [tick.get_text() for tick in panel.get_yticklabels()] == ["a", "b"]
    assert list(panel.lines[0].get_xdata()) == [3.0, 1.5] and panel.get_xlim()[0] == 0.9
    simulated.reaches(table * 0.5, "a title", name="test", whole="published", xlabel="times")
    assert drawn[1].axes[0].get_xlim()[0] == 0.9 * 0.75


def test_mean_times_have_intervals_where_there_are_any_and_the_budget_across(drawn: list) -> None:
    DRAW["mean_times"]("mean_times")
    (panel,) = drawn[0].axes
    spans = [part.get_segments()[0][:, 0].round(3).tolist() for part in panel.collections if len(part.get_segments())]
    assert spans == [[0.04, 0.07], [0.29, 0.31]]
    assert any(list(line.get_xdata()) == [0.255, 0.255] for line in panel.lines)
    assert [text.get_text() for text in panel.texts] == [
        "0.05 [0.04, 0.07]", "0.3 [0.29, 0.31]", "0.07, no interval", "budget 0.255"]
    assert panel.get_xlabel() == "mean time, ms"


def test_weights_of_earlier_tiles_shrink_by_the_factor_that_is_written(drawn: list) -> None:
    attention.online_weights(np.array([0.0, -1.0, 2.0, 1.0]), 2, name="weights")
    first, second = drawn[0].axes
    assert [bar.get_height() for bar in first.patches] == pytest.approx([1.0, np.exp(-1)])
    shrunk = np.exp([-2.0, -3.0, 0.0, -1.0])
    assert [bar.get_height() for bar in second.patches[-4:]] == pytest.approx(shrunk)
    assert second.get_title() == f"tile 2: m = 2.00\nearlier weights x 0.14\nl = {shrunk.sum():.2f}"


@pytest.mark.parametrize("draw", [
    lambda title: attention.online_weights(np.array([0.0, 1.0]), 1, title, name="t"),
    lambda title: attention.who_computes({"a": np.arange(4).reshape(2, 2)}, title, name="t"),
    lambda title: attention.tensor_orders(Attention(1, 2, 3, 4), title, name="t")],
    ids=["online_weights", "who_computes", "tensor_orders"])
def test_a_picture_of_attention_bears_the_message_that_is_given(draw: Callable[[str], None], drawn: list) -> None:
    draw("rows shrink")
    (figure,) = drawn
    assert "rows shrink" in [figure.get_suptitle(), *(panel.get_title() for panel in figure.axes)]


def test_work_items_without_an_element_are_orange(drawn: list) -> None:
    DRAW["work_items"]("work_items")
    orange = matplotlib.colors.to_rgba(COLOURS[1])
    above = [cell for cell in drawn[0].axes[0].patches if cell.get_y() == 0]
    assert [cell.get_facecolor() == orange for cell in above] == [False] * 6 + [True] * 2
    with refuses("group"):
        lesson.work_items(8, 3, 8, "title", name="none")


def test_digits_of_floats_stand_below_those_of_their_weight(drawn: list) -> None:
    lesson.float_parts({"x": (1.5, 24), "high": (1.0, 11), "low": (-0.5, 11)}, "title", name="parts")
    places: dict[float, list[float]] = {}
    for cell in drawn[0].axes[0].patches:
        places.setdefault(cell.get_y(), []).append(cell.get_x())
    rows = list(places.values())
    assert [len(row) for row in rows] == [24, 11, 11]
    assert [row[0] for row in rows] == [0, 0, 1]  # 2^0 for the first two, 2^-1 for the last
    blue = matplotlib.colors.to_rgba(COLOURS[0])
    assert [cell.get_x() for cell in drawn[0].axes[0].patches if cell.get_facecolor() == blue] == [0, 1, 0, 1]
    for value in (0.0, 1 + 2**-11):
        with refuses("x"):
            lesson.float_parts({"x": (value, 11)}, "title", name="none")


def test_the_tiles_walk_along_k_and_the_sums_stay(drawn: list) -> None:
    DRAW["tile_steps"]("tile_steps")
    tiles = [[patch for patch in panel.patches if patch.get_width() == 2] for panel in drawn[0].axes]
    a, b, c = ([(each[place].get_x(), each[place].get_y()) for each in tiles] for place in range(3))
    assert [x for x, _ in a] == [0, 2, 4] and len({y for _, y in a}) == 1
    assert [y for _, y in b] == [0, 2, 4] and len({x for x, _ in b}) == 1
    assert len(set(c)) == 1 and len(tiles) == 3
    with refuses("tile"):
        lesson.tile_steps(6, 4, name="none")


def test_strips_share_bands(drawn: list) -> None:
    assert lesson.group_order(4, 4, 2, 4, name="order") == {"row by row": 5, "strips of 2": 4}
    assert "share 4 bands" in drawn[0].get_suptitle()
    with refuses("together"):
        lesson.group_order(2, 2, 2, 5, name="none")


def test_a_work_item_reads_one_row_and_one_column(drawn: list) -> None:
    DRAW["dot_product"]("dot_product")
    a, b, c = ({(cell.get_y(), cell.get_x()) for cell in panel.patches
                if cell.get_facecolor() == matplotlib.colors.to_rgba(style.PARTS[letter])}
               for panel, letter in zip(drawn[0].axes, "ABC", strict=True))
    assert len(c) == 1 and a == {(1, k) for k in range(4)} and b == {(k, 2) for k in range(4)}


@pytest.mark.parametrize(("gflops", "moves"), [(1.0, True), (0.3, False)])
def test_the_bandwidth_of_a_roofline_stands_where_no_point_does(drawn: list, gflops: float, moves: bool) -> None:
    point = pd.DataFrame({"device": ["d"], "label": ["p"], "flops_per_byte": [0.03], "gflops": [gflops]})
    measured.roofline({"d": (100.0, 1e4)}, point, "title", name="roof")
    said = next(text for text in drawn[-1].axes[0].texts if text.get_text() == "100 GB/s")
    assert bool(said.xy[0] > 0.02) is moves


def test_without_a_barrier_only_the_slowest_finds_the_whole_tile(drawn: list) -> None:
    DRAW["barrier_times"]("barrier_times")
    waits, runs = drawn[0].axes
    named = [[text.get_text() for text in panel.get_legend().get_texts()] for panel in (waits, runs)]
    assert set(named[0]) == {"fetch", "wait", "use", "barrier"}
    assert set(named[1]) == {"fetch", "use", "use too early", "the tile is whole"}


def test_strips_name_the_worst_of_each_kind_and_leave_the_untimed_hollow(drawn: list) -> None:
    table = pd.DataFrame({"family": ["deep", "deep", "odd"], "ratio": [0.5, 0.9, 1.2], "known": [True, False, True],
                          "label": ["a", "b", "c"]})
    measured.strips(table, "title", name="strips", xlabel="ratio")
    panel = drawn[-1].axes[0]
    assert [text.get_text() for text in panel.texts] == ["a", "c"]
    assert [text.get_text() for text in panel.get_yticklabels()] == ["deep", "odd"]
    filled = [points for points in panel.collections if tuple(points.get_facecolors()[0][:3]) != (1, 1, 1)]
    assert sorted(x for points in filled for x, _ in points.get_offsets()) == [0.5, 1.2]


def test_each_line_has_its_label_at_its_end_and_labels_do_not_overlap(drawn: list) -> None:
    DRAW["labelled_lines"]("lines")
    card, cpu = drawn[0].axes
    assert not drawn[0].legends and [[text.get_text() for text in panel.texts] for panel in (card, cpu)] == [
        ["c", "b", "a"], ["b"]]  # from the top
    places = [text.get_position()[1] for text in reversed(card.texts)]
    assert places[1] - places[0] > 0.05 and places[2] <= 1  # a and b end at 60 and 60.5
    colours = {line.get_label(): line for line in card.containers}
    for text in (card.texts[1], cpu.texts[0]):  # a darker orange
        np.testing.assert_allclose(text.get_color(), 0.8 * np.array(matplotlib.colors.to_rgb(COLOURS[1])))
    assert len(colours) == 3
    assert list(cpu.lines[0].get_xdata()) == [64, 128] and cpu.texts[0].get_position()[1] == pytest.approx(
        cpu.transAxes.inverted().transform(cpu.transData.transform((1, 80)))[1], abs=0.02)


def test_lines_are_named_in_the_last_panel_or_in_a_legend_where_another_has_other_lines(drawn: list) -> None:
    same = SUMMARY.fillna({"gflops": 5.0, "gflops_low": 4.0, "gflops_high": 6.0})
    for table in (same, SUMMARY):
        measured.speeds(table.replace({"kernel": {"a": "gemm_a"}}), "title", name="one")
    assert [[text.get_text() for text in panel.texts] for figure in drawn for panel in figure.axes] == [
        [], ["b", "a"], [], []]
    assert [len(figure.legends) for figure in drawn] == [0, 1]
    grown = PANELS.assign(gflops=[3.0, 3.1, 5.0, 4.0, 2.0, 1.0], kernel=list("abaaab"))
    measured.size_panels(grown, "title", name="one")
    assert [len(panel.texts) for panel in drawn[-1].axes] == [0, 2, 0] and not drawn[-1].legends


STRIDES = pd.DataFrame({"stride": [512, 1024] * 2, "kind": ["power of two"] * 2 + ["256 bytes more"] * 2,
                        "l2_clocks": 2.0, "l2_apart": 1.0, "l2_in_step": 3.0, "channels": 1, "l1_again": 0.0})
RANGES = pd.DataFrame({"kernel": ["default", "winner"], "pad": 0, "gflops": [5.0, 5.1], "gflops_low": 4.0,
                       "gflops_high": 6.0, "gflops_in_step": 4.5})
NAMED = {
    **{name: DRAW[name] for name in ("ratios", "curves", "labelled_lines", "sizes", "time")},
    "low": lambda name: measured.curves(
        pd.DataFrame({"x": [1, 2] * 6, "value": [9.0, 1.0] * 6, "case": np.repeat(list("uvwxyz"), 2)}), "case", "title",
        name=name, xlabel="x", ylabel="y"),
    "long": lambda name: measured.curves(
        pd.DataFrame({"x": 1, "value": [4.1, 4.0, 4.0], "case": ["tiled kernels, H200, 718 products", "a", "b"]}),
        "case", "title", name=name, xlabel="x", ylabel="y"),
    "strides": lambda name: simulated.strides(STRIDES, "title", name=name),
    "speed_ranges": lambda name: simulated.speed_ranges({"floats": RANGES}, {"floats": "pad"}, "kernel", "title",
                                                        name=name, line=5.2, said="75 % of peak"),
}


@pytest.mark.parametrize("kind", NAMED)
def test_labels_at_lines_lie_within_the_picture_and_beside_each_other(kind: str, drawn: list,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plt, "show", lambda: (plt.gcf().canvas.draw(), drawn.append(plt.gcf())))
    NAMED[kind](kind)
    (figure,) = drawn
    boxes = [text.get_window_extent() for panel in figure.axes for text in panel.texts
             if text.get_transform() == panel.transAxes]
    assert boxes
    assert all(0 <= box.x0 and box.x1 <= figure.bbox.x1 and 0 <= box.y0 and box.y1 <= figure.bbox.y1 for box in boxes)
    assert not any(one.overlaps(other) for i, one in enumerate(boxes) for other in boxes[:i])
    assert max(box.y1 for box in boxes) <= max(panel.bbox.y1 for panel in figure.axes) + 1  # below the title


def test_labels_of_equal_lines_stand_around_them_and_long_ones_are_broken(drawn: list) -> None:
    NAMED["long"]("long")
    (panel,) = drawn[0].axes
    long, above, below = panel.texts
    assert long.get_text() == "tiled kernels,\nH200, 718\nproducts"
    middle = (above.get_position()[1] + below.get_position()[1]) / 2
    assert panel.transAxes.transform((1, middle))[1] == pytest.approx(panel.transData.transform((1, 4.0))[1], abs=1)


def test_a_label_stands_where_its_line_ends_on_an_axis_that_nothing_has_asked_for_yet() -> None:
    figure, panel = plt.subplots()
    panel.plot([1, 2, 3], [1000, 100, np.nan], label="gemm_a")
    style.label_lines(panel)
    plt.close(figure)
    (text,) = panel.texts
    assert text.get_text() == "a" and text.get_position()[1] == pytest.approx(0.05 / 1.1, 0.01)


TOGETHER = [
    ["nvidia-h100-80gb-hbm3", "nvidia-h200", "pocl-amd-epyc-zen3", "pocl-amd-epyc-zen4", "pocl-amd-epyc-zen5",
     "this device"], ["Radeon RX 590", "Radeon RX 590 GME"],
    ["gemm_naive", "gemm_tiled", "gemm_tiled_2x2", "gemm_naive_row0", "gemm_tiled_2x2_oob"],
    ["gemm_naive", "gemm_tiled", "gemm_tiled_2x2", "gemm_blocked", "cublas"],
    ["gemm_tiled_2x2", "gemm_tiled_4x4", "gemm_tiled_2x2_float4", "gemm_tiled_32", "gemm_tiled_rect 8x8"],
    ["gemm_naive", "gemm_naive_row0", "gemm_transposed_b", "gemm_transposed_b_row0"],
    ["gemm_naive", "gemm_naive_row0", "gemm_transposed_b", "gemm_tiled", "gemm_tile20_vectorized"],
    ["gemm_naive", "gemm_tile16", "gemm_tile20_vectorized", "gemm_float4_vec"],
    ["lab.gemm", "clblast", "cublas"], ["lab.gemm", "clblast", "numpy"],
    ["gemm_blocked", "gemm_polaris", "gemm_tensor", "gemm_cpu", "cublas"],
    ["VALU", "LDS", "L1", "L2", "DRAM"], ["multiply-add", "local memory", "global memory", "waits"]]
"""The devices and kernels that meet in figures of the notebooks and of the report."""


@pytest.mark.parametrize("names", TOGETHER, ids=lambda names: names[-1])
def test_devices_and_kernels_that_meet_keep_their_own_colours(names: list[str]) -> None:
    alone = {name: style.looks([name])[name] for name in names}
    assert style.looks(names) == style.looks(names[::-1]) == alone
    assert len({each["color"] for each in alone.values()}) == len({each["marker"] for each in alone.values()}) == len(
        names)


def test_a_name_without_a_colour_takes_one_that_no_other_has() -> None:
    assert style.looks(["mine", "gemm_naive", "other", "gemm_naive"]) == {
        "mine": style.look(1), "gemm_naive": style.look(0), "other": style.look(2)}
    assert style.looks(["nvidia-h200\n1 x 8", "tiled, twice", "tiled"]) == {
        "nvidia-h200\n1 x 8": style.look(0), "tiled, twice": style.look(1), "tiled": style.look(2)}
    many = style.looks(range(30)).values()
    assert len({(each["color"], each["marker"]) for each in many}) == 30


ONE = {
    "speeds": lambda name: measured.speeds(SUMMARY[2:3].assign(kernel=name), "title", name="one"),
    "ratios": lambda name: measured.ratios(VERSUS[:1].assign(device=name), "title", name="one", ylabel="y"),
    "size_panels": lambda name: measured.size_panels(PANELS[:1].assign(kernel=name), "title", name="one"),
    "stacks": lambda name: measured.stacks(pd.DataFrame({name: [1.0]}), "title", name="one", ylabel="y"),
    "bars": lambda name: measured.bars(BARS[:1].assign(device=name), "title", name="one", xlabel="x"),
    "named_points": lambda name: measured.named_points(pd.DataFrame({"x": [1.0], "y": 3.0}, index=[name]), "x", "y",
                                                       "title", name="one", xlabel="x", ylabel="y"),
    "curves": lambda name: measured.curves(pd.DataFrame({"x": [1], "value": 3.0, "case": name}), "case", "title",
                                           name="one", xlabel="x", ylabel="y"),
    "labelled_lines": lambda name: measured.labelled_lines(LINES[:2].assign(kernel=name), "kernel", "title", name="one",
                                                           xlabel="x", ylabel="y"),
    "sizes": lambda name: simulated.sizes(MOVED[:2].assign(kernel=name), 2**21, "title", name="one"),
    "speed_ranges": lambda name: simulated.speed_ranges({"x": RANGES[:1].assign(kernel=name)}, {"x": "pad"}, "kernel",
                                                        "title", name="one", line=5.2, said="peak"),
    "resources": lambda name: simulated.resources(
        pd.DataFrame({name: [1.0]}), pd.DataFrame({"low": [1.0], "expected": 1.0, "high": 2.0}), "title", name="one"),
}
STORY = {
    "shares_of_peak": lambda name: story.shares_of_peak(pd.DataFrame({"card": [name], "share": 5.0, "label": "a"})),
    "errors_over_bounds": lambda name: story.errors_over_bounds(
        pd.DataFrame({"device": [name], "kernel": "a", "fraction": 2.0})),
    "parts_of_the_fastest": lambda name: story.parts_of_the_fastest(
        {f"{name}, 64 x 64 x 64": pd.DataFrame({"kernel": ["a"], "share": 100.0, "low": 99.0, "high": 101.0})}),
}


@pytest.mark.parametrize("kind", [*ONE, *STORY])
def test_a_series_alone_has_the_colour_of_its_name(kind: str, drawn: list) -> None:
    for name, colour in (("tiled", COLOURS[1]), ("this device", COLOURS[2])):
        figure = STORY[kind](name) if kind in STORY else ONE[kind](name) or drawn[-1]
        panel = figure.axes[0]
        colours = {matplotlib.colors.to_hex(each) for each in (*(line.get_color() for line in panel.lines),
                                                               *(patch.get_facecolor() for patch in panel.patches))}
        assert colour.lower() in colours and not {each.lower() for each in COLOURS[:3]} - {colour.lower()} & colours


def test_the_larger_the_size_the_darker_its_colour(drawn: list) -> None:
    table = pd.concat([EFFECTS[:1].assign(n=64 * 2**i) for i in range(6)])
    measured.effects(table[::-1], "title", name="one", xlabel="x")
    colours = [matplotlib.colors.to_rgb(bars.lines[0].get_color()) for bars in drawn[0].axes[0].containers]
    light = np.array(colours) @ (0.299, 0.587, 0.114)
    assert len(light) == 6 and (np.diff(light) < 0).all()


def test_a_roofline_writes_a_square_product_as_a_cube_and_not_over_the_limits(drawn: list) -> None:
    points = pd.DataFrame({"device": "card", "label": [f"{n} x {n} x {n}" for n in (64, 1024, 4096)] + ["64 x 64 x 8"],
                           "flops_per_byte": [10.0, 170.0, 680.0, 4.0], "gflops": [2000.0, 5000.0, 5000.0, 800.0]})
    measured.roofline({"card": (200.0, 5000.0)}, points, "title", name="one")
    texts = {text.get_text(): text.get_window_extent() for text in drawn[0].axes[0].texts}
    assert set(texts) == {"5,000 GFLOPS", "200 GB/s", "64\u00b3", "1024\u00b3", "4096\u00b3", "64 x 64 x 8"}
    boxes = list(texts.values())
    assert not any(one.overlaps(other) for i, one in enumerate(boxes) for other in boxes[:i])


def test_memory_traffic_is_in_multiples_of_the_matrices(drawn: list) -> None:
    DRAW["sizes"]("sizes")
    (panel,) = drawn[0].axes
    assert [list(line.get_ydata()) for line in panel.lines[:2]] == [[1, 5], [1, 5]]
    words = [text.get_text() for text in panel.texts]
    assert words[:2] == ["three matrices\nfill L2", "one matrix\nfills L2"] and set(words[2:]) == {"a", "b"}
    low, high = sorted(text.get_position()[1] for text in panel.texts[2:])
    assert high - low > 0.04  # the two lines coincide, their labels do not
