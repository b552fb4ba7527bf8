"""The default kernel: decided from recorded rows by the smallest worst regret, kept only when refreshed, and read back."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from polaris_lab import paths, selection
from polaris_lab.results import COLUMNS
from polaris_lab.selection import decide, default, regrets


def rows(*measured: tuple[str, int, float], device: str = "card", ok: bool = True) -> pd.DataFrame:
    """Ten samples of each (kernel, size, ms), with a spread of a few thousandths."""
    spread = 1 + np.linspace(-2e-3, 2e-3, 10)
    return pd.DataFrame([dict.fromkeys(COLUMNS, 0) | {
        "run_id": "20261120T000000Z", "study": "repair", "device": device, "kernel": kernel, "config": "", "trans": "nn",
        "m": size, "n": size, "k": size, "device_ms": ms * s, "ok": ok, "sample": i}
        for kernel, size, ms in measured for i, s in enumerate(spread)], columns=COLUMNS)


STEADY = rows(("gemm_tiled", 64, 1.2), ("gemm_tiled", 128, 1.1), ("gemm_naive", 64, 1.0), ("gemm_naive", 128, 3.0),
              ("gemm_tiled_2x2", 64, 1.5), ("gemm_tiled_2x2", 128, 1.0), ("gemm_tiled_2x2_oob", 64, 0.1))


@pytest.fixture
def decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(selection, "DECISION", tmp_path / "default_kernel.json")
    monkeypatch.delenv("POLARIS_REFRESH", raising=False)
    return tmp_path / "default_kernel.json"


def test_regret_is_the_worst_ratio_to_the_best_good_kernel() -> None:
    table = regrets(STEADY).set_index("kernel")
    assert list(table.index) == ["gemm_tiled", "gemm_tiled_2x2", "gemm_naive"]  # no museum kernel among them
    assert table["worst"].to_dict() == pytest.approx({"gemm_tiled": 1.2, "gemm_tiled_2x2": 1.5, "gemm_naive": 3.0})
    assert table["at"].to_dict() == {"gemm_tiled": 64, "gemm_tiled_2x2": 64, "gemm_naive": 128}
    assert table["loses"].to_dict() == {"gemm_tiled": "64, 128", "gemm_tiled_2x2": "64", "gemm_naive": "128"}


def test_a_tie_is_not_a_loss() -> None:
    table = regrets(rows(("gemm_tiled", 64, 1.0), ("gemm_naive", 64, 1.0025)))  # its interval begins above 1.0, below 1.0016
    assert table["loses"].tolist() == ["nowhere", "nowhere"]


def test_a_wrong_kernel_is_neither_chosen_nor_compared_with() -> None:
    table = regrets(pd.concat([STEADY, rows(("gemm_naive_row0", 64, 0.01), ("gemm_naive_row0", 128, 0.01), ok=False)]))
    assert "gemm_naive_row0" not in set(table["kernel"])
    assert table["worst"].iloc[0] == pytest.approx(1.2)


def test_each_kind_is_decided_on_its_own_device(decision: Path) -> None:
    both = pd.concat([STEADY, rows(("gemm_tiled", 64, 2.0), ("gemm_naive", 64, 1.0), device="cpu-device")])
    found = decide(both, {"gpu": "card", "cpu": "cpu-device"})
    assert {kind: each["kernel"] for kind, each in found.items()} == {"gpu": "gemm_tiled", "cpu": "gemm_naive"}
    assert found["gpu"]["reason"] == ("at sizes 64, 128 on card it loses 64, 128, and takes at most 1.20 times "
                                      "the best kernel's time")
    assert found["gpu"]["evidence"] == ["data/measured/card/repair/20261120T000000Z.csv"]
    assert found["gpu"]["date"] == "2026-11-20"
    assert not decision.exists()


def test_a_refresh_keeps_the_decision(decision: Path, monkeypatch) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    found = decide(STEADY, {"gpu": "card"})
    assert json.loads(decision.read_text()) == found
    spec, reason = default("gpu")
    assert (spec.name, reason) == ("gemm_tiled", f"the default for a GPU: {found['gpu']['reason']}")
    assert default("accelerator") == (spec, reason)


@pytest.mark.parametrize("text", [None, "", "{", "[]", "{}", '{"cpu": 3}', '{"cpu": {"kernel": "gone", "reason": ""}}',
                                  '{"cpu": {"kernel": "gemm_tiled"}}'])
def test_a_decision_that_cannot_be_used_is_named_with_the_remedy(decision: Path, text: str | None) -> None:
    if text is not None:
        decision.write_text(text)
    with pytest.raises(ValueError, match="default_kernel.json cannot be used .*; restore it with git, or name a kernel"):
        default("cpu")


@pytest.mark.parametrize("kind", ["cpu", "gpu", "simulator"])
def test_the_committed_decision_names_a_good_kernel_and_evidence_that_is_there(kind: str) -> None:
    spec, reason = default(kind)
    assert not spec.museum and spec.signature == "gemm" and reason
    for each in json.loads(selection.DECISION.read_text()).values():
        assert each["evidence"] and all((paths.ROOT / path).is_file() for path in each["evidence"])
