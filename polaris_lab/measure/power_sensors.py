"""Find the power sensor of a device and read it: NVML, amdgpu's hwmon files, or RAPL.

NVIDIA's NVML counts a GPU's energy since the driver was loaded, in mJ (from Volta on); it is read through the package
`nvidia-ml-py`. The Linux driver amdgpu gives a card's power in microwatts, and on some cards its energy in microjoules,
as files (docs.kernel.org/gpu/amdgpu/thermal.html). RAPL counts the energy of CPU packages in microjoules, and wraps
at `max_energy_range_uj` (docs.kernel.org/power/powercap/powercap.html). All three are of a whole board or package.
"""

from __future__ import annotations

import contextlib
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from polaris_lab.device.device import Device

AVERAGED_S = 1.5
"""A load must run for this time before its readings are of it alone: a reading may be the mean of the last second."""
LEAST_PERIODS = 10
"""A window that is shorter than this many periods of its sensor says little: a counter may miss one of them."""
_CHOSEN = re.compile(r"(\d+)mhz \*", re.IGNORECASE)
"""The line of amdgpu's list of clocks that it has chosen: "7: 1340Mhz *"."""
INSTANT = 186
"""NVML_FI_DEV_POWER_INSTANT: NVML's field of the power that is not averaged, in mW."""


class NoSensor(Exception):
    """Says why the power of a device cannot be read, and what would help."""


@dataclass(frozen=True)
class Sensor:
    """Reads one sensor. `read` returns joules since some start where `counts`, else watts.

    `conditions` returns other readings: clock_mhz, memory_mhz, temperature_c. `settle_s` is how long a load
    must run before the readings are of it alone.
    """

    name: str
    counts: bool
    read: Callable[[], float]
    conditions: Callable[[], dict[str, float]]
    settle_s: float = 0.0


@dataclass(frozen=True)
class Trace:
    """The readings of a sensor during one window: times in s, its readings in J (where it `counts`) or W."""

    times: np.ndarray
    readings: np.ndarray
    counts: bool

    @property
    def changes(self) -> np.ndarray:
        """Return the places of the readings that differ from the one before."""
        return np.flatnonzero(np.diff(self.readings)) + 1

    @property
    def period(self) -> float:
        """Return the median time between two changes, in s; NaN where there are fewer than three changes."""
        return float(np.median(np.diff(self.times[self.changes]))) if len(self.changes) > 2 else math.nan

    @property
    def watts(self) -> float:
        """Return the mean power. A counter is read between two of its changes, so that no part of a period is lost.

        A counter that did not change twice gives NaN.
        """
        if not self.counts:
            return float(np.mean(self.readings)) if self.readings.size else math.nan
        if len(self.changes) < 2:
            return math.nan
        first, last = self.changes[[0, -1]]
        return float((self.readings[last] - self.readings[first]) / (self.times[last] - self.times[first]))


def find_sensor(device: Device, root: Path = Path("/")) -> Sensor:
    """Find the sensor of a device; `root` is where the file system's `sys` lies. Raises NoSensor, which says why not.
    """
    if device.platform.startswith("NVIDIA"):
        return _nvml(device.name)
    if device.kind == "cpu":
        return _rapl(root / "sys/class/powercap")
    if device.kind == "gpu" and ("AMD" in device.vendor or "Advanced Micro Devices" in device.vendor):
        return _amdgpu(root / "sys/class/drm")
    raise NoSensor(f"no sensor: neither NVML, amdgpu nor RAPL knows {device.name}")


