"""Hold the local memory (LDS) of all work-groups as one array, with a part for each."""

from __future__ import annotations

import numpy as np

UNWRITTEN = np.uint32(0x7FC0_10CA)
"""The word that local memory holds before it is written: a NaN with a payload of its own.

On a card it holds what was left there before.
"""
BLOCK_BYTES = 512
"""Bytes: local memory is allocated in blocks of this size (Mesa, lds_alloc_granularity of GFX7 and later).

Words between the end of a kernel's arrays and the end of its last block can be read and written, but count as outside.
"""
TAIL_WORDS = 256 * 64 * 8 // 4 + 4
"""Words behind the last part, so that the largest offset of an instruction, 255 times 64 words, needs no check."""


class Local:
    """Holds the local memory of `groups` work-groups of `per_group` waves, `size` bytes each.

    `cells` are the words of all parts. `limit` is the bytes of a part, whole blocks; `dump` the index of a word that
    takes what is not to be stored; `base` (waves, 1) the index of the first word of the part of each wave's work-group.
    """

    def __init__(self, groups: int, per_group: int, size: int) -> None:
        self.size = size
        self.words = size // 4
        self.limit = -(-size // BLOCK_BYTES) * BLOCK_BYTES
        self.cells = np.empty(groups * (self.limit // 4) + TAIL_WORDS, np.uint32)
        self._arrays = self.cells[:-TAIL_WORDS].reshape(groups, self.limit // 4)[:, :self.words]
        self.clear()
        self.dump = len(self.cells) - 1
        self.base = np.repeat(np.arange(groups) * (self.limit // 4), per_group)[:, None].astype(np.intp)

    def clear(self) -> None:
        """Fill the kernel's arrays with UNWRITTEN, and the words outside of them with 0, the value of a read there."""
        self.cells[...] = 0
        self._arrays[...] = UNWRITTEN
