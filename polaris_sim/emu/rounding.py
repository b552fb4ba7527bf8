"""Compute a * b + c of float32 or float64 arrays with a single rounding, which NumPy has no function for."""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
from collections.abc import Callable

import numpy as np

Array = np.ndarray
DEKKER_FACTOR = np.float64(2.0**27 + 1)
"""The factor that splits a float64 into two halves of its digits (Dekker, A floating-point technique, 1971)."""
SAFE_EXPONENTS = 400
"""Exponents of factors and addend up to which no step of the sum in parts can overflow or become denormal."""


def fused_multiply_add(a: Array, b: Array, c: Array, scale: Array | float = 1.0) -> Array:
    """Compute (a * b + c) * scale of float32 arrays, rounded once to float32; `scale` is a power of 2.

    The product of two float32 is exact in float64. The sum is rounded to odd there, so that rounding it again to
    float32 gives what one rounding gives (Boldo and Melquiond, Emulation of FMA and correctly rounded sums, 2008).
    """
    product, addend = a.astype(np.float64) * b, c.astype(np.float64)
    return (_to_odd(*_sum_in_parts(product, addend)) * scale).astype(np.float32)


def fused_multiply_add_wide(a: Array, b: Array, c: Array) -> Array:
    """Compute a * b + c of float64 arrays, rounded once.

    Product and sum are kept in two parts each, of which the smaller ones are added with rounding to odd (Boldo and
    Melquiond, as above, algorithm 5). Where a part could overflow or be denormal the C library does it.
    """
    a, b, c = np.broadcast_arrays(a, b, c)
    high, low = _product_in_parts(a, b)
    top, rest = _sum_in_parts(c, low)
    first, second = _sum_in_parts(high, top)
    found = first + _to_odd(*_sum_in_parts(rest, second))
    zero = (a == 0) | (b == 0) | (c == 0)
    found = np.where(zero, a * b + c, found)
    edges = ~(_near(a) & _near(b) & _near(c)) | (found == 0)
    if edges.any():
        found[edges] = [_library()(*numbers) for numbers in
                        zip(a[edges].tolist(), b[edges].tolist(), c[edges].tolist(), strict=True)]
    return found


def _sum_in_parts(a: Array, b: Array) -> tuple[Array, Array]:
    """Give a sum and what its rounding lost (Knuth's two-sum)."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def _product_in_parts(a: Array, b: Array) -> tuple[Array, Array]:
    """Give a product and what its rounding lost (Dekker)."""
    product = a * b
    (a1, a2), (b1, b2) = ((high, given - high) for given in (a, b)
                          for high in [DEKKER_FACTOR * given - (DEKKER_FACTOR * given - given)])
    return product, a2 * b2 - (((product - a1 * b1) - a2 * b1) - a1 * b2)


def _to_odd(total: Array, rest: Array) -> Array:
    """Round a sum to odd: of the two float64 around the exact one, take the one that ends in 1."""
    bits = np.ascontiguousarray(total).view(np.int64)
    inexact = (rest != 0) & np.isfinite(total)
    toward_zero = inexact & ((rest < 0) != (total < 0))
    odd = np.where(toward_zero, bits - 1, bits)
    return np.where(inexact, odd | 1, odd).view(np.float64)


def _near(a: Array) -> Array:
    return np.abs((a.view(np.uint64) >> np.uint64(52) & np.uint64(0x7ff)).astype(np.int64) - 1023) < SAFE_EXPONENTS


@functools.cache
def _library() -> Callable[[float, float, float], float]:
    """Find the C library's fma."""
    function = ctypes.CDLL(ctypes.util.find_library("m")).fma
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double] * 3
    return function
