"""An attention's sizes and layouts, its float64 reference, and a bound that only right results keep."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.model import error_bounds
from polaris_lab.model.attention_bounds import attention_reference
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import kernel
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import ORDERS, Attention

PLAIN = Attention(2, 3, 37, 16, t=45)


def online(problem: Attention, inputs: dict, tile: int = 16, rescale: bool = True) -> np.ndarray:
    """Compute an attention in float32, tile by tile, with the maximum and the sum carried along."""
    q, k, v = (problem.tensor(inputs[name]).astype(np.float32) for name in "QKV")
    out = np.zeros((problem.b, problem.h, problem.s, problem.d), np.float32)
    m = np.full(out.shape[:3] + (1,), -np.inf, np.float32)
    total = np.zeros_like(m)
    with np.errstate(invalid="ignore", divide="ignore"):
        for begin in range(0, problem.t, tile):
            keys = np.arange(begin, min(begin + tile, problem.t))
            scores = np.float32(problem.scale) * np.einsum("bhsd,bhtd->bhst", q, k[:, :, keys])
            scores = np.where(keys[None, :] < problem.visible()[:, None], scores, -np.inf)
            grown = np.maximum(m, scores.max(axis=-1, keepdims=True))
            safe = np.where(np.isfinite(grown), grown, 0)
            weights, factor = np.exp(scores - safe), np.exp(m - safe)
            factor = factor if rescale else np.float32(1)
            total, out, m = total * factor + weights.sum(-1, keepdims=True), out * factor, grown
            out += weights @ v[:, :, keys]
        out = np.where(total > 0, out / total, 0)
    stored = out if problem.order == "bhsd" else out.transpose(0, 2, 1, 3)
    return np.ascontiguousarray(stored).reshape(-1, problem.d).astype(problem.dtype)


@pytest.mark.parametrize(("arguments", "argument"), [
    ({"b": 1, "h": 1, "s": 4, "d": 0}, "d"), ({"b": -1, "h": 1, "s": 4, "d": 8}, "b"),
    ({"b": 1, "h": 1, "s": 4, "d": 8, "ld": 7}, "ld"),
    ({"b": 1, "h": 1, "s": 4, "d": 8, "order": "sbhd"}, "order"),
    ({"b": 1, "h": 1, "s": 4, "d": 8, "dtype": "float64"}, "dtype"),
    ({"b": 1, "h": 1, "s": 4, "d": 8, "diagonal": 0.5}, "diagonal"),
    ({"b": 1, "h": 2**16, "s": 2**16, "d": 8}, "s"),
    ({"b": 1, "h": 1, "s": 4, "d": 8, "t": 2**31}, "t"),
])
def test_a_bad_argument_is_named(arguments: dict, argument: str) -> None:
    with refuses(argument):
        Attention(**arguments)


def test_causal_is_a_truth_value() -> None:
    with refuses("causal", TypeError):
        Attention(1, 1, 4, 8, causal=1)


def test_the_scale_is_that_of_the_head_and_a_float32() -> None:
    assert Attention(1, 1, 4, 64).scale == 0.125 and Attention(1, 1, 4, 3).scale == float(np.float32(3**-0.5))


def test_operations_are_those_of_pairs_that_are_seen() -> None:
    assert Attention(2, 3, 5, 8, t=7).flops == 4 * 2 * 3 * 5 * 7 * 8
    assert Attention(1, 1, 4, 8, True).flops == 4 * 8 * (1 + 2 + 3 + 4)
    assert Attention(1, 1, 4, 8, True, t=6, diagonal=2).flops == 4 * 8 * (3 + 4 + 5 + 6)
    assert Attention(1, 1, 4, 8, True, diagonal=-2).flops == 4 * 8 * (0 + 0 + 1 + 2)
    assert PLAIN.bytes == 4 * 2 * 3 * 16 * (37 + 45 + 45 + 37) == 2 * replace(PLAIN, dtype="float16").bytes


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("ld", [16, 19])
def test_an_element_lies_where_the_strides_say(order: str, ld: int) -> None:
    problem = replace(PLAIN, order=order, ld=ld)
    layout = problem.layouts["K"]
    flat = np.arange(layout.extent)
    tensor = problem.tensor(layout.view(flat))
    batch, head, row = problem.strides(problem.t)
    assert tensor.shape == (2, 3, 45, 16) and tensor[1, 2, 44, 15] == batch + 2 * head + 44 * row + 15
    launch, = plan_launches(kernel(__file__, "f", (16, 1), (16, 1), signature="attention").bind(problem)).launches
    assert launch.arguments[:6] == (2, 3, 37, 45, problem.scale, 0) and launch.arguments[6] == "Q"
    assert launch.arguments[12:] == (batch, head, row, "O") and launch.global_size == (48, 3, 2)


def test_the_problem_sets_the_head() -> None:
    spec = kernel(__file__, "f", (16, 1), (16, 1), {"TILE": 8}, signature="attention")
    bound = spec.bind(Attention(1, 1, 4, 40, True, dtype="float16"))
    assert dict(bound.config) == {"D": 40, "CAUSAL": 1, "HALF": 1, "TILE": 8} and set(spec.tunables) == {"TILE"}
    assert "-DD=40" in bound.options


def test_the_reference_is_the_formula() -> None:
    problem = replace(PLAIN, b=1, h=1, causal=True, diagonal=3, scale=0.7)
    inputs = problem.inputs(0)
    expected, _ = attention_reference(problem, inputs)
    for i in range(problem.s):
        scores = problem.scale * inputs["K"][:min(i + 4, 45)].astype(float) @ inputs["Q"][i].astype(float)
        weights = np.exp(scores) / np.exp(scores).sum()
        assert np.allclose(expected[0, 0, i], weights @ inputs["V"][:len(weights)], rtol=1e-12)


@pytest.mark.parametrize("problem", [
    PLAIN, replace(PLAIN, causal=True), replace(PLAIN, causal=True, diagonal=8, order="bshd", ld=19),
    replace(PLAIN, scale=20.0), replace(PLAIN, dtype="float16"), Attention(1, 2, 5, 64, t=3000),
    Attention(1, 1, 9, 8, t=0), Attention(1, 1, 9, 8, True, diagonal=-5), Attention(1, 1, 1, 1)])
def test_a_float32_result_keeps_the_bound(problem: Attention) -> None:
    for seed in range(5):
        inputs = problem.inputs(seed)
        expectation = Expectation(problem, inputs)
        for tile in (16, 64, 10**6):
            verdict = expectation.compare(online(problem, inputs, tile))
            assert verdict.ok and verdict.fraction <= (1 if problem.dtype == "float16" else 0.2), verdict


def test_scores_too_large_for_a_bound_refuse_no_right_result_and_other_rows_keep_theirs() -> None:
    inputs = PLAIN.inputs(0)
    inputs["K"][1] = inputs["K"][0]
    inputs["Q"][0] = 1e9 * inputs["K"][0]  # two weights of a half, others of 0
    expectation, right = Expectation(PLAIN, inputs), online(PLAIN, inputs)
    assert expectation.compare(right).ok
    right[1] += 1e-3
    assert expectation.compare(right).first.index[:3] == (0, 0, 1)


def test_a_row_that_sees_no_key_is_nothing_but_zero() -> None:
    problem = Attention(1, 1, 9, 8, True, diagonal=-5)
    inputs = problem.inputs(0)
    right = online(problem, inputs)
    assert not right[:5].any() and right[5:].all()
    for wrong in (np.nan, 1e-30):
        output = right.copy()
        output[2, 3] = wrong
        verdict = Expectation(problem, inputs).compare(output)
        assert not verdict.ok and verdict.first.index == (0, 0, 2, 3)


@pytest.mark.parametrize("order", ORDERS)
def test_wrong_results_do_not_keep_the_bound(order: str) -> None:
    problem = replace(PLAIN, order=order, causal=True)
    inputs = problem.inputs(1)
    expectation, right = Expectation(problem, inputs), online(problem, inputs)
    other = "bshd" if order == "bhsd" else "bhsd"
    wrong = {"nothing": np.zeros_like(right), "one part in 2 ** 15": right * (1 + 2.0**-15),
             "one row late": np.roll(right, 1, axis=0), "no scaling": online(problem, inputs, rescale=False),
             "no mask": online(replace(problem, causal=False), inputs),
             "the next diagonal": online(replace(problem, diagonal=1), inputs),
             "heads for rows": online(replace(problem, order=other), inputs),
             "a key less": online(replace(problem, t=44), {**inputs, "K": inputs["K"][:2 * 3 * 44],
                                                           "V": inputs["V"][:2 * 3 * 44]})}
    assert expectation.compare(right).ok
    assert [name for name, output in wrong.items() if expectation.compare(output).ok] == []


def test_of_a_large_problem_random_rows_of_every_head_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_bounds, "MAX_COMPLETE_FLOPS", 2**20)
    problem = Attention(2, 2, 300, 8, True, order="bshd")
    inputs = problem.inputs(0)
    expectation, right = Expectation(problem, inputs, seed=3), online(problem, inputs)
    (where, *_), = expectation._parts
    rows = {(row // 600, row % 2): [] for row in where.tolist()}
    assert len(where) == 2 * 2 * error_bounds.SAMPLED_LINES and len(rows) == 4 and expectation.compare(right).ok
    right[where[100], 7] += 1e-3
    verdict = expectation.compare(right)
    item, rest = divmod(int(where[100]), 600)
    assert not verdict.ok and verdict.first.index == (item, rest % 2, rest // 2, 7)


def test_an_empty_attention_has_an_empty_result() -> None:
    for problem in (Attention(0, 2, 3, 4), Attention(2, 0, 3, 4), Attention(1, 2, 0, 4)):
        assert Expectation(problem, problem.inputs(0)).compare(np.zeros((0, 4), np.float32)).ok
