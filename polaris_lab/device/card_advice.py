"""Say what the owner of a Polaris card should know of its drivers, and which command mends what is wrong."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from polaris_lab.base.driver_files import library_of
from polaris_lab.device.platform_advice import Platform, why_empty

if TYPE_CHECKING:
    from polaris_lab.device.device import Device

ROCM = "AMD Accelerated Parallel Processing"
LIBRARIES = {"rusticl": "RusticlOpenCL", ROCM: "amdocl", "Clover": "MesaOpenCL"}
"""The OpenCL platforms that drive such a card, the one to keep first, and a part of the names of their libraries."""
FIRST_GOOD = {(6, 12): 21, (6, 13): math.inf, (6, 14): math.inf, (6, 15): 8}
"""Linux versions whose amdkfd crashes on gfx803, and the first patch that does not (robertrosenbusch/gfx803_rocm,
issues 8 and 35; lamikr/rocm_sdk_builder, issue 257)."""
INSTALL = ("`sudo apt-get install mesa-opencl-icd` (Debian, Ubuntu), `sudo dnf install mesa-libOpenCL` (Fedora) or "
           "`sudo pacman -S opencl-mesa` (Arch)")
_POLARIS = re.compile(r"0x(?:67[c-f]|69[89]|6fd)[0-9a-f]", re.IGNORECASE)
_NAMES = re.compile(r"polaris|ellesmere|baffin|\bgfx803\b|\bRX (?:4[678]|5[5-9])0", re.IGNORECASE)


class Advice(NamedTuple):
    """Holds what was found of one `thing`, and what to type against it; no `remedy` says that it is in order."""

    thing: str
    found: str
    remedy: str = ""


def compiler_of(device: Device) -> str:
    """Name what a driver compiles by, "ACO" or "LLVM 19.1.7"; empty where its names do not tell.

    Mesa's device names tell it: "AMD Radeon RX 580 Series (radeonsi, polaris10, ACO, DRM 3.61, ...)". That of Clover
    tells of graphics alone, since Clover always compiles by LLVM. PoCL's version tells it.
    """
    found = re.search(r"\bACO\b|\bLLVM [\d.]*\d", f"{device.name} {device.version}")
    if device.platform == "Clover":
        return found[0] if found and found[0] != "ACO" else "LLVM"
    return found[0] if found else "LLVM" if device.platform == ROCM else ""


def advise(devices: Sequence[Device], platforms: Sequence[Platform], environment: Mapping[str, str], release: str,
           icds: Sequence[Path], root: Path = Path("/")) -> Iterator[Advice]:
    """Yield advice where the machine has a Polaris card or an OpenCL device on one; nothing elsewhere.

    `release` is the kernel's, `icds` are the files that announce drivers, and below `root` lies /sys.
    """
    cards = _polaris_cards(root)
    driving = [device for device in devices if _NAMES.search(device.name)]
    yield from (_compiler(device, environment) for device in driving)
    yield from _two_drivers(driving, len(cards), icds)
    if cards:
        yield from _rusticl(driving, platforms, environment)
        yield _kernel(release)
        yield from _atomics(cards, root)


def _polaris_cards(root: Path) -> list[str]:
    """List the device numbers of the machine's Polaris cards, such as "0x67df"."""
    found = [(path.read_text().strip(), path.with_name("device").read_text().strip())
             for path in sorted((root / "sys/class/drm").glob("card*/device/vendor"))]
    return [device for vendor, device in found if vendor == "0x1002" and _POLARIS.fullmatch(device)]


def _compiler(device: Device, environment: Mapping[str, str]) -> Advice:
    compiler = compiler_of(device)
    found = f"{device}: compiles by {compiler or 'what its names do not tell'}"
    if compiler == "ACO" or device.platform not in LIBRARIES:
        return Advice("card's compiler", found)
    if device.platform == ROCM:
        return Advice("card's compiler", f"{found}; compiler=\"clang\" in simulate and cost is nearest to it")
    found += "; forecasts are for ACO, and compiler=\"clang\" or \"clover\" names another"
    if device.platform == "Clover":
        return Advice("card's compiler", found, "use rusticl of Mesa 25.0 or newer: `export RUSTICL_ENABLE=radeonsi`")
    flags = environment.get("AMD_DEBUG", "").split(",")
    if "usellvm" in flags:
        rest = ",".join(each for each in flags if each != "usellvm")
        return Advice("card's compiler", found, f"type `export AMD_DEBUG={rest}`" if rest else "type `unset AMD_DEBUG`")
    newer = "install Mesa 25.0 or newer (Debian 13 has it)"
    return Advice("card's compiler", found, f"{newer}, or try `export AMD_DEBUG=useaco`"
                  if device.driver.startswith("24.") else newer)


