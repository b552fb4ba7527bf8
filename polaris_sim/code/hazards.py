"""Check machine code for what a lock-step simulator hides: waits, wait states, registers that nothing has written.

The rules are those of AMD's GCN3 ISA manual, chapter "Program Flow Control": S_WAITCNT and the counters that it waits
for, and the table of wait states that software has to insert. Memory operations of one counter are taken to end in
their order, as LLVM does for gfx8, but for scalar loads, which end in any order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.control_flow import COMPUTED, successors
from polaris_sim.code.instruction_set import memory_access, returns_old
from polaris_sim.code.liveness import READS_DESTINATION, SCC, SCC_READERS, carries, writes_scalars
from polaris_sim.code.operand_syntax import EXEC, M0, VCC, Operand, operands

VECTOR = 1000
"""What is added to the number of a vector register, to tell it from a scalar one."""
_WAIT = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\d+)\)")
_ACCUMULATES = ("v_mac_", "v_movreld")
VM, LGKM = "vmcnt", "lgkmcnt"
AGES = 64
"""Operations behind a memory operation that are counted, at most."""


class Hazard(NamedTuple):
    """Describes a hazard: the index of the instruction that meets it, its kind, and the register or what else."""

    index: int
    kind: str
    about: str


@dataclass(frozen=True)
class Effects:
    """Holds the registers that an instruction reads and writes, scalar ones by number, SCC, vector ones above VECTOR.

    `counter` is the counter that a memory operation raises, and `late` the registers that it writes when it ends.
    """

    reads: frozenset[int]
    writes: frozenset[int]
    counter: str = ""
    late: frozenset[int] = frozenset()


def effects(instruction: Instruction) -> Effects:
    """Work out what an instruction reads and writes."""
    name = instruction.name
    if name.startswith(("s_branch", "s_waitcnt", "s_nop", "s_barrier", "s_endpgm", "s_setprio", "s_sleep")):
        return Effects(frozenset(), frozenset())
    if name.startswith("s_cbranch"):
        return Effects(frozenset({SCC} if "scc" in name else {VCC, VCC + 1} if "vcc" in name else {EXEC, EXEC + 1}),
                       frozenset())
    ops = operands(instruction)
    access = memory_access(name)
    if access is not None:
        return _memory_effects(instruction, ops)
    scalars, scc = writes_scalars(instruction, ops)
    writes = set(scalars) | ({SCC} if scc else set())
    if ops and ops[0].kind == "v":
        writes |= _numbers(ops[0])
    compares = name.startswith(("s_cmp", "s_bitcmp", "s_setpc"))
    reads = {number for op in ops[0 if compares else 1 + carries(name):] for number in _numbers(op)}
    if name in READS_DESTINATION or name.startswith(_ACCUMULATES):
        reads |= _numbers(ops[0])
    if name in SCC_READERS:
        reads.add(SCC)
    if "saveexec" in name or name.startswith("v_"):
        reads |= {EXEC, EXEC + 1}
    if name.startswith("v_div_fmas"):
        reads |= {VCC, VCC + 1}
    if name.startswith(("s_load", "s_buffer_load")):
        return Effects(frozenset(reads), frozenset(writes), LGKM, frozenset(writes))
    return Effects(frozenset(reads), frozenset(writes))


def _memory_effects(instruction: Instruction, ops: Sequence[Operand]) -> Effects:
    access = memory_access(instruction.name)
    counter = LGKM if access.space == "local" else VM
    writes = set()
    if access.operation == "load":
        writes = _numbers(ops[0])
        ops = ops[1:]
    elif returns_old(instruction):
        count = access.bytes // 4
        writes = set(sorted(_numbers(ops[0]))[:count])
        if access.space != "buffer":
            ops = ops[1:]
    reads = {number for op in ops for number in _numbers(op)} | {EXEC, EXEC + 1}
    if access.space == "local":
        reads.add(M0)
    return Effects(frozenset(reads), frozenset(writes), counter, frozenset(writes))


def _numbers(op: Operand) -> set[int]:
    if op.kind == "scc":
        return {SCC}
    return {number + VECTOR * (op.kind == "v") for number in op.registers} if op.kind in "vs" else set()


def named(register: int) -> str:
    """Return the name of a register in `Effects`."""
    special = {SCC: "scc", VCC: "vcc_lo", VCC + 1: "vcc_hi", EXEC: "exec_lo", EXEC + 1: "exec_hi", M0: "m0"}
    return f"v{register - VECTOR}" if register >= VECTOR else special.get(register, f"s{register}")


class Flow:
    """Holds a program's effects and control flow; a jump to a computed address goes where `jumps` says."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.effects = [effects(each) for each in program.instructions]
        self.jumps = _jumps(program)
        self.next = [successors(program, index) for index in range(len(program.instructions))]
        for index, target in self.jumps.items():
            self.next[index] = [target]
        self.before: list[list[int]] = [[] for _ in self.next]
        for index, following in enumerate(self.next):
            for each in following:
                if each < len(self.next):
                    self.before[each].append(index)
        self.tested = [self._tested(index) for index in range(len(program.instructions))]

    def _tested(self, index: int) -> int | None:
        """Return the scalar register whose comparison with 0 a branch on SCC follows, None for another instruction."""
        if not self.program.instructions[index].name.startswith("s_cbranch_scc"):
            return None
        for back in range(index - 1, max(index - 4, -1), -1):
            each = self.program.instructions[back]
            if SCC in self.effects[back].writes:
                ops = operands(each) if each.name == "s_cmp_eq_u32" else ()
                good = ops and ops[0].kind == "s" and ops[1].kind == "constant" and ops[1].bits() == 0
                between = [self.effects[at].writes for at in range(back + 1, index)]
                return ops[0].first if good and not any(ops[0].first in one for one in between) else None
            if self.next[back] != [back + 1]:
                return None
        return None

    def told(self, index: int, target: int) -> tuple[int, bool] | None:
        """Return the register that a branch has tested, and whether it is 0 on the way to `target`."""
        register = self.tested[index]
        if register is None:
            return None
        taken = target != index + 1
        return register, taken == (self.program.instructions[index].name == "s_cbranch_scc1")


