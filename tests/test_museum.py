"""The bug form: every part of it, from the catalogue's words, the sanitizer's findings and recorded samples."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from polaris_lab import museum, paths
from polaris_lab.kernelspec import catalogue
from polaris_lab.results import COLUMNS, recorded

MUSEUM = [name for name, spec in catalogue().items() if spec.museum]


def samples(kernel: str, ms: float, ok: bool, error: float, fraction: float) -> list[dict]:
    return [dict.fromkeys(COLUMNS, 0) | {
        "run_id": "20261120T000000Z", "study": "repair", "device": "card", "kernel": kernel, "config": "", "trans": "nn",
        "m": 64, "n": 64,"k": 64, "device_ms": t, "max_abs_error": error, "bound_fraction": fraction, "ok": ok, "sample": i}
        for i, t in enumerate(ms * (1 + np.linspace(-1e-3, 1e-3, 9)))]


@pytest.fixture
def evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A recorded study and a sanitizer's answer that are not this machine's."""
    table = pd.DataFrame([*samples("gemm_tiled_2x2_oob", 2.0, False, 61.5, 2.5e6),
                          *samples("gemm_tiled_2x2", 1.0, True, 4e-6, 0.125)])
    found = pd.DataFrame([{"kind": "out-of-bounds", "line": 42, "source": "  As[2 * y][x] = 0;", "array": "As",
                           "message": "Index (16) exceeds static array size (16)", "count": 512}])
    monkeypatch.setattr(museum, "recorded", lambda study: table if study == "repair" else None)
    monkeypatch.setattr(museum, "sanitize", lambda spec, m, n, k: found)


def test_the_form_has_every_part(evidence: None) -> None:
    text = museum.form("gemm_tiled_2x2_oob")
    bug = catalogue()["gemm_tiled_2x2_oob"].bug
    for heading, key in (("Symptom", "symptom"), ("How it was found", "found"), ("Cause", "cause"), ("Lesson", "lesson")):
        assert f"**{heading}.** {bug[key]}" in text
    assert f"**Fix.** {bug['fix']} The repaired form is `gemm_tiled_2x2`." in text
    assert "Caught by the gate `oob`" in text
    assert "| out-of-bounds | 42 | `As[2 * y][x] = 0;` | As | Index (16) exceeds static array size (16) | 512 |" in text
    assert "| card | 64 | 61.5 | 2.5e+06 | 2 | 4.00e-06 | 0.12 | 1 | 2.00 |" in text
    assert "`kernels/museum/gemm_tiled_2x2_oob.cl`, `kernels/gemm/gemm_tiled_2x2.cl`" in text
    assert "`data/measured/card/repair/20261120T000000Z.csv`" in text


def test_only_museum_kernels_have_a_form() -> None:
    with pytest.raises(ValueError, match="kernel: gemm_tiled is no museum kernel; those are gemm_tiled_2x2_oob"):
        museum.form("gemm_tiled")


def test_a_refresh_keeps_the_forms_beside_the_sources(monkeypatch) -> None:
    written = {}
    monkeypatch.setattr(museum, "form", lambda spec: f"form of {spec.name}")
    monkeypatch.setattr(museum, "write_text", lambda path, text: written.update({path: text}))
    monkeypatch.delenv("POLARIS_REFRESH", raising=False)
    museum.keep_forms()
    assert written == {}
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    museum.keep_forms()
    assert written == {paths.KERNELS / "museum" / f"{name}.md": f"form of {name}" for name in MUSEUM}


@pytest.mark.parametrize("name", MUSEUM)
def test_the_committed_form_is_of_the_newest_recorded_runs(name: str) -> None:
    text = catalogue()[name].file.with_suffix(".md").read_text(encoding="utf-8")
    runs = recorded(museum.STUDY)[["device", "run_id"]].drop_duplicates()
    for run in runs.itertuples():
        assert f"`data/measured/{run.device}/{museum.STUDY}/{run.run_id}.csv`" in text
    assert catalogue()[name].bug["cause"] in text
