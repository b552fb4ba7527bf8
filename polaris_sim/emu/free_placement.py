"""Place the arguments of one launch of any kernel in simulated memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.model.launch_arguments import LocalMemory, Sizes
from polaris_sim.code.assembly import Program
from polaris_sim.code.occupancy import require_group
from polaris_sim.emu.initial_state import Grid
from polaris_sim.emu.memory import Memory
from polaris_sim.emu.placement import Dispatch

LDS_ALIGNED = 16
"""Bytes that local memory asked for by the host begins at a multiple of, at least: those of the largest vector that
one instruction reads."""
USUAL_GROUP = 64
"""Work-items of a work-group by default: a wave."""


def grid_of(program: Program, sizes: Sizes) -> Grid:
    """Make the grid of a launch; where it names no work-group, the one that the source requires, or a wave's worth.

    Raises ValueError for a work-group that the source does not allow.
    """
    required = program.required_group
    local = sizes.local
    if local is None:
        local = required or (_part(sizes.whole[0]), 1, 1)
        local = tuple(local[:len(sizes.whole)])
    elif required and (*local, 1, 1)[:3] != required:
        raise BadValue("local_size",
                       f"local_size is {local}; the source of {program.function} requires work-groups of {required}")
    for dimension, (items, part) in enumerate(zip(sizes.whole, local, strict=True)):
        if items % part:
            raise BadValue("global_size", f"global_size[{dimension}] is {items}; the source of {program.function} "
                           f"requires work-groups of {required}, which do not divide it")
    return Grid.of(sizes.whole, local, sizes.offset)


def _part(items: int) -> int:
    """Return the largest divisor of `items` up to USUAL_GROUP."""
    return next(part for part in range(min(items, USUAL_GROUP), 0, -1) if items % part == 0)


class PlacedLaunch:
    """Gives each array of a launch an address and each local pointer its place, for `batches.execute`.

    `args` are as `launch_arguments.matched` returns them; an array that is given twice is one buffer. An empty one is a
    buffer without a byte, so that every access to it is a fault. Raises ValueError when the arrays do not fit into
    memory, or the work-group is larger than the code is made for.
    """

    def __init__(self, program: Program, grid: Grid, args: Sequence[Any]) -> None:
        self.memory, self._args = Memory(), args
        self._addresses: dict[int, int] = {}
        explicit = [each for each in program.arguments if not each.kind.startswith("hidden")]
        end, values = program.flags.get("group_segment_fixed_size", 0), []
        for place, (argument, value) in enumerate(zip(explicit, args, strict=True)):
            if isinstance(value, LocalMemory):
                aligned = max(argument.align, LDS_ALIGNED)
                begin = -(-end // aligned) * aligned
                values.append(np.uint32(begin))
                end = begin + value.bytes
            elif isinstance(value, np.ndarray):
                if id(value) not in self._addresses:
                    name = argument.name or f"args[{place}]"
                    self._addresses[id(value)] = self.memory.allocate(name, value.nbytes, item=value.itemsize)
                values.append(np.uint64(self._addresses[id(value)]))
            else:
                values.append(value)
        self.program = with_local(program, end)
        require_group(self.program, grid.items)
        self.dispatches = [Dispatch(self.program, grid, values)]

    def fill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Map the memory and put the arrays into it. `inputs` are not looked at: the launch has its own."""
        self.memory.map()
        for value in self._args:
            if isinstance(value, np.ndarray) and value.size:
                self._view(value)[...] = np.ascontiguousarray(value).reshape(-1).view(np.uint8)

    def results(self) -> tuple[Any, ...]:
        """Return the arguments as the launch left them, in their order: new C-contiguous arrays, the rest as given."""
        found = {id(value): self._view(value).copy().view(value.dtype).reshape(value.shape)
                 for value in self._args if isinstance(value, np.ndarray)}
        return tuple(found.get(id(value), value) for value in self._args)

    def _view(self, value: np.ndarray) -> np.ndarray:
        return self.memory.view(self._addresses[id(value)]).view(np.uint8)[:value.nbytes]


def with_local(program: Program, size: int) -> Program:
    """Return a program whose work-groups have `size` bytes of local memory."""
    if size == program.flags.get("group_segment_fixed_size", 0):
        return program
    return replace(program, flags={**program.flags, "group_segment_fixed_size": size},
                   report={**program.report, "LDSByteSize": size})
