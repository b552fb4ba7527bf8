"""Ceilings: positive, cached by device and driver, and asked again when a figure is doubted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.lab import Lab
from polaris_lab.measure import ceilings as module
from polaris_lab.measure.ceilings import COLUMNS, Ceilings, ceilings_of, gain, multiply_add_ceiling, points
from polaris_lab.model.problem import Gemm


@pytest.fixture
def counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A cache of its own, and rates that are 10, 20 and 30 in the first measurement, one more in each further one."""
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    taken: list[int] = []

    def rates(session: object) -> pd.DataFrame:
        taken.append(len(taken))
        best = {"copy_gbs": 10.0, "mad_gflops": 20.0, "local_gbs": 30.0}
        return pd.DataFrame([("card", "k", name, width, best[name] + taken[-1] - 16 + width)
                             for name in best for width in (1, 16)], columns=COLUMNS)

    monkeypatch.setattr(module, "rates", rates)
    return taken


def test_the_best_width_counts_and_is_remembered(lab: Lab, counted: list[int]) -> None:
    assert ceilings_of(lab.session) == ceilings_of(lab.session) == Ceilings(copy_gbs=10.0, mad_gflops=20.0,
                                                                            local_gbs=30.0)
    assert counted == [0]
    (key,) = json.loads((paths.CACHE / "ceilings.json").read_text())
    assert lab.device.driver in key and lab.device.name in key


def test_anew_measures_again_and_replaces_what_was_remembered(lab: Lab, counted: list[int]) -> None:
    ceilings_of(lab.session)
    assert ceilings_of(lab.session, remeasure=True) == ceilings_of(lab.session) == Ceilings(11.0, 21.0, 31.0)
    assert counted == [0, 1]


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '{"another device": 1}'])
def test_a_broken_cache_is_only_slower(lab: Lab, counted: list[int], text: str) -> None:
    (paths.CACHE / "ceilings.json").write_text(text)
    assert ceilings_of(lab.session) == ceilings_of(lab.session) == Ceilings(10.0, 20.0, 30.0)


def test_a_cache_that_cannot_be_written_is_only_slower(lab: Lab, counted: list[int], monkeypatch) -> None:
    (paths.CACHE / "in the way").write_text("")
    monkeypatch.setattr(paths, "CACHE", paths.CACHE / "in the way")
    assert ceilings_of(lab.session) == Ceilings(10.0, 20.0, 30.0)


def test_multiply_adds_alone_need_no_copies_and_are_remembered(lab: Lab, counted: list[int], monkeypatch) -> None:
    """The copies take ten seconds on a slow device, and a speed is held against multiply-adds alone."""
    asked = []
    monkeypatch.setattr(module, "mad_gflops", lambda session, real: asked.append(real) or 40.0 + len(asked))
    for name in ("multiply_add.json", "ceilings.json"):
        (paths.CACHE / name).write_text("{")  # a broken cache is only slower
    assert multiply_add_ceiling(lab.session) == multiply_add_ceiling(lab.session) == 43.0
    assert asked == ["float", "float4", "float16"] and not counted
    assert multiply_add_ceiling(lab.session, remeasure=True) == multiply_add_ceiling(lab.session) == 46.0


def test_multiply_adds_alone_take_what_all_ceilings_found(lab: Lab, counted: list[int], monkeypatch) -> None:
    monkeypatch.setattr(module, "mad_gflops", lambda session, real: pytest.fail("it was measured again"))
    ceilings_of(lab.session)
    assert multiply_add_ceiling(lab.session) == 20.0 and counted == [0]


def test_the_roofline_has_its_ridge_where_memory_and_arithmetic_meet() -> None:
    roof = Ceilings(copy_gbs=100.0, mad_gflops=400.0, local_gbs=1.0)
    assert [roof.attainable(intensity) for intensity in (0.0, 1.0, 4.0, 50.0)] == [0.0, 100.0, 400.0, 400.0]


def test_points_put_each_problem_under_each_roof() -> None:
    limits = pd.DataFrame({"copy_gbs": [12.0], "mad_gflops": [60.0], "local_gbs": [1.0]}, index=["card"])
    table = points(limits, [Gemm(6, 6, 6), Gemm(300, 300, 300)])
    assert table["label"].tolist() == ["6 x 6 x 6", "300 x 300 x 300"]
    assert table["flops_per_byte"].tolist() == pytest.approx([1.0, 50.0])
    assert table["gflops"].tolist() == pytest.approx([12.0, 60.0])


def test_gain_is_the_rate_of_wide_over_narrow() -> None:
    table = pd.DataFrame({"device": "card", "ceiling": ["copy_gbs", "copy_gbs", "mad_gflops"], "width": [1, 16, 16],
                          "rate": [5.0, 20.0, 1.0]})
    assert gain(table, "card", "copy_gbs") == 4.0


@pytest.mark.parametrize("rate", ["copy_gbs", "mad_gflops", "local_gbs"])
@pytest.mark.clock
def test_real_rates_are_positive_and_finite(lab: Lab, monkeypatch, rate: str) -> None:
    monkeypatch.setattr(module, "COPY_BYTES", 2**22)
    monkeypatch.setattr(module, "LONG_ENOUGH_MS", 0.5)
    assert 0.1 < getattr(module, rate)(lab.session, "float4") < 1e6


def test_peak_is_two_flops_a_lane_and_cycle() -> None:
    assert module.peak_gflops(36, 64, 1340) == pytest.approx(6174.72)
    assert module.peak_gflops(132, 128, 1980) == pytest.approx(66908.16)


def test_lanes_and_peaks_come_from_the_data_with_their_sources() -> None:
    assert module.lanes_of("nvidia-h200") == module.lanes_of("nvidia-h100-80gb-hbm3") == 128
    assert np.isnan(module.lanes_of("pocl-cpu")) and np.isnan(module.lanes_of("nvidia-h1000"))
    table = module.card_peaks(["rx590_gme", "r9_nano"])
    assert table.loc["rx590_gme", "peak TFLOPS"] == pytest.approx(6.359, abs=1e-3)
    assert table.loc["r9_nano", "lanes"] == 64
    with refuses("card"):
        module.card_peaks(["rx5900"])
