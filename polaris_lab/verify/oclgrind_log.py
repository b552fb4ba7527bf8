"""Parse the log that Oclgrind 21.10 writes into findings.

A report is a block of lines: its first sentence, then indented lines with kernel, work-item, instruction and source
line. Every block becomes a finding or the note that Oclgrind stopped reporting; a block of an unknown kind is never
dropped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

FATAL_MESSAGE = "OCLGRIND FATAL ERROR"
END_MESSAGE = "polaris-lab: finished and read back"
"""The line that the process which ran the kernel adds to the log when it has finished."""
KINDS = (
    (r"Index \(|Invalid (?:read|write) of size", "out-of-bounds"),
    (r".*data race at", "race"),
    (r"Uninitialized |.* uninitialized ", "uninitialised"),
    (r"Work-group divergence", "divergence"),
    (r"Invalid memory .* not aligned", "misaligned"),
    (r"Invalid (?:read|write) (?:from|to)", "wrong-access"),
    (FATAL_MESSAGE, "tool-failure"),
)
"""Patterns for the beginning of a report's first sentence, and the kind of finding; any other report is "other"."""
_SUPPRESSED = re.compile(r"Oclgrind: (\d+) errors generated - suppressing")
_ENTITY = re.compile(r"\t(?:Entity|First entity|Second entity|Work-item):.*Global\(([\d,]+)\).*Group\(([\d,]+)\)")
_EXCHANGE = re.compile(r" call .*@_Z\d+(?:atom|atomic)_(?:xchg|exchange)")
_SPACES = {"1": "global", "2": "constant", "3": "local"}
_IN_LOCAL_MEMORY = re.compile(r"local memory address 0x([0-9a-f]+)")
_OFFSET_BITS = 48
"""The low bits of an address of Oclgrind's: the byte within an array. Those above number the arrays, local ones in an
order that differs from run to run."""


@dataclass
class Finding:
    """Sums up `count` reports of one kind, at one line, about one array.

    `work_item`, `work_group` and `message` are those of the first report; what it does not say is None. `message` is
    its first sentence, without the address of a local array. `other_line` is the source line of the second work-item
    of a race. Which work-items race first differs from run to run.
    """

    kind: str
    kernel: str
    line: int | None = None
    source: str | None = None
    array: str | None = None
    space: str | None = None
    work_item: tuple[int, ...] | None = None
    work_group: tuple[int, ...] | None = None
    count: int = 1
    message: str = ""
    other_line: int | None = None


@dataclass
class _Location:
    """Holds a work-item and what it executed: a report from "Entity" or "Work-group" to the source line."""

    work_item: tuple[int, ...] | None = None
    work_group: tuple[int, ...] | None = None
    instruction: str = ""
    line: int | None = None
    column: int = 0
    source: str | None = None
    number: int = 0  # of the line of the report that names the work-item

    @property
    def reads(self) -> bool:
        return bool(re.search(r" = (?:load |(?:\w+ )?call .*@_Z\d+vload)", self.instruction))


@dataclass
class Log:
    """Holds a parsed log. `truncated`: Oclgrind stopped reporting at its limit. `ended`: the last line is
    END_MESSAGE."""

    findings: list[Finding]
    truncated: bool
    ended: bool


def parse_log(lines: Iterable[str], kernel: str, source: str) -> Log:
    """Parse a log: its findings, grouped by kind, lines and array, in the order of their first reports; races, whose
    order differs from run to run, in the order of their lines, each with the least work-item that is reported.

    The names of arrays are looked up in `source`, the text of the function `kernel`.
    """
    text = source.splitlines()
    by_key: dict[tuple, Finding] = {}
    known: dict[tuple, tuple[Finding, int]] = {}  # a fault in a loop is reported each time: parse its first report only
    truncated = ended = False
    for block in _blocks(lines):
        ended = block == [END_MESSAGE]
        if ended:
            continue
        if block[0].startswith("Uninitialized value written") and any(map(_EXCHANGE.search, block[1:])):
            continue  # Oclgrind goes by what the memory held before, and not by the value
        if _SUPPRESSED.match(block[0]):
            truncated = True
            continue
        words = (*block[0].split(" ", 3)[:3], *(line for line in block[1:] if "Global(" not in line))
        if words in known:
            first, number = known[words]
            first.count += 1
            if first.kind == "race" and (ids := _ENTITY.match(block[number])):
                _name_least(first, _numbers(ids[1]), _numbers(ids[2]))
            continue
        new, number = _finding(block, kernel, text)
        key = new.kind, new.kernel, new.line, new.other_line, new.array, new.space
        first = by_key.setdefault(key, new)
        known[words] = first, number
        if first is not new:
            first.count += 1
            if new.kind == "race" and new.work_item and new.work_group:
                _name_least(first, new.work_item, new.work_group)
            if new.message.startswith("Index") and not first.message.startswith("Index"):
                first.message = new.message  # Oclgrind reports the access twice; this sentence has the array's size
            elif new.kind == "race":
                first.message = min(first.message, new.message)  # both a read and a write of one line may meet a write
    races = iter(sorted((each for each in by_key.values() if each.kind == "race"), key=_order))
    findings = [next(races) if each.kind == "race" else each for each in by_key.values()]  # others keep their places
    return Log(findings, truncated, ended)


