"""Keep what each configuration of the data set takes of a compute unit: registers and local memory on gfx803.

A program for another device has other registers, but the order is alike: the table serves as a feature of the
configuration, not as a fact of the device. It is compiled as Clover does, once, and kept in data/dataset/resources.csv
so that a reader needs no compiler. `polaris_studies.record_choice_resources` writes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab.base import paths
from polaris_lab.base.recordings import read_csv

if TYPE_CHECKING:
    import pandas as pd

FIGURES = ("vgprs", "lds_bytes", "scratch_bytes", "waves_per_simd")
"""What is kept: vector registers of a work-item, bytes of a work-group's local memory, bytes of scratch, and the waves
that a SIMD holds."""
COLUMNS = ["kernel", "config", *FIGURES]
FILE = "resources.csv"


def resources() -> pd.DataFrame:
    """Read the table: one row a kernel and configuration. Raises ValueError for a damaged file."""
    table = read_csv(paths.DATASET / FILE, COLUMNS)
    return table.assign(config=table["config"].fillna(""))
