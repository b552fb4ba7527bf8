"""Runs of like instructions as one step, for few waves, where Python's time for a step is more than NumPy's for its work."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.liveness import Live
from polaris_lab.gcn3.code.operand_syntax import Operand
from polaris_lab.gcn3.emu.vector_memory import PRIVATE_BUILDERS as PRIVATE

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Step = Callable[[], None]
FEW = 32 * 64
"""Lanes up to which multiply-adds are put together: with more, a run's registers no longer fit a core's cache."""
MULTIPLY_ADDS = ("v_mac_f32", "v_mad_f32")


class Bound(NamedTuple):
    """One instruction with its operands, its step for all lanes, and what it makes untrue of `Waves.indices`: None for all of it."""

    instruction: Instruction
    ops: tuple[Operand, ...]
    step: Step
    stale: tuple[object, ...] | None = ()


def forgetting(machine: Waves, step: Step, stale: tuple[object, ...] | None) -> Step:
    """`step`, and then what is known of the local addresses that it has changed is forgotten."""
    if stale == ():
        return step
    indices = machine.indices

    def forget() -> None:
        step()
        if stale is None:
            indices.clear()
            return
        for known in stale:
            indices.pop(known, None)

    return forget


def fused(machine: Waves, bound: Sequence[Bound]) -> list[Step]:
    """The steps of a block in order, runs of neighbours put together."""
    found: list[Step] = []
    at = 0
    while at < len(bound):
        run = _rows(bound[at:]) if machine.watch is None else 1
        if run > 1:
            step = _wide(machine, bound[at:at + run])
        elif machine.active.size <= FEW and not machine.flush_each and (run := _independent(bound[at:])) > 1:
            step = _multiply_adds(machine, bound[at:at + run])
        else:
            run, step = 1, bound[at].step
        members = [each.stale for each in bound[at:at + run]]
        found.append(forgetting(machine, step, None if None in members else tuple(itertools.chain.from_iterable(members))))
        at += run
    return found


def _rows(bound: Sequence[Bound]) -> int:
    """How many accesses to private memory begin here that go on word by word, register by register."""
    first, ops = bound[0].instruction, bound[0].ops
    if first.name not in ("buffer_load_dword", "buffer_store_dword") or "offen" in first.modifiers:
        return 1
    count = 1
    for other, theirs, *_ in bound[1:]:
        if (other.name != first.name or "offen" in other.modifiers or theirs[1:] != ops[1:] or theirs[0].first != ops[0].first + count
                or other.modifiers.get("offset", 0) != first.modifiers.get("offset", 0) + 4 * count):
            break
        count += 1
    return count


def _wide(machine: Waves, run: Sequence[Bound]) -> Step:
    first, ops = run[0].instruction, run[0].ops
    data = Operand("v", ops[0].first, len(run))
    return PRIVATE[first.name](machine, first, (data, *ops[1:]), Live())[0]


def _plain(op: Operand) -> bool:
    return op.kind == "v" and not op.negated and not op.absolute


def _independent(bound: Sequence[Bound]) -> int:
    """How many multiply-adds of vector registers begin here of which none reads what an earlier one writes."""
    written: set[int] = set()
    count = 0
    for instruction, ops, *_ in bound:
        if instruction.name not in MULTIPLY_ADDS or not all(map(_plain, ops)) or "clamp" in instruction.modifiers or "mul" in instruction.modifiers:
            break
        if ops[0].first in written or any(op.first in written for op in ops[1:]):
            break
        written.add(ops[0].first)
        count += 1
    return count


def _multiply_adds(machine: Waves, run: Sequence[Bound]) -> Step:
    """All products first and then all sums; no later one reads an earlier result, but an earlier one may read a later target.

    Registers are copied in and out as items of one wide type: NumPy moves each as a block, and its arithmetic is on arrays without gaps.
    """
    row = np.dtype((np.void, machine.active.size * 4))
    registers = machine.vector.reshape(len(machine.vector), -1).view(row)[:, 0]
    sources = [[ops[at].first for _, ops, *_ in run] for at in (1, 2)]
    sources.append([ops[3 if instruction.name == "v_mad_f32" else 0].first for instruction, ops, *_ in run])
    numbers, into = np.array(sources, np.intp), np.array([ops[0].first for _, ops, *_ in run], np.intp)
    block = np.empty((*numbers.shape, machine.active.size), np.float32)
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
