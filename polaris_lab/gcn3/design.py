"""The way from a simple kernel to the one that a search found: each step simulated, and what row pitch and size do to its ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.ceilings import peak_gflops
from polaris_lab.gcn3 import cards
from polaris_lab.gcn3.cards import DEFAULT, Card
from polaris_lab.gcn3.search import KERNEL, Row, config_of, explore, ranked
from polaris_lab.gcn3.trials import RESOURCES, full, keep, lined, sensitivity, short, table
from polaris_lab.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

STUDY = "gemm_search"
SIZE = 4096
LINE = 16
"""Floats of a line of the caches."""
FIRST = {"TILE_M": 128, "TILE_N": 128, "TILE_K": 8, "ITEM_M": 8, "ITEM_N": 8, "BUFFERS": 1, "PANEL": 1, "PAD": 0, "UNROLL": 1, "ORDER": 0}
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
        raise ValueError(f"rows hold no configuration that was simulated in full at {SIZE}; design.study makes them for a card")
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
