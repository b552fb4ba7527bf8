"""Execute vector arithmetic outside of inner loops: a table with one expression for each instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.liveness import Live
from polaris_lab.gcn3.code.operand_syntax import Operand
from polaris_lab.gcn3.emu.operand_access import lane_mask, source, stored
from polaris_lab.gcn3.emu.step_pairs import StepPair

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Array = np.ndarray


def fused_multiply_add(a: Array, b: Array, c: Array, scale: Array | float = 1.0) -> Array:
    """Compute (a * b + c) * scale of float32 arrays, rounded once to float32; `scale` is a power of 2.

    The product of two float32 is exact in float64. The sum is rounded to odd there, so that rounding it again to
    float32 gives what one rounding gives (Boldo and Melquiond, Emulation of FMA and correctly rounded sums, 2008).
    """
    product, addend = a.astype(np.float64) * b, c.astype(np.float64)
    total = product + addend
    part = total - product
    rest = (product - (total - part)) + (addend - part)  # the rounding error of the sum (Knuth's two-sum)
    bits = np.ascontiguousarray(total).view(np.int64)
    toward_zero = (rest != 0) & np.isfinite(total) & ((rest < 0) != (total < 0))
    odd = np.where(toward_zero, bits - 1, bits)
    odd = np.where((rest != 0) & np.isfinite(total), odd | 1, odd)
    return (odd.view(np.float64) * scale).astype(np.float32)


def _saturated(low: int, high: int) -> Callable[[Array], Array]:
    """Make a conversion of floats to whole numbers: towards zero, NaN to 0, clipped to `low` and `high`."""
    def convert(a: Array) -> Array:
        return np.clip(np.nan_to_num(np.trunc(a.astype(np.float64)), nan=0.0, posinf=float(high), neginf=float(low)),
                       low, high).astype(np.int64)

    return convert


def _rounded(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """Make a float32 function, computed in float64: within 1 ulp of the hardware's, whose last bit is not published."""
    return lambda a: function(a.astype(np.float64)).astype(np.float32)


def _signed24(a: Array) -> Array:
    return (a << np.uint32(8)).view(np.int32) >> 8


def _lower_five(a: Array) -> Array:
    return a & np.uint32(31)


def _signed_field(a: Array, width: Array) -> Array:
    """Give the lower `width` bits as a signed number, 0 where `width` is 0."""
    return np.where(width == 0, 0, a << (64 - width) % 64 >> (64 - width) % 64)


def field_mask(length: Array, begin: Array) -> Array:
    """Give words of `length` ones that begin at the bit `begin`, both modulo 32."""
    return ((np.uint32(1) << _lower_five(length)) - np.uint32(1)) << _lower_five(begin)


def reversed_bits(a: Array) -> Array:
    """Give words with the order of their bits reversed."""
    octets = np.ascontiguousarray(a).view(np.uint8)
    bits = np.unpackbits(octets, bitorder="little").reshape(*a.shape, 32)
    return np.packbits(bits[..., ::-1], bitorder="little").view(np.uint32).reshape(a.shape)


