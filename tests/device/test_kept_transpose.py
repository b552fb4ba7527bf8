"""A B that is transposed once: the same product as with the plain one, whatever its strides, and no copy in a call."""

from __future__ import annotations

import numpy as np
import pyopencl.array as cl_array
import pytest
from refusals import refuses

from polaris_lab.lab import Lab

RNG = np.random.default_rng(5)


def drawn(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, np.float32)


@pytest.mark.parametrize("shape", [(33, 70), (1, 5), (0, 4), (64, 64)])
def test_a_numpy_matrix_and_a_device_array_are_transposed(lab: Lab, shape: tuple) -> None:
    b = drawn(*shape)
    kept = lab.transposed(b)
    on_device = lab.transposed(cl_array.to_device(lab.queue, b))
    assert kept.flags.c_contiguous and not np.shares_memory(kept, b) and kept.nbytes == 4 * b.size == on_device.nbytes
    np.testing.assert_array_equal(kept, b.T)
    np.testing.assert_array_equal(on_device.get(), b.T)


def test_views_with_gaps_and_turned_ones_are_transposed(lab: Lab) -> None:
    whole = cl_array.to_device(lab.queue, source := drawn(40, 90))
    for cut in (np.s_[:, :50], np.s_[3:20, 7:60], np.s_[::2, ::3]):
        np.testing.assert_array_equal(lab.transposed(whole[cut]).get(), source[cut].T)
    np.testing.assert_array_equal(lab.transposed(whole.T).get(), source)


def test_a_kept_one_gives_the_product_without_a_copy_in_each_call(lab: Lab) -> None:
    a, b = cl_array.to_device(lab.queue, drawn(40, 50)), cl_array.to_device(lab.queue, drawn(50, 30))
    plain = lab.gemm(a, b, kernel="gemm_transposed_b").get()
    assert "transpose B" in lab.last.parts
    kept = lab.transposed(b)
    np.testing.assert_array_equal(lab.gemm(a, kept, trans_b=True, kernel="gemm_transposed_b").get(), plain)
    assert "transpose B" not in lab.last.parts


def test_what_is_no_matrix_of_floats_is_refused(lab: Lab) -> None:
    for wrong, error in (([[1.0]], TypeError), (np.ones((2, 2)), TypeError), (np.ones(3, np.float32), ValueError)):
        with refuses("B", error):
            lab.transposed(wrong)
