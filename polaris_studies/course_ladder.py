"""Show the course's ladder: each rung's speed compared with the library, and the unit that limits it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pandas as pd

from polaris_lab import plots
from polaris_lab.model.problem import Gemm
from polaris_studies import course, size_or_pitch
from polaris_studies.course_grades import library_of

if TYPE_CHECKING:
    from polaris_lab.lab import Lab

RUNGS: Mapping[str, str] = {
    "gemm_naive_row0": "neighbours in a column", "gemm_naive": "neighbours in a row",
    "gemm_tiled": "tiles in local memory", "gemm_tiled_2x2": "2 x 2 outputs", "course_4x4": "4 x 4 outputs",
    "course_8x8": "8 x 8 outputs", "course_float4": "quads, A transposed", "course_padded": "spread and padded",
    "course_early": "fetched early", "course_finished": "strips and edges",
    "gemm_blocked": "tiles that were searched for",
}
"""The rungs of the course, and what each adds to the one before."""
FOR_CPU: Mapping[str, str] = {"gemm_register_wide": "wide vectors, no local memory",
                              "gemm_cpu": "both matrices packed, K in blocks"}
"""Two more rungs on a CPU: without local memory, and with both matrices packed."""
FOR_GPU = ("course_8x8", "course_float4", "course_padded", "course_early")
"""Rungs that are left out on a CPU: it has no banks, and each takes PoCL long to build."""
BUSY = 0.75
"""From this part of its measured rate on, a unit is said to limit a kernel."""


def reference() -> pd.DataFrame:
    """Tabulate the recorded rungs of the reference device and what two units do meanwhile, by kernel.

    Columns: device, adds, gflops, of_ceiling, of_best_rival, then `passes`, `load_unit` and `multiply_adds` (both as
    parts of the measured rates) and `limit`: the unit above BUSY, or "waiting" where none is.
    """
    names = [*RUNGS]
    speeds, limits = course.on_reference(names).loc[names], course.limits(names)
    table = pd.DataFrame({"device": course.GPU, "adds": RUNGS, "gflops": speeds["GFLOPS"],
                          "of_ceiling": speeds["% of ceiling"] / 100, "of_best_rival": speeds["% of cublas"] / 100,
                          "passes": limits["passes"], "load_unit": limits["recorded"] / limits["banks allow"],
                          "multiply_adds": limits["recorded"] / 100}).rename_axis("kernel")
    units = table[["load_unit", "multiply_adds"]]
    labels = {"load_unit": "the load unit", "multiply_adds": "multiply-adds"}
    return table.assign(limit=units.idxmax(axis=1).map(labels).where(units.max(axis=1) >= BUSY, "waiting"))


def measure(lab: Lab, n: int, *, repeats: int, budget_s: float, seed: int) -> pd.DataFrame:
    """Time the rungs of the device's kind and its library in turns on one square product; a row for each rung.

    The fastest sample of each counts, since other programs only slow one down. Columns: kernel, adds, gflops,
    of_ceiling, of_best_rival (empty where there is no library), library, ok. Raises what
    `size_or_pitch.sample_interleaved` raises.
    """
    cpu = lab.device.kind == "cpu"
    rungs = {name: adds for name, adds in RUNGS.items() if not (cpu and name in FOR_GPU)} | (FOR_CPU if cpu else {})
    library = library_of(lab.device)
    rows = size_or_pitch.sample_interleaved(lab.session, [*map(course.rung, rungs), *filter(None, [library])],
                                            [[Gemm(n, n, n)]], repeats=repeats, seconds=budget_s, longest_s=60.0,
                                            seed=seed)
    best = rows.groupby("kernel")["gflops"].max()
    speeds = best.reindex([*rungs]).dropna()
    return pd.DataFrame({"kernel": speeds.index, "adds": [rungs[name] for name in speeds.index],
                         "gflops": speeds.to_numpy(), "of_ceiling": speeds.to_numpy() / lab.ceilings.mad_gflops,
                         "of_best_rival": speeds.to_numpy() / best.get(library, float("nan")),
                         "library": library or "no library", "ok": bool(rows["ok"].all())})


def draw(live: pd.DataFrame, title: str, *, name: str) -> None:
    """Draw the reference device's rungs and those of `live`, as of `measure`, in % of the fastest of each device.

    The library has a bar of its own.
    """
    here = live.assign(device="this device", limit="")
    both = [_with_library(table) for table in (reference().reset_index().assign(library="cublas"), here)]
    plots.bars(pd.concat(both, ignore_index=True), title, name=name, xlabel="% of the fastest on that device")


def short(kernel: str) -> str:
    """Return a rung's name without its family.

    >>> short("gemm_naive"), short("course_4x4")
    ('naive', '4x4')
    """
    return kernel.removeprefix("gemm_").removeprefix("course_")


def _with_library(table: pd.DataFrame) -> pd.DataFrame:
    """Return the columns of `plots.bars` for one device's rungs and its library."""
    name = table["library"].iloc[0]
    label = [f"{short(kernel)}: {idea}" for kernel, idea in zip(table["kernel"], table["adds"], strict=True)]
    bars = table.assign(label=label)
    if table["of_best_rival"].notna().all():
        rival = pd.DataFrame({"device": table["device"].iloc[0], "label": f"{name}, the library", "limit": "",
                              "gflops": table["gflops"].iloc[0] / table["of_best_rival"].iloc[0]}, index=[0])
        bars = pd.concat([bars, rival], ignore_index=True)
    bars["value"] = 100 * bars["gflops"] / bars["gflops"].max()
    limit = bars["limit"].map(lambda unit: f", limit: {unit}" if unit else "")
    return bars.assign(note=bars["value"].map("{:.3g} %".format) + limit)
