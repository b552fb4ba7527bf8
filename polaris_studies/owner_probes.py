"""Probe one device with small kernels: latencies, strides, rates, barriers, launches and resident work-groups.

Each probe is a generator of rows of OWNER_COLUMNS (without the first four), so that what was measured is there even
where the probe is stopped. Its launches are paced (`paced_launches`), and what a kernel computed is checked.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl

from polaris_lab.base.paths import KERNELS
from polaris_lab.base.statistics import median_interval
from polaris_lab.device.device_session import Session
from polaris_lab.measure.sampling import MIN_SAMPLES
from polaris_lab.model.kernel_spec import LANGUAGE
from polaris_studies.paced_launches import SAMPLES, WANTED_MS, Pace, Started

CONDITIONS = ["sclk_mhz", "mclk_mhz", "power_w", "compiler"]
"""The conditions of a row's samples: the median clocks of the core and of the memory and the board's mean power while
they ran, and what the driver compiles by. Empty where the driver does not tell."""
OWNER_COLUMNS = ["run_id", "study", "device", "probe", "case", "x", "quantity", "value", "low", "high", "unit",
                 "samples", "device_ms", "ok", "note", *CONDITIONS]
"""A row for each quantity: `value` with the ends of its 95 % interval (empty below six samples), from `samples`
launches whose median is `device_ms`; `ok` says that what the kernel computed is right. `x` is what the probe varies."""
LINE_BYTES = 64
"""Bytes of a cache line."""
WAVE, GROUP_ITEMS = 64, 256
OPERATIONS = {"fma": 0, "mad": 1, "mul + add": 2, "convert": 3, "shift 64": 4, "int mul": 5}
"""Names of the operations of operation_rate.cl, and the value of its define OP."""
COUNTED = {name: 64 if name == "convert" else 32 for name in OPERATIONS}
"""Operations of that name for each work-item and round."""
LDS_STRIDES = (1, 2, 3, 4, 8, 16, 17, 32, 33)
STRIDES = (1, 2, 4, 8, 16, 32, 64)
STEP_UP = 1.5
"""A launch that takes this many times as long as one work-group for each compute unit has some that wait for others."""

FAR_UP = 2.5
"""Beyond this many times the first one nothing is to be learned from a longer staircase."""

Row = dict[str, Any]


@dataclass(frozen=True)
class Device:
    """Holds what a probe needs: the open session, the pace, and whether the sizes are the few of a quick run."""

    session: Session
    pace: Pace
    quick: bool = False

    @property
    def units(self) -> int:
        """Return the compute units."""
        return self.session.device.compute_units

    def kernel(self, name: str, function: str | None = None, options: Sequence[str] = ()) -> cl.Kernel:
        """Build a kernel of kernels/probe. Raises DeviceError with the build log."""
        path = KERNELS / "probe" / f"{name}.cl"
        program = self.session.build_source(path.read_text(encoding="utf-8"), [LANGUAGE, *options], path.name)
        return self.session.kernel(program, function or name, path.name)

    def start(self, kernel: cl.Kernel, items: int, group: int, *arguments: Any) -> Started:
        """Enqueue a launch of `items` work-items in work-groups of `group`."""
        kernel.set_args(*arguments)
        queue = self.session.queue
        return self.session.timed(lambda: cl.enqueue_nd_range_kernel(queue, kernel, (items,), (group,)))

    def buffer(self, values: np.ndarray) -> cl.Buffer:
        """Make a buffer that holds an array."""
        flags = cl.mem_flags
        return cl.Buffer(self.session.context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=values)

    def grown(self, start: Callable[[int], Started], first: int = 1, most: int = 2**30,
              wanted_ms: float = WANTED_MS) -> tuple[int, list[float]]:
        """Grow a launch as `Pace.grow` does; return its work and samples of it, in ms."""
        work = self.pace.grow(start, first, most, wanted_ms)
        return work, self.pace.samples(partial(start, work))

    def read(self, buffer: cl.Buffer, count: int, kind: type) -> np.ndarray:
        """Download the first `count` numbers of a buffer."""
        values = np.empty(count, kind)
        cl.enqueue_copy(self.session.queue, values, buffer)
        return values


def rate_row(case: str, x: float, quantity: str, unit: str, taken_ms: Sequence[float], work: float,
             ok: bool = True, note: str = "") -> Row:
    """Make the row of a rate: `work` for each ms of the samples."""
    found = median_interval(taken_ms)
    sure = len(taken_ms) >= MIN_SAMPLES
    return _row(case, x, quantity, unit, work / found.median, work / found.high if sure else math.nan,
                work / found.low if sure else math.nan, taken_ms, ok, note)


def time_row(case: str, x: float, quantity: str, unit: str, taken_ms: Sequence[float], scale: float,
             ok: bool = True, note: str = "") -> Row:
    """Make the row of a time: the samples' ms by `scale`."""
    found = median_interval(taken_ms)
    sure = len(taken_ms) >= MIN_SAMPLES
    return _row(case, x, quantity, unit, found.median * scale, found.low * scale if sure else math.nan,
                found.high * scale if sure else math.nan, taken_ms, ok, note)


