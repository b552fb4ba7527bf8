"""Plan a product once: choose its kernel, check and build it, and keep what is ready for later calls."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadType, BadValue, DeviceError
from polaris_lab.choose import child_call
from polaris_lab.choose.selection import Chooser, choose_launches
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.gemm_arguments import FLOAT32, refuse_overlap, refuse_stray
from polaris_lab.measure.call_report import Ran, Timeline
from polaris_lab.measure.launch_time import forecast_s, refuse_long
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launch_plan import LaunchPlan
from polaris_lab.model.problem import Gemm

MAX_PLANS = 32
"""Products that a lab keeps ready."""
SCRATCH_PART = 8
"""The plans that are kept hold at most this part of the pool's limit as scratch, transposed copies included."""
PANEL_ROWS = 128
"""Rows of a panel come in this many: 512 bytes of each column, which keeps every panel's start aligned."""


class GemmPlan:
    """Holds one product, chosen, built and checked once: a call only sets arguments and enqueues.

    `spec`, `config` and `reason` say what runs and why, `shape` is the result's. Plans and calls of `gemm` may be
    interleaved; they share a queue. `report` is called after each call, with the time at which it began.

    >>> run = lab.plan(pl.Gemm(512, 512, 1024), kernel="gemm_naive")
    >>> run.spec.name, run.shape, run.reason
    ('gemm_naive', (512, 512), 'named by the caller')
    """

    def __init__(self, session: Session, plan: LaunchPlan, reason: str,
                 report: Callable[[GemmPlan, Ran, float], None], source: str = "") -> None:
        problem, spec = self.problem, self.spec = plan.kernel.problem, plan.kernel.spec
        self.shape = problem.m, problem.n
        self.reason = reason + session.build_note(spec, problem)
        self.session, self._report = session, report
        places = {name: DeviceMatrix(session.nothing, session.nothing, *layout)
                  for name, layout in plan.operands.items()}
        self._launch = session.ready(plan, places, source=source)
        self.config = self._launch.config
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
        started, launches = time.perf_counter(), []
        if out.size:
            nothing = self.session.nothing  # of an operand without elements
            buffers = {"A": A.base_data or nothing, "B": B.base_data or nothing, "C": out.base_data}
            launches.append(self.enqueue(buffers, [*A.events, *B.events, *out.events]))
            note_last(self.session, out, launches[0])
        self._report(self, Ran(launches, {"build": 0.0}, started), begin)
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

    def enqueue(self, buffers: Mapping[str, cl.Buffer], after: Sequence[cl.Event] = ()) -> Timeline:
        """Enqueue the launches on these buffers of A, B and C, behind the events `after`; return their events by name.

        Raises DeviceError with the driver's word.
        """
        with driver_errors(self.session.device):
            self._launch.rebind(buffers)
            return self._launch.timeline(self._launch(after))


def note_last(session: Session, array: cl_array.Array, timeline: Timeline) -> None:
    """Have the device begin, and give an array the event that comes after all that was done to it; a host's span is
    over already."""
    session.queue.flush()
    array.events[:] = [event for _, event in timeline[-1:] if isinstance(event, cl.Event)]


class Planned(NamedTuple):
    """Holds what a call runs: the kernel, why it was chosen, and what is ready of it.

    `fault` says why it must run in a child process; then nothing is ready. `panels` are rows of C, each with the plan
    that computes them.
    """

    spec: KernelSpec
    reason: str
    fault: str = ""
    config: Mapping[str, int] = {}
    build_ms: float = 0.0
    panels: Sequence[tuple[slice, GemmPlan]] = ()
    scratch_bytes: int = 0


