"""Choose the members of a portfolio: the builds that together are nearly as fast as all that were timed.

A build serves the problems that it was timed at. In a table with gaps estimates favoured builds that were hardly timed:
with them a choice at new problems of two CPUs took 14 % longer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from polaris_lab.choose import chooser
from polaris_lab.choose.portfolio import Build, Facts, Portfolio, Table, layout_of, tile_of
from polaris_lab.model.kernel_catalogue import catalogue

MOST = {"gemm": 16, "attention": 8}
"""The members that serve a layout at most."""
LEAST_GAIN = 0.0005
"""What one more member must take off the mean time, as a part of it."""
FEWEST = 3
"""Problems that a build must have been timed at, where there are as many."""
NEAR = 1.05
"""A build that was never as near as this to the fastest at a problem is no candidate."""
UNSERVED = 3.0
"""How many times as long as the best a problem counts to take that no member serves."""


def chosen(device: str, facts: Facts, signature: str, table: Table) -> Portfolio:
    """Choose the portfolio of a device (a slug) from times of one signature."""
    problems, builds = list(table), _candidates(table)
    ratios = _ratios(table, builds)
    layouts = {}
    for layout in sorted({layout_of(problem) for problem in problems}):
        rows = [i for i, problem in enumerate(problems) if layout_of(problem) == layout]
        layouts[layout] = [builds[column] for column in _greedy(ratios[rows], MOST[signature])]
    members = dict.fromkeys(build for some in layouts.values() for build in some)
    fitted = _costs(table, builds, facts["units"])
    costs = {build: _rounded(fitted[build]) for build in members}
    return Portfolio(device, facts, signature, sources_of(table), costs, layouts, table)


def refitted(usual: Portfolio, device: str, facts: Facts, table: Table) -> Portfolio:
    """Return another device's portfolio with costs for this one (a slug), from times of some members here."""
    costs = {build: np.array(some) for build, some in usual.costs.items()}
    rows = _rows(table, [*costs], facts["units"])
    ratios = [us / np.dot(parts, costs[build]) for build, some in rows.items() for parts, us in some]
    slower = float(np.median(ratios)) if ratios else 1.0
    new = {build: _rounded(_fitted(rows[build], slower * some) if rows[build] else slower * some)
           for build, some in costs.items()}
    return replace(usual, device=device, facts=facts, sources=sources_of(table), costs=new, times=table)


def sources_of(table: Table) -> dict[str, str]:
    """Return the hash of the present source of each kernel in a table."""
    kernels = dict.fromkeys(build.kernel for runs in table.values() for build in runs)
    return {name: catalogue()[name].source_hash() for name in kernels if name in catalogue()}


def most_useful(table: Table, count: int) -> list[Build]:
    """List the builds, `count` at most, that together are the fastest where they were timed, then the fastest others.
    """
    builds = _candidates(table)
    ratios = _ratios(table, builds)
    first = _greedy(ratios, count, 0.0)
    others = np.argsort(np.log(np.minimum(ratios, UNSERVED)).mean(axis=0)).tolist()
    return [builds[column] for column in dict.fromkeys([*first, *others])][:count]


def _ratios(table: Table, builds: Sequence[Build]) -> np.ndarray:
    """Return the time of each build over the least, a row for each problem; infinite where it was not timed."""
    each = [least(runs) for runs in table.values()]
    return np.array([[us.get(build, np.inf) / min(us.values()) for build in builds] for us in each])


def least(runs: Mapping[Build, Mapping[int, float]]) -> dict[Build, float]:
    """Return the microseconds of each build at a problem, with the best number of parts of K."""
    return {build: min(some.values()) for build, some in runs.items()}


def _candidates(table: Table) -> list[Build]:
    """List the builds that came near the fastest somewhere, and were timed at FEWEST problems."""
    count: dict[Build, int] = {}
    near: dict[Build, None] = {}
    for runs in table.values():
        of_builds = least(runs)
        for build, us in of_builds.items():
            count[build] = count.get(build, 0) + 1
            if us <= NEAR * min(of_builds.values()):
                near[build] = None
    return [build for build in near if count[build] >= min(FEWEST, len(table)) and build.is_present]


def _costs(table: Table, builds: Sequence[Build], units: int) -> dict[Build, np.ndarray]:
    """Fit the costs of each build; what its own times do not tell is near what its kernel's other builds cost."""
    rows = _rows(table, builds, units)
    usual = {kernel: _fitted([row for build in builds if build.kernel == kernel for row in rows[build]])
             for kernel in {build.kernel for build in builds}}
    return {build: _fitted(rows[build], usual[build.kernel]) for build in builds}


def _rows(table: Table, builds: Sequence[Build], units: int) -> dict[Build, list[tuple[Sequence[float], float]]]:
    """Return the parts of each time of some builds, and the microseconds."""
    rows: dict[Build, list[tuple[Sequence[float], float]]] = {build: [] for build in builds}
    for problem, runs in table.items():
        of = chooser.counts(problem)
        for build in runs:
            if build in rows:
                tile = tile_of(build, problem)
                rows[build] += [(chooser.parts(of, tile, split, units), us) for split, us in runs[build].items()]
    return rows


def _fitted(rows: Sequence[tuple[Sequence[float], float]], usual: np.ndarray | None = None) -> np.ndarray:
    return chooser.fit(np.array([parts for parts, _ in rows]), np.array([us for _, us in rows]), usual)


def _rounded(costs: np.ndarray) -> list[float]:
    return [float(f"{cost:.4g}") for cost in costs]


def _greedy(ratios: np.ndarray, most: int, least_gain: float = LEAST_GAIN) -> list[int]:
    """Return the columns that together have the least mean logarithm, the most useful first."""
    served, columns = np.full(len(ratios), UNSERVED), []
    while len(columns) < most:
        means = np.log(np.minimum(served[:, None], ratios)).mean(axis=0)
        column = int(np.argmin(means))
        if not np.log(served).mean() - means[column] > least_gain:
            break
        columns.append(column)
        served = np.minimum(served, ratios[:, column])
    return columns

