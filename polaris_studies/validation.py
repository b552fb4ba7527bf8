"""Simulate the launches whose speeds were published, as published and with one assumption changed at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.cluster import open_pool
from polaris_lab.base.recordings import setting
from polaris_lab.model.cards import Card, card, with_constants, with_ways
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_sim.timing import model
from polaris_sim.timing.cost_estimate import DEPTHS, cost
from polaris_sim.timing.model import Work
from polaris_studies import published_figures
from polaris_studies.memory_levels import LINE_FLOATS, square_problem
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd

STUDY = "validation"
VALIDATION_COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "lda", "ldb", "ldc", "trans",
                      "compiler", "assumption", "ms_low", "ms", "ms_high", "gflops_low", "gflops", "gflops_high",
                      "limit", "l2_mb", "dram_mb", "resident"]
"""A row for each launch and assumption. Times (ms) and speeds are (low, expected, high) and simulated; `l2_mb` and
`dram_mb` are megabytes through L2 and to the memory chips; `resident` work-groups run at once on a compute unit."""


# -- cases

THROTTLED, THROTTLES = ("gemm_tiled_2x2", 1024), (1, 2, 3, 4, 8)
"""The launch whose occupancy a document discusses, and the numbers of its work-groups (four waves each) that are
allowed on a compute unit; Polaris holds no more than 8."""
ITEMS = {1024: 4, 2048: 4, 2112: 4, 4096: 8, 5184: 6}
"""Outputs along each side of a work-item that clBLAS 2.9 chooses, by size: kernelSelectionDataFiji of
AutoGemmParameters, and at 4096 GemmSpecialCases. For 1024 it may choose 3."""
BLOCKED = {"LOAD": 2, "PAD": 0}
"""The configuration of gemm_blocked that is closest to rocBLAS's fastest kernel: tiles of 128 x 128 x 8, 8 x 8 outputs
per work-item, loads of four floats, two buffers, no padding."""
WIDE_TILE, WIDTHS = {"TILE_M": 64, "TILE_K": 32, "ITEM_M": 4, "ITEM_N": 4, "BUFFERS": 1}, (32, 64, 128)
"""A configuration of gemm_blocked with 4 x 4 outputs per work-item, and widths of its tile of B: the local memory and
the work-items of a work-group grow with the width."""


@dataclass(frozen=True)
class Case:
    """Describes one simulation: a kernel, a problem and a card.

    Each number in `throttles` is another assumption: no more than that many work-groups at once on a compute unit.
    `many_ways` simulates only an L1 of the same bytes with the most ways that a source gives. It takes an execution of
    its own, because it changes what the caches hold. `compiler` is the one of polaris_sim.code.toolchain that the code
    is by: the documents' kernels ran under Mesa's Clover, AMD's libraries under its own drivers. `flushed` simulates
    only the code of the clang driver, which flushes float32 denormals and so has a multiply-add; Clover's has not.
    """

    kernel: str | KernelSpec
    problem: Gemm
    card: str
    config: Mapping[str, int] | None = None
    throttles: tuple[int, ...] = ()
    many_ways: bool = False
    compiler: str = "clover"
    flushed: bool = False

    @property
    def where(self) -> Card:
        """Return the card that the case is simulated on."""
        where = card(self.card)
        return with_ways(where, where.constants["l1_ways"].high) if self.many_ways else where


def square_case(kernel: str, n: int, card_name: str, pad: int = 0, throttles: tuple[int, ...] = ()) -> Case:
    """Make the case n x n x n, with `pad` floats after each row and B stored in the kernel's layout."""
    return Case(kernel, square_problem(kernel, n, n, n + pad), card_name, throttles=throttles)


