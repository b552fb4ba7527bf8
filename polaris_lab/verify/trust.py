"""Tell which kernels may run in this process: those that were proved, here or by the project."""

from __future__ import annotations

import functools
import json

from polaris_lab.base import isolation
from polaris_lab.base.memoize import file_state
from polaris_lab.base.paths import DATA
from polaris_lab.device.device import Device
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify import passed_checks

RECORDS = DATA / "gfx803" / "driver"
"""Where the project keeps the machine code of each kernel that it has proved, with the hash of its source."""


def is_proved(device: Device, spec: KernelSpec) -> bool:
    """Tell whether the kernel, with its present source, was proved: by a whole check on this device, or by the project.

    The project has proved the good kernels of its catalogue as they are committed: with the source that their record in
    data/gfx803 names. A kernel of one's own, one that was edited, and one that failed a check here may crash a process
    or never end; it runs in a child process until it has passed.
    """
    code = spec.code_hash()
    if spec.museum or passed_checks.has_failed(device.identity, spec.name, code):
        return False
    return _is_committed(spec) or passed_checks.has_passed(device.identity, spec.name, code)


def _is_committed(spec: KernelSpec) -> bool:
    known = catalogue().get(spec.name)
    if known is not None and known.file == spec.file:
        return _is_recorded(known, spec)
    return any(_is_recorded(known, spec) for known in catalogue().values() if known.file == spec.file)


def _is_recorded(known: KernelSpec, spec: KernelSpec) -> bool:
    """Tell whether `spec` is launched as `known` is, a good kernel of the catalogue whose record has this source."""
    return known.passes == spec.passes and not known.museum and _recorded(known.name) == spec.text_hash()


def _recorded(name: str) -> str:
    """Return the hash of the source that the kernel's record names; "" where there is none."""
    path = f"{RECORDS}/{name}.json"
    try:
        return _source_of(path, file_state(path))
    except (OSError, ValueError, KeyError, TypeError):
        return ""


@functools.lru_cache(2**8)
def _source_of(path: str, _state: tuple) -> str:
    with open(path, encoding="utf-8") as file:
        return json.load(file)["source"]


def is_watched(device: Device, spec: KernelSpec) -> bool:
    """Tell whether a kernel may not run in this process yet: it is unproved, and has passed no check on this device."""
    return not (spec.museum or isolation.in_child() or is_proved(device, spec)
                or passed_checks.has_passed_any(device.identity, spec.name, spec.code_hash()))
