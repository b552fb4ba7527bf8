"""Plan the kernel launches that solve a problem, in order and with their arguments, for any device.

The arrays are named and not yet allocated: a device puts a buffer, a simulator an address in the place of each name.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from polaris_lab.model.kernel_catalogue import resolve, wrong_sizes
from polaris_lab.model.kernel_spec import BoundKernel
from polaris_lab.model.problem import Attention, Gemm, MatrixLayout, Transpose, transposed_pitch

Handle = TypeVar("Handle")


@dataclass(frozen=True, eq=False)
class PlannedLaunch:
    """Describes one launch: a function of a bound kernel, its sizes in work-items, and its arguments, arrays by their
    names.

    `name` says in reports what the launch is for.
    """

    name: str
    kernel: BoundKernel
    function: str
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    arguments: tuple[np.generic | str, ...]

    def bound_arguments(self, arrays: Mapping[str, Handle]) -> tuple[np.generic | Handle, ...]:
        """Return the arguments with each array in place of its name."""
        return tuple(arrays[each] if isinstance(each, str) else each for each in self.arguments)


@dataclass(frozen=True, eq=False)
class LaunchPlan:
    """Holds all launches of a bound kernel, and the arrays that they take, by name.

    `operands` are the problem's own, the result last; `scratch` the kernel's, one row each; `copies` hold transposed
    operands.
    """

    kernel: BoundKernel
    operands: Mapping[str, MatrixLayout]
    scratch: Mapping[str, MatrixLayout]
    copies: Mapping[str, MatrixLayout]
    launches: tuple[PlannedLaunch, ...]

    @property
    def result(self) -> str:
        """Return the name of the result."""
        return self.kernel.problem.result


@functools.lru_cache(2**11)
def plan_launches(kernel: BoundKernel, terms: int | None = None) -> LaunchPlan:
    """Plan the launches that solve the problem of `kernel`.

    An operand that the kernel wants the other way round is transposed first.

    With `terms`, the kernel gets a k of at most that, so it sums the first terms only; the matrices stay whole.
    """
    problem = kernel.problem
    operands = problem.layouts
    scratch = {name: MatrixLayout(1, size, max(size, 1)) for name, size in kernel.scratch.items()}
    if isinstance(problem, Transpose):
        return LaunchPlan(kernel, operands, scratch, {},
                          _passes(kernel.spec.name, kernel, _transpose_arguments(problem, *operands)))
    if isinstance(problem, Attention):
        arguments = _attention_arguments(problem) + tuple(scratch) + _run_time(kernel)
        return LaunchPlan(kernel, operands, scratch, {}, _passes(kernel.spec.name, kernel, arguments))
    if not problem.m or not problem.n:
        return LaunchPlan(kernel, operands, scratch, {}, ())
    summed = problem.k if terms is None else min(terms, problem.k)
    if not problem.alpha:
        summed = 0  # alpha == 0 must not read A or B: the sum then has no terms
    copies: dict[str, MatrixLayout] = {}
    launches: list[PlannedLaunch] = []
    names = {"A": "A", "B": "B"}
    for name, wanted in kernel.transposes.items():
        if wanted and summed:
            rows, columns, ld, _ = operands[name]
            turned = Transpose(rows, columns, ld, transposed_pitch(rows))
            names[name] = f"{name} transposed"
            copies[names[name]] = turned.layouts["out"]
            transpose = resolve("transpose").bind(turned)
            launches += _passes(f"transpose {name}", transpose, _transpose_arguments(turned, name, names[name]))
    arguments = _gemm_arguments(problem, summed, names, operands | copies) + tuple(scratch) + _run_time(kernel)
    return LaunchPlan(kernel, operands, scratch, copies, (*launches, *_passes(kernel.spec.name, kernel, arguments)))


def _passes(name: str, kernel: BoundKernel, arguments: tuple[np.generic | str, ...]) -> tuple[PlannedLaunch, ...]:
    """Make a launch for each pass that has work-items.

    A kernel of one pass goes by `name`, the passes of another by their functions. Raises ValueError where the kernel's
    table gives a problem with work no work-items, or more than a launch can have: its result would be whatever lay in
    memory before.
    """
    if all(kernel.problem.sizes.values()) and (said := wrong_sizes(kernel.passes)):
        raise ValueError(f"{kernel.spec.name}: {said} for {kernel.problem}; look at its table or its block")
    return tuple(PlannedLaunch(name if len(kernel.passes) == 1 else each.function, kernel, each.function,
                               each.global_size, each.local_size, arguments)
                 for each in kernel.passes if math.prod(each.global_size))


def _run_time(kernel: BoundKernel) -> tuple[np.generic, ...]:
    return tuple(np.int32(kernel.config[name]) for name in kernel.spec.run_time)


def _transpose_arguments(problem: Transpose, source: str, target: str) -> tuple[np.generic | str, ...]:
    return (
        np.int32(problem.rows),
        np.int32(problem.columns),
        source,
        np.int32(problem.ldi),
        target,
        np.int32(problem.ldo),
    )


def _gemm_arguments(problem: Gemm, summed: int, names: Mapping[str, str],
                    matrices: Mapping[str, MatrixLayout]) -> tuple[np.generic | str, ...]:
    alpha = problem.alpha if summed else 0.0  # an empty sum is 0, even times an infinite alpha
    return (np.int32(problem.m), np.int32(problem.n), np.int32(summed), np.float32(alpha),
            names["A"], np.int32(matrices[names["A"]].ld), names["B"], np.int32(matrices[names["B"]].ld),
            np.float32(problem.beta), "C", np.int32(problem.ldc))


def _attention_arguments(problem: Attention) -> tuple[np.generic | str, ...]:
    sizes = (problem.b, problem.h, problem.s, problem.t)
    return (*map(np.int32, sizes), np.float32(problem.scale), np.int32(problem.diagonal),
            "Q", *map(np.int32, problem.strides(problem.s)), "K", "V", *map(np.int32, problem.strides(problem.t)), "O")
