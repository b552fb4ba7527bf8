"""Run one attention on NumPy arrays or on arrays of the device."""

from __future__ import annotations

import time
from collections.abc import Mapping

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from polaris_lab.base.errors import BadValue
from polaris_lab.device.attention_arguments import Tensor, require_order, stored, strides
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.gemm_arguments import wait_for
from polaris_lab.measure.call_report import Timeline
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention


def run_on_host(session: Session, spec: KernelSpec, problem: Attention, arrays: Mapping[str, np.ndarray],
                out: np.ndarray | None, parts: dict[str, float]) -> tuple[np.ndarray, list[Timeline]]:
    """Compute on NumPy arrays, in their own memory where the device can, and wait.

    Returns the result, `out` where it is given, and the events; adds "upload" and "download" to `parts`, in ms.
    """
    if not arrays["Q"].size:
        return (np.empty_like(arrays["Q"]) if out is None else out), []
    begin = time.perf_counter()
    matrices = {name: stored(array, problem) for name, array in arrays.items()}
    layout = problem.layouts["O"]
    target = None if out is None else stored(out, problem)
    if target is None or not np.shares_memory(target, out):
        target = np.empty((layout.rows, layout.columns), layout.dtype)
    given = _in_place(session, matrices)
    written = session.in_place(target, written=True)
    launch = session.prepare(spec, problem, given | ({"O": written} if written else {}))
    sent = time.perf_counter()
    try:
        launches = [launch.timeline(launch.run())] if launch.steps else []
    except BaseException:  # an interrupt: the device may still work in the caller's memory
        session.queue.finish()
        raise
    ran = time.perf_counter()
    launch.store(target)
    session.retire(launch)
    result = problem.tensor(target)
    if out is not None:
        if not np.shares_memory(target, out):
            out[...] = result
        result = out
    parts |= {"upload": (sent - begin) * 1e3, "download": (time.perf_counter() - ran) * 1e3}
    return result, launches


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


def run_on_device(session: Session, spec: KernelSpec, problem: Attention, arrays: Mapping[str, cl_array.Array],
                  out: cl_array.Array | None) -> tuple[cl_array.Array, list[Timeline], float]:
    """Enqueue on arrays of the device, and do not wait: return the result, the events, and when enqueuing began.

    Raises ValueError for an array that does not lie as the others do.
    """
    require_order(arrays | ({} if out is None else {"out": out}), problem)
    shape = problem.b, problem.h, problem.s, problem.d
    with driver_errors(session.device):
        dtype = np.dtype(problem.dtype)
        result = out if out is not None else cl_array.Array(
            session.queue, shape, dtype, strides=strides(shape, problem.order, dtype.itemsize))
    if not result.size:
        return result, [], time.perf_counter()
    places = {}
    for name, array in {**arrays, "O": result}.items():
        wait_for(session, array, name)
        places[name] = _wrap(session, array, problem, name)
    launch = session.prepare(spec, problem, places)
    started = time.perf_counter()
    timeline = launch.timeline(launch())
    session.queue.flush()
    if isinstance(timeline[-1][1], cl.Event):  # else it is over, and the host has timed it
        result.add_event(timeline[-1][1])
    session.retire(launch)
    return result, [timeline], started


def _wrap(session: Session, array: Tensor, problem: Attention, name: str) -> DeviceMatrix:
    rows, columns, ld, dtype = problem.layouts[name]
    if not array.size:
        return session.upload(None, rows, columns, ld, dtype, written_only=True)
    view = session.view(array.base_data, array.offset, rows, columns, ld, dtype)
    if view is None:
        raise BadValue(name, f"{name} begins at byte {array.offset} of its buffer, where {session.device.name} cannot "
                       "begin a sub-buffer; copy it")
    return view
