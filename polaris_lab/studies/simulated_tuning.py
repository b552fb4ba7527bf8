"""Tune gemm_blocked for a card by simulation: configurations are compiled, the promising ones are timed, and every one is kept.

The stages are dearer and for fewer configurations from one to the next: "compiled" reads the code and runs one
work-group, "short" simulates two short K, "near" does both for what differs from the best in one define, "full" runs the whole K.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base.recordings import manifest, now, save, setting
from polaris_lab.bench.ceilings import peak_gflops
from polaris_lab.gcn3.code import cards
from polaris_lab.gcn3.code.cards import DEFAULT, Card
from polaris_lab.gcn3.code.code_report import compile as compiled
from polaris_lab.gcn3.code.loops import MULTIPLY_ADD
from polaris_lab.gcn3.timing import issue
from polaris_lab.gcn3.timing.cost_estimate import Cost, cost
from polaris_lab.spec.kernel_catalogue import KernelSpec, resolve
from polaris_lab.spec.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

KERNEL = "gemm_blocked"
SPACE = {"TILE_M": (64, 128, 256), "TILE_N": (64, 128, 256), "TILE_K": (8, 16, 32), "ITEM_M": (4, 8, 16), "ITEM_N": (4, 8, 16),
         "BUFFERS": (2, 1), "SUBGROUP_N": (16, 8)}
"""What decides registers, local memory and traffic. Left out: tiles of 32, which ask L2 for twice as much as those of 64 for
each multiply-add, and fma(), which takes four times as long as mad() on these cards or more."""
ITEMS, SUMS = (128, 256), (32, 64)
"""Work-items of a work-group, from two waves to what AMD's OpenCL grants, and sums of each: fewer leave local memory
behind, more leave no registers for a second wave on a SIMD."""
NEAR = ("SUBGROUP_N", "PAD", "SWIZZLE", "UNROLL", "MAC_ORDER")
REGISTERS, SHARE = 128, 0.9
"""What passes the first stage: two waves on a SIMD (256 registers in all), and nine clocks of ten that multiply and add."""
Row = dict[str, Any]


def explore(problem: Gemm, card: str | Card = DEFAULT, space: Mapping[str, Sequence[int]] = SPACE, best: int = 2,
           tick: Callable[[Row], object] = lambda row: None) -> list[Row]:
    """Every configuration that is tried for `problem`, a row each and stage (columns: simulated_tuning.COLUMNS), ending with the `best` in full.

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
    """The allowed configurations of `space` with as many work-items and sums as ITEMS and SUMS say, the first SUBGROUP_N that fits in each."""
    known = set()
    for config in combinations(spec, space):
        sums = config["ITEM_M"] * config["ITEM_N"]
        items = config["TILE_M"] * config["TILE_N"] // sums
        shape = tuple(value for name, value in config.items() if name != "SUBGROUP_N")
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
    """A row of the first stage: what the code takes, and the share of multiply-adds along K. Raises as code_report.compile."""
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


RESOURCES = ("VALU", "SALU", "LDS port", "LDS banks", "TA", "L1", "L2", "DRAM", "wave launch", "latency")
RATES = ("gflops_low", "gflops", "gflops_high", "gflops_apart", "gflops_in_step")
COLUMNS = ["run_id", "study", "device", "kernel", "config", "stage", "m", "n", "k", "lda", "ldb", "ldc", "vgprs", "lds_bytes", "scratch_bytes",
           "waves_per_simd", "share", *RATES, "limit", "conflict", *(f"{name}_clocks" for name in RESOURCES)]
"""`share` is the part of the vector units' clocks in which they multiply and add; `gflops_low` to `gflops_high` is the range, and
`gflops_apart` and `gflops_in_step` are the expected speed when waves never and always keep step (channel_lockstep 0 and 1);
`conflict` is how many times longer requests to L2 take in step than spread evenly; "_clocks" are those of Cost.cycles."""
SENSITIVITY = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "lda", "ldb", "ldc", "constant", "low", "value", "high",
               "gflops_low", "gflops", "gflops_high"]
"""A constant of the card with its range, and the speeds at its slow end, as it is, and at its fast end."""
SHORT = (64, 192)
"""Two K of whole turns of every tile, far enough apart for a slope and little enough to run in seconds."""


