"""List what `kernel="auto"` would take over a grid of sizes, with the times that it expects."""

from __future__ import annotations

import itertools
import math
import string
from collections.abc import Sequence
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue
from polaris_lab.choose.portfolio import own_or_sibling
from polaris_lab.choose.selection import auto
from polaris_lab.device.device import Device, find
from polaris_lab.measure.protocol import setting_of
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

SIZES = (1, 8, 32, 128, 512, 1024, 2048, 4096)
"""The rows and columns of C in the grid, unless others are given."""
TRANS = ("nn", "nt", "tn", "tt")
COLUMNS = ["m", "n", "k", "trans", "kernel", "config", "expected_us", "why"]


def choices(device: str = "auto", sizes: Sequence[int] = SIZES, k: int = 1024, trans: str = "nn") -> pd.DataFrame:
    """List the choice for every m and n of `sizes`, with sums of `k` terms; the columns are COLUMNS.

    `expected_us` is the time in microseconds by which the portfolio chose: measured at this very problem, or estimated;
    nan where there is no portfolio. A configuration that was never tried on this device is built and
    checked first, as a call of lab.gemm would. Raises ValueError for a bad size or transposition, DeviceError for a
    device.
    """
    import pandas as pd

    if trans not in TRANS:
        raise BadValue("trans", f"trans is {trans!r}; it must be one of {', '.join(TRANS)}")
    if not sizes or min(*sizes, k, k) < 1:
        raise BadValue("sizes", f"sizes and k must be whole numbers above 0, not {list(sizes)} and {k}")
    found, rows = find(device), []
    for m, n in itertools.product(sizes, sizes):
        problem = Gemm(m, n, k, trans_a=trans[0] == "t", trans_b=trans[1] == "t")
        spec, why = auto(found, problem)
        config = {name: values[0] for name, values in spec.tunables.items()}
        rows.append([m, n, k, trans, spec.name, setting_of(spec, config),
                     _expected_us(found, problem, spec.name, config), why])
    return pd.DataFrame(rows, columns=COLUMNS)


def drawn_map(table: pd.DataFrame) -> str:
    """Draw a table of `choices` as a map of letters, a letter for each kernel: m goes down, n to the right."""
    letters = dict(zip(table["kernel"].unique(), itertools.cycle(string.ascii_uppercase), strict=False))
    grid = table.assign(letter=table["kernel"].map(letters)).pivot(index="m", columns="n", values="letter")
    width = max(len(str(size)) for size in (*grid.index, *grid.columns)) + 1
    lines = ["m \\ n".rjust(width + 3) + "".join(str(n).rjust(width) for n in grid.columns)]
    lines += [str(m).rjust(width + 3) + "".join(letter.rjust(width) for letter in row)
              for m, row in zip(grid.index, grid.to_numpy(), strict=True)]
    return "\n".join([*lines, *(f"  {letter}  {kernel}" for kernel, letter in letters.items())])


def _expected_us(device: Device, problem: Gemm, kernel: str, config: dict[str, int]) -> float:
    kept = own_or_sibling(device, problem.signature)
    return next((pick.us for pick in (kept.picks(device, problem) if kept else ())
                 if (pick.kernel, pick.config) == (kernel, config)), math.nan)
