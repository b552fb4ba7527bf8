"""The tuner: it proves, keeps, goes on, chooses members, and stops when it is told; and what it built need not be
built again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from refusals import assert_refused

from polaris_lab.base import paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.choose import building, portfolio, selection, tuner
from polaris_lab.choose.portfolio import Build
from polaris_lab.cli import main
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm

PROBLEMS = [Gemm(40, 48, 56), Gemm(48, 40, 30, trans_b=True), Gemm(64, 64, 20), Gemm(1, 70, 70)]
CPU = catalogue()["gemm_cpu"]
BUILDS = [Build.of("gemm_cpu", CPU.config({"MR": rows, "VECTOR_WIDTH": 4, "VECTORS": 1})) for rows in (4, 8)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unoptimised_builds: None) -> Path:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "tuned")
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path / "tuned")
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(tuner, "candidates", lambda device, signature: BUILDS if signature == "gemm" else [])
    monkeypatch.setattr(tuner, "panel", lambda device, signature: PROBLEMS if signature == "gemm" else [])
    for count in ("DRAWN", "NARROW"):
        monkeypatch.setattr(tuner, count, {"gemm": 0, "attention": 0})
    selection.reload()
    yield tmp_path / "tuned"
    selection.reload()


def tune(lab: Lab, **more: object) -> portfolio.Portfolio:
    found, = tuner.tune(lab.device.index, signatures=["gemm"], **{"seconds": 100.0} | more)
    return found


def test_it_times_every_build_at_every_problem_and_the_lab_chooses_by_that(lab: Lab, folder: Path) -> None:
    found = tune(lab)
    assert set(found.times) == set(PROBLEMS) and all(set(runs) == set(BUILDS) for runs in found.times.values())
    spec, why = selection.auto(lab.device, PROBLEMS[0])
    assert spec.name == "gemm_cpu" and why.startswith("portfolio member ") and why.endswith(str(PROBLEMS[0]))
    best = min(BUILDS, key=lambda build: min(found.times[PROBLEMS[0]][build].values()))
    if best in found.layouts["nn"]:  # it need not be a member for the sake of one problem
        assert spec.config()["MR"] == best.config(1)["MR"]
    assert [path.name for path in folder.rglob("*") if path.is_file()] == [portfolio.FILE]


def test_an_interrupt_keeps_what_was_timed_and_a_later_search_goes_on(lab: Lab,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(number: int) -> Callable[[str], None]:
        def said(sentence: str) -> None:
            if sentence.startswith(f"{number} of"):
                raise KeyboardInterrupt
        return said

    first = tune(lab, on_progress=stop(2))
    assert len(first.times) == 2
    timed, proved = [], tuner.Trials.timed_us
    monkeypatch.setattr(tuner.Trials, "timed_us", lambda self, spec, config, best: timed.append(self.problem) or proved(
        self, spec, config, best))
    assert len(tune(lab).times) == 4 and set(timed) == set(PROBLEMS) - set(first.times)


def test_a_wrong_output_is_never_kept(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Launch.output
    monkeypatch.setattr(Launch, "output", lambda self: right(self) + (self.config["MR"] == 4))
    assert {build for runs in tune(lab).times.values() for build in runs} == {BUILDS[1]}


def test_a_device_that_fails_again_and_again_ends_it(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Launch) -> None:
        raise DeviceError("out of order")

    monkeypatch.setattr(tuner, "panel", lambda device, signature: [Gemm(n, n, n) for n in range(10, 30)])
    monkeypatch.setattr(Launch, "run", fail)
    monkeypatch.setattr("polaris_lab.choose.trials.MAX_FAILURES", 2)
    with pytest.raises(ValueError, match="2 configurations in a row failed .* out of order"):
        tune(lab)


def test_a_quick_search_times_the_members_that_there_are(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    members = set(tune(lab).costs)
    monkeypatch.setattr(tuner, "candidates", lambda device, signature: pytest.fail("it looks for other builds"))
    monkeypatch.setattr(tuner, "QUICK_STEP", 2)
    found = tune(lab, quick=True)
    assert set(found.costs) == members and set(found.times) == set(PROBLEMS[::2])


def test_the_problems_suit_the_device(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    listed = tuner.panel(lab.device, "gemm")
    assert {(p.trans_a, p.trans_b) for p in listed} == set(tuner.ORIENTATIONS)
    assert all(problem.flops < 1e9 * lab.device.mad_gflops for problem in listed)
    for signature in ("gemm", "attention"):
        some = tuner.drawn(lab.device, signature, 30, 1)
        assert some == tuner.drawn(lab.device, signature, 30, 1) != tuner.drawn(lab.device, signature, 30, 2)
        assert all(problem.flops < 1e9 * lab.device.mad_gflops for problem in some)
    assert all(min(problem.m, problem.n) <= 16 for problem in tuner.drawn(lab.device, "gemm", 30, 1, narrow=True))
    assert all(isinstance(problem, Attention) for problem in tuner.panel(lab.device, "attention"))


def test_the_candidates_are_right_kernels_for_the_device(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for signature in ("gemm", "attention"):
        found = tuner.candidates(lab.device, signature)
        assert found and all(build.is_present and catalogue()[build.kernel].signature == signature for build in found)
        launches = [each for build in found for each in catalogue()[build.kernel].passes]
        assert all(size == 1 for each in launches for size in each.local_size)


WARMED = """
import sys
import numpy as np
from pathlib import Path
from polaris_lab.choose import child_call
from polaris_lab.device.device_session import Session
from polaris_lab.lab import open_lab
from polaris_lab.model import size_expression, tuned_configs
from polaris_lab.model.kernel_spec import KernelSpec

