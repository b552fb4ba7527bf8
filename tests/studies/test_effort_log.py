"""The effort log: each task has a start and an end, and the file is what the repository's history gives."""

from __future__ import annotations

import datetime

import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_studies import effort_log
from polaris_studies.effort_log import Commit, recorded_effort, tasks


def at(minutes: int) -> datetime.datetime:
    return datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC) + datetime.timedelta(minutes=minutes)


def test_a_task_begins_where_the_one_before_ended_and_not_in_a_pause() -> None:
    table = tasks([Commit("a" * 40, at(0), "verify: one"), Commit("b" * 40, at(30), "verify: two"),
                   Commit("c" * 40, at(90), "Merge branch 'x'", 5), Commit("d" * 40, at(900), "verify: three"),
                   Commit("e" * 40, at(915), "A sentence"), Commit("f" * 40, at(930), "Another sentence")])
    assert table["task"].tolist() == ["verify", "Merge branch 'x'", "verify", "A sentence", "Another sentence"]
    assert table["hours"].tolist() == [0.5, 1.0, 0.0, 0.25, 0.25] and table["commits"].tolist() == [2, 5, 1, 1, 1]
    assert table["start"].tolist()[1] == at(30).isoformat() and table["end"].tolist()[1] == at(90).isoformat()


def test_the_file_has_a_start_and_an_end_of_each_task() -> None:
    table = recorded_effort()
    assert len(table) > 500 and not table.isna().any().any()
    assert (table["start"] <= table["end"]).all() and table["end"].is_monotonic_increasing
    assert (table["start"][1:].to_numpy() >= table["end"][:-1].to_numpy()).all()  # no hour is counted twice


def test_the_file_is_what_the_history_gives() -> None:
    last = recorded_effort()["last"].iloc[-1]
    try:
        text = effort_log.csv_text(last)
    except ValueError as error:
        pytest.skip(str(error))
    assert text == (paths.DATA / effort_log.FILE).read_text(encoding="utf-8")


def test_a_history_that_is_not_here_is_refused() -> None:
    with refuses("until"):
        list(effort_log.read_history("no-such-commit"))
