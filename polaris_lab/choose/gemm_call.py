"""Run a product that is planned on its operands: NumPy's where they lie or copied, or device arrays."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadValue
from polaris_lab.choose.gemm_plan import GemmPlan, Planned, note_last
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.gemm_arguments import Matrix, require_context
from polaris_lab.measure.call_report import Ran, Timeline
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.problem import Gemm


def take(session: Session, problem: Gemm, A: Matrix, B: Matrix, C: Matrix | None,
         out: Matrix | None) -> OnHost | OnDevice:
    """Take matrices that describe a problem as the operands of a call. Raises ValueError as `wrap`."""
    return OnHost(session, problem, A, B, C, out) if isinstance(A, np.ndarray) else wrap(session, problem, A, B, C, out)


# -- NumPy arrays

class OnHost(NamedTuple):
    """Holds the operands of a product as NumPy arrays."""

    session: Session
    problem: Gemm
    A: np.ndarray
    B: np.ndarray
    C: np.ndarray | None
    out: np.ndarray | None
    on_host = is_of_one_queue = True

    def run(self, planned: Planned) -> tuple[np.ndarray, Ran]:
        """Compute in the arrays' own memory where the device can, and wait; return the result, `out` where it is given.
        """
        session, problem, A, B, C, out = self
        c = C if problem.beta else None
        dense = out is not None and out.flags.c_contiguous
        result = out if dense else np.empty((problem.m, problem.n), np.float32)
        launches, whole_b = [], None
        parts = {"build": planned.build_ms, "upload": 0.0, "download": 0.0}
        for rows, plan in planned.panels:
            begin = time.perf_counter()
            a, target = A, result
            if len(planned.panels) > 1:
                a, target = A[:, rows] if problem.trans_a else A[rows], result[rows]
            if c is not None and c is not result:
                target[...] = c[rows]
            factor = plan.spec.alloc_factor
            whole_b = whole_b or _on_device(session, B, factor)
            # one buffer where A is B: two on the same memory are not allowed
            matrix_a = whole_b if a is B else _on_device(session, a, factor)
            matrix_c = _on_device(session, target, factor, written=True, read=c is not None)
            parts["upload"] += (time.perf_counter() - begin) * 1e3
            try:
                launches.append(plan.enqueue({"A": matrix_a.buffer, "B": whole_b.buffer, "C": matrix_c.buffer}))
                with driver_errors(session.device):
                    session.queue.finish()
            except BaseException:  # an interrupt: the device may still work in the caller's memory
                session.queue.finish()
                raise
            ran = time.perf_counter()
            session.store(matrix_c, target)
            parts["download"] += (time.perf_counter() - ran) * 1e3
        if out is not None and not dense:
            out[...] = result
            result = out
        return result, Ran(launches, parts)


def _on_device(session: Session, array: np.ndarray, alloc_factor: int, *, written: bool = False,
               read: bool = True) -> DeviceMatrix:
    """Make a matrix of the array's own memory where the device can use it, else of a copy of it."""
    array = np.ascontiguousarray(array)
    return session.in_place(array, written=written) or session.upload(
        array, *array.shape, array.shape[1], array.dtype, written_only=not read, alloc_factor=alloc_factor)


# -- device arrays

class OnDevice(NamedTuple):
    """Holds device arrays as a kernel can read them.

    `problem` has their leading dimensions and orientations, `result` is the array that is returned, `buffers` are those
    of A, B and C, `after` what must end before they are used. `copies` enqueue the dense copies of views that no kernel
    can read. `is_of_one_queue` tells whether all arrays are of the session's queue.
    """

    session: Session
    problem: Gemm
    result: cl_array.Array
    buffers: Mapping[str, cl.Buffer]
    after: Sequence[cl.Event]
    copies: Sequence[Callable[[], cl.Event]]
    is_of_one_queue: bool
    on_host = False

    def run(self, planned: Planned) -> tuple[cl_array.Array, Ran]:
        """Enqueue the copies and the plan, and do not wait."""
        started = time.perf_counter()
        launches = [self._enqueue(plan) for _, plan in planned.panels]
        return self.result, Ran(launches, {"build": planned.build_ms}, started)

    def _enqueue(self, plan: GemmPlan) -> Timeline:
        gathered = [("gather", copy()) for copy in self.copies]
        timeline = [*gathered, *plan.enqueue(self.buffers, self.after)]
        note_last(self.session, self.result, timeline)
        return timeline


def wrap(session: Session, problem: Gemm, A: cl_array.Array, B: cl_array.Array, C: cl_array.Array | None,
         out: cl_array.Array | None) -> OnDevice:
    """Describe device arrays as the operands of a launch; see `OnDevice`.

    Raises ValueError for an `out` that no kernel can write, or an array of another context.
    """
    result = session.new_array((problem.m, problem.n)) if out is None else out
    if not result.size:
        return OnDevice(session, problem, result, {}, (), (), True)
    given = {"A": A, "B": B, "out": result} | ({} if C is None or not problem.beta else {"C": C})
    others = {name: array for name, array in given.items() if array.queue != session.queue}
    for name, array in others.items():
        require_context(session, array, name)
    after = [event for array in given.values() for event in array.events]
    c, turned_c, copies_c = _wrap_one(session, result)
    if turned_c or copies_c:
        raise BadValue("out", f"out has strides of {result.strides} bytes, from byte {result.offset} of its buffer on; "
                       "it needs rows of neighbouring elements that begin where a sub-buffer may")
    (a, turned_a, copies_a), (b, turned_b, copies_b) = _wrap_one(session, A), _wrap_one(session, B)
    added = problem.beta and C is not out
    if added and c.ld != c.columns:
        raise BadValue("out", "out has gaps between its rows, and C is not copied into such: give C itself as out, or "
                       "an out without gaps")
    copies = [*copies_a, *copies_b, *([_gathering(session, C, c)] if added else [])]
    if turned_a or turned_b or (a.ld, b.ld, c.ld) != (problem.lda, problem.ldb, problem.ldc):
        problem = replace(problem, trans_a=problem.trans_a != turned_a, trans_b=problem.trans_b != turned_b,
                          lda=a.ld, ldb=b.ld, ldc=c.ld)
    return OnDevice(session, problem, result, {"A": a.buffer, "B": b.buffer, "C": c.buffer}, after, copies,
                    not others)


def _wrap_one(session: Session, array: cl_array.Array) -> tuple[DeviceMatrix, bool, list[Callable[[], cl.Event]]]:
    """Describe a device array as a DeviceMatrix: return it, whether it is read transposed, and the copy that must
    fill it, if any."""
    (rows, columns), (down, across) = array.shape, array.strides
    if not array.size:
        return session.upload(None, rows, columns, max(columns, 1), written_only=True), False, []
    for turned, (r, c, step, inner) in ((False, (rows, columns, down, across)), (True, (columns, rows, across, down))):
        ld = step // 4 if r > 1 else c
        if (c == 1 or inner == 4) and ld >= c and (view := session.view(array.base_data, array.offset, r, c, ld)):
            return view, turned, []
    dense = session.upload(None, rows, columns, columns, written_only=True)
    return dense, False, [_gathering(session, array, dense)]


def _gathering(session: Session, array: cl_array.Array, target: DeviceMatrix) -> Callable[[], cl.Event]:
    return partial(session.gather, array.base_data, array.offset, array.strides, target, array.events)
