"""Count bank conflicts of local memory, cache lines touched, and lanes in use, from the addresses of work-items."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

WAVE = 64
"""The work-items of a wave of GCN."""


def lanes_used(items: int, wave: int = WAVE) -> float:
    """Compute the fraction of lanes that a work-group of `items` work-items fills, in waves of `wave` lanes."""
    return items / (math.ceil(items / wave) * wave)


def bank_cycles(words: Sequence[int], *, banks: int = 32, lanes: int = 32) -> int:
    """Count the cycles that the banks of local memory take for one access of a work-group: bank conflicts included.

    `words` are the work-items' addresses in units of 4-byte words, one for each, in their order. `lanes` neighbouring
    work-items are served together: half a wave on GCN, a warp on NVIDIA. They take as many cycles as the busiest of the
    `banks` has different words; lanes that read the same word share its cycle. For a store, every work-item must have a
    word of its own.
    """
    words = np.asarray(words)
    total = 0
    for start in range(0, len(words), lanes):
        different = np.unique(words[start:start + lanes])
        total += int(np.bincount(different % banks).max())
    return total


def lines_touched(words: Sequence[int], *, width: int = 1, line: int = 64, wave: int = WAVE) -> int:
    """Count the cache lines of `line` bytes that one load of a work-group touches, summed over its waves.

    `words` are the addresses of the first of `width` 4-byte words for each work-item, in words from the start of a
    line.
    """
    words = np.asarray(words)
    total = 0
    for start in range(0, len(words), wave):
        first = words[start:start + wave, None] + np.arange(width)
        total += len(np.unique(4 * first // line))
    return total
