"""Execute jumps to computed addresses: calls of functions, returns from them, and branches too long for an offset.

In a listing each instruction counts as eight bytes, the size of those that clang writes into the sums of addresses:
s_add_u32 and s_addc_u32 with a literal. So the distances that it asks the linker for are right here too. Code that was
read from a code object has its real distances.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import TABLE, Operand
from polaris_sim.emu.operand_access import words
from polaris_sim.emu.scalar_access import put, scalar_source
from polaris_sim.emu.step_pairs import StepPair, sequence

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

CODE = 0x6C << 32
"""The address of a program's first instruction, in another window of 4 GiB than the buffers."""
INSTRUCTION_BYTES, LITERAL = 8, 4
"""Bytes of an instruction, and where in it its literal lies."""


def address(program: Program, index: int) -> int:
    """Return the address of the instruction at an index of the program."""
    return CODE + (program.offsets[index] if program.offsets else INSTRUCTION_BYTES * index)


def unresolved(program: Program, op: Operand) -> str | None:
    """Return the symbol of an operand that neither the program's labels nor its constants have, else None."""
    names = [name.removesuffix(TABLE) for name in op.symbols]
    return next((name for name in names if name not in program.labels and name not in program.constants), None)


def resolved(program: Program, index: int, ops: tuple[Operand, ...],
             constants: Mapping[str, int]) -> tuple[Operand, ...]:
    """Return an instruction's operands with numbers in place of symbols; `constants` has the addresses of data and of
    the words of the linker's table.

    A relative address is counted from the literal itself, a difference from the other label.
    """
    return tuple(_number(program, index, op, constants) if op.symbols else op for op in ops)


def _number(program: Program, index: int, op: Operand, constants: Mapping[str, int]) -> Operand:
    labels = program.labels
    places = [address(program, labels[name]) if name in labels else constants[name] for name in op.symbols]
    begin = places[1] if len(places) > 1 else address(program, index) + LITERAL
    distance = (places[0] + int(op.value) - begin) % 2**64
    return replace(op, kind="constant", value=distance >> op.first & 0xffffffff, first=0, symbols=())


def targets(state: Waves) -> np.ndarray:
    """Return the index of the instruction that each wave jumps to, (waves,).

    Raises DeviceError where one that runs jumps elsewhere than to the begin of a block.
    """
    starts = np.array(sorted(state.blocks))
    begins = np.array([address(state.program, index) for index in starts], np.uint64)
    place = np.minimum(np.searchsorted(begins, state.jump_to), len(starts) - 1)
    running = np.ones(len(place), bool) if state.awake is None else state.awake.copy()
    if state.finished is not None:
        running &= ~state.finished
    known = begins[place] == state.jump_to
    if not known[running].all():
        where = int(state.jump_to[running & ~known][0])
        raise DeviceError(f"{state.program.function} jumps to {where:#x}, where it has no instruction")
    return np.where(known, starts[place], 0)


def _get_place(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Compute D = the address of the next instruction."""
    value = np.full(1, address(state.program, _index(state, instruction) + 1), np.uint64)
    step = put(state, ops[0], np.uint64, lambda: value, [])
    return step, step


def _jump(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Jump to S0 at the end of the block; s_swappc also gives D the address of the next instruction."""
    source = scalar_source(state, ops[-1], np.uint64)
    steps = [*words(state, ops[-1]), lambda: np.copyto(state.jump_to, source)]
    if len(ops) > 1:
        steps.append(_get_place(state, instruction, ops, _live)[0])
    step = sequence(steps)
    return step, step


def _index(state: Waves, instruction: Instruction) -> int:
    return next(index for index, each in enumerate(state.program.instructions) if each is instruction)


BUILDERS: dict[str, Callable[..., StepPair]] = {
    "s_getpc_b64": _get_place, "s_setpc_b64": _jump, "s_swappc_b64": _jump}
