"""Strides against lists simulated by hand, and the study of memory levels against what must be conserved."""

from __future__ import annotations

import json

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
import pytest
from refusals import refuses

from polaris_lab.base import paths, recordings
from polaris_lab.model.cards import card, with_constants
from polaris_lab.model.problem import Gemm
from polaris_sim.timing import stride_walk
from polaris_studies import memory_levels, record_caches
from polaris_studies.pictures import simulated


def kept(lines, sets, ways):
    """Count the `lines` that a second reading finds, by a list for each set with the most recent last."""
    held, found = {}, 0
    for reading in range(2):
        for line in lines:
            mine = held.setdefault(line % sets, [])
            if line in mine:
                mine.remove(line)
                found += reading
            elif len(mine) == ways:
                mine.pop(0)
            mine.append(line)
    return found


@pytest.mark.parametrize("stride", [64, 128, 1024, 2048, 2112, 2304, 8256, 16384])
def test_the_second_reading_finds_what_a_list_finds(stride) -> None:
    row = stride_walk.stride_costs([stride], rows=128).iloc[0]
    lines = [stride * i // 64 for i in range(128)]
    assert row["l1_again"] == kept(lines, 64, 4) / 128
    assert row["l1_sets"] == len({line % 64 for line in lines})
    assert row["channels"] == len({stride * i // 256 % 8 for i in range(128)})
    assert row["lines"] == 64 and row["ta_clocks"] == 16


def test_words_in_order_are_four_lines_and_four_clocks() -> None:
    assert stride_walk.stride_costs([4])[["lines", "ta_clocks", "channels"]].values.tolist() == [[4, 4, 4]]


def test_two_kilobytes_meet_one_channel_and_one_line_more_meets_all() -> None:
    table = stride_walk.stride_costs([1984, 2048, 2112, 2304, 4096, 16384])
    assert table["channels"].tolist() == [8, 1, 8, 8, 1, 1]
    assert (table["l2_in_step"] / table["l2_apart"]).round(2).tolist() == [1, 8, 1, 1, 8, 8]
    step = table["l2_clocks"] - table["l2_apart"]
    assert np.allclose(step, card().channel_lockstep * (table["l2_in_step"] - table["l2_apart"]))


@pytest.mark.parametrize("stride", [64, 192, 2048, 8192, 8256, 8448, 16384])
def test_rows_held_are_what_a_reading_keeps_and_no_row_more(stride) -> None:
    held = stride_walk.rows_held(stride)
    assert stride_walk.stride_costs([stride], rows=held["L1"])["l1_again"].item() == 1
    assert stride_walk.stride_costs([stride], rows=held["L1"] + 1)["l1_again"].item() < 1
    full = stride_walk.stride_costs([stride], rows=held["L2"])
    assert full["l2_again"].isna().item() or full["l2_again"].item() == 1
    assert stride_walk.stride_costs([stride], rows=2 * held["L2"])["l2_again"].item() == 0


def test_a_fiji_card_has_twice_the_channels() -> None:
    assert stride_walk.stride_costs([2048], card="r9_nano")["channels"].item() == 2


@pytest.mark.parametrize("stride", [0, -4, 6])
def test_a_stride_that_is_none_is_refused(stride) -> None:
    with refuses("stride"):
        stride_walk.stride_costs([stride])


def test_rows_held_wants_whole_lines() -> None:
    with refuses("stride"):
        stride_walk.rows_held(100)


@pytest.fixture(scope="module")
def rows():
    points = [("gemm_naive", memory_levels.square_problem("gemm_naive", 32, k, ld)) for k in (32, 64)
              for ld in (None, 2048, 2112)]
    return memory_levels.simulate_points([*points,
                                          ("gemm_transposed_b",
                                           memory_levels.square_problem("gemm_transposed_b", 32, 64))])


def test_a_small_product_reads_each_matrix_once_from_memory(rows) -> None:
    assert (rows["dram_read"] == 4 * (rows["m"] * rows["k"] + rows["k"] * rows["n"])).all()
    assert (rows["dram_write"] == 4 * rows["m"] * rows["n"]).all()
    assert np.allclose(rows["l1"] * (1 - rows["l1_hits"]), rows["l2_read"])
    assert np.allclose(rows["l2_read"] * (1 - rows["l2_hits"]), rows["dram_read"])


def test_lines_looked_up_are_those_of_the_kernel(rows) -> None:
    """A wave of the naive kernel is 4 rows and 16 columns: 4 lines of A and one of B in each step."""
    naive = rows[rows["kernel"] == "gemm_naive"]
    assert (naive["l1"] == 64 * 5 * naive["m"] * naive["n"] / 64 * naive["k"]).all()


def test_the_pitch_and_not_the_size_takes_l1_away(rows) -> None:
    hits = rows[(rows["kernel"] == "gemm_naive") & (rows["k"] == 64)].set_index("lda")["l1_hits"]
    assert hits[2048] < 0.5
    assert hits[2112] > 0.85


def test_ranges_hold_the_expected(rows) -> None:
    assert (rows["gflops_low"] <= rows["gflops"]).all() and (rows["gflops"] <= rows["gflops_high"]).all()
    met = memory_levels.simulate_points([("gemm_naive_row0",
                                          memory_levels.square_problem("gemm_naive_row0", 128, 32, 2048))]).iloc[0]
    assert met["gflops_in_step"] < met["gflops"] == met["gflops_apart"] and met["l2_skew"] > 7


def test_reads_grow_with_k_and_writes_do_not(rows) -> None:
    tight = rows[(rows["lda"] == 64) & (rows["kernel"] == "gemm_naive")]
    found = memory_levels.extrapolate_in_k(tight.assign(n=128)).iloc[0]
    assert found["dram"] == 2 * tight["dram_read"].item() + tight["dram_write"].item()
    assert found["l1"] == 2 * tight["l1"].item()


@pytest.mark.parametrize(("n", "k"), [(256, 256), (1024, 1024), (1536, 688), (2048, 512), (4096, 256)])
def test_the_depth_leaves_b_with_four_megabytes(n, k) -> None:
    assert record_caches.depth(n) == k


def test_the_points_fit_their_kernels() -> None:
    points = [*record_caches.curve(), *record_caches.pitch()]
    assert all(each.m == each.n and each.lda >= each.k and each.ldc >= each.n for _, each in points)
    assert {each.lda for name, each in points if each.n == 4096 and name == "gemm_blocked"} == {4096, 4112, 4160}
    assert ("gemm_transposed_b", Gemm(4096, 4096, 256, trans_b=True, lda=4096, ldb=4096)) in points


def test_another_constant_needs_a_name() -> None:
    assert with_constants("rx590", l1_ways=16).l1_ways == 16 and card("rx590").l1_ways == 4
    with refuses("l1_way"):
        with_constants("rx590", l1_way=16)


def test_a_kernel_of_two_launches_is_refused() -> None:
    with refuses("kernel", says="gemm_transposed_b"):
        memory_levels.simulate_points([("gemm_transposed_b", Gemm(32, 32, 32))])


def test_what_is_kept_can_be_read_again(rows, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "MEASURED", tmp_path)
    path = record_caches.save_rows(rows, record=True)
    assert path.parent == tmp_path / "rx590-simulated" / "caches"
    facts = json.loads(path.with_suffix(".json").read_text())
    assert facts["device"]["simulated"] and facts["device"]["constants"]["channel_lockstep"] == 0
    again = recordings.recorded("caches", memory_levels.LEVEL_COLUMNS)
    assert again["l1"].tolist() == rows["l1"].tolist() and (again["device"] == "rx590-simulated").all()


def test_a_recorded_row_is_what_the_study_gives_now() -> None:
    rows = recordings.recorded("caches", memory_levels.LEVEL_COLUMNS)
    recorded = rows.query("device == 'rx590-simulated' and kernel == 'gemm_float4_small' and n == 256").iloc[0]
    now = memory_levels.simulate_points([("gemm_float4_small",
                                          memory_levels.square_problem("gemm_float4_small", 256, 256))]).iloc[0]
    compared = ["l1", "l2_read", "l2_write", "dram_read", "dram_write", "l2_skew", "gflops_low", "gflops",
                "gflops_high"]
    assert np.allclose(recorded[compared].astype(float), now[compared].astype(float), rtol=1e-8)
    assert recorded["limit"] == now["limit"]


def test_pictures_say_simulated_and_show_both_ends(rows, monkeypatch) -> None:
    shown: list = []
    monkeypatch.setattr(plt, "show", lambda: shown.append(plt.gcf()))
    simulated.strides(stride_walk.stride_costs([1024, 2048]).assign(kind="power of two"), "title", name="a")
    simulated.sizes(memory_levels.extrapolate_in_k(rows), 2**21, "title", name="b")
    simulated.pitches(rows[rows["k"] == 64], "title", name="c")
    labels = [[panel.get_xlabel() + panel.get_ylabel() for panel in each.axes] for each in shown]
    assert len(shown) == 3 and all(any("simulated" in label for label in of_one) for of_one in labels)
    thin, thick = shown[2].axes[0].collections[:2]
    first = rows[(rows["k"] == 64) & (rows["lda"] == 64)].iloc[0]
    assert [each[0][0] for each in (thin.get_segments()[:1] + thick.get_segments()[:1])] == [
        first["gflops_low"], first["gflops_in_step"]]
