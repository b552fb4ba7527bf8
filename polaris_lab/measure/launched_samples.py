"""Take samples of kernels of any kind that have a reference, in turns, in a child process; compare before and after."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError
from polaris_lab.device import free_launch
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.launch_time import FAULTY_S
from polaris_lab.measure.sampling import Sample, alone_on, interleaved
from polaris_lab.model.launched_kernel import LaunchedKernel

if TYPE_CHECKING:
    import pandas as pd


def take_launched(session: Session, kernels: Sequence[LaunchedKernel], repeats: int, seconds: float | None,
                  max_launch_s: float | None, others: Mapping[str, Any]) -> pd.DataFrame:
    """Time the launches of `kernels` as `protocol.take_samples` does; a row a sample, without a speed.

    `others` are arguments of `lab.measure` that are for products. Raises ValueError for one that is not None, for a
    kernel without a reference among them, and for two kernels of one name; DeviceError when the child process dies or
    a launch would last longer than `max_launch_s` seconds.
    """
    import pandas as pd

    if stray := [name for name, value in others.items() if value is not None]:
        raise BadValue(stray[0], f"{stray[0]}: a kernel with a reference is launched as it says; leave it out")
    if not all(isinstance(each, LaunchedKernel) for each in kernels):
        raise BadValue("kernel", "kernel holds kernels with a reference and others; measure them apart")
    if len({each.name for each in kernels}) < len(kernels):
        raise BadValue("kernel", "kernel holds two kernels of one name; rename a file")
    try:
        samples, *results = isolation.call(
            f"{__name__}:_sample_in_child", session.device.index, [each.asked for each in kernels], repeats, seconds,
            max_launch_s, timeout=FAULTY_S).value
    except ChildDied as died:
        raise DeviceError(f"the process that ran {', '.join(each.name for each in kernels)} {died.how}") from None
    rows = []
    for kernel, taken, *both in zip(kernels, samples, *results, strict=True):
        expected = kernel.expected()
        compared = [kernel.faults(args, expected) for args in both]
        rows += [{"device": session.device.slug, "kernel": kernel.name, "config": "", "global_size": str(
                      kernel.global_size), "sample": number, "device_ms": each.device_ms, "host_ms": each.host_ms,
                  "gflops": math.nan, "max_abs_error": math.nan,
                  "bound_fraction": max(fraction for _, fraction in compared),
                  "ok": not any(sentences for sentences, _ in compared)} for number, each in enumerate(taken)]
    table = pd.DataFrame(rows)
    return table if session.device.clock == "device" else table.assign(clock=session.device.clock)


def _sample_in_child(index: str, asked: Sequence[tuple[Any, ...]], repeats: int, seconds: float | None,
                     max_launch_s: float | None) -> tuple[list[list[Sample]], list[Any], list[Any]]:
    session = Session(find(index))
    launches = [free_launch.prepare(session, *each, max_launch_s=max_launch_s) for each in asked]

    def run_once() -> list[Any]:
        results = []
        for launch in launches:
            launch.refill()
            launch.run()
            results.append(launch.results())
        return results

    with alone_on(session.device):
        before = run_once()
        return interleaved(launches, repeats, seconds=seconds), before, run_once()
