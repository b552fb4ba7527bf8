"""Choose the kernel, and its configuration, that solve an attention on a device.

The times of this device decide, then those of a device with the same kind of compute units: what was the fastest at the
nearest measured problem. Where nothing was measured, the starting points of the catalogue are tried in their order.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Mapping

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.choose import tuned_times
from polaris_lab.choose.predictor import Prediction, remedy, sibling
from polaris_lab.choose.trials import fits
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.likeness import columns_of, distance
from polaris_lab.model.problem import Attention
from polaris_lab.verify import passed_checks
from polaris_lab.verify.quick_check import first_fault

SIMPLE = "attention_v2", "attention_reference"
"""What is taken where nothing else fits: kernels that fit any device, and any problem."""


def suits(spec: KernelSpec, device: Device) -> bool:
    """Tell whether a kernel is made for this kind of device: one for CPUs has work-groups of a single work-item.

    What it wants must be offered too.
    """
    alone = all(size == 1 for each in spec.passes for size in each.local_size)
    return alone == (device.kind == "cpu") and device.offers(spec.wants)


def ranked(device: Device, problem: Attention) -> Iterator[Prediction]:
    """List known configurations, the most promising first; some may not fit the problem.

    Raises ValueError for a damaged file of times.
    """
    known = tuned_times.tables()
    own, alike = known.get(device.slug), sibling(device, known.values())
    for times in filter(None, (own, alike)):
        measured = _measured(times, tuple(spec for spec in catalogue().values() if spec.signature == "attention"),
                          tuple(spec.source_hash() for spec in catalogue().values() if spec.signature == "attention"))
        for nearest in sorted(measured, key=lambda other: float(distance(problem, columns_of(other)))):
            same = columns_of(nearest) == columns_of(problem)
            why = f"fastest of those measured at {nearest}"
            why += f" on {times.device}" if same else f", the nearest measured problem, on {times.device}"
            why += "" if times is own else f"; {remedy(device)}"
            for candidate in measured[nearest]:
                spec = catalogue()[candidate.kernel]
                scaled = candidate.us * problem.flops / max(nearest.flops, 1)
                yield Prediction(candidate.kernel, candidate.config, scaled, why, spec.source_hash(), times is own)
    kernels = [spec for spec in catalogue().values() if spec.signature == "attention" and not spec.museum]
    for spec in kernels:
        if spec.starts and suits(spec, device):
            for start in spec.starts:
                config = spec.config(start)
                yield Prediction(spec.name, {name: config[name] for name in spec.tunables}, math.nan,
                                 f"a starting point of its table, since nothing was measured; {remedy(device)}")
    for name in SIMPLE:
        if name in catalogue():
            spec = catalogue()[name]
            config = spec.config()
            yield Prediction(name, {define: config[define] for define in spec.tunables}, math.nan,
                             "the simplest that fits, since nothing faster is known")


@functools.lru_cache(2**4)
def _measured(times: tuned_times.Times, _specs: tuple[KernelSpec, ...],
              _sources: tuple[str, ...]) -> dict[Attention, list[tuned_times.Timed]]:
    """Group the times of attentions by their problem, the fastest first. Each call of an attention asks for them."""
    found: dict[Attention, list[tuned_times.Timed]] = {}
    for each in tuned_times.read(times.device):
        if isinstance(each.problem, Attention):
            found.setdefault(each.problem, []).append(each)
    return {problem: sorted(some, key=lambda timed: timed.us) for problem, some in found.items()}


def as_tuned(device: Device, spec: KernelSpec, problem: Attention) -> KernelSpec:
    """Fix a kernel's configuration: the fastest known one near a problem, or the first that fits.

    A kernel that has none for the problem is returned as it is.
    """
    known = (each.config for each in ranked(device, problem) if each.kernel == spec.name)
    every = (dict(zip(spec.tunables, values, strict=True)) for values in itertools.product(*spec.tunables.values()))
    fitting = (config for config in itertools.chain(known, every) if fits(spec, problem, config, device))
    return next((spec.fixed(config) for config in fitting), spec)


def auto(device: Device, problem: Attention, kernel: str | None = None) -> tuple[KernelSpec, str]:
    """Choose the kernel (unless `kernel` names it) and its configuration. Return both, and the reason.

    What was not timed on this device with the present source must pass a quick check here. Raises ValueError when
    nothing fits or passes.
    """
    for candidate in ranked(device, problem):
        spec = catalogue().get(candidate.kernel)
        if spec is None or kernel not in (None, candidate.kernel) or not fits(spec, problem, candidate.config, device):
            continue
        if passed_checks.has_failed(device.identity, spec.name, spec.code_hash()):
            continue
        if not candidate.own and not _passes(device, spec, candidate.config):
            continue
        return spec.fixed(candidate.config), candidate.why
    raise BadValue("kernel",
                   f"no attention kernel that fits {problem} is right on {device.name}; run `polaris-lab check`")


def _passes(device: Device, spec: KernelSpec, config: Mapping[str, int]) -> bool:
    try:
        return not first_fault(Session(device), spec, config)
    except DeviceError:  # it does not build here
        return False
