"""The doctor: what it looks at, and what it says where something is missing."""

from __future__ import annotations

import dataclasses

import pytest

from polaris_lab.base.errors import DeviceError
from polaris_lab.device import device
from polaris_lab.device.platform_advice import Platform
from polaris_lab.measure import power_sensors
from polaris_lab.measure.power_sensors import Sensor
from polaris_lab.notebooks import health
from polaris_sim.code import toolchain

WORKING = device.Device("0:0", "Maker", "Some Chip", "vendor", "1.0", "OpenCL 1.2", "gpu", 2, 1000, 2**30, 2**28, 2**15,
                        256, working=True, why="", mad_gflops=10.0)

PLATFORM = Platform(0, "Maker", "OpenCL 1.2", 1)


@pytest.fixture
def machine(monkeypatch):
    """A machine with these devices and platforms, in place of the real one."""

    def plant(devices=(WORKING,), platforms=(PLATFORM,), broken=()):
        monkeypatch.setattr(device, "tried_devices", lambda: list(devices))
        monkeypatch.setattr(device, "surveyed", lambda: (list(platforms), list(broken)))
        return {(each.thing, each.state): each for each in health.examine()}

    return plant


def test_this_machine_is_fit() -> None:
    found = health.examine()
    assert health.is_fit(found)
    assert {"Python", "OpenCL driver", "device", "compiler for gfx803", "Mesa for gfx803", "CLBlast", "Oclgrind",
            "power sensor", "clocks", "disk"} <= {each.thing for each in found}
    assert len(health.report(found).splitlines()) >= len(found)


def test_the_sensor_that_rows_of_power_are_read_from_is_named(machine, monkeypatch) -> None:
    found = machine()
    assert found["power sensor", health.NOTE].found.startswith(f"{WORKING.name}: no sensor: ")
    monkeypatch.setattr(power_sensors, "find_sensor", lambda device: Sensor("made up", True, lambda: 0.0, dict))
    found = machine()
    assert found["power sensor", health.GOOD].found == f"{WORKING.name}: made up"


def test_a_cache_outside_of_the_checkout_is_no_fault(tmp_path, monkeypatch) -> None:
    (tmp_path / "home/checkout").mkdir(parents=True)
    monkeypatch.setattr(health.paths, "ROOT", tmp_path / "home/checkout")
    monkeypatch.setattr(health.paths, "CACHE", tmp_path)
    [cache] = [each for each in health._disk() if each.thing == "cache"]
    assert cache.state == health.GOOD and cache.found == f"{tmp_path} can be written"


def test_a_machine_without_a_driver(machine, monkeypatch) -> None:
    found = machine(devices=(), platforms=())
    assert "make setup" in found["OpenCL driver", health.BAD].remedy
    assert not health.is_fit([*found.values()])


def test_a_platform_without_a_device_and_a_broken_library(machine, monkeypatch) -> None:
    monkeypatch.delenv("RUSTICL_ENABLE", raising=False)
    found = machine(platforms=[Platform(0, "rusticl", "OpenCL 3.0", 0)])
    assert "RUSTICL_ENABLE=radeonsi" in found["OpenCL driver", health.NOTE].remedy
    assert "libx.so" in machine(broken=["x.icd: libx.so"])["OpenCL driver", health.NOTE].found


@pytest.mark.parametrize("mesa", [True, False])
def test_nobody_is_told_to_install_what_removes_mesa_s_driver(mesa: bool, machine, monkeypatch, tmp_path) -> None:
    def missing(name: str = "") -> None:
        raise DeviceError("clang or libclc is not installed: apt-get install clang-16 libclc-16")

    (tmp_path / "libclc-15.list").touch()
    monkeypatch.setattr(toolchain, "find", missing)
    monkeypatch.setattr(health, "MESA_PACKAGE", tmp_path / ("libclc-15.list" if mesa else "none"))
    remedy = machine()["compiler for gfx803", health.NOTE].remedy
    assert ("apt-get" in remedy, "would remove Mesa's OpenCL driver" in remedy) == (not mesa, mesa)


def test_a_clock_that_stands_still(machine) -> None:
    found = machine(devices=[dataclasses.replace(WORKING, clock_fault="its timestamps hardly move")])
    assert found["timestamps", health.NOTE].found == "its timestamps hardly move"
    assert health.is_fit([*found.values()])


def test_a_card_whose_clocks_are_not_held(machine, monkeypatch, tmp_path) -> None:
    card = tmp_path / "card0" / "device"
    card.mkdir(parents=True)
    (card / "power_dpm_force_performance_level").write_text("auto\n")
    monkeypatch.setattr(health, "SENSORS", tmp_path)
    assert "echo high" in machine()["clocks", health.NOTE].remedy


def test_a_polaris_card_s_drivers_are_looked_at(machine) -> None:
    name = "AMD Radeon RX 580 Series (radeonsi, polaris10, LLVM 17.0.6, DRM 3.57, 6.6.15)"
    card = dataclasses.replace(WORKING, platform="rusticl", name=name, driver="24.2.8")
    assert "AMD_DEBUG=useaco" in machine(devices=[card])["card's compiler", health.NOTE].remedy
    card = dataclasses.replace(card, name=name.replace("LLVM 17.0.6", "ACO"))
    assert not machine(devices=[card])["card's compiler", health.GOOD].remedy


def test_a_driver_that_crashes_is_one_finding(monkeypatch) -> None:
    def crash() -> None:
        raise DeviceError("looking at the OpenCL platforms was ended by signal 11")

    monkeypatch.setattr(device, "surveyed", crash)
    assert any(each.state == health.BAD and "signal 11" in each.found for each in health.examine())
