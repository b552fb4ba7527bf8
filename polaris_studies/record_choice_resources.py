"""Compile every configuration of the data set for gfx803: its registers and local memory are features of a choice.

Writes data/dataset/resources.csv from the plan of the data set and the compiler:
`python -m polaris_studies.record_choice_resources`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base import paths
from polaris_lab.base.cluster import open_pool
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import setting
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code.code_report import compile as compiled
from polaris_studies.choice_resources import COLUMNS, FIGURES, FILE
from polaris_studies.dataset_plan import FIRST, Candidate, configurations, later_kernels, made_for
from polaris_studies.recorder import command_parser, run_recorder


def write_resources(workers: int | None = None) -> Path:
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
    write_text(path := paths.DATASET / FILE, table.to_csv(index=False))
    return path


def _row(candidate: Candidate) -> list | None:
    config = dict(candidate.config)
    try:
        isa = compiled(catalogue()[candidate.kernel], config, compiler="clover")
    except DeviceError as error:
        if "not installed" in str(error):
            raise
        return None
    return [candidate.kernel, setting(config), *(getattr(isa, name) for name in FIGURES)]


def main(argv: Sequence[str] | None = None) -> int:
    """Write the table; return the exit status."""
    return run_recorder(command_parser("record_choice_resources", __doc__), argv, lambda given: write_resources())


if __name__ == "__main__":
    from polaris_studies import record_choice_resources  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_choice_resources.main())
