"""Published figures compared with simulated launches: which figures count, and one change at a time."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base import paths
from polaris_lab.model.cards import card
from polaris_lab.model.problem import Gemm
from polaris_sim.simulator import simulate
from polaris_sim.timing.cost_estimate import cost
from polaris_studies import explanations, published_figures, validation
from polaris_studies.validation import assumptions

CARD = "rx590_gme"


@pytest.fixture(scope="module")
def rows() -> pd.DataFrame:
    """One launch of gemm_tiled_2x2, with throttles, one with gaps behind its rows."""
    return validation.simulate([validation.square_case("gemm_tiled_2x2", 128, CARD, throttles=(1, 8)),
                                validation.square_case("gemm_tiled_2x2", 128, CARD, 16)])


def of(rows: pd.DataFrame, assumption: str) -> pd.Series:
    return explanations.tight(rows, assumption).iloc[0]


# -- what is published

def test_figures_are_of_kernels_alone_on_the_card() -> None:
    cells = published_figures.cells().set_index(["document", "kernel", "n"])
    tile20 = cells.loc["S3", "gemm_tile20_vectorized", 2048]
    assert (tile20.gflops_low, tile20.gflops, tile20.gflops_high, tile20.card) == (327, 329, 335, "rx590")
    assert cells.loc[("S0", "gemm_tiled_2x2_oob", 1024), "gflops"] == 64.6
    assert cells.loc[("S0", "gemm_naive", 1024), "gflops"] == 7.1
    assert cells.loc[("S1", "gemm_transposed_b", 2048), "gflops"] == 51.9
    assert ("S1", "gemm_naive", 2048) not in cells.index, "a processor made that figure"
    assert cells.loc[("S2", "gemm_float4_vec", 512), "gflops"] == 407.37, "228 is of a whole engine"
    assert 848 not in set(cells["gflops"]), "a figure without a size"


def test_the_libraries_have_a_source_each() -> None:
    table = published_figures.nano()
    assert table["source"].str.len().min() > 10 and table["gflops"].max() == 7486
    assert published_figures.by_rows(table.loc["FN-06"]) == Gemm(7000, 1760, 1760)


@pytest.mark.parametrize("item", [4, 6, 8])
def test_the_shape_of_clblas_multiplies_with_a_turned(item: int) -> None:
    n = 2 * 16 * item
    done = simulate(published_figures.strided_items(item), problem=Gemm(n, n, n), seed=3, compiler="clang")
    rng = np.random.default_rng(3)
    a, b = (rng.standard_normal((n, n), dtype=np.float32) for _ in "AB")
    assert np.allclose(done.output, a.T @ b, atol=1e-3) and done.faults.empty


# -- one launch, one change at a time

def test_as_it_is_is_what_cost_says(rows: pd.DataFrame) -> None:
    found = cost("gemm_tiled_2x2", 128, 128, 128, card=CARD, resident_sets=1, compiler="clover")
    row = of(rows, "as it is")
    assert (row.ms_low, row.ms, row.ms_high) == found.time_ms
    assert (row.gflops_low, row.gflops, row.gflops_high) == found.gflops
    assert row.limit == found.limit
    assert row.l2_mb == pytest.approx((found.traffic["L2 read"] + found.traffic["L2 write"]) / 1e6)


def test_a_slower_core_is_that_much_slower_but_for_memory(rows: pd.DataFrame) -> None:
    launch = card(CARD).launch_us / 1e3
    times = (of(rows, "core 300 MHz").ms - launch) / (of(rows, "as it is").ms - launch)
    assert 0.8 * 1380 / 300 < times < 1.001 * 1380 / 300
    assert of(rows, "memory 300 MHz").ms >= of(rows, "as it is").ms
    assert of(rows, "both 300 MHz").ms == pytest.approx((of(rows, "core 300 MHz").ms), rel=0.3)


def test_what_is_in_no_cache_costs_more_than_what_is_in_all(rows: pd.DataFrame) -> None:
    assert of(rows, "all in L2").ms <= of(rows, "as it is").ms < of(rows, "nothing in L2").ms
    assert of(rows, "no lockstep").ms <= of(rows, "as it is").ms <= of(rows, "all lockstep").ms


def test_fewer_work_groups_at_once_are_not_faster(rows: pd.DataFrame) -> None:
    assert of(rows, "1 at once").ms >= of(rows, "8 at once").ms
    assert validation.square_case("gemm_tiled_2x2", 64, CARD).throttles == ()


def test_gaps_are_behind_the_rows_of_all_three() -> None:
    apart, turned = (validation.square_case(name, 64, CARD, 16).problem
                     for name in ("gemm_tiled_2x2", "gemm_transposed_b"))
    assert (apart.lda, apart.ldb, apart.ldc, apart.trans_b, turned.trans_b) == (80, 80, 80, False, True)


def test_changes_do_not_touch_the_card_itself() -> None:
    where = card(CARD)
    slow, _ = assumptions()["both 300 MHz"]
    assert (slow(where).boost_mhz, slow(where).memory_gb_per_s) == (300, 256 * 300 / 2000) and where.boost_mhz == 1380


def test_rows_are_kept_by_card_and_say_that_they_are_simulated(rows: pd.DataFrame, tmp_path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    (path,) = validation.save_rows(rows, record=False)
    assert path.parent.parent.name == f"{CARD}-simulated"
    assert list(pd.read_csv(path).columns) == validation.VALIDATION_COLUMNS
    assert json.loads(path.with_suffix(".json").read_text())["device"]["simulated"] is True


# -- how far apart, and why

def table(**ratios: list[float]) -> pd.DataFrame:
    return pd.DataFrame([{"document": "S0", "kernel": name, "n": 256 * 2**i, "m": 256 * 2**i, "k": 256 * 2**i,
                          "published": 100.0, "ratio": ratio,
                          "card": CARD} for name, values in ratios.items() for i, ratio in enumerate(values)])


def test_a_kernel_left_out_is_predicted_by_the_others() -> None:
    found = explanations.left_out(table(a=[2.0, 8.0], b=[4.0], c=[16.0]))
    assert found.loc["c"].tolist() == pytest.approx([1, 4, 4, 4])  # a and b each have the mean 4
    assert found.loc["a", "factor"] == pytest.approx(8) and found.loc["a", "most"] == pytest.approx(4)


def test_figures_are_joined_by_card_and_size(rows: pd.DataFrame) -> None:
    found = explanations.compare_with_published(
        rows.assign(m=1024, n=1024, k=1024, ldc=np.where(rows["ldc"] == 128, 1024, 1040)))
    one = found.set_index(["document", "kernel", "n"]).loc["S0", "gemm_tiled_2x2", 1024]
    assert one.ratio == pytest.approx(of(rows, "as it is").gflops / 242.9) and one.low <= one.simulated <= one.high
    assert found["ratio"].notna().sum() == 1


def test_factors_are_times_over_the_launch_as_it_is(rows: pd.DataFrame) -> None:
    (found,) = explanations.factors(rows).to_dict("records")
    assert found["core 300 MHz"] == pytest.approx(of(rows, "core 300 MHz").ms / of(rows, "as it is").ms)
    apart = rows[(rows["ldc"] > 128) & (rows["assumption"] == "as it is")].iloc[0]
    assert found["pitch"] == pytest.approx(of(rows, "as it is").ms / apart.ms)


def test_a_launch_with_flushed_denormals_is_that_of_the_driver() -> None:
    case = validation.square_case("gemm_register_tiled", 64, CARD)
    kept, flushed = (validation.simulate([each])
                     for each in (case, replace(case, compiler="clang", flushed=True)))
    assert set(kept["compiler"]) == {"clover"} and flushed["assumption"].tolist() == [validation.FLUSHED]
    assert flushed["ms"].item() == cost("gemm_register_tiled", 64, 64, 64, card=CARD, resident_sets=1,
                                        compiler="clang").time_ms.expected