def _name_least(race: Finding, work_item: tuple[int, ...], work_group: tuple[int, ...]) -> None:
    if race.work_item and race.work_group and (work_group, work_item) < (race.work_group, race.work_item):
        race.work_item, race.work_group = work_item, work_group


def _order(race: Finding) -> tuple:
    return race.line or 0, race.other_line or 0, race.kernel, race.array or "", race.space or ""


def _blocks(lines: Iterable[str]) -> Iterator[list[str]]:
    """Split a log at its empty lines."""
    block: list[str] = []
    for line in lines:
        if line := line.rstrip("\n"):
            block.append(line)
        elif block:
            yield block
            block = []
    if block:
        yield block


def _finding(block: list[str], kernel: str, text: list[str]) -> tuple[Finding, int]:
    """Make a finding of one report; return it, and the number of the line that names its work-item."""
    message = block[0]
    kind = next((kind for pattern, kind in KINDS if re.match(pattern, message)), "other")
    if message.startswith(FATAL_MESSAGE):
        message = "FATAL ERROR: " + (block[1].strip() if len(block) > 1 else message)
    name = next((line.split(":", 1)[1].strip() for line in block if line.startswith("\tKernel:")), kernel)
    locations = _locations(block) or [_Location()]
    message = _IN_LOCAL_MEMORY.sub(_place, message) if kind != "race" else \
        re.sub(f"at {_IN_LOCAL_MEMORY.pattern}", "in local memory", message)
    if kind == "race":  # Oclgrind names the two work-items in either order: the one that writes comes first
        locations.sort(key=lambda location: (location.reads, location.line or 0, location.column))
    at = locations[0]
    line = text[at.line - 1] if name == kernel and at.line and at.line <= len(text) else ""
    other = locations[1].line if kind == "race" and len(locations) > 1 else None
    return Finding(kind, name, at.line, at.source, _array(line, at), _space(at), at.work_item, at.work_group,
                   message=message, other_line=other), at.number


def _place(found: re.Match) -> str:
    """Say where in a local array an address lies, without the array's number."""
    array, byte = divmod(int(found[1], 16), 2**_OFFSET_BITS)
    if byte >= 2**(_OFFSET_BITS - 1):
        return f"{2**_OFFSET_BITS - byte} bytes before a local array"
    return f"byte {byte} of a local array" if array else found[0]  # of no array, as of a null pointer


def _locations(block: list[str]) -> list[_Location]:
    locations: list[_Location] = []
    for number, line in enumerate(block):
        if ids := _ENTITY.match(line):
            locations.append(_Location(_numbers(ids[1]), _numbers(ids[2]), number=number))
        elif group := re.match(r"\tWork-group: *\(([\d,]+)\)", line):
            locations.append(_Location(work_group=_numbers(group[1])))
        elif not locations:
            continue
        elif (at := re.match(r"\tAt line (\d+)(?: \(column (\d+)\))? of", line)) and locations[-1].line is None:
            locations[-1].line, locations[-1].column = int(at[1]), int(at[2] or 0)
            locations[-1].source = block[number + 1].strip() if number + 1 < len(block) else None
        elif line.startswith("\t  ") and not locations[-1].instruction:
            locations[-1].instruction = line.strip()
    return locations


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _space(at: _Location) -> str | None:
    """Tell the address space of the pointer that a load, a store or a call of a built-in function uses."""
    if named := re.findall(r"addrspace\((\d)\)\*", at.instruction):
        return _SPACES.get(named[-1])
    return "private" if at.reads or at.instruction.startswith("store ") else None


def _array(line: str, at: _Location) -> str | None:
    """Find the name of the array that is accessed: left of the reported column for a store, at it for a load."""
    before, after = line[:max(at.column - 1, 0)], line[max(at.column - 1, 0):]
    if re.match(r"[-+*/]?=(?!=)", after):
        name = re.search(r"(\w+)$", _without_subscripts(before))
        return name[1] if name and before.rstrip().endswith("]") else None
    name = re.match(r"([A-Za-z_]\w*)\s*\[", after)
    return name[1] if name and at.column else None


def _without_subscripts(text: str) -> str:
    """Cut the subscripts off the end of a text: "x = a; As[b[i]][2]" becomes "x = a; As"."""
    text = text.rstrip()
    while text.endswith("]"):
        depth = 0
        for start in range(len(text) - 1, -1, -1):
            depth += {"]": 1, "[": -1}.get(text[start], 0)
            if depth == 0:
                break
        else:
            return ""  # a subscript that began on another line
        text = text[:start].rstrip()
    return text
