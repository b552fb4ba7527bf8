"""A survey of a folder's kernels: what it finds, makes up, compares, and says of kernels that go wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from refusals import assert_refused

from polaris_lab.base.paths import ROOT
from polaris_lab.model.launch_arguments import LocalMemory, Parameter
from polaris_sim.code import toolchain
from polaris_sim.code.assembly import Instruction
from polaris_studies import kernel_survey
from polaris_studies.access_order import AccessOrder
from polaris_studies.kernel_survey import compared, made_up

FILES = {
    "good.cl": "kernel void twice(global int *y, int n) { y[get_global_id(0)] *= 2 + 0 * n; }",
    "deep/close.cl": "kernel void wave(global float *y) { y[get_global_id(0)] = sin(y[get_global_id(0)]); }",
    "fault.cl": "kernel void far(global int *y) { y[get_global_id(0) + 1000000] = 1; }",
    "image.cl": "kernel void picture(read_only image2d_t i, global int *y) { y[0] = get_image_width(i); }",
    "broken.cl": "__kernel void broken(global int *y) { y[0] = oops; }\n// kernel void no(int a)\n",
    "racy.cl": "kernel void last(global int *y) { y[get_global_id(0)] += 3 * y[1023 - get_global_id(0)]; }",
}


@pytest.fixture
def clang() -> None:
    toolchain.find()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.usefixtures("clang")
def test_every_kernel_of_a_folder_has_a_row_and_a_verdict(folder: Path, capsys: pytest.CaptureFixture) -> None:
    assert kernel_survey.main([str(folder), "--format", "csv", "--out", str(folder / "out.csv")]) == 1
    table = {line.split(",")[1]: line for line in (folder / "out.csv").read_text().splitlines()[1:]}
    assert list(table) == ["broken", "wave", "far", "twice", "picture", "last"]
    assert "does not compile" in table["broken"] and "use of undeclared identifier" in table["broken"]
    assert ",0,True,same,whole numbers are 64" in table["twice"] and ",0,False,close," in table["wave"]
    assert "depends on order" in table["last"] and "which work-item comes first decides, lines 1" in table["last"]
    assert "faults" in table["far"] and "y[1000000]" in table["far"] and "no arguments" in table["picture"]
    assert "6 kernels: " in capsys.readouterr().out


@pytest.mark.usefixtures("clang")
def test_it_is_run_as_a_module_with_child_processes(folder: Path) -> None:
    command = [sys.executable, "-m", "polaris_studies.kernel_survey", str(folder / "good.cl"), "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert [row["verdict"] for row in json.loads(done.stdout)] == ["same"]


@pytest.mark.usefixtures("clang")
def test_ctrl_c_leaves_what_was_done(folder: Path, monkeypatch: pytest.MonkeyPatch,
                                     capsys: pytest.CaptureFixture) -> None:
    def once(found: kernel_survey.Found, **_: object) -> dict:
        if found.function != "broken":
            raise KeyboardInterrupt
        return {"file": found.file, "kernel": "broken", "verdict": "does not compile", "note": ""}

    monkeypatch.setattr(kernel_survey, "examine", once)
    assert kernel_survey.main([str(folder), "--format", "csv", "--out", str(folder / "out.csv")]) == 130
    assert len((folder / "out.csv").read_text().splitlines()) == 2
    assert "stopped after 1 of 6 kernels" in capsys.readouterr().err


@pytest.mark.usefixtures("clang")
def test_a_kernel_that_does_not_end_or_kills_its_process_is_a_row(folder: Path) -> None:
    (good,) = kernel_survey.kernels_of(folder / "good.cl")
    late = kernel_survey.examine(good, timeout=0.01)
    assert late["verdict"] == "not simulated" and "gave no answer in 0.01 s" in late["note"]


@pytest.mark.parametrize(("stores", "barriers", "lines"), [
    ([(0, 0), (0, 1)], False, {7}),     # two items of a wave store to one byte
    ([(0, 0), (0, 1)], True, set()),    # a barrier may lie between them
    ([(0, 0), (2, 0)], True, {7}),      # not between groups
    ([(0, 0), (0, 0)], False, set()),   # one item, twice
])
def test_accesses_without_an_order_are_found(stores: list[tuple[int, int]], barriers: bool, lines: set[int]) -> None:
    order = AccessOrder(2, barriers)
    for name in ("flat_store_dword", "flat_load_dword"):
        order.lines.clear()
        for (wave, lane), what in zip(stores, ("flat_store_dword", name), strict=True):
            mask = np.arange(64)[None] == lane
            order(Instruction(what, (), {}, "", 1, 7), np.array([wave]), np.full((1, 64), 4096), mask)
        assert order.lines == lines
        order = AccessOrder(2, barriers)
    for lane in (0, 1):  # loads alone, and atomics whose old value is unused, have no order to keep
        mask = np.arange(64)[None] == lane
        order(Instruction("flat_load_dword", (), {}, "", 1, 7), np.array([0]), np.full((1, 64), 4096), mask)
        order(Instruction("flat_atomic_add", (), {}, "", 1, 7), np.array([0]), np.full((1, 64), 8192), mask)
    assert not order.lines


def test_arrays_are_compared_bit_for_bit() -> None:
    ones = np.ones(4, np.float32)
    near, far, nan = (ones.copy() for _ in range(3))
    near[1], far[1], nan[1] = np.nextafter(np.float32(1), np.float32(2)), 1.1, np.nan
    assert compared([ones, 3], [ones.copy(), 3])["same"]
    assert compared([ones], [near]) == {"same": False, "verdict": "close",
                                        "note": "args[0]: 1 of 4 elements differ in their last bits"}
    assert compared([ones], [far])["verdict"] == "differs" and compared([ones], [nan])["verdict"] == "differs"
    assert compared([nan], [-nan])["verdict"] == "differs"  # the ones have another sign
    other = nan.copy()
    other.view(np.uint32)[1] ^= 1
    assert compared([nan], [other])["same"]
    whole = np.arange(4)
    assert compared([whole], [whole + (whole == 2)])["verdict"] == "differs"


@pytest.mark.parametrize(("parameter", "kind"), [
    (Parameter("global", "float4"), np.ndarray), (Parameter("global", "point"), np.ndarray),
    (Parameter("local", "int"), LocalMemory), (Parameter("", "int"), np.int32), (Parameter("", "float"), np.float32),
    (Parameter("", "float4"), bytes), (Parameter("", "point", "p", 12), bytes),
    (Parameter("", "image2d_t"), type(None)), (Parameter("global", "image2d_t"), type(None))])
def test_an_argument_is_made_up_for_every_kind_of_parameter(parameter: Parameter, kind: type) -> None:
    assert isinstance(made_up(parameter, 16, np.random.default_rng(0)), kind)


def test_whole_numbers_are_as_asked_in_vectors_too_and_none_of_an_array_is_0() -> None:
    rng = np.random.default_rng(0)
    assert np.frombuffer(made_up(Parameter("", "uint3"), 16, rng), np.uint32).tolist() == [16] * 4
    assert made_up(Parameter("global", "int"), 16, rng).min() == 1


def test_a_folder_without_kernels_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    assert_refused([str(tmp_path)], "FOLDER", capsys, kernel_survey.main)


def test_rows_are_in_the_file_as_they_are_made(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    with kernel_survey.appended(path) as append:
        assert path.read_text() == ",".join(kernel_survey.COLUMNS) + "\n"
        append({"file": "a.cl", "kernel": "k", "verdict": "same", "vgprs": None})
        assert path.read_text().splitlines()[1].startswith("a.cl,k,,,,")
    with kernel_survey.appended(None) as append:
        append({})
