"""Execute vector accesses to flat 64-bit addresses and by buffer descriptors (GCN3 ISA manual, chapters 8 and 9)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import is_store, memory_access
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu import buffers
from polaris_sim.emu.memory import PAGE, WINDOW, Extent
from polaris_sim.emu.operand_access import source
from polaris_sim.emu.step_pairs import StepPair

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

_WORD_TYPES = ("dword", "dwordx2", "dwordx3", "dwordx4")
_NARROW_TYPES = {"ubyte": np.uint8, "sbyte": np.int8, "ushort": np.uint16, "sshort": np.int16, "byte": np.uint8,
                 "short": np.uint16}
_NARROW = ("load_ubyte", "load_sbyte", "load_ushort", "load_sshort", "store_byte", "store_short")
HANDFUL = 8
"""Lanes up to which Python's own numbers are faster than arrays."""
ODD = int.from_bytes(np.full(HANDFUL, 3, np.uint32).tobytes(), sys.byteorder)
"""The two lowest bits of HANDFUL words as one number: a multiple of 4 has neither of them."""


class AddressCheck:
    """Checks an instruction's addresses: the word that each lane points at, and which lanes point into a buffer.

    `size` is the bytes that a lane reaches from its address. Low and high halves of addresses are uint32 (waves,
    lanes); a high half of None stands for private memory, whose addresses lie in the window.
    """

    def __init__(self, state: Waves, instruction: Instruction, size: int) -> None:
        self.state, self.instruction, self.size = state, instruction, size
        self.last = Extent("", 1, 0)  # the buffer of the last access: the next is likely to go there too
        self.two = np.full((1, 1), 2, np.uint32)
        self.pad = np.empty((state.waves, state.lanes), np.uint32)
        self.index = np.empty((state.waves, state.lanes), np.intp)
        self.flags = np.empty((state.waves, state.lanes), bool)

    def word_index(self, low: np.ndarray, high: np.ndarray | None) -> np.ndarray | None:
        """Return the index of each lane's word if all active lanes point at aligned words of the last buffer, else
        None."""
        state, last = self.state, self.last
        if not state.every_lane:  # lanes that do not run point at the buffer's begin
            safe = np.uint32(last.begin)
            np.bitwise_xor(low, safe, self.pad)
            np.bitwise_and(self.pad, state.mask, self.pad)
            low = np.bitwise_xor(self.pad, safe, self.pad)
        if high is not None:
            np.not_equal(high, np.uint32(state.memory.high), self.flags)
            if not state.every_lane:
                np.logical_and(self.flags, state.active, self.flags)
            if self.flags.any():
                return None
        if (int(low.min()) < last.begin or int(low.max()) + self.size > last.end
                or int(np.bitwise_or.reduce(low, None)) & 3):
            return None
        np.right_shift(low, self.two, self.pad)
        np.copyto(self.index, self.pad)
        return self.index

    def inside(self, low: np.ndarray, high: np.ndarray | None) -> np.ndarray:
        """Tell which lanes run and point into a buffer, (waves, lanes); the others that run are reported as faults."""
        state = self.state
        memory = state.memory
        good = memory.mapped(low, self.size)
        if high is not None:
            good &= high == np.uint32(memory.high)
        top = np.uint64(memory.high) if high is None else high.astype(np.uint64)
        outside = state.active & ~good
        if outside.any():
            kind = "store" if memory_access(self.instruction.name).writes else "load"
            state.faults.add(f"{kind} outside every buffer", self.instruction, outside,
                             (top * np.uint64(WINDOW) + low).astype(np.int64),
                             partial(memory.find, data=high is not None))
        good &= state.active
        if good.any():
            address = int(low[good][0])
            self.last = next(extent for extent in memory.extents if extent.begin <= address < extent.end)
        return good


def flat_address(state: Waves, op: Operand) -> Callable[[], tuple[np.ndarray, np.ndarray]]:
    """Make a function that gives the low and the high halves of the addresses in a pair of vector registers."""
    low, high = state.vector[op.first], state.vector[op.first + 1]
    return lambda: (low, high)


