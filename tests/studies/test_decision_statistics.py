"""The rules of a decision: made-up evidence passes, ranges widen, simulations agree with the gates."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from polaris_lab.base.statistics import hedges_g, median_interval
from polaris_studies.attention_log import log_evidence
from polaris_studies.decision_statistics import (
    coverage,
    effect_range,
    flawless,
    gate_table,
    median_ends,
    simulated_times,
    too_small,
    wins,
)
from polaris_studies.decisions import KEEP, PROMOTE, REFUSE, decide
from polaris_studies.gates import ATTENTION_GATES, Timing


def test_made_up_evidence_is_promoted_by_its_time_alone() -> None:
    assert decide(flawless("attention_new", 0.040)).word == PROMOTE
    assert decide(flawless("attention_new", 0.060)).word == KEEP
    assert decide(replace(flawless("attention_new", 0.040), findings=())).word == REFUSE


def test_the_table_has_a_row_for_each_gate_and_a_column_for_each_candidate() -> None:
    table = gate_table([decide(each) for each in log_evidence()])
    assert list(table.columns) == ["asks for", "attention_v3", "attention_v2"]
    assert list(table.index) == [gate.name for gate in ATTENTION_GATES]
    assert table.loc["budget"].tolist() == ["at most 1", "not evaluated", "fail"]


def test_the_range_of_rounded_figures() -> None:
    mine, theirs = Timing.published(2.0, 1.9, 2.1, 50), Timing.published(1.0, 0.9, 1.1, 50)
    low, high = effect_range(mine, theirs, 0.0)
    assert low == high == pytest.approx(-2.82, abs=0.005)
    least, largest = effect_range(mine, theirs, 0.01)  # half-widths from 0.09 to 0.11, the means 0.98 to 1.02 apart
    assert (least, largest) == (pytest.approx(low * 1.02 / 0.9), pytest.approx(low * 0.98 / 1.1))


def test_an_output_six_per_cent_too_small_passes_the_tolerance() -> None:
    table = too_small((1.0, 0.94, 0.9, 0.0), seed=1)
    assert table["passes"].tolist() == [True, True, False, False]
    assert table["elements within"].iloc[0] == 1 and table["elements within"].is_monotonic_decreasing
    assert table.loc[1.0, "largest error / mean size"] == 0
    assert 0.05 < table.loc[0.0, "elements within"] < 0.2


def test_the_ends_of_rows_are_those_of_the_interval() -> None:
    times = simulated_times(np.random.default_rng(3), 2.0, 0.1, 4, 37)
    low, high = median_ends(times)
    for row, below, above in zip(times, low, high, strict=True):
        assert (below, above) == pytest.approx(median_interval(row)[1:])
    assert np.median(times) == pytest.approx(2.0, rel=0.05) and times.max() > 3.5


def test_the_median_s_interval_keeps_its_word_among_outliers_and_the_mean_s_does_not() -> None:
    table = coverage((0.0, 0.05), seed=4, trials=4000, samples=100)
    assert table["median held"].between(0.935, 0.975).all()
    assert table.loc[0.0, "mean held"] == pytest.approx(0.95, abs=0.015) and table.loc[0.05, "mean held"] < 0.92
    assert table.loc[0.05, "mean's width, %"] > 5 * table.loc[0.05, "median's width, %"]


def test_a_slower_candidate_wins_only_without_the_sign() -> None:
    table = wins((-0.1, 0.0, 0.1), share=0.0, seed=5, trials=500, samples=100)
    assert table.loc[-0.1].tolist() == [0.0, 0.0, 1.0]
    assert table.loc[0.0, "intervals"] < 0.02 and table.loc[0.0, "g"] == 0
    assert table.loc[0.1].tolist() == [1.0, 1.0, 1.0]


def test_simulated_effects_are_hedges_g() -> None:
    rng = np.random.default_rng(6)
    theirs, mine = (simulated_times(rng, median, 0.0, 1, 20)[0] for median in (1.0, 0.96))
    expected = hedges_g(theirs, mine)
    table = wins((0.04,), share=0.0, seed=6, trials=1, samples=20)
    assert bool(table["g"].iloc[0]) == (expected >= 0.8)
