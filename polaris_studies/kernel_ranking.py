"""Rank kernels from recorded rows: how much each loses to the fastest, and their order at each measured shape."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import source_hashes
from polaris_lab.measure.protocol import setting_of
from polaris_lab.measure.summaries import summarise
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_studies.decisions import PROMOTE, decide
from polaris_studies.gates import SELECTION_GATES, Evidence, ShapeError, Timing

if TYPE_CHECKING:
    import pandas as pd


def regrets(rows: pd.DataFrame) -> pd.DataFrame:
    """Compare each correct kernel with the fastest on each device: its `worst` ratio of times, and where it `loses`.

    `at` is the size of the worst ratio. A kernel loses a size where its interval lies wholly above the fastest
    kernel's: a tie is not a loss.
    """
    import pandas as pd

    good = [name for name, spec in catalogue().items() if not spec.museum]
    table = summarise(rows[rows["kernel"].isin(good)])
    best = table[table["ok"]].sort_values("ms").drop_duplicates(["device", "m", "n", "k"])
    table = table.merge(
        best[["device", "m", "n", "k", "ms", "ms_high"]], on=["device", "m", "n", "k"], suffixes=("", "_best")
    )
    table = table.assign(regret=table["ms"] / table["ms_best"], lost=table["ms_low"] > table["ms_high_best"])
    lines = []
    for (device, kernel), group in table[table["ok"]].groupby(["device", "kernel"], sort=False):
        worst = group.loc[group["regret"].idxmax()]
        lost = group.loc[group["lost"], "m"].tolist()
        lines.append({"device": device, "kernel": kernel, "worst": worst["regret"], "at": worst["m"],
                      "loses": ", ".join(map(str, lost)) or "nowhere"})
    return pd.DataFrame(lines).sort_values(["device", "worst"], ignore_index=True)


def rank(rows: pd.DataFrame) -> dict[str, dict[str, list[str]]]:
    """Rank each device's correct kernels at each recorded shape, fastest first: device -> "MxNxK" -> kernels.

    Times of different runs are not compared: each shape is ranked by its newest run. Kernels over which `decide` does
    not promote the fastest, since their intervals reach down to its own, are tied with it; among them the one that
    loses least over all shapes (the mean logarithm of its time over the fastest) comes first, so that noise does not
    change the order from size to size. A kernel is left out where it did not run with the configuration that is tuned
    now, or where its source is not that of its newest run on the device.
    """
    good = [name for name, spec in catalogue().items() if not spec.museum]
    rows = rows[rows["kernel"].isin(good) & rows["trans"].eq("nn")]
    rows = rows[rows["run_id"] == rows.groupby(["device", "m", "n", "k"])["run_id"].transform("max")]
    table = summarise(rows)
    used = [setting_of(spec, tuned_configs.nearest(spec, Gemm(line.m, line.n, line.k), line.device))
            for line in table.itertuples() for spec in [catalogue()[line.kernel]]]
    table = table[table["ok"] & table["config"].eq(used)]
    measured = _measured_sources(rows)
    present = [
        measured[line.device, line.kernel] == measured[line.device, line.kernel, line.m, line.n, line.k]
        for line in table.itertuples()
    ]
    table = table[present]
    rankings = {}
    for device, here in table.groupby("device", sort=True):
        shapes = here.groupby(["m", "n", "k"])
        loss = (here["ms"] / shapes["ms"].transform("min")).map(math.log).groupby(here["kernel"]).mean()
        ranking = {}
        for (m, n, k), shape in shapes:
            fastest = shape.loc[shape["ms"].idxmin()]
            order = shape.assign(behind=[_clearly_faster(fastest, line) for _, line in shape.iterrows()])
            order["place"] = order["ms"].where(order["behind"], order["kernel"].map(loss))
            order = order.sort_values(["behind", "place"])
            ranking[f"{m}x{n}x{k}"] = order["kernel"].tolist()
        rankings[device] = ranking
    return rankings


def _clearly_faster(line: pd.Series, other: pd.Series) -> bool:
    """Decide whether one line of `summarise` is promoted over another; without an interval nothing is told apart."""
    times = [Timing(each["ms"], each["ms_low"], each["ms_high"], math.nan, each["samples"]) for each in (line, other)]
    shape = f"{line['m']}x{line['n']}x{line['k']}"
    right = ShapeError(shape, line["max_abs_error"], line["ok"], line["bound_fraction"])
    evidence = Evidence(f"gemm_{shape}", line["kernel"], other["kernel"], line["device"], shape, (right,),
                        time=times[0], champion_time=times[1])
    return decide(evidence, SELECTION_GATES).word == PROMOTE


def _measured_sources(rows: pd.DataFrame) -> dict[tuple, str | None]:
    """Return the source hash that each kernel was measured with: in its newest run on a device, and at each shape."""
    runs = rows[["device", "kernel", "m", "n", "k", "study", "run_id"]].drop_duplicates().sort_values("run_id")
    found: dict[tuple, str | None] = {}
    for run in runs.itertuples():
        source = source_hashes(run.device, run.study, run.run_id).get(run.kernel)
        found[run.device, run.kernel] = found[run.device, run.kernel, run.m, run.n, run.k] = source
    return found
