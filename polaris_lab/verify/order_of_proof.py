"""Order the checks of a kernel (contract, correctness, then speed), and know the fixed limits that others use."""

from __future__ import annotations

from collections.abc import Iterable

from polaris_lab.device.device import Device
from polaris_lab.model.attention_bounds import UNIT
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm, Problem
from polaris_lab.verify.passed_checks import last_check

CONTRACT = ("signature", "dispatch", "device", "crash", "guard")
"""Gates of what a kernel may do at all: its arguments, its work-groups, its end, and what it may write."""
CORRECTNESS = ("poison", "cover", "bound", "oob", "race", "uninit", "sanitizer")
"""Gates of what it computes, and of what the result may not depend on."""
ABSOLUTE = (0.01, 0.001)
"""The absolute limits that the published documents used."""


def unchecked_first(device: Device, specs: Iterable[KernelSpec]) -> list[KernelSpec]:
    """Sort kernels for a check that may end before the last one: first those never checked on this device.

    Then come the museum's, of which nothing is noted, then the others, the one that was checked longest ago first. The
    order of `specs` decides between equals. A kernel whose source has changed counts as never checked.
    """
    def turn(spec: KernelSpec) -> tuple[bool, str]:
        when = last_check(device.identity, spec.name, spec.code_hash())[1]
        return bool(when or spec.museum), when

    return sorted(specs, key=turn)


def limits(problem: Problem) -> dict[str, float]:
    """Return the fixed limits for the error of a product: the ABSOLUTE ones, and one that grows with K, K 2**-23.

    The last is K times the distance from 1 to the next float32, which is what "K epsilon" means in many tests. None of
    them looks at the matrices, as the derived bound does (`spec.error_bounds`). Empty for what is no product.
    """
    if not isinstance(problem, Gemm):
        return {}
    return {**{f"{limit:g}": limit for limit in ABSOLUTE}, "K 2^-23": 2 * problem.k * UNIT}


def stage(gates: Iterable[str]) -> str:
    """Return where a kernel stands by the gates that failed: "contract", "correctness", or "speed" when none did."""
    failed = set(gates)
    if failed.intersection(CONTRACT):
        return "contract"
    return "correctness" if failed else "speed"


def checklist(stages: Iterable[str]) -> str:
    """Format the order of work, with how many kernels of `stages` are past each of its steps."""
    reached = list(stages)
    kept = sum(each != "contract" for each in reached)
    right = reached.count("speed")
    return "\n".join([
        "in this order:",
        f"  1. contract     arguments, work-groups, nothing written outside: {kept} of {len(reached)} kernels",
        f"  2. correctness  each output written, and within its bound; no race: {right} of {len(reached)} kernels",
        f"  3. speed        only now: polaris-lab bench takes those {right}"])
