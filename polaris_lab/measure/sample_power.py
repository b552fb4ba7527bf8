"""Fill the column `power_w` of samples: the mean power of the device while one kernel runs alone.

Samples of several kernels take turns, and a sensor has a new value every few milliseconds to a tenth of a second. So a
mean is given only where a kernel's samples, one directly behind the other, lasted for many of the sensor's periods: a
kernel that is measured alone, or one whose single launch is long. Nothing is launched for it. The windows of
`energy.windows` are for kernels that are shorter.
"""

from __future__ import annotations

import itertools
import math
import threading
import time
from collections.abc import Sequence
from typing import Self

import numpy as np

from polaris_lab.device.device import Device
from polaris_lab.measure.power_sensors import LEAST_PERIODS, NoSensor, Sensor, Trace, find_sensor
from polaris_lab.measure.sampling import Sample

POLL_S = 0.01
"""The sensor is asked this often. Each question takes some time of the host, and the host may be what is measured."""
LEAST_S = LEAST_PERIODS * POLL_S
"""A shorter stretch has no mean with any sensor, since no period is seen that is shorter than a poll."""
JOIN_S = 1.0
"""The sensor may take this long over its last answer before it is left alone."""
BUSY = 0.95
"""A stretch in which the device worked for a smaller part has no mean: it would be that of waiting as well."""


class PowerLog:
    """Asks the sensor of a device in a thread while samples are taken; `said` names it, or says why there is no power.

    The sensor is found in any case, so that its absence is said, but it is not asked where no stretch can be long
    enough: `longest_s` is a forecast of the longest. Whatever a sensor does, measuring goes on.
    """

    def __init__(self, device: Device, longest_s: float) -> None:
        self._sensor: Sensor | None = None
        self._times: list[float] = []
        self._readings: list[float] = []
        self._until = math.inf
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._asks = False
        try:
            self._sensor = find_sensor(device)
            self.said = self._sensor.name
            self._asks = longest_s >= LEAST_S
        except NoSensor as why:
            self.said = str(why)
        except Exception as error:  # noqa: BLE001 - a driver may say anything, and speeds are measured without it
            self.said = f"no sensor: {error}"

    def __enter__(self) -> Self:
        if self._asks:
            self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._stop.set()
        if self._asks:
            self._thread.join(JOIN_S)  # a driver that never answers does not hold the measurement

    def _ask(self) -> None:
        try:
            while not self._stop.is_set():
                reading = self._sensor.read()
                self._readings.append(reading)
                self._times.append(time.perf_counter())
                self._stop.wait(POLL_S)
        except Exception as error:  # noqa: BLE001 - a driver may say anything, and speeds are measured without it
            self._until = self._times[-1] if self._times else -math.inf
            self.said += f"; it failed: {error}"

    def watts(self, samples: Sequence[Sequence[Sample]]) -> list[list[float]]:
        """Return the mean power of the stretch that each sample of each launch lies in; NaN where there is none."""
        found = [[math.nan] * len(taken) for taken in samples]
        places = sorted((each.ended, launch, number) for launch, taken in enumerate(samples)
                        for number, each in enumerate(taken))
        for launch, stretch in itertools.groupby(places, key=lambda place: place[1]):
            numbers = [number for _, _, number in stretch]
            mean = self._mean([samples[launch][number] for number in numbers])
            for number in numbers:
                found[launch][number] = mean
        return found

    def _mean(self, stretch: Sequence[Sample]) -> float:
        begin, end = stretch[0].ended - 1e-3 * stretch[0].host_ms, stretch[-1].ended
        busy_s = 1e-3 * sum(each.device_ms for each in stretch)
        if not self._asks or not end <= self._until or not busy_s >= BUSY * (end - begin):
            return math.nan
        begin += self._sensor.settle_s
        count = min(len(self._times), len(self._readings))
        times, readings = np.array(self._times[:count]), np.array(self._readings[:count])
        inside = (times >= begin) & (times <= end)
        trace = Trace(times[inside], readings[inside], self._sensor.counts)
        return trace.watts if end - begin >= LEAST_PERIODS * trace.period else math.nan
