"""Copy a kernel with one piece of its text changed, so that a reader sees which gate catches it."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_text
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Problem
from polaris_lab.verify.proof import CheckReport, run_case


def changed_copy(kernel: str | KernelSpec, old: str, new: str, *more: tuple[str, str]) -> KernelSpec:
    """Describe `kernel` with the text `old` replaced by `new`, in a copy below runs/broken.

    `more` are further pairs. The copy is launched as the kernel is. Raises ValueError for an unknown name, and unless
    the source holds each `old` exactly once.
    """
    spec = resolve(kernel)
    changed = spec.file.read_text(encoding="utf-8")
    for before, after in ((old, new), *more):
        if not before or changed.count(before) != 1:
            raise BadValue("old", f"old: {spec.file.name} must hold {before!r} once; copy a longer piece of its text, "
                           "blanks included")
        changed = changed.replace(before, after)
    path = paths.RUNS / "broken" / sha256(changed.encode()).hexdigest()[:12] / spec.file.name
    write_text(path, changed)
    return replace(spec, file=path)


def gates_of(spec: KernelSpec, session: Session, problem: Problem, seed: int = 0) -> dict[str, str]:
    """Run one problem between guards on an open device; return each gate that went red, and its sentence.

    A fault that stores outside all arrays may take this process down; those of layout and of arithmetic do not.
    """
    report = CheckReport(spec.name, session.device.name, None, seed)
    run_case(session, replace(spec, gate=None), problem, seed, report)
    return report.gates
