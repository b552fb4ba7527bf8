"""Gates: each passes, fails and stays open where it should, and its sentence has the figures."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from good_evidence import GOOD, RIGHT, SLOW
from refusals import refuses

from polaris_lab.base.statistics import hedges_g
from polaris_studies.gates import (
    ATTENTION_GATES,
    FAIL,
    NOT_EVALUATED,
    PASS,
    SEVEN_SHAPES,
    Counters,
    Evidence,
    Finding,
    Forecast,
    Gate,
    ShapeError,
    Timing,
    effect_size,
    judge,
    measure_error,
    shape_name,
)


def outcome(gate: str, evidence: Evidence) -> str:
    return {result.gate: result.outcome for result in judge(evidence)}[gate]


def sentence(gate: str, evidence: Evidence) -> str:
    return {result.gate: result.sentence for result in judge(evidence)}[gate]


def wrong(place: int, **change: object) -> tuple[ShapeError, ...]:
    return tuple(replace(error, **change) if number == place else error for number, error in enumerate(RIGHT))


def test_good_evidence_passes_every_gate() -> None:
    assert {result.gate: result.outcome for result in judge(GOOD)} == {gate.name: PASS for gate in ATTENTION_GATES}


@pytest.mark.parametrize(("gate", "change", "said"), [
    ("smoke", {"non_finite": 1}, "1 elements"),
    ("shapes", {"errors": wrong(6, within=False)}, "S=257,D=64 are not: 6 shapes; the gate asks for at least 7"),
    ("max_error", {"errors": wrong(2, max_abs_error=0.0101)}, "B=2,H=8,S=512,D=64,causal: 0.0101"),
    ("max_error", {"errors": wrong(2, max_abs_error=math.nan)}, "nan"),
    ("bound", {"errors": wrong(0, bound_fraction=1.01)}, "B=1,H=4,S=128,D=64: 1.01"),
    ("bound", {"errors": wrong(0, bound_fraction=math.nan)}, "nan"),
    ("bound", {"errors": wrong(0, bound_fraction=1.01)[:2] + (ShapeError("other", 0.0, True),)}, "1.01"),
    ("oob", {"findings": (*GOOD.findings, Finding("oob", 3, 2, "a leak of the host program", "an owner"))},
     "2 dismissed by an owner: a leak of the host program): 1 findings"),
    ("race", {"findings": (Finding("race", 1),)}, "race check: 1 findings"),
    ("uninit", {"findings": (Finding("uninit", 1),)}, "uninit check: 1 findings"),
    ("budget", {"budget_ms": 0.0399}, "0.04 ms over the budget of 0.0399 ms: 1.003"),
    ("intervals", {"champion_time": replace(SLOW, low=0.041)}, "less the lower end of [0.041, 0.053] ms"),
    ("effect", {"champion_time": replace(SLOW, mean=0.0407)}, "0.69"),
    ("l2_hit_rate", {"counters": Counters(67.9, 40.0)}, "from 60 to 67.9 %, a change of: 7.9 points"),
    ("l2_hit_rate", {"counters": Counters(50.0, 40.0)}, "-10 points"),
    ("dram_load", {"counters": Counters(70.0, 45.1)}, "from 55 to 45.1 %, a change of: -9.9 points"),
    ("dram_load", {"counters": Counters(70.0, 70.0)}, "15 points; the gate asks for at most -10 points"),
    ("repairs", {"repairs": 3}, "3 repair attempts: 3 attempts; the gate asks for at most 2"),
    ("repairs", {"repairs": 4, "exceptions": ("the layout was found late",)}, "the layout was found late): 3 attempts"),
])
def test_a_gate_fails_alone_and_says_its_figures(gate: str, change: dict, said: str) -> None:
    evidence = replace(GOOD, **change)
    assert outcome(gate, evidence) == FAIL and said in sentence(gate, evidence)
    others = {result.outcome for result in judge(evidence) if result.gate != gate}
    assert FAIL not in others


def test_the_mean_must_be_below_the_champion_s() -> None:
    equal = replace(GOOD, champion_time=replace(SLOW, mean=0.040))
    assert outcome("champion", equal) == outcome("effect", equal) == FAIL
    assert "0.04 ms over the 0.04 ms of attention_old: 1; the gate asks for below 1" in sentence("champion", equal)
    assert outcome("champion", replace(GOOD, champion_time=replace(SLOW, mean=0.0401))) == PASS


@pytest.mark.parametrize(("change", "gates"), [
    ({"non_finite": None}, {"smoke"}),
    ({"errors": ()}, {"shapes", "max_error", "bound"}),
    ({"errors": RIGHT[:6]}, {"shapes"}),
    ({"errors": (*RIGHT[:6], RIGHT[0], ShapeError("B=1,H=1,S=64,D=64", 0.0, True, 0.0))}, {"shapes"}),
    ({"errors": wrong(3, bound_fraction=None)}, {"bound"}),
    ({"findings": GOOD.findings[:1]}, {"race", "uninit"}),
    ({"time": None}, {"budget", "champion", "intervals", "effect"}),
    ({"champion_time": None}, {"champion", "intervals", "effect"}),
    ({"champion_time": replace(SLOW, low=math.nan)}, {"intervals"}),
    ({"champion_time": replace(SLOW, samples=1)}, {"effect"}),
    ({"budget_ms": None}, {"budget"}),
    ({"counters": Counters(l2_hit_rate=70.0)}, {"dram_load"}),
    ({"counters": Counters()}, {"l2_hit_rate", "dram_load"}),
    ({"champion_counters": Counters()}, {"l2_hit_rate", "dram_load"}),
    ({"repairs": None}, {"repairs"})])
def test_what_is_missing_is_not_evaluated(change: dict, gates: set[str]) -> None:
    """Never a pass; six shapes are not seven, not with one of them twice nor with another one."""
    found = {result.gate: result.outcome for result in judge(replace(GOOD, **change))}
    assert {gate for gate, word in found.items() if word == NOT_EVALUATED} == gates
    assert set(found.values()) == {PASS, NOT_EVALUATED}


def test_a_smoke_test_is_no_correctness() -> None:
    smoke = replace(GOOD, errors=(), non_finite=0)
    assert outcome("smoke", smoke) == PASS and outcome("shapes", smoke) == NOT_EVALUATED
    assert "0 of 7 fixed shapes were compared, and a smoke test is no comparison" in sentence("shapes", smoke)


def test_one_wrong_element_counts_and_not_the_mean() -> None:
    reference = np.linspace(-0.3, 0.3, 100_000)
    got = reference.copy()
    got[5] += 0.05
    error = measure_error("x", got, reference, 0.025)
    assert error == ShapeError("x", pytest.approx(0.05), False, pytest.approx(2.0))
    assert np.abs(got - reference).mean() < 1e-6
    assert measure_error("x", reference + 0.0099, reference).within
    assert measure_error("x", reference + 0.0101, reference).within is False  # where the reference is near 0


def test_the_tolerance_is_absolute_plus_relative() -> None:
    assert measure_error("x", np.array([2.109]), np.array([2.0])) == ShapeError("x", pytest.approx(0.109), True)
    assert not measure_error("x", np.array([2.111]), np.array([2.0])).within


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_an_output_that_is_not_finite_is_infinitely_wrong(bad: float) -> None:
    assert measure_error("x", np.array([1.0, bad]), np.ones(2), np.ones(2)) == ShapeError("x", math.inf, False,
                                                                                          math.inf)


def test_a_bound_of_zero_allows_no_error() -> None:
    assert measure_error("x", np.zeros(2), np.zeros(2), 0.0).bound_fraction == 0
    assert measure_error("x", np.array([0, 1e-9]), np.zeros(2), np.zeros(2)).bound_fraction == math.inf


def test_what_cannot_be_compared_is_refused() -> None:
    with refuses("got"):
        measure_error("x", np.zeros(2), np.zeros(3))
    with refuses("got"):
        measure_error("x", np.zeros(0), np.zeros(0))
    with refuses("reference"):
        measure_error("x", np.zeros(1), np.array([math.nan]))


def test_the_seven_shapes_show_a_swap_of_heads_and_length() -> None:
    assert len(set(SEVEN_SHAPES)) == 7
    assert all(shape.h != shape.s and shape.h > 1 for shape in SEVEN_SHAPES)
    assert {shape.causal for shape in SEVEN_SHAPES} == {True, False}
    assert any(shape.s % 8 for shape in SEVEN_SHAPES)
    assert shape_name(SEVEN_SHAPES[2]) == "B=2,H=8,S=512,D=64,causal"


def test_the_sign_of_the_effect_size() -> None:
    """Positive when the candidate is faster, as `hedges_g(champion, candidate)`; a slower one fails at any size."""
    quick, slow = ([1.0, 1.1, 0.9, 1.0, 1.2, 0.8], [2.0, 2.1, 1.9, 2.0, 2.2, 1.8])
    timings = [Timing.of(each) for each in (quick, slow)]
    assert effect_size(*timings) == pytest.approx(hedges_g(slow, quick)) and hedges_g(slow, quick) > 5
    assert effect_size(*timings[::-1]) == pytest.approx(-effect_size(*timings))
    backward = replace(GOOD, time=timings[1], champion_time=timings[0])
    assert outcome("effect", backward) == FAIL and abs(effect_size(*timings[::-1])) > 0.8


def test_the_published_effect_size_within_the_rounding_of_its_intervals() -> None:
    """The log prints -43.016, baseline less candidate; its own rounded figures give -38, from -29 to -53."""
    sdpa, v2 = Timing.published(0.051, 0.049, 0.053, 100), Timing.published(0.333, 0.332, 0.333, 100)
    assert effect_size(v2, sdpa) == pytest.approx(-38.2, abs=0.1)
    widest, narrowest = (
        effect_size(Timing.published(0.333, 0.3325 - by / 2, 0.3325 + by / 2, 100),
                    Timing.published(0.051, 0.051 - half, 0.051 + half, 100))
        for by, half in ((0.002, 0.0025), (0.0, 0.0015)))
    assert narrowest < -43.016 < widest
    assert (round(narrowest), round(widest)) == (-53, -29)


def test_times_of_samples() -> None:
    timing = Timing.of([1.0, 2.0, 3.0, 4.0, 5.0, 9.0])
    assert timing == Timing(4.0, 1.0, 9.0, pytest.approx(8.0), 6)
    with refuses("samples"):
        Timing.of([1.0] * 5)


def test_a_finding_is_dismissed_by_somebody_for_a_reason() -> None:
    for wrong_one in ({}, {"reason": "a leak"}, {"owner": "an owner"}):
        with refuses("reason"):
            Finding("oob", 2, dismissed=1, **wrong_one)
    with refuses("dismissed"):
        Finding("oob", 2, dismissed=3, reason="a leak", owner="an owner")


def test_a_gate_that_makes_no_sense_is_refused() -> None:
    with refuses("gate", says="effect"):
        Gate("efect", "at least", 0.8)
    with refuses("direction"):
        Gate("effect", "above", 0.8)
    with refuses("shapes"):
        Gate("shapes", "at least", 7, shapes=(*map(shape_name, SEVEN_SHAPES[:6]), shape_name(SEVEN_SHAPES[0])))
    with refuses("gates"):
        judge(GOOD, ())


def test_evidence_names_a_folder_and_its_exceptions() -> None:
    for task in ("", "../x", "Attention"):
        with refuses("task"):
            replace(GOOD, task=task)
    with refuses("exception"):
        replace(GOOD, exceptions=(" ",))


def test_without_a_champion_nothing_is_compared() -> None:
    assert {result.gate for result in judge(replace(GOOD, champion=None))} == {
        "smoke", "shapes", "max_error", "bound", "oob", "race", "uninit", "budget", "repairs"}


def test_only_a_smoke_test_a_budget_and_counters_may_be_missing() -> None:
    assert {gate.name for gate in ATTENTION_GATES if not gate.needed} == {"smoke", "budget", "l2_hit_rate", "dram_load"}


def test_a_forecast_is_scored() -> None:
    forecast = Forecast("gain at all sizes", 15, 25, "%")
    assert forecast.score(None) == "open: gain at all sizes, expected 15 to 25 %"
    assert forecast.score(11.1) == "missed: gain at all sizes, expected 15 to 25 %, measured 11.1"
    assert [forecast.score(value).split(":")[0] for value in (14.9, 15, 25, 25.1)] == ["missed", "held", "held",
                                                                                       "missed"]
