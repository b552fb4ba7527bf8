"""Measure what a second core gains a simulated sweep, and what 100 machines would: `python -m tests.pool_speed_up`.

The pieces are configurations of gemm_blocked, simulated as notebook 25's search simulates them. One process and one for
each core take them in turns, on a machine that does nothing else. For more workers the pieces' own times are laid out
on paper: each worker takes the next piece when it is free, and a piece costs what handing it over was measured to cost.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict

import numpy as np
import pandas as pd

from polaris_lab.base.executor import cores, processes
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.device.device import find
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Gemm
from polaris_studies import record_gemm_search, simulated_tuning

COLUMNS = ["device", "workers", "repeat", "pieces", "seconds", "longest_s", "pieces_s"]
"""`seconds` until all pieces were back; `longest_s` is the longest piece's own time, `pieces_s` the sum of all."""
PROBLEM = Gemm(512, 512, 512)
MACHINES = 100
QUIET = 0.5
"""Processes that may be waiting for a core, at the most, when this begins: others' work would look like a poor gain."""


def timed_piece(config: dict[str, int]) -> float:
    """Simulate one configuration, and return the seconds that it took here."""
    begin = time.perf_counter()
    record_gemm_search.cost_shortened(simulated_tuning.KERNEL, PROBLEM, config)
    return time.perf_counter() - begin


def layout(pieces: Iterable[float], workers: int, handing: float = 0.0) -> float:
    """Return when the last piece ends if each of `workers` takes the next one as soon as it is free."""
    free = [0.0] * workers
    for piece in pieces:
        heapq.heapreplace(free, free[0] + piece + handing)
    return max(free)


def measure(configs: Sequence[dict[str, int]], workers: int, run: Callable[[dict[str, int]], float]) -> dict:
    """Run all pieces on `workers` processes that have begun before, and return a row of COLUMNS."""
    with processes(workers) as pool:
        list(pool.map(run, configs[:workers]))  # imports, and compiled code that is kept
        begin = time.perf_counter()
        own = list(pool.map(run, configs))
        seconds = time.perf_counter() - begin
    return {"workers": workers, "pieces": len(own), "seconds": seconds, "longest_s": max(own), "pieces_s": sum(own)}


def report(table: pd.DataFrame, wanted: int) -> str:
    """Say what was gained, and what `MACHINES` workers would gain a sweep of `wanted` such pieces, on paper."""
    alone = table[table["workers"] == 1].set_index("repeat")["seconds"]
    together = table[table["workers"] > 1].set_index("repeat")
    gains = alone / together["seconds"]
    workers, last = int(together["workers"].iloc[0]), together.iloc[-1]
    mean = alone.median() / last["pieces"]
    handing = max(0.0, float((together["seconds"] * workers - together["pieces_s"]).median() / last["pieces"]))
    pieces = [mean] * (wanted - 1) + [float(table["longest_s"].max())]  # the longest comes last, which is the worst
    paper = wanted * mean / layout(pieces, MACHINES, handing)
    return (f"{workers} cores: {gains.median():.2f} times as fast as one ({gains.min():.2f} to {gains.max():.2f} in "
            f"{len(gains)} turns, {int(last['pieces'])} pieces of {mean:.2f} s)\n"
            f"{MACHINES} machines of one worker, on paper: {paper:.0f} times for a sweep of {wanted} such pieces, each "
            f"of which costs {1e3 * handing:.0f} ms to hand over")


def main(argv: list[str] | None = None) -> int:
    """Measure, print, and keep the table with --record. Refuses to begin on a machine that is at work."""
    parser = argparse.ArgumentParser(prog="python -m tests.pool_speed_up", description="What more workers gain.")
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help="turns (default: 5)")
    parser.add_argument("--pieces", type=int, default=12, metavar="N", help="simulations in each (default: 12)")
    parser.add_argument("--record", action="store_true", help="keep the table in data/measured")
    arguments = parser.parse_args(argv)
    if arguments.repeats < 1 or arguments.pieces < 2:
        parser.error("--repeats is at least 1, --pieces at least 2")
    if (load := os.getloadavg()[0]) > QUIET:
        parser.exit(2, f"this machine is at work (load {load:.1f}); wait until it is below {QUIET}\n")
    if (both := cores()) < 2:
        parser.exit(2, "this machine has one core\n")
    start, spec = now(), resolve(simulated_tuning.KERNEL)
    every = list(record_gemm_search.candidates(spec, record_gemm_search.SPACE))
    drawn = np.random.default_rng(18).choice(len(every), arguments.pieces, replace=False)
    configs = [every[i] for i in sorted(drawn)]
    device, rows = find("cpu"), []
    for repeat, workers in itertools.product(range(arguments.repeats), (1, both)):
        rows.append({"device": device.slug, "repeat": repeat} | measure(configs, workers, timed_piece))
        print(f"{workers} workers: {rows[-1]['seconds']:.1f} s", file=sys.stderr, flush=True)
    table = pd.DataFrame(rows, columns=COLUMNS)
    if arguments.record:
        facts = manifest(asdict(device),
                         {spec.name: {"source_sha256": spec.source_hash(), "options": list(spec.options())}},
                         {"repeats": arguments.repeats, "pieces": arguments.pieces}, 18, start)
        print(save(table, "pool", facts, record=True))
    print(report(table, len(every)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
