"""Bind a program's basic blocks to waves: each becomes lists of functions (steps) bound to registers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.control_flow import COMPUTED, branch_target, split_blocks
from polaris_sim.code.instruction_set import memory_access
from polaris_sim.code.liveness import Live, live_results, writes_scalars
from polaris_sim.code.operand_syntax import EXEC, M0, VCC, Operand, operands
from polaris_sim.emu import atomics, buffers, computed_jumps, lane_exchange, lds, salu, valu, vector_memory
from polaris_sim.emu.denormals import switch
from polaris_sim.emu.float_mode import SET_MODE, Flushes, flushing_at, is_float
from polaris_sim.emu.fusion import BoundInstruction, fuse, invalidating
from polaris_sim.emu.output_modifiers import modified, refused
from polaris_sim.emu.step_pairs import Step, StepPair, sequence

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Builder = Callable[["Waves", Instruction, tuple[Operand, ...], Live], StepPair]
BRANCHES = ("s_branch", "s_cbranch_scc0", "s_cbranch_scc1", "s_cbranch_vccz", "s_cbranch_vccnz", "s_cbranch_execz",
            "s_cbranch_execnz")
IGNORED = ("s_waitcnt", "s_nop", "s_barrier", "s_endpgm", "buffer_wbinvl1_vol", "buffer_wbinvl1", "s_dcache_wb",
           "s_sleep", "v_nop", "s_setprio", "s_inst_prefetch", "s_icache_inv", *BRANCHES)
"""Instructions that change no register.

Waves run in lock-step, so every access to memory is complete before the next instruction.
"""

NAME_A_LANE = ("v_readlane_b32", "v_writelane_b32")
"""Instructions that name one lane of a vector register by its number."""
SWITCH = Instruction("", (), {}, "", 0, 0)
"""Stands for no instruction of the program where the processor changes its mode."""
INDEXED = ("v_movreld_b32", "v_movrels_b32")
"""Instructions that compute the number of the vector register that they reach."""


END, COMPUTED_TARGET = -1, -2
"""In place of the index of a block's first instruction: waves end, or go where `computed_jumps.targets` says."""


class DivergentStep(NamedTuple):
    """Holds an instruction's masked step for when some waves sleep, and the scalar registers to restore in sleepers.

    `pairs` are the numbers of the register pairs that the instruction writes, `writes_scc` says whether it writes SCC.
    """

    step: Step
    pairs: tuple[int, ...]
    writes_scc: bool


@dataclass
class Block:
    """Describes a basic block: instructions that run one after the other, and where waves go after the last.

    Each instruction has its steps in three lists. `unmasked` ones write every lane and are for when all waves and all
    their lanes run; `masked` ones write only the lanes that run; `divergent` ones are for when some waves sleep.

    After the block waves go to `target` where `test()`, (waves,) booleans, is set, else to `after`; without a test all
    go to `target`, which is END at the end of the program and COMPUTED_TARGET for a jump to an address. With
    `barrier` they then wait for their work-group. `executed` counts how often a wave ran the block. `bind` makes the
    steps; it is None once they are there.
    """

    instructions: tuple[Instruction, ...]
    target: int
    after: int
    test: Callable[[], np.ndarray] | None = None
    barrier: bool = False
    unmasked: list[Step] = field(default_factory=list)
    masked: list[Step] = field(default_factory=list)
    divergent: list[DivergentStep] = field(default_factory=list)
    executed: int = 0
    bind: Callable[[], None] | None = None

    @property
    def length(self) -> int:
        """Count the instructions of the block."""
        return len(self.instructions)


BUILDERS: Mapping[str, Builder] = {**valu.BUILDERS, **salu.BUILDERS, **lds.BUILDERS, **vector_memory.BUILDERS,
                                   **vector_memory.BUFFER_BUILDERS, **buffers.BUILDERS, **atomics.BUILDERS,
                                   **computed_jumps.BUILDERS, **lane_exchange.BUILDERS}
"""The functions that make the steps of an instruction, by its name.

Besides these, the instructions of IGNORED are known.
"""


