"""Drivers' files are found where the loader looks; only drivers that sleep until they are asked are loaded early."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import driver_files, isolation

LISTING = "polaris_lab.device.device_probe:listing"


@pytest.mark.parametrize("named, loaded", [
    ("libpocl.so.2", "libpocl.so.2"), ("libpocl-1a2b.so.2.10.0", "{beside}"), ("/opt/x/liboclgrind-rt-icd.so", "same"),
    ("libnvidia-opencl.so.1", None), ("libMesaOpenCL.so.1", None), ("libamdocl64.so", None)])
def test_drivers_that_sleep_are_loaded_once_and_no_others(named, loaded, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("OCL_ICD_VENDORS", str(tmp_path))
    (tmp_path / "one.icd").write_text(f"{named}\n", encoding="utf-8")
    if loaded == "{beside}":
        (tmp_path / named).touch()
    seen: list[str] = []
    monkeypatch.setattr(driver_files.ctypes, "CDLL", lambda path: seen.append(path) or path)
    monkeypatch.setattr(driver_files, "_loaded", [])
    driver_files.load_sleeping()
    driver_files.load_sleeping()
    assert seen == [{"{beside}": str(tmp_path / named), "same": named}.get(loaded, loaded)] * (loaded is not None)


def test_a_driver_that_cannot_be_loaded_stops_nobody(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("OCL_ICD_VENDORS", str(tmp_path))
    (tmp_path / "one.icd").write_text("libpocl-nowhere.so\n", encoding="utf-8")
    monkeypatch.setattr(driver_files, "_loaded", [])
    driver_files.load_sleeping()
    assert driver_files._loaded == []


def test_a_child_that_uses_opencl_finds_the_drivers_loaded_and_not_started() -> None:
    sleeping = {Path(driver_files.library_of(icd)).name for icd in driver_files.icd_files()
                if driver_files._ASLEEP.search(driver_files.library_of(icd))}
    for _ in range(2):  # the first may find a template that has ended, of which nobody has asked anything for long
        isolation.call(LISTING)  # from now on children are forked from a process that has imported pyopencl
    mapped = "".join(isolation.call("linecache:getlines", "/proc/self/maps").value)
    assert sleeping and all(name.split(".so")[0] in mapped for name in sleeping)
    threads = isolation.call("os:listdir", "/proc/self/task").value
    assert len(threads) == 2, "the child itself, and the watch that ends it with its parent"
