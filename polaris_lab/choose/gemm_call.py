"""Run a product that is chosen: take operands where they lie or copy them, bind, enqueue, and hand over the result."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadType, BadValue, DeviceError
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.gemm_arguments import FLOAT32, refuse_overlap, refuse_stray, require_context
from polaris_lab.measure.call_report import Timeline
from polaris_lab.measure.launch_time import forecast_s, refuse_long
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

MAX_PLANS = 32
"""Products that a lab keeps ready."""
SCRATCH_PART = 8
"""The plans that are kept hold at most this part of the pool's limit as scratch, transposed copies included."""
PANEL_ROWS = 128
"""Rows of a panel come in this many: 512 bytes of each column, which keeps every panel's start aligned."""
Report = Callable[["GemmPlan", list[Timeline], float, float], None]


class GemmPlan:
    """Holds one product, chosen, built and checked once: a call only sets arguments and enqueues.

    `spec`, `config` and `reason` say what runs and why, `shape` is the result's. Plans and calls of `gemm` may be
    interleaved; they share a queue. `report` is called after each call.

    >>> run = lab.plan(pl.Gemm(512, 512, 1024), kernel="gemm_naive")
    >>> run.spec.name, run.shape, run.reason
    ('gemm_naive', (512, 512), 'named by the caller')
    """

    def __init__(self, session: Session, problem: Gemm, spec: KernelSpec, reason: str, max_launch_s: float | None,
                 report: Report) -> None:
        if problem.m and problem.n:
            refuse_long(session, spec, problem, None, max_launch_s)
        self.problem, self.spec, self.shape = problem, spec, (problem.m, problem.n)
        self.reason = reason + session.build_note(spec, problem)
        self.session, self._report = session, report
        places = {name: DeviceMatrix(session.nothing, session.nothing, *layout)
                  for name, layout in problem.layouts.items()}
        self._launch = session.prepare(spec, problem, places)
        self.config = self._launch.config
        plan = session.plan(spec, problem)
        self.scratch_bytes = sum(4 * layout.extent for layout in (*plan.scratch.values(), *plan.copies.values()))

    def __call__(self, A: cl_array.Array, B: cl_array.Array, out: cl_array.Array | None = None) -> cl_array.Array:
        """Compute the product into `out`, or a new array, and return it before it is computed.

        A is (m, k), B (k, n), transposed as the problem says; all are C-contiguous float32 device arrays. What is
        enqueued later in the lab's queue waits for the result. Raises TypeError or ValueError naming an argument that
        does not fit the plan, DeviceError as `Lab.gemm`.

        >>> import pyopencl.array as cl_array
        >>> A, B, C = (cl_array.to_device(lab.queue, np.ones((2, 2), np.float32)) for _ in "ABC")
        >>> run = lab.plan(pl.Gemm(2, 2, 2))
        >>> run(A, B, out=C) is C
        True
        """
        begin, problem = time.perf_counter(), self.problem
        self.session.require_own_process()
        if out is None and problem.beta:
            raise BadValue("out", f"out is not given, and beta is {problem.beta:g}: give out, which holds C")
        self._require_fit("A", A, problem.a_shape)
        self._require_fit("B", B, problem.b_shape)
        if out is None:
            out = self.session.new_array(self.shape)
        else:
            self._require_fit("out", out, self.shape)
            refuse_overlap(out, {"A": A, "B": B})
        started = time.perf_counter()
        self._report(self, self.run_on_arrays(A, B, out), begin, started)
        return out

    def _require_fit(self, name: str, array: cl_array.Array, shape: tuple[int, int]) -> None:
        if not isinstance(array, cl_array.Array):
            raise BadType(name, f"{name} is a {type(array).__name__}; a plan takes pyopencl Arrays")
        if array.shape != shape or array.dtype != FLOAT32 or array.offset or not array.flags.c_contiguous:
            raise BadValue(name, f"{name} is {array.dtype} of shape {array.shape}; the plan is for a C-contiguous "
                           f"float32 array of shape {shape} that begins where its buffer begins")
        if array.queue is not self.session.queue:
            raise BadValue(name, f"{name} is of another queue; make it with this lab's .queue, or use gemm")
        if array.size and array.nbytes > array.base_data.size:
            refuse_stray(name, array)

    def run_on_arrays(self, A: cl_array.Array, B: cl_array.Array, out: cl_array.Array) -> list[Timeline]:
        """Enqueue on whole device arrays behind all that was enqueued for them, and do not wait."""
        if not out.size:
            return []
        nothing = self.session.nothing  # of an operand without elements
        buffers = {"A": A.base_data or nothing, "B": B.base_data or nothing, "C": out.base_data}
        timeline = self.enqueue(buffers, [*A.events, *B.events, *out.events])
        note_last(self.session, out, timeline)
        return [timeline]

    def enqueue(self, buffers: Mapping[str, cl.Buffer], after: Sequence[cl.Event] = ()) -> Timeline:
        """Enqueue the launches on these buffers of A, B and C, behind the events `after`; return their events by name.

        Raises DeviceError with the driver's word.
        """
        try:  # not `driver_errors`: entering a context manager takes as long as a check of the arguments
            self._launch.rebind(buffers)
            timeline = self._launch.timeline(self._launch(after))
        except (cl.Error, MemoryError) as error:
            raise DeviceError(f"{self.session.device.name}: {error}") from error
        return timeline

    def run(self, operands: Mapping[str, DeviceMatrix], target: np.ndarray, parts: dict[str, float]) -> Timeline:
        """Run on these matrices, wait until the result is in `target`, and add the "download" to `parts`, in ms."""
        session = self.session
        try:
            timeline = self.enqueue({name: matrix.buffer for name, matrix in operands.items()})
            with driver_errors(session.device):
                release = session.map_result(operands["C"], target)  # behind the kernels: one wait serves both
                session.queue.finish()
        except BaseException:  # an interrupt: the device may still work in the caller's memory
            session.queue.finish()
            raise
        ran = time.perf_counter()
        if release:
            release()
        else:
            session.store(operands["C"], target)
        parts["download"] += (time.perf_counter() - ran) * 1e3
        return timeline

    def retire(self) -> None:
        """Release the kernel objects and the scratch memory. The plan cannot be called again.

        >>> lab.plan(pl.Gemm(2, 2, 2)).retire()
        """
        self.session.retire(self._launch)


