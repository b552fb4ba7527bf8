"""Read the recorded times of kernels' first calls (`record_first_calls`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd

STUDY = "first_calls"
CACHES = ("empty", "filled")
"""A first process finds nothing in the caches of drivers and pyopencl; a second one what the first has left there."""
COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "cache", "sample", "build_ms", "first_ms",
           "second_ms"]
"""Host times, each with its wait. `build_ms` is the build; some drivers, PoCL among them, compile in the first launch
too, since they need the work-group's size."""


def summary(rows: pd.DataFrame) -> pd.DataFrame:
    """Return the median, least and largest milliseconds until the first result, by kernel and cache, and the median of
    a second launch."""
    total = rows.assign(first_result=rows["build_ms"] + rows["first_ms"])
    groups = total.groupby(["device", "kernel", "cache"], sort=False)
    table = groups["first_result"].agg(["median", "min", "max"])
    return table.assign(second=groups["second_ms"].median())
