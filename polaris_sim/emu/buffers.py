"""Execute accesses by general buffer descriptors, with their range check (AMD GCN3 ISA manual, Buffer Addressing).

A descriptor has the address of a buffer in its first 48 bits, `num_records` in its third word, which counts bytes where
there is no stride, and flags in its fourth. A word is out of range where its offset, those of the lane and of the
instruction together, is at least num_records less the scalar offset. Loads out of range give 0, stores and atomics are
dropped. Loads and stores check each word by itself, and sums of offsets do not wrap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import is_store, memory_access, returns_old
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.atomic_operations import combine, of_words
from polaris_sim.emu.initial_state import RADEONSI
from polaris_sim.emu.memory import WINDOW
from polaris_sim.emu.operand_access import source
from polaris_sim.emu.step_pairs import StepPair

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Array = np.ndarray
WORD_BYTES = 4
PLAIN = 0x3FFF0000
"""The bits of the second word that must be 0 here: a stride. Swizzling and cache bits above them have no meaning then.
"""
ADDS_LANE = np.uint32(1 << 23)
"""The bit of a descriptor's last word that has the lane's number added (AMD GCN3 ISA manual, "Buffer Resource")."""


class Reach(NamedTuple):
    """Says what an instruction reaches: `places` (waves, lanes) are the addresses of the lanes' first words, counted
    from the begin of the memory's window, and `limit` the bytes from each of them on that are in range, 0 or less for
    none."""

    places: Array
    limit: Array

    def word(self, at: int, size: int = WORD_BYTES) -> tuple[Array, Array]:
        """Return the places of the lanes' words with the number `at`, and which of them are in range."""
        begin = at * size
        return self.places + begin, self.limit > begin


def _reach(state: Waves, instruction: Instruction, ops: tuple[Operand, ...]) -> Callable[[], Reach]:
    """Make a function that works out what an instruction reaches; `ops` are its offset, descriptor and scalar offset.

    Raises DeviceError for a descriptor that is not known here.
    """
    vector, descriptor, scalar = ops
    by, ready = source(state, scalar, "u")
    words = [source(state, Operand("s", register), "u") for register in descriptor.registers]
    ready = [*ready, *(step for _, steps in words for step in steps)]
    (low, high, records, flags) = (word for word, _ in words)
    fixed = instruction.modifiers.get("offset", 0)
    own = state.vector[vector.first] if "offen" in instruction.modifiers else np.zeros((1, 1), np.uint32)
    memory = state.memory

    def reach() -> Reach:
        for step in ready:
            step()
        runs = int(state.active.any(axis=1).argmax())  # a wave that sleeps may not have made the descriptor yet
        if "idxen" in instruction.modifiers or flags[runs, 0] & ADDS_LANE or (
                high[runs, 0] & PLAIN and RADEONSI not in state.program.flags):
            raise DeviceError(f"{instruction.text}: the simulator knows neither strides nor indices of a buffer")
        above = 0 if RADEONSI in state.program.flags else (
            (high & np.uint32(0xffff)).astype(np.int64) - memory.high) * WINDOW
        offset = own.astype(np.int64) + fixed
        places = low.astype(np.int64) + above + by + offset + np.zeros((state.waves, state.lanes), np.int64)
        limit = records.astype(np.int64) - by - offset
        if state.watch is not None:
            state.report_access(instruction, places + memory.high * WINDOW, limit > 0)
        return Reach(places, limit)

    return reach


def _mapped(state: Waves, instruction: Instruction, places: Array, inside: Array, size: int) -> Array:
    """Tell which of the lanes that run, and are in range, point into a buffer; the others are reported as faults."""
    memory, wanted = state.memory, inside & state.active
    if not wanted.any():
        return wanted
    chosen = places[wanted]
    least, most = int(chosen.min()), int(chosen.max())
    if any(each.begin <= least and most + size <= each.end for each in memory.extents) and not (
            int(np.bitwise_or.reduce(chosen)) & size - 1):
        return wanted
    good = wanted & memory.mapped(places, size) & (places & size - 1 == 0)
    kind = "load" if memory_access(instruction.name).operation == "load" else "store"
    state.faults.add(f"{kind} outside every buffer", instruction, wanted & ~good, places + memory.high * WINDOW,
                     memory.find)
    return good


