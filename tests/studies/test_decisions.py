"""Decisions: what promotes, what keeps, what is refused; files that are whole and true; champions only by decision."""

from __future__ import annotations

import datetime
import json
import math
import os
from dataclasses import replace
from pathlib import Path

import pytest
from good_evidence import GOOD, RIGHT, SLOW
from refusals import refuses

from polaris_lab.base import paths
from polaris_studies.decisions import (
    KEEP,
    PROMOTE,
    REFUSE,
    apply_decision,
    champions,
    decide,
    decide_in_turn,
    read_decision,
    write_decision,
)
from polaris_studies.gates import SELECTION_GATES, Counters, Evidence, Forecast, ShapeError, Timing

FIRST = replace(GOOD, candidate="attention_old", champion=None, time=SLOW, budget_ms=None, champion_time=None)
SLOWER = replace(GOOD, time=replace(SLOW, mean=0.333, low=0.332, high=0.333))


def at(second: int) -> datetime.datetime:
    return datetime.datetime(2026, 12, 1, 10, 0, second, tzinfo=datetime.UTC)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "DATA", tmp_path / "data")
    monkeypatch.setattr(paths, "RUNS", tmp_path / "runs")
    return tmp_path / "data"


def test_everything_passed_promotes() -> None:
    decision = decide(GOOD)
    assert (decision.word, decision.champion) == (PROMOTE, "attention_new")
    assert decide(GOOD) == decision


def test_a_failure_keeps_the_champion_and_names_the_gates() -> None:
    decision = decide(SLOWER)
    assert (decision.word, decision.champion) == (KEEP, "attention_old")
    assert decision.reason == "attention_new fails budget, champion, intervals, effect"


@pytest.mark.parametrize("change", [
    {"errors": RIGHT[:6]}, {"errors": ()}, {"findings": ()}, {"findings": GOOD.findings[1:]}, {"time": None},
    {"champion_time": None}, {"repairs": None}])
def test_a_needed_gate_that_is_open_refuses(change: dict) -> None:
    decision = decide(replace(GOOD, **change))
    assert (decision.word, decision.champion) == (REFUSE, "attention_old")


@pytest.mark.parametrize("change", [{"counters": Counters()}, {"non_finite": None}, {"budget_ms": None}])
def test_counters_and_budget_are_needed_only_where_there_are_any(change: dict) -> None:
    assert decide(replace(GOOD, **change)).word == PROMOTE


def test_counters_that_are_there_and_fail_forbid_it() -> None:
    assert decide(replace(GOOD, counters=Counters(61.0, 40.0))).word == KEEP


def test_a_failure_counts_more_than_what_is_open() -> None:
    assert decide(replace(SLOWER, errors=())).word == KEEP


def test_a_third_repair_needs_an_exception() -> None:
    assert decide(replace(GOOD, repairs=3)).word == KEEP
    assert decide(replace(GOOD, repairs=3, exceptions=("the binding was found late",))).word == PROMOTE


def test_candidates_in_turn_until_one_is_promoted() -> None:
    words = [decision.word for decision in decide_in_turn((SLOWER, GOOD, SLOWER))]
    assert words == [KEEP, PROMOTE]
    assert [decision.champion for decision in decide_in_turn((SLOWER, SLOWER))] == ["attention_old"] * 2
    for mixed in ((), (GOOD, replace(GOOD, champion="another")), (GOOD, replace(GOOD, task="gemm"))):
        with refuses("candidates"):
            decide_in_turn(mixed)


def test_one_kernel_is_ranked_before_another_by_the_same_decision() -> None:
    right = (ShapeError("64x64x64", 0.0, True, 0.5),)
    pair = Evidence("gemm_64x64x64", "a", "b", errors=right, time=Timing(1.0, 0.9, 1.1, math.nan, 9),
                    champion_time=Timing(1.3, 1.2, 1.4, math.nan, 9))
    assert decide(pair, SELECTION_GATES).word == PROMOTE
    assert decide(replace(pair, time=replace(pair.time, high=1.2)), SELECTION_GATES).word == KEEP
    assert decide(replace(pair, time=replace(pair.time, high=math.nan)), SELECTION_GATES).word == REFUSE
    assert decide(replace(pair, errors=()), SELECTION_GATES).word == REFUSE


