"""Check a kernel on a few odd, edge and tiny shapes, in under a second, before time is spent on it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.recordings import setting
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify import passed_checks
from polaris_lab.verify.check_report import CheckReport
from polaris_lab.verify.kernel_arguments import mismatches
from polaris_lab.verify.proof import (
    FIRST_LOOK_S,
    LAUNCH_TIMEOUT_S,
    SANITIZER_TIMEOUT_S,
    STEP_TIMEOUT_S,
    died_in,
    examine_step,
    failed,
    launching,
    nearest_fitting,
    run_case,
    sanitize_again,
    sanitize_kernel,
    set_limit,
    too_much_local,
)
from polaris_lab.verify.trust import is_watched

SHAPES = {"gemm": (
    Gemm(1, 1, 1),
    Gemm(2, 3, 5),
    Gemm(17, 31, 33),
    Gemm(65, 63, 66),
    Gemm(97, 101, 103),
    Gemm(130, 260, 24),
    Gemm(37, 29, 41, 1.5, -0.5, lda=44, ldb=32, ldc=30),
    Gemm(33, 35, 47, trans_a=True, trans_b=True),
    Gemm(36, 35, 47, trans_a=True, trans_b=True, ldc=36),
    Gemm(5, 3, 0, beta=2.0),
), "attention": (
    Attention(1, 1, 1, 8),
    Attention(1, 2, 65, 16, t=63),
    Attention(2, 3, 33, 20, True, t=130, diagonal=97, order="bshd", ld=27),
    Attention(1, 2, 100, 64, True),
    Attention(1, 1, 49, 128, t=97),
    Attention(1, 2, 17, 40, t=33, dtype="float16"),
    Attention(1, 2, 5, 8, True, diagonal=-3),
    Attention(1, 1, 3, 8, t=0),
)}
"""Tiny, odd and tile-edge shapes, gaps between rows, transposes or masks, an empty sum; rounded up to the kernel's
needs. What copies four elements of transposed operands at once needs an M of fours and no such N: the last transposed
product leaves N odd there too."""

TELLING = {"gemm": (
    (Gemm(9, 11, 1061), "whole"),
    (Gemm(7, 13, 520), "chosen B"),
    (Gemm(259, 517, 35, 2.0, -1.0), "whole"),
    (Gemm(19, 23, 21, -1.0), "scaled"),
    (Gemm(19, 23, 21, 0.0, 1e-7), "normal"),
    (Gemm(37, 29, 41, 1.5, -0.5), "special"),
), "attention": (
    (Attention(1, 2, 65, 16, t=63), "low"),
    (Attention(5, 1, 3, 16, t=300), "scaled"),
)}
"""A long sum, large sides and special scalars, with inputs of other kinds (`drawn_inputs.KINDS`)."""

_PROGRESS_PREFIX = "polaris-lab: looked at "
"""What the line begins with in which a child process names a kernel that it has done."""
UNFIT_PREFIX = "device: "
"""What the sentence of `first_fault` begins with where the device has too little local memory."""
_faults: dict[tuple[str, ...], str] = {}


def has_passed(device: Device, spec: KernelSpec, config: Mapping[str, int]) -> bool:
    """Return whether `first_fault` has found nothing on this device with this configuration and the present source."""
    return passed_checks.has_passed(device.identity, spec.name, spec.code_hash(), _name(config))


def first_fault(session: Session, spec: KernelSpec, config: Mapping[str, int]) -> str:
    """Return a sentence on the first fault of a gemm or attention kernel in one configuration; empty without one.

    Each shape runs between guard bands, its output is poisoned and then compared within the error bound, as `check`
    does. An argument such as the parts of K takes other values too where the configuration has 1. A pass is remembered
    by device, kernel, configuration and source, and counts for nothing where a whole check has failed since. A kernel
    that has not passed anything here and is not the project's own meets the sanitizer first, and runs in a child
    process. Raises DeviceError when the device fails.
    """
    code = spec.code_hash()
    key = session.device.identity, spec.name, code
    if passed_checks.has_failed(*key) and not isolation.in_child():
        return failed.get(key) or _watched_fault(session.device, spec, config) or (
            f"check: the last whole check here, of {passed_checks.last_check(*key)[1]} UTC, found it wrong")
    if has_passed(session.device, spec, config):
        return ""
    if is_watched(session.device, spec):
        return _watched_fault(session.device, spec, config)
    fixed = spec.fixed({name: value for name, value in config.items() if name not in spec.run_time or value != 1})
    report = CheckReport(spec.name, session.device.name, None, seed=0)
    try:
        sentences = mismatches(session, fixed)  # OpenCL takes any pointer for another without a word
    except ValueError as error:  # a function that is missing
        sentences = [str(error)]
    if sentences:
        return f"signature: {sentences[0]}"
    if sentence := too_much_local(session, fixed):
        return f"{UNFIT_PREFIX}{sentence}"
    plain = ((shape, "normal") for shape in SHAPES[spec.signature])
    for seed, (shape, kind) in enumerate((*plain, *TELLING[spec.signature])):
        try:
            problem = nearest_fitting(fixed, shape)
        except ValueError:  # no shape near it fits the kernel's needs
            continue
        launching(problem)
        try:
            run_case(session, fixed, problem, seed, report, kind)
        except ValueError as error:  # other arguments, on a device that does not tell them
            return f"signature: {error}"
        if report.failures:
            return report.headline
    if not report.cases:
        return f"bound: none of the {len(SHAPES[spec.signature])} shapes of a quick check fits what {spec.name} needs"
    if spec.code_hash() != code:
        return "bound: its source changed while it was checked"
    passed_checks.note_pass(session.device.identity, spec.name, code, _name(config))
    return ""


def look_ahead(device: Device, pairs: Sequence[tuple[KernelSpec, Mapping[str, int]]], seconds: float) -> set[str]:
    """Check kernels' configurations in a child process for at most `seconds`; return the names of those it checked.

    A driver may compile one kernel for a minute, which nothing ends but the end of its process. What passes is
    remembered, and a driver that keeps what it compiles has it for this process too.
    """
    own = [(spec, dict(config)) for spec, config in pairs if not is_watched(device, spec)]
    try:
        said = isolation.call("polaris_lab.verify.quick_check:_look_in_child", device, own, timeout=seconds).output
    except ChildDied as died:
        said = died.output
    return {line.removeprefix(_PROGRESS_PREFIX) for line in said.splitlines() if line.startswith(_PROGRESS_PREFIX)}


def _look_in_child(device: Device, pairs: Sequence[tuple[KernelSpec, Mapping[str, int]]]) -> None:
    session = Session(device)
    for spec, config in pairs:
        with contextlib.suppress(DeviceError, ValueError):  # which this child's parent will meet again, and say
            first_fault(session, spec, config)
        print(f"{_PROGRESS_PREFIX}{spec.name}", flush=True)


def _watched_fault(device: Device, spec: KernelSpec, config: Mapping[str, int]) -> str:
    """Return the first fault of a kernel that may crash or never end.

    Each is looked for once in a process, and not where `check` has found one in the same configuration.
    """
    key = device.identity, spec.name, spec.code_hash(), _name(config)
    if key[:3] in failed and dict(config) == spec.config():
        return failed[key[:3]]
    if key in _faults:
        return _faults[key]
    fixed, report = spec.fixed(config), CheckReport(spec.name, device.name, None, seed=0)
    with contextlib.suppress(DeviceError, ValueError):  # no Oclgrind, or it does not build: the device says more
        sanitize_kernel(fixed, report, FIRST_LOOK_S, once=True)
    report.drop_tool_failures()
    risky = any("(line " in each for each in report.failures)
    try:
        if risky:  # not to be launched on a card that may draw a desktop; are its arguments the cause?
            report = examine_step("signature", None, device, fixed, report)
        else:
            found = isolation.call("polaris_lab.verify.quick_check:_fault_in_child", LAUNCH_TIMEOUT_S, device.index,
                                   spec, dict(config), timeout=STEP_TIMEOUT_S).value
            if found:
                report.fail(*found.split(": ", 1))
    except ChildDied as died:
        report.fail(*died_in(died, spec))
    except ValueError as error:
        report.fail("signature", str(error))
    if not risky:
        with contextlib.suppress(DeviceError, ValueError):
            sanitize_again(fixed, report, SANITIZER_TIMEOUT_S)
        report.drop_tool_failures()
    if report.failures:  # a pass is remembered by the child
        _faults[key] = report.headline
    return report.headline


def _fault_in_child(limit: float, index: str, spec: KernelSpec, config: Mapping[str, int]) -> str:
    set_limit(limit)
    try:
        return first_fault(Session(find(index)), spec, config)
    except DeviceError as error:
        return f"device: {error}"


def _name(config: Mapping[str, int]) -> str:
    """Name the configuration; "defaults" for a kernel without defines, since empty stands for a whole check."""
    return setting(config) or "defaults"
