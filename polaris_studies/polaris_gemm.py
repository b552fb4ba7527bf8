"""Read the recorded search of the space of gemm_polaris on a simulated card (`record_polaris_gemm`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue
from polaris_studies import simulated_tuning

if TYPE_CHECKING:
    import pandas as pd

STUDY, KERNEL = "polaris_gemm", "gemm_polaris"
COLUMNS = [*simulated_tuning.TUNING_COLUMNS, "compiler"]
"""Those of simulated_tuning.TUNING_COLUMNS, and the compiler."""


def winner(rows: pd.DataFrame) -> pd.DataFrame:
    """Select the rows of the stage "final". Raises ValueError when there are none."""
    found = rows[rows["stage"] == "final"]
    if found.empty:
        raise BadValue("rows", "rows hold no stage 'final'; record_polaris_gemm.study makes them")
    return found.assign(mac=[simulated_tuning.config_of(row)["MAC"] for row in found.to_dict("records")])
