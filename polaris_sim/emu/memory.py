"""Simulate the address space of global and private memory: buffers with unmapped pages between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

PAGE = 4096
"""Bytes: buffers begin on a page, as drivers place them, and at least one unmapped page lies between two."""
HIGH = 0x7F
"""The upper 32 bits of every address that `allocate` gives, so that a lost carry or a truncated address is seen."""
LAUNCH_BYTES = 256
"""Bytes: 64 words of 4, one for each lane of a wave."""
FAR = 4
"""Distance from the buffers to what belongs to the launch itself, in sizes of the largest buffer.

A kernel that takes an index of floats for one of float4 reaches 4 sizes. At most a quarter of what is left of the
window is used for it."""
WINDOW = 2**32
"""Bytes: all buffers lie within a window of 4 GiB, so that the lower 32 bits of an address find its word."""


class Extent(NamedTuple):
    """Describes a mapped range: its name, its first byte and its end within the window.

    `data` tells buffers of the problem from what belongs to the launch: arguments, dispatch packet, private memory.
    `item` is the bytes of an element, in which an index is counted.
    """

    name: str
    begin: int
    end: int
    data: bool = True
    item: int = 4


class Memory:
    """Simulates flat memory of one window of 4 GiB.

    `cells` are its 32-bit words, `rows` the same in rows of 64; words between buffers read as 0. `written` says for
    both halves of each word, (words, 2), whether a store reached them, where the caller has set it to an array of
    False.
    """

    def __init__(self, high: int = HIGH) -> None:
        self.high, self.top = high, np.uint32(high).tobytes()
        self.extents: list[Extent] = []
        self.cells = np.zeros(0, np.uint32)
        self.written: np.ndarray | None = None
        self._top = PAGE

    @classmethod
    def of(cls, contents: Mapping[int, np.ndarray]) -> Memory:
        """Make memory that holds uint32 arrays at the given addresses.

        Raises ValueError when they do not lie in one window.
        """
        memory = cls(min(contents, default=0) // WINDOW)
        for address, values in sorted(contents.items()):
            if address // WINDOW != memory.high or address % 4:
                raise ValueError(f"memory: {address:#x} lies in another window of 4 GiB than the first buffer, "
                                 f"or off a word")
            begin = address % WINDOW
            memory.extents.append(Extent(hex(address), begin, begin + 4 * len(values)))
            memory._top = begin + 4 * len(values) + PAGE
        memory.map()
        for address, values in contents.items():
            memory.view(address)[:len(values)] = values
        return memory

    def allocate(self, name: str, size: int, data: bool = True, item: int = 4) -> int:
        """Reserve `size` bytes, which `map` will map, and return their address.

        Raises ValueError when the window is full.

        `data` says that it is a buffer of the problem. What belongs to the launch lies far behind the buffers, since a
        driver places it elsewhere: a kernel that runs FAR times past the end of a buffer must not change its own
        arguments.
        """
        if not data and all(each.data for each in self.extents):
            far = FAR * max((each.end - each.begin for each in self.extents), default=0)
            self._top += min(far, (WINDOW - self._top) // 4) // PAGE * PAGE
        begin = self._top
        self._top = (-(-(begin + size) // PAGE) + 1) * PAGE
        if self._top > WINDOW:
            raise ValueError(f"{name}: the buffers need more than 4 GiB together; simulate a smaller problem")
        self.extents.append(Extent(name, begin, begin + size, data, item))
        return self.high * WINDOW + begin

    def map(self) -> None:
        """Map all allocated memory, as words of 0. The system gives their pages only as they are touched."""
        self.cells = np.zeros(-(-self._top // PAGE) * PAGE // 4 + PAGE // 4, np.uint32)
        self.rows = self.cells.reshape(-1, 64)

    def view(self, address: int) -> np.ndarray:
        """Give a view of the words from an address on."""
        return self.cells[address % WINDOW // 4:]

    def read(self, address: int, count: int) -> np.ndarray:
        """Copy `count` words from an address on."""
        return self.view(address)[:count].copy()

    def find(self, address: int, data: bool = True) -> tuple[str, int]:
        """Guess the buffer that an address was meant for: its name, and the address as an index of its elements.

        It is the last buffer that begins before the address or at most LAUNCH_BYTES bytes behind it, since loops run
        past an end rather than before a begin; else the first of all. With `data` False, what belongs to the launch is
        searched instead.
        """
        low = address - self.high * WINDOW
        found = sorted((extent for extent in self.extents if extent.data == data and extent.end > extent.begin),
                       key=lambda extent: extent.begin)
        if not found:
            return "", 0
        meant = max([extent for extent in found if extent.begin - LAUNCH_BYTES <= low], key=lambda extent: extent.begin,
                    default=found[0])
        return meant.name, (low - meant.begin) // meant.item

    def mapped(self, low: np.ndarray, size: int) -> np.ndarray:
        """Tell for each address in the window whether the `size` bytes from it on lie within one buffer."""
        inside = np.zeros(low.shape, bool)
        for extent in self.extents:
            inside |= (low >= extent.begin) & (low.astype(np.int64) + size <= extent.end)
        return inside
