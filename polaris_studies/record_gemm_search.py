"""Tune gemm_blocked for a card by simulation, for notebook 25: compile configurations, simulate the promising ones.

Writes data/measured/CARD-simulated/gemm_search and gemm_search_sensitivity from the kernel and the compiler:
`python -m polaris_studies.record_gemm_search --record`, some ten minutes of one core.

The search goes through stages. Each costs more than the one before it and is for fewer configurations: "compiled" reads
the machine code and executes one work-group, "short" simulates two short K and extrapolates, "near" does both for the
configurations that differ from the best in one define, and "full" simulates the whole K.
"""

from __future__ import annotations

import itertools
import operator
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.cluster import open_pool
from polaris_lab.base.recordings import setting
from polaris_lab.model import cards
from polaris_lab.model.cards import DEFAULT, Card
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_sim.code.code_report import compile as compiled
from polaris_sim.timing.cost_estimate import Cost, cost
from polaris_studies.memory_levels import LINE_FLOATS, square_problem
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.simulated_tuning import (
    KERNEL,
    SENSITIVITY_COLUMNS,
    SIZE,
    STUDY,
    Row,
    best,
    config_of,
    full,
    multiply_add_clocks,
    ranked,
    to_frame,
    tuning_row,
    worth_timing,
)
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd


SPACE = {"TILE_M": (64, 128, 256), "TILE_N": (64, 128, 256), "TILE_K": (8, 16, 32), "ITEM_M": (4, 8, 16),
         "ITEM_N": (4, 8, 16), "BUFFERS": (2, 1), "SUBGROUP_N": (16, 8)}
"""The defines that decide registers, local memory and traffic, and their values. Left out are tiles of 32, which ask L2
for twice as many bytes per multiply-add as tiles of 64, and fma(), which takes at least four times as long as mad() on
these cards."""
ITEMS, SUMS = (128, 256), (32, 64)
"""The least and the most work-items of a work-group (two waves; the most that AMD's OpenCL grants), and outputs of a
work-item: with fewer outputs local memory is the limit, with more no registers are left for a second wave on a SIMD."""
NEAR_DEFINES = ("SUBGROUP_N", "PAD", "SWIZZLE", "UNROLL", "MAC_ORDER")
"""The defines that the stage "near" changes, one at a time."""


def combinations(spec: KernelSpec, space: Mapping[str, Sequence[int]]) -> Iterator[dict[str, int]]:
    """Yield each combination of values in `space` that the constraints of `spec` allow; other defines are defaults."""
    for values in itertools.product(*space.values()):
        try:
            yield spec.config(dict(zip(space, values, strict=True)))
        except ValueError:
            continue


def candidates(spec: KernelSpec, space: Mapping[str, Sequence[int]]) -> Iterator[dict[str, int]]:
    """Yield the allowed configurations of `space` within ITEMS and SUMS.

    Of several that differ in SUBGROUP_N alone, only the first is taken.
    """
    known = set()
    for config in combinations(spec, space):
        sums = config["ITEM_M"] * config["ITEM_N"]
        items = config["TILE_M"] * config["TILE_N"] // sums
        shape = tuple(value for name, value in config.items() if name != "SUBGROUP_N")
        if ITEMS[0] <= items <= ITEMS[1] and SUMS[0] <= sums <= SUMS[1] and shape not in known:
            known.add(shape)
            yield config


def neighbours(spec: KernelSpec, config: Mapping[str, int], names: Iterable[str]) -> Iterator[dict[str, int]]:
    """Yield the allowed configurations that differ from `config` in one of the defines `names`."""
    for name in names:
        others = [value for value in spec.defines[name] if value != config[name]]
        yield from combinations(spec, {**{key: (value,) for key, value in config.items()}, name: others})


SHORT_DEPTHS = (64, 192)
"""The two K of the stage "short": whole steps of every tile, far enough apart for a slope, and simulated in seconds."""


def screened(spec: KernelSpec, config: Mapping[str, int], card: str | Card = DEFAULT) -> Row:
    """Make a row of the stage "compiled": registers, memory, and the share of multiply-adds in the loop along K.

    Raises as code_report.compile does.
    """
    where = cards.card(card)
    isa = compiled(spec, config, where, "clang")
    ends = [multiply_add_clocks(cost(spec, config["TILE_M"], config["TILE_N"], count * config["TILE_K"], card=where,
                                     config=config, compiler="clang")) for count in (4, 8)]
    # in the difference of the two depths, the clocks outside of the loop cancel
    adds, issued = (second - first for first, second in zip(*ends, strict=True))
    return {"device": f"{where.name}-simulated", "kernel": spec.name, "config": setting(config), "stage": "compiled",
            **{name: getattr(isa, name) for name in ("vgprs", "lds_bytes", "scratch_bytes", "waves_per_simd")},
            "share": adds / issued}


