"""Compute with intervals of integers, one interval for each work-item of a work-group."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple

import numpy as np


class Interval(NamedTuple):
    """Holds the least and the greatest value of an integer in each work-item: float64 arrays (work-items,).

    A bound that is not known is infinite. Arithmetic is without overflow.
    """

    low: np.ndarray
    high: np.ndarray


def exactly(value: float | np.ndarray, items: int) -> Interval:
    """Make intervals of one known value: the same in every work-item, or an array with one for each."""
    if isinstance(value, (int, float)):
        return _constant(float(value), items)
    known = np.broadcast_to(np.asarray(value, float), items)
    return Interval(known, known)


@functools.lru_cache(2**12)
def _constant(value: float, items: int) -> Interval:
    """Make the interval of one value for every work-item, once: its array cannot be written."""
    known = np.broadcast_to(value, items)
    return Interval(known, known)


def between(low: float, high: float, items: int) -> Interval:
    """Make the same interval for every work-item."""
    return Interval(np.full(items, low), np.full(items, high))


def unknown(items: int) -> Interval:
    """Make the interval from minus to plus infinity for every work-item."""
    return Interval(_constant(-np.inf, items).low, _constant(np.inf, items).low)


def hull(a: Interval, b: Interval) -> Interval:
    """Join two intervals: the smallest one that holds both."""
    return Interval(np.minimum(a.low, b.low), np.maximum(a.high, b.high))


def clip(a: Interval, low: np.ndarray | float = -np.inf, high: np.ndarray | float = np.inf) -> Interval:
    """Cut `a` to the values between two bounds; where none is between them, the result lies on a bound."""
    return Interval(np.clip(a.low, low, np.maximum(low, high)), np.clip(a.high, np.minimum(low, high), high))


def truth(a: Interval) -> tuple[np.ndarray, np.ndarray]:
    """Tell whether `a` may be true (not 0) and whether it may be false (0): two bool arrays of shape (work-items,)."""
    return (a.low != 0) | (a.high != 0), (a.low <= 0) & (a.high >= 0)


def _condition(may: np.ndarray, may_not: np.ndarray) -> Interval:
    """Make the interval of a condition from whether it may hold and whether it may not: [1, 1], [0, 0] or [0, 1]."""
    return Interval(np.where(may_not, 0.0, 1.0), np.where(may, 1.0, 0.0))


def _corners(function: Callable[[np.ndarray, np.ndarray], np.ndarray], a: Interval, b: Interval) -> Interval:
    """Bound a function that is monotonic in each argument by its values at the intervals' ends; NaN gives no bound."""
    with np.errstate(invalid="ignore", divide="ignore"):
        if b.low is b.high:
            found = (function(a.low, b.low), function(a.high, b.low))
        else:
            found = (function(a.low, b.low), function(a.low, b.high), function(a.high, b.low), function(a.high, b.high))
    low, high = np.minimum.reduce(found), np.maximum.reduce(found)
    return Interval(np.where(np.isnan(low), -np.inf, low), np.where(np.isnan(high), np.inf, high))


def _value(a: Interval) -> float:
    """Return the finite value that `a` has in every work-item, above 0; 0 where it has no such value."""
    if a.low is a.high and a.low.strides == (0,) and a.low.size and 0 < a.low[0] < np.inf:
        return float(a.low[0])
    return 0.0


