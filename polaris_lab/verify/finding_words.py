"""Word what the sanitizer has found for the author of the kernel: which work-item, which element, what to do."""

from __future__ import annotations

import re
from typing import Any

from polaris_lab.model.kernel_spec import BoundKernel
from polaris_lab.verify.geometry import Geometry

_ADDRESS = re.compile(r"Invalid (read|write) of size (\d+) at global memory address 0x([0-9a-f]+)")
_INDEX = re.compile(r"Index \((-?\d+)\) exceeds static array size \((\d+)\)")
_BUFFER = 2**48
"""Oclgrind numbers buffers from 1 in the bits above these, which are the byte in the buffer."""


def describe(row: Any, geometry: Geometry, kernel: BoundKernel) -> str:
    """Return a sentence on a row that `sanitize` returns; Oclgrind's own where it has no other words."""
    array = row.array or "an array"
    if row.kind == "out-of-bounds":
        return _outside(row, geometry, kernel)
    if row.kind == "race":
        both = "both write" if row.message.startswith("Write-write") else "write and read"
        return f"two work-items {both} the same element of {array}, without a barrier between"
    if row.kind == "uninitialised":
        return (f"a number that was never set reaches {array}: of a variable without a value, or of a local array that "
                "is not filled as far as it is read")
    if row.kind == "divergence":
        return "divergence: some work-items of a work-group never reach this barrier; let all of them reach it"
    if row.kind == "misaligned":
        return ("misaligned: a vector is read or written where none may begin; vload4 and vstore4 take any address, a "
                "float4 pointer only multiples of 16 bytes")
    return f"{row.kind}: {row.message}"


def _outside(row: Any, geometry: Geometry, kernel: BoundKernel) -> str:
    item = f"work-item {row.work_item}" if row.work_item else "a work-item"
    if row.work_item and row.work_item[2:] == (0,):
        item = f"work-item {row.work_item[:2]}"
    if found := _INDEX.match(row.message):
        return f"{item} uses index {found[1]} of {row.array or 'an array'}, whose last is {int(found[2]) - 1}"
    found, names = _ADDRESS.match(row.message), list(kernel.problem.layouts)
    if not found or any(kernel.transposes.values()) or kernel.scratch:
        return f"{item}: {row.message}"
    number, byte = divmod(int(found[3], 16) + _BUFFER // 2, _BUFFER)  # before a buffer's start its byte is negative
    if not 1 <= number <= len(names):
        return f"{item}: {row.message}"
    layout = kernel.problem.layouts[names[number - 1]]
    first, count = (byte - _BUFFER // 2) // layout.dtype.itemsize, int(found[2]) // layout.dtype.itemsize
    at, wide = divmod(first, layout.ld), f"{count} elements from " if count > 1 else ""
    return (f"{item} {found[1]}s {wide}row {at[0]}, column {at[1]} of {row.array or names[number - 1]}, which is "
            f"{layout.rows} x {layout.columns}{_beyond(row.work_item, geometry)}")


def _beyond(item: tuple[int, ...] | None, geometry: Geometry) -> str:
    """Say that a work-item's row or column is none of the result's, where each row and column has a work-item."""
    layout = geometry.problem.layouts[geometry.problem.result]
    sizes = {"rows": layout.rows, "columns": layout.columns}
    for place, names in enumerate(geometry.dimensions[-1]) if geometry.problem.signature == "gemm" else ():
        size = sizes.get(names)
        if item and size is not None and geometry.launches[-1].global_size[place] >= size <= item[place]:
            return f"; the result has no {names[:-1]} {item[place]}, which the kernel must test"
    return ""
