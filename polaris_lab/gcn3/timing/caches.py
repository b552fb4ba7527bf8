"""Caches of a card: sets of lines with the least recently used one replaced, all sets walked side by side.

Sets know nothing of each other, so the i-th access of every set is one step of array arithmetic, and a stream of millions
of accesses takes as many steps as the busiest set has accesses.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

LINE = 64
"""Bytes of a line of both caches (AMD OpenCL Programming Optimization Guide, GCN: 64-byte lines)."""


class Outcome(NamedTuple):
    """`hits` is True for each access that found its line; `written_back` counts the changed lines that had to leave."""

    hits: np.ndarray
    written_back: int


class Cache:
    """`sets` sets of `ways` lines, empty at first. A store changes a line and gives it a place, without reading it."""

    def __init__(self, sets: int, ways: int) -> None:
        for name, value in (("sets", sets), ("ways", ways)):
            if value < 1:
                raise ValueError(f"{name} is {value}; a cache has at least one")
        self.ways = ways
        self._lines = np.full((sets, ways), -1, np.int64)
        self._used = np.zeros((sets, ways), np.int64)  # when, in steps; -1 for the line that is looked for
        self._changed = np.zeros((sets, ways), bool)
        self._now = 0

    def access(self, lines: np.ndarray, sets: np.ndarray, stores: np.ndarray | None = None) -> Outcome:
        """Look up each of `lines` (numbers >= 0) in its set, in this order; `stores` is True where it is written.

        A line must always be looked up in the same set. Raises ValueError when the arrays differ in length.
        """
        lines, sets = np.asarray(lines, np.int64), np.asarray(sets, np.intp)
        stores = np.zeros(len(lines), bool) if stores is None else np.asarray(stores, bool)
        if not len(lines) == len(sets) == len(stores):
            raise ValueError(f"lines, sets and stores have {len(lines)}, {len(sets)} and {len(stores)} entries; they must be as many")
        hits = np.ones(len(lines), bool)
        if not len(lines):
            return Outcome(hits, 0)
        few = sets.astype(np.uint16) if len(self._lines) <= 2**16 else sets  # 16-bit numbers are sorted by their digits, in one pass
        order = np.argsort(few, kind="stable")
        first = np.flatnonzero(_begins(sets[order], lines[order]))  # the same line again and again: only the first can miss
        changes = np.logical_or.reduceat(stores[order], first)
        found, written_back = self._walk(lines[order[first]], sets[order[first]], changes)
        hits[order[first]] = found
        return Outcome(hits, written_back)

    def flush(self) -> int:
        """Write every changed line back; how many there were."""
        count = int(self._changed.sum())
        self._changed[:] = False
        return count

    def _walk(self, lines: np.ndarray, sets: np.ndarray, changes: np.ndarray) -> tuple[np.ndarray, int]:
        begin = np.flatnonzero(np.diff(sets, prepend=-1))
        length = np.diff(begin, append=len(sets))
        busiest = np.argsort(-length, kind="stable")
        begin, length = begin[busiest], length[busiest]
        rows = sets[begin]
        held, used, changed = self._lines[rows], self._used[rows], self._changed[rows]
        count = np.searchsorted(-length, -np.arange(length[0]))  # sets that have an i-th access
        place = np.arange(len(rows)) * self.ways
        hits, written_back = np.empty(len(lines), bool), 0
        any_changes = bool(changes.any() or changed.any())
        for step, n in enumerate(count.tolist()):
            at = begin[:n] + step
            line = lines[at]
            np.copyto(used[:n], -1, where=held[:n] == line[:, None])
            way = place[:n] + used[:n].argmin(axis=1)  # the line itself, or the one that was left alone the longest
            hit = held.reshape(-1)[way] == line
            hits[at] = hit
            if any_changes:
                was = changed.reshape(-1)[way]
                written_back += int(np.count_nonzero(was & ~hit))
                changed.reshape(-1)[way] = (was & hit) | changes[at]
            held.reshape(-1)[way] = line
            used.reshape(-1)[way] = self._now + step + 1
        self._now += len(count)
        self._lines[rows], self._used[rows], self._changed[rows] = held, used, changed
        return hits, written_back


def _begins(sets: np.ndarray, lines: np.ndarray) -> np.ndarray:
    """True where an access differs from the one before it."""
    return np.concatenate([[True], (sets[1:] != sets[:-1]) | (lines[1:] != lines[:-1])])


class Channels(NamedTuple):
    """How addresses are dealt out to `channels` parts of a cache in turns of `interleave` bytes, `sets` sets in each part."""

    channels: int
    interleave: int
    sets: int

    def of(self, lines: np.ndarray) -> np.ndarray:
        """The channel of each line."""
        return lines * LINE // self.interleave % self.channels

    def set_of(self, lines: np.ndarray) -> np.ndarray:
        """The set of each line, numbered over all channels; within a channel neighbouring lines lie in neighbouring sets."""
        turn = self.interleave // LINE
        within = lines // (turn * self.channels) * turn + lines % turn
        return self.of(lines) * self.sets + within % self.sets
