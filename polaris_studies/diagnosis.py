"""Diagnose a slow product in a fixed order of questions, of which the first is which device ran it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from polaris_lab.lab import Lab
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.problem import Gemm

Call = Callable[[np.ndarray, np.ndarray], np.ndarray]


class Answer(NamedTuple):
    """Holds a question of the checklist, what was found, and whether that is as it should be."""

    question: str
    found: str
    fine: bool


def checklist(lab: Lab, problem: Gemm, call: Call | None = None, *, kind: str | None = None,
              seed: int = 0) -> list[Answer]:
    """Make one product and answer the questions, up to the first whose answer explains a slow one.

    `call` is what is diagnosed, `lab.gemm` unless given; one that computes elsewhere leaves `lab.last` as it was.
    `kind` is the device's that the caller means to use, "gpu" or "cpu", by default that of the lab. A later question is
    not asked where an earlier answer is not fine: a cache of a device that did not run explains nothing.
    """
    answers = []
    for answer in _asked(lab, problem, call or lab.gemm, kind or lab.device.kind, seed):
        answers.append(answer)
        if not answer.fine:
            break
    return answers


def _asked(lab: Lab, problem: Gemm, call: Call, kind: str, seed: int) -> Iterator[Answer]:
    inputs, before = problem.inputs(seed), lab.last
    output = call(inputs["A"], inputs["B"])
    ran = lab.last
    used = ran is not before
    yield Answer("which device ran it?", ran.device if used else "none of the lab's: the call went elsewhere",
                 used and lab.device.kind == kind)
    yield Answer("which kernel, and why that one?", f"{ran.kernel}: {ran.reason}", bool(ran.kernel))
    verdict = Expectation(problem, inputs, seed).compare(output)
    yield Answer("is the product right?", f"its largest error is {verdict.max_abs_error:.2g}", verdict.ok)
    others = ran.host_ms - ran.device_ms
    yield Answer("does the kernel take most of the call?", f"{ran.device_ms:.3g} ms, and {others:.3g} ms of the call "
                 "for all else", others <= ran.device_ms)
    yield Answer("how fast is the kernel?", f"{2e-6 * problem.m * problem.n * problem.k / ran.device_ms:,.1f} GFLOPS; "
                 "compare with the ceilings of notebook 41, then look at lines, banks and caches", True)