class Analysis:
    """Analyses a program before it is bound to waves: operands, registers written, live results, blocks.

    `relative` are the indices of instructions that name places of the program. `addresses` are the vector registers
    that hold addresses of local memory. `spill_vgprs` are the vector registers
    whose lanes hold spilled SGPRs: only v_readlane and v_writelane name them.

    Raises ValueError, with their lines, for instructions, operands, modifiers or a label that are not known.
    """

    def __init__(self, program: Program, keep_dead: bool) -> None:
        self.program = program
        self.ops = _known_operands(program)
        self.relative = {index for index, ops in enumerate(self.ops) if any(op.symbols for op in ops)}
        self.live = live_results(program, self.ops, keep_dead)
        self.writes = [writes_scalars(each, ops) for each, ops in zip(program.instructions, self.ops, strict=True)]
        self.addresses = {op.first for each, ops in zip(program.instructions, self.ops, strict=True)
                          if each.name.startswith("ds_") and memory_access(each.name)
                          for op in ops[lds.address_at(each.name):][:1]}
        self.blocks = self._blocks()
        self._flushes: dict[bool, list[Flushes]] = {}
        self.spill_vgprs = self._spill_vgprs()

    def flushes(self, begin: bool) -> list[Flushes]:
        """Tell where denormals are flushed in waves that begin with `begin`, and raise, as `float_mode.flushing_at`."""
        if begin not in self._flushes:
            self._flushes[begin] = flushing_at(self.program, self.ops, self.blocks, begin)
        return self._flushes[begin]

    def _spill_vgprs(self) -> frozenset[int]:
        """Find the vector registers that are only read and written one lane at a time."""
        if any(each.name in INDEXED for each in self.program.instructions):
            return frozenset()
        by_lane = set()
        other = set(range(self.program.flags.get("system_vgpr_workitem_id", 0) + 1))  # these begin with the local ids
        for each, ops in zip(self.program.instructions, self.ops, strict=True):
            group = by_lane if each.name in NAME_A_LANE else other
            group.update(register for op in ops if op.kind == "v" for register in op.registers)
        return frozenset(by_lane - other)

    def named_lanes(self) -> list[str]:
        """List the lanes that instructions name, by number or register, outside of the spill registers."""
        return [each.operands[2] for each, ops in zip(self.program.instructions, self.ops, strict=True)
                if each.name in NAME_A_LANE and ops[each.name == "v_readlane_b32"].first not in self.spill_vgprs]

    def _blocks(self) -> list[range]:
        """Split the program. Blocks also end at barriers, and where EXEC is written: in a block the same lanes run."""
        return split_blocks(self.program, [
            index for index, each in enumerate(self.program.instructions)
            if each.name == "s_barrier" or any(register >= EXEC for register in self.writes[index][0])])


def _known_operands(program: Program) -> list[tuple[Operand, ...]]:
    """Parse the operands of each instruction; () for those of IGNORED.

    Raises one ValueError that names every instruction, modifier and operand of the program that is not simulated, each
    with the first line of the listing that has it, the line of the source file, and how many more there are.
    """
    known: list[tuple[Operand, ...]] = []
    unknown: dict[str, list[Instruction]] = {}
    for instruction in program.instructions:
        known.append(())
        if instruction.name in IGNORED:
            continue
        what = instruction.name
        if instruction.name in BUILDERS:
            try:
                known[-1] = operands(instruction)
                missing = next(filter(None, (computed_jumps.unresolved(program, op) for op in known[-1])), None)
                reason = refused(instruction) or (f"an address of {missing}" if missing else None)
            except ValueError as error:
                reason = str(error).rpartition(": ")[2]
            if reason is None:
                continue
            what = f"{instruction.name}: {reason}"
        unknown.setdefault(what, []).append(instruction)
    if unknown:
        lines = [_unknown_line(what, places) for what, places in unknown.items()]
        raise ValueError("\n".join([f"the simulator does not know what {program.function} needs:", *lines]))
    return known


def _unknown_line(what: str, places: list[Instruction]) -> str:
    first = places[0]
    source = f", line {first.source} of the source" if first.source else ""
    more = f" (and {len(places) - 1} more)" if len(places) > 1 else ""
    return f"  {what}: line {first.line} of the listing{source}: {first.text}{more}"


_ANALYSES: dict[tuple[int, bool], Analysis] = {}
"""The analyses of the last programs, by the program's id: a simulation asks for the same ones at every problem.

Each analysis holds its program, so no other program can get the same id while the analysis is here."""
MOST_ANALYSES = 64


def analysed(program: Program, keep_dead: bool) -> Analysis:
    """Analyse a program, or return the cached analysis of it. Raises ValueError as `Analysis`."""
    key = id(program), keep_dead
    if key not in _ANALYSES:
        while len(_ANALYSES) >= MOST_ANALYSES:
            _ANALYSES.pop(next(iter(_ANALYSES)))
        _ANALYSES[key] = Analysis(program, keep_dead)
    return _ANALYSES[key]


def decode(state: Waves, keep_dead: bool) -> Mapping[int, Block]:
    """Make the blocks of the waves' program, by the index of their first instruction. Raises ValueError as `Analysis`.

    The steps of a block are made when waves first come to it, since a small problem sees little of a large program.
    """
    analysis = analysed(state.program, keep_dead)
    analysis.flushes(state.flush)
    blocks = {}
    for extent in analysis.blocks:
        blocks[extent.start] = block = _block(state, extent)
        block.bind = partial(_bind, state, analysis, block, extent.start)
    return blocks


