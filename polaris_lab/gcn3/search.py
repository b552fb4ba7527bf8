"""Tune gemm_blocked for a card by simulation: configurations are compiled, the promising ones are timed, and every one is kept.

The stages are dearer and for fewer configurations from one to the next: "compiled" reads the code and runs one
work-group, "short" simulates two short K, "near" does both for what differs from the best in one define, "full" runs the whole K.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from polaris_lab.gcn3 import cards
from polaris_lab.gcn3.cards import DEFAULT, Card
from polaris_lab.gcn3.costs import cost
from polaris_lab.gcn3.isa import compile as compiled
from polaris_lab.gcn3.trials import adding, full, short
from polaris_lab.kernelspec import KernelSpec, resolve
from polaris_lab.problem import Gemm
from polaris_lab.results import setting

KERNEL = "gemm_blocked"
SPACE = {"TILE_M": (64, 128, 256), "TILE_N": (64, 128, 256), "TILE_K": (8, 16, 32), "ITEM_M": (4, 8, 16), "ITEM_N": (4, 8, 16),
         "BUFFERS": (2, 1), "LANES": (16, 8)}
"""What decides registers, local memory and traffic. Left out: tiles of 32, which ask L2 for twice as much as those of 64 for
each multiply-add, and fma(), which takes four times as long as mad() on these cards or more."""
ITEMS, SUMS = (128, 256), (32, 64)
"""Work-items of a work-group, from two waves to what AMD's OpenCL grants, and sums of each: fewer leave local memory
behind, more leave no registers for a second wave on a SIMD."""
NEAR = ("LANES", "PAD", "PANEL", "UNROLL", "ORDER")
REGISTERS, SHARE = 128, 0.9
"""What passes the first stage: two waves on a SIMD (256 registers in all), and nine clocks of ten that multiply and add."""
Row = dict[str, Any]


def explore(problem: Gemm, card: str | Card = DEFAULT, space: Mapping[str, Sequence[int]] = SPACE, best: int = 2,
           tick: Callable[[Row], object] = lambda row: None) -> list[Row]:
    """Every configuration that is tried for `problem`, a row each and stage (columns: trials.COLUMNS), ending with the `best` in full.

    `tick` gets each row as it is made. A search of the whole space for 4096 takes about a quarter of an hour of one
    core. Raises DeviceError where no compiler is installed.
    """
    rows: list[Row] = []

    def made(found: Iterable[Row]) -> list[Row]:
        new = [row for row in found if tick(row) or True]
        rows.extend(new)
        return new

    spec = resolve(KERNEL)
    first = made(screened(spec, config, card) for config in candidates(spec, space))
    timed = made(short(spec, problem, config_of(row), card) for row in first if passes(row))
    near = {setting(config): config for row in ranked(timed)[:best] for config in neighbours(spec, config_of(row), NEAR)}
    good = [row for row in made(screened(spec, config, card) for config in near.values()) if passes(row)]
    timed += made(short(spec, problem, config_of(row), card, "near") for row in good if row["config"] not in {each["config"] for each in timed})
    made(full(spec, problem, config_of(row), card) for row in ranked(timed)[:best])
    return rows


def candidates(spec: KernelSpec, space: Mapping[str, Sequence[int]]) -> Iterator[dict[str, int]]:
    """The allowed configurations of `space` with as many work-items and sums as ITEMS and SUMS say, the first LANES that fits in each."""
    known = set()
    for config in combinations(spec, space):
        sums = config["ITEM_M"] * config["ITEM_N"]
        items = config["TILE_M"] * config["TILE_N"] // sums
        shape = tuple(value for name, value in config.items() if name != "LANES")
        if ITEMS[0] <= items <= ITEMS[1] and SUMS[0] <= sums <= SUMS[1] and shape not in known:
            known.add(shape)
            yield config


def combinations(spec: KernelSpec, space: Mapping[str, Sequence[int]]) -> Iterator[dict[str, int]]:
    """Each combination of the values in `space` that the constraints of `spec` allow, other defines at their defaults."""
    for values in itertools.product(*space.values()):
        try:
            yield spec.config(dict(zip(space, values, strict=True)))
        except ValueError:
            continue


def neighbours(spec: KernelSpec, config: Mapping[str, int], names: Iterable[str]) -> Iterator[dict[str, int]]:
    """The allowed configurations that differ from `config` in one of the defines `names`."""
    for name in names:
        others = [value for value in spec.defines[name] if value != config[name]]
        yield from combinations(spec, {**{key: (value,) for key, value in config.items()}, name: others})


def screened(spec: KernelSpec, config: Mapping[str, int], card: str | Card = DEFAULT) -> Row:
    """A row of the first stage: what the code takes, and the share of multiply-adds along K. Raises as isa.compile."""
    where = cards.card(card)
    isa = compiled(spec, config, where)
    turns = [adding(cost(spec, config["TILE_M"], config["TILE_N"], count * config["TILE_K"], card=where, config=config)) for count in (4, 8)]
    adds, issued = (second - first for first, second in zip(*turns, strict=True))  # what a work-group does once falls out
    return {"device": f"{where.name}-simulated", "kernel": spec.name, "config": setting(config), "stage": "compiled",
            **{name: getattr(isa, name) for name in ("vgprs", "lds_bytes", "scratch_bytes", "waves_per_simd")}, "share": adds / issued}


def passes(row: Mapping[str, Any]) -> bool:
    """Whether a configuration of the first stage is worth its time in the next."""
    return row["scratch_bytes"] == 0 and row["vgprs"] <= REGISTERS and row["share"] >= SHARE


def ranked(rows: Iterable[Row]) -> list[Row]:
    """Rows by the geometric mean of their expected speed and the slow end of its range, the best first.

    The slow end counts as much as what is expected, since it is what the constants that nobody has measured may take.
    """
    return sorted(rows, key=lambda row: row["gflops_low"] * row["gflops"], reverse=True)


def config_of(row: Mapping[str, Any]) -> dict[str, int]:
    """The configuration of a row."""
    return {name: int(value) for name, value in (part.split("=") for part in row["config"].split())}
