"""The ledger: every claim once, counts that add up, a page that needs nothing, repairs and lessons with real names."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.claims.claims import WORDS
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import GATES
from polaris_studies import claims_ledger
from polaris_studies.claims_ledger import (
    LESSONS,
    _change,
    choice_losses,
    claim_table,
    counts,
    every_repair,
    page,
    repairs,
    tell,
)


class Rows(HTMLParser):
    """Collect the text of each row of a table's body."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[str] = []

    def handle_starttag(self, tag: str, attributes: list) -> None:
        if tag == "tr":
            self.rows.append("")

    def handle_data(self, data: str) -> None:
        if self.rows:
            self.rows[-1] += data


def test_every_claim_stands_once_and_the_counts_add_up() -> None:
    table = claim_table()
    assert table.index.is_unique and len(table) == 215 and set(table["verdict"]) <= set(WORDS)
    for by in ("document", "kind"):
        found = counts(table, by)
        assert found["all"].sum() == 215 and (found[list(WORDS)].sum(axis=1) == found["all"]).all()


def test_the_page_shows_every_claim_with_its_text_and_asks_for_nothing_else() -> None:
    table = claim_table()
    html = page(table)
    parser = Rows()
    parser.feed(html[:html.index("<script>")])
    assert len(parser.rows) == 1 + len(table)
    for (name, row), shown in zip(table.iterrows(), parser.rows[1:], strict=True):
        texts = (row["claim"], row["verdict"], row["why"].replace("`", ""), row["evidence"])  # code is marked as such
        assert shown.startswith(name) and all(text in shown for text in texts)
    assert not re.search(r"(?:src|href)=", html)
    assert html.count("<option>") == 5 + len(WORDS) + table["kind"].nunique()


def test_a_claim_is_text_in_the_page_and_never_markup() -> None:
    table = claim_table().head(1).assign(claim="a < b & <script>alert(1)</script>")
    assert "a &lt; b &amp; &lt;script&gt;" in page(table) and "<script>alert" not in page(table)


def test_told_claims_are_printed_with_their_verdicts(capsys) -> None:
    tell("S0-C09")
    assert capsys.readouterr().out.startswith('S0-C09 "The buggy error is a billion times')
    with refuses("claim", says="S0-C39"):
        tell("S0-C99")


@pytest.mark.parametrize(("low", "high", "word"), [
    (0.98, 1.02, "unchanged"), (0.98, 1.1, "not told apart"), (1.01, 1.02, "unchanged"), (1.01, 1.2, "slower before"),
    (0.7, 0.9, "faster before")])
def test_a_time_is_unchanged_only_if_its_whole_interval_is(low: float, high: float, word: str) -> None:
    assert _change(low, high) == word


def test_every_repair_makes_a_kernel_right_on_the_inputs_where_it_was_wrong() -> None:
    table = repairs()
    assert set(table["after"]) == {"right"} and (table["error after"] <= 1).all()
    assert table.groupby(["fault", "device", "n"]).size().max() == 1
    harmless = table[table["before"] == "right"]["fault"]
    assert set(harmless) == {"gemm_float4_vec_wide_grid", "gemm_float4_vec_printed"}  # timed at multiples of 16


def test_no_kernel_of_the_museum_is_missing_among_the_repairs() -> None:
    table, timed = every_repair(), repairs()
    museum = {name: spec for name, spec in catalogue().items() if spec.museum}
    assert list(dict.fromkeys(table.index.get_level_values("fault"))) == list(museum) and table.index.is_unique
    for (fault, device), row in table.iterrows():
        assert (row["gate"], row["repaired"]) == (museum[fault].gate, museum[fault].bug["repaired"])
        of_it = timed[(timed["fault"] == fault) & (timed["device"] == device)]
        assert row["sizes"] == of_it["n"].tolist()
        assert row["time"] == (of_it["time"].tolist() or "not timed")
    assert set(timed["fault"]) == {fault for fault, device in table.index if device}
    untimed = {fault for fault, device in table.index if not device}
    assert {"attention_v3_no_barrier", "attention_v3_six_waves"} <= untimed


def test_the_loss_of_a_choice_is_over_the_fastest_at_that_size() -> None:
    rows = [("a", 64, 1.0), ("b", 64, 2.0), ("a", 128, 3.0), ("b", 128, 2.0), ("a", 1024, 9.0), ("b", 1024, 8.0),
            ("part", 64, 0.1)]
    found = choice_losses(pd.DataFrame(rows, columns=["kernel", "m", "ms"]).assign(device="card")).loc["card"]
    assert found["best"].tolist() == ["a", "b", "b"] and set(found["single"]) == {"a"}
    assert found["loss of single, %"].tolist() == [0, 50, 12.5]
    assert found["loss of nearest, %"].tolist() == [100, 50, 0]  # 64 takes b of 128, 128 a of 64, 1024 b of 128


def test_lessons_name_claims_and_gates_that_exist() -> None:
    known = claim_table().index
    for lesson in LESSONS:
        assert set(lesson.claims) <= set(known), lesson.error
        if lesson.gate.startswith("gate "):
            assert lesson.gate.removeprefix("gate ") in GATES
        else:
            assert (paths.ROOT / lesson.gate).is_file()
    assert len(claims_ledger.lessons()) == len(LESSONS)
