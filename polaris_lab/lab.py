"""Open a device, multiply and measure on it, and see what ran."""

from __future__ import annotations

import math
import numbers
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base import html_forms, isolation
from polaris_lab.base.cell_bar import CellBar
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.choose import attention_call, attention_choice, shadow
from polaris_lab.choose.gemm_plan import AT_ONCE_S, GLANCE_S, GemmPlan, Plans, call_key
from polaris_lab.choose.selection import UNTUNED, auto, evidence_states
from polaris_lab.device import attention_arguments, free_launch
from polaris_lab.device.attention_arguments import Tensor
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.free_launch import DeviceLaunch
from polaris_lab.device.gemm_arguments import Matrix, lies_apart, problem_of, wait_for
from polaris_lab.device.kept_transpose import transposed_copy
from polaris_lab.device.pools import Pool, ResultPool
from polaris_lab.measure.call_report import Call, Timeline, account
from polaris_lab.measure.ceilings import Ceilings, ceilings_of
from polaris_lab.measure.protocol import FAULTY_S, forecast_s, launch_limit, refuse_long, take_samples
from polaris_lab.model import tuned_configs
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_catalogue import catalogue, require, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm, Transpose
from polaris_lab.verify import quick_check

if TYPE_CHECKING:
    import pandas as pd

PANEL = 128
"""Rows of a panel come in this many: 512 bytes of each column, which keeps every panel's start aligned."""
RESULTS_PART = 64
"""The results that are kept to be given out again take at most this part of the device's memory."""


def _noticing_loss(method: Callable) -> Callable:
    """Have a method of the lab say so where the device failed for good, and not in this call alone."""
    @wraps(method)
    def call(self: Lab, *args: Any, **more: Any) -> Any:
        try:
            return method(self, *args, **more)
        except DeviceError as error:
            self.session.require_context(error)
            raise

    return call


