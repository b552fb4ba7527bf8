"""Private memory of the work-items, through the buffer descriptor that a wave begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.gcn3.assembly import Instruction
from polaris_lab.gcn3.flat import access
from polaris_lab.gcn3.liveness import Wanted
from polaris_lab.gcn3.memory import WINDOW
from polaris_lab.gcn3.operands import Operand
from polaris_lab.gcn3.sources import source

if TYPE_CHECKING:
    from polaris_lab.gcn3.waves import Waves

Step = Callable[[], None]
ROW = 64 * 4
"""Bytes between neighbouring words of one work-item's private memory: each word lies beside those of the wave's other 63 lanes."""


def _private(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _wanted: Wanted) -> tuple[Step, Step]:
    """Private memory: base + S offset + the item's own offset, whose words lie ROW bytes apart, + 4 * lane.

    So the descriptor says that the ABI gives: swizzled, 64 lanes of elements of 4 bytes, the lane as the index
    (LLVM, AMDGPU usage guide, private segment buffer; AMD GCN3 ISA manual, section 8.1.5).
    """
    data, vector, descriptor, scalar = ops
    by, before = source(machine, scalar, "u")
    base, more = source(machine, Operand("s", descriptor.first), "u")
    fixed, ready = instruction.modifiers.get("offset", 0), [*before, *more]
    stores = "store" in instruction.name
    lanes = np.arange(machine.lanes, dtype=np.uint32)[None, :] * np.uint32(4)
    own = machine.vector[vector.first] if "offen" in instruction.modifiers else None

    def address() -> tuple[np.ndarray, None]:
        for step in ready:
            step()
        offset = np.uint32(fixed) if own is None else own + np.uint32(fixed)
        return base + by + (offset >> np.uint32(2)) * np.uint32(ROW) + (offset & np.uint32(3)) + lanes, None

    fast, slow = access(machine, instruction, address, tuple(data.registers), stores, ROW)
    if own is not None or fixed % 4:
        return fast, slow
    registers = data.registers
    block = machine.vector[data.first:data.first + data.count]
    ahead, last = np.uint32(fixed // 4 * ROW), len(registers) * ROW

    whole = machine.lanes == 64
    kept: dict[str, Any] = {"said": None}

    def by_rows() -> None:
        """All lanes of a wave at one offset: a row of memory each. Lanes without a work-item have words of their own too."""
        for step in ready:
            step()
        said = base.tobytes(), by.tobytes()
        if said != kept["said"]:
            first = np.broadcast_to(base + by, (machine.waves, 1))[:, 0] + ahead
            begin, end = machine.private
            kept["good"] = not (int(np.bitwise_or.reduce(first)) % ROW or int(first.min()) < begin or int(first.max()) + last > end)
            rows = (first // ROW).astype(np.intp) + np.arange(len(registers))[:, None]
            kept["said"], kept["rows"] = said, rows if whole else rows[..., None] * 64 + np.arange(machine.lanes)
            if machine.watch is not None:
                kept["addresses"] = machine.memory.high * WINDOW + first[:, None].astype(np.int64) + lanes
                kept["addresses"].flags.writeable = False  # it is given again while nothing changes
        if not kept["good"]:
            fast()
            return
        if machine.watch is not None:
            machine.tell(instruction, kept["addresses"])
        lines = machine.memory.lines if whole else machine.memory.cells
        if stores:
            lines[kept["rows"]] = block
        else:
            lines.take(kept["rows"], 0, block, "wrap")

    return by_rows, slow


BUILDERS: dict[str, Callable[..., tuple[Step, Step]]] = {
    f"buffer_{what}_{width}": _private for what in ("load", "store") for width in ("dword", "dwordx2", "dwordx3", "dwordx4")}
