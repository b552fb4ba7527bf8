"""Simulate what clpeak measured on real cards, for notebook 52.

Writes data/measured/CARD-simulated/card_rates, and card_waves for the rows with fewer waves, from
data/published/clpeak.csv and the kept code of kernels/probe: `python -m polaris_studies.record_card_rates --record`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.model.cards import card, with_constants
from polaris_sim.timing import model
from polaris_studies import card_probes
from polaris_studies.measured_cards import (
    FITTED_CARD,
    FLOATS,
    ODD_FLOATS,
    RATE_COLUMNS,
    STUDY,
    WAVE_COLUMNS,
    WAVE_STUDY,
    WAVES,
    arithmetic,
    bandwidth,
    clpeak,
)
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd
WAVE_WIDTH, WAVE_CARDS = 16, ("rx570", "r9_nano", "r9_380x")
"""The vectors that are read with fewer waves, and the cards."""


def simulate(figures: pd.DataFrame) -> pd.DataFrame:
    """Simulate each row of `clpeak()` as its card's compiler makes it; rows of RATE_COLUMNS.

    Code for reading is that of the clang driver throughout: it has next to no arithmetic.
    """
    import pandas as pd

    rows = []
    for row in figures.itertuples():
        compiler = "clover" if row.role == "Clover" else "clang"
        estimate, done = (bandwidth(row.width, row.card) if row.test == "read_bandwidth"
                          else arithmetic(row.test, row.width, row.card, compiler))
        rows.append(("", STUDY, f"{row.card}-simulated", row.test, row.width, compiler, *estimate.gflops,
                     estimate.limit, done.place.resident))
    return pd.DataFrame(rows, columns=RATE_COLUMNS)


def save_rows(rows: pd.DataFrame, *, record: bool) -> list[Path]:
    """Write the rows of `simulate` or of `fewer_waves`, a file for each card, below data/measured when `record`.

    Returns the paths.
    """
    buffers = {"floats": FLOATS, "odd_floats": ODD_FLOATS}
    return [save_study(part, study, {"name": device, "simulated": True}, [], buffers, record=record)
            for (device, study), part in rows.groupby(["device", "study"], sort=False)]


def fewer_waves(width: int, name: str, most: Sequence[int] = WAVES) -> pd.DataFrame:
    """Simulate the read bandwidth with a limit on the waves of each SIMD, as code with more registers has it.

    Rows of WAVE_COLUMNS, one for each of `most`.
    """
    import pandas as pd

    rows = []
    for count in most:
        where = with_constants(name, waves_per_simd=count)
        floats = ODD_FLOATS if name == FITTED_CARD else FLOATS
        found = {}
        for far in (False, True):
            done = card_probes.work(card_probes.read(width, far, floats), where)
            found["far" if far else "near"] = model.estimate([done], where, 4.0 * floats).gflops.expected, done.traffic
        _, traffic = max(found.values(), key=lambda each: each[0])
        rows.append(("", WAVE_STUDY, f"{name}-simulated", width, count, found["near"][0], found["far"][0],
                     traffic.bytes()["L2 read"] / 4 / floats, traffic.bytes()["DRAM read"] / 4 / floats))
    return pd.DataFrame(rows, columns=WAVE_COLUMNS)


def fit_dram_efficiency() -> float:
    """Fit `dram_efficiency` to FITTED_WIDTHS of FITTED_CARD: the value at which their mean ratio is 1, by logarithms.

    Valid where the memory chips limit all of them, so that the speed is proportional to the constant.
    """
    figures = clpeak().query("role == 'fitted'")
    start = card(FITTED_CARD).dram_efficiency
    where = with_constants(FITTED_CARD, dram_efficiency=start)
    ratios = [bandwidth(row.width, where)[0].gflops.expected / row.value for row in figures.itertuples()]
    return float(start / np.exp(np.log(ratios).mean()))


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_card_rates", __doc__)

    def write(given: argparse.Namespace) -> list[Path]:
        import pandas as pd

        rates = simulate(clpeak())
        few = [fewer_waves(WAVE_WIDTH, name) for name in WAVE_CARDS]
        return [*save_rows(rates, record=given.record), *save_rows(pd.concat(few), record=given.record)]

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
