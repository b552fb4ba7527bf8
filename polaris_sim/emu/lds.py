"""Read and write local memory (AMD GCN3 ISA manual, sections 11.3 and 12.13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import COUNTING, memory_access
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import M0, Operand
from polaris_sim.emu.step_pairs import StepPair

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

WORD_BYTES = 4
BITS = 6
"""A wave has 2 to this power lanes."""
KIND = "access outside local memory"


class Piece(NamedTuple):
    """Describes neighbouring words of an access: their byte offset from the lane's address, and their registers."""

    offset: int
    registers: tuple[int, ...]


class Pattern(NamedTuple):
    """Describes words of all lanes that lie at even distances, so that a strided view of local memory reaches them.

    `first` is the index of the first word; `shape` and `strides` (bytes) say how many words there are and how far apart
    in each direction: work-groups, waves, then the lanes bit by bit of their number.
    """

    first: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    def view(self, cells: np.ndarray, offset: int) -> np.ndarray:
        """Return the strided view of the words that lie `offset` words after those of the pattern."""
        return np.lib.stride_tricks.as_strided(cells[self.first + offset:], self.shape, self.strides)

    @property
    def distinct(self) -> bool:
        """Tell whether no two lanes have the same word."""
        return all(stride or size == 1 for size, stride in zip(self.shape, self.strides, strict=True))


@dataclass
class LocalAddresses:
    """Caches what is computed from a vector register that holds local addresses.

    `index` is the index of each lane's word in `Local.cells`, `top` the largest address in bytes. `pattern` is looked
    for when the register is `used` a second time: None before that, and False where the words lie at uneven distances.
    """

    index: np.ndarray
    top: int
    pattern: Pattern | bool | None = None
    used: bool = False


def address_at(name: str) -> int:
    """Tell which operand of an instruction is the address."""
    return 1 if memory_access(name).operation == "load" or "_rtn_" in name or name in COUNTING else 0


def _pieces(instruction: Instruction, ops: tuple[Operand, ...]) -> list[Piece]:
    """Split an access into its pieces, the runs of neighbouring words.

    Offsets of read2 and write2 count elements, or 64 of them with st64.
    """
    access, modifiers = memory_access(instruction.name), instruction.modifiers
    loads = access.operation == "load"
    if access.addresses == 1:
        data = ops[0] if loads else ops[1]
        return [Piece(modifiers.get("offset", 0), tuple(data.registers))]
    unit = access.bytes * (64 if "st64" in instruction.name else 1)
    offsets = [modifiers.get(name, 0) * unit for name in ("offset0", "offset1")]
    if loads:
        registers, words = ops[0].registers, access.bytes // WORD_BYTES
        halves = [tuple(registers[:words]), tuple(registers[words:])]
    else:
        halves = [tuple(ops[1].registers), tuple(ops[2].registers)]
    return [Piece(offset, half) for offset, half in zip(offsets, halves, strict=True)]


def _addresses(state: Waves, register: int) -> LocalAddresses:
    """Work out the words that a register's addresses stand for; cached until the register is written."""
    known = state.local_cache.get(register)
    if known is None:
        addresses = state.vector[register]
        index = np.right_shift(addresses, 2).astype(np.intp)
        index += state.local.base
        known = state.local_cache[register] = LocalAddresses(index, int(addresses.max()))
    return known


