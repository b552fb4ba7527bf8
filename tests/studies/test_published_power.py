"""The published watts: the arithmetic of the table, and that its bytes are those of the recorded simulation."""

from __future__ import annotations

import pytest

from polaris_studies import published_power


def test_the_table_holds_the_figures_and_what_follows_from_them() -> None:
    found = published_power.table()
    assert list(found.index) == ["gemm_naive", "gemm_tiled", "gemm_tiled_2x2", "gemm_tiled_2x2_oob",
                                 "gemm_naive_row0"]
    assert found.notna().all(axis=None)
    fixed, buggy = found.loc["gemm_tiled_2x2"], found.loc["gemm_tiled_2x2_oob"]
    assert (fixed["watts"], buggy["watts"]) == (57.6, pytest.approx(64.6 / 1.24))
    assert fixed["joules"] == pytest.approx(2 * 1024**3 / 224.9e9 * 57.6)
    assert fixed["l2_gbs"] == pytest.approx(fixed["l2_mb"] * 1e6 / (2 * 1024**3 / 224.9e9) / 1e9)


def test_the_repair_moves_the_same_bytes() -> None:
    found = published_power.table()
    assert found.loc["gemm_tiled_2x2", "l2_mb"] == found.loc["gemm_tiled_2x2_oob", "l2_mb"]


def test_the_gain_is_the_product_of_its_parts() -> None:
    parts = published_power.parts(published_power.table())
    assert parts["gain"] == pytest.approx(parts["by speed"] * parts["by power"])
    assert parts["gain"] == pytest.approx(1.195, abs=5e-4) and parts["by power"] == pytest.approx(67.1 / 57.6)


def test_watts_at_a_full_rate_follow_from_two_points() -> None:
    found = published_power.table()
    a, b = found.loc["gemm_tiled_2x2"], found.loc["gemm_tiled"]
    assert published_power.watts_at_full_rate(found, b["dram_gbs"] - a["dram_gbs"]) == pytest.approx(67.1 - 57.6)
    assert published_power.watts_at_full_rate(found, 2.0, "l2") == pytest.approx(
        2 * published_power.watts_at_full_rate(found, 1.0, "l2"))
