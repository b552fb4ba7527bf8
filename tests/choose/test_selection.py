"""The choice of a kernel where no prediction decides: by the order of the catalogue, after a quick check."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from kept_times import keep_times
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.choose import selection
from polaris_lab.choose.selection import auto
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab
from polaris_lab.model import kernel_catalogue, tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import passed_checks

CARD = Device("9:0", "", "card", "maker", "1", "OpenCL 1.2", "gpu", 36, 1380, 2**30, 2**28, 2**15, 256)
PROBLEM = Gemm(64, 64, 64)
REASON = "the first of the catalogue that fits"


@pytest.fixture(autouse=True)
def no_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unoptimised_builds: None) -> None:
    """No device has times, and no kernel was checked before."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "tuned")
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path / "tuned")
    selection.reload()
    yield
    selection.reload()


def use(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Leave only some kernels in the catalogue that the choice reads."""
    known = {name: catalogue()[name] for name in names}
    monkeypatch.setattr(selection, "catalogue", lambda: known)


def test_a_cpu_without_times_takes_the_first_kernel_for_cpus(lab: Lab) -> None:
    spec, reason = auto(lab.device, PROBLEM)
    made = [spec.name for spec in catalogue().values() if spec.signature == "gemm" and spec.starts and not spec.museum]
    assert spec.name == "gemm_register_wide" == next(name for name in made if name not in (
        "gemm_blocked", "gemm_staged", "gemm_tensor"))
    assert all(len(values) == 1 for values in spec.tunables.values())
    assert reason.startswith(REASON) and reason.endswith(
        f"; `polaris-lab tune --quick --device {lab.device.index}` measures this device")
    keep_times(lab.device, (Gemm(8, 8, 8), spec.name, {}, 5.0))
    assert auto(lab.device, PROBLEM)[1] == reason
    selection.reload()
    assert auto(lab.device, PROBLEM)[1] == "portfolio member 1 of 1, nearest measured 8 x 8 x 8"


def test_a_gpu_without_times_takes_the_cost_model_s_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "_passes", lambda *asked: True)
    spec, reason = auto(CARD, PROBLEM)
    assert reason.startswith("the fastest by the cost model, since nothing like it was measured; `polaris-lab tune")
    assert spec.starts and not spec.wants


@pytest.mark.parametrize("problem", [Gemm(0, 8, 8), Gemm(8, 0, 8), Gemm(0, 0, 0), Gemm(8, 8, 0)])
@pytest.mark.parametrize("kind", ["cpu", "gpu"])
def test_an_empty_product_gets_a_kernel(monkeypatch: pytest.MonkeyPatch, problem: Gemm, kind: str) -> None:
    if not problem.m * problem.n:
        monkeypatch.setattr(selection, "_passes", None)  # it is not even checked
    else:
        monkeypatch.setattr(selection, "_passes", lambda *asked: True)
    spec, _ = auto(replace(CARD, kind=kind), problem)
    assert spec.unmet(problem, dict(spec.config())) is None


def test_needs_and_work_groups_and_failed_checks_are_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, "gemm_tiled_2x2_oob", "transpose", "gemm_float4_vec", "gemm_tiled", "gemm_gcn4_vec4")
    monkeypatch.setattr(selection, "_passes", lambda *asked: True)
    device = replace(CARD, kind="cpu")
    assert auto(device, PROBLEM)[0].name == "gemm_float4_vec"
    assert auto(device, Gemm(64, 63, 64))[0].name == "gemm_tiled"
    assert auto(replace(device, max_work_group=64), PROBLEM)[0].name == "gemm_gcn4_vec4"
    passed_checks.note_failure(device.identity, "gemm_float4_vec", catalogue()["gemm_float4_vec"].code_hash())
    assert auto(device, PROBLEM)[0].name == "gemm_float4_vec"
    selection.reload()
    assert auto(device, PROBLEM)[0].name == "gemm_tiled"
    with refuses("kernel"):
        auto(replace(device, max_work_group=8), PROBLEM)


def test_a_broken_kernel_is_passed_over(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """gemm_register_tiled subtracts its products here."""
    shutil.copytree(paths.KERNELS, tmp_path / "kernels")
    known = catalogue(tmp_path / "kernels" / "catalogue.toml")
    file = known["gemm_register_tiled"].file
    source = file.read_text(encoding="utf-8")
    assert source.count("+= ") > 0
    file.write_text(source.replace("+= ", "-= "), encoding="utf-8")
    monkeypatch.setattr(kernel_catalogue, "catalogue", lambda: known)
    two = {name: known[name] for name in ("gemm_register_tiled", "gemm_tiled")}
    monkeypatch.setattr(selection, "catalogue", lambda: two)
    lab.reload()
    a = PROBLEM.inputs(1)["A"]
    np.testing.assert_allclose(lab.gemm(a, a), a @ a, rtol=0, atol=1e-3)
    assert lab.last.kernel == "gemm_tiled"
    two.pop("gemm_tiled")
    lab.reload()
    with refuses("kernel"):
        lab.gemm(a, a)
