"""Describe rows of the data set of choices by numbers, in groups that can be switched on and off.

The first groups are what the published study names (M, N, K, tile, work-items, vectors); the others are what it left
out. Sizes, counts and times enter as natural logarithms.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import read_setting
from polaris_lab.choose.cost_model import FLOPS_PER_BYTE, START_US, Rates
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import BoundKernel
from polaris_lab.model.problem import Gemm
from polaris_studies.kernel_estimates import estimate_us, kernel_us

if TYPE_CHECKING:
    import pandas as pd

GROUPS = ("sizes", "tile", "kernel", "defines", "pitch", "resources", "waves", "device", "model")
"""The groups of features, in the order in which a study adds them. `tile` is the tile's area, work-items and vectors;
`kernel` names the kernel; `waves` says how often a device is filled with work-groups, and what of the last filling and
of the edge tiles is idle; `model` is the estimate of the cost model."""
_HELPERS = ("_sum", "_pack")
_WAVE = 64
_VECTORS = ("VECTOR_WIDTH", "VECTOR")


def rates_of(facts: Mapping[str, Any]) -> Rates:
    """Return the rates of a device from the facts in a data set's manifest.

    Those of a simulated card follow from its units and clock: 64 multiply-adds a clock in each unit.
    """
    if "rates" in facts:
        return Rates(*facts["rates"])
    units, clock, lanes = facts["compute_units"], facts["clock_mhz"], 64.0
    return Rates(units, clock, lanes, 2 * units * clock * lanes / FLOPS_PER_BYTE)


def roofline_us(rows: pd.DataFrame, rates: Rates) -> np.ndarray:
    """Return the least time of each row's problem by the device's rates, a start of a launch included.

    A learner predicts the logarithm of a time over this one, so that it need not learn what everybody knows.
    """
    return estimate_us({}, {name: rows[name].to_numpy() for name in "mnk"}, rates)


def features(rows: pd.DataFrame, rates: Rates, resources: pd.DataFrame,
             groups: Sequence[str] = GROUPS) -> pd.DataFrame:
    """Return the features of each row: a column each, called "GROUP NAME", those of `groups` alone.

    `rates` are those of the rows' device, `resources` the table of choice_resources. Raises ValueError for an unknown
    group.
    """
    import pandas as pd

    if odd := set(groups) - set(GROUPS):
        raise BadValue("groups", f"groups: {min(odd)} is not one of {', '.join(GROUPS)}")
    known = resources.set_index(["kernel", "config"]).to_dict("index")
    wanted = [_row(line, rates, known.get((line.kernel, line.config), {})) for line in rows.itertuples()]
    table = pd.DataFrame(wanted, index=rows.index).fillna(0.0)
    table["model estimate"] = np.log(modelled_us(rows, rates) / roofline_us(rows, rates))
    return table[[name for name in table.columns if name.split()[0] in groups]]


def modelled_us(rows: pd.DataFrame, rates: Rates) -> np.ndarray:
    """Return the cost model's estimate of each row, in microseconds; the roofline where it does not know the kernel."""
    found = np.empty(len(rows))
    places = {label: i for i, label in enumerate(rows.index)}
    for kernel, some in rows.groupby("kernel"):
        us = np.broadcast_to(kernel_us(kernel, _defines(some), problem_columns(some), rates), len(some))
        found[[places[label] for label in some.index]] = us
    return found


def problem_columns(rows: pd.DataFrame) -> dict[str, np.ndarray]:
    """Return the problems of rows: an array of len(rows) for each name, as `likeness.columns_of` has them."""
    found = {name: rows[name].to_numpy() for name in "mnk"}
    return found | {f"trans_{x}": rows["trans"].str[i].eq("t").to_numpy(int) for i, x in enumerate("ab")}


def _defines(rows: pd.DataFrame) -> dict[str, np.ndarray]:
    """Return the values of the defines of rows of one kernel: an array of len(rows) for each name."""
    texts = rows["config"].tolist()
    configs = {text: read_setting(text) for text in dict.fromkeys(texts)}
    return {name: np.array([configs[text][name] for text in texts]) for name in next(iter(configs.values()), {})}


def problem_of(line: Any) -> Gemm:
    """Return the problem of a row (a named tuple of the data set)."""
    return Gemm(line.m, line.n, line.k, trans_a=line.trans[0] == "t", trans_b=line.trans[1] == "t")


def _row(line: Any, rates: Rates, taken: Mapping[str, float]) -> dict[str, float]:
    problem, config = problem_of(line), read_setting(line.config)
    bound = catalogue()[line.kernel].bind(problem, config)
    m, n, k = line.m, line.n, line.k
    copied = sum(math.prod(shape) for shape, turned in zip((problem.a_shape, problem.b_shape),
                                                            bound.transposes.values(), strict=True) if turned)
    groups, items = _launched(bound)
    outputs = m * n / (groups * items)
    features = {
        "sizes m": math.log(m), "sizes n": math.log(n), "sizes k": math.log(k),
        "tile area": math.log(m * n / groups), "tile items": math.log(items),
        "tile vector": max((config.get(name, 0) for name in _VECTORS), default=0) or 4.0 * ("float4" in line.kernel),
        f"kernel {line.kernel}": 1.0,
        **{f"defines {name}": math.log2(1 + value) for name, value in config.items()},
        "pitch a": math.log(problem.lda), "pitch b": math.log(problem.ldb),
        **{f"pitch {name} by {step}": float(ld % step == 0) for name, ld in problem.pitches.items() if name != "ldc"
           for step in (4, 64, 1024)},
        "pitch copied": math.log1p(copied / (m * n + m * k + n * k)),
        "pitch trans_a": float(problem.trans_a), "pitch trans_b": float(problem.trans_b),
    }
    held = max(taken.get("waves_per_simd", 4) * 4 * _WAVE // max(items, _WAVE), 1)
    fillings = groups / (rates.units * held)
    features |= {f"resources {name}": math.log1p(value) for name, value in taken.items()}
    features |= {"waves fillings": math.log(fillings), "waves tail": 1 - fillings / math.ceil(fillings),
              "waves outputs": math.log(outputs), "waves units": math.log(max(groups / rates.units, 1e-3)),
              "waves edge": _edge(config, m, n), "waves intensity": math.log(m * n * k / (m * n + m * k + n * k)),
              "waves work": math.log(m * n * k), "waves start": math.log(START_US * rates.units * rates.lanes
                                                                        * rates.cycles_per_us / (m * n * k))}
    return features | {f"device {name}": math.log(value) for name, value in rates._asdict().items()}


def _launched(bound: BoundKernel) -> tuple[float, int]:
    """Return the work-groups of the pass that multiplies, and the work-items of each."""
    passes = [each for each in bound.passes if not each.function.endswith(_HELPERS)]
    each = max(passes, key=lambda one: math.prod(one.global_size))
    items = math.prod(each.local_size)
    return max(math.prod(each.global_size) / items, 1), items


def _edge(config: Mapping[str, int], m: int, n: int) -> float:
    """Return the part of the computed tiles that lies past the edges of C, for kernels whose tiles are defines."""
    tile_m, tile_n = config.get("TILE_M", config.get("TILE", 1)), config.get("TILE_N", config.get("TILE", 1))
    return 1 - m * n / (math.ceil(m / tile_m) * tile_m * math.ceil(n / tile_n) * tile_n)
