"""Problems: what they cost, how their operands are stored, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.model.problem import MAX_SIZE, Gemm, Transpose


def test_flops_and_bytes() -> None:
    assert Gemm(2, 3, 5).flops == 60
    assert Gemm(2, 3, 5).bytes == 4 * (10 + 15 + 6)
    assert Gemm(2, 3, 5, beta=0.5).bytes == 4 * (10 + 15 + 2 * 6)
    assert (Transpose(4, 6).flops, Transpose(4, 6).bytes) == (0, 8 * 24)


@pytest.mark.parametrize(("trans_a", "trans_b", "trans", "a", "b"), [
    (False, False, "nn", (2, 5), (5, 3)), (False, True, "nt", (2, 5), (3, 5)),
    (True, False, "tn", (5, 2), (5, 3)), (True, True, "tt", (5, 2), (3, 5))])
def test_stored_shapes_and_tight_leading_dimensions(trans_a, trans_b, trans, a, b) -> None:
    problem = Gemm(2, 3, 5, trans_a=trans_a, trans_b=trans_b)
    assert (problem.trans, problem.a_shape, problem.b_shape) == (trans, a, b)
    assert (problem.lda, problem.ldb, problem.ldc) == (a[1], b[1], 3)
    assert {name: x.shape for name, x in problem.inputs(0).items()} == {"A": a, "B": b, "C": (2, 3)}


def test_leading_dimensions_are_the_strides_of_the_inputs() -> None:
    inputs = Gemm(2, 3, 5, lda=9, ldb=4, ldc=7).inputs(0)
    assert [inputs[name].strides for name in "ABC"] == [(36, 4), (16, 4), (28, 4)]
    assert Transpose(2, 3, ldi=8).inputs(0)["in"].strides == (32, 4)


def test_a_leading_dimension_is_at_least_1() -> None:
    assert (Gemm(0, 0, 0).lda, Gemm(0, 0, 0).ldb, Gemm(0, 0, 0).ldc) == (1, 1, 1)
    assert (Transpose(0, 0).ldi, Transpose(0, 0).ldo) == (1, 1)


def test_inputs_are_float32_and_follow_the_seed() -> None:
    first, again, other = (Gemm(5, 6, 7).inputs(seed) for seed in (1, 1, 2))
    for name in "ABC":
        assert first[name].dtype == np.float32
        np.testing.assert_array_equal(first[name], again[name])
        assert (first[name] != other[name]).all()
    draws = Gemm(300, 300, 300).inputs(3)["A"]
    assert abs(draws.mean()) < 0.02 and abs(draws.std() - 1) < 0.02


def test_scalars_are_rounded_to_float32() -> None:
    problem = Gemm(1, 1, 1, alpha=1 / 3, beta=1e300)
    assert problem.alpha == float(np.float32(1 / 3)) != 1 / 3
    assert problem.beta == np.inf


@pytest.mark.parametrize(("error", "argument", "make"), [
    (ValueError, "m", lambda: Gemm(-1, 1, 1)),
    (ValueError, "k", lambda: Gemm(1, 1, MAX_SIZE + 1)),
    (TypeError, "n", lambda: Gemm(1, 2.0, 1)),
    (TypeError, "k", lambda: Gemm(1, 1, True)),
    (TypeError, "m", lambda: Gemm("8", 1, 1)),
    (ValueError, "lda", lambda: Gemm(2, 3, 5, lda=4)),
    (ValueError, "lda", lambda: Gemm(2, 3, 5, trans_a=True, lda=1)),
    (ValueError, "ldb", lambda: Gemm(2, 3, 5, ldb=0)),
    (ValueError, "ldc", lambda: Gemm(2, 3, 5, ldc=2)),
    (TypeError, "ldc", lambda: Gemm(2, 3, 5, ldc=3.5)),
    (ValueError, "ldb", lambda: Gemm(2, 3, 5, ldb=2**40)),
    (ValueError, "columns", lambda: Transpose(1, -2)),
    (ValueError, "ldo", lambda: Transpose(4, 5, ldo=3)),
])
def test_bad_sizes_are_named(error, argument, make) -> None:
    with refuses(argument, error):
        make()


def test_numpy_integers_are_integers() -> None:
    assert Gemm(np.int64(2), np.int32(3), np.uint8(5)).flops == 60


def test_a_problem_prints_what_is_special_about_it() -> None:
    assert str(Gemm(2, 3, 5)) == "2 x 3 x 5"
    assert str(Gemm(2, 3, 5, 1.5, -1, True, False, ldc=9)) == "2 x 3 x 5, alpha 1.5, beta -1, tn, ld 2 3 9"
    assert str(Transpose(4, 6)) == "4 x 6"
    assert str(Transpose(4, 6, ldo=5)) == "4 x 6, ld 6 5"
