"""Compare what clpeak measured on real cards with what the simulated ones do (`record_card_rates`)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.paths import DATA, PUBLISHED
from polaris_lab.base.recordings import read_csv
from polaris_lab.model.cards import Card, card
from polaris_sim.timing import model
from polaris_sim.timing.model import Estimate, Work
from polaris_studies import card_probes

if TYPE_CHECKING:
    import pandas as pd

CHANGES = DATA / "model_changes.csv"
STUDY = "card_rates"
RATE_COLUMNS = ["run_id", "study", "device", "test", "width", "compiler", "value_low", "value", "value_high", "limit",
                "resident"]
"""A row for each simulated rate: `value_low`, `value` and `value_high` in GB/s, GFLOPS or GIOPS, as clpeak gives it;
`resident` work-groups run at once on a compute unit."""
WAVE_STUDY, WAVES = "card_waves", (2, 3, 4, 8)
WAVE_COLUMNS = ["run_id", "study", "device", "width", "waves", "near", "far", "from_l2", "from_dram"]
"""A row for each number of waves on a SIMD: GB/s in both patterns, and how many times the buffer's bytes came from L2
and from the memory chips in the faster one."""
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


def bandwidth(width: int, where: str | Card) -> tuple[Estimate, Work]:
    """Simulate reading a large buffer by vectors of `width` floats, in the faster of the two patterns.

    The estimate's `gflops` are GB/s.
    """
    where = card(where)
    floats = ODD_FLOATS if where.name == FITTED_CARD else FLOATS
    works = [card_probes.work(card_probes.read(width, far, floats), where) for far in (False, True)]
    found = [(model.estimate([each], where, 4.0 * floats), each) for each in works]
    return min(found, key=lambda each: each[0].time_ms.expected)


def arithmetic(kind: str, width: int, where: str | Card, compiler: str = "clang") -> tuple[Estimate, Work]:
    """Simulate chains of multiply-adds; the estimate's `gflops` are those of clpeak, two for each multiply-add.

    One work-group is executed, and all others are taken to do the same: they share nothing.
    """
    where = card(where)
    groups = int(where.compute_units) * GROUPS[kind]
    one = card_probes.work(card_probes.chain(kind, width, card_probes.GROUP_ITEMS, compiler), where)
    done = of_groups(one, groups)
    return model.estimate([done], where, float(OPERATIONS) * groups * card_probes.GROUP_ITEMS), done


def of_groups(one: Work, groups: int) -> Work:
    """Return the work of a launch of `groups` work-groups that do what the one of `one` does, and share nothing."""
    return replace(one, place=one.place._replace(groups=groups), traffic=replace(one.traffic, share=1 / groups))


def compare_with_clpeak(rows: pd.DataFrame) -> pd.DataFrame:
    """Join the figures of clpeak with the rows of `simulate`, indexed by id.

    Columns are those of `clpeak`, with the figure as `measured`, and `low`, `simulated`, `high`, `ratio` (simulated
    over measured), `inside` (the measured figure lies between low and high) and `limit`.
    """
    said = clpeak().rename(columns={"value": "measured"}).reset_index()
    said = said.assign(device=said["card"] + "-simulated")
    found = said.merge(rows[["device", "test", "width", "value_low", "value", "value_high", "limit"]],
                       on=["device", "test", "width"], how="left", validate="one_to_one").set_index("id")
    found = found.rename(columns={"value_low": "low", "value": "simulated", "value_high": "high"})
    return found.assign(ratio=found["simulated"] / found["measured"],
                        inside=found["measured"].between(found["low"], found["high"]))


def changes() -> pd.DataFrame:
    """Read what each change of the time model did to its errors, and whether it was kept, indexed by the change."""
    return read_csv(CHANGES, ["change", "kept", "gemm"]).set_index("change")


def lattice() -> pd.DataFrame:
    """List FluidX3D's speeds as bandwidths, indexed by id.

    `gb_per_s_used` is the cells' bytes each second, `share` that over the bandwidth of the card's data sheet, and
    `of_model` over the bandwidth that the model gives a kernel which does nothing but read.
    """
    table = read_csv(PUBLISHED / "lattice_boltzmann.csv", ["id", "card", "gb_per_s", "precision", "bytes_per_cell",
                                                           "mlups", "note"]).set_index("id")
    used = table["mlups"] * table["bytes_per_cell"] / 1e3
    share = used / table["gb_per_s"]
    return table.assign(gb_per_s_used=used, share=share,
                        of_model=share / [card(name).dram_efficiency for name in table["card"]])


def summary(table: pd.DataFrame, measured: str = "measured") -> pd.Series:
    """Summarise how near simulated figures are to measured ones, for a table with `simulated`, `low` and `high`.

    `n` figures; `error`, the mean absolute error as a part of the measured figure; `ratio`, the geometric mean of
    simulated over measured; `spearman`, the rank correlation (NaN for fewer than three); `inside`, the part of the
    measured figures within the range; `width`, the geometric mean of the range's high over its low.
    """
    import pandas as pd

    said, found = table[measured], table["simulated"]
    # a table's own corr: that of a series would load scipy.stats, which takes a second
    ranks = table[[measured, "simulated"]].corr("spearman").iloc[0, 1] if len(table) > 2 else np.nan
    return pd.Series({"n": len(table), "error": float((found / said - 1).abs().mean()),
                      "ratio": float(np.exp(np.log(found / said).mean())), "spearman": ranks,
                      "inside": float(said.between(table["low"], table["high"]).mean()),
                      "width": float(np.exp(np.log(table["high"] / table["low"]).mean()))})