class Plans(dict):
    """Keeps what is planned ready for later calls, the oldest first."""

    def keep(self, key: tuple, planned: Any, pool_limit: int) -> bool:
        """Keep plans, and retire the oldest where they are too many or hold too much scratch; tell whether there is
        room for these."""
        room = pool_limit // SCRATCH_PART - planned.scratch_bytes
        while self and (len(self) >= MAX_PLANS or sum(each.scratch_bytes for each in self.values()) > max(room, 0)):
            self.pop(next(iter(self))).retire()
        if room >= 0:
            self[key] = planned
        return room >= 0

    def clear(self) -> None:
        """Retire all plans."""
        while self:
            self.popitem()[1].retire()


def note_last(session: Session, array: cl_array.Array, timeline: Timeline) -> None:
    """Have the device begin, and give an array the event that comes after all that was done to it; a host's span is
    over already."""
    session.queue.flush()
    array.events[:] = [event for _, event in timeline[-1:] if isinstance(event, cl.Event)]


# -- NumPy arrays

def run_on_host(session: Session, panels: Sequence[tuple[slice, GemmPlan]], problem: Gemm,
                matrices: tuple[np.ndarray, np.ndarray, np.ndarray | None, np.ndarray | None],
                parts: dict[str, float]) -> tuple[np.ndarray, list[Timeline]]:
    """Compute on NumPy arrays A, B, C and `out`, in their own memory where the device can, and wait.

    `panels` are rows of C, each with the plan that computes them. Returns the result, `out` where it is given, and the
    events; adds "upload" and "download" to `parts`, in ms.
    """
    A, B, C, out = matrices
    c = C if problem.beta else None
    dense = out is not None and out.flags.c_contiguous
    result = out if dense else np.empty((problem.m, problem.n), np.float32)
    launches: list[Timeline] = []
    whole_b = None
    parts |= {"upload": 0.0, "download": 0.0}
    for rows, plan in panels:
        begin = time.perf_counter()
        a, target = A[:, rows] if problem.trans_a else A[rows], result[rows]
        if c is not None and c is not result:
            target[...] = c[rows]
        factor = plan.spec.alloc_factor
        whole_b = whole_b or _on_device(session, B, factor)
        # one buffer where A is B: two on the same memory are not allowed
        matrix_a = whole_b if A is B and a.shape == A.shape else _on_device(session, a, factor)
        operands = {"A": matrix_a, "B": whole_b,
                    "C": _on_device(session, target, factor, written=True, read=c is not None)}
        parts["upload"] += (time.perf_counter() - begin) * 1e3
        launches.append(plan.run(operands, target, parts))
    if out is None or dense:
        return result, launches
    out[...] = result
    return out, launches


