"""Compute the float64 reference of an attention, and a bound on the rounding error of each element of a float32 result.

With u = 2**-24, g(n) = n u / (1 - n u) (Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, section
3.1), exact scores s, weights a = softmax(s) of T keys and O = a V, an error is made in four places.

* A score is a sum of d products, scaled, and scaled again by log2(e) where the exponential is that of 2, so that it is
  off by at most g(d + 3) |scale| (|q| . |k|), in whatever order it is summed.
* Its exponential is taken relative to the row's maximum m. Where that grows on the way, the weights so far are scaled
  by the exponential of the difference. The differences that one weight meets add up to m - s, and rounding each, and
  its product with log2(e), costs at most 2 u (m - s). Each exponential is off by 3 units in the last place, 6 u
  (OpenCL C 1.1, section 7.4), and each scaling by u more. A kernel that takes its keys in tiles of TILE_KEYS or more,
  or divides them among that many work-items, scales a row at most R = ceil(T / TILE_KEYS) times. So a weight's relative
  error is at most r = exp(g(d + 3) |scale| (|q| . |k|) + 2 u (m - s) + 6 u (R + 1) + u R) - 1.
* The weights and their products with V are summed: g(T + 1) of each term, in any order.
* The sum is divided by the sum of weights: 6 u.

Numerator and denominator are then off by at most the sums of e |v| and of e, where e = a (r + g(T + 1)), and
|O' - O| <= (e |V| + |O| sum(e)) / (1 - sum(e)) + 6 u |O|. The last term of the bound is for what the device flushes to
zero, as no weight of a row is above 1 and the sum is at least 1. A result that is stored as float16 is rounded once
more, by 2**-11 of it or half its smallest step.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from polaris_lab.model.problem import Attention

UNIT = 2.0**-24
"""Unit roundoff of float32."""
SMALLEST_NORMAL = 2.0**-126
"""A device may flush a result below this to zero, so that one operation is off by up to this much."""
TILE_KEYS = 16
"""Keys that a kernel takes between two changes of a row's maximum, at least."""
BLOCK_ROWS = 1024
"""Rows of one head that are computed at once: 16 MiB for each matrix of 2048 keys."""


def attention_reference(problem: Attention, inputs: Mapping[str, np.ndarray],
                        rows: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
    """Compute O in float64 and the bound on its error, both of shape (b, h, rows, d), for some rows or all.

    `inputs` holds "Q", "K" and "V" as they are stored. A row that sees no key is 0, and its bound too.
    """
    rows = np.arange(problem.s) if rows is None else np.asarray(rows)
    queries, keys, values = (problem.tensor(inputs[name]) for name in "QKV")
    expected = np.zeros((problem.b, problem.h, len(rows), problem.d))
    bound = np.zeros_like(expected)
    for item in np.ndindex(problem.b, problem.h):
        for begin in range(0, len(rows), BLOCK_ROWS):
            part = rows[begin:begin + BLOCK_ROWS]
            here = (*item, slice(begin, begin + len(part)))
            expected[here], bound[here] = _rows(problem, part, queries[item][part].astype(np.float64),
                                                keys[item].astype(np.float64), values[item].astype(np.float64))
    return expected, bound


def _rows(problem: Attention, rows: np.ndarray, q: np.ndarray, k: np.ndarray,
          v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    count = problem.t
    if not count or not len(rows):
        return np.zeros((len(rows), problem.d)), np.zeros((len(rows), problem.d))
    seen = np.arange(count)[None, :] < problem.visible(rows)[:, None]
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        scores = np.where(seen, problem.scale * (q @ k.T), -np.inf)
        largest = scores.max(axis=1, keepdims=True)
        weights = np.where(seen, np.exp(scores - largest), 0.0)
        weights /= weights.sum(axis=1, keepdims=True)
        output = weights @ v
        rescaled = -(-count // TILE_KEYS)
        exponent = (growth(problem.d + 3) * abs(problem.scale) * (np.abs(q) @ np.abs(k).T)
                    + 2 * UNIT * (largest - scores) + (6 * (rescaled + 1) + rescaled) * UNIT
                    + 2 * (problem.d + 3) * SMALLEST_NORMAL)
        error = np.where(seen, weights * (np.expm1(exponent) + growth(count + 1)), 0.0)
        error[np.isnan(error) & ~np.isnan(weights)] = np.inf  # a weight of 0 with a score that has no bound
        whole = error.sum(axis=1, keepdims=True)
        size = np.abs(output)
        bound = (error @ np.abs(v) + whole * size) / (1 - whole) + 6 * UNIT * size
        bound += 2 * SMALLEST_NORMAL * (np.abs(v).sum(axis=0) + count * (size + 1))
        bound[whole[:, 0] >= 1] = np.inf
    if problem.dtype == "float16":
        bound += 2.0**-11 * (size + bound) + 2.0**-25
    blind = ~seen.any(axis=1)
    output[blind], bound[blind] = 0.0, 0.0
    return output, bound


def growth(n: float | np.ndarray) -> float | np.ndarray:
    """Return g(n) = n u / (1 - n u), which bounds the error of n roundings."""
    return n * UNIT / (1 - n * UNIT)
