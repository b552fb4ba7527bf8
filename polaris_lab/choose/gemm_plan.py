"""Hold products that are chosen, built and checked once: which calls one serves, and until when."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.memoize import state_of
from polaris_lab.choose.selection import evidence_states
from polaris_lab.device.device_session import Session
from polaris_lab.device.gemm_arguments import FLOAT32, lies_apart, refuse_overlap, refuse_stray, wait_for
from polaris_lab.device.pools import Pool, ResultPool
from polaris_lab.measure.call_report import Timeline
from polaris_lab.measure.protocol import refuse_long
from polaris_lab.model import tuned_configs
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

PLANS = 32
"""Products that a lab keeps ready, for calls that come again with other arrays."""
SCRATCH_PART = 8
"""The products that are kept ready hold no more scratch than this part of the pool's limit, transposed copies included:
a product that needs much takes far longer than the host's work."""
TRUST_S = 1.0
"""How long a plan trusts that the tables of choices, and the sources of other kernels, have not changed. After a rest
of a tenth of a second, to look at all of them took 0.7 ms, and a product of 256 x 256 a fifth of that."""
GLANCE_S = 0.1
"""How long a row of calls lasts at most, before its next call looks at what it runs on again."""
AT_ONCE_S = 1e-5
"""A call that begins so soon after the last one's end, in seconds, is of the same row, which lasts GLANCE_S at most:
its caller can have saved no file since, nor forked, and what others save may count that much later."""
Start = Callable[["GemmPlan", cl.Buffer | None, cl.Buffer | None, cl_array.Array | None, float], cl_array.Array]


