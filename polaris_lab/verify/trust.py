"""Tell which kernels may run in this process: those that were proved, here or by the project."""

from __future__ import annotations

import functools
import json

from polaris_lab.base.memoize import file_state
from polaris_lab.base.paths import DATA
from polaris_lab.opencl.device import Device
from polaris_lab.spec.kernel_catalogue import catalogue
from polaris_lab.spec.kernel_spec import KernelSpec
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
    text = spec.text_hash()
    return any(known.file == spec.file and known.passes == spec.passes and not known.museum
               and _recorded(name) == text for name, known in catalogue().items() if known.file == spec.file)


def _recorded(name: str) -> str:
    path = RECORDS / f"{name}.json"
    try:
        return _source_of(str(path), file_state(path))
    except (OSError, ValueError, KeyError, TypeError):
        return ""


@functools.lru_cache(2**8)
def _source_of(path: str, _state: tuple) -> str:
    with open(path, encoding="utf-8") as file:
        return json.load(file)["source"]
