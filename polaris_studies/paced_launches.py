"""Launch kernels without freezing a desktop: launches grow from small ones, stay short, and leave pauses between them.

A card that draws the desktop draws nothing while a kernel runs. Each launch here is forecast from a smaller one of the
same kernel, and is not begun where it would last longer than the limit.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pyopencl as cl

from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.host_clock import HostSpan, span_ms

LAUNCH_MS = 50.0
"""The longest that a launch is meant to last: three frames of a display at 60 Hz."""
WANTED_MS = 8.0
"""A launch this long is long enough to time."""
MARGIN = 2.0
"""A launch is forecast to last this many times as long as a smaller one says: a step in work may cost more, and caches
may hold the smaller one alone."""
LEAST_PAUSE_S = 0.002
"""The least pause after a launch; after a longer one it is a quarter of its time."""
SAMPLES = 7
"""Samples of each launch, from the sixth of which a median has a 95 % interval."""

Started = cl.Event | HostSpan
"""What the time of a launch is read from."""


@dataclass
class Pace:
    """Runs launches on one device, and remembers what it did.

    `limit_ms` bounds each launch, in ms. `watch` is called at each sample, while its launch runs. `longest_ms` is the
    longest launch of one kernel that was seen, `launches` counts those that were waited for.
    """

    session: Session
    limit_ms: float = LAUNCH_MS
    watch: Callable[[], None] | None = None
    longest_ms: float = 0.0
    launches: int = 0

    def time(self, start: Callable[[], Started | list[Started]], watch: Callable[[], None] | None = None) -> float:
        """Start one launch, wait for it, pause, and return its ms. Raises DeviceError with the driver's word.

        `watch` is called while it runs.
        """
        with driver_errors(self.session.device):
            started = start()
            events = started if isinstance(started, list) else [started]
            if watch:
                self.session.queue.flush()
                watch()
            for event in events:
                event.wait()
            ms = span_ms(events)
        self.launches += 1
        # between two kernels of one launch a driver may compile the second
        self.longest_ms = max([self.longest_ms, *(span_ms([event]) for event in events)])
        time.sleep(max(LEAST_PAUSE_S, ms * 1e-3 / 4))
        return ms

    def allows(self, ms: float, factor: float) -> bool:
        """Tell whether a launch of `factor` times the work of one that took `ms` may be begun."""
        return factor <= 1 or ms * factor * MARGIN <= self.limit_ms

    def grow(self, start: Callable[[int], Started], first: int = 1, most: int = 2**30,
             wanted_ms: float = WANTED_MS) -> int:
        """Double the work of a launch, from `first`, until it lasts `wanted_ms`; return the work.

        Ends earlier where the next launch would pass the limit, or the work would pass `most`. The first launch is run
        twice, since some drivers compile in it.
        """
        work = first
        self.time(partial(start, work))
        ms = self.time(partial(start, work))
        while ms < wanted_ms and 2 * work <= most and self.allows(ms, 2):
            work *= 2
            ms = self.time(partial(start, work))
        return work

    def samples(self, start: Callable[[], Started | list[Started]], count: int = SAMPLES) -> list[float]:
        """Take samples of one launch, in ms, up to one that passes the limit."""
        taken = [self.time(start, self.watch)]
        while len(taken) < count and max(taken) <= self.limit_ms:
            taken.append(self.time(start, self.watch))
        return taken

    def median(self, start: Callable[[], Started | list[Started]], count: int = SAMPLES) -> float:
        """Return the median ms of `samples`."""
        return statistics.median(self.samples(start, count))
