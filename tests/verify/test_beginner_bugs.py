"""Eighteen bugs that beginners write, planted in tests/faults/beginner: each is named by its line in the headline, and
none takes this process down."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

import numpy as np
import pyopencl.array as cl_array
import pytest
from planted import FAULTS, altered, fault
from refusals import refuses

from polaris_lab import cli
from polaris_lab.base import isolation, paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.paths import ROOT
from polaris_lab.lab import Lab
from polaris_lab.measure.protocol import entrant
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import passed_checks, proof, quick_check, trust
from polaris_lab.verify.proof import check
from polaris_studies import portfolio

BUGS = {
    # name: the gate of the headline, the line it names, and what the line holds
    "unguarded_read": ("oob", 8, "acc += A["),
    "one_term_too_many": ("oob", 10, "acc += A["),
    "unguarded_write": ("oob", 10, "C[at] ="),
    "swapped_guards": ("oob", 10, "acc += A["),
    "tile_too_small": ("oob", 14, "Bs[y][x] ="),
    "no_barrier_before_sum": ("race", "13, with line 16", "As[y][x] ="),
    "no_barrier_after_sum": ("race", "13, with line 17", "As[y][x] ="),
    "two_write_one": ("race", "13, with line 14", "C[at - 1] = 0.0f"),
    "accumulator_not_set": ("uninit", 12, "acc of line 8 is given no value"),
    "tile_half_filled": ("uninit", 23, "C[at] ="),
    "reads_c_for_nothing": ("uninit", 12, "C[at] = alpha * acc + beta * C[at]"),
    "barrier_in_branch": ("sanitizer", 16, "barrier(CLK_LOCAL_MEM_FENCE)"),
    "return_before_barrier": ("sanitizer", 17, "barrier(CLK_LOCAL_MEM_FENCE)"),
    "misaligned_vector": ("sanitizer", 11, "const float4 a ="),
    "float4_parameter": ("signature", 2, "global const float4 *A"),
    "swapped_arguments": ("signature", 2, "int lda, global const float *A"),
    "too_much_local": ("device", 7, "local float As[TILE][1 << 20]"),
    "endless_loop": ("time", 10, "while (alpha != 0.0f && k < K)"),
}


def bug(name: str) -> KernelSpec:
    return kernel(FAULTS / "beginner" / f"{name}.cl", local=(8, 8), block=(8, 8))


@pytest.fixture
def impatient(monkeypatch) -> None:
    """Give what may never end eight seconds, in place of thirty: a build takes three on a busy machine."""
    for module in (proof, quick_check):
        monkeypatch.setattr(module, "LAUNCH_TIMEOUT_S", 8.0)
        monkeypatch.setattr(module, "FIRST_LOOK_S", 8.0)


def test_every_planted_bug_is_listed_here() -> None:
    assert {path.stem for path in (FAULTS / "beginner").glob("*.cl")} == set(BUGS) and len(BUGS) >= 15


# each takes 2 to 8 s, so one of each gate stands for the others but in `make proof`
ONE_OF_EACH = list({gate: name for name, (gate, *_) in reversed(BUGS.items())}.values())


@pytest.mark.parametrize("name", [name for name in (BUGS if "POLARIS_PROOF" in os.environ else ONE_OF_EACH)
                                  if name != "endless_loop"])
def test_a_beginner_s_bug_is_named_by_its_line(name: str) -> None:
    said_so(name)


@pytest.mark.clock
def test_a_loop_that_never_ends_is_named_by_its_line(impatient) -> None:
    begin = time.monotonic()
    said_so("endless_loop")
    assert time.monotonic() - begin < 60


def test_a_sanitizer_that_is_late_looks_again_once_the_kernel_has_ended(monkeypatch) -> None:
    monkeypatch.setattr(proof, "FIRST_LOOK_S", 0.05)
    said_so("unguarded_read")
    report = check(fault("good"), seed=5, random=0)
    assert report.ok and not report.notes


def test_each_value_of_a_define_is_checked(lab: Lab, tmp_path: Path) -> None:
    path = altered(tmp_path, ("#define TILE 8\n", ""), ("acc = 0.0f;", "acc = TILE == 4;")).file
    spec = kernel(path, local=("TILE", "TILE"), defines={"TILE": [8, 4]})
    report = check(spec, lab.device.index, random=0, sanitizer=False)
    assert report.headline.startswith("bound: TILE=4: ") and not any("TILE=8" in each for each in report.failures)
    assert passed_checks.has_failed(lab.device.identity, spec.name, spec.code_hash())


def said_so(name: str) -> None:
    gate, line, text = BUGS[name]
    report = check(bug(name), seed=5, random=0)
    assert not report.ok
    assert report.headline.startswith(f"{gate}: ")
    assert f"(line {line}: " in report.headline and text in report.headline, report.headline
    assert str(report).startswith(f"{name}: WRONG - {report.headline}")
    assert report.details().splitlines()[-len(report.failures):] == [f"    {each}" for each in report.ranked()]
    assert gate in ("signature", "device") or report.geometry.launches[0].local_size == (8, 8)
    assert not any("no report says why" in each for each in report.failures)


def test_check_goes_on_after_a_kernel_that_kills_its_process(capsys) -> None:
    files = [str(FAULTS / "beginner" / f"{name}.cl") for name in ("too_much_local", "float4_parameter")]
    assert cli.main(["check", *files, str(FAULTS / "zero.cl"), "gemm_naive", "--local", "8x8", "-v"]) == cli.FAILED
    out = capsys.readouterr().out
    assert [*re.findall(r"^(\w+): (WRONG|right)", out, re.MULTILINE)] == [
        ("too_much_local", "WRONG"), ("float4_parameter", "WRONG"), ("zero", "WRONG"), ("gemm_naive", "right")]
    assert "\n    signature: argument 5 (A) is global const float4*" in out


def test_a_crash_in_gemm_measure_and_bench_is_a_sentence(lab: Lab) -> None:
    a = np.ones((35, 37), np.float32)
    crashing = bug("too_much_local")
    with pytest.raises(DeviceError, match="too_much_local fails a quick check: device: .* bytes of local mem"):
        lab.gemm(a, a.T, kernel=crashing)
    table = portfolio.ranking(lab.session, [crashing, entrant("gemm_naive")], Gemm(16, 16, 16), repeats=1)
    assert table.set_index("kernel").loc["too_much_local", "status"].startswith("WRONG: device: ")
    with pytest.raises(DeviceError, match="too_much_local"):
        lab.measure([crashing, "gemm_naive"], 16, 16, 16, repeats=1)


def test_a_read_past_the_end_is_wrong_in_bench_and_measure_and_gemm_says_so(lab: Lab) -> None:
    reads = bug("one_term_too_many")
    table = portfolio.ranking(lab.session, [reads], Gemm(16, 16, 16), repeats=1)
    assert table["status"].iloc[0].startswith("WRONG: oob: ") and "(line 10: " in table["status"].iloc[0]
    rows = lab.measure([reads, "gemm_naive"], 16, 16, 16, repeats=1, seed=0)
    assert rows.groupby("kernel")["ok"].all().to_dict() == {"gemm_naive": True, "one_term_too_many": False}
    a = np.ones((16, 16), np.float32)
    with pytest.warns(RuntimeWarning, match="^one_term_too_many is wrong, .*: a check found: oob: ") as warned:
        lab.gemm(a, a, kernel=reads)
    assert warned[0].filename == __file__
    assert "in a child process, since a check found: oob: " in lab.last.reason
    on_device = cl_array.to_device(lab.queue, a)
    with refuses("kernel"):
        lab.gemm(on_device, on_device, kernel=reads)
    with refuses("kernel"):
        lab.plan(Gemm(16, 16, 16), kernel=reads)


def test_what_check_has_found_is_not_looked_for_again(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    path, a = tmp_path / "again.cl", np.ones((16, 16), np.float32)
    path.write_text((FAULTS / "zero.cl").read_text().replace("gemm_zero", "gemm_again"))
    wrong = kernel(path, function="gemm_again", local=(8, 8), block=(8, 8))
    report = check(wrong, lab.device.index, random=0, sanitizer=False)
    looked = []
    monkeypatch.setattr(quick_check, "sanitize_kernel", lambda *_, **__: looked.append(1))
    with pytest.warns(RuntimeWarning, match="^again is wrong"):
        lab.gemm(a, a, kernel=wrong)
    assert lab.last.reason.endswith(f"in a child process, since a check found: {report.headline}") and not looked
    path.write_text(path.read_text().replace("0.0f;", "1.0f;"))  # another code, of which it says nothing
    with pytest.warns(RuntimeWarning, match="^again is wrong"):
        lab.gemm(a, a, kernel=wrong)
    assert looked == [1]


def test_a_kernel_that_failed_a_whole_check_before_stays_wrong(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    """The quick check finds nothing, and has found nothing: the last word of the whole check counts."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    mine, a = altered(tmp_path), np.ones((16, 16), np.float32)
    with warnings.catch_warnings(action="error"):
        lab.gemm(a, a, kernel=mine)
    passed_checks.note_failure(lab.device.identity, mine.name, mine.code_hash())  # by another process
    with pytest.warns(RuntimeWarning, match="altered is wrong, .*: check: the last whole check here"):
        assert (lab.gemm(a, a, kernel=mine) == 16).all()
    with refuses("kernel"):
        lab.plan(Gemm(16, 16, 16), kernel=mine)
    passed_checks.note_pass(lab.device.identity, mine.name, mine.code_hash())
    with warnings.catch_warnings(action="error"):
        lab.gemm(a, a, kernel=mine)


