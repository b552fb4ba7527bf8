"""Open a device, multiply and measure on it, and see what ran."""

from __future__ import annotations

import numbers
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base import html_forms, isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.choose import gemm_call, selection
from polaris_lab.choose.gemm_call import GemmPlan, Plans
from polaris_lab.choose.selection import UNTUNED, Chooser
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.device.gemm_arguments import Matrix, problem_of
from polaris_lab.device.pools import Pool
from polaris_lab.measure.call_report import Call, Timeline, account
from polaris_lab.measure.launch_time import FAULTY_S, launch_limit, refuse_long
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue, require, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm, Transpose
from polaris_lab.verify.trust import is_watched

if TYPE_CHECKING:
    import pandas as pd

    from polaris_lab.device.attention_arguments import Tensor
    from polaris_lab.device.free_launch import DeviceLaunch
    from polaris_lab.measure.ceilings import Ceilings

MUSEUM_TIMEOUT_S = 300.0
"""How long a museum kernel may run in its child process."""


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


class Planned(NamedTuple):
    """Holds what a call runs: the kernel, why it was chosen, and what is ready of it.

    `fault` says why it must run in a child process; then nothing is ready. `panels` are rows of C, each with the plan
    that computes them; `kept` tells whether later calls run them too.
    """

    spec: KernelSpec
    reason: str
    fault: str
    config: Mapping[str, int] = {}
    panels: Sequence[tuple[slice, GemmPlan]] = ()
    build_ms: float = 0.0
    kept: bool = False

    @property
    def scratch_bytes(self) -> int:
        return sum(plan.scratch_bytes for plan in {id(plan): plan for _, plan in self.panels}.values())

    def retire(self) -> None:
        for plan in {id(plan): plan for _, plan in self.panels}.values():
            plan.retire()


