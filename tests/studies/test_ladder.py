"""The ladder: every rung is a kernel of the catalogue; intensities, panels, ratios and goals are right."""

from __future__ import annotations

import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_studies import ladder

LIMITS = pd.DataFrame({"copy_gbs": [100.0], "mad_gflops": [20.0], "local_gbs": [1.0]}, index=["card"])


def rows(times: dict[str, list[float]], m: int = 1000, trans: str = "nn", config: str = "") -> pd.DataFrame:
    """Samples in ms of square products on one device; 1000 cubed is 2 GFLOP."""
    shape = {"device": "card", "config": config, "m": m, "n": m, "k": m, "trans": trans, "lda": m, "ldb": m, "ldc": m,
             "max_abs_error": 0.0, "bound_fraction": 0.1, "ok": True}
    return pd.DataFrame([{**shape, "kernel": kernel, "sample": i, "device_ms": ms}
                         for kernel, taken in times.items() for i, ms in enumerate(taken)])


def test_every_rung_is_a_good_kernel_of_the_catalogue() -> None:
    for name in ladder.RUNGS:
        assert catalogue()[name].signature == "gemm" and not catalogue()[name].museum
        assert ladder.intensity(name) > 0
    assert "gemm_cpu" in ladder.for_device("cpu") and "gemm_cpu" not in ladder.for_device("gpu")


@pytest.mark.parametrize(("kernel", "config", "expected"), [
    ("gemm_naive", "", 0.25), ("gemm_tiled", "", 4.0), ("gemm_tiled", "TILE=8", 2.0), ("gemm_float4_vec", "", 6.4),
    ("gemm_register_wide", "", 3.2), ("gemm_register_wide", "ITEM_M=16 VECTORS=1", 4.0),
    ("gemm_blocked", "TILE_M=256 TILE_N=128 TILE_K=16 BUFFERS=1", 128 / 3.0)])
def test_a_block_loads_its_edges_for_its_area(kernel: str, config: str, expected: float) -> None:
    assert ladder.intensity(kernel, config) == pytest.approx(expected)


@pytest.mark.parametrize("kernel", sorted({*ladder.RUNGS} - {"gemm_register_wide", "gemm_cpu"}))
def test_the_block_is_the_one_that_the_launch_covers(kernel: str) -> None:
    """For a kernel with tiles in local memory, or without a block, the geometry gives the outputs of a work-group."""
    size = 3840  # a multiple of 16, 20, 64, 128 and 256
    first = catalogue()[kernel].bind(Gemm(size, size, size)).passes[0]
    groups = 1
    for whole, part in zip(first.global_size, first.local_size, strict=True):
        groups *= whole // part
    rung, config = ladder.RUNGS[kernel], catalogue()[kernel].config()
    rows_, columns = (ladder.evaluate(side, config) for side in (rung.rows, rung.columns))
    items = first.local_size[0] * first.local_size[1] if "naive" in kernel else 1
    assert size * size == groups * items * rows_ * columns


def test_every_rung_but_the_first_is_made_from_one_above_it() -> None:
    above = list(ladder.RUNGS)
    assert not ladder.RUNGS[above[0]].parent
    assert all(ladder.RUNGS[name].parent in above[:place] for place, name in enumerate(above) if place)


def test_a_step_is_the_speed_over_the_parents_and_not_over_the_rung_above() -> None:
    taken = rows({"gemm_tiled": [800.0] * 6, "gemm_tiled_2x2": [400.0] * 6, "gemm_tiled_4x4": [200.0] * 6,
                  "gemm_float4_vec": [400.0] * 6, "gemm_gcn4_ultra_aligned": [100.0] * 6, "numpy": [100.0] * 6})
    table = ladder.steps(taken, LIMITS).set_index("kernel")
    assert table.loc["gemm_float4_vec", ["parent", "step"]].tolist() == ["gemm_tiled", 2.0]
    aligned = table.loc["gemm_gcn4_ultra_aligned"]  # its own parent, gemm_gcn4_ultra, has no rows
    assert aligned[["parent", "step"]].tolist() == ["gemm_tiled_4x4", 2.0]
    assert table.loc["gemm_tiled", "parent"] == "" and pd.isna(table.loc["gemm_tiled", "step"])


def test_the_fastest_configuration_is_taken_apart_one_tunable_at_a_time() -> None:
    times = [({"A": 1, "B": 1, "C": 1}, 10.0), ({"A": 2, "B": 1, "C": 1}, 20.0), ({"A": 3, "B": 1, "C": 1}, 12.5),
             ({"A": 1, "B": 2, "C": 1}, 40.0), ({"A": 1, "B": 3, "C": 2}, 80.0)]
    found = ladder.taken_apart(iter(times))
    assert found.index.tolist() == ["B", "A"]
    assert found.loc["A"].tolist() == [1, 2, 0.5] and found.loc["B"].tolist() == [1, 2, 0.25]


