"""The pool of buffers: it gives the same memory again, keeps no more than its limit, and keeps nothing at 0."""

from __future__ import annotations

import sys

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
import pytest

from polaris_lab.lab import Lab
from polaris_lab.opencl import pools
from polaris_lab.opencl.pools import LastResults, Pool


@pytest.fixture
def pool(lab: Lab) -> Pool:
    return Pool(lab.queue, limit=2**20)


def test_a_buffer_that_is_done_with_is_given_out_again(pool: Pool) -> None:
    first = pool.allocate(1000)
    where = first.int_ptr
    assert pool.idle < 200  # sizes are rounded up
    del first
    assert 1000 <= pool.idle <= 1200
    again = pool.allocate(1000)
    assert again.int_ptr == where and pool.idle < 200


def test_a_buffer_in_use_is_not_given_out(lab: Lab, pool: Pool) -> None:
    kept = [pool.allocate(400) for _ in range(8)]
    for value, buffer in enumerate(kept):
        cl.enqueue_copy(lab.queue, buffer, np.full(100, value, np.float32))
    for value, buffer in enumerate(kept):
        back = np.empty(100, np.float32)
        cl.enqueue_copy(lab.queue, back, buffer)
        assert (back == value).all()


def test_no_more_than_the_limit_lies_idle(pool: Pool) -> None:
    held = [pool.allocate(2**17) for _ in range(20)]
    held.clear()
    assert pool.idle > pool.limit
    pool.trim()
    assert pool.idle == 0
    pool.allocate(2**17)
    assert 0 < pool.idle <= pool.limit


def test_a_large_buffer_is_not_kept(pool: Pool) -> None:
    assert isinstance(pool.allocate(2**18 + 1), cl.Buffer) and pool.idle == 0


def test_a_limit_of_0_keeps_nothing(pool: Pool) -> None:
    pool.allocate(1000)
    assert pool.idle > 0
    pool.limit = 0
    assert pool.idle == 0
    assert isinstance(pool.allocate(1000), cl.Buffer) and pool.idle == 0
    pool.allocate(0)  # a buffer has at least one byte


@pytest.mark.parametrize("limit", [-1, 1.5, None])
def test_a_limit_that_is_no_size_is_refused(pool: Pool, limit: object) -> None:
    with pytest.raises(ValueError, match=r"limit is .*; it must be a whole number of bytes, 0 to keep no buffers"):
        pool.limit = limit


def test_the_last_results_are_held_and_older_ones_let_go(lab: Lab) -> None:
    def held(limit: int, sizes: list[int]) -> list[bool]:
        last, buffers = LastResults(limit), [cl.Buffer(lab.context, cl.mem_flags.READ_WRITE, size) for size in sizes]
        before = [sys.getrefcount(buffers[i]) for i in range(len(sizes))]
        for i in range(len(sizes)):
            last.add(buffers[i])
        after = [sys.getrefcount(buffers[i]) for i in range(len(sizes))]
        return [now > then for now, then in zip(after, before, strict=True)]

    assert held(100, [40, 40, 40]) == [False, True, True]
    assert held(100, [40, 400]) == [False, False]
    assert held(10**9, [4] * (pools.RESULTS + 2)) == [False, False] + [True] * pools.RESULTS


def test_a_gpu_lab_holds_results_and_a_cpu_lab_does_not(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    array = cl_array.to_device(lab.queue, np.ones((16, 16), np.float32))
    for limit, held in ((lab._results.limit, 0), (4096, 4)):
        monkeypatch.setattr(lab._results, "limit", limit)
        for _ in range(6):
            lab.gemm(array, array)
        assert len(lab._results._held) == held
    lab.gemm(array, array, out=cl_array.empty_like(array))
    assert len(lab._results._held) == 4
    lab._results.__init__(0)
