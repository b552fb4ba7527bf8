"""Vector instructions that look at single lanes, or at a register whose number is computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.liveness import Live
from polaris_lab.gcn3.code.operand_syntax import M0, Operand
from polaris_lab.gcn3.emu.operand_access import source, words

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Step = Callable[[], None]
KIND = "register outside those of the kernel"


def put_scalar(machine: Waves, op: Operand, value: Callable[[], np.ndarray], before: list[Step]) -> Step:
    """The step that writes a 32-bit scalar register in every wave. The other half of its pair is kept."""
    view, pair = machine.scalar_view(op.first), op.first // 2
    need, bits_ok = machine.need_words, machine.bits_ok

    def step() -> None:
        for each in before:
            each()
        need(pair)
        view[...] = value()
        bits_ok[pair] = False

    return step


def _first_lane(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> tuple[Step, Step]:
    """The value of the first lane that runs, or of lane 0 when none does."""
    register, rows, active = machine.vector[ops[1].first], machine.rows, machine.active
    step = put_scalar(machine, ops[0], lambda: register[rows, active.argmax(axis=1)], [])
    return step, step


def _lane(machine: Waves, op: Operand) -> tuple[Callable[[], np.ndarray], list[Step]]:
    array, before = source(machine, op, "u")
    return (lambda: np.broadcast_to(array[:, 0] & np.uint32(63), machine.rows.shape)), before


def _read_lane(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> tuple[Step, Step]:
    register, rows = machine.lanes_of(ops[1].first), machine.rows
    lane, before = _lane(machine, ops[2])
    step = put_scalar(machine, ops[0], lambda: register[rows, lane()], before)
    return step, step


def _write_lane(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> tuple[Step, Step]:
    """One lane, whatever EXEC says of it; in waves that are awake."""
    register, rows = machine.lanes_of(ops[0].first), machine.rows
    value, before = source(machine, ops[1], "u")
    lane, more = _lane(machine, ops[2])

    def step() -> None:
        for each in (*before, *more):
            each()
        some = slice(None) if machine.awake is None else machine.awake
        register[rows[some], lane()[some]] = np.broadcast_to(value[:, 0], rows.shape)[some]

    return step, step


def _indexed(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> tuple[Step, Step]:
    """v_movreld: V[D + M0] = S0; v_movrels: D = V[S0 + M0].

    Past the last register nothing is written and register 0 is read (AMD GCN3 ISA manual, section 3.6.1); that counts as a fault.
    """
    into = instruction.name == "v_movreld_b32"
    hold = words(machine, Operand("s", M0))
    index = machine.scalar_view(M0)
    value, before = source(machine, ops[1], "u")

    def step() -> None:
        for each in (*hold, *before):
            each()
        for distance in np.unique(index):
            here = machine.active & (index == distance)[:, None]
            place = (ops[0] if into else ops[1]).first + int(distance)
            if not here.any():
                continue
            if place >= len(machine.vector):
                machine.faults.add(KIND, instruction, here, np.full(here.shape, place), lambda address: ("vector registers", address))
                if into:
                    continue
                place = 0
            if into:
                np.copyto(machine.vector[place], value, where=here)
            else:
                np.copyto(machine.vector[ops[0].first], machine.vector[place], where=here)

    return step, step


BUILDERS: dict[str, Callable[..., tuple[Step, Step]]] = {
    "v_readfirstlane_b32": _first_lane, "v_readlane_b32": _read_lane, "v_writelane_b32": _write_lane,
    "v_movreld_b32": _indexed, "v_movrels_b32": _indexed,
}
