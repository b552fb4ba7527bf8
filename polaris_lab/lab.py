"""Open a device, multiply and measure on it, and see what ran."""

from __future__ import annotations

import numbers
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base import html_forms
from polaris_lab.base.errors import BadType, BadValue, DeviceError
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.choose import child_call, gemm_call, selection
from polaris_lab.choose.gemm_plan import GemmPlan, Planned, Plans
from polaris_lab.choose.selection import Chooser
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.device.gemm_arguments import Matrix, problem_of
from polaris_lab.device.pools import Pool
from polaris_lab.measure.call_report import Call, Ran, account
from polaris_lab.measure.launch_time import launch_limit
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launched_kernel import LaunchedKernel
from polaris_lab.model.problem import Gemm, Transpose

if TYPE_CHECKING:
    import pandas as pd

    from polaris_lab.device.attention_arguments import Tensor
    from polaris_lab.device.free_launch import DeviceLaunch
    from polaris_lab.measure.ceilings import Ceilings


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

    `max_launch_s` is the longest that one launch may take, in seconds; None for no limit. `chooser` is called with the
    device and a product, and returns its kernel with the configuration fixed, and the reason.

    >>> lab = pl.open_lab("auto")
    >>> C = lab.gemm(np.ones((4, 8), np.float32), np.ones((8, 4), np.float32))
    >>> lab.last.kernel in pl.catalogue(), lab.last.device == lab.device.name
    (True, True)
    """

    def __init__(self, device: Device, chooser: Chooser = selection.auto) -> None:
        if not callable(chooser):
            raise BadType("chooser",
                          f"chooser is a {type(chooser).__name__}; give a function of a device and a problem")
        self.device, self.session = device, Session(device)
        self._plans = Plans(self.session, chooser, self._note)
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
            raise BadValue("max_launch_s",
                           f"max_launch_s is {seconds!r}; it must be a number of seconds above 0, or None for no limit")
        self._max_launch_s = seconds
        self._plans.clear()

    def reload(self) -> None:
        """Forget all choices and plans, so that the next call sees tuned times and kernel sources as they are now.

        >>> lab.reload()
        """
        self._plans.clear()
        selection.reload()

    def warm(self) -> int:
        """Build all programs that `gemm` chooses among, several at a time; return how many these are.

        After that no product waits for a compiler. `polaris-lab tune` does so at its end, for the driver's cache.

        >>> programs = lab.warm()
        """
        from polaris_lab.choose.building import warm

        self.session.require_own_process()
        return warm(self.session)

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

        op(A) is (m, k), op(B) is (k, n), and C is (m, n); sizes may be 0. `beta == 0` never reads C, `alpha == 0` never
        reads A or B. C is not modified unless it is `out`, which may not overlap A or B.

        All matrices are NumPy arrays with any strides, or all are `pyopencl.array.Array`s of this lab's context. Device
        arrays are not transferred, and the result is an Array. If their queue is this lab's, it returns before it is
        computed: its `get`, and whatever is enqueued later, waits for it. The lab reuses the memory of a released
        result, so hold it while another queue reads it. A launch that would last longer than `max_launch_s` is split by
        rows of C for NumPy arrays, and refused for device arrays. Raises TypeError or ValueError naming the argument,
        DeviceError when the device fails, or when the problem does not fit or is refused.

        >>> A, B = np.ones((2, 3), np.float32), np.ones((3, 4), np.float32)
        >>> lab.gemm(A, B, alpha=2.0)
        array([[6., 6., 6., 6.],
               [6., 6., 6., 6.]], dtype=float32)
        >>> lab.gemm(A, B, kernel="gemm_tiled").shape
        (2, 4)
        """
        begin = time.perf_counter()
        self.session.require_own_process()
        problem = problem_of(A, B, C, alpha, beta, trans_a, trans_b, out)
        operands = gemm_call.take(self.session, problem, A, B, C, out)
        planned = self._plans.planned(operands.problem, kernel, operands.on_host, self.max_launch_s)
        if planned.fault:
            return self._run_in_child("gemm", planned, {"A": A, "B": B, "C": C}, out, alpha=alpha, beta=beta,
                                      trans_a=trans_a, trans_b=trans_b)
        result, ran = operands.run(planned)
        self._note(planned, ran, begin)
        if not operands.is_of_one_queue:
            _ = self.last  # another queue does not wait for this one
        return result

    @_noticing_loss
    def transposed(self, B: Matrix) -> Matrix:
        """Transpose a float32 matrix (k, n) to (n, k), to keep for many calls: `gemm(A, kept, trans_b=True)`.

        A kernel that reads B by columns transposes a copy of it in every call; `transposed` does so once. The result is
        an array of the same kind, NumPy or device. It takes 4 k n bytes in addition to those of B, and does not follow
        later changes of B. Raises TypeError or ValueError naming B, DeviceError when the device fails or has no room.

        >>> kept = lab.transposed(np.ones((3, 4), np.float32))
        >>> kept.shape, lab.gemm(np.ones((2, 3), np.float32), kept, trans_b=True).shape
        ((4, 3), (2, 4))
        """
        from polaris_lab.device.kept_transpose import transposed_copy

        self.session.require_own_process()
        return transposed_copy(self.session, B)

    @_noticing_loss
    def attention(self, Q: Tensor, K: Tensor, V: Tensor, causal: bool = False, scale: float | None = None,
                  kernel: str | KernelSpec = "auto", out: Tensor | None = None, *, diagonal: int = 0) -> Tensor:
        """Compute softmax(scale * Q @ K.T) @ V for each head; Q, and the result, are (batch, heads, rows, elements).

        K and V may have another number of rows than Q. `scale` is 1 / sqrt(elements) by default. With `causal`, row i
        sees the keys j <= i + `diagonal`; a row that sees no key is 0. All arrays are float32, or all float16; sums are
        float32. All are NumPy arrays, or all are `pyopencl.array.Array`s of this lab's context, whose result returns
        before it is computed, as that of `gemm` does. They may lie in memory as (B, H, S, D), or as (B, S, H, D) seen
        through a view with axes 1 and 2 swapped; the result lies as they do. NumPy arrays that lie in any other way are
        copied. Raises TypeError or ValueError naming the argument, DeviceError when the device fails, the problem does
        not fit, or a launch would last longer than `max_launch_s`.

        >>> Q = K = V = np.ones((1, 2, 4, 8), np.float32)
        >>> O = lab.attention(Q, K, V, causal=True)
        >>> O.shape, bool(np.allclose(O, 1))
        ((1, 2, 4, 8), True)
        """
        from polaris_lab.choose import attention_call
        from polaris_lab.device import attention_arguments

        begin = time.perf_counter()
        self.session.require_own_process()
        problem = attention_arguments.problem_of(Q, K, V, causal, scale, diagonal, out)
        arrays = {"Q": Q, "K": K, "V": V}
        planned = attention_call.plan(self.session, problem, kernel, isinstance(Q, np.ndarray), self.max_launch_s)
        if planned.fault:
            return self._run_in_child("attention", planned, arrays, out, causal=causal, scale=scale, diagonal=diagonal)
        result, ran = attention_call.run(self.session, planned, problem, arrays, out)
        self._note(planned, ran, begin)
        if any(isinstance(array, cl_array.Array) and array.queue != self.queue for array in arrays.values()):
            _ = self.last  # another queue does not wait for this one
        return result

    @_noticing_loss
    def launch(self, source: str | Path | bytes, function: str, global_size: int | Sequence[int],
               local_size: int | Sequence[int] | None, args: Sequence[Any], *, options: Sequence[str] = (),
               offset: int | Sequence[int] | None = None) -> DeviceLaunch:
        """Launch the kernel `function` of any OpenCL C `source`, a .cl file's path or a text, and wait for it.

        `global_size`, `local_size` and `offset` (the global id of the first work-item) are one to three numbers of
        work-items; with a local size of None the device chooses the work-group. `args` has an entry for each parameter:
        a NumPy array for a pointer; a NumPy scalar for a value, or a Python number, which takes the declared type where
        the device reports it; bytes for a struct; `pl.local(n_bytes)` for a local pointer. NumPy arrays are copied to
        the device, in C order, and back: `args` of the result hold them as the kernel left them, and your arrays do not
        change. One array given twice is one buffer; an empty one becomes a buffer of one element. A
        `pyopencl.array.Array` is used in place. The source is built as OpenCL C 1.2 unless `options` name another
        language. `source` may also be bytes: a program binary for this device, for example from `polaris-lab compile
        --object`. Most drivers do not report a binary's parameters, so pass NumPy scalars of the right type.

        A kernel that is not the lab's own runs in a child process, which may crash, or be ended after 300 s; a device
        array, which only this process can reach, needs one that such a launch has ended well with.

        With `max_launch_s`, a part of the work-groups is timed first, and a launch that would last longer is refused;
        device arrays, which that part would change, are exempt. Raises ValueError or TypeError naming the argument,
        DeviceError with the build log or the driver's message. `sim.launch` takes the same arguments.

        >>> text = "kernel void twice(global float *x) { x[get_global_id(0)] *= 2; }"
        >>> lab.launch(text, "twice", 4, None, [np.arange(4, dtype=np.float32)]).args[0]
        array([0., 2., 4., 6.], dtype=float32)
        """
        self.session.require_own_process()
        return child_call.launch(self.session, source, function, global_size, local_size, args, options, offset,
                                 self.max_launch_s)

    @_noticing_loss
    def plan(self, problem: Gemm, kernel: str | KernelSpec = "auto") -> GemmPlan:
        """Choose, build and check the kernel of one product once; a call of the plan only sets arguments and enqueues.

        `run = lab.plan(pl.Gemm(m, n, k))`, then `run(A, B, out=C)` on device arrays of this lab's queue. `problem.beta`
        scales what `out` holds before the call. Raises ValueError or TypeError naming the argument, DeviceError as
        `gemm`.

        >>> import pyopencl.array as cl_array
        >>> A = cl_array.to_device(lab.queue, np.ones((2, 3), np.float32))
        >>> B = cl_array.to_device(lab.queue, np.ones((3, 4), np.float32))
        >>> run = lab.plan(pl.Gemm(2, 4, 3))
        >>> run(A, B).get()
        array([[3., 3., 3., 3.],
               [3., 3., 3., 3.]], dtype=float32)
        """
        if not isinstance(problem, Gemm):
            raise BadType("problem", f"problem is a {type(problem).__name__}; give a pl.Gemm(m, n, k)")
        self.session.require_own_process()
        return self._plans.plan(problem, kernel, self.max_launch_s)

    @_noticing_loss
    def measure(self, kernel: str | KernelSpec | LaunchedKernel | Sequence[str | KernelSpec | LaunchedKernel],
                m: int | None = None, n: int | None = None, k: int = 0, *, repeats: int = 20,
                seed: int | None = None, config: Mapping[str, int] | None = None, seconds: float | None = None,
                **more: Any) -> pd.DataFrame:
        """Time one kernel, or several in turns, on one m x n x k product, and return the raw samples, a row each.

        `device_ms` and `host_ms` are milliseconds by the device's and the host's clock, `gflops` follows from
        `device_ms`, and `ok` tells whether the result was correct. Sampling stops after `repeats` samples of each
        kernel, or `seconds`. `config` sets defines, `seed` draws the inputs. A transpose kernel transposes m x n,
        without k. `more` are further fields of `pl.Gemm`: alpha, beta, trans_a, trans_b, lda, ldb, ldc. Kernels with a
        reference (`pl.kernel`) are launched as they say, without sizes, and have no `gflops`. Raises
        ValueError or TypeError naming the argument, DeviceError when the device fails or a launch would last longer
        than `max_launch_s`.

        >>> rows = lab.measure(["gemm_naive", "gemm_tiled"], 64, 64, 64, repeats=3)
        >>> len(rows), bool(rows["ok"].all()), sorted(set(pl.summarise(rows)["kernel"]))
        (6, True, ['gemm_naive', 'gemm_tiled'])
        """
        from polaris_lab.base.cell_bar import CellBar
        from polaris_lab.measure.launched_samples import take_launched
        from polaris_lab.measure.protocol import take_samples

        if not isinstance(kernel, (str, KernelSpec, LaunchedKernel, Sequence)):
            raise BadType("kernel", f"kernel is a {type(kernel).__name__}; give a catalogue name, what pl.kernel "
                          "returns, or a list of them")
        kernels = [kernel] if isinstance(kernel, (str, KernelSpec, LaunchedKernel)) else list(kernel)
        if any(isinstance(each, LaunchedKernel) for each in kernels):
            return take_launched(self.session, kernels, repeats, seconds, self.max_launch_s,
                                 {"m": m, "n": n, "k": k or None, "config": config, **more})
        ours = [resolve(each) for each in kernels if isinstance(each, KernelSpec) or each in catalogue()]
        turning = any(spec.signature == "transpose" for spec in ours)
        problem = Transpose(m, n) if turning else Gemm(m, n, k, **more)
        with CellBar(len(kernels) * (repeats + 2) if isinstance(repeats, int) else 0, str(problem)) as bar:
            return take_samples(self.session, kernels, problem, repeats=repeats, seed=seed, config=config,
                                seconds=seconds, max_launch_s=self.max_launch_s, on_progress=bar.update)

    def sweep(self, kernels: Sequence[str | KernelSpec], sizes: Sequence[int], *, repeats: int = 20,
              seed: int | None = None, seconds: float | None = None) -> pd.DataFrame:
        """Run `measure` on a square product of each size, and return one table.

        Raises ValueError for no sizes, DeviceError when a kernel's source changes between two sizes, and what `measure`
        raises.

        >>> rows = lab.sweep(["gemm_naive"], [32, 64], repeats=3)
        >>> sorted(set(rows["m"]))
        [32, 64]
        """
        import pandas as pd

        if not len(sizes):
            raise BadValue("sizes", "sizes is empty; give one at least")
        tables = [self.measure(kernels, n, n, n, repeats=repeats, seed=seed, seconds=seconds) for n in sizes]
        rows = pd.concat(tables, ignore_index=True)
        rows.attrs = tables[0].attrs
        of_sizes = [each.attrs["kernels"] for each in tables]
        hashes = [{name: facts.get("source_sha256") for name, facts in kernels.items()} for kernels in of_sizes]
        if changed := [name for each in hashes for name in each if each[name] != hashes[0].get(name, each[name])]:
            raise DeviceError(f"the source of {changed[0]} changed between two sizes of this sweep; measure again")
        return rows

    def save(self, rows: pd.DataFrame, study: str, *, record: bool, seed: int, **parameters: Any) -> None:
        """Write rows and their manifest: to data/measured with `record`, else to the git-ignored runs/.

        `rows` come from `measure`, `sweep` or `ceilings.rates`; `parameters` are the notebook's. Raises OSError when
        the folder cannot be written.

        >>> rows = lab.measure("gemm_naive", 64, 64, 64, repeats=3, seed=1)
        >>> lab.save(rows, "example", record=False, seed=1, repeats=3)
        """
        facts = manifest(asdict(self.device), rows.attrs.get("kernels", {}), parameters, seed, self._opened)
        if "power_w" in rows and rows["power_w"].notna().any() and "power" in rows.attrs:
            facts["power_sensor"] = rows.attrs["power"]
        save(rows, study, facts, record=record)

    def _note(self, planned: Planned | GemmPlan, ran: Ran, begin: float) -> None:
        """Keep what `last` reports of a call that began then."""
        self.pool.trim()
        self._unread = partial(account, self.device, planned.spec, planned.config, planned.reason, ran, begin,
                               time.perf_counter())

    def _run_in_child(self, method: str, planned: Planned, arrays: Mapping[str, np.ndarray | None],
                      out: np.ndarray | None, **scalars: Any) -> np.ndarray:
        """Make the same call in a child process, for a kernel that writes where it should not, and warn where a check
        found that. Raises as `child_call.run`."""
        if not planned.spec.museum:
            warnings.warn(f"{planned.spec.name} is wrong, and so may its result be: {planned.fault}", RuntimeWarning,
                          stacklevel=4)  # the line that called a method of the lab
        scalars["kernel"] = replace(planned.spec, gate=None)
        result, last = child_call.run(planned.spec, planned.fault, "polaris_lab.lab:_call_in_child", self.device.index,
                                      self.max_launch_s, method, dict(arrays), scalars)
        self._unread = None
        self._last = replace(last, reason=f"{planned.reason}; in a child process, since {planned.fault}")
        if out is None:
            return result
        out[...] = result
        return out


