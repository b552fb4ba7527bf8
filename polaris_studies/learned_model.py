"""Predict the time of a product by boosted trees that were learned before: a plain file of numbers, and NumPy.

A test of a tree asks either for the problem or for the configuration. What it says of each configuration is therefore
worked out once, on loading; a problem only adds its own tests. A tree's leaves are the bits of a whole number: a test
that fails clears those of its left branch, and the lowest bit that is left is the leaf. Many configurations leave the
same bits of a tree, and of some trees together: a problem asks for the leaf of each such pattern once, adds what each
pattern of TREES_AT_ONCE trees says, and each configuration looks up its own.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.memoize import file_state
from polaris_lab.choose.cost_model import Rates, estimate_us
from polaris_lab.model.likeness import columns_of
from polaris_lab.model.problem import Gemm

LEAVES = 16
"""The most leaves of a tree, so that a choice among them is a whole number of 16 bits."""
TREES_AT_ONCE = 4
"""How many trees are added for all configurations at once."""
_BITS = 64 // TREES_AT_ONCE  # the numbers of a group's patterns are packed into one of 64 bits
_ALL = 2**LEAVES - 1
_LOWEST = np.array([LEAVES, *((value & -value).bit_length() - 1 for value in range(1, 2**LEAVES))], np.uint8)
_CONFIG = TypedDict("_CONFIG", {"kernel": str, "source_sha256": str, "config": dict[str, int]})
_TREE = TypedDict("_TREE", {"tests": list[list[float]], "leaves": list[float]})
_SHAPE = TypedDict("_SHAPE", {"device": str, "rates": list[float], "reach": float, "features": list[str],
                              "base": float, "seen": list[list[int]], "configs": list[_CONFIG], "trees": list[_TREE],
                              "made": dict[str, Any]})
"""A model's file. A test is the number of its feature, a threshold, and the leaves that remain where the feature is
above it. `seen` are the problems that were learned from (m, n, k, trans_a, trans_b), and `reach` the squared distance
from the nearest of them up to which the model answers."""


def problem_features(problem: Gemm) -> dict[str, float]:
    """Describe a problem by numbers: logarithms of sizes, and how well they fill vectors, tiles and lines."""
    m, n, k = problem.m, problem.n, problem.k
    found = {"m": math.log(m), "n": math.log(n), "k": math.log(k), "work": math.log(m * n * k),
             "outputs": math.log(m * n), "narrowest": math.log(min(m, n)),
             "intensity": math.log(m * n * k / (m * n + m * k + n * k)),
             "trans_a": float(problem.trans_a), "trans_b": float(problem.trans_b)}
    for name, size in (("m", m), ("n", n), ("k", k)):
        found |= {f"{name} in {step}s": size / (-(-size // step) * step) for step in (4, 16, 64)}
    return {f"problem {name}": value for name, value in found.items()}


def config_features(kernel: str, config: Mapping[str, int]) -> dict[str, float]:
    """Describe a configuration by numbers: its kernel, and its defines as logarithms."""
    return {f"kernel {kernel}": 1.0, **{f"define {name}": math.log2(1 + value) for name, value in config.items()}}


class _Patterns(NamedTuple):
    """What configurations leave of trees.

    Of each pattern, `tree` is its tree and `kept` the leaves that it keeps (both of shape (patterns,)). A pattern of a
    group of trees is one of each of its trees, a column of `grouped` (TREES_AT_ONCE x patterns of groups). `of_config`
    is the number of that column (groups x configurations).
    """

    tree: np.ndarray
    kept: np.ndarray
    grouped: np.ndarray
    of_config: np.ndarray


@dataclass(frozen=True, eq=False)
class LearnedModel:
    """Holds a model that was loaded: its configurations, and its trees with each configuration's tests done.

    `_points` are the seen problems as points (logarithms of their sizes, their transpositions), with the points'
    squares. `_tests` are those of problems: their features as places in the order of `problem_features`, thresholds,
    and the leaves that remain (trees x the most tests of a tree). `_leaves` has the value of each (trees x LEAVES).
    """

    device: str
    configs: tuple[tuple[str, Mapping[str, int], str], ...]
    rates: Rates
    reach: float
    made: Mapping[str, Any]
    _base: float
    seen: np.ndarray
    _points: tuple[np.ndarray, np.ndarray]
    _tests: tuple[np.ndarray, np.ndarray, np.ndarray]
    _patterns: _Patterns
    _leaves: np.ndarray

    def knows(self, problem: Gemm) -> bool:
        """Tell whether a problem is like those that were learned from: its rows tight, and one of them in reach."""
        tight = problem.a_shape[1], problem.b_shape[1], problem.n
        if not problem.flops or (problem.lda, problem.ldb, problem.ldc) != tight or problem.reads_result:
            return False
        place = np.array([math.log(problem.m), math.log(problem.n), math.log(problem.k), problem.trans_a,
                          problem.trans_b])
        points, squares = self._points
        apart = squares - 2 * (points @ place) + place @ place  # exact to some 1e-13, which counts at a reach of 0
        return bool(apart.min() <= self.reach + 1e-9)

    def estimates(self, problem: Gemm, rates: Rates | None = None) -> np.ndarray:
        """Return the microseconds of each of `configs`; `rates` are those of another device than the model's."""
        values = np.array([*problem_features(problem).values()], np.float32)
        feature, threshold, remaining = self._tests
        left = np.bitwise_and.reduce(np.where(values[feature] > threshold, remaining, _ALL), axis=1)
        tree, kept, grouped, of_config = self._patterns
        leaves = self._leaves[tree, _LOWEST[left[tree] & kept]]
        said = leaves.take(grouped).sum(axis=0).take(of_config).sum(axis=0) + self._base
        return float(estimate_us({}, columns_of(problem), rates or self.rates)) * np.exp(said)