def _nvml(name: str) -> Sensor:
    """Find the NVIDIA GPU that OpenCL calls `name`: by its energy counter, or by its power where it has none."""
    try:
        import pynvml
    except ImportError:
        raise NoSensor("no sensor: NVML is read through the package nvidia-ml-py, which is not here; "
                       "install it (pip install nvidia-ml-py)") from None

    def text(value: str | bytes) -> str:
        return value.decode() if isinstance(value, bytes) else value

    try:
        pynvml.nvmlInit()
        handles = [pynvml.nvmlDeviceGetHandleByIndex(index) for index in range(pynvml.nvmlDeviceGetCount())]
        found = [handle for handle in handles if text(pynvml.nvmlDeviceGetName(handle)) == name]
    except pynvml.NVMLError as error:
        raise NoSensor(f"no sensor: NVML says {error}") from None
    if len(found) != 1:
        raise NoSensor(f"no sensor: NVML knows {len(found)} GPUs called {name}, and it takes exactly one")
    [gpu] = found

    def conditions() -> dict[str, float]:
        facts = {"clock_mhz": lambda: pynvml.nvmlDeviceGetClockInfo(gpu, pynvml.NVML_CLOCK_SM),
                 "memory_mhz": lambda: pynvml.nvmlDeviceGetClockInfo(gpu, pynvml.NVML_CLOCK_MEM),
                 "temperature_c": lambda: pynvml.nvmlDeviceGetTemperature(gpu, pynvml.NVML_TEMPERATURE_GPU)}
        known = {}
        for fact, ask in facts.items():
            with contextlib.suppress(pynvml.NVMLError):
                known[fact] = float(ask())
        return known

    def instant() -> float:
        [field] = pynvml.nvmlDeviceGetFieldValues(gpu, [INSTANT])
        if field.nvmlReturn:
            raise pynvml.NVMLError(field.nvmlReturn)
        return field.value.uiVal * 1e-3

    for sensor in (Sensor("NVML energy", True, lambda: pynvml.nvmlDeviceGetTotalEnergyConsumption(gpu) * 1e-3,
                          conditions),
                   Sensor("NVML power", False, instant, conditions),
                   Sensor("NVML mean power", False, lambda: pynvml.nvmlDeviceGetPowerUsage(gpu) * 1e-3, conditions,
                          AVERAGED_S)):
        with contextlib.suppress(pynvml.NVMLError):
            sensor.read()
            return sensor
    raise NoSensor(f"no sensor: NVML gives neither energy nor power of {name}")


def _amdgpu(drm: Path) -> Sensor:
    folders = sorted(path.parent for path in drm.glob("card*/device/hwmon/hwmon*/name")
                     if path.read_text().strip() == "amdgpu")
    if len(folders) != 1:
        raise NoSensor(f"no sensor: amdgpu shows {len(folders)} cards below /sys/class/drm, and it takes exactly one")
    [folder] = folders

    def conditions() -> dict[str, float]:
        known = {}
        for fact, (file, unit) in {"clock_mhz": ("freq1_input", 1e-6), "memory_mhz": ("freq2_input", 1e-6),
                                   "temperature_c": ("temp1_input", 1e-3)}.items():
            with contextlib.suppress(OSError, ValueError):
                known[fact] = _number(folder / file) * unit
        for fact, file in {"clock_mhz": "pp_dpm_sclk", "memory_mhz": "pp_dpm_mclk"}.items():
            if fact not in known:
                with contextlib.suppress(OSError, TypeError):
                    known[fact] = float(_CHOSEN.search((folder.parents[1] / file).read_text())[1])
        return known

    for name, file, counts, settle_s in (("amdgpu energy", "energy1_input", True, 0.0),
                                         ("amdgpu power", "power1_input", False, 0.0),
                                         ("amdgpu mean power", "power1_average", False, AVERAGED_S)):
        with contextlib.suppress(OSError, ValueError):  # a file may be there and give an error when it is read
            _number(folder / file)
            return Sensor(name, counts, lambda path=folder / file: _number(path) * 1e-6, conditions, settle_s)
    raise NoSensor("no sensor: amdgpu's hwmon folder has none of energy1_input, power1_input and power1_average")


def _rapl(powercap: Path) -> Sensor:
    """Add the packages up: a product's threads may run on all of them. Their parts lie in folders `intel-rapl:0:0`."""
    packages = sorted(path for path in powercap.glob("intel-rapl:*") if path.name.count(":") == 1
                      and (path / "name").exists() and (path / "name").read_text().startswith("package"))
    if not packages:
        raise NoSensor("no sensor: this machine has no RAPL packages below /sys/class/powercap")
    try:
        counters = [_endless(package) for package in packages]
    except PermissionError:
        raise NoSensor("no sensor: RAPL's energy_uj may be read by root only; allow it (sudo chmod a+r "
                       "/sys/class/powercap/intel-rapl:*/energy_uj)") from None
    except (OSError, ValueError) as error:
        raise NoSensor(f"no sensor: RAPL's energy_uj cannot be read: {error}") from None
    return Sensor("RAPL energy", True, lambda: sum(counter() for counter in counters), dict)


def _endless(package: Path) -> Callable[[], float]:
    """Return a reader of a package's joules that goes on where the counter wraps, if it is read in each round."""
    span = _number(package / "max_energy_range_uj")
    last, rounds = _number(package / "energy_uj"), 0

    def read() -> float:
        nonlocal last, rounds
        now = _number(package / "energy_uj")
        rounds += now < last
        last = now
        return (now + rounds * span) * 1e-6

    return read


def _number(path: Path) -> float:
    return float(path.read_text())
