"""How kernels stand: what check and bench write is shown, of the present source only."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest

from polaris_lab.base import paths
from polaris_lab.cli import main
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.verify import passed_checks
from polaris_studies import best_speeds, kernel_standing


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    return tmp_path


def table_of(**gflops: float) -> pd.DataFrame:
    return pd.DataFrame([(name, speed, speed > 0) for name, speed in gflops.items()],
                        columns=["kernel", "gflops", "ok"])


def test_every_kernel_stands_somewhere_and_museum_ones_by_their_gate(lab: Lab) -> None:
    table = kernel_standing.standing(lab.device.index).set_index("kernel")
    assert list(table.index) == list(catalogue()) and set(table["check"]) == {""} == set(table["best"])
    assert table.loc["gemm_tiled", "status"] == "good"
    assert table.loc["gemm_tiled_2x2_oob", "status"] == f"museum: {catalogue()['gemm_tiled_2x2_oob'].gate}"


def test_check_and_bench_write_it(lab: Lab, capsys: pytest.CaptureFixture) -> None:
    assert main(["bench", "gemm_naive", "gemm_tiled", "numpy", "--size", "40", "64", "--repeats", "6", "--device",
                 lab.device.index]) == 0
    spec = catalogue()["gemm_naive"]
    passed_checks.note_failure(lab.device.identity, "gemm_naive", spec.code_hash())
    capsys.readouterr()
    assert main(["check", "--list", "--device", lab.device.index, "--format", "json"]) == 0
    rows = {row["kernel"]: row for row in json.loads(capsys.readouterr().out)}
    assert rows["gemm_naive"]["check"] == "WRONG" and rows["gemm_naive"]["checked"]
    assert {"40x40x40", "64x64x64"} == {each.split(":")[0] for each in rows["gemm_tiled"]["best"].split(", ")}
    assert rows["gemm_blocked"]["best"] == "" and "numpy" not in rows
    assert main(["check", "--list", "--device", lab.device.index]) == 0
    assert "last check" in capsys.readouterr().out


def test_the_highest_speeds_of_the_present_source_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for size, speed in (("8", 5.0), ("16", 9.0), ("32", 7.0), ("64", 6.0), ("16", 4.0)):
        best_speeds.note("card", size, table_of(gemm_tiled=speed, gemm_naive=0.0, cublas=80.0))
    found = best_speeds.best("card", "gemm_tiled")
    assert [(size, each["gflops"]) for size, each in found.items()] == [("32", 7.0), ("64", 6.0), ("16", 4.0)]
    assert best_speeds.best("card", "gemm_naive") == {} == best_speeds.best("other", "gemm_tiled")
    monkeypatch.setattr("polaris_lab.model.kernel_spec.KernelSpec.code_hash", lambda self: "another")
    assert best_speeds.best("card", "gemm_tiled") == {}


@pytest.mark.parametrize("text", ["", "[", '{"card": {"gemm_tiled": 3}}'])
def test_a_damaged_file_is_made_anew(cache: Path, text: str) -> None:
    (cache / "speeds.json").write_text(text)
    assert best_speeds.best("card", "gemm_tiled") == {}
    best_speeds.note("card", "8", table_of(gemm_tiled=5.0))
    assert list(best_speeds.best("card", "gemm_tiled")) == ["8"]


def test_a_folder_that_cannot_be_written_to_loses_the_note_alone(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(paths, "CACHE", tmp_path / "file")
    best_speeds.note("card", "8", table_of(gemm_tiled=5.0))
    assert best_speeds.best("card", "gemm_tiled") == {}
