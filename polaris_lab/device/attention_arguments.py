"""Check the arrays of an attention, NumPy's or the device's: what problem they describe, and how they lie in memory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadType, BadValue
from polaris_lab.device.gemm_arguments import refuse_overlap, refuse_stray
from polaris_lab.model.problem import ORDERS, Attention, refuse_mask

Tensor = np.ndarray | cl_array.Array
_AXES = {"bhsd": (0, 1, 2, 3), "bshd": (0, 2, 1, 3)}


def problem_of(Q: Any, K: Any, V: Any, causal: bool, scale: float | None, diagonal: int, out: Any = None) -> Attention:
    """Return the problem that the arguments describe, or raise a TypeError or ValueError that names the wrong one.

    Its order in memory is the one that all arrays share; where they share none, it is "bhsd".
    """
    given = {"Q": Q, "K": K, "V": V} | ({} if out is None else {"out": out})
    for name, array in given.items():
        if not isinstance(array, (np.ndarray, cl_array.Array)):
            raise BadType(name, f"{name} is a {type(array).__name__}; give a NumPy array or a pyopencl Array")
        if isinstance(array, cl_array.Array) != isinstance(Q, cl_array.Array):
            raise BadType(name,
                          f"{name} is a {type(array).__name__} and Q a {type(Q).__name__}; all must be on one side")
        if array.ndim != 4:
            raise BadValue(name, f"{name} has {array.ndim} dimensions; it needs 4: (batch, heads, rows, elements)")
        if array.dtype not in (np.float32, np.float16):
            raise BadType(name,
                          f"{name} is {array.dtype}; the lab takes float32 and float16: pass {name}.astype(np.float32)")
        if array.dtype != Q.dtype:
            raise BadType(name, f"{name} is {array.dtype} and Q {Q.dtype}; all must be alike")
        refuse_mask(name, array)
        if isinstance(array, cl_array.Array):
            refuse_stray(name, array)
    b, h, s, d = Q.shape
    for name, array in (("K", K), ("V", V)):
        if (array.shape[0], array.shape[1], array.shape[3]) != (b, h, d):
            raise BadValue(name,
                           f"{name} has the shape {array.shape}; with Q of {Q.shape} it must be ({b}, {h}, any, {d})")
    if K.shape != V.shape:
        raise BadValue("V", f"V has {V.shape[2]} rows and K has {K.shape[2]}; they must have as many")
    if out is not None:
        if out.shape != Q.shape:
            raise BadValue("out", f"out has the shape {out.shape}; it must be that of Q, {Q.shape}")
        refuse_overlap(out, {"Q": Q, "K": K, "V": V})
    shared = [order for order in ORDERS if all(is_dense(array, order) for array in given.values())]
    return Attention(b, h, s, d, causal, scale, K.shape[2], diagonal, (shared or ORDERS)[0], dtype=Q.dtype.name)


def is_dense(array: Tensor, order: str) -> bool:
    """Tell whether an array of (batch, heads, rows, elements) lies in memory without gaps in this order."""
    if 0 in array.shape:
        return True
    step = array.dtype.itemsize
    for axis in reversed(_AXES[order]):
        if array.shape[axis] > 1 and array.strides[axis] != step:
            return False
        step *= array.shape[axis]
    return True


def stored(array: np.ndarray, problem: Attention) -> np.ndarray:
    """Return an array as the matrix of its vectors in the problem's order; a copy where it does not lie so."""
    return np.ascontiguousarray(array.transpose(_AXES[problem.order])).reshape(-1, problem.d)


def require_order(arrays: Mapping[str, Tensor], problem: Attention) -> None:
    """Raise ValueError naming an array of the device that does not lie in the order of the problem."""
    for name, array in arrays.items():
        if not is_dense(array, problem.order):
            raise BadValue(name, f"{name} has strides of {array.strides} bytes; arrays on the device must all lie "
                           "without gaps in the same order, (B, H, S, D) or (B, S, H, D)")
