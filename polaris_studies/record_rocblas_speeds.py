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
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base import paths
from polaris_lab.base.files import write_bytes
from polaris_lab.model.cards import Card
from polaris_sim.timing import model
from polaris_sim.timing.model import Terms, Work
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.rocblas_library import package, solutions
from polaris_studies.rocblas_timing import CARD, STEPS, measured_card, published, works
from polaris_studies.study_files import save_study
from polaris_studies.tensile_host import Product

if TYPE_CHECKING:
    import pandas as pd

STUDY = "rocblas_speeds"
COLUMNS = ["run_id", "study", "device", "id", "layout", "macro_tile", "depth_u", "split", "m", "n", "k", "published_ms",
           "ms_low", "ms", "ms_high", "limit", "groups_per_unit", "fitted", "ms_refitted",
           "ms_never_in_step"]
"""`published_ms` is that of the published speed; `ms_low`, `ms` and `ms_high` are simulated by the constants as they
are. `groups_per_unit` is how many work-groups a compute unit runs in all. Where `fitted`, the row was one of those that
FITTED was fitted to; `ms_refitted` is by those constants, and `ms_never_in_step` by a fit without channel_lockstep."""
FITTED = {"core_mhz": (600, 1000), "launch_us": (0, 100), "channel_lockstep": (0, 1)}
"""The constants that are fitted, within these ends: those that no source states for the measured card."""
LOCKSTEP_ENDS = (0, 1)
"""The values of channel_lockstep that terms are computed for: waves that never keep step, and that always do."""
CLOCKS = (600, 800, 1000)
"""Clocks of the core in MHz that the terms of a time hold for, and between them."""


def kept_works(row: Any, card: Card) -> tuple[Work, ...]:
    """Execute the kernel of a row of `published`, or read what an earlier run kept."""
    file = paths.RUNS / "rocblas_works" / f"{row.Index}.pickle"
    if not file.is_file():
        solution = next(each for each in solutions().values() if each.name == row.debian_kernel)
        product = Product(row.layout, int(row.m), int(row.n), int(row.k), 1.0, 0.0)
        write_bytes(file, pickle.dumps(works(solution, product, card)))
    return pickle.loads(file.read_bytes())


def both_terms(work: Work, at: Mapping[str, float]) -> tuple[Terms, ...]:
    """Compute the terms of a launch's expected time for waves that never keep step, and for waves that always do."""
    return tuple(model.terms(work, {**at, "channel_lockstep": step}, "expected", CLOCKS) for step in LOCKSTEP_ENDS)


def fit(ms: np.ndarray, terms: Sequence[tuple[Terms, ...]], card: Card,
        ends: Mapping[str, tuple[float, float]] = FITTED) -> dict[str, float]:
    """Fit constants within `ends` to times in milliseconds: the least squares of the logarithms, outliers counted less.

    `terms` has those of `both_terms` for each launch.
    """
    from scipy.optimize import least_squares

    at = model.constants(card, "expected")
    low, high = np.array(list(ends.values()), float).T
    done = least_squares(lambda values: np.log(refitted_ms(terms, card, dict(zip(ends, values, strict=True))) / ms),
                         np.clip([at[name] for name in ends], low + 1e-3, high - 1e-3), bounds=(low, high),
                         loss="soft_l1", f_scale=0.1, x_scale=high - low, diff_step=0.01)
    return dict(zip(ends, done.x.tolist(), strict=True))


def refitted_ms(terms: Sequence[tuple[Terms, ...]], card: Card, fitted: Mapping[str, float]) -> np.ndarray:
    """Compute the expected milliseconds of launches with other values of FITTED, as `model.milliseconds` does; without
    one of channel_lockstep waves never keep step."""
    part = fitted.get("channel_lockstep", 0.0)
    ends = np.array([[replace(each, launch_us=fitted["launch_us"]).milliseconds(
        fitted["core_mhz"], card.memory_gb_per_s) for each in both] for both in terms])
    return ends @ [1 - part, part]


def rows() -> tuple[pd.DataFrame, dict[str, float]]:
    """Compare all rows, fit to every second of them, and compare again; rows of COLUMNS and the fitted constants."""
    table, card = published(), measured_card()
    at, terms, made = model.constants(card, "expected"), [], []
    for row in table.itertuples():
        (work,) = kept_works(row, card)
        terms.append(both_terms(work, at))
        low, expected, high = (found := model.estimate([work], card, 0.0)).time_ms
        made.append({"ms_low": low, "ms": expected, "ms_high": high, "limit": found.limit,
                     "groups_per_unit": terms[-1][0].groups})
    half = np.arange(len(table)) % 2 == 0
    known = table["ms"].to_numpy()[half], [each for each, used in zip(terms, half, strict=True) if used], card
    fitted, never = fit(*known), fit(*known, {name: FITTED[name] for name in FITTED if name != "channel_lockstep"})
    import pandas as pd

    return table.reset_index().rename(columns={"ms": "published_ms"}).assign(
        run_id="", study=STUDY, device=f"{CARD}-simulated", fitted=half,
        ms_never_in_step=refitted_ms(terms, card, never), ms_refitted=refitted_ms(terms, card, fitted),
        **pd.DataFrame(made))[COLUMNS], fitted


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    def write(given: argparse.Namespace) -> Path:
        table, fitted = rows()
        facts = {"name": f"{CARD}-simulated", "simulated": True, "fitted": fitted}
        return save_study(table, STUDY, facts, (), {"package": package(), "steps": STEPS}, record=given.record)

    return run_recorder(recorder_parser("record_rocblas_speeds", __doc__), argv, write)


if __name__ == "__main__":
    sys.exit(main())
