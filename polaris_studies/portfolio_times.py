"""List the fastest configuration of each problem among the times in the portfolios."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import setting
from polaris_lab.choose.portfolio import Timed, portfolios
from polaris_lab.model.likeness import COLUMNS, columns_of
from polaris_lab.model.problem import Attention, Gemm

if TYPE_CHECKING:
    import pandas as pd


def fastest(signature: str = "gemm") -> pd.DataFrame:
    """List the fastest configuration of each product (or attention) on each device that has a portfolio.

    Raises ValueError for a damaged file.
    """
    import pandas as pd

    found = [fastest_of(slug, each.timed(), signature) for slug, each in portfolios(signature).items()]
    return pd.concat(found, ignore_index=True) if found else fastest_of("", [], signature)


def fastest_of(device: str, timed: Iterable[Timed], signature: str = "gemm") -> pd.DataFrame:
    """List the fastest configuration of each problem among times of a device (a slug), in the order in which they come.

    The columns are device, those of the problem (m, n, k and trans, or likeness.COLUMNS of an attention), kernel,
    config, us, and how many were tried.
    """
    import pandas as pd

    sizes = ("m", "n", "k", "trans") if signature == "gemm" else COLUMNS[signature]
    by_problem: dict[Gemm | Attention, list[Timed]] = {}
    for each in timed:
        by_problem.setdefault(each.problem, []).append(each)
    rows = []
    for problem, some in by_problem.items():
        best = min(some, key=lambda each: each.us)
        named = columns_of(problem) | {"trans": getattr(problem, "trans", "")}
        rows.append([device, *(named[size] for size in sizes), best.kernel, setting(best.config), best.us, len(some)])
    return pd.DataFrame(rows, columns=["device", *sizes, "kernel", "config", "us", "tried"])
