"""Hold the published watts against the traffic of the kernels that they are said to follow from.

One report gives the power of three kernels at 1024 x 1024 x 1024, and the GFLOPS per watt of a fourth, whose power
follows by division. It explains 57.6 W against 67.1 W by less memory traffic. The bytes are simulated
(`data/measured/rx590_gme-simulated/validation`); bytes per second are those bytes over the published time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab.base.recordings import published, recorded
from polaris_studies.validation import STUDY, VALIDATION_COLUMNS

if TYPE_CHECKING:
    import pandas as pd

N = 1024
CARD = "rx590_gme-simulated"
FIGURES = {"gemm_naive": ("S0-M077", "S0-M078"), "gemm_tiled": ("S0-M080", "S0-M081"),
           "gemm_tiled_2x2": ("S0-M083", "S0-M084")}
"""Each kernel's figures of GFLOPS and of watts in the report's table of power, by id."""
BUGGY, BUGGY_SPEED, BUGGY_EFFICIENCY = "gemm_tiled_2x2_oob", "S0-M053", "S0-M097"
"""The kernel before its repair: its GFLOPS, from another table, and its GFLOPS per watt; no watts are given."""
NAIVE_FORMS = ("gemm_naive", "gemm_naive_row0")
"""The two ways to lay work-items over C. The report's source is not known, and the two move very different bytes."""


def table() -> pd.DataFrame:
    """List the four kernels, the naive one in both of NAIVE_FORMS, with their power and their simulated traffic.

    Columns: gflops, watts, gflops_per_w, ms and joules of a product; l2_mb and dram_mb, megabytes of one product;
    l2_gbs and dram_gbs, gigabytes a second at the published speed. Indexed by kernel. The watts of BUGGY are its GFLOPS
    over its GFLOPS per watt, all others' are published.
    """
    import pandas as pd

    value = published()["value"].astype(float)
    lines = {kernel: {"gflops": value[speed], "watts": value[power]} for kernel, (speed, power) in FIGURES.items()}
    lines[BUGGY] = {"gflops": value[BUGGY_SPEED], "watts": value[BUGGY_SPEED] / value[BUGGY_EFFICIENCY]}
    figures = pd.DataFrame.from_dict(lines, orient="index").rename_axis("kernel")
    figures["gflops_per_w"] = figures["gflops"] / figures["watts"]
    figures["ms"] = 2e-6 * N**3 / figures["gflops"]
    figures["joules"] = figures["watts"] * figures["ms"] / 1e3
    rows = recorded(STUDY, VALIDATION_COLUMNS)
    rows = rows[(rows["device"] == CARD) & (rows["assumption"] == "as it is") & (rows[["m", "lda"]] == N).all(axis=1)]
    moved = rows[rows["compiler"] == "clover"].drop_duplicates("kernel").set_index("kernel")[["l2_mb", "dram_mb"]]
    other = figures.loc[[NAIVE_FORMS[0]]].rename(dict([NAIVE_FORMS]))
    figures = pd.concat([figures, other]).join(moved, how="left")
    for level in ("l2", "dram"):
        figures[f"{level}_gbs"] = figures[f"{level}_mb"] / figures["ms"]
    return figures


def parts(figures: pd.DataFrame, kernel: str = "gemm_tiled_2x2", base: str = "gemm_tiled") -> dict[str, float]:
    """Split the gain in GFLOPS per watt of `kernel` over `base` into its two factors: speed and power."""
    a, b = figures.loc[kernel], figures.loc[base]
    return {"gain": a["gflops_per_w"] / b["gflops_per_w"], "by speed": a["gflops"] / b["gflops"],
            "by power": b["watts"] / a["watts"]}


def watts_at_full_rate(figures: pd.DataFrame, gbs: float, level: str = "dram", kernel: str = "gemm_tiled_2x2",
                       base: str = "gemm_tiled") -> float:
    """Return the watts that traffic at `gbs` GB/s would take if the bytes alone made the two kernels' watts differ.

    `level` is "dram" or "l2". The watts between the two are divided by the GB/s between them.
    """
    a, b = figures.loc[kernel], figures.loc[base]
    return (b["watts"] - a["watts"]) / (b[f"{level}_gbs"] - a[f"{level}_gbs"]) * gbs