def _two_drivers(driving: Sequence[Device], cards: int, icds: Sequence[Path]) -> Iterator[Advice]:
    names = sorted({device.platform for device in driving},
                   key=lambda name: [*LIBRARIES, name].index(name))
    if len(names) < 2 or len(driving) <= cards:
        return
    others = [str(icd) for icd in icds for name in names[1:]
              if name in LIBRARIES and LIBRARIES[name] in Path(library_of(icd)).name]
    yield Advice("drivers", f"{' and '.join(names)} drive the same card, and a program that uses both may crash",
                 f"to keep {names[0]} alone: " + (" && ".join(f"`sudo mv {icd} {icd}.off`" for icd in others)
                                                  or f"remove the package of {' and '.join(names[1:])}"))


def _rusticl(driving: Sequence[Device], platforms: Sequence[Platform],
             environment: Mapping[str, str]) -> Iterator[Advice]:
    enabled = [each for each in environment.get("RUSTICL_ENABLE", "").replace(" ", "").split(",") if each]
    wanted = ",".join(dict.fromkeys(("radeonsi", *enabled)))
    if any(device.platform == "rusticl" for device in driving):
        yield Advice("RUSTICL_ENABLE", f"{','.join(enabled) or 'not set'}, and rusticl drives the card")
    elif not any(platform.name == "rusticl" for platform in platforms):
        if not driving:
            yield Advice("RUSTICL_ENABLE", "no OpenCL driver of the Polaris card is installed",
                         f"{INSTALL}, then `export RUSTICL_ENABLE=radeonsi`")
    elif "radeonsi" not in [each.partition(":")[0] for each in enabled]:
        yield Advice("RUSTICL_ENABLE", f"{','.join(enabled) or 'not set'}, so rusticl leaves the Polaris card alone",
                     f"type `export RUSTICL_ENABLE={wanted}`; for each login, `echo 'export RUSTICL_ENABLE={wanted}' "
                     ">> ~/.profile`")
    elif any(platform.name == "rusticl" and platform.devices for platform in platforms):
        yield Advice("RUSTICL_ENABLE", f"{','.join(enabled)}, and rusticl does not open the Polaris card",
                     why_empty("rusticl", {"RUSTICL_ENABLE": "radeonsi"}))


def _kernel(release: str) -> Advice:
    numbers = re.match(r"(\d+)\.(\d+)(?:\.(\d+))?", release)
    major, minor, patch = (int(each or 0) for each in numbers.groups()) if numbers else (0, 0, 0)
    if patch >= FIRST_GOOD.get((major, minor), 0):
        return Advice("kernel", f"Linux {release}")
    return Advice("kernel", f"Linux {release} lets ROCm crash on a Polaris card; Mesa's drivers do not depend on it",
                  "for ROCm boot Linux 6.12.21 or a later 6.12, or 6.15.8 or newer (Debian 13: `sudo apt-get install "
                  "linux-image-amd64`), and see `uname -r`")


def _atomics(cards: Sequence[str], root: Path) -> Iterator[Advice]:
    """Tell whether amdkfd, by which ROCm reaches cards, has taken them; it leaves out a card whose slot passes no
    atomic operations of PCIe."""
    nodes = root / "sys/class/kfd/kfd/topology/nodes"
    if not nodes.is_dir():
        return
    known = [int(number) for path in nodes.glob("*/properties")
             for number in re.findall(r"^device_id (\d+)$", path.read_text(), re.MULTILINE)]
    left = [card for card in cards if int(card, 16) not in known]
    yield Advice("PCIe atomics", "the kernel offers the card to ROCm") if not left else Advice(
        "PCIe atomics", f"the kernel does not offer the card {left[0]} to ROCm; Mesa's drivers do not depend on it",
        "type `sudo dmesg | grep kfd`: where it says `PCI rejects atomics`, put the card into a slot that the "
        "processor drives itself, of PCIe 3.0 or newer")
