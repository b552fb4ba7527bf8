"""Conditions of a launch: every one is timed against a library, and a row's time is that of one launch more."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from polaris_lab.lab import Lab
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.problem import Gemm
from polaris_studies import record_launch_conditions
from polaris_studies.record_launch_conditions import COLUMNS, CONDITIONS


def test_each_condition_is_timed_and_both_are_proved(lab: Lab) -> None:
    problems, ticks = [Gemm(32, 16, 8), Gemm(9, 8, 7, trans_b=True)], []
    rows = record_launch_conditions.samples(lab, problems, "numpy", repeats=3, on_progress=lambda: ticks.append(1))
    assert list(rows.columns) == COLUMNS and rows["ok"].all() and len(ticks) == 2
    assert (rows.loc[rows["condition"] != "in a row", "us"] > 0).all()  # a difference of two times may be anything here
    by = rows["kernel"].where(rows["kernel"] == "numpy", "ours")
    assert rows.groupby(["m", by, "condition"]).size().to_dict() == {
        (m, *way): 3 for m in (32, 9)
        for way in [*(("ours", each) for each in CONDITIONS), *(("numpy", each) for each in CONDITIONS[2:])]}
    assert "numpy" in rows.attrs["kernels"] and len(rows.attrs["kernels"]) >= 2


def test_a_wrong_output_is_not_ok(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Expectation, "compare", lambda expectation, output: SimpleNamespace(ok=False))
    assert not record_launch_conditions.samples(lab, [Gemm(8, 8, 8)], "numpy", repeats=1)["ok"].any()


def test_an_unknown_library_is_named(lab: Lab) -> None:
    with pytest.raises(ValueError, match="library.*nunpy.*numpy"):
        record_launch_conditions.samples(lab, [Gemm(8, 8, 8)], "nunpy")


def test_a_row_is_divided_by_the_launches_that_the_longer_has_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each launch takes 5 us, and the pause in front of a row 1,000."""
    now = [0.0]
    monkeypatch.setattr(record_launch_conditions.time, "perf_counter", lambda: now[0])

    def run(count: int) -> None:
        now[0] += 1e-3 + 5e-6 * count

    assert record_launch_conditions._in_a_row(run, 4, 24) == pytest.approx(5.0)
