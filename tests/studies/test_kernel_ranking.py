"""Kernels ranked from recorded rows: regrets, ties, newest runs, and the sources that were measured."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base.recordings import COLUMNS
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_studies import kernel_ranking
from polaris_studies.kernel_ranking import rank, regrets

SOURCES = {name: spec.source_hash() for name, spec in catalogue().items()}


@pytest.fixture(autouse=True)
def measured_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows of this file were measured with the present sources."""
    monkeypatch.setattr(kernel_ranking, "source_hashes", lambda *run: SOURCES)


def rows(*measured: tuple[str, int, float], device: str = "card", ok: bool = True) -> pd.DataFrame:
    """Ten samples of each (kernel, size, ms), with a spread of a few thousandths."""
    spread = 1 + np.linspace(-2e-3, 2e-3, 10)
    return pd.DataFrame([dict.fromkeys(COLUMNS, 0) | {
        "run_id": "20261120T000000Z", "study": "repair", "device": device, "kernel": kernel, "trans": "nn",
        "config": "TILE=16" if kernel == "gemm_tiled" else "",
        "m": size, "n": size, "k": size, "device_ms": ms * s, "ok": ok, "sample": i}
        for kernel, size, ms in measured for i, s in enumerate(spread)], columns=COLUMNS)


STEADY = rows(("gemm_tiled", 64, 1.2), ("gemm_tiled", 128, 1.1), ("gemm_naive", 64, 1.0), ("gemm_naive", 128, 3.0),
              ("gemm_tiled_2x2", 64, 1.5), ("gemm_tiled_2x2", 128, 1.0), ("gemm_tiled_2x2_oob", 64, 0.1))


def test_regret_is_the_worst_ratio_to_the_best_good_kernel() -> None:
    table = regrets(STEADY).set_index("kernel")
    assert list(table.index) == ["gemm_tiled", "gemm_tiled_2x2", "gemm_naive"]  # no museum kernel among them
    assert table["worst"].to_dict() == pytest.approx({"gemm_tiled": 1.2, "gemm_tiled_2x2": 1.5, "gemm_naive": 3.0})
    assert table["at"].to_dict() == {"gemm_tiled": 64, "gemm_tiled_2x2": 64, "gemm_naive": 128}
    assert table["loses"].to_dict() == {"gemm_tiled": "64, 128", "gemm_tiled_2x2": "64", "gemm_naive": "128"}


def test_a_tie_is_not_a_loss() -> None:
    table = regrets(
        rows(("gemm_tiled", 64, 1.0), ("gemm_naive", 64, 1.0025))
    )  # its interval begins above 1.0, below 1.0016
    assert table["loses"].tolist() == ["nowhere", "nowhere"]


def test_a_wrong_kernel_is_neither_chosen_nor_compared_with() -> None:
    table = regrets(pd.concat([STEADY, rows(("gemm_naive_row0", 64, 0.01), ("gemm_naive_row0", 128, 0.01), ok=False)]))
    assert "gemm_naive_row0" not in set(table["kernel"])
    assert table["worst"].iloc[0] == pytest.approx(1.2)


def test_each_device_ranks_its_own_rows() -> None:
    both = pd.concat([STEADY, rows(("gemm_tiled", 64, 2.0), ("gemm_naive", 64, 1.0), device="cpu-device")])
    assert rank(both) == {"cpu-device": {"64x64x64": ["gemm_naive", "gemm_tiled"]},
                          "card": {"64x64x64": ["gemm_naive", "gemm_tiled", "gemm_tiled_2x2"],
                                   "128x128x128": ["gemm_tiled_2x2", "gemm_tiled", "gemm_naive"]}}


def test_a_shape_is_ranked_by_its_newest_run_alone() -> None:
    newer = rows(("gemm_tiled_4x4", 64, 5.0), ("gemm_tiled", 64, 6.0)).assign(run_id="20261121T000000Z", study="ladder")
    assert rank(pd.concat([newer, STEADY])) == {"card": {
        "64x64x64": ["gemm_tiled_4x4", "gemm_tiled"],
        "128x128x128": ["gemm_tiled_2x2", "gemm_tiled", "gemm_naive"]}}


def test_a_tie_goes_to_the_kernel_that_loses_least_elsewhere() -> None:
    tied = rows(("gemm_naive", 64, 1.0), ("gemm_tiled", 64, 1.0015), ("gemm_naive", 128, 1.3), ("gemm_tiled", 128, 1.0))
    assert rank(tied)["card"]["64x64x64"] == ["gemm_tiled", "gemm_naive"]
    clear = rows(("gemm_naive", 64, 1.0), ("gemm_tiled", 64, 1.02), ("gemm_naive", 128, 1.3), ("gemm_tiled", 128, 1.0))
    assert rank(clear)["card"]["64x64x64"] == ["gemm_naive", "gemm_tiled"]


def test_without_an_interval_nothing_is_told_apart() -> None:
    few = rows(("gemm_naive", 64, 1.0), ("gemm_tiled", 64, 1.02), ("gemm_naive", 128, 1.3), ("gemm_tiled", 128, 1.0))
    few = few[few["sample"] < 5]
    assert rank(few)["card"]["64x64x64"] == ["gemm_tiled", "gemm_naive"]
    assert regrets(few)["loses"].tolist() == ["nowhere", "nowhere"]


def test_wrong_and_library_and_transposed_rows_are_not_ranked() -> None:
    mixed = pd.concat([STEADY, rows(("gemm_naive_row0", 64, 0.01), ok=False), rows(("numpy", 64, 0.01)),
                       rows(("gemm_tiled_2x2_oldloop", 64, 0.01)).assign(trans="nt"),
                       rows(("gemm_tiled", 64, 0.01)).assign(config="TILE=8")])
    assert rank(mixed) == rank(STEADY)


def test_a_shape_ranked_with_another_source_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = rows(("gemm_tiled", 64, 6.0), ("gemm_naive", 64, 7.0)).assign(run_id="20261121T000000Z")
    monkeypatch.setattr(kernel_ranking, "source_hashes", lambda device, study, run: SOURCES | {"gemm_tiled": run})
    found = rank(pd.concat([newer, STEADY]))["card"]
    assert found == {
        "64x64x64": ["gemm_tiled", "gemm_naive"],
        "128x128x128": ["gemm_tiled_2x2", "gemm_naive"],
    }
