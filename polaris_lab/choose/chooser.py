"""Estimate how long a build takes for a problem, by a linear model for each build.

A build's time is a sum of parts that are counted from the problem and the part of C that a work-group computes: rounds
of work-groups on the compute units, terms of their sums, elements that are read and written. What a unit of each part
costs is fitted to the build's own times by least squares on relative errors, and is never negative.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm

RIDGE = 1000.0
"""How many times of a build count as much as the usual costs of its kernel. With 8-fold cross-validation on a table of
24 builds at 198 problems of an H200 the choice took 1.03 of the least time whatever this is; where only a sixth of the
table was used, 1.04 with it and 1.05 without."""
LEAST_DEPTH, AT_MOST = 64, 16
"""A part of a sum has LEAST_DEPTH terms or more; AT_MOST work-groups a compute unit are not split further."""
PROBE = 3 * 2**14
"""Rows, and columns, of the problem that tells how much of C a work-group computes."""


class Counts(NamedTuple):
    """Holds what the parts are counted from.

    Of a product C has `rows` x `columns`, and each element is a sum of `depth` terms; `heads` is 1, and `first` and
    `second` say whether A and B are transposed. Of an attention each of the `heads` has `rows` x 1 results with
    `depth` terms, masked ones left out; `first` and `second` say whether there is a mask, and whether the arrays are
    halves. `a`, `b` and `c` are elements of the inputs and of the result, and `cut_a`, `cut_b` and `cut_c` say whether
    a row of one is no multiple of four elements. `terms` are k, or the keys: what is split into parts.
    """

    rows: float
    columns: float
    depth: float
    heads: float
    a: float
    b: float
    c: float
    first: float
    second: float
    cut_a: float
    cut_b: float
    cut_c: float
    terms: float


def counts(problem: Gemm | Attention) -> Counts:
    """Count what the parts of a problem's time are counted from."""
    if isinstance(problem, Attention):
        heads, halves = problem.b * problem.h, problem.layouts["O"].dtype != np.float32
        seen = problem.t / 2 if problem.causal else problem.t
        return Counts(problem.s, 1, seen * problem.d, heads, heads * problem.s * problem.d,
                      2 * heads * problem.t * problem.d, heads * problem.s * problem.d, problem.causal, halves,
                      problem.d % 4 != 0, problem.d > 64, 0, problem.t)
    m, n, k = problem.m, problem.n, problem.k
    cut_a, cut_b, cut_c = (problem.pitches[name] % 4 != 0 for name in ("lda", "ldb", "ldc"))
    return Counts(m, n, k, 1, m * k, k * n, m * n, problem.trans_a, problem.trans_b, cut_a, cut_b, cut_c or n % 4 != 0,
                  k)


def _groups(of: Counts, tile: tuple[float, float], split: int) -> float:
    return of.heads * math.ceil(of.rows / tile[0]) * math.ceil(of.columns / tile[1]) * split


def parts(of: Counts, tile: tuple[float, float], split: int, units: int) -> tuple[float, ...]:
    """Return the parts of the time of one build.

    A work-group computes a `tile` of rows x columns of C, or with `split` above 1 a part of each sum there.
    """
    rows, columns, whole, heads, a, b, c, first, second, cut_a, cut_b, cut_c, _ = of
    depth, per_unit = whole / split, _groups(of, tile, split) / units
    # rounds of work-groups, where a compute unit holds one, two or four at once
    once, twice, four = math.ceil(per_unit), 2 * math.ceil(per_unit / 2), 4 * math.ceil(per_unit / 4)
    work, parts_of_k = depth * tile[0] * tile[1], split if split > 1 else 0
    round_work, terms, products = once * work, per_unit * work, heads * rows * columns * whole / units
    return (1, depth, once, twice, four, round_work, twice * work, four * work, per_unit, terms,
            products, a, b, c, split > 1, parts_of_k, parts_of_k * c,
            first, second, first * a, second * b, first * depth, second * depth, first * terms, second * terms,
            cut_a * depth, cut_b * depth, cut_a * terms, cut_b * terms, cut_a * round_work, cut_b * round_work,
            (rows < tile[0]) * products, (columns < tile[1]) * products,  # a kernel's slow way where C is narrow,
            cut_c * c,                                                    # and where its rows are not stored by fours
            # a cost is never negative, so an operand that is slow unless it is transposed needs its own
            (1 - first) * a, (1 - second) * b, (1 - first) * terms, (1 - second) * terms)


PARTS = len(parts(counts(Gemm(1, 1, 1)), (1, 1), 1, 1))
"""How many there are. A file of an older lab has fewer costs: the last parts came later, and cost nothing there."""


def time_us(of: Counts, tile: tuple[float, float], split: int, units: int, costs: Sequence[float]) -> float:
    """Estimate the microseconds of one build from what a unit of each part costs."""
    return sum(map(operator.mul, parts(of, tile, split, units), costs))


def is_worth_splitting(of: Counts, tile: tuple[float, float], split: int, units: int) -> bool:
    """Tell whether a number of parts of K is worth a try: where each compute unit gets a work-group, or no more parts
    would be long enough. 1 is always worth it."""
    if split == 1:
        return True
    groups, terms = _groups(of, tile, split), of.terms / split
    return LEAST_DEPTH <= terms and groups <= AT_MOST * units and (groups >= units or terms < 2 * LEAST_DEPTH)


def fit(each: np.ndarray, us: np.ndarray, usual: np.ndarray | None = None) -> np.ndarray:
    """Return the cost of a unit of each part, from the parts of some problems and the microseconds that they took.

    Costs that these do not tell are near `usual`, or near 0.
    """
    import scipy.optimize

    relative = each / us[:, None]
    size = np.sqrt((relative**2).mean(axis=0))
    size[size == 0] = 1
    near = np.zeros(len(size)) if usual is None else usual * size
    weight = np.sqrt(RIDGE / len(us))
    rows = np.vstack([relative / size, weight * np.eye(len(size))])
    costs, _ = scipy.optimize.nnls(rows, np.append(np.ones(len(us)), weight * near))
    return costs / size


def tile(spec: KernelSpec, config: dict[str, int], like: Gemm | Attention) -> tuple[float, float]:
    """Return the rows and columns of C that a work-group computes in a configuration, `like` giving the orientation.

    They follow from how the launch of the kernel's own name, the shortest, grows with the problem. Of an attention the
    columns are 1.
    """
    sizes = ((1, 1), (PROBE, 1), (1, PROBE))
    if isinstance(like, Attention):
        probes: Sequence[Gemm | Attention] = [Attention(1, 1, rows, like.d, like.causal, t=like.t,
                                                        dtype=like.layouts["O"].dtype.name) for rows, _ in sizes[:2]]
    else:
        probes = [Gemm(m, n, 16, trans_a=like.trans_a, trans_b=like.trans_b) for m, n in sizes]
    passes = [[math.prod(each.global_size) / math.prod(each.local_size) for each in spec.bind(probe, config).passes]
              for probe in probes]
    main = min(range(len(spec.passes)), key=lambda number: len(spec.passes[number].function))
    growth = [PROBE / max(some[main] / max(passes[0][main], 1), 1) for some in passes[1:]]
    return growth[0], growth[1] if len(growth) > 1 else 1.0
