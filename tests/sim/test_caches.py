"""Caches against a list for each set, looked up access by access."""

from __future__ import annotations

import numpy as np
import pytest
from refusals import refuses

from polaris_sim.timing.caches import LINE_BYTES, Cache, Channels


def looked_up(lines, sets, stores, ways, held=None):
    """Hits and lines written back, by lists of (line, changed) with the most recent last."""
    held = {} if held is None else held
    hits, written_back = [], 0
    for line, which, store in zip(lines.tolist(), sets.tolist(), stores.tolist(), strict=True):
        mine = held.setdefault(which, [])
        found = next((entry for entry in mine if entry[0] == line), None)
        hits.append(found is not None)
        if found:
            mine.remove(found)
        elif len(mine) == ways:
            written_back += mine.pop(0)[1]
        mine.append((line, store or bool(found and found[1])))
    return np.array(hits, bool), written_back, held


@pytest.mark.parametrize("ways", [1, 2, 4, 16])
@pytest.mark.parametrize(("sets", "spread"), [(1, 8), (7, 60), (64, 300), (64, 4000)])
def test_every_access_is_as_looked_up_one_by_one(sets, spread, ways) -> None:
    random = np.random.default_rng(sets + ways)
    cache, held, changed = Cache(sets, ways), None, 0
    for _ in range(3):  # what a stream leaves behind, the next one finds
        lines = random.integers(0, spread, 1500) * random.integers(1, 3)
        lines = np.repeat(lines, random.integers(1, 4, lines.size))
        stores = random.random(lines.size) < 0.2
        hits, written_back, held = looked_up(lines, lines % sets, stores, ways, held)
        got = cache.access(lines, lines % sets, stores)
        assert (got.hits == hits).all() and got.written_back == written_back
        changed = sum(entry[1] for mine in held.values() for entry in mine)
    assert cache.flush() == changed and cache.flush() == 0


def test_a_full_set_forgets_what_was_left_alone_the_longest() -> None:
    cache = Cache(1, 2)
    assert cache.access(np.array([1, 2, 1, 3, 1, 2]), np.zeros(6, int)).hits.tolist() == [
        False, False, True, False, True, False]


def test_nothing_is_no_access() -> None:
    assert Cache(4, 4).access(np.array([], int), np.array([], int)).hits.size == 0


def test_reading_one_line_too_many_round_and_round_never_hits() -> None:
    lines = np.tile(np.arange(5), 20) * 64
    assert not Cache(64, 4).access(lines, lines % 64).hits.any()
    assert Cache(64, 5).access(lines, lines % 64).hits.sum() == 95


def test_channels_of_a_polaris() -> None:
    """Eight channels, interleaved by 256 bytes: address bits 10 to 8; a stride of 2048 bytes stays in one channel."""
    l2 = Channels(8, 256, 256)
    address = np.arange(0, 8192, LINE_BYTES)
    assert (l2.of(address // LINE_BYTES) == (address >> 8 & 7)).all()
    assert set(l2.of(np.arange(0, 2048 * 50, 2048) // LINE_BYTES)) == {0}
    every = np.arange(8 * 256)
    assert sorted(l2.set_of(every)) == every.tolist()  # consecutive lines fill every set once


def test_lengths_that_differ_are_refused() -> None:
    with refuses("lines"):
        Cache(1, 1).access(np.array([1, 2]), np.array([0]))
    with refuses("ways"):
        Cache(1, 0)
