"""Execute the three instructions that make an exact division of float32 out of v_rcp_f32 and v_fma_f32.

    n', scaled = v_div_scale(n, d, n), d' = v_div_scale(d, d, n)      the same quotient, or 2**64 or 2**-64 times it
    r = v_rcp(d'), two steps of Newton and Raphson for the quotient q  with denormals kept: remainders may be tiny
    q = v_div_fmas(n' - d' * q, r, q)                                  the last step, and the factor taken back
    v_div_fixup(q, d, n)                                               zeros, infinities, NaN, overflow, underflow

AMD's GCN3 manual only names them. Their rules stand in later manuals of the same instructions (Vega and CDNA 3 ISA,
chapter VOP3), which two things here follow from what the sequence is for instead, since as printed the division would
be wrong: where both 1 / d and the quotient are denormal, d is divided by 2**64 (printed: multiplied, which overflows),
and the factor of v_div_fmas is 2**64 for a quotient from 2 on and else 2**-64, as CDNA 3 prints it (Vega: always
2**32). Whether a gfx803 sets every bit so for operands that no division needs is not known.

By these rules a quotient is rounded correctly whatever the last bit of v_rcp_f32, which is a model here, but for
numerators from 2**-103 to 2**-102, whose remainders lose a bit, and for denominators of 24 ones, where that last bit
may decide: there it may be the neighbour.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.liveness import Live
from polaris_lab.gcn3.code.operand_syntax import VCC, Operand
from polaris_lab.gcn3.emu.operand_access import lane_mask, mask_source, source, stored
from polaris_lab.gcn3.emu.step_pairs import Step, StepPair
from polaris_lab.gcn3.emu.valu_table import fused_multiply_add

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Array = np.ndarray
UP, DOWN = np.float64(2.0**64), np.float64(2.0**-64)
NEAR_LARGEST = 96
"""Difference of the exponents of numerator and denominator from which on the denominator is scaled."""
TINY = 23
"""Exponent, as stored, up to which a numerator is scaled because remainders of it would be denormal."""
LARGE, LEAST = 253, 125
"""The exponent from which on a reciprocal may be denormal, and the difference from which on a quotient may be."""
UNDERFLOW = -150
"""Difference of the exponents below which a quotient is smaller than half the least denormal."""
NAN = np.uint32(0xffc00000).view(np.float32)
"""What the indefinite quotients 0 / 0 and inf / inf are."""
INF, ZERO = np.float32(np.inf), np.float32(0)


def _exponent(a: Array) -> Array:
    """Give the stored exponent of float32 numbers, 0 for denormals and 255 for infinities and NaN."""
    return (a.view(np.uint32) >> np.uint32(23) & np.uint32(255)).astype(np.int32)


def _denormal(a: Array) -> Array:
    """Tell which float64 numbers are denormal as float32: too small for a normal one, and not 0."""
    return (np.abs(a) < 2.0**-126) & (a != 0)


def _ordinary(state: Waves, denominator: Array, numerator: Array) -> bool:
    """Tell whether no lane that runs needs scaling or fixing: the usual case, told from the exponents alone."""
    d, n = _exponent(denominator), _exponent(numerator)
    needs_none = (n > TINY) & (n < 255) & (d > 0) & (d < LARGE) & (n - d < NEAR_LARGEST) & (n - d > -LEAST)
    return bool((needs_none | ~state.active).all())


def _scales(denominator: Array, numerator: Array) -> tuple[Array, Array, Array]:
    """Give the factors of the denominator and of the numerator, and whether the quotient has to be scaled back."""
    d, n = denominator.astype(np.float64), numerator.astype(np.float64)
    rules = [
        (_exponent(numerator) - _exponent(denominator) >= NEAR_LARGEST, UP, 1.0, True),
        (_denormal(d), UP, UP, False),
        (_denormal(1 / d) & _denormal(n / d), DOWN, 1.0, True),
        (_denormal(1 / d), DOWN, DOWN, False),
        (_denormal(n / d), 1.0, UP, True),
        (_exponent(numerator) <= TINY, UP, UP, False),
    ]
    none = (d == 0) | (n == 0)
    conditions = [none, *(rule[0] for rule in rules)]
    return (np.select(conditions, [np.nan, *(rule[1] for rule in rules)], 1.0),
            np.select(conditions, [np.nan, *(rule[2] for rule in rules)], 1.0),
            np.select(conditions, [False, *(rule[3] for rule in rules)], default=False))


def _sources(state: Waves, ops: tuple[Operand, ...]) -> tuple[list[Array], list[Step]]:
    given = [source(state, op, "f") for op in ops]
    return [array for array, _ in given], [step for _, steps in given for step in steps]


def _scale(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Scale S0, which is the denominator S1 or the numerator S2, so that no term of the division is denormal.

    The lane mask says where the quotient has to be scaled back. With a numerator or denominator of 0 there is nothing
    to divide, and the result is NaN.
    """
    (value, denominator, numerator), before = _sources(state, ops[2:])
    bits, done = lane_mask(state, ops[1], live.mask)

    def scaled() -> Array:
        for step in before:
            step()
        ordinary = _ordinary(state, denominator, numerator)
        below, above, back = (1.0, 1.0, False) if ordinary else _scales(denominator, numerator)
        if bits is not None:
            bits[...] = back
            done()
        if ordinary:
            return value
        factor = np.where(value.view(np.uint32) == denominator.view(np.uint32), below, above)
        return (value * factor).astype(np.float32)

    return stored(state, ops[0], "f", scaled)


def _multiply_add(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Compute D = S0 * S1 + S2, rounded once, and scaled back where VCC is set."""
    (a, b, c), before = _sources(state, ops[1:])
    back, hold = mask_source(state, Operand("s", VCC, 2))

    def value() -> Array:
        for step in (*before, hold):
            step()
        scale = np.where(back, np.where(np.abs(c) >= 2, UP, DOWN), 1.0) if back.any() else 1.0
        return fused_multiply_add(a, b, c, scale)

    return stored(state, ops[0], "f", value)


def _fix_up(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Give the quotient S0 the sign of S2 / S1, or replace it where the steps before cannot find it.

    A quotient of NaN from numbers that are neither 0 nor infinite has overflowed on the way. A NaN among S1 and S2 is
    the result, and quiet.
    """
    (quotient, denominator, numerator), before = _sources(state, ops[1:])

    def value() -> Array:
        for step in before:
            step()
        opposite = np.signbit(numerator) != np.signbit(denominator)
        if _ordinary(state, denominator, numerator) and not np.isnan(quotient).any():
            return np.where(opposite, -np.abs(quotient), np.abs(quotient))
        d, n = np.abs(denominator), np.abs(numerator)
        size = np.select([(d == 0) | np.isinf(n), np.isinf(d) | (n == 0),
                          _exponent(numerator) - _exponent(denominator) < UNDERFLOW, np.isnan(quotient)],
                         [INF, ZERO, ZERO, INF], np.abs(quotient))
        return np.select([np.isnan(n), np.isnan(d), (d == 0) & (n == 0) | np.isinf(d) & np.isinf(n), opposite],
                         [numerator + numerator, denominator + denominator, NAN, -size], size)

    return stored(state, ops[0], "f", value)


BUILDERS: dict[str, Callable[..., StepPair]] = {
    "v_div_scale_f32": _scale, "v_div_fmas_f32": _multiply_add, "v_div_fixup_f32": _fix_up,
}
