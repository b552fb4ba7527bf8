"""Say why an OpenCL platform offers no device, and which command mends it."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base.driver_files import library_of

CARDS = Path("/dev/dri")
"""Where the kernel's drivers show their cards: a file renderD128, renderD129 ... for each."""
CLC = (Path("/usr/lib/clc"), Path("/usr/share/clc"), Path("/usr/lib64/clc"))
"""Where distributions put libclc, the library of OpenCL's functions that Mesa's compilers need."""
NO_CARD = ("the kernel shows no card (no render node in /dev/dri): see that the amdgpu module is loaded (type "
           "`sudo modprobe amdgpu` and `lspci -k`), or, in a container, pass --device /dev/dri")
GROUPS = "type `sudo usermod -aG video,render $USER`, then log out and in again"


class Platform(NamedTuple):
    """Describes a platform as the OpenCL loader lists it: its place in the list, its name, and its number of devices.
    """

    index: int
    name: str
    version: str
    devices: int


def why_empty(platform: str, environment: Mapping[str, str] | None = None) -> str:
    """Return a sentence on why the platform of this name offers no device: the cause, and what to type against it.

    `environment` is this process's unless given.
    """
    environment = os.environ if environment is None else environment
    name = platform.lower()
    if "rusticl" in name:
        return _rusticl(environment.get("RUSTICL_ENABLE", "").strip())
    if "clover" in name:
        return _card() or ("Clover found no card that it drives: it needs the package with the driver radeonsi for it "
                           "(Debian: `apt-get install mesa-opencl-icd libclc-15`); Mesa 25.2 has no Clover any more, "
                           "use rusticl: `export RUSTICL_ENABLE=radeonsi`")
    if "amd" in name:
        return ("AMD's own driver found no card that it knows: from ROCm 4 on it drives no RX 480, 570, 580 or 590; "
                "use Mesa's rusticl (`export RUSTICL_ENABLE=radeonsi`). A newer card needs a readable /dev/kfd: "
                f"{GROUPS}")
    if "nvidia" in name:
        return "NVIDIA's driver found no card: type `nvidia-smi`, which says why; in a container, pass --gpus all"
    if "intel" in name:
        return _card() or "Intel's driver found no card or processor that it drives"
    return "its driver found no hardware that it drives"


def _rusticl(enabled: str) -> str:
    if not enabled:
        return "rusticl drives only what it is told to: type `export RUSTICL_ENABLE=radeonsi` for an AMD card " \
               "(llvmpipe for the CPU)"
    missing = "" if any((folder / "spirv64-mesa3d-.spv").exists() for folder in CLC) else (
        "; and libclc's spirv64-mesa3d-.spv is missing, which rusticl compiles with (Debian: "
        "`apt-get install libclc-15`, Ubuntu: libclc-20, Fedora: libclc)")
    if "llvmpipe" in enabled and not missing:
        return f"rusticl found nothing to drive as RUSTICL_ENABLE={enabled}; for an AMD card it is radeonsi"
    return (_card() or f"rusticl found no card for RUSTICL_ENABLE={enabled}; for an AMD card it is radeonsi") + missing


def _card() -> str:
    """Return why no card can be opened, "" when one can."""
    nodes = sorted(CARDS.glob("renderD*")) if CARDS.is_dir() else []
    if not nodes:
        return NO_CARD
    if not any(os.access(node, os.R_OK | os.W_OK) for node in nodes):
        return f"you may not open {nodes[0]}: {GROUPS}"
    return ""


def broken_library(icd: Path) -> str:
    """Return why the library that an ICD file names cannot be loaded, "" when it can.

    A driver's library runs code when it is loaded, so this belongs into a child process.
    """
    library, why = library_of(icd), ""
    for place in (library, str(icd.parent / library)):  # a wheel's loader also looks in the ICD file's folder
        try:
            ctypes.CDLL(place)
        except OSError as error:
            why = why or str(error)
        else:
            return ""
    return why