def load(path: Path) -> LearnedModel:
    """Read a model's file. Raises ValueError for a damaged one."""
    return _load(str(path), file_state(path) if path.exists() else None)


def file_of(device: str) -> Path:
    """Return the file of the model that learned from a device (a slug), whether there is one or not."""
    return paths.DATA / "models" / f"{device}.json"


@functools.lru_cache(8)
def _load(path: str, _state: tuple[int, ...] | None) -> LearnedModel:
    held = documents.read_json(Path(path), _SHAPE)
    try:
        return _built(held)
    except (ValueError, KeyError, TypeError, IndexError, OverflowError) as error:
        raise documents.damaged(Path(path), f"its numbers are wrong ({error})") from None


def _built(held: Mapping[str, Any]) -> LearnedModel:
    names, trees = tuple(held["features"]), held["trees"]
    rates = Rates(*map(float, held["rates"]))
    if not trees or not held["configs"] or not all(0 < rate < math.inf for rate in rates):
        raise ValueError("trees, configs or rates")
    shape = len(trees) + -len(trees) % TREES_AT_ONCE, LEAVES - 1  # empty trees, which say 0, fill the last group
    feature, threshold = np.zeros(shape, np.int64), np.full(shape, math.inf)
    remaining, leaves = np.full(shape, _ALL, np.uint16), np.zeros((shape[0], LEAVES))
    for i, tree in enumerate(trees):
        last = len(tree["leaves"]) - 1
        leaves[i, :last + 1] = tree["leaves"]
        for j, (number, bound, kept) in enumerate(tree["tests"]):
            if last < 0 or not int(kept) >> last & 1:  # no left branch has the last leaf
                raise ValueError("a test that leaves no leaf")
            feature[i, j], threshold[i, j], remaining[i, j] = number, bound, kept
    if not (math.isfinite(held["base"]) and held["reach"] >= 0):
        raise ValueError("base or reach")
    if feature.min() < 0 or feature.max() >= len(names) or not np.isfinite(leaves).all():
        raise ValueError("the tests or leaves of a tree")
    seen = np.array(held["seen"], np.int64).reshape(-1, 5)
    if not len(seen) or seen[:, :3].min() < 1:
        raise ValueError("the problems that were seen")
    configs = tuple((each["kernel"], each["config"], each["source_sha256"]) for each in held["configs"])
    every = np.array([_row(names, config_features(kernel, config)) for kernel, config, _ in configs], np.float32)
    points = np.hstack([np.log(seen[:, :3]), seen[:, 3:]])
    tests, of_config = _split(names, feature, threshold, remaining, every)
    return LearnedModel(held["device"], configs, rates, float(held["reach"]), held["made"], float(held["base"]), seen,
                        (points, (points * points).sum(axis=1)), tests, _patterns(of_config), leaves)


def _row(names: Sequence[str], features: Mapping[str, float]) -> list[float]:
    return [features.get(name, 0.0) for name in names]


def _split(names: Sequence[str], feature: np.ndarray, threshold: np.ndarray, remaining: np.ndarray,
           every: np.ndarray) -> tuple[tuple[np.ndarray, np.ndarray, np.ndarray], np.ndarray]:
    """Do the tests of configurations; return those of problems, moved to the left, and what the others leave over.

    A feature of the tests that are returned is a place in the order of `problem_features`, no longer in `names`.
    """
    own = list(problem_features(Gemm(1, 1, 1)))
    if odd := [name for name in names if name.startswith("problem ") and name not in own]:
        raise ValueError(f"the feature {odd[0]!r}")
    place = np.array([own.index(name) if name in own else -1 for name in names])[feature]
    asks_problem = (place >= 0) & np.isfinite(threshold)
    fails = (every[:, feature] > threshold) & ~asks_problem
    of_config = np.bitwise_and.reduce(np.where(fails, remaining, np.uint16(_ALL)), axis=2)
    width = max(int(asks_problem.sum(axis=1).max()), 1)
    order = np.argsort(~asks_problem, axis=1, kind="stable")[:, :width]
    kept = np.take_along_axis(asks_problem, order, axis=1)
    bound = np.where(kept, np.take_along_axis(threshold, order, axis=1), math.inf)
    return (np.take_along_axis(place, order, axis=1), bound, np.take_along_axis(remaining, order, axis=1)), of_config


def _patterns(of_config: np.ndarray) -> _Patterns:
    """Find the patterns of each tree among what configurations leave of it (an array of configurations x trees)."""
    tree, kept, of_tree = _distinct(of_config.T)
    if len(kept) > 2**_BITS:
        raise ValueError(f"{len(kept)} patterns of trees are more than can be packed")
    shifts = np.arange(0, TREES_AT_ONCE * _BITS, _BITS, np.uint64)[:, None]
    numbers = of_tree.astype(np.uint64).reshape(-1, TREES_AT_ONCE, len(of_config)) << shifts  # of a group's patterns
    _, packed, of_group = _distinct(np.bitwise_or.reduce(numbers, axis=1))
    return _Patterns(tree, kept, (packed >> shifts & np.uint64(2**_BITS - 1)).astype(np.int64), of_group)


def _distinct(parts: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """List the values that differ within each row: the row of each, the value, and which of them stands where."""
    found = [np.unique(part, return_inverse=True) for part in parts]
    counts = np.array([len(values) for values, _ in found])
    first = counts.cumsum() - counts
    return (np.repeat(np.arange(len(parts)), counts), np.concatenate([values for values, _ in found]),
            np.array([start + place for start, (_, place) in zip(first, found, strict=True)]))