def cost_shortened(kernel: str | KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None,
                   card: str | Card = DEFAULT, stage: str = "short") -> Row:
    """Simulate `problem` in seconds, by extrapolation from two short K; a row like that of `full`."""
    return tuning_row(extrapolate_cost(kernel, problem, config, card), resolve(kernel).config(config), stage)


def extrapolate_cost(kernel: str | KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None,
                      card: str | Card = DEFAULT) -> Cost:
    """Simulate `problem` at both K of SHORT_DEPTHS with its own row pitches, and extrapolate linearly to its own K.

    Counts are extrapolated: instructions, accesses, and lines of each cache. The time is computed from them as for any
    launch.
    """
    return cost(kernel, problem=problem, card=card, config=config, resident_sets=1, depths=SHORT_DEPTHS,
                compiler="clang")


def explore(problem: Gemm, card: str | Card = DEFAULT, space: Mapping[str, Sequence[int]] = SPACE, finalists: int = 2,
            on_progress: Callable[[Row], object] = lambda row: None, workers: int | None = None) -> list[Row]:
    """Search `space` for the fastest configurations of KERNEL for `problem`; a row for each configuration and stage.

    Ends with the best `finalists` configurations simulated in full. `on_progress` is called with each row as it is
    made. `workers` processes share the work, one for each core unless given, or the workers of a cluster (see
    cluster.open_pool). The whole space at 4096 takes about a quarter of an hour of one core. Raises DeviceError where
    no compiler is installed.
    """
    rows: list[Row] = []

    def made(found: Iterable[Row]) -> list[Row]:
        new = []
        for row in found:
            on_progress(row)
            new.append(row)
        rows.extend(new)
        return new

    spec = resolve(KERNEL)
    screen, in_short, in_full = (partial(screened, spec, card=card), partial(cost_shortened, spec, problem, card=card),
                                 partial(full, spec, problem, card=card))
    with open_pool(workers) as pool:
        first = made(pool.map(screen, candidates(spec, space)))
        timed = made(pool.map(in_short, [config_of(row) for row in first if worth_timing(row)]))
        near = {setting(config): config for row in ranked(timed)[:finalists]
                for config in neighbours(spec, config_of(row), NEAR_DEFINES)}
        good = [row for row in made(pool.map(screen, near.values())) if worth_timing(row)]
        known = {each["config"] for each in timed}
        timed += made(pool.map(partial(in_short, stage="near"),
                               [config_of(row) for row in good if row["config"] not in known]))
        made(pool.map(in_full, [config_of(row) for row in ranked(timed)[:finalists]]))
    return rows


BLOCKING_ALONE = {"TILE_M": 128, "TILE_N": 128, "TILE_K": 8, "ITEM_M": 8, "ITEM_N": 8, "BUFFERS": 1, "SWIZZLE": 1,
                  "PAD": 0, "UNROLL": 1, "MAC_ORDER": 0}
"""The configuration of gemm_blocked with every idea but blocking switched off."""
DOCUMENT_KERNELS = ("gemm_tiled_2x2", "gemm_float4_vec", "gemm_tiled_4x4")
"""Kernels of the published documents that gemm_blocked is compared with."""
PADS = (0, 16, 32, 64, 128, 512)
"""Floats of padding after each row of A, B and C at SIZE: 16 are a cache line, 64 go to one channel of L2 before the
next one follows, 512 go once through all eight channels."""
SIZES = (4032, 4080, 4096, 4112, 4160, 4224)
"""m = n = k of the products with tight rows in the stage "size"."""
TIGHT_SIZE = 4160
"""m = n = k of the winner's other full simulation: its row pitch is no power of two without any padding."""
Job = Callable[[], Row]
"""A row that is still to be simulated, by any process."""


def steps(winner: Mapping[str, int], card: str | Card = DEFAULT, size: int = SIZE) -> Iterator[Job]:
    """List the rows of the stage "step": the documents' kernels, blocking alone, the catalogue's default, the winner.

    The last two come with tight rows and with a cache line of padding.
    """
    for kernel in DOCUMENT_KERNELS:
        yield partial(cost_shortened, kernel, square_problem(kernel, size, size, size), card=card, stage="step")
    for config, pad in ((BLOCKING_ALONE, 0), ({}, 0), ({}, LINE_FLOATS), (winner, 0), (winner, LINE_FLOATS)):
        yield partial(cost_shortened, KERNEL, square_problem(KERNEL, size, size, size + pad), config, card, "step")


