"""Reach an NVIDIA GPU through PyTorch: find it, time a call on it, and turn PyTorch's errors into the lab's."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator

from polaris_lab.base.errors import DeviceError
from polaris_lab.device.device import Device
from polaris_lab.device.host_clock import HostSpan

AHEAD = 1_000_000
"""Cycles for which the GPU is kept busy while the host enqueues a call (0.05 ms): 0.5 ms on an H200."""
CYCLES_PER_S = 2e9
"""Cycles of such a pause in a second, about: GPUs run at 1 to 2.5 GHz."""
NO_TORCH = "it is reached through PyTorch, which is not here; install it (pip install torch)"


@functools.cache
def cuda_of(name: str) -> str | None:
    """Return PyTorch's name ("cuda:0") of the device that OpenCL calls `name`, None where it does not see it."""
    import torch

    if torch.cuda.is_available():
        for index in range(torch.cuda.device_count()):
            if torch.cuda.get_device_name(index) == name:
                return f"cuda:{index}"
    return None


def cuda_span(cuda: str, call: Callable[[], object]) -> HostSpan:
    """Run `call` on a GPU between two CUDA events, and return its time, in nanoseconds from 0.

    A pause in front of them keeps the GPU busy until the call is enqueued, so that no host time is in it.
    """
    import torch

    with torch.cuda.device(cuda):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        torch.cuda._sleep(AHEAD)
        start.record()
        call()
        end.record()
        end.synchronize()
        return HostSpan(0, round(start.elapsed_time(end) * 1e6))


@contextlib.contextmanager
def torch_errors(device: Device) -> Iterator[None]:
    """Turn what PyTorch raises, too little memory included, into a DeviceError."""
    try:
        yield
    except RuntimeError as error:
        raise DeviceError(f"PyTorch failed on {device.name}: {error}") from error