def test_steps_are_speeds_over_the_parent_at_the_largest_size() -> None:
    taken = pd.concat([rows({"gemm_naive": [900.0] * 6}, m=500),
                       rows({"gemm_tiled": [500.0] * 8, "numpy": [200.0] * 8, "gemm_naive": [1000.0] * 6,
                             "clblast": [400.0] * 8})])
    table = ladder.steps(taken, LIMITS)
    assert table["kernel"].tolist() == ["gemm_naive", "gemm_tiled"] and table["rung"].tolist() == [1, 2]
    assert table["gflops"].tolist() == pytest.approx([2.0, 4.0]) and set(table["m"]) == {1000}
    assert pd.isna(table["step"][0]) and table.loc[1, ["step", "low", "high"]].tolist() == [2.0] * 3
    assert table["of_ceiling"].tolist() == pytest.approx([0.1, 0.2])
    assert table["of_best_rival"].tolist() == pytest.approx([0.2, 0.4])


def test_problems_come_once() -> None:
    found = ladder.problems(multiples=[1, 4], centres=[512], around=[-1, 0], layouts=128, powers=[7, 9])
    assert [p.m for p in found if p.trans == "nn"] == [128, 512, 129, 516, 511]
    assert [(p.m, p.trans) for p in found if p.trans != "nn"] == [(128, "nt"), (128, "tn"), (128, "tt")]
    assert ladder.problems() == []


def test_a_row_stands_in_every_panel_that_it_belongs_to() -> None:
    every = ladder.problems(multiples=[4], centres=[512, 2048], around=[-2, 0], layouts=128, powers=[9, 10])
    table = ladder.by_panel(pd.concat([rows({"a": [1.0]}, p.m, p.trans) for p in [*every, Gemm(999, 999, 999)]],
                                      ignore_index=True))
    found = table.groupby("panel", sort=False)["at"].agg(list).to_dict()
    assert found == {"multiples of 128": ["512", "2048", "1024", "128"], "multiples of 129": ["516"],
                     "around 512": ["512", "516", "510"], "around 2048": ["2046", "2048"],
                     "layouts": ["nn", "nt", "tn", "tt"], "powers of two": ["512", "2048", "1024", "128"]}
    assert list(found) == list(ladder.PANELS)


def test_ratios_are_our_speed_over_theirs_and_layouts_stay_apart() -> None:
    taken = pd.concat([rows({"gemm_cpu": [2.0] * 6, "numpy": [3.0] * 6}, 512),
                       rows({"gemm_cpu": [2.0] * 6, "numpy": [1.0] * 6}, 512, "tt"),
                       rows({"gemm_cpu": [2.0] * 6, "numpy": [4.0] * 6}, 640)], ignore_index=True)
    table = ladder.compare_with_libraries(taken)
    assert table[["trans", "m", "ratio"]].values.tolist() == [["nn", 512, 1.5], ["nn", 640, 2.0], ["tt", 512, 0.5]]
    summary = ladder.find_worst(ladder.by_panel(table))
    assert summary.loc[("card", "multiples of 128", "numpy")].tolist() == [1.75, 1.5, "512"]
    assert summary.loc[("card", "layouts", "numpy")].tolist() == [1.0, 0.5, "tt"]
    with refuses("rows"):
        ladder.compare_with_libraries(pd.concat([taken, rows({"gemm_naive": [1.0] * 6}, 512)]))
    with refuses("rows"):
        ladder.compare_with_libraries(pd.concat([taken, rows({"numpy": [1.0] * 6}, 99)]))


def test_another_kernel_at_another_size_is_this_lab_too() -> None:
    taken = pd.concat([rows({"gemm_cpu": [2.0] * 6, "numpy": [3.0] * 6, "clblast": [8.0] * 6}, 512),
                       rows({"gemm_thin": [2.0] * 6, "numpy": [1.0] * 6, "clblast": [4.0] * 6}, 640)],
                      ignore_index=True)
    table = ladder.compare_with_libraries(taken)
    assert table[["m", "kernel", "rival", "ratio"]].values.tolist() == [
        [512, "gemm_cpu", "numpy", 1.5], [640, "gemm_thin", "numpy", 0.5],
        [512, "gemm_cpu", "clblast", 4.0], [640, "gemm_thin", "clblast", 2.0]]
    assert set(ladder.merge_lab_kernels(taken)["kernel"]) == {"lab.gemm", "numpy", "clblast"}
    assert set(ladder.merge_lab_kernels(taken[taken["m"] == 512])["kernel"]) == {"gemm_cpu", "numpy", "clblast"}


def test_a_goal_is_met_by_the_whole_interval_only() -> None:
    spread = [1.0, 1.0, 1.0, 2.0, 2.0, 2.0]  # of six samples, the interval is the whole range
    taken = pd.concat([rows({"gemm_cpu": [1.0] * 6, "numpy": spread}, m) for m in (64, 65, 66, 67)], ignore_index=True)
    goals = pd.DataFrame([("card", "numpy", 64, 1.0), ("card", "numpy", 65, 1.1), ("card", "numpy", 66, 2.1),
                          ("card", "clblast", 67, 1.0)],
                         columns=["device", "rival", "m", "hoped"])
    assert ladder.judge_goals(ladder.compare_with_libraries(taken), goals)[["m", "met"]].values.tolist() == [
        [64, "yes"], [65, "open"], [66, "no"]]
