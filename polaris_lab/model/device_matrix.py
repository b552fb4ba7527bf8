"""Describe a matrix on a device: where it lies, its guard bands, and the bytes to upload for it."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.model.problem import FLOAT32, MatrixLayout

if TYPE_CHECKING:
    import pyopencl as cl

GUARD_ELEMENTS = 2**15
"""Elements of guard before and after a guarded array: 32 rows of a thousand, and a multiple of every device's
sub-buffer alignment."""
GUARD = np.uint32(0x7FC0_6A8D).view(np.float32)
POISON = np.uint32(0x7FC0_9015).view(np.float32)
"""Two NaNs with payloads that no arithmetic makes: around and between the rows, and in outputs not yet written."""
_SHORT = {GUARD.tobytes(): np.uint16(0x7E8D).view(np.float16), POISON.tobytes(): np.uint16(0x7EB1).view(np.float16)}


def mark_of(mark: np.float32, dtype: np.dtype) -> np.floating:
    """Return GUARD or POISON as a number of `dtype`: float32 or float16."""
    return mark if dtype == FLOAT32 else _SHORT[mark.tobytes()]


def bits_of(array: np.ndarray) -> np.ndarray:
    """Return a contiguous array of floats as the whole numbers of its bits, so that NaNs compare."""
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}")


@dataclass
class DeviceMatrix:
    """Describes a row-major matrix on a device or in simulated memory.

    `buffer` is what a kernel is given: an OpenCL buffer, or an address. `raw` is the whole allocation around it, where
    there is one. `marks` is 0 where GUARD and POISON stand around a guarded matrix and in an output, or the seed of
    numbers that look like data.
    """

    raw: cl.Buffer | None
    buffer: cl.Buffer | np.uint64
    rows: int
    columns: int
    ld: int
    dtype: np.dtype = FLOAT32
    guarded: bool = False
    marks: int = 0

    @property
    def layout(self) -> MatrixLayout:
        """Return the layout of the matrix: rows, columns, leading dimension and type."""
        return MatrixLayout(self.rows, self.columns, self.ld, self.dtype)

    @property
    def extent(self) -> int:
        """Count the elements from the first to the last of the matrix, gaps between rows included."""
        return self.layout.extent

    def matrix(self, flat: np.ndarray) -> np.ndarray:
        """Return the matrix as a view of the flat array that begins with it."""
        return self.layout.view(flat)


def bytes_of(array: np.ndarray | None, storage: DeviceMatrix, poison: bool) -> np.ndarray:
    """Compose the bytes to upload: the rows in their places, guards or zeros elsewhere, poison for what is to be
    written."""
    tight = storage.ld == storage.columns and not storage.guarded and not poison
    if tight and array is not None:
        return np.ascontiguousarray(array, storage.dtype).reshape(-1)
    if storage.guarded:
        image, margin = surroundings(storage), GUARD_ELEMENTS
    else:
        image, margin = np.zeros(storage.extent, storage.dtype), 0
    if not (poison and storage.marks):
        storage.matrix(image[margin:])[...] = mark_of(POISON, storage.dtype) if poison else array
    return image


def surroundings(storage: DeviceMatrix) -> np.ndarray:
    """Return what a guarded allocation holds around its matrix, and anything in the matrix's place.

    That is GUARD; or, where the matrix has `marks`, numbers like those of a product, with zeros among them.
    """
    size = storage.extent + 2 * GUARD_ELEMENTS
    if not storage.marks:
        return np.full(size, mark_of(GUARD, storage.dtype), storage.dtype)
    return np.roll(np.resize(_data_marks(), size), storage.marks % size).astype(storage.dtype)


@functools.cache
def _data_marks() -> np.ndarray:
    numbers = np.random.default_rng(0).standard_normal(2**18, np.float32)
    numbers[::5] = 0.0
    return numbers
