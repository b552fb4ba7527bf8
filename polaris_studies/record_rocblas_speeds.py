"""Compare the timing model with 199 speeds of rocBLAS on an R9 Nano, for notebook 21.

Writes data/measured/r9_nano-simulated/rocblas_speeds, a row for each published speed above 1,000 GFLOPS, from the code
in Debian's librocblas0 and data/published/rocblas_r9_nano.csv: `python -m polaris_studies.record_rocblas_speeds
--record`, 40 minutes of one core. Needs what record_rocblas needs. What a kernel executes and moves is kept below
runs/, so that a run that was interrupted resumes.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import paths
from polaris_lab.base.files import write_bytes
from polaris_lab.model.cards import Card
from polaris_sim.timing import model
from polaris_sim.timing.model import Work
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.rocblas_library import package, solutions
from polaris_studies.rocblas_timing import CARD, STEPS, measured_card, published, works
from polaris_studies.study_files import save_study
from polaris_studies.tensile_host import Product

if TYPE_CHECKING:
    import pandas as pd

STUDY = "rocblas_speeds"
COLUMNS = ["run_id", "study", "device", "id", "layout", "macro_tile", "depth_u", "split", "m", "n", "k", "published_ms",
           "ms_low", "ms", "ms_high", "limit", "groups_per_unit", "fitted", "ms_refitted"]
"""`published_ms` is that of the published speed; `ms_low`, `ms` and `ms_high` are simulated by the constants as they
are. `groups_per_unit` is how many work-groups a compute unit runs in all. Where `fitted`, the row was one of those that
FITTED was fitted to; `ms_refitted` is by those constants."""
FITTED = {"core_mhz": (600, 1000), "launch_us": (0, 60), "l2_bytes_per_clock": (16, 64), "dram_efficiency": (0.4, 0.9),
          "channel_lockstep": (0, 1)}
"""The constants that are fitted, within these ends."""
Works = Mapping[str, tuple[Work, ...]]


def kept_works(table: pd.DataFrame, card: Card) -> Works:
    """Execute the kernel of each row of `published`, or read what an earlier run kept."""
    by_name, folder, found = {each.name: each for each in solutions().values()}, paths.RUNS / "rocblas_works", {}
    for row in table.itertuples():
        file = folder / f"{row.Index}.pickle"
        if not file.is_file():
            product = Product(row.layout, int(row.m), int(row.n), int(row.k), 1.0, 0.0)
            write_bytes(file, pickle.dumps(works(by_name[row.debian_kernel], product, card)))
        found[row.Index] = pickle.loads(file.read_bytes())
    return found


def fit(table: pd.DataFrame, found: Works, card: Card) -> dict[str, float]:
    """Fit the constants FITTED to rows of `published`: the least squares of the logarithms of times."""
    from scipy.optimize import least_squares

    def residuals(values: np.ndarray) -> np.ndarray:
        times = simulated(table, found, card, dict(zip(FITTED, values, strict=True)))
        return np.log(times / table["ms"].to_numpy())

    at = model.constants(card, "expected")
    start = [at[name] for name in FITTED]
    low, high = np.array(list(FITTED.values()), float).T
    done = least_squares(residuals, np.clip(start, low + 1e-3, high - 1e-3), bounds=(low, high), loss="soft_l1",
                         x_scale=high - low, diff_step=0.02, max_nfev=12)
    return dict(zip(FITTED, done.x.tolist(), strict=True))


def simulated(table: pd.DataFrame, found: Works, card: Card, other: Mapping[str, float]) -> np.ndarray:
    """Compute the expected milliseconds of rows of `published` with `other` constants."""
    return np.array([model.expected_ms(found[each], card, other) for each in table.index])


def rows() -> tuple[pd.DataFrame, dict[str, float]]:
    """Compare all rows, fit to every second of them, and compare again; rows of COLUMNS and the fitted constants."""
    table, card = published(), measured_card()
    found = kept_works(table, card)
    half = np.arange(len(table)) % 2 == 0
    fitted = fit(table[half], found, card)
    estimates = [model.estimate(found[each], card, 0.0) for each in table.index]
    times = np.array([each.time_ms for each in estimates])
    places = [found[each][0].place for each in table.index]
    return table.reset_index().assign(
        run_id="", study=STUDY, device=f"{CARD}-simulated", published_ms=table["ms"].to_numpy(), ms_low=times[:, 0],
        ms=times[:, 1], ms_high=times[:, 2], limit=[each.limit for each in estimates],
        groups_per_unit=[-(-each.groups // each.units) for each in places], fitted=half,
        ms_refitted=simulated(table, found, card, fitted))[COLUMNS], fitted


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    def write(given: argparse.Namespace) -> Path:
        table, fitted = rows()
        facts = {"name": f"{CARD}-simulated", "simulated": True, "fitted": fitted}
        return save_study(table, STUDY, facts, (), {"package": package(), "steps": STEPS}, record=given.record)

    return run_recorder(recorder_parser("record_rocblas_speeds", __doc__), argv, write)


if __name__ == "__main__":
    sys.exit(main())
