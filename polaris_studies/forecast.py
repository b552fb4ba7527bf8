"""Correct a simulated speed by the error that the model makes on OpenCL C that was measured, and say how sure that is.

The set was chosen before any kernel was tuned with it. It is every speed of a matrix product in OpenCL C that was
published for a card with these instructions and not limited by power state: clBLAS 2.9.0 on an R9 Nano, at five sizes
(the figures of published_figures.nano whose language is LANGUAGE). AMD's own compiler made that code, with a
multiply-add of one instruction, so the simulated side is compiled as the clang driver does. Assembly is left out, since
a compiler does not order instructions as its author did. The documents on Polaris are left out, since their cards
ran several times slower than any model of the code can explain.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from polaris_lab.base.statistics import CONFIDENCE, students_t
from polaris_studies import explanations, published_figures
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd

STUDY, LANGUAGE, LARGE_SIZE = "forecast", "OpenCL C", 4096
"""The study, the language of the figures in the set, and the least size of those that are also given by themselves."""
COLUMNS = ["run_id", "study", "device", "part", "left_out", "n", "ratio", "spread", "low", "high", "left_out_error"]
"""A row for each correction, see `corrections`; `left_out` is the id of the figure that it does without, or empty."""


class Correction(NamedTuple):
    """What a simulated speed is multiplied by.

    `ratio` is the geometric mean of measured over simulated speed, of `n` kernels. `spread` is the standard deviation
    of the ratios' natural logarithms. Between `low` and `high` the ratio of one more such kernel is expected to lie, in
    95 cases of 100 (CONFIDENCE).
    """

    n: int
    ratio: float
    spread: float
    low: float
    high: float


def figures(rows: pd.DataFrame) -> pd.DataFrame:
    """Select the set, indexed by id: `explanations.compare_nano` of rows of the study "validation", in LANGUAGE."""
    found = explanations.compare_nano(rows).set_index("id")
    return found[found["language"] == LANGUAGE]


def correction(ratios: Any) -> Correction:
    """Compute the correction from ratios of measured to simulated speed, one for each kernel and size.

    The interval is the prediction interval of Student's t for one more observation, on logarithms:
    mean +- t(n - 1) * s * sqrt(1 + 1 / n). Raises ValueError for fewer than two ratios, or one that is not above 0.
    """
    ratios = np.asarray(ratios, float)
    if len(ratios) < 2 or not (ratios > 0).all():
        raise ValueError(f"ratios are {ratios.tolist()}; a correction takes two or more, all above 0")
    logs = np.log(ratios)
    n, mean, spread = len(logs), logs.mean(), logs.std(ddof=1)
    half = students_t(n - 1) * spread * np.sqrt(1 + 1 / n)
    return Correction(n, *(float(each) for each in (np.exp(mean), spread, np.exp(mean - half), np.exp(mean + half))))


def corrections(rows: pd.DataFrame) -> pd.DataFrame:
    """List the correction by the whole set, by its large sizes (LARGE_SIZE and above), and without each figure in turn.

    Rows of COLUMNS. `left_out_error` is by how much the forecast of the figure that is left out, corrected by the
    others, differs from what was measured, as a part of that.
    """
    import pandas as pd

    table = figures(rows)
    ratios = 1 / table["ratio"]
    device = f"{published_figures.NANO}-simulated"
    found = [("all", "", correction(ratios), np.nan),
             ("large", "", correction(ratios[table["k"] >= LARGE_SIZE]), np.nan)]
    for name in table.index:
        without = correction(ratios.drop(name))
        found.append(("all", name, without, without.ratio / ratios[name] - 1))
    return pd.DataFrame([("", STUDY, device, part, name, *each, error) for part, name, each, error in found],
                        columns=COLUMNS)


def by(table: pd.DataFrame, part: str = "all") -> Correction:
    """Read the correction of one part, "all" or "large", from a table of `corrections`.

    Raises ValueError for another part.
    """
    row = table[(table["part"] == part) & (table["left_out"].fillna("") == "")]
    if len(row) != 1:
        raise ValueError(f"part is {part!r}; the table has {', '.join(table['part'].unique())}")
    return Correction(*row.iloc[0][list(Correction._fields)])


def corrected(gflops: Any, by: Correction, peak: float | pd.Series) -> Any:
    """Correct simulated speeds in GFLOPS: a table of `forecast`, `low` and `high`, none above `peak`.

    `gflops` is a number, or a Series whose index the table takes. `peak` is what the card or the code cannot pass, for
    all or for each.
    """
    import pandas as pd

    speeds = gflops if isinstance(gflops, pd.Series) else pd.Series(np.atleast_1d(gflops))
    ends = {"forecast": by.ratio, "low": by.low, "high": by.high}
    return pd.DataFrame({name: np.minimum(speeds * factor, peak) for name, factor in ends.items()})


def save_rows(table: pd.DataFrame, *, record: bool) -> Path:
    """Write a table of `corrections` and its manifest, below data/measured when `record`; returns the CSV's path."""
    device = {"name": table["device"].iloc[0], "simulated": True}
    return save_study(table, STUDY, device, [], {"confidence": CONFIDENCE, "large": LARGE_SIZE}, record=record)
