"""Estimate how long a configuration of any kernel takes on a device, for studies of how to choose.

Beyond `polaris_lab.choose.cost_model` it knows `gemm_tensor`, by 3,366 times of an H200 of which half lay within 6 % of
the estimate, and takes the roofline for what has no tiles.
"""

from __future__ import annotations

import numpy as np

from polaris_lab.choose.cost_model import (
    LOCAL_BYTES,
    REGISTERS,
    START_US,
    THIN,
    TILES,
    WORK_GROUPS,
    WORK_ITEMS,
    Rates,
    Sizes,
    thin_us,
    tiles_us,
)
from polaris_lab.model.kernel_catalogue import catalogue

TURN_US, TURN_SHARE = 27.5, 0.85
"""What a transpose before a product adds without work, and the part of the memory's rate that it reaches: by least
squares to 243 times of `gemm_tensor_turned` on an H200. Much of it is the gap between two launches."""
_TENSOR = {"TILE_M", "TILE_N", "TILE_K", "WARP_M", "WARP_N", "BUFFERS", "SPLIT"}
_CPU_THIN = {"WIDE", "THIN", "CHUNK"}


def estimate_us(config: Sizes, problem: Sizes, device: Rates, *, oriented: bool = True) -> np.ndarray:
    """Return the estimated microseconds of a configuration: by its tiles where it has them, else by the roofline.

    A kernel for tensor cores that is not `oriented` has its transposed operands turned first, each by a launch of its
    own.
    """
    if not oriented and config.keys() >= _TENSOR:
        turned, taken = _turned(problem, device)
        return estimate_us(config, turned, device) + taken
    if TILES <= config.keys():
        return tiles_us(config, problem, device)
    if _TENSOR <= config.keys():
        return _tensor_us(config, problem, device)
    if THIN <= config.keys():
        return thin_us(config, problem, device)
    m, n, k = (np.asarray(problem[name], float) for name in "mnk")
    work = m * n * k / (device.units * device.lanes * device.cycles_per_us)
    floats = m * k + k * n + m * n
    if config.keys() >= _CPU_THIN:
        wide, thin = np.asarray(config["WIDE"]) == 1, np.asarray(config["THIN"])
        passes = np.ceil(np.where(wide, n, m) / thin)        # over the large matrix, for THIN rows of sums each
        floats = floats + (passes - 1) * np.where(wide, m, n) * k
    return np.maximum(work, 4 * floats / device.bytes_per_us) + START_US


def kernel_us(kernel: str, config: Sizes, problem: Sizes, device: Rates) -> np.ndarray:
    """Return the estimated microseconds of configurations of a kernel of the catalogue."""
    return estimate_us(config, problem, device, oriented=catalogue()[kernel].oriented)


def _turned(problem: Sizes, device: Rates) -> tuple[Sizes, np.ndarray]:
    """Return the problem once its transposed operands are turned, and the microseconds that turning them takes."""
    m, n, k = (np.asarray(problem[name], float) for name in "mnk")
    taken = sum(np.where(problem[name], TURN_US + 8 * size / (TURN_SHARE * device.bytes_per_us), 0.0)
                for name, size in (("trans_a", m * k), ("trans_b", k * n)))
    return {**problem, "trans_a": 0, "trans_b": 0}, taken


def _tensor_us(config: Sizes, problem: Sizes, device: Rates) -> np.ndarray:
    """Estimate a kernel whose warps multiply tiles in local memory on tensor cores, three times for each product."""
    c = {name: np.asarray(value, float) for name, value in config.items()}
    m, n, k = (np.asarray(problem[name], float) for name in "mnk")
    tile_m, tile_n, tile_k, split = c["TILE_M"], c["TILE_N"], c["TILE_K"], c["SPLIT"]
    warp = c["WARP_M"] * c["WARP_N"] / 32                    # sums of a work-item
    items = tile_m * tile_n / warp
    odd_a = np.where(problem["trans_a"], m, k) % 4 != 0      # rows that are not whole quads are copied float by float
    odd_b = np.where(problem["trans_b"], k, n) % 4 != 0
    copies = tile_k * (np.where(odd_a, tile_m, tile_m / 4) + np.where(odd_b, tile_n, tile_n / 4))
    bytes_of_group = 4 * c["BUFFERS"] * tile_k * (tile_m + tile_n) * 1.3   # rows are padded
    resident = np.floor(np.minimum.reduce(np.broadcast_arrays(
        REGISTERS / (np.minimum(255, 1.5 * warp + 40) * items), LOCAL_BYTES / bytes_of_group, WORK_ITEMS / items,
        WORK_GROUPS)))
    resident = np.maximum(1, resident)
    groups = np.ceil(m / tile_m) * np.ceil(n / tile_n) * split
    steps = np.ceil(np.ceil(k / split) / tile_k)
    multiply = 2.945 * 3 * tile_m * tile_n * tile_k / 1024   # tiles of 16 x 8 x 8
    chain = 835 + 66.5 * copies / items + 2 * 2.945 * 3 * 32 * warp * tile_k / 8 / 1024

    def wave_cycles(together: np.ndarray) -> np.ndarray:
        """Return the cycles of work-groups that share a compute unit."""
        step = np.cbrt((together * (multiply + 5.7 * copies / 32)) ** 3 + chain**3)
        return steps * step + together * tile_m * tile_n / 32 * 19.3

    whole = np.floor(groups / (device.units * resident))
    rest = groups - whole * device.units * resident
    cycles = whole * wave_cycles(resident) + np.where(
        rest > 0, wave_cycles(np.maximum(1, np.ceil(rest / device.units))), 0)
    memory = 4 * (m * k + k * n + m * n * np.where(split > 1, 2 * split, 1)) / (0.617 * device.bytes_per_us)
    cache = 4 * groups * steps * tile_k * (tile_m + tile_n) / (1.08 * device.bytes_per_us)
    us = (cycles / device.cycles_per_us) ** 4 + memory**4 + cache**4
    return us**0.25 + START_US + np.where(split > 1, 0.141 * split * 4 * tile_m * tile_n / 1e4, 0)
