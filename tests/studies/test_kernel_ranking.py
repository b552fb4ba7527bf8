"""Kernels ranked from recorded rows: regrets and ties."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base.recordings import COLUMNS
from polaris_studies.kernel_ranking import regrets


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


def test_without_an_interval_nothing_is_told_apart() -> None:
    few = rows(("gemm_naive", 64, 1.0), ("gemm_tiled", 64, 1.02), ("gemm_naive", 128, 1.3), ("gemm_tiled", 128, 1.0))
    few = few[few["sample"] < 5]
    assert regrets(few)["loses"].tolist() == ["nowhere", "nowhere"]
