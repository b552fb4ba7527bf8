"""Count bank conflicts of local memory, cache lines touched, and lanes in use, from the addresses of work-items."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

WAVE = 64
"""The work-items of a wave of GCN."""


def lanes_used(items: int, wave: int = WAVE) -> float:
    """Return the fraction of lanes that a work-group of `items` work-items fills, in waves of `wave` lanes.

    >>> sim.lanes_used(100)
    0.78125
    """
    return items / (math.ceil(items / wave) * wave)


def bank_cycles(words: Sequence[int], *, banks: int = 32, lanes: int = 32) -> int:
    """Count the cycles that local memory takes for one access of a work-group, bank conflicts included.

    `words` are the work-items' addresses in 4-byte words, in order. `lanes` neighbouring work-items are served
    together: half a wave on GCN, a warp on NVIDIA. They take as many cycles as the busiest of the `banks` has distinct
    words; lanes that read the same word share its cycle. For a store, each work-item must have its own word.

    >>> sim.bank_cycles(range(32)), sim.bank_cycles(range(0, 64, 2))
    (1, 2)
    """
    words = np.asarray(words)
    total = 0
    for start in range(0, len(words), lanes):
        different = np.unique(words[start:start + lanes])
        total += int(np.bincount(different % banks).max())
    return total


def lines_touched(words: Sequence[int], *, width: int = 1, line: int = 64, wave: int = WAVE) -> int:
    """Count the cache lines of `line` bytes that one load of a work-group touches, summed over its waves.

    `words` are each work-item's first address, in 4-byte words from the start of a line; each loads `width` words.

    >>> sim.lines_touched(range(64)), sim.lines_touched(range(0, 64 * 1024, 1024))
    (4, 64)
    """
    words = np.asarray(words)
    total = 0
    for start in range(0, len(words), wave):
        first = words[start:start + wave, None] + np.arange(width)
        total += len(np.unique(4 * first // line))
    return total
