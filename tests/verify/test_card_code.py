"""What an owner's driver makes of a kernel, as a check and `polaris-lab compile` say it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import polaris_lab as pl
from polaris_lab import cli
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.launched_kernel import LaunchedKernel
from polaris_lab.verify import card_code
from polaris_lab.verify.check_report import CheckReport
from polaris_sim.code import listings, mesa, toolchain

BRACES = """kernel void own(global float *x, const int n) {
    float pair[2] = {x[n], x[n + 1]};
    x[get_global_id(0)] = pair[0] * pair[1];
}
"""


@pytest.fixture
def no_driver(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(mesa, "cache", lambda: tmp_path / "nothing")


@pytest.fixture
def launched(tmp_path: Path) -> LaunchedKernel:
    own = tmp_path / "own.cl"
    own.write_text(BRACES)
    return pl.kernel(own, global_size=64, local=64, args=[np.ones(64, np.float32), 3], reference=lambda x, n: x)


def test_kept_code_is_described_without_the_driver_and_names_what_costs_scratch(no_driver: None) -> None:
    assert card_code.describe(catalogue()["gemm_tiled"]) == [
        "by Mesa 25.0.7-2+deb13u1 with ACO: 36 VGPRs, 48 SGPRs, 0 bytes of scratch, 7 waves per SIMD"]
    spec = catalogue()["gemm_tiled_2x2_oob"]
    figures, scratch = card_code.describe(spec)
    assert "16 bytes of scratch" in figures
    line = int(scratch.removeprefix("scratch: line ").split()[0])
    assert spec.source().splitlines()[line - 1].strip() in scratch and "in braces" in scratch
    two = card_code.describe(catalogue()["gemm_polaris"])
    assert [line.split()[0] for line in two] == ["gemm_polaris_pack", "gemm_polaris"]


def test_without_the_driver_one_line_says_how_to_get_it(no_driver: None, launched: LaunchedKernel) -> None:
    for kernel in (launched, catalogue()["gemm_tiled"].variant("small", TILE=8)):
        [line] = card_code.describe(kernel)
        assert line.startswith("by ACO: not known: ") and "python -m polaris_studies.record_aco --fetch" in line


def test_ones_own_kernel_is_compiled_by_the_driver(launched: LaunchedKernel, tmp_path: Path) -> None:
    figures, scratch = card_code.describe(launched)
    assert "8 waves per SIMD" in figures and scratch.startswith("scratch: line 2 ") and "float pair[2]" in scratch
    (tmp_path / "own.cl").write_text(BRACES.replace("x[n]", "y[n]"))
    [line] = card_code.describe(launched)
    assert "undeclared identifier 'y'" in line


def test_scratch_that_the_source_does_not_explain_is_said_without_a_line() -> None:
    assert card_code.spec_scratch(catalogue()["gemm_naive"], "gemm_naive") == [card_code.UNSEEN]
    assert card_code.spec_scratch(catalogue()["gemm_naive"], "another") == [card_code.UNSEEN]


def test_a_report_shows_it_below_its_verdict_unless_the_kernel_is_wrong() -> None:
    from IPython.lib.pretty import pretty

    spec = catalogue()["gemm_tiled"]
    report = CheckReport("gemm_tiled", "d", None, 0, kernels=[spec])
    [line] = report.card_code()
    assert pretty(report) == f"{report}\n  {line}" and line in report._repr_html_()
    report.kernels = [spec.fixed({"TILE": 16}), catalogue()["gemm_tiled"].fixed({"TILE": 8})]
    assert [each.partition(": ")[0] for each in report.card_code()] == ["TILE=16", "TILE=8"]
    report.fail("bound", "no")
    assert report.card_code() == []


def test_compile_shows_kept_code_by_a_driver_that_is_not_here(
        no_driver: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(toolchain, "find", lambda name="clang": mesa.find() if name == "aco" else name)
    monkeypatch.setattr(listings, "record", lambda *_: False)
    assert cli.main(["compile", "gemm_tiled_2x2_oob"]) == cli.OK
    said = capsys.readouterr().out
    assert "aco" in said and "kept" in said and "gemm_tiled_2x2_oob by aco: scratch: line " in said
    assert "not by aco: Mesa's driver is not installed" in said


def test_compile_reports_any_file_and_keeps_nothing_of_it(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    own, kept = tmp_path / "own.cl", len([*(listings.FOLDER / "launched").iterdir()])
    own.write_text(BRACES.replace("const int n", "const int unused").replace("x[n", "x[FIRST"))
    assert cli.main(["compile", str(own), "--set", "FIRST=2"]) == cli.OK
    figures, scratch = capsys.readouterr().out.splitlines()
    assert figures.startswith("own by Mesa ") and scratch.startswith("scratch: line 2 ")
    assert kept == len([*(listings.FOLDER / "launched").iterdir()])


def test_compile_refuses_a_file_of_ones_own_for_another_compiler_and_without_the_driver(
        no_driver: None, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    own = tmp_path / "own.cl"
    own.write_text(BRACES)
    for more, said in (([], "--fetch"), (["--compiler", "clang"], "is not a file of kernels/"),
                       (["gemm_tiled"], "KERNEL")):
        assert cli.main(["compile", str(own), *more]) == cli.REFUSED
        assert said in capsys.readouterr().err
