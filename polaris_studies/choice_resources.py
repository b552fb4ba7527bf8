"""Keep what each configuration of the data set takes of a compute unit: registers and local memory on gfx803.

A program for another device has other registers, but the order is alike: the table serves as a feature of the
configuration, not as a fact of the device. It is compiled as Clover does, once, and kept in data/dataset/resources.csv
so that a reader needs no compiler. `python -m polaris_studies.choice_resources` writes it again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from polaris_lab.base import paths
from polaris_lab.base.cluster import open_pool
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import read_csv, setting
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code.code_report import compile as compiled
from polaris_studies.dataset_plan import FIRST, Candidate, configurations, later_kernels, made_for

if TYPE_CHECKING:
    import pandas as pd

FIGURES = ("vgprs", "lds_bytes", "scratch_bytes", "waves_per_simd")
"""What is kept: vector registers of a work-item, bytes of a work-group's local memory, bytes of scratch, and the waves
that a SIMD holds."""
COLUMNS = ["kernel", "config", *FIGURES]
_FILE = "resources.csv"


def resources() -> pd.DataFrame:
    """Read the table: one row a kernel and configuration. Raises ValueError for a damaged file."""
    table = read_csv(paths.DATASET / _FILE, COLUMNS)
    return table.assign(config=table["config"].fillna(""))


def make(workers: int | None = None) -> pd.DataFrame:
    """Compile the plan's configurations for gfx803 and write the table; one that does not compile has no row.

    Kernels that are made for CPUs are left out: their vectors are no GPU's, and take minutes to compile for one. Raises
    DeviceError where no compiler is installed.
    """
    import pandas as pd

    pools = [configurations(catalogue()[name]) for name in FIRST if made_for(name, "gpu")]
    pools += [configurations(catalogue()[name], most=size) for name, size in later_kernels("gpu").items()]
    every = dict.fromkeys(candidate for pool in pools for candidate in pool)
    with open_pool(workers) as pool:
        rows = [row for row in pool.map(_row, every) if row]
    table = pd.DataFrame(rows, columns=COLUMNS)
    write_text(paths.DATASET / _FILE, table.to_csv(index=False))
    return table


def missing(rows: pd.DataFrame, table: pd.DataFrame) -> set[tuple[str, str]]:
    """Return the kernels and configurations of rows that the table lacks, those of CPU kernels left out."""
    return {(kernel, config) for kernel, config in _keys(rows) - _keys(table) if made_for(kernel, "gpu")}


def _keys(rows: pd.DataFrame) -> set[tuple[str, str]]:
    keys: Iterable[tuple[str, str]] = zip(rows["kernel"], rows["config"], strict=True)
    return set(keys)


def _row(candidate: Candidate) -> list | None:
    config = dict(candidate.config)
    try:
        isa = compiled(catalogue()[candidate.kernel], config, compiler="clover")
    except DeviceError as error:
        if "not installed" in str(error):
            raise
        return None
    return [candidate.kernel, setting(config), *(getattr(isa, name) for name in FIGURES)]


if __name__ == "__main__":
    make()
