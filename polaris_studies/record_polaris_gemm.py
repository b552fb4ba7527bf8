"""Search the space of gemm_polaris on a simulated card, with Clover's denormal flag and without, for notebook 25.

Writes data/measured/CARD-simulated/polaris_gemm from the kernel and the compiler:
`python -m polaris_studies.record_polaris_gemm --record`, some five minutes of one core.

The stages: "search" simulates the shapes of tiles as Clover compiles with the flag, "near" those that differ from the
best in one of the defines NEAR_DEFINES, and "final" the winner at both row pitches, with the flag, and
without it, where a multiply-add is either two instructions (MAC = 0) or the one that the source names (MAC = 3).
All launches of a product count, the packing of A too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.cluster import open_pool
from polaris_lab.model.cards import DEFAULT
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Gemm
from polaris_sim.code.code_report import compile as compiled
from polaris_sim.timing.cost_estimate import cost
from polaris_studies import record_gemm_search, simulated_tuning
from polaris_studies.memory_levels import LINE_FLOATS, square_problem
from polaris_studies.polaris_gemm import COLUMNS, KERNEL, STUDY
from polaris_studies.record_gemm_search import SHORT_DEPTHS
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.simulated_tuning import SIZE, Row

if TYPE_CHECKING:
    import pandas as pd


FLAG, NO_FLAG = "clover-daz", "clover"
"""The names in polaris_sim.code.toolchain of Clover's compiler with the flag -cl-denorms-are-zero and without it."""
MOST_REGISTERS = 120
"""Vector registers that a configuration may have, so that two waves fit on a SIMD with some to spare."""
SPACE = {"TILE_M": (128, 64), "TILE_N": (64, 128), "ITEM_M": (8, 4), "ITEM_N": (4, 8)}
"""The defines of the stage "search" and their values: the large tiles, all shapes of a work-item."""
LEAST_SUMS = 32
"""Outputs of a work-item, at the least: with fewer the port of local memory is the limit."""
NEAR_DEFINES = ("TILE_K", "BUFFERS", "AHEAD", "SWIZZLE")
"""The defines of the stage "near", one at a time."""
OTHER_PITCH = SIZE + LINE_FLOATS
"""The row pitch besides SIZE: a cache line more."""
BY_NAME = 3
"""The value of MAC with which the source names the instruction."""


def candidates() -> Iterator[dict[str, int]]:
    """Yield the configurations of SPACE that the kernel's constraints allow, of SUBGROUP_N the first allowed value."""
    spec, known = resolve(KERNEL), set()
    for config in record_gemm_search.combinations(spec, {**SPACE, "SUBGROUP_N": spec.defines["SUBGROUP_N"]}):
        shape = tuple(config[name] for name in SPACE)
        if shape not in known and config["ITEM_M"] * config["ITEM_N"] >= LEAST_SUMS:
            known.add(shape)
            yield config


def simulate_row(config: Mapping[str, int], stage: str, problem: Gemm | None = None, compiler: str = FLAG,
                 card: str = DEFAULT) -> Row | None:
    """Simulate one configuration by two short K; a row of COLUMNS, or None for one with scratch or too many registers.

    The problem is SIZE in each direction with tight rows, unless given. Raises DeviceError where no compiler is
    installed and the code is not recorded.
    """
    spec = resolve(KERNEL)
    isa = compiled(spec, config, card, compiler)
    if isa.scratch_bytes or isa.vgprs > MOST_REGISTERS:
        return None
    problem = problem or square_problem(KERNEL, SIZE, SIZE, SIZE)
    found = cost(spec, problem=problem, card=card, config=config, resident_sets=1, depths=SHORT_DEPTHS,
                 compiler=compiler)
    return {**simulated_tuning.tuning_row(found, spec.config(config), stage), "compiler": compiler,
            **{name: getattr(isa, name) for name in ("vgprs", "lds_bytes", "scratch_bytes", "waves_per_simd")}}


def finals(config: Mapping[str, int], card: str = DEFAULT) -> Iterator[Row]:
    """Yield the rows of the stage "final" of one configuration."""
    for pitch in (SIZE, OTHER_PITCH):
        problem = square_problem(KERNEL, SIZE, SIZE, pitch)
        for compiler, mac in ((FLAG, 0), (NO_FLAG, BY_NAME), (NO_FLAG, 0)):
            if row := simulate_row({**config, "MAC": mac}, "final", problem, compiler, card):
                yield row


def study(card: str = DEFAULT, on_progress: Callable[[Row], object] = lambda row: None,
          workers: int | None = None) -> pd.DataFrame:
    """Run the search; a table of COLUMNS. Takes some five minutes of one core.

    `workers` processes share it, one for each core unless given. Raises DeviceError where no compiler is installed.
    """
    rows: list[Row] = []

    def take(found: Iterator[Row | None]) -> None:
        for row in filter(None, found):
            on_progress(row)
            rows.append(row)

    with open_pool(workers) as pool:
        take(pool.map(partial(simulate_row, stage="search", card=card), candidates()))
        first = simulated_tuning.config_of(simulated_tuning.ranked(rows)[0])
        near = list(record_gemm_search.neighbours(resolve(KERNEL), first, NEAR_DEFINES))
        take(pool.map(partial(simulate_row, stage="near", card=card), near))
    take(finals(simulated_tuning.config_of(simulated_tuning.ranked(rows)[0]), card))
    return simulated_tuning.to_frame(rows, COLUMNS)


def save_rows(rows: pd.DataFrame, *, record: bool) -> Path:
    """Write a table of `study` and its manifest, below data/measured when `record`; returns the CSV's path."""
    return record_gemm_search.save_rows(rows, STUDY, record=record)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_polaris_gemm", __doc__)
    parser.add_argument("--card", default=DEFAULT, help="the simulated card (default: %(default)s)")
    return run_recorder(parser, argv, lambda given: save_rows(study(given.card), record=given.record))


if __name__ == "__main__":
    from polaris_studies import record_polaris_gemm  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_polaris_gemm.main())
