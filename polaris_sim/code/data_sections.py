"""Read the constants of a listing: the bytes of its data objects, such as a table in constant memory."""

from __future__ import annotations

import re

_SIZES = {".byte": 1, ".short": 2, ".2byte": 2, ".long": 4, ".4byte": 4, ".quad": 8, ".8byte": 8}
_TEXT = {".ascii": b"", ".asciz": b"\0"}
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)
_NAMED = {b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t"}


def constant(text: str, name: str) -> bytes | None:
    """Return the bytes of the data object `name` of a listing, None where it has no such object.

    Raises ValueError for a directive that is not known, such as an address in a table.
    """
    if not re.search(rf"^\s*\.type\s+{re.escape(name)},@object", text, re.MULTILINE):
        return None
    begin = re.search(rf"^{re.escape(name)}:", text, re.MULTILINE)
    if begin is None:
        return None
    found = bytearray()
    for written in text[begin.end():].splitlines()[1:]:
        directive, _, value = written.strip().partition("\t")
        if not directive or directive.startswith((".size", ".section", ".type", ".Lfunc")) or written[0] not in " \t":
            break
        found += _bytes(directive, value.strip(), name)
    return bytes(found)


def _bytes(directive: str, value: str, name: str) -> bytes:
    if directive in _TEXT:
        return _string(value) + _TEXT[directive]
    value = value.split(";")[0].strip()
    try:
        if directive in _SIZES:
            size = _SIZES[directive]
            return b"".join((int(each, 0) % 256**size).to_bytes(size, "little") for each in value.split(","))
        if directive in (".zero", ".skip", ".space"):
            count, _, filler = value.partition(",")
            return bytes([int(filler or "0", 0) % 256]) * int(count, 0)
    except ValueError:
        pass
    raise ValueError(f"the simulator does not know {directive} {value} in the constant {name}")


def _string(value: str) -> bytes:
    """Read a quoted text with the assembler's escapes: octal numbers and single letters."""
    quoted = value[1:value.rindex('"')].encode("latin-1")
    return _ESCAPE.sub(lambda found: bytes([int(found[1], 8) % 256]) if found[1].isdigit()
                       else _NAMED.get(found[1], found[1]), quoted)
