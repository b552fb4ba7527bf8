"""Compare devices: the recorded references and the one at hand, each with its ceiling and its fastest kernel."""

from __future__ import annotations

from typing import Any

from polaris_lab.base import paths
from polaris_lab.base.recorded_runs import RecordedRun, newest, runs_below
from polaris_lab.base.recordings import COLUMNS, read_csv
from polaris_lab.device.device import Device
from polaris_lab.measure.summaries import summarise

PORTFOLIO = "portfolio"
"""The study that ranks every kernel."""


def device_rows(here: Device | None) -> list[dict[str, Any]]:
    """Return a row for each device that was measured, and for `here`, the one at hand.

    A row has slug, name, platform, driver, kind, `ceiling` (GFLOPS of multiply-adds when it was recorded), the fastest
    right kernel at the largest size of its portfolio with its GFLOPS, `share` of the ceiling in percent, the number of
    its studies, `here`, and the `record`. What is not known is None. A portfolio that was not recorded stands in
    runs/measured, and counts for the device at hand only.
    """
    recorded = newest(runs_below())
    slugs = list(dict.fromkeys(run.device for run in recorded if _is_measured(run)))
    rows = []
    for slug in slugs:
        own = [run for run in recorded if run.device == slug]
        facts = own[-1].manifest["device"]
        rows.append(_row(slug, facts, own, here is not None and slug == here.slug))
    if here is not None and here.slug not in slugs:
        local = [run for run in newest(runs_below(paths.RUNS / "measured")) if run.device == here.slug]
        facts = {name: getattr(here, name) for name in ("name", "platform", "driver", "kind", "mad_gflops")}
        rows.append(_row(here.slug, facts, local, here=True))
    return rows


def _is_measured(run: RecordedRun) -> bool:
    """Tell whether a run is of a device that measured something: simulated cards and compilers are no devices."""
    return not run.device.endswith("-simulated") and bool(run.manifest.get("device", {}).get("platform"))


def _row(slug: str, facts: dict[str, Any], runs: list[RecordedRun], here: bool) -> dict[str, Any]:
    row = {"slug": slug, "here": here, "studies": len(runs), "kernel": None, "gflops": None, "share": None,
           "size": None, "record": None, "ceiling": facts.get("mad_gflops"),
           **{name: facts.get(name) for name in ("name", "platform", "driver", "kind")}}
    for run in runs:
        if run.study == PORTFOLIO:
            table = summarise(read_csv(run.csv, COLUMNS))
            table = table[table["ok"] & (table["m"] == table["m"].max())]
            # a library may run on the host, and is then no figure of the device
            table = table[~table["kernel"].isin(("numpy", "torch"))].sort_values("ms")
            if len(table):
                first = table.iloc[0]
                row |= {"kernel": first["kernel"], "gflops": first["gflops"], "size": int(first["m"]),
                        "record": run.name if run.csv.is_relative_to(paths.MEASURED) else None}
                if row["ceiling"]:
                    row["share"] = 100 * first["gflops"] / row["ceiling"]
    return row