def test_a_wrong_copy_leaves_the_catalogue_s_kernel_as_it_is(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    tiled, copy = catalogue()["gemm_tiled"], tmp_path / "gemm_tiled.cl"
    copy.write_text(tiled.source())
    wrong = kernel(copy, block=(32, 16), defines={"TILE": 16})  # half of its columns are never written
    assert not check(wrong, lab.device.index, random=0, sanitizer=False).ok
    assert passed_checks.last_check(lab.device.identity, wrong.name, wrong.code_hash())[0] == "WRONG"
    assert trust.is_proved(lab.device, tiled) and wrong.name == "gemm_tiled.cl"
    assert passed_checks.last_check(lab.device.identity, tiled.name, tiled.code_hash()) == ("", "")


def test_an_endless_loop_in_gemm_ends(lab: Lab, impatient) -> None:
    a = np.ones((8, 8), np.float32)
    with pytest.raises(DeviceError, match=r"time: .*no answer in \d+ s: an endless loop.*\(line 10: while"):
        lab.gemm(a, a, kernel=bug("endless_loop"))


def test_a_kernel_that_has_passed_runs_in_this_process(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    new = f"acc = 0.0f; const int never_seen_before = {time.time_ns() % 10**9}; acc *= never_seen_before;"
    mine = altered(tmp_path, ("acc = 0.0f;", new))
    assert quick_check.is_watched(lab.device, mine)
    assert quick_check.first_fault(lab.session, mine, {}) == ""
    assert not quick_check.is_watched(lab.device, mine)
    started, call = [], isolation.call
    monkeypatch.setattr(isolation, "call", lambda target, *given, **more: (
        started.append(target.split(":")[1]), call(target, *given, **more))[1])
    a = np.ones((9, 9), np.float32)
    for _ in range(2):
        np.testing.assert_array_equal(lab.gemm(a, a, kernel=mine), a @ a)
    assert started == ["_compile_in_child"]  # no child launches it


@pytest.mark.clock
def test_ctrl_c_ends_an_endless_kernel() -> None:
    command = [sys.executable, "-m", "polaris_lab.cli", "check", str(FAULTS / "beginner" / "endless_loop.cl")]
    running = subprocess.Popen(command, cwd=ROOT, start_new_session=True, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True,  # a shell's background job begins with it ignored
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))  # noqa: PLW1509
    time.sleep(6)  # by now it is in the sanitizer or in the kernel
    os.killpg(running.pid, signal.SIGINT)
    begin = time.monotonic()
    running.communicate(timeout=20)
    assert running.returncode == cli.INTERRUPTED and time.monotonic() - begin < 10


def test_a_forked_process_is_told_that_no_driver_survives(lab: Lab) -> None:
    a, context = np.ones((4, 4), np.float32), multiprocessing.get_context("fork")
    answers = context.Queue()
    run, on_device = lab.plan(Gemm(4, 4, 4)), cl_array.to_device(lab.queue, a)

    def forked() -> None:
        for call in (lambda: lab.gemm(a, a), lambda: lab.attention(*[a.reshape(1, 1, 4, 4)] * 3),
                     lambda: lab.measure("gemm_naive", 4, 4, 4), lambda: Lab(lab.device), lambda: lab.ceilings,
                     lambda: run(on_device, on_device)):
            try:
                call()
                answers.put("it returned")
            except DeviceError as error:
                answers.put(str(error))
        answers.close()
        answers.join_thread()
        os._exit(0)  # an orderly end would wait for the driver's threads, which are not here

    process = context.Process(target=forked)
    process.start()
    said = [answers.get(timeout=30) for _ in range(6)]
    process.join(30)
    assert all(each.startswith("this process was forked from one that had opened an OpenCL device") for each in said)
