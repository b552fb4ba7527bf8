"""A program as straight pieces of ready-to-call steps, each bound once to the registers that it works on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction, Program
from polaris_lab.gcn3.code.liveness import Live, writes_scalars
from polaris_lab.gcn3.code.liveness import live_results
from polaris_lab.gcn3.code.operand_syntax import EXEC, M0, VCC, Operand, operands
from polaris_lab.gcn3.emu import lds, salu, valu, vector_memory
from polaris_lab.gcn3.emu.fusion import Bound, forgetting, fused
from polaris_lab.gcn3.emu.operand_access import unsupported

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Step = Callable[[], None]
Builder = Callable[["Waves", Instruction, tuple[Operand, ...], Live], tuple[Step, Step]]
BRANCHES = ("s_branch", "s_cbranch_scc0", "s_cbranch_scc1", "s_cbranch_vccz", "s_cbranch_vccnz", "s_cbranch_execz", "s_cbranch_execnz")
IGNORED = ("s_waitcnt", "s_nop", "s_barrier", "s_endpgm", "buffer_wbinvl1_vol", "buffer_wbinvl1", "s_dcache_wb", "s_sleep", "s_setprio",
           "s_inst_prefetch", "s_icache_inv", *BRANCHES)
"""What changes no register. In lock-step every access to memory is complete before the next instruction begins."""

LANEWISE, INDEXED = ("v_readlane_b32", "v_writelane_b32"), ("v_movreld_b32", "v_movrels_b32")
"""What names a lane by its number, and what computes the number of a register."""


class Careful(NamedTuple):
    """One instruction for waves that run while others sleep: the scalar pairs it writes, and whether it writes SCC."""

    step: Step
    pairs: tuple[int, ...]
    writes_scc: bool


@dataclass
class Block:
    """Instructions that run one after the other. `fast` steps take every lane that there is, `slow` ones look at the mask.

    After it goes `test()` (waves,): to `target` where it is set, else to `after`; without a test always to `target`, which is
    below 0 at the end of the program. `barrier` says that waves wait for their work-group after it.
    """

    instructions: tuple[Instruction, ...]
    target: int
    after: int
    test: Callable[[], np.ndarray] | None = None
    barrier: bool = False
    fast: list[Step] = field(default_factory=list)
    slow: list[Step] = field(default_factory=list)
    careful: list[Careful] = field(default_factory=list)
    executed: int = 0
    bind: Callable[[], None] | None = None  # makes the steps; None once they are there

    @property
    def length(self) -> int:
        """Instructions."""
        return len(self.instructions)


BUILDERS: Mapping[str, Builder] = {**valu.BUILDERS, **salu.BUILDERS, **lds.BUILDERS, **vector_memory.BUILDERS, **vector_memory.PRIVATE_BUILDERS}
"""What is executed, by name; besides IGNORED."""


class Analysis:
    """What a program says before it is bound to a machine: operands, what is written, what nobody reads, where blocks begin.

    Raises ValueError, with the line, for an instruction, an operand or a modifier that is not known.
    """

    def __init__(self, program: Program, keep_dead: bool) -> None:
        self.program = program
        for each in program.instructions:
            if each.name not in BUILDERS and each.name not in IGNORED:
                raise ValueError(f"line {each.line} of the listing: {each.text}: the simulator does not know {each.name}")
            unsupported(each)
        self.ops = [operands(each) if each.name not in IGNORED else () for each in program.instructions]
        self.live = live_results(program, self.ops, keep_dead)
        self.writes = [writes_scalars(each, ops) for each, ops in zip(program.instructions, self.ops, strict=True)]
        self.addresses = {op.first for each, ops in zip(program.instructions, self.ops, strict=True) if each.name.startswith("ds_")
                          for op in ops[lds.address_at(each.name):][:1]}
        self.starts = self._starts()
        self.parking = self._parking()

    def _parking(self) -> frozenset[int]:
        """Vector registers that are only ever read and written by lanes: where clang parks scalars for which no register is left."""
        if any(each.name in INDEXED for each in self.program.instructions):
            return frozenset()
        parked, other = set(), set(range(self.program.flags.get("system_vgpr_workitem_id", 0) + 1))  # begin with local ids
        for each, ops in zip(self.program.instructions, self.ops, strict=True):
            (parked if each.name in LANEWISE else other).update(register for op in ops if op.kind == "v" for register in op.registers)
        return frozenset(parked - other)

    def named(self) -> list[str]:
        """The lanes that are named outside of the parking, by number or by the register that holds it."""
        return [each.operands[2] for each, ops in zip(self.program.instructions, self.ops, strict=True)
                if each.name in LANEWISE and ops[each.name == "v_readlane_b32"].first not in self.parking]

    def _starts(self) -> list[int]:
        """Where blocks begin: at labels, and behind branches, barriers and whatever writes EXEC."""
        found = {0, *self.program.labels.values()}
        for at, each in enumerate(self.program.instructions):
            if each.name in (*BRANCHES, "s_barrier", "s_endpgm") or any(register >= EXEC for register in self.writes[at][0]):
                found.add(at + 1)
        return sorted(at for at in found if at < len(self.program.instructions))


_ANALYSES: dict[tuple[int, bool], Analysis] = {}
"""Those of the last few programs, which a simulation comes back to at every problem; each holds its program, so that ids stay apart."""
KEPT = 64


def analysed(program: Program, keep_dead: bool) -> Analysis:
    """The analysis of a program, kept for the next call."""
    key = id(program), keep_dead
    if key not in _ANALYSES:
        while len(_ANALYSES) >= KEPT:
            _ANALYSES.pop(next(iter(_ANALYSES)))
        _ANALYSES[key] = Analysis(program, keep_dead)
    return _ANALYSES[key]


def decode(machine: Waves, keep_dead: bool) -> Mapping[int, Block]:
    """The blocks of the machine's program by the index of their first instruction; raises ValueError as `Analysis`."""
    analysis = analysed(machine.program, keep_dead)
    blocks = {}
    for begin, end in zip(analysis.starts, [*analysis.starts[1:], len(machine.program.instructions)], strict=True):
        blocks[begin] = block = _block(machine, begin, end)
        block.bind = partial(_bind, machine, analysis, block, begin)
    return blocks


