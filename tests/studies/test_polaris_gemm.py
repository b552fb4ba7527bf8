"""The search of gemm_polaris: what it tries, what it refuses, what is recorded of it, and that its code is right."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import recordings
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Gemm
from polaris_sim.code import toolchain
from polaris_sim.simulator import simulate
from polaris_studies import polaris_gemm, record_polaris_gemm


def test_candidates_are_allowed_and_no_shape_comes_twice() -> None:
    found = list(record_polaris_gemm.candidates())
    shapes = {tuple(each[name] for name in record_polaris_gemm.SPACE) for each in found}
    assert len(shapes) == len(found) >= 8
    assert all(resolve("gemm_polaris").config(each) == each and each["ITEM_M"] * each["ITEM_N"] >= 32 for each in found)


def test_too_many_registers_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_polaris_gemm, "MOST_REGISTERS", 20)
    assert record_polaris_gemm.simulate_row({}, "search", Gemm(128, 64, 64), "clang") is None


def test_rows_without_a_final_stage_are_refused() -> None:
    with refuses("rows"):
        polaris_gemm.winner(pd.DataFrame({"stage": ["search"]}))


def test_what_is_recorded_of_the_winner() -> None:
    rows = polaris_gemm.winner(recordings.recorded(polaris_gemm.STUDY, polaris_gemm.COLUMNS))
    assert len(rows) == 6 and set(rows["lda"]) == {4096, 4112} and rows["vgprs"].max() <= 120
    assert set(zip(rows["compiler"], rows["mac"], strict=True)) == {("clover-daz", 0), ("clover", 0), ("clover", 3)}


@pytest.mark.parametrize("mac", [0, 3])
def test_the_machine_code_multiplies(mac: int) -> None:
    """As Clover compiles without its flag: by two instructions, or by the one that the source names."""
    toolchain.find("clover")
    found = simulate("gemm_polaris", problem=Gemm(131, 67, 37), config={"MAC": mac}, compiler="clover", seed=3)
    rng = np.random.default_rng(3)
    a, b = rng.standard_normal((131, 37), dtype=np.float32), rng.standard_normal((37, 67), dtype=np.float32)
    assert found.faults.empty and np.allclose(found.output, a @ b, atol=1e-4)
