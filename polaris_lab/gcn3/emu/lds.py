"""Reads and writes of local memory (AMD GCN3 ISA manual, sections 11.3 and 12.13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.liveness import Live
from polaris_lab.gcn3.code.operand_syntax import M0, Operand

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Step = Callable[[], None]
Both = tuple[Step, Step]
_WORDS = {"b32": 1, "b64": 2, "b96": 3, "b128": 4}
BITS = 6
"""2 to this power: the lanes of a wave."""
KIND = "access outside local memory"


class Piece(NamedTuple):
    """Neighbouring words that one address gives: how many bytes behind it, and the registers they go to or come from."""

    offset: int
    registers: tuple[int, ...]


class Pattern(NamedTuple):
    """Words in step: the first, and how many there are and how far apart in each direction (groups, waves, then lanes bit by bit)."""

    first: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def view(self, cells: np.ndarray, offset: int) -> np.ndarray:
        """The words themselves, `offset` words on."""
        return np.lib.stride_tricks.as_strided(cells[self.first + offset:], self.shape, self.strides)

    @property
    def spread(self) -> bool:
        """Whether no two lanes have the same word."""
        return all(step or size == 1 for size, step in zip(self.shape, self.strides, strict=True))


@dataclass
class Place:
    """What is known of a register of local addresses: the word of each lane, and the largest address in bytes.

    `pattern` says how the words are in step; it is looked for when the register is used again, and False where they are not.
    """

    index: np.ndarray
    top: int
    pattern: Pattern | bool | None = None
    used: bool = False


def address_at(name: str) -> int:
    """Which operand is the address."""
    return 1 if name.startswith("ds_read") else 0


def _pieces(instruction: Instruction, ops: tuple[Operand, ...]) -> list[Piece]:
    """The pieces of an access; offsets of read2 and write2 count elements, or 64 of them with st64."""
    _, what, kind = instruction.name.split("_")
    modifiers, count = instruction.modifiers, _WORDS[kind]
    if "2" not in what:
        data = ops[0] if what == "read" else ops[1]
        return [Piece(modifiers.get("offset", 0), tuple(data.registers))]
    unit = 4 * count * (64 if what.endswith("st64") else 1)
    offsets = [modifiers.get(name, 0) * unit for name in ("offset0", "offset1")]
    if what.startswith("read"):
        registers = ops[0].registers
        halves = [tuple(registers[:count]), tuple(registers[count:])]
    else:
        halves = [tuple(ops[1].registers), tuple(ops[2].registers)]
    return [Piece(offset, half) for offset, half in zip(offsets, halves, strict=True)]


def _place(machine: Waves, register: int) -> Place:
    """The words that a register's addresses stand for, kept until it is written again."""
    known = machine.indices.get(register)
    if known is None:
        addresses = machine.vector[register]
        index = np.right_shift(addresses, 2).astype(np.intp)
        index += machine.local.base
        known = machine.indices[register] = Place(index, int(addresses.max()))
    return known


