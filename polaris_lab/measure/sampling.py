"""Take samples: enqueue, wait, read the device's clock and the host's."""

from __future__ import annotations

import contextlib
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import filelock

from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import refreshing
from polaris_lab.base.statistics import median_interval
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Launch, driver_errors
from polaris_lab.device.host_clock import span_ms
from polaris_lab.measure.busy_queue import keep_busy
from polaris_lab.measure.library_run import SPIN_S, Run

WIDTH = 0.02
"""Sampling ends when the 95 % interval of the median is narrower than this part of it."""
NOTICE_DELAY_S = 2.0
"""Another process may measure on the device for this time before a waiting caller is told."""
LONG_MS = 100.0
"""In a launch of this length the time in which threads wake up does not show."""
SHORT_MS, BUSY_S = 1.0, 1e-4
"""A launch of less than the first is timed behind a pause of the second, for which a host can enqueue it."""
MIN_SAMPLES = 6
"""No 95 % interval of a median exists below six samples."""


class Sample(NamedTuple):
    """Holds the times of one run: first start to last end on the device's clock, enqueue to wake-up on the host's.

    `ended` is the host's `time.perf_counter()` at the wake-up.
    """

    device_ms: float
    host_ms: float
    ended: float = math.nan


def sample(launch: Launch | Run) -> Sample:
    """Run once and wait; a library's preparations are in neither time. Raises DeviceError with the driver's word.

    A GPU with an empty queue still waits for a launch's commands after the stamp of its start: 2 us on an H100, where
    CUDA's libraries are timed behind a pause, and so without them. A short launch therefore runs twice there: by itself
    for the host's time, and behind a pause for the device's.
    """
    if isinstance(launch, Run):
        launch.wake()
    begin = time.perf_counter()
    events = launch.run()
    ended = time.perf_counter()
    if isinstance(launch, Run) and launch.rests:
        time.sleep(SPIN_S)
    with driver_errors(launch.session.device):
        device_ms = span_ms(events)
        if device_ms < SHORT_MS and _needs_pause(launch):
            keep_busy(launch.session, BUSY_S)
            device_ms = span_ms(launch.run())
        return Sample(device_ms, (ended - begin) * 1e3, ended)


def _needs_pause(launch: Launch | Run) -> bool:
    device = launch.session.device
    return device.kind == "gpu" and not device.clock_fault and (not isinstance(launch, Run) or launch.on_queue)


def interleaved(launches: Sequence[Launch | Run], repeats: int, *, seconds: float | None = None,
                fewest: int = MIN_SAMPLES, on_progress: Callable[[], object] = lambda: None) -> list[list[Sample]]:
    """Take samples of each launch, interleaved (A B A B), at most `repeats` of each.

    Ends early once every launch's median of `device_ms` is known to within WIDTH. With `seconds`, a launch leaves the
    rotation when its samples have taken that long, but not before there are `fewest` of them; the others go on.
    `on_progress` is called after each sample. What follows a library that rests runs once untimed, to wake the device
    as well. Raises ValueError for `repeats` below 1.
    """
    if repeats < 1:
        raise BadValue("repeats", f"repeats is {repeats}; it must be at least 1")
    taken: list[list[Sample]] = [[] for _ in launches]
    rotation = list(zip(taken, launches, strict=True))
    before = launches[-1:]
    for rounds in range(1, repeats + 1):
        for samples, launch in rotation:
            if any(isinstance(each, Run) and each.rests for each in before) and not (
                samples and samples[-1].host_ms > LONG_MS
            ):
                launch.run()
            samples.append(sample(launch))
            before = [launch]
            on_progress()
        if seconds is not None and rounds >= fewest:
            rotation = [pair for pair in rotation if sum(s.host_ms for s in pair[0]) < 1e3 * seconds]
        if not rotation or rounds >= MIN_SAMPLES and all(_settled(samples) for samples, _ in rotation):
            break
    return taken


def _settled(samples: list[Sample]) -> bool:
    return median_interval([s.device_ms for s in samples]).relative_width < WIDTH


@contextlib.contextmanager
def alone_on(device: Device) -> Iterator[None]:
    """Hold the machine-wide lock of this device, so that two timed loops never overlap; an equal one has its own.

    Where another process holds it for longer than NOTICE_DELAY_S, stderr says what is being waited for; the outputs of
    a batch or of a refresh stay as they are.
    """
    name = "-".join(filter(None, (str(os.getuid()), device.slug, device.place)))
    lock = filelock.FileLock(Path(tempfile.gettempdir()) / f"polaris-lab-{name}.lock")
    try:
        lock.acquire(timeout=NOTICE_DELAY_S)
    except filelock.Timeout:
        if not (refreshing() or os.environ.get("POLARIS_BATCH")):
            print(f"waiting for another process, which measures on {device.name} ({lock.lock_file})", file=sys.stderr)
        lock.acquire()
    try:
        yield
    finally:
        lock.release()
