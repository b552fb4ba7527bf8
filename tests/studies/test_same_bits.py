"""The simulated card and the CPU device leave the same bits, and a difference is seen."""

from __future__ import annotations

import pandas as pd
import pytest

from polaris_lab.base.recordings import recorded
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim import any_kernel
from polaris_studies import record_same_bits, same_bits


@pytest.mark.parametrize("name", ["gemm_tiled", "transpose", "attention_reference"])
def test_a_kernel_leaves_the_same_bits_but_for_exp(name: str) -> None:
    assert record_same_bits.compare_here(catalogue()[name], "cpu")["verdict"] == (
        "close" if name.startswith("attention") else "same")


def test_a_wrong_sum_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    real = any_kernel.launch

    def wrong(*args: object, **more: object) -> object:
        done = real(*args, **more)
        done.args[9][70] += 1
        return done

    monkeypatch.setattr(any_kernel, "launch", wrong)
    found = record_same_bits.compare_here(catalogue()["gemm_tiled"], "cpu")
    assert found["verdict"] == "differs" and "1 of 4096 elements differ" in found["note"]


def test_a_kernel_that_fails_is_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_same_bits, "KERNEL_TIMEOUT_S", 0.01)
    assert record_same_bits.compare(catalogue()["gemm_tiled"])["verdict"] == "not run"


def test_kinds_are_counted() -> None:
    table = pd.DataFrame({"kind": ["rates", "rates", "products"], "verdict": ["same", "close", "same"],
                          "kernel": ["a", "b", "c"]})
    counts = same_bits.by_kind(table)
    assert counts.loc["rates"].to_dict() == {"close": 1, "same": 1, "kernels": 2} and counts.index[0] == "rates"


def test_the_recorded_table_has_the_kernels_that_there_are() -> None:
    kept = recorded(record_same_bits.STUDY, same_bits.COLUMNS)
    good = [name for name, spec in catalogue().items() if not spec.museum]
    assert set(good) - {"gemm_halves", "attention_halves"} <= set(kept["kernel"])  # which are newer than the table
    assert kept["kind"].nunique() >= 6 and (kept["verdict"] == "same").sum() >= 60
