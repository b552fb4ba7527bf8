"""Estimate how long a configuration takes on a device, from the device's facts and the configuration's tiles.

It chooses on a GPU for which no portfolio is known (`polaris_lab.choose.selection`). The constants below were fitted by
least squares to the logarithms of 5,000 times of an H200, of which half lay within 8 % of the estimate for
`gemm_blocked` and 14 % for `gemm_thin`. They are counts of cycles and microseconds, and say nothing of a kernel's worth
on another device. `polaris_studies.kernel_estimates` has kernels that are not chosen by it.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from polaris_lab.device.device import Device
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.likeness import columns_of
from polaris_lab.model.problem import Gemm

Sizes = Mapping[str, np.ndarray | int]
"""The defines of a configuration, and of a problem m, n, k, trans_a and trans_b: numbers, or one array each."""

REGISTERS, WORK_ITEMS, WORK_GROUPS = 65536, 2048, 24
"""What a compute unit is taken to hold at once: an H200's registers and work-items, and 24 of its 32 work-groups."""
LOCAL_BYTES = 220 * 1024
"""Local memory of a compute unit: Hopper's. OpenCL tells that of one work-group only."""
START_US, SUM_US = 8.0, 4.0
"""The time of an empty launch, and of adding the parts of K without the time of their bytes."""
FREE = "SPLIT", "LOAD", "VECTOR"
"""Defines of which every value is estimated: the model knows what they cost, and not every problem fits each."""
FLOPS_PER_BYTE = 18.0
"""Of a GPU whose memory was not measured: an H200 has 16 by measurement, an RX 590 28 by its data sheet."""


class Rates(NamedTuple):
    """Holds what a device does in a cycle or a microsecond."""

    units: int
    cycles_per_us: float
    lanes: float
    bytes_per_us: float


def rates(device: Device, gb_per_s: float | None = None) -> Rates:
    """Return the rates of a device: its multiply-adds by its probe, its memory's by `gb_per_s` or as FLOPS_PER_BYTE."""
    gflops = device.mad_gflops if math.isfinite(device.mad_gflops) else 1000.0
    clock, units = device.clock_mhz or 1000, max(device.compute_units, 1)
    return Rates(units, clock, gflops * 1e3 / (2 * units * clock), 1e3 * (gb_per_s or gflops / FLOPS_PER_BYTE))


TILES = {"TILE_M", "TILE_N", "TILE_K", "ITEM_M", "ITEM_N", "BUFFERS", "LOAD", "SPLIT"}
THIN = {"WIDE", "THIN", "LOADS", "LANES_W", "LANES_K", "VECTOR", "UNROLL", "SPLIT"}


def is_modelled(config: Sizes) -> bool:
    """Tell whether the model knows the tiles of a configuration: such kernels are made for GPUs."""
    return config.keys() >= TILES or config.keys() >= THIN


def local_bytes(config: Sizes) -> np.ndarray:
    """Return the bytes of local memory that a configuration with tiles takes; 0 for others."""
    if not TILES <= config.keys():
        return np.zeros(np.broadcast(*config.values()).shape if config else ())
    c = {name: np.asarray(value, float) for name, value in config.items()}
    slices, pad = c.get("SLICES", np.float64(1)), c.get("PAD", np.float64(0))
    return 4 * (c["BUFFERS"] * c["TILE_K"] * (c["TILE_M"] + c["TILE_N"] + 2 * pad)
                + (slices - 1) * c["TILE_M"] * c["TILE_N"] / c["ITEM_M"])


def ranked(device: Device, problem: Gemm) -> Iterator[tuple[KernelSpec, dict[str, int]]]:
    """List the starting points of the catalogue that the model knows, with every SPLIT and LOAD, the fastest first.

    Kernels that want something are left out: the device's facts do not tell how fast its tensor cores are.
    """
    mine, sizes, found = rates(device), columns_of(problem), []
    for spec in catalogue().values():
        if spec.signature == "gemm" and spec.starts and is_modelled(spec.config()) and not spec.wants:
            columns = _started(spec.name)
            us = (tiles_us if columns.keys() >= TILES else thin_us)(columns, sizes, mine)
            fits = local_bytes(columns) <= device.local_mem
            found += [(float(us[i]), spec.name, int(i)) for i in np.flatnonzero(fits)]
    for _, kernel, i in sorted(found):
        yield catalogue()[kernel], {name: int(values[i]) for name, values in _started(kernel).items()}


@functools.lru_cache(8)
def _started(kernel: str) -> Mapping[str, np.ndarray]:
    """Return the starting points of a kernel, with every value of FREE, as an array for each define."""
    spec = catalogue()[kernel]
    rows = [chosen for start in spec.starts for chosen in itertools.product(
        *(allowed if name in FREE else [start.get(name, allowed[0])] for name, allowed in spec.tunables.items()))]
    return dict(zip(spec.tunables, np.array(rows, np.int64).T, strict=True))


