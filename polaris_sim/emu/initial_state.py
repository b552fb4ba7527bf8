"""Set up the state in which a wave begins: arguments and dispatch packet in memory, and its first registers.

From the kernel's own flags and metadata, as LLVM's user guide for AMDGPU says under "Initial Kernel Execution State",
and for Mesa's code as radeonsi sets it up (src/gallium/drivers/radeonsi, si_shader_args.c and si_compute.c of 25.0).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import BY_METADATA, CONSTANTS, Program
from polaris_sim.code.operand_syntax import TABLE
from polaris_sim.emu.computed_jumps import address as code_address
from polaris_sim.emu.memory import WINDOW, Memory

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

LANES = 64
PACKET = 64
"""Bytes of an AQL dispatch packet (HSA runtime specification, section 2.9.6)."""
IMPLICIT = 256
"""Bytes behind the explicit arguments for the implicit ones."""
ALIGNED = 8
"""Bytes: the implicit arguments begin at a multiple of this (LLVM, AMDGPUSubtarget::getAlignmentForImplicitArgPtr
for HSA)."""
RADEONSI = "user_sgpr_radeonsi"
"""The flag of code whose waves begin as Mesa's radeonsi has them."""
_LAUNCH = {"hidden_global_size": lambda grid: np.array(grid.global_size, np.uint64),
           "hidden_base_global_invocation_id": lambda grid: np.array(grid.offset, np.uint64),
           "hidden_num_workgroups": lambda grid: np.array(grid.groups, np.uint32),
           "hidden_work_dim": lambda grid: np.uint8(grid.dimensions),
           "hidden_base_workgroup_id": lambda grid: np.zeros(3, np.uint64)}
"""What rusticl adds to the arguments, by its name for it: base_workgroup_id is not 0 in a launch that it splits."""
_HIDDEN = {"global_offset": lambda grid: np.array(grid.offset, np.uint64),
           "block_count": lambda grid: np.array(grid.groups, np.uint32),
           "group_size": lambda grid: np.array(grid.local_size, np.uint16)}
"""What the runtime puts behind the arguments in three directions, by its kind, such as hidden_global_offset_x
(AMDGPUUsage, "Code Object Metadata"); others are 0."""
SWIZZLED = 1 << 31
"""The bit of the descriptor's second word that spreads a wave's private words (AMD GCN3 ISA manual, table 8.5)."""

