"""Read the published speeds of kernels that can be simulated, each with its kernel, size and card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from polaris_lab.base.paths import KERNELS, PUBLISHED
from polaris_lab.base.recordings import published, read_csv
from polaris_lab.model.kernel_catalogue import kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

DOCUMENTS = {"S0": "rx590_gme", "S1": "rx590_gme", "S2": "rx590_gme", "S3": "rx590"}
"""The card of each document. S0 says "AMD Polaris GPU" and S1 names none; both are taken to be the card of S2."""
NAMES = {"tile16_baseline": "gemm_tile16", "transpose_b": "gemm_transposed_b",
         "tile20_vectorized": "gemm_tile20_vectorized", "tile20_prefetch": "gemm_tile20_prefetch",
         "tile20_optimized": "gemm_tile20_optimized"}
"""The documents' names of kernels that have another name in the catalogue."""
STRIDED_ITEMS = "gemm_strided_items"
"""The name of the kernel of `strided_items`, which is not in the catalogue."""
FORMS = {("S0", "gemm_tiled_2x2", "buggy"): "gemm_tiled_2x2_oob",
         ("S2", "gemm_gcn4_vec4", "buggy"): "gemm_gcn4_vec4_old",
         ("S1", "gemm_naive", "after"): "gemm_transposed_b"}
"""Kernels whose form before or after a repair has a name of its own in the catalogue."""
SIZES = {"S2-M025": 1024, "S3-M060": 4096, "S3-M061": 4096}
"""Sizes of figures whose table does not hold them: stated in the text around it, or the largest of a stated range."""
VARIANTS = {"before", "after", "fixed", "buggy", "range_low", "range_high"}
"""Variants whose figures are measured times of the kernel alone; others are targets or hold the time of an engine."""
REPLACED = "CPU"
"""The word in the note of a figure that the CPU produced in place of the card."""
NANO = "r9_nano"
CLBLAS_GROUP_SIDE = 16
"""Work-items along each side of clBLAS's work-groups."""


def cells() -> pd.DataFrame:
    """List the documents' speeds, a row for each document, kernel and size.

    Columns: document, kernel, n, `gflops` (the median of its figures), `gflops_low`, `gflops_high`, the figures' `ids`,
    and `card`. Kernels that the catalogue does not have, and figures without a size, are left out.
    """
    table = published().reset_index()
    table = table[(table["metric"] == "gflops") & table["kernel"].notna() & table["variant"].isin(VARIANTS)]
    table = table[table["note"].str.startswith("[measured]") & ~table["note"].str.contains(REPLACED)]
    table = table.assign(document=table["id"].str[:2], n=table["m"].fillna(table["id"].map(SIZES))).dropna(subset="n")
    forms = zip(table["document"], table["kernel"], table["variant"], strict=True)
    table["kernel"] = [FORMS.get(form, NAMES.get(form[1], form[1])) for form in forms]
    found = table.groupby(["document", "kernel", "n"], sort=False).agg(
        gflops=("value", "median"), gflops_low=("value", "min"), gflops_high=("value", "max"),
        ids=("id", " ".join)).reset_index()
    return found.assign(card=found["document"].map(DOCUMENTS), n=found["n"].astype(int))


def nano() -> pd.DataFrame:
    """List speeds of two libraries on an R9 Nano, indexed by id.

    Columns: library, language, shape, m, n, k, gflops, source. The operands are stored by columns; see `by_rows`.
    """
    return read_csv(PUBLISHED / f"{NANO}.csv", ["id", "library", "m", "n", "k", "gflops", "source"]).set_index("id")


def strided_items(item: int, fence: bool = True) -> KernelSpec:
    """Make a kernel with the shape of clBLAS's, of `item` x `item` outputs per work-item and 16 x 16 work-items.

    An `item` of 4, 6 or 8 gives work-groups of 64 x 64, 96 x 96 or 128 x 128 outputs. `fence` adds clBLAS's fence of
    local memory after each step of k.
    """
    side = CLBLAS_GROUP_SIDE * item
    spec = kernel(KERNELS / "shapes" / f"{STRIDED_ITEMS}.cl", local=(CLBLAS_GROUP_SIDE,) * 2, block=(side, side),
                  defines={"ITEM": item, "FENCE": int(fence)})
    return replace(spec, name=STRIDED_ITEMS)


def by_rows(figure: pd.Series) -> Gemm:
    """Convert a figure's problem to row-major matrices: those are the transposes, so it is n x m x k."""
    return Gemm(int(figure["n"]), int(figure["m"]), int(figure["k"]))
