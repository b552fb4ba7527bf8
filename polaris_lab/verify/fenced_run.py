"""Run a kernel on a CPU with each array next to memory that may not be touched.

An access past the end of an array, or before its start, then ends the process, at any size and as fast as the kernel
runs. Only a device that works in the host's memory can do this.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Iterator

import numpy as np

from polaris_lab.device.device_session import Session
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.error_bounds import Expectation, Verdict
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm, MatrixLayout, Problem
from polaris_lab.verify.problems import nearest_fitting, telling_sizes

FENCE_BYTES = 2**22
"""Memory on both sides of an array that may not be touched."""
_ALIGNMENT = 16
"""An array begins at a multiple of this, as a pointer to float4 must: up to 3 elements past its end go unseen, unless
its length is a multiple of 4."""
_SIZES = (64, 132, 256, 520, 1064)
_MOST_SIZES = 24


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


def run_fenced(session: Session, spec: KernelSpec, problem: Problem, seed: int, at_end: bool) -> Verdict:
    """Solve a problem whose arrays lie before a fence, or behind one, and compare the result."""
    inputs = problem.inputs(seed)
    storages = {name: _fenced(session, layout, inputs.get(name), at_end) for name, layout in problem.layouts.items()}
    launch = session.prepare(spec, problem, storages)
    launch.run()
    return Expectation(problem, inputs, seed).compare(launch.output())


def _fenced(session: Session, layout: MatrixLayout, values: np.ndarray | None, at_end: bool) -> DeviceMatrix:
    """Make a matrix on the device in the host's memory, with a fence at both sides; it touches one of them."""
    size = max(-(-layout.span // _ALIGNMENT), 1) * _ALIGNMENT
    room = -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
    memory = mmap.mmap(-1, room + 2 * FENCE_BYTES)
    first = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for fence in (first, first + FENCE_BYTES + room):
        if ctypes.CDLL(None).mprotect(ctypes.c_void_p(fence), ctypes.c_size_t(FENCE_BYTES), 0):
            raise OSError("the system does not let a process protect its memory")
    offset = FENCE_BYTES + (room - size if at_end else 0)
    array = np.frombuffer(memory, layout.dtype, size // layout.dtype.itemsize, offset)
    if values is not None and layout.span:
        layout.view(array)[...] = values
    buffer = session.buffer_of(array, written=True)
    return DeviceMatrix(buffer, buffer, *layout)
