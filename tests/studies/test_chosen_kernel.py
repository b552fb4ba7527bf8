"""The chosen kernel beside a library: in turns, proved, and summed up as it was."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from polaris_lab.bench import tuned_times
from polaris_lab.bench.panel_search import OTHERS, SQUARES, THIN, panel
from polaris_lab.lab import Lab
from polaris_lab.spec.problem import Gemm
from polaris_lab.studies import chosen_kernel


def rows_of(ms: dict[tuple, tuple[list[float], list[float]]], ok: bool = True) -> pd.DataFrame:
    return pd.DataFrame([{"device": "card", "m": m, "n": n, "k": k, "trans": trans, "kernel": kernel, "device_ms": each,
                          "ok": ok}
                         for (m, n, k, trans), (ours, theirs) in ms.items()
                         for kernel, taken in (("gemm_blocked", ours), ("cublas", theirs)) for each in taken])


def test_a_choice_is_timed_beside_a_library_and_both_are_right(lab: Lab) -> None:
    each, done = [Gemm(40, 30, 20), Gemm(3, 200, 90, trans_b=True)], []
    rows = chosen_kernel.samples(lab, each, "numpy", repeats=2, seconds=0.01, on_progress=lambda: done.append(1))
    assert rows["ok"].all() and len(done) == 2 and set(rows["trans"]) == {"nn", "nt"}
    table = chosen_kernel.speeds(rows)
    assert table[["m", "family", "library"]].to_numpy().tolist() == [[40, "odd", "numpy"], [3, "narrow", "numpy"]]
    assert (table["ratio"] > 0).all() and set(rows.attrs["kernels"]) == {*table["kernel"], "numpy"}


def test_ratios_pair_samples_of_one_round_and_means_are_geometric() -> None:
    table = chosen_kernel.speeds(rows_of({(8, 8, 8, "nn"): ([1, 2, 4, 9], [2, 4, 8]),
                                          (8, 8, 64, "tn"): ([4, 4, 4], [2, 2, 2])}))
    assert table["ratio"].tolist() == [2, 0.5] and table["family"].tolist() == ["square", "deep"]
    found = chosen_kernel.summary(table).loc[("card", "cublas")]
    assert found.tolist() == [2, pytest.approx(1), 0.5, 1, 0]
    assert chosen_kernel.summary(table, ["trans"])["mean"].tolist() == [2, 0.5]


def test_a_problem_that_the_tuner_timed_is_known() -> None:
    timed = next(each.problem for each in tuned_times.read("nvidia-h200") if isinstance(each.problem, Gemm))
    rows = rows_of({(timed.m, timed.n, timed.k, timed.trans): ([1], [2]), (7, 8, 9, "nn"): ([1], [2])})
    assert chosen_kernel.speeds(rows.assign(device="nvidia-h200"))["known"].tolist() == [True, False]


def test_a_wrong_output_has_no_ratio() -> None:
    table = chosen_kernel.speeds(rows_of({(8, 8, 8, "nn"): ([1], [2])}, ok=False))
    assert np.isnan(table["ratio"]).all() and not table["ok"].any()
    assert chosen_kernel.summary(table)["wrong"].tolist() == [1]


def test_unseen_shapes_are_none_of_the_panel(lab: Lab) -> None:
    tuned = {*((n, n, n) for n in SQUARES), *THIN, *OTHERS}
    assert not tuned & set(chosen_kernel.UNSEEN)
    every = chosen_kernel.problems(lab.device.index)
    assert len(every) == len(panel(lab.device.index)) + 4 * len(chosen_kernel.UNSEEN) == len(set(every))


def test_drawn_problems_are_of_every_kind_and_the_same_for_one_seed() -> None:
    each = chosen_kernel.drawn(300, 5)
    assert each == chosen_kernel.drawn(300, 5) and each[:9] != chosen_kernel.drawn(9, 6) and len(set(each)) > 290
    for kind, problems in (("gpu", each), ("cpu", chosen_kernel.drawn(300, 5, "cpu"))):
        assert all(2e-9 * p.m * p.n * p.k < chosen_kernel.LARGEST_GFLOP[kind] for p in problems)
    assert {p.trans for p in each} == {"nn", "nt", "tn", "tt"}
    assert {p.m < p.n for p in each if min(p.m, p.n) <= 64 and max(p.m, p.n) >= 700} == {True, False}
    assert 60 < sum(p.m == p.n == p.k for p in each) < 105
    assert 25 < sum(p.k >= 4000 and max(p.m, p.n) <= 600 for p in each) < 70
    rounded = [p for p in each if all(size % 16 == 0 or size <= 16 for size in (p.m, p.n, p.k))]
    assert 90 < len(rounded) < 160


def test_no_problem_is_said_in_a_sentence(lab: Lab) -> None:
    with pytest.raises(ValueError, match="each is empty; give one problem at least"):
        chosen_kernel.samples(lab, [], "numpy")


def test_errors_are_compared_at_squares_that_both_multiplied() -> None:
    rows = rows_of({(8, 8, 8, "nn"): ([1, 2], [2, 4]), (8, 8, 64, "tn"): ([4, 4], [2, 2])})
    rows["max_abs_error"] = np.where(rows["kernel"] == "cublas", 2.0, [1.0, 6.0] * 4)
    assert chosen_kernel.errors_over(rows, "gemm_blocked", "cublas").to_dict() == {(8, "nn"): 3}
