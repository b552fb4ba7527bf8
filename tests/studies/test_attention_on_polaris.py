"""Attention on a simulated Polaris: what is tried is allowed, the recorded search is what this code makes."""

from __future__ import annotations

from functools import partial

import pytest

from polaris_lab.base.executor import processes
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention
from polaris_studies import attention_on_polaris, record_attention_on_polaris

RECORDED = attention_on_polaris.searched()
BLOCKED = catalogue()["attention_blocked"]


def test_the_grid_and_the_neighbours_are_allowed() -> None:
    grid = list(record_attention_on_polaris.grid())
    assert len(grid) == len({tuple(each.values()) for each in grid}) > 20
    for each in grid:
        assert not BLOCKED.unmet(attention_on_polaris.PROBLEM, BLOCKED.config(each))
    near = list(record_attention_on_polaris.near(grid[0]))
    assert {sum(each[name] != grid[0][name] for name in each) for each in near} == {1}


def test_tiles_hold_those_of_the_log() -> None:
    tiles = [(each["BLOCK_M"], each["BLOCK_N"], each["WAVES"]) for each in record_attention_on_polaris.v3_tiles()]
    assert {(32, 64, 4), (32, 32, 4), (48, 64, 8)} <= set(tiles) and len(tiles) == len(set(tiles)) == 8


def test_the_slow_end_counts_and_local_memory_is_a_limit() -> None:
    rows = [{"ms": 2.0, "ms_high": 3.0, "lds_bytes": 100}, {"ms": 1.0, "ms_high": 7.0, "lds_bytes": 10},
            {"ms": 1.0, "ms_high": 1.0, "lds_bytes": 101}]
    assert attention_on_polaris.ranked(rows) == [rows[2], rows[0], rows[1]]
    assert attention_on_polaris.ranked(rows, within=100) == [rows[0], rows[1]]


def test_a_row_has_every_column_and_a_range() -> None:
    row = record_attention_on_polaris.simulate_row("attention_v2", Attention(1, 1, 64, 64))
    assert {"run_id", "study", *row} == set(attention_on_polaris.COLUMNS)
    assert 0 < row["ms_low"] <= row["ms"] <= row["ms_high"] and 0.3 < row["share"] < 1


@pytest.mark.parametrize("kernel", ["attention_v2", "attention_blocked"])
def test_the_recorded_rows_are_what_the_code_gives_now(kernel: str) -> None:
    row = RECORDED[(RECORDED["stage"] == "kernel") & (RECORDED["kernel"] == kernel)].iloc[0]
    again = record_attention_on_polaris.simulate_row(kernel, attention_on_polaris.PROBLEM)
    for name in ("ms_low", "ms", "ms_high", "vgprs", "lds_bytes", "share"):
        assert row[name] == pytest.approx(again[name], rel=1e-6), name


def test_another_tile_is_compiled_and_simulated() -> None:
    row = record_attention_on_polaris.simulate_row("attention_v3", Attention(1, 1, 48, 64),
                                         {"BLOCK_M": 48, "BLOCK_N": 32, "WAVES": 8, "PAD": 1})
    assert row["lds_bytes"] == 2 * 32 * 68 * 4 + 48 * 32 * 4 and "BLOCK_M=48" in row["config"]


def test_a_study_goes_through_its_stages_and_leaves_out_what_no_card_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(kernel: str, problem: Attention, config: dict | None, card: str, stage: str) -> dict:
        if config and config.get("BLOCK_M") == 128:
            raise ValueError("too large")
        shown = " ".join(f"{name}={value}" for name, value in (config or {}).items())
        return {"kernel": kernel, "config": shown, "stage": stage, "ms": 1.0, "ms_high": 1.0, "lds_bytes": 1}

    monkeypatch.setattr(record_attention_on_polaris, "simulate_row", quick)
    seen: list[dict] = []
    rows = record_attention_on_polaris.study(on_progress=seen.append, finalists=1, workers=1)
    assert rows["config"].tolist() == [row["config"] for row in seen]
    assert rows["stage"].drop_duplicates().tolist() == ["kernel", "tile", "grid", "near", "large"]
    assert len(rows) > 30 and not rows["config"].str.contains("BLOCK_M=128").any()


def test_a_row_is_a_piece_for_any_process() -> None:
    asked = partial(record_attention_on_polaris._row_if_it_fits, "attention_v2", Attention(1, 1, 64, 64), card="rx590",
                    stage="kernel")
    with processes(2) as pool:
        assert list(pool.map(asked, [None])) == [asked(None)]
