"""Compute the float64 reference of a float32 matrix product, and a bound on the rounding error of each element.

The bound is the standard one for a sum of products (Higham, Accuracy and Stability of Numerical Algorithms, 2nd
edition, section 3.5). As long as no sum on the way overflows float32, it holds whatever the order of summation, with
fused multiply-adds or without. An attention's are in `attention_bounds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from polaris_lab.model.attention_bounds import SMALLEST_NORMAL, attention_reference, growth
from polaris_lab.model.problem import Attention, Gemm, Problem, Transpose

MAX_COMPLETE_FLOPS = 2**37
"""FLOPs up to which every element is compared (4096 cubed); beyond it, whole rows and columns drawn at random."""
SAMPLED_LINES = 48
SHORT = 8
"""Roundings that an element may have above those of its terms that are not 0: 2^-21 of the largest, in all."""
EXACT = 2.0**24
"""The whole numbers up to this are float32 numbers."""


def reference(problem: Gemm, inputs: dict[str, np.ndarray]) -> np.ndarray:
    """Compute alpha * op(A) @ op(B) + beta * C in float64, shape (m, n).

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
    """Bound the error of each element of a float32 result; float64 of shape (m, n).

    g(k+2) |alpha| (|A| @ |B|) + g(2) |beta C| + (k |alpha| + 3) 2**-126, with g(n) = n u / (1 - n u), u = 2**-24.
    The last term is for results that the device flushes to zero. Terms that are 0 add no error: where there are many, k
    is their number without them, and SHORT more, since a product may be made of parts, as three of TF32 are. A sum of
    whole numbers that stays within 2**24 is exact, in whatever order: its bound is 0.
    """
    alpha, beta = _scalars(problem)
    magnitude = np.zeros((problem.m, problem.n))
    flushed = problem.k * abs(alpha) if problem.k else 0.0  # 0 * infinity is no number
    result = np.full((problem.m, problem.n), (flushed + 3) * SMALLEST_NORMAL)
    with np.errstate(invalid="ignore", over="ignore"):
        if alpha != 0 and problem.k:
            a, b = _operands(problem, inputs)
            magnitude = abs(alpha) * (np.abs(a) @ np.abs(b))
            terms = problem.k if a.all() and b.all() else np.minimum(
                problem.k, (a != 0).astype(np.float64) @ (b != 0) + SHORT)
            result += growth(terms + 2) * magnitude
        if beta != 0:
            added = np.abs(beta * inputs["C"].astype(np.float64))
            result, magnitude = result + growth(2) * added, magnitude + added
    return np.where(magnitude <= EXACT, 0.0, result) if _is_whole(alpha, beta, inputs) else result


def _is_whole(alpha: float, beta: float, inputs: Mapping[str, np.ndarray]) -> bool:
    """Tell whether a product has whole numbers alone; an operand that is not read does not count."""
    read = [*(inputs[name] for name in "AB" if alpha != 0), *([inputs["C"]] if beta != 0 else [])]
    return alpha.is_integer() and beta.is_integer() and all(np.array_equal(each, np.rint(each)) for each in read)


def _scalars(problem: Gemm) -> tuple[float, float]:
    """Return alpha and beta as the kernel gets them: rounded to float32."""
    return float(np.float32(problem.alpha)), float(np.float32(problem.beta))


