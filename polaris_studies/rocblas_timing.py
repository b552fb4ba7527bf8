"""Feed rocBLAS's kernels for gfx803 to the timing model, for products whose speeds on an R9 Nano are published."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.paths import PUBLISHED
from polaris_lab.base.recordings import read_csv
from polaris_lab.model.cards import Card, with_constants
from polaris_lab.model.cards import card as card_of
from polaris_sim.code.assembly import Program, read_instruction
from polaris_sim.emu.free_placement import PlacedLaunch
from polaris_sim.emu.initial_state import Grid
from polaris_sim.timing.access_cost import WORD_BYTES
from polaris_sim.timing.cost_estimate import extrapolate, works_of
from polaris_sim.timing.model import Work
from polaris_studies.rocblas_library import Solution
from polaris_studies.tensile_host import Product, arguments, kernels, tiles, values_of

if TYPE_CHECKING:
    import pandas as pd

CARD = "r9_nano"
LEAST_GFLOPS = 1000
"""Speeds below this are those of launches, not of kernels."""
STEPS = (4, 8)
"""The steps of k that are executed; the work of a longer k lies on the straight line through both."""
MULTIPLY_ADD = "v_fma_f32"
LEAST_TO_RANK = 5
"""Products that a group must have to be given a rank correlation."""


def published() -> pd.DataFrame:
    """Read the speeds of rocBLAS on an R9 Nano that are above LEAST_GFLOPS, indexed by id, with `ms`."""
    table = read_csv(PUBLISHED / "rocblas_r9_nano.csv", ["id", "layout", "m", "n", "k", "gflops", "debian_kernel"])
    table = table[table["gflops"] > LEAST_GFLOPS].set_index("id")
    return table.assign(ms=2e-6 * table["m"] * table["n"] * table["k"] / table["gflops"])


def compared(rows: pd.DataFrame) -> pd.DataFrame:
    """Add to the rows of record_rocblas_speeds the speeds in GFLOPS, the ratio of simulated to published time, the
    errors before and after the fit, and `kind`: whether k is split."""
    work = 2e-6 * rows["m"] * rows["n"] * rows["k"]
    speeds = {"gflops": "published_ms", "gflops_low": "ms_high", "gflops_simulated": "ms", "gflops_high": "ms_low",
              "gflops_refitted": "ms_refitted"}
    ratio, refitted = (rows[name] / rows["published_ms"] for name in ("ms", "ms_refitted"))
    return rows.assign(**{name: work / rows[time] for name, time in speeds.items()}, ratio=ratio,
                       ratio_refitted=refitted, kind=(rows["split"] > 1).map({True: "k split", False: "k whole"}),
                       inside=rows["published_ms"].between(rows["ms_low"], rows["ms_high"]))


def summarise(rows: pd.DataFrame, by: Sequence[str] = (), fitted: bool = False) -> pd.DataFrame:
    """Summarise rows of `compared` in groups: how many, the mean error of the time in percent, the median ratio, the
    part in range, and the rank correlations of times and of speeds."""
    import pandas as pd

    end = "_refitted" if fitted else ""
    groups = rows.groupby(list(by), sort=False) if by else [("all", rows)]
    return pd.DataFrame({key[0] if len(by) == 1 else key: {
        "products": len(part), "mean error, %": 100 * (part[f"ratio{end}"] - 1).abs().mean(),
        "ratio": part[f"ratio{end}"].median(), "in range": part["inside"].mean(),
        "rank, time": _rank_correlation(part["published_ms"], part[f"ms{end}"]),
        "rank, GFLOPS": _rank_correlation(part["gflops"], part[f"gflops{end or '_simulated'}"])}
        for key, part in groups}).T.rename_axis(index=list(by) or None)


def channels_met(rows: pd.DataFrame) -> pd.Series:
    """Count the channels of the memory that an operand's rows along k begin in, if they lie k floats apart."""
    card = card_of(CARD)
    channels, interleave = int(card.l2_channels), int(card.l2_interleave)
    return channels * interleave // np.gcd(rows["k"] * WORD_BYTES, channels * interleave).clip(interleave)


def pairs_in_order(rows: pd.DataFrame, factors: Sequence[float]) -> dict[str, float]:
    """Compute, for pairs of rows of `compared` whose simulated speeds differ by a factor between two of `factors`, the
    part that the published speeds put in the same order."""
    simulated, measured = rows["gflops_simulated"].to_numpy(), rows["gflops"].to_numpy()
    one, other = np.triu_indices(len(rows), 1)
    apart = np.abs(np.log(simulated[one] / simulated[other]))
    kept = (simulated[one] > simulated[other]) == (measured[one] > measured[other])
    return {f"{least:g} to {most:g}": float(kept[(apart >= math.log(least)) & (apart < math.log(most))].mean())
            for least, most in pairwise(factors)}


def _rank_correlation(one: pd.Series, other: pd.Series) -> float:
    from scipy.stats import spearmanr

    return float(spearmanr(one, other).statistic) if len(one) >= LEAST_TO_RANK else math.nan


def measured_card() -> Card:
    """Return the card with v_fma_f32 as fast as v_mac_f32, which stood in its place in the code that was measured."""
    card = card_of(CARD)
    return with_constants(card, valu_fma=card.constants["valu_full"].value)


def works(solution: Solution, product: Product, card: Card) -> tuple[Work, ...]:
    """Execute one resident set of the kernel's work-groups, as `sim.cost` does, and give the work of the launch.

    All work-groups begin at the first term of the sum. Debian's kernels can begin at different ones, which keeps them
    from meeting in one channel of the memory, but Tensile learned that in December 2018, after the measurements.
    """
    solution = solution._replace(stagger=0)
    step = solution.depth_u * solution.split
    short, long = (step * steps for steps in STEPS)
    if product.k <= 2 * long:
        return _executed(solution, product, product.k, card)
    ends = (_executed(solution, product, terms, card) for terms in (short, long))
    return tuple(extrapolate(one, other, (product.k - short) / (long - short))
                 for one, other in zip(*ends, strict=True))


class _Zeros(PlacedLaunch):
    """Places a launch whose arrays are zeros, without touching their memory."""

    def fill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Map the memory."""
        self.memory.map()


def _executed(solution: Solution, product: Product, terms: int, card: Card) -> tuple[Work, ...]:
    """Execute a product with `terms` terms of each sum, in the matrices of the whole product."""
    lda, ldb, ldc = product.leading
    product = product._replace(k=terms, lda=lda, ldb=ldb, ldc=ldc)
    program, (across, down) = kernels().program(solution.name), tiles(solution, product)
    grid = Grid.of((across * solution.work_items, down * solution.split, 1), (solution.work_items, 1, 1))
    a, b, c = (np.broadcast_to(np.float32(0), size) for size in product.elements)
    plan = _Zeros(_without_arithmetic(program), grid, values_of(program, arguments(solution, product, a, b, c, c)))
    found = works_of(plan, {}, card, 1, solution.name)
    return tuple(replace(each, program=program) for each in found)


def _without_arithmetic(program: Program) -> Program:
    """Put s_nop in the place of every multiply-add: no address depends on one, and they take most of the time."""
    return replace(program, instructions=tuple(
        read_instruction("s_nop 0", each.line) if each.name == MULTIPLY_ADD else each
        for each in program.instructions))
