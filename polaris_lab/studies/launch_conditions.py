"""Time the same product under several conditions: into an empty queue, behind other work, after a library, in a row."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pyopencl as cl

from polaris_lab.bench.busy_queue import keep_busy
from polaris_lab.bench.libraries import LIBRARIES
from polaris_lab.bench.library_run import Run
from polaris_lab.bench.sampling import BUSY_S, alone_on, span_ms
from polaris_lab.bench.selection import auto
from polaris_lab.lab import Lab
from polaris_lab.opencl.device_session import Launch, driver_errors
from polaris_lab.spec.error_bounds import Expectation
from polaris_lab.spec.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

STUDY = "launch_conditions"
CONDITIONS = ("empty queue", "after the library", "behind a pause", "in a row")
"""The conditions of a launch; see `samples`."""
COLUMNS = ["run_id", "study", "device", "kernel", "condition", "m", "n", "k", "sample", "us", "ok"]
ROW_S = 0.02
"""Seconds that a long row of launches lasts, about."""
FEW, MANY = (4, 24), (20, 220)
"""Launches of the short and of the long row: the fewest, and the most."""
HOST_S = 25e-6
"""Seconds in which a host enqueues one launch, at the most: a row is kept waiting until all of it is enqueued."""


def samples(lab: Lab, each: Iterable[Gemm], library: str, *, repeats: int = 20, seed: int = 0,
            on_progress: Callable[[], object] = lambda: None) -> pd.DataFrame:
    """Time the chosen kernel and a library on each problem, under each of CONDITIONS: a row for each sample, in us.

    The first three are times of one launch, from the stamp of its start to that of its end. The device is idle before
    "empty queue"; the library has just run before "after the library"; "behind a pause" comes after a launch that
    keeps the queue busy. "in a row" has no stamps at all: two rows of launches, enqueued behind pauses of one length,
    are timed by the host's clock, and the time by which the longer is longer is divided by the launches that it has
    more. The library is timed behind a pause and in a row. `ok` tells whether both outputs were right, before and
    after. Raises ValueError for a library that is not there, DeviceError for a device that fails.
    """
    import pandas as pd

    lines, kernels = [], {library: {"version": LIBRARIES[library].version()}}
    for problem in each:
        inputs = problem.inputs(seed)
        expectation = Expectation(problem, inputs, seed)
        ours = lab.session.prepare(auto(lab.device, problem)[0], problem, inputs)
        rival = LIBRARIES[library].prepare(lab.session, problem, inputs)
        kernels[ours.spec.name] = {"source_sha256": ours.source_hash, "options": list(ours.options)}
        right = _are_right(expectation, ours, rival)
        with alone_on(lab.device), driver_errors(lab.device):
            taken = _taken(ours, rival, repeats)
        right &= _are_right(expectation, ours, rival)
        for (kernel, condition), times in taken.items():
            lines += [["", "", lab.device.slug, kernel, condition, problem.m, problem.n, problem.k, number, us, right]
                      for number, us in enumerate(times)]
        on_progress()
    table = pd.DataFrame(lines, columns=COLUMNS)
    table.attrs["kernels"] = kernels
    return table


def _are_right(expectation: Expectation, *launches: Launch | Run) -> bool:
    verdicts = []
    for launch in launches:
        launch.run()
        verdicts.append(expectation.compare(launch.output()).ok)
    return all(verdicts)


def _taken(ours: Launch, rival: Run, repeats: int) -> dict[tuple[str, str], list[float]]:
    """Take samples under each condition in turns, by kernel and condition."""
    session, kernel, library = ours.session, ours.spec.name, rival.spec.name
    plain = cl.CommandQueue(session.context)  # without stamps, which take time of their own between launches

    def run_row(count: int) -> None:
        keep_busy(session, HOST_S * many * len(ours.steps), plain)
        for _ in range(count):
            for step in ours.steps:
                cl.enqueue_nd_range_kernel(plain, *step[1:4])
        plain.finish()

    def behind_a_pause() -> float:
        keep_busy(session, BUSY_S)
        return _us(ours)

    def after_the_library() -> float:
        rival.run()
        return _us(ours)

    launch_s = 1e-6 * _us(ours)
    few, many = (int(min(max(ROW_S * part / launch_s, least), most))
                 for part, least, most in ((0.1, FEW[0], MANY[0]), (1, FEW[1], MANY[1])))
    ways = {(kernel, CONDITIONS[0]): lambda: _us(ours), (kernel, CONDITIONS[1]): after_the_library,
            (kernel, CONDITIONS[2]): behind_a_pause, (library, CONDITIONS[2]): lambda: _us(rival),
            (kernel, CONDITIONS[3]): lambda: _in_a_row(run_row, few, many),
            (library, CONDITIONS[3]): lambda: _in_a_row(lambda count: rival.burst(count, HOST_S * many), few, many)}
    taken = {}
    for way, take in ways.items():  # one after the other, since who ran before is what is asked
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
