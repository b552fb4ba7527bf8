"""A matrix on the device: where it lies, what guards it, and the bytes that are uploaded for it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyopencl as cl

GUARD_ELEMENTS = 1024
"""Elements of guard before and after a guarded array: 4 KiB, a multiple of every device's sub-buffer alignment."""
GUARD = np.uint32(0x7FC0_6A8D).view(np.float32)
POISON = np.uint32(0x7FC0_9015).view(np.float32)
"""Two NaNs with payloads that no arithmetic makes: around and between the rows, and in outputs not yet written."""


@dataclass
class Storage:
    """A row-major float32 matrix on the device. `raw` is the whole allocation, `buffer` the part a kernel is given."""

    raw: cl.Buffer
    buffer: cl.Buffer
    rows: int
    columns: int
    ld: int
    guarded: bool = False

    @property
    def extent(self) -> int:
        """Elements from the first to the last of the matrix, gaps between rows included."""
        return extent(self.rows, self.columns, self.ld)

    def matrix(self, flat: np.ndarray) -> np.ndarray:
        """The matrix as a view of the flat array that begins with it."""
        return np.lib.stride_tricks.as_strided(flat, (self.rows, self.columns), (flat.itemsize * self.ld, flat.itemsize))


def extent(rows: int, columns: int, ld: int) -> int:
    """Elements that a matrix spans: no gap is owned behind the last row."""
    return (rows - 1) * ld + columns if rows and columns else 0


def bytes_of(array: np.ndarray | None, storage: Storage, poison: bool) -> np.ndarray:
    """The bytes to upload: the rows where they belong, guards or zeros elsewhere, poison for what is to be written."""
    tight = storage.ld == storage.columns and not storage.guarded and not poison
    if tight and array is not None:
        return np.ascontiguousarray(array, np.float32).reshape(-1)
    margin = GUARD_ELEMENTS if storage.guarded else 0
    image = np.full(storage.extent + 2 * margin, GUARD if storage.guarded else 0, np.float32)
    storage.matrix(image[margin:])[...] = POISON if poison else array
    return image
