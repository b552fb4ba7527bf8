"""Find the files by which OpenCL drivers announce themselves, and load drivers that processes forked later will use."""

from __future__ import annotations

import contextlib
import ctypes
import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

_ASLEEP = re.compile("pocl|oclgrind", re.IGNORECASE)
"""The names of drivers whose libraries, once loaded, do nothing: no thread runs and no setting is read before a program
asks for platforms. With their compilers they are large, and each process takes 0.03 s to load the two."""
_loaded: list[ctypes.CDLL] = []


def icd_files() -> list[Path]:
    """Return the ICD files, which tell the OpenCL loader of the vendors' libraries."""
    package = find_spec("pyopencl")
    bundled = [Path(package.origin).parent / ".libs"] if package and package.origin else []
    named = os.environ.get("OCL_ICD_VENDORS") or os.environ.get("OPENCL_VENDOR_PATH")
    places = [Path(named)] if named else [Path("/etc/OpenCL/vendors"), Path(sys.prefix, "etc/OpenCL/vendors"), *bundled]
    files = [icd for place in places for icd in ([place] if place.is_file() else sorted(place.glob("*.icd")))]
    return [icd for icd in files if icd.is_file()]  # a dangling link announces nobody


def library_of(icd: Path) -> str:
    """Return what an ICD file names: the path of a library, or a name for the system's loader to search for."""
    return icd.read_bytes().decode(errors="replace").strip()


def load_sleeping() -> None:
    """Load the drivers that fork well, for the children of this process: they find them loaded."""
    if _loaded:
        return
    for icd in icd_files():
        library = library_of(icd)
        if _ASLEEP.search(library):
            beside = icd.parent / library  # where a wheel's loader looks first
            with contextlib.suppress(OSError):  # who uses it will be told
                _loaded.append(ctypes.CDLL(str(beside if beside.is_file() else library)))
