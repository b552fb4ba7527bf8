"""The pool of buffers: it gives the same memory again, keeps no more than its limit, and keeps nothing at 0."""

from __future__ import annotations

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
import pytest
from refusals import refuses

from polaris_lab.device.pools import Pool
from polaris_lab.lab import Lab


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
    with refuses("limit"):
        pool.limit = limit


def test_products_in_a_row_take_turns_in_few_buffers_and_none_that_is_held(lab: Lab) -> None:
    ones = np.ones((24, 16), np.float32)
    kept, seen = [], set()
    for number in range(12):
        numbers, once = (cl_array.to_device(lab.queue, (number + 1) * ones), cl_array.to_device(lab.queue, ones))
        result = lab.gemm(numbers, once, trans_b=True)
        seen.add(result.base_data.int_ptr)
        if number % 3 == 0:
            kept.append((number, result))
    assert len(seen) <= len(kept) + 3
    for number, result in kept:
        assert np.array_equal(result.get(), np.full((24, 24), 16.0 * (number + 1), np.float32))