_64 = np.uint64(0xffffffff)
EXPRESSIONS: dict[str, tuple[str, str, Callable[..., Array]]] = {
    "v_mul_hi_u32": ("UU", "u", lambda a, b: ((a & _64) * (b & _64)) >> np.uint64(32)),
    "v_mul_hi_i32": ("ii", "u", lambda a, b: ((a.astype(np.int64) * b) >> 32).astype(np.uint32)),
    "v_mul_u32_u24": ("uu", "u", lambda a, b: (a & np.uint32(0xffffff)) * (b & np.uint32(0xffffff))),
    "v_mul_i32_i24": ("uu", "i", lambda a, b: _signed24(a) * _signed24(b)),
    "v_mad_u32_u24": ("uuu", "u", lambda a, b, c: (a & np.uint32(0xffffff)) * (b & np.uint32(0xffffff)) + c),
    "v_mad_i32_i24": ("uui", "i", lambda a, b, c: _signed24(a) * _signed24(b) + c),
    "v_mul_lo_u16": ("ww", "w", lambda a, b: a * b),
    "v_add_u16": ("ww", "w", lambda a, b: a + b),
    "v_sub_u16": ("ww", "w", lambda a, b: a - b),
    "v_subrev_u16": ("ww", "w", lambda a, b: b - a),
    "v_lshlrev_b16": ("ww", "w", lambda a, b: b << (a & np.uint16(15))),
    "v_lshrrev_b16": ("ww", "w", lambda a, b: b >> (a & np.uint16(15))),
    "v_bfe_u32": ("uuu", "u",
                  lambda a, b, c: (a >> _lower_five(b)) & ((np.uint32(1) << _lower_five(c)) - np.uint32(1))),
    "v_bfe_i32": ("iuu", "i", lambda a, b, c: _signed_field(a.astype(np.int64) >> _lower_five(b).astype(np.int64),
                                                            _lower_five(c).astype(np.int64))),
    "v_bfm_b32": ("uu", "u", field_mask),
    "v_bfi_b32": ("uuu", "u", lambda a, b, c: (a & b) | (~a & c)),
    "v_alignbit_b32": ("UUu", "u", lambda a, b, c: ((((a & _64) << np.uint64(32)) | (b & _64))
                                                    >> _lower_five(c).astype(np.uint64)) & _64),
    "v_alignbyte_b32": ("UUu", "u", lambda a, b, c: ((((a & _64) << np.uint64(32)) | (b & _64))
                                                    >> (np.uint64(8) * (c & np.uint32(3)))) & _64),
    "v_lshlrev_b64": ("uU", "U", lambda a, b: b << (a & np.uint32(63)).astype(np.uint64)),
    "v_lshrrev_b64": ("uU", "U", lambda a, b: b >> (a & np.uint32(63)).astype(np.uint64)),
    "v_ashrrev_i64": ("uI", "I", lambda a, b: b >> (a & np.uint32(63)).astype(np.int64)),
    "v_max3_f32": ("fff", "f", lambda a, b, c: np.fmax(np.fmax(a, b), c)),
    "v_min3_f32": ("fff", "f", lambda a, b, c: np.fmin(np.fmin(a, b), c)),
    "v_med3_f32": ("fff", "f", lambda a, b, c: np.fmax(np.fmin(np.fmax(a, b), c), np.fmin(a, b))),
    "v_fma_f32": ("fff", "f", fused_multiply_add),
    "v_add_f16": ("hh", "h", np.add), "v_sub_f16": ("hh", "h", np.subtract), "v_mul_f16": ("hh", "h", np.multiply),
    "v_max_f16": ("hh", "h", np.fmax), "v_min_f16": ("hh", "h", np.fmin),
    "v_fma_f16": ("hhh", "h", lambda a, b, c: (a.astype(np.float64) * b + c).astype(np.float16)),
    "v_mad_f16": ("hhh", "h", lambda a, b, c: a * b + c),
    "v_add_f64": ("DD", "D", np.add), "v_mul_f64": ("DD", "D", np.multiply),
    "v_max_f64": ("DD", "D", np.fmax), "v_min_f64": ("DD", "D", np.fmin),
    "v_cvt_f32_u32": ("u", "f", lambda a: a.astype(np.float32)),
    "v_cvt_f32_ubyte0": ("u", "f", lambda a: (a & np.uint32(0xff)).astype(np.float32)),
    "v_cvt_f32_i32": ("i", "f", lambda a: a.astype(np.float32)),
    "v_cvt_u32_f32": ("f", "u", _saturated(0, 2**32 - 1)),
    "v_cvt_i32_f32": ("f", "i", _saturated(-(2**31), 2**31 - 1)),
    "v_cvt_f32_f16": ("h", "f", lambda a: a.astype(np.float32)),
    "v_cvt_f16_f32": ("f", "h", lambda a: a.astype(np.float16)),
    "v_cvt_f64_f32": ("f", "D", lambda a: a.astype(np.float64)),
    "v_cvt_f32_f64": ("D", "f", lambda a: a.astype(np.float32)),
    "v_cvt_f64_i32": ("i", "D", lambda a: a.astype(np.float64)),
    "v_cvt_f64_u32": ("u", "D", lambda a: a.astype(np.float64)),
    "v_fract_f32": ("f", "f", lambda a: np.minimum(a - np.floor(a), np.float32(1 - 2.0**-24))),
    "v_ldexp_f32": ("fi", "f", lambda a, b: np.ldexp(a.astype(np.float64), np.clip(b, -400, 400)).astype(np.float32)),
    "v_rcp_f32": ("f", "f", _rounded(lambda a: 1 / a)),
    "v_rcp_iflag_f32": ("f", "f", _rounded(lambda a: 1 / a)),
    "v_rsq_f32": ("f", "f", _rounded(lambda a: 1 / np.sqrt(a))),
    "v_exp_f32": ("f", "f", _rounded(np.exp2)),
    "v_log_f32": ("f", "f", _rounded(np.log2)),
    "v_sin_f32": ("f", "f", _rounded(lambda a: np.sin(2 * np.pi * a))),
    "v_cos_f32": ("f", "f", _rounded(lambda a: np.cos(2 * np.pi * a))),
    "v_bfrev_b32": ("u", "u", reversed_bits),
}
"""By instruction: the kinds of the sources and of the result (see `operand_access.KINDS`), and the expression.

A 32-bit source read as `U` has its register both in the lower and in the upper half; the expression masks the upper."""


