"""Compute with NumPy what a simulated kernel gives bit for bit, where its instructions promise it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from polaris_lab.model.problem import Gemm


def sequential(problem: Gemm, inputs: Mapping[str, np.ndarray]) -> np.ndarray:
    """Compute alpha * op(A) @ op(B) + beta * C in float32, term by term; each product is rounded before it is added.

    >>> problem = pl.Gemm(2, 2, 3)
    >>> sim.sequential(problem, problem.inputs(seed=0)).dtype
    dtype('float32')
    """
    a = inputs["A"].T if problem.trans_a else inputs["A"]
    b = inputs["B"].T if problem.trans_b else inputs["B"]
    total = np.zeros((problem.m, problem.n), np.float32)
    terms = problem.k if problem.alpha else 0
    for at in range(terms):
        total += a[:, at, None] * b[None, at]
    total *= np.float32(problem.alpha if terms else 0.0)
    return total if problem.beta == 0 else np.float32(problem.beta) * inputs["C"] + total