def _bind(state: Waves, analysis: Analysis, block: Block, begin: int) -> None:
    """Make the steps of the block that begins at the instruction `begin`.

    Between blocks the processor is in the mode in which waves begin, since waves that diverge run blocks by turns.
    Inside it is put into another one before an instruction that needs that, by a step of its own.
    """
    bound = []
    flushes = analysis.flushes(state.flush)
    each_by_each, mode = state.flush_each, state.flush
    for index, instruction in enumerate(block.instructions, begin):
        if instruction.name in IGNORED:
            continue
        ops = analysis.ops[index]
        if index in analysis.relative:
            ops = computed_jumps.resolved(state.program, index, ops, state.constants)
        if state.processor_flushes and is_float(instruction) and flushes[index].before != mode:
            mode = flushes[index].before
            bound.append(_switch_to(mode, block))
        state.flush_each = flushes[index].before and not state.processor_flushes
        build = partial(_steps, state, instruction, analysis.live[index])
        unmasked, masked = lane_exchange.with_dpp(state, instruction, ops, build) if instruction.dpp else build(ops)
        if instruction.name.endswith("_f64") and instruction.name != "v_cvt_f32_f64" and flushes[index].before:
            unmasked, masked = (_keeping(state, step) for step in (unmasked, masked))
        stale = _stale(analysis, index)
        bound.append(BoundInstruction(instruction, ops, unmasked, stale))
        masked = invalidating(state, masked, stale)
        block.masked.append(masked)
        registers, scc = analysis.writes[index]
        block.divergent.append(DivergentStep(masked, tuple(sorted({register // 2 for register in registers})), scc))
        if instruction.name == SET_MODE:
            mode = flushes[index].after
    own = flushes[begin:begin + block.length]
    state.flush_each = any(flushing.before for flushing in own) and not state.processor_flushes
    if state.processor_flushes and mode != state.flush:
        bound.append(_switch_to(state.flush, block))
    block.unmasked = fuse(state, bound)
    state.flush_each = each_by_each
    block.bind = None


def _steps(state: Waves, instruction: Instruction, live: Live, ops: tuple[Operand, ...]) -> StepPair:
    pair = BUILDERS[instruction.name](state, instruction, ops, live)
    if instruction.modifiers and instruction.name.startswith("v_"):
        return modified(state, instruction, ops[0], pair)
    return pair


def _switch_to(mode: bool, block: Block) -> BoundInstruction:
    """Make the step that puts the processor into a mode, and add it to the masked steps of a block."""
    step = partial(switch, mode)
    block.masked.append(step)
    block.divergent.append(DivergentStep(step, (), writes_scc=False))
    return BoundInstruction(SWITCH, (), step)


def _keeping(state: Waves, step: Step) -> Step:
    """Let a step of float64 keep denormals: the mode has them flushed for float32 alone, the processor for both."""
    if not state.processor_flushes:
        return step
    return sequence([partial(switch, False), step, partial(switch, True)])


def _block(state: Waves, extent: range) -> Block:
    """Make the block of the instructions in `extent`, with its successors, and without its steps."""
    instructions = state.program.instructions[extent.start:extent.stop]
    last = instructions[-1]
    if last.name == "s_endpgm":
        return Block(instructions, END, END)
    if last.name in COMPUTED:
        return Block(instructions, COMPUTED_TARGET, COMPUTED_TARGET)
    if last.name not in BRANCHES:
        return Block(instructions, extent.stop, extent.stop, barrier=last.name == "s_barrier")
    return Block(instructions, branch_target(state.program, last), extent.stop, _test(state, last.name))


def _test(state: Waves, name: str) -> Callable[[], np.ndarray] | None:
    """Make the condition of a branch, a function that gives (waves,) booleans; None for s_branch."""
    if name == "s_branch":
        return None
    condition = name.removeprefix("s_cbranch_")
    if condition in ("scc0", "scc1"):
        return (lambda: state.scc) if condition == "scc1" else (lambda: ~state.scc)
    pair = (VCC if condition.startswith("vcc") else EXEC) // 2

    def is_zero() -> np.ndarray:
        state.need_words(pair)
        return state.pairs[pair] == 0

    return is_zero if not condition.endswith("nz") else lambda: ~is_zero()


def _stale(analysis: Analysis, index: int) -> tuple[object, ...] | None:
    """List the entries of `Waves.local_cache` that an instruction makes stale; None stands for all of them.

    These are the vector registers that it writes, and "limit" where it writes M0.
    """
    instruction, ops = analysis.program.instructions[index], analysis.ops[index]
    if instruction.name.startswith("v_movreld"):
        return None
    registers = tuple(register for register in valu.writes_vector(instruction, ops) if register in analysis.addresses)
    return (*registers, "limit") if M0 in analysis.writes[index][0] else registers