def multiply(m, n, k):
    a, b = np.ones((m, k), np.float32), np.ones((k, n), np.float32)
    assert (lab.gemm(a, b) == k).all() and (lab.gemm(a, b.T.copy(), trans_b=True) == k).all()

if __name__ == "__main__":
    tuned_configs.OWN = Path(sys.argv[1])
    lab = open_lab(sys.argv[2])
    print(lab.warm())
    Session._compile = None
    for size in (5, 40, 130):
        multiply(size, size + 2, size + 4)
    # what costs much is done once a kernel, and not at each new shape
    Session.kernel = KernelSpec.source = size_expression._function = child_call.find_reason = None
    for size in (7, 43, 131):
        multiply(size, size + 2, size + 4)
    print("right")
"""


def test_after_warm_no_product_builds_anything(lab: Lab, folder: Path) -> None:
    found = tune(lab)
    said = subprocess.run([sys.executable, "-c", WARMED, str(folder), lab.device.index], text=True, check=True,
                          capture_output=True).stdout
    assert said.split() == [str(sum(len(found.serving(like)) for like in building.LAYOUTS)), "right"]


def test_its_times_can_be_written_for_other_tuners(lab: Lab, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    show = ["tune", "--show", "--device", lab.device.index, "--size", "64", "--t4", str(tmp_path / "t4")]
    assert_refused(show, "--t4", capsys)
    found = tune(lab)
    assert main(show) == 0
    path, = (tmp_path / "t4").iterdir()
    held = json.loads(path.read_text(encoding="utf-8"))
    assert str(path) in capsys.readouterr().out and held["schema_version"] == "1.0.0"
    assert held["metadata"] == {"timeunit": "milliseconds", "source_sha256": CPU.source_hash()}
    times = {(each["configuration"]["m"], each["configuration"]["MR"]): each["measurements"][0]["value"]
             for each in held["results"]}
    assert times == {(problem.m, build.config(1)["MR"]): us / 1e3 for problem, runs in found.times.items()
                     for build, some in runs.items() for us in some.values()}


def test_the_command(lab: Lab, capsys: pytest.CaptureFixture) -> None:
    assert main(["tune", "--device", lab.device.index, "--seconds", "60"]) == 0
    assert "4 problems are timed" in " ".join(capsys.readouterr().out.split())
    assert_refused(["tune", "--quick", "--size", "64"], "--size", capsys)
    assert_refused(["tune", "--set", "MR=4"], "--set", capsys)
    assert_refused(["tune", "gemm_cpu", "--quick"], "--quick", capsys)
    assert_refused(["tune", "gemm_cqu"], "gemm_cqu", capsys)
    assert_refused(["tune", "gemm_tiled_2x2_oob"], "kernel", capsys)
    assert_refused(["tune", "attention_v2"], "kernel", capsys)
