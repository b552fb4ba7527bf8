"""Measure the power of a device while it multiplies: joules per product and GFLOPS per watt, with intervals.

A sensor has a new value every few milliseconds to a tenth of a second, and a product often takes less. So one product
is run again and again for a window of many of the sensor's periods, and the window's energy is divided by the products
in it. Windows of all kernels are taken in turns, and each round begins with one of the device at rest.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.statistics import median_interval
from polaris_lab.device.device_session import Launch, Session
from polaris_lab.measure.libraries import Library
from polaris_lab.measure.library_run import Run
from polaris_lab.measure.power_sensors import LEAST_PERIODS, NoSensor, Sensor, Trace, find_sensor
from polaris_lab.measure.protocol import described, entrant, row_of, setting_of, verdicts
from polaris_lab.measure.sampling import MIN_SAMPLES, alone_on, sample
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

POLL_S = 0.004
"""The sensor is asked this often: often enough to see when its value changes."""
BURST_S = 0.05
"""Products are enqueued for about this long before the host waits for them."""
WARM_S = 0.3
"""A load runs this long before its window, so that clock and power are its own."""
REST_S = 0.5
"""The device rests this long before a window at rest."""
CONDITIONS = ("clock_mhz", "memory_mhz", "temperature_c")
COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "sample", "sensor", "period_ms", "window_s",
           "products", "product_ms", "power_w", "idle_w", *CONDITIONS, "max_abs_error", "bound_fraction", "ok"]
"""The columns of a file of windows: one row each. `power_w` and `idle_w` are of the whole board or package, under load
and at rest in the same round; `product_ms` is the window divided by its products, on the host's clock."""
PER_KERNEL = ["device", "kernel", "config", "m", "n", "k"]


def watch(sensor: Sensor, work: Callable[[], object]) -> tuple[Trace, dict[str, float]]:
    """Ask the sensor every POLL_S while `work` runs; return what it said, and the median of each condition.

    Raises DeviceError where the sensor fails before `work` ends: the mean of a part would pass for that of the whole.
    """
    times, readings, conditions, finished = [], [], [], threading.Event()
    failures: list[Exception] = []

    def ask() -> None:
        try:
            while not finished.is_set():
                readings.append(sensor.read())
                times.append(time.perf_counter())
                if len(times) % 10 == 1:
                    conditions.append(sensor.conditions())
                finished.wait(POLL_S)
        except Exception as error:  # noqa: BLE001 - whatever a driver says goes to the caller
            failures.append(error)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    try:
        work()
    finally:
        finished.set()
        asking.join()
    if failures:
        raise DeviceError(f"the sensor {sensor.name} failed while it was read: {failures[0]}") from failures[0]
    known = {name: float(np.median([each[name] for each in conditions if name in each]))
             for name in CONDITIONS if any(name in each for each in conditions)}
    return Trace(np.array(times), np.array(readings), sensor.counts), known


def windows(session: Session, kernels: Sequence[str | KernelSpec | Library], problem: Gemm, *,
            rounds: int = MIN_SAMPLES, seconds: float = 1.0, seed: int = 0,
            sensor: Sensor | None = None) -> pd.DataFrame:
    """Take `rounds` windows of at least `seconds` of each kernel or library, in turns; one row of COLUMNS a window.

    Where the device has no sensor the table is empty, and `attrs["sensor"]` says why; else it names the sensor. Outputs
    are verified before the windows and, on other inputs, after them. Raises ValueError for bad arguments, DeviceError
    for a device that fails.
    """
    import pandas as pd

    if not isinstance(rounds, int) or rounds < 1:
        raise BadValue("rounds", f"rounds is {rounds!r}; it must be a whole number of at least 1")
    if not 0 < seconds < math.inf:
        raise BadValue("seconds", f"seconds is {seconds!r}; it must be a number above 0")
    specs = [entrant(kernel) for kernel in kernels]
    if museum := [spec.name for spec in specs if spec.museum]:
        raise BadValue("kernels",
                       f"kernels: {museum[0]} is a museum kernel, which computes something else; name a right one")
    table = pd.DataFrame(columns=COLUMNS)
    try:
        sensor = sensor or find_sensor(session.device)
    except NoSensor as why:
        table.attrs["sensor"] = str(why)
        return table
    inputs = problem.inputs(seed)
    launches = [spec.prepare(session, problem, inputs) if isinstance(spec, Library)
                else session.prepare(spec, problem, inputs) for spec in specs]
    before = verdicts(launches, {problem: inputs}, seed)
    with alone_on(session.device):
        rows = _rounds(sensor, launches, rounds, seconds)
    inputs = problem.inputs(seed + 1)
    for launch in launches:
        launch.refill(inputs)
    after = verdicts(launches, {problem: inputs}, seed)
    for row in rows:
        place = row.pop("place")  # by its place, since one kernel may be there in several configurations
        pair = before[place], after[place]
        row["max_abs_error"] = max(verdict.max_abs_error for verdict in pair)
        row["bound_fraction"] = max(verdict.fraction for verdict in pair)
        row["ok"] = all(verdict.ok for verdict in pair)
    table = pd.DataFrame(rows, columns=COLUMNS)
    table.attrs["sensor"] = sensor.name
    table.attrs["kernels"] = described(launches)
    return table


