"""Count the recorded verdicts on kernels' bits, simulated and on a device (`record_same_bits`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["run_id", "study", "device", "kind", "kernel", "launched", "verdict", "note"]


def by_kind(table: pd.DataFrame) -> pd.DataFrame:
    """Count the verdicts of each kind of kernel; `kernels` is their sum."""
    counts = table.pivot_table(index="kind", columns="verdict", values="kernel", aggfunc="count", fill_value=0)
    return counts.assign(kernels=counts.sum(axis=1)).sort_values("kernels", ascending=False)
