"""Time the kernels that `lab.gemm` chooses in turns with libraries, or with the rest of the catalogue, for notebook 61.

Writes data/measured/DEVICE/STUDY from a device's tuned times and its libraries:
`python -m polaris_studies.record_chosen chosen --library cublas --record`, or with `--drawn 60 --seed 6001` the study
"chosen_drawn", and without a library "chosen_beside_all".
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import now
from polaris_lab.choose.tuner import ORIENTATIONS, panel
from polaris_lab.cli.arguments import add_device, add_seed, read_whole
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab, open_lab
from polaris_lab.measure.launch_time import forecast_s
from polaris_lab.measure.sampling import sample
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies.chosen_kernel import _in_turns, drawn, samples
from polaris_studies.recorder import recorder_parser, run_recorder, save_measured

if TYPE_CHECKING:
    import pandas as pd


UNSEEN = ((640, 640, 640), (900, 901, 902), (1537, 1537, 1537), (2000, 2000, 2000), (3500, 3500, 3500),
          (1100, 900, 1300), (4097, 4095, 4093), (24, 5000, 3000), (5000, 24, 3000), (3, 3000, 5000),
          (200, 5000, 3000), (256, 256, 16384), (300, 300, 20000), (2500, 2500, 100), (6000, 6000, 128),
          (8000, 500, 2000))
"""Shapes (m, n, k) that no tuner's panel holds: untimed, so their neighbours decide what is chosen."""
NEAR = 1.3
"""A kernel that takes this many times as long as the chosen one in a first look is not timed in turns with it."""
SMALL, FAR = 256, 5
"""Nor is one that takes the second of these times as long where no size is above the first: the slowest kernels would
take most of the time otherwise."""
LOOKS = 3
"""Further launches of a first look, unless its first takes twice as long as it may; the least counts."""


def problems(device: Device, *, unseen: bool = True) -> list[Gemm]:
    """List the problems of the tuner's panel on a device, and with `unseen` those of UNSEEN, in four orientations."""
    return panel(device) + [Gemm(m, n, k, trans_a=a, trans_b=b) for m, n, k in (UNSEEN if unseen else ())
                            for a, b in ORIENTATIONS]


def beside_catalogue(lab: Lab, each: Iterable[Gemm], *, repeats: int = 12, seconds: float = 0.2, seed: int = 0,
                     on_progress: Callable[[], object] = lambda: None) -> pd.DataFrame:
    """Time the chosen kernel in turns with every other good kernel of the catalogue that comes near it.

    Each kernel has the configuration that it gets by default on this device. First looks leave out what takes NEAR
    times as long as the chosen one, or FAR times at a smaller problem. A row for each sample, with the columns of the
    protocol and `chosen`; problems at which no kernel comes near have rows of the chosen one alone. Raises as
    `samples`.
    """
    return _in_turns(lab, each, lambda chosen, problem: _near(lab, chosen, problem, seed),
                     lambda rows, chosen, problem: rows.assign(chosen=rows["kernel"] == chosen.name), on_progress,
                     repeats=repeats, seconds=seconds, seed=seed)


def _near(lab: Lab, chosen: KernelSpec, problem: Gemm, seed: int) -> list[KernelSpec]:
    def look(spec: KernelSpec, at: Gemm, limit: float = math.inf) -> float:
        launch = lab.session.prepare(spec, at, inputs[at])
        least = sample(launch).device_ms
        return min(least, *(sample(launch).device_ms for _ in range(LOOKS))) if least < 2 * limit else least

    small = replace(problem, **{size: min(getattr(problem, size), SMALL) for size in "mnk"})
    inputs = {each: each.inputs(seed) for each in (small, problem)}
    limits = {each: part * look(chosen, each) for each, part in ((small, FAR), (problem, NEAR))}
    others = [spec for spec in catalogue().values() if spec.signature == "gemm" and spec.name != chosen.name
              and not spec.museum and not any(spec.unmet(each, lab.session.config(spec, each)) for each in limits)]
    others = [spec for spec in others if look(spec, small, limits[small]) < limits[small]
              and 1e3 * forecast_s(lab.session, spec, problem) < 2 * limits[problem]]
    return [spec for spec in others if look(spec, problem, limits[problem]) < limits[problem]]


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_chosen", __doc__)
    parser.add_argument("study", metavar="STUDY", help="the study's name")
    parser.add_argument("--library", action="append", default=[], metavar="L",
                        help="a library to compare with; may be repeated (default: the catalogue's other kernels)")
    parser.add_argument("--drawn", type=read_whole, metavar="N",
                        help="number of problems drawn by the seed (default: the tuner's panel and UNSEEN)")
    add_device(parser)
    add_seed(parser, "draws the problems and their inputs")

    def write(given: argparse.Namespace) -> Path:
        lab, start = open_lab(given.device), now()
        kind = "cpu" if lab.device.kind == "cpu" else "gpu"
        each = drawn(given.drawn, given.seed, kind) if given.drawn else problems(lab.device)
        rows = (samples(lab, each, given.library, seed=given.seed) if given.library
                else beside_catalogue(lab, each, seed=given.seed))
        return save_measured(lab, rows, given.study, start, record=given.record, seed=given.seed, problems=len(each))

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
