"""Judge kernels by three limits of the error side by side: 0.01 and 0.001, as documents used them, and the bound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.proof import nearest_fitting

if TYPE_CHECKING:
    import pandas as pd

    from polaris_lab.lab import Lab

ABSOLUTE = (0.01, 0.001)
"""The absolute limits that the documents draw, whatever the size."""


def marks(max_abs_error: float, bound_fraction: float) -> str:
    """Return "+" or "-" for each limit: those of ABSOLUTE, and the derived bound, of which the error is a fraction."""
    passed = [*(max_abs_error < limit for limit in ABSOLUTE), bound_fraction <= 1]
    return " ".join("+" if each else "-" for each in passed)


def matrix(rows: pd.DataFrame, lab: Lab, odd: Gemm, seed: int = 0) -> pd.DataFrame:
    """Make the correctness matrix of the good GEMM kernels in `rows`, recorded samples of square products.

    A line is a kernel, a column a size, a cell the `marks` of the largest error over all devices and samples, "" where
    no sample was recorded. The last column is a product of the shape `odd`, or the nearest that a kernel takes,
    measured now on the device of `lab`.
    """
    good = {name: spec for name, spec in catalogue().items() if spec.signature == "gemm" and not spec.museum}
    kept = rows[rows["kernel"].isin(good)]
    worst = kept.groupby(["kernel", "m"])[["max_abs_error", "bound_fraction"]].max()
    cells = worst.apply(lambda line: marks(*line), axis=1).unstack("m").fillna("")
    cells.columns = cells.columns.astype(int).astype(str)
    order = [name for name in good if name in cells.index]
    return cells.loc[order].assign(odd=[_odd(lab, name, odd, seed) for name in order])


def _odd(lab: Lab, name: str, odd: Gemm, seed: int) -> str:
    shape = nearest_fitting(catalogue()[name], odd)
    row = lab.measure(name, shape.m, shape.n, shape.k, repeats=1, seed=seed).iloc[0]
    return marks(row["max_abs_error"], row["bound_fraction"])
