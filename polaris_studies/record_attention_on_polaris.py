"""Search the attention kernels' tiles on a simulated card, for notebook 54.

Writes data/measured/CARD-simulated/attention_on_polaris from the catalogue's kernels and the compiler:
`python -m polaris_studies.record_attention_on_polaris --record`, some ten minutes of one core.

The search has four stages. "kernel" has every kernel as the catalogue has it, "tile" the tiles of attention_v3, "grid"
those of attention_blocked, and "near" the configurations that differ from the best of these in one define; "large" has
the best of each kernel on a larger problem. All need the compiler, but "kernel".
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.cluster import open_pool
from polaris_lab.measure.protocol import setting_of
from polaris_lab.model import cards
from polaris_lab.model.cards import DEFAULT, Card
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention
from polaris_sim.code.code_report import compile as compiled
from polaris_sim.timing.cost_estimate import cost
from polaris_studies.attention_on_polaris import COLUMNS, KERNELS, LARGE, LDS_LIMIT, PROBLEM, REPORT, STUDY, Row, ranked
from polaris_studies.record_gemm_search import save_rows
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.simulated_tuning import RESOURCES, config_of, multiply_add_clocks

if TYPE_CHECKING:
    import pandas as pd


GRID = {"BLOCK_M": (32, 64, 128), "BLOCK_N": (32, 64, 128), "ITEM_M": (4, 8), "ITEM_N": (4, 8), "PARTS": (2, 4)}
"""The defines of attention_blocked that decide registers and traffic, and their values."""
SLIM = {"TILE_D": 8, "TILE_V": 8, "SUBGROUP_N": 8, "BUFFERS": 1, "UNROLL": 4, "ORDER": 0, "SPLIT": 1}
"""What the grid has besides: little local memory, and one work-group for all keys of a block of rows."""
NEAR = ("TILE_D", "TILE_V", "SUBGROUP_N", "PARTS", "BUFFERS", "UNROLL", "ORDER", "SPLIT")
"""The defines that the stage "near" changes, one at a time."""


def simulate_row(kernel: str | KernelSpec, problem: Attention, config: Mapping[str, int] | None = None,
                 card: str | Card = DEFAULT, stage: str = "kernel") -> Row:
    """Simulate one kernel: a row of COLUMNS, of one resident set of work-groups after one that warms the caches.

    Raises as code_report.compile and cost_estimate.cost do: ValueError for a configuration that the problem or the card
    does not allow, DeviceError where its code is not recorded and no compiler is installed.
    """
    spec, where = resolve(kernel), cards.card(card)
    names = spec.config(config)
    isa = compiled(spec, names, where, "clang")
    found = cost(spec, problem=problem, card=where, config=config, resident_sets=1, compiler="clang")
    adds, issued = multiply_add_clocks(found)
    return {"device": f"{where.name}-simulated", "kernel": spec.name, "config": setting_of(spec, names),
            "stage": stage, **{name: getattr(problem, name) for name in ("b", "h", "s", "d", "causal")},
            "items": isa.items, **{name: getattr(isa, name) for name in REPORT}, "share": adds / issued,
            **dict(zip(("ms_low", "ms", "ms_high"), found.time_ms, strict=True)),
            **dict(zip(("gflops_low", "gflops", "gflops_high"), found.gflops, strict=True)), "limit": found.limit,
            **{f"{name}_clocks": found.cycles[name] for name in RESOURCES}}


def v3_tiles() -> Iterator[dict[str, int]]:
    """Yield the configurations of attention_v3 that its constraints allow, with PAD 1: the log's three, and others."""
    spec = catalogue()["attention_v3"]
    for m, n, waves in itertools.product(*(spec.defines[name] for name in ("BLOCK_M", "BLOCK_N", "WAVES"))):
        yield from _allowed(spec, {"BLOCK_M": m, "BLOCK_N": n, "WAVES": waves, "PAD": 1})


def grid() -> Iterator[dict[str, int]]:
    """Yield the configurations of attention_blocked in GRID that its constraints allow; the rest is SLIM."""
    spec = catalogue()["attention_blocked"]
    for values in itertools.product(*GRID.values()):
        yield from _allowed(spec, dict(zip(GRID, values, strict=True)) | SLIM)


def near(config: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Yield the allowed configurations of attention_blocked that differ from `config` in one define of NEAR."""
    spec = catalogue()["attention_blocked"]
    for name in NEAR:
        for value in spec.defines[name]:
            if value != config[name]:
                yield from _allowed(spec, {**config, name: value})


def _allowed(spec: KernelSpec, config: Mapping[str, int]) -> Iterator[dict[str, int]]:
    try:
        names = spec.config(config)
    except ValueError:
        return
    if not spec.unmet(PROBLEM, names):
        yield {name: names[name] for name in config}


def study(card: str | Card = DEFAULT, on_progress: Callable[[Row], object] = lambda row: None, *,
          finalists: int = 2, workers: int | None = None) -> pd.DataFrame:
    """Run the whole search; a table of COLUMNS. Configurations that no work-group of the card can hold are left out.

    The stage "near" takes neighbours of the best `finalists` of the grid within LDS_LIMIT. `workers` processes share
    the rows, one for each core unless given, or the workers of a cluster (see cluster.open_pool). Takes some ten
    minutes of one core. Raises DeviceError where no compiler is installed.
    """
    import pandas as pd

    rows: list[Row] = []
    with open_pool(workers) as pool:
        def take(kernel: str, configs: Iterable[Mapping[str, int] | None], stage: str,
                 problem: Attention = PROBLEM) -> None:
            one = partial(_row_if_it_fits, kernel, problem, card=card, stage=stage)
            for row in filter(None, pool.map(one, list(configs))):
                rows.append(row)
                on_progress(row)

        for name in KERNELS:
            take(name, [None], "kernel")
        take("attention_v3", v3_tiles(), "tile")
        take("attention_blocked", grid(), "grid")
        best = ranked((row for row in rows if row["stage"] == "grid"), within=LDS_LIMIT)[:finalists]
        others = {setting_of(resolve("attention_blocked"), config): config for row in best
                  for config in near(config_of(row))}
        known = {row["config"] for row in rows}
        take("attention_blocked", [config for text, config in others.items() if text not in known], "near")
        for name in KERNELS[1:]:
            own = ranked((row for row in rows if row["kernel"] == name), within=LDS_LIMIT)[:1]
            take(name, map(config_of, own), "large", LARGE)
    return pd.DataFrame(rows).assign(run_id="", study="").reindex(columns=COLUMNS)


def _row_if_it_fits(kernel: str, problem: Attention, config: Mapping[str, int] | None, *, card: str | Card,
                    stage: str) -> Row | None:
    try:
        return simulate_row(kernel, problem, config, card, stage)
    except ValueError:  # its work-groups are too large for the card
        return None


def save(rows: pd.DataFrame, *, record: bool) -> Path:
    """Write a table of `study` and its manifest, below data/measured when `record`; returns the CSV's path."""
    return save_rows(rows, STUDY, {"problem": str(PROBLEM), "large": str(LARGE)}, record=record)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_attention_on_polaris", __doc__)
    parser.add_argument("--card", default=DEFAULT, help="the simulated card (default: %(default)s)")
    return run_recorder(parser, argv, lambda given: save(study(given.card), record=given.record))


if __name__ == "__main__":
    from polaris_studies import record_attention_on_polaris  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_attention_on_polaris.main())
