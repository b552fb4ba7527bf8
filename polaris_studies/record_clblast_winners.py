"""Simulate the configurations of CLBlast's kernels on the cards whose measured winners were published, for notebook 52.

Writes data/measured/CARD-simulated/clblast_winners from a checkout of CLBlast, data/published/clblast_winners.csv and
the compiler: `python -m polaris_studies.record_clblast_winners CHECKOUT --commit HASH --record`.

The kernels are CLBlast's own (Apache 2.0) and no part of this repository. Spaces, constraints and sizes are those of
CLBlast's src/tuning/kernels. AMD's driver compiled for the card, the clang driver compiles here.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.paths import PUBLISHED
from polaris_lab.base.recordings import read_csv, read_setting, setting
from polaris_lab.model.cards import Card, card
from polaris_lab.model.kernel_source import KernelSource
from polaris_sim.code import free_listings, toolchain
from polaris_sim.code.assembly import Program
from polaris_sim.timing import model
from polaris_sim.timing.cost_estimate import extrapolate
from polaris_sim.timing.model import Work
from polaris_studies.card_probes import Launch, work
from polaris_studies.clblast_winners import STUDY, WINNER_COLUMNS
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd


MOST_ITEMS, MOST_LDS = 256, 32768
"""What AMD's drivers allow a work-group: work-items, and bytes of local memory."""
OPTIONS = ("-DPRECISION=32", "-DUSE_CL_MAD=1", "-DUSE_STAGGERED_INDICES=1",
           "-mllvm", "-amdgpu-early-inline-all=true", "-mllvm", "-amdgpu-function-calls=false")
"""What CLBlast defines for an AMD device (src/utilities/compile.cpp), and that every call is inlined, as AMD's drivers
of those years did."""
DEPTHS = (64, 128)
"""Two short K of a product, from which its work is extrapolated to SIDE; whole steps of every KWG."""
SIDE = 1024
SAMPLE = 20
"""Configurations of xgemm that are drawn at random, besides the cards' winners; CLBlast samples its space too."""
CARDS = ("rx480", "r9_380", "fury_x")
"""The cards that are simulated."""
Config = Mapping[str, int]


@dataclass(frozen=True)
class Tuned:
    """Describes a kernel of CLBlast: its function, source files, the values of each parameter, and its launch.

    `launch` gives global size, local size and arguments of a configuration; `valid` refuses configurations that
    CLBlast's tuner would not try. `deep` says that the launch takes k as a second argument.
    """

    function: str
    files: tuple[str, ...]
    space: Mapping[str, Sequence[int]]
    launch: Callable[..., tuple[tuple[int, ...], tuple[int, ...], tuple[np.generic | int, ...]]]
    valid: Callable[[Config], bool] = lambda config: True
    deep: bool = False


_ONE, _BYTES = np.float32(1), 4 * SIDE * SIDE
_N = np.int32(SIDE)


