"""Probe OpenCL devices in a child process: list them, test whether one works, and measure its multiply-add rate.

A broken vendor stack may crash or hang while it is only being listed, and a device that is listed may fail every
build, so `polaris_lab.device.device` calls the functions of this module through `polaris_lab.base.isolation`.
"""

from __future__ import annotations

import re
import time
import uuid
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl

from polaris_lab.base.host_processor import microarchitecture
from polaris_lab.base.paths import KERNELS
from polaris_lab.device.host_clock import distrust
from polaris_lab.device.platform_advice import Platform, broken_library
from polaris_lab.model.kernel_spec import LANGUAGE

GROUP_ITEMS = 64

SOURCE = """
kernel void reversed(global const float *in, float scale, local float *tile, global float *out) {
    const int item = get_local_id(0), last = get_local_size(0) - 1;
    tile[item] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = scale * tile[last - item];
}
"""

LONG_ENOUGH_S, DOUBLING_S = 0.01, 1.0
"""A launch that is timed lasts the first; launches are not lengthened any more once all together took the second."""
MULTIPLY_ADDS = 16  # of each work-item in each round of kernels/ceilings/multiply_add.cl


def listing() -> list[dict[str, Any]]:
    """List the facts of every OpenCL device, working or not, as the fields of `polaris_lab.device.device.Device`."""
    try:
        platforms = cl.get_platforms()
    except cl.Error:  # the loader's way to say that there is no platform
        return []
    return [facts for p, platform in enumerate(platforms) for facts in _devices(p, platform)]


def survey(icds: Sequence[Path]) -> tuple[list[Platform], list[str]]:
    """List the platforms with their numbers of devices, and why the library that one of `icds` names cannot be loaded.
    """
    broken = [f"{icd}: {why}" for icd in icds if (why := broken_library(icd))]
    try:
        platforms = cl.get_platforms()
    except cl.Error:
        return [], broken
    return [Platform(p, platform.name.strip(), platform.version.strip(), len(_devices(p, platform)))
            for p, platform in enumerate(platforms)], broken


def _devices(p: int, platform: cl.Platform) -> list[dict[str, Any]]:
    try:
        devices = platform.get_devices()
    except cl.Error:  # a platform whose hardware is absent
        return []
    return [{
        "index": f"{p}:{d}",
        "platform": platform.name.strip(),
        "name": device.name.strip(),
        "vendor": device.vendor.strip(),
        "driver": device.driver_version.strip(),
        "version": platform.version.strip(),
        "kind": _kind(platform, device),
        "compute_units": device.max_compute_units,
        "clock_mhz": device.max_clock_frequency,
        "global_mem": device.global_mem_size,
        "max_alloc": device.max_mem_alloc_size,
        "local_mem": device.local_mem_size,
        "max_work_group": device.max_work_group_size,
        "microarchitecture": microarchitecture() if _kind(platform, device) == "cpu" else "",
        "architecture": _architecture(platform, device),
    } for d, device in enumerate(devices)]


def _architecture(platform: cl.Platform, device: cl.Device) -> str:
    """Return the kind of compute units: NVIDIA's compute capability, AMD's name of the chip, a CPU's own name."""
    if _kind(platform, device) == "cpu":
        return microarchitecture()
    try:
        return f"sm_{device.compute_capability_major_nv}{device.compute_capability_minor_nv}"
    except (cl.Error, AttributeError):
        chip = re.search(r"gfx[0-9a-f]+|polaris ?[0-9]+", device.name.lower())
        return chip[0].replace(" ", "") if chip else ""


def _kind(platform: cl.Platform, device: cl.Device) -> str:
    if "oclgrind" in platform.name.lower():  # says that it is a CPU, a GPU and an accelerator, and is none of them
        return "simulator"
    if device.type & cl.device_type.GPU:
        return "gpu"
    return "cpu" if device.type & cl.device_type.CPU else "accelerator"


