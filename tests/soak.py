"""An hour of launches, builds and notebooks, and what grows meanwhile: `python -m tests.soak --minutes 60`.

Each round computes products and attentions of random sizes on host and on device arrays, compares one of them with
NumPy, measures a kernel and builds one of some configurations. Every so often the device is opened again, and a
notebook is run as a batch. Memory, open files, threads, child processes and files in the temporary folder are counted
after some rounds. Of each the slope is reported with its 95 % interval. The exit status is 1 where something grows: the
whole interval lies above 0, and by more than LIMITS allow in an hour. With `--record` the counts are kept in
data/measured/<device>/soak/.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

import nbformat
import numpy as np
import pandas as pd
import pyopencl.array as cl_array
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from scipy import stats
from tqdm import tqdm

from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.base.statistics import students_t
from polaris_lab.device.device import find
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.notebooks import batch

LIMITS = {"memory_mib": 20.0, "files": 2.0, "threads": 2.0, "children": 2.0, "left_over": 2.0}
"""What counts as growth, in an hour. Memory moves by some MiB as its allocator likes."""
BLOCKS = 12
"""Parts of the run whose medians the slope goes through: neighbouring rounds are not independent."""
WARM = 0.3
"""The part of a run that is not counted: caches, pools and builds fill up."""
COUNT, MEASURE, REOPEN, NOTEBOOK = 10, 20, 60, 300
"""Rounds after which everything is counted, a kernel is measured, the device is opened again, and a notebook is run."""
SIZES = (1, 7, 33, 64, 90)
"""Of products; of attentions the first three: each shape is planned and built once, as in long use."""
COLUMNS = ["device", "round", "seconds", *LIMITS]


def counts(place: Path) -> dict[str, float]:
    """Count what this process holds, its children, and the files in `place`."""
    fields = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    own = Path(f"/proc/self/task/{os.getpid()}/children")
    return {"memory_mib": int(fields["VmRSS"].split()[0]) / 1024, "files": len(os.listdir("/proc/self/fd")),
            "threads": threading.active_count(), "children": len(own.read_text().split()) if own.exists() else 0,
            "left_over": sum(1 for _ in place.rglob("*"))}


def rounds(place: Path, device: str, seed: int, measure: int = MEASURE, reopen: int = REOPEN,
           notebook: int = NOTEBOOK) -> Iterator[int]:
    """Do one round after the other, and yield its number. Raises ArithmeticError for a product that is wrong."""
    rng, lab, number = np.random.default_rng(seed), open_lab(device), 0
    study = _study(place)
    while True:
        number += 1
        _compute(lab, rng)
        if measure and number % measure == 0:
            lab.measure(["gemm_naive"], 16, 16, 16, repeats=3)
        if reopen and number % reopen == 0:
            lab = open_lab(device)
        if notebook and number % notebook == 0:
            with tempfile.TemporaryDirectory(dir=place) as out:
                batch.run([str(study)], out=str(Path(out) / "batch"))
        yield number


def _compute(lab: Lab, rng: np.random.Generator) -> None:
    for _ in range(5):
        m, n, k = rng.choice(SIZES, 3)
        a, b = rng.standard_normal((m, k)).astype(np.float32), rng.standard_normal((k, n)).astype(np.float32)
        product = lab.gemm(a, b)
    on_device = lab.gemm(cl_array.to_device(lab.queue, a), cl_array.to_device(lab.queue, b)).get()
    if not (np.allclose(product, a @ b, atol=1e-3) and np.allclose(on_device, a @ b, atol=1e-3)):
        raise ArithmeticError(f"{m} x {n} x {k} is wrong")
    heads = rng.standard_normal((1, 2, int(rng.choice(SIZES[:3])), 16)).astype(np.float32)
    lab.attention(heads, heads, heads, causal=bool(rng.integers(2)))
    with contextlib.suppress(ValueError):  # what is refused must not grow either
        lab.gemm(a, np.ones((k + 1, n), np.float32))
    spec, problem = catalogue()["gemm_tiled"], Gemm(32, 32, 32)
    lab.session.prepare(spec.variant("one", TILE=int(rng.choice(spec.tunables["TILE"]))), problem,
                        problem.inputs(0)).run()


def _study(place: Path) -> Path:
    path = place / "01_soak.ipynb"
    nbformat.write(new_notebook(cells=[
        new_markdown_cell("# 01_soak\n\n**Does it hold?**"),
        new_code_cell("import numpy as np\nimport polaris_lab as pl\na = np.ones((4, 4), np.float32)\n"
                      "print(pl.open_lab('cpu').gemm(a, a).sum())")],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}}), path)
    return path


def slopes(table: pd.DataFrame) -> pd.DataFrame:
    """Return the growth of each count in an hour with its 95 % interval, and whether that is too much.

    The slope goes through the medians of BLOCKS parts of what comes after the warm-up.
    """
    late = table[table["seconds"] > WARM * table["seconds"].max()]
    parts = [late.iloc[some] for some in np.array_split(np.arange(len(late)), BLOCKS) if len(some)]
    hours = np.array([part["seconds"].median() for part in parts]) / 3600
    rows = []
    for name, limit in LIMITS.items():
        values = np.array([part[name].median() for part in parts])
        line = stats.linregress(hours, values)
        half = students_t(len(parts) - 2) * line.stderr if np.ptp(values) else 0.0
        rows.append({"count": name, "first": values[0], "last": values[-1], "per_hour": line.slope,
                     "low": line.slope - half, "high": line.slope + half, "limit": limit,
                     "grows": bool(line.slope - half > 0 and line.slope > limit)})
    return pd.DataFrame(rows)


def soak(seconds: float, device: str, seed: int, work: Callable[[Path, str, int], Iterator[int]] = rounds,
         ) -> pd.DataFrame:
    """Do rounds for `seconds`; return the counts after every tenth."""
    rows, begin = [], time.monotonic()
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder, tqdm(unit=" rounds", disable=None) as bar:
        place, kept = Path(folder), tempfile.tempdir
        tempfile.tempdir = folder  # what is left over in the temporary folder is then seen
        try:
            for number in work(place, device, seed):
                bar.update()
                if number % COUNT:
                    continue
                gc.collect()
                rows.append({"round": number, "seconds": time.monotonic() - begin} | counts(place))
                if time.monotonic() > begin + seconds:
                    break
        finally:
            tempfile.tempdir = kept
    return pd.DataFrame(rows)


def main(argv: list[str] | None = None) -> int:
    """Run the campaign and say what grows."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="See what grows in an hour of use.")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="N", help="how long (default: 60)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the sizes (default: 1)")
    parser.add_argument("--device", default="auto", metavar="D", help='"auto", "cpu", "gpu", "0:1", or part of a name')
    parser.add_argument("--record", action="store_true", help="keep the counts in data/measured")
    arguments = parser.parse_args(argv)
    start, device = now(), find(arguments.device)
    table = soak(60 * arguments.minutes, device.index, arguments.seed)
    found = slopes(table)
    print(f"{table['round'].max()} rounds in {table['seconds'].max() / 60:.1f} minutes; growth in an hour:",
          found.round(3).to_string(index=False), sep="\n")
    if arguments.record:
        few = table.iloc[np.unique(np.linspace(0, len(table) - 1, 400).astype(int))].assign(device=device.slug)
        facts = manifest(asdict(device), {}, {"minutes": arguments.minutes, "rounds": int(table["round"].max()),
                                              "slopes": found.to_dict("records")}, arguments.seed, start)
        print(save(few[COLUMNS], "soak", facts, record=True))
    return int(found["grows"].any())


if __name__ == "__main__":
    sys.exit(main())
