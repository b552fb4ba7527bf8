"""Define abstract states: which work-items may reach a point of a kernel, and what its variables may hold there."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from polaris_lab.verify.bounds import intervals
from polaris_lab.verify.bounds.intervals import Interval


class LocalPointer(NamedTuple):
    """Describes a pointer into a local array.

    `leading` holds the subscripts that were already applied, each with its text. `offset` is the distance along the
    next dimension: in vector components (4 for each float4) if that is the last dimension, in whole rows otherwise.
    `stride` is how many of those the pointer moves when 1 is added to it. `flat` is true after a cast to another
    pointer type: the offset then runs over all dimensions that are left.
    """

    array: str
    leading: tuple[tuple[Interval, str], ...]
    offset: Interval
    stride: int
    flat: bool = False

    @property
    def join_key(self) -> tuple:
        """Return the key that two pointers must share so that one, with wider intervals, can stand for both."""
        return self.array, len(self.leading), self.stride, self.flat


Value = Interval | tuple[LocalPointer, ...]
"""The abstract value of a variable: an integer's interval, or all pointers into local memory that it may be.

An Interval is a tuple as well, so `is_pointer` tells the two apart.
"""


def is_pointer(value: Value) -> bool:
    """Tell whether an abstract value is a pointer into local memory."""
    return not isinstance(value, Interval)


@dataclass
class State:
    """Holds the abstract state at one point of a kernel.

    `mask` says which work-items may reach it. `values` maps variables to their abstract values, which only count for
    those work-items; a variable that is not in it may hold anything.
    """

    mask: np.ndarray
    values: dict[str, Value] = field(default_factory=dict)

    @functools.cached_property
    def reachable(self) -> bool:
        """Tell whether any work-item may reach this point."""
        return bool(self.mask.any())

    def restricted(self, mask: np.ndarray) -> State:
        """Copy the state for those of its work-items that are in `mask` as well."""
        return State(self.mask & mask, dict(self.values))

    def copy(self) -> State:
        """Copy the state, so that assignments to the copy do not show in it."""
        return State(self.mask, dict(self.values))

    def get(self, name: str) -> Value:
        """Look up the abstract value of a variable."""
        return self.values.get(name) or intervals.unknown(len(self.mask))


def _join_values(first: np.ndarray, a: Value, second: np.ndarray, b: Value) -> Value:
    """Join `a`, which holds for the work-items of the mask `first`, and `b`, which holds for those of `second`."""
    if a is b:
        return a
    if is_pointer(a) or is_pointer(b):
        joined = {}
        for pointer in [*(a if is_pointer(a) else ()), *(b if is_pointer(b) else ())]:
            other = joined.get(pointer.join_key, pointer)
            leading = tuple((intervals.hull(x, y), text)
                            for (x, text), (y, _) in zip(pointer.leading, other.leading, strict=True))
            offset = intervals.hull(pointer.offset, other.offset)
            joined[pointer.join_key] = pointer._replace(leading=leading, offset=offset)
        return tuple(joined.values())
    both, only = first & second, first & ~second
    return Interval(np.where(both, np.minimum(a.low, b.low), np.where(only, a.low, b.low)),
                    np.where(both, np.maximum(a.high, b.high), np.where(only, a.high, b.high)))


def join(states: Iterable[State]) -> State:
    """Join the states of all control-flow paths that meet; a variable that one of them lacks is dropped."""
    first, *others = states
    for other in others:
        names = first.values.keys() & other.values.keys()
        if first.reachable and other.reachable:
            values = {name: _join_values(first.mask, first.values[name], other.mask, other.values[name])
                      for name in names}
        else:
            values = {name: (first if first.reachable else other).values[name] for name in names}
        first = State(first.mask | other.mask, values)
    return first


def equal_states(a: State, b: State) -> bool:
    """Tell whether two states are the same: a loop has then reached its fixed point."""
    return (bool((a.mask == b.mask).all()) and a.values.keys() == b.values.keys()
            and all(equal_values(a.values[name], b.values[name]) for name in a.values))


def equal_values(a: Value, b: Value) -> bool:
    """Tell whether two abstract values are the same."""
    if a is b:
        return True
    if is_pointer(a) or is_pointer(b):
        return is_pointer(a) and is_pointer(b) and len(a) == len(b) and all(map(_equal_pointers, a, b))
    return np.array_equal(a.low, b.low) and np.array_equal(a.high, b.high)


def _equal_pointers(a: LocalPointer, b: LocalPointer) -> bool:
    return a.join_key == b.join_key and equal_values(a.offset, b.offset) and all(
        equal_values(x, y) for (x, _), (y, _) in zip(a.leading, b.leading, strict=True))


def _widen_interval(old: Interval, new: Interval, marks: np.ndarray) -> Interval:
    below = marks[np.searchsorted(marks, new.low, side="right") - 1]
    above = marks[np.searchsorted(marks, new.high)]
    return Interval(np.where(new.low < old.low, below, new.low), np.where(new.high > old.high, above, new.high))


def _widen_pointer(old: LocalPointer, new: LocalPointer, marks: np.ndarray) -> LocalPointer:
    leading = tuple((_widen_interval(x, y, marks), text)
                    for (x, _), (y, text) in zip(old.leading, new.leading, strict=True))
    return new._replace(leading=leading, offset=_widen_interval(old.offset, new.offset, marks))


def widen(old: State, new: State, landmarks: Iterable[float] = ()) -> State:
    """Widen `new`: a bound that moved since `old` goes to the next landmark, so that a loop reaches its fixed point.

    Behind the last landmark a bound becomes infinite.
    """
    marks = np.unique([-np.inf, *landmarks, np.inf])
    values: dict[str, Value] = {}
    for name, value in new.values.items():
        before = old.values.get(name)
        if before is None or is_pointer(value) != is_pointer(before):
            continue
        if is_pointer(value):
            known = {pointer.join_key: pointer for pointer in before}
            values[name] = tuple(_widen_pointer(known.get(pointer.join_key, pointer), pointer, marks)
                                 for pointer in value)
        else:
            values[name] = _widen_interval(before, value, marks)
    return State(new.mask, values)
