"""Access an instruction's operands: sources as arrays, and the vector result as an array, masked or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.denormals import flush
from polaris_sim.emu.step_pairs import Step, StepPair, sequence

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

KINDS = {"u": np.uint32, "i": np.int32, "f": np.float32, "h": np.float16, "w": np.uint16, "s": np.int16,
         "U": np.uint64, "I": np.int64, "D": np.float64}
"""Data types of sources and results: words and floats of 32 bits, floats and words of 16, words and doubles of 64."""
_SIZE = {"h": 16, "w": 16, "s": 16, "U": 64, "I": 64, "D": 64}
FLOATING = "fhD"
WHOLE_REGISTER = 6
"""The code of the sub-dword select that takes the whole register."""
SELECTED = {0: (0, 0xff), 1: (8, 0xff), 2: (16, 0xff), 3: (24, 0xff), 4: (0, 0xffff), 5: (16, 0xffff)}
"""Shift and mask for each code of a sub-dword select (AMD GCN3 ISA manual, VOP_SDWA)."""


def words(state: Waves, op: Operand) -> list[Step]:
    """Make the steps that bring the words of a scalar operand up to date; none for an operand of another kind."""
    if op.kind != "s":
        return []
    pairs = sorted({register // 2 for register in op.registers})
    ok, need = state.words_ok, state.need_words

    def hold() -> None:
        for pair in pairs:
            if not ok[pair]:
                need(pair)

    return [hold]


def source(state: Waves, op: Operand, kind: str, select: int | None = None) -> tuple[np.ndarray, list[Step]]:
    """Give a source as an array that broadcasts to (waves, lanes), and the steps that fill it before it is read.

    `kind` is a letter of KINDS, `select` the code of a sub-dword select. Raises ValueError for an operand that is
    neither a register nor a constant.
    """
    before = words(state, op)
    if select is not None and select != WHOLE_REGISTER:
        array = _selected(source(state, replace(op, negated=False, absolute=False), "u")[0], before, select, kind,
                          op.extended)
    elif op.kind == "constant":
        size = _SIZE.get(kind, 32)
        whole = {16: np.uint16, 32: np.uint32, 64: np.uint64}[size]
        array = np.full((1, 1), op.bits(size), whole).view(KINDS[kind])
    elif kind in _SIZE:
        array, fill = _gathered(state, op, kind)
        before.append(fill)
    elif op.kind == "v":
        array = state.vector[op.first].view(KINDS[kind])
    elif op.kind == "s":
        array = state.scalar_view(op.first, KINDS[kind])[:, None]
    elif op.kind == "scc":
        array = state.scc_words.view(KINDS[kind])[:, None]
    else:
        raise ValueError(f"{op.kind} is no source of a vector instruction")
    if kind == "f" and state.flush_each:
        array = _derived(array, before, flush)
    if kind in FLOATING and op.absolute:
        array = _derived(array, before, lambda given, out: np.fabs(given, out=out))
    if kind in FLOATING and op.negated:
        array = _derived(array, before, lambda given, out: np.negative(given, out=out))
    return array, before


def selects(instruction: Instruction) -> tuple[int | None, int | None]:
    """Give the codes of the sub-dword selects of an instruction's first two sources; None where it has none."""
    return instruction.modifiers.get("src0_sel"), instruction.modifiers.get("src1_sel")


def _selected(array: np.ndarray, before: list[Step], select: int, kind: str, extended: bool) -> np.ndarray:
    """Give the byte or half of each word that `select` names, as `kind`, which has at most 32 bits.

    Above it are zeros, or with `extended` its sign. Adds the steps that fill it to `before`.
    """
    shift, mask = (np.uint32(each) for each in SELECTED[select])
    part = _derived(array, before, lambda given, out: np.bitwise_and(given >> shift, mask, out=out))
    if extended:
        part = _derived(part, before, lambda given, out: np.copyto(out, with_sign(given, mask)))
    if _SIZE.get(kind) != 16:
        return part.view(KINDS[kind])
    out = np.empty(part.shape, np.uint16)
    before.append(lambda: np.copyto(out, part, "unsafe"))
    return out.view(KINDS[kind])


def with_sign(part: np.ndarray, mask: np.uint32) -> np.ndarray:
    """Fill the bits above a part of words with its sign; `mask` has a one for each bit of the part."""
    sign = mask ^ mask >> np.uint32(1)
    return (part ^ sign) - sign


