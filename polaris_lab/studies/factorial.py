"""What each of several on-off switches does to a time, when every combination of them was measured in turns."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.statistics import median_interval

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["device", "m", "n", "k", "effect", "order", "ratio", "low", "high", "share"]


def effects(rows: pd.DataFrame) -> pd.DataFrame:
    """The 2^f - 1 effects of a full factorial design on log(device_ms), for each device and shape, as COLUMNS.

    `rows` are samples of every combination of f switches, read from `config` ("PAD=0 PAIRS=1 ..."), taken in turns: the
    n-th samples of all make round n. For one switch, `ratio` is the time with it over the time without, the geometric
    mean over all settings of the others; for a pair "A x B" (order 2) it is A's ratio where B is on over A's ratio
    where B is off, 1 if the two do not touch each other; and so on. In a complete design these contrasts are the least
    squares coefficients of the linear model in all products of the switches. Each is formed within a round, so that a slow
    spell cancels; given are the median over rounds and its exact 95 % interval. `share` is the part of the sum of squares
    between the combinations that belongs to the effect. Rounds that are not complete are left out. Raises ValueError
    when a combination is missing or there twice.
    """
    import pandas as pd

    lines = []
    for key, group in rows.groupby(["device", "m", "n", "k"], sort=False):
        names, signs, logs = _design(group)
        squares = {}
        for order in range(1, len(names) + 1):
            for chosen in itertools.combinations(range(len(names)), order):
                contrast = np.prod(signs[:, chosen], axis=1) @ logs / len(signs)  # one for each round
                ratio = median_interval(np.exp(2**order * contrast))
                squares[chosen] = np.median(contrast) ** 2
                lines.append(dict(zip(COLUMNS, (*key, " x ".join(names[i] for i in chosen), order, *ratio), strict=False)))
        total = sum(squares.values())
        for line, square in zip(lines[-len(squares):], squares.values(), strict=True):
            line["share"] = square / total if total else math.nan
    return pd.DataFrame(lines, columns=COLUMNS)


def _design(group: pd.DataFrame) -> tuple[list[str], np.ndarray, np.ndarray]:
    """The switches, the sign of each in each combination (-1 off, 1 on), and log times (combinations x rounds)."""
    taken = {}
    for config, samples in group.groupby("config", sort=False):
        setting = {name: int(value) for name, value in (item.split("=") for item in config.split())}
        if samples["sample"].duplicated().any():
            raise ValueError(f"rows: {config} was measured twice in one run; give one kernel's combinations, each once")
        taken[tuple(setting.items())] = samples.sort_values("sample")["device_ms"].to_numpy()
    names = [name for name, _ in next(iter(taken))]
    wanted = {tuple(zip(names, levels, strict=True)) for levels in itertools.product((0, 1), repeat=len(names))}
    if not names or taken.keys() != wanted:
        raise ValueError(f"rows: a full design of {', '.join(names) or 'no switches'} has {len(wanted)} combinations; "
                         f"there are {len(taken)}, of which {len(wanted & taken.keys())} belong to it")
    rounds = min(map(len, taken.values()))
    signs = np.array([[2 * level - 1 for _, level in setting] for setting in taken])
    return names, signs, np.log([times[:rounds] for times in taken.values()])
