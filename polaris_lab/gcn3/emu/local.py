"""Local memory: one piece for each work-group, and the words that a wave's addresses stand for in it."""

from __future__ import annotations

import numpy as np

UNWRITTEN = np.uint32(0x7FC0_10CA)
"""What local memory holds before it is written: a NaN with a payload of its own, since a card leaves what was there before."""
BLOCK = 512
"""Bytes: local memory is given out in blocks of so many (Mesa, lds_alloc_granularity of GFX7 and later); what lies between the
end of a kernel's arrays and the end of its last block can be read and written, and counts as outside."""
SLACK = 256 * 64 * 8 // 4 + 4
"""Words behind the last piece, so that the largest offset of an instruction (255 times 64 words) needs no check of its own."""


class Local:
    """The local memory of `groups` work-groups of `per_group` waves, `size` bytes each, as one array of words."""

    def __init__(self, groups: int, per_group: int, size: int) -> None:
        self.size = size
        self.words = size // 4
        self.limit = -(-size // BLOCK) * BLOCK
        self.cells = np.empty(groups * (self.limit // 4) + SLACK, np.uint32)
        self._pieces = self.cells[:-SLACK].reshape(groups, self.limit // 4)[:, :self.words]
        self.clear()
        self.dump = len(self.cells) - 1
        self.base = np.repeat(np.arange(groups) * (self.limit // 4), per_group)[:, None].astype(np.intp)
        """(waves, 1): where the piece of each wave's group begins, in words."""

    def clear(self) -> None:
        """Make the kernel's arrays UNWRITTEN, and what lies outside of them zeros, as reads outside are."""
        self.cells[...] = 0
        self._pieces[...] = UNWRITTEN