def _on_device(session: Session, array: np.ndarray, alloc_factor: int, *, written: bool = False,
               read: bool = True) -> DeviceMatrix:
    """Make a matrix of the array's own memory where the device can use it, else of a copy of it."""
    array = np.ascontiguousarray(array)
    return session.in_place(array, written=written) or session.upload(
        array, *array.shape, array.shape[1], array.dtype, written_only=not read, alloc_factor=alloc_factor)


def plan_panels(session: Session, problem: Gemm, spec: KernelSpec, reason: str, max_launch_s: float | None,
                on_host: bool, report: Report) -> list[tuple[slice, GemmPlan]]:
    """Plan a product: as a whole for device arrays, and for NumPy arrays in panels of rows so that no launch lasts
    longer than `max_launch_s`. Panels of one height share a plan. Raises DeviceError for a launch that lasts longer."""
    if not problem.m or not problem.n:
        return []
    plans: dict[Gemm, GemmPlan] = {}
    rows = problem.m
    if on_host and max_launch_s is not None and (seconds := forecast_s(session, spec, problem)) > max_launch_s:
        rows = int(problem.m * max_launch_s / seconds) // PANEL_ROWS * PANEL_ROWS
        if not rows:
            raise DeviceError(f"{spec.name} at {problem} would take about {seconds:.1f} s, and even {PANEL_ROWS} of "
                              f"its {problem.m} rows longer than max_launch_s = {max_launch_s:g}; name a faster kernel")
    panels = []
    for top in range(0, problem.m, rows):
        panel = slice(top, min(top + rows, problem.m))
        part = problem if rows == problem.m else replace(problem, m=panel.stop - top, lda=None, ldb=None, ldc=None)
        if part not in plans:
            plans[part] = GemmPlan(session, part, spec, reason, None if on_host else max_launch_s, report)
        panels.append((panel, plans[part]))
    return panels


# -- device arrays

class OnDevice(NamedTuple):
    """Holds device arrays as a kernel can read them.

    `problem` has their leading dimensions and orientations, `result` is the array that is returned, `buffers` are those
    of A, B and C, `after` what must end before they are used. `copies` enqueue the dense copies of views that no kernel
    can read. `is_of_one_queue` tells whether all arrays are of the session's queue.
    """

    problem: Gemm
    result: cl_array.Array
    buffers: Mapping[str, cl.Buffer]
    after: Sequence[cl.Event]
    copies: Sequence[Callable[[], cl.Event]]
    is_of_one_queue: bool

    def run(self, plan: GemmPlan) -> Timeline:
        """Enqueue the copies and the plan, and do not wait."""
        gathered = [("gather", copy()) for copy in self.copies]
        timeline = [*gathered, *plan.enqueue(self.buffers, self.after)]
        note_last(plan.session, self.result, timeline)
        return timeline


def wrap(session: Session, problem: Gemm, A: cl_array.Array, B: cl_array.Array, C: cl_array.Array | None,
         out: cl_array.Array | None) -> OnDevice:
    """Describe device arrays as the operands of a launch; see `OnDevice`.

    Raises ValueError for an `out` that no kernel can write, or an array of another context.
    """
    result = session.new_array((problem.m, problem.n)) if out is None else out
    if not result.size:
        return OnDevice(problem, result, {}, (), (), True)
    given = {"A": A, "B": B, "out": result} | ({} if C is None or not problem.beta else {"C": C})
    for name, array in given.items():
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
    return OnDevice(problem, result, {"A": a.buffer, "B": b.buffer, "C": c.buffer}, after, copies,
                    all(array.queue == session.queue for array in given.values()))


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
