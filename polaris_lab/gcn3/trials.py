"""Simulated speed of one configuration as a row of a table: at its full size, or from two short K; and how such rows are kept.

All figures are simulated. Two of a row's speeds are those at the ends of `channel_lockstep`, which nobody has measured.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.gcn3 import cards, issue
from polaris_lab.gcn3.cards import DEFAULT, Card
from polaris_lab.gcn3.costs import Cost, cost
from polaris_lab.gcn3.isa import compile as compiled
from polaris_lab.gcn3.loops import MULTIPLY_ADD
from polaris_lab.kernelspec import KernelSpec, resolve
from polaris_lab.problem import Gemm
from polaris_lab.results import manifest, now, save, setting

if TYPE_CHECKING:
    import pandas as pd

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
    """A row: `problem` as it is, by one generation of its work-groups and one before it. Raises as costs.cost."""
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
