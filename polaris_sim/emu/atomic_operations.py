"""Combine values of many lanes with words of memory, one lane after the other: the operations of atomics.

Lanes go in the order in which they are given. On a card the order is not known; with a whole number's operation it
changes nothing but which lane gets which old value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

Array = np.ndarray


class Operation(NamedTuple):
    """Describes an atomic: `kind` is the letter of its type in `operand_access.KINDS`.

    `function(old, value)` gives what the memory then holds. An `associative` one may combine the lanes' values before
    it reaches memory. The function is None for the comparison with a swap, which has two values.
    """

    kind: str
    function: Callable[[Array, Array], Array] | None
    associative: bool = True


def _second(_old: Array, value: Array) -> Array:
    return value


def _increment(old: Array, most: Array) -> Array:
    return np.where(old >= most, 0, old + old.dtype.type(1)).astype(old.dtype)


def _decrement(old: Array, most: Array) -> Array:
    return np.where((old == 0) | (old > most), most, old - old.dtype.type(1)).astype(old.dtype)


def _negative_sum(old: Array, value: Array) -> Array:
    return value - old


_BITWISE = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}


def of_words(size: int) -> dict[str, Operation]:
    """Give the operations on whole numbers of `size` bits, by the names that flat atomics have (GCN3 manual, 12.15)."""
    unsigned, signed = ("u", "i") if size == 32 else ("U", "I")
    return {
        "add": Operation(unsigned, np.add), "sub": Operation(unsigned, np.subtract, associative=False),
        "rsub": Operation(unsigned, _negative_sum, associative=False),
        "smin": Operation(signed, np.minimum), "umin": Operation(unsigned, np.minimum),
        "smax": Operation(signed, np.maximum), "umax": Operation(unsigned, np.maximum),
        **{name: Operation(unsigned, function) for name, function in _BITWISE.items()},
        "inc": Operation(unsigned, _increment, associative=False),
        "dec": Operation(unsigned, _decrement, associative=False),
        "swap": Operation(unsigned, _second), "cmpswap": Operation(unsigned, None),
    }


def combine(cells: Array, index: Array, operation: Operation, value: Array, wanted: Array | None = None) -> Array:
    """Do an atomic for each lane on `cells[index]` and give what the memory held before each, in the order of lanes.

    `cells`, `value` and `wanted` are of the operation's type; all but `cells` are (lanes,). With `wanted`, memory takes
    the value only where it holds the wanted word.
    """
    if not len(index):
        return value.copy()
    order = np.argsort(index, kind="stable")
    at, value = index[order], value[order]
    first = np.concatenate([[True], at[1:] != at[:-1]])
    begins = np.flatnonzero(first)
    rank = np.arange(len(at)) - begins[np.cumsum(first) - 1]
    if wanted is not None:
        old = _compared(cells, at, begins, value, wanted[order])
    elif operation.associative:
        old = _scanned(cells, at, rank, operation.function, value)
    else:
        old = _in_turn(cells, at, rank, operation.function, value)
    found = np.empty_like(old)
    found[order] = old
    return found


def _scanned(cells: Array, at: Array, rank: Array, function: Callable[[Array, Array], Array], value: Array) -> Array:
    """Combine the values of each word's lanes in doubling steps (Hillis and Steele, Data parallel algorithms, 1986)."""
    total, step, most = value.copy(), 1, int(rank.max())
    while step <= most:
        later = np.flatnonzero(rank >= step)
        total[later] = function(total[later - step], total[later])
        step *= 2
    old = cells[at]
    later = np.flatnonzero(rank)
    after = function(old, total)
    old[later] = after[later - 1]
    last = np.append(rank[1:] == 0, True)
    cells[at[last]] = after[last]
    return old


def _in_turn(cells: Array, at: Array, rank: Array, function: Callable[[Array, Array], Array], value: Array) -> Array:
    """Do the first lane of each word, then the second of each, and so on."""
    old = np.empty_like(value)
    turns = np.argsort(rank, kind="stable")
    ends = np.cumsum(np.bincount(rank))
    for begin, end in zip(np.concatenate([[0], ends[:-1]]), ends, strict=True):
        lanes = turns[begin:end]
        old[lanes] = cells[at[lanes]]
        cells[at[lanes]] = function(old[lanes], value[lanes])
    return old


def _compared(cells: Array, at: Array, begins: Array, value: Array, wanted: Array) -> Array:
    """Find, again and again, the next lane of each word that finds what it wants there, until there is none."""
    place, count = np.arange(len(at)), len(at)
    old = cells[at]
    lengths = np.diff(np.append(begins, count))
    last_lane = np.full(len(begins), -1)
    while True:
        fits = (wanted == old) & (place > np.repeat(last_lane, lengths))
        next_one = np.minimum.reduceat(np.where(fits, place, count), begins)
        found = next_one < count
        if not found.any():
            return old
        last_lane = np.where(found, next_one, count)
        took = next_one[found]
        cells[at[took]] = value[took]
        behind = place > np.repeat(last_lane, lengths)
        old[behind] = cells[at[behind]]
