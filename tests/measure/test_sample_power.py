"""The column `power_w`: a made-up sensor's mean where a kernel had the device for long enough, else nothing."""

from __future__ import annotations

import math
import time

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base.recordings import COLUMNS
from polaris_lab.lab import Lab
from polaris_lab.measure import sample_power
from polaris_lab.measure.power_sensors import NoSensor, Sensor
from polaris_lab.measure.protocol import take_samples
from polaris_lab.measure.sample_power import PowerLog
from polaris_lab.measure.sampling import Sample
from polaris_lab.model.problem import Gemm

PERIOD_S = 0.05


def log_of(monkeypatch: pytest.MonkeyPatch, lab: Lab, watts, *, counts: bool = True, settle_s: float = 0.0,
           seconds: float = 20.0) -> PowerLog:
    """A log whose sensor was asked every 10 ms from 0 on, had a new value every PERIOD_S, and said `watts(time)`."""
    monkeypatch.setattr(sample_power, "find_sensor", lambda device: Sensor("made up", counts, lambda: 0.0, dict,
                                                                           settle_s))
    log = PowerLog(lab.device, 1.0)
    times = np.arange(0, seconds, sample_power.POLL_S)
    steps = np.floor((times + 1e-9) / PERIOD_S).astype(int)
    power = np.array([watts(step * PERIOD_S) for step in range(steps[-1] + 1)])
    log._times = list(times)
    joules = np.concatenate([[0], np.cumsum(power * PERIOD_S)])  # up to the begin of each period
    log._readings = list((joules if counts else power)[steps])
    return log


def stretch(begin: float, count: int, seconds: float, busy: float = 1.0) -> list[Sample]:
    """`count` samples, one directly behind the other, from `begin` on, in which the device works for `busy` of it."""
    return [Sample(1e3 * seconds * busy, 1e3 * seconds, begin + (number + 1) * seconds) for number in range(count)]


def wave(at: float) -> float:
    """200 W before 5 s, then 100 W; a little noise, so that a reading of power changes as real ones do."""
    return (200 if at < 5 else 100) + (1 if round(at / PERIOD_S) % 2 else -1)


@pytest.mark.parametrize("counts", [True, False])
def test_samples_in_a_row_share_the_mean_of_their_time(monkeypatch, lab: Lab, counts: bool) -> None:
    log = log_of(monkeypatch, lab, wave, counts=counts)
    [first], [second] = log.watts([stretch(1.0, 20, 0.1)]), log.watts([stretch(10.0, 20, 0.1)])
    assert first == pytest.approx([200] * 20, rel=0.02) and second == pytest.approx([100] * 20, rel=0.02)


def test_kernels_in_turns_have_their_own_long_launches_or_nothing(monkeypatch, lab: Lab) -> None:
    """A runs from 0 to 1 s, from 2 to 3 and so on. No two samples of one kernel follow each other."""
    log = log_of(monkeypatch, lab, lambda at: (300 if int(at + 1e-6) % 2 else 100) + at)
    turns = [[stretch(2 * number + place, 1, 1.0)[0] for number in range(4)] for place in (0, 1)]
    [slow, fast] = log.watts(turns)
    assert slow == pytest.approx([100 + 2 * n + 0.5 for n in range(4)], rel=0.05)
    assert fast == pytest.approx([300 + 2 * n + 1.5 for n in range(4)], rel=0.05)
    short = [[stretch(0.2 * number + place, 1, 0.1)[0] for number in range(20)] for place in (0, 0.1)]
    assert np.isnan(log.watts(short)).all()


def test_a_window_of_too_few_periods_gives_nothing(monkeypatch, lab: Lab) -> None:
    log = log_of(monkeypatch, lab, wave)
    assert np.isnan(log.watts([stretch(1.0, 9, PERIOD_S)])).all()
    assert log.watts([stretch(1.0, 12, PERIOD_S)])[0] == pytest.approx([200] * 12, rel=0.02)


