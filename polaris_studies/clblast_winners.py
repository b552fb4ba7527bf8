"""Find the place of each card's measured winner among the configurations of CLBlast's kernels, by simulated time.

Nothing was fitted to these winners, so that they try the model's ranking. `record_clblast_winners` makes the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd

STUDY = "clblast_winners"
WINNER_COLUMNS = ["run_id", "study", "device", "kernel", "config", "ms_low", "ms", "ms_high", "limit", "winner"]
"""A row for each configuration that was simulated. `winner` is True for the one that CLBlast's tuner measured to be
fastest on the card."""


def places(rows: pd.DataFrame) -> pd.DataFrame:
    """Find each winner's place among its kernel's configurations on its card, by simulated time.

    A row for each device, kernel and winner: `n` configurations, `percentile` (the part of them that are as fast or
    faster, ties by their middle: 0 is best), `tied` (the part within a thousandth of its time, itself left out), and
    `times_best`, its simulated time over the least.
    """
    import pandas as pd

    found = []
    for (device, kernel), every in rows.groupby(["device", "kernel"], sort=False):
        for row in every[every["winner"]].itertuples():
            near = (every["ms"] / row.ms - 1).abs() < 1e-3
            ahead = ((every["ms"] < row.ms) & ~near).sum()
            found.append({"device": device, "kernel": kernel, "config": row.config, "n": len(every),
                          "percentile": (ahead + (near.sum() - 1) / 2) / (len(every) - 1),
                          "tied": (near.sum() - 1) / (len(every) - 1), "times_best": row.ms / every["ms"].min()})
    return pd.DataFrame(found)
