"""Vector loads and stores at flat addresses of 64 bits (AMD GCN3 ISA manual, chapter 9)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.liveness import Live
from polaris_lab.gcn3.code.operand_syntax import Operand
from polaris_lab.gcn3.emu.memory import PAGE, WINDOW, Extent
from polaris_lab.gcn3.emu.operand_access import source

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Step = Callable[[], None]
Both = tuple[Step, Step]
_WORDS = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4}
_PARTS = {"ubyte": np.uint8, "sbyte": np.int8, "ushort": np.uint16, "sshort": np.int16, "byte": np.uint8, "short": np.uint16}


HANDFUL = 8
"""Lanes up to which Python's own numbers are faster than arrays."""
ODD = int.from_bytes(np.full(HANDFUL, 3, np.uint32).tobytes(), sys.byteorder)
"""The bits that no multiple of 4 has, in so many words as one number."""


class _Place:
    """Where the lanes of one instruction point: the word of each, and which of them lie in a buffer."""

    def __init__(self, machine: Waves, instruction: Instruction, size: int) -> None:
        self.machine, self.instruction, self.size = machine, instruction, size
        self.last = Extent("", 1, 0)  # where the last access went: the next is likely to go there too
        self.two = np.full((1, 1), 2, np.uint32)
        self.kept = np.empty((machine.waves, machine.lanes), np.uint32)
        self.index = np.empty((machine.waves, machine.lanes), np.intp)
        self.flags = np.empty((machine.waves, machine.lanes), bool)

    def simple(self, low: np.ndarray, high: np.ndarray | None) -> np.ndarray | None:
        """The word of each lane when all that run point at aligned words of one buffer; None when it takes a closer look."""
        machine, last = self.machine, self.last
        if not machine.every_lane:  # lanes that do not run point at the buffer's begin
            safe = np.uint32(last.begin)
            np.bitwise_xor(low, safe, self.kept)
            np.bitwise_and(self.kept, machine.mask, self.kept)
            low = np.bitwise_xor(self.kept, safe, self.kept)
        if high is not None:
            np.not_equal(high, np.uint32(machine.memory.high), self.flags)
            if not machine.every_lane:
                np.logical_and(self.flags, machine.active, self.flags)
            if self.flags.any():
                return None
        if int(low.min()) < last.begin or int(low.max()) + self.size > last.end or int(np.bitwise_or.reduce(low, None)) & 3:
            return None
        np.right_shift(low, self.two, self.kept)
        np.copyto(self.index, self.kept)
        return self.index

    def closely(self, low: np.ndarray, high: np.ndarray | None) -> np.ndarray:
        """Where lanes that run point into a buffer; those that do not are reported."""
        machine = self.machine
        memory = machine.memory
        good = memory.mapped(low, self.size)
        if high is not None:
            good &= high == np.uint32(memory.high)
        top = np.uint64(memory.high) if high is None else high.astype(np.uint64)
        outside = machine.active & ~good
        if outside.any():
            kind = "store" if "store" in self.instruction.name or "atomic" in self.instruction.name else "load"
            machine.faults.add(f"{kind} outside every buffer", self.instruction, outside,
                               (top * np.uint64(WINDOW) + low).astype(np.int64), partial(memory.find, data=high is not None))
        good &= machine.active
        if good.any():
            address = int(low[good][0])
            self.last = next(extent for extent in memory.extents if extent.begin <= address < extent.end)
        return good


def _flat_address(machine: Waves, op: Operand) -> Callable[[], tuple[np.ndarray, np.ndarray]]:
    low, high = machine.vector[op.first], machine.vector[op.first + 1]
    return lambda: (low, high)


