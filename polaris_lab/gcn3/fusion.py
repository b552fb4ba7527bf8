"""Runs of like instructions as one step, for few waves, where Python's time for a step is more than NumPy's for its work."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.gcn3.assembly import Instruction
from polaris_lab.gcn3.liveness import Wanted
from polaris_lab.gcn3.operands import Operand
from polaris_lab.gcn3.private import BUILDERS as PRIVATE

if TYPE_CHECKING:
    from polaris_lab.gcn3.waves import Waves

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
    return PRIVATE[first.name](machine, first, (data, *ops[1:]), Wanted())[0]


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
    """All products first and then all sums; no later one reads an earlier result, but an earlier one may read a later target."""
    a, b = (_Registers(machine, [ops[at].first for _, ops, *_ in run]) for at in (1, 2))
    c = _Registers(machine, [ops[3 if instruction.name == "v_mad_f32" else 0].first for instruction, ops, *_ in run])
    targets = [ops[0].first for _, ops, *_ in run]
    pad = np.empty((len(run), *machine.active.shape), np.float32)
    into = _slice(targets)
    multiply, add, floats = np.multiply, np.add, machine.floats
    direct = into is not None and c.direct

    def step() -> None:
        multiply(a.read(), b.read(), pad)
        if direct:
            add(pad, c.read(), floats[into])
        else:
            add(pad, c.read(), pad)
            floats[targets if into is None else into] = pad

    return step


class _Registers:
    """Several registers as one array: a view where their numbers are in step, a copy where they are not."""

    def __init__(self, machine: Waves, numbers: list[int]) -> None:
        self.direct = False
        where = _slice(numbers)
        if len(set(numbers)) == 1:
            self.view, self.direct = machine.floats[numbers[0]][None], True
        elif where is not None:
            self.view, self.direct = machine.floats[where], True
        else:
            self.view = np.empty((len(numbers), *machine.active.shape), np.float32)
        self._numbers, self._floats = np.array(numbers, np.intp), machine.floats

    def read(self) -> np.ndarray:
        """The registers' values now."""
        if not self.direct:
            self._floats.take(self._numbers, 0, self.view, "wrap")
        return self.view


def _slice(numbers: list[int]) -> slice | None:
    """The slice that gives these numbers in this order, or None."""
    steps = {second - first for first, second in itertools.pairwise(numbers)}
    if steps not in ({1}, {-1}):
        return None
    (step,) = steps
    end = numbers[-1] + step
    return slice(numbers[0], None if end < 0 else end, step)