def _derived(array: np.ndarray, before: list[Step], change: Callable[[np.ndarray, np.ndarray], object]) -> np.ndarray:
    """Return a new array, and add to `before` the step `change(array, out)` that fills it."""
    out = np.empty_like(array)
    before.append(lambda: change(array, out))
    return out


def _gathered(state: Waves, op: Operand, kind: str) -> tuple[np.ndarray, Step]:
    """Give a 64-bit or 16-bit source in an array of its own, and the step that fills it."""
    if op.kind == "v":
        parts = [state.vector[register] for register in op.registers]
    else:
        parts = [state.scalar_view(register)[:, None] for register in op.registers]
    out = np.empty(parts[0].shape, KINDS[kind])
    if _SIZE[kind] == 16:
        halves = out.view(np.uint16)

        def narrow() -> None:
            halves[...] = parts[0] & np.uint32(0xffff)

        return out, narrow
    both = out.view(np.uint32).reshape(*out.shape, 2)
    low, high = both[..., 0], both[..., 1]

    def join() -> None:
        low[...] = parts[0]
        high[...] = parts[-1]

    return out, join


def result(state: Waves, op: Operand, compute: Callable[[np.ndarray], Step], kind: str = "u") -> StepPair:
    """Make the steps that write a 32-bit result to a vector register.

    `compute(out)` gives the step that fills `out` (waves, lanes); the masked step then restores the lanes that do not
    run.
    """
    register = state.vector[op.first]
    pad = state.scratchpad[0]
    unmasked, into_pad = (_flushed(state, compute(out.view(KINDS[kind])), out, kind) for out in (register, pad))
    mask, xor, both = state.mask, np.bitwise_xor, np.bitwise_and

    def masked() -> None:
        into_pad()
        xor(pad, register, pad)
        both(pad, mask, pad)
        xor(register, pad, register)

    return unmasked, masked


def _flushed(state: Waves, step: Step, out: np.ndarray, kind: str) -> Step:
    if kind != "f" or not state.flush_each:
        return step
    return sequence([step, lambda: flush(out.view(np.float32), out)])


def stored(state: Waves, op: Operand, kind: str, value: Callable[[], np.ndarray]) -> StepPair:
    """Make the steps that write a result which `value` gives as a new array of `kind`.

    A result of 64 bits fills two registers, one of 16 bits the lower half of one.
    """
    registers = [state.vector[register] for register in op.registers]
    flush_each = state.flush_each

    def parts() -> list[np.ndarray]:
        result = np.broadcast_to(np.asarray(value()).astype(KINDS[kind], copy=False), registers[0].shape)
        if kind == "f" and flush_each:
            result = result.copy()
            flush(result, result)
        if _SIZE.get(kind) == 16:
            # the upper half becomes 0 (LLVM, GFX8's 16-bit instructions)
            return [result.view(np.uint16).astype(np.uint32)]
        if _SIZE.get(kind) == 64:
            both = np.ascontiguousarray(result).view(np.uint32).reshape(*registers[0].shape, 2)
            return [both[..., 0], both[..., 1]]
        return [result.view(np.uint32)]

    def unmasked() -> None:
        for register, part in zip(registers, parts(), strict=True):
            register[...] = part

    def masked() -> None:
        for register, part in zip(registers, parts(), strict=True):
            register ^= (register ^ part) & state.mask

    return unmasked, masked


def lane_mask(state: Waves, op: Operand, live: bool) -> tuple[np.ndarray | None, Step | None]:
    """Give the booleans (waves, lanes) for a lane mask to write, and the step to take once they are filled.

    That step clears the lanes that do not run. Both are None where the mask is not `live`, that is, never read.
    """
    if not live:
        return None, None
    pair = op.first // 2
    bits = state.mask_bits(pair)
    active, bits_ok, words_ok = state.active, state.bits_ok, state.words_ok

    def done() -> None:
        if not state.every_lane:
            np.logical_and(bits, active, out=bits)
        bits_ok[pair], words_ok[pair] = True, False

    return bits, done


def mask_source(state: Waves, op: Operand) -> tuple[np.ndarray, Step]:
    """Give a lane mask to read as booleans (waves, lanes), and the step that brings them up to date."""
    if op.kind == "constant":
        return np.full((1, 1), bool(op.bits())), lambda: None
    pair = op.first // 2
    bits, ok, need = state.mask_bits(pair), state.bits_ok, state.need_bits

    def hold() -> None:
        if not ok[pair]:
            need(pair)

    return bits, hold
