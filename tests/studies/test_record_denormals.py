"""What is counted in listings with and without denormals, and what the recorded studies rest on."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import recordings
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code import listings, toolchain
from polaris_studies import record_denormals

LISTING = """
\tv_mac_f32_e32 v0, v1, v2
\tv_mad_f32 v0, v1, v2, v3
\tv_madmk_f32 v0, v1, 0x40400000, v2
\tv_mul_f32_e64 v0, -v1, v2
\tv_mul_legacy_f32 v0, v1, v2
\tv_add_f32_e32 v0, v1, v2
\tv_fma_f32 v0, v1, v2, v3
\t.amdhsa_float_denorm_mode_32 {}
    .vgpr_count:     {}
    .vgpr_count:     9
"""


@pytest.fixture
def clang() -> toolchain.Compiler:
    return toolchain.find("clover")


@pytest.mark.parametrize(("mode", "vgprs", "said"), [(0, 30, ("flushed", 30)), (3, 4, ("kept", 9))])
def test_instructions_registers_and_the_mode_are_read_from_a_listing(mode: int, vgprs: int, said: tuple) -> None:
    found = record_denormals._counts(LISTING.format(mode, vgprs))
    assert (found.pop("denormals"), found.pop("vgprs")) == said
    assert found == {"mac_mad": 3, "fma": 1, "mul": 1, "add": 1}


def test_the_recorded_versions_are_those_of_the_records_where_they_are_the_same() -> None:
    rows = recordings.recorded(record_denormals.VERSION_STUDY, record_denormals.VERSION_COLUMNS)
    for name in toolchain.BY_CLANG[:2]:
        row = rows.query("clang == '16.0.6' and compiler == @name and kernel == 'gemm_tiled_2x2'").iloc[0]
        spec = catalogue()["gemm_tiled_2x2"]
        found = record_denormals._counts(listings.load(spec, compiler=name).text)
        assert {column: row[column] for column in found} == found


def test_a_version_is_compiled_in_every_form(clang: toolchain.Compiler) -> None:
    rows = record_denormals.multiply_adds_by_version(["gemm_tiled"], {clang.clang: clang.library})
    assert rows["compiler"].tolist() == list(record_denormals.FORMS) and rows["clang"].nunique() == 1
    by = rows.set_index("compiler")
    assert by.loc["clang", "mac_mad"] == by.loc["clover-daz", "mac_mad"] == by.loc["clover", "add"] > 0
    assert by.loc["clover", "mac_mad"] == 0
    assert by["denormals"].loc[["clang", "clover"]].tolist() == ["flushed", "kept"]


def test_costs_have_a_row_for_each_compiler(clang: toolchain.Compiler, tmp_path: Path) -> None:
    rows = record_denormals.costs(["gemm_tiled"], 64)
    assert rows["compiler"].tolist() == list(toolchain.BY_CLANG)
    assert (rows["gflops_low"] <= rows["gflops"]).all() and rows["m"].eq(64).all()
    assert record_denormals.save_rows(rows, record_denormals.COST_STUDY, ["clang"], record=False).is_file()


def test_a_kernel_that_the_vector_units_limit_loses_by_keeping_denormals_and_no_other_does() -> None:
    rows = recordings.recorded(record_denormals.COST_STUDY, record_denormals.COST_COLUMNS).set_index(["kernel", "m"])
    by = {name: each for name, each in rows.groupby("compiler")}
    kept = by["clover"]["gflops"] / by["clang"]["gflops"]
    assert kept.loc[("gemm_blocked", 4096)] < 0.55 and kept.loc[("gemm_naive", 1024)] > 0.99
    assert ((by["clover-daz"]["gflops"] / by["clang"]["gflops"] - 1).abs() < 0.02).all()
