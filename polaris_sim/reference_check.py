"""Check simulated kernels against NumPy: bit for bit where their instructions promise it, else within the error
bound."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from polaris_lab.model.device_matrix import GUARD, bits_of, mark_of
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm, Problem
from polaris_sim.simulator import Simulation, simulate


def sequential(problem: Gemm, inputs: Mapping[str, np.ndarray]) -> np.ndarray:
    """Compute alpha * op(A) @ op(B) + beta * C in float32, term after term, each product rounded before it is added."""
    a = inputs["A"].T if problem.trans_a else inputs["A"]
    b = inputs["B"].T if problem.trans_b else inputs["B"]
    total = np.zeros((problem.m, problem.n), np.float32)
    terms = problem.k if problem.alpha else 0
    for at in range(terms):
        total += a[:, at, None] * b[None, at]
    total *= np.float32(problem.alpha if terms else 0.0)
    return total if problem.beta == 0 else np.float32(problem.beta) * inputs["C"] + total


def differences(spec: KernelSpec, problem: Problem, seed: int, **how: object) -> tuple[list[str], Simulation]:
    """Simulate `spec` on `problem`; return a sentence for each thing that is wrong, and the simulation.

    `how` goes to `simulate`.
    """
    inputs = problem.inputs(seed)
    simulation = simulate(spec, problem=problem, inputs=inputs, **how)
    sentences = [f"{problem}, seed {seed}: {row.kind} at {row.instruction}" for row in simulation.faults.itertuples()]
    verdict = Expectation(problem, inputs).compare(simulation.output)
    if not verdict.ok:
        sentences.append(f"{problem}, seed {seed}: {verdict.message}")
    if isinstance(problem, Gemm) and not spec.reorders and not any("fma" in name for name in simulation.mix):
        wrong = np.count_nonzero(simulation.output != sequential(problem, inputs))
        if wrong:
            sentences.append(f"{problem}, seed {seed}: {wrong} elements are not those of multiply-then-add in sequence")
    if np.any(gaps(problem, simulation) != bits_of(mark_of(GUARD, simulation.raw.dtype))):
        sentences.append(f"{problem}, seed {seed}: the gap between rows was written")
    return sentences, simulation


def gaps(problem: Problem, done: Simulation) -> np.ndarray:
    """Return the bits of the elements between the rows of the result."""
    layout = problem.layouts[problem.result]
    inside = np.arange(len(done.raw)) % layout.ld < layout.columns
    return bits_of(done.raw)[~inside]


def campaign(spec: KernelSpec, problems: Iterable[tuple[Problem, int]]) -> tuple[int, list[str]]:
    """Check a kernel on many problems, each with the seed of its inputs; return their number and what was wrong."""
    found: list[str] = []
    count = 0
    for problem, seed in problems:
        wrong, _ = differences(spec, problem, seed)
        found += wrong
        count += 1
    return count, found
