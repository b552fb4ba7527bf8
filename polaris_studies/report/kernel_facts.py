"""Gather what the book shows of a kernel: its code, what proved it, its recorded speeds and its gfx803 code."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from polaris_lab.base.paths import KERNELS
from polaris_lab.base.recorded_runs import runs_below
from polaris_lab.base.recordings import ATTENTION_COLUMNS, COLUMNS, recorded
from polaris_lab.device.device import Device
from polaris_lab.measure.summaries import summarise, title_of
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify import passed_checks
from polaris_sim.code import code_report, toolchain

CAMPAIGNS = ("proof", "simulation")
"""The studies whose rows say what proved a kernel."""
LOOP = 120
"""Instructions of the main loop that a page shows; a longer loop is cut, and says so."""
SPEEDS = {"portfolio": COLUMNS, "attention_ladder": ATTENTION_COLUMNS, "repair": COLUMNS}
"""The studies whose newest rows are a kernel's recorded speeds, and their columns. Of several the first counts."""


@dataclass(frozen=True)
class KernelFacts:
    """Holds one kernel's page: `proofs`, `speeds` and `code` are lists of rows, each a mapping of what is shown."""

    spec: KernelSpec
    file: str
    source: str
    here: str
    proofs: list[dict[str, Any]]
    speeds: list[dict[str, Any]]
    code: list[dict[str, Any]]


def all_kernels(device: Device | None) -> list[KernelFacts]:
    """Gather the facts of every kernel of the catalogue; `device` is the one whose checks are looked up, if there is
    one."""
    return [KernelFacts(spec, spec.file.relative_to(KERNELS).as_posix(), spec.source(), _here(spec, device),
                        _proofs().get(spec.name, []), _speeds().get(spec.name, []), _code(spec))
            for spec in catalogue().values()]


def _here(spec: KernelSpec, device: Device | None) -> str:
    """Say what this machine remembers of a whole check of the kernel as its source is now."""
    if device is None:
        return "no device here to check it on"
    asked = device.identity, spec.name, spec.code_hash()
    if passed_checks.has_failed(*asked):
        return f"found wrong on {device.slug}"
    if passed_checks.has_passed(*asked):
        return f"passed a whole check on {device.slug}"
    return f"not checked yet on {device.slug}; polaris-lab check {spec.name} does it"


@functools.cache
def _proofs() -> dict[str, list[dict[str, Any]]]:
    """Read the campaigns' rows by kernel: the last word of each device on each kind of proof."""
    import pandas as pd

    last: dict[tuple[str, str, str], dict[str, Any]] = {}
    for run in runs_below():
        if run.study in CAMPAIGNS and run.manifest:
            for row in pd.read_csv(run.csv).to_dict("records"):
                last[row["kernel"], row["device"], row["what"]] = row | {"record": run.name}
    found: dict[str, list[dict[str, Any]]] = {}
    for (kernel, _, _), row in last.items():
        found.setdefault(kernel, []).append(row)
    return found


@functools.cache
def _speeds() -> dict[str, list[dict[str, Any]]]:
    """Read the newest recorded speeds by kernel: a row for each device and shape."""
    speeds: dict[str, list[dict[str, Any]]] = {}
    for study, columns in SPEEDS.items():
        rows = recorded(study, columns)
        rows = rows[~rows["kernel"].isin(speeds)]
        runs = dict(zip(rows["device"], rows["run_id"], strict=True))
        for _, row in summarise(rows).iterrows():
            speeds.setdefault(row["kernel"], []).append(
                {"device": row["device"], "shape": title_of(row), "config": row["config"], "ms": row["ms"],
                 "gflops": row["gflops"], "low": row["gflops_low"], "high": row["gflops_high"],
                 "fraction": row["bound_fraction"], "ok": bool(row["ok"]),
                 "record": f"{row['device']}/{study}/{runs[row['device']]}"})
    return speeds


def _code(spec: KernelSpec) -> list[dict[str, Any]]:
    """Report the kept gfx803 code by each compiler; a record that is missing or stale says so in its row."""
    rows = []
    for compiler in toolchain.KEPT:
        try:
            isa = code_report.compile(spec, compiler=compiler)
        except ValueError as error:
            rows.append({"compiler": compiler, "fault": str(error)})
            continue
        loop = [each.text.strip() for each in isa.loop]
        rows.append({"compiler": compiler, "fault": "", "isa": isa, "loop": loop[:LOOP], "length": len(loop),
                     "mix": list(isa.mix.items())[:12]})
    return rows

