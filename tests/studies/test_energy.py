"""Windows of power: what a made-up sensor says must come out, per product, with the idle power taken off."""

from __future__ import annotations

import math
import time

import numpy as np
import pandas as pd
import pytest
from patience import patient
from refusals import refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.measure.power_sensors import NoSensor, Sensor
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Gemm
from polaris_studies import energy
from polaris_studies.energy import Trace, per_product, windows


def counter(watts: float, period: float, *, seconds: float = 1.0, offset: float = 0.013) -> Trace:
    """What a counter of constant power says that has a new value every `period` s, asked every 4 ms."""
    times = np.arange(0, seconds, 0.004)
    return Trace(times, watts * period * np.floor((times + offset) / period), counts=True)


@pytest.mark.parametrize("period", [0.02, 0.1])
def test_a_counter_is_read_between_its_changes(period: float) -> None:
    trace = counter(300, period)
    assert trace.period == pytest.approx(period, rel=0.05)
    assert trace.watts == pytest.approx(300, rel=0.008)
    naive = (trace.readings[-1] - trace.readings[0]) / (trace.times[-1] - trace.times[0])
    assert abs(naive - 300) > 1.5 * abs(trace.watts - 300)


def test_power_is_averaged_and_too_few_changes_give_nothing() -> None:
    assert Trace(np.arange(4.0), np.array([10.0, 20, 30, 20]), counts=False).watts == 20
    still = Trace(np.arange(4.0), np.full(4, 7.0), counts=True)
    assert math.isnan(still.watts) and math.isnan(still.period)


@pytest.mark.clock
@patient
def test_windows_give_back_a_made_up_power(lab: Lab) -> None:
    begin = time.perf_counter()
    sensor = Sensor("made up", True, lambda: 40 * 0.01 * math.floor((time.perf_counter() - begin) / 0.01),
                    lambda: {"clock_mhz": 1000.0})
    rows = windows(lab.session, ["gemm_naive", "numpy"], Gemm(96, 96, 96), rounds=2, seconds=0.12, sensor=sensor)
    assert list(rows.columns) == energy.COLUMNS and rows.attrs["sensor"] == "made up"
    assert list(rows["kernel"]) == ["gemm_naive", "numpy", "numpy", "gemm_naive"] and rows["ok"].all()
    assert rows["power_w"].median() == pytest.approx(40, rel=0.2) and (rows["clock_mhz"] == 1000).all()
    assert (rows["window_s"] >= 0.12).all()
    np.testing.assert_allclose(rows["products"] * rows["product_ms"], rows["window_s"] * 1e3)


@pytest.mark.clock
@patient
def test_a_window_is_made_many_periods_long(lab: Lab) -> None:
    begin = time.perf_counter()
    sensor = Sensor("slow", True, lambda: math.floor((time.perf_counter() - begin) / 0.03), dict)
    [row] = windows(lab.session, ["gemm_naive"], Gemm(64, 64, 64), rounds=1, seconds=0.15, sensor=sensor).to_dict(
        "records")
    assert row["window_s"] > energy.LEAST_PERIODS * 0.03 and row["period_ms"] == pytest.approx(30, rel=0.3)


def table(power: list[float], idle: float = 100.0, ok: bool = True) -> pd.DataFrame:
    """Windows of a product of 2 GFLOP that takes 10 ms."""
    return pd.DataFrame([{"device": "d", "kernel": "k", "config": "", "m": 1000, "n": 1000, "k": 1000, "sample": i,
                          "product_ms": 10.0, "power_w": watts, "idle_w": idle, "clock_mhz": 1500.0, "ok": ok}
                         for i, watts in enumerate(power)])


def test_joules_and_gflops_per_watt_with_and_without_rest() -> None:
    [line] = per_product(table([390, 395, 400, 400, 405, 410])).to_dict("records")
    assert (line["power_w"], line["net_w"], line["joules"], line["net_joules"]) == pytest.approx((400, 300, 4, 3))
    assert (line["gflops"], line["gflops_per_w"], line["net_gflops_per_w"]) == pytest.approx((200, 0.5, 2 / 3))
    assert line["power_w_low"] == 390 and line["power_w_high"] == 410 and line["idle_w"] == 100


def test_few_windows_have_no_interval_and_wrong_outputs_no_efficiency() -> None:
    [line] = per_product(table([400, 410], ok=False)).to_dict("records")
    assert math.isnan(line["power_w_low"]) and line["power_w"] == 405
    assert math.isnan(line["gflops_per_w"]) and math.isnan(line["gflops"])


def test_no_sensor_is_said_and_bad_arguments_are_refused(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(device: object) -> None:
        raise NoSensor("no sensor is installed")

    monkeypatch.setattr(energy, "find_sensor", none)
    rows = windows(lab.session, ["gemm_naive"], Gemm(8, 8, 8))
    assert rows.empty and list(rows.columns) == energy.COLUMNS and rows.attrs["sensor"] == "no sensor is installed"
    with refuses("rounds"):
        windows(lab.session, ["gemm_naive"], Gemm(8, 8, 8), rounds=0)
    with refuses("seconds"):
        windows(lab.session, ["gemm_naive"], Gemm(8, 8, 8), seconds=-1)
    with refuses("kernels"):
        windows(lab.session, ["gemm_tiled_2x2_oob"], Gemm(8, 8, 8))


def test_a_wrong_configuration_is_not_taken_for_a_right_one_of_the_same_kernel(
        lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Launch.output
    monkeypatch.setattr(Launch, "output", lambda self: right(self) + (self.config["ITEM_M"] == 4))
    monkeypatch.setattr(energy, "_repeat", lambda launch, burst, seconds: (burst, 0.01))
    monkeypatch.setattr(energy, "REST_S", 0.0)
    specs = [resolve("gemm_register_tiled").fixed({"ITEM_M": rows}) for rows in (4, 8)]
    rows = windows(lab.session, specs, Gemm(64, 64, 64), rounds=1, seconds=0.01,
                   sensor=Sensor("made up", False, lambda: 40.0, dict))
    assert rows["ok"].tolist() == [False, True]


def test_a_sensor_that_fails_midway_is_said_and_its_part_is_no_mean() -> None:
    said = iter([40.0, 40.0])

    with pytest.raises(DeviceError, match="the sensor made up failed while it was read"):
        energy.watch(Sensor("made up", False, lambda: next(said), dict), lambda: time.sleep(0.1))
