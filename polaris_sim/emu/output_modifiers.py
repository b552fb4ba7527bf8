"""Change what an instruction has computed as its modifiers say: scale, clamp, put it into a part of a register."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.operand_access import KINDS, SELECTED, WHOLE_REGISTER, with_sign
from polaris_sim.emu.step_pairs import Step, StepPair
from polaris_sim.emu.valu_table import SATURATED

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

UNUSED_PAD, UNUSED_SEXT, UNUSED_PRESERVE = 0, 1, 2
"""The codes for the rest of a register whose part is written: zeros, the part's sign above it, or left as it is."""
_TYPE = re.compile(r"v_[a-z]+\d?(?:_[a-z]+)?_(?P<kind>[fiu])(?P<bits>16|24|32|64)(?:_|$)")
_FLOATS = {"16": "h", "32": "f", "64": "D"}
_CLAMPED = {*SATURATED, "v_add_u32", "v_sub_u32", "v_subrev_u32"}
"""Instructions on whole numbers that know the modifier clamp, each in its own builder."""
_FACTORS = {("mul", 2): 2.0, ("mul", 4): 4.0, ("div", 2): 0.5}


def refused(instruction: Instruction) -> str | None:
    """Say which modifier of an instruction is not simulated; None where all are."""
    modifiers = instruction.modifiers
    if instruction.dpp and instruction.name.startswith("v_cmp"):
        return "a comparison with a source from other lanes"
    scales = [(word, modifiers[word]) for word in ("mul", "div") if word in modifiers]
    if any(each not in _FACTORS for each in scales):
        return "an output modifier other than mul:2, mul:4 and div:2"
    if "clamp" in modifiers and not (_float_kind(instruction) or instruction.name in _CLAMPED):
        return "'clamp' of this instruction"
    if scales and not _float_kind(instruction):
        return "an output modifier of whole numbers"
    return None


def modified(state: Waves, instruction: Instruction, op: Operand, pair: StepPair) -> StepPair:
    """Make the steps of an instruction with its modifiers: `op` is its result, `pair` computes it without them."""
    modifiers = instruction.modifiers
    if kind := _float_kind(instruction):
        factor = next((_FACTORS[word, modifiers[word]] for word in ("mul", "div") if word in modifiers), 1.0)
        if factor != 1 or "clamp" in modifiers:
            pair = tuple(_limited(state, op, kind, factor, "clamp" in modifiers, step) for step in pair)
    if modifiers.get("dst_sel", WHOLE_REGISTER) != WHOLE_REGISTER:
        pair = tuple(_into_part(state, instruction, op, step) for step in pair)
    return pair


def _float_kind(instruction: Instruction) -> str | None:
    """Give the letter of KINDS for an instruction whose result is a float, else None."""
    found = _TYPE.match(instruction.name)
    return _FLOATS[found["bits"]] if found and found["kind"] == "f" else None


def _limited(state: Waves, op: Operand, kind: str, factor: float, clamp: bool, step: Step) -> Step:
    """Multiply a float result, then clamp it to 0 up to 1, where NaN becomes 0 (DX10_CLAMP, set by clang)."""
    registers = [state.vector[register] for register in op.registers]
    dtype = KINDS[kind]

    def limit() -> None:
        step()
        lanes = state.active
        if kind == "h":
            value = registers[0][lanes].astype(np.uint16).view(dtype)
        else:
            value = np.ascontiguousarray(np.stack([each[lanes] for each in registers], axis=-1)).view(dtype)[..., 0]
        value = value * dtype(factor)
        if clamp:
            value = np.where(value > 0, np.minimum(value, dtype(1)), dtype(0))
        words = value.view(np.uint16).astype(np.uint32)[..., None] if kind == "h" else (
            np.ascontiguousarray(value).view(np.uint32).reshape(len(value), len(registers)))
        for place, register in enumerate(registers):
            register[lanes] = words[:, place]

    return limit


def _into_part(state: Waves, instruction: Instruction, op: Operand, step: Step) -> Step:
    """Make the step that puts the lowest bits of what `step` writes to a register into the part that is selected."""
    shift, mask = (np.uint32(each) for each in SELECTED[instruction.modifiers["dst_sel"]])
    rest = instruction.modifiers.get("dst_unused", UNUSED_PAD)
    others, register = ~(mask << shift) if rest == UNUSED_PRESERVE else np.uint32(0), state.vector[op.first]

    def put() -> None:
        before = register & others
        step()
        part = register & mask
        if rest == UNUSED_SEXT:
            part = with_sign(part, mask)
        np.copyto(register, part << shift | before, where=state.active)

    return put
