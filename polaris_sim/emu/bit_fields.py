"""Compute on the bits of whole numbers, as NumPy arrays: fields, orders, counts, and sums of differences of bytes."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

Array = np.ndarray
NO_BIT = np.uint32(0xffffffff)
"""What a search for a bit gives where there is none."""


def lower_five(a: Array) -> Array:
    """Give the lower five bits of words: how far a shift of 32 bits goes."""
    return a & np.uint32(31)


def signed_field(a: Array, width: Array) -> Array:
    """Give the lower `width` bits as a signed number, 0 where `width` is 0."""
    return np.where(width == 0, 0, a << (64 - width) % 64 >> (64 - width) % 64)


def field_mask(length: Array, begin: Array) -> Array:
    """Give words of `length` ones that begin at the bit `begin`, both modulo 32."""
    return ((np.uint32(1) << lower_five(length)) - np.uint32(1)) << lower_five(begin)


def reversed_bits(a: Array) -> Array:
    """Give words of any size with the order of their bits reversed."""
    octets = np.ascontiguousarray(a).view(np.uint8)
    bits = np.unpackbits(octets, bitorder="little").reshape(*a.shape, 8 * a.itemsize)
    return np.packbits(bits[..., ::-1], bitorder="little").view(a.dtype).reshape(a.shape)


def leading_zeros(a: Array) -> Array:
    """Count the zeros before the first one of words of 32 or 64 bits, as uint32; NO_BIT for 0."""
    return np.where(a == 0, NO_BIT, np.uint32(8 * a.itemsize - 1) - _highest(a))


def leading_signs(a: Array) -> Array:
    """Count the bits before the first that differs from the sign, as uint32; NO_BIT for 0 and -1. `a` is signed."""
    different = (a ^ (a >> a.dtype.type(8 * a.itemsize - 1))).view(f"u{a.itemsize}")
    return leading_zeros(different)


def trailing_zeros(a: Array) -> Array:
    """Count the zeros behind the last one of words of 32 or 64 bits, as uint32; NO_BIT for 0."""
    return np.where(a == 0, NO_BIT, _highest(a & (~a + a.dtype.type(1))))


def _highest(a: Array) -> Array:
    """Give the number of the highest one, as uint32; of 0 some number."""
    found, a = np.zeros(a.shape, np.uint32), a.copy()
    for step in (32, 16, 8, 4, 2, 1)[a.itemsize == 4:]:
        above = a >> a.dtype.type(step)
        found += np.where(above != 0, step, 0).astype(np.uint32)
        a = np.where(above != 0, above, a)
    return found


def difference(a: Array, b: Array) -> Array:
    """Give the distance of unsigned numbers."""
    return np.maximum(a, b) - np.minimum(a, b)


def octet_differences(a: Array, b: Array, masked: bool = False) -> Array:
    """Add up the distances of the four bytes of words; with `masked`, without the bytes of `b` that are 0."""
    total = np.zeros(np.broadcast_shapes(a.shape, b.shape), np.uint32)
    for shift in (0, 8, 16, 24):
        first, second = ((each >> np.uint32(shift)) & np.uint32(0xff) for each in (a, b))
        total += np.where((second == 0) & masked, np.uint32(0), difference(first, second))
    return total


def half_differences(a: Array, b: Array) -> Array:
    """Add up the distances of the two halves of words."""
    low, high = np.uint32(0xffff), np.uint32(16)
    return difference(a & low, b & low) + difference(a >> high, b >> high)


def permuted(a: Array, b: Array, selector: Array) -> Array:
    """Choose four of eight bytes, those of `b` and above them those of `a` (AMD GCN3 ISA manual, V_PERM_B32).

    A byte of the selector from 0 to 7 names one; 8 to 11 ask for the sign of byte 1, 3, 5 or 7, eight times; 12 for
    0x00, and what is greater for 0xff.
    """
    a, b, selector = np.broadcast_arrays(a, b, selector)
    octets = [(word >> np.uint32(shift)) & np.uint32(0xff) for word in (b, a) for shift in (0, 8, 16, 24)]
    choices = [*octets, *(np.where(octets[at] >= 128, np.uint32(0xff), np.uint32(0)) for at in (1, 3, 5, 7)),
               np.zeros_like(a), np.full_like(a, 0xff)]
    found = np.zeros_like(a)
    for shift in (0, 8, 16, 24):
        which = np.minimum((selector >> np.uint32(shift)) & np.uint32(0xff), np.uint32(13))
        found |= np.choose(which, choices) << np.uint32(shift)
    return found


def octet_means(a: Array, b: Array, c: Array) -> Array:
    """Give the mean of each byte of `a` and `b`, rounded up where the lowest bit of the byte of `c` is set."""
    found = np.zeros(np.broadcast_shapes(a.shape, b.shape, c.shape), np.uint32)
    for shift in map(np.uint32, (0, 8, 16, 24)):
        first, second = (a >> shift) & np.uint32(0xff), (b >> shift) & np.uint32(0xff)
        found |= ((first + second + ((c >> shift) & np.uint32(1))) >> np.uint32(1)) << shift
    return found


def saturated(low: int, high: int) -> Callable[[Array], Array]:
    """Make a conversion of floats to whole numbers: towards zero, NaN to 0, clipped to `low` and `high`."""
    def convert(a: Array) -> Array:
        return np.clip(np.nan_to_num(np.trunc(a.astype(np.float64)), nan=0.0, posinf=float(high), neginf=float(low)),
                       low, high).astype(np.int64)

    return convert


def middle(a: Array, b: Array, c: Array) -> Array:
    """Give the second largest of three numbers."""
    return np.maximum(np.minimum(np.maximum(a, b), c), np.minimum(a, b))
