"""Interval arithmetic on whole numbers, one interval for each work-item of a work-group."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np


class Range(NamedTuple):
    """What a value may be: (work-items,) float64 arrays of the least and the greatest, infinite where nothing is known."""

    low: np.ndarray
    high: np.ndarray


def exactly(value: float | np.ndarray, items: int) -> Range:
    """The same value in every work-item, or one for each."""
    known = np.broadcast_to(np.asarray(value, float), items)
    return Range(known, known)


def between(low: float, high: float, items: int) -> Range:
    """The same interval in every work-item."""
    return Range(np.full(items, low), np.full(items, high))


def unknown(items: int) -> Range:
    """Any value at all."""
    return between(-np.inf, np.inf, items)


def hull(a: Range, b: Range) -> Range:
    """Whatever either may be."""
    return Range(np.minimum(a.low, b.low), np.maximum(a.high, b.high))


def clip(a: Range, low: np.ndarray | float = -np.inf, high: np.ndarray | float = np.inf) -> Range:
    """What is left of `a` between two bounds; at a bound where nothing would be left."""
    return Range(np.clip(a.low, low, np.maximum(low, high)), np.clip(a.high, np.minimum(low, high), high))


def truth(a: Range) -> tuple[np.ndarray, np.ndarray]:
    """(may be true, may be false) in each work-item."""
    return (a.low != 0) | (a.high != 0), (a.low <= 0) & (a.high >= 0)


def _condition(may: np.ndarray, may_not: np.ndarray) -> Range:
    return Range(np.where(may_not, 0.0, 1.0), np.where(may, 1.0, 0.0))


def _corners(function: Callable[[np.ndarray, np.ndarray], np.ndarray], a: Range, b: Range) -> Range:
    """The range of a function that grows or falls with each of its arguments; no bound where a corner has no value."""
    with np.errstate(invalid="ignore", divide="ignore"):
        if b.low is b.high:
            found = (function(a.low, b.low), function(a.high, b.low))
        else:
            found = (function(a.low, b.low), function(a.low, b.high), function(a.high, b.low), function(a.high, b.high))
    low, high = np.minimum.reduce(found), np.maximum.reduce(found)
    return Range(np.where(np.isnan(low), -np.inf, low), np.where(np.isnan(high), np.inf, high))


def _times(a: Range, b: Range) -> Range:
    def product(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return np.where((x == 0) | (y == 0), 0.0, x * y)  # 0 times anything finite, however large, is 0

    return _corners(product, a, b)


def _divided(a: Range, b: Range) -> Range:
    """C's division, which rounds towards zero; nothing is known where the divisor may be 0."""
    found = _corners(lambda x, y: np.trunc(np.where(np.isinf(y) & ~np.isinf(x), 0.0, x / y)), a, b)
    zero = (b.low <= 0) & (b.high >= 0)
    return Range(np.where(zero, -np.inf, found.low), np.where(zero, np.inf, found.high))


def _remainder(a: Range, b: Range) -> Range:
    """C's remainder, which has the sign of the first; exact where one known divisor goes equally often into both ends."""
    most = np.maximum(np.abs(b.low), np.abs(b.high)) - 1
    with np.errstate(divide="ignore", invalid="ignore"):
        one = (b.low == b.high) & (b.low > 0) & (a.low >= 0) & (np.floor(a.low / b.low) == np.floor(a.high / b.low))
        low, high = np.fmod(a.low, b.low), np.fmod(a.high, b.low)
    return Range(np.where(one, low, np.where(a.low < 0, -np.minimum(most, -a.low), 0.0)),
                 np.where(one, high, np.where(a.high > 0, np.minimum(most, a.high), 0.0)))


def _bitwise(operator: str, a: Range, b: Range) -> Range:
    """Exact on known values; else from 0 to a bound by the operands' sizes, where neither is negative."""
    whole = np.isfinite(np.stack([*a, *b])).all(0)
    known = whole & (a.low == a.high) & (b.low == b.high)
    x, y = np.where(known, a.low, 0).astype(np.int64), np.where(known, b.low, 0).astype(np.int64)
    value = {"&": x & y, "|": x | y, "^": x ^ y}[operator]
    if operator == "&":
        positive = (a.low >= 0) | (b.low >= 0)
        bound = np.minimum(np.where(a.low >= 0, a.high, np.inf), np.where(b.low >= 0, b.high, np.inf))
    else:
        positive = whole & (a.low >= 0) & (b.low >= 0)
        largest = np.where(positive, np.maximum(a.high, b.high), 0)
        bound = 2.0 ** np.ceil(np.log2(largest + 1)) - 1
    return Range(np.where(known, value, np.where(positive, 0.0, -np.inf)), np.where(known, value, np.where(positive, bound, np.inf)))


def _shifted(operator: str, a: Range, b: Range) -> Range:
    step = Range(2.0**np.clip(b.low, 0, 63), 2.0**np.clip(b.high, 0, 63))
    if operator == "<<":
        return _times(a, step)
    return _corners(lambda x, y: np.floor(x / y), a, step)


def binary(operator: str, a: Range, b: Range) -> Range:
    """a OPERATOR b as C has it, without overflow. Raises ValueError for an operator that is none of C's."""
    if operator in ("+", "-"):
        low, high = (b.low, b.high) if operator == "+" else (-b.high, -b.low)
        return Range(a.low + low, a.high + high)
    if operator in ("&", "|", "^"):
        return _bitwise(operator, a, b)
    if operator in ("<<", ">>"):
        return _shifted(operator, a, b)
    if operator in ("<", ">="):
        less = _condition(a.low < b.high, a.high >= b.low)
        return less if operator == "<" else negated(less)
    if operator in (">", "<="):
        return binary("<" if operator == ">" else ">=", b, a)
    if operator in ("==", "!="):
        equal = _condition((a.low <= b.high) & (b.low <= a.high), (a.low != a.high) | (b.low != b.high) | (a.low != b.low))
        return equal if operator == "==" else negated(equal)
    if operator in ("&&", "||"):
        (a_may, a_not), (b_may, b_not) = truth(a), truth(b)
        return _condition(a_may & b_may, a_not | b_not) if operator == "&&" else _condition(a_may | b_may, a_not & b_not)
    if operator not in ("*", "/", "%"):
        raise ValueError(f"operator {operator!r} is none of C's")
    return {"*": _times, "/": _divided, "%": _remainder}[operator](a, b)


def negated(a: Range) -> Range:
    """!a."""
    may, may_not = truth(a)
    return _condition(may_not, may)


def minus(a: Range) -> Range:
    """-a."""
    return Range(-a.high, -a.low)


def extreme(which: str, a: Range, b: Range) -> Range:
    """min or max of two."""
    function = np.minimum if which == "min" else np.maximum
    return Range(function(a.low, b.low), function(a.high, b.high))
