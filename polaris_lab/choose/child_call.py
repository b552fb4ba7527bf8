"""Run a call in a child process where its kernel is a museum kernel, or a check finds a fault in it."""

from __future__ import annotations

from typing import Any

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError
from polaris_lab.device.device_session import Session
from polaris_lab.measure.launch_time import FAULTY_S
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify.trust import is_watched

MUSEUM_TIMEOUT_S = 300.0
"""How long a museum kernel may run in its child process."""


def find_reason(session: Session, spec: KernelSpec, problem: Gemm | Attention, on_host: bool) -> str:
    """Say why a kernel runs in a child process: it is a museum kernel, or a check found a fault; "" if it need not.

    Raises ValueError where the arrays lie on the device, from which a child process cannot take them, and DeviceError
    when the kernel crashed or never ended.
    """
    if spec.museum:
        why = "it is a museum kernel"
    elif not is_watched(session.device, spec):
        return ""
    else:
        from polaris_lab.verify import quick_check

        fault = quick_check.first_fault(session, spec, session.config(spec, problem))
        if not fault:
            return ""
        if fault.startswith(("time: ", "crash: ", "device: ")):  # it would do so again
            raise DeviceError(f"{spec.name} fails a quick check: {fault}")
        why = f"a check found: {fault}"
    if not on_host:
        raise BadValue("kernel",
                       f"kernel: {spec.name} runs in a child process, which takes NumPy arrays only, since {why}")
    return why


def run(spec: KernelSpec, why: str, target: str, *args: Any) -> Any:
    """Call the function `target` with `args` in a child process; it runs a kernel, which does so for the reason `why`.

    Raises DeviceError when the child dies, ChildDied when it ran a museum kernel.
    """
    try:
        return isolation.call(target, *args, timeout=MUSEUM_TIMEOUT_S if spec.museum else FAULTY_S).value
    except ChildDied as died:
        if spec.museum:
            raise
        raise DeviceError(f"the process that ran {spec.name} {died.how}; {why}") from None
