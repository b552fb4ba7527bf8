"""Simulate what clpeak measured on real cards, and say how far the simulated figures are from the measured ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.paths import PUBLISHED
from polaris_lab.base.recordings import read_csv
from polaris_lab.gcn3.code.cards import Card, card, with_constants
from polaris_lab.gcn3.timing import model
from polaris_lab.gcn3.timing.model import Estimate
from polaris_lab.studies import card_probes

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["id", "card", "driver", "test", "width", "value", "unit", "source"]
FITTED_CARD, FITTED_WIDTHS = "rx570", (1, 2, 4)
"""The card and the vector widths whose read bandwidth gave the constant `dram_efficiency`. They validate nothing."""
FLOATS = 2**27
"""Floats of the buffer that is read. clpeak of 2016 took the largest power of two that the driver allowed."""
ODD_FLOATS = 2047 * 2**16
"""The same for a log of 2019: since then clpeak takes a multiple of 65536, which need be no power of two."""
GROUPS = {"single": 2048, "half": 2048, "int": 2048, "double": 512}
"""Work-groups for each compute unit in clpeak's arithmetic tests."""
OPERATIONS = 2 * 2048
"""Operations of one work-item of a chain."""


def clpeak() -> pd.DataFrame:
    """List the published figures of bandwidth and arithmetic, indexed by id, with the column `role`.

    `role` is "fitted" for the figures that a constant was fitted to, "Clover" for those of another compiler than
    AMD's, and else "validates".
    """
    table = read_csv(PUBLISHED / "clpeak.csv", COLUMNS).set_index("id")
    table = table[table["test"] != "launch"]
    fitted = ((table["card"] == FITTED_CARD) & (table["test"] == "read_bandwidth")
              & table["width"].isin(FITTED_WIDTHS))
    role = np.where(fitted, "fitted", np.where(table["driver"].str.startswith("AMD"), "validates", "Clover"))
    return table.assign(width=table["width"].astype(int), role=role)


def bandwidth(width: int, where: str | Card) -> Estimate:
    """Simulate reading a large buffer by vectors of `width` floats, in the faster of the two patterns.

    The estimate's `gflops` are GB/s.
    """
    where = card(where)
    floats = ODD_FLOATS if where.name == FITTED_CARD else FLOATS
    found = [model.estimate([card_probes.work(card_probes.read(width, far, floats), where)], where, 4.0 * floats)
             for far in (False, True)]
    return min(found, key=lambda each: each.time_ms.expected)


def arithmetic(kind: str, width: int, where: str | Card) -> Estimate:
    """Simulate chains of multiply-adds; the estimate's `gflops` are those of clpeak, two for each multiply-add."""
    where = card(where)
    items = int(where.compute_units) * GROUPS[kind] * card_probes.GROUP
    return model.estimate([card_probes.work(card_probes.chain(kind, width, items), where)], where,
                          float(OPERATIONS) * items)


def simulate(figures: pd.DataFrame) -> pd.DataFrame:
    """Simulate each row of `clpeak()`, and add the columns `low`, `simulated`, `high`, `ratio`, `inside` and `limit`.

    `ratio` is the simulated over the measured figure, `inside` says that the measured one lies between low and high.
    """
    import pandas as pd

    found = []
    for row in figures.itertuples():
        estimate = (bandwidth(row.width, row.card) if row.test == "read_bandwidth"
                    else arithmetic(row.test, row.width, row.card))
        found.append((*estimate.gflops, estimate.limit))
    table = figures.join(pd.DataFrame(found, figures.index, ["low", "simulated", "high", "limit"]))
    return table.assign(ratio=table["simulated"] / table["value"], inside=table["value"].between(table["low"],
                                                                                                 table["high"]))


def fit_dram_efficiency() -> float:
    """Fit `dram_efficiency` to FITTED_WIDTHS of FITTED_CARD: the value at which their mean ratio is 1, by logarithms.

    Valid where the memory chips limit all of them, so that the speed is proportional to the constant.
    """
    figures = clpeak().query("role == 'fitted'")
    start = card(FITTED_CARD).dram_efficiency
    where = with_constants(FITTED_CARD, dram_efficiency=start)
    ratios = [bandwidth(row.width, where).gflops.expected / row.value for row in figures.itertuples()]
    return float(start / np.exp(np.log(ratios).mean()))


def summary(table: pd.DataFrame, measured: str = "value") -> pd.Series:
    """Summarise how near simulated figures are to measured ones, for a table with `simulated`, `low` and `high`.

    `n` figures; `error`, the mean absolute error as a part of the measured figure; `ratio`, the geometric mean of
    simulated over measured; `spearman`, the rank correlation (NaN for fewer than three); `inside`, the part of the
    measured figures within the range; `width`, the geometric mean of the range's high over its low.
    """
    import pandas as pd

    said, found = table[measured], table["simulated"]
    ranks = said.corr(found, method="spearman") if len(table) > 2 else np.nan
    return pd.Series({"n": len(table), "error": float((found / said - 1).abs().mean()),
                      "ratio": float(np.exp(np.log(found / said).mean())), "spearman": ranks,
                      "inside": float(said.between(table["low"], table["high"]).mean()),
                      "width": float(np.exp(np.log(table["high"] / table["low"]).mean()))})
