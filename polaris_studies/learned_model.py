"""Predict the time of a product by boosted trees that were learned before: a plain file of numbers, and NumPy.

`data/models/DEVICE.json` was learned from the device's rows of `data/dataset` and from what the tuner of that time had
searched there, by scikit-learn's GradientBoostingRegressor: 80 trees of at most 16 leaves, each of which corrects a
fifth of the error before it. `made` in the file names the commit whose recorder wrote it.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.memoize import file_state
from polaris_lab.choose.cost_model import Rates
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.likeness import columns_of
from polaris_lab.model.problem import Gemm
from polaris_studies.kernel_estimates import estimate_us

LEAVES = 16
"""The most leaves of a tree, so that a choice among them is a whole number of 16 bits."""
_ALL = 2**LEAVES - 1
_LOWEST = np.array([LEAVES, *((value & -value).bit_length() - 1 for value in range(1, 2**LEAVES))], np.uint8)
_CONFIG = TypedDict("_CONFIG", {"kernel": str, "source_sha256": str, "config": dict[str, int]})
_TREE = TypedDict("_TREE", {"tests": list[list[float]], "leaves": list[float]})
_SHAPE = TypedDict("_SHAPE", {"device": str, "rates": list[float], "reach": float, "features": list[str],
                              "base": float, "seen": list[list[int]], "configs": list[_CONFIG], "trees": list[_TREE],
                              "made": dict[str, Any]})
"""A model's file. A test is the number of its feature, a threshold, and the leaves that remain where the feature is
above it, as bits: the lowest that remains after all tests of a tree is its leaf. `seen` are the problems that were
learned from (m, n, k, trans_a, trans_b), and `reach` the squared distance from the nearest of them up to which the
model answers."""


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


@dataclass(frozen=True, eq=False)
class LearnedModel:
    """Holds a model that was loaded: the sources of the kernels that it learned, and its trees.

    `_tests` are features (places in `_features`), thresholds and the leaves that remain, an array of trees x tests
    each; `_leaves` has the value of each leaf (trees x LEAVES). `_points` are the problems that it learned from.
    """

    device: str
    sources: Mapping[str, str]
    rates: Rates
    reach: float
    _features: Sequence[str]
    _base: float
    _points: np.ndarray
    _tests: tuple[np.ndarray, np.ndarray, np.ndarray]
    _leaves: np.ndarray

    def knows(self, problem: Gemm) -> bool:
        """Tell whether a problem is like those that were learned from: its rows tight, and one of them in reach."""
        tight = problem.a_shape[1], problem.b_shape[1], problem.n
        if not problem.flops or (problem.lda, problem.ldb, problem.ldc) != tight or problem.reads_result:
            return False
        place = np.array([*np.log([problem.m, problem.n, problem.k]), problem.trans_a, problem.trans_b])
        return bool(((self._points - place) ** 2).sum(axis=1).min() <= self.reach + 1e-9)

    def has_learned(self, kernel: str) -> bool:
        """Tell whether it has learned times of the present source of a kernel."""
        return kernel in self.sources and self.sources[kernel] == catalogue()[kernel].source_hash()

    def estimates(self, problem: Gemm, configs: Sequence[tuple[str, Mapping[str, int]]]) -> np.ndarray:
        """Return the microseconds that kernels with a value for each of their tunables take on the model's device."""
        own = problem_features(problem)
        rows = [own | config_features(kernel, config) for kernel, config in configs]
        values = np.array([[row.get(name, 0.0) for name in self._features] for row in rows], np.float32)
        feature, threshold, remaining = self._tests
        left = np.bitwise_and.reduce(np.where(values[:, feature] > threshold, remaining, _ALL), axis=2)
        logs = self._leaves[np.arange(len(self._leaves)), _LOWEST[left]].sum(axis=1) + self._base
        return float(estimate_us({}, columns_of(problem), self.rates)) * np.exp(logs)


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
    names, trees, rates = held["features"], held["trees"], Rates(*map(float, held["rates"]))
    if not trees or not held["configs"] or not all(0 < rate < math.inf for rate in rates):
        raise ValueError("trees, configs or rates")
    shape = len(trees), LEAVES - 1
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
    own = [*problem_features(Gemm(1, 1, 1))]
    if odd := [name for name in names if name.startswith("problem ") and name not in own]:
        raise ValueError(f"the feature {odd[0]!r}")
    return LearnedModel(held["device"], {each["kernel"]: each["source_sha256"] for each in held["configs"]}, rates,
                        float(held["reach"]), names, float(held["base"]), np.hstack([np.log(seen[:, :3]), seen[:, 3:]]),
                        (feature, threshold, remaining), leaves)