def test_a_device_that_waits_between_its_launches_has_no_mean(monkeypatch, lab: Lab) -> None:
    log = log_of(monkeypatch, lab, wave)
    assert np.isnan(log.watts([stretch(1.0, 20, 0.1, busy=0.9)])).all()
    assert not np.isnan(log.watts([stretch(1.0, 20, 0.1, busy=0.97)])).any()


def test_a_sensor_that_averages_is_read_when_the_load_has_run_long(monkeypatch, lab: Lab) -> None:
    log = log_of(monkeypatch, lab, wave, counts=False, settle_s=1.5)
    assert log.watts([stretch(4.0, 30, 0.1)])[0] == pytest.approx([100] * 30, rel=0.02)  # 4 to 5.5 s does not count
    assert np.isnan(log.watts([stretch(6.0, 16, 0.1)])).all()


def test_what_a_sensor_did_not_see_to_its_end_has_no_mean(monkeypatch, lab: Lab) -> None:
    log = log_of(monkeypatch, lab, wave)
    log._until = 2.5
    assert np.isnan(log.watts([stretch(1.0, 20, 0.1)])).all()
    assert not np.isnan(log.watts([stretch(0.2, 20, 0.1)])).any()


def measured(lab: Lab, monkeypatch: pytest.MonkeyPatch, sensor: object) -> pd.DataFrame:
    """Rows of a kernel that is measured alone, with every stretch long enough for a sensor of a made-up speed."""
    def find(device: object) -> Sensor:
        if isinstance(sensor, Exception):
            raise sensor
        return sensor

    monkeypatch.setattr(sample_power, "find_sensor", find)
    monkeypatch.setattr(sample_power, "POLL_S", 0.0005)
    monkeypatch.setattr(sample_power, "LEAST_S", 0.0)
    monkeypatch.setattr(sample_power, "BUSY", 0.0)
    rows = take_samples(lab.session, ["gemm_naive"], Gemm(128, 128, 128), repeats=12, seed=1)
    assert list(rows.columns) == COLUMNS and rows["ok"].all() and (rows["gflops"] > 0).all()
    return rows


def test_the_column_of_measured_rows_is_filled(lab: Lab, monkeypatch) -> None:
    """The reading changes each time, so that its period is a poll; its mean lies between 39 and 41 W."""
    said = iter(range(10**9))
    rows = measured(lab, monkeypatch, Sensor("made up", False, lambda: 39.0 + 2 * (next(said) % 2), dict))
    assert rows["power_w"].between(39, 41).all() and rows["power_w"].nunique() == 1
    assert rows.attrs["power"] == "made up"


def test_without_a_sensor_the_reason_is_said(lab: Lab, monkeypatch) -> None:
    rows = measured(lab, monkeypatch, NoSensor("no sensor: this one has none"))
    assert rows["power_w"].isna().all() and rows.attrs["power"] == "no sensor: this one has none"


@pytest.mark.parametrize("where", ["found", "first", "later"])
def test_a_sensor_that_fails_leaves_the_measurement_whole(lab: Lab, monkeypatch, where: str) -> None:
    said = iter([40.0] if where == "later" else [])

    def read() -> float:
        try:
            return next(said)
        except StopIteration:
            raise RuntimeError("the driver is gone") from None

    sensor = RuntimeError("the driver is gone") if where == "found" else Sensor("made up", False, read, dict)
    rows = measured(lab, monkeypatch, sensor)
    assert rows["power_w"].isna().all() and "the driver is gone" in rows.attrs["power"]


def test_a_short_kernel_asks_no_sensor(lab: Lab, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(sample_power, "find_sensor", lambda device: Sensor("made up", True, lambda: asked.append(1),
                                                                           dict))
    rows = take_samples(lab.session, ["gemm_naive"], Gemm(16, 16, 16), repeats=3, seed=1)
    assert not asked and rows["power_w"].isna().all() and rows.attrs["power"] == "made up"


def test_a_driver_that_never_answers_does_not_hold_the_measurement(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(sample_power, "JOIN_S", 0.05)
    rows = measured(lab, monkeypatch, Sensor("made up", False, lambda: time.sleep(3) or 1.0, dict))
    assert rows["power_w"].isna().all() and math.isfinite(rows["device_ms"].sum())
