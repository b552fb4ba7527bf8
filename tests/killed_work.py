"""Work whose process `tests.kills` kills: a tuning, a portfolio's times, a recording, a data set, a simulated one.

`python -m tests.killed_work WORK FOLDER STALE_S` does one of them in a folder of its own, in the lab's own functions,
and goes on from what is there; a temporary file older than STALE_S is one that a killed writer left. Its data are
written more often than usual, so that a kill often meets a write.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from polaris_lab.base import files, paths, recordings
from polaris_lab.choose import autotune, tuner
from polaris_lab.choose.portfolio import Build
from polaris_lab.lab import open_lab
from polaris_lab.model import tuned_configs
from polaris_lab.model.problem import Gemm
from polaris_studies import dataset_plan, record_dataset, shared_data

SPACE = {"MR": [4, 8, 6], "VECTOR_WIDTH": [4, 8], "VECTORS": [1, 2, 3], "KC": [256], "A_PANELS": [8], "B_PANELS": [1]}
"""What is tuned: 18 configurations of gemm_cpu."""
SIZES = [Gemm(n, 40, 50) for n in range(1, 61)]
BUILDS = [Build("gemm_tiled", (("TILE", tile),)) for tile in (8, 16)]
"""What the tuner times."""
RUNS, ROWS, SIMULATED_ROWS = 12, 160, 24
"""How much the others do."""
OFTEN_S = 0.1
"""How often what is made is written."""


class Work(NamedTuple):
    """Holds one kind of work: `run` does it in a folder, `read` says what the folder holds for good, by what it is."""

    run: Callable[[Path], object]
    read: Callable[[Path], dict[str, Any]]


def tune(folder: Path) -> None:
    """Search all of a small space."""
    autotune.tune("gemm_cpu", (33, 40, 50), "cpu", seconds=600, space=SPACE)


def tuned(folder: Path) -> dict[str, Any]:
    """Read the time of each configuration."""
    return {str(result["configuration"]): result["measurements"] for path in folder.rglob("gemm_cpu_*.json")
            for result in json.loads(path.read_text(encoding="utf-8"))["results"]}


def search(folder: Path) -> None:
    """Time two builds at some problems."""
    tuner.candidates, tuner.panel = (lambda device, signature: BUILDS), (lambda device, signature: SIZES)
    tuner.DRAWN = tuner.NARROW = {"gemm": 0}
    tuner.tune("cpu", signatures=["gemm"], seconds=600)


def searched(folder: Path) -> dict[str, Any]:
    """Read the times of the portfolio."""
    return {f"{row[:5]} {row[5 + i:7 + i]}": row[7 + i] for path in folder.rglob("portfolio.json")
            for row in json.loads(path.read_text(encoding="utf-8"))["gemm"]["times"] for i in range(0, len(row) - 5, 3)}


def record(folder: Path) -> None:
    """Measure and record, until there are enough runs."""
    lab = open_lab("cpu")
    while len(recorded(folder)) < RUNS:
        lab.save(lab.measure(["gemm_naive"], 16, 16, 16, repeats=3), "killed", record=True, seed=0)


def recorded(folder: Path) -> dict[str, Any]:
    """Read the runs that are valid: those with a manifest. Raises ValueError naming one that is not whole."""
    runs = {path.stem: path.with_suffix(".csv").read_text(encoding="utf-8") for path in folder.rglob("*.json")}
    for path in folder.rglob("*.json"):
        if faults := list(shared_data._run_faults(path.with_suffix(".csv"))):
            raise ValueError("; ".join(faults))
    return runs


def measure(folder: Path) -> None:
    """Make rows of the data set."""
    record_dataset.measure(ROWS, "cpu", out=folder)


def simulate(folder: Path) -> None:
    """Make rows of the data set on a simulated card, in two processes."""
    record_dataset.simulate(SIMULATED_ROWS, "rx590", out=folder, workers=2)


def rows(folder: Path) -> dict[str, Any]:
    """Read the rows of the data set. Raises ValueError for one that is there twice."""
    if not list(folder.glob("*.csv.gz")):
        return {}
    table = recordings.dataset(folder)
    names = [f"{row.problem} {row.kernel} {row.config}" for row in table.itertuples()]
    if len(set(names)) < len(names):
        raise ValueError("a row was made twice")
    return dict(zip(names, table["us"].tolist(), strict=True))


WORK = {"tuning": Work(tune, tuned), "panel": Work(search, searched), "recording": Work(record, recorded),
        "data set": Work(measure, rows), "simulated data set": Work(simulate, rows)}


def quick_plan(seed: int) -> Any:
    """Draw the plan without the shapes that take long."""
    return (each for each in dataset_plan.plan(seed) if each.problem.flops < 3e6)


def main() -> None:
    """Do the work that the command line names, once the lab's data are in its folder."""
    kind, folder, stale_s = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
    os.environ["POLARIS_COMMIT"] = "0" * 40  # of these recordings: they come from no commit
    tuned_configs.TUNED = tuned_configs.OWN = paths.MEASURED = folder
    tuner.SAVE_INTERVAL_S = record_dataset.SAVE_INTERVAL_S = OFTEN_S
    record_dataset.plan, files.STALE_S = quick_plan, stale_s
    print("begun", flush=True)
    WORK[kind].run(folder)


if __name__ == "__main__":
    main()
