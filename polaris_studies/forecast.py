"""Correct a simulated speed by the error that the model makes on OpenCL C that was measured, and say how sure that is.

`record_forecast` computes the recorded corrections, and says from which kernels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from polaris_lab.base.errors import BadValue

if TYPE_CHECKING:
    import pandas as pd

STUDY = "forecast"
COLUMNS = ["run_id", "study", "device", "part", "left_out", "n", "ratio", "spread", "low", "high", "left_out_error"]
"""A row for each correction, see `record_forecast.corrections`; `left_out` is the id of the figure that it does
without, or empty."""


class Correction(NamedTuple):
    """What a simulated speed is multiplied by.

    `ratio` is the geometric mean of measured over simulated speed, of `n` kernels. `spread` is the standard deviation
    of the ratios' natural logarithms. Between `low` and `high` the ratio of one more such kernel is expected to lie, in
    95 cases of 100.
    """

    n: int
    ratio: float
    spread: float
    low: float
    high: float


def by(table: pd.DataFrame, part: str = "all") -> Correction:
    """Read the correction of one part, "all" or "large", from a recorded table.

    Raises ValueError for another part.
    """
    row = table[(table["part"] == part) & (table["left_out"].fillna("") == "")]
    if len(row) != 1:
        raise BadValue("part", f"part is {part!r}; the table has {', '.join(table['part'].unique())}")
    return Correction(*row.iloc[0][list(Correction._fields)])


def corrected(gflops: Any, by: Correction, peak: float | pd.Series) -> Any:
    """Correct simulated speeds in GFLOPS: a table of `forecast`, `low` and `high`, none above `peak`.

    `gflops` is a number, or a Series whose index the table takes. `peak` is what the card or the code cannot pass, for
    all or for each.
    """
    import pandas as pd

    speeds = gflops if isinstance(gflops, pd.Series) else pd.Series(np.atleast_1d(gflops))
    ends = {"forecast": by.ratio, "low": by.low, "high": by.high}
    return pd.DataFrame({name: np.minimum(speeds * factor, peak) for name, factor in ends.items()})
