"""Execute atomics on flat addresses and on local memory (AMD GCN3 ISA manual, sections 12.13 and 12.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import COUNTING, memory_access, returns_old
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.atomic_operations import Operation, combine, of_words
from polaris_sim.emu.lds import WORD_BYTES, address, limit, reachable
from polaris_sim.emu.memory import WINDOW
from polaris_sim.emu.operand_access import KINDS
from polaris_sim.emu.step_pairs import StepPair
from polaris_sim.emu.vector_memory import AddressCheck, flat_address

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Array = np.ndarray
_FLAT: dict[str, Operation] = {
    f"flat_atomic_{name}{suffix}": operation for suffix, size in (("", 32), ("_x2", 64))
    for name, operation in of_words(size).items() if name != "rsub"}
_LOCAL_TYPES = {"add": "u", "sub": "u", "rsub": "u", "inc": "u", "dec": "u", "smin": "i", "umin": "u", "smax": "i",
                "umax": "u", "and": "b", "or": "b", "xor": "b", "swap": "b", "cmpswap": "b"}
_LOCAL_NAMES = {"smin": "min", "umin": "min", "smax": "max", "umax": "max", "swap": "wrxchg", "cmpswap": "cmpst"}


def _local() -> dict[str, Operation]:
    """List local memory's atomics by name, those that give the old word back included."""
    operations: dict[str, Operation] = {}
    for size, floating in ((32, "f"), (64, "D")):
        named = {(_LOCAL_NAMES.get(name, name), f"{_LOCAL_TYPES[name]}{size}"): operation
                 for name, operation in of_words(size).items()}
        named |= {("min", f"f{size}"): Operation(floating, np.fmin), ("max", f"f{size}"): Operation(floating, np.fmax),
                  ("cmpst", f"f{size}"): Operation(floating, None)}
        if size == 32:
            named["add", "f32"] = Operation("f", np.add, associative=False)
        for (name, kind), operation in named.items():
            operations[f"ds_{name}_rtn_{kind}"] = operation
            if name != "wrxchg":
                operations[f"ds_{name}_{kind}"] = operation
    return operations


_LOCAL = _local()


def _register(state: Waves, registers: range, kind: str, lanes: Array) -> Array:
    """Give what chosen lanes hold in a register or a pair, as an array (lanes,) of `kind`."""
    words = np.stack([state.vector[register][lanes] for register in registers], axis=-1)
    return np.ascontiguousarray(words).view(KINDS[kind])[..., 0]


def _put_old(state: Waves, op: Operand, lanes: Array, old: Array) -> None:
    words = np.ascontiguousarray(old).view(np.uint32).reshape(len(old), op.count)
    for place, register in enumerate(op.registers):
        state.vector[register][lanes] = words[:, place]


def _flat(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Do an atomic on global memory; with glc the register gets the old word, 0 for a lane outside of every buffer.

    A comparison has the new word in its first register or pair, and the word to compare with in the next.
    """
    operation, size = _FLAT[instruction.name], memory_access(instruction.name).bytes
    back = returns_old(instruction)
    where, data = (ops[1], ops[2]) if back else (ops[0], ops[1])
    check, address = AddressCheck(state, instruction, size), flat_address(state, where)
    count = size // WORD_BYTES
    new, wanted = data.registers[:count], data.registers[count:]
    memory = state.memory

    def step() -> None:
        low, high = address()
        if state.watch is not None:
            state.report_access(instruction, (high.astype(np.uint64) * np.uint64(WINDOW) + low).astype(np.int64))
        good = check.inside(low, high)
        index = low[good].astype(np.intp) // size
        given = [_register(state, each, operation.kind, good) for each in (new, wanted) if each]
        old = combine(memory.cells.view(KINDS[operation.kind]), index, operation, *given)
        if memory.written is not None:
            memory.written.reshape(-1, count * 2)[index] = True
        if back:
            _put_old(state, ops[0], state.active, np.zeros(int(np.count_nonzero(state.active)), old.dtype))
            _put_old(state, ops[0], good, old)

    return step, step


def _on_local(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Do an atomic on local memory; a comparison has the word to compare with in its first data operand.

    A lane outside of local memory changes nothing, and gets 0 back.
    """
    operation, size = _LOCAL[instruction.name], memory_access(instruction.name).bytes
    back = returns_old(instruction)
    at, *data = ops[back:]
    offset = instruction.modifiers.get("offset", 0)
    cells, base = state.local.cells.view(KINDS[operation.kind]), state.local.base * WORD_BYTES // size

    def step() -> None:
        places = address(state, at.first, offset)
        if state.watch is not None:
            state.report_access(instruction, places.astype(np.int64))
        good = state.active
        if int(places.max()) + size > limit(state):
            good = good & reachable(state, instruction, [places], size)[0]
        index = (places.astype(np.intp) // size + base)[good]
        given = [_register(state, each.registers, operation.kind, good) for each in reversed(data)]
        old = combine(cells, index, operation, *given)
        if back:
            _put_old(state, ops[0], state.active, np.zeros(int(np.count_nonzero(state.active)), old.dtype))
            _put_old(state, ops[0], good, old)

    return step, step


def _count_lanes(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Add the number of active lanes of each wave, one wave after the other, to the word of local memory at the offset;
    each of these lanes gets the word as it was before."""
    sign, place = COUNTING[instruction.name], instruction.modifiers.get("offset", 0) // WORD_BYTES
    cells, target = state.local.cells.view(np.int32), state.vector[ops[0].first].view(np.int32)

    def step() -> None:
        for wave, lanes in enumerate(state.active):
            if lanes.any():
                at = int(state.local.base[wave, 0]) + place
                target[wave][lanes] = cells[at]
                cells[at] += sign * int(np.count_nonzero(lanes))

    return step, step


BUILDERS: dict[str, Callable[..., StepPair]] = {
    **dict.fromkeys(_FLAT, _flat), **dict.fromkeys(_LOCAL, _on_local), **dict.fromkeys(COUNTING, _count_lanes)}