def full(kernel: str | KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None, card: str | Card = DEFAULT, stage: str = "full") -> dict[str, Any]:
    """A row: `problem` as it is, by one generation of its work-groups and one before it. Raises as cost_estimate.cost."""
    return row(cost(kernel, problem=problem, card=card, config=config, generations=1), resolve(kernel).config(config), stage)


def short(kernel: str | KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None, card: str | Card = DEFAULT, stage: str = "short") -> dict[str, Any]:
    """The same by `lined`, in seconds."""
    return row(lined(kernel, problem, config, card), resolve(kernel).config(config), stage)


def lined(kernel: str | KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None, card: str | Card = DEFAULT) -> Cost:
    """`problem` at both K of SHORT with its own pitches, and at its own K what the line through them gives.

    The line is one of counts: instructions, accesses and lines of each cache. The time follows from these as of any launch.
    """
    return cost(kernel, problem=problem, card=card, config=config, generations=1, depths=SHORT)


def table(rows: Iterable[Mapping[str, Any]], columns: list[str] = COLUMNS) -> pd.DataFrame:
    """Rows as a table to keep, empty where a row does not say."""
    import pandas as pd

    return pd.DataFrame(rows).assign(run_id="", study="").reindex(columns=columns)


def sensitivity(found: Cost, config: Mapping[str, int]) -> pd.DataFrame:
    """What each unsure constant does to the expected speed, the others as they are; columns SENSITIVITY."""
    core = {"low": found.card.base_mhz, "value": found.card.boost_mhz, "high": found.card.boost_mhz}  # the clock is a constant with two names
    rows = [{"device": f"{found.card.name}-simulated", "kernel": found.kernel, "config": setting(config),
             **{name: getattr(found.problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc")}, "constant": each.constant,
             **{name: core[name] if each.constant == "core_mhz" else getattr(found.card.constants[each.constant], name) for name in core},
             "gflops_low": found.problem.flops / each.high_ms / 1e6, "gflops": found.problem.flops / each.expected_ms / 1e6,
             "gflops_high": found.problem.flops / each.low_ms / 1e6} for each in found.sensitivity().itertuples()]
    return table(rows, SENSITIVITY)


def keep(rows: pd.DataFrame, study: str, *, record: bool) -> Path:
    """Write a table and its manifest, below data/measured when `record`; returns the CSV's path."""
    card = cards.card(rows["device"].iloc[0].removesuffix("-simulated"))
    facts = {"name": f"{card.title}, simulated", "constants": {name: each.value for name, each in card.constants.items()}}
    sources = {name: {"source": resolve(name).source_hash()} for name in rows["kernel"].unique()}
    return save(rows, study, manifest(facts, sources, {"short": SHORT}, 0, now()), record=record)


def adding(found: Cost) -> tuple[float, float]:
    """Clocks in which the vector units multiply and add, and in which they do anything, of the executed waves."""
    adds = total = 0.0
    for work in found.works:
        for instruction, count in zip(work.program.instructions, work.executed, strict=True):
            rate = issue.rate(instruction.name)
            if rate and rate.startswith("valu"):
                clocks = count * getattr(found.card, rate)
                total += clocks
                adds += clocks if instruction.name in MULTIPLY_ADD else 0
    return adds, total


def row(found: Cost, config: Mapping[str, int], stage: str) -> dict[str, Any]:
    """What was found of a whole configuration of a kernel of one launch or more, as COLUMNS has it."""
    problem, traffic = found.problem, [work.traffic for work in found.works]
    isa = compiled(found.kernel, config, found.card)
    adds, issued = adding(found)
    return {"device": f"{found.card.name}-simulated", "kernel": found.kernel, "config": setting(config), "stage": stage,
            **{name: getattr(problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc")},
            **{name: getattr(isa, name) for name in ("vgprs", "lds_bytes", "scratch_bytes", "waves_per_simd")}, "share": adds / issued,
            **dict(zip(RATES, (*found.gflops, *found.gflops_by_step), strict=True)), "limit": found.limit,
            "conflict": sum(each.l2_slots for each in traffic) / max(sum(each.l2_lines for each in traffic), 1),
            **{f"{name}_clocks": found.cycles[name] for name in RESOURCES}}


STUDY = "gemm_search"
SIZE = 4096
LINE = 16
"""Floats of a line of the caches."""
FIRST = {"TILE_M": 128, "TILE_N": 128, "TILE_K": 8, "ITEM_M": 8, "ITEM_N": 8, "BUFFERS": 1, "SWIZZLE": 1, "PAD": 0, "UNROLL": 1, "MAC_ORDER": 0}
"""Blocking alone: gemm_blocked with every other idea switched off."""
KERNELS = ("gemm_tiled_2x2", "gemm_float4_vec", "gemm_tiled_4x4")
PADS = (0, 16, 32, 64, 128, 512)
"""Floats behind each row of A, B and C at SIZE: 16 are one line, 64 are one turn of the channels, 512 all eight of them."""
SIZES = (4032, 4080, 4096, 4112, 4160, 4224)


def padded(size: int, pad: int) -> Gemm:
    """A square product whose rows are all `pad` floats longer than they need be."""
    return Gemm(size, size, size, lda=size + pad, ldb=size + pad, ldc=size + pad)


def steps(winner: Mapping[str, int], card: str | Card = DEFAULT, size: int = SIZE) -> Iterator[Row]:
    """The kernels of the documents, blocking, the catalogue's default, and the winner; the last two also with a line of padding. Stage "step"."""
    for kernel in KERNELS:
        yield short(kernel, padded(size, 0), card=card, stage="step")
    for config, pad in ((FIRST, 0), ({}, 0), ({}, LINE), (winner, 0), (winner, LINE)):
        yield short(KERNEL, padded(size, pad), config, card, "step")


def pitches(winner: Mapping[str, int], card: str | Card = DEFAULT, size: int = SIZE, pads: Sequence[int] = PADS,
            sizes: Sequence[int] = SIZES) -> Iterator[Row]:
    """The catalogue's default and the winner with padded rows (stage "pitch"), and with the rows of other sizes (stage "size")."""
    for config in ({}, winner):
        for pad in pads:
            yield short(KERNEL, padded(size, pad), config, card, "pitch")
        for other in sizes:
            yield short(KERNEL, padded(other, 0), config, card, "size")


def study(card: str | Card = DEFAULT, tick: Callable[[Row], object] = lambda row: None, *, record: bool = False) -> list[Path]:
    """Search, steps, pitches, and the winner in full at 4160, with padded rows, and its sensitivity to constants: the files that hold them.

    Some ten minutes of one core. Raises DeviceError where no compiler is installed.
    """
    import pandas as pd

    rows = explore(Gemm(SIZE, SIZE, SIZE), card, tick=tick)
    winner = best(rows)
    for each in (full(KERNEL, padded(4160, 0), winner, card), full(KERNEL, padded(SIZE, LINE), winner, card), *steps(winner, card), *pitches(winner, card)):
        tick(each)
        rows.append(each)
    unsure = [sensitivity(lined(KERNEL, padded(SIZE, pad), winner, card), winner) for pad in (0, LINE)]
    return [keep(table(rows), STUDY, record=record), keep(pd.concat(unsure, ignore_index=True), f"{STUDY}_sensitivity", record=record)]


def best(rows: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """The configuration that a search ended with. Raises ValueError when none of the rows is of its last stage."""
    found = ranked(row for row in rows if row["stage"] == "full" and row["m"] == SIZE)
    if not found:
        raise ValueError(f"rows hold no configuration that was simulated in full at {SIZE}; simulated_tuning.study makes them for a card")
    return config_of(found[0])


def percent_of_peak(gflops: float | pd.Series, card: str | Card = DEFAULT) -> Any:
    """100 times a speed in GFLOPS over that of multiply-adds alone in every lane at the card's boost clock."""
    here = cards.card(card)
    return 100 * gflops / peak_gflops(int(here.compute_units), int(here.simds_per_cu * here.lanes_per_simd), here.boost_mhz)


def per_multiply_add(rows: pd.DataFrame, card: str | Card = DEFAULT) -> pd.DataFrame:
    """Clocks that each resource is busy, over those that the vector units need for the multiply-adds alone; 1 is the peak."""
    here = cards.card(card)
    ideal = rows["m"] * rows["n"] * rows["k"] / (here.compute_units * here.simds_per_cu * here.lanes_per_simd)
    return rows[[f"{name}_clocks" for name in RESOURCES]].div(ideal, axis=0).rename(columns=lambda name: name.removesuffix("_clocks"))