def cases() -> list[Case]:
    """List every published figure that can be simulated, and other launches that may explain some of them.

    Those are kernels with rows along dimension 0, wider tiles, an L1 of more ways, and padded rows.
    """
    gme, rx590 = "rx590_gme", "rx590"
    cells = published_figures.cells().drop_duplicates(["kernel", "n", "card"])
    listed = [square_case(kernel, n, where, throttles=THROTTLES if (kernel, n) == THROTTLED else ())
             for kernel, n, where in zip(cells["kernel"], cells["n"].tolist(), cells["card"], strict=True)]
    listed += [replace(each, throttles=(), compiler="clang", flushed=True) for each in listed]
    listed += [square_case(name, n, gme) for name, n in (
        ("gemm_naive_row0", 256), ("gemm_naive_row0", 512), ("gemm_naive_row0", 1024),
        ("gemm_transposed_b_row0", 1024))]
    listed += [Case("gemm_blocked", Gemm(1024, 1024, 1024), gme, WIDE_TILE | {"TILE_N": width, "SUBGROUP_N": 8})
              for width in WIDTHS]
    listed += [replace(square_case(name, n, gme), many_ways=True) for name, n in (
        ("gemm_naive", 1024), ("gemm_transposed_b", 512), ("gemm_transposed_b", 1024), ("gemm_transposed_b", 2048))]
    return listed + [square_case(name, n, where, LINE_FLOATS) for name, n, where in (
        ("gemm_naive", 1024, gme), ("gemm_naive_row0", 1024, gme), ("gemm_transposed_b", 1024, gme),
        ("gemm_tiled_2x2", 2048, gme), ("gemm_float4_vec", 2048, gme), ("gemm_gcn4_vec4", 1024, gme),
        ("gemm_tile20_vectorized", 1024, rx590), ("gemm_tile20_vectorized", 2048, rx590),
        ("gemm_tile20_vectorized", 4096, rx590))]


def nano_cases() -> list[Case]:
    """List the launches that stand for two libraries timed on an R9 Nano: clBLAS's shapes; gemm_blocked for rocBLAS."""
    found = []
    for _, figure in published_figures.nano().iterrows():
        kernel, config = "gemm_blocked", BLOCKED
        if figure["library"].startswith("clBLAS"):
            kernel, config = published_figures.strided_items(ITEMS[figure["m"]]), None
        found.append(Case(kernel, published_figures.by_rows(figure), published_figures.NANO, config, compiler="clang"))
    return found


# -- assumptions

IDLE_MHZ = 300
"""The lowest clock of core and memory that `rocm-smi` lists for a card of this kind
(github.com/ROCm/ROC-smi/issues/28)."""
MEMORY_MHZ = 2000
"""The highest clock of the memory: 8 Gb/s at four bits a clock."""
MANY_WAYS = "most L1 ways"
"""The assumption of a case with `many_ways`."""
FLUSHED = "denormals flushed"
"""The assumption of a case with `flushed`."""

Change = tuple[Callable[[Card], Card], Callable[[Work], Work]]
"""What an assumption changes: the constants of the card, and what a launch does."""


def assumptions(throttles: Iterable[int] = ()) -> dict[str, Change]:
    """Map each assumption's name to its change of the card's constants and of a launch's work.

    "all in L2" serves from L2 what came from the memory chips, "nothing in L2" the reverse. "N at once" allows N
    work-groups on a compute unit, for each N of `throttles`; what the caches hold stays that of the launch as it is.
    """
    same: Callable = lambda each: each
    slow_core = {"base_mhz": IDLE_MHZ, "boost_mhz": IDLE_MHZ}

    def slow_memory(where: Card) -> float:
        return where.memory_gb_per_s * IDLE_MHZ / MEMORY_MHZ

    changes: dict[str, Change] = {
        "as it is": (same, same),
        "no lockstep": (lambda c: with_constants(c, channel_lockstep=0), same),
        "all lockstep": (lambda c: with_constants(c, channel_lockstep=1), same),
        "core 300 MHz": (lambda c: with_constants(c, **slow_core), same),
        "memory 300 MHz": (lambda c: with_constants(c, memory_gb_per_s=slow_memory(c)), same),
        "both 300 MHz": (lambda c: with_constants(c, **slow_core, memory_gb_per_s=slow_memory(c)), same),
        "nothing in L2": (same, _uncached), "all in L2": (same, _cached)}
    for count in throttles:
        changes[f"{count} at once"] = (same, lambda w, count=count: replace(w, place=w.place._replace(resident=count)))
    return changes


