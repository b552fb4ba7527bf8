"""First calls: each in a process and with caches of its own, and what a full cache saves is seen."""

from __future__ import annotations

import os

import pandas as pd
import pytest

from polaris_lab.base.errors import DeviceError
from polaris_studies import cold_calls, record_first_calls

TIMES = ["build_ms", "first_ms", "second_ms"]


def test_a_first_call_is_timed_with_empty_caches_and_again_with_what_it_left(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = record_first_calls.samples(["gemm_tile16"], 64, device="cpu", repeats=1)
    assert list(rows["cache"]) == ["empty", "filled"] and (rows[TIMES] > 0).all(axis=None)
    assert not rows.isna().any(axis=None)
    total = rows["build_ms"] + rows["first_ms"]
    assert total[0] > total[1]  # the second process compiles nothing


def test_each_sample_begins_with_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    folders = []
    monkeypatch.setattr(record_first_calls, "_in_child", lambda index, kernel, n, folder: folders.append(
        (folder, os.listdir(folder))) or dict.fromkeys(TIMES, 1.0) | {"config": ""})
    record_first_calls.samples(["gemm_naive", "gemm_tile16"], 8, device="cpu", repeats=2)
    assert len(folders) == 8 and len({folder for folder, _ in folders}) == 4
    assert all(not held for _, held in folders[::2])


def test_a_process_that_fails_is_a_device_error() -> None:
    with pytest.raises(DeviceError, match="the first call of gemm_gone failed: .*gemm_gone"):
        record_first_calls._in_child("cpu", "gemm_gone", 8, "/tmp")


def test_the_summary_adds_build_and_first_launch() -> None:
    rows = pd.DataFrame({"device": "d", "kernel": "k", "cache": "empty", "build_ms": [1.0, 2.0, 3.0],
                         "first_ms": [10.0, 10.0, 10.0], "second_ms": [4.0, 5.0, 9.0]})
    line = cold_calls.summary(rows).iloc[0]
    assert line.to_dict() == {"median": 12.0, "min": 11.0, "max": 13.0, "second": 5.0}
