"""Simulate the bytes that kernels move through each memory level, over sizes and row pitches, for notebooks 23 and 24.

Writes data/measured/CARD-simulated/caches from the catalogue's kernels:
`python -m polaris_studies.record_caches --record`, a quarter of an hour of one core.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.model.cards import DEFAULT, Card, with_ways
from polaris_lab.model.cards import card as card_of
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Gemm
from polaris_studies.memory_levels import PITCHED, PITCHES, STUDY, K, simulate_points, square_problem
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd


CURVE = {"gemm_naive": (256, 512, 768, 1024, 1536, 2048, 4096),
         "gemm_naive_row0": (256, 512, 768, 1024, 1536, 2048, 4096),
         "gemm_transposed_b": (512, 1024, 2048, 4096), "gemm_tiled": (256, 512, 640, 704, 768, 1024, 2048, 4096),
         "gemm_tile20_vectorized": (256, 512, 640, 704, 768, 1024, 1536, 2048, 4096),
         "gemm_tile20_prefetch": (512, 1024, 2048), "gemm_tile20_optimized": (512, 1024, 2048),
         "gemm_tile16": (2048, 4096), "gemm_tiled_2x2": (256, 512, 1024, 2048),
         "gemm_float4_vec": (256, 512, 1024, 2048), "gemm_gcn4_ultra": (2048,),
         "gemm_gcn4_vec4": (256, 512, 1024, 2048), "gemm_register_tiled": (1024,), "gemm_float4_clover": (1024,),
         "gemm_float4_small": (256,)}
"""Kernels and the square sizes of their curves: five kernels at all sizes, the others where a speed was published."""
OTHER_WAYS = 16
"""Ways of an L1 of the same bytes, as in gem5's GPU_VIPER: data/cards.toml gives a range of 4 to 16."""


def curve() -> list[tuple[str, Gemm]]:
    """List the kernels of CURVE with their problems, with tight rows.

    Beyond n = 1024, k is 2^20 / n, so that A and B have 4 MB each, twice the size of L2.
    """
    return [(name, square_problem(name, n, depth(n))) for name, sizes in CURVE.items() for n in sizes]


def pitch(kernels: Iterable[str] = PITCHED, sizes: Iterable[int] = tuple(PITCHES)) -> list[tuple[str, Gemm]]:
    """List the kernels with problems of several row pitches at each size, all with the same k."""
    return [(name, square_problem(name, n, K, ld)) for name in kernels for n in sizes for ld in PITCHES[n]]


def depth(n: int) -> int:
    """Choose the k that is simulated for n x n x n: n up to 1024, beyond it 2^20 / n rounded up to a multiple of 16."""
    return min(n, -(-2**20 // n // 16) * 16)


def study(card: str | Card = DEFAULT) -> pd.DataFrame:
    """Simulate all points of `curve` and `pitch`, and three kernels at 2048 with an L1 of OTHER_WAYS ways.

    Takes a quarter of an hour on one core.
    """
    import pandas as pd

    sure = list(dict.fromkeys([*curve(), *pitch()]))  # at 4096 both have the points with tight rows
    other = pitch(("gemm_naive", "gemm_naive_row0", "gemm_tile20_vectorized"), (2048,))
    return pd.concat([simulate_points(sure, card), simulate_points(other, with_ways(card, OTHER_WAYS))],
                     ignore_index=True)


def save_rows(rows: pd.DataFrame, card: str | Card = DEFAULT, *, record: bool) -> Path:
    """Write the rows of `study()` and their manifest, below data/measured when `record`; returns the CSV's path."""
    card = card_of(card)
    facts = {"name": card.title, "simulated": True,
             "constants": {name: each.value for name, each in card.constants.items()}}
    return save_study(rows, STUDY, facts, map(resolve, rows["kernel"].unique()),
                      {"resident_sets": 1, "other_ways": OTHER_WAYS}, record=record)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_caches", __doc__)
    parser.add_argument("--card", default=DEFAULT, help="the simulated card (default: %(default)s)")
    return run_recorder(parser, argv, lambda given: save_rows(study(given.card), given.card, record=given.record))


if __name__ == "__main__":
    sys.exit(main())