class Lab:
    """Holds one open device and multiplies matrices on it.

    `max_launch_s` is the longest that one launch may take, in seconds; None for no limit.
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self.session = Session(device)
        self.max_launch_s = launch_limit(self.session)
        self._last: Call | None = None
        self._unread: Callable[[], Call] | None = None
        self._opened = now()
        self._row, self._ended, self._shadowed = -math.inf, -math.inf, False  # when this row of calls began, and its
        #                                                                       last one ended; whether it is noted
        self._plans = Plans(self.pool)
        self._results = ResultPool(self.context, device.global_mem // RESULTS_PART)

    @property
    @_noticing_loss
    def last(self) -> Call | None:
        """Return the report of the last `gemm`; wait for its kernels first.

        Raises DeviceError, once, when the device failed in them.
        """
        if self._unread:
            try:
                self._last = self._unread()
            except DeviceError:
                self._unread = None
                raise
            self._unread = None
        return self._last

    @property
    def context(self) -> cl.Context:
        """Return the OpenCL context, for device arrays of one's own."""
        return self.session.context

    @property
    def queue(self) -> cl.CommandQueue:
        """Return the OpenCL command queue, for device arrays of one's own."""
        return self.session.queue

    @property
    def pool(self) -> Pool:
        """Return the pool of buffers kept between calls: `pool.limit` is how many bytes it may keep, 0 for none."""
        return self.session.pool

    @property
    def ceilings(self) -> Ceilings:
        """Return the measured copy, multiply-add and local-memory rates of this device."""
        return ceilings_of(self.session)

    @property
    def max_launch_s(self) -> float | None:
        """Return the longest that one launch may take, in seconds; None for no limit."""
        return self._max_launch_s

    @max_launch_s.setter
    def max_launch_s(self, seconds: float | None) -> None:
        if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, numbers.Real)
                                    or not seconds > 0):
            raise ValueError(f"max_launch_s is {seconds!r}; it must be a number of seconds above 0, or None for no "
                             "limit")
        self._max_launch_s = seconds

    def __repr__(self) -> str:
        return f"<Lab on {self.device}>"

    def _repr_html_(self) -> str:
        """Return the lab for Jupyter: the device, what it can do, and the last call."""
        device = self.device
        limit = "none" if self.max_launch_s is None else f"{self.max_launch_s:g} s"
        pairs = {"platform": f"{device.platform}, driver {device.driver}", "kind": device.kind,
                 "compute units": device.compute_units, "memory": f"{device.global_mem / 2**30:.1f} GiB",
                 "local memory": f"{device.local_mem / 2**10:.0f} KiB", "longest launch": limit,
                 "clock": f"the host's: {device.clock_fault}" if device.clock_fault else ""}
        return html_forms.heading(device.name, device.index) + html_forms.facts(pairs)

    def gemm(self, A: Matrix, B: Matrix, C: Matrix | None = None, alpha: float = 1.0, beta: float = 0.0,
             trans_a: bool = False, trans_b: bool = False, kernel: str | KernelSpec = "auto",
             out: Matrix | None = None) -> Matrix:
        """Compute alpha * op(A) @ op(B) + beta * C as a new C-contiguous float32 matrix of shape (m, n), or in `out`.

        C is not modified unless it is `out`, which may not overlap A or B.

        All matrices are NumPy arrays, or all are `pyopencl.array.Array`s of this lab's context: then nothing is
        transferred and an Array returns, before it is computed when their queue is this lab's: its `get`, and whatever
        comes later in that queue, waits for it. A result that is let go is given out again for a later one: hold it
        while another queue reads it. `beta == 0` never reads C, `alpha == 0` never reads A or B. A launch that would
        last longer than `max_launch_s` is split by rows of C for NumPy arrays, and refused for device arrays. Raises
        TypeError or ValueError naming the argument, DeviceError when the device fails, the problem does not fit, or is
        refused.
        """
        begin = time.perf_counter()
        if begin - self._ended > AT_ONCE_S or begin - self._row > GLANCE_S:
            self.session.require_own_process()
            self._row, self._shadowed = begin, shadow.is_on()
        try:  # not `_noticing_loss`, which costs what a tiny kernel would show
            result = self._gemm(begin, A, B, C, alpha, beta, trans_a, trans_b, kernel, out)
        except DeviceError as error:
            self.session.require_context(error)
            raise
        if self._shadowed and kernel == "auto":
            shadow.note(self.device, problem_of(A, B, C, alpha, beta, trans_a, trans_b, out), self.last)
        return result

    def _gemm(self, begin: float, A: Matrix, B: Matrix, C: Matrix | None, alpha: float, beta: float, trans_a: bool,
              trans_b: bool, kernel: str | KernelSpec, out: Matrix | None) -> Matrix:
        key, on_host = None, isinstance(A, np.ndarray)
        if C is None or C is out:
            key = call_key(A, B, out, C is None, alpha, beta, trans_a, trans_b, kernel, self.max_launch_s)
            if key and not (self._lie_in_place(A, B, out) if on_host else self._are_plain(A, B, out)):
                key = None
            if plan := self._plans.current(key, begin, self._row):
                if on_host:
                    result = self._run_in_place(plan, A, B, out, begin, {"build": 0.0})
                    self._ended = time.perf_counter()  # its buffers are let go by now
                    return result
                return self._start(plan, A.base_data, B.base_data, out, begin)
        tables = evidence_states() if key else []  # before the choice that rests on them
        problem = problem_of(A, B, C, alpha, beta, trans_a, trans_b, out)
        wrapped = None
        if isinstance(A, cl_array.Array):  # first of all: a view's leading dimension decides which kernels can read it
            problem, wrapped = self._wrap_all(problem, A, B, C, out)
        spec, reason = self._choose(kernel, problem)
        if spec.museum or (fault := self._fault(spec, problem, isinstance(A, np.ndarray))):
            why = "it is a museum kernel" if spec.museum else f"a check found: {fault}"
            return self._gemm_in_child_process(spec, (A, B, C), problem, reason, out, why)
        self.session.check_room(problem.layouts)
        built = time.perf_counter()
        self.session.build_all(spec, problem)  # first, so that a compiler's time is no transfer's
        reason += self.session.build_note(spec, problem)
        parts = {"build": (time.perf_counter() - built) * 1e3}
        if key and on_host:
            plan = self._plan(problem, spec, reason, tables)
            result = self._run_in_place(plan, A, B, out, begin, parts)
            self._plans.keep(key, plan)
            self.pool.trim()
            return result
        if wrapped:
            result, launches, started = self._on_device(spec, problem, reason, *wrapped, key, tables)
            waited = any(matrix is not None and matrix.queue != self.queue for matrix in (A, B, C, out))
        else:
            (result, launches), started, waited = self._on_host(spec, problem, A, B, C, out, parts), None, True
        self.pool.trim()
        if len(launches) > 1:
            reason += f"; in {len(launches)} panels, to stay below {self.max_launch_s:g} s each"
        self._unread = partial(account, self.device, spec, self.session.config(spec, problem), reason, parts, launches,
                               begin, started, time.perf_counter())
        if waited:  # also for arrays of another queue, which would not wait for this one before it writes to them again
            _ = self.last
        return result

    @_noticing_loss
    def transposed(self, B: Matrix) -> Matrix:
        """Return a matrix (k, n) transposed, (n, k), to be kept for many calls: `gemm(A, kept, trans_b=True)`.

        A kernel that reads B by columns gets a transposed copy of it in every call; one that is kept is made once. It
        is an array of the kind that is given, on the device where B is, and takes `nbytes` = 4 k n bytes there, beside
        those of B, until it is let go. It does not follow what is later written to B. Raises TypeError or ValueError
        naming B, DeviceError when the device fails or has no room.
        """
        self.session.require_own_process()
        return transposed_copy(self.session, B)

    @_noticing_loss
    def attention(self, Q: Tensor, K: Tensor, V: Tensor, causal: bool = False, scale: float | None = None,
                  kernel: str | KernelSpec = "auto", out: Tensor | None = None, *, diagonal: int = 0) -> Tensor:
        """Compute softmax(scale * Q @ K.T) @ V of each head of (batch, heads, rows, elements), in float32 sums.

        K and V may have another number of rows than Q; `scale` is 1 / sqrt(elements) unless given. Where `causal`, row
        i sees the keys j <= i + `diagonal`, and a row that sees none is 0. All arrays are float32, or all float16; all
        NumPy arrays, or all `pyopencl.array.Array`s of this lab's context: then an Array returns before it is computed,
        as of `gemm`. They may lie in memory as (B, H, S, D) or as (B, S, H, D), given as a view whose axes 1 and 2 are
        swapped; the result lies as they do. NumPy arrays that lie in any other way are copied. Raises TypeError or
        ValueError naming the argument, DeviceError when the device fails, the problem does not fit, or a launch would
        last longer than `max_launch_s`.
        """
        begin = time.perf_counter()
        self.session.require_own_process()
        problem = attention_arguments.problem_of(Q, K, V, causal, scale, diagonal, out)
        arrays = {"Q": Q, "K": K, "V": V}
        spec, reason = self._choose_attention(kernel, problem)
        if spec.museum or (fault := self._fault(spec, problem, isinstance(Q, np.ndarray))):
            why = "it is a museum kernel" if spec.museum else f"a check found: {fault}"
            return self._attention_in_child_process(spec, arrays, problem, reason, out, why)
        self.session.check_room(problem.layouts)
        refuse_long(self.session, spec, problem, None, self.max_launch_s)
        built = time.perf_counter()
        self.session.build_all(spec, problem)
        reason += self.session.build_note(spec, problem)
        parts, started = {"build": (time.perf_counter() - built) * 1e3}, None
        if isinstance(Q, np.ndarray):
            result, launches = attention_call.run_on_host(self.session, spec, problem, arrays, out, parts)
        else:
            result, launches, started = attention_call.run_on_device(self.session, spec, problem, arrays, out)
        self.pool.trim()
        self._unread = partial(account, self.device, spec, self.session.config(spec, problem), reason, parts, launches,
                               begin, started, time.perf_counter())
        if any(isinstance(array, cl_array.Array) and array.queue != self.queue for array in arrays.values()):
            _ = self.last  # another queue would not wait for this one before it writes to them again
        return result

    @_noticing_loss
    def launch(self, source: str | Path | bytes, function: str, global_size: int | Sequence[int],
               local_size: int | Sequence[int] | None, args: Sequence[Any], *, options: Sequence[str] = (),
               offset: int | Sequence[int] | None = None) -> DeviceLaunch:
        """Launch the kernel `function` of any OpenCL C `source`, a .cl file's path or a text, and wait for it.

        `global_size`, `local_size` and `offset` (the global id of the first work-item) are work-items, one to three
        of each; a local size of None leaves the work-group to the device. `args` has an entry for each parameter: a
        NumPy array for a pointer; a NumPy scalar for a value, or a Python number, which becomes what the kernel
        declares where the device reports it; bytes for a struct; `pl.local(n_bytes)` for a local pointer. NumPy arrays
        are copied to the device, in C order, and back: the result's `args` hold them as the kernel left them, and the
        given ones are not changed. An array that is given twice is one buffer, an empty one a buffer of one element
        that is dropped afterwards. A `pyopencl.array.Array` is worked on where it lies. The source is built as OpenCL
        C 1.2 unless `options` name another language. Bytes are the binary of a program for this device, such as what
        `polaris-lab object` writes; most drivers do not know its parameters, which NumPy scalars then must fit.

        Where `max_launch_s` is set, a part of the work-groups is run first, and a launch that would last longer is
        refused; not so with device arrays, which that part would already change. Raises ValueError or TypeError naming
        the argument that does not fit, DeviceError with the build log or the driver's word. `sim.launch` takes the
        same arguments.
        """
        self.session.require_own_process()
        return free_launch.launch(self.session, source, function, global_size, local_size, args, options, offset,
                                  self.max_launch_s)

    def plan_gemm(self, m: int, n: int, k: int, *, alpha: float = 1.0, beta: float = 0.0, trans_a: bool = False,
                  trans_b: bool = False, kernel: str | KernelSpec = "auto") -> GemmPlan:
        """Choose, build and check the kernel of one product on device arrays: the plan is called with the arrays.

        `beta` scales what is in `out` before the call. Raises ValueError or TypeError naming the argument,
        DeviceError as `gemm`.
        """
        problem = Gemm(m, n, k, alpha, beta, trans_a, trans_b)
        spec, reason = self._choose(kernel, problem)
        if spec.museum:
            raise ValueError(f"kernel: {spec.name} is a museum kernel, which runs in another process; use gemm")
        self.session.require_own_process()
        self._fault(spec, problem, on_host=False)
        return self._plan(problem, spec, reason + self.session.build_note(spec, problem), [])

    @_noticing_loss
    def measure(self, kernel: str | KernelSpec | Sequence[str | KernelSpec], m: int, n: int, k: int = 0, *,
                repeats: int = 20,
                seed: int | None = None, config: Mapping[str, int] | None = None, seconds: float | None = None,
                **more: Any) -> pd.DataFrame:
        """Measure one kernel, or several interleaved, on one m x n x k problem, and return the raw samples.

        A transpose kernel turns an m x n matrix, and has no use for k. `more` are further fields of `pl.Gemm`: alpha,
        beta, trans_a, trans_b, lda, ldb, ldc.
        """
        if not isinstance(kernel, (str, KernelSpec, Sequence)):
            raise TypeError(f"kernel is a {type(kernel).__name__}; give a catalogue name, what pl.kernel returns, or a "
                            "list of them")
        kernels = [kernel] if isinstance(kernel, (str, KernelSpec)) else list(kernel)
        ours = [resolve(each) for each in kernels if isinstance(each, KernelSpec) or each in catalogue()]
        turning = any(spec.signature == "transpose" for spec in ours)
        problem = Transpose(m, n) if turning else Gemm(m, n, k, **more)
        with CellBar(len(kernels) * (repeats + 2) if isinstance(repeats, int) else 0, str(problem)) as bar:
            return take_samples(self.session, kernels, problem, repeats=repeats, seed=seed, config=config,
                                seconds=seconds, max_launch_s=self.max_launch_s, on_progress=bar.update)

    def sweep(self, kernels: Sequence[str | KernelSpec], sizes: Sequence[int], *, repeats: int = 20,
              seed: int | None = None, seconds: float | None = None) -> pd.DataFrame:
        """Run `measure` on square problems of each size, and return one table."""
        import pandas as pd

        if not len(sizes):
            raise ValueError("sizes is empty; give one at least")
        tables = [self.measure(kernels, n, n, n, repeats=repeats, seed=seed, seconds=seconds) for n in sizes]
        rows = pd.concat(tables, ignore_index=True)
        rows.attrs = tables[0].attrs
        of_sizes = [each.attrs["kernels"] for each in tables]
        hashes = [{name: facts.get("source_sha256") for name, facts in kernels.items()} for kernels in of_sizes]
        if changed := [name for each in hashes for name in each if each[name] != hashes[0].get(name, each[name])]:
            raise DeviceError(f"the source of {changed[0]} changed between two sizes of this sweep; measure again")
        return rows

    def save(self, rows: pd.DataFrame, study: str, *, record: bool, seed: int, **parameters: Any) -> None:
        """Write rows with their manifest: below data/measured when `record`, else below the git-ignored runs/.

        `rows` come from `measure`, `sweep` or `ceilings.rates`, `parameters` are the notebook's. Raises OSError when
        the folder cannot be written.
        """
        facts = manifest(asdict(self.device), rows.attrs.get("kernels", {}), parameters, seed, self._opened)
        if "power_w" in rows and rows["power_w"].notna().any() and "power" in rows.attrs:
            facts["power_sensor"] = rows.attrs["power"]
        save(rows, study, facts, record=record)

    def _choose(self, kernel: str | KernelSpec, problem: Gemm) -> tuple[KernelSpec, str]:
        if kernel != "auto":
            spec = resolve(kernel)
            if spec.signature != "gemm":
                raise ValueError(
                    f"kernel: {spec.name} has the signature {spec.signature!r}; gemm needs one with 'gemm'"
                )
            require(self.session.plan(spec, problem).kernel)
            untuned = tuned_configs.find_config(spec, problem, self.device.slug)[1]
            return spec, f"named by the caller{UNTUNED if untuned else ''}"
        return auto(self.device, problem)

    def _choose_attention(self, kernel: str | KernelSpec, problem: Attention) -> tuple[KernelSpec, str]:
        if kernel == "auto":
            return attention_choice.auto(self.device, problem)
        spec = resolve(kernel)
        if spec.signature != "attention":
            raise ValueError(f"kernel: {spec.name} has the signature {spec.signature!r}; attention needs one with "
                             "'attention'")
        require(self.session.plan(spec, problem).kernel)
        return spec, "named by the caller"

    def _fault(self, spec: KernelSpec, problem: Gemm | Attention, on_host: bool) -> str:
        """Return the fault of a kernel of one's own that is not proved; "" of any other.

        Raises ValueError where the arrays lie on the device, from which a child process cannot take them, and
        DeviceError when it crashed or never ended.
        """
        if not quick_check.is_watched(self.device, spec):
            return ""
        fault = quick_check.first_fault(self.session, spec, self.session.config(spec, problem))
        if fault.startswith(("time: ", "crash: ", "device: ")):  # it would do so again
            raise DeviceError(f"{spec.name} fails a quick check: {fault}")
        if fault and not on_host:
            raise ValueError(f"kernel: {spec.name} fails a check, so it runs in a child process, which takes "
                             f"NumPy arrays only: {fault}")
        return fault

    def _in_child(self, spec: KernelSpec, why: str, target: str, arrays: Any, problem: Gemm | Attention) -> Any:
        """Run a faulty kernel in a child process. Raises DeviceError when that dies, and it is no museum kernel."""
        try:
            return isolation.call(f"polaris_lab.lab:{target}", self.device.index, self.max_launch_s,
                                  replace(spec, gate=None), arrays, problem,
                                  timeout=300.0 if spec.museum else FAULTY_S).value
        except ChildDied as died:
            if spec.museum:
                raise
            raise DeviceError(f"the process that ran {spec.name} {died.how}; {why}") from None

    def _attention_in_child_process(self, spec: KernelSpec, arrays: Mapping[str, np.ndarray], problem: Attention,
                                    reason: str, out: np.ndarray | None, why: str) -> np.ndarray:
        """Run a faulty kernel in a process of its own, since it writes where it should not."""
        if not all(isinstance(array, np.ndarray) for array in arrays.values()):
            raise ValueError(f"{spec.name} is a museum kernel and runs in another process; give NumPy arrays")
        result, last = self._in_child(spec, why, "_attention_in_child", dict(arrays), problem)
        self._unread = None
        self._last = replace(last, reason=f"{reason}; in a child process, since {why}")
        if out is not None:
            out[...] = result
        return result if out is None else out

    def _gemm_in_child_process(self, spec: KernelSpec, matrices: Sequence[Any], problem: Gemm,
                               reason: str, out: np.ndarray | None, why: str) -> np.ndarray:
        """Run a faulty kernel in a process of its own, since it writes where it should not."""
        if not all(matrix is None or isinstance(matrix, np.ndarray) for matrix in matrices):
            raise ValueError(f"{spec.name} is a museum kernel and runs in another process; give NumPy arrays")
        result, last = self._in_child(spec, why, "_gemm_in_child", matrices, problem)
        self._unread = None
        self._last = replace(last, reason=f"{reason}; in a child process, since {why}")
        if out is not None:
            out[...] = result
        return result if out is None else out

    def _on_host(self, spec: KernelSpec, problem: Gemm, A: np.ndarray, B: np.ndarray, C: np.ndarray | None,
                 out: np.ndarray | None, parts: dict[str, float]) -> tuple[np.ndarray, list[Timeline]]:
        c = C if problem.beta else None
        given = out is not None and out.flags.c_contiguous
        result = out if given else np.empty((problem.m, problem.n), np.float32)
        launches, whole_b = [], None
        parts |= {"upload": 0.0, "download": 0.0}
        for rows in self._panels(spec, problem):
            part = replace(problem, m=rows.stop - rows.start, lda=None, ldb=None, ldc=None)
            begin = time.perf_counter()
            a, target = A[:, rows] if problem.trans_a else A[rows], result[rows]
            if A is B and a.shape == A.shape:
                a = B  # one buffer for both: two on the same memory are not allowed
            if c is not None and c is not result:
                target[...] = c[rows]
            whole_b = whole_b or self._in_place(B)
            launch = self.session.prepare(spec, part, {"A": whole_b if a is B else self._in_place(a), "B": whole_b,
                                                       "C": self._in_place(target, written=True)})
            whole_b = launch.storages["B"]
            sent = time.perf_counter()
            try:
                launches.append(launch.timeline(launch.run()))
            except BaseException:  # an interrupt: the device may still work in the caller's memory
                self.queue.finish()
                raise
            ran = time.perf_counter()
            launch.store(target)
            self.session.retire(launch)
            parts["upload"] += (sent - begin) * 1e3
            parts["download"] += (time.perf_counter() - ran) * 1e3
        if out is None or given:
            return result, launches
        out[...] = result
        return out, launches

    def _in_place(self, array: np.ndarray, *, written: bool = False) -> DeviceMatrix | np.ndarray:
        """Return a matrix of the array's own memory where the device can use it, else a contiguous array to upload."""
        dense = np.ascontiguousarray(array)
        return self.session.in_place(dense, written=written) or dense

    def _wrap_all(self, problem: Gemm, A: cl_array.Array, B: cl_array.Array, C: cl_array.Array | None,
                  out: cl_array.Array | None) -> tuple:
        """Describe device arrays as a problem: return it with the result, the matrices, and the copies still to be
        made."""
        with driver_errors(self.device):
            result = out  # one that is not given is the caller's, so never the pool's
            if out is None:
                result = cl_array.empty(self.queue, (problem.m, problem.n), np.float32)
        if not result.size:
            return problem, (result, {}, [])
        c, turned_c, copies_c = self._wrap(result, "out")
        if turned_c or copies_c:
            raise ValueError(f"out has strides of {result.strides} bytes, from byte {result.offset} of its buffer on; "
                             f"it needs rows of neighbouring elements that begin where a sub-buffer may")
        (a, turned_a, copies_a), (b, turned_b, copies_b) = self._wrap(A, "A"), self._wrap(B, "B")
        added = problem.beta and C is not out
        if added and c.ld != c.columns:
            raise ValueError("out has gaps between its rows, and C is not copied into such: give C itself as out, or "
                             "an out without gaps")
        copies = [*copies_a, *copies_b, *([partial(self._gather, C, "C", c)] if added else [])]
        if turned_a or turned_b or (a.ld, b.ld, c.ld) != (problem.lda, problem.ldb, problem.ldc):
            problem = replace(problem, trans_a=problem.trans_a != turned_a, trans_b=problem.trans_b != turned_b,
                              lda=a.ld, ldb=b.ld, ldc=c.ld)
        return problem, (result, {"A": a, "B": b, "C": c}, copies)

    def _on_device(self, spec: KernelSpec, problem: Gemm, reason: str, result: cl_array.Array,
                   storages: dict[str, DeviceMatrix], copies: list[Callable[[], cl.Event]],
                   key: tuple | None, tables: list) -> tuple[cl_array.Array, list[Timeline], float]:
        """Enqueue the kernels and do not wait: return the result, the timeline, and when enqueuing began."""
        if not result.size:
            return result, [], time.perf_counter()
        plan = self._plan(problem, spec, reason, tables)
        started = time.perf_counter()
        # only now, so that no build or forecast lies within the call's span
        gathered = [("gather", copy()) for copy in copies]
        timeline = [*gathered, *plan.enqueue({name: storage.buffer for name, storage in storages.items()})]
        if isinstance(timeline[-1][1], cl.Event):  # else it is over, and the host has timed it
            result.add_event(timeline[-1][1])
        if not key or copies:
            plan.retire()
            return result, [timeline], started
        self._plans.keep(key, plan)
        return result, [timeline], started

    def _plan(self, problem: Gemm, spec: KernelSpec, reason: str, tables: list) -> GemmPlan:
        return GemmPlan(self.session, problem, spec, reason, tables, self.max_launch_s, self._start, self._results)

    def _start(self, plan: GemmPlan, a: cl.Buffer | None, b: cl.Buffer | None, out: cl_array.Array | None,
               begin: float) -> cl_array.Array:
        """Enqueue a plan with these buffers, and do not wait; None stands for a buffer without elements."""
        result = plan.new_result() if out is None else out
        if not result.size:
            timeline = []
        else:
            nothing = self.session.nothing
            started = time.perf_counter()
            timeline = [plan.enqueue({"A": a or nothing, "B": b or nothing, "C": result.base_data})]
            last = timeline[0][-1][1]
            # what came before in this queue is done when this is; what the host has timed is over
            if isinstance(last, cl.Event):
                self.session.set_event(result, last)
            else:
                result.events.clear()
        self._ended = time.perf_counter()
        self._unread = partial(account, self.device, plan.spec, plan.config, plan.reason, {"build": 0.0}, timeline,
                               begin, started if timeline else None, self._ended)
        return result

    def _run_in_place(self, plan: GemmPlan, A: np.ndarray, B: np.ndarray, out: np.ndarray | None, begin: float,
                      parts: dict[str, float]) -> np.ndarray:
        """Run a plan in the memory of host arrays that `_lie_in_place`, and wait.

        Raises DeviceError with the driver's word.
        """
        sent = time.perf_counter()
        result = np.empty(plan.shape, np.float32) if out is None else out  # NumPy aligns to 16 bytes at least
        try:
            a, c = self.session.buffer_of(A), self.session.buffer_of(result, written=True)
            b = a if B is A else self.session.buffer_of(B)  # two on the same memory are not allowed
            started = time.perf_counter()
            timeline, done = plan.run_in_place({"A": a, "B": b, "C": c}, result)
        except BaseException as error:  # an interrupt: the device may still work in the caller's memory
            self.queue.finish()
            if isinstance(error, (cl.Error, MemoryError)):  # not `driver_errors`, which costs a microsecond
                raise DeviceError(f"{self.device.name}: {error}") from error
            raise
        ended = time.perf_counter()
        parts |= {"upload": (started - sent) * 1e3, "download": (ended - done) * 1e3}
        self._unread = partial(account, self.device, plan.spec, plan.config, plan.reason, parts, [timeline], begin,
                               None, ended)
        return result

    def _lie_in_place(self, A: np.ndarray, B: np.ndarray, out: np.ndarray | None) -> bool:
        """Tell whether the device can work in the memory of these arrays, undivided, and `out` is no part of A or B.
        """
        if self.max_launch_s is not None or not (self.session.takes(A) and self.session.takes(B)):
            return False
        return out is None or (self.session.takes(out) and out.flags.writeable
                               and not any(np.may_share_memory(out, each) for each in (A, B)))

    def _are_plain(self, A: cl_array.Array, B: cl_array.Array, out: cl_array.Array | None) -> bool:
        """Tell whether the arrays are of this lab's queue, nothing of another queue is to be waited for, and `out` is
        no buffer of A or B."""
        session = self.session
        for array in (A, B) if out is None else (A, B, out):
            if (array.queue is not session.queue or (array.size and array.nbytes > array.base_data.size)
                    or not session.has_own_events(array)):
                return False
        return out is None or lies_apart(out, A, B)

    def _wrap(self, array: cl_array.Array, name: str) -> tuple[DeviceMatrix, bool, list[Callable[[], cl.Event]]]:
        """Describe a device array as a DeviceMatrix: return it, whether it is read transposed, and the copy that must
        fill it, if any."""
        (rows, columns), (down, across) = array.shape, array.strides
        if not array.size:
            return self.session.upload(None, rows, columns, max(columns, 1), written_only=True), False, []
        for turned, (r, c, step, inner) in ((False, (rows, columns, down, across)),
                                            (True, (columns, rows, across, down))):
            ld = step // 4 if r > 1 else c
            if (c == 1 or inner == 4) and ld >= c:
                view = self.session.view(array.base_data, array.offset, r, c, ld)
                if view:
                    wait_for(self.session, array, name)
                    return view, turned, []
        dense = self.session.upload(None, rows, columns, columns, written_only=True)
        return dense, False, [partial(self._gather, array, name, dense)]

    def _gather(self, array: cl_array.Array, name: str, target: DeviceMatrix) -> cl.Event:
        wait_for(self.session, array, name)
        return self.session.gather(array.base_data, array.offset, array.strides, target)

    def _panels(self, spec: KernelSpec, problem: Gemm) -> list[slice]:
        """Split C into panels of rows so that no launch lasts longer than `max_launch_s`; one panel if none would."""
        if not problem.m or not problem.n:
            return []
        rows = problem.m
        if self.max_launch_s is not None and (seconds := forecast_s(self.session, spec, problem)) > self.max_launch_s:
            rows = int(problem.m * self.max_launch_s / seconds) // PANEL * PANEL
            if not rows:
                raise DeviceError(
                    f"{spec.name} at {problem} would take about {seconds:.1f} s, and even {PANEL} of its "
                    f"{problem.m} rows longer than max_launch_s = {self.max_launch_s:g}; name a faster kernel"
                )
        return [slice(top, min(top + rows, problem.m)) for top in range(0, problem.m, rows)]


def open_lab(name: str = "auto") -> Lab:
    """Open a device: "auto", "cpu", "gpu", part of a platform's or device's name, or "0:1". See
    `polaris_lab.device.device.find`."""
    return Lab(find(name))


def _gemm_in_child(index: str, max_launch_s: float | None, spec: KernelSpec, matrices: Sequence[Any],
                problem: Gemm) -> tuple[np.ndarray, Call]:
    lab = open_lab(index)
    lab.session.shares_memory = False  # a faulty kernel gets buffers with room around them, not NumPy's memory
    lab.max_launch_s = max_launch_s
    result = lab.gemm(*matrices, problem.alpha, problem.beta, problem.trans_a, problem.trans_b, kernel=spec)
    return result, lab.last


def _attention_in_child(index: str, max_launch_s: float | None, spec: KernelSpec, arrays: Mapping[str, np.ndarray],
                        problem: Attention) -> tuple[np.ndarray, Call]:
    lab = open_lab(index)
    lab.session.shares_memory = False
    lab.max_launch_s = max_launch_s
    result = lab.attention(**arrays, causal=problem.causal, scale=problem.scale, diagonal=problem.diagonal, kernel=spec)
    return result, lab.last
