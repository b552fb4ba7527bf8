"""Summarise raw samples: medians with their intervals, ratios of interleaved kernels, the columns that matter most."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import ATTENTION
from polaris_lab.base.statistics import hedges_g, median_interval, ratio_interval
from polaris_lab.measure.sampling import MIN_SAMPLES
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention

if TYPE_CHECKING:
    import pandas as pd

GROUP = ["device", "kernel", "config", "m", "n", "k", "trans", "lda", "ldb", "ldc"]
"""What tells one measured thing from another in a table of rows of products."""
LAUNCHED_GROUP = ["device", "kernel", "config", "global_size"]
"""The same in a table of rows of launches of kernels of other kinds, which have no speed."""
ATTENTION_GROUP = ["device", "kernel", "config", *ATTENTION, "dtype"]
"""The same in a table of rows of attentions."""
SHAPE = {"gemm": ["m", "n", "k"], "attention": ["b", "h", "s", "t", "d", "causal"]}
"""The columns that name the shape of a problem."""
COLUMNS_SAY = {
    "ms": "the median time in milliseconds", "ms_low": "the low end of its 95 % interval",
    "ms_high": "the high end", "gflops": "the speed, NaN where the result is wrong",
    "ok": "whether the result is right", "best": "whether its interval lies below that of every other right kernel"}
"""What the columns of `brief` mean."""


def summarise(rows: pd.DataFrame) -> pd.DataFrame:
    """Summarise samples, a row per kernel and problem: median `ms` and `gflops` with 95 % intervals, error, `ok` and
    `best`.

    Fewer than FEWEST samples give no interval: its ends are NaN. `best` marks the fastest correct kernel of a device
    and problem, if its interval clears all others. The column `clock` is present when `rows` has it.

    >>> summary = pl.summarise(pl.recorded("repair"))
    >>> bool(summary.loc[summary["best"], "ok"].all())
    True
    >>> summary.loc[summary["best"], ["device", "m", "kernel", "ms", "gflops"]]  # doctest: +SKIP
             device    m                  kernel        ms       gflops
    1   nvidia-h200  256              gemm_tiled  0.014672  2286.970556
    10  nvidia-h200  512  gemm_tiled_2x2_oldloop  0.039088  6867.464593
    """
    import pandas as pd

    lines, by = [], GROUP if "m" in rows else LAUNCHED_GROUP if "global_size" in rows else ATTENTION_GROUP
    for key, group in rows.astype({"config": object}).fillna({"config": ""}).groupby(by, sort=False):
        ms = median_interval(group["device_ms"])
        if len(group) < MIN_SAMPLES:
            ms = ms._replace(low=math.nan, high=math.nan)
        flops = _flops(group.iloc[0])
        ok = bool(group["ok"].all())
        # a wrong output has a time, and no speed
        gflops, low, high = (flops / t / 1e6 if ok and flops and t else math.nan for t in (ms.median, ms.high, ms.low))
        lines.append(
            dict(zip(by, key, strict=True))
            | {
                "ms": ms.median,
                "ms_low": ms.low,
                "ms_high": ms.high,
                "gflops": gflops,
                "gflops_low": low,
                "gflops_high": high,
                "samples": len(group),
                "max_abs_error": group["max_abs_error"].max(),
                "bound_fraction": group["bound_fraction"].max(),
                "ok": ok,
                **({"clock": group["clock"].iloc[0]} if "clock" in rows else {}),
            }
        )
    table = pd.DataFrame(lines)
    table["best"] = False
    for _, group in table[table["ok"]].groupby(["device", *shape_of(rows)]):
        ranked = group.sort_values("ms")
        if len(ranked) > 1 and ranked["ms_high"].iloc[0] < ranked["ms_low"].iloc[1:].fillna(0).min():
            table.loc[ranked.index[0], "best"] = True
    return table


def shape_of(rows: pd.DataFrame) -> list[str]:
    """Return the columns that name the shape of each row's problem: m, n, k, or those of an attention."""
    return ["global_size"] if "global_size" in rows else SHAPE["gemm" if "m" in rows else "attention"]


def _flops(row: pd.Series) -> int:
    if "global_size" in row:
        return 0
    return 2 * row["m"] * row["n"] * row["k"] if "m" in row else _attention_of(row).flops


def _attention_of(row: pd.Series) -> Attention:
    sizes = {name: int(row[name]) for name in ("b", "h", "s", "t", "d", "diagonal", "ld")}
    return Attention(**sizes, causal=bool(row["causal"]), scale=float(row["scale"]), order=row["order"],
                     dtype=row["dtype"])


def title_of(row: pd.Series) -> str:
    """Name the problem of a row: m x n x k, or an attention in words."""
    return f"{row['m']} x {row['n']} x {row['k']}" if "m" in row else str(_attention_of(row))


def versus(rows: pd.DataFrame, kernel: str | KernelSpec, base: str | KernelSpec) -> pd.DataFrame:
    """Divide the times of `kernel` by those of `base`, per device and problem: median ratio, 95 % interval and Hedges'
    g.

    Both are names, or kernels. A ratio below 1, and a negative g, mean that `kernel` is faster. The samples must be
    interleaved: each ratio is of two samples of the same round, and a sample without a partner is left out. Raises
    ValueError where two different kernels have one name.

    >>> list(pl.versus(pl.recorded("repair"), "gemm_tiled_2x2", "gemm_tiled").columns)
    ['device', 'm', 'n', 'k', 'ratio', 'low', 'high', 'g']
    """
    import pandas as pd

    specs = [each for each in (kernel, base) if isinstance(each, KernelSpec)]
    kernel, base = (each.name if isinstance(each, KernelSpec) else each for each in (kernel, base))
    if len(specs) == 2 and kernel == base and specs[0] != specs[1]:
        raise BadValue("base", f"base is another kernel called {base}; rows know kernels by their names alone")
    lines, by = [], ["device", *shape_of(rows)]
    for key, group in rows.groupby(by, sort=False):
        times = [group[group["kernel"] == name]["device_ms"].to_numpy() for name in (kernel, base)]
        if pairs := min(map(len, times)):
            times = [taken[:pairs] for taken in times]
            ratio = ratio_interval(*times)
            lines.append(dict(zip(by, key, strict=True)) | {
                "ratio": ratio.median, "low": ratio.low, "high": ratio.high, "g": hedges_g(*times)})
    return pd.DataFrame(lines, columns=[*by, "ratio", "low", "high", "g"])


def ratios(rows: pd.DataFrame, pairs: Mapping[str, tuple[str, str]]) -> pd.DataFrame:
    """Tabulate the median ratios of `versus` by device and m: `pairs` maps each column's label to (kernel, base).

    >>> table = pl.ratios(pl.recorded("repair"), {"2x2 / tiled": ("gemm_tiled_2x2", "gemm_tiled")})
    >>> list(table.columns)
    ['2x2 / tiled']
    """
    import pandas as pd

    return pd.DataFrame(
        {label: versus(rows, *pair).set_index(["device", "m"])["ratio"] for label, pair in pairs.items()}
    )


def brief(rows: pd.DataFrame) -> pd.DataFrame:
    """Return the columns of `summarise(rows)` that matter most, times in ms and speeds in GFLOPS, to three places.

    `pl.folded` shows above the table what its columns mean.
    """
    shown = ["device", "kernel", *shape_of(rows), "ms", "ms_low", "ms_high", "gflops", "samples", "ok", "best"]
    table = summarise(rows)[[*shown, *(["clock"] if "clock" in rows else [])]].round(3)
    table.attrs["columns"] = COLUMNS_SAY
    return table
