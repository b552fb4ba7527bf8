"""Execute vector instructions that access a single lane, or a register whose number is computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import M0, Operand
from polaris_sim.emu.operand_access import source, words
from polaris_sim.emu.step_pairs import Step, StepPair

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

KIND = "register outside those of the kernel"


def put_scalar(state: Waves, op: Operand, value: Callable[[], np.ndarray], before: list[Step]) -> Step:
    """Make the step that writes a 32-bit scalar register in every wave and leaves the other register of its pair."""
    view, pair = state.scalar_view(op.first), op.first // 2
    need, bits_ok = state.need_words, state.bits_ok

    def step() -> None:
        for each in before:
            each()
        need(pair)
        view[...] = value()
        bits_ok[pair] = False

    return step


def _first_lane(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Read the first lane that runs, or lane 0 when none does."""
    register, rows, active = state.vector[ops[1].first], state.rows, state.active
    step = put_scalar(state, ops[0], lambda: register[rows, active.argmax(axis=1)], [])
    return step, step


def _lane(state: Waves, op: Operand) -> tuple[Callable[[], np.ndarray], list[Step]]:
    """Return a function for the lane numbers, (waves,), that an operand gives, and the steps to run before it."""
    array, before = source(state, op, "u")
    return (lambda: np.broadcast_to(array[:, 0] & np.uint32(63), state.rows.shape)), before


def _read_lane(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    register, rows = state.all_lanes(ops[1].first), state.rows
    lane, before = _lane(state, ops[2])
    step = put_scalar(state, ops[0], lambda: register[rows, lane()], before)
    return step, step


def _write_lane(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Write one lane, whether or not it runs, in waves that are awake."""
    register, rows = state.all_lanes(ops[0].first), state.rows
    value, before = source(state, ops[1], "u")
    lane, more = _lane(state, ops[2])

    def step() -> None:
        for each in (*before, *more):
            each()
        some = slice(None) if state.awake is None else state.awake
        register[rows[some], lane()[some]] = np.broadcast_to(value[:, 0], rows.shape)[some]

    return step, step


def _indexed(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Move to or from an indexed register: V[D + M0] = S0 for v_movreld, D = V[S0 + M0] for v_movrels.

    Past the last register nothing is written and register 0 is read (AMD GCN3 ISA manual, section 3.6.1); that counts
    as a fault.
    """
    into = instruction.name == "v_movreld_b32"
    hold = words(state, Operand("s", M0))
    index = state.scalar_view(M0)
    value, before = source(state, ops[1], "u")

    def step() -> None:
        for each in (*hold, *before):
            each()
        for distance in np.unique(index):
            lanes = state.active & (index == distance)[:, None]
            register = (ops[0] if into else ops[1]).first + int(distance)
            if not lanes.any():
                continue
            if register >= len(state.vector):
                state.faults.add(KIND, instruction, lanes, np.full(lanes.shape, register),
                                 lambda address: ("vector registers", address))
                if into:
                    continue
                register = 0
            if into:
                np.copyto(state.vector[register], value, where=lanes)
            else:
                np.copyto(state.vector[ops[0].first], state.vector[register], where=lanes)

    return step, step


BUILDERS: dict[str, Callable[..., StepPair]] = {
    "v_readfirstlane_b32": _first_lane, "v_readlane_b32": _read_lane, "v_writelane_b32": _write_lane,
    "v_movreld_b32": _indexed, "v_movrels_b32": _indexed,
}
