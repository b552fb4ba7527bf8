"""The correctness matrix: three limits a cell, the worst sample counts, and an odd shape next to the recorded sizes."""

from __future__ import annotations

import pandas as pd
import pytest

from polaris_lab.lab import Lab
from polaris_lab.model.problem import Gemm
from polaris_studies.error_limits import marks, matrix


@pytest.mark.parametrize(("error", "fraction", "text"), [
    (1e-4, 0.1, "+ + +"), (2e-3, 0.1, "+ - +"), (2e-2, 0.1, "- - +"), (1e-4, 1.5, "+ + -"),
    (float("nan"), float("nan"), "- - -")])
def test_each_limit_is_judged_by_itself(error: float, fraction: float, text: str) -> None:
    assert marks(error, fraction) == text


def test_the_worst_sample_of_all_devices_counts(lab: Lab) -> None:
    rows = pd.DataFrame({"kernel": ["gemm_tiled"] * 3 + ["gemm_tiled_2x2_oob", "cublas"], "m": [64, 64, 128, 64, 64],
                         "max_abs_error": [1e-5, 5e-3, 1e-5, 99.0, 1e-5], "bound_fraction": 0.5})
    found = matrix(rows, lab, Gemm(33, 35, 37))
    assert found.index.tolist() == ["gemm_tiled"] and found.columns.tolist() == ["64", "128", "odd"]
    assert found.loc["gemm_tiled"].tolist() == ["+ - +", "+ + +", "+ + +"]