class GemmPlan:
    """Holds one product, chosen, built and checked once: a call, on device arrays, only sets arguments and enqueues.

    `spec`, `config` and `reason` say what runs and why, `shape` is that of the result. Two plans, and calls of `gemm`,
    may be mixed as one likes: they share a queue. `start` is what a call does in the end: it enqueues the plan on the
    buffers of A, B and an `out` that may be None, for a call that began at that time of the host's clock; `results`
    allocates what is not given.
    """

    def __init__(self, session: Session, problem: Gemm, spec: KernelSpec, reason: str, tables: list,
                 max_launch_s: float | None, start: Start, results: ResultPool) -> None:
        self.problem, self.spec, self.reason, self.shape = problem, spec, reason, (problem.m, problem.n)
        self._session, self._start = session, start
        # an array to make others like it, which takes a tenth of the time of making one anew; nothing is read from it
        self._template = cl_array.Array(session.queue, self.shape, FLOAT32, allocator=results,
                                       data=session.nothing)
        if problem.m and problem.n:
            refuse_long(session, spec, problem, None, max_launch_s)
        plan = session.plan(spec, problem)
        self.scratch_bytes = sum(4 * layout.extent for layout in (*plan.scratch.values(), *plan.copies.values()))
        self._files = [*{str(launch.kernel.spec.file) for launch in plan.launches},
                       tuned_configs.file_of(session.device.slug)]
        self._sources, self._tables = [state_of(path) for path in self._files], tables
        self._looked = self._glanced = time.perf_counter()
        places = {name: DeviceMatrix(session.nothing, session.nothing, *layout)
                  for name, layout in problem.layouts.items()}
        self._launch = session.prepare(spec, problem, places)
        self.config = self._launch.config

    def __call__(self, A: cl_array.Array, B: cl_array.Array, out: cl_array.Array | None = None) -> cl_array.Array:
        """Compute the product into `out`, or a new array, before the result is there: what comes later in the lab's
        queue waits for it.

        Raises TypeError or ValueError naming an argument that does not fit the plan, DeviceError as `Lab.gemm`.
        """
        begin, problem, session = time.perf_counter(), self.problem, self._session
        if out is None and problem.beta:
            raise ValueError(f"out is not given, and beta is {problem.beta:g}: give out, which holds C")
        if out is None:
            operands = (("A", A, problem.a_shape), ("B", B, problem.b_shape))
        else:
            operands = (("A", A, problem.a_shape), ("B", B, problem.b_shape), ("out", out, self.shape))
        for name, array, shape in operands:
            if not isinstance(array, cl_array.Array):
                raise TypeError(f"{name} is a {type(array).__name__}; a plan takes pyopencl Arrays")
            if array.shape != shape or array.dtype != FLOAT32 or array.offset or not array.flags.c_contiguous:
                raise ValueError(f"{name} is {array.dtype} of shape {array.shape}; the plan is for a C-contiguous "
                                 f"float32 array of shape {shape} that begins where its buffer begins")
            if array.queue is not session.queue:
                raise ValueError(f"{name} is of another queue; make it with this lab's .queue, or use gemm")
            if array.size and array.nbytes > array.base_data.size:
                refuse_stray(name, array)
            if not session.has_own_events(array):
                wait_for(session, array, name)
        if out is not None and not lies_apart(out, A, B):
            refuse_overlap(out, {"A": A, "B": B})
        return self._start(self, A.base_data, B.base_data, out, begin)

    def new_result(self) -> cl_array.Array:
        """Return an array for a result, with anything in it. Raises DeviceError with the driver's word."""
        try:
            return cl_array.empty_like(self._template)
        except (cl.Error, MemoryError) as error:
            raise DeviceError(f"{self._session.device.name}: {error}") from error

    def enqueue(self, buffers: Mapping[str, cl.Buffer]) -> Timeline:
        """Enqueue the launches on these buffers of A, B and C; return their events by name.

        Raises DeviceError with the driver's word.
        """
        try:  # not `driver_errors`, which costs a microsecond that a tiny kernel would show
            self._launch.rebind(buffers)
            timeline = self._launch.timeline(self._launch())
            self._session.queue.flush()
        except (cl.Error, MemoryError) as error:
            raise DeviceError(f"{self._session.device.name}: {error}") from error
        return timeline

    def run_in_place(self, buffers: Mapping[str, cl.Buffer], result: np.ndarray) -> tuple[Timeline, float]:
        """Run on these buffers of A, B and C, that of C in the memory of `result`, and wait until it is there.

        Return the events by name, and when the kernels had ended on the host's clock. Raises cl.Error.
        """
        self._launch.rebind(buffers)
        events, done = self._launch.run_in_place(buffers["C"], result)
        return self._launch.timeline(events), done

    def is_current(self, begin: float, row: float) -> bool:
        """Tell for a call that began then, in a row of calls that began at `row`, whether the sources and tables that
        the choice rests on are still those of when the plan was made.

        What runs and the device's tuned configurations count as soon as they are saved; the other tables, and the other
        kernels' sources, are looked at every TRUST_S seconds, since each look takes microseconds. In a row nothing is
        looked at twice.
        """
        if self._glanced >= row:
            return True
        self._glanced = begin
        if self._sources != [state_of(path) for path in self._files]:
            return False
        if time.perf_counter() - self._looked < TRUST_S:
            return True
        self._looked = time.perf_counter()
        return self._tables == evidence_states()

    def retire(self) -> None:
        """Give back the kernel objects and the scratch: the plan cannot be called again."""
        self._session.retire(self._launch)


class Plans(dict[tuple, GemmPlan]):
    """Keeps products ready for calls that may come again with other arrays, by their key, the oldest first."""

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        self.pool = pool

    def current(self, key: tuple | None, begin: float, row: float) -> GemmPlan | None:
        """Return the plan for a call of this key that began then, in a row that began at `row`, or None; retire one
        that is no longer current."""
        plan = self.get(key)
        if plan is None or plan.is_current(begin, row):
            return plan
        self.pop(key).retire()
        return None

    def keep(self, key: tuple, plan: GemmPlan) -> None:
        """Keep a plan for calls that come again, and retire the oldest where they are too many or hold too much."""
        self[key] = plan
        room = self.pool.limit // SCRATCH_PART
        while len(self) > PLANS or (self and sum(each.scratch_bytes for each in self.values()) > room):
            self.pop(next(iter(self))).retire()


def call_key(A: Any, B: Any, out: Any, *others: Any) -> tuple | None:
    """Return what two calls share when one plan serves both; None where they need a call's whole care.

    That is what lies some way into a buffer, what is not float32, arrays of several types, or what cannot be a key.
    """
    try:
        for array in (A, B) if out is None else (A, B, out):
            if type(array) is not type(A) or array.dtype != FLOAT32 or getattr(array, "offset", 0):
                return None
        key = (A.shape, A.strides, B.shape, B.strides, type(A), None if out is None else (out.shape, out.strides),
               *others, *map(type, others))
        hash(key)
        return key
    except (AttributeError, TypeError):
        return None
