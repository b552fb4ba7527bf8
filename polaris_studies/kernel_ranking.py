"""Rank kernels from recorded rows: how much each loses to the fastest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab.measure.summaries import summarise
from polaris_lab.model.kernel_catalogue import catalogue

if TYPE_CHECKING:
    import pandas as pd


def regrets(rows: pd.DataFrame) -> pd.DataFrame:
    """Compare each correct kernel with the fastest on each device: its `worst` ratio of times, and where it `loses`.

    `at` is the size of the worst ratio. A kernel loses a size where its interval lies wholly above the fastest
    kernel's: a tie is not a loss.
    """
    import pandas as pd

    good = [name for name, spec in catalogue().items() if not spec.museum]
    table = summarise(rows[rows["kernel"].isin(good)])
    best = table[table["ok"]].sort_values("ms").drop_duplicates(["device", "m", "n", "k"])
    table = table.merge(
        best[["device", "m", "n", "k", "ms", "ms_high"]], on=["device", "m", "n", "k"], suffixes=("", "_best")
    )
    table = table.assign(regret=table["ms"] / table["ms_best"], lost=table["ms_low"] > table["ms_high_best"])
    lines = []
    for (device, kernel), group in table[table["ok"]].groupby(["device", "kernel"], sort=False):
        worst = group.loc[group["regret"].idxmax()]
        lost = group.loc[group["lost"], "m"].tolist()
        lines.append({"device": device, "kernel": kernel, "worst": worst["regret"], "at": worst["m"],
                      "loses": ", ".join(map(str, lost)) or "nowhere"})
    return pd.DataFrame(lines).sort_values(["device", "worst"], ignore_index=True)
