"""Online softmax and halves: the two forms agree, and a fault in either shows."""

from __future__ import annotations

import numpy as np
import pytest

from polaris_lab.lab import Lab
from polaris_lab.model.attention_bounds import attention_reference
from polaris_lab.model.problem import Attention
from polaris_studies import attention_precision


def test_both_forms_give_a_mean_that_is_known() -> None:
    scores, values = np.log([[1.0, 2.0, 1.0]]), np.array([[4.0], [8.0], [0.0]])
    assert attention_precision.two_passes(scores, values).item() == pytest.approx(5.0)
    for tile in (1, 2, 3):
        assert attention_precision.online(scores, values, tile).item() == pytest.approx(5.0)


def test_the_precision_is_that_of_the_arrays() -> None:
    scores = np.zeros((2, 5), np.float32)
    assert attention_precision.online(scores, np.ones((5, 3), np.float32), 2).dtype == np.float32
    assert attention_precision.two_passes(scores, np.ones((5, 3), np.float32)).dtype == np.float32


def test_random_cases_see_an_online_form_that_is_a_thousandth_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert attention_precision.online_errors(1, 30)["float64"].max() < 1e-13
    right = attention_precision.online
    monkeypatch.setattr(attention_precision, "online", lambda *arguments: right(*arguments) * 1.001)
    assert attention_precision.online_errors(1, 30)["float64"].max() > 1e-4


def test_three_products_of_halved_floats_lose_a_thousandth_of_what_one_does() -> None:
    """Rounded to 10 bits of fraction, each factor is off by up to 2^-11; the rest of both is off by 2^-11 of 2^-11."""
    lost = attention_precision.split_losses(1)
    assert 2 ** -11 < lost["one"] <= 2 ** -10 + 2 ** -22
    assert 2 ** -24 < lost["three"] <= 2 ** -20
    assert lost["three"] < lost["three, cut"] <= 2 ** -19


def test_the_parts_of_a_float_have_ten_bits_of_fraction() -> None:
    x = np.array([1 + 2 ** -11, 1 + 2 ** -10, -3.14159274, 1e-30], np.float32)
    high, low = attention_precision._in_two(x, rounded=True)
    assert high[1] == x[1] and low[1] == 0
    for part in (high, low):
        mantissa, _ = np.frexp(part)
        assert (mantissa * 2 ** 11 == np.round(mantissa * 2 ** 11)).all()
    assert np.abs(high + low - x).max() <= 2 ** -21 * 3.2 and np.abs(low / x).max() <= 2 ** -11
    cut, rest = attention_precision._in_two(x, rounded=False)
    assert (np.abs(cut) <= np.abs(x)).all() and cut[0] == 1 and rest[0] == 2 ** -11
    assert np.abs(cut + rest - x).max() <= 2 ** -21 * 3.2


def test_fourteen_cases_are_within_what_the_log_says() -> None:
    cases = attention_precision.FOURTEEN
    assert len(set(cases)) == 14 and {(each.dtype, each.d) for each in cases} == {("float16", 64)}
    assert {min(each.b for each in cases), max(each.b for each in cases)} == {1, 4}
    assert {min(each.s for each in cases), max(each.s for each in cases)} == {128, 512}
    assert {min(each.h for each in cases), max(each.h for each in cases)} == {4, 16}


@pytest.mark.parametrize("causal", [False, True])
def test_the_right_value_is_that_of_the_bounds(causal: bool) -> None:
    problem = Attention(2, 3, 20, 8, causal)
    inputs = problem.inputs(3)
    assert attention_precision._right(problem, inputs) == pytest.approx(attention_reference(problem, inputs)[0])


def test_the_right_value_of_a_case_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, right = [], attention_precision._right
    monkeypatch.setattr(attention_precision, "_right", lambda problem, inputs: (asked.append(problem),
                                                                                right(problem, inputs))[1])
    problem = Attention(1, 2, 30, 8)
    for _ in range(2):
        attention_precision.swapped(problem, 5)
    assert asked.count(problem) == 1


def test_halves_are_within_half_a_step_and_a_swap_is_not(lab: Lab) -> None:
    problem = Attention(1, 2, 40, 64, dtype="float16")
    found = attention_precision.half_errors(lab.session, "attention_cpu_thin", [problem])
    assert found["within"].all() and 1e-5 < found["largest error"][0] < 5e-4
    error, within = attention_precision.swapped(problem, 0)
    assert error > 0.3 and not within
    square = Attention(1, 8, 8, 64, dtype="float16")
    assert attention_precision.swapped(square, 0) == (0.0, True)
