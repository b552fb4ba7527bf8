"""Find the files by which OpenCL drivers announce themselves."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path


def icd_files() -> list[Path]:
    """Return the ICD files, which tell the OpenCL loader of the vendors' libraries."""
    package = find_spec("pyopencl")
    bundled = [Path(package.origin).parent / ".libs"] if package and package.origin else []
    named = os.environ.get("OCL_ICD_VENDORS") or os.environ.get("OPENCL_VENDOR_PATH")
    places = [Path(named)] if named else [Path("/etc/OpenCL/vendors"), Path(sys.prefix, "etc/OpenCL/vendors"), *bundled]
    files = [icd for place in places for icd in ([place] if place.is_file() else sorted(place.glob("*.icd")))]
    return [icd for icd in files if icd.is_file()]  # skip dangling links


def library_of(icd: Path) -> str:
    """Return what an ICD file names: the path of a library, or a name for the system's loader to search for."""
    return icd.read_bytes().decode(errors="replace").strip()
