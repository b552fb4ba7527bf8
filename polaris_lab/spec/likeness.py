"""Say how far problems are from one another, where one stands for another that was not measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from polaris_lab.spec.problem import Gemm

TURNED, CUT = 1.0, 4.0
"""What the distance grows by where an operand is transposed in one of two problems, and where rows of four are whole in
one: as a factor of e in one size, and of e squared. A kernel's wide loads are at stake there."""


def size_distance(sizes: Sequence[int], others: Sequence[np.ndarray | int]) -> np.ndarray:
    """Return the squared distance of the logarithms of sizes from those of others, in natural logarithms.

    Nothing more is known where a shape alone is the key: of what was tuned at one, and of the shapes of a ranking.
    Whether such a configuration suits rows that are cut is asked of its needs.
    """
    return sum(np.log(np.maximum(theirs, 1) / max(ours, 1)) ** 2 for ours, theirs in zip(sizes, others, strict=True))


def distance(problem: Gemm, others: Mapping[str, np.ndarray | int]) -> np.ndarray:
    """Return the squared distance of a problem from others, columns m, n, k, trans_a and trans_b."""
    sizes = [others[name] for name in "mnk"]
    turned = sum(np.not_equal(others[name], getattr(problem, name)).astype(float) for name in ("trans_a", "trans_b"))
    whole = np.logical_and.reduce([np.mod(size, 4) == 0 for size in sizes])
    cut = whole != all(getattr(problem, name) % 4 == 0 for name in "mnk")
    return size_distance((problem.m, problem.n, problem.k), sizes) + TURNED * turned + CUT * cut
