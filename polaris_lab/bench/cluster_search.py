"""Search a panel of shapes on the workers of a cluster, each on the device that it owns."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from polaris_lab.base.cluster import open_workers
from polaris_lab.bench import tuned_times
from polaris_lab.bench.panel_search import search_share
from polaris_lab.bench.tuned_times import Timed
from polaris_lab.spec.problem import Attention, Gemm

if TYPE_CHECKING:
    import pandas as pd

SLICE_S = 60.0
"""How long a worker searches before its times come back and are kept: an interrupt loses no more than that."""


def search(problems: Sequence[Gemm] | Sequence[Attention], kernels: Sequence[str] = (), *, seconds: float = 600.0,
           seed: int = 0, on_progress: Callable[[str], object] = lambda said: None) -> pd.DataFrame:
    """Search for about `seconds` on every worker of the cluster at POLARIS_CLUSTER; return the fastest of each problem.

    The problems are dealt out in turn. What a worker timed is kept here, with the times of its device, and goes back to
    it with the next slice of time; workers with the same model of device search one table together. The slice of a
    worker that is lost is searched by another one. `on_progress` gets a sentence for each slice. An interrupt ends the
    search, and what came back is kept. Raises ValueError as `cluster.open_workers` and `panel_search.search` do.
    """
    import pandas as pd

    found: dict[str, dict[tuple, Timed]] = {}
    until = time.monotonic() + seconds
    with open_workers() as workers:
        shares = [problems[number::len(workers)] for number in range(min(len(workers), len(problems)))]
        devices = [""] * len(shares)
        try:
            while (left := until - time.monotonic()) > 0:
                pieces = [pool.submit(search_share, share, tuple(kernels), min(left, SLICE_S), seed,
                                      _of(found.get(device, {}), share))
                          for pool, share, device in zip(workers, shares, devices, strict=False)]
                before = sum(map(len, found.values()))
                for number, piece in enumerate(pieces):
                    device, rates, timed = piece.result()
                    devices[number] = device.slug
                    if timed:
                        tuned_times.keep(device, rates, timed)
                    found.setdefault(device.slug, {}).update(
                        ((each.problem, each.kernel, *each.config.items()), each) for each in timed)
                    rest = math.ceil(max(until - time.monotonic(), 0))
                    on_progress(f"{device.slug}: {len(timed)} more times, {rest} s left")
                seed += 1
                if sum(map(len, found.values())) == before:
                    break  # nothing is left to try
        except KeyboardInterrupt:
            pass
    tables = [tuned_times.fastest_of(slug, _of(timed, problems), problems[0].signature)
              for slug, timed in found.items()]
    return pd.concat(tables, ignore_index=True) if tables else tuned_times.fastest_of("", [], problems[0].signature)


def _of(timed: dict[tuple, Timed], problems: Sequence[Gemm | Attention]) -> list[Timed]:
    wanted = set(problems)
    return [each for each in timed.values() if each.problem in wanted]
