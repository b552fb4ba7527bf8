"""The chosen kernel compared with a library: interleaved, proved, and summed up."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.choose.portfolio import Portfolio
from polaris_lab.choose.selection import auto
from polaris_lab.choose.tuner import OTHERS, SQUARES, THIN, panel
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.measure.sampling import Sample
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_studies import chosen_kernel, record_chosen


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


def test_a_problem_that_the_tuner_timed_is_known(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    timed, new = Gemm(40, 30, 20), Gemm(40, 30, 20, trans_b=True)
    kept = Portfolio(lab.device.slug, {}, "gemm", {}, {}, {}, {timed: {}})
    monkeypatch.setattr(chosen_kernel, "portfolio_of", lambda slug, signature: kept)
    rows = chosen_kernel.samples(lab, [timed, new], "numpy", repeats=1, seconds=0.01)
    assert chosen_kernel.speeds(rows).set_index("trans")["known"].to_dict() == {"nn": True, "nt": False}
    assert not chosen_kernel.speeds(rows.drop(columns="known"))["known"].any()


def test_the_choice_is_timed_with_every_kernel_that_comes_near(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """One takes 1.2 and one 1.4 times as long as the chosen kernel; one is near at the problem itself, but not at a
    smaller one; the others take 20 times as long."""
    each = Gemm(300, 40, 30)
    good = [spec.name for spec in catalogue().values() if spec.signature == "gemm" and not spec.museum
            and not spec.unmet(each, lab.session.config(spec, each))]
    chosen = auto(lab.device, each)[0].name
    near, slow, hidden = [name for name in good if name != chosen][3:6]

    def taken(launch: Launch) -> Sample:
        name, small = launch.spec.name, launch.problem.m == 256
        return Sample({chosen: 1.0, near: 1.2, slow: 1.4, hidden: 9.0 if small else 1.1}.get(name, 20.0), 1.0)

    monkeypatch.setattr(record_chosen, "sample", taken)
    rows = record_chosen.beside_catalogue(lab, [each], repeats=2, seconds=0.01)
    assert set(rows["kernel"]) == {chosen, near} and rows["ok"].all()
    assert set(rows.loc[rows["chosen"], "kernel"]) == {chosen}


def test_how_far_the_choice_is_behind_the_fastest_other() -> None:
    rows = pd.DataFrame([{"device": "card", "m": 8, "n": 8, "k": 8, "trans": "nn", "kernel": kernel, "device_ms": ms,
                          "ok": True, "chosen": kernel == "a"}
                         for kernel, ms in (("a", 1.2), ("b", 1.0), ("c", 1.1)) for _ in range(7)]
                        + [{"device": "card", "m": 9, "n": 8, "k": 8, "trans": "nn", "kernel": "a", "device_ms": 1.0,
                            "ok": True, "chosen": True}] * 7)
    found = chosen_kernel.behind_best(rows)
    assert found["best"].tolist() == ["b", "a"] and found["behind"].round(6).tolist() == [0.2, 0.0]


def test_a_wrong_output_has_no_ratio() -> None:
    table = chosen_kernel.speeds(rows_of({(8, 8, 8, "nn"): ([1], [2])}, ok=False))
    assert np.isnan(table["ratio"]).all() and not table["ok"].any()
    assert chosen_kernel.summary(table)["wrong"].tolist() == [1]


def test_unseen_shapes_are_none_of_the_panel(lab: Lab) -> None:
    tuned = {*((n, n, n) for n in SQUARES), *THIN, *OTHERS}
    assert not tuned & set(record_chosen.UNSEEN)
    every = record_chosen.problems(lab.device)
    assert len(every) == len(panel(lab.device)) + 4 * len(record_chosen.UNSEEN) == len(set(every))


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
    with refuses("each"):
        chosen_kernel.samples(lab, [], "numpy")


def test_errors_are_compared_at_squares_that_both_multiplied() -> None:
    rows = rows_of({(8, 8, 8, "nn"): ([1, 2], [2, 4]), (8, 8, 64, "tn"): ([4, 4], [2, 2])})
    rows["max_abs_error"] = np.where(rows["kernel"] == "cublas", 2.0, [1.0, 6.0] * 4)
    assert chosen_kernel.errors_over(rows, "gemm_blocked", "cublas").to_dict() == {(8, "nn"): 3}
