"""Rows of calls: each way gives the product, and is compared with the device's library."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base.recordings import COLUMNS
from polaris_lab.lab import Lab
from polaris_studies import calls_in_a_row


def test_each_way_is_proved_and_stands_beside_the_library(lab: Lab) -> None:
    rows = calls_in_a_row.samples(lab, [33, 64], calls=3, repeats=7)
    assert list(rows.columns) == COLUMNS and rows["ok"].all() and (rows["gflops"] > 0).all()
    assert rows.groupby(["m", "kernel"]).size().to_dict() == {
        (n, way): 7 for n in (33, 64)
        for way in (*calls_in_a_row.OURS, *calls_in_a_row.ON_HOST, "numpy", "numpy, out")}
    compared = calls_in_a_row.compare_with_library(rows)
    assert compared["way"].tolist() == [*calls_in_a_row.OURS, *calls_in_a_row.ON_HOST] * 2
    assert compared["rival"].tolist() == ["numpy", "numpy, out", "numpy, out", "numpy", "numpy, out"] * 2
    assert set(rows.attrs["kernels"]) == set(compared["kernel"])


def test_a_wrong_result_has_no_speed_and_no_ratio(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    real = lab.gemm
    monkeypatch.setattr(lab, "gemm", lambda a, b, **more: real(a, b, **more) + np.float32(1))
    rows = calls_in_a_row.samples(lab, [16], calls=1, repeats=6)
    wrong = rows[rows["kernel"].str.startswith("gemm")]
    assert wrong["kernel"].nunique() == 4 and not wrong["ok"].any() and wrong["gflops"].isna().all()
    assert calls_in_a_row.compare_with_library(rows)["way"].tolist() == ["plan"]


def test_each_row_of_this_lab_stands_beside_its_own_row_of_pytorch() -> None:
    us = {"gemm": 40, "gemm, out": 24, "plan": 12, "torch": 10, "torch, out": 8}
    rows = pd.DataFrame([{"device": "card", "m": 8, "kernel": way, "config": "gemm_naive", "ok": True,
                          "host_ms": t / 1e3}
                         for way, t in us.items() for _ in range(7)])
    assert calls_in_a_row.compare_with_library(rows).set_index("way")["ratio"].round(6).to_dict() == {
        "gemm": 4.0, "gemm, out": 3.0, "plan": 1.5}