def _expression(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    kinds, kind, function = EXPRESSIONS[instruction.name.removesuffix("_sdwa")]
    selects = (instruction.modifiers.get("src0_sel"), instruction.modifiers.get("src1_sel"), None)
    given = [source(state, op, each, select) for op, each, select in zip(ops[1:], kinds, selects, strict=False)]

    def value() -> Array:
        for _, steps in given:
            for step in steps:
                step()
        return function(*(array for array, _ in given))

    return stored(state, ops[0], kind, value)


def _wide_multiply_add(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute D = S0 * S1 + S2 with D and S2 of 64 bits, and the lane mask of overflow."""
    signed = instruction.name == "v_mad_i64_i32"
    narrow, wide = ("i", np.int64) if signed else ("u", np.uint64)
    (a, before), (b, more), (c, last) = (
        source(state, op, kind) for op, kind in zip(ops[2:], (narrow, narrow, "I" if signed else "U"), strict=True))
    bits, done = lane_mask(state, ops[1], live.mask)

    def value() -> Array:
        for step in (*before, *more, *last):
            step()
        product = a.astype(wide) * b.astype(wide)
        total = product + c
        if bits is not None:
            if signed:  # both terms of one sign, the sum of the other
                np.less((product ^ total) & (c ^ total), 0, bits)
            else:
                np.less(total, product, bits)
            done()
        return total

    return stored(state, ops[0], "I" if signed else "U", value)


def _shift_left(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute v_lshlrev_b64.

    By a constant of 1 to 31, as for addresses, both halves are shifted alone, which is faster.
    """
    if ops[1].kind != "constant" or not 0 < int(ops[1].value) < 32 or ops[2].kind != "v":
        return _expression(state, instruction, ops, live)
    by, rest = (np.full((1, 1), each, np.uint32) for each in (int(ops[1].value), 32 - int(ops[1].value)))
    low, high = (state.vector[register] for register in ops[2].registers)
    into_low, into_high = (state.vector[register] for register in ops[0].registers)
    top, bottom, pad = (state.scratchpad[at] for at in (1, 2, 3))
    shift, xor = np.left_shift, np.bitwise_xor

    def halves() -> None:
        np.right_shift(low, rest, pad)
        shift(high, by, top)
        np.bitwise_or(top, pad, top)
        shift(low, by, bottom)

    def unmasked() -> None:
        halves()
        np.copyto(into_low, bottom)
        np.copyto(into_high, top)

    def masked() -> None:
        halves()
        for new, old in ((bottom, into_low), (top, into_high)):
            xor(new, old, new)
            np.bitwise_and(new, state.mask, new)
            xor(new, old, old)

    return unmasked, masked


BUILDERS: dict[str, Callable[..., StepPair]] = {
    **{name: _expression for name in EXPRESSIONS},
    **{f"{name}_sdwa": _expression for name, (kinds, *_) in EXPRESSIONS.items() if not set(kinds) & set("UID")},
    "v_lshlrev_b64": _shift_left, "v_mad_u64_u32": _wide_multiply_add, "v_mad_i64_i32": _wide_multiply_add,
}
