"""Simulate set-associative caches that replace the least recently used line.

Sets are independent of each other, so the i-th accesses of all sets are simulated together, as one step of array
arithmetic. A stream of millions of accesses takes as many steps as the busiest set has accesses.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from polaris_lab.base.errors import BadValue

LINE_BYTES = 64
"""Bytes of a line of both caches (AMD OpenCL Programming Optimization Guide, GCN: 64-byte lines)."""


class Outcome(NamedTuple):
    """Holds the result of accesses: `hits` is True for each that hits; `written_back` counts modified lines evicted."""

    hits: np.ndarray
    written_back: int


class Cache:
    """Simulates a write-back cache of `sets` sets of `ways` lines, empty at first.

    A store allocates its line without reading it.

    Raises ValueError for fewer than one set or way.
    """

    def __init__(self, sets: int, ways: int) -> None:
        for name, value in (("sets", sets), ("ways", ways)):
            if value < 1:
                raise BadValue(name, f"{name} is {value}; a cache has at least one")
        self.ways = ways
        self._lines = np.full((sets, ways), -1, np.int64)
        self._used = np.zeros((sets, ways), np.int64)  # the step of the last use; -1 for the line that is looked up
        self._changed = np.zeros((sets, ways), bool)
        self._now = 0

    def access(self, lines: np.ndarray, sets: np.ndarray, stores: np.ndarray | None = None) -> Outcome:
        """Look up each of `lines` (numbers >= 0) in its set, in this order; `stores` is True for an access that writes.

        A line must always be looked up in the same set. Raises ValueError if the arrays differ in length.
        """
        lines, sets = np.asarray(lines, np.int64), np.asarray(sets, np.intp)
        stores = np.zeros(len(lines), bool) if stores is None else np.asarray(stores, bool)
        if not len(lines) == len(sets) == len(stores):
            raise BadValue("lines", f"lines, sets and stores have {len(lines)}, {len(sets)} and {len(stores)} entries; "
                           "they must be as many")
        hits = np.ones(len(lines), bool)
        if not len(lines):
            return Outcome(hits, 0)
        narrow = sets.astype(np.uint16) if len(self._lines) <= 2**16 else sets  # NumPy sorts 16-bit integers faster
        order = np.argsort(narrow, kind="stable")
        # if accesses to a set repeat a line, only the first of them can miss
        first = np.flatnonzero(_begins(sets[order], lines[order]))
        changes = np.logical_or.reduceat(stores[order], first)
        found, written_back = self._look_up(lines[order[first]], sets[order[first]], changes)
        hits[order[first]] = found
        return Outcome(hits, written_back)

    def flush(self) -> int:
        """Write every modified line back and return their number."""
        count = int(self._changed.sum())
        self._changed[:] = False
        return count

    def _look_up(self, lines: np.ndarray, sets: np.ndarray, changes: np.ndarray) -> tuple[np.ndarray, int]:
        """Look up `lines`, sorted by their sets; return which hit and the number of lines written back."""
        begin = np.flatnonzero(np.diff(sets, prepend=-1))
        length = np.diff(begin, append=len(sets))
        busiest = np.argsort(-length, kind="stable")
        begin, length = begin[busiest], length[busiest]
        rows = sets[begin]
        held, used, changed = self._lines[rows], self._used[rows], self._changed[rows]
        count = np.searchsorted(-length, -np.arange(length[0]))  # for each i, the sets that have an i-th access
        place = np.arange(len(rows)) * self.ways
        hits, written_back = np.empty(len(lines), bool), 0
        any_changes = bool(changes.any() or changed.any())
        for step, n in enumerate(count.tolist()):
            at = begin[:n] + step
            line = lines[at]
            np.copyto(used[:n], -1, where=held[:n] == line[:, None])
            way = place[:n] + used[:n].argmin(axis=1)  # the line, or else the least recent one
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
    """Mark each access whose set or line differs from that of the access before it."""
    return np.concatenate([[True], (sets[1:] != sets[:-1]) | (lines[1:] != lines[:-1])])


class Channels(NamedTuple):
    """Describes the interleaving of addresses over the channels of a cache.

    Consecutive blocks of `interleave` bytes go to the `channels` channels in rotation; each channel has `sets` sets.
    """

    channels: int
    interleave: int
    sets: int

    def of(self, lines: np.ndarray) -> np.ndarray:
        """Compute the channel of each line."""
        return lines * LINE_BYTES // self.interleave % self.channels

    def set_of(self, lines: np.ndarray) -> np.ndarray:
        """Compute the set of each line, numbered over all channels.

        Neighbouring lines of a channel lie in neighbouring sets.
        """
        block = self.interleave // LINE_BYTES
        within = lines // (block * self.channels) * block + lines % block
        return self.of(lines) * self.sets + within % self.sets
