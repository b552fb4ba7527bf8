"""The launches behind published figures, and those beside them that differ in what may explain the figures."""

from __future__ import annotations

from dataclasses import replace

from polaris_lab.gcn3 import anchors
from polaris_lab.gcn3.validation import Case, square
from polaris_lab.problem import Gemm

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
    cells = anchors.cells().drop_duplicates(["kernel", "n", "card"])
    found = [square(each.kernel, each.n, each.card, throttles=THROTTLES if (each.kernel, each.n) == THROTTLED else ()) for each in cells.itertuples()]
    found += [square(*each) for each in (("gemm_naive_row0", 256, gme), ("gemm_naive_row0", 512, gme), ("gemm_naive_row0", 1024, gme),
                                         ("gemm_transposed_b_row0", 1024, gme))]
    found += [Case("gemm_blocked", Gemm(1024, 1024, 1024), gme, WIDE | {"TILE_N": width, "LANES": 8}) for width in WIDTHS]
    found += [replace(square(name, n, where), many_ways=True) for name, n, where in (
        ("gemm_naive", 1024, gme), ("gemm_transposed_b", 512, gme), ("gemm_transposed_b", 1024, gme), ("gemm_transposed_b", 2048, gme))]
    return found + [square(name, n, where, PADDING) for name, n, where in (
        ("gemm_naive", 1024, gme), ("gemm_naive_row0", 1024, gme), ("gemm_transposed_b", 1024, gme), ("gemm_tiled_2x2", 2048, gme), ("gemm_float4_vec", 2048, gme),
        ("gemm_gcn4_vec4", 1024, gme), ("gemm_tile20_vectorized", 1024, rx590), ("gemm_tile20_vectorized", 2048, rx590),
        ("gemm_tile20_vectorized", 4096, rx590))]


def nano_cases() -> list[Case]:
    """The kernels of clBLAS's shapes and gemm_blocked, which has rocBLAS's, for the problems that those libraries were timed at."""
    return [Case(anchors.strided_items(ITEMS[figure["m"]]) if figure["library"].startswith("clBLAS") else "gemm_blocked",
                 anchors.by_rows(figure), anchors.NANO, None if figure["library"].startswith("clBLAS") else BLOCKED)
            for _, figure in anchors.nano().iterrows()]