def _access(state: Waves, instruction: Instruction, address: Callable[[], tuple[np.ndarray, np.ndarray | None]],
             registers: tuple[int, ...], stores: bool, stride: int = 4) -> StepPair:
    """Make the steps that load or store `registers`, a word each, `stride` bytes apart from each lane's address on.

    `address` gives the low and the high halves of the addresses, as `AddressCheck` has them.
    """
    check = AddressCheck(state, instruction, 4 if stride != 4 else 4 * len(registers))
    sparsely = _sparse_access(state, check, registers, stores)
    bytewise = _bytewise_access(state, check, registers, stores, stride)
    memory, jump = state.memory, stride // 4
    parts = [(at, state.vector[register]) for at, register in enumerate(registers)]
    news = [np.empty((state.waves, state.lanes), np.uint32) for _ in registers]  # the address may be among the results
    xor, both = np.bitwise_xor, np.bitwise_and

    def step() -> None:
        low, high = address()
        if state.watch is not None:
            top = np.uint64(memory.high) if high is None else high.astype(np.uint64)
            state.report_access(instruction, (top * np.uint64(WINDOW) + low).astype(np.int64))
        if (state.full and state.sparse is not None and high is not None and memory.written is None
                and sparsely(low, high)):
            return
        index = check.word_index(low, high)
        if index is None:
            bytewise(low, high)
        elif stores:
            dump = len(memory.cells) - PAGE // 4
            where = index if state.every_lane else np.where(state.active, index, dump)
            for at, register in parts:
                memory.cells[at * jump:][where] = register
                if memory.written is not None:
                    memory.written[at * jump:][where] = True
        elif state.every_lane and len(parts) == 1:
            memory.cells.take(index, None, parts[0][1], "wrap")
        else:
            for at, _ in parts:
                memory.cells[at * jump:].take(index, None, news[at], "wrap")
            if state.every_lane:
                for at, register in parts:
                    np.copyto(register, news[at])
            else:
                for at, register in parts:
                    xor(news[at], register, news[at])
                    both(news[at], state.mask, news[at])
                    xor(register, news[at], register)

    return step, step


def _sparse_access(state: Waves, check: AddressCheck, registers: tuple[int, ...],
                   stores: bool) -> Callable[[np.ndarray, np.ndarray], bool]:
    """Make the access for few present lanes that are all active; the access returns False where it has done nothing.

    That is when a lane points elsewhere than at aligned words of the last buffer.
    """
    memory, two = state.memory, np.uint32(2)
    block = state.vector[registers[0]:registers[0] + len(registers)].reshape(len(registers), -1)
    ahead = np.arange(len(registers), dtype=np.intp)[:, None]

    def sparsely(low: np.ndarray, high: np.ndarray) -> bool:
        present, last = state.sparse, check.last
        begins = low.take(present)
        if len(present) <= HANDFUL:
            lows = begins.tolist()
            least, most, odd = min(lows), max(lows), int.from_bytes(begins.tobytes(), sys.byteorder) & ODD
        else:
            least, most, odd = int(begins.min()), int(begins.max()), int(np.bitwise_or.reduce(begins)) & 3
        if (least < last.begin or most + check.size > last.end or odd
                or high.take(present).tobytes() != memory.top * len(present)):
            return False
        index = (begins >> two).astype(np.intp) + ahead
        if stores:
            memory.cells[index] = block[:, present]
        elif state.whole_waves:
            memory.cells.take(index, None, block, "wrap")
        else:
            block[:, present] = memory.cells[index]
        return True

    return sparsely


