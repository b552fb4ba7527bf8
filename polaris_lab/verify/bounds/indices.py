"""A static check of a kernel's text: do the indices of its local arrays stay inside them?"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from polaris_lab.spec.kernel_catalogue import resolve
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm, Transpose
from polaris_lab.verify.bounds.accesses import Walk
from polaris_lab.verify.bounds.syntax import parse

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["kernel", "function", "array", "line", "subscript", "dimension", "low", "high", "size", "verdict"]
VERDICTS = ("inside", "outside", "unknown")
SIDE = 1024
"""Rows, columns and depth of the problem that the work-groups' sizes are taken from."""


def check_indices(kernel: str | KernelSpec, config: Mapping[str, int] | None = None) -> pd.DataFrame:
    """The range of each subscript of each access to a local array, and whether the array has so many elements.

    One row for each dimension of each access in the text, columns as COLUMNS: `dimension` counts from 0, `low` and `high` are the least
    and the greatest index of any work-item, missing where there is no bound, and `size` is that dimension's. A vector that is
    loaded or stored in one piece counts with its last element, and `subscript` then shows the whole access. The verdict is
    "inside", "outside", or "unknown" where a bound is missing. A range may be wider than what happens, where a loop or a
    condition depends on an argument, and so "outside" says where to look; "inside" is certain but for overflow.

    Raises ValueError for an unknown kernel or define, or a source that cannot be read.
    """
    import pandas as pd

    spec = resolve(kernel)
    problem = Gemm(SIDE, SIDE, SIDE) if spec.signature == "gemm" else Transpose(SIDE, SIDE)
    tree = parse(spec.source(), spec.config(config), spec.file.name)
    rows = []
    for each in dict.fromkeys(spec.bind(problem, config).passes):
        walk = Walk(tree, each.function, each.local_size)
        for (line, array, subscript, dimension), (low, high, size) in sorted(walk.found.items()):
            verdict = "inside" if low >= 0 and high < size else "outside" if math.isfinite(low) and math.isfinite(high) else "unknown"
            rows.append((spec.name, each.function, array, line, subscript, dimension, *(x if math.isfinite(x) else None for x in (low, high)),
                         size, verdict))
    return pd.DataFrame(rows, columns=COLUMNS).astype({"low": "Int64", "high": "Int64"})
