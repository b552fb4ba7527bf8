"""Execute what lanes of a wave have of others: DPP sources, local memory's permutations, counts of lanes below.

AMD GCN3 ISA manual, sections 12.13 (DS_SWIZZLE, DS_PERMUTE, DS_BPERMUTE) and 13.3.10 (VOP_DPP).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.operand_access import source, stored
from polaris_sim.emu.step_pairs import Step, StepPair

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

LANES, ROW_LANES, BANK = 64, 16, 4
LANE = np.arange(LANES)
NOWHERE = -1
"""In place of a lane: there is none to read from."""


def dpp_sources(control: str) -> np.ndarray:
    """Return the lane that each lane reads, (64,), for a control such as "row_shr:1"; NOWHERE where there is none.

    Raises ValueError for a control that is not known.
    """
    word, _, value = control.partition(":")
    row, at = LANE // ROW_LANES * ROW_LANES, LANE % ROW_LANES
    if word == "quad_perm":
        return LANE // 4 * 4 + np.array([int(each) for each in re.findall(r"[0-3]", value)])[LANE % 4]
    if word == "row_mirror":
        return row + ROW_LANES - 1 - at
    if word == "row_half_mirror":
        return LANE // 8 * 8 + 7 - LANE % 8
    number = int(value or 0)
    if word in ("row_shl", "row_shr"):
        from_ = at + (number if word == "row_shl" else -number)
        return np.where((from_ >= 0) & (from_ < ROW_LANES), row + from_, NOWHERE)
    if word == "row_ror":
        return row + (at - number) % ROW_LANES
    if word in ("wave_shl", "wave_shr"):
        from_ = LANE + (1 if word == "wave_shl" else -1)
        return np.where((from_ >= 0) & (from_ < LANES), from_, NOWHERE)
    if word in ("wave_rol", "wave_ror"):
        return (LANE + (1 if word == "wave_rol" else -1)) % LANES
    if word == "row_bcast" and number in (15, 31):  # the last lane of a row, or of both first rows, to what follows
        group = number + 1
        return np.where(LANE >= group, LANE // group * group - 1, NOWHERE)
    raise ValueError(f"the simulator does not know the DPP control {control}")


def with_dpp(state: Waves, instruction: Instruction, ops: tuple[Operand, ...],
             build: Callable[[tuple[Operand, ...]], StepPair]) -> StepPair:
    """Make the steps of an instruction whose first source comes from other lanes; `build` makes those without that.

    A lane whose source lane is not there or does not run reads 0 with bound_ctrl, else it is not written; nor are
    lanes outside of row_mask and bank_mask. A register behind the program's own holds the moved values, since the
    second source may be the same register.
    """
    modifiers = instruction.modifiers
    lanes = dpp_sources(instruction.dpp)[:state.lanes]
    there = (lanes != NOWHERE) & (lanes < state.lanes)
    lanes = np.where(there, lanes, 0)
    in_row, in_bank = (modifiers.get(name, 15) >> at & 1 for name, at in (("row_mask", LANE // ROW_LANES),
                                                                          ("bank_mask", LANE % ROW_LANES // BANK)))
    allowed = (in_row & in_bank).astype(bool)[:state.lanes]
    zero = "bound_ctrl" in modifiers
    at, spare = 2 if len(ops) > 1 and ops[1].kind == "s" else 1, len(state.vector) - 1
    into, given = state.vector[ops[0].first], state.vector[ops[at].first]
    pair = build((*ops[:at], replace(ops[at], first=spare), *ops[at + 1:]))

    def moved(step: Step) -> Step:
        def run() -> None:
            before, good = into.copy(), there & state.active[:, lanes]
            state.vector[spare] = np.where(good, given[:, lanes], 0)
            step()
            into[...] = np.where(state.active & allowed & (good | zero), into, before)

        return run

    return moved(pair[0]), moved(pair[1])


def _swizzled(offset: int) -> np.ndarray:
    """Return the lane that each lane reads by DS_SWIZZLE_B32: any of four, or by and, or and xor masks among 32."""
    if offset & 0x8000:
        return LANE // 4 * 4 + (offset >> 2 * (LANE % 4) & 3)
    return LANE // 32 * 32 + ((LANE % 32 & offset & 31 | offset >> 5 & 31) ^ offset >> 10 & 31)


def _exchange(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Read another lane's register by ds_swizzle and ds_bpermute, or send one's own to it by ds_permute.

    Lanes that do not run count as 0. Of several lanes that send to the same one, the last wins.
    """
    name, offset = instruction.name, instruction.modifiers.get("offset", 0)
    into, first = state.vector[ops[0].first], state.vector[ops[1].first]
    rows = np.arange(state.waves)[:, None]
    fixed = _swizzled(offset) if name == "ds_swizzle_b32" else None

    def step() -> None:
        held = np.zeros((state.waves, LANES), np.uint32)
        exchanged = held.copy()
        values = first if fixed is not None else state.vector[ops[2].first]
        held[:, :state.lanes] = np.where(state.active, values, 0)
        if fixed is not None:
            exchanged = held[:, fixed]
        else:
            lanes = (first + np.uint32(offset) >> np.uint32(2) & np.uint32(LANES - 1)).astype(np.intp)
            if name == "ds_bpermute_b32":
                exchanged[:, :state.lanes] = held[rows, lanes]
            else:
                at, lane = np.nonzero(state.active)
                exchanged[at, lanes[at, lane]] = held[at, lane]
        np.copyto(into, exchanged[:, :state.lanes], where=state.active)

    return step, step


def _ones_below(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Count the ones of S0 that stand for lanes below each lane, and add S1; mbcnt_hi begins at lane 32."""
    below = np.clip(LANE[:state.lanes] - (32 if "_hi_" in instruction.name else 0), 0, 32)
    ones = np.array([2**int(each) - 1 for each in below], np.uint32)
    (mask, before), (value, more) = (source(state, op, "u") for op in ops[1:])

    def count() -> np.ndarray:
        for step in (*before, *more):
            step()
        return np.bitwise_count(mask & ones) + value

    return stored(state, ops[0], "u", count)


BUILDERS: dict[str, Callable[..., StepPair]] = {
    **dict.fromkeys(("ds_swizzle_b32", "ds_permute_b32", "ds_bpermute_b32"), _exchange),
    **dict.fromkeys(("v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32"), _ones_below),
}
