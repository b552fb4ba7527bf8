"""List the vector instructions on float64, with one expression for each (AMD GCN3 ISA manual, chapter 12).

Approximations (v_rcp_f64, v_rsq_f64, v_sqrt_f64) are rounded correctly here. On a card they are far less exact, and
clang refines them in ways whose results hardly depend on it.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from polaris_sim.emu.bit_fields import saturated
from polaris_sim.emu.rounding import fused_multiply_add_wide

Array = np.ndarray


def _exponent(a: Array) -> Array:
    return np.where(np.isfinite(a), np.frexp(a)[1], 0)


def _fraction(a: Array) -> Array:
    return np.where(np.isfinite(a), np.frexp(a)[0], a)


DOUBLE_EXPRESSIONS: dict[str, tuple[str, str, Callable[..., Array]]] = {
    "v_add_f64": ("DD", "D", np.add), "v_mul_f64": ("DD", "D", np.multiply),
    "v_fma_f64": ("DDD", "D", fused_multiply_add_wide),
    "v_max_f64": ("DD", "D", np.fmax), "v_min_f64": ("DD", "D", np.fmin),
    "v_trunc_f64": ("D", "D", np.trunc), "v_ceil_f64": ("D", "D", np.ceil), "v_floor_f64": ("D", "D", np.floor),
    "v_rndne_f64": ("D", "D", np.rint),
    "v_fract_f64": ("D", "D", lambda a: np.minimum(a - np.floor(a), 1 - 2.0**-53)),
    "v_ldexp_f64": ("Di", "D", lambda a, b: np.ldexp(a, np.clip(b, -5000, 5000))),
    "v_frexp_exp_i32_f64": ("D", "i", _exponent), "v_frexp_mant_f64": ("D", "D", _fraction),
    "v_rcp_f64": ("D", "D", lambda a: 1 / a), "v_rsq_f64": ("D", "D", lambda a: 1 / np.sqrt(a)),
    "v_sqrt_f64": ("D", "D", np.sqrt),
    "v_cvt_f64_f32": ("f", "D", lambda a: a.astype(np.float64)),
    "v_cvt_f32_f64": ("D", "f", lambda a: a.astype(np.float32)),
    "v_cvt_f64_i32": ("i", "D", lambda a: a.astype(np.float64)),
    "v_cvt_f64_u32": ("u", "D", lambda a: a.astype(np.float64)),
    "v_cvt_i32_f64": ("D", "i", saturated(-(2**31), 2**31 - 1)), "v_cvt_u32_f64": ("D", "u", saturated(0, 2**32 - 1)),
}
"""As `valu_table.EXPRESSIONS`."""
