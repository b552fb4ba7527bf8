"""The simulated address space: buffers at addresses of their own, with nothing mapped between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

PAGE = 4096
"""Bytes: buffers begin on a page, as drivers place them, and at least one unmapped page lies between two."""
HIGH = 0x7F
"""The upper 32 bits of every address that `allocate` gives, so that a lost carry or a truncated address is seen."""
NEAR = 256
"""Bytes: as many as the 64 lanes of a wave have words of 4."""
FAR = 4
"""Times the largest buffer: as far as an index of floats goes over a pointer to float4. No more than a quarter of what is left of the window."""
WINDOW = 2**32
"""All buffers lie within 4 GiB, so that the lower 32 bits of an address say the place."""


class Extent(NamedTuple):
    """A mapped range: its name, its first byte and its end within the window, and whether it is a buffer of the problem's."""

    name: str
    begin: int
    end: int
    data: bool = True


class Memory:
    """Flat memory of one window of 4 GiB. `cells` are its 32-bit words; those between buffers read as 0."""

    def __init__(self, high: int = HIGH) -> None:
        self.high, self.top = high, np.uint32(high).tobytes()
        self.extents: list[Extent] = []
        self.cells = np.zeros(0, np.uint32)
        self.written: np.ndarray | None = None  # for each word whether a store reached it, where that is asked for
        self._top = PAGE

    @classmethod
    def of(cls, contents: Mapping[int, np.ndarray]) -> Memory:
        """Memory that holds uint32 arrays at the given addresses. Raises ValueError when they do not lie in one window."""
        memory = cls(min(contents, default=0) // WINDOW)
        for address, values in sorted(contents.items()):
            if address // WINDOW != memory.high or address % 4:
                raise ValueError(f"memory: {address:#x} lies in another window of 4 GiB than the first buffer, or off a word")
            begin = address % WINDOW
            memory.extents.append(Extent(hex(address), begin, begin + 4 * len(values)))
            memory._top = begin + 4 * len(values) + PAGE
        memory.map()
        for address, values in contents.items():
            memory.view(address)[:len(values)] = values
        return memory

    def allocate(self, name: str, size: int, data: bool = True) -> int:
        """The address of `size` bytes that are to be mapped; `data` for a buffer of the problem's. Raises ValueError when the window is full.

        What is the launch's own lies far behind the buffers, as a driver has it elsewhere: a kernel that runs FAR times past the end of
        one must not change its own arguments.
        """
        if not data and all(each.data for each in self.extents):
            far = FAR * max((each.end - each.begin for each in self.extents), default=0)
            self._top += min(far, (WINDOW - self._top) // 4) // PAGE * PAGE
        begin = self._top
        self._top = (-(-(begin + size) // PAGE) + 1) * PAGE
        if self._top > WINDOW:
            raise ValueError(f"{name}: the buffers need more than 4 GiB together; simulate a smaller problem")
        self.extents.append(Extent(name, begin, begin + size, data))
        return self.high * WINDOW + begin

    def map(self) -> None:
        """Make the words of all that was allocated, zeros."""
        self.cells = np.zeros(-(-self._top // PAGE) * PAGE // 4 + PAGE // 4, np.uint32)  # the system gives the pages as they are touched
        self.rows = self.cells.reshape(-1, 64)

    def view(self, address: int) -> np.ndarray:
        """The words from an address on."""
        return self.cells[address % WINDOW // 4:]

    def read(self, address: int, count: int) -> np.ndarray:
        """A copy of `count` words."""
        return self.view(address)[:count].copy()

    def find(self, address: int, data: bool = True) -> tuple[str, int]:
        """The buffer that an address was most likely meant for, and the address as an index into it in words.

        That is the last one that begins before it, since loops run past an end rather than before a begin; or one that begins at
        most NEAR bytes behind it; or the first of all. Buffers are the problem's, or with `data` False the launch's own.
        """
        low = address - self.high * WINDOW
        found = sorted((extent for extent in self.extents if extent.data == data and extent.end > extent.begin), key=lambda extent: extent.begin)
        if not found:
            return "", 0
        meant = max([extent for extent in found if extent.begin - NEAR <= low], key=lambda extent: extent.begin, default=found[0])
        return meant.name, (low - meant.begin) // 4

    def mapped(self, low: np.ndarray, size: int) -> np.ndarray:
        """Where `size` bytes from each address of the window lie within one buffer."""
        inside = np.zeros(low.shape, bool)
        for extent in self.extents:
            inside |= (low >= extent.begin) & (low.astype(np.int64) + size <= extent.end)
        return inside