def _bind(machine: Waves, analysis: Analysis, block: Block, begin: int) -> None:
    """Make the steps of a block, when waves first come to it: a small problem sees little of a large program."""
    bound = []
    for at, each in enumerate(block.instructions, begin):
        if each.name in IGNORED:
            continue
        ops = analysis.ops[at]
        fast, slow = BUILDERS[each.name](machine, each, ops, analysis.live[at])
        stale = _stale(analysis, at)
        bound.append(Bound(each, ops, fast, stale))
        slow = forgetting(machine, slow, stale)
        block.slow.append(slow)
        registers, scc = analysis.writes[at]
        block.careful.append(Careful(slow, tuple(sorted({register // 2 for register in registers})), scc))
    block.fast = fused(machine, bound)
    block.bind = None


def _block(machine: Waves, begin: int, end: int) -> Block:
    """The block from `begin` up to `end`, with where it goes, and no steps yet."""
    instructions = machine.program.instructions[begin:end]
    last = instructions[-1]
    if last.name == "s_endpgm":
        return Block(instructions, -1, -1)
    if last.name not in BRANCHES:
        return Block(instructions, end, end, barrier=last.name == "s_barrier")
    if last.operands[0] not in machine.program.labels:
        raise ValueError(f"line {last.line} of the listing: {last.text}: there is no such label")
    return Block(instructions, machine.program.labels[last.operands[0]], end, _test(machine, last.name))


def _test(machine: Waves, name: str) -> Callable[[], np.ndarray] | None:
    """The condition of a branch, (waves,)."""
    if name == "s_branch":
        return None
    what = name.removeprefix("s_cbranch_")
    if what in ("scc0", "scc1"):
        return (lambda: machine.scc) if what == "scc1" else (lambda: ~machine.scc)
    pair = (VCC if what.startswith("vcc") else EXEC) // 2

    def empty() -> np.ndarray:
        machine.need_words(pair)
        return machine.pairs[pair] == 0

    return empty if not what.endswith("nz") else lambda: ~empty()


def _stale(analysis: Analysis, at: int) -> tuple[object, ...] | None:
    """What is no longer known of local addresses once an instruction has run: registers that it writes, and M0's bound; None for everything."""
    instruction, ops = analysis.program.instructions[at], analysis.ops[at]
    if instruction.name.startswith("v_movreld"):
        return None
    registers = tuple(register for register in valu.writes_vector(instruction, ops) if register in analysis.addresses)
    return (*registers, "bound") if M0 in analysis.writes[at][0] else registers
