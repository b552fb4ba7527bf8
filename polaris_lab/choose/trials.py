"""Try configurations of a kernel on a problem: which ones fit, which come first; each is checked before it is timed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import numpy as np

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Launch, Session
from polaris_lab.measure.sampling import sample
from polaris_lab.model import tuned_configs
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_spec import LANGUAGE, KernelSpec
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify.quick_check import first_fault
from polaris_lab.verify.trust import is_watched

SAMPLES = 5
"""Timed runs of each configuration during a search."""
HOPELESS = 1.5
"""A configuration whose first run takes this many times as long as the fastest known is not run again."""
WAKING_MS = 1.0
"""A configuration whose first run is shorter is judged by its second: the first one after the pause of a proof took up
to 30 us more on an H200, so that what was as fast as any at a small product looked hopeless."""
MAX_FAILURES = 30
"""Failures in a row after which the device itself is thought to have failed: some give up their queue for good."""


def require_tunable(spec: KernelSpec) -> None:
    """Raise ValueError for a kernel that cannot be tuned: wrong, not for products, or without free defines."""
    if spec.signature != "gemm" or spec.museum or not spec.tunables:
        is_own = spec.language != LANGUAGE and spec.signature == "gemm"
        remedy = ("give a define several values, as in --set TILE=8,16" if is_own
                  else "take a right gemm kernel with defines")
        raise BadValue("kernel", f"kernel: {spec.name} has nothing to tune; {remedy}")


def suits(spec: KernelSpec, device: Device) -> bool:
    """Tell whether a kernel is made for this kind of device: one for CPUs has work-groups of a single work-item.

    What it wants must be offered too.
    """
    alone = all(size == 1 for each in spec.passes for size in each.local_size)
    return alone == (device.kind == "cpu") and device.offers(spec.wants)


def fits(spec: KernelSpec, problem: Gemm | Attention, config: Mapping[str, int] | None,
         device: Device) -> bool:
    """Tell whether the kernel's constraints, needs and wants, and the device's largest group, allow a configuration."""
    if not device.offers(spec.wants):
        return False
    try:
        bound = spec.bind(problem, config)
        return not bound.unmet and bound.largest_group <= device.max_work_group
    except ValueError:
        return False


def known(spec: KernelSpec, device: str) -> Iterator[dict[str, int]]:
    """List the kernel's defaults, what was tuned on a device (a slug), and the starting points of the kernel's table.

    Each holds a value of every tunable, and may not fit a problem.
    """
    kernel = tuned_configs.key_of(spec)
    for chosen in ({}, *tuned_configs.best(device, kernel).get(kernel, {}).values(), *spec.starts):
        try:
            config = spec.config(chosen)
        except ValueError:  # tuned with values that are no longer allowed
            continue
        yield {name: config[name] for name in spec.tunables}


class Trials:
    """The inputs and the expected output of one problem, on which configurations are tried one after the other.

    Of a problem with more than `complete` operations some rows and columns of the output are compared.
    """

    def __init__(self, session: Session, problem: Gemm | Attention, seed: int,
                 complete: int | None = None) -> None:
        self.session, self.problem, self._inputs = session, problem, problem.inputs(seed)
        self._expectation = Expectation(problem, self._inputs, seed, complete)
        self._storages: dict | None = None
        self._failures = 0

    def timed_us(self, spec: KernelSpec, config: Mapping[str, int], best_us: float = math.inf) -> float:
        """Return the microseconds that a configuration takes, once its output is proved: the median of SAMPLES runs, or
        a single run where that is hopeless.

        Raises DeviceError as `proved`; after MAX_FAILURES in a row a ValueError, since then the device is at fault.
        """
        try:
            launch = self.proved(spec, config)
            times = [1e3 * sample(launch).device_ms]
            if times[0] < 1e3 * WAKING_MS:
                times = [1e3 * sample(launch).device_ms]
            while len(times) < SAMPLES and times[0] < HOPELESS * best_us:
                times.append(1e3 * sample(launch).device_ms)
        except DeviceError as error:
            self._failures += 1
            if self._failures == MAX_FAILURES:
                raise BadValue("device", f"device: {MAX_FAILURES} configurations in a row failed on "
                               f"{self.session.device.name}; the last one: {error}") from None
            raise
        self._failures = 0
        return float(np.median(times))

    def proved(self, spec: KernelSpec, config: Mapping[str, int]) -> Launch:
        """Build a configuration and run it once; return the launch, to be timed, when its output is right.

        A configuration of an unproved kernel passes a quick check first, in a child process. Raises DeviceError when it
        is wrong, or takes too many registers or too much local memory for this device.
        """
        fixed = spec.fixed(config)
        if is_watched(self.session.device, fixed) and (fault := first_fault(self.session, fixed, config)):
            raise DeviceError(f"{spec.name} {dict(config)} is wrong: {fault}")
        launch = self.session.prepare(spec, self.problem, self._storages or self._inputs, config=config)
        self._storages = self._storages or {name: launch.storages[name] for name in self.problem.layouts}
        # poison: what the last one stored must not pass for this one's
        result = self.problem.result
        self.session.refill(self._storages, self.problem, {result: self._inputs.get(result)})
        launch.run()
        if not self._expectation.compare(launch.output()).ok:
            raise DeviceError(f"{spec.name} {dict(config)} is wrong at {self.problem}")
        return launch
