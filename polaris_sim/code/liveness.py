"""Find live scalar registers: the carries, lane masks and condition codes that a later instruction may read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.control_flow import COMPUTED, successors
from polaris_sim.code.instruction_set import is_store
from polaris_sim.code.operand_syntax import EXEC, SCALARS, VCC, Operand

SCC = SCALARS
"""The number that stands for the condition code among the scalar registers."""
SCC_READERS = ("s_addc_u32", "s_subb_u32", "s_cselect_b32", "s_cselect_b64", "s_cbranch_scc0", "s_cbranch_scc1",
               "s_cmov_b32", "s_cmov_b64")
_NO_SCC = ("s_mov", "s_cselect", "s_mul_i32", "s_mulk", "s_brev", "s_ff", "s_flbit", "s_sext", "s_load",
           "s_buffer_load", "s_bfm", "s_pack", "s_cmov", "s_getpc", "s_setpc", "s_swappc", "s_bitset", "s_getreg",
           "s_setreg", "s_memtime", "s_nop",
           "s_waitcnt", "s_barrier", "s_branch", "s_cbranch", "s_endpgm", "s_sleep", "s_setprio", "s_dcache",
           "s_icache", "s_inst")
"""How the names begin of scalar instructions that leave SCC as it is (AMD GCN3 ISA manual, chapter 12)."""
READS_DESTINATION = ("s_addk_i32", "s_mulk_i32", "s_cmovk_i32", "s_bitset0_b32", "s_bitset1_b32", "s_bitset0_b64",
                     "s_bitset1_b64", "s_cmov_b32", "s_cmov_b64")
"""Instructions whose result depends on what their destination held before."""
READS_VCC = "v_div_fmas"
"""How the names begin of instructions that read VCC and do not name it."""
MAY_NOT_WRITE = ("s_cmov_b32", "s_cmov_b64", "s_cmovk_i32")
"""Instructions that leave their destination as it is when SCC is 0."""
CARRIES = ("v_add_u32", "v_sub_u32", "v_subrev_u32", "v_addc_u32", "v_subb_u32", "v_subbrev_u32", "v_mad_u64_u32",
           "v_mad_i64_i32", "v_div_scale_f32", "v_div_scale_f64")


def carries(name: str) -> bool:
    """Tell whether the second operand of an instruction is a lane mask that it writes: the carry of each lane."""
    return name.removesuffix("_sdwa") in CARRIES


class Live(NamedTuple):
    """Says which results of an instruction are live (may be read later): its lane mask, and its condition code."""

    mask: bool = True
    scc: bool = True


def writes_scalars(instruction: Instruction, ops: tuple[Operand, ...]) -> tuple[tuple[int, ...], bool]:
    """List the scalar registers that an instruction writes, and tell whether it writes SCC."""
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
    registers: set[int] = set()
    all_read = name.startswith(("s_cmp", "s_bitcmp", "s_set")) or name in READS_DESTINATION or is_store(name)
    for op in ops[0 if all_read else 1 + carries(name):]:
        if op.kind == "s":
            registers.update(op.registers)
        elif op.kind == "scc":
            registers.add(SCC)
    if name in SCC_READERS:
        registers.add(SCC)
    if "vcc" in name or name.startswith(READS_VCC):
        registers |= {VCC, VCC + 1}
    if "saveexec" in name or "exec" in name:
        registers |= {EXEC, EXEC + 1}
    return registers


def live_results(program: Program, ops: list[tuple[Operand, ...]], everything: bool = False) -> list[Live]:
    """Find which results of each instruction are live; with `everything` all count as live.

    `ops` are the operands of each instruction. This is the usual backward data flow of live variables over the program,
    to its fixed point (Aho, Lam, Sethi, Ullman, Compilers, 2nd edition, section 9.2.5). Registers are followed one by
    one, a lane mask as the pair of registers that holds it. Raises ValueError for a branch to a label that is not
    there.
    """
    count = len(program.instructions)
    if everything:
        return [Live()] * count
    reads = [_as_bits(_reads(instruction, own)) for instruction, own in zip(program.instructions, ops, strict=True)]
    writes, preserves = [], []
    for instruction, own in zip(program.instructions, ops, strict=True):
        registers, scc = writes_scalars(instruction, own)
        writes.append(_as_bits(registers))
        preserves.append(~(_as_bits(() if instruction.name in MAY_NOT_WRITE else registers) | (1 << SCC if scc else 0)))
    following = [successors(program, index) for index in range(count)]
    anything = [-1 if instruction.name in COMPUTED else 0 for instruction in program.instructions]  # any may be read
    live_before, live_after = [0] * (count + 1), [0] * count
    changed = True
    while changed:
        changed = False
        for index in range(count - 1, -1, -1):
            after = anything[index]
            for successor in following[index]:
                after |= live_before[successor]
            before = reads[index] | after & preserves[index]
            if before != live_before[index] or after != live_after[index]:
                live_before[index], live_after[index], changed = before, after, True
    return [Live(bool(writes[index] & live_after[index]), bool(live_after[index] >> SCC & 1)) for index in range(count)]


def _as_bits(registers: Iterable[int]) -> int:
    """Write a set of registers as the bits of one number."""
    found = 0
    for register in registers:
        found |= 1 << register
    return found
