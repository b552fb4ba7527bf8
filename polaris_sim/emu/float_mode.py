"""Find out where a program flushes float32 denormals: it may change its mode, as clang does around a division."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.control_flow import block_successors
from polaris_sim.code.operand_syntax import Operand

SET_MODE = "s_setreg_imm32_b32"
FLUSH, KEEP = 0, 3
"""What the two bits for float32 denormals are set to: flush them in sources and results, or keep them."""
FIELDS = {(0, 2): (0,), (2, 2): (0,), (4, 2): (FLUSH, KEEP), (6, 2): (KEEP,)}
"""The fields of the mode, by first bit and number of bits, and the values that are simulated: how float32 and how
float16 and float64 are rounded, 0 to the nearest; and how denormals of the same are treated (AMD GCN3 ISA manual,
section 4.6, MODE)."""
DENORMALS = (4, 2)
ALWAYS_FLUSH = ("v_mac_f32", "v_mad_f32", "v_madmk_f32", "v_madak_f32")
"""Multiply-adds that flush float32 denormals in every mode: LLVM makes them of llvm.amdgcn.fmad.ftz even where the mode
keeps denormals, and never of a product and a sum there (llvm/test/CodeGen/AMDGPU/llvm.amdgcn.fmad.ftz.ll)."""


class Flushes(NamedTuple):
    """Says whether float32 denormals are flushed when an instruction runs, and in the mode that it leaves."""

    before: bool
    after: bool


def flushing_at(program: Program, ops: Sequence[tuple[Operand, ...]], blocks: list[range],
                begin: bool) -> list[Flushes]:
    """Tell for each instruction whether float32 denormals are flushed before and after it.

    Those of ALWAYS_FLUSH flush them in any mode. `ops` are the operands of each instruction, `begin` is the mode in
    which waves begin. Raises ValueError, with the
    line, as `flushes_after`, and where the mode depends on the way by which a wave came.
    """
    changes = {}
    for index, instruction in enumerate(program.instructions):
        if instruction.name == SET_MODE and (flushes := _change(instruction, ops[index])) is not None:
            changes[index] = flushes
    flushing = [Flushes(begin or instruction.name in ALWAYS_FLUSH, begin) for instruction in program.instructions]
    if not changes:
        return flushing
    following = block_successors(program, blocks)
    number_of = {block.start: number for number, block in enumerate(blocks)}
    waiting = [number_of[entry] for entry in program.entries]  # a function is called in the mode of the begin
    entered: dict[int, bool] = dict.fromkeys(waiting, begin)
    while waiting:
        number = waiting.pop()
        mode = entered[number]
        for index in blocks[number]:
            flushing[index] = Flushes(mode or program.instructions[index].name in ALWAYS_FLUSH,
                                      changes.get(index, mode))
            mode = flushing[index].after
        for successor in following[number]:
            if successor not in entered:
                entered[successor] = mode
                waiting.append(successor)
            elif entered[successor] != mode:
                raise ValueError(f"{_where(program.instructions[blocks[successor].start])}: waves come here with "
                                 f"denormals flushed and with denormals kept, and the simulator does not know both")
    return flushing


def is_float(instruction: Instruction) -> bool:
    """Tell whether the mode may matter to an instruction: whether its name holds a type of floating-point numbers."""
    return "_f" in instruction.name


def flushes_after(ops: tuple[Operand, ...]) -> bool | None:
    """Tell whether float32 denormals are flushed after the mode was set; None where their bits are left as they are.

    Raises ValueError for values that are not simulated, and for a part of a field or bits behind FIELDS.
    """
    register, value = ops
    flushes, left = None, set(register.registers)
    for field, allowed in FIELDS.items():
        begin, count = field
        bits = set(range(begin, begin + count))
        if not bits & left:
            continue
        now = int(value.value) >> (begin - register.first) & (1 << count) - 1 if bits <= left else None
        if now not in allowed:
            raise ValueError("the simulator rounds to the nearest, keeps denormals of float16 and float64, and either "
                             "flushes or keeps those of float32; it knows no other mode")
        flushes = now == FLUSH if field == DENORMALS else flushes
        left -= bits
    if left:
        raise ValueError(f"the simulator knows nothing of bit {min(left)} of the mode")
    return flushes


def _change(instruction: Instruction, ops: tuple[Operand, ...]) -> bool | None:
    try:
        return flushes_after(ops)
    except ValueError as error:
        raise ValueError(f"{_where(instruction)}: {error}") from None


def _where(instruction: Instruction) -> str:
    return f"line {instruction.line} of the listing: {instruction.text}"
