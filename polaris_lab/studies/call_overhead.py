"""What a product costs beside its kernel: one kernel, timed bare and through `Lab.gemm` in several ways, in turns."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
import pyopencl.array as cl_array

from polaris_lab.base.recordings import COLUMNS as SAMPLES
from polaris_lab.base.statistics import fixed_and_rate, median_interval
from polaris_lab.bench.sampling import alone_on, span_ms
from polaris_lab.lab import Lab
from polaris_lab.spec.error_bounds import Expectation
from polaris_lab.spec.kernel_catalogue import resolve
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

WAYS = ("NumPy, no pool", "NumPy", "arrays", "arrays, one wait", "bare", "bare, one wait")
"""From the dearest to the cheapest: each leaves out one thing that the way before it does, or does it with a prepared launch."""
PARTS = ("build", "upload", "kernels", "download", "rest")
"""What the host's time of a call is made of, in ms; "rest" is all that no other part explains."""
COLUMNS = [*SAMPLES, "enqueue_ms", *PARTS]
CALLS = 8
"""Calls of a run with one wait at its end."""


def samples(lab: Lab, kernel: str | KernelSpec, n: int, *, ways: Sequence[str] = WAYS, repeats: int = 20,
            seed: int = 0) -> pd.DataFrame:
    """Samples of one kernel on n x n x n in each of `ways`, in turns: a row a sample, with the columns of COLUMNS.

    `kernel` names the way, `config` the kernel. A call of the same way goes before each sample. `host_ms` runs from the call to the end of its wait, for a run of CALLS
    calls divided by their number, and `enqueue_ms` from the call to its return. Every way is proved before the samples
    and, on other inputs, after them; where either fails, `ok` is False.
    """
    import pandas as pd

    spec, problem, kept = resolve(kernel), Gemm(n, n, n), lab.pool.limit
    inputs = problem.inputs(seed)
    launch = lab.bench.prepare(spec, problem, inputs)
    arrays = {name: cl_array.to_device(lab.queue, inputs[name]) for name in ("A", "B")}
    calls: dict[str, Callable[[], np.ndarray | cl_array.Array | None]] = {
        "NumPy": lambda: lab.gemm(inputs["A"], inputs["B"], kernel=spec),
        "arrays": lambda: lab.gemm(arrays["A"], arrays["B"], kernel=spec),
        "bare": launch}

    def once(way: str) -> dict[str, float]:
        name = way.split(",")[0]
        lab.pool.limit = 0 if way.endswith("no pool") else kept
        count = CALLS if way.endswith("one wait") else 1
        calls[name]()  # so that every sample finds the pool and the caches as a call of its own kind leaves them
        lab.queue.finish()
        begin = time.perf_counter()
        results = [calls[name]() for _ in range(count)]  # all kept: a driver may wait for a kernel before it lets go of its memory
        returned = time.perf_counter()
        lab.queue.finish()
        host_ms = (time.perf_counter() - begin) * 1e3 / count
        parts = dict.fromkeys(PARTS, 0.0)
        if name != "bare":
            parts |= {part: lab.last.parts.get(part, 0.0) for part in ("build", "upload", "download")}
        device_ms = span_ms(results[-1]) if name == "bare" else lab.last.device_ms
        parts["kernels"] = device_ms
        parts["rest"] = host_ms - sum(parts.values())
        return {"device_ms": device_ms, "host_ms": host_ms, "enqueue_ms": (returned - begin) * 1e3 / count, **parts}

    def proved(given: dict[str, np.ndarray]) -> dict[str, object]:
        expectation = Expectation(problem, given, seed)
        outputs = {name: call() for name, call in calls.items()}
        outputs["bare"], outputs["arrays"] = launch.output(), outputs["arrays"].get()
        return {name: expectation.compare(output) for name, output in outputs.items()}

    try:
        before = proved(inputs)
        with alone_on(lab.device):
            taken = [{"kernel": way, "sample": number, **once(way)} for number in range(repeats) for way in ways]
        lab.pool.limit = kept
        inputs = problem.inputs(seed + 1)
        launch.refill(inputs)
        for name, array in arrays.items():
            array.set(inputs[name])
        after = proved(inputs)
    finally:
        lab.pool.limit = kept
    verdicts = {way: (before[way.split(",")[0]], after[way.split(",")[0]]) for way in ways}
    facts = {way: {"ok": all(v.ok for v in both), "max_abs_error": max(v.max_abs_error for v in both),
                   "bound_fraction": max(v.fraction for v in both)} for way, both in verdicts.items()}
    shape = {name: getattr(problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc", "trans", "alpha", "beta")}
    rows = [{"run_id": "", "study": "", "device": lab.device.slug, "config": spec.name, **shape, "dtype": "float32",
             "gflops": problem.flops / each["host_ms"] / 1e6 if facts[each["kernel"]]["ok"] else np.nan, "power_w": np.nan,
             **facts[each["kernel"]], **each} for each in taken]
    table = pd.DataFrame(rows, columns=COLUMNS)
    table.attrs["kernels"] = {spec.name: {"source_sha256": spec.source_hash(), "options": list(spec.options(launch.config))}}
    return table


def beside(rows: pd.DataFrame, base: str = "bare") -> pd.DataFrame:
    """Host time of each way less that of `base` in the same turn, in us: median `us` with its 95 % interval, and the `ratio`."""
    import pandas as pd

    lines = []
    for (device, kernel, n), group in rows.groupby(["device", "config", "m"], sort=False):
        times = group.pivot(index="sample", columns="kernel", values="host_ms")
        for way in times.columns.drop(base):
            us = median_interval(1e3 * (times[way] - times[base]))
            lines.append({"device": device, "config": kernel, "way": way, "m": n, "us": us.median, "low": us.low, "high": us.high,
                          "ratio": (times[way] / times[base]).median()})
    return pd.DataFrame(lines)


def fits(rows: pd.DataFrame, seed: int = 0) -> pd.DataFrame:
    """host time = fixed + work / rate for each device, kernel and way, over its sizes: `fixed_us` and `gflops` with 95 % intervals.

    `off` is the largest relative distance of a median from the line. See `statistics.fixed_and_rate`.
    """
    import pandas as pd

    lines = []
    for (device, kernel, way), group in rows.groupby(["device", "config", "kernel"], sort=False):
        times = {2 * int(n) ** 3: size["host_ms"].to_numpy() for n, size in group.groupby("m")}
        if len(times) < 3:
            continue
        fixed, rate = fixed_and_rate(times, seed=seed)
        off = max(abs((fixed.median + work / rate.median) / np.median(ms) - 1) for work, ms in times.items())
        lines.append({"device": device, "config": kernel, "way": way, "fixed_us": 1e3 * fixed.median, "low": 1e3 * fixed.low,
                      "high": 1e3 * fixed.high, "gflops": rate.median / 1e6, "gflops_low": rate.low / 1e6,
                      "gflops_high": rate.high / 1e6, "off": off})
    return pd.DataFrame(lines)


def parts(rows: pd.DataFrame) -> pd.DataFrame:
    """Medians of the parts of a call, in us, by device, kernel, way and size."""
    keys = ["device", "config", "kernel", "m"]
    return 1e3 * rows.groupby(keys, sort=False)[[*PARTS, "enqueue_ms", "host_ms"]].median().rename(
        columns={"enqueue_ms": "enqueue", "host_ms": "call"})
