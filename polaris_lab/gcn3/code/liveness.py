"""Which scalar registers an instruction reads and writes, and which carries and condition codes nobody reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from polaris_lab.gcn3.code.assembly import Instruction, Program
from polaris_lab.gcn3.code.operand_syntax import EXEC, SCALARS, VCC, Operand

SCC = SCALARS
"""The number that stands for the condition code among the scalar registers."""
SCC_READERS = ("s_addc_u32", "s_subb_u32", "s_cselect_b32", "s_cselect_b64", "s_cbranch_scc0", "s_cbranch_scc1", "s_cmov_b32", "s_cmov_b64")
_NO_SCC = ("s_mov", "s_cselect", "s_mul_i32", "s_mulk", "s_brev", "s_ff", "s_flbit", "s_sext", "s_load", "s_buffer_load", "s_bfm", "s_pack",
           "s_cmov", "s_getpc", "s_setpc", "s_swappc", "s_bitset", "s_getreg", "s_setreg", "s_memtime", "s_nop", "s_waitcnt", "s_barrier",
           "s_branch", "s_cbranch", "s_endpgm", "s_sleep", "s_setprio", "s_dcache", "s_icache", "s_inst")
"""Scalar instructions that leave SCC as it is (AMD GCN3 ISA manual, chapter 12)."""
READ_AND_WRITTEN = ("s_addk_i32", "s_mulk_i32", "s_cmovk_i32", "s_bitset0_b32", "s_bitset1_b32", "s_cmov_b32", "s_cmov_b64")
PARTLY = ("s_cmov_b32", "s_cmov_b64", "s_cmovk_i32")
"""What may leave its destination as it is."""
CARRIES = ("v_add_u32", "v_sub_u32", "v_subrev_u32", "v_addc_u32", "v_subb_u32", "v_subbrev_u32", "v_mad_u64_u32", "v_mad_i64_i32",
           "v_div_scale_f32", "v_div_scale_f64")


def carries(name: str) -> bool:
    """Whether the second operand is a lane mask that the instruction writes, its carry."""
    return name.removesuffix("_sdwa") in CARRIES


class Wanted(NamedTuple):
    """Whether anybody reads the lane mask, and the condition code, that an instruction leaves."""

    mask: bool = True
    scc: bool = True


def writes_scalars(instruction: Instruction, ops: tuple[Operand, ...]) -> tuple[tuple[int, ...], bool]:
    """The scalar registers that it writes, and whether it writes SCC."""
    name = instruction.name
    found: list[int] = []
    if ops and not name.startswith(("s_cmp", "s_bitcmp", "s_set", "flat_", "buffer_", "ds_")):
        if ops[0].kind == "s":
            found += ops[0].registers
        if carries(name) and len(ops) > 1 and ops[1].kind == "s":
            found += ops[1].registers
    if "saveexec" in name or name.startswith("v_cmpx"):
        found += [EXEC, EXEC + 1]
    return tuple(found), name.startswith("s_") and not name.startswith(_NO_SCC)


def _reads(instruction: Instruction, ops: tuple[Operand, ...]) -> set[int]:
    name = instruction.name
    found: set[int] = set()
    written = 0 if name.startswith(("s_cmp", "s_bitcmp", "s_set", "flat_store", "buffer_store", "ds_write")) else 1 + carries(name)
    for op in ops[0 if name in READ_AND_WRITTEN else written:]:
        if op.kind == "s":
            found.update(op.registers)
    if name in SCC_READERS:
        found.add(SCC)
    if "vcc" in name:
        found |= {VCC, VCC + 1}
    if "saveexec" in name or "exec" in name:
        found |= {EXEC, EXEC + 1}
    return found


def wanted(program: Program, read: list[tuple[Operand, ...]], everything: bool = False) -> list[Wanted]:
    """For each instruction whether its carry and its condition code are read on any way from it; all are with `everything`.

    The usual backward flow of live variables over the program, to its fixed point. Registers are followed one by one, a
    lane mask as the pair that holds it.
    """
    count = len(program.instructions)
    if everything:
        return [Wanted()] * count
    uses = [_set(_reads(each, ops)) for each, ops in zip(program.instructions, read, strict=True)]
    written, kept = [], []
    for each, ops in zip(program.instructions, read, strict=True):
        registers, scc = writes_scalars(each, ops)
        written.append(_set(registers))
        kept.append(~(_set(() if each.name in PARTLY else registers) | (1 << SCC if scc else 0)))
    followers = [_followers(program, at) for at in range(count)]
    live, out = [0] * (count + 1), [0] * count
    changed = True
    while changed:
        changed = False
        for at in range(count - 1, -1, -1):
            after = 0
            for follower in followers[at]:
                after |= live[follower]
            before = uses[at] | after & kept[at]
            if before != live[at] or after != out[at]:
                live[at], out[at], changed = before, after, True
    return [Wanted(bool(written[at] & out[at]), bool(out[at] >> SCC & 1)) for at in range(count)]


def _set(registers: Iterable[int]) -> int:
    """Registers as the bits of one number."""
    found = 0
    for register in registers:
        found |= 1 << register
    return found


def _followers(program: Program, at: int) -> list[int]:
    each = program.instructions[at]
    if each.name == "s_endpgm":
        return []
    found = [] if each.name == "s_branch" else [at + 1]
    if each.name.startswith(("s_branch", "s_cbranch")) and each.operands[0] in program.labels:
        found.append(program.labels[each.operands[0]])
    return found
