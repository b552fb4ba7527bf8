"""A part of a launch that stands for all of it: some of its work-groups, and two depths of its sums in place of the whole."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import numpy as np

from polaris_lab.gcn3.recorder import Placement
from polaris_lab.gcn3.timing_model import Work
from polaris_lab.gcn3.traffic import Traffic
from polaris_lab.kernelspec import KernelSpec
from polaris_lab.problem import Gemm

DEPTHS = (160, 480)
"""Two k of whole steps of every kernel (16, 20 or 32 deep), after its first ones: far enough apart for a slope."""
SHORT = (8, 24)
"""The same for kernels whose work-items make MANY elements: those are tiles one after another, each with a loop of its own. A loop
around that loop is not seen: gemm_cpu's rounds of 256 terms are 2 % of its instructions, and more of what memory gives a small product."""
MANY = 1024


def sample(place: Placement, generations: int | None) -> np.ndarray:
    """The numbers of the work-groups to run: `generations` whole generations and one before them, from the middle of the launch; or all."""
    total = place.groups // place.generation
    if generations is None or total <= generations + 2:  # so few that one to warm and one that is not full leave nothing out
        return np.arange(place.groups)
    first = (total - generations - 1) // 2
    return np.arange(first * place.generation, (first + generations + 1) * place.generation)


def depths(spec: KernelSpec, problem: Gemm, config: Mapping[str, int]) -> tuple[int, int]:
    """The two depths that suit a kernel: what its loop does shows in them, and they take seconds."""
    items = [count for each in spec.geometry(problem, config) if (count := math.prod(each.global_size))]
    return SHORT if items and problem.m * problem.n >= MANY * items[-1] else DEPTHS  # the last pass that has work makes the elements


def along(one: Work, other: Work, far: float) -> Work:
    """What lies `far` times as far from one as the other does, in all that is counted of a launch: a straight line through two depths."""
    def on(first: Any, second: Any) -> Any:
        if isinstance(first, Counter):
            return Counter({name: on(first[name], second[name]) for name in first | second})
        return [on(*pair) for pair in zip(first, second, strict=True)] if isinstance(first, list) else max(first + far * (second - first), 0)

    names = {each.name for each in fields(Traffic)} - {"share"}
    traffic = replace(other.traffic, **{name: on(getattr(one.traffic, name), getattr(other.traffic, name)) for name in names})
    return replace(other, traffic=traffic, rates=on(Counter(one.rates), Counter(other.rates)),
                   **{name: on(getattr(one, name), getattr(other, name)) for name in ("executed", "port_steps", "bank_clocks", "wide_clocks")})
