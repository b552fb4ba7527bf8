"""Simulate what other programs measured on cards of gfx803, for notebook 21.

Writes data/measured/gfx803-simulated/device_rates, a row for each of data/published/device_rates.csv, from
kernels/probe: `python -m polaris_studies.record_device_rates --record`, some minutes of one core. Needs Mesa (see
record_aco).

* llama.cpp: products whose A is quantised, by a kernel with llama.cpp's tile.
* BabelStream: what memory gives when arrays are copied, scaled and added.
* perftest: the clocks of the address unit, as multiples of those of words in order. The model has them from perftest
  on an RX 480, so an R9 Fury tests that another card has the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.paths import KERNELS, PUBLISHED
from polaris_lab.base.recordings import read_csv
from polaris_lab.model.cards import Card, card, with_constants
from polaris_lab.model.kernel_source import build_options, source_of
from polaris_sim.code import free_listings
from polaris_sim.code.assembly import Program
from polaris_sim.timing import model
from polaris_sim.timing.cost_estimate import extrapolate
from polaris_sim.timing.model import Estimate
from polaris_studies import card_probes
from polaris_studies.card_probes import GROUP_ITEMS, Launch
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd

STUDY = "device_rates"
COLUMNS = ["run_id", "study", "device", "id", "program", "card", "what", "unit", "published", "low", "simulated",
           "high", "limit"]
"""`published` is in `unit`, and so are `low` to `high`; perftest's are multiples of its first row."""
COMPILER = "aco"
"""What compiled llama.cpp's kernels for the card, too."""
QUANTISED = {"q4_0": (40, 18 / 32), "q4_1": (41, 20 / 32), "q5_0": (50, 22 / 32), "q5_1": (51, 24 / 32),
             "q8_0": (80, 34 / 32), "q2_K": (20, 84 / 256)}
"""For each form of A: the value of KIND in quantised_tile.cl, and the bytes of one element."""
ROWS, COLUMNS_OF_B, TERMS, TILE = 4096, 512, 14336, 64
"""The product of the llama.cpp rows, and the side of the tile."""
DEPTHS = (128, 256)
"""The two k that are executed; the work of the whole k lies on the straight line through both."""
RX470 = {"compute_units": 32, "boost_mhz": 900, "base_mhz": 900, "memory_gb_per_s": 211}
"""An RX 470 whose clock is locked; its memory is 211 GB/s with 4 GB and 224 GB/s with 8 GB."""
MEASURE = "ta_dword"
"""The row of perftest whose time is the measure of the others: loads of words in order."""
DOUBLES = 2**25
STREAMS = {"copy": ("copy_array", 2), "mul": ("scale", 2), "add": ("add", 3), "triad": ("triad", 3)}
"""For each test of BabelStream: the kernel of stream.cl, and the arrays that it reads and writes."""


def compiled(name: str, function: str, *options: str) -> Program:
    """Compile a function of a file in kernels/probe."""
    source = source_of(KERNELS / "probe" / f"{name}.cl")
    return free_listings.load(source, build_options(options), COMPILER).program(function)


def quantised(form: str, where: Card) -> Estimate:
    """Simulate the product of a quantised A, with the rows of the whole product."""
    kind, size = QUANTISED[form]
    program = compiled("quantised_tile", "quantised_tile", f"-DKIND={kind}")
    grid = ROWS // TILE * GROUP_ITEMS, COLUMNS_OF_B // TILE
    arrays = int(ROWS * TERMS * size), 4 * COLUMNS_OF_B * TERMS, 4 * ROWS * COLUMNS_OF_B
    short, long = (card_probes.work(Launch(program, grid, (GROUP_ITEMS, 1), (
        *arrays, np.uint32(ROWS), np.uint32(terms), np.uint32(TERMS))), where) for terms in DEPTHS)
    whole = extrapolate(short, long, (TERMS - DEPTHS[0]) / (DEPTHS[1] - DEPTHS[0]))
    return model.estimate([whole], where, 0.0)


def stream(test: str, where: Card) -> Estimate:
    """Simulate one of STREAMS; the estimate's `gflops` are GB/s."""
    function, arrays = STREAMS[test]
    launch = Launch(compiled("stream", function), (DOUBLES,), (GROUP_ITEMS,), (*[8 * DOUBLES] * 3, np.float64(0.4)))
    return model.estimate([card_probes.work(launch, where)], where, 8.0 * arrays * DOUBLES)


def published() -> pd.DataFrame:
    """Read the published rates, with perftest's as multiples of its first row."""
    table = read_csv(PUBLISHED / "device_rates.csv", ["id", "program", "card", "what", "value", "unit", "source"])
    counts = table["program"] == "perftest"
    table.loc[counts, "value"] /= table.loc[counts, "value"].iloc[0]
    return table.assign(unit=table["unit"].where(~counts, "times ta_dword"))


def rows() -> pd.DataFrame:
    """Simulate each published rate; rows of COLUMNS."""
    import pandas as pd

    made = []
    for row in published().itertuples():
        if row.program == "llama.cpp":
            found = quantised(row.what, with_constants("rx570", **RX470))
            values, limit = [1e3 * each for each in found.time_ms], found.limit
        elif row.program == "BabelStream":
            found = stream(row.what, card(row.card))
            values, limit = list(found.gflops), found.limit
        else:
            constants = card("fury_x").constants
            values, limit = [constants[row.what].value / constants[MEASURE].value] * 3, "TA"
        made.append(("", STUDY, "gfx803-simulated", row.id, row.program, row.card, row.what, row.unit, row.value,
                     *values, limit))
    return pd.DataFrame(made, columns=COLUMNS)


def compared(rates: pd.DataFrame) -> pd.DataFrame:
    """Add to recorded rows `slower`, how many times as long as simulated the card took, and whether that is `inside`
    the simulated range; perftest's first row, the measure of the others, is left out."""
    slower = (rates["published"] / rates["simulated"]).where(rates["unit"] != "GB/s",
                                                             rates["simulated"] / rates["published"])
    inside = rates["published"].between(rates["low"], rates["high"])
    return rates.assign(slower=slower, inside=inside)[rates["what"] != MEASURE]


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    def write(given: argparse.Namespace) -> Path:
        facts = {"name": "gfx803-simulated", "simulated": True}
        return save_study(rows(), STUDY, facts, (), {"depths": DEPTHS, "rx470": RX470}, record=given.record)

    return run_recorder(recorder_parser("record_device_rates", __doc__), argv, write)


if __name__ == "__main__":
    sys.exit(main())
