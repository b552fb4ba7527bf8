"""Show the course's ladder: each rung's speed compared with the library, and the unit that limits it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pandas as pd

from polaris_lab import plots
from polaris_lab.base.recordings import recorded
from polaris_lab.measure import ceilings
from polaris_lab.model.problem import Gemm
from polaris_studies import ladder, size_or_pitch
from polaris_studies.course import GPU, PASS_BYTES, PASS_FLOP, passes
from polaris_studies.course_grades import library_of

if TYPE_CHECKING:
    from polaris_lab.lab import Lab

RUNGS: Mapping[str, str] = {
    "gemm_naive_row0": "gemm_naive_row0", "gemm_naive": "gemm_naive", "gemm_tiled": "gemm_tiled",
    "gemm_tiled_2x2": "gemm_tiled_2x2", "gemm_tiled_4x4": "course_4x4", "gemm_gcn4_ultra": "course_early",
    "gemm_gcn4_ultra_aligned": "course_early", "gemm_blocked": "gemm_blocked",
}
"""The rungs of the course, and the kernel of `course.passes` that reads local memory as each does."""
FOR_CPU = ("gemm_register_wide", "gemm_cpu")
"""Two more rungs on a CPU: without local memory, and with both matrices packed."""
BUSY = 0.75
"""From this part of its measured rate on, a unit is said to limit a kernel."""


def reference() -> pd.DataFrame:
    """Tabulate the recorded rungs of the reference device and what two units do meanwhile, by kernel.

    Columns: those of `ladder.steps`, then `passes`, `load_unit` and `multiply_adds` (both as parts of the measured
    rates) and `limit`: the unit above BUSY, or "waiting" where none is.
    """
    limits = recorded("ceilings", columns=ceilings.COLUMNS).groupby(["device", "ceiling"])["rate"].max().unstack()
    table = ladder.steps(recorded("ladder"), limits)
    table = table[table["device"] == GPU].set_index("kernel").loc[list(RUNGS)]
    table["passes"] = [passes(name) for name in RUNGS.values()]
    most = limits.loc[GPU, "local_gbs"] / PASS_BYTES * PASS_FLOP / table["passes"]
    table["load_unit"], table["multiply_adds"] = table["gflops"] / most, table["of_ceiling"]
    units = table[["load_unit", "multiply_adds"]]
    names = {"load_unit": "the load unit", "multiply_adds": "multiply-adds"}
    return table.assign(limit=units.idxmax(axis=1).map(names).where(units.max(axis=1) >= BUSY, "waiting"))


def measure(lab: Lab, n: int, *, repeats: int, budget_s: float, seed: int) -> pd.DataFrame:
    """Time every rung and the device's library in turns on one square product; a row each.

    The fastest sample of each counts, since other programs only slow one down. Columns: kernel, adds, gflops,
    of_ceiling, of_best_rival (empty where there is no library), library, ok. Raises what
    `size_or_pitch.sample_interleaved` raises.
    """
    rungs = [*RUNGS, *(FOR_CPU if lab.device.kind == "cpu" else ())]
    library = library_of(lab.device)
    rows = size_or_pitch.sample_interleaved(lab.session, [*rungs, *filter(None, [library])], [[Gemm(n, n, n)]],
                                            repeats=repeats, seconds=budget_s, longest_s=60.0, seed=seed)
    best = rows.groupby("kernel")["gflops"].max()
    speeds = best.reindex(rungs).dropna()
    return pd.DataFrame({"kernel": speeds.index, "adds": [ladder.RUNGS[name].adds for name in speeds.index],
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


def _with_library(table: pd.DataFrame) -> pd.DataFrame:
    """Return the columns of `plots.bars` for one device's rungs and its library."""
    name = table["library"].iloc[0]
    ideas = table["adds"].replace({"one output per work-item, ": "", " per work-item": "",
                                   "no local memory: wide vectors": "wide vectors, no local memory"}, regex=True)
    label = [f"{kernel.removeprefix('gemm_')}: {idea}" for kernel, idea in zip(table["kernel"], ideas, strict=True)]
    bars = table.assign(label=label)
    if table["of_best_rival"].notna().all():
        rival = pd.DataFrame({"device": table["device"].iloc[0], "label": f"{name}, the library", "limit": "",
                              "gflops": table["gflops"].iloc[0] / table["of_best_rival"].iloc[0]}, index=[0])
        bars = pd.concat([bars, rival], ignore_index=True)
    bars["value"] = 100 * bars["gflops"] / bars["gflops"].max()
    limit = bars["limit"].map(lambda unit: f", limit: {unit}" if unit else "")
    return bars.assign(note=bars["value"].map("{:.3g} %".format) + limit)