def access(machine: Waves, instruction: Instruction, address: Callable[[], tuple[np.ndarray, np.ndarray | None]],
            registers: tuple[int, ...], stores: bool, stride: int = 4) -> Both:
    """Load or store the words `stride` bytes apart from each lane's address."""
    place = _Place(machine, instruction, 4 if stride != 4 else 4 * len(registers))
    memory, jump = machine.memory, stride // 4
    parts = [(at, machine.vector[register]) for at, register in enumerate(registers)]
    news = [np.empty((machine.waves, machine.lanes), np.uint32) for _ in registers]  # the address may be among the results
    two, xor, both = np.uint32(2), np.bitwise_xor, np.bitwise_and

    block = machine.vector[registers[0]:registers[0] + len(registers)].reshape(len(registers), -1)
    ahead = np.arange(len(registers), dtype=np.intp)[:, None]

    def sparse(low: np.ndarray, high: np.ndarray) -> bool:
        """Only the few lanes that there are, all of which run. False when it takes a closer look."""
        few, last = machine.few, place.last
        here = low.take(few)
        if len(few) <= HANDFUL:
            lows = here.tolist()
            least, most, odd = min(lows), max(lows), int.from_bytes(here.tobytes(), sys.byteorder) & ODD
        else:
            least, most, odd = int(here.min()), int(here.max()), int(np.bitwise_or.reduce(here)) & 3
        if least < last.begin or most + place.size > last.end or odd or high.take(few).tobytes() != memory.top * len(few):
            return False
        index = (here >> two).astype(np.intp) + ahead
        if stores:
            memory.cells[index] = block[:, few]
        elif machine.whole_waves:
            memory.cells.take(index, None, block, "wrap")
        else:
            block[:, few] = memory.cells[index]
        return True

    def step() -> None:
        low, high = address()
        if machine.watch is not None:
            top = np.uint64(memory.high) if high is None else high.astype(np.uint64)
            machine.tell(instruction, (top * np.uint64(WINDOW) + low).astype(np.int64))
        if machine.full and machine.few is not None and high is not None and memory.written is None and sparse(low, high):
            return
        index = place.simple(low, high)
        if index is None:
            closely(low, high)
        elif stores:
            dump = len(memory.cells) - PAGE // 4
            where = index if machine.every_lane else np.where(machine.active, index, dump)
            for at, register in parts:
                memory.cells[at * jump:][where] = register
                if memory.written is not None:
                    memory.written[at * jump:][where] = True
        elif machine.every_lane and len(parts) == 1:
            memory.cells.take(index, None, parts[0][1], "wrap")
        else:
            for at, _ in parts:
                memory.cells[at * jump:].take(index, None, news[at], "wrap")
            if machine.every_lane:
                for at, register in parts:
                    np.copyto(register, news[at])
            else:
                for at, register in parts:
                    xor(news[at], register, news[at])
                    both(news[at], machine.mask, news[at])
                    xor(register, news[at], register)

    def closely(low: np.ndarray, high: np.ndarray | None) -> None:
        good = place.closely(low, high)
        begin = np.where(good, low, 0).astype(np.intp)
        octets = memory.cells.view(np.uint8)
        for at, register in parts:
            where = begin[good] + at * stride
            if stores:
                value = np.ascontiguousarray(register[good]).view(np.uint8).reshape(-1, 4)
                octets[where[:, None] + np.arange(4)] = value
                if memory.written is not None:
                    memory.written[where // 4] = True
            else:
                news[at][...] = 0
                news[at][good] = np.ascontiguousarray(octets[where[:, None] + np.arange(4)]).view(np.uint32)[:, 0]
        if not stores:
            for at, register in parts:
                np.copyto(register, news[at], where=machine.active)

    return step, step


def _flat(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> Both:
    stores = "store" in instruction.name
    data, where = (ops[1], ops[0]) if stores else (ops[0], ops[1])
    return access(machine, instruction, _flat_address(machine, where), tuple(data.registers), stores)


def _narrow(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> Both:
    """Bytes and halves: loads widen them to a register, stores write its lowest bits."""
    stores = "store" in instruction.name
    dtype = np.dtype(_PARTS[instruction.name.rsplit("_", 1)[1]])
    data, where = (ops[1], ops[0]) if stores else (ops[0], ops[1])
    place = _Place(machine, instruction, dtype.itemsize)
    register, address = machine.vector[data.first], _flat_address(machine, where)

    def step() -> None:
        low, high = address()
        if machine.watch is not None:
            machine.tell(instruction, (high.astype(np.uint64) * np.uint64(WINDOW) + low).astype(np.int64))
        good = place.closely(low, high)
        places = low[good].astype(np.intp)[:, None] + np.arange(dtype.itemsize)
        octets = machine.memory.cells.view(np.uint8)
        if stores:
            octets[places] = np.ascontiguousarray(register[good]).view(np.uint8).reshape(-1, 4)[:, :dtype.itemsize]
            return
        new = np.zeros(register.shape, np.uint32)
        new[good] = np.ascontiguousarray(octets[places]).view(dtype)[:, 0].astype(np.int64).astype(np.uint32)
        np.copyto(register, new, where=machine.active)

    return step, step


def _atomic(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> Both:
    """A sum, smallest, largest ... of a word, lane after lane; with glc the register gets what was there before."""
    function = _ATOMICS[instruction.name]
    back = "glc" in instruction.modifiers
    where, data = (ops[1], ops[2]) if back else (ops[0], ops[1])
    place, address = _Place(machine, instruction, 4), _flat_address(machine, where)

    def step() -> None:
        low, high = address()
        good = place.closely(low, high)
        for wave, lane in np.argwhere(good):
            at = int(low[wave, lane]) // 4
            old = machine.memory.cells[at]
            machine.memory.cells[at] = function(old, machine.vector[data.first, wave, lane])
            if back:
                machine.vector[ops[0].first, wave, lane] = old

    return step, step


_ATOMICS: dict[str, Callable[[np.uint32, np.uint32], np.uint32]] = {
    "flat_atomic_add": lambda old, new: old + new, "flat_atomic_sub": lambda old, new: old - new, "flat_atomic_swap": lambda _, new: new,
    "flat_atomic_umin": min, "flat_atomic_umax": max, "flat_atomic_or": lambda old, new: old | new, "flat_atomic_and": lambda old, new: old & new,
}


BUILDERS: dict[str, Callable[..., Both]] = {
    **{f"flat_{what}_{width}": _flat for what in ("load", "store") for width in _WORDS},
    **{f"flat_load_{part}": _narrow for part in ("ubyte", "sbyte", "ushort", "sshort")},
    **{f"flat_store_{part}": _narrow for part in ("byte", "short")},
    **{name: _atomic for name in _ATOMICS},
}


Step = Callable[[], None]
ROW = 64 * 4
"""Bytes between neighbouring words of one work-item's private memory: each word lies beside those of the wave's other 63 lanes."""


def _private(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> tuple[Step, Step]:
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


PRIVATE_BUILDERS: dict[str, Callable[..., tuple[Step, Step]]] = {
    f"buffer_{what}_{width}": _private for what in ("load", "store") for width in ("dword", "dwordx2", "dwordx3", "dwordx4")}