def tiles_us(config: Sizes, problem: Sizes, device: Rates) -> np.ndarray:
    """Estimate a kernel that walks along K with tiles in local memory, and registers that hold ITEM_M x ITEM_N sums."""
    c = {name: np.asarray(value, float) for name, value in config.items()}
    m, n, k = (np.asarray(problem[name], float) for name in "mnk")
    tile_m, tile_n, tile_k, split = c["TILE_M"], c["TILE_N"], c["TILE_K"], c["SPLIT"]
    slices, sums, edge = c.get("SLICES", np.float64(1)), c["ITEM_M"] * c["ITEM_N"], c["ITEM_M"] + c["ITEM_N"]
    items = tile_m * tile_n / sums * slices
    loaded = tile_k * (tile_m + tile_n)                      # floats of both tiles
    registers = np.minimum(255, 1.15 * (sums + 1.5 * edge + loaded / items) + 30)
    resident = np.floor(np.minimum.reduce(np.broadcast_arrays(
        REGISTERS / (registers * items), LOCAL_BYTES / local_bytes(config), WORK_ITEMS / items, WORK_GROUPS)))
    resident = np.maximum(1, resident)
    groups = np.ceil(m / tile_m) * np.ceil(n / tile_n) * split
    steps = np.ceil(np.ceil(k / split) / tile_k)

    # cycles of one step of one work-group: multiply-adds; reads, loads and stores; and a work-item's own chain
    depth = tile_k / slices
    multiply = 1.43 * items * sums * depth / device.lanes
    scalar = np.where(c["LOAD"] == 0, loaded, tile_k * (np.where(problem["trans_a"], tile_m / 4, tile_m)
                                                        + np.where(problem["trans_b"], tile_n, tile_n / 4)))
    move = items / 32 * depth * edge / 4 * 3.2 + loaded / 128 * 1.32 + scalar / 32 * 3.8
    chain = depth * 1.17 * sums + loaded / items * np.select([c["LOAD"] == 0, c["LOAD"] == 2], [60, 75 / 4], 40)

    def wave_cycles(together: np.ndarray) -> np.ndarray:
        """Return the cycles of work-groups that share a compute unit."""
        step = np.cbrt((together * np.maximum(multiply, move)) ** 3 + chain**3)
        return steps * step + together * tile_m * tile_n / 32 * 9.7 + np.where(slices > 1, 670 * c["ITEM_M"], 0)

    whole = np.floor(groups / (device.units * resident))
    rest = groups - whole * device.units * resident
    cycles = whole * wave_cycles(resident) + np.where(
        rest > 0, wave_cycles(np.maximum(1, np.ceil(rest / device.units))), 0)
    memory = 4 * (m * k + k * n + m * n * np.where(split > 1, 2 * split, 1)) / (1.19 * device.bytes_per_us)
    cache = 4 * groups * steps * loaded / (0.9 * device.bytes_per_us)
    us = (cycles / device.cycles_per_us) ** 4 + memory**4 + cache**4
    return us**0.25 + START_US + np.where(split > 1, SUM_US + 4 * split * m * n / device.bytes_per_us, 0)


def thin_us(config: Sizes, problem: Sizes, device: Rates) -> np.ndarray:
    """Estimate a kernel that streams the large matrix past registers that hold THIN rows of sums."""
    c = {name: np.asarray(value, float) for name, value in config.items()}
    m, n, k = (np.asarray(problem[name], float) for name in "mnk")
    wide, thin, loads, vector, unroll = c["WIDE"] == 1, c["THIN"], c["LOADS"], c["VECTOR"], c["UNROLL"]
    width, height = np.where(wide, m, n), np.where(wide, n, m)
    along = np.where(wide, np.logical_not(problem["trans_a"]), problem["trans_b"])  # rows of the large one run along K
    outputs, items = loads * np.where(along, 1, vector), c["LANES_W"] * c["LANES_K"]
    groups = np.ceil(width / (c["LANES_W"] * outputs)) * np.ceil(height / thin) * c["SPLIT"]
    registers = 2.45 * (thin * outputs + loads * vector * unroll + 2 * thin) + 30
    resident = np.clip(np.floor(np.minimum(WORK_ITEMS / items, REGISTERS / (items * np.minimum(registers, 255)))), 1,
                       WORK_GROUPS)
    step = np.where(along, vector, 1)
    steps = np.ceil(k / c["SPLIT"] / (c["LANES_K"] * step))
    running = np.minimum(groups, device.units * resident)
    latency = 0.47
    chain = np.ceil(groups / (device.units * resident)) * (np.ceil(steps / unroll) * latency + 0.27)
    side_by_side = 4 * vector * np.where(along, c["LANES_K"], c["LANES_W"])
    wasted = np.maximum(1, 32 / side_by_side)                 # less than 32 bytes of a row still cost a sector
    in_flight = running * items * loads * vector * 4 * np.minimum(unroll, steps)
    read = 4 * width * k * np.maximum(1, 0.3 * np.ceil(height / thin)) * wasted
    stream = read / np.minimum(1.03 * device.bytes_per_us, np.maximum(in_flight, 1) / latency)
    work = groups * items / 32 * steps * (7.8 * thin * outputs * step + 2 * loads + 18.7 * thin * step)
    busy = work * 32 / (device.units * device.lanes * device.cycles_per_us)
    spilled = 1 + np.maximum(0, registers / 255 - 1) * 0.25
    us = np.cbrt(stream**3 + busy**3 + chain**3) * spilled
    return us + START_US + np.where(c["SPLIT"] > 1, SUM_US, 0)