Facts = frozenset[tuple[int, bool]]
"""What is known of scalar registers on a way through the program: whether each is 0."""


def ways(flow: Flow, start: object, change: Callable[[int, object], object],
         merge: Callable[[object, object], object]) -> dict[int, list[object]]:
    """Follow all ways through a program to a fixed point, and return what holds before each instruction, by way.

    `change(index, held)` gives what holds after an instruction, and `merge` what holds where two ways meet. Ways on
    which a scalar register is 0 are kept apart from those on which it is not, from a comparison of it with 0 on until
    it is written: code for a loop without iterations tests the same counter again and again.
    """
    states: dict[tuple[int, Facts], object] = {}
    waiting: list[tuple[int, Facts, object]] = [(0, frozenset(), start)]
    while waiting:
        index, facts, arriving = waiting.pop()
        known = states.get((index, facts))
        held = arriving if known is None else merge(known, arriving)
        if held == known:
            continue
        states[index, facts] = held
        after = change(index, held)
        kept = frozenset(fact for fact in facts if fact[0] not in flow.effects[index].writes)
        for target in flow.next[index]:
            told = flow.told(index, target)
            if target < len(flow.next) and (told is None or (told[0], not told[1]) not in kept):
                waiting.append((target, kept | {told} if told else kept, after))
    found: dict[int, list[object]] = {}
    for (index, _), held in states.items():
        found.setdefault(index, []).append(held)
    return found


def _jumps(program: Program) -> dict[int, int]:
    """Find where each s_setpc_b64 goes: s_getpc_b64, a constant distance added to it, and the jump stand together.

    Raises ValueError where they do not.
    """
    index = {offset: at for at, offset in enumerate(program.offsets)}
    found = {}
    for at, instruction in enumerate(program.instructions):
        if instruction.name not in COMPUTED:
            continue
        begin = next((back for back in range(at - 1, max(at - 8, -1), -1)
                      if program.instructions[back].name == "s_getpc_b64"), None)
        if begin is None:
            raise ValueError(f"{instruction.text}: the jump's target is not known")
        numbers = [op.bits() for each in program.instructions[begin + 1:at] for op in operands(each)[1:]
                   if op.kind == "constant" and each.name in ("s_add_i32", "s_add_u32", "s_mov_b32")]
        distance = (sum(numbers) ^ 2**31) - 2**31
        target = program.offsets[begin + 1] + distance
        if target not in index:
            raise ValueError(f"{instruction.text}: the jump goes to {target:#x}, where no instruction begins")
        found[at] = index[target]
    return found


def check(program: Program, waves: int) -> list[Hazard]:
    """List the hazards of a program whose work-groups have `waves` waves, in the order of the text."""
    flow = Flow(program)
    return sorted({*_unwaited(flow, waves), *_wait_states(flow), *_unwritten(flow), *_beyond(flow)})


