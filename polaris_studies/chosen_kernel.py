"""Compare the kernel that `lab.gemm` chooses with a vendor's library, shape by shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.base.statistics import ratio_interval
from polaris_lab.choose.portfolio import portfolio_of
from polaris_lab.choose.selection import auto
from polaris_lab.choose.tuner import ORIENTATIONS
from polaris_lab.lab import Lab
from polaris_lab.measure.libraries import LIBRARIES
from polaris_lab.measure.protocol import take_samples
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

SHAPE_KINDS = {"square": (0.27, (300, 4500), None, None), "thin": (0.18, (1, 64), (500, 8000), (300, 8000)),
         "wide": (0.1, (64, 300), (1000, 8000), (500, 5000)), "deep": (0.15, (32, 600), (32, 600), (4000, 60000)),
         "shallow": (0.1, (1000, 6000), (1000, 6000), (10, 150)), "any": (0.2, (200, 4500), (200, 4500), (200, 4500))}
"""The kinds of shapes that `drawn` draws: how often each comes, and the ranges of m, n and k; a square has one size."""
ROUND_PART, ROUND_TO = 0.4, 16
"""The part of the drawn shapes whose sizes above ROUND_TO are multiples of ROUND_TO; the others have any size."""
LARGEST_GFLOP = {"gpu": 250, "cpu": 20}
"""A drawn problem with more work is drawn again: by the kind of device."""
BY = ["device", "m", "n", "k", "trans"]


def drawn(count: int, seed: int, kind: str = "gpu") -> list[Gemm]:
    """Draw problems for a kind of device as SHAPE_KINDS has them, each size uniform in its logarithm, in any
    orientation.

    The short side of a thin or wide shape is m or n. A panel that was chosen by hand shows how good a choice is at the
    panel; drawn shapes show how good it is elsewhere.
    """
    rng, problems, shapes = np.random.default_rng(seed), [], list(SHAPE_KINDS)
    weights = [weight for weight, *_ in SHAPE_KINDS.values()]

    def size(span: tuple[int, int]) -> int:
        return round(float(np.exp(rng.uniform(*np.log(span)))))

    while len(problems) < count:
        shape = shapes[rng.choice(len(shapes), p=weights)]
        _, *spans = SHAPE_KINDS[shape]
        m = size(spans[0])
        n, k = (size(span) if span else m for span in spans[1:])
        if shape in ("thin", "wide") and rng.random() < 0.5:
            m, n = n, m
        if rng.random() < ROUND_PART:
            m, n, k = (round(each / ROUND_TO) * ROUND_TO if each > ROUND_TO else each for each in (m, n, k))
        trans_a, trans_b = ORIENTATIONS[rng.integers(len(ORIENTATIONS))]
        if 2e-9 * m * n * k < LARGEST_GFLOP.get(kind, LARGEST_GFLOP["cpu"]):
            problems.append(Gemm(m, n, k, trans_a=trans_a, trans_b=trans_b))
    return problems


def family_of(problem: Gemm) -> str:
    """Name the kind of a shape: "square"; "narrow", at most 48 rows or columns; "thin", at most 160; "deep", k at least
    four times the larger; else "odd"."""
    m, n, k = problem.m, problem.n, problem.k
    if m == n == k:
        return "square"
    if min(m, n) <= 160 and max(m, n) > 160:
        return "narrow" if min(m, n) <= 48 else "thin"
    return "deep" if k >= 4 * max(m, n) else "odd"


def samples(lab: Lab, each: Iterable[Gemm], libraries: str | Sequence[str], *, repeats: int = 12, seconds: float = 0.2,
            seed: int = 0, on_progress: Callable[[], object] = lambda: None) -> pd.DataFrame:
    """Time the chosen kernel and libraries in turns on each problem, proved before and after, as `lab.measure` does.

    A row for each sample, with the columns of the protocol and `known`: whether the device's portfolio has times
    of the very problem. `repeats` is the most samples of each, `seconds` ends them earlier. `on_progress` is called
    after each problem. Raises ValueError for a library that is not there, or where there is no problem, DeviceError for
    a device that fails.
    """
    rivals = [libraries] if isinstance(libraries, str) else list(libraries)
    kept = portfolio_of(lab.device.slug, "gemm")
    timed = kept.times if kept else ()
    return _in_turns(lab, each, lambda chosen, problem: rivals,
                     lambda rows, chosen, problem: rows.assign(known=problem in timed), on_progress,
                     repeats=repeats, seconds=seconds, seed=seed)


def _in_turns(lab: Lab, each: Iterable[Gemm], rivals: Callable[[KernelSpec, Gemm], list],
              marked: Callable[[pd.DataFrame, KernelSpec, Gemm], pd.DataFrame], on_progress: Callable[[], object],
              **settings: float) -> pd.DataFrame:
    """Time the chosen kernel of each problem in turns with its `rivals`; one table of all samples, each part `marked`.
    """
    import pandas as pd

    tables, kernels = [], {}
    for problem in each:
        chosen = auto(lab.device, problem)[0]
        rows = take_samples(lab.session, [chosen, *rivals(chosen, problem)], problem, **settings)
        kernels |= rows.attrs.pop("kernels")
        tables.append(marked(rows, chosen, problem))
        on_progress()
    if not tables:
        raise BadValue("each", "each is empty; give one problem at least, as chosen_kernel.problems() lists them")
    table = pd.concat(tables, ignore_index=True)
    table.attrs["kernels"] = kernels
    return table


def behind_best(rows: pd.DataFrame) -> pd.DataFrame:
    """Compare the chosen kernel of `beside_catalogue` with the fastest of the others at each problem.

    Columns: device, m, n, k, trans, kernel, best (the fastest other; the chosen one where none came near), behind (its
    speed over the chosen kernel's, less 1, so above 0 the choice was not the fastest) with its 95 % interval low to
    high, and ok.
    """
    import pandas as pd

    lines = []
    for key, group in rows.groupby(BY, sort=False):
        times = {name: of["device_ms"].to_numpy() for name, of in group.groupby("kernel")}
        [kernel] = group.loc[group["chosen"], "kernel"].unique()
        best = min((name for name in times if name != kernel), key=lambda name: np.median(times[name]), default=kernel)
        pairs = min(len(times[kernel]), len(times[best]))
        ratio = ratio_interval(times[kernel][:pairs], times[best][:pairs])
        lines.append([*key, kernel, best, ratio.median - 1, ratio.low - 1, ratio.high - 1, bool(group["ok"].all())])
    return pd.DataFrame(lines, columns=[*BY, "kernel", "best", "behind", "low", "high", "ok"])


def speeds(rows: pd.DataFrame) -> pd.DataFrame:
    """Compute the chosen kernel's speed over the library's for each device and problem, with its 95 % interval.

    Columns: device, m, n, k, trans, family (the kind of shape), kernel, library, ratio, low, high, ok, and `known`,
    whether the rows say so. Above 1 the chosen kernel is faster. Where either was wrong there is no ratio. The samples
    must have been taken in turns.
    """
    import pandas as pd

    lines = []
    for key, group in rows.groupby(BY, sort=False):
        rival = group["kernel"].isin(list(LIBRARIES))
        theirs, ours = group[rival]["device_ms"].to_numpy(), group[~rival]["device_ms"].to_numpy()
        pairs, ok = min(len(theirs), len(ours)), bool(group["ok"].all())
        ratio = ratio_interval(theirs[:pairs], ours[:pairs]) if ok and pairs else None
        m, n, k, trans = key[1:]
        problem = Gemm(m, n, k, trans_a=trans[0] == "t", trans_b=trans[1] == "t")
        lines.append([*key, family_of(problem),
                      group.loc[~rival, "kernel"].iloc[0], group.loc[rival, "kernel"].iloc[0],
                      *((ratio.median, ratio.low, ratio.high) if ratio else (np.nan,) * 3), ok,
                      "known" in group and bool(group["known"].eq(True).any())])
    return pd.DataFrame(lines, columns=[*BY, "family", "kernel", "library", "ratio", "low", "high", "ok", "known"])


def summary(table: pd.DataFrame, by: Sequence[str] = ("device", "library")) -> pd.DataFrame:
    """Summarise `speeds`: for each group of `by` the number of problems, the geometric mean, the worst ratio, how many
    are below 0.8, and how many were wrong, which have no ratio."""
    groups = table.groupby(list(by))["ratio"]
    return groups.agg(problems="size", mean=lambda ratios: np.exp(np.log(ratios).mean()), worst="min",
                      below=lambda ratios: int((ratios < 0.8).sum()), wrong=lambda ratios: int(ratios.isna().sum()))


def errors_over(rows: pd.DataFrame, kernel: str, library: str) -> pd.Series:
    """Compute a kernel's largest error over that of a library, by m and trans, at the squares that both multiplied.

    Both had the same inputs, whose product in float64 the errors are measured from.
    """
    squares = rows[(rows["m"] == rows["n"]) & (rows["n"] == rows["k"])]
    errors = squares.pivot_table(index=["m", "trans"], columns="kernel", values="max_abs_error", aggfunc="max")
    return (errors[kernel] / errors[library]).dropna()
