"""Run a call in a child process where its kernel is a museum kernel, is unproved, or a check finds a fault in it."""

from __future__ import annotations

import numbers
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl.array as cl_array

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError, compiler_ended
from polaris_lab.device import free_launch
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.launch_time import FAULTY_S
from polaris_lab.model import kernel_signature
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launch_arguments import LocalMemory
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify import passed_checks
from polaris_lab.verify.trust import is_watched

MUSEUM_TIMEOUT_S = 300.0
"""How long a museum kernel may run in its child process."""
LAUNCH_TIMEOUT_S = 300.0
"""How long `Lab.launch` may take in its child process, the build included."""
_LAUNCHED = "launched"
"""What `passed_checks` calls kernels that ended well in `launch`."""
_BUILT = "polaris-lab: built"
"""The line that a child process writes between the build and the launch."""


def find_reason(session: Session, spec: KernelSpec, problem: Gemm | Attention, on_host: bool) -> str:
    """Say why a kernel runs in a child process: it is a museum kernel, or a check found a fault; "" if it need not.

    Raises ValueError where the kernel has other parameters than its signature, or where the arrays lie on the device,
    from which a child process cannot take them, and DeviceError when the kernel crashed or never ended.
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
        if fault.startswith("signature: ") and kernel_signature.differs(spec):
            raise BadValue("kernel", f"kernel: {spec.name}: {fault.removeprefix('signature: ')}; "
                           f"{kernel_signature.advice(spec)}")
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


def launch(session: Session, source: str | Path | bytes, function: str, global_size: int | Sequence[int],
           local_size: int | Sequence[int] | None, args: Sequence[Any], options: Sequence[str],
           offset: int | Sequence[int] | None, max_launch_s: float | None) -> free_launch.DeviceLaunch:
    """Launch a kernel as `Lab.launch`: in a child process, unless it is the lab's own.

    Raises ValueError for a device array, which no child process can take, unless the kernel ended well in one before;
    DeviceError when the child dies.
    """
    asked = source, function, global_size, local_size, args, options, offset, max_launch_s
    here = partial(free_launch.launch, session, *asked)
    if isolation.in_child() or free_launch.is_own(source) or not isinstance(args, (list, tuple)):
        return here()
    on_device = [place for place, each in enumerate(args) if isinstance(each, cl_array.Array)]
    known = session.device.identity, _LAUNCHED, free_launch.code_of(source, function, options)
    if on_device and not passed_checks.has_passed(*known):
        where = f"args[{on_device[0]}]"
        raise BadValue(where, f"{where} is a device array, and {function} has not run here yet: launch it with NumPy "
                       "arrays first, which a child process takes")
    if on_device or not all(isinstance(each, (np.ndarray, np.generic, numbers.Number, bytes, LocalMemory))
                            for each in args):
        return here()  # which refuses what is no argument
    begin = time.perf_counter()
    try:
        done, said = isolation.call("polaris_lab.choose.child_call:_launch_in_child", session.device.index, *asked,
                                    timeout=LAUNCH_TIMEOUT_S)
    except ChildDied as died:
        if _BUILT not in died.output:
            name = "the given binary" if isinstance(source, bytes) else free_launch.source_of(source).name
            raise DeviceError(compiler_ended(name, session.device.name, died.how)) from None
        raise DeviceError(f"{function} at {global_size}: the process that ran it {died.how}") from None
    print(said.replace(f"{_BUILT}\n", "", 1), end="")  # what the kernel printed
    passed_checks.note_pass(*known)
    return replace(done, host_ms=(time.perf_counter() - begin) * 1e3)


def _launch_in_child(index: str, source: str | Path | bytes, *asked: Any) -> free_launch.DeviceLaunch:
    session, options = Session(find(index)), asked[4]
    free_launch.build(session, source, options)
    print(_BUILT, flush=True)
    return free_launch.launch(session, source, *asked)