def value_row(case: str, x: float, quantity: str, unit: str, value: float, note: str = "") -> Row:
    """Make the row of a number that no time stands behind."""
    return _row(case, x, quantity, unit, value, math.nan, math.nan, [], True, note)


def _row(case: str, x: float, quantity: str, unit: str, value: float, low: float, high: float,
         taken: Sequence[float], ok: bool, note: str) -> Row:
    # no speed of a wrong result
    value, low, high = (value, low, high) if ok else (math.nan, math.nan, math.nan)
    return {"case": case, "x": float(x), "quantity": quantity, "value": float(value), "low": float(low),
            "high": float(high), "unit": unit, "samples": len(taken),
            "device_ms": float(statistics.median(taken)) if taken else math.nan, "ok": bool(ok), "note": note}


def ring(lines: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Make a ring through `lines` cache lines in a random order: the indices in that order, from 0 on, and `next`."""
    words = LINE_BYTES // 4
    order = np.concatenate([[0], 1 + np.random.default_rng(seed).permutation(lines - 1)]).astype(np.uint32) * words
    following = np.zeros(lines * words, np.uint32)
    following[order] = np.roll(order, -1)
    return order, following


def chase(device: Device) -> Iterator[Row]:
    """Measure the latency of a load in ns, by the bytes of the ring that is followed."""
    kernel = device.kernel("chase")
    for size in (2**13, 2**18, 2**23) if device.quick else [2**power for power in range(12, 27)]:
        yield _chase(device, kernel, size)


def _chase(device: Device, kernel: cl.Kernel, size: int) -> Row:
    order, following = ring(size // LINE_BYTES)
    memory, out = device.buffer(following), device.buffer(np.zeros(WAVE, np.uint32))
    at = 0

    def start(steps: int) -> Started:
        # each launch goes on where the last one ended: a ring that is longer than a cache stays longer
        nonlocal at
        begin, at = order[at % len(order)], at + steps
        return device.start(kernel, WAVE, WAVE, memory, np.uint32(begin), np.int32(steps), np.int32(0), out)

    steps, taken = device.grown(start, 64)
    ok = (device.read(out, WAVE, np.uint32) == order[at % len(order)]).all()
    return time_row("ring", size, "latency", "ns", taken, 1e6 / steps, ok)


def lane_strides(device: Device) -> Iterator[Row]:
    """Measure the GB/s that work-items use of what they read, by their stride in words and the level that answers."""
    kernel = device.kernel("lane_stride")
    levels = {"L1": 2**11, "L2": 2**18} | ({} if device.quick else {"memory": 2**24})
    for level, floats in levels.items():
        memory = device.buffer(np.ones(floats, np.float32))
        for stride in STRIDES[::2] if device.quick else STRIDES:
            yield _lane_stride(device, kernel, level, memory, floats, stride)


def _lane_stride(device: Device, kernel: cl.Kernel, level: str, memory: cl.Buffer, floats: int, stride: int) -> Row:
    items = device.units * 4 * GROUP_ITEMS
    out = device.buffer(np.zeros(items, np.float32))
    rounds, taken = device.grown(lambda rounds: device.start(
        kernel, items, GROUP_ITEMS, memory, np.int32(stride), np.int32(floats - 1), np.int32(rounds), out), most=2**19)
    ok = (device.read(out, items, np.float32) == 8.0 * rounds).all()
    return rate_row(level, stride, "used bandwidth", "GB/s", taken, 4 * 8 * items * rounds / 1e6, ok)


def local_strides(device: Device) -> Iterator[Row]:
    """Measure 10^9 words a second read from local memory, by the stride of the lanes in words."""
    kernel = device.kernel("local_stride")
    for stride in (1, 2, 32, 33) if device.quick else LDS_STRIDES:
        yield _local_stride(device, kernel, stride)


def _local_stride(device: Device, kernel: cl.Kernel, stride: int) -> Row:
    items = device.units * 16 * WAVE
    out = device.buffer(np.zeros(items, np.float32))
    rounds, taken = device.grown(lambda rounds: device.start(kernel, items, WAVE, np.int32(stride), np.int32(rounds),
                                                             out), most=2**19)
    ok = (device.read(out, items, np.float32) == 16.0 * rounds).all()
    return rate_row("local memory", stride, "local reads", "G/s", taken, 16 * items * rounds / 1e6, ok)


def operations(device: Device) -> Iterator[Row]:
    """Measure 10^9 operations a second of each of OPERATIONS."""
    for name in OPERATIONS:
        yield _operation(device, name)


def _operation(device: Device, name: str) -> Row:
    kernel = device.kernel("operation_rate", options=[f"-DOP={OPERATIONS[name]}"])
    items = device.units * 16 * GROUP_ITEMS
    out = device.buffer(np.zeros(items, np.float32))
    rounds, taken = device.grown(lambda rounds: device.start(kernel, items, GROUP_ITEMS,
                                                             np.int32(rounds), np.float32(0.5),
                                                             np.int32(1), out), 16)
    firsts = np.tile(np.arange(GROUP_ITEMS), items // GROUP_ITEMS)
    # floats: x = x / 2 + 1.5 ends at 3 in each of the four chains
    expected = {"convert": 4.0 * (firsts + 77) + 6, "shift 64": 0.0, "int mul": 4.0}.get(name, 12.0)
    ok = np.allclose(device.read(out, items, np.float32), expected, rtol=1e-5)
    return rate_row(name, OPERATIONS[name], "operations", "G/s", taken, COUNTED[name] * items * rounds / 1e6, ok)


def barriers(device: Device) -> Iterator[Row]:
    """Measure the ns of one barrier of a work-group of 256, with a write and a read of local memory to each two."""
    kernel = device.kernel("barrier_rate")
    for groups in (1,) if device.quick else (1, 2, 4, 8):
        yield _barrier(device, kernel, groups)


def _barrier(device: Device, kernel: cl.Kernel, groups: int) -> Row:
    items = device.units * groups * GROUP_ITEMS
    out = device.buffer(np.zeros(items, np.uint32))
    # an odd number of rounds: after a multiple of 256 every number would be where it began
    rounds, taken = device.grown(lambda rounds: device.start(kernel, items, GROUP_ITEMS, np.int32(rounds | 1), out), 16)
    rounds |= 1
    ok = (device.read(out, GROUP_ITEMS, np.uint32) == (np.arange(GROUP_ITEMS) + rounds) % GROUP_ITEMS).all()
    return time_row("work-groups on each unit", groups, "barrier", "ns", taken, 1e6 / (2 * rounds), ok)


def launches(device: Device) -> Iterator[Row]:
    """Measure an empty kernel in us: on the device's clock, and on the host's, alone and in a queue of many."""
    kernel, number = device.kernel("empty"), np.int32(0)

    def start() -> Started:
        return device.start(kernel, WAVE, WAVE, number)

    device.pace.time(start)
    yield time_row("device clock", 1, "launch", "us", device.pace.samples(start, 25), 1e3)
    for count in (1, 100):
        taken = []
        for _ in range(SAMPLES):
            begin = time.perf_counter()
            for _ in range(count):
                start()
            device.session.queue.finish()
            taken.append((time.perf_counter() - begin) * 1e3 / count)
        yield time_row("host clock, alone" if count == 1 else "host clock, in a queue", count, "launch", "us", taken,
                       1e3)


def resident(device: Device) -> Iterator[Row]:
    """Find how many work-groups of one wave run at once: the time of a launch steps up where one has to wait.

    Each follows a ring of 256 KB, which leaves the device nearly idle. They hold no local memory, or 16 KB each.
    """
    for words in (0, 4096):
        yield from _staircase(device, words, 8 if words else 4 if device.quick else 48)


def _staircase(device: Device, words: int, most: int) -> Iterator[Row]:
    """Lengthen a launch from one work-group for each compute unit up to `most` of them."""
    kernel, case = device.kernel("chase", options=[f"-DLOCAL_WORDS={words}"]), f"{words // 256} KB of local memory"
    order, following = ring(2**18 // LINE_BYTES)
    memory, out = device.buffer(following), device.buffer(np.zeros(device.units * most * WAVE, np.uint32))

    def start(groups: int, steps: int) -> Started:
        return device.start(kernel, groups * WAVE, WAVE, memory, np.uint32(0), np.int32(steps), np.int32(0), out)

    steps = device.pace.grow(partial(start, device.units), 64, wanted_ms=device.pace.limit_ms / 25)
    base, held, last, full = math.inf, 0, 0.0, False
    for each in [*range(1, min(most, 12) + 1), *range(14, most + 1, 2)]:
        if last > FAR_UP * base or not device.pace.allows(last, 1.2):
            break
        groups = each * device.units
        taken = device.pace.samples(partial(start, groups, steps))
        ok = (device.read(out, groups * WAVE, np.uint32) == order[steps % len(order)]).all()
        last = statistics.median(taken)
        base = min(base, last)
        full = full or last >= STEP_UP * base
        held = held if full else groups
        yield time_row(case, groups, "staircase", "ms", taken, 1.0, ok)
    yield value_row(case, words * 4, "resident work-groups", "work-groups", held,
                    f"the most before the time passes {STEP_UP} times that of one for each compute unit")


def read_rates(device: Device) -> Iterator[Row]:
    """Measure the GB/s of reading a large buffer by vectors, in the faster of clpeak's two patterns."""
    floats = 2**22 if device.quick else min(2**26, device.session.device.max_alloc // 8 // 2**20 * 2**18)
    memory = device.buffer(np.ones(floats, np.float32))
    for width in (1, 4, 16) if device.quick else (1, 2, 4, 8, 16):
        yield max((_read_rate(device, memory, floats, width, pattern) for pattern in ("near", "far")),
                  key=lambda row: (not row["ok"], row["value"]))  # a wrong one is not hidden behind a right one


def _read_rate(device: Device, memory: cl.Buffer, floats: int, width: int, pattern: str) -> Row:
    kernel, whole = device.kernel("read_rate", f"{pattern}_{width}"), floats // 16 // width // GROUP_ITEMS
    out = device.buffer(np.zeros(whole * GROUP_ITEMS, np.float32))
    # a launch of fewer work-groups reads the first part of the buffer, in either pattern
    groups, taken = device.grown(lambda groups: device.start(kernel, GROUP_ITEMS * groups, GROUP_ITEMS, memory, out),
                                 max(whole // 64, 1), whole, math.inf)
    ok = (device.read(out, GROUP_ITEMS * groups, np.float32) == 16.0 * width).all()
    return rate_row("read", width, "bandwidth", "GB/s", taken, 64 * width * GROUP_ITEMS * groups / 1e6, ok, pattern)


def chains(device: Device) -> Iterator[Row]:
    """Measure the GFLOPS of chains of multiply-adds, by the width of their vectors, as clpeak counts them."""
    for width in (4,) if device.quick else (1, 2, 4, 8, 16):
        yield _chain(device, width)


def _chain(device: Device, width: int) -> Row:
    kernel, most = device.kernel("chain_rate", f"chain_{width}", ["-DREAL=float"]), device.units * 2048
    out = device.buffer(np.zeros(most * GROUP_ITEMS, np.float32))
    groups, taken = device.grown(
        lambda groups: device.start(kernel, groups * GROUP_ITEMS, GROUP_ITEMS, out, np.float32(1.3)),
        device.units, most)
    values = device.read(out, groups * GROUP_ITEMS, np.float32).reshape(groups, GROUP_ITEMS)
    ok = np.array_equal(values, np.broadcast_to(values[:1], values.shape), equal_nan=True)
    return rate_row("float", width, "multiply-adds", "GFLOPS", taken, 2 * 2048 * groups * GROUP_ITEMS / 1e6, ok)


def sources() -> list[Path]:
    """List the files of the kernels that these probes launch."""
    names = ("chase", "lane_stride", "local_stride", "operation_rate", "barrier_rate", "empty", "read_rate",
             "chain_rate")
    return [KERNELS / "probe" / f"{name}.cl" for name in names]
