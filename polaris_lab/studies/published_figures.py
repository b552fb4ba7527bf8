"""What others measured of kernels that can be simulated: each published figure with the kernel, the size and the card it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab.base.paths import KERNELS, PUBLISHED
from polaris_lab.base.recordings import published, read_csv
from polaris_lab.spec.kernel_catalogue import kernel
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

DOCUMENTS = {"S0": "rx590_gme", "S1": "rx590_gme", "S2": "rx590_gme", "S3": "rx590"}
"""The card of each document. S0 says "AMD Polaris GPU" and S1 nothing: both are taken to be S2's."""
NAMES = {"tile16_baseline": "gemm_tile16", "transpose_b": "gemm_transposed_b", "tile20_vectorized": "gemm_tile20_vectorized",
         "tile20_prefetch": "gemm_tile20_prefetch", "tile20_optimized": "gemm_tile20_optimized"}
"""What the documents call kernels that have another name here."""
FORMS = {("S0", "gemm_tiled_2x2", "buggy"): "gemm_tiled_2x2_oob", ("S2", "gemm_gcn4_vec4", "buggy"): "gemm_gcn4_vec4_old",
         ("S1", "gemm_naive", "after"): "gemm_transposed_b"}
"""Kernels whose form before or after a repair has a name of its own here."""
SIZES = {"S2-M025": 1024, "S3-M060": 4096, "S3-M061": 4096}
"""Sizes that the documents give elsewhere: beside the figure, or as a range of which the largest is meant."""
VARIANTS = {"before", "after", "fixed", "buggy", "range_low", "range_high"}
"""Forms whose figures are of the kernel alone: no targets, and none with the time of an engine around it."""
REPLACED = "CPU"
"""In the note of a figure that a processor made in place of the card."""
NANO = "r9_nano"
GROUP = 16
"""Work-items along each side of clBLAS's work-groups."""


def cells() -> pd.DataFrame:
    """The documents' speeds, a row for each document, kernel and size: card, gflops (median), gflops_low and gflops_high of its
    figures, and their ids. Kernels that the catalogue does not have, and sizes not stated, are left out."""
    table = published().reset_index()
    table = table[(table["metric"] == "gflops") & table["kernel"].notna() & table["variant"].isin(VARIANTS)]
    table = table[table["note"].str.startswith("[measured]") & ~table["note"].str.contains(REPLACED)]
    table = table.assign(document=table["id"].str[:2], n=table["m"].fillna(table["id"].map(SIZES))).dropna(subset="n")
    table["kernel"] = [FORMS.get(key, NAMES.get(key[1], key[1])) for key in zip(table["document"], table["kernel"], table["variant"], strict=True)]
    found = table.groupby(["document", "kernel", "n"], sort=False).agg(
        gflops=("value", "median"), gflops_low=("value", "min"), gflops_high=("value", "max"), ids=("id", " ".join)).reset_index()
    return found.assign(card=found["document"].map(DOCUMENTS), n=found["n"].astype(int))


def nano() -> pd.DataFrame:
    """Speeds of two libraries on an R9 Nano, a row each: library, language, shape (operands by columns), m, n, k, gflops, source."""
    return read_csv(PUBLISHED / f"{NANO}.csv", ["id", "library", "m", "n", "k", "gflops", "source"]).set_index("id")


def strided_items(item: int, fence: bool = True) -> KernelSpec:
    """The shape of clBLAS's kernels of item x item outputs per work-item: 64 x 64 (4), 96 x 96 (6) or 128 x 128 (8) a work-group.

    `fence`: with clBLAS's fence of local memory after each step of k.
    """
    side = GROUP * item
    return kernel(KERNELS / "shapes" / "gemm_strided_items.cl", local=(GROUP, GROUP), block=(side, side),
                  defines={"ITEM": item, "FENCE": int(fence)})


def by_rows(figure: pd.Series) -> Gemm:
    """A problem of `nano` as matrices by rows, which are those by columns turned: n x m x k."""
    return Gemm(int(figure["n"]), int(figure["m"]), int(figure["k"]))