@dataclass(frozen=True)
class Grid:
    """Describes the sizes of one launch: work-items and work-group in three dimensions, of which `dimensions` were
    asked for, and the global id of its first work-item."""

    global_size: tuple[int, int, int]
    local_size: tuple[int, int, int]
    dimensions: int = 3
    offset: tuple[int, int, int] = (0, 0, 0)

    @classmethod
    def of(cls, global_size: Sequence[int], local_size: Sequence[int], offset: Sequence[int] = ()) -> Grid:
        """Make a grid from one to three sizes each, dimension 0 first."""
        return cls(*(tuple([*map(int, sizes), 1, 1][:3]) for sizes in (global_size, local_size)), len(global_size),
                   tuple([*map(int, offset), 0, 0, 0][:3]))

    @property
    def groups(self) -> tuple[int, int, int]:
        """Return the work-groups in each dimension."""
        return tuple(whole // part for whole, part in zip(self.global_size, self.local_size, strict=True))

    @property
    def count(self) -> int:
        """Return the number of all work-groups."""
        return math.prod(self.groups)

    @property
    def items(self) -> int:
        """Return the work-items of a work-group."""
        return math.prod(self.local_size)

    @property
    def waves(self) -> int:
        """Return the waves of a work-group."""
        return -(-self.items // LANES)

    def group(self, linear: int | np.ndarray) -> tuple:
        """Return (x, y, z) of a work-group from its number, x fastest."""
        x, y, _ = self.groups
        return linear % x, linear // x % y, linear // (x * y)

    def local(self, linear: int | np.ndarray) -> tuple:
        """Return (x, y, z) of a work-item within its group from its number, x fastest."""
        x, y, _ = self.local_size
        return linear % x, linear // x % y, linear // (x * y)

    def place(self, group: int, wave: int, lane: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Return (group id, local id, global id), each (x, y, z), of a lane of a group's wave."""
        where, local = (tuple(map(int, each)) for each in (self.group(group), self.local(wave * LANES + lane)))
        return where, local, tuple(first + g * size + item for first, g, size, item in
                                   zip(self.offset, where, self.local_size, local, strict=True))


def arguments(program: Program, values: Sequence[np.generic | bytes], grid: Grid, table: int = 0) -> bytes:
    """Pack the kernel-argument segment.

    `values` are scalars of any type, uint64 for an address, uint32 for one of local memory, or bytes for a struct.
    `table` is the address of the constants of Mesa's code. Raises ValueError when the values do not fit.

    Behind them is what libclc reads (Mesa's Clover): the launch's number of dimensions, and its three global offsets.
    """
    explicit = [each for each in program.arguments if not each.kind.startswith("hidden")]
    given = [value if isinstance(value, bytes) else value.tobytes() for value in values]
    if len(explicit) != len(given) or any(each.size not in (None, len(value))
                                          for each, value in zip(explicit, given, strict=True)):
        raise ValueError(f"{program.function} takes arguments of {[each.size for each in explicit]} bytes; "
                         f"the signature has {[*map(len, given)]}")
    end = max([program.flags.get("kernarg_size", 0), *(each.offset + each.size for each in program.arguments
                                                      if each.offset is not None and each.size is not None)])
    segment = bytearray(end + IMPLICIT)
    for each, value in zip(explicit, given, strict=True):
        if each.offset is not None:
            segment[each.offset:each.offset + len(value)] = value
    if RADEONSI in program.flags:
        for each in program.arguments[len(explicit):]:
            if each.kind == "hidden_constant_buffer_addr":
                added = np.uint64(table).tobytes()
            elif each.kind in _LAUNCH:
                added = _LAUNCH[each.kind](grid).tobytes()
            else:
                raise ValueError(f"{program.function} reads its {each.name}, which the simulator does not know")
            segment[each.offset:each.offset + len(added)] = added
    elif BY_METADATA in program.flags:
        for each in program.arguments[len(explicit):]:
            if (kind := each.kind[len("hidden_"):-len("_x")]) in _HIDDEN:
                added = _HIDDEN[kind](grid)["xyz".index(each.kind[-1])].tobytes()
                segment[each.offset:each.offset + len(added)] = added
    else:
        behind = max([each.offset + each.size for each in explicit], default=0)
        struct.pack_into("<IIII", segment, -(-behind // ALIGNED) * ALIGNED, grid.dimensions, *grid.offset)
    return bytes(segment) + bytes(-len(segment) % 4)


def packet(program: Program, grid: Grid, address: int) -> bytes:
    """Pack the dispatch packet of a launch whose arguments lie at `address`."""
    return struct.pack("<HHHHHHIIIIIQQQQ", 2, grid.dimensions, *grid.local_size, 0, *grid.global_size,
                       program.flags.get("private_segment_fixed_size", 0),
                       program.flags.get("group_segment_fixed_size", 0), 0, address, 0, 0)


class Start:
    """Places a launch's arguments, packet and private memory, and sets the first registers of its waves."""

    def __init__(self, program: Program, grid: Grid, memory: Memory, most_waves: int) -> None:
        self.program, self.grid = program, grid
        self.private = program.flags.get("private_segment_fixed_size", 0)
        self.arguments = memory.allocate("arguments", program.flags.get("kernarg_size", 0) + 2 * IMPLICIT, data=False)
        self.packet = memory.allocate("dispatch packet", PACKET, data=False)
        self.scratch = memory.allocate("private memory", most_waves * self.private * LANES, data=False)
        self.constants = {name: memory.allocate(name, len(content), data=False)
                          for name, content in program.constants.items()}
        self.constants |= {name + TABLE: memory.allocate(name + TABLE, 8, data=False) for name in program.pointers}
        self.private_memory = (self.scratch % WINDOW, self.scratch % WINDOW + most_waves * self.private * LANES)

    def fill(self, memory: Memory, values: Sequence[np.generic | bytes]) -> None:
        """Write arguments, packet and constants into memory, once it is mapped."""
        for name, content in self.program.constants.items():
            memory.view(self.constants[name]).view(np.uint8)[:len(content)] = np.frombuffer(content, np.uint8)
        for name in self.program.pointers:
            place = self.constants.get(name, code_address(self.program, self.program.labels.get(name, 0)))
            memory.view(self.constants[name + TABLE])[:2] = _halves(place)
        table = self.constants.get(self.program.function + CONSTANTS, 0)
        for address, content in ((self.arguments, arguments(self.program, values, self.grid, table)),
                                 (self.packet, packet(self.program, self.grid, self.arguments))):
            memory.view(address)[:len(content) // 4] = np.frombuffer(content, np.uint32)

    def present(self, count: int) -> np.ndarray:
        """Return the lanes that have a work-item, for the waves of `count` groups, as uint64 bit masks of shape
        (waves,)."""
        left = [min(self.grid.items - LANES * wave, LANES) for wave in range(self.grid.waves)]
        return np.tile(np.array([2**lanes - 1 for lanes in left], np.uint64), count)

    def registers(self, machine: Waves, groups: np.ndarray) -> None:
        """Set the first registers of the waves of `groups` (by number)."""
        flags, waves, grid = self.program.flags, machine.waves, self.grid
        base = self.scratch % 2**48
        user = {"private_segment_buffer": [base % WINDOW, base // WINDOW | SWIZZLED, 2**32 - 1, 1 << 23],
                "dispatch_ptr": _halves(self.packet), "queue_ptr": [0, 0],
                "kernarg_segment_ptr": _halves(self.arguments),
                "dispatch_id": [0, 0], "flat_scratch_init": [base % WINDOW, self.private],
                "private_segment_size": [self.private],
                "radeonsi": [0, 0, self.arguments % WINDOW, 0],  # pointers to tables of buffers: only one is used
                "radeonsi_group_size": [sum(size << 10 * place for place, size in enumerate(grid.local_size))]}
        next_one = 0
        for name, values in user.items():
            if flags.get(f"user_sgpr_{name}", 0):
                for value in values:
                    machine.set_scalar(next_one, np.uint32(value))
                    next_one += 1
        next_one = flags.get("user_sgpr_count", next_one)
        ids = np.repeat(groups, grid.waves)
        offsets = np.arange(waves) * self.private * LANES
        if RADEONSI in flags:  # it writes the address of the private memory into the code, which is printed before
            offsets += base % WINDOW
        for name, values in [*zip(("workgroup_id_x", "workgroup_id_y", "workgroup_id_z"), grid.group(ids), strict=True),
                             ("workgroup_info", 0 * ids), ("private_segment_wavefront_offset", offsets)]:
            if flags.get(f"system_sgpr_{name}", 0):
                machine.set_scalar(next_one, values.astype(np.uint32))
                next_one += 1
        items = np.arange(grid.waves * LANES).reshape(grid.waves, LANES)[:, :machine.lanes]
        for register, local in enumerate(grid.local(items)[:flags.get("system_vgpr_workitem_id", 0) + 1]):
            machine.vector[register] = np.tile(local, (len(groups), 1))


def _halves(address: int) -> list[int]:
    return [address % WINDOW, address // WINDOW]
