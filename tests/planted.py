"""Kernels that are wrong on purpose, and small ones written on the spot."""

from __future__ import annotations

import functools
from dataclasses import replace
from pathlib import Path

from polaris_lab.model.kernel_catalogue import kernel
from polaris_lab.model.kernel_spec import KernelSpec

FAULTS = Path(__file__).parent / "faults"
GOOD = (FAULTS / "good.cl").read_text(encoding="utf-8")
STORE = "C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];"


@functools.cache
def _parent() -> KernelSpec:
    return kernel(FAULTS / "good.cl", function="gemm_good", local=(8, 8), block=(8, 8))


def fault(stem: str) -> KernelSpec:
    """Load the planted fault of this name in faults/, or "good", which has none."""
    return kernel(FAULTS / f"{stem}.cl", function=f"gemm_{stem}", local=(8, 8), block=(8, 8))


def regrid(spec: KernelSpec, *global_size: str) -> KernelSpec:
    """Give a kernel of one pass another global size."""
    return replace(spec, passes=(spec.passes[0]._replace(global_size=global_size),))


def altered(folder: Path, *changes: tuple[str, str], function: str = "gemm_good") -> KernelSpec:
    """Write the kernel without a fault into `folder`, with some text replaced.

    The parent alone is read to describe it: reading takes longer than most of what is done with the kernel.
    """
    text = GOOD
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in good.cl"
        text = text.replace(old, new)
    path = folder / "altered.cl"
    path.write_text(text, encoding="utf-8")
    return replace(_parent(), name=path.stem, file=path, passes=(_parent().passes[0]._replace(function=function),))
