"""A device that fails in the middle: which part of the session survives, and that it is said."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
import pytest

import polaris_lab as pl
from polaris_lab.base.errors import DeviceError
from polaris_lab.lab import Lab, open_lab

A = np.arange(12, dtype=np.float32).reshape(3, 4)
HEADS = np.ones((1, 1, 5, 8), np.float32)
REDUCTION = "kernels/examples/reduction.cl"
"""One of the lab's own files, which runs in this process."""


@pytest.fixture
def other(lab: Lab) -> Lab:
    """A lab of its own, which a test may ruin; whatever it will do was proved before."""
    lab.gemm(A, A, trans_b=True)
    lab.attention(HEADS, HEADS, HEADS)
    return open_lab(lab.device.index)


def fails(times: list[int]) -> Callable[..., None]:
    """Make a call of the driver that fails `times[0]` times, and does nothing afterwards."""
    def call(*_: object, **__: object) -> None:
        if times[0] > 0:
            times[0] -= 1
            raise cl.RuntimeError("clEnqueueNDRangeKernel failed: INVALID_COMMAND_QUEUE")
        raise AssertionError("the driver is not to be asked again")

    return call


CALLS = {"gemm": lambda lab: lab.gemm(A, A, trans_b=True), "attention": lambda lab: lab.attention(HEADS, HEADS, HEADS),
         "launch": lambda lab: lab.launch(REDUCTION, "reduction", 4, 4, [A[0], A[1], 4, pl.local(16)]),
         "measure": lambda lab: lab.measure("gemm_naive", 4, 4, 4, repeats=1)}


@pytest.mark.parametrize("name", CALLS)
def test_a_context_that_is_lost_is_said_and_another_is_opened(other: Lab, name: str, monkeypatch) -> None:
    before = A.copy()
    with monkeypatch.context() as broken:
        for call in ("enqueue_nd_range_kernel", "enqueue_copy", "enqueue_map_buffer"):
            broken.setattr(cl, call, fails([99]))
        with pytest.raises(DeviceError, match=r"has lost its context \(.*\): .*open_lab\(\) opens another") as first:
            CALLS[name](other)
    assert "\n" not in str(first.value)
    for call in CALLS.values():  # the driver would answer: but nothing in that context can be trusted
        with pytest.raises(DeviceError, match="lost"):
            call(other)
    fresh = open_lab(other.device.index)
    np.testing.assert_allclose(fresh.gemm(A, A, trans_b=True), A @ A.T)
    np.testing.assert_array_equal(A, before)


def test_a_call_that_failed_alone_costs_nothing_else(other: Lab, monkeypatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(cl, "enqueue_nd_range_kernel", fails([1]))
        with pytest.raises(DeviceError, match="would not start") as caught:
            other.gemm(A, A, trans_b=True)
    assert "lost" not in str(caught.value)
    other.reload()  # its plan holds the broken call
    np.testing.assert_allclose(other.gemm(A, A, trans_b=True), A @ A.T)


def test_a_context_that_is_lost_in_a_build_is_said_in_one_line(other: Lab, monkeypatch) -> None:
    """NVIDIA's driver has no other word for it than a build that fails, with one reason three times over."""
    monkeypatch.setattr(cl, "enqueue_copy", fails([1]))
    with pytest.raises(DeviceError, match=r"has lost its context \(x.cl does not build .* \.\.\.\)"):
        other.session.require_context(DeviceError("x.cl does not build\n" + "clBuildProgram failed: error -9999\n" * 9))
    assert "\n" not in other.session.lost and len(other.session.lost) < 500


def test_last_says_that_the_context_is_lost(other: Lab, monkeypatch) -> None:
    arrays = [cl_array.to_device(other.queue, A) for _ in range(2)]
    other.gemm(*arrays, trans_b=True)
    other.queue.finish()

    def failing() -> None:
        raise DeviceError(f"{other.device.name}: clWaitForEvents failed: OUT_OF_RESOURCES")

    monkeypatch.setattr(other, "_unread", failing)
    monkeypatch.setattr(cl, "enqueue_copy", fails([1]))
    with pytest.raises(pl.DeviceError, match="has lost its context .*OUT_OF_RESOURCES"):
        _ = other.last
