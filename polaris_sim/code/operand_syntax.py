"""Parse an instruction's operands: vector and scalar registers, and constants."""

from __future__ import annotations

import functools
import re
import struct
from dataclasses import dataclass

from polaris_sim.code.assembly import Instruction

SPECIAL = {"flat_scratch_lo": (102, 1), "flat_scratch_hi": (103, 1), "flat_scratch": (102, 2), "xnack_mask": (104, 2),
           "vcc_lo": (106, 1), "vcc_hi": (107, 1), "vcc": (106, 2), "m0": (124, 1),
           "exec_lo": (126, 1), "exec_hi": (127, 1), "exec": (126, 2)}
"""(number, registers) of named scalar registers (AMD GCN3 ISA manual, table 5.1; flat_scratch as LLVM numbers it)."""
VCC, M0, EXEC = 106, 124, 126
SCALARS = 128

_HARDWARE = re.compile(r"hwreg\(HW_REG_MODE(?:,(\d+),(\d+))?\)$")
_RELATIVE = re.compile(r"([\w.$]+)@(rel32|gotpcrel32)@(lo|hi)\+(\d+)$")
TABLE = "@gotpcrel32"
"""What the name of a place ends with where not itself is meant but the word of the linker's table that holds its
address."""
_DIFFERENCE = re.compile(r"\(([\w.$]+)-([\w.$]+)\)(&4294967295|>>32)$")
_REGISTER = re.compile(r"([vs])(\d+)$|([vs])\[(\d+):(\d+)\]$|(ttmp\d+)$")


@dataclass(frozen=True, slots=True)
class Operand:
    """Describes one operand. `kind` is "v", "s", "constant", "scc" for the condition code as a number, "off" where an
    address has no vector register, or "mode" for bits of the wave's mode register, or "address" for half of a distance
    between places in the program.

    `first` is the number of a register operand's first register and `count` how many registers it has; of "mode", the
    first bit and the number of bits; of "address", the distance's first bit. `value` is a
    constant as it is written, a float where it has a point. `negated` and `absolute` are modifiers of a floating-point
    source, `extended` of a selected part of a register: its sign fills the bits above it. `symbols` of "address" are
    the name of the place and, unless the distance is from the operand itself, of the one that it is counted from;
    `value` is added.
    """

    kind: str
    first: int = 0
    count: int = 1
    value: int | float = 0
    negated: bool = False
    absolute: bool = False
    extended: bool = False
    symbols: tuple[str, ...] = ()

    @property
    def registers(self) -> range:
        """List the numbers of all registers of the operand."""
        return range(self.first, self.first + self.count)

    def bits(self, size: int = 32) -> int:
        """Give a constant's bits as an operand of 16, 32 or 64 bits: a float's, or a whole number's two's complement.
        """
        if isinstance(self.value, float):
            form, whole = {16: ("e", "H"), 32: ("f", "I"), 64: ("d", "Q")}[size]
            return struct.unpack(whole, struct.pack(form, self.value))[0]
        return self.value & (2**size - 1)


@functools.cache
def operand(text: str) -> Operand:
    """Parse the text of one operand. Raises ValueError when it is not known."""
    core, negated, absolute, extended = text.replace(" ", ""), False, False, False
    if core.startswith("sext("):
        core, extended = core[5:-1], True
    if core.startswith("-") and not re.match(r"-[\d.]", core):
        core, negated = core[1:], True
    if core.startswith(("|", "abs(")):
        core, absolute = core.removeprefix("abs(").strip("|)"), True
    if match := _REGISTER.match(core):
        if match[1]:
            return Operand(match[1], int(match[2]), 1, 0, negated, absolute, extended)
        if match[3]:
            return Operand(match[3], int(match[4]), int(match[5]) - int(match[4]) + 1, 0, negated, absolute)
    if core in SPECIAL:
        return Operand("s", *SPECIAL[core], 0, negated, absolute)
    if core in ("src_scc", "off"):
        return Operand(core.removeprefix("src_"))
    if match := _HARDWARE.match(core):
        return Operand("mode", int(match[1] or 0), int(match[2] or 32))
    if match := _RELATIVE.match(core):
        name = match[1] + (TABLE if match[2] == "gotpcrel32" else "")
        return Operand("address", 32 * (match[3] == "hi"), 1, int(match[4]), symbols=(name,))
    if match := _DIFFERENCE.match(core):
        return Operand("address", 32 * (match[3] == ">>32"), symbols=(match[1], match[2]))
    core = core.removeprefix("lit(").removesuffix(")")  # how LLVM 22 marks a literal that could be written shorter
    try:
        value: int | float = int(core, 0)
    except ValueError:
        try:
            value = float(core)
        except ValueError:
            raise ValueError(f"{text!r} is no operand that is known") from None
    return Operand("constant", 0, 1, value, negated, absolute)


def operands(instruction: Instruction) -> tuple[Operand, ...]:
    """Parse all operands of an instruction. Raises ValueError, with the line, for one that is not known."""
    try:
        return tuple(operand(text) for text in instruction.operands)
    except ValueError as error:
        raise ValueError(f"line {instruction.line} of the listing: {instruction.text}: {error}") from None
