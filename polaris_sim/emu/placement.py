"""Place the arrays of a launch plan in simulated memory, and find machine code for its kernels."""

from __future__ import annotations

import numbers
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from polaris_lab.base.errors import BadType, BadValue, unknown
from polaris_lab.model.device_matrix import GUARD, DeviceMatrix, bits_of, mark_of
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launch_plan import LaunchPlan, PlannedLaunch
from polaris_lab.model.problem import MatrixLayout
from polaris_sim.code.assembly import Program, parse
from polaris_sim.code.listings import load
from polaris_sim.code.occupancy import require_group
from polaris_sim.code.toolchain import DEFAULT_COMPILER
from polaris_sim.emu.initial_state import Grid
from polaris_sim.emu.memory import Memory


@dataclass(frozen=True)
class Dispatch:
    """Holds one launch: its function's machine code, its grid and its argument values."""

    program: Program
    grid: Grid
    values: Sequence[np.generic | bytes]


class Placed(Protocol):
    """Describes what `batches.execute` runs: launches, and the memory that holds their arrays once it is filled."""

    memory: Memory
    dispatches: Sequence[Dispatch]

    def fill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Map the memory and put the inputs into it."""


def require_whole(name: str, value: object, least: int, otherwise: str = "") -> None:
    """Raise ValueError unless an argument is a whole number of at least `least`; `otherwise` says what else it may
    be."""
    if isinstance(value, bool) or not isinstance(value, numbers.Integral) or value < least:
        raise BadValue(name, f"{name} is {value!r}; it must be a whole number of at least {least}{otherwise}")


class PlacedPlan:
    """Gives each array of a launch plan an address, and each launch its gfx803 code.

    Nothing is run, and the memory is not yet mapped.

    `compiler` made the code (a name of toolchain.COMPILERS); `listing` replaces functions by other code. Raises
    ValueError when the arrays do not fit into memory, `listing` has
    a function that is not launched, or a work-group is larger than its code is made for, TypeError when `listing`
    holds no programs.
    """

    def __init__(self, plan: LaunchPlan, listing: Mapping[str, Program] | None = None,
                 compiler: str = DEFAULT_COMPILER) -> None:
        self.memory, self._compiler = Memory(), compiler
        self._replaced = _replacements(plan.kernel.spec, listing)
        self.matrices = {name: self._matrix(name, layout) for name, layout in plan.operands.items()}
        self._zeroed = [name for name in plan.scratch if name in plan.kernel.spec.zeroed]
        self._scratch = {name: self._matrix(name, layout) for name, layout in (plan.scratch | plan.copies).items()}
        addresses = {name: matrix.buffer for name, matrix in (self.matrices | self._scratch).items()}
        self.result = self.matrices[plan.result]
        self._only_written = not plan.kernel.problem.reads_result
        self.dispatches = [Dispatch(self._program(launch), Grid.of(launch.global_size, launch.local_size),
                                    launch.bound_arguments(addresses))
                           for launch in plan.launches]
        for each in self.dispatches:
            require_group(each.program, each.grid.items)

    def fill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Map the memory and put `inputs` into it, in stored shapes; gaps, and a result that is only written, hold a
        NaN of their own."""
        self.memory.map()
        for name, matrix in self.matrices.items():
            filler = bits_of(np.array([mark_of(GUARD, matrix.dtype)]))
            self.memory.view(int(matrix.buffer)).view(filler.dtype)[:matrix.extent] = filler
            if matrix.extent and not (matrix is self.result and self._only_written):
                self.values(matrix)[...] = inputs[name]
        for name in self._zeroed:
            self.values(self._scratch[name])[...] = 0

    def values(self, matrix: DeviceMatrix, dtype: type | None = None) -> np.ndarray:
        """Return a placed matrix as a view of the memory, of shape (rows, columns), in its own type unless given."""
        return matrix.matrix(self.memory.view(int(matrix.buffer)).view(dtype or matrix.dtype))

    def _matrix(self, name: str, layout: MatrixLayout) -> DeviceMatrix:
        return DeviceMatrix(None, np.uint64(self.memory.allocate(name, layout.span)), *layout)

    def _program(self, launch: PlannedLaunch) -> Program:
        if launch.function in self._replaced:
            return self._replaced[launch.function]
        return parse(load(launch.kernel.spec, launch.kernel.config, self._compiler).text, launch.function)


def _replacements(spec: KernelSpec, listing: Mapping[str, Program] | None) -> Mapping[str, Program]:
    """Check that `listing` maps launched functions to programs, and return it; empty for None.

    Raises ValueError for a function that is not launched, TypeError for what is no program.
    """
    if listing is None:
        return {}
    if not isinstance(listing, Mapping):
        raise BadType("listing", f"listing is a {type(listing).__name__}; it must map functions to programs, as "
                      "polaris_sim.code.assembly.parse gives them")
    launched = [each.function for each in (*spec.passes, *resolve("transpose").passes)]
    for function, program in listing.items():
        if function not in launched:
            raise unknown(f"function of {spec.name}", function, launched, function)
        if not isinstance(program, Program):
            raise BadType("listing", f"listing[{function!r}] is a {type(program).__name__}; it must be a program, as "
                          "polaris_sim.code.assembly.parse gives it")
    return listing
