"""The reference and the error bound: right semantics, never too tight, and tight enough to see one wrong term."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from polaris_lab.model import error_bounds
from polaris_lab.model.error_bounds import Expectation, error_bound, reference
from polaris_lab.model.problem import Gemm

PROBLEM = Gemm(7, 5, 6, alpha=1.5, beta=-0.5)


def float32_loop(problem: Gemm, inputs: dict[str, np.ndarray], order: np.ndarray) -> np.ndarray:
    """The product as a kernel makes it: one float32 addition after another, in the given order of terms."""
    a = inputs["A"].T if problem.trans_a else inputs["A"]
    b = inputs["B"].T if problem.trans_b else inputs["B"]
    total = np.zeros((problem.m, problem.n), np.float32)
    for k in order:
        total += a[:, k, None] * b[k]
    return np.float32(problem.alpha) * total + np.float32(problem.beta) * inputs["C"]


@pytest.mark.parametrize("trans_a", [False, True])
@pytest.mark.parametrize("trans_b", [False, True])
def test_reference_applies_the_transposes_and_leading_dimensions(trans_a, trans_b):
    problem = replace(PROBLEM, trans_a=trans_a, trans_b=trans_b, lda=11, ldb=12, ldc=13)
    inputs = problem.inputs(3)
    expected = np.zeros((7, 5))
    for i, j in np.ndindex(7, 5):
        products = [float(inputs["A"][k, i] if trans_a else inputs["A"][i, k])
                    * float(inputs["B"][j, k] if trans_b else inputs["B"][k, j]) for k in range(6)]
        expected[i, j] = 1.5 * sum(products) - 0.5 * float(inputs["C"][i, j])
    np.testing.assert_allclose(reference(problem, inputs), expected, rtol=1e-13)


def test_alpha_0_never_looks_at_a_and_b_and_beta_0_never_at_c():
    inputs = PROBLEM.inputs(0)
    nan = {name: np.full_like(array, np.nan) for name, array in inputs.items()}
    for value in (reference, error_bound):
        assert np.isfinite(value(replace(PROBLEM, beta=0.0), inputs | {"C": nan["C"]})).all()
        assert np.isfinite(value(replace(PROBLEM, alpha=0.0), nan | {"C": inputs["C"]})).all()
        assert np.isnan(value(PROBLEM, inputs | {"C": nan["C"]})).all()
        assert np.isnan(value(PROBLEM, inputs | {"A": nan["A"]})).all()


def test_scalars_are_rounded_to_float32():
    inputs = PROBLEM.inputs(1)
    third = reference(replace(PROBLEM, alpha=1 / 3, beta=0.0), inputs)
    product = inputs["A"].astype(float) @ inputs["B"].astype(float)
    np.testing.assert_array_equal(third, float(np.float32(1 / 3)) * product)


@pytest.mark.parametrize("k", [1, 2, 17, 1000])
@pytest.mark.parametrize("scale", [1.0, 1e-18, 1e-30], ids=["normal", "products near the smallest", "below it"])
def test_no_order_of_float32_additions_leaves_the_bound(k, scale):
    problem = Gemm(9, 11, k, alpha=0.7, beta=1.3)
    inputs = {name: array * np.float32(scale if name != "C" else 1) for name, array in problem.inputs(k).items()}
    rng = np.random.default_rng(k)
    for order in (np.arange(k), np.arange(k)[::-1], rng.permutation(k)):
        error = np.abs(float32_loop(problem, inputs, order) - reference(problem, inputs))
        assert (error <= error_bound(problem, inputs)).all()


def test_products_flushed_to_zero_are_within_the_bound():
    problem = Gemm(3, 4, 50)
    inputs = {"A": np.full((3, 50), 1e-19, np.float32), "B": np.full((50, 4), 1e-19, np.float32), "C": np.zeros((3, 4))}
    flushed = np.zeros((3, 4))  # each product is 1e-38, below the smallest normal float32
    assert (np.abs(flushed - reference(problem, inputs)) <= error_bound(problem, inputs)).all()


@pytest.mark.parametrize("k", [1, 64, 1024])
def test_a_missing_term_is_outside_the_bound(k):
    problem = Gemm(8, 8, k)
    inputs = problem.inputs(2)
    error = np.abs(float32_loop(problem, inputs, np.arange(k - 1)) - reference(problem, inputs))
    assert (error > error_bound(problem, inputs)).mean() > 0.75


def test_the_figures_of_the_formula():
    u = 2.0**-24
    halves = {"A": np.full((1, 3), 0.5, np.float32), "B": np.ones((3, 1), np.float32), "C": np.ones((1, 1), np.float32)}
    expected = 5 * u / (1 - 5 * u) * 2 * 1.5 + 2 * u / (1 - 2 * u) * 4 + (3 * 2 + 3) * 2.0**-126
    assert error_bound(Gemm(1, 1, 3, alpha=-2.0, beta=4.0), halves)[0, 0] == pytest.approx(expected, rel=1e-15)


def test_empty_sums_and_empty_results():
    assert (reference(Gemm(2, 3, 0), Gemm(2, 3, 0).inputs(0)) == 0).all()
    assert (error_bound(Gemm(2, 3, 0), Gemm(2, 3, 0).inputs(0)) == 0).all()
    assert error_bound(Gemm(0, 3, 4), Gemm(0, 3, 4).inputs(0)).shape == (0, 3)


@pytest.mark.parametrize("alpha", [np.inf, -np.inf, np.nan])
def test_no_alpha_multiplies_an_empty_sum(alpha):
    problem = Gemm(2, 3, 0, alpha=alpha, beta=0.5)
    inputs = problem.inputs(0)
    np.testing.assert_array_equal(reference(problem, inputs), 0.5 * inputs["C"].astype(float))
    assert (error_bound(problem, inputs) < 1e-6).all()


def test_of_what_is_left_out_nothing_is_counted():
    inputs = PROBLEM.inputs(0)
    expectation, right = Expectation(PROBLEM, inputs), reference(PROBLEM, inputs)
    only = np.zeros(right.shape, bool)
    only[1:3] = True
    output = np.where(only, right, np.nan)
    assert expectation.compare(output, only).ok and not expectation.compare(output).ok
    output[2, 4] += 1
    verdict = expectation.compare(output, only)
    assert verdict.message.startswith("1 of 10 elements are outside the bound") and verdict.first.index == (2, 4)
    assert expectation.compare(output).message.startswith("26 of 35 elements")
    assert "it must be" in expectation.compare(output[:3], only).message


def test_the_first_wrong_element_says_what_it_is_and_must_be_and_by_how_much():
    inputs = PROBLEM.inputs(0)
    expectation, right = Expectation(PROBLEM, inputs), reference(PROBLEM, inputs)
    assert expectation.compare(right).first is None
    output = right.copy()
    output[3, 1] += 0.5
    output[5, 0] = np.nan
    first = expectation.compare(output).first
    assert first.index == (3, 1) and first.got == output[3, 1] and first.expected == right[3, 1]
    assert first.error == pytest.approx(0.5) and first.bound == error_bound(PROBLEM, inputs)[3, 1]
    assert np.isnan(expectation.compare(np.full_like(right, np.nan)).first.error)


def test_the_first_wrong_element_of_sampled_rows_has_its_place_in_the_whole_result(monkeypatch):
    monkeypatch.setattr(error_bounds, "MAX_COMPLETE_FLOPS", 1)
    problem = Gemm(300, 200, 2)
    inputs = problem.inputs(0)
    right = reference(problem, inputs)
    expectation = Expectation(problem, inputs, seed=1)
    for wrong in (np.s_[:, 7], np.s_[11, :]):  # each is met by every sampled row, or column
        output = right.copy()
        output[wrong] = np.nan
        first = expectation.compare(output).first
        assert np.isnan(output[first.index]) and first.expected == pytest.approx(right[first.index], rel=1e-12)