def _operands(problem: Gemm, inputs: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """Return op(A) of shape (m, k) and op(B) of shape (k, n), in float64."""
    a, b = inputs["A"].astype(np.float64), inputs["B"].astype(np.float64)
    return a.T if problem.trans_a else a, b.T if problem.trans_b else b


class WrongElement(NamedTuple):
    """Holds one element outside its error bound.

    `index` is (row, column), or of an attention (item, head, row, element).
    """

    index: tuple[int, ...]
    got: float
    expected: float
    bound: float

    @property
    def error(self) -> float:
        """Return how far it is off; NaN or infinity where one of the two values is no finite number."""
        return abs(self.got - self.expected)

    def __str__(self) -> str:
        off = f", off by {self.error:.2g}" if np.isfinite(self.error) else ""
        place = f"row {self.index[0]}, column {self.index[1]}" if len(self.index) == 2 else (
            "item {}, head {}, row {}, element {}".format(*self.index))
        return f"{place} is {self.got:.7g} and must be {self.expected:.7g} +- {self.bound:.1e}{off}"


@dataclass(frozen=True)
class Verdict:
    """Holds the comparison of one output with its reference.

    `fraction` is the largest share of the error bound that was used, `first` the first wrong element.
    """

    ok: bool
    fraction: float
    max_abs_error: float
    message: str = ""
    first: WrongElement | None = None


class Expectation:
    """Holds the float64 result of `problem` on `inputs` and its error bound, to compare any number of outputs with.

    The bound of a product is about `(k + 2) * 2**-24 * |alpha| * (|A| @ |B|)`, for any order of summation. Of a problem
    with more than `complete` operations (by default MAX_COMPLETE_FLOPS) rows and columns drawn by `seed` are compared.

    >>> problem = pl.Gemm(8, 8, 8)
    >>> inputs = problem.inputs(seed=0)
    >>> expected = pl.Expectation(problem, inputs)
    >>> expected.compare(inputs["A"] @ inputs["B"]).ok
    True
    """

    def __init__(self, problem: Problem, inputs: Mapping[str, np.ndarray], seed: int = 0,
                 complete: int | None = None) -> None:
        self.problem, complete = problem, MAX_COMPLETE_FLOPS if complete is None else complete
        if isinstance(problem, Attention):
            self._parts = [_attention_part(problem, inputs, seed, complete)]
            return
        if isinstance(problem, Transpose):
            self._parts = [(np.s_[:, :], inputs["in"].T, None)]
            return
        self._parts = [(where, reference(part, some), error_bound(part, some))
                       for where, part, some in _parts(problem, inputs, seed, complete)]

    def compare(self, output: np.ndarray, only: np.ndarray | None = None) -> Verdict:
        """Compare an output: every element must lie within the bound, and be NaN or infinite where the reference is.

        `only`, of bool and the output's shape, leaves out the elements where it is False. The verdict has `ok`,
        `fraction` (the largest share of the bound that any error takes), `max_abs_error`, a `message` and the `first`
        wrong element, with its `index`, `got`, `expected`, `bound` and `error`.

        >>> problem = pl.Gemm(8, 8, 8)
        >>> verdict = pl.Expectation(problem, problem.inputs(seed=0)).compare(np.zeros((8, 8), np.float32))
        >>> verdict.ok, verdict.fraction > 1
        (False, True)
        """
        verdicts = [_compare(output[where], expected, limit, None if only is None else only[where],
                             partial(self._index, output.shape, where)) for where, expected, limit in self._parts]
        worst = min(verdicts, key=lambda v: (v.ok, -v.fraction))
        return replace(worst, max_abs_error=max(v.max_abs_error for v in verdicts))

    def _index(self, shape: tuple[int, int], where: Any, row: int, column: int) -> tuple[int, ...]:
        """Return the index in the whole result of an element of the part `where` of it."""
        if isinstance(self.problem, Attention):
            vectors = self.problem.tensor(np.broadcast_to(np.arange(shape[0])[:, None], shape))[..., 0]
            return *np.argwhere(vectors == where[row])[0].tolist(), column
        rows, columns = where
        return int(np.arange(shape[0])[rows][row]), int(np.arange(shape[1])[columns][column])


def _parts(problem: Gemm, inputs: Mapping[str, np.ndarray], seed: int, complete: int) -> Iterator[tuple]:
    """Return the whole problem, or random rows and random columns of one too large to compute in float64."""
    if problem.flops <= complete:
        yield np.s_[:, :], problem, dict(inputs)
        return
    rng = np.random.default_rng(seed)
    a, b, c = inputs["A"], inputs["B"], inputs["C"]
    rows = np.sort(rng.choice(problem.m, min(SAMPLED_LINES, problem.m), replace=False))
    some = {"A": a[:, rows] if problem.trans_a else a[rows], "B": b, "C": c[rows]}
    yield np.s_[rows, :], replace(problem, m=len(rows), lda=None, ldb=None, ldc=None), some
    columns = np.sort(rng.choice(problem.n, min(SAMPLED_LINES, problem.n), replace=False))
    some = {"A": a, "B": b[columns] if problem.trans_b else b[:, columns], "C": c[:, columns]}
    yield np.s_[:, columns], replace(problem, n=len(columns), lda=None, ldb=None, ldc=None), some


def _attention_part(problem: Attention, inputs: Mapping[str, np.ndarray], seed: int, complete: int) -> tuple:
    """Return all rows of the stored result, or those of SAMPLED_LINES random queries of every head, with reference and
    bound."""
    count = problem.b * problem.h * problem.s
    rows = np.arange(problem.s if count else 0)
    if problem.flops > complete:
        rows = np.sort(np.random.default_rng(seed).choice(problem.s, min(SAMPLED_LINES, problem.s), replace=False))
    stored = problem.tensor(np.broadcast_to(np.arange(count)[:, None], (count, problem.d)))[:, :, rows, 0]
    both = attention_reference(problem, inputs, rows)
    return stored.ravel(), *(each.reshape(stored.size, problem.d) for each in both)


def _compare(output: np.ndarray, expected: np.ndarray, limit: np.ndarray | None, only: np.ndarray | None,
             index_of: Callable[[int, int], tuple[int, ...]]) -> Verdict:
    if output.shape != expected.shape:
        return Verdict(False, float("inf"), float("inf"), f"the output is {output.shape}, it must be {expected.shape}")
    if not output.size:
        return Verdict(True, 0.0, 0.0)
    limit = np.zeros(expected.shape) if limit is None else limit
    compared = output.size if only is None else np.count_nonzero(only)
    output = output if only is None else np.where(only, output, expected)
    with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
        error = np.abs(output.astype(np.float64) - expected)
        most = float(np.finfo(np.float16 if output.dtype == np.float16 else np.float32).max)
        overflow = np.isinf(output) & (np.sign(output) == np.sign(expected)) & (np.abs(expected) + limit > most)
        same = (np.isnan(output) & np.isnan(expected)) | (output == expected) | overflow
        good = same | (np.isfinite(error) & (error <= limit))  # where the expected value is infinite, the limit is too
        share = np.where(same, 0.0, error / limit)
    share = np.where(np.isnan(share), np.inf, share)
    largest = float(np.where(same, 0.0, np.where(np.isnan(error), np.inf, error)).max())
    message, first = "", None
    if not good.all():
        at = tuple(np.argwhere(~good)[0].tolist())
        first = WrongElement(index_of(*at), float(output[at]), float(expected[at]), float(limit[at]))
        message = f"{(~good).sum()} of {compared} elements are outside the bound; {first}"
    return Verdict(bool(good.all()), float(share.max()), largest, message, first)
