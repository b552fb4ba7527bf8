"""The recording of products of halves: every kernel and kind of inputs has a row, with its error against float64."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import paths
from polaris_lab.base.recordings import read_csv
from polaris_lab.device.device import find
from polaris_lab.lab import Lab
from polaris_lab.model.problem import Gemm
from polaris_studies import record_halves
from polaris_studies.broken_copies import changed_copy

TIMED = [kind for kind in record_halves.KINDS if kind != "with Inf and NaN"]
"""The kinds of inputs that have a time."""


def test_each_kernel_is_recorded_at_each_kind_of_inputs(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    monkeypatch.setattr(record_halves, "KERNELS", {"gemm_naive": {}, "gemm_halves": {"TILE_K": 32}})
    monkeypatch.setattr(record_halves, "RIVAL", "numpy")
    monkeypatch.setattr(record_halves, "problems", lambda: [
        (Gemm(20, 30, 40, trans_a=bool(place % 2)), kind) for place, kind in enumerate(TIMED)])
    for name, most in {"HOSTILE": 6, "SIDE": 20, "DEPTH": 40}.items():
        monkeypatch.setattr(record_halves, name, most)
    assert record_halves.main(["--device", find("auto").index]) == 0
    [path] = capsys.readouterr().out.split()
    rows = read_csv(Path(path), record_halves.COLUMNS)
    timed, hostile = rows[rows["us"].notna()], rows[rows["us"].isna()]
    assert set(timed["kernel"]) == {"gemm_naive", "gemm_halves", "numpy"}
    assert set(timed["inputs"]) == set(TIMED) and len(timed) == 3 * len(TIMED)
    assert rows["ok"].all() and (timed["us"] > 0).all() and (timed["bound_fraction"] > 0).all()
    assert len(hostile) == 6 and set(hostile["kernel"]) == {"gemm_halves"}


def test_a_hostile_product_that_is_wrong_is_recorded_as_wrong(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_halves, "entrant", lambda name: changed_copy(
        name, "isfinite(sums[e])) STORE(", "!isfinite(sums[e] + 1)) STORE("))
    assert not all(row["ok"] for row in record_halves.hostile(lab, 3, seed=0))


def test_the_problems_are_squares_in_every_layout_and_all_kinds() -> None:
    listed = record_halves.problems()
    layouts = {problem.trans for problem, _ in listed if problem.m == problem.n == problem.k == record_halves.AT}
    assert layouts == {"nn", "nt", "tn", "tt"} and {kind for _, kind in listed} == set(TIMED)
