"""The recording of products of halves: every kernel and kind of inputs has a row, with its error against float64."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import paths
from polaris_lab.base.recordings import read_csv
from polaris_lab.device.device import find
from polaris_lab.model.problem import Gemm
from polaris_studies import record_halves


def test_each_kernel_is_recorded_at_each_kind_of_inputs(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    monkeypatch.setattr(record_halves, "KERNELS", {"gemm_naive": {}, "gemm_halves": {"TILE_K": 32}})
    monkeypatch.setattr(record_halves, "RIVAL", "numpy")
    monkeypatch.setattr(record_halves, "problems", lambda: [
        (Gemm(20, 30, 40, trans_a=bool(place % 2)), kind) for place, kind in enumerate(record_halves.KINDS)])
    assert record_halves.main(["--device", find("auto").index]) == 0
    [path] = capsys.readouterr().out.split()
    rows = read_csv(Path(path), record_halves.COLUMNS)
    assert set(rows["kernel"]) == {"gemm_naive", "gemm_halves", "numpy"}
    assert set(rows["inputs"]) == set(record_halves.KINDS) and len(rows) == 3 * len(record_halves.KINDS)
    assert rows["ok"].all() and (rows["us"] > 0).all() and (rows["bound_fraction"] > 0).all()


def test_the_problems_are_squares_in_every_layout_and_all_kinds() -> None:
    listed = record_halves.problems()
    layouts = {problem.trans for problem, _ in listed if problem.m == problem.n == problem.k == record_halves.AT}
    assert layouts == {"nn", "nt", "tn", "tt"} and {kind for _, kind in listed} == set(record_halves.KINDS)
