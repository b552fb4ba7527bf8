"""Find what Debian's librocblas0 has for gfx803: its kernels, the list they are chosen from, and the numbers that the
host passes."""

from __future__ import annotations

import shutil
from pathlib import Path

from polaris_lab.base.errors import DeviceError
from polaris_sim.code import debian

SUITE, PACKAGE = "trixie", "librocblas0"
"""Debian's release with rocBLAS 5.5.1, the last whose package has kernels for gfx803."""
KERNELS, HELPERS, CHOICES = "TensileLibrary_gfx803.co", "Kernels.so-000-gfx803.hsaco", "TensileLibrary.dat"
"""The files of the package that are kept: the matrix products in assembly, the kernels in HIP, the solutions."""


def fetch() -> Path:
    """Download the package, keep its files for gfx803 in the user's cache, and return their folder: 167 MB, 145 MB of
    disk."""
    new = debian.cache("rocblas") / SUITE / "root.new"
    debian.unpack(SUITE, [PACKAGE], new, dependencies=False)
    folder = debian.cache("rocblas") / SUITE / "files"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in (KERNELS, HELPERS, CHOICES):
        next(new.rglob(name)).rename(folder / name)
    for name in ("copyright", debian.VERSIONS):
        next(new.rglob(name)).rename(folder / name)
    shutil.rmtree(new)
    return folder


def find(name: str = KERNELS) -> Path:
    """Find a file of the package. Raises DeviceError when it was not fetched."""
    if not (file := debian.cache("rocblas") / SUITE / "files" / name).is_file():
        raise DeviceError(f"rocBLAS's kernels for gfx803 are not in {debian.cache('rocblas')}: `python -m "
                          "tools.fetch_rocblas` gets them from Debian, 167 MB, and installs nothing")
    return file
