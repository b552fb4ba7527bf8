"""Measure the distance between problems, to find the nearest measured one."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from polaris_lab.model.problem import FLOAT32, Attention, Gemm

TRANSPOSE_PENALTY, ALIGNMENT_PENALTY = 2.0, 4.0
"""What the distance grows by where an operand is transposed in one of two problems, and where rows of four are whole in
one: as a factor of 4 in one size, and of e squared. A kernel's wide loads are at stake there, and whether neighbours in
a tile are neighbours in memory: one configuration took twice as long at 1537 with A transposed as with B."""
HEAD_WEIGHT = 2.0
"""What the logarithm of the elements of a head counts for: they decide registers and local memory."""


COLUMNS = {"gemm": ("m", "n", "k", "trans_a", "trans_b"), "attention": ("b", "h", "s", "t", "d", "causal", "half")}
"""What a problem of a signature is known by in a table of times, whole numbers all."""


def columns_of(problem: Gemm | Attention) -> dict[str, int]:
    """Return the values of COLUMNS of a problem."""
    half = problem.layouts[problem.result].dtype != FLOAT32
    return {name: int(half if name == "half" else getattr(problem, name)) for name in COLUMNS[problem.signature]}


def problem_of(signature: str, values: Sequence[int]) -> Gemm | Attention:
    """Return the problem that the values of COLUMNS describe."""
    if signature == "gemm":
        m, n, k, trans_a, trans_b = values
        return Gemm(m, n, k, trans_a=bool(trans_a), trans_b=bool(trans_b))
    b, h, s, t, d, causal, half = values
    return Attention(b, h, s, d, bool(causal), t=t, dtype="float16" if half else "float32")


def size_distance(sizes: Sequence[int], others: Sequence[np.ndarray | int]) -> np.ndarray:
    """Return the squared distance of the logarithms of sizes from those of others, in natural logarithms.

    Nothing more is known where a shape alone is the key: of what was tuned at one, and of the shapes of a ranking.
    Whether such a configuration suits rows that are cut is asked of its needs.
    """
    return sum(np.log(np.maximum(theirs, 1) / max(ours, 1)) ** 2 for ours, theirs in zip(sizes, others, strict=True))


def place(problem: Gemm | Attention) -> np.ndarray:
    """Return a problem as a point: the squared distance of two points tells how unlike two problems of a kind are.

    Of an attention the heads of all items of the batch are one size, and a mask or halves count as an operand that is
    transposed.
    """
    if isinstance(problem, Attention):
        sizes, turned = (problem.b * problem.h, problem.s, problem.t), (problem.causal, columns_of(problem)["half"])
        last = HEAD_WEIGHT * math.log(problem.d)
    else:
        sizes, turned = (problem.m, problem.n, problem.k), (problem.trans_a, problem.trans_b)
        last = ALIGNMENT_PENALTY**0.5 * all(size % 4 == 0 for size in sizes)
    return np.array([*(math.log(max(size, 1)) for size in sizes), *(TRANSPOSE_PENALTY**0.5 * each for each in turned),
                     last])


def distance(problem: Gemm | Attention, places: np.ndarray) -> np.ndarray:
    """Return the squared distance of a problem from each of some places."""
    return ((places - place(problem)) ** 2).sum(axis=-1)