def open_lab(name: str = "auto", chooser: Chooser = selection.auto) -> Lab:
    """Open a device: "auto", "cpu", "gpu", part of a platform or device name, or an index such as "0:1".

    "auto" is the first GPU that works, else the CPU device with the highest multiply-add rate. `chooser(device,
    problem)` replaces the lab's own choice: for each product without a named kernel it returns a KernelSpec with its
    configuration fixed, and the reason. Raises ValueError when no device has that name, DeviceError when it does not
    work, TypeError when `chooser` cannot be called.

    >>> lab = pl.open_lab("auto")
    >>> naive = lambda device, problem: (pl.catalogue()["gemm_naive"], "always the first kernel")
    >>> simple = pl.open_lab("auto", chooser=naive)
    >>> simple.plan(pl.Gemm(64, 64, 64)).spec.name
    'gemm_naive'
    """
    return Lab(find(name), chooser)


def _call_in_child(index: str, max_launch_s: float | None, method: str, arrays: Mapping[str, np.ndarray | None],
                   scalars: Mapping[str, Any]) -> tuple[np.ndarray, Call]:
    lab = open_lab(index)
    lab.session.shares_memory = False  # a faulty kernel gets buffers with room around them, not NumPy's memory
    lab.max_launch_s = max_launch_s
    result = getattr(lab, method)(**arrays, **scalars)
    return result, lab.last
