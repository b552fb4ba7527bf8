"""Simulate the launches whose speeds were published, as they were and with one thing changed at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.gcn3 import anchors, levels, timing_model
from polaris_lab.gcn3.assumptions import MANY_WAYS, assumptions
from polaris_lab.gcn3.cards import Card, card, with_ways
from polaris_lab.gcn3.costs import cost
from polaris_lab.gcn3.sampling import DEPTHS
from polaris_lab.kernelspec import KernelSpec, resolve
from polaris_lab.problem import Gemm
from polaris_lab.results import manifest, now, save

if TYPE_CHECKING:
    import pandas as pd

STUDY = "validation"
COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "lda", "ldb", "ldc", "trans", "assumption",
           "ms_low", "ms", "ms_high", "gflops_low", "gflops", "gflops_high", "limit", "l2_mb", "dram_mb", "resident"]
"""A row for each launch and assumption; times in ms and speeds as (low, expected, high), all simulated; megabytes through L2 and to
the memory chips; `resident` work-groups on a compute unit at once."""


@dataclass(frozen=True)
class Case:
    """A kernel for a problem on a card; with no more than each of `throttles` work-groups on a compute unit, too.

    `many_ways` gives L1 the most ways that a source has for it, in as many bytes: a run of its own, since what the caches hold changes.
    """

    kernel: str | KernelSpec
    problem: Gemm
    card: str
    config: Mapping[str, int] | None = None
    throttles: tuple[int, ...] = ()
    many_ways: bool = False

    @property
    def where(self) -> Card:
        """The card that it is run on."""
        where = card(self.card)
        return with_ways(where, where.constants["l1_ways"].high) if self.many_ways else where


def square(kernel: str, n: int, card_name: str, pad: int = 0, throttles: tuple[int, ...] = ()) -> Case:
    """n x n x n with rows n + pad apart. B of a kernel that wants it turned is stored so."""
    return Case(kernel, levels.square(kernel, n, n, n + pad), card_name, throttles=throttles)


def simulate(cases: Iterable[Case]) -> pd.DataFrame:
    """Run each case once and tell its time under each of its `assumptions`; columns as COLUMNS.

    One generation of each launch is run, a deep one at two lesser depths (see costs.cost). Raises ValueError as costs.cost does.
    """
    import pandas as pd

    return pd.DataFrame([row for case in cases for row in _rows(case)], columns=COLUMNS)


def keep(rows: pd.DataFrame, *, record: bool) -> list[Path]:
    """Write what `simulate` gives, a file for each card, below data/measured when `record`; returns their paths."""
    specs = {name: anchors.strided_items(6) if name == "gemm_strided_items" else resolve(name) for name in rows["kernel"].unique()}
    kernels = {name: {"source": spec.source_hash()} for name, spec in specs.items()}
    return [save(part, STUDY, manifest({"name": device, "simulated": True}, kernels, {"generations": 1, "depths": DEPTHS}, 0, now()),
                 record=record) for device, part in rows.groupby("device", sort=False)]


def _rows(case: Case) -> list[dict[str, object]]:
    spec, problem, where = resolve(case.kernel), case.problem, case.where
    works = cost(spec, problem=problem, card=where, config=case.config, generations=1, depths=DEPTHS).works
    mb = {level: sum(amount for work in works for name, amount in work.traffic.bytes().items() if name.startswith(level)) / 1e6
          for level in ("L2", "DRAM")}
    rows = []
    changes = {MANY_WAYS: assumptions()["as it is"]} if case.many_ways else assumptions(case.throttles)
    for name, (of_card, of_work) in changes.items():
        estimate = timing_model.estimate([of_work(work) for work in works], of_card(where), problem.flops)
        rows.append({"run_id": "", "study": STUDY, "device": f"{case.card}-simulated", "kernel": spec.name,
                     "config": " ".join(f"{key}={value}" for key, value in (case.config or
                                                                           {key: values[0] for key, values in spec.defines.items()
                                                                            if spec.name == "gemm_strided_items"}).items()),
                     "m": problem.m, "n": problem.n, "k": problem.k, "lda": problem.lda, "ldb": problem.ldb, "ldc": problem.ldc,
                     "trans": "nt"[problem.trans_a] + "nt"[problem.trans_b], "assumption": name,
                     **dict(zip(("ms_low", "ms", "ms_high"), estimate.time_ms, strict=True)),
                     **dict(zip(("gflops_low", "gflops", "gflops_high"), estimate.gflops, strict=True)),
                     "limit": estimate.limit, "l2_mb": mb["L2"], "dram_mb": mb["DRAM"], "resident": works[-1].place.resident})
    return rows
