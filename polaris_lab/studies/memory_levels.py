"""What kernels move through each level of a simulated card's memory, over sizes and row pitches: the recorded study "caches"."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import manifest, now, save, setting
from polaris_lab.gcn3.code.cards import DEFAULT, Card, with_ways
from polaris_lab.gcn3.code.cards import card as card_of
from polaris_lab.gcn3.timing.cost_estimate import cost
from polaris_lab.spec.kernel_catalogue import KernelSpec, catalogue, resolve
from polaris_lab.spec.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

STUDY = "caches"
COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "lda", "ldb", "ldc", "trans", "l1_ways", "groups", "sampled",
           "l1", "l2_read", "l2_write", "dram_read", "dram_write", "l1_hits", "l2_hits", "l2_skew", "dram_skew",
           "gflops_low", "gflops", "gflops_high", "gflops_apart", "gflops_in_step", "limit"]
"""Simulated figures of one launch. `l1` to `dram_write` are bytes; `l1_hits` and `l2_hits` the shares of the lines looked up
there for loads that are found. `l2_skew` and `dram_skew` are the requests that all channels could have served while the busiest
serves its own, over those that there are: 1 where they share evenly, 8 where all meet in one of 8, as far as waves keep step. `gflops` has the
range of all constants; `gflops_apart` and `gflops_in_step` are the expected ones with `channel_lockstep` at 0 and at 1. `sampled` of
the `groups` work-groups were executed, the first half of them to warm the caches unless they are all.
"""
CURVE = {"gemm_naive": (256, 512, 768, 1024, 1536, 2048, 4096), "gemm_naive_row0": (256, 512, 768, 1024, 1536, 2048, 4096),
         "gemm_transposed_b": (512, 1024, 2048, 4096), "gemm_tiled": (256, 512, 640, 704, 768, 1024, 2048, 4096),
         "gemm_tile20_vectorized": (256, 512, 640, 704, 768, 1024, 1536, 2048, 4096), "gemm_tile20_prefetch": (512, 1024, 2048),
         "gemm_tile20_optimized": (512, 1024, 2048), "gemm_tile16": (2048, 4096), "gemm_tiled_2x2": (256, 512, 1024, 2048),
         "gemm_float4_vec": (256, 512, 1024, 2048), "gemm_gcn4_ultra": (2048,), "gemm_gcn4_vec4": (256, 512, 1024, 2048), "gemm_register_tiled": (1024,),
         "gemm_float4_clover": (1024,), "gemm_float4_small": (256,)}
"""Kernels and the square sizes of their curves: five kernels over all sizes, and the others where a speed was published."""
PITCHES = {2048: (2048, 2064, 2112), 2040: (2040, 2048), 4096: (4096, 4112, 4160)}
"""Square sizes, and the leading dimensions that all three matrices have there, in elements."""
PITCHED = ("gemm_naive", "gemm_naive_row0", "gemm_tiled", "gemm_tiled_2x2", "gemm_tile16", "gemm_tile20_vectorized", "gemm_float4_vec",
           "gemm_blocked")
K = 256
"""The k of the problems of `pitch`, which are compared with each other only."""
OTHER_WAYS = 16
"""Lines of a set of the same L1, as gem5's GPU_VIPER has them: data/cards.toml gives 4 to 16 ways."""


def curve() -> list[tuple[str, Gemm]]:
    """The kernels over size, with tight rows. Beyond n = 1024 k is 2^20 / n, so that A and B have 4 MB each, twice the L2."""
    return [(name, square(name, n, depth(n))) for name, sizes in CURVE.items() for n in sizes]


def pitch(kernels: Iterable[str] = PITCHED, sizes: Iterable[int] = tuple(PITCHES)) -> list[tuple[str, Gemm]]:
    """The kernels at sizes with several pitches, all with the same k."""
    return [(name, square(name, n, K, ld)) for name in kernels for n in sizes for ld in PITCHES[n]]