class Plans:
    """Plans products with the kernels that `chooser` takes, and keeps the latest for later calls, in `kept`."""

    def __init__(self, session: Session, chooser: Chooser, report: Callable[[GemmPlan, Ran, float], None]) -> None:
        self.session, self.chooser, self._report = session, chooser, report
        self.kept: dict[tuple, Planned] = {}
        self._sources: dict[KernelSpec, str] = {}  # of kernels that may run in this process

    def plan(self, problem: Gemm, kernel: str | KernelSpec, max_launch_s: float | None) -> GemmPlan:
        """Return a plan for a caller, of a product of device arrays. Raises as `planned`, and for a museum kernel."""
        plan, reason = choose_launches(self.session, kernel, problem, self.chooser)
        spec = plan.kernel.spec
        if spec.museum:
            raise BadValue("kernel", f"kernel: {spec.name} is a museum kernel, which runs in another process; use gemm")
        child_call.find_reason(self.session, spec, problem, on_host=False)
        if problem.m and problem.n:
            refuse_long(self.session, spec, problem, None, max_launch_s)
        return GemmPlan(self.session, plan, reason, self._report)

    def planned(self, problem: Gemm, kernel: str | KernelSpec, on_host: bool, max_launch_s: float | None) -> Planned:
        """Choose, check and build the kernel for a problem, or return what an earlier call did of that.

        A kernel that is given as a KernelSpec is planned for each call, since its file may have changed. Raises
        ValueError or TypeError for a kernel that does not fit, DeviceError as `Lab.gemm`.
        """
        key = (problem, kernel, on_host) if isinstance(kernel, str) else None
        if kept := self.kept.get(key):
            return kept
        plan, reason = choose_launches(self.session, kernel, problem, self.chooser)
        spec = plan.kernel.spec
        if not key or spec not in self._sources:
            source = spec.source()
            if fault := child_call.find_reason(self.session, spec, problem, on_host):
                return Planned(spec, reason, fault)
            self._sources[spec] = source
        self.session.check_room(plan.operands)
        built_ms = self.session.build_ms
        panels = self._panels(plan, reason, on_host, max_launch_s)
        if len(panels) > 1:
            reason += f"; in {len(panels)} panels, to stay below {max_launch_s:g} s each"
        planned = Planned(spec, reason + self.session.build_note(spec, problem), "", dict(plan.kernel.config),
                          self.session.build_ms - built_ms, panels,
                          sum(plan.scratch_bytes for plan in {plan for _, plan in panels}))
        if key:
            self._keep(key, planned)
        return planned

    def _panels(self, plan: LaunchPlan, reason: str, on_host: bool,
                max_launch_s: float | None) -> list[tuple[slice, GemmPlan]]:
        """Plan a product: as a whole for device arrays, and for NumPy arrays in panels of rows so that no launch lasts
        longer than `max_launch_s`. Panels of one height share a plan. Raises DeviceError for a launch that lasts
        longer."""
        spec, problem = plan.kernel.spec, plan.kernel.problem
        if not problem.m or not problem.n:
            return []
        rows = problem.m
        if not on_host:
            refuse_long(self.session, spec, problem, None, max_launch_s)
        elif max_launch_s is not None and (seconds := forecast_s(self.session, spec, problem)) > max_launch_s:
            rows = int(problem.m * max_launch_s / seconds) // PANEL_ROWS * PANEL_ROWS
            if not rows:
                raise DeviceError(f"{spec.name} at {problem} would take about {seconds:.1f} s, and even {PANEL_ROWS} "
                                  f"of its {problem.m} rows longer than max_launch_s = {max_launch_s:g}; name a faster "
                                  "kernel")
        source, plans, panels = self._sources[spec], {}, []
        for top in range(0, problem.m, rows):
            panel = slice(top, min(top + rows, problem.m))
            part = problem if rows == problem.m else replace(problem, m=panel.stop - top, lda=None, ldb=None, ldc=None)
            if part not in plans:
                launches = plan if part is problem else self.session.plan(spec, part)
                plans[part] = GemmPlan(self.session, launches, reason, self._report, source)
            panels.append((panel, plans[part]))
        return panels

    def _keep(self, key: tuple, planned: Planned) -> None:
        """Keep what is planned unless it holds too much scratch by itself, and let go of the oldest where they are too
        many or hold too much together."""
        room = self.session.pool.limit // SCRATCH_PART - planned.scratch_bytes
        while self.kept and (len(self.kept) >= MAX_PLANS
                             or sum(each.scratch_bytes for each in self.kept.values()) > max(room, 0)):
            del self.kept[next(iter(self.kept))]
        if room >= 0:
            self.kept[key] = planned._replace(build_ms=0.0)

    def clear(self) -> None:
        """Let go of all plans, and forget which kernels may run."""
        self._sources.clear()
        self.kept.clear()