# -- counters

Pending = Mapping[int, tuple[str, int]]
"""Registers that a memory operation has still to write, and LOCAL: its counter, "smem" for a scalar load, and how many
operations of the same counter were begun after it."""
LOCAL = -1
"""Stands for any access to local memory that has not ended."""


def _unwaited(flow: Flow, waves: int) -> Iterator[Hazard]:
    """Find registers that are read or written before the load that writes them has ended, and barriers that are
    reached while local memory is still accessed."""
    program = flow.program
    states = ways(flow, {}, lambda index, held: _after(program.instructions[index], flow.effects[index], held), _merged)
    for index, each in states.items():
        effect = flow.effects[index]
        for held in each:
            for register in (effect.reads | effect.writes) & held.keys():
                if register in effect.reads or held[register][0] != effect.counter:  # loads of one kind end in order
                    yield Hazard(index, "no wait for a load", named(register))
            if program.instructions[index].name == "s_barrier" and waves > 1 and LOCAL in held:
                yield Hazard(index, "barrier before local memory is done", "")


def _merged(known: Pending, arriving: Pending) -> dict[int, tuple[str, int]]:
    return {key: min(known.get(key, ("~", AGES)), arriving.get(key, ("~", AGES)), key=lambda each: each[1])
            for key in known.keys() | arriving.keys()}


def _after(instruction: Instruction, effect: Effects, pending: Pending) -> dict[int, tuple[str, int]]:
    if instruction.name == "s_waitcnt":
        counts = {name: int(value) for name, value in _WAIT.findall(instruction.text)}
        if instruction.text.strip() == "s_waitcnt 0":
            counts = {VM: 0, LGKM: 0}
        scalar = any(counter == "smem" for counter, _ in pending.values())
        return {key: (counter, age) for key, (counter, age) in pending.items()
                if not _ended(counter, age, counts, scalar)}
    left = {key: each for key, each in pending.items() if key not in effect.writes}
    if not effect.counter:
        return left
    kind = "smem" if instruction.name.startswith("s_") else effect.counter
    own = "lgkm" if effect.counter == LGKM else "vm"
    left = {key: (counter, min(age + (("vm" if counter == VM else "lgkm") == own), AGES))
            for key, (counter, age) in left.items()}
    left |= dict.fromkeys(effect.late, (kind, 0))
    if memory_access(instruction.name) and memory_access(instruction.name).space == "local":
        left[LOCAL] = (LGKM, 0)
    return left


def _ended(counter: str, age: int, counts: Mapping[str, int], scalar: bool) -> bool:
    if counter == VM:
        return age >= counts.get(VM, AGES)
    wait = counts.get(LGKM, AGES)
    return wait == 0 if counter == "smem" or scalar else age >= wait


# -- wait states

class Rule(NamedTuple):
    """Describes a row of the manual's table of wait states: what the first instruction writes that the second must not
    touch within `states` instructions."""

    about: str
    states: int
    first: Callable[[Instruction, Effects], set[int]]
    second: Callable[[Instruction, Effects], set[int]]


def _is_vector(instruction: Instruction) -> bool:
    return instruction.name.startswith("v_")


def _scalars(registers: frozenset[int]) -> set[int]:
    return {each for each in registers if each < SCC}


def _lane_select(instruction: Instruction, _effect: Effects) -> set[int]:
    if instruction.name not in ("v_readlane_b32", "v_writelane_b32"):
        return set()
    return _numbers(operands(instruction)[2])


def _wide_data(instruction: Instruction, _effect: Effects) -> set[int]:
    """The data registers of a store of more than 64 bits; one with a scalar offset needs no wait state."""
    access = memory_access(instruction.name)
    if access is None or access.space == "local" or not access.writes:
        return set()
    ops = operands(instruction)
    flat = access.space == "global"
    data = ops[1] if flat else ops[0]
    if data.count <= 2 or (not flat and ops[3].kind == "s"):
        return set()
    return _numbers(data)