def depth(n: int) -> int:
    """The k that is simulated for a product of n x n x n: all of it up to 1024, then less, in whole sixteens."""
    return min(n, -(-2**20 // n // 16) * 16)


def square(kernel: str | KernelSpec, n: int, k: int, ld: int | None = None) -> Gemm:
    """n x n x k with B as `kernel` wants it, so that nothing is turned first; `ld` is the leading dimension of all three."""
    trans_b = resolve(kernel).b_layout == "t"
    ldb = max(n, k) if trans_b else n
    return Gemm(n, n, k, trans_b=trans_b, lda=ld or max(n, k), ldb=ld or ldb, ldc=ld or n)


def table(points: Iterable[tuple[str | KernelSpec, Gemm]], card: str | Card = DEFAULT, generations: int | None = 1) -> pd.DataFrame:
    """A row for each kernel and problem, as COLUMNS. Raises ValueError as `cost_estimate.cost` does."""
    import pandas as pd

    return pd.DataFrame([_row(resolve(kernel), each, card_of(card), generations) for kernel, each in points], columns=COLUMNS)


def study(card: str | Card = DEFAULT) -> pd.DataFrame:
    """All of `curve` and `pitch`, and the two naive kernels and tile20 at 2048 with the other L1: a quarter of an hour on one core."""
    import pandas as pd

    sure = list(dict.fromkeys([*curve(), *pitch()]))  # at 4096 both have the tight rows
    other = pitch(("gemm_naive", "gemm_naive_row0", "gemm_tile20_vectorized"), (2048,))
    return pd.concat([table(sure, card), table(other, with_ways(card, OTHER_WAYS))], ignore_index=True)


def keep(rows: pd.DataFrame, card: str | Card = DEFAULT, *, record: bool) -> Path:
    """Write `study()` and its manifest, below data/measured when `record`; returns the CSV's path."""
    card = card_of(card)
    facts = {"name": card.title, "simulated": True, "constants": {name: each.value for name, each in card.constants.items()}}
    sources = {name: {"source_sha256": catalogue()[name].source_hash()} for name in rows["kernel"].unique()}
    return save(rows, STUDY, manifest(facts, sources, {"generations": 1, "other_ways": OTHER_WAYS}, 0, now()), record=record)


def whole(rows: pd.DataFrame) -> pd.DataFrame:
    """What rows of square m x n x k say of m x n x n: bytes that are read, times n / k; columns `m`, `l1`, `l2` and `dram`, in bytes.

    Reads grow with k as long as a generation of work-groups moves more than L2 holds; what is written does not.
    """
    steps = rows["n"] / rows["k"]
    return rows[["kernel", "n", "lda"]].assign(l1=rows["l1"] * steps, l2=rows["l2_read"] * steps + rows["l2_write"],
                                               dram=rows["dram_read"] * steps + rows["dram_write"])


def _row(spec: KernelSpec, problem: Gemm, card: Card, generations: int | None) -> dict[str, object]:
    found = cost(spec, problem=problem, card=card, generations=generations)
    if len(found.works) != 1:
        raise ValueError(f"{spec.name} takes {len(found.works)} launches for this problem; this study wants one")
    traffic, moved = found.works[0].traffic, found.traffic
    apart, in_step = found.gflops_by_step
    low, expected, high = found.gflops
    return {"run_id": "", "study": STUDY, "device": f"{card.name}-simulated", "kernel": spec.name,
            "config": setting(spec.config()),
            **{name: getattr(problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc", "trans")},
            "l1_ways": int(card.l1_ways), "groups": found.sampled[1], "sampled": found.sampled[0], "l1": moved["L1"],
            **{f"{level}_{way}": moved[f"{level.upper()} {way}"] for level in ("l2", "dram") for way in ("read", "write")},
            "l1_hits": traffic.l1_hits / (traffic.lines or 1), "l2_hits": traffic.l2_hits / (traffic.l2_loads or 1),
            "l2_skew": traffic.l2_slots / (traffic.l2_lines or 1), "dram_skew": traffic.dram_slots / (traffic.dram_lines or 1),
            "gflops_low": low, "gflops": expected, "gflops_high": high, "gflops_apart": apart, "gflops_in_step": in_step,
            "limit": found.limit}
