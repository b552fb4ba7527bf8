"""Replay searches on the times of a whole space (`record_tuner_space`): how near to the best do they come?"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.recordings import device_facts, read_setting
from polaris_lab.choose.search import ROUND_CONFIGS, Candidate, Proposals, candidate_of
from polaris_lab.device.device import Device
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

STUDY = "tuner_space_in_turns"
SPACE_COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "us"]
"""One line for each configuration of a space: the median of its timed runs in us, none where its output was wrong. The
older study "tuner_space" has these columns alone: it timed one configuration after the other."""
IN_TURNS = [*SPACE_COLUMNS, "default_us"]
"""And the median of the kernel's default configuration, timed in turns with each."""
EVALUATIONS, FOUND_RATIO = 300, 1.05
"""Configurations that a search may try, and the ratio to the exhaustive best that counts as having found it."""
BUDGETS = (2, 4, 8, 16, 32, 64, 128, 256)
"""Tries after which `convergence` looks."""


def steady(rows: pd.DataFrame) -> pd.DataFrame:
    """Return rows of IN_TURNS whose `us` is free of the machine's moods: the ratio to the default configuration in the
    same turns, times the median of all the default's times."""
    return rows.assign(us=rows["us"] / rows["default_us"] * rows["default_us"].median())


def replay(rows: pd.DataFrame, device: Device, *, seeds: Sequence[int] = range(20),
           evaluations: int = EVALUATIONS) -> pd.DataFrame:
    """Search on the times of `rows` in place of the device: columns search, seed, tried, and `ratio` to the exhaustive
    best.

    "local" is the search of `choose.search` without anything that was measured before: the kernel's own defaults and
    starting points, then neighbours of the fastest. "random" draws without returning, as Kernel Tuner's random search
    does. A search that has nothing left to propose ends earlier.
    """
    import pandas as pd

    best = rows["us"].min()
    lines = [[search, seed, len(tried), np.nanmin(tried) / best]
             for search, seed, tried in _searched(rows, device, seeds, evaluations)]
    return pd.DataFrame(lines, columns=["search", "seed", "tried", "ratio"])


def convergence(rows: pd.DataFrame, device: Device, *, seeds: Sequence[int] = range(20),
                budgets: Sequence[int] = BUDGETS) -> pd.DataFrame:
    """Follow the searches of `replay`: the best ratio so far after each of `budgets` tries.

    Columns search, x (the tries), value (the median over the seeds), and low and high (the 10th and 90th percentile). A
    search that ended earlier keeps what it had.
    """
    import pandas as pd

    best, lines = rows["us"].min(), []
    for search, _, tried in _searched(rows, device, seeds, max(budgets)):
        so_far = np.fmin.accumulate(np.asarray(tried)) / best
        lines += [[search, budget, so_far[min(budget, len(so_far)) - 1]] for budget in budgets]
    ratios = pd.DataFrame(lines, columns=["search", "x", "ratio"]).groupby(["search", "x"])["ratio"]
    return pd.DataFrame({"value": ratios.median(), "low": ratios.quantile(0.1),
                         "high": ratios.quantile(0.9)}).reset_index()


def what_matters(rows: pd.DataFrame) -> pd.DataFrame:
    """Tell for each define of a space that was timed whole how much it matters, the most first.

    `share` is the part of the variance of the logarithm of the times that the means of its values explain (eta
    squared; the shares add to 1 where defines do not depend on each other). `best` is its value in the fastest
    configuration, and `cost` how much more time the best configuration takes with its worst value, as a ratio.
    """
    import pandas as pd

    timed = rows.dropna(subset="us")
    config, lines = configs(timed), []
    for name in config:
        least = timed["us"].groupby(config[name]).min()
        lines.append([name, _eta_squared(timed["us"], [config[name]]), int(config.loc[timed["us"].idxmin(), name]),
                      least.max() / least.min()])
    table = pd.DataFrame(lines, columns=["define", "share", "best", "cost"]).set_index("define")
    return table.sort_values("share", ascending=False)


def explained(rows: pd.DataFrame, defines: Sequence[str]) -> float:
    """Return the part of the variance of the logarithm of the times that the means of all combinations of the values
    of `defines` explain (eta squared). Where it is more than their shares in `what_matters` together, they interact."""
    timed = rows.dropna(subset="us")
    config = configs(timed)
    return _eta_squared(timed["us"], [config[name] for name in defines])


def explained_by_order(rows: pd.DataFrame, together: int = 20) -> float:
    """Return the part of the variance that is explained by when a configuration was timed, in groups of `together` rows
    as they stand. Of a random order it is about one in `together` by chance."""
    timed = rows.dropna(subset="us")
    return _eta_squared(timed["us"], [np.arange(len(timed)) // together])


def _eta_squared(us: pd.Series, groups: list) -> float:
    log = np.log(us)
    return float(log.groupby(groups).transform("mean").var(ddof=0) / log.var(ddof=0))


def configs(rows: pd.DataFrame) -> pd.DataFrame:
    """Return the values of the defines of each row, a column each, with the index of `rows`."""
    import pandas as pd

    return pd.DataFrame(map(read_setting, rows["config"]), rows.index).astype(int)


def recorded_device(rows: pd.DataFrame) -> Device:
    """Return the device of recorded rows, as the manifest of their run has it: its limits are those of a replay."""
    return Device(**device_facts(rows).iloc[0])


def _searched(rows: pd.DataFrame, device: Device, seeds: Sequence[int],
              evaluations: int) -> Iterator[tuple[str, int, list[float]]]:
    """Search on recorded times; yield for each seed the two searches with the times of what they tried, in order."""
    line, config = rows.iloc[0], configs(rows)
    alike = {name: int(config[name].iloc[0]) for name in config if config[name].nunique() == 1}
    spec, problem = resolve(line["kernel"]).fixed(alike), Gemm(*(int(line[name]) for name in "mnk"))
    us = {candidate_of(spec, read_setting(config)): float(took)
          for config, took in zip(rows["config"], rows["us"], strict=True)}
    every = list(us.values())
    for seed in seeds:
        drawn = np.random.default_rng(seed).permutation(len(us))[:evaluations]
        yield "local", seed, _local(us, spec, problem, device, seed, evaluations)
        yield "random", seed, [every[i] for i in drawn]


def _local(us: dict[Candidate, float], spec: KernelSpec, problem: Gemm, device: Device, seed: int,
           evaluations: int) -> list[float]:
    search, tried = Proposals(device, spec, problem, seed), []
    while some := list(itertools.islice(search.propose(at_random=False), min(ROUND_CONFIGS, evaluations - len(tried)))):
        for candidate in some:
            if candidate not in us:  # of a value that the kernel has got since
                search.failed.add(candidate)
                continue
            tried.append(us[candidate])
            if math.isnan(us[candidate]):
                search.failed.add(candidate)
            else:
                search.known[candidate] = us[candidate]
    return tried


def distribution(replayed: pd.DataFrame) -> pd.DataFrame:
    """Summarise `replay` by search: median, 90th percentile and worst ratio, and the part of seeds within FOUND_RATIO.
    """
    ratios = replayed.groupby("search")["ratio"]
    table = ratios.agg(median="median", p90=lambda ratio: ratio.quantile(0.9), worst="max",
                       near=lambda ratio: (ratio <= FOUND_RATIO).mean())
    return table.assign(tried=replayed.groupby("search")["tried"].max())
