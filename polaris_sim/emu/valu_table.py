"""Execute vector arithmetic outside of inner loops: a table with one expression for each instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.bit_fields import (
    difference,
    field_mask,
    half_differences,
    leading_signs,
    leading_zeros,
    lower_five,
    middle,
    octet_differences,
    octet_means,
    permuted,
    reversed_bits,
    saturated,
    signed_field,
    trailing_zeros,
)
from polaris_sim.emu.operand_access import lane_mask, selects, source, stored
from polaris_sim.emu.rounding import fused_multiply_add
from polaris_sim.emu.step_pairs import StepPair
from polaris_sim.emu.valu_double_table import DOUBLE_EXPRESSIONS
from polaris_sim.emu.valu_half_table import HALF_EXPRESSIONS

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Array = np.ndarray


def _rounded(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """Make a float32 function, computed in float64: within 1 ulp of the hardware's, whose last bit is not published."""
    return lambda a: function(a.astype(np.float64)).astype(np.float32)


def _signed24(a: Array) -> Array:
    return (a << np.uint32(8)).view(np.int32) >> 8


def _exponent(a: Array) -> Array:
    """Give the exponent of a float32 with a fraction of 0.5 up to 1; 0 for 0, infinities and NaN."""
    return np.where(np.isfinite(a), np.frexp(a.astype(np.float64))[1], 0)


def _fraction(a: Array) -> Array:
    return np.where(np.isfinite(a), np.frexp(a.astype(np.float64))[0], a).astype(np.float32)


def _octet(number: int) -> Callable[[Array], Array]:
    """Make a conversion of one byte of words to float32."""
    return lambda a: (a >> np.uint32(8 * number) & np.uint32(0xff)).astype(np.float32)


def _joined(low: Array, high: Array) -> Array:
    """Put two halves into a word."""
    return low.astype(np.uint32) & np.uint32(0xffff) | high.astype(np.uint32) << np.uint32(16)


def _ones(a: Array, b: Array) -> Array:
    return np.bitwise_count(a) + b


_64, _24 = np.uint64(0xffffffff), np.uint64(0xffffff)
EXPRESSIONS: dict[str, tuple[str, str, Callable[..., Array]]] = {
    "v_mul_hi_u32": ("UU", "u", lambda a, b: ((a & _64) * (b & _64)) >> np.uint64(32)),
    "v_mul_hi_i32": ("ii", "u", lambda a, b: ((a.astype(np.int64) * b) >> 32).astype(np.uint32)),
    "v_mul_u32_u24": ("uu", "u", lambda a, b: (a & np.uint32(0xffffff)) * (b & np.uint32(0xffffff))),
    "v_mul_i32_i24": ("uu", "i", lambda a, b: _signed24(a) * _signed24(b)),
    "v_mad_u32_u24": ("uuu", "u", lambda a, b, c: (a & np.uint32(0xffffff)) * (b & np.uint32(0xffffff)) + c),
    "v_mad_i32_i24": ("uui", "i", lambda a, b, c: _signed24(a) * _signed24(b) + c),
    "v_bfe_u32": ("uuu", "u",
                  lambda a, b, c: (a >> lower_five(b)) & ((np.uint32(1) << lower_five(c)) - np.uint32(1))),
    "v_bfe_i32": ("iuu", "i", lambda a, b, c: signed_field(a.astype(np.int64) >> lower_five(b).astype(np.int64),
                                                            lower_five(c).astype(np.int64))),
    "v_bfm_b32": ("uu", "u", field_mask),
    "v_bfi_b32": ("uuu", "u", lambda a, b, c: (a & b) | (~a & c)),
    "v_alignbit_b32": ("UUu", "u", lambda a, b, c: ((((a & _64) << np.uint64(32)) | (b & _64))
                                                    >> lower_five(c).astype(np.uint64)) & _64),
    "v_alignbyte_b32": ("UUu", "u", lambda a, b, c: ((((a & _64) << np.uint64(32)) | (b & _64))
                                                    >> (np.uint64(8) * (c & np.uint32(3)))) & _64),
    "v_lshlrev_b64": ("uU", "U", lambda a, b: b << (a & np.uint32(63)).astype(np.uint64)),
    "v_lshrrev_b64": ("uU", "U", lambda a, b: b >> (a & np.uint32(63)).astype(np.uint64)),
    "v_ashrrev_i64": ("uI", "I", lambda a, b: b >> (a & np.uint32(63)).astype(np.int64)),
    "v_max3_f32": ("fff", "f", lambda a, b, c: np.fmax(np.fmax(a, b), c)),
    "v_min3_f32": ("fff", "f", lambda a, b, c: np.fmin(np.fmin(a, b), c)),
    **{f"v_{name}3_{kind}": (kind[0] * 3, kind[0], function) for kind in ("i32", "u32")
       for name, function in (("max", lambda a, b, c: np.maximum(np.maximum(a, b), c)),
                              ("min", lambda a, b, c: np.minimum(np.minimum(a, b), c)), ("med", middle))},
    "v_med3_f32": ("fff", "f", lambda a, b, c: np.fmax(np.fmin(np.fmax(a, b), c), np.fmin(a, b))),
    "v_fma_f32": ("fff", "f", fused_multiply_add),
    "v_cvt_f32_u32": ("u", "f", lambda a: a.astype(np.float32)),
    **{f"v_cvt_f32_ubyte{number}": ("u", "f", _octet(number)) for number in range(4)},
    "v_cvt_f32_i32": ("i", "f", lambda a: a.astype(np.float32)),
    "v_cvt_u32_f32": ("f", "u", saturated(0, 2**32 - 1)),
    "v_cvt_i32_f32": ("f", "i", saturated(-(2**31), 2**31 - 1)),
    "v_fract_f32": ("f", "f", lambda a: np.minimum(a - np.floor(a), np.float32(1 - 2.0**-24))),
    "v_ldexp_f32": ("fi", "f", lambda a, b: np.ldexp(a.astype(np.float64), np.clip(b, -400, 400)).astype(np.float32)),
    "v_rcp_f32": ("f", "f", _rounded(lambda a: 1 / a)),
    "v_rcp_iflag_f32": ("f", "f", _rounded(lambda a: 1 / a)),
    "v_rsq_f32": ("f", "f", _rounded(lambda a: 1 / np.sqrt(a))),
    "v_exp_f32": ("f", "f", _rounded(np.exp2)),
    "v_log_f32": ("f", "f", _rounded(np.log2)),
    "v_sin_f32": ("f", "f", _rounded(lambda a: np.sin(2 * np.pi * a))),
    "v_cos_f32": ("f", "f", _rounded(lambda a: np.cos(2 * np.pi * a))),
    "v_mul_legacy_f32": ("ff", "f", lambda a, b: np.where((a == 0) | (b == 0), np.float32(0), a * b)),
    "v_frexp_exp_i32_f32": ("f", "i", _exponent), "v_frexp_mant_f32": ("f", "f", _fraction),
    "v_cvt_flr_i32_f32": ("f", "i", lambda a: saturated(-(2**31), 2**31 - 1)(np.floor(a))),
    "v_cvt_rpi_i32_f32": ("f", "i", lambda a: saturated(-(2**31), 2**31 - 1)(np.floor(a.astype(np.float64) + 0.5))),
    "v_cvt_pk_u16_u32": ("uu", "u", lambda a, b: _joined(*(np.minimum(each, np.uint32(0xffff)) for each in (a, b)))),
    "v_cvt_pk_i16_i32": ("ii", "u", lambda a, b: _joined(*(np.clip(each, -(2**15), 2**15 - 1) for each in (a, b)))),
    "v_mul_hi_u32_u24": ("UU", "u", lambda a, b: (a & _24) * (b & _24) >> np.uint64(32)),
    "v_mul_hi_i32_i24": ("uu", "i", lambda a, b: _signed24(a).astype(np.int64) * _signed24(b) >> 32),
    "v_bfrev_b32": ("u", "u", reversed_bits), "v_ffbh_u32": ("u", "u", leading_zeros),
    "v_ffbh_i32": ("i", "u", leading_signs), "v_ffbl_b32": ("u", "u", trailing_zeros),
    "v_bcnt_u32_b32": ("uu", "u", _ones),
    "v_perm_b32": ("uuu", "u", permuted), "v_lerp_u8": ("uuu", "u", octet_means),
    "v_sad_u8": ("uuu", "u", lambda a, b, c: octet_differences(a, b) + c),
    "v_sad_hi_u8": ("uuu", "u", lambda a, b, c: (octet_differences(a, b) << np.uint32(16)) + c),
    "v_msad_u8": ("uuu", "u", lambda a, b, c: octet_differences(a, b, masked=True) + c),
    "v_sad_u16": ("uuu", "u", lambda a, b, c: half_differences(a, b) + c),
    "v_sad_u32": ("uuu", "u", lambda a, b, c: difference(a, b) + c),
    **HALF_EXPRESSIONS, **DOUBLE_EXPRESSIONS,
}
"""By instruction: the kinds of the sources and of the result (see `operand_access.KINDS`), and the expression.

A 32-bit source read as `U` has its register both in the lower and in the upper half; the expression masks the upper."""

