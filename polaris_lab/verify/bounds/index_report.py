"""Check statically, from a kernel's text, whether the indices of its local arrays lie inside them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from polaris_lab.model.c_source import read
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import example
from polaris_lab.verify.bounds.analysis import IndexAnalysis

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["kernel", "function", "array", "line", "subscript", "dimension", "low", "high", "size", "verdict"]
PROBLEM_SIDE = 1024
"""Rows, columns and depth of the problem for which the kernel's work-group sizes are computed."""


def check_indices(kernel: str | KernelSpec, config: Mapping[str, int] | None = None) -> pd.DataFrame:
    """Compute the interval of each index into a local array, and compare it with the array's size.

    One row for each dimension of each access in the text, columns as COLUMNS: `dimension` counts from 0, `low` and
    `high` are the least and the greatest index of any work-item, missing where there is no bound, and `size` is that
    dimension's. A vector that is loaded or stored in one piece counts with its last element, and `subscript` then
    shows the whole access. The verdict is "inside", "outside", or "unknown" where a bound is missing. An interval may
    be wider than what happens, where a loop or a condition depends on an argument: "outside" says where to look.
    "inside" is certain unless an integer overflows.

    Raises ValueError for an unknown kernel or define, or a source that cannot be read.
    """
    import pandas as pd

    spec = resolve(kernel)
    problem = example(spec.signature, PROBLEM_SIDE)
    tree = read(spec.source(), spec.macros(config), spec.file.name, spec.file.parent).tree
    rows = []
    for each in dict.fromkeys(spec.bind(problem, config).passes):
        accesses = IndexAnalysis(tree, each.function, each.local_size).accesses
        for (line, array, subscript, dimension), (low, high, size) in sorted(accesses.items()):
            bounds = (bound if math.isfinite(bound) else None for bound in (low, high))
            rows.append((spec.name, each.function, array, line, subscript, dimension, *bounds, size,
                         _verdict(low, high, size)))
    return pd.DataFrame(rows, columns=COLUMNS).astype({"low": "Int64", "high": "Int64"})


def _verdict(low: float, high: float, size: int) -> str:
    if low >= 0 and high < size:
        return "inside"
    return "outside" if math.isfinite(low) and math.isfinite(high) else "unknown"