def _uncached(work: Work) -> Work:
    """Change a launch so that the memory chips serve every load that comes to L2."""
    t = work.traffic
    served = {"L1": t.served["L1"], "L2": 0, "DRAM": t.served["L2"] + t.served["DRAM"]}
    return replace(work, traffic=replace(t, l2_hits=0, dram_reads=t.l2_loads, dram_slots=max(t.dram_slots, t.l2_slots),
                                         served=Counter(served)))


def _cached(work: Work) -> Work:
    """Change a launch so that L2 serves every load that comes to it, and nothing goes to the memory chips."""
    t = work.traffic
    served = {"L1": t.served["L1"], "L2": t.served["L2"] + t.served["DRAM"], "DRAM": 0}
    return replace(work, traffic=replace(t, l2_hits=t.l2_loads, dram_reads=0, dram_writes=0, dram_slots=0,
                                         served=Counter(served)))


# -- simulation

def simulate(cases: Iterable[Case], workers: int | None = 1) -> pd.DataFrame:
    """Execute each case once and compute its time under each of its assumptions; rows of VALIDATION_COLUMNS.

    One resident set of each launch is executed; a long K is extrapolated from two short ones (see cost_estimate.cost).
    `workers` processes share the cases, one for each core where it is None, or the workers of a cluster (see
    cluster.open_pool). Raises ValueError as cost_estimate.cost does.
    """
    import pandas as pd

    with open_pool(workers) as pool:
        return pd.DataFrame([row for rows in pool.map(_rows, cases) for row in rows], columns=VALIDATION_COLUMNS)


def _rows(case: Case) -> list[dict[str, object]]:
    """Simulate one case: a row for each of its assumptions."""
    spec, problem, where = resolve(case.kernel), case.problem, case.where
    works = cost(spec, problem=problem, card=where, config=case.config, resident_sets=1, depths=DEPTHS,
                 compiler=case.compiler).works
    mb = {level: sum(amount for work in works for name, amount in work.traffic.bytes().items()
                     if name.startswith(level)) / 1e6 for level in ("L2", "DRAM")}
    config = case.config or {}
    if not config and spec.name == published_figures.STRIDED_ITEMS:
        config = {key: values[0] for key, values in spec.defines.items()}  # they tell its shapes apart
    rows = []
    only = MANY_WAYS if case.many_ways else FLUSHED if case.flushed else None
    changes = {only: assumptions()["as it is"]} if only else assumptions(case.throttles)
    for name, (of_card, of_work) in changes.items():
        estimate = model.estimate([of_work(work) for work in works], of_card(where), problem.flops)
        rows.append({"run_id": "", "study": STUDY, "device": f"{case.card}-simulated", "kernel": spec.name,
                     "config": setting(config), "m": problem.m, "n": problem.n, "k": problem.k,
                     "lda": problem.lda, "ldb": problem.ldb, "ldc": problem.ldc,
                     "trans": problem.trans, "compiler": case.compiler, "assumption": name,
                     **dict(zip(("ms_low", "ms", "ms_high"), estimate.time_ms, strict=True)),
                     **dict(zip(("gflops_low", "gflops", "gflops_high"), estimate.gflops, strict=True)),
                     "limit": estimate.limit, "l2_mb": mb["L2"], "dram_mb": mb["DRAM"],
                     "resident": works[-1].place.resident})
    return rows


def save_rows(rows: pd.DataFrame, *, record: bool) -> list[Path]:
    """Write the rows of `simulate`, a file for each card, below data/measured when `record`; returns the paths."""
    specs = [published_figures.strided_items(6) if name == published_figures.STRIDED_ITEMS else resolve(name)
             for name in rows["kernel"].unique()]
    return [save_study(part, STUDY, {"name": device, "simulated": True}, specs, {"resident_sets": 1, "depths": DEPTHS},
                       record=record) for device, part in rows.groupby("device", sort=False)]
