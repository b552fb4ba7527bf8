"""Tell which kernels may run in this process: those that passed a check here, or in the record of the project."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import TypedDict

from polaris_lab.base import documents, isolation
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.memoize import state_of
from polaris_lab.base.paths import DATA
from polaris_lab.base.recordings import now
from polaris_lab.device.device import Device
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify import passed_checks

RECORD = DATA / "proved.json"
"""The kernels of the catalogue that passed a whole check, by kind of device; `polaris-lab check --record` writes it."""


class Proof(TypedDict):
    """Says which code of a kernel passed (KernelSpec.code_hash), on which device (its slug), and on which day."""

    code: str
    device: str
    date: str


Proofs = dict[str, dict[str, Proof]]
"""Kind of device, "cpu" or "gpu" -> name of a kernel -> its proof."""


def is_proved(device: Device, spec: KernelSpec) -> bool:
    """Tell whether the kernel's present code passed a whole check: on this device, or on one of its kind in RECORD.

    A kernel without such a proof may crash a process or never end; it runs in a child process until it has passed. A
    museum kernel is never proved, nor is one that failed its last check on this device.
    """
    code = spec.code_hash()
    if spec.museum or passed_checks.has_failed(device.identity, spec.name, code):
        return False
    return _is_recorded(device.kind, spec, code) or passed_checks.has_passed(device.identity, spec.name, code)


def is_watched(device: Device, spec: KernelSpec) -> bool:
    """Tell whether a kernel may not run in this process yet: it is unproved, and has passed no check on this device."""
    return not (spec.museum or isolation.in_child() or is_proved(device, spec)
                or passed_checks.has_passed_any(device.identity, spec.name, spec.code_hash()))


def record(device: Device, spec: KernelSpec, code: str, passed: bool) -> None:
    """Write to RECORD that a kernel of the catalogue passed a whole check with `code`, or remove its proof.

    Raises OSError where the file cannot be written, ValueError where it is damaged.
    """
    with locked(RECORD):
        proofs = documents.read_json(RECORD, Proofs) if RECORD.exists() else {}
        table = proofs.setdefault(device.kind, {})
        if not passed:
            table.pop(spec.name, None)
        elif table.get(spec.name, {}).get("code") != code:
            table[spec.name] = {"code": code, "device": device.slug, "date": f"{now():%Y-%m-%d}"}
        write_text(RECORD, json.dumps(proofs, indent=1, sort_keys=True) + "\n")


def _is_recorded(kind: str, spec: KernelSpec, code: str) -> bool:
    """Tell whether RECORD has the code of a catalogue kernel that allows every value of the defines of `spec`."""
    for name, proof in recorded().get(kind, {}).items():
        if proof["code"] == code and (known := catalogue().get(name)) and all(
                set(values) <= set(known.defines.get(define, ())) for define, values in spec.defines.items()
                if define not in known.settled):
            return True
    return False


def recorded() -> Proofs:
    """Return what RECORD holds; raises ValueError where it is damaged or not there."""
    return _read(RECORD, state_of(RECORD))


@functools.lru_cache(1)
def _read(path: Path, _state: tuple | None) -> Proofs:
    return documents.read_json(path, Proofs)