class Lab:
    """Holds one open device and multiplies matrices on it.

    `max_launch_s` is the longest that one launch may take, in seconds; None for no limit. `chooser` is called with the
    device and a product, and returns its kernel with the configuration fixed, and the reason.
    """

    def __init__(self, device: Device, chooser: Chooser = selection.auto) -> None:
        if not callable(chooser):
            raise TypeError(f"chooser is a {type(chooser).__name__}; give a function of a device and a problem")
        self.device, self.chooser = device, chooser
        self.session = Session(device)
        self._plans = Plans()
        self.max_launch_s = launch_limit(self.session)
        self._last: Call | None = None
        self._unread: Callable[[], Call] | None = None
        self._opened = now()
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
        from polaris_lab.measure.ceilings import ceilings_of

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
        self._plans.clear()

    def reload(self) -> None:
        """Forget what was chosen and planned, so that the next call sees tuned times and sources as they are now."""
        self._plans.clear()
        selection.reload()

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

    @_noticing_loss
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
        self.session.require_own_process()
        problem = problem_of(A, B, C, alpha, beta, trans_a, trans_b, out)
        on_host, operands, started = isinstance(A, np.ndarray), None, None
        if not on_host:
            operands = gemm_call.wrap(self.session, problem, A, B, C, out)
            problem = operands.problem
        planned = self._planned(problem, kernel, on_host)
        if planned.fault:
            return self._run_in_child("gemm", planned, {"A": A, "B": B, "C": C}, out, alpha=alpha, beta=beta,
                                      trans_a=trans_a, trans_b=trans_b)
        parts = {"build": planned.build_ms}
        if operands:
            started, result = time.perf_counter(), operands.result
            launches = [operands.run(plan) for _, plan in planned.panels]
        else:
            result, launches = gemm_call.run_on_host(self.session, planned.panels, problem, (A, B, C, out), parts)
        self._note(planned, parts, launches, begin, started)
        if not planned.kept:
            planned.retire()
        if operands and not operands.is_of_one_queue:
            _ = self.last  # another queue does not wait for this one
        return result

    @_noticing_loss
    def transposed(self, B: Matrix) -> Matrix:
        """Return a matrix (k, n) transposed, (n, k), to be kept for many calls: `gemm(A, kept, trans_b=True)`.

        A kernel that reads B by columns gets a transposed copy of it in every call; one that is kept is made once. It
        is an array of the kind that is given, on the device where B is, and takes `nbytes` = 4 k n bytes there, on top
        of those of B, until it is let go. It does not follow what is later written to B. Raises TypeError or ValueError
        naming B, DeviceError when the device fails or has no room.
        """
        from polaris_lab.device.kept_transpose import transposed_copy

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
        from polaris_lab.choose import attention_call
        from polaris_lab.device import attention_arguments

        begin = time.perf_counter()
        self.session.require_own_process()
        problem = attention_arguments.problem_of(Q, K, V, causal, scale, diagonal, out)
        arrays = {"Q": Q, "K": K, "V": V}
        spec, reason = self._choose_attention(kernel, problem)
        planned = Planned(spec, reason, self._fault(spec, problem, isinstance(Q, np.ndarray)))
        if planned.fault:
            return self._run_in_child("attention", planned, arrays, out, causal=causal, scale=scale, diagonal=diagonal)
        self.session.check_room(problem.layouts)
        refuse_long(self.session, spec, problem, None, self.max_launch_s)
        built = time.perf_counter()
        self.session.build_all(spec, problem)
        planned = planned._replace(reason=reason + self.session.build_note(spec, problem),
                                   config=self.session.config(spec, problem))
        parts, started = {"build": (time.perf_counter() - built) * 1e3}, None
        if isinstance(Q, np.ndarray):
            result, launches = attention_call.run_on_host(self.session, spec, problem, arrays, out, parts)
        else:
            result, launches, started = attention_call.run_on_device(self.session, spec, problem, arrays, out)
        self._note(planned, parts, launches, begin, started)
        if any(isinstance(array, cl_array.Array) and array.queue != self.queue for array in arrays.values()):
            _ = self.last  # another queue does not wait for this one
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
        `polaris-lab compile --object` writes; most drivers do not know its parameters, which NumPy scalars then must
        fit.

        Where `max_launch_s` is set, a part of the work-groups is run first, and a launch that would last longer is
        refused; not so with device arrays, which that part would already change. Raises ValueError or TypeError naming
        the argument that does not fit, DeviceError with the build log or the driver's word. `sim.launch` takes the
        same arguments.
        """
        from polaris_lab.device import free_launch

        self.session.require_own_process()
        return free_launch.launch(self.session, source, function, global_size, local_size, args, options, offset,
                                  self.max_launch_s)

    @_noticing_loss
    def plan(self, problem: Gemm, kernel: str | KernelSpec = "auto") -> GemmPlan:
        """Choose, build and check the kernel of one product once: `run = lab.plan(pl.Gemm(m, n, k))`, then
        `run(A, B, out=C)` on device arrays of this lab's queue only sets arguments and enqueues.

        `problem.beta` scales what is in `out` before the call. Raises ValueError or TypeError naming the argument,
        DeviceError as `gemm`.
        """
        if not isinstance(problem, Gemm):
            raise TypeError(f"problem is a {type(problem).__name__}; give a pl.Gemm(m, n, k)")
        self.session.require_own_process()
        spec, reason = self._choose(kernel, problem)
        if spec.museum:
            raise ValueError(f"kernel: {spec.name} is a museum kernel, which runs in another process; use gemm")
        self._fault(spec, problem, on_host=False)
        return GemmPlan(self.session, problem, spec, reason, self.max_launch_s, self._note_plan)

    @_noticing_loss
    def measure(self, kernel: str | KernelSpec | Sequence[str | KernelSpec], m: int, n: int, k: int = 0, *,
                repeats: int = 20,
                seed: int | None = None, config: Mapping[str, int] | None = None, seconds: float | None = None,
                **more: Any) -> pd.DataFrame:
        """Measure one kernel, or several interleaved, on one m x n x k problem, and return the raw samples.

        A transpose kernel turns an m x n matrix, and has no use for k. `more` are further fields of `pl.Gemm`: alpha,
        beta, trans_a, trans_b, lda, ldb, ldc.
        """
        from polaris_lab.base.cell_bar import CellBar
        from polaris_lab.measure.protocol import take_samples

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
        spec, reason = (self.chooser(self.device, problem) if kernel == "auto"
                        else (resolve(kernel), "named by the caller"))
        if spec.signature != "gemm":
            raise ValueError(f"kernel: {spec.name} has the signature {spec.signature!r}; gemm needs one with 'gemm'")
        require(self.session.plan(spec, problem).kernel)
        untuned = kernel != "auto" and tuned_configs.find_config(spec, problem, self.device.slug)[1]
        return spec, reason + (UNTUNED if untuned else "")

    def _choose_attention(self, kernel: str | KernelSpec, problem: Attention) -> tuple[KernelSpec, str]:
        if kernel == "auto":
            from polaris_lab.choose import attention_choice

            return attention_choice.auto(self.device, problem)
        spec = resolve(kernel)
        if spec.signature != "attention":
            raise ValueError(f"kernel: {spec.name} has the signature {spec.signature!r}; attention needs one with "
                             "'attention'")
        require(self.session.plan(spec, problem).kernel)
        return spec, "named by the caller"

    def _planned(self, problem: Gemm, kernel: str | KernelSpec, on_host: bool) -> Planned:
        """Choose, check and build the kernel for a problem, or return what an earlier call did of that.

        A kernel that is given as a KernelSpec is planned for each call, since its file may have changed.
        """
        key = (problem, kernel, on_host) if isinstance(kernel, str) else None
        if key in self._plans:
            return self._plans[key]._replace(build_ms=0.0)
        spec, reason = self._choose(kernel, problem)
        if fault := self._fault(spec, problem, on_host):
            return Planned(spec, reason, fault)
        self.session.check_room(problem.layouts)
        begin = time.perf_counter()
        self.session.build_all(spec, problem)
        built = time.perf_counter()
        panels = gemm_call.plan_panels(self.session, problem, spec, reason, self.max_launch_s, on_host, self._note_plan)
        if len(panels) > 1:
            reason += f"; in {len(panels)} panels, to stay below {self.max_launch_s:g} s each"
        planned = Planned(spec, reason + self.session.build_note(spec, problem), "",
                          self.session.config(spec, problem), panels, (built - begin) * 1e3, kept=True)
        kept = key is not None and self._plans.keep(key, planned, self.pool.limit)
        return planned._replace(kept=kept)

    def _note(self, planned: Planned, parts: dict[str, float], launches: Sequence[Timeline], begin: float,
              started: float | None) -> None:
        """Keep what `last` reports of a call."""
        self.pool.trim()
        self._unread = partial(account, self.device, planned.spec, planned.config, planned.reason, parts, launches,
                               begin, started, time.perf_counter())

    def _note_plan(self, plan: GemmPlan, launches: list[Timeline], begin: float, started: float) -> None:
        self._note(Planned(plan.spec, plan.reason, "", plan.config), {"build": 0.0}, launches, begin, started)

    def _fault(self, spec: KernelSpec, problem: Gemm | Attention, on_host: bool) -> str:
        """Say why a kernel runs in a child process: it is a museum kernel, or a check found a fault; "" if it need not.

        Raises ValueError where the arrays lie on the device, from which a child process cannot take them, and
        DeviceError when the kernel crashed or never ended.
        """
        if spec.museum:
            why = "it is a museum kernel"
        elif not is_watched(self.device, spec):
            return ""
        else:
            from polaris_lab.verify import quick_check

            fault = quick_check.first_fault(self.session, spec, self.session.config(spec, problem))
            if not fault:
                return ""
            if fault.startswith(("time: ", "crash: ", "device: ")):  # it would do so again
                raise DeviceError(f"{spec.name} fails a quick check: {fault}")
            why = f"a check found: {fault}"
        if not on_host:
            raise ValueError(f"kernel: {spec.name} runs in a child process, which takes NumPy arrays only, since {why}")
        return why

    def _run_in_child(self, method: str, planned: Planned, arrays: Mapping[str, np.ndarray | None],
                      out: np.ndarray | None, **scalars: Any) -> np.ndarray:
        """Make the same call in a child process, for a kernel that writes where it should not.

        Raises DeviceError when the child dies, ChildDied when it ran a museum kernel.
        """
        spec = planned.spec
        try:
            result, last = isolation.call("polaris_lab.lab:_call_in_child", self.device.index, self.max_launch_s,
                                          method, dict(arrays), scalars | {"kernel": replace(spec, gate=None)},
                                          timeout=MUSEUM_TIMEOUT_S if spec.museum else FAULTY_S).value
        except ChildDied as died:
            if spec.museum:
                raise
            raise DeviceError(f"the process that ran {spec.name} {died.how}; {planned.fault}") from None
        self._unread = None
        self._last = replace(last, reason=f"{planned.reason}; in a child process, since {planned.fault}")
        if out is None:
            return result
        out[...] = result
        return out


def open_lab(name: str = "auto", chooser: Chooser = selection.auto) -> Lab:
    """Open a device: "auto", "cpu", "gpu", part of a platform's or device's name, or "0:1". See
    `polaris_lab.device.device.find`.

    `chooser(device, problem)` returns the kernel that `gemm` takes for a product where the caller names none, with its
    configuration fixed, and the reason. Raises TypeError when it cannot be called, DeviceError for a device.
    """
    return Lab(find(name), chooser)


def _call_in_child(index: str, max_launch_s: float | None, method: str, arrays: Mapping[str, np.ndarray | None],
                   scalars: Mapping[str, Any]) -> tuple[np.ndarray, Call]:
    lab = open_lab(index)
    lab.session.shares_memory = False  # a faulty kernel gets buffers with room around them, not NumPy's memory
    lab.max_launch_s = max_launch_s
    result = getattr(lab, method)(**arrays, **scalars)
    return result, lab.last
