"""What a float32 matrix product must be: the float64 reference, and how far from it rounding may take an element.

The bound holds as long as no sum on the way overflows float32. It is the standard one for a sum of products (Higham, Accuracy and Stability of Numerical Algorithms, 2nd
edition, section 3.5). It holds whatever the order of summation, with fused multiply-adds or without.
"""

from __future__ import annotations

import numpy as np

from polaris_lab.problem import Gemm

UNIT = 2.0**-24
"""Unit roundoff of float32."""
SMALLEST_NORMAL = 2.0**-126
"""A device may flush a result below this to zero, so that one operation is off by up to this much."""


def reference(problem: Gemm, inputs: dict[str, np.ndarray]) -> np.ndarray:
    """alpha * op(A) @ op(B) + beta * C in float64, shape (m, n).

    `inputs` holds "A", "B" and "C" as stored: op() is applied here. As in BLAS, `alpha == 0` never looks at A and B,
    and `beta == 0` never looks at C; elsewhere NaN and infinity go through. With `k == 0` there is no sum that an
    infinite `alpha` could multiply.
    """
    alpha, beta = _scalars(problem)
    result = np.zeros((problem.m, problem.n))
    with np.errstate(invalid="ignore", over="ignore"):
        if alpha != 0 and problem.k:
            a, b = _operands(problem, inputs)
            result += alpha * (a @ b)
        if beta != 0:
            result += beta * inputs["C"].astype(np.float64)
    return result


def error_bound(problem: Gemm, inputs: dict[str, np.ndarray]) -> np.ndarray:
    """The largest error that each element of a float32 result may have, float64 of shape (m, n).

    g(k+2) |alpha| (|A| @ |B|) + g(2) |beta C| + (k |alpha| + 3) 2**-126, with g(n) = n u / (1 - n u), u = 2**-24.
    The last term is for results that the device flushes to zero.
    """
    alpha, beta = _scalars(problem)
    flushed = problem.k * abs(alpha) if problem.k else 0.0  # 0 * infinity is no number
    result = np.full((problem.m, problem.n), (flushed + 3) * SMALLEST_NORMAL)
    with np.errstate(invalid="ignore", over="ignore"):
        if alpha != 0 and problem.k:
            a, b = _operands(problem, inputs)
            result += _g(problem.k + 2) * abs(alpha) * (np.abs(a) @ np.abs(b))
        if beta != 0:
            result += _g(2) * np.abs(beta * inputs["C"].astype(np.float64))
    return result


def _g(n: int) -> float:
    return n * UNIT / (1 - n * UNIT)


def _scalars(problem: Gemm) -> tuple[float, float]:
    """alpha and beta as the kernel gets them: rounded to float32."""
    return float(np.float32(problem.alpha)), float(np.float32(problem.beta))


def _operands(problem: Gemm, inputs: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """op(A) of shape (m, k) and op(B) of shape (k, n), float64."""
    a, b = inputs["A"].astype(np.float64), inputs["B"].astype(np.float64)
    return a.T if problem.trans_a else a, b.T if problem.trans_b else b
