"""Access patterns of single waves, against addresses worked out by hand."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_lab.model.problem import Gemm
from polaris_sim.wave_addresses import COLUMNS, STEPS, access_pattern, summarise

LANE = np.arange(64)
SIDE = 96


def places(table: pd.DataFrame, buffer: str, turn: int) -> tuple[list[int], list[int]]:
    """(rows, columns) of the lanes' elements at one turn."""
    chosen = table[(table["buffer"] == buffer) & (table["turn"] == turn)]
    assert list(chosen["lane"]) == list(LANE)
    return list(chosen["row"]), list(chosen["column"])


@pytest.mark.parametrize(("kernel", "a", "b", "lines"), [
    # where a lane reads A and B in turn k: 16 x 16 work-items, dimension 0 along columns or along rows of C
    ("gemm_naive", lambda k: (LANE // 16, k), lambda k: (k, LANE % 16), (4, 1)),
    ("gemm_naive_row0", lambda k: (LANE % 16, k), lambda k: (k, LANE // 16), (16, 1)),
    ("gemm_transposed_b", lambda k: (LANE // 16, k), lambda k: (LANE % 16, k), (4, 16)),
    ("gemm_transposed_b_row0", lambda k: (LANE % 16, k), lambda k: (LANE // 16, k), (16, 4))])
def test_the_mappings_of_the_naive_kernels(kernel, a, b, lines) -> None:
    """Of 96 x 96, whose rows are whole lines: a column of 16 elements lies in 16 lines, a run of 16 in one."""
    table = access_pattern(kernel, SIDE, SIDE, SIDE, steps=6)
    assert list(table.columns) == COLUMNS and table["step"].max() == 5
    for turn in range(3):
        for buffer, want in (("A", a(turn)), ("B", b(turn))):
            assert places(table, buffer, turn) == tuple(list(np.broadcast_to(each, 64)) for each in want)
    assert (table["offset"] == 4 * (SIDE * table["row"] + table["column"])).all()
    steps = summarise(table)
    assert list(steps.columns) == STEPS and (steps["bytes"] == 256).all() and (steps["order"] == "scattered").all()
    for buffer, count in zip("AB", lines, strict=True):
        assert (steps.loc[steps["buffer"] == buffer, "lines"] == count).all()


def test_another_group_and_wave_are_where_they_should_be() -> None:
    """Group 7 of 6 x 6 is the second of the second row; wave 3 has rows 12 to 15 of its 16."""
    table = access_pattern("gemm_naive", SIDE, SIDE, SIDE, group=7, wave=3, steps=2)
    assert places(table, "A", 0) == (list(16 + 12 + LANE // 16), [0] * 64)
    assert places(table, "B", 0) == ([0] * 64, list(16 + LANE % 16))


def test_lanes_beyond_an_edge_take_no_part() -> None:
    table = access_pattern("gemm_naive", 2, 5, 3, steps=2)
    assert [(row.lane // 16, row.lane % 16)
            for row in table[table["buffer"] == "A"].itertuples()] == [(y, x) for y in range(2) for x in range(5)]
    assert summarise(table)["lanes"].tolist() == [10, 10] and summarise(table)["bytes"].tolist() == [40, 40]


def test_leading_dimensions_and_transposed_operands_count() -> None:
    table = access_pattern("gemm_naive", problem=Gemm(SIDE, SIDE, SIDE, lda=100, ldb=101), steps=2)
    assert set(table.loc[table["buffer"] == "A", "offset"]) == {400 * row for row in range(4)}
    assert set(table.loc[table["buffer"] == "A", "row"]) == {0, 1, 2, 3} and set(table.loc[table["buffer"] == "A",
                                                                                           "column"]) == {0}
    turned = access_pattern("gemm_naive", problem=Gemm(SIDE, SIDE, SIDE, trans_b=True), steps=2)
    assert set(turned["buffer"]) == {"A", "B transposed"}


def test_local_memory_and_its_banks() -> None:
    """gemm_tiled_2x2: columns 2x of Bs are 16 different words in 16 of 32 banks, and rows y and y + 1 meet in them."""
    table = access_pattern("gemm_tiled_2x2", SIDE, SIDE, SIDE, steps=64)
    steps = summarise(table)
    local = steps[steps["space"] == "local"]
    assert (local["lines"] == 0).all() and (steps.loc[steps["space"] == "global", "passes_low"] == 0).all()
    writes = local[local["instruction"] == "ds_write_b32"]
    assert (writes["passes_low"] == 2).all() and (writes["passes_high"] == 2).all()
    tiled = summarise(access_pattern("gemm_tiled", SIDE, SIDE, SIDE, steps=4))
    writes = tiled[tiled["space"] == "local"]
    assert (writes["order"] == "linear").all() and (writes[["passes_low", "passes_high"]] == 1).all(axis=None)


def test_wide_accesses_count_all_their_words() -> None:
    """gemm_float4_vec: 16 lanes of float4 make 256 bytes of a row, four rows a wave; b128 needs a pass for each 32
    words."""
    steps = summarise(access_pattern("gemm_float4_vec", SIDE, SIDE, SIDE, steps=4)).set_index("instruction")
    assert steps.loc["flat_load_dwordx4", ["bytes", "lines"]].tolist() == [1024, 16]
    assert steps.loc["ds_write_b128", ["bytes", "passes_low", "passes_high", "order"]].tolist() == [1024, 4, 4,
                                                                                                    "linear"]


def test_lines_in_the_kernels_text() -> None:
    text = pl.catalogue()["gemm_naive"].source().splitlines()
    line = access_pattern("gemm_naive", 16, 16, 16, steps=1)["line"][0]
    assert "sum += a[k] * b[" in text[line - 1]


def test_launches_are_chosen_by_function() -> None:
    table = access_pattern("gemm_cpu", 16, 32, 16, steps=1, function="gemm_cpu_pack")
    assert table["buffer"][0] in ("A", "B")
    with refuses("function"):
        access_pattern("gemm_cpu", 16, 32, 16, function="pack")


def test_bad_arguments_are_refused() -> None:
    with refuses("problem"):
        access_pattern("gemm_naive", 16, 16)
    with refuses("group"):
        access_pattern("gemm_naive", SIDE, SIDE, SIDE, group=36)
    with refuses("wave"):
        access_pattern("gemm_naive", SIDE, SIDE, SIDE, wave=4)
    with refuses("steps"):
        access_pattern("gemm_naive", SIDE, SIDE, SIDE, steps=0)
    with refuses("problem"):
        access_pattern("gemm_naive", 0, 4, 4)
    with refuses("kernel", says="gemm_float4_vec needs N % 4 == 0"):
        access_pattern("gemm_float4_vec", 4, 5, 4)
