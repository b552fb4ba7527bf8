"""Read how long launches took from their events, or from the host's clock where a driver's timestamps cannot be
trusted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pyopencl as cl

LEAST, MOST = 0.5, 1.5
"""A driver's span of a launch that takes many milliseconds is trusted between these parts of the host's span. The
host's holds the way to the device and back as well; a busy host may make either longer."""


class HostSpan(NamedTuple):
    """Replaces the event of what is over: from `start` to `end`, in nanoseconds of the host's clock or a library's."""

    start: int
    end: int

    @property
    def profile(self) -> HostSpan:
        """Return the span itself, so that it is read like an event."""
        return self

    @property
    def queued(self) -> int:
        """Return the start: the host sees no difference."""
        return self.start

    def wait(self) -> None:
        """Return at once, since the launch is over."""


def time_on_host(queue: cl.CommandQueue, start: Callable[[], cl.Event]) -> HostSpan:
    """Time what `start` enqueues by the host's clock, until the queue is empty.

    The queue is emptied first, so that nothing that was enqueued before is in the span.
    """
    queue.finish()
    begin = time.perf_counter_ns()
    start()
    queue.finish()
    return HostSpan(begin, time.perf_counter_ns())


def span_ms(events: Sequence[cl.Event | HostSpan]) -> float:
    """Return the milliseconds from the first start to the last end of `events`; 0 when there are none."""
    if not events:
        return 0.0
    return (max(e.profile.end for e in events) - min(e.profile.start for e in events)) * 1e-6


def distrust(pairs: list[tuple[float, float]]) -> str:
    """Compare a driver's timestamps with the host's clock: return why not to trust them, or "" where they agree.

    `pairs` are (driver's ms, host's ms) of the same launches, each of several milliseconds. One agreeing pair is
    enough: a host that was busy in between makes single pairs differ, and a broken clock agrees with none.
    """
    if any(LEAST <= device / host <= MOST for device, host in pairs):
        return ""
    device, host = pairs[-1]
    if device < host / 1000:
        return f"its timestamps hardly move: a launch that took {host:.3g} ms here is said to last {device:.3g} ms"
    return f"its timestamps disagree with the host's clock: {device:.3g} ms there were {host:.3g} ms here"
