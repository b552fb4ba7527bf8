"""Read the recorded search of the attention kernels' tiles on a simulated card (`record_attention_on_polaris`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from polaris_lab.base.recordings import recorded
from polaris_lab.model.cards import DEFAULT
from polaris_lab.model.problem import Attention
from polaris_studies.simulated_tuning import RESOURCES

if TYPE_CHECKING:
    import pandas as pd

STUDY = "attention_on_polaris"
PROBLEM, LARGE = Attention(1, 8, 512, 64), Attention(1, 16, 1024, 64)
"""The problem of the search, and that of the stage "large", eight times the work."""
KERNELS = ("attention_reference", "attention_v2", "attention_v3", "attention_blocked")
LDS_LIMIT = 32768
"""Bytes of local memory that AMD's and Mesa's OpenCL grant a work-group on Polaris; the chip itself has 65536."""
REPORT = ("vgprs", "sgprs", "lds_bytes", "scratch_bytes", "waves_per_simd", "groups_per_cu")
COLUMNS = ["run_id", "study", "device", "kernel", "config", "stage", "b", "h", "s", "d", "causal", "items", *REPORT,
           "share", "ms_low", "ms", "ms_high", "gflops_low", "gflops", "gflops_high", "limit",
           *(f"{name}_clocks" for name in RESOURCES)]
"""`items` are work-items of a work-group, `share` is the fraction of the vector units' busy clocks that multiply-adds
take, and the columns that end in "_clocks" are those of Cost.cycles."""
Row = dict[str, Any]


def searched(card: str = DEFAULT) -> pd.DataFrame:
    """Read the newest recorded search on a card. Raises ValueError where there is none."""
    rows = recorded(STUDY, COLUMNS)
    return rows[rows["device"] == f"{card}-simulated"].reset_index(drop=True)


def ranked(rows: Iterable[Row], *, within: int | None = None) -> list[Row]:
    """Sort rows by the product of the expected and the longest time, the shortest first; `within` bytes of LDS.

    The slow end counts as much as the expected time, because it allows for the constants without a measurement.
    """
    fitting = (row for row in rows if within is None or row["lds_bytes"] <= within)
    return sorted(fitting, key=lambda row: row["ms"] * row["ms_high"])