def words(state: Waves, instruction: Instruction, ops: tuple[Operand, ...]) -> StepPair:
    """Make the steps that load or store words by a general descriptor."""
    data, *rest = ops
    reach, memory, stores = _reach(state, instruction, tuple(rest)), state.memory, is_store(instruction.name)

    def step() -> None:
        found = reach()
        loaded = []
        for at, register in enumerate(data.registers):
            places, inside = found.word(at)
            good = _mapped(state, instruction, places, inside, WORD_BYTES)
            index = places[good] // WORD_BYTES
            if stores:
                memory.cells[index] = state.vector[register][good]
                if memory.written is not None:
                    memory.written[index] = True
            else:
                value = np.zeros(good.shape, np.uint32)
                value[good] = memory.cells[index]
                loaded.append((register, value))
        for register, value in loaded:  # last, since the offset may be among the registers
            np.copyto(state.vector[register], value, where=state.active)

    return step, step


def narrow(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], dtype: np.dtype) -> StepPair:
    """Make the steps that load a byte or a half, widened to a register, or store the lowest bits of one."""
    data, *rest = ops
    reach, memory, stores = _reach(state, instruction, tuple(rest)), state.memory, is_store(instruction.name)
    register, size = state.vector[data.first], dtype.itemsize

    def step() -> None:
        places, inside = reach().word(0, size)
        good = _mapped(state, instruction, places, inside, size)
        index = places[good] // size
        if stores:
            memory.cells.view(dtype)[index] = register[good].astype(dtype)
            if memory.written is not None:
                memory.written.reshape(-1)[index * size // 2] = True
            return
        value = np.zeros(good.shape, np.uint32)
        value[good] = memory.cells.view(dtype)[index].astype(np.int64).astype(np.uint32)
        np.copyto(register, value, where=state.active)

    return step, step


def _atomic(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Do an atomic on a buffer; with glc the register gets the old word, 0 for a lane out of range.

    A comparison has the new word in its first register or pair, and the word to compare with in the next; the old word
    comes back in the first. Atomics are checked as a whole.
    """
    data, *rest = ops
    operation, size = _ATOMICS[instruction.name], memory_access(instruction.name).bytes
    kind = {"u": np.uint32, "i": np.int32, "U": np.uint64, "I": np.int64}[operation.kind]
    reach, memory, count = _reach(state, instruction, tuple(rest)), state.memory, size // WORD_BYTES
    parts = [data.registers[:count], data.registers[count:]]

    def step() -> None:
        places, inside = reach().word(0, size)
        good = _mapped(state, instruction, places, inside, size)
        index = places[good] // size
        given = [np.ascontiguousarray(np.stack([state.vector[each][good] for each in part], -1)).view(kind)[..., 0]
                 for part in parts if part]
        old = combine(memory.cells.view(kind), index, operation, *given)
        if memory.written is not None:
            memory.written.reshape(-1, count * 2)[index] = True
        if returns_old(instruction):
            halves = old.view(np.uint32).reshape(len(old), count)
            for at, register in enumerate(parts[0]):
                value = np.zeros(good.shape, np.uint32)
                value[good] = halves[:, at]
                np.copyto(state.vector[register], value, where=state.active)

    return step, step


_ATOMICS = {f"buffer_atomic_{name}{suffix}": operation for suffix, size in (("", 32), ("_x2", 64))
            for name, operation in of_words(size).items() if name != "rsub"}
BUILDERS: dict[str, Callable[..., StepPair]] = dict.fromkeys(_ATOMICS, _atomic)