RULES = (
    Rule("VALU writes an SGPR that VMEM reads", 5,
         lambda each, effect: _scalars(effect.writes) if _is_vector(each) else set(),
         lambda each, effect: _scalars(effect.reads) - {EXEC, EXEC + 1} if effect.counter == VM else set()),
    Rule("VALU writes an SGPR that selects a lane", 4,
         lambda each, effect: _scalars(effect.writes) if _is_vector(each) else set(), _lane_select),
    Rule("VALU writes VCC, v_div_fmas reads it", 4,
         lambda each, effect: effect.writes & {VCC, VCC + 1} if _is_vector(each) else set(),
         lambda each, effect: {VCC, VCC + 1} if each.name.startswith("v_div_fmas") else set()),
    Rule("a wide store's data are overwritten", 1, _wide_data,
         lambda each, effect: set(effect.writes) if _is_vector(each) else set()),
    Rule("VALU writes a VGPR that DPP reads", 2,
         lambda each, effect: {one for one in effect.writes if one >= VECTOR} if _is_vector(each) else set(),
         lambda each, effect: _numbers(operands(each)[1]) if each.dpp else set()),
    Rule("VALU writes EXEC before DPP", 5,
         lambda each, effect: effect.writes & {EXEC, EXEC + 1} if _is_vector(each) else set(),
         lambda each, effect: {EXEC} if each.dpp else set()),
    Rule("VALU writes VCC, VALU reads it as a constant", 1,
         lambda each, effect: effect.writes & {VCC, VCC + 1} if _is_vector(each) else set(),
         lambda each, effect: {number for op in operands(each)[1:3] if op.kind == "s" for number in op.registers
                               if number in (VCC, VCC + 1)} if _is_vector(each) and not carries(each.name) else set()),
    Rule("SALU writes M0 before s_movrel, s_sendmsg or GDS", 1,
         lambda each, effect: effect.writes & {M0},
         lambda each, effect: {M0} if each.name.startswith(("s_movrel", "s_sendmsg", "v_interp")) else set()),
    Rule("the mode is set and read", 2,
         lambda each, effect: {SCC} if each.name.startswith("s_setreg") else set(),
         lambda each, effect: {SCC} if each.name.startswith(("s_getreg", "s_setreg")) else set()),
)
"""The rows of the manual's table that a program without traps, VSKIP and interpolation can meet."""


def _wait_states(flow: Flow) -> Iterator[Hazard]:
    """Find pairs of instructions of RULES that are closer than their wait states; s_nop counts for several."""
    for at, instruction in enumerate(flow.program.instructions):
        for rule in RULES:
            wanted = rule.second(instruction, flow.effects[at])
            if not wanted:
                continue
            waiting, seen = [(before, 0) for before in flow.before[at]], set()
            while waiting:
                index, between = waiting.pop()
                if between >= rule.states or (index, between) in seen:
                    continue
                seen.add((index, between))
                each = flow.program.instructions[index]
                if touched := rule.first(each, flow.effects[index]) & wanted:
                    yield Hazard(at, rule.about, ", ".join(map(named, sorted(touched))))
                states = 1 + int(each.operands[0], 0) if each.name == "s_nop" else 1
                waiting += [(before, between + states) for before in flow.before[index]]


# -- registers

def _unwritten(flow: Flow) -> Iterator[Hazard]:
    """Find registers that are read on some way before anything has written them."""
    flags = flow.program.flags
    begin = {EXEC, EXEC + 1, *(VECTOR + at for at in range(flags.get("system_vgpr_workitem_id", 0) + 1))}
    begin |= set(range(flags.get("user_sgpr_count", 0) + sum(
        flags.get(f"system_sgpr_{name}", 0) for name in (
            "workgroup_id_x", "workgroup_id_y", "workgroup_id_z", "workgroup_info",
            "private_segment_wavefront_offset"))))
    states = ways(flow, frozenset(begin), lambda index, held: held | flow.effects[index].writes, frozenset.__and__)
    for index, each in states.items():
        for register in flow.effects[index].reads - frozenset.intersection(*each):
            yield Hazard(index, "reads what nothing has written", named(register))


def _beyond(flow: Flow) -> Iterator[Hazard]:
    """Find registers and local memory beyond what the descriptor asks for."""
    flags = flow.program.flags
    vgprs, sgprs = ((flags[f"{kind}_granules"] + 1) * size for kind, size in (("vgpr", 4), ("sgpr", 8)))
    for index, effect in enumerate(flow.effects):
        for register in effect.reads | effect.writes:
            number = register - VECTOR if register >= VECTOR else register
            if (register >= VECTOR and number >= vgprs) or (register < 102 and number >= sgprs):
                yield Hazard(index, "a register beyond those of the descriptor", named(register))
        instruction = flow.program.instructions[index]
        if instruction.name == "s_mov_b32" and instruction.operands[0] == "m0":
            limit = operands(instruction)[1]
            if limit.kind == "constant" and flags["group_segment_fixed_size"] < limit.bits() < 2**31:
                yield Hazard(index, "local memory beyond that of the descriptor", hex(limit.bits()))
