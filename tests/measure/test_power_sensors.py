"""The sensors: read from files laid out as Linux lays them out, through a stand-in for NVML, or said to be missing."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from polaris_lab.device.device import Device
from polaris_lab.lab import Lab
from polaris_lab.measure.power_sensors import AVERAGED_S, NoSensor, find_sensor


def write(folder: Path, **files: object) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in files.items():
        (folder / name).write_text(f"{value}\n")
    return folder


def package(root: Path, number: int, joules: float, name: str = "") -> Path:
    return write(root / f"sys/class/powercap/intel-rapl:{number}", name=name or f"package-{number}",
                 energy_uj=round(joules * 1e6), max_energy_range_uj=100_000_000)


def hwmon(root: Path, card: int = 0, driver: str = "amdgpu", **files: object) -> Path:
    return write(root / f"sys/class/drm/card{card}/device/hwmon/hwmon{card + 3}", name=driver, **files)


@pytest.fixture
def cpu(lab: Lab) -> Device:
    return replace(lab.device, platform="Portable Computing Language", kind="cpu", vendor="AuthenticAMD")


@pytest.fixture
def radeon(lab: Lab) -> Device:
    return replace(lab.device, platform="AMD Accelerated Parallel Processing", kind="gpu", vendor="AMD", name="gfx803")


@pytest.fixture
def nvidia(lab: Lab) -> Device:
    return replace(lab.device, platform="NVIDIA CUDA", kind="gpu", vendor="NVIDIA Corporation", name="NVIDIA H200")


def test_rapl_adds_the_packages_and_not_their_parts(tmp_path: Path, cpu: Device) -> None:
    package(tmp_path, 0, 5)
    package(tmp_path, 1, 7)
    package(tmp_path, 2, 50, name="psys")
    write(tmp_path / "sys/class/powercap/intel-rapl:0:0", name="core", energy_uj=9_000_000)
    sensor = find_sensor(cpu, tmp_path)
    assert (sensor.name, sensor.counts, sensor.read(), sensor.conditions()) == ("RAPL energy", True, 12.0, {})


def test_rapl_goes_on_where_the_counter_begins_anew(tmp_path: Path, cpu: Device) -> None:
    package(tmp_path, 0, 99)
    sensor = find_sensor(cpu, tmp_path)
    said = []
    for joules in (99.5, 0.5, 60, 3):
        package(tmp_path, 0, joules)
        said.append(sensor.read())
    assert said == [99.5, 100.5, 160.0, 203.0]


@pytest.mark.parametrize(("files", "name", "counts", "value", "settle_s"), [
    ({"power1_average": 68_500_000}, "amdgpu mean power", False, 68.5, AVERAGED_S),
    ({"power1_average": 68_500_000, "power1_input": 70_000_000}, "amdgpu power", False, 70.0, 0.0),
    ({"power1_average": 68_500_000, "energy1_input": 4_000_000}, "amdgpu energy", True, 4.0, 0.0)])
def test_amdgpu_gives_the_best_of_what_a_card_has(tmp_path: Path, radeon: Device, files: dict, name: str, counts: bool,
                                                  value: float, settle_s: float) -> None:
    hwmon(tmp_path, 0, "nouveau", power1_average=1)
    hwmon(tmp_path, 1, freq1_input=1_244_000_000, temp1_input=61_000, **files)
    sensor = find_sensor(radeon, tmp_path)
    assert (sensor.name, sensor.counts, sensor.read(), sensor.settle_s) == (name, counts, value, settle_s)
    assert sensor.conditions() == pytest.approx({"clock_mhz": 1244.0, "temperature_c": 61.0})


def test_clocks_come_from_the_lists_where_hwmon_has_none(tmp_path: Path, radeon: Device) -> None:
    hwmon(tmp_path, 0, power1_average=1_000_000, freq1_input=1_340_000_000)
    write(tmp_path / "sys/class/drm/card0/device", pp_dpm_sclk="0: 300Mhz \n1: 750Mhz *",
          pp_dpm_mclk="0: 300Mhz \n1: 1000Mhz \n2: 2000Mhz *\n")
    assert find_sensor(radeon, tmp_path).conditions() == {"clock_mhz": 1340.0, "memory_mhz": 2000.0}
    (tmp_path / "sys/class/drm/card0/device/hwmon/hwmon3/freq1_input").unlink()
    assert find_sensor(radeon, tmp_path).conditions() == {"clock_mhz": 750.0, "memory_mhz": 2000.0}


class NvmlError(Exception):
    """What the stand-in raises where a real card does not know a question."""


def nvml(*names: str, energy: bool = True, instant: bool = True) -> SimpleNamespace:
    """A stand-in for pynvml with these GPUs: 12.5 J, 350 W at the moment, 300 W in the mean."""
    def refused(*_: object) -> None:
        raise NvmlError

    field = SimpleNamespace(nvmlReturn=0 if instant else 3, value=SimpleNamespace(uiVal=350_000))
    return SimpleNamespace(
        NVMLError=NvmlError, NVML_CLOCK_SM=1, NVML_CLOCK_MEM=2, NVML_TEMPERATURE_GPU=0, nvmlInit=lambda: None,
        nvmlDeviceGetCount=lambda: len(names), nvmlDeviceGetHandleByIndex=lambda index: index,
        nvmlDeviceGetName=lambda handle: names[handle].encode(),
        nvmlDeviceGetTotalEnergyConsumption=(lambda handle: 12_500) if energy else refused,
        nvmlDeviceGetFieldValues=lambda handle, fields: [field], nvmlDeviceGetPowerUsage=lambda handle: 300_000,
        nvmlDeviceGetClockInfo=lambda handle, which: {1: 1980, 2: 3201}[which], nvmlDeviceGetTemperature=refused)


@pytest.mark.parametrize(("has", "name", "counts", "value"), [
    ({}, "NVML energy", True, 12.5), ({"energy": False}, "NVML power", False, 350.0),
    ({"energy": False, "instant": False}, "NVML mean power", False, 300.0)])
def test_nvml_counts_energy_where_the_card_does(monkeypatch: pytest.MonkeyPatch, nvidia: Device, has: dict, name: str,
                                                counts: bool, value: float) -> None:
    monkeypatch.setitem(sys.modules, "pynvml", nvml("NVIDIA H100", "NVIDIA H200", **has))
    sensor = find_sensor(nvidia)
    assert (sensor.name, sensor.counts, sensor.read()) == (name, counts, value)
    assert sensor.conditions() == {"clock_mhz": 1980.0, "memory_mhz": 3201.0}


def test_where_there_is_no_sensor_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cpu: Device,
                                             radeon: Device, nvidia: Device) -> None:
    with pytest.raises(NoSensor, match="no RAPL packages"):
        find_sensor(cpu, tmp_path)
    with pytest.raises(NoSensor, match="amdgpu shows 0 cards"):
        find_sensor(radeon, tmp_path)
    hwmon(tmp_path)
    with pytest.raises(NoSensor, match="has none of energy1_input"):
        find_sensor(radeon, tmp_path)
    hwmon(tmp_path, 1)
    with pytest.raises(NoSensor, match="amdgpu shows 2 cards"):
        find_sensor(radeon, tmp_path)
    with pytest.raises(NoSensor, match="neither NVML, amdgpu nor RAPL"):
        find_sensor(replace(radeon, vendor="Intel"), tmp_path)
    monkeypatch.setitem(sys.modules, "pynvml", nvml("NVIDIA H200", "NVIDIA H200"))
    with pytest.raises(NoSensor, match="2 GPUs called NVIDIA H200"):
        find_sensor(nvidia)
    monkeypatch.setitem(sys.modules, "pynvml", None)
    with pytest.raises(NoSensor, match="pip install nvidia-ml-py"):
        find_sensor(nvidia)


def test_a_counter_for_root_only_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cpu: Device) -> None:
    folder, read = package(tmp_path, 0, 5), Path.read_text

    def guarded(path: Path, *more: object, **others: object) -> str:
        if path == folder / "energy_uj":
            raise PermissionError
        return read(path, *more, **others)

    monkeypatch.setattr(Path, "read_text", guarded)
    with pytest.raises(NoSensor, match="by root only"):
        find_sensor(cpu, tmp_path)
