"""Model in NumPy what a tensor core does to a product of floats: it reads 11 of their digits, and cuts its sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.problem import Gemm
from polaris_sim.reference_check import sequential

if TYPE_CHECKING:
    import pandas as pd

ROWS = 64
"""Rows and columns of C in the products of this study."""
STEP = 8
"""Products that one instruction of a tensor core adds to each sum, where its numbers are TF32."""
TERMS = ("high high", "+ high low", "+ low high")
"""The terms of a product of split floats, in the order in which `over_bound` adds them up."""


def split(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Split finite float32 numbers into high and low parts of 11 digits, as gemm_tensor.cl does."""
    kept = np.uint32(0xFFFFE000)  # all but the last 13 of a float's 24 digits
    high = ((x.view(np.uint32) + np.uint32(0x1000)) & kept).view(np.float32)  # rounded
    low = ((x - high).view(np.uint32) & kept).view(np.float32)  # cut, as the core reads it
    return high, low


def summed(A: np.ndarray, B: np.ndarray, *, cuts: bool, piece: int = 0) -> np.ndarray:
    """Multiply float32 matrices (m, k) and (k, n), STEP of k at a time: each sum is rounded, or cut.

    With a `piece`, sums of so many products begin at 0, and are added up by additions that round.
    """
    total = sums = np.zeros((len(A), B.shape[1]), np.float32)
    for k in range(0, A.shape[1], STEP):
        exact = sums + A[:, k:k + STEP].astype(float) @ B[k:k + STEP]
        sums = exact.astype(np.float32)
        if cuts:
            sums = np.where(abs(sums) > abs(exact), np.nextafter(sums, np.float32(0)), sums)
        if piece and (k + STEP) % piece == 0:
            total, sums = total + sums, np.zeros_like(sums)
    return total + sums


def over_bound(lengths: Sequence[int], seed: int) -> pd.DataFrame:
    """Compute the largest error over the lab's bound of products made of one, two and three terms of split floats.

    A row for each K of `lengths`, for ROWS x ROWS outputs: a product in `float32` whose terms are added in their order,
    and the sums of the first of TERMS, in float64, so that only the splitting counts.
    """
    import pandas as pd

    rows = {}
    for k in lengths:
        problem = Gemm(ROWS, ROWS, k)
        inputs = problem.inputs(seed)
        A, B = inputs["A"], inputs["B"]
        (a_high, a_low), (b_high, b_low) = ([part.astype(float) for part in split(each)] for each in (A, B))
        made = np.cumsum([a_high @ b_high, a_high @ b_low, a_low @ b_high], axis=0)
        expected = Expectation(problem, inputs, seed)
        every = {"float32": sequential(problem, inputs), **dict(zip(TERMS, made, strict=True))}
        rows[k] = {how: expected.compare(each.astype(np.float32)).fraction for how, each in every.items()}
    return pd.DataFrame(rows).T.rename_axis("K")


def error_growth(lengths: Sequence[int], piece: int, seed: int) -> pd.DataFrame:
    """Compute the largest error of ROWS x ROWS outputs for sums that are rounded, cut, and cut in pieces.

    Columns: `sums` (which of the three), `x` (the length K) and `value`, the error. The products are of the first K
    columns of one A and rows of one B, so that longer sums go on from shorter ones. Raises ValueError for a length or
    a piece that is no multiple of STEP.
    """
    import pandas as pd

    if odd := [each for each in (*lengths, piece) if each < STEP or each % STEP]:
        raise BadValue("lengths",
                       f"{odd[0]} is no length of a sum; give multiples of the {STEP} products of an instruction")
    inputs = Gemm(ROWS, ROWS, max(lengths)).inputs(seed)
    ways = {"rounded": {"cuts": False}, "cut": {"cuts": True},
            f"cut, in pieces of {piece}": {"cuts": True, "piece": piece}}
    rows = []
    for k in lengths:
        A, B = inputs["A"][:, :k], inputs["B"][:k]
        exact = A.astype(float) @ B
        rows += [{"sums": way, "x": k, "value": abs(summed(A, B, **how) - exact).max()} for way, how in ways.items()]
    return pd.DataFrame(rows)
