"""The published attention log: replayed it gives its own decision, and the checker shows where it erred."""

from __future__ import annotations

import pytest

from polaris_lab.base.recordings import published
from polaris_studies.attention_log import log_evidence, log_figures, log_records
from polaris_studies.decisions import KEEP, decide, decide_in_turn
from polaris_studies.experiments import contradictions, engineering_log, may_repair
from polaris_studies.gates import FAIL, NOT_EVALUATED, PASS, effect_size


def test_its_figures_keep_sdpa() -> None:
    decisions = decide_in_turn(log_evidence())
    assert [(each.evidence.candidate, each.word) for each in decisions] == [("attention_v3", KEEP),
                                                                           ("attention_v2", KEEP)]
    assert decisions[-1].champion == "attention_sdpa"


def test_each_gate_of_v3_and_of_v2() -> None:
    v3, v2 = ({result.gate: result.outcome for result in decide(each).results} for each in log_evidence())
    assert {gate for gate, word in v3.items() if word == FAIL} == {"shapes", "max_error", "repairs"}
    assert {gate for gate, word in v3.items() if word == PASS} == {"smoke", "oob"}
    assert {gate for gate, word in v2.items() if word == FAIL} == {"budget", "champion", "intervals", "effect"}
    assert {gate for gate, word in v2.items() if word == PASS} == {"repairs"}
    assert {v3[gate] for gate in ("race", "uninit", "l2_hit_rate", "dram_load")} == {NOT_EVALUATED}


def test_v2_passes_only_an_effect_size_without_its_sign() -> None:
    """The threshold is 0.8; the log's -43.016 and what its figures give, -38, are on the wrong side of it."""
    _, v2 = log_evidence()
    g, printed = effect_size(v2.time, v2.champion_time), log_figures()["S4-M138"].value
    assert g == pytest.approx(-38.2, abs=0.1) and printed == -43.016
    assert max(g, printed) < 0.8 < min(abs(g), abs(printed))


def test_a_budget_of_five_times_the_champion_is_not_enough() -> None:
    """At 0.2 ms V2 would be within the budget, and still four times as slow as SDPA."""
    _, v2 = log_evidence()
    quicker = type(v2)(**{**vars(v2), "time": type(v2.time)(0.2, 0.199, 0.201, v2.time.variance, 100)})
    outcomes = {result.gate: result.outcome for result in decide(quicker).results}
    assert outcomes["budget"] == PASS and outcomes["champion"] == FAIL


def test_its_contradictions_are_reported_and_no_others() -> None:
    found = contradictions(log_records(), log_figures())
    assert [(each.rule, *each.records) for each in found] == [
        ("time order", "A02", "A07"), ("time order", "A07", "A08"), ("time order", "A08", "A09"),
        ("time order", "A09", "A10"), ("time order", "A22", "A02"),
        ("unmoved", "A13", "A18"), ("unmoved", "A13", "A18"), ("figures", "A22", "A02"),
        ("statements", "A01", "A02"), ("statements", "A18", "A02"), ("statements", "A20", "A23"),
        ("statements", "A20", "A23"), ("statements", "A04", "A05"),
        ("count", "A12"), ("at least", "A18"), ("ratio", "A23"), ("repairs", "A07", "A08", "A09", "A15")]
    sentences = " ".join(each.sentence for each in found)
    for words in ("0.051 and 0.073 ms", "stated as 2, and 0.333 / 0.051 is 6.53", "out-of-bounds bug: 3 stated",
                  "2 described", "6 tests, where 7 are asked for", "4 repairs of attention_v3, where 2 are allowed",
                  "23:30 stands before 01:15", "decision of 06:00 is older than the plan of 23:30"):
        assert words in sentences
    assert not may_repair(log_records(), "attention_v3")


def test_the_generated_log_ends_with_them() -> None:
    log = engineering_log(log_records(), log_figures())
    head, _, tail = log.partition("## Contradictions\n")
    assert head.count("\n## ") == len(log_records()) and tail.count("\n* ") == 17
    assert head.index("00:30 UTC: repair") < head.index("06:00 UTC: decision") < head.index("23:30 UTC: plan")


def test_every_figure_is_one_of_the_document() -> None:
    table = published("measurements")
    named = {figure.partition(" ")[0] for record in log_records() for figure in record.figures}
    assert set(table.loc[sorted(named), "source"]) == {"attention_v3_log"}
    sections = set(table.loc[table["source"] == "attention_v3_log", "section"])
    assert all(any(known.startswith(record.section) for known in sections) for record in log_records())