def pitches(winner: Mapping[str, int], card: str | Card = DEFAULT, size: int = SIZE, pads: Sequence[int] = PADS,
            sizes: Sequence[int] = SIZES) -> Iterator[Job]:
    """List rows of the catalogue's default and the winner: padded ("pitch"), and with tight rows at SIZES ("size")."""
    for config in ({}, winner):
        for pad in pads:
            yield partial(cost_shortened, KERNEL, square_problem(KERNEL, size, size, size + pad), config, card, "pitch")
        for other in sizes:
            yield partial(cost_shortened, KERNEL, square_problem(KERNEL, other, other, other), config, card, "size")


def sensitivity(found: Cost, config: Mapping[str, int]) -> pd.DataFrame:
    """Compute the expected speeds with each uncertain constant at its ends, a row of SENSITIVITY_COLUMNS for each."""
    # the core's clock is one constant with two names
    core = {"low": found.card.base_mhz, "value": found.card.boost_mhz, "high": found.card.boost_mhz}
    rows = [{"device": f"{found.card.name}-simulated", "kernel": found.kernel, "config": setting(config),
             **{name: getattr(found.problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc")},
             "constant": each.constant,
             **{name: core[name] if each.constant == "core_mhz" else getattr(found.card.constants[each.constant], name)
                for name in core},
             "gflops_low": found.problem.flops / each.high_ms / 1e6,
             "gflops": found.problem.flops / each.expected_ms / 1e6,
             "gflops_high": found.problem.flops / each.low_ms / 1e6} for each in found.sensitivity().itertuples()]
    return to_frame(rows, SENSITIVITY_COLUMNS)


def study(card: str | Card = DEFAULT, on_progress: Callable[[Row], object] = lambda row: None, *,
          record: bool = False, workers: int | None = None) -> list[Path]:
    """Run and save the whole study; returns the two files, of TUNING_COLUMNS and of SENSITIVITY_COLUMNS.

    It is the search, `steps`, `pitches`, the winner in full at TIGHT_SIZE and with padded rows, and its sensitivity to
    the constants. `workers` processes share it, as in `explore`. Takes some ten minutes of one core. Raises
    DeviceError where no compiler is installed.
    """
    import pandas as pd

    rows = explore(Gemm(SIZE, SIZE, SIZE), card, on_progress=on_progress, workers=workers)
    winner = best(rows)
    padded = square_problem(KERNEL, SIZE, SIZE, SIZE + LINE_FLOATS)
    jobs: list[Job] = [
        partial(full, KERNEL, square_problem(KERNEL, TIGHT_SIZE, TIGHT_SIZE, TIGHT_SIZE), winner, card),
        partial(full, KERNEL, padded, winner, card), *steps(winner, card), *pitches(winner, card)]
    with open_pool(workers) as pool:
        for each in pool.map(operator.call, jobs):
            on_progress(each)
            rows.append(each)
    unsure = [sensitivity(extrapolate_cost(KERNEL, problem, winner, card), winner)
              for problem in (square_problem(KERNEL, SIZE, SIZE, SIZE), padded)]
    return [save_rows(to_frame(rows), STUDY, record=record),
            save_rows(pd.concat(unsure, ignore_index=True), f"{STUDY}_sensitivity", record=record)]


def save_rows(rows: pd.DataFrame, study: str, parameters: Mapping[str, object] | None = None, *,
              record: bool) -> Path:
    """Write a table that was simulated for one card and its manifest, below data/measured when `record`; returns the
    CSV's path.

    The manifest holds the card's constants and `parameters`, unless given the depths of this study.
    """
    card = cards.card(rows["device"].iloc[0].removesuffix("-simulated"))
    facts = {"name": f"{card.title}, simulated",
             "constants": {name: each.value for name, each in card.constants.items()}}
    return save_study(rows, study, facts, map(resolve, rows["kernel"].unique()),
                      {"short": SHORT_DEPTHS} if parameters is None else parameters, record=record)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_gemm_search", __doc__)
    parser.add_argument("--card", default=DEFAULT, help="the simulated card (default: %(default)s)")
    return run_recorder(parser, argv, lambda given: study(given.card, record=given.record))


if __name__ == "__main__":
    from polaris_studies import record_gemm_search  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_gemm_search.main())
