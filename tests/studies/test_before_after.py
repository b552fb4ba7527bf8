"""Before and after: three ratios that follow from the figures, and naive as the 1.0 of a speed table."""

from __future__ import annotations

import pandas as pd
import pytest

from polaris_lab.base.recordings import COLUMNS, recorded
from polaris_studies.before_after import by_naive, compare, sentences


def rows(ms: dict[str, float], errors: dict[str, float]) -> pd.DataFrame:
    return pd.DataFrame([dict.fromkeys(COLUMNS, 0) | {
        "device": "card", "kernel": kernel, "config": "", "trans": "nn", "m": 8, "n": 8, "k": 8, "sample": i,
        "device_ms": time * (1 + i / 1000), "max_abs_error": errors.get(kernel, 1e-6), "bound_fraction": 0.5,
        "ok": errors.get(kernel, 0) < 1} for i in range(9) for kernel, time in ms.items()])


def test_the_ratios_follow_from_the_figures() -> None:
    table = compare(rows({"old": 4.0, "new": 1.0}, {"old": 254.0, "new": 2.54e-4}), "old", "new")
    row, = table.to_dict("records")
    assert (row["speed"], row["time"], row["error"]) == pytest.approx((4, 0.25, 1e6))
    assert row["changed"] == "faster" and row["low"] > 3.9
    assert sentences(table) == ["card, 8 x 8 x 8: 4 times the speed, 0.25 times the time, an error 1e+06 times smaller"]
    assert compare(rows({"old": 1.0, "new": 2.0}, {}), "old", "new")["changed"].tolist() == ["slower"]
    assert compare(rows({"old": 1.0, "new": 1.0}, {}), "old", "new")["changed"].tolist() == ["no"]


def test_naive_is_the_one_of_a_speed_table() -> None:
    table = by_naive(rows({"gemm_naive": 4.0, "fast": 1.0, "wrong": 0.5}, {"wrong": 9.0}))
    assert table.loc[("card", 8)].to_dict() == pytest.approx({"gemm_naive": 1.0, "fast": 4.0})
    for study in ("repair", "tiling", "layouts"):
        assert (by_naive(recorded(study))["gemm_naive"] == 1.0).all()


def test_the_recorded_repair_is_a_million_and_no_billion() -> None:
    table = compare(recorded("repair"), "gemm_tiled_2x2_oob", "gemm_tiled_2x2").query("m == 1024")
    assert table["error"].between(1e6, 2e6).all() and table["speed"].between(0.9, 1.1).all()
