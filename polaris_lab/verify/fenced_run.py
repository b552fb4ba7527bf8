"""Run a kernel on a CPU with each array next to memory that may not be touched.

An access past the end of an array, or before its start, then ends the process, at any size and as fast as the kernel
runs. Only a device that works in the host's memory can do this. Rows may lie so far apart that the last begins past
2^32 elements, since memory that no row lies in takes none: an index that is computed in 32 bits leads elsewhere.
"""

from __future__ import annotations

import contextlib
import ctypes
import mmap
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from polaris_lab.device.device_session import UNOPTIMISED, Session
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.error_bounds import Expectation, Verdict
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import ORDERS, Attention, Gemm, MatrixLayout, Problem
from polaris_lab.verify.problems import nearest_fitting, telling_sizes

FENCE_BYTES = 2**22
"""Memory on both sides of an array that may not be touched; as much as the array has where that is more."""
_ALIGNMENT = 16
"""An array begins at a multiple of this, as a pointer to float4 must: up to 3 elements past its end go unseen, unless
its length is a multiple of 4."""
_SIZES = (64, 132, 256, 520, 1064)
_MOST_SIZES = 24
_FAR_ROWS = 20
_FAR_PITCH = 2**28 + 37
"""Elements from one far row to the next: no float holds that number, nor do 24 bits."""
_FAR_VECTORS = 2**31 // (2 * _FAR_ROWS) - 2001
"""Elements from one vector to the next, with which two heads of as many rows have nearly as many as they may."""
_ROW_MARGIN = 2**16
"""Bytes behind a far row that may be touched, as a gap may be."""
_DECLARED = 2**20
"""Elements of an array that the device is told of: it may allow fewer than lie between far rows."""


def fenced_problems(spec: KernelSpec) -> Iterator[Problem]:
    """List problems that are long in one direction and whose arrays have multiples of four elements."""
    stated = [-(-size // 4) * 4 for size in telling_sizes(spec, limit=2048)]
    for number, size in enumerate(dict.fromkeys((*_SIZES, *stated[:_MOST_SIZES]))):
        odd = bool(number % 2)
        asked: tuple[Problem, ...] = ()
        if spec.signature == "gemm":
            gap = 8 * (number % 3)   # behind each row but the last, with which the array ends
            asked = (Gemm(13, 20, size, 1.0, float(odd), trans_b=odd, lda=size + gap),
                     Gemm(size, 20, 12, 1.0, float(odd), trans_a=odd, ldb=20 + gap),
                     Gemm(13, size, 12, 1.0, float(odd), ldb=size + gap, ldc=size + gap))
        if spec.signature == "attention":
            asked = Attention(1, 2, 17, 16, odd, t=size, diagonal=size - 17), Attention(1, 2, size, 16, odd, t=20)
        for problem in asked:
            try:
                yield nearest_fitting(spec, problem)
            except ValueError:  # a kernel that takes few shapes
                continue


def far_problems(spec: KernelSpec) -> Iterator[Problem]:
    """List small problems whose last rows, or items of a batch, begin past 2^32 elements."""
    asked: tuple[Problem, ...] = ()
    if spec.signature == "gemm":
        pitches = dict.fromkeys(("lda", "ldb", "ldc"), _FAR_PITCH)
        asked = tuple(Gemm(_FAR_ROWS, _FAR_ROWS + 1, _FAR_ROWS + 3, 1.0, float(a), a, b, **pitches)
                      for a in (False, True) for b in (False, True))
    if spec.signature == "attention":
        asked = tuple(Attention(4, 2, _FAR_ROWS, 16, order=order, ld=_FAR_VECTORS) for order in ORDERS)
    for problem in asked:
        with contextlib.suppress(ValueError):  # a kernel that takes few shapes
            fitting = nearest_fitting(spec, problem)
            if min(fitting.pitches.values()) >= _FAR_VECTORS:
                yield fitting


def run_fenced(session: Session, spec: KernelSpec, problem: Problem, seed: int, at_end: bool) -> Verdict:
    """Solve a problem whose arrays lie before a fence, or behind one, and compare the result.

    Code for far rows is not optimised: the optimiser may compute in 64 bits what must not overflow in 32. Raises
    OSError where the system has no room for the addresses.
    """
    far = min(problem.pitches.values()) >= _FAR_VECTORS
    options = UNOPTIMISED.get(session.device.platform, ()) if far else ()
    tight = replace(problem, **dict.fromkeys(problem.pitches))
    inputs = tight.inputs(seed)
    arrays = {name: _fenced(session, layout, inputs.get(name), at_end) for name, layout in problem.layouts.items()}
    storages = {name: array.storage for name, array in arrays.items()}
    session.prepare(spec, problem, storages, extra_options=options).run()
    return Expectation(tight, inputs, seed).compare(np.ascontiguousarray(arrays[problem.result].rows))


class _Fenced(NamedTuple):
    """Holds a matrix on the device, its rows on the host, and the memory that both lie in."""

    storage: DeviceMatrix
    rows: np.ndarray
    memory: mmap.mmap


def _fenced(session: Session, layout: MatrixLayout, values: np.ndarray | None, at_end: bool) -> _Fenced:
    """Make a matrix on the device in the host's memory, with a fence at both sides; it touches one of them."""
    size = max(-(-layout.span // _ALIGNMENT), 1) * _ALIGNMENT
    room = -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
    fence = max(FENCE_BYTES, room)
    # what may only be read is not counted as memory
    memory = mmap.mmap(-1, room + 2 * fence, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ)
    start = np.frombuffer(memory, np.uint8).ctypes.data
    offset = room - size if at_end else 0
    pitch, row = (count * layout.dtype.itemsize for count in (layout.ld, layout.columns))
    _protect(start, len(memory), 0)
    for begin in range(offset, offset + size, pitch) if pitch > 2 * _ROW_MARGIN else ():
        _protect(start + fence + begin, min(row + _ROW_MARGIN, room - begin), mmap.PROT_READ | mmap.PROT_WRITE)
    if pitch <= 2 * _ROW_MARGIN:
        _protect(start + fence, room, mmap.PROT_READ | mmap.PROT_WRITE)
    array = np.frombuffer((ctypes.c_byte * size).from_address(start + fence + offset), layout.dtype)
    rows = layout.view(array)
    if values is not None and layout.span:
        rows[...] = values
    buffer = session.buffer_of(array[:_DECLARED], written=True)
    return _Fenced(DeviceMatrix(buffer, buffer, *layout), rows, memory)


def _protect(begin: int, size: int, access: int) -> None:
    """Say how the pages that a part of memory lies in may be accessed."""
    first = begin // mmap.PAGESIZE * mmap.PAGESIZE
    if ctypes.CDLL(None).mprotect(ctypes.c_void_p(first), ctypes.c_size_t(begin + size - first), access):
        raise OSError("the system does not let a process protect its memory")