def _pattern(machine: Waves, index: np.ndarray) -> Pattern | bool:
    """How the words of all lanes are in step, or False. Reading them so spares NumPy one index after the other."""
    groups, waves, lanes = machine.waves // machine.per_group, machine.per_group, machine.lanes
    if lanes != 1 << BITS:
        return False
    first = int(index[0, 0])
    steps = [machine.local.limit // 4, int(index[1, 0]) - first if waves > 1 else 0]
    steps += [int(index[0, 1 << bit]) - first for bit in reversed(range(BITS))]
    shape = (groups, waves, *[2] * BITS)
    expected = sum((np.arange(size) * step).reshape(-1, *[1] * (len(shape) - 1 - at))
                   for at, (size, step) in enumerate(zip(shape, steps, strict=True)))
    if not np.array_equal(index.reshape(shape), expected + first):
        return False
    sizes, strides = [groups], [4 * steps[0]]
    for size, step in zip(shape[1:], steps[1:], strict=True):
        if strides[-1] == 4 * step * size:  # this direction goes on where the one before left off
            sizes[-1], strides[-1] = sizes[-1] * size, 4 * step
        else:
            sizes.append(size)
            strides.append(4 * step)
    return Pattern(first, tuple(sizes), tuple(strides))


def _known(machine: Waves, place: Place) -> Pattern | bool:
    """The pattern of a place, looked for when it is used a second time."""
    if place.pattern is None and place.used:
        place.pattern = _pattern(machine, place.index)
    place.used = True
    return place.pattern or False


def _bound(machine: Waves) -> int:
    """The bytes that may be addressed: those of the kernel's arrays, or fewer if M0 says so."""
    known = machine.indices.get("bound")
    if known is None:
        machine.need_words(M0 // 2)
        known = machine.indices["bound"] = min(machine.local.size, int(machine.scalar_view(M0).min()))
    return known


def _inside(machine: Waves, instruction: Instruction, register: int, offsets: Sequence[int]) -> list[np.ndarray]:
    """Where the words `offsets` bytes behind each address can be reached; accesses that leave the kernel's arrays are reported, once each."""
    machine.need_words(M0 // 2)
    bound = machine.scalar_view(M0)[:, None]
    ends = [machine.vector[register].astype(np.int64) + (offset + 4) for offset in offsets]
    outside = [machine.active & ((end > machine.local.size) | (end > bound)) for end in ends]
    machine.faults.add(KIND, instruction, np.logical_or.reduce(outside), np.select(outside, ends) - 4,
                       lambda address: ("local memory", address // 4))
    return [(end <= machine.local.limit) & (end <= bound) for end in ends]


def _watched(machine: Waves, instruction: Instruction, register: int, pieces: list[Piece]) -> None:
    for piece in pieces:
        machine.tell(instruction, machine.vector[register].astype(np.int64) + piece.offset)


def _read(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> Both:
    register, pieces = ops[1].first, _pieces(instruction, ops)
    cells = machine.local.cells
    parts = [(target, piece.offset + 4 * at, cells[(piece.offset + 4 * at) // 4:], machine.vector[target])
             for piece in pieces for at, target in enumerate(piece.registers)]
    if any(target == register for target, *_ in parts[:-1]):  # the address is among the results: it goes last
        parts.sort(key=lambda part: part[0] == register)
    end = max(offset for _, offset, *_ in parts) + 4
    pad, xor, both, copy = machine.scratchpad[0], np.bitwise_xor, np.bitwise_and, np.copyto
    kept: list[Any] = [None, []]  # the last pattern, and where it goes and comes from

    def fast() -> None:
        if machine.watch is not None:
            _watched(machine, instruction, register, pieces)
        place = _place(machine, register)
        if place.top + end > _bound(machine):
            outside()
            return
        pattern = _known(machine, place)
        if not pattern:
            for _, _, view, out in parts:
                view.take(place.index, None, out, "wrap")
            return
        if pattern is not kept[0] and pattern != kept[0]:
            kept[1] = [(out.reshape(pattern.shape), pattern.view(cells, offset // 4)) for _, offset, _, out in parts]
        kept[0] = pattern
        for out, values in kept[1]:
            copy(out, values)

    def slow() -> None:
        if machine.watch is not None:
            _watched(machine, instruction, register, pieces)
        place = _place(machine, register)
        if place.top + end > _bound(machine):
            outside()
            return
        for _, _, view, out in parts:
            view.take(place.index, None, pad, "wrap")
            xor(pad, out, pad)
            both(pad, machine.mask, pad)
            xor(out, pad, out)

    def outside() -> None:
        index = _place(machine, register).index
        inside = _inside(machine, instruction, register, [offset for _, offset, *_ in parts])
        for (_, _, view, out), here in zip(parts, inside, strict=True):
            value = np.where(here, view.take(np.where(here, index, 0)), np.uint32(0))
            np.copyto(out, value, where=machine.active)

    return fast, slow


def _write(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> Both:
    register, pieces = ops[0].first, _pieces(instruction, ops)
    cells, dump = machine.local.cells, machine.local.dump
    parts = [(piece.offset + 4 * at, cells[(piece.offset + 4 * at) // 4:], machine.vector[origin])
             for piece in pieces for at, origin in enumerate(piece.registers)]
    end = max(offset for offset, *_ in parts) + 4
    kept: list[Any] = [None, []]

    def step() -> None:
        if machine.watch is not None:
            _watched(machine, instruction, register, pieces)
        place = _place(machine, register)
        index, good = place.index, place.top + end <= _bound(machine)
        pattern = _known(machine, place) if good and machine.every_lane else False
        if pattern and pattern.spread:
            if pattern is not kept[0] and pattern != kept[0]:
                kept[1] = [(pattern.view(cells, offset // 4), value.reshape(pattern.shape)) for offset, _, value in parts]
            kept[0] = pattern
            for into, value in kept[1]:
                np.copyto(into, value)
            return
        if good and machine.every_lane:
            for _, view, value in parts:
                view[index] = value
            return
        inside = [True] * len(parts) if good else _inside(machine, instruction, register, [offset for offset, *_ in parts])
        for (offset, view, value), here in zip(parts, inside, strict=True):
            view[np.where(machine.active & here, index, dump - offset // 4)] = value

    return step, step


_TWO = [f"{what}2{st64}_{kind}" for what in ("read", "write") for st64 in ("", "st64") for kind in ("b32", "b64")]
_NAMES = [*(f"{what}_{kind}" for what in ("read", "write") for kind in _WORDS), *_TWO]
BUILDERS: dict[str, Callable[..., Both]] = {f"ds_{name}": _read if name.startswith("read") else _write for name in _NAMES}
