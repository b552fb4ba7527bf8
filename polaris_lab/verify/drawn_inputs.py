"""Draw the inputs of a check: normal numbers, and kinds in which one wrong term, rounding or special value shows."""

from __future__ import annotations

import numpy as np

from polaris_lab.model.problem import Attention, Gemm, Problem

KINDS = {"gemm": ("normal", "scaled", "whole", "tiny A", "tiny B", "chosen A", "chosen B", "same sign", "special"),
         "attention": ("normal", "scaled", "low", "rising", "steep"), "transpose": ("normal",)}
"""The kinds of inputs of each signature.

"normal": standard normal. "scaled": each row of A, column of B or element of a head's V has a magnitude of its own, so
that a limit or a flush anywhere in the range shows. "whole": small whole numbers, whose sums are exact. "tiny A", "tiny
B": one matrix lies near 1e-32, the other near 1e18. "chosen A", "chosen B": each row of A, or column of B, has one
element that is not 0, a power of two, and the product is a choice of elements of the other matrix; the third has none.
"same sign": nothing cancels. "special": infinities, NaN, and zeros that face them. "low": all scores of an attention
lie near -100000, or near -20000 in halves. "rising": they are 0, and grow to 88 from the middle key on, so that a
maximum that is not taken over overflows. "steep": each row of an attention's V has a magnitude of its own, so that a
key shows that a mask hides.
"""
_SPAN = 45
"""The largest power of two, and with a minus the least, that scales a row or a column: no product overflows."""
_TINY, _LARGE = -106, 60
"""Powers of two that scale a matrix of tiny elements, and the other one."""
_WHOLE = np.array([-3, -2, -1, 1, 2, 3], np.float32)
_LOW = {"float32": 1e5, "float16": 2e4}
_RISE = 87.9
"""The largest number whose exponential a float32 holds is 88.7."""


def draw(problem: Problem, seed: int, kind: str = "normal") -> dict[str, np.ndarray]:
    """Return inputs of one of KINDS as `problem.inputs` does, in their stored shapes."""
    inputs = problem.inputs(seed)
    rng = np.random.default_rng([seed, 1])
    if kind != "normal" and isinstance(problem, Gemm) and problem.m and problem.n and problem.k:
        a, b = inputs["A"], inputs["B"]
        _change_product(a.T if problem.trans_a else a, b.T if problem.trans_b else b, inputs["C"], kind, rng)
    if kind != "normal" and isinstance(problem, Attention):
        _change_attention(problem, inputs, kind, rng)
    return inputs


def _change_product(a: np.ndarray, b: np.ndarray, c: np.ndarray, kind: str, rng: np.random.Generator) -> None:
    """Change normal operands of shape (m, k), (k, n) and (m, n) in place."""
    (m, k), n = a.shape, b.shape[1]
    if kind == "scaled":
        rows, columns = (np.ldexp(np.float32(1), rng.integers(-_SPAN, _SPAN + 1, size)) for size in (m, n))
        a *= rows[:, None]
        b *= columns
        c *= rows[:, None] * columns
    elif kind == "whole":
        a[...], b[...], c[...] = (rng.choice(_WHOLE, each.shape) for each in (a, b, c))
    elif kind.startswith("tiny"):
        small, large = (a, b) if kind == "tiny A" else (b, a)
        for each, power in ((small, _TINY), (large, _LARGE), (c, _TINY + _LARGE)):
            np.ldexp(each, power, out=each)
    elif kind == "chosen A":
        _choose(a, rng)
    elif kind == "chosen B":
        _choose(b.T, rng)
    elif kind == "same sign":
        for each in (a, b, c):
            np.abs(each, out=each)
    elif kind == "special":
        a[1 % m, 2 % k], b[3 % k, 4 % n], a[m // 2, k // 2] = np.inf, -np.inf, np.nan
        b[2 % k, ::2], a[::2, 3 % k] = 0.0, 0.0  # what an infinity is multiplied by
        a[-1, -1] = np.finfo(a.dtype).tiny
        if k > 96:  # an infinity faces zeros alone
            a[:, 32:64], b[40, 4 % n] = 0.0, np.inf
        c[0, -1], c[-1, 0] = np.nan, np.inf


def _choose(matrix: np.ndarray, rng: np.random.Generator) -> None:
    """Leave one element in each row, a power of two: the last, the first, then any; and none in the third row."""
    rows, columns = matrix.shape
    places = rng.integers(0, columns, rows)
    places[0] = columns - 1
    places[1:2] = 0
    matrix[...] = 0.0
    matrix[np.arange(rows), places] = np.ldexp(rng.choice(np.float32([-1, 1]), rows), rng.integers(-8, 9, rows))
    matrix[2:3] = 0.0


def _change_attention(problem: Attention, inputs: dict[str, np.ndarray], kind: str, rng: np.random.Generator) -> None:
    if kind == "scaled":
        low, high = (-8, 13) if problem.dtype == "float16" else (-100, 101)
        factors = np.ldexp(np.float32(1), rng.integers(low, high, problem.d))
        inputs["V"][...] = (inputs["V"] * factors).astype(inputs["V"].dtype)
    elif kind == "steep":
        low, high = (-8, 13) if problem.dtype == "float16" else (-60, 61)
        rows = np.ldexp(np.float32(1), rng.integers(low, high, problem.t))
        values = problem.tensor(inputs["V"])
        values[...] = (values * rows[:, None]).astype(values.dtype)
    elif kind == "rising" and problem.scale and problem.t:
        inputs["Q"][:, 1:], inputs["Q"][:, 0] = 0, 1
        problem.tensor(inputs["K"])[..., 0] = np.linspace(-_RISE, _RISE, problem.t).clip(0) / problem.scale
    elif kind == "low" and problem.scale:
        size = np.sqrt(_LOW[problem.dtype] / abs(problem.scale))
        if size < np.finfo(inputs["Q"].dtype).max:
            inputs["Q"][:, 0], inputs["K"][:, 0] = size, -np.sign(problem.scale) * size
