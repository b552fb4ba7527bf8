"""Compute the effects of on-off switches on a time: a full factorial design, its combinations measured interleaved."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import read_setting
from polaris_lab.base.statistics import median_interval

if TYPE_CHECKING:
    import pandas as pd

EFFECT_COLUMNS = ["device", "m", "n", "k", "effect", "order", "ratio", "low", "high", "share"]


def effects(rows: pd.DataFrame) -> pd.DataFrame:
    """Compute the 2^f - 1 effects of f switches on log(device_ms), for each device and shape; rows of EFFECT_COLUMNS.

    `rows` are samples of every combination of the switches, which are read from `config` ("PAD=0 PAIRS=1 ..."). They
    were measured interleaved: the n-th samples of all combinations make round n. Incomplete rounds are left out.

    For one switch, `ratio` is the time with it over the time without it, as the geometric mean over all settings of the
    other switches. For a pair "A x B" (order 2) it is A's ratio where B is on over A's ratio where B is off, so 1 means
    no interaction; and so on for more. In a full design these contrasts are the least squares coefficients of the
    linear model in all products of the switches. Each ratio is computed within a round, so that a slow spell of the
    machine cancels; the table has the median over rounds and its exact 95 % interval. `share` is the effect's part of
    the sum of squares between the combinations.

    Raises ValueError when a combination is missing or comes twice.
    """
    import pandas as pd

    lines = []
    for key, group in rows.groupby(["device", "m", "n", "k"], sort=False):
        names, signs, logs = _design(group)
        squares = {}
        for order in range(1, len(names) + 1):
            for chosen in itertools.combinations(range(len(names)), order):
                contrast = np.prod(signs[:, chosen], axis=1) @ logs / len(signs)  # a value for each round
                ratio = median_interval(np.exp(2**order * contrast))
                squares[chosen] = np.median(contrast) ** 2
                effect = " x ".join(names[i] for i in chosen)
                lines.append(dict(zip(EFFECT_COLUMNS, (*key, effect, order, *ratio), strict=False)))
        total = sum(squares.values())
        for line, square in zip(lines[-len(squares):], squares.values(), strict=True):
            line["share"] = square / total if total else math.nan
    return pd.DataFrame(lines, columns=EFFECT_COLUMNS)


def _design(group: pd.DataFrame) -> tuple[list[str], np.ndarray, np.ndarray]:
    """List the switches, their signs in each combination (-1 off, 1 on), and the log times (combinations x rounds)."""
    taken = {}
    for config, samples in group.groupby("config", sort=False):
        setting = read_setting(config)
        if samples["sample"].duplicated().any():
            raise BadValue("rows",
                           f"rows: {config} was measured twice in one run; give one kernel's combinations, each once")
        taken[tuple(setting.items())] = samples.sort_values("sample")["device_ms"].to_numpy()
    names = [name for name, _ in next(iter(taken))]
    wanted = {tuple(zip(names, levels, strict=True)) for levels in itertools.product((0, 1), repeat=len(names))}
    if not names or taken.keys() != wanted:
        raise BadValue("rows", f"rows: a full design of {', '.join(names) or 'no switches'} has {len(wanted)} "
                       f"combinations; there are {len(taken)}, of which {len(wanted & taken.keys())} belong to it")
    rounds = min(map(len, taken.values()))
    signs = np.array([[2 * level - 1 for _, level in setting] for setting in taken])
    return names, signs, np.log([times[:rounds] for times in taken.values()])
