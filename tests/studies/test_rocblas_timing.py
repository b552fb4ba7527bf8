"""rocBLAS's kernels in the timing model: what is published, what is executed, and what a fit gives."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from polaris_lab.model.cards import card
from polaris_sim.timing import model
from polaris_sim.timing.cost_estimate import cost
from polaris_studies import record_rocblas_speeds, rocblas_library, rocblas_timing
from polaris_studies.rocblas_library import Solution
from polaris_studies.tensile_host import Product


def test_the_published_speeds_are_below_the_card_s_peak() -> None:
    table = rocblas_timing.published()
    assert len(table) == 199 and table["gflops"].between(1000, 8192).all()
    np.testing.assert_allclose(2e-6 * table["m"] * table["n"] * table["k"] / table["ms"], table["gflops"])


def test_a_multiply_add_takes_what_the_measured_one_took() -> None:
    constants = rocblas_timing.measured_card().constants
    assert constants["valu_fma"].value == constants["valu_full"].value == 4


def test_a_fit_finds_the_constants_that_made_the_times() -> None:
    where = card("r9_nano")
    at = model.constants(where, "expected")
    works = [work for n in (128, 256, 512, 1024)
             for work in cost("gemm_tiled", n, n, n, card=where, resident_sets=1, depths="auto").works]
    terms = [record_rocblas_speeds.both_terms(work, at) for work in works]
    for part in (0, 0.3):
        values = {name: at[name] for name in record_rocblas_speeds.FITTED} | {"channel_lockstep": part}
        np.testing.assert_allclose(record_rocblas_speeds.refitted_ms(terms, where, values),
                                   [model.expected_ms([work], where, values) for work in works])
    truth = {"core_mhz": 800.0, "launch_us": 20.0, "channel_lockstep": 0.2}
    fitted = record_rocblas_speeds.fit(record_rocblas_speeds.refitted_ms(terms, where, truth), terms, where)
    assert fitted == pytest.approx(truth, rel=0.03)


def test_pairs_are_in_order_by_how_far_the_model_puts_them_apart() -> None:
    rows = pd.DataFrame({"gflops_simulated": [100.0, 110.0, 300.0], "gflops": [120.0, 100.0, 200.0]})
    assert rocblas_timing.pairs_in_order(rows, (1, 1.5, 4)) == {"1 to 1.5": 0.0, "1.5 to 4": 1.0}


def test_rows_of_a_power_of_two_begin_in_one_channel() -> None:
    rows = pd.DataFrame({"k": [1024, 2048, 1536, 2816, 1760, 1761]})
    assert rocblas_timing.channels_met(rows).tolist() == [1, 1, 2, 4, 16, 16]


def test_rows_are_summarised_before_and_after_the_fit() -> None:
    rows = rocblas_timing.compared(pd.DataFrame({
        "m": 100, "n": 100, "k": 100, "split": [1, 2], "published_ms": [1.0, 2.0], "ms_low": [0.4, 0.5],
        "ms": [0.5, 1.0], "ms_high": [2.0, 1.5], "ms_refitted": [1.1, 1.8]}))
    found = rocblas_timing.summarise(rows, ["kind"])
    assert list(found.index) == ["k whole", "k split"] and found["in range"].tolist() == [1, 0]
    assert found["mean error, %"].tolist() == [50, 50] and found["ratio"].tolist() == [0.5, 0.5]
    assert rocblas_timing.summarise(rows, fitted=True)["mean error, %"].iloc[0] == pytest.approx(10)


# -- with the kernels at hand

def small() -> Solution:
    return min((each for each in rocblas_library.solutions().values() if each.split == 1 and each.layout == "NN"),
               key=lambda each: (each.macro_tile, each.name))


def test_leaving_the_multiply_adds_out_changes_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    solution, where = small(), rocblas_timing.measured_card()
    rows, columns = solution.macro_tile
    product = Product("NN", 2 * rows + 3, columns + 1, 3 * solution.depth_u + 1)
    (without,) = rocblas_timing.works(solution, product, where)
    monkeypatch.setattr(rocblas_timing, "_without_arithmetic", lambda program: program)
    (whole,) = rocblas_timing.works(solution, product, where)
    assert without == whole and sum(whole.executed) > 1000
    slow = replace(whole, executed=[2 * times for times in whole.executed])
    assert model.expected_ms([slow], where, {}) > model.expected_ms([whole], where, {})


def test_all_work_groups_begin_at_the_first_term(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, was = [], rocblas_timing.arguments
    monkeypatch.setattr(rocblas_timing, "arguments", lambda *given: seen.append(was(*given)) or was(*given))
    solution = small()
    assert solution.stagger > 1
    rocblas_timing.works(solution, Product("NN", 1, 1, 100 * solution.depth_u), rocblas_timing.measured_card())
    assert {each["OrigStaggerUIter"] for each in seen} == {0}


def test_a_long_k_lies_on_the_line_through_two_short_ones() -> None:
    solution, where = small(), rocblas_timing.measured_card()
    rows, columns = solution.macro_tile
    depth = 40 * solution.depth_u
    (found,) = rocblas_timing.works(solution, Product("NN", rows, columns, depth), where)
    (whole,) = rocblas_timing._executed(solution, Product("NN", rows, columns, depth), depth, where)
    assert sum(found.executed) == pytest.approx(sum(whole.executed), rel=0.01)
    assert found.traffic.lines == pytest.approx(whole.traffic.lines, rel=0.05)


def test_lanes_out_of_range_move_nothing() -> None:
    """A product of one element in a tile of many loads one line of A, B and C each, and stores one."""
    solution, where = small(), rocblas_timing.measured_card()
    (found,) = rocblas_timing.works(solution, Product("NN", solution.macro_tile[0], 1, 1), where)
    assert found.traffic.lines <= 4
