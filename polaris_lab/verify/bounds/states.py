"""What is known at a place of a kernel's text: which work-items come there, and the range of each variable in each of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from polaris_lab.verify.bounds import ranges
from polaris_lab.verify.bounds.ranges import Range


class Place(NamedTuple):
    """A pointer into local memory: the array, the subscripts so far with their text, and how far it is along the dimension after them.

    `offset` counts the parts of an element in the last dimension (four of a float4) and whole rows in others; `step` is how
    many of those the pointer's type has. `flat` is true of a cast, which goes over all dimensions that are left.
    """

    array: str
    leading: tuple[tuple[Range, str], ...]
    offset: Range
    step: int
    flat: bool = False

    @property
    def kind(self) -> tuple:
        """Places of one kind can be put together in one."""
        return self.array, len(self.leading), self.step, self.flat


Value = Range | tuple[Place, ...]
"""A whole number, or the places that a pointer may lead to. (A Range is a tuple as well: ask `is_pointer`.)"""


def is_pointer(value: Value) -> bool:
    """Whether it is a pointer into local memory."""
    return not isinstance(value, Range)


@dataclass
class State:
    """`mask` says which work-items come here; a variable that `values` does not hold may be anything."""

    mask: np.ndarray
    values: dict[str, Value] = field(default_factory=dict)

    @property
    def alive(self) -> bool:
        """Whether any work-item comes here."""
        return bool(self.mask.any())

    def only(self, mask: np.ndarray) -> State:
        """The same with fewer work-items."""
        return State(self.mask & mask, dict(self.values))

    def get(self, name: str) -> Value:
        """A variable's value."""
        return self.values.get(name) or ranges.unknown(len(self.mask))

    def put(self, name: str, value: Value) -> None:
        """Assign. What it holds for work-items that are not here does not count."""
        self.values[name] = value


def _where(first: np.ndarray, a: Value, second: np.ndarray, b: Value) -> Value:
    """`a` where only `first`, `b` where only `second`, whatever either may be where both."""
    if a is b:
        return a
    if is_pointer(a) or is_pointer(b):
        found = {}
        for place in [*(a if is_pointer(a) else ()), *(b if is_pointer(b) else ())]:
            other = found.get(place.kind, place)
            leading = tuple((ranges.hull(x, y), text) for (x, text), (y, _) in zip(place.leading, other.leading, strict=True))
            found[place.kind] = place._replace(leading=leading, offset=ranges.hull(place.offset, other.offset))
        return tuple(found.values())
    both, only = first & second, first & ~second
    return Range(np.where(both, np.minimum(a.low, b.low), np.where(only, a.low, b.low)),
                 np.where(both, np.maximum(a.high, b.high), np.where(only, a.high, b.high)))


def join(states: Iterable[State]) -> State:
    """All that may hold where several ways meet."""
    first, *others = states
    for other in others:
        values = {name: _where(first.mask, first.values[name], other.mask, other.values[name]) if first.mask.any() and other.mask.any()
                  else (first if first.mask.any() else other).values[name] for name in first.values.keys() & other.values.keys()}
        first = State(first.mask | other.mask, values)
    return first


def same(a: State, b: State) -> bool:
    """Whether nothing new is known of `b`."""
    return bool((a.mask == b.mask).all()) and a.values.keys() == b.values.keys() and all(equal(a.values[name], b.values[name]) for name in a.values)


def equal(a: Value, b: Value) -> bool:
    """Whether two values are the same."""
    if a is b:
        return True
    if is_pointer(a) or is_pointer(b):
        return is_pointer(a) and is_pointer(b) and len(a) == len(b) and all(
            x.kind == y.kind and equal(x.offset, y.offset) and all(equal(p, q) for (p, _), (q, _) in zip(x.leading, y.leading, strict=True))
            for x, y in zip(a, b, strict=True))
    return np.array_equal(a.low, b.low) and np.array_equal(a.high, b.high)


def _further(old: Range, new: Range) -> Range:
    return Range(np.where(new.low < old.low, -np.inf, new.low), np.where(new.high > old.high, np.inf, new.high))


def widened(old: State, new: State) -> State:
    """`new`, with bounds that still grow given up, so that a loop's rounds come to an end."""
    values: dict[str, Value] = {}
    for name, value in new.values.items():
        was = old.values.get(name)
        if was is None or is_pointer(value) != is_pointer(was):
            continue
        if is_pointer(value):
            before = {place.kind: place for place in was}
            values[name] = tuple(
                place._replace(offset=_further(before[place.kind].offset, place.offset),
                               leading=tuple((_further(x, y), text) for (x, _), (y, text) in zip(before[place.kind].leading, place.leading, strict=True)))
                if place.kind in before else place for place in value)
        else:
            values[name] = _further(was, value)
    return State(new.mask, values)