def examine(index: str) -> tuple[str, float, str]:
    """Test the device at `index` ("platform:device"): build and launch a kernel on it, and compare the output.

    Returns the reason why it does not work ("" when it does), its multiply-add rate in GFLOPS, and the reason why its
    timestamps cannot be trusted ("" where they can). The rate is nan when it does not work, and for a simulator, whose
    speed and timestamps say nothing.
    """
    warnings.simplefilter("ignore", cl.CompilerWarning)
    p, d = map(int, index.split(":"))
    try:
        platform = cl.get_platforms()[p]
        device = platform.get_devices()[d]
        context = cl.Context([device])
        queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
        wrong = _compare(context, queue)
        if wrong or _kind(platform, device) == "simulator":
            return wrong, float("nan"), ""
        rates, clocks = zip(_rate(context, queue, "float", 1), _rate(context, queue, "float16", 16), strict=True)
        return "", max(rates), clocks[0] and clocks[1]
    except Exception as error:  # noqa: BLE001  # whatever a broken driver provokes in pyopencl is the answer here
        return reason(str(error)), float("nan"), ""


def _compare(context: cl.Context, queue: cl.CommandQueue) -> str:
    """Test a kernel that reverses each work-group's numbers through local memory; "" when the output is right."""
    given = np.arange(1, 4 * GROUP_ITEMS + 1, dtype=np.float32)
    flags = cl.mem_flags
    source = cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=given)
    target = cl.Buffer(context, flags.READ_WRITE, given.nbytes)
    # A new comment in every probe, so that no compiler cache answers for a compiler that has since broken.
    program = cl.Program(context, f"{SOURCE}\n// {uuid.uuid4()}\n").build([LANGUAGE])
    program.reversed(queue, given.shape, (GROUP_ITEMS,), source, np.float32(3), cl.LocalMemory(4 * GROUP_ITEMS), target)
    got = np.empty_like(given)
    cl.enqueue_copy(queue, got, target)
    expected = 3 * given.reshape(-1, GROUP_ITEMS)[:, ::-1].ravel()
    wrong = np.flatnonzero(got != expected)
    if not wrong.size:
        return ""
    first = wrong[0]
    return f"it computes wrongly: element {first} of a test kernel is {got[first]:g} and should be {expected[first]:g}"


def _rate(context: cl.Context, queue: cl.CommandQueue, real: str, width: int) -> tuple[float, str]:
    """Measure the GFLOPS of multiply-adds on `real`, of `width` components: the best of some launches of 10 to 20 ms.

    The host's clock times them. Also returned is why the timestamps of the same launches cannot be trusted, or "".
    """
    source = (KERNELS / "ceilings" / "multiply_add.cl").read_text()
    kernel = cl.Kernel(cl.Program(context, source).build([LANGUAGE, f"-DREAL={real}"]), "multiply_add")
    items = queue.device.max_compute_units * 2048
    out = cl.Buffer(context, cl.mem_flags.WRITE_ONLY, 4 * width * items)

    def times(rounds: int) -> tuple[float, float]:
        """Return the ms of one launch by the device's clock, nan where the driver has none, and by the host's."""
        start = time.perf_counter()
        event = kernel(queue, (items,), (GROUP_ITEMS,), np.int32(rounds), np.float32(0.5), out)
        queue.finish()
        host = (time.perf_counter() - start) * 1e3
        try:
            return (event.profile.end - event.profile.start) * 1e-6, host
        except cl.Error:
            return float("nan"), host

    times(16)  # some drivers compile at the first launch
    rounds = doubled(16, lambda rounds: times(rounds)[1] * 1e-3, LONG_ENOUGH_S)
    pairs = [times(rounds) for _ in range(6)]
    flops = 2 * items * width * MULTIPLY_ADDS * rounds
    return flops / min(host for _, host in pairs) / 1e6, distrust(pairs)


def doubled(rounds: int, length: Callable[[int], float], long_enough: float, budget: float = DOUBLING_S) -> int:
    """Double `rounds` until the launch that `length(rounds)` times is `long_enough`; return `rounds`.

    Whatever that clock says, no more is doubled once all launches took `budget` seconds of the host's clock: a driver
    whose clock stands still must not be given ever longer launches.
    """
    begin = time.perf_counter()
    while length(rounds) < long_enough and time.perf_counter() - begin < budget and rounds < 2**24:
        rounds *= 2
    return rounds


def reason(text: str) -> str:
    """Shorten a driver's message to one line: what failed and, from a build log, the first error."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["no message"]
    failed = lines[0].split(" - ")[0]
    errors = [line for line in lines[1:] if "error" in line.lower()]
    return f"{failed}: {errors[0]}" if errors else failed
