"""Say which configurations of a kernel a search may try, and which it tries first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from polaris_lab.opencl.device import Device
from polaris_lab.spec import tuned_configs
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm


def fits(spec: KernelSpec, problem: Gemm, config: Mapping[str, int], device: Device) -> bool:
    """Tell whether the kernel's constraints and needs, and the device's largest work-group, allow a configuration."""
    try:
        bound = spec.bind(problem, config)
        return not bound.unmet and bound.largest_group <= device.max_work_group
    except ValueError:
        return False


def known(spec: KernelSpec, device: str) -> Iterator[dict[str, int]]:
    """List the kernel's defaults, what was tuned on a device (a slug), and the starting points of the kernel's table.

    Each holds a value of every tunable, and may not fit a problem.
    """
    for chosen in ({}, *tuned_configs.best(device).get(spec.name, {}).values(), *spec.starts):
        try:
            config = spec.config(chosen)
        except ValueError:  # tuned with values that are no longer allowed
            continue
        yield {name: config[name] for name in spec.tunables}
