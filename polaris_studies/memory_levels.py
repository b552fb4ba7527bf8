"""Simulate the bytes that kernels move through each memory level; `record_caches` makes the study "caches"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import setting
from polaris_lab.model.cards import DEFAULT, Card
from polaris_lab.model.cards import card as card_of
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_sim.timing.caches import LINE_BYTES
from polaris_sim.timing.cost_estimate import cost

if TYPE_CHECKING:
    import pandas as pd

STUDY = "caches"
LEVEL_COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "lda", "ldb", "ldc", "trans",
                 "l1_ways", "groups", "sampled", "l1", "l2_read", "l2_write", "dram_read", "dram_write", "l1_hits",
                 "l2_hits", "l2_skew", "dram_skew", "gflops_low", "gflops", "gflops_high", "gflops_apart",
                 "gflops_in_step", "limit"]
"""Simulated figures of one launch.

`l1` to `dram_write` are bytes; `l1_hits` and `l2_hits` the hit rates of loads, by lines. `l2_skew` and `dram_skew` are
the requests that all channels could have served while the busiest one serves its own, divided by the requests: 1 if the
channels share them evenly, 8 if all requests go to one of 8 channels; they take effect as far as waves keep step.
`gflops_low` to `gflops_high` is the range of all constants; `gflops_apart` and `gflops_in_step` are the expected speeds
with `channel_lockstep` at 0 and at 1. `sampled` of the `groups` work-groups were executed: all of them, or two resident
sets, of which the first only warms the caches.
"""
LINE_FLOATS = LINE_BYTES // 4
"""Floats of a cache line: as padding of each row, it keeps the row pitch from being a power of two."""
PITCHES = {2048: (2048, 2064, 2112), 2040: (2040, 2048), 4096: (4096, 4112, 4160)}
"""Square sizes, and the leading dimensions of all three matrices at each, in elements."""
PITCHED = ("gemm_naive", "gemm_naive_row0", "gemm_tiled", "gemm_tiled_2x2", "gemm_tile16", "gemm_tile20_vectorized",
           "gemm_float4_vec", "gemm_blocked")
"""The kernels that are simulated with several pitches."""
K = 256
"""The k of the problems with several pitches: those are compared only with each other."""


def square_problem(kernel: str | KernelSpec, n: int, k: int, ld: int | None = None) -> Gemm:
    """Make the problem n x n x k, with B stored in the layout of `kernel`, so that nothing has to be transposed.

    `ld` is the leading dimension of A, B and C; None gives tight rows.
    """
    trans_b = resolve(kernel).b_layout == "t"
    ldb = max(n, k) if trans_b else n
    return Gemm(n, n, k, trans_b=trans_b, lda=ld or max(n, k), ldb=ld or ldb, ldc=ld or n)


def simulate_points(points: Iterable[tuple[str | KernelSpec, Gemm]], card: str | Card = DEFAULT) -> pd.DataFrame:
    """Simulate each kernel on its problem, by one resident set; a row of LEVEL_COLUMNS each.

    Raises ValueError as `cost_estimate.cost` does, and for a kernel that takes more than one launch.
    """
    import pandas as pd

    return pd.DataFrame([_row(resolve(kernel), each, card_of(card)) for kernel, each in points], columns=LEVEL_COLUMNS)


def extrapolate_in_k(rows: pd.DataFrame) -> pd.DataFrame:
    """Extrapolate the bytes of n x n x k to n x n x n: reads grow by n / k, writes stay.

    `rows` are of `simulate_points`. Returns the columns kernel, n, lda, and `l1`, `l2` and `dram` in bytes. Reads are
    proportional to k as long as a resident set of work-groups moves more bytes than L2 holds.
    """
    factor = rows["n"] / rows["k"]
    return rows[["kernel", "n", "lda"]].assign(l1=rows["l1"] * factor, l2=rows["l2_read"] * factor + rows["l2_write"],
                                               dram=rows["dram_read"] * factor + rows["dram_write"])


def _row(spec: KernelSpec, problem: Gemm, card: Card) -> dict[str, object]:
    """Simulate one kernel on one problem; a row of LEVEL_COLUMNS."""
    run = cost(spec, problem=problem, card=card, resident_sets=1, compiler="clang")
    if len(run.works) != 1:
        raise BadValue("kernel",
                       f"{spec.name} takes {len(run.works)} launches for this problem; this study wants one")
    traffic, moved = run.works[0].traffic, run.traffic
    apart, in_step = run.gflops_by_step
    low, expected, high = run.gflops
    return {"run_id": "", "study": STUDY, "device": f"{card.name}-simulated", "kernel": spec.name,
            "config": setting(spec.config()),
            **{name: getattr(problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc", "trans")},
            "l1_ways": int(card.l1_ways), "groups": run.sampled[1], "sampled": run.sampled[0], "l1": moved["L1"],
            **{f"{level}_{way}": moved[f"{level.upper()} {way}"]
               for level in ("l2", "dram") for way in ("read", "write")},
            "l1_hits": traffic.l1_hits / (traffic.lines or 1), "l2_hits": traffic.l2_hits / (traffic.l2_loads or 1),
            "l2_skew": traffic.l2_slots / (traffic.l2_lines or 1),
            "dram_skew": traffic.dram_slots / (traffic.dram_lines or 1), "gflops_low": low, "gflops": expected,
            "gflops_high": high, "gflops_apart": apart, "gflops_in_step": in_step, "limit": run.limit}
