"""Report one call of `Lab.gemm`: its kernel, why it was chosen, and its times, from the events of its kernels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pyopencl as cl

from polaris_lab.base import html_forms
from polaris_lab.base.recordings import setting
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import driver_errors
from polaris_lab.device.host_clock import HostSpan, span_ms
from polaris_lab.model.kernel_spec import KernelSpec

Timeline = list[tuple[str, cl.Event | HostSpan]]


class Ran(NamedTuple):
    """Holds what a call enqueued: the events of its launches by name, and the times known so far, in ms.

    `started` is when the enqueuing of its kernels began, in s of the host's clock, where they run on after the call.
    """

    launches: Sequence[Timeline]
    parts: Mapping[str, float]
    started: float | None = None


@dataclass(frozen=True)
class Call:
    """Holds the report of the last `gemm`, `attention` or call of a plan: `lab.last`.

    `device_ms` runs from the first start to the last end of every kernel of the call, `transfer_ms` counts the copies,
    `host_ms` everything. `parts` says where the time went, in ms: "build", "upload" and "download" by the host's clock,
    allocation included; each kernel by the device's clock ("transpose A" and "transpose B" copy an operand that the
    kernel wants transposed, "gather" copies a view that the kernel cannot read); and "rest", the host's remaining work.
    PoCL compiles a kernel when it is first enqueued, so that a first call of several passes waits between them.

    >>> C = lab.gemm(np.ones((2, 2), np.float32), np.ones((2, 2), np.float32), kernel="gemm_naive")
    >>> lab.last.kernel, lab.last.reason, lab.last.device_ms <= lab.last.host_ms
    ('gemm_naive', 'named by the caller', True)
    """

    device: str
    kernel: str
    config: Mapping[str, int]
    reason: str
    device_ms: float
    host_ms: float
    transfer_ms: float
    parts: Mapping[str, float] = field(default_factory=dict)

    def __str__(self) -> str:
        config = setting(self.config)
        parts = ", ".join(f"{name} {ms:.3g}" for name, ms in self.parts.items())
        return (f"{self.kernel}{f' ({config})' if config else ''} on {self.device}: {self.device_ms:.4g} ms on the "
                f"device, {self.host_ms:.4g} ms in all\n  why:   {self.reason}\n  parts: {parts} ms")

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Print the call in a terminal as `str` gives it."""
        printer.text(str(self))

    def _repr_html_(self) -> str:
        """Return the call for Jupyter: what ran, why, and where the time went."""
        config = setting(self.config)
        pairs = {"device": self.device, "why": self.reason, "on the device": f"{self.device_ms:.4g} ms",
                 "copies": f"{self.transfer_ms:.4g} ms", "in all": f"{self.host_ms:.4g} ms"}
        return html_forms.heading(self.kernel, config) + html_forms.facts(pairs) + html_forms.bars(self.parts, "ms")


def account(device: Device, spec: KernelSpec, config: Mapping[str, int], reason: str, ran: Ran, begin: float,
            ended: float) -> Call:
    """Wait for the kernels of a call, and return its report.

    `begin` and `ended` are the call's, in s of the host's clock. Raises DeviceError when the device failed.
    """
    launches, parts = ran.launches, dict(ran.parts)
    events = [event for launch in launches for _, event in launch]
    with driver_errors(device):
        if events:
            events[-1].wait()
        device_ms = sum(span_ms([event for _, event in launch]) for launch in launches)
        for name, event in (each for launch in launches for each in launch):
            parts[name] = parts.get(name, 0.0) + span_ms([event])
        host_ms = (ended - begin) * 1e3
        if ran.started and events:  # the host may have noticed the end late: the device's clock has it
            host_ms = (ran.started - begin) * 1e3 + (events[-1].profile.end - events[0].profile.queued) * 1e-6
    if device.clock_fault:
        reason += f"; timed by the host's clock, since {device.clock_fault}"
    parts["rest"] = host_ms - sum(parts.values())
    return Call(device.name, spec.name, config, reason, device_ms, host_ms,
                parts.get("upload", 0.0) + parts.get("download", 0.0), parts)
