"""Execute the three instructions that make an exact division of floats out of v_rcp and v_fma.

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
may decide: there it may be the neighbour. Float64 has the same rules with limits of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import VCC, Operand
from polaris_sim.emu.operand_access import KINDS, lane_mask, mask_source, source, stored
from polaris_sim.emu.rounding import fused_multiply_add, fused_multiply_add_wide
from polaris_sim.emu.step_pairs import Step, StepPair

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Array = np.ndarray


class Format(NamedTuple):
    """Holds what the rules of a division say of one type of floats, `kind` of `operand_access.KINDS`.

    `digits` are the stored digits of a fraction, `top` is the stored exponent of infinities. A denominator is scaled
    from `near_largest` on, the difference of the exponents of numerator and denominator, and a numerator up to `tiny`,
    its exponent as stored, because remainders of it would be denormal. Factors are 2 to the power of `power`. A
    quotient is below half the least denormal where the exponents differ by less than `underflow`.
    """

    kind: str
    whole: type
    digits: int
    top: int
    near_largest: int
    tiny: int
    power: int
    underflow: int
    nan: int

    @property
    def least(self) -> int:
        """Return the exponent, as `np.frexp` gives it, below which a number is denormal."""
        return 3 - (self.top + 1) // 2

    def number(self, value: float) -> np.floating:
        """Return a number of this type."""
        return KINDS[self.kind](value)

    def exponent(self, a: Array) -> Array:
        """Give the stored exponents of numbers, 0 for denormals and `top` for infinities and NaN."""
        return (a.view(self.whole) >> self.whole(self.digits) & self.whole(self.top)).astype(np.int32)

    def beyond(self, a: Array) -> Array:
        """Tell which exponents of `np.frexp` belong to numbers too small for a normal one."""
        return a < self.least


SINGLE = Format("f", np.uint32, 23, 255, 96, 23, 64, -150, 0xffc00000)
DOUBLE = Format("D", np.uint64, 52, 2047, 768, 53, 128, -1075, 0xfff8 << 48)
FORMATS = {"f32": SINGLE, "f64": DOUBLE}


def _format(instruction: Instruction) -> Format:
    return FORMATS[instruction.name.rsplit("_", 1)[1]]


def _ordinary(state: Waves, form: Format, denominator: Array, numerator: Array) -> bool:
    """Tell whether no lane that runs needs scaling or fixing: the usual case, told from the exponents alone.

    From the exponent `top` - 2 on a reciprocal may be denormal, and a quotient from half of it on.
    """
    d, n = form.exponent(denominator), form.exponent(numerator)
    needs_none = ((n > form.tiny) & (n < form.top) & (d > 0) & (d < form.top - 2) & (n - d < form.near_largest)
                  & (n - d > -(form.top // 2 - 2)))
    return bool((needs_none | ~state.active).all())


def _scales(form: Format, denominator: Array, numerator: Array) -> tuple[Array, Array, Array]:
    """Give the powers of 2 for the denominator and the numerator, and whether the quotient has to be scaled back."""
    d_part, d_power = np.frexp(denominator.astype(np.float64))
    n_part, n_power = np.frexp(numerator.astype(np.float64))
    finite = np.isfinite(denominator) & np.isfinite(numerator)
    one_over = np.isfinite(denominator) & form.beyond(np.frexp(1 / d_part)[1] - d_power)
    quotient = finite & form.beyond(np.frexp(n_part / d_part)[1] + n_power - d_power)
    denormal = np.isfinite(denominator) & form.beyond(d_power)
    n, d, power = form.exponent(numerator), form.exponent(denominator), form.power
    rules = [
        (n - d >= form.near_largest, power, 0, True), (denormal, power, power, False),
        (one_over & quotient, -power, 0, True), (one_over, -power, -power, False), (quotient, 0, power, True),
        (n <= form.tiny, power, power, False),
    ]
    conditions = [rule[0] for rule in rules]
    return (np.select(conditions, [rule[1] for rule in rules], 0),
            np.select(conditions, [rule[2] for rule in rules], 0),
            np.select(conditions, [rule[3] for rule in rules], default=False))


def _sources(state: Waves, form: Format, ops: tuple[Operand, ...]) -> tuple[list[Array], list[Step]]:
    given = [source(state, op, form.kind) for op in ops]
    return [array for array, _ in given], [step for _, steps in given for step in steps]


def _scale(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Scale S0, which is the denominator S1 or the numerator S2, so that no term of the division is denormal.

    The lane mask says where the quotient has to be scaled back. With a numerator or denominator of 0 there is nothing
    to divide, and the result is NaN.
    """
    form = _format(instruction)
    (value, denominator, numerator), before = _sources(state, form, ops[2:])
    bits, write_mask = lane_mask(state, ops[1], live.mask)

    def scaled() -> Array:
        for step in before:
            step()
        if _ordinary(state, form, denominator, numerator):
            if bits is not None:
                bits[...] = False
                write_mask()
            return value
        nothing = (denominator == 0) | (numerator == 0)
        below, above, back = _scales(form, denominator, numerator)
        if bits is not None:
            bits[...] = back & ~nothing
            write_mask()
        power = np.where(value.view(form.whole) == denominator.view(form.whole), below, above)
        return np.where(nothing, form.number(np.nan), np.ldexp(value, power))

    return stored(state, ops[0], form.kind, scaled)


def _multiply_add(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Compute D = S0 * S1 + S2, rounded once, and scaled back where VCC is set."""
    form = _format(instruction)
    (a, b, c), before = _sources(state, form, ops[1:])
    back, hold = mask_source(state, Operand("s", VCC, 2))

    def value() -> Array:
        for step in (*before, hold):
            step()
        power = np.where(np.abs(c) >= 2, form.power, -form.power) if back.any() else 0
        if form is SINGLE:
            return fused_multiply_add(a, b, c, np.where(back, 2.0**power, 1.0))
        found = fused_multiply_add_wide(a, b, c)
        return np.where(back, np.ldexp(found, power), found)

    return stored(state, ops[0], form.kind, value)


def _fix_up(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Give the quotient S0 the sign of S2 / S1, or replace it where the steps before cannot find it.

    A quotient of NaN from numbers that are neither 0 nor infinite has overflowed on the way. A NaN among S1 and S2 is
    the result, and quiet.
    """
    form = _format(instruction)
    (quotient, denominator, numerator), before = _sources(state, form, ops[1:])
    inf, zero = form.number(np.inf), form.number(0)
    nan = form.whole(form.nan).view(KINDS[form.kind])

    def value() -> Array:
        for step in before:
            step()
        opposite = np.signbit(numerator) != np.signbit(denominator)
        if _ordinary(state, form, denominator, numerator) and not np.isnan(quotient).any():
            return np.where(opposite, -np.abs(quotient), np.abs(quotient))
        d, n = np.abs(denominator), np.abs(numerator)
        size = np.select([(d == 0) | np.isinf(n), np.isinf(d) | (n == 0),
                          form.exponent(numerator) - form.exponent(denominator) < form.underflow,
                          np.isnan(quotient)], [inf, zero, zero, inf], np.abs(quotient))
        return np.select([np.isnan(n), np.isnan(d), (d == 0) & (n == 0) | np.isinf(d) & np.isinf(n), opposite],
                         [numerator + numerator, denominator + denominator, nan, -size], size)

    return stored(state, ops[0], form.kind, value)


BUILDERS: dict[str, Callable[..., StepPair]] = {
    f"v_div_{name}_{kind}": build for kind in FORMATS
    for name, build in (("scale", _scale), ("fmas", _multiply_add), ("fixup", _fix_up))
}
