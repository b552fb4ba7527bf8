"""List the vector instructions on 16-bit words and floats, with one expression for each (AMD GCN3 ISA manual, 12.8).

NumPy computes a float16 in float32 and rounds the result, which for one sum, product, quotient or root is what a single
rounding gives: float32 has more than twice its digits (Figueroa, When is double rounding innocuous?, 1995).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from polaris_sim.emu.bit_fields import saturated

Array = np.ndarray
_HALF = np.float16


def _rounded(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """Make a float16 function, computed in float64 and rounded; the hardware's last bit is not published."""
    return lambda a: function(a.astype(np.float64)).astype(_HALF)


def _exponent(a: Array) -> Array:
    """Give the exponent of a float16 with a fraction of 0.5 up to 1; 0 for 0, infinities and NaN."""
    return np.where(np.isfinite(a), np.frexp(a.astype(np.float64))[1], 0).astype(np.int16)


def _fraction(a: Array) -> Array:
    return np.where(np.isfinite(a), np.frexp(a.astype(np.float64))[0], a).astype(_HALF)


def _scaled(a: Array, by: Array) -> Array:
    return np.ldexp(a.astype(np.float64), np.clip(by.astype(np.int32), -100, 100)).astype(_HALF)


def _fixed_up(quotient: Array, denominator: Array, numerator: Array) -> Array:
    """Give a quotient the sign of S2 / S1, or replace it where S1 or S2 is 0, infinite or NaN (V_DIV_FIXUP_F16)."""
    d, n = np.abs(denominator), np.abs(numerator)
    size = np.select([(d == 0) | np.isinf(n), np.isinf(d) | (n == 0)], [_HALF(np.inf), _HALF(0)], np.abs(quotient))
    negative = np.signbit(numerator) != np.signbit(denominator)
    nan = np.uint16(0xfe00).view(_HALF)
    return np.select([np.isnan(n), np.isnan(d), (d == 0) & (n == 0) | np.isinf(d) & np.isinf(n), negative],
                     [numerator + numerator, denominator + denominator, nan, -size], size)


HALF_EXPRESSIONS: dict[str, tuple[str, str, Callable[..., Array]]] = {
    "v_mul_lo_u16": ("ww", "w", lambda a, b: a * b), "v_add_u16": ("ww", "w", lambda a, b: a + b),
    "v_sub_u16": ("ww", "w", lambda a, b: a - b), "v_subrev_u16": ("ww", "w", lambda a, b: b - a),
    "v_mad_u16": ("www", "w", lambda a, b, c: a * b + c), "v_mad_i16": ("www", "w", lambda a, b, c: a * b + c),
    "v_lshlrev_b16": ("ww", "w", lambda a, b: b << (a & np.uint16(15))),
    "v_lshrrev_b16": ("ww", "w", lambda a, b: b >> (a & np.uint16(15))),
    "v_ashrrev_i16": ("ws", "s", lambda a, b: b >> (a & np.uint16(15)).astype(np.int16)),
    "v_max_u16": ("ww", "w", np.maximum), "v_min_u16": ("ww", "w", np.minimum),
    "v_max_i16": ("ss", "s", np.maximum), "v_min_i16": ("ss", "s", np.minimum),
    "v_add_f16": ("hh", "h", np.add), "v_sub_f16": ("hh", "h", np.subtract), "v_mul_f16": ("hh", "h", np.multiply),
    "v_subrev_f16": ("hh", "h", lambda a, b: b - a),
    "v_max_f16": ("hh", "h", np.fmax), "v_min_f16": ("hh", "h", np.fmin),
    "v_fma_f16": ("hhh", "h", lambda a, b, c: (a.astype(np.float64) * b + c).astype(_HALF)),
    "v_mad_f16": ("hhh", "h", lambda a, b, c: a * b + c), "v_madmk_f16": ("hhh", "h", lambda a, b, c: a * b + c),
    "v_madak_f16": ("hhh", "h", lambda a, b, c: a * b + c), "v_mac_f16": ("hhh", "h", lambda a, b, c: a * b + c),
    "v_div_fixup_f16": ("hhh", "h", _fixed_up),
    "v_trunc_f16": ("h", "h", np.trunc), "v_ceil_f16": ("h", "h", np.ceil), "v_floor_f16": ("h", "h", np.floor),
    "v_rndne_f16": ("h", "h", np.rint),
    "v_fract_f16": ("h", "h", lambda a: np.minimum(a - np.floor(a), _HALF(1 - 2.0**-11))),
    "v_ldexp_f16": ("hs", "h", _scaled),
    "v_frexp_exp_i16_f16": ("h", "s", _exponent), "v_frexp_mant_f16": ("h", "h", _fraction),
    "v_rcp_f16": ("h", "h", _rounded(lambda a: 1 / a)), "v_rsq_f16": ("h", "h", _rounded(lambda a: 1 / np.sqrt(a))),
    "v_sqrt_f16": ("h", "h", _rounded(np.sqrt)), "v_exp_f16": ("h", "h", _rounded(np.exp2)),
    "v_log_f16": ("h", "h", _rounded(np.log2)),
    "v_sin_f16": ("h", "h", _rounded(lambda a: np.sin(2 * np.pi * a))),
    "v_cos_f16": ("h", "h", _rounded(lambda a: np.cos(2 * np.pi * a))),
    "v_cvt_f16_u16": ("w", "h", lambda a: a.astype(_HALF)), "v_cvt_f16_i16": ("s", "h", lambda a: a.astype(_HALF)),
    "v_cvt_u16_f16": ("h", "w", saturated(0, 2**16 - 1)), "v_cvt_i16_f16": ("h", "s", saturated(-(2**15), 2**15 - 1)),
    "v_cvt_f32_f16": ("h", "f", lambda a: a.astype(np.float32)),
    "v_cvt_f16_f32": ("f", "h", lambda a: a.astype(_HALF)),
}
"""As `valu_table.EXPRESSIONS`."""
