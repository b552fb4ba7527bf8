"""Time the same product under several conditions: into an empty queue, behind other work, after a library, in a row.

Writes data/measured/DEVICE/launch_conditions, which notebook 63 reads, from the chosen kernels and a library:
`python -m polaris_studies.record_launch_conditions cublas --record`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pyopencl as cl

from polaris_lab.base.errors import unknown
from polaris_lab.base.recordings import now
from polaris_lab.choose.selection import auto
from polaris_lab.cli.arguments import add_device
from polaris_lab.device.device_session import Launch, driver_errors
from polaris_lab.lab import Lab, open_lab
from polaris_lab.measure.busy_queue import keep_busy
from polaris_lab.measure.libraries import LIBRARIES
from polaris_lab.measure.library_run import Run
from polaris_lab.measure.protocol import described, verdicts
from polaris_lab.measure.sampling import BUSY_S, alone_on, span_ms
from polaris_lab.model.problem import Gemm
from polaris_studies.recorder import recorder_parser, run_recorder, save_measured

if TYPE_CHECKING:
    import pandas as pd

STUDY = "launch_conditions"
CONDITIONS = EMPTY, AFTER, BEHIND, ROW = ("empty queue", "after the library", "behind a pause", "in a row")
"""The conditions of a launch; see `samples`."""
COLUMNS = ["run_id", "study", "device", "kernel", "condition", "m", "n", "k", "sample", "us", "ok"]
SHAPES = (*((n, n, n) for n in (64, 128, 256, 384, 512, 768, 1024, 1536, 2048, 3000)), (331, 228, 376),
          (16, 1000, 1000), (100, 100, 30000), (1, 4096, 4096), (4096, 1, 4096), (4096, 64, 4096), (64, 4096, 4096),
          (512, 512, 8192))
"""The products (m, n, k) that are recorded."""
ROW_S = 0.02
"""Seconds that a long row of launches lasts, about."""
SHORT_ROW, LONG_ROW = (4, 20), (24, 220)
"""The fewest and the most launches of the short row, and of the long one."""
HOST_S = 25e-6
"""Seconds in which a host enqueues one launch, at the most: a row is kept waiting until all of it is enqueued."""


def samples(lab: Lab, each: Iterable[Gemm], library: str, *, repeats: int = 20, seed: int = 0,
            on_progress: Callable[[], object] = lambda: None) -> pd.DataFrame:
    """Time the chosen kernel and a library on each problem, under each of CONDITIONS: a row for each sample, in us.

    The first three are times of one launch, from the stamp of its start to that of its end. The device is idle before
    "empty queue"; the library has just run before "after the library"; "behind a pause" comes after a launch that
    keeps the queue busy. "in a row" has no stamps at all: two rows of launches, enqueued behind pauses of one length,
    are timed by the host's clock, and the time by which the longer is longer is divided by the launches that it has
    more. The library is timed behind a pause and in a row. `ok` tells whether both outputs were right before, and
    after on inputs that neither had seen. Raises ValueError for a library that is unknown or not there, DeviceError for
    a device that fails.
    """
    import pandas as pd

    if library not in LIBRARIES:
        raise unknown("library", library, LIBRARIES)
    lines, kernels = [], {}
    for problem in each:
        inputs = problem.inputs(seed)
        launches = (lab.session.prepare(auto(lab.device, problem)[0], problem, inputs),
                    LIBRARIES[library].prepare(lab.session, problem, inputs))
        kernels |= described(launches)
        proved = verdicts(launches, {problem: inputs}, seed)
        with alone_on(lab.device), driver_errors(lab.device):
            taken = _taken(*launches, repeats)
        unseen = problem.inputs(seed + 1)
        for launch in launches:
            launch.refill(unseen)
        proved += verdicts(launches, {problem: unseen}, seed)
        right = all(verdict.ok for verdict in proved)
        for (kernel, condition), times in taken.items():
            lines += [["", "", lab.device.slug, kernel, condition, problem.m, problem.n, problem.k, number, us, right]
                      for number, us in enumerate(times)]
        on_progress()
    table = pd.DataFrame(lines, columns=COLUMNS)
    table.attrs["kernels"] = kernels
    return table


def _taken(ours: Launch, rival: Run, repeats: int) -> dict[tuple[str, str], list[float]]:
    """Take samples by kernel and condition, one condition after the other, since who ran before is what is asked."""
    session, kernel, library = ours.session, ours.spec.name, rival.spec.name
    plain = cl.CommandQueue(session.context)  # without stamps, which take time of their own between launches
    launch_s = 1e-6 * _us(ours)
    few, many = (int(np.clip(part * ROW_S / launch_s, *ends)) for part, ends in ((0.1, SHORT_ROW), (1, LONG_ROW)))

    def run_row(count: int) -> None:
        keep_busy(session, HOST_S * many * len(ours.steps), plain)
        for _ in range(count):
            for step in ours.steps:
                step.start(plain)
        plain.finish()

    def behind_a_pause() -> float:
        keep_busy(session, BUSY_S)
        return _us(ours)

    def after_the_library() -> float:
        rival.run()
        return _us(ours)

    ways = {(kernel, EMPTY): lambda: _us(ours), (kernel, AFTER): after_the_library, (kernel, BEHIND): behind_a_pause,
            (library, BEHIND): lambda: _us(rival), (kernel, ROW): lambda: _in_a_row(run_row, few, many),
            (library, ROW): lambda: _in_a_row(lambda count: rival.burst(count, HOST_S * many), few, many)}
    taken = {}
    for way, take in ways.items():
        take()
        taken[way] = [take() for _ in range(repeats)]
    return taken


def _us(launch: Launch | Run) -> float:
    return 1e3 * span_ms(launch.run())


def _in_a_row(run: Callable[[int], object], few: int, many: int) -> float:
    """Return what one launch adds to a row, in us."""
    spent = []
    for count in (few, many):
        begin = time.perf_counter()
        run(count)
        spent.append(time.perf_counter() - begin)
    return 1e6 * (spent[1] - spent[0]) / (many - few)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_launch_conditions", __doc__)
    parser.add_argument("library", metavar="LIBRARY", help="the library to compare with")
    add_device(parser)

    def write(given: argparse.Namespace) -> Path:
        lab, start = open_lab(given.device), now()
        rows = samples(lab, [Gemm(*shape) for shape in SHAPES], given.library)
        return save_measured(lab, rows, STUDY, start, record=given.record)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
