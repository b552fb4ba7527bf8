"""Compute by how much the model errs on OpenCL C that was measured, for notebook 25.

Writes data/measured/r9_nano-simulated/forecast from the recorded study "validation":
`python -m polaris_studies.record_forecast --record`.

The set was chosen before any kernel was tuned with it. It is every speed of a matrix product in OpenCL C that was
published for a card with these instructions and not limited by power state: clBLAS 2.9.0 on an R9 Nano, at five sizes
(the figures of published_figures.nano whose language is LANGUAGE). AMD's own compiler made that code, with a
multiply-add of one instruction, so the simulated side is compiled as the clang driver does. Assembly is left out, since
a compiler does not order instructions as its author did. The documents on Polaris are left out, since their cards
ran several times slower than any model of the code can explain.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import recorded
from polaris_lab.base.statistics import CONFIDENCE, students_t
from polaris_studies import explanations, published_figures
from polaris_studies.forecast import COLUMNS, STUDY, Correction
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study
from polaris_studies.validation import VALIDATION_COLUMNS

if TYPE_CHECKING:
    import pandas as pd


LANGUAGE, LARGE = "OpenCL C", 4096
"""The language of the figures in the set, and the least size of those that are also given by themselves."""


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
        raise BadValue("ratios", f"ratios are {ratios.tolist()}; a correction takes two or more, all above 0")
    logs = np.log(ratios)
    n, mean, spread = len(logs), logs.mean(), logs.std(ddof=1)
    half = students_t(n - 1) * spread * np.sqrt(1 + 1 / n)
    return Correction(n, *(float(each) for each in (np.exp(mean), spread, np.exp(mean - half), np.exp(mean + half))))


def corrections(rows: pd.DataFrame) -> pd.DataFrame:
    """List the correction by the whole set, by its large sizes (LARGE and above), and without each figure in turn.

    Rows of COLUMNS. `left_out_error` is by how much the forecast of the figure that is left out, corrected by the
    others, differs from what was measured, as a part of that.
    """
    import pandas as pd

    table = figures(rows)
    ratios = 1 / table["ratio"]
    device = f"{published_figures.NANO}-simulated"
    found = [("all", "", correction(ratios), np.nan), ("large", "", correction(ratios[table["k"] >= LARGE]), np.nan)]
    for name in table.index:
        without = correction(ratios.drop(name))
        found.append(("all", name, without, without.ratio / ratios[name] - 1))
    return pd.DataFrame([("", STUDY, device, part, name, *each, error) for part, name, each, error in found],
                        columns=COLUMNS)


def save_rows(table: pd.DataFrame, *, record: bool) -> Path:
    """Write a table of `corrections` and its manifest, below data/measured when `record`; returns the CSV's path."""
    device = {"name": table["device"].iloc[0], "simulated": True}
    return save_study(table, STUDY, device, [], {"confidence": CONFIDENCE, "large": LARGE}, record=record)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_forecast", __doc__)
    return run_recorder(parser, argv, lambda given: save_rows(corrections(
        recorded("validation", VALIDATION_COLUMNS)), record=given.record))


if __name__ == "__main__":
    sys.exit(main())