def _find_pattern(state: Waves, index: np.ndarray) -> Pattern | bool:
    """Find the pattern of the words with the indices `index`, or return False.

    A pattern spares NumPy to look up one index after the other.
    """
    groups, waves, lanes = state.waves // state.per_group, state.per_group, state.lanes
    if lanes != 1 << BITS:
        return False
    first = int(index[0, 0])
    distances = [state.local.limit // 4, int(index[1, 0]) - first if waves > 1 else 0]
    distances += [int(index[0, 1 << bit]) - first for bit in reversed(range(BITS))]
    shape = (groups, waves, *[2] * BITS)
    expected = sum((np.arange(size) * distance).reshape(-1, *[1] * (len(shape) - 1 - at))
                   for at, (size, distance) in enumerate(zip(shape, distances, strict=True)))
    if not np.array_equal(index.reshape(shape), expected + first):
        return False
    sizes, strides = [groups], [4 * distances[0]]
    for size, distance in zip(shape[1:], distances[1:], strict=True):
        if strides[-1] == 4 * distance * size:  # this direction goes on where the one before left off
            sizes[-1], strides[-1] = sizes[-1] * size, 4 * distance
        else:
            sizes.append(size)
            strides.append(4 * distance)
    return Pattern(first, tuple(sizes), tuple(strides))


def _pattern(state: Waves, addresses: LocalAddresses) -> Pattern | bool:
    """Give the pattern of addresses, or False; it is looked for when they are used a second time."""
    if addresses.pattern is None and addresses.used:
        addresses.pattern = _find_pattern(state, addresses.index)
    addresses.used = True
    return addresses.pattern or False


def limit(state: Waves) -> int:
    """Give the bytes that every wave may address: those of the kernel's arrays, or fewer where M0 says so."""
    known = state.local_cache.get("limit")
    if known is None:
        state.need_words(M0 // 2)
        known = state.local_cache["limit"] = min(state.local.size, int(state.scalar_view(M0).min()))
    return known


def reachable(state: Waves, instruction: Instruction, addresses: Sequence[np.ndarray],
              size: int = WORD_BYTES) -> list[np.ndarray]:
    """Tell for each array of `addresses` which lanes, (waves, lanes), can reach the `size` bytes there.

    Reports the lanes whose access leaves the kernel's arrays as faults, each lane once.
    """
    state.need_words(M0 // 2)
    top = state.scalar_view(M0)[:, None]
    ends = [each.astype(np.int64) + size for each in addresses]
    outside = [state.active & ((end > state.local.size) | (end > top)) for end in ends]
    state.faults.add(KIND, instruction, np.logical_or.reduce(outside), np.select(outside, ends) - size,
                     lambda address: ("local memory", address // 4))
    return [(end <= state.local.limit) & (end <= top) for end in ends]


def address(state: Waves, register: int, offset: int) -> np.ndarray:
    """Return each lane's address with an instruction's offset.

    The sum wraps at 32 bits, so that compilers may fold an offset into an index below zero: LLVM does from gfx7 on
    (isDSOffsetLegal), as gfx6 could not add an offset to a negative address.
    """
    return state.vector[register] + np.uint32(offset)


def _report(state: Waves, instruction: Instruction, register: int, pieces: list[Piece]) -> None:
    for piece in pieces:
        state.report_access(instruction, address(state, register, piece.offset).astype(np.int64))


def _read(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    register, pieces = ops[1].first, _pieces(instruction, ops)
    cells = state.local.cells
    parts = [(target, piece.offset + 4 * at, cells[(piece.offset + 4 * at) // 4:], state.vector[target])
             for piece in pieces for at, target in enumerate(piece.registers)]
    if any(target == register for target, *_ in parts[:-1]):  # the address is among the results: it goes last
        parts.sort(key=lambda part: part[0] == register)
    end = max(offset for _, offset, *_ in parts) + 4
    pad, xor, both, copy = state.scratchpad[0], np.bitwise_xor, np.bitwise_and, np.copyto
    last: list[Any] = [None, []]  # the last pattern, and the views that it copies to and from

    def unmasked() -> None:
        if state.watch is not None:
            _report(state, instruction, register, pieces)
        addresses = _addresses(state, register)
        if addresses.top + end > limit(state):
            outside()
            return
        pattern = _pattern(state, addresses)
        if not pattern:
            for _, _, view, out in parts:
                view.take(addresses.index, None, out, "wrap")
            return
        if pattern is not last[0] and pattern != last[0]:
            last[1] = [(out.reshape(pattern.shape), pattern.view(cells, offset // 4)) for _, offset, _, out in parts]
        last[0] = pattern
        for out, values in last[1]:
            copy(out, values)

    def masked() -> None:
        if state.watch is not None:
            _report(state, instruction, register, pieces)
        addresses = _addresses(state, register)
        if addresses.top + end > limit(state):
            outside()
            return
        for _, _, view, out in parts:
            view.take(addresses.index, None, pad, "wrap")
            xor(pad, out, pad)
            both(pad, state.mask, pad)
            xor(out, pad, out)

    def outside() -> None:
        places = [address(state, register, offset) for _, offset, *_ in parts]
        reached = reachable(state, instruction, places)
        for (_, _, _, out), place, inside in zip(parts, places, reached, strict=True):
            cell = np.where(inside, place // WORD_BYTES + state.local.base, 0)
            value = np.where(inside, cells.take(cell), np.uint32(0))
            np.copyto(out, value, where=state.active)

    return unmasked, masked


def _write(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    register, pieces = ops[0].first, _pieces(instruction, ops)
    cells, dump, base = state.local.cells, state.local.dump, state.local.base
    parts = [(piece.offset + 4 * at, cells[(piece.offset + 4 * at) // 4:], state.vector[origin])
             for piece in pieces for at, origin in enumerate(piece.registers)]
    end = max(offset for offset, *_ in parts) + 4
    last: list[Any] = [None, []]  # the last pattern, and the views that it copies to and from

    def step() -> None:
        if state.watch is not None:
            _report(state, instruction, register, pieces)
        addresses = _addresses(state, register)
        index, all_inside = addresses.index, addresses.top + end <= limit(state)
        pattern = _pattern(state, addresses) if all_inside and state.every_lane else False
        if pattern and pattern.distinct:
            if pattern is not last[0] and pattern != last[0]:
                last[1] = [(pattern.view(cells, offset // 4), value.reshape(pattern.shape))
                           for offset, _, value in parts]
            last[0] = pattern
            for into, value in last[1]:
                np.copyto(into, value)
            return
        if all_inside and state.every_lane:
            for _, view, value in parts:
                view[index] = value
            return
        if all_inside:
            for offset, view, value in parts:
                view[np.where(state.active, index, dump - offset // 4)] = value
            return
        places = [address(state, register, offset) for offset, *_ in parts]
        for (_, _, value), place, inside in zip(parts, places, reachable(state, instruction, places), strict=True):
            cells[np.where(state.active & inside, place // WORD_BYTES + base, dump)] = value

    return step, step


def _narrow(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Read a byte or half and widen it to a register, or write the lowest bits of one.

    As with words, address bits below the size of the access do not count (AMD GCN3 ISA manual, section 11.3).
    """
    loads = memory_access(instruction.name).operation == "load"
    dtype = np.dtype(NARROW_TYPES[instruction.name.rsplit("_", 1)[1]])
    at, data = (ops[1], ops[0]) if loads else (ops[0], ops[1])
    register, offset = state.vector[data.first], instruction.modifiers.get("offset", 0)
    cells, base = state.local.cells.view(dtype), state.local.base * (WORD_BYTES // dtype.itemsize)

    def step() -> None:
        places = address(state, at.first, offset)
        if state.watch is not None:
            state.report_access(instruction, places.astype(np.int64))
        active = state.active
        if int(places.max()) + dtype.itemsize > limit(state):
            active = active & reachable(state, instruction, [places], dtype.itemsize)[0]
        index = np.where(active, places, 0).astype(np.intp) // dtype.itemsize + base
        if loads:
            value = np.where(active, cells.take(index).astype(np.int64), 0).astype(np.uint32)
            np.copyto(register, value, where=state.active)
        else:
            cells[index[active]] = register.astype(dtype)[active]

    return step, step


NARROW_TYPES = {"u8": np.uint8, "i8": np.int8, "u16": np.uint16, "i16": np.int16, "b8": np.uint8, "b16": np.uint16}
"""The type of an access to less than a word, by the end of its name."""
_TYPES = [*(f"_{bits}" for bits in ("b32", "b64", "b96", "b128")),
          *(f"2{st64}_{bits}" for st64 in ("", "st64") for bits in ("b32", "b64"))]
BUILDERS: dict[str, Callable[..., StepPair]] = {
    **{f"ds_read{each}": _read for each in _TYPES}, **{f"ds_write{each}": _write for each in _TYPES},
    **{f"ds_{'write' if each[0] == 'b' else 'read'}_{each}": _narrow for each in NARROW_TYPES},
}