def _times(a: Interval, b: Interval) -> Interval:
    if factor := _value(b):  # most products are by a constant
        return Interval(a.low * factor, a.high * factor)

    def product(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        found = x * y
        found[np.isnan(found)] = 0.0  # 0 times anything finite, however large, is 0
        return found

    return _corners(product, a, b)


def _divided(a: Interval, b: Interval) -> Interval:
    """Divide as C does, rounding towards zero; the result is unknown where the divisor may be 0."""
    if divisor := _value(b):
        return Interval(np.trunc(a.low / divisor), np.trunc(a.high / divisor))
    found = _corners(lambda x, y: np.trunc(np.where(np.isinf(y) & ~np.isinf(x), 0.0, x / y)), a, b)
    zero = (b.low <= 0) & (b.high >= 0)
    return Interval(np.where(zero, -np.inf, found.low), np.where(zero, np.inf, found.high))


def _remainder(a: Interval, b: Interval) -> Interval:
    """Take the remainder as C does, with the dividend's sign.

    It is exact where the divisor is known and both ends of the dividend have the same quotient.
    """
    most = np.maximum(np.abs(b.low), np.abs(b.high)) - 1
    with np.errstate(divide="ignore", invalid="ignore"):
        one = (b.low == b.high) & (b.low > 0) & (a.low >= 0) & (np.floor(a.low / b.low) == np.floor(a.high / b.low))
        low, high = np.fmod(a.low, b.low), np.fmod(a.high, b.low)
    return Interval(np.where(one, low, np.where(a.low < 0, -np.minimum(most, -a.low), 0.0)),
                 np.where(one, high, np.where(a.high > 0, np.minimum(most, a.high), 0.0)))


def _bitwise(operator: str, a: Interval, b: Interval) -> Interval:
    """Combine bits: exact for known values, else from 0 to a bound by the operands' sizes if they are not negative."""
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
    low, high = np.where(positive, 0.0, -np.inf), np.where(positive, bound, np.inf)
    if operator == "&":
        for mask, other in ((a, b), (b, a)):  # ~3 and the like round down to multiples
            size = np.where(known | (mask.low != mask.high) | ~np.isfinite(mask.low), 0, -mask.low).astype(np.int64)
            rounds = (size > 0) & (size & (size - 1) == 0) & np.isfinite(other.low) & np.isfinite(other.high)
            step = np.where(rounds, size, 1)
            low = np.where(rounds, np.floor(np.where(rounds, other.low, 0) / step) * step, low)
            high = np.where(rounds, np.floor(np.where(rounds, other.high, 0) / step) * step, high)
    return Interval(np.where(known, value, low), np.where(known, value, high))


def _shifted(operator: str, a: Interval, b: Interval) -> Interval:
    """Shift by multiplying with a power of 2, or dividing by one and rounding down."""
    power = Interval(2.0**np.clip(b.low, 0, 63), 2.0**np.clip(b.high, 0, 63))
    if operator == "<<":
        return _times(a, power)
    return _corners(lambda x, y: np.floor(x / y), a, power)


def binary(operator: str, a: Interval, b: Interval) -> Interval:
    """Compute `a operator b` as C does, without overflow. Raises ValueError for an operator that C does not have."""
    if operator in ("+", "-"):
        low, high = (b.low, b.high) if operator == "+" else (-b.high, -b.low)
        return Interval(a.low + low, a.high + high)
    if operator in ("&", "|", "^"):
        return _bitwise(operator, a, b)
    if operator in ("<<", ">>"):
        return _shifted(operator, a, b)
    if operator in ("<", ">="):
        less = _condition(a.low < b.high, a.high >= b.low)
        return less if operator == "<" else logical_not(less)
    if operator in (">", "<="):
        return binary("<" if operator == ">" else ">=", b, a)
    if operator in ("==", "!="):
        may_differ = (a.low != a.high) | (b.low != b.high) | (a.low != b.low)
        equal = _condition((a.low <= b.high) & (b.low <= a.high), may_differ)
        return equal if operator == "==" else logical_not(equal)
    if operator in ("&&", "||"):
        (a_may, a_not), (b_may, b_not) = truth(a), truth(b)
        if operator == "&&":
            return _condition(a_may & b_may, a_not | b_not)
        return _condition(a_may | b_may, a_not & b_not)
    if operator not in ("*", "/", "%"):
        raise ValueError(f"operator {operator!r} is none of C's")
    return {"*": _times, "/": _divided, "%": _remainder}[operator](a, b)


def logical_not(a: Interval) -> Interval:
    """Compute !a."""
    may, may_not = truth(a)
    return _condition(may_not, may)


def negative(a: Interval) -> Interval:
    """Compute -a."""
    return Interval(-a.high, -a.low)


def minimum(a: Interval, b: Interval) -> Interval:
    """Compute min(a, b)."""
    return Interval(np.minimum(a.low, b.low), np.minimum(a.high, b.high))


def maximum(a: Interval, b: Interval) -> Interval:
    """Compute max(a, b)."""
    return Interval(np.maximum(a.low, b.low), np.maximum(a.high, b.high))
