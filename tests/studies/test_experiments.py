"""Experiment records: read as data, the log generated in order of time, contradictions found and no others."""

from __future__ import annotations

import datetime
from dataclasses import replace
from pathlib import Path

import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base.recordings import git
from polaris_studies.experiments import (
    Check,
    Figure,
    Record,
    add_record,
    contradictions,
    engineering_log,
    figures_of,
    in_time_order,
    may_repair,
    own_records,
    read_records,
    repair_attempts,
)


def hour(value: int) -> datetime.datetime:
    return datetime.datetime(2026, 1, 1, value, tzinfo=datetime.UTC)


ONE = Record("E1", "mine", "measurement", hour(1), figures=("F1",))
TWO = Record("E2", "mine", "measurement", hour(3), figures=("F2",))
REPAIR = Record("E3", "mine", "repair", hour(2))
FIGURES = {"F1": Figure("mine", "time_ms", "B=1", 2.0, "ms"), "F2": Figure("mine", "time_ms", "B=1", 3.0, "ms"),
           "F3": Figure("mine", "max_abs_error", "", 0.5, "abs"),
           "F4": Figure("mine", "max_abs_error", "B=1", 0.5, "abs"),
           "F5": Figure("mine", "speedup", "", 1.5, "x"), "F6": Figure("mine", "bugs", "", 2, "count")}


def rules(*records: Record, figures: dict[str, Figure] = FIGURES) -> list[str]:
    return [found.rule for found in contradictions(records, figures)]


def test_records_that_agree_are_left_alone() -> None:
    assert rules(ONE, REPAIR, TWO) == []
    assert rules(ONE, replace(TWO, figures=("F1",))) == []
    assert "none found" in engineering_log((ONE, REPAIR, TWO), FIGURES)


def test_times_that_go_back() -> None:
    assert rules(REPAIR, ONE) == ["time order"]
    assert rules(replace(ONE, kind="decision"), replace(REPAIR, kind="plan")) == ["time order"]
    assert rules(replace(ONE, time=None), REPAIR) == []


def test_figures_differ_unless_a_repair_lies_between() -> None:
    found = contradictions((ONE, TWO), FIGURES)
    assert [(each.rule, each.records) for each in found] == [("figures", ("E1", "E2"))]
    assert found[0].sentence == "mine time_ms: 2 and 3 ms (F1, F2), and no repair lies between"
    assert rules(ONE, replace(REPAIR, kernel="another"), TWO) == ["figures"]
    assert rules(ONE, replace(TWO, figures=("F2 causal",))) == []
    for change, expected in (({"shape": "B=2"}, []), ({"shape": ""}, ["figures"]), ({"value": 2.09}, []),
                             ({"value": 2.2}, ["figures"]), ({"measured": False}, []), ({"kernel": "another"}, [])):
        assert rules(ONE, TWO, figures=FIGURES | {"F2": replace(FIGURES["F2"], **change)}) == expected, change


def test_an_error_that_a_repair_did_not_move() -> None:
    before, after = replace(ONE, figures=("F3",)), replace(TWO, figures=("F4",))
    assert rules(before, REPAIR, after) == ["unmoved"]
    assert rules(before, after) == []
    assert rules(before, REPAIR, after, figures=FIGURES | {"F4": replace(FIGURES["F4"], value=0.51)}) == []


def test_statements_are_denied_unless_a_repair_lies_between() -> None:
    said = replace(ONE, figures=(), says=("mine is right",))
    denied = replace(TWO, figures=(), denies=("mine is right",))
    assert rules(said, denied) == ["statements"]
    assert rules(said, REPAIR, denied) == []
    assert rules(replace(said, says=("the fallback is mine",)), REPAIR,
                 replace(denied, denies=("the fallback is mine",))) == ["statements"]
    assert rules(said, replace(denied, says=denied.denies, denies=())) == []


def test_ratios_counts_and_least_numbers() -> None:
    def check(**fields: object) -> list[str]:
        return rules(replace(ONE, checks=(Check(**fields),)), replace(REPAIR, describes=("bug",)))

    assert check(rule="ratio", stated="F5", over=("F2", "F1")) == []
    assert check(rule="ratio", stated="F5", over=("F1", "F2")) == ["ratio"]
    assert check(rule="count", stated="F6", of="bug") == ["count"]
    assert check(rule="at least", stated="F2", needed="F1") == []
    assert check(rule="at least", stated="F1", needed="F2") == ["at least"]
    assert rules(replace(ONE, checks=(Check("count", "F6", of="bug"),), describes=("bug",)),
                 replace(REPAIR, describes=("bug",))) == []


def test_two_repairs_and_a_third_by_exception() -> None:
    repairs = [replace(REPAIR, id=f"R{number}") for number in range(3)]
    exception = Record("X", "mine", "exception", conclusion="the binding was found late")
    assert [may_repair(repairs[:count], "mine") for count in range(4)] == [True, True, False, False]
    assert may_repair([*repairs[:2], exception], "mine") and not may_repair([*repairs, exception], "mine")
    assert may_repair([*repairs[:2]], "another")
    assert not may_repair([*repairs[:2], replace(exception, kernel="another")], "mine")
    assert repair_attempts([*repairs, exception], "mine") == (3, ("the binding was found late",))
    assert rules(*repairs) == ["repairs"] and rules(*repairs, exception) == []