def _over(across: int, down: int, x: int, y: int, arguments: tuple) -> tuple:
    """Return the launch of a matrix kernel whose work-items make `across` x `down` elements, in groups of x by y."""
    return (SIDE // across, SIDE // down), (x, y), arguments


def _axpy(c: Config) -> tuple:
    n = 4096 * 1024
    return (n // c["WPT"] // c["VW"],), (c["WGS"],), (np.int32(n), _ONE, 4 * n, 4 * n)


def _gemm(c: Config, k: int = SIDE) -> tuple:
    size = tuple(SIDE // c[f"{side}WG"] * c[f"{side}DIMC"] for side in "MN")
    return size, (c["MDIMC"], c["NDIMC"]), (_N, _N, np.int32(k), _ONE, _ONE, _BYTES, _BYTES, _BYTES, np.int32(0),
                                            np.int32(0))


def _gemm_valid(c: Config) -> bool:
    group = c["MDIMC"] * c["NDIMC"]
    whole = [(c["MWG"], c["MDIMC"] * c["VWM"]), (c["NWG"], c["NDIMC"] * c["VWN"]), (c["MWG"], c["MDIMA"] * c["VWM"]),
             (c["NWG"], c["NDIMB"] * c["VWN"]), (group, c["MDIMA"]), (group, c["NDIMB"])]
    if any(a % b for a, b in whole) or c["KWG"] % (group // c["MDIMA"]) or c["KWG"] % (group // c["NDIMB"]):
        return False
    return 4 * c["KWG"] * (c["SA"] * c["MWG"] + c["SB"] * c["NWG"]) <= MOST_LDS


KERNELS = {
    "copy": Tuned("CopyMatrixFast", ("level3/level3", "level3/copy_fast"),
                  {"COPY_DIMX": (8, 16, 32), "COPY_DIMY": (8, 16, 32), "COPY_WPT": (1, 2, 4, 8),
                   "COPY_VW": (1, 2, 4, 8)},
                  lambda c: _over(c["COPY_VW"], c["COPY_WPT"], c["COPY_DIMX"], c["COPY_DIMY"],
                                  (_N, _BYTES, _BYTES, _ONE))),
    "pad": Tuned("CopyPadMatrix", ("level3/level3", "level3/copy_pad"),
                 {"PAD_DIMX": (8, 16, 32), "PAD_DIMY": (8, 16, 32), "PAD_WPTX": (1, 2, 4), "PAD_WPTY": (1, 2, 4)},
                 lambda c: _over(c["PAD_WPTX"], c["PAD_WPTY"], c["PAD_DIMX"], c["PAD_DIMY"],
                                 (_N, _N, _N, np.int32(0), _BYTES, _N, _N, _N, np.int32(0), _BYTES, _ONE,
                                  np.int32(0)))),
    "transpose": Tuned("TransposeMatrixFast", ("level3/level3", "level3/transpose_fast"),
                       {"TRA_DIM": (4, 8, 16, 32, 64), "TRA_WPT": (1, 2, 4, 8, 16), "TRA_PAD": (0, 1),
                        "TRA_SHUFFLE": (0, 1)},
                       lambda c: _over(c["TRA_WPT"], c["TRA_WPT"], c["TRA_DIM"], c["TRA_DIM"],
                                       (_N, _BYTES, _BYTES, _ONE)),
                       lambda c: 4 * c["TRA_WPT"] ** 2 * c["TRA_DIM"] * (c["TRA_DIM"] + c["TRA_PAD"]) <= MOST_LDS
                       and c["TRA_DIM"] * c["TRA_WPT"] <= SIDE),
    "xaxpy": Tuned("XaxpyFastest", ("level1/level1", "level1/xaxpy"),
                   {"WGS": (64, 128, 256), "WPT": (1, 2, 4, 8), "VW": (1, 2, 4, 8)}, _axpy),
    "xgemm": Tuned("Xgemm", tuple(f"level3/xgemm_part{part}" for part in (1, 2, 3, 4)),
                   {"GEMMK": (0,), "KREG": (1,), "KWI": (2,), "KWG": (16, 32), "MWG": (16, 32, 64, 128),
                    "NWG": (16, 32, 64, 128), "MDIMC": (8, 16, 32), "NDIMC": (8, 16, 32), "MDIMA": (8, 16, 32),
                    "NDIMB": (8, 16, 32), "VWM": (1, 2, 4, 8), "VWN": (1, 2, 4, 8), "STRM": (0, 1), "STRN": (0, 1),
                    "SA": (0, 1), "SB": (0, 1)}, _gemm, _gemm_valid, deep=True),
}
"""The kernels that are ranked."""


def winners() -> pd.DataFrame:
    """List the published winners of KERNELS as clblast_winners.csv has them, with a dict of parameters in `config`."""
    table = read_csv(PUBLISHED / "clblast_winners.csv", ["id", "kernel", "card", "device", "driver", "parameters"])
    table = table[table["kernel"].isin(KERNELS)]
    return table.assign(config=[read_setting(text) for text in table["parameters"]])


def space(kernel: str, seed: int = 0) -> list[dict[str, int]]:
    """List the configurations of a kernel that a driver allows; of xgemm SAMPLE drawn by `seed`."""
    tuned = KERNELS[kernel]
    names = list(tuned.space)
    found = (dict(zip(names, values, strict=True)) for values in itertools.product(*tuned.space.values()))
    allowed = [each for each in found if tuned.valid(each) and np.prod(tuned.launch(each)[1]) <= MOST_ITEMS]
    return random.Random(seed).sample(allowed, SAMPLE) if tuned.deep else allowed


def simulate(kernel: str, checkout: Path, name: str, seed: int = 0) -> pd.DataFrame:
    """Simulate the space of a kernel, and the winners of one card, on that card; rows of WINNER_COLUMNS.

    `checkout` is a folder of CLBlast's sources. A configuration that does not compile, or has an instruction that the
    simulator does not know, is left out. Raises DeviceError where no compiler is installed, OSError where the checkout
    lacks a source.
    """
    import pandas as pd

    toolchain.find()
    tuned, where = KERNELS[kernel], card(name)
    won = [each for each in winners().query("kernel == @kernel and card == @name and driver == 'AMD'")["config"]]
    every = {_text(each): each for each in [*space(kernel, seed), *won]}
    rows = []
    for text, config in every.items():
        try:
            done = _works(tuned, _compiled(tuned, config, checkout), config, where)
        except (DeviceError, ValueError):
            continue
        found = model.estimate([done], where, 0.0)
        rows.append(("", STUDY, f"{name}-simulated", kernel, text, *found.time_ms, found.limit,
                     any(_text(each) == text for each in won)))
    return pd.DataFrame(rows, columns=WINNER_COLUMNS)


def save_rows(rows: pd.DataFrame, commit: str, *, record: bool) -> list[Path]:
    """Write the rows of `simulate`, a file for each card, below data/measured when `record`; returns the paths.

    `commit` is that of the checkout.
    """
    return [save_study(part, STUDY, {"name": device, "simulated": True}, [],
                       {"clblast": commit, "depths": DEPTHS, "sample": SAMPLE}, record=record)
            for device, part in rows.groupby("device", sort=False)]


def _text(config: Config) -> str:
    return setting(dict(sorted(config.items())))


def _compiled(tuned: Tuned, config: Config, checkout: Path) -> Program:
    """Compile a kernel of the checkout. Its sources stand in C++ raw strings, whose first and last lines are cut."""
    source = "".join("\n".join(line for line in (Path(checkout) / "src/kernels" / f"{file}.opencl").read_text(
        encoding="utf-8").splitlines() if not line.startswith(('R"(', ')"'))) + "\n"
        for file in ("common", *tuned.files))
    options = (*OPTIONS, *(f"-D{name}={value}" for name, value in config.items()))
    return free_listings.load(KernelSource(source, "clblast.cl"), options).program(tuned.function)


def _works(tuned: Tuned, program: Program, config: Config, where: Card) -> Work:
    """Count the work of a launch, extrapolated in K where the kernel is a product."""
    if not tuned.deep:
        return work(Launch(program, *tuned.launch(config)), where, resident_sets=None)
    one, other = (work(Launch(program, *tuned.launch(config, k)), where) for k in DEPTHS)
    return extrapolate(one, other, (SIDE - DEPTHS[0]) / (DEPTHS[1] - DEPTHS[0]))


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_clblast_winners", __doc__)
    parser.add_argument("checkout", type=Path, help="a folder of CLBlast's sources")
    parser.add_argument("--commit", required=True, help="the commit of the checkout")

    def write(given: argparse.Namespace) -> list[Path]:
        import pandas as pd

        rows = pd.concat([simulate(kernel, given.checkout, name) for name in CARDS for kernel in KERNELS])
        return save_rows(rows, given.commit, record=given.record)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
