"""Under POLARIS_SHADOW=1 each choice is noted beside what it took; without it nothing is, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyopencl.array as cl_array
import pytest

from polaris_lab.base import paths
from polaris_lab.choose import shadow
from polaris_lab.choose.predictor import Prediction
from polaris_lab.lab import Lab
from polaris_lab.model.problem import Gemm

A, B = np.ones((24, 40), np.float32), np.full((40, 32), 2, np.float32)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    return tmp_path


@pytest.mark.parametrize("value", ["", "0"])
def test_nothing_is_noted_unless_it_is_asked_for(lab: Lab, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(shadow.VARIABLE, value)
    lab.gemm(A, B)
    assert shadow.read().empty and not shadow.file().exists()


def test_each_chosen_call_is_noted_and_named_kernels_are_not(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = lab.gemm(A, B)
    kernel, config = lab.last.kernel, lab.last.config
    monkeypatch.setenv(shadow.VARIABLE, "1")
    assert (lab.gemm(A, B) == plain).all() and (lab.last.kernel, lab.last.config) == (kernel, config)
    device = [cl_array.to_device(lab.queue, each) for each in (A, B)]
    for _ in range(2):  # the second has a plan
        assert (lab.gemm(*device).get() == plain).all()
    lab.gemm(A, B, kernel="gemm_tiled")
    lab.gemm(A[:, :0], B[:0])  # an empty sum has no speed
    rows = shadow.read()
    assert rows[["m", "n", "k", "trans", "kernel"]].to_numpy().tolist() == [[24, 32, 40, "nn", kernel]] * 3
    assert (rows["actual_us"] > 0).all() and (rows["regret"] >= 0).all()
    assert list(shadow.summary(rows).index) == [lab.device.slug]


def test_regret_is_what_was_lost_on_the_least_time_that_is_known(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shadow.VARIABLE, "1")
    monkeypatch.setattr(shadow, "predictions", lambda *_: iter(
        [Prediction("gemm_naive", {}, 1e-3, "made up"), Prediction("gemm_cpu", dict(lab.last.config), 50.0, "")]))
    lab.gemm(A, B, kernel="gemm_cpu")
    shadow.note(lab.device, Gemm(24, 32, 40), lab.last)
    row = shadow.read().iloc[0]
    assert row["best_us"] == 1e-3 and row["regret"] == pytest.approx(row["actual_us"] / 1e-3 - 1, rel=1e-3)
    table = shadow.summary(shadow.read()).loc[lab.device.slug]
    assert (table["calls"], table["problems"]) == (1, 1) and table["worst_regret"] == row["regret"]


def test_a_folder_that_cannot_be_written_to_or_a_foreign_file_is_said_or_passed_over(
        lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shadow.VARIABLE, "1")
    (tmp_path / "shadow.csv").write_text("a,b\n1,2\n")
    with pytest.raises(ValueError, match="its columns are a, b"):
        shadow.read()
    (tmp_path / "plain").write_text("")
    monkeypatch.setattr(paths, "CACHE", tmp_path / "plain")
    assert lab.gemm(A, B).shape == (24, 32)


@pytest.mark.parametrize("cut", [40, 8, 2])
def test_a_line_that_was_cut_off_is_said_with_the_file(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                       cut: int) -> None:
    monkeypatch.setenv(shadow.VARIABLE, "1")
    lab.gemm(A, B)
    text = shadow.file().read_text()
    shadow.file().write_text(text[:-cut] + text.splitlines()[1] + "\n")
    with pytest.raises(ValueError, match="shadow.csv cannot be read: line 2 has "):
        shadow.read()
