"""The pause that keeps a device busy: it lasts about as long as it is told to, on any queue of the session."""

from __future__ import annotations

import time

import pyopencl as cl
import pytest

from polaris_lab.lab import Lab
from polaris_lab.measure.busy_queue import keep_busy


def test_what_is_enqueued_behind_a_pause_starts_after_it(lab: Lab) -> None:
    keep_busy(lab.session, 0.2)
    marker = cl.enqueue_marker(lab.queue)
    assert marker.command_execution_status != cl.command_execution_status.COMPLETE  # the call returned at once
    marker.wait()


@pytest.mark.clock
def test_a_pause_lasts_about_as_long_as_it_is_told_to(lab: Lab) -> None:
    queue = cl.CommandQueue(lab.session.context)
    keep_busy(lab.session, 1e-4, queue)
    queue.finish()
    spent = []
    for _ in range(5):
        begin = time.perf_counter()
        keep_busy(lab.session, 0.02, queue)
        queue.finish()
        spent.append(time.perf_counter() - begin)
    assert 0.01 < min(spent) < 0.04
