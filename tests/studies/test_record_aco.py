"""The table of drivers: of today's kernels, and what it says of the stand-in for Clover and of a newer Mesa."""

from __future__ import annotations

import pandas as pd
import pytest

from polaris_lab.base.recordings import read_setting
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code import listings, toolchain
from polaris_studies import record_aco


@pytest.fixture(scope="module")
def table() -> pd.DataFrame:
    return pd.read_csv(record_aco.TABLE, keep_default_na=False)


def test_the_table_counts_the_kept_code_of_every_kernel(table: pd.DataFrame) -> None:
    assert table.columns.tolist() == record_aco.COLUMNS
    kept = table[table["maker"].isin(toolchain.KEPT)]
    assert len(kept) * 2 == len(table) and set(kept["kernel"]) == set(catalogue())
    for row in kept.itertuples():
        record = listings.load(catalogue()[row.kernel], read_setting(row.config), row.maker)
        assert {name: getattr(row, name) for name in listings.REPORT} == record.functions[row.function]


def test_mesas_clover_confirms_its_stand_in_but_for_attention_and_a_few(table: pd.DataFrame) -> None:
    unlike = record_aco.unlike(table, "clover", "Mesa's Clover")
    products = {name for name in unlike.index.unique("kernel") if not name.startswith("attention")}
    assert products == {"gemm_tensor", "gemm_tensor_turned", "gemm_halves", "gemm_thin", "gemm_tile20_optimized",
                        "gemm_cpu", "gemm_cpu_rows"}
    assert len(unlike) < len(table[table["maker"] == "clover"]) / 2


@pytest.mark.parametrize("maker", ["aco", "newer aco"])
def test_of_the_good_kernels_those_for_other_devices_alone_use_scratch_by_aco(table: pd.DataFrame, maker: str) -> None:
    spilled = set(table[(table["maker"] == maker) & (table["scratch_bytes"] > 0)]["kernel"])
    assert {name for name in spilled if not catalogue()[name].museum} == {
        "gemm_register_wide", "gemm_cpu", "gemm_cpu_rows", "gemm_cpu_thin", "attention_cpu", "attention_cpu_thin",
        "gemm_halves", "attention_halves"}


def test_a_newer_mesa_reads_local_memory_by_pairs(table: pd.DataFrame) -> None:
    reads = table[table["kernel"] == "gemm_blocked"].pivot(index="config", columns="maker", values="local_reads")
    assert (reads["newer aco"] == 2 * reads["aco"]).any()  # pairs of b64 in place of b128
