"""Simulate the launches whose speeds were published, as they were and with one thing changed at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.gcn3.code.cards import Card, card, with_constants, with_ways
from polaris_lab.gcn3.timing import model
from polaris_lab.gcn3.timing.cost_estimate import DEPTHS, cost
from polaris_lab.gcn3.timing.model import Work
from polaris_lab.spec.kernel_catalogue import KernelSpec, resolve
from polaris_lab.spec.problem import Gemm
from polaris_lab.studies import memory_levels, published_figures

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
    return Case(kernel, memory_levels.square(kernel, n, n, n + pad), card_name, throttles=throttles)


def simulate(cases: Iterable[Case]) -> pd.DataFrame:
    """Run each case once and tell its time under each of its `assumptions`; columns as COLUMNS.

    One generation of each launch is run, a deep one at two lesser depths (see cost_estimate.cost). Raises ValueError as cost_estimate.cost does.
    """
    import pandas as pd

    return pd.DataFrame([row for case in cases for row in _rows(case)], columns=COLUMNS)


def keep(rows: pd.DataFrame, *, record: bool) -> list[Path]:
    """Write what `simulate` gives, a file for each card, below data/measured when `record`; returns their paths."""
    specs = {name: published_figures.strided_items(6) if name == "gemm_strided_items" else resolve(name) for name in rows["kernel"].unique()}
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
        estimate = model.estimate([of_work(work) for work in works], of_card(where), problem.flops)
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


IDLE_MHZ = 300
"""The lowest level of core and memory that `rocm-smi` lists for a card of these (github.com/ROCm/ROC-smi/issues/28)."""
MEMORY_MHZ = 2000
"""The highest of memory: 8 Gb/s, four bits a clock."""

MANY_WAYS = "most L1 ways"
"""The assumption of a launch whose L1 has the most ways that a source names; it takes a run of its own."""

Change = tuple[Callable[[Card], Card], Callable[[Work], Work]]


def assumptions(throttles: Iterable[int] = ()) -> dict[str, Change]:
    """What may be changed of a simulated launch, by name: of the card's constants, and of what the launch does.

    "all in L2" serves from L2 what came from the memory chips, "nothing in L2" the other way round. "N at once" lets N
    work-groups onto a compute unit; the caches see the order of the launch as it was.
    """
    same: Callable = lambda each: each
    found: dict[str, Change] = {
        "as it is": (same, same),
        "no lockstep": (lambda c: with_constants(c, channel_lockstep=0), same), "all lockstep": (lambda c: with_constants(c, channel_lockstep=1), same),
        "core 300 MHz": (lambda c: with_constants(c, base_mhz=IDLE_MHZ, boost_mhz=IDLE_MHZ), same),
        "memory 300 MHz": (lambda c: with_constants(c, memory_gb_per_s=c.memory_gb_per_s * IDLE_MHZ / MEMORY_MHZ), same),
        "both 300 MHz": (lambda c: with_constants(c, base_mhz=IDLE_MHZ, boost_mhz=IDLE_MHZ,
                                        memory_gb_per_s=c.memory_gb_per_s * IDLE_MHZ / MEMORY_MHZ), same),
        "nothing in L2": (same, _uncached), "all in L2": (same, _cached)}
    for count in throttles:
        found[f"{count} at once"] = (same, lambda w, count=count: replace(w, place=w.place._replace(resident=count)))
    return found


def _uncached(work: Work) -> Work:
    t = work.traffic
    served = {"L1": t.served["L1"], "L2": 0, "DRAM": t.served["L2"] + t.served["DRAM"]}
    return replace(work, traffic=replace(t, l2_hits=0, dram_reads=t.l2_loads, dram_slots=max(t.dram_slots, t.l2_slots),
                                         served=Counter(served)))


def _cached(work: Work) -> Work:
    t = work.traffic
    served = {"L1": t.served["L1"], "L2": t.served["L2"] + t.served["DRAM"], "DRAM": 0}
    return replace(work, traffic=replace(t, l2_hits=t.l2_loads, dram_reads=0, dram_writes=0, dram_slots=0, served=Counter(served)))


PADDING = 16
"""Floats behind each row that part its pitch from a power of two: a line of 64 bytes."""
THROTTLED, THROTTLES = ("gemm_tiled_2x2", 1024), (1, 2, 3, 4, 8)
"""The launch whose occupancy a document speaks of, and work-groups of four waves on a compute unit: 8 are all that Polaris holds."""
ITEMS = {1024: 4, 2048: 4, 2112: 4, 4096: 8, 5184: 6}
"""Outputs along each side of a work-item that clBLAS 2.9 chooses at a size: kernelSelectionDataFiji of AutoGemmParameters, and at 4096
GemmSpecialCases. For 1024 it may choose 3."""
BLOCKED = {"LOAD": 2, "PAD": 0}
"""gemm_blocked as near as its switches come to rocBLAS's winner: 128 x 128 x 8, 8 x 8 an item, loads of four, two buffers, no padding."""
WIDE, WIDTHS = {"TILE_M": 64, "TILE_K": 32, "ITEM_M": 4, "ITEM_N": 4, "BUFFERS": 1}, (32, 64, 128)
"""A kernel of 4 x 4 outputs per work-item whose tile of B is so many columns wide: the local memory of a work-group grows, and its items."""


def cases() -> list[Case]:
    """Every published figure that can be simulated, the other mapping of lanes and other pitches beside those that they may explain."""
    gme, rx590 = "rx590_gme", "rx590"
    cells = published_figures.cells().drop_duplicates(["kernel", "n", "card"])
    found = [square(each.kernel, each.n, each.card, throttles=THROTTLES if (each.kernel, each.n) == THROTTLED else ()) for each in cells.itertuples()]
    found += [square(*each) for each in (("gemm_naive_row0", 256, gme), ("gemm_naive_row0", 512, gme), ("gemm_naive_row0", 1024, gme),
                                         ("gemm_transposed_b_row0", 1024, gme))]
    found += [Case("gemm_blocked", Gemm(1024, 1024, 1024), gme, WIDE | {"TILE_N": width, "SUBGROUP_N": 8}) for width in WIDTHS]
    found += [replace(square(name, n, where), many_ways=True) for name, n, where in (
        ("gemm_naive", 1024, gme), ("gemm_transposed_b", 512, gme), ("gemm_transposed_b", 1024, gme), ("gemm_transposed_b", 2048, gme))]
    return found + [square(name, n, where, PADDING) for name, n, where in (
        ("gemm_naive", 1024, gme), ("gemm_naive_row0", 1024, gme), ("gemm_transposed_b", 1024, gme), ("gemm_tiled_2x2", 2048, gme), ("gemm_float4_vec", 2048, gme),
        ("gemm_gcn4_vec4", 1024, gme), ("gemm_tile20_vectorized", 1024, rx590), ("gemm_tile20_vectorized", 2048, rx590),
        ("gemm_tile20_vectorized", 4096, rx590))]


def nano_cases() -> list[Case]:
    """The kernels of clBLAS's shapes and gemm_blocked, which has rocBLAS's, for the problems that those libraries were timed at."""
    return [Case(published_figures.strided_items(ITEMS[figure["m"]]) if figure["library"].startswith("clBLAS") else "gemm_blocked",
                 published_figures.by_rows(figure), published_figures.NANO, None if figure["library"].startswith("clBLAS") else BLOCKED)
            for _, figure in published_figures.nano().iterrows()]
