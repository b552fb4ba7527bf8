"""Measure the overhead of a call: one kernel, timed bare and through `Lab.gemm` in several ways, interleaved."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import pyopencl.array as cl_array

from polaris_lab.base.recordings import COLUMNS as SAMPLE_COLUMNS
from polaris_lab.base.statistics import fixed_and_rate, median_interval
from polaris_lab.lab import Lab
from polaris_lab.measure.sampling import alone_on, span_ms
from polaris_lab.model.error_bounds import Expectation, Verdict
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

WAYS = ("NumPy, no pool", "NumPy", "arrays", "arrays, one wait", "bare", "bare, one wait")
"""The ways to call, from the slowest to the fastest: each leaves out one part of the way before it, or prepares it."""
PARTS = ("build", "upload", "kernels", "download", "rest")
"""The parts of a call's host time, in ms; "rest" is the time that no other part accounts for."""
CALL_COLUMNS = [*SAMPLE_COLUMNS, "enqueue_ms", *PARTS]
CALLS = 8
"""Calls in a row before the one wait of the ways "arrays, one wait" and "bare, one wait"."""


def samples(lab: Lab, kernel: str | KernelSpec, n: int, *, ways: Sequence[str] = WAYS, repeats: int = 20,
            seed: int = 0) -> pd.DataFrame:
    """Time one kernel on n x n x n in each of `ways`, interleaved; a row of CALL_COLUMNS for each sample.

    In the rows, `kernel` names the way and `config` the kernel. Each sample follows an untimed call of the same way.
    `host_ms` runs from the call to the end of its wait, `enqueue_ms` from the call to its return; of CALLS calls with
    one wait they are the mean of a call. The output of every way is verified before the samples and, on other inputs,
    after them; if either fails, `ok` is False.
    """
    import pandas as pd

    spec, problem, pool_limit = resolve(kernel), Gemm(n, n, n), lab.pool.limit
    inputs = problem.inputs(seed)
    launch = lab.session.prepare(spec, problem, inputs)
    arrays = {name: cl_array.to_device(lab.queue, inputs[name]) for name in ("A", "B")}
    calls: dict[str, Callable[[], np.ndarray | cl_array.Array | None]] = {
        "NumPy": lambda: lab.gemm(inputs["A"], inputs["B"], kernel=spec),
        "arrays": lambda: lab.gemm(arrays["A"], arrays["B"], kernel=spec),
        "bare": launch}

    def once(way: str) -> dict[str, float]:
        name = way.split(",")[0]
        lab.pool.limit = 0 if way.endswith("no pool") else pool_limit
        count = CALLS if way.endswith("one wait") else 1
        calls[name]()  # so that every sample finds the pool and the caches as a call of the same way leaves them
        lab.queue.finish()
        begin = time.perf_counter()
        # all results are held, because a driver may wait for a kernel before it frees its memory
        results = [calls[name]() for _ in range(count)]
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
        lab.pool.limit = pool_limit
        inputs = problem.inputs(seed + 1)
        launch.refill(inputs)
        for name, array in arrays.items():
            array.set(inputs[name])
        after = proved(inputs)
    finally:
        lab.pool.limit = pool_limit
    verdicts = {way: (before[way.split(",")[0]], after[way.split(",")[0]]) for way in ways}
    table = pd.DataFrame(_rows(lab.device.slug, spec, problem, taken, verdicts), columns=CALL_COLUMNS)
    table.attrs["kernels"] = {spec.name: {"source_sha256": spec.source_hash(),
                                          "options": list(launch.options)}}
    return table


