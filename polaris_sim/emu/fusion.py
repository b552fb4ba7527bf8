"""Fuse runs of like instructions into one step.

It pays for few waves, where a step costs Python more time than NumPy.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.step_pairs import Step
from polaris_sim.emu.vector_memory import BUFFER_BUILDERS

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

MOST_FUSED_LANES = 32 * 64
"""Lanes of all waves up to which multiply-adds are fused: registers of more lanes no longer fit a core's cache."""
FUSIBLE_MULTIPLY_ADDS = ("v_mac_f32", "v_mad_f32")
"""The multiply-adds that a fused step can do: product rounded first, all sources in vector registers."""


class BoundInstruction(NamedTuple):
    """Holds one instruction with its operands and its unmasked step.

    `stale` lists the entries of `Waves.local_cache` that it makes stale; None stands for all of them.
    """

    instruction: Instruction
    ops: tuple[Operand, ...]
    step: Step
    stale: tuple[object, ...] | None = ()


def invalidating(state: Waves, step: Step, stale: tuple[object, ...] | None) -> Step:
    """Make a step that takes `step` and then removes `stale` entries of `Waves.local_cache`, all of them for None."""
    if stale == ():
        return step
    cache = state.local_cache

    def invalidate() -> None:
        step()
        if stale is None:
            cache.clear()
            return
        for key in stale:
            cache.pop(key, None)

    return invalidate


def fuse(state: Waves, bound: Sequence[BoundInstruction]) -> list[Step]:
    """List the unmasked steps of a block in order, with runs of instructions that can be done at once as one step."""
    steps: list[Step] = []
    at = 0
    while at < len(bound):
        length = _private_run(bound[at:]) if state.watch is None else 1
        if length > 1:
            step = _fused_private(state, bound[at:at + length])
        elif (state.active.size <= MOST_FUSED_LANES and not state.flush_each
              and (length := _multiply_add_run(bound[at:])) > 1):
            step = _fused_multiply_adds(state, bound[at:at + length])
        else:
            length, step = 1, bound[at].step
        members = [each.stale for each in bound[at:at + length]]
        stale = None if None in members else tuple(itertools.chain.from_iterable(members))
        steps.append(invalidating(state, step, stale))
        at += length
    return steps


def _private_run(bound: Sequence[BoundInstruction]) -> int:
    """Count the first instructions that access private memory at consecutive words and registers."""
    first, ops = bound[0].instruction, bound[0].ops
    if first.name not in ("buffer_load_dword", "buffer_store_dword") or "offen" in first.modifiers:
        return 1
    count = 1
    for other, theirs, *_ in bound[1:]:
        if (other.name != first.name or "offen" in other.modifiers or theirs[1:] != ops[1:]
                or theirs[0].first != ops[0].first + count
                or other.modifiers.get("offset", 0) != first.modifiers.get("offset", 0) + 4 * count):
            break
        count += 1
    return count


def _fused_private(state: Waves, run: Sequence[BoundInstruction]) -> Step:
    """Make the step of one wide access that does a run of accesses to neighbouring words of private memory."""
    first, ops = run[0].instruction, run[0].ops
    data = Operand("v", ops[0].first, len(run))
    return BUFFER_BUILDERS[first.name](state, first, (data, *ops[1:]), Live())[0]


def _is_plain_vector(op: Operand) -> bool:
    return op.kind == "v" and not op.negated and not op.absolute


def _multiply_add_run(bound: Sequence[BoundInstruction]) -> int:
    """Count the first multiply-adds of vector registers of which none reads what an earlier one writes."""
    written: set[int] = set()
    count = 0
    for instruction, ops, *_ in bound:
        if (instruction.name not in FUSIBLE_MULTIPLY_ADDS or not all(map(_is_plain_vector, ops))
                or "clamp" in instruction.modifiers or "mul" in instruction.modifiers):
            break
        if ops[0].first in written or any(op.first in written for op in ops[1:]):
            break
        written.add(ops[0].first)
        count += 1
    return count


def _fused_multiply_adds(state: Waves, run: Sequence[BoundInstruction]) -> Step:
    """Make the step that does all products of a run and then all its sums.

    No instruction of the run reads an earlier one's result, but one may read a register that a later one writes, so all
    sources are copied first. Registers are copied in and out as items of one wide type: NumPy moves each as a block,
    and its arithmetic is on arrays without gaps.
    """
    row = np.dtype((np.void, state.active.size * 4))
    registers = state.vector.reshape(len(state.vector), -1).view(row)[:, 0]
    sources = [[ops[at].first for _, ops, *_ in run] for at in (1, 2)]
    sources.append([ops[3 if instruction.name == "v_mad_f32" else 0].first for instruction, ops, *_ in run])
    numbers, into = np.array(sources, np.intp), np.array([ops[0].first for _, ops, *_ in run], np.intp)
    block = np.empty((*numbers.shape, state.active.size), np.float32)
    a, b, c = block
    rows = block.view(row)[..., 0]
    sums = rows[0]
    multiply, add, take = np.multiply, np.add, registers.take

    def step() -> None:
        take(numbers, None, rows, "wrap")
        multiply(a, b, a)
        add(a, c, a)
        registers[into] = sums

    return step
