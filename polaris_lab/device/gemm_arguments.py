"""Check the matrices of a product, NumPy's or the device's: what problem they describe, and what may not overlap."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadType, BadValue
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.model.problem import Gemm, refuse_mask

Matrix = np.ndarray | cl_array.Array
FLOAT32 = np.dtype(np.float32)
_same = functools.lru_cache(2**8, typed=True)(Gemm)


def whole_buffer(array: cl_array.Array) -> cl.MemoryObject:
    """Return the buffer that an array lies in, the whole one where its own is a part of it."""
    return array.base_data.get_info(cl.mem_info.ASSOCIATED_MEMOBJECT) or array.base_data


def problem_of(A: Any, B: Any, C: Any, alpha: Any, beta: Any, trans_a: bool, trans_b: bool, out: Any = None) -> Gemm:
    """Return the problem that the arguments describe, or raise a TypeError or ValueError that names the wrong one."""
    given = {"A": A, "B": B} | ({} if C is None else {"C": C}) | ({} if out is None else {"out": out})
    for name, matrix in given.items():
        if not isinstance(matrix, (np.ndarray, cl_array.Array)):
            raise BadType(name, f"{name} is a {type(matrix).__name__}; give a NumPy float32 array or a pyopencl Array")
        if type(matrix) is not type(A) and isinstance(matrix, cl_array.Array) != isinstance(A, cl_array.Array):
            raise BadType(name,
                          f"{name} is a {type(matrix).__name__} and A a {type(A).__name__}; all must be on one side")
        if matrix.ndim != 2:
            raise BadValue(name, f"{name} has {matrix.ndim} dimensions; a matrix has 2")
        if matrix.dtype != FLOAT32:
            raise BadType(name,
                          f"{name} is {matrix.dtype}; the lab computes in float32: pass {name}.astype(np.float32)")
        refuse_mask(name, matrix)
        if isinstance(matrix, cl_array.Array):
            refuse_stray(name, matrix)
    m, k = A.shape[::-1] if trans_a else A.shape
    inner, n = B.shape[::-1] if trans_b else B.shape
    if inner != k:
        raise BadValue("B", f"B: op(A) is {m} x {k} and op(B) is {inner} x {n}; B needs {k} "
                       f"{'columns' if trans_b else 'rows'}, not {inner}")
    try:
        problem = _same(m, n, k, alpha, beta, trans_a, trans_b)
    except TypeError:  # an argument that is no key, or one that Gemm names
        problem = Gemm(m, n, k, alpha, beta, trans_a, trans_b)
    if C is None and problem.beta:
        raise BadValue("C", f"C is not given, and beta is {problem.beta:g}: give C, or leave beta 0")
    for name, matrix in (("C", C), ("out", out)):
        if matrix is not None and matrix.shape != (m, n):
            raise BadValue(name, f"{name} is {matrix.shape[0]} x {matrix.shape[1]}; it must be {m} x {n}, the shape of "
                           "op(A) @ op(B)")
    if out is not None:
        refuse_overlap(out, {"A": A, "B": B} | ({} if C is None or C is out or not problem.beta else {"C": C}))
    return problem


def _share_memory(one: Matrix, other: Matrix) -> bool:
    """Tell whether two arrays of one side have an element in common; of device arrays, whether their spans meet."""
    if isinstance(one, np.ndarray):
        return np.shares_memory(one, other)
    if not (one.size and other.size) or whole_buffer(one) != whole_buffer(other):
        return False
    (low, high), (least, most) = _span(one), _span(other)
    return low < most and least < high


def _meets_itself(array: Matrix) -> bool:
    """Tell whether two elements of an array lie in one place."""
    if not array.size or array.flags.c_contiguous:
        return False
    reach, dimensions = array.dtype.itemsize, sorted(zip(map(abs, array.strides), array.shape, strict=True))
    for step, count in dimensions:
        if count > 1 and step < reach:
            break
        reach += step * (count - 1)
    else:
        return False  # each dimension steps over all that lies below it
    places = np.zeros(1, np.int64)
    for step, count in dimensions:
        places = np.add.outer(places, step * np.arange(count)).ravel()
    return bool((np.diff(np.sort(places)) < array.dtype.itemsize).any())


def _span(array: cl_array.Array) -> tuple[int, int]:
    """Return the first byte of an array in its whole buffer, and the first behind it."""
    first = array.base_data.get_info(cl.mem_info.OFFSET) + array.offset
    ends = [step * (size - 1) for size, step in zip(array.shape, array.strides, strict=True)]
    return first + sum(min(end, 0) for end in ends), first + sum(max(end, 0) for end in ends) + array.dtype.itemsize


def refuse_stray(name: str, array: cl_array.Array) -> None:
    """Raise ValueError for a device array whose elements do not begin at whole elements of its buffer, or that reaches
    outside of it."""
    size = array.dtype.itemsize
    if not array.size or (array.flags.c_contiguous and not array.offset and array.nbytes <= array.base_data.size):
        return
    if array.offset % size or any(step % size for step, count in zip(array.strides, array.shape, strict=True)
                                  if count > 1):
        raise BadValue(name, f"{name} has strides of {array.strides} bytes, from byte {array.offset} of its buffer on; "
                       f"all must be multiples of the {size} bytes of an element: give its copy()")
    ends = [step * (count - 1) for count, step in zip(array.shape, array.strides, strict=True)]
    low, high = array.offset + sum(min(end, 0) for end in ends), array.offset + sum(max(end, 0) for end in ends) + size
    if low < 0 or high > array.base_data.size:
        raise BadValue(name, f"{name} reaches from byte {low} to byte {high} of a buffer of {array.base_data.size} "
                       "bytes; its shape, strides or offset are wrong")


def refuse_overlap(out: Matrix, operands: Mapping[str, Matrix]) -> None:
    """Raise ValueError when `out` cannot be written, has one place for two of its elements, or shares memory with an
    operand that is read."""
    if isinstance(out, np.ndarray) and not out.flags.writeable:
        raise BadValue("out", "out is read-only; give an array that can be written")
    if _meets_itself(out):
        raise BadValue("out", f"out has strides of {out.strides} bytes, so that several of its elements lie in one "
                       "place; give another array")
    for name, matrix in operands.items():
        if _share_memory(out, matrix):
            raise BadValue("out", f"out overlaps {name}, which is read while out is written; give another array")


def require_context(session: Session, array: cl_array.Array, name: str) -> None:
    """Raise ValueError for a device array of another context."""
    if array.context != session.context:
        raise BadValue(name, f"{name} lives in another OpenCL context; make it with this lab's .queue")


def wait_for(session: Session, array: cl_array.Array, name: str) -> None:
    """Wait for what another queue still does to the array. Raises ValueError for one of another context."""
    require_context(session, array, name)
    with driver_errors(session.device):
        for event in array.events:
            if event.command_queue != session.queue:
                event.wait()
