"""Read the header, the sections and the symbols of a 64-bit ELF file, as far as code objects have them."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import NamedTuple

from polaris_lab.base.errors import BadValue

MAGIC = b"\x7fELF\x02\x01"
"""How a file of 64 bits with the least byte first begins."""
_HEADER = struct.Struct("<7xBB7xHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
"""The header, an entry of the section table and one of a symbol table (System V ABI, chapter 4: Elf64_Ehdr, Elf64_Shdr,
Elf64_Sym)."""
CONTENT, SYMBOLS, NOTE, NO_BITS, LOADED = 1, 2, 7, 8, 2
"""SHT_PROGBITS, SHT_SYMTAB, SHT_NOTE and SHT_NOBITS, kinds of a section, and SHF_ALLOC, the flag of one that is
loaded."""


class Section(NamedTuple):
    """Holds a section: its kind, flags, the address that it is made for, where in the file its `data` begin, and
    those."""

    kind: int
    flags: int
    address: int
    offset: int
    data: bytes


class Symbol(NamedTuple):
    """Describes a symbol: its address, its size in bytes, and the name of the section that it is in."""

    address: int
    size: int
    section: str


class ElfFile(NamedTuple):
    """Holds an ELF file: `system` and `system_version` are EI_OSABI and EI_ABIVERSION, `kind`, `machine` and `flags`
    are e_type, e_machine and e_flags."""

    system: int
    system_version: int
    kind: int
    machine: int
    flags: int
    sections: Mapping[str, Section]
    symbols: Mapping[str, Symbol]

    def content(self, symbol: str) -> bytes:
        """Return the bytes that a symbol stands for. Raises ValueError when the file has no such symbol."""
        if symbol not in self.symbols:
            raise BadValue("symbol", f"the ELF file has no symbol {symbol}")
        found = self.symbols[symbol]
        section = self.sections[found.section]
        begin = found.address - section.address
        return section.data[begin:begin + found.size]


def read(data: bytes) -> ElfFile:
    """Read an ELF file. Raises ValueError for another file, and for one that is cut off or damaged."""
    if not data.startswith(MAGIC):
        raise ValueError("this is no ELF file of 64 bits")
    try:
        system, version, kind, machine, _, _, _, table, flags, _, _, _, _, count, names = _HEADER.unpack_from(data)
        entries = [_SECTION.unpack_from(data, table + place * _SECTION.size) for place in range(count)]
        if any(entry[1] != NO_BITS and entry[4] + entry[5] > len(data) for entry in entries):
            raise IndexError
        called = [_name(data, entries[names], entry[0]) for entry in entries]
        sections = {name: Section(entry[1], entry[2], entry[3], entry[4],
                                  b"" if entry[1] == NO_BITS else data[entry[4]:entry[4] + entry[5]])
                    for name, entry in zip(called, entries, strict=True)}
        symbols = {}
        for entry in entries:
            for at in range(entry[4], entry[4] + entry[5], _SYMBOL.size) if entry[1] == SYMBOLS else ():
                name, _, _, place, address, size = _SYMBOL.unpack_from(data, at)
                if 0 < place < count:
                    symbols[_name(data, entries[entry[6]], name)] = Symbol(address, size, called[place])
    except (struct.error, IndexError, OverflowError):
        raise ValueError("the ELF file is cut off or damaged") from None
    return ElfFile(system, version, kind, machine, flags, sections, symbols)


def _name(data: bytes, table: tuple[int, ...], begin: int) -> str:
    begin += table[4]
    end = data.find(b"\0", begin)
    return data[begin:end].decode(errors="replace")