ADD_TO_RESULT = ("v_mac_f16",)
"""Instructions whose result is also their last source."""
SATURATED: dict[str, Callable[..., Array]] = {
    "v_add_u16": lambda a, b: np.minimum(a + b.astype(np.uint32), np.uint32(0xffff)),
    "v_sub_u16": lambda a, b: np.where(a > b, a - b, np.uint16(0)),
    "v_subrev_u16": lambda a, b: np.where(b > a, b - a, np.uint16(0)),
}
"""What instructions on 16-bit numbers compute with the modifier clamp: the nearest number that there is."""


def _expression(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    name = instruction.name.removesuffix("_sdwa")
    kinds, kind, function = EXPRESSIONS[name]
    sources = (*ops[1:], ops[0]) if name in ADD_TO_RESULT else ops[1:]
    if "clamp" in instruction.modifiers and name in SATURATED:
        function = SATURATED[name]
    given = [source(state, op, each, select)
             for op, each, select in zip(sources, kinds, (*selects(instruction), None), strict=False)]

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
    bits, write_mask = lane_mask(state, ops[1], live.mask)

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
            write_mask()
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


LONG_ONLY = ("v_mul_lo_u32", "v_mul_hi_i32", "v_bfm_b32", "v_bcnt_u32_b32", "v_ldexp_f32", "v_cvt_pk_u16_u32",
             "v_cvt_pk_i16_i32")
"""Instructions with one or two sources that have only the long encoding, and so no sub-dword selects."""


def _has_selects(name: str) -> bool:
    kinds, kind, _ = EXPRESSIONS[name]
    return (len(kinds) < 3 or name == "v_mac_f16") and not set(kinds + kind) & set("UID") and name not in LONG_ONLY


BUILDERS: dict[str, Callable[..., StepPair]] = {
    **{name: _expression for name in EXPRESSIONS},
    **{f"{name}_sdwa": _expression for name in EXPRESSIONS if _has_selects(name)},
    "v_lshlrev_b64": _shift_left, "v_mad_u64_u32": _wide_multiply_add, "v_mad_i64_i32": _wide_multiply_add,
}