def _rows(device: str, spec: KernelSpec, problem: Gemm, taken: list[dict[str, Any]],
          verdicts: Mapping[str, Sequence[Verdict]]) -> list[dict[str, Any]]:
    """Complete each sample of `taken` with the columns that all share, and with the verdicts on its way of calling."""
    facts = {way: {"ok": all(v.ok for v in both), "max_abs_error": max(v.max_abs_error for v in both),
                   "bound_fraction": max(v.fraction for v in both)} for way, both in verdicts.items()}
    shape = {name: getattr(problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc", "trans", "alpha", "beta")}
    return [{"run_id": "", "study": "", "device": device, "config": spec.name, **shape, "dtype": "float32",
             "gflops": problem.flops / each["host_ms"] / 1e6 if facts[each["kernel"]]["ok"] else np.nan,
             "power_w": np.nan, **facts[each["kernel"]], **each} for each in taken]


def compare_with_base(rows: pd.DataFrame, base: str = "bare") -> pd.DataFrame:
    """Compare the host time of each way with that of the way `base` in the same round of interleaved samples.

    Columns: `us`, the median difference in us with its 95 % interval `low` to `high`, and `ratio`, the median ratio.
    """
    import pandas as pd

    lines = []
    for (device, kernel, n), group in rows.groupby(["device", "config", "m"], sort=False):
        times = group.pivot(index="sample", columns="kernel", values="host_ms")
        for way in times.columns.drop(base):
            us = median_interval(1e3 * (times[way] - times[base]))
            lines.append({"device": device, "config": kernel, "way": way, "m": n, "us": us.median, "low": us.low,
                          "high": us.high, "ratio": (times[way] / times[base]).median()})
    return pd.DataFrame(lines)


def fits(rows: pd.DataFrame, seed: int = 0) -> pd.DataFrame:
    """Fit host time = fixed + work / rate over the sizes of each device, kernel and way.

    Columns: `fixed_us` and `gflops` with 95 % intervals, and `off`, the largest relative distance of a median from the
    line. Fewer than three sizes give no row. See `statistics.fixed_and_rate`.
    """
    import pandas as pd

    lines = []
    for (device, kernel, way), group in rows.groupby(["device", "config", "kernel"], sort=False):
        times = {2 * int(n) ** 3: size["host_ms"].to_numpy() for n, size in group.groupby("m")}
        if len(times) < 3:
            continue
        fixed, rate = fixed_and_rate(times, seed=seed)
        off = max(abs((fixed.median + work / rate.median) / np.median(ms) - 1) for work, ms in times.items())
        lines.append({"device": device, "config": kernel, "way": way, "fixed_us": 1e3 * fixed.median,
                      "low": 1e3 * fixed.low, "high": 1e3 * fixed.high, "gflops": rate.median / 1e6,
                      "gflops_low": rate.low / 1e6, "gflops_high": rate.high / 1e6, "off": off})
    return pd.DataFrame(lines)


def parts(rows: pd.DataFrame) -> pd.DataFrame:
    """Compute the median of each part of a call, in us, by device, kernel, way and size."""
    keys = ["device", "config", "kernel", "m"]
    return 1e3 * rows.groupby(keys, sort=False)[[*PARTS, "enqueue_ms", "host_ms"]].median().rename(
        columns={"enqueue_ms": "enqueue", "host_ms": "call"})


def first_calls(open_anew: Callable[[], Lab], kernels: Sequence[str], n: int, *, later: int = 9,
                seed: int = 0) -> pd.DataFrame:
    """Time the first call of each kernel in a lab of its own, which builds it, and the median of `later` more.

    `open_anew` opens a lab. A driver may keep built programs on the disk between processes; then the first call only
    reads one. A row is a kernel: first_ms, later_ms (host time of `Lab.gemm` on NumPy arrays of n x n), calls (how many
    later calls the first one is worth).
    """
    import pandas as pd

    inputs = Gemm(n, n, n).inputs(seed)
    lines = {}
    for kernel in kernels:
        lab, taken = open_anew(), []
        for _ in range(1 + later):
            begin = time.perf_counter()
            lab.gemm(inputs["A"], inputs["B"], kernel=kernel)
            taken.append(1e3 * (time.perf_counter() - begin))
        usual = float(np.median(taken[1:]))
        lines[kernel] = {"first_ms": taken[0], "later_ms": usual, "calls": taken[0] / usual}
    return pd.DataFrame.from_dict(lines, orient="index")
