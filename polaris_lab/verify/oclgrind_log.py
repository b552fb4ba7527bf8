"""What Oclgrind 21.10 writes into its log, read back as findings.

A report is a block of lines: its first sentence, then indented lines that say kernel, work-item, instruction and
source line. Every block becomes a finding or the note that Oclgrind stopped reporting: an unknown one is never dropped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

FATAL = "OCLGRIND FATAL ERROR"
END = "polaris-lab: finished and read back"
"""The line that whoever ran the kernel adds when all is done: reports stand before it."""
KINDS = (
    (r"Index \(|Invalid (?:read|write) of size", "out-of-bounds"),
    (r".*data race at", "race"),
    (r"Uninitialized |.* uninitialized ", "uninitialised"),
    (r"Work-group divergence", "divergence"),
    (r"Invalid memory .* not aligned", "misaligned"),
    (r"Invalid (?:read|write) (?:from|to)", "wrong-access"),
    (FATAL, "tool-failure"),
)
"""How the first sentence of a report begins, and the kind of finding that it is; anything else is "other"."""
_SUPPRESSED = re.compile(r"Oclgrind: (\d+) errors generated - suppressing")
_ENTITY = re.compile(r"\t(?:Entity|First entity|Second entity|Work-item):.*Global\(([\d,]+)\).*Group\(([\d,]+)\)")
_SPACES = {"1": "global", "2": "constant", "3": "local"}


@dataclass
class Finding:
    """Reports of one kind, at one line, about one array; `work_item` and `work_group` are those of the first.

    What a report does not say is None. `other_line` is the second line of a race, where the other work-item stands.
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
class _Place:
    """Where one work-item stood: the part of a report from "Entity" or "Work-group" to the source line."""

    work_item: tuple[int, ...] | None = None
    work_group: tuple[int, ...] | None = None
    instruction: str = ""
    line: int | None = None
    column: int = 0
    source: str | None = None

    @property
    def reads(self) -> bool:
        return " = load " in self.instruction


@dataclass
class Log:
    """What a log says: `truncated` when Oclgrind stopped at its limit, `ended` when the end mark is its last word."""

    findings: list[Finding]
    truncated: bool
    ended: bool


def read(lines: Iterable[str], kernel: str, source: str) -> Log:
    """The findings of a log, grouped by kind, lines and array, in the order of their first reports.

    `source` is the text of the function `kernel`, in which the names of arrays are looked up.
    """
    text = source.splitlines()
    found: dict[tuple, Finding] = {}
    known: dict[tuple, Finding] = {}  # a fault in a loop is reported once for each pass: parse its first report only
    truncated = ended = False
    for block in _blocks(lines):
        ended = block == [END]
        if ended:
            continue
        if _SUPPRESSED.match(block[0]):
            truncated = True
            continue
        words = (*block[0].split(" ", 3)[:3], *(line for line in block[1:] if "Global(" not in line))
        if words in known:
            known[words].count += 1
            continue
        new = _finding(block, kernel, text)
        key = new.kind, new.kernel, new.line, new.other_line, new.array, new.space
        known[words] = first = found.setdefault(key, new)
        if first is not new:
            first.count += 1
            if new.message.startswith("Index") and not first.message.startswith("Index"):
                first.message = new.message  # the same access is reported twice; this sentence says the array's size
    return Log(list(found.values()), truncated, ended)


def _blocks(lines: Iterable[str]) -> Iterator[list[str]]:
    block: list[str] = []
    for line in lines:
        if line := line.rstrip("\n"):
            block.append(line)
        elif block:
            yield block
            block = []
    if block:
        yield block


def _finding(block: list[str], kernel: str, text: list[str]) -> Finding:
    message = block[0]
    kind = next((kind for pattern, kind in KINDS if re.match(pattern, message)), "other")
    if message.startswith(FATAL):
        message = "FATAL ERROR: " + (block[1].strip() if len(block) > 1 else message)
    name = next((line.split(":", 1)[1].strip() for line in block if line.startswith("\tKernel:")), kernel)
    places = _places(block) or [_Place()]
    if kind == "race":  # the one that writes first: Oclgrind names the two in either order
        places.sort(key=lambda place: (place.reads, place.line or 0, place.column))
    at = places[0]
    line = text[at.line - 1] if name == kernel and at.line and at.line <= len(text) else ""
    return Finding(kind, name, at.line, at.source, _array(line, at), _space(at), at.work_item, at.work_group,
                   message=message, other_line=places[1].line if kind == "race" and len(places) > 1 else None)


def _places(block: list[str]) -> list[_Place]:
    places: list[_Place] = []
    for number, line in enumerate(block):
        if ids := _ENTITY.match(line):
            places.append(_Place(_numbers(ids[1]), _numbers(ids[2])))
        elif group := re.match(r"\tWork-group: *\(([\d,]+)\)", line):
            places.append(_Place(work_group=_numbers(group[1])))
        elif not places:
            continue
        elif (at := re.match(r"\tAt line (\d+)(?: \(column (\d+)\))? of", line)) and places[-1].line is None:
            places[-1].line, places[-1].column = int(at[1]), int(at[2] or 0)
            places[-1].source = block[number + 1].strip() if number + 1 < len(block) else None
        elif line.startswith("\t  ") and not places[-1].instruction:
            places[-1].instruction = line.strip()
    return places


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _space(at: _Place) -> str | None:
    """The address space of what the instruction loads or stores, or hands to a built-in function."""
    if named := re.findall(r"addrspace\((\d)\)\*", at.instruction):
        return _SPACES.get(named[-1])
    return "private" if at.reads or at.instruction.startswith("store ") else None


def _array(line: str, at: _Place) -> str | None:
    """The array that a load or a store indexes: its name stands left of the column for a store, else at it."""
    before, after = line[:max(at.column - 1, 0)], line[max(at.column - 1, 0):]
    if re.match(r"[-+*/]?=(?!=)", after):
        name = re.search(r"(\w+)$", _without_subscripts(before))
        return name[1] if name and before.rstrip().endswith("]") else None
    name = re.match(r"([A-Za-z_]\w*)\s*\[", after)
    return name[1] if name and at.column else None


def _without_subscripts(text: str) -> str:
    """"x = a; As[b[i]][2]" without the subscripts at its end: "x = a; As"."""
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