def _bytewise_access(state: Waves, check: AddressCheck, registers: tuple[int, ...], stores: bool,
                     stride: int) -> Callable[[np.ndarray, np.ndarray | None], None]:
    """Make the access byte by byte for the lanes that point into a buffer; others store nothing and load 0."""
    memory = state.memory

    def bytewise(low: np.ndarray, high: np.ndarray | None) -> None:
        good = check.inside(low, high)
        begin = low[good].astype(np.intp)
        octets = memory.cells.view(np.uint8)
        loaded = []
        for at, register in enumerate(registers):
            where = begin + at * stride
            if stores:
                value = np.ascontiguousarray(state.vector[register][good]).view(np.uint8).reshape(-1, 4)
                octets[where[:, None] + np.arange(4)] = value
                if memory.written is not None:
                    memory.written[where // 4] = True
            else:
                new = np.zeros(good.shape, np.uint32)
                new[good] = np.ascontiguousarray(octets[where[:, None] + np.arange(4)]).view(np.uint32)[:, 0]
                loaded.append((register, new))
        for register, new in loaded:  # last, since the address may be among the registers
            np.copyto(state.vector[register], new, where=state.active)

    return bytewise


def _flat(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    stores = is_store(instruction.name)
    data, where = (ops[1], ops[0]) if stores else (ops[0], ops[1])
    return _access(state, instruction, flat_address(state, where), tuple(data.registers), stores)


def _narrow(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    stores = is_store(instruction.name)
    data, where = (ops[1], ops[0]) if stores else (ops[0], ops[1])
    return _narrow_access(state, instruction, data, flat_address(state, where))


def _narrow_access(state: Waves, instruction: Instruction, data: Operand,
                   address: Callable[[], tuple[np.ndarray, np.ndarray | None]]) -> StepPair:
    """Load bytes or halves and widen them to a register, or store the lowest bits of one.

    `address` gives the low and the high halves of the addresses, as `AddressCheck` has them.
    """
    stores = is_store(instruction.name)
    dtype = np.dtype(_NARROW_TYPES[instruction.name.rsplit("_", 1)[1]])
    check = AddressCheck(state, instruction, dtype.itemsize)
    register, memory = state.vector[data.first], state.memory

    def step() -> None:
        low, high = address()
        if state.watch is not None:
            top = np.uint64(memory.high) if high is None else high.astype(np.uint64)
            state.report_access(instruction, (top * np.uint64(WINDOW) + low).astype(np.int64))
        good = check.inside(low, high)
        at = low[good].astype(np.intp)[:, None] + np.arange(dtype.itemsize)
        octets = memory.cells.view(np.uint8)
        if stores:
            octets[at] = np.ascontiguousarray(register[good]).view(np.uint8).reshape(-1, 4)[:, :dtype.itemsize]
            if memory.written is not None:
                memory.written.reshape(-1)[at // 2] = True
            return
        new = np.zeros(register.shape, np.uint32)
        new[good] = np.ascontiguousarray(octets[at]).view(dtype)[:, 0].astype(np.int64).astype(np.uint32)
        np.copyto(register, new, where=state.active)

    return step, step


BUILDERS: dict[str, Callable[..., StepPair]] = {
    **{f"flat_{what}_{width}": _flat for what in ("load", "store") for width in _WORD_TYPES},
    **{f"flat_{access}": _narrow for access in _NARROW},
}

ROW_BYTES = 64 * 4
"""Bytes between neighbouring words of a work-item's private memory: the same word of 64 lanes lies side by side."""


def _described(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Load or store by a buffer descriptor: private memory where it adds the lane, or the waves have some; else any
    buffer."""
    if state.private[0] < state.private[1]:
        return _private(state, instruction, ops, live)
    flags, ready = source(state, Operand("s", ops[2].first + 3), "u")
    made: dict[bool, StepPair] = {}

    def chosen(masked: bool) -> None:
        for each in ready:
            each()
        runs = int(state.active.any(axis=1).argmax())  # a wave that sleeps may not have made the descriptor yet
        private = bool(flags[runs, 0] & buffers.ADDS_LANE)
        if private not in made:  # it takes memory for each register, and one of the two is enough
            made[private] = (_private if private else _anywhere)(state, instruction, ops, live)
        made[private][masked]()

    return partial(chosen, False), partial(chosen, True)


def _anywhere(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    if (width := instruction.name.rsplit("_", 1)[1]) in _NARROW_TYPES:
        return buffers.narrow(state, instruction, ops, np.dtype(_NARROW_TYPES[width]))
    return buffers.words(state, instruction, ops)


def _private(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Load or store private memory, at base + scalar offset + ROW_BYTES * word + 4 * lane.

    `word` is the work-item's own offset in words. This is the swizzled layout that the ABI's buffer descriptor asks
    for: elements of 4 bytes, 64 lanes side by side, indexed by the lane (LLVM, AMDGPU usage guide, private segment
    buffer; AMD GCN3 ISA manual, section 8.1.5).

    A descriptor that adds no lane is that of Mesa's arguments, of which small ones are loaded so: at base + scalar
    offset + own offset.
    """
    data, vector, descriptor, scalar = ops
    by, before = source(state, scalar, "u")
    base, more = source(state, Operand("s", descriptor.first), "u")
    flags, last = source(state, Operand("s", descriptor.first + 3), "u")
    fixed, ready = instruction.modifiers.get("offset", 0), [*before, *more, *last]
    stores = is_store(instruction.name)
    lanes = np.arange(state.lanes, dtype=np.uint32)[None, :] * np.uint32(4)
    own = state.vector[vector.first] if "offen" in instruction.modifiers else None

    def address() -> tuple[np.ndarray, None]:
        for step in ready:
            step()
        offset = np.uint32(fixed) if own is None else own + np.uint32(fixed)
        runs = int(state.active.any(axis=1).argmax())  # a wave that sleeps may not have made the descriptor yet
        if not flags[runs, 0] & buffers.ADDS_LANE:
            if data.count > 1:
                raise DeviceError(f"{instruction.text}: the simulator knows several words of private memory alone")
            return base + by + offset + np.uint32(0) * lanes, None
        return base + by + (offset >> np.uint32(2)) * np.uint32(ROW_BYTES) + (offset & np.uint32(3)) + lanes, None

    if instruction.name.removeprefix("buffer_") in _NARROW:
        return _narrow_access(state, instruction, data, address)
    unmasked, masked = _access(state, instruction, address, tuple(data.registers), stores, ROW_BYTES)
    if own is not None or fixed % 4:
        return unmasked, masked
    registers = data.registers
    block = state.vector[data.first:data.first + data.count]
    ahead, length = np.uint32(fixed // 4 * ROW_BYTES), len(registers) * ROW_BYTES
    all_lanes = state.lanes == 64
    cached: dict[str, Any] = {"offsets": None}  # what the offsets of the last access led to

    def by_rows() -> None:
        """Access memory where all lanes of a wave have one offset, so that a register is a row of memory.

        Lanes without a work-item have words of their own there too, and may be written.
        """
        for step in ready:
            step()
        offsets = base.tobytes(), by.tobytes()
        if offsets != cached["offsets"]:
            first = np.broadcast_to(base + by, (state.waves, 1))[:, 0] + ahead
            begin, end = state.private
            cached["good"] = not (int(np.bitwise_or.reduce(first)) % ROW_BYTES or int(first.min()) < begin
                                  or int(first.max()) + length > end)
            rows = (first // ROW_BYTES).astype(np.intp) + np.arange(len(registers))[:, None]
            cached["offsets"] = offsets
            cached["index"] = rows if all_lanes else rows[..., None] * 64 + np.arange(state.lanes)
            if state.watch is not None:
                cached["addresses"] = state.memory.high * WINDOW + first[:, None].astype(np.int64) + lanes
                cached["addresses"].flags.writeable = False  # it is given again while nothing changes
        if not cached["good"]:
            unmasked()
            return
        if state.watch is not None:
            state.report_access(instruction, cached["addresses"])
        words = state.memory.rows if all_lanes else state.memory.cells
        if stores:
            words[cached["index"]] = block
        else:
            words.take(cached["index"], 0, block, "wrap")

    return by_rows, masked


BUFFER_BUILDERS: dict[str, Callable[..., StepPair]] = {
    **{f"buffer_{what}_{width}": _described for what in ("load", "store") for width in _WORD_TYPES},
    **{f"buffer_{access}": _described for access in _NARROW}}
