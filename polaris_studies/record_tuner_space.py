"""Time every configuration of a kernel's space on a device, for notebooks 56 and 61. Resumes from existing rows.

Writes data/measured/DEVICE/tuner_space_in_turns, from runs/ once the whole space is timed:
`python -m polaris_studies.record_tuner_space gemm_cpu --size 512 --record`.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import read_csv, setting
from polaris_lab.choose.trials import SAMPLES, Trials, fits
from polaris_lab.choose.tuner import SAVE_INTERVAL_S
from polaris_lab.cli.arguments import (
    add_device,
    add_seconds,
    add_size,
    read_problem,
)
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Launch, Session
from polaris_lab.measure.sampling import alone_on, interleaved
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study
from polaris_studies.tuner_replay import IN_TURNS, STUDY

if TYPE_CHECKING:
    import pandas as pd


LARGEST = 3000
"""Configurations of the largest space that is timed whole."""


def space(kernel: str | KernelSpec, problem: Gemm, device: Device) -> list[dict[str, int]]:
    """List every configuration of a kernel that fits: all values of all its defines, within constraints and needs.

    For `gemm_cpu` that are 1,248, at any shape. Raises ValueError for a space of more than LARGEST.
    """
    spec = resolve(kernel)
    if (count := math.prod(map(len, spec.tunables.values()))) > LARGEST:
        raise BadValue("kernel", f"kernel: the space of {spec.name} has {count} combinations; {LARGEST} can be timed")
    every = (dict(zip(spec.tunables, values, strict=True)) for values in itertools.product(*spec.tunables.values()))
    return [config for config in every if fits(spec, problem, config, device)]


def time_space(kernel: str | KernelSpec, problem: Gemm, device: str = "auto", *, seconds: float = math.inf,
               on_progress: Callable[[str], object] = lambda said: None) -> pd.DataFrame:
    """Time every configuration of `space` in a random order, each once its output is proved; rows of IN_TURNS.

    Each is timed in turns with the kernel's default configuration, so that an hour in which the machine is slow can be
    told from a slow configuration (see `steady`). What was timed is kept in the git-ignored runs/, from where a later
    call with the same source goes on; after `seconds` the table is what there is so far. `on_progress` gets a sentence
    after each configuration. Raises DeviceError for a device, and where the default configuration is wrong.
    """
    import pandas as pd

    spec, session = resolve(kernel), Session(find(device))
    every = space(spec, problem, session.device)
    at = f"{spec.name}_{problem.m}x{problem.n}x{problem.k}_{problem.trans}_{spec.source_hash()[:12]}"
    path = paths.RUNS / STUDY / session.device.slug / f"{at}.csv"
    found = {line.config: (line.us, line.default_us)
             for line in (read_csv(path, IN_TURNS).itertuples() if path.exists() else ())}
    trials, until, kept = Trials(session, problem, 0), time.monotonic() + seconds, time.monotonic()

    def table() -> pd.DataFrame:
        rows = [["", STUDY, session.device.slug, spec.name, config, problem.m, problem.n, problem.k, *times]
                for config, times in found.items()]
        return pd.DataFrame(rows, columns=IN_TURNS)

    try:
        with alone_on(session.device):
            baseline = trials.proved(spec, {})
            for i in np.random.default_rng(0).permutation(len(every)):
                if time.monotonic() >= until:
                    break
                if (name := setting(every[i])) in found:
                    continue
                found[name] = _us(trials, spec, every[i], baseline)
                on_progress(f"{len(found)} of {len(every)}: {name} took {found[name][0]:.1f} us")
                if time.monotonic() > kept + SAVE_INTERVAL_S:
                    write_text(path, table().to_csv(index=False))
                    kept = time.monotonic()
    finally:
        write_text(path, table().to_csv(index=False))
    return table()


def _us(trials: Trials, spec: KernelSpec, config: dict[str, int], baseline: Launch) -> tuple[float, float]:
    """Time a configuration in turns with the launch `baseline`: medians in us, NaN where it is wrong."""
    try:
        launch = trials.proved(spec, config)
    except DeviceError:  # wrong, or more than the device has
        return math.nan, math.nan
    times = interleaved([launch, baseline], SAMPLES)
    us, default_us = (float(np.median([each.device_ms for each in taken])) * 1e3 for taken in times)
    return us, default_us


def keep_space(rows: pd.DataFrame, device: str = "auto", *, kernel: KernelSpec | None = None, record: bool) -> Path:
    """Write a whole table of `time_space` with its manifest, below data/measured when `record`, else below runs/.

    `kernel` is what was timed where some of its defines were `fixed`. Raises ValueError for a table that lacks
    configurations.
    """
    found, line = find(device), rows.iloc[0]
    spec, problem = kernel or resolve(line["kernel"]), Gemm(*(int(line[name]) for name in "mnk"))
    if missing := len(space(spec, problem, found)) - len(rows):
        raise BadValue("rows",
                       f"rows: {missing} configurations of {spec.name} are not timed yet; call time_space again")
    return save_study(rows, STUDY, asdict(found), [spec], {"samples": SAMPLES}, record=record)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_tuner_space", __doc__)
    parser.add_argument("kernel", metavar="KERNEL", help=f"a kernel of at most {LARGEST} configurations")
    add_device(parser)
    add_size(parser, "512")
    add_seconds(parser, "stop after this time, and go on in a later call (default: when all is timed)", math.inf)

    def write(given: argparse.Namespace) -> Path:
        rows = time_space(given.kernel, read_problem(given.size or "512", False), given.device, seconds=given.seconds,
                          on_progress=lambda said: print(said, file=sys.stderr))
        return keep_space(rows, given.device, record=given.record)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
