"""Which kernels run in the caller's process: those with a recorded or a local proof."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from polaris_lab.cli import main
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify import passed_checks, trust

GOOD = [spec for spec in catalogue().values() if not spec.museum]
GRAPHICS_ONLY_UNPROVED = {"attention_cpu_thin"}
"""The kernels that no GPU has proved: a driver compiles this one for longer than a launch may take."""


@pytest.fixture
def device(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> Device:
    """Return the device with nothing checked on it."""
    monkeypatch.setattr(passed_checks, "has_passed", lambda *_: False)
    monkeypatch.setattr(passed_checks, "has_failed", lambda *_: False)
    return lab.device


def test_every_good_kernel_is_proved_for_both_kinds_of_device(device: Device) -> None:
    assert {spec.name for spec in GOOD if not trust.is_proved(replace(device, kind="cpu"), spec)} == set()
    unproved = {spec.name for spec in GOOD if not trust.is_proved(replace(device, kind="gpu"), spec)}
    assert unproved == GRAPHICS_ONLY_UNPROVED


def test_a_museum_kernel_an_edited_one_and_one_on_another_kind_of_device_are_not_proved(
        device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(trust.is_proved(device, spec) for spec in catalogue().values() if spec.museum)
    assert not any(trust.is_proved(replace(device, kind="accelerator"), spec) for spec in GOOD)
    monkeypatch.setattr(KernelSpec, "code_hash", lambda spec: "edited")
    assert not any(trust.is_proved(device, spec) for spec in GOOD)


def test_a_failed_check_here_outweighs_the_record(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passed_checks, "has_failed", lambda *_: True)
    assert not any(trust.is_proved(device, spec) for spec in GOOD)


def test_a_copy_with_defines_that_the_catalogue_does_not_allow_is_not_proved(device: Device) -> None:
    known = next(spec for spec in GOOD if spec.tunables)
    name, values = next(iter(known.tunables.items()))
    assert trust.is_proved(device, replace(known, name="copy", defines=known.defines | {name: values[:1]}))
    assert not trust.is_proved(device, replace(known, name="copy", defines=known.defines | {name: (3,)}))


def test_a_pass_is_recorded_and_a_failure_removes_it(device: Device, tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trust, "RECORD", tmp_path / "proved.json")
    spec = catalogue()["gemm_tiled"]
    trust.record(device, spec, spec.code_hash(), passed=True)
    assert json.loads(trust.RECORD.read_text())[device.kind]["gemm_tiled"]["device"] == device.slug
    assert trust.is_proved(device, spec)
    trust.record(device, spec, spec.code_hash(), passed=False)
    assert not trust.is_proved(device, spec)


def test_check_records_kernels_of_the_catalogue_alone(tmp_path: Path, lab: Lab, capsys: pytest.CaptureFixture,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trust, "RECORD", tmp_path / "proved.json")
    trust.RECORD.write_text("{}")
    own = tmp_path / "own.cl"
    own.write_text(catalogue()["gemm_tiled"].source())
    assert main(["check", str(own), "--function", "gemm_tiled", "--record", "--device", lab.device.index]) == 2
    assert "--record" in capsys.readouterr().err and trust.RECORD.read_text() == "{}"
    assert main(["check", "gemm_naive", "--record", "--device", lab.device.index]) == 0
    assert set(json.loads(trust.RECORD.read_text())[lab.device.kind]) == {"gemm_naive"}
