"""Keep a device busy while the host enqueues launches behind it, so that they start as soon as the device is free."""

from __future__ import annotations

import weakref
from collections.abc import Callable

import numpy as np
import pyopencl as cl

from polaris_lab.base import paths
from polaris_lab.device.device_probe import doubled
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.model.kernel_spec import LANGUAGE

CALIBRATED_S = 1e-3
"""Steps are counted in a pause of about this length: the time to start a launch hardly shows in it."""
_pauses: weakref.WeakKeyDictionary[Session, Callable[[float, cl.CommandQueue], cl.Event]] = weakref.WeakKeyDictionary()


def keep_busy(session: Session, seconds: float, queue: cl.CommandQueue | None = None) -> None:
    """Enqueue a launch that lasts about `seconds`, and return at once; `queue` is the session's when left out.

    One work-item runs, so the device's other units are idle and its clock is not held down. The first call measures
    how fast the device takes the steps. Raises DeviceError with the driver's word.
    """
    with driver_errors(session.device):
        if session not in _pauses:
            _pauses[session] = _calibrated(session)
        _pauses[session](seconds, queue or session.queue)


def _calibrated(session: Session) -> Callable[[float, cl.CommandQueue], cl.Event]:
    path = paths.KERNELS / "probe" / "pause.cl"
    program = session.build_source(path.read_text(encoding="utf-8"), [LANGUAGE], path.name)
    kernel = session.kernel(program, "pause", path.name)
    number = cl.Buffer(session.context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR,
                       hostbuf=np.zeros(1, np.uint32))

    def start(steps: int, queue: cl.CommandQueue) -> cl.Event:
        kernel.set_args(number, np.uint32(steps))
        return cl.enqueue_nd_range_kernel(queue, kernel, (1,), (1,))

    def seconds_of(steps: int) -> float:
        event = session.timed(lambda: start(steps, session.queue))
        event.wait()
        return 1e-9 * (event.profile.end - event.profile.start)

    seconds_of(1)  # some drivers compile at the first launch
    steps = doubled(2**10, seconds_of, CALIBRATED_S)
    rate = steps / max(seconds_of(steps), 1e-9)
    return lambda seconds, queue: start(round(min(seconds * rate, 2**32 - 1)), queue)
