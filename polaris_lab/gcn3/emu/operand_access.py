"""An instruction's sources as arrays, and its vector result as an array to fill, masked or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.operand_syntax import Operand
from polaris_lab.gcn3.emu.denormals import flush

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Step = Callable[[], None]
KINDS = {"u": np.uint32, "i": np.int32, "f": np.float32, "h": np.float16, "w": np.uint16, "U": np.uint64, "I": np.int64, "D": np.float64}
"""What a source or a result is read as: 32-bit words and floats, 16-bit floats and words, 64-bit words and doubles."""
_SIZE = {"h": 16, "w": 16, "U": 64, "I": 64, "D": 64}
_FLOATING = "fhD"
WHOLE = 6
"""The sub-dword select of a whole register."""
_SELECTED = {0: (0, 0xff), 1: (8, 0xff), 2: (16, 0xff), 3: (24, 0xff), 4: (0, 0xffff), 5: (16, 0xffff)}
"""Shift and mask for each code of a sub-dword select (AMD GCN3 ISA manual, VOP_SDWA)."""


def sequence(steps: list[Step]) -> Step:
    """One step that takes them all in turn."""
    steps = [step for step in steps if step is not None]
    if len(steps) == 1:
        return steps[0]
    if len(steps) == 2:
        first, second = steps

        def both() -> None:
            first()
            second()

        return both

    def every() -> None:
        for step in steps:
            step()

    return every


def words(machine: Waves, op: Operand) -> list[Step]:
    """What makes the words of a scalar operand hold; nothing for others."""
    if op.kind != "s":
        return []
    pairs = sorted({register // 2 for register in op.registers})
    ok, need = machine.words_ok, machine.need_words

    def hold() -> None:
        for pair in pairs:
            if not ok[pair]:
                need(pair)

    return [hold]


def source(machine: Waves, op: Operand, kind: str, select: int | None = None) -> tuple[np.ndarray, list[Step]]:
    """A source as an array that broadcasts to (waves, 64), and the steps that fill it, if it is not a register itself."""
    before = words(machine, op)
    if select is not None and select != WHOLE:
        array = _selected(source(machine, op, "u")[0], before, select, kind)
    elif op.kind == "constant":
        size = _SIZE.get(kind, 32)
        whole = {16: np.uint16, 32: np.uint32, 64: np.uint64}[size]
        array = np.full((1, 1), op.bits(size), whole).view(KINDS[kind])
    elif kind in _SIZE:
        array, fill = _gathered(machine, op, kind)
        before.append(fill)
    elif op.kind == "v":
        array = machine.vector[op.first].view(KINDS[kind])
    elif op.kind == "s":
        array = machine.scalar_view(op.first, KINDS[kind])[:, None]
    else:
        raise ValueError(f"{op.kind} is no source of a vector instruction")
    if kind == "f" and machine.flush_each:
        array = _derived(array, before, flush)
    if kind in _FLOATING and op.absolute:
        array = _derived(array, before, lambda given, out: np.fabs(given, out=out))
    if kind in _FLOATING and op.negated:
        array = _derived(array, before, lambda given, out: np.negative(given, out=out))
    return array, before


def _selected(array: np.ndarray, before: list[Step], select: int, kind: str) -> np.ndarray:
    """The byte or half of each word that `select` names, with zeros above it, read as `kind`, which has at most 32 bits."""
    shift, mask = (np.uint32(each) for each in _SELECTED[select])
    part = _derived(array, before, lambda given, out: np.bitwise_and(given >> shift, mask, out=out))
    if _SIZE.get(kind) != 16:
        return part.view(KINDS[kind])
    out = np.empty(part.shape, np.uint16)
    before.append(lambda: np.copyto(out, part, "unsafe"))
    return out.view(KINDS[kind])


def _derived(array: np.ndarray, before: list[Step], change: Callable[[np.ndarray, np.ndarray], object]) -> np.ndarray:
    out = np.empty_like(array)
    before.append(lambda: change(array, out))
    return out


def _gathered(machine: Waves, op: Operand, kind: str) -> tuple[np.ndarray, Step]:
    """A 64-bit or 16-bit source in an array of its own."""
    if op.kind == "v":
        parts = [machine.vector[register] for register in op.registers]
    else:
        parts = [machine.scalar_view(register)[:, None] for register in op.registers]
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


def result(machine: Waves, op: Operand, compute: Callable[[np.ndarray], Step], kind: str = "u") -> tuple[Step, Step]:
    """(fast, slow): `compute(out)` gives the step that fills `out` (waves, 64); slow keeps what lanes hold that do not run."""
    register = machine.vector[op.first]
    pad = machine.scratchpad[0]
    fast, into_pad = (_flushed(machine, compute(out.view(KINDS[kind])), out, kind) for out in (register, pad))
    mask, xor, both = machine.mask, np.bitwise_xor, np.bitwise_and

    def slow() -> None:
        into_pad()
        xor(pad, register, pad)
        both(pad, mask, pad)
        xor(register, pad, register)

    return fast, slow


def _flushed(machine: Waves, step: Step, out: np.ndarray, kind: str) -> Step:
    if kind != "f" or not machine.flush_each:
        return step
    return sequence([step, lambda: flush(out.view(np.float32), out)])


def stored(machine: Waves, op: Operand, kind: str, value: Callable[[], np.ndarray]) -> tuple[Step, Step]:
    """(fast, slow) for a result that `value` gives as a new array of `kind`: 64-bit ones fill two registers, 16-bit ones a half."""
    registers = [machine.vector[register] for register in op.registers]

    def parts() -> list[np.ndarray]:
        found = np.broadcast_to(np.asarray(value()).astype(KINDS[kind], copy=False), registers[0].shape)
        if kind == "f" and machine.flush_each:
            found = found.copy()
            flush(found, found)
        if _SIZE.get(kind) == 16:
            return [found.view(np.uint16).astype(np.uint32)]  # the upper half becomes 0 (LLVM, GFX8's 16-bit instructions)
        if _SIZE.get(kind) == 64:
            both = np.ascontiguousarray(found).view(np.uint32).reshape(*registers[0].shape, 2)
            return [both[..., 0], both[..., 1]]
        return [found.view(np.uint32)]

    def fast() -> None:
        for register, part in zip(registers, parts(), strict=True):
            register[...] = part

    def slow() -> None:
        for register, part in zip(registers, parts(), strict=True):
            register ^= (register ^ part) & machine.mask

    return fast, slow


def lane_mask(machine: Waves, op: Operand, wanted: bool) -> tuple[np.ndarray | None, Step | None, Step | None]:
    """Where an instruction puts a lane mask: booleans to fill, and the (fast, slow) steps that make them hold; None if nobody reads it."""
    if not wanted:
        return None, None, None
    pair = op.first // 2
    bits = machine.mask_bits(pair)
    active, bits_ok, words_ok = machine.active, machine.bits_ok, machine.words_ok

    def fast() -> None:
        if not machine.every_lane:
            np.logical_and(bits, active, out=bits)
        bits_ok[pair], words_ok[pair] = True, False

    return bits, fast, fast


def mask_source(machine: Waves, op: Operand) -> tuple[np.ndarray, Step]:
    """A lane mask that an instruction reads, as booleans (waves, 64), and the step that makes them hold."""
    if op.kind == "constant":
        return np.full((1, 1), bool(op.bits())), lambda: None
    pair = op.first // 2
    bits, ok, need = machine.mask_bits(pair), machine.bits_ok, machine.need_bits

    def hold() -> None:
        if not ok[pair]:
            need(pair)

    return bits, hold


def unsupported(instruction: Instruction) -> None:
    """Raise ValueError for modifiers that would change the result and are not simulated."""
    for word in ("clamp", "mul", "div", "omod"):
        if word in instruction.modifiers:
            raise ValueError(f"line {instruction.line} of the listing: {instruction.text}: the simulator does not know {word!r}")
    if instruction.modifiers.get("dst_sel", WHOLE) != WHOLE:
        raise ValueError(f"line {instruction.line} of the listing: {instruction.text}: the simulator writes whole registers only")