def test_the_log_is_in_order_of_time_with_figures() -> None:
    above = replace(TWO, id="E4", time=None, figures=())
    records = (TWO, above, ONE, REPAIR)
    assert [record.id for record in in_time_order(records)] == ["E1", "E3", "E2", "E4"]
    log = engineering_log(records, FIGURES)
    assert log.index("## E1, 2026-01-01 01:00 UTC: measurement, mine") < log.index("## E3") < log.index("## E2")
    assert "## E4, without a time" in log and "* mine time_ms at B=1: 2 ms (F1)" in log
    assert "* time order (E2, E1): 03:00 stands before 01:00" in log
    with refuses("figure"):
        engineering_log((replace(ONE, figures=("F9",)),), FIGURES)


def write(folder: Path, text: str) -> Path:
    path = folder / "records.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_records_are_read_from_a_file(tmp_path: Path) -> None:
    path = write(tmp_path, '''
[[entry]]
id = "E1"
kernel = "mine"
kind = "measurement"
time = 2026-01-01T01:00:00Z
result = "it is fast"
figures = ["F1"]
checks = [{ rule = "ratio", stated = "F5", over = ["F2", "F1"] }]
''')
    assert read_records(path) == (replace(ONE, result="it is fast", checks=(Check("ratio", "F5", ("F2", "F1")),)),)


@pytest.mark.parametrize(("text", "said"), [
    ("", "missing required field `entry`"),
    ("[[entry]", "records.toml"), ('[[entry]]\nid="E1"\nkernel="a"\nkind="repare"', "mean repair"),
    ('[[entry]]\nid="E1"\nkernel="a"\nkind="tool"\nhypotesis="x"', "mean hypothesis"),
    ('[[entry]]\nid="E1"\nkernel="a"\nkind="tool"\ntime=2026-01-01', "the time of E1"),
    ('[[entry]]\nid="E1"\nkernel="a"\nkind="tool"\ntime=2026-01-01T01:00:00', "the time of E1"),
    ('[[entry]]\nid="E1"\nkernel="a"\nkind="exception"', "without a reason"),
    ('[[entry]]\nid="E1"\nkernel="a"\nkind="tool"\nchecks=[{rule="ratoi", stated="F1"}]', "mean ratio"),
    ('[[entry]]\nid="E1"\nkind="tool"', "kernel"),
    ('[[entry]]\nid="E1"\nkernel="a"\nkind="tool"\n' * 2, "comes twice")])
def test_a_damaged_file_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ValueError, match="records.toml holds no experiment records") as caught:
        read_records(write(tmp_path, text))
    assert said in str(caught.value)


def test_an_experiment_that_changes_two_things_is_refused(tmp_path: Path) -> None:
    with refuses("changed", says="two changes 2 things, the arrays and the loop"):
        Record("two", "mine", "repair", changed=("the arrays", "the loop"))
    path = write(tmp_path, '[[entry]]\nid="E1"\nkernel="a"\nkind="repair"\nchanged=["b", "c"]')
    with pytest.raises(ValueError, match="E1 changes 2 things, b and c"):
        read_records(path)


def test_each_repair_has_its_own_commit_and_is_measured_before_the_next() -> None:
    one = replace(REPAIR, changed=("the arrays",), commit="a1")
    two = replace(one, id="E4", changed=("the loop",), commit="b2")
    assert add_record(add_record(add_record((), one), TWO), two) == (one, TWO, two)
    for given, argument in ((replace(two, changed=()), "changed"), (replace(two, commit=""), "commit"),
                            (replace(two, commit="a1"), "commit")):
        with refuses(argument):
            add_record((one, TWO), given)
    for between in ((), (replace(TWO, kernel="another"),)):
        with refuses("records", says="follows E3"):
            add_record((one, *between), two)
    with refuses("records", says="exception"):
        add_record((one, TWO, two, TWO), replace(two, id="E5", commit="c3"))


def test_the_labs_own_repairs_are_commits_of_one_kernel() -> None:
    records = own_records()
    assert {record.kind for record in records} >= {"repair", "measurement"} and contradictions(records, {}) == []
    for record in (record for record in records if record.kind == "repair"):
        files = git("show", "--format=", "--name-only", record.commit, "--", "kernels/gemm", "kernels/attention")
        if files is None:
            pytest.skip("the whole history is not at hand")
        assert [Path(file).stem for file in files.split()] == [record.kernel]


def test_figures_of_a_table() -> None:
    table = pd.DataFrame({"kernel": ["mine", None], "metric": ["time_ms", "g"], "shape": ["not stated", "B=1"],
                          "value": [2, 0.8], "unit": ["ms", None], "note": ["[measured] once", "[threshold]"]},
                         index=["F1", "F2"])
    assert figures_of(table) == {"F1": Figure("mine", "time_ms", "", 2.0, "ms"),
                                 "F2": Figure("", "g", "B=1", 0.8, "", False)}