def _rounds(sensor: Sensor, launches: Sequence[Launch | Run], rounds: int, seconds: float) -> list[dict]:
    """Take the windows; the first round's order is turned by one place in each later one."""
    bursts = [max(1, round(BURST_S / max(_product_s(launch), 1e-6))) for launch in launches]
    warm, rows = max(WARM_S, sensor.settle_s), []
    for number in range(rounds):
        time.sleep(max(REST_S, sensor.settle_s))
        idle = watch(sensor, lambda: time.sleep(seconds))[0].watts
        turned = [*range(len(launches))]
        for place in turned[number % len(turned):] + turned[:number % len(turned)] if turned else []:
            launch, burst = launches[place], bursts[place]
            _repeat(launch, burst, warm)
            length = seconds
            while True:
                made: list[tuple[int, float]] = []
                trace, conditions = watch(sensor, lambda: made.append(_repeat(launch, burst, length)))  # noqa: B023
                if not trace.period * LEAST_PERIODS > length:
                    break
                length = 1.5 * LEAST_PERIODS * trace.period
            [(products, spent)] = made
            problem = row_of(launch.problem)
            rows.append({"place": place, "run_id": "", "study": "", "device": launch.session.device.slug,
                         "kernel": launch.spec.name,
                         "config": setting_of(launch.spec, launch.config), **{name: problem[name] for name in "mnk"},
                         "sample": number, "sensor": sensor.name, "period_ms": 1e3 * trace.period, "window_s": spent,
                         "products": products, "product_ms": 1e3 * spent / products, "power_w": trace.watts,
                         "idle_w": idle, **conditions})
    return rows


def _product_s(launch: Launch | Run) -> float:
    launch.run()
    return sample(launch).device_ms * 1e-3


def _repeat(launch: Launch | Run, burst: int, seconds: float) -> tuple[int, float]:
    """Run for at least `seconds`, and wait once for each `burst`; return the products and the seconds they took."""
    begin, products = time.perf_counter(), 0
    while (spent := time.perf_counter() - begin) < seconds:
        if isinstance(launch, Launch):
            for _ in range(burst - 1):
                launch()
            launch.run()
        else:
            launch.burst(burst)
        products += burst
    return products, spent


def per_product(rows: pd.DataFrame) -> pd.DataFrame:
    """Summarise windows: a line for each kernel and shape, medians with the ends of their 95 % intervals.

    power_w, net_w (less the power at rest of the same round), joules and net_joules per product, gflops_per_w and
    net_gflops_per_w, each with _low and _high (NaN below MIN_SAMPLES windows), then gflops, clock_mhz, idle_w, windows,
    ok. A wrong output has no GFLOPS and so none per watt.
    """
    import pandas as pd

    lines = []
    for key, group in rows.fillna({"config": ""}).groupby(PER_KERNEL, sort=False):
        line = dict(zip(PER_KERNEL, key, strict=True))
        ok, flops = bool(group["ok"].all()), 2e-9 * line["m"] * line["n"] * line["k"]
        for prefix, watts in (("", group["power_w"]), ("net_", group["power_w"] - group["idle_w"])):
            joules = watts * group["product_ms"] * 1e-3
            values = {"net_w" if prefix else "power_w": watts, f"{prefix}joules": joules,
                      f"{prefix}gflops_per_w": flops / joules if ok else joules * math.nan}
            for name, taken in values.items():
                middle, low, high = _interval(taken)
                line |= {name: middle, f"{name}_low": low, f"{name}_high": high}
        lines.append(line | {"gflops": flops / (1e-3 * group["product_ms"].median()) if ok else math.nan,
                             "clock_mhz": group["clock_mhz"].median(), "idle_w": group["idle_w"].median(),
                             "windows": len(group), "ok": ok})
    return pd.DataFrame(lines)


def _interval(values: pd.Series) -> tuple[float, float, float]:
    known = values.dropna()
    if not len(known):
        return (math.nan,) * 3
    middle, low, high = median_interval(known)
    return (middle, low, high) if len(known) >= MIN_SAMPLES else (middle, math.nan, math.nan)