def test_a_decision_file_holds_every_gate_and_can_be_decided_again(data: Path) -> None:
    evidence = replace(SLOWER, options=("wait",), review="2027-01-31", sources=("data/measured/x.csv",),
                       forecasts=(Forecast("time", 0.03, 0.045, "ms"),), exceptions=("late",),
                       errors=(replace(RIGHT[0], max_abs_error=math.inf, bound_fraction=None), *RIGHT[1:]))
    decision = decide(evidence)
    path = write_decision(decision, record=True, when=at(1))
    assert path == data / "decisions" / "attention_forward" / "20261201T100001Z.json"
    held = json.loads(path.read_text(encoding="utf-8"))
    assert {result["gate"]: result["outcome"] for result in held["results"]} == {
        result.gate: result.outcome for result in decision.results}
    assert (held["word"], held["champion"], held["evidence"]["review"]) == (KEEP, "attention_old", "2027-01-31")
    assert read_decision(path) == decision
    assert write_decision(decision, record=False).is_relative_to(paths.RUNS)


def test_a_decision_is_never_overwritten_nor_half_written(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_decision(decide(GOOD), record=True, when=at(1))
    before = path.read_bytes()
    with pytest.raises(FileExistsError, match="never overwritten"):
        write_decision(decide(SLOWER), record=True, when=at(1))
    assert path.read_bytes() == before
    monkeypatch.setattr(os, "replace", lambda *args: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(OSError, match="cannot write"):
        write_decision(decide(SLOWER), record=True, when=at(2))
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("forge", [
    lambda held: held | {"word": PROMOTE}, lambda held: held | {"champion": "attention_new"},
    lambda held: held | {"results": [each | {"outcome": "pass"} for each in held["results"]]},
    lambda held: held | {"results": held["results"][1:]}, lambda held: {}, lambda held: held | {"evidence": {}},
    lambda held: held | {"evidence": held["evidence"] | {"time": 0.04}}, lambda held: []])
def test_a_forged_decision_file_is_refused(data: Path, forge) -> None:
    path = write_decision(decide(SLOWER), record=True, when=at(1))
    path.write_text(json.dumps(forge(json.loads(path.read_text(encoding="utf-8")))), encoding="utf-8")
    with pytest.raises(ValueError, match="is no decision file|does not say what its evidence gives|cannot be read: "):
        read_decision(path)


def test_one_champion_a_task_changed_by_decisions_only(data: Path) -> None:
    assert champions() == {}
    assert apply_decision(write_decision(decide(FIRST), record=True, when=at(1))) == "attention_old"
    assert apply_decision(write_decision(decide(SLOWER), record=True, when=at(2))) == "attention_old"
    assert champions() == {"attention_forward": "attention_old"}
    better = write_decision(decide(GOOD), record=True, when=at(3))
    assert apply_decision(better) == "attention_new"
    other = replace(FIRST, task="attention_causal", candidate="attention_third")
    assert apply_decision(write_decision(decide(other), record=True, when=at(4))) == "attention_third"
    assert champions() == {"attention_forward": "attention_new", "attention_causal": "attention_third"}
    with pytest.raises(ValueError, match="compares with attention_old, and the champion of attention_forward is "
                                         "attention_new"):
        apply_decision(better)  # stale


def test_a_first_champion_does_not_replace_another(data: Path) -> None:
    apply_decision(write_decision(decide(FIRST), record=True, when=at(1)))
    again = write_decision(decide(replace(FIRST, candidate="another")), record=True, when=at(2))
    with pytest.raises(ValueError, match="compares with None"):
        apply_decision(again)


def test_weaker_gates_make_no_champion(data: Path) -> None:
    unproved = replace(GOOD, champion=None, errors=RIGHT[:1])
    path = write_decision(decide(unproved, SELECTION_GATES), record=True, when=at(1))
    with pytest.raises(ValueError, match="by weaker gates than these: not evaluated for attention_new: shapes"):
        apply_decision(path)
    assert champions() == {}


def test_a_champion_set_by_hand_is_found_out(data: Path) -> None:
    apply_decision(write_decision(decide(FIRST), record=True, when=at(1)))
    register = data / "champions.json"
    register.write_text(register.read_text(encoding="utf-8").replace('"attention_old"', '"attention_mine"'),
                        encoding="utf-8")
    with pytest.raises(ValueError, match="'attention_mine' is not what .* made the champion"):
        champions()


def test_work_that_is_not_recorded_has_champions_of_its_own(data: Path) -> None:
    assert apply_decision(write_decision(decide(FIRST), record=False, when=at(1))) == "attention_old"
    assert champions() == {} and champions(paths.RUNS) == {"attention_forward": "attention_old"}
    assert not data.exists()
