"""Plan one attention, and run it on NumPy arrays or on arrays of the device."""

from __future__ import annotations

import time
from collections.abc import Mapping

import numpy as np
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadValue
from polaris_lab.choose import child_call, selection
from polaris_lab.choose.gemm_plan import Planned, note_last
from polaris_lab.device.attention_arguments import Tensor, require_order, stored
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.gemm_arguments import wait_for
from polaris_lab.measure.call_report import Ran
from polaris_lab.measure.launch_time import refuse_long
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention


def plan(session: Session, problem: Attention, kernel: str | KernelSpec, on_host: bool,
         max_launch_s: float | None) -> Planned:
    """Choose, check and build the kernel for a problem, the caller's unless that is "auto".

    Raises ValueError or TypeError for a kernel that does not fit, DeviceError as `Lab.attention`.
    """
    launches, reason = selection.choose_launches(session, kernel, problem, selection.auto)
    spec = launches.kernel.spec
    if fault := child_call.find_reason(session, spec, problem, on_host):
        return Planned(spec, reason, fault)
    session.check_room(problem.layouts)
    refuse_long(session, spec, problem, None, max_launch_s)
    built_ms = session.build_ms
    session.build_all(spec, problem)
    return Planned(spec, reason + session.build_note(spec, problem), "", dict(launches.kernel.config),
                   session.build_ms - built_ms)


def run(session: Session, planned: Planned, problem: Attention, arrays: Mapping[str, Tensor],
        out: Tensor | None) -> tuple[Tensor, Ran]:
    """Compute on NumPy arrays, and wait, or enqueue on arrays of the device; return the result, `out` where it is
    given. Raises ValueError for a device array that does not lie as the others do."""
    on_host = isinstance(arrays["Q"], np.ndarray)
    return (_run_on_host if on_host else _run_on_device)(session, planned, problem, arrays, out)


def _run_on_host(session: Session, planned: Planned, problem: Attention, arrays: Mapping[str, np.ndarray],
                 out: np.ndarray | None) -> tuple[np.ndarray, Ran]:
    """Compute in the arrays' own memory where the device can, and wait."""
    if not arrays["Q"].size:
        return (np.empty_like(arrays["Q"]) if out is None else out), Ran([], {"build": planned.build_ms})
    begin = time.perf_counter()
    matrices = {name: stored(array, problem) for name, array in arrays.items()}
    layout = problem.layouts["O"]
    target = None if out is None else stored(out, problem)
    if target is None or not np.shares_memory(target, out):
        target = np.empty((layout.rows, layout.columns), layout.dtype)
    given = _in_place(session, matrices)
    written = session.in_place(target, written=True)
    launch = session.prepare(planned.spec, problem, given | ({"O": written} if written else {}))
    sent = time.perf_counter()
    try:
        launches = [launch.timeline(launch.run())] if launch.steps else []
    except BaseException:  # an interrupt: the device may still work in the caller's memory
        session.queue.finish()
        raise
    ran = time.perf_counter()
    launch.store(target)
    result = problem.tensor(target)
    if out is not None:
        if not np.shares_memory(target, out):
            out[...] = result
        result = out
    parts = {"build": planned.build_ms, "upload": (sent - begin) * 1e3, "download": (time.perf_counter() - ran) * 1e3}
    return result, Ran(launches, parts)


def _in_place(session: Session, matrices: Mapping[str, np.ndarray]) -> dict[str, DeviceMatrix | np.ndarray]:
    """Make matrices of the arrays' own memory where the device can use it, one for arrays that are the same.

    Two buffers on overlapping memory are not allowed: an array that shares only a part of another is uploaded.
    """
    given: dict[str, DeviceMatrix | np.ndarray] = {}
    for name, matrix in matrices.items():
        touching = [other for other in given if np.may_share_memory(matrices[other], matrix)]
        same = [given[other] for other in touching if matrices[other].ctypes.data == matrix.ctypes.data
                and matrices[other].shape == matrix.shape]
        given[name] = same[0] if same else matrix if touching else session.in_place(matrix) or matrix
    return given


def _run_on_device(session: Session, planned: Planned, problem: Attention, arrays: Mapping[str, cl_array.Array],
                   out: cl_array.Array | None) -> tuple[cl_array.Array, Ran]:
    """Enqueue on arrays of the device, and do not wait."""
    require_order(arrays | ({} if out is None else {"out": out}), problem)
    shape = problem.b, problem.h, problem.s, problem.d
    with driver_errors(session.device):
        dtype = np.dtype(problem.dtype)
        strides = [dtype.itemsize * step for step in (*problem.strides(problem.s), 1)]
        result = out if out is not None else cl_array.Array(session.queue, shape, dtype, strides=tuple(strides))
    if not result.size:
        return result, Ran([], {"build": planned.build_ms})
    places = {}
    for name, array in {**arrays, "O": result}.items():
        wait_for(session, array, name)
        places[name] = _wrap(session, array, problem, name)
    launch = session.prepare(planned.spec, problem, places)
    started = time.perf_counter()
    timeline = launch.timeline(launch())
    note_last(session, result, timeline)
    return result, Ran([timeline], {"build": planned.build_ms}, started)


def _wrap(session: Session, array: Tensor, problem: Attention, name: str) -> DeviceMatrix:
    rows, columns, ld, dtype = problem.layouts[name]
    if not array.size:
        return session.upload(None, rows, columns, ld, dtype, written_only=True)
    view = session.view(array.base_data, array.offset, rows, columns, ld, dtype)
    if view is None:
        raise BadValue(name, f"{name} begins at byte {array.offset} of its buffer, where {session.device.name} cannot "
                       "begin a sub-buffer; copy it")
    return view
