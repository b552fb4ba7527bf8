"""Arithmetic of waves: lanes in use, passes that local memory needs, and lines that a wave touches."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

WAVE = 64
"""The work-items of a wave of GCN."""


def lanes_used(items: int, wave: int = WAVE) -> float:
    """The part of the lanes that a work-group of `items` work-items fills, in waves of `wave`."""
    return items / (math.ceil(items / wave) * wave)


def bank_cycles(words: Sequence[int], *, banks: int = 32, lanes: int = 32) -> int:
    """Passes that local memory needs to serve one access of a work-group, one 4-byte word for each work-item.

    `words` are the addresses in words, in the order of the work-items. `lanes` of them are served together, in as many
    passes as the busiest of the `banks` has different words; lanes that read the same word share it. On GCN those are
    the halves of a wave; on NVIDIA a warp. For stores every work-item has a word of its own.
    """
    words = np.asarray(words)
    total = 0
    for start in range(0, len(words), lanes):
        different = np.unique(words[start:start + lanes])
        total += int(np.bincount(different % banks).max())
    return total


def lines_touched(words: Sequence[int], *, width: int = 1, line: int = 64, wave: int = WAVE) -> int:
    """Cache lines of `line` bytes that one load of a work-group touches, summed over its waves.

    `words` are the addresses of the first of `width` words for each work-item, counted from the start of a line.
    """
    words = np.asarray(words)
    total = 0
    for start in range(0, len(words), wave):
        first = words[start:start + wave, None] + np.arange(width)
        total += len(np.unique(4 * first // line))
    return total
