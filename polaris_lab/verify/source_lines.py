"""Find the line of a kernel's source that a fault points at, where the tool that found the fault names none.

The text is searched, not understood: a line is returned only where one alone fits.
"""

from __future__ import annotations

import itertools
import re

from polaris_lab.model.source_text import without_comments

_LOOP = re.compile(r"\b(while|for)\s*\(")
_CHANGED = r"(?:\b{0}\b\s*(?:\[[^]]*\]\s*)?(?:[-+*/%&|^]|<<|>>)?=(?!=)|\b{0}\b\s*(?:\+\+|--)|(?:\+\+|--)\s*\b{0}\b)"
_LOCAL = re.compile(r"\b(?:__)?local\b[^;*(){}]*\[[^;]*;")

_UNSET = re.compile(r"^[ \t]*(?:private\s+)?(?:float|half|double|u?int|u?long|size_t)\d*\s+(\w+)\s*(?:\[[^]]*\]\s*)*;",
                    re.MULTILINE)


def at_line(text: str, line: int | None) -> str:
    """Return " (line N: its text)", "" where the line is not known."""
    if not line:
        return ""
    return f" (line {line}: {text.splitlines()[line - 1].strip()})"


def parameter_line(text: str, function: str, name: str, place: int) -> int | None:
    """Return the line of a parameter of a kernel: of its name, or of the one in its place (from 1)."""
    bare = without_comments(text)
    head = re.search(rf"\b{re.escape(function)}\s*\(", bare)
    if not head:
        return None
    end = _closing(bare, head.end() - 1)
    parameters = bare[head.end():end]
    starts = [0, *(match.end() for match in re.finditer(",", parameters)), len(parameters) + 1]
    for begin, stop in itertools.pairwise(starts):
        if re.search(rf"\b{re.escape(name)}\s*$", parameters[begin:stop - 1]):
            return _line(bare, head.end() + begin + _blanks(parameters[begin:]))
    if place < len(starts):
        return _line(bare, head.end() + starts[place - 1] + _blanks(parameters[starts[place - 1]:]))
    return _line(bare, head.start())


def read_of_result(text: str, name: str) -> int | None:
    """Return the line where the array `name` is read, where one line alone reads it without a question before it."""
    bare = without_comments(text)
    read = [_line(bare, match.start()) for match in re.finditer(rf"(?<![\w.]){re.escape(name)}\s*\[", bare)
            if not re.match(r"\s*=(?!=)", bare[_closing(bare, match.end() - 1, "[]") + 1:])]
    lines = bare.splitlines()
    plain = [line for line in dict.fromkeys(read) if "?" not in lines[line - 1]]
    return plain[0] if len(plain) == 1 else None


def endless_loop(text: str) -> int | None:
    """Return the line of a loop in which nothing changes that its condition names, where there is one alone."""
    bare, found = without_comments(text), []
    for loop in _LOOP.finditer(bare):
        end = _closing(bare, loop.end() - 1)
        header = bare[loop.end():end]
        condition, _, step = header.partition(";")[2].partition(";") if loop[1] == "for" else (header, "", "")
        body = _body(bare, end + 1)
        names = set(re.findall(r"\b[A-Za-z_]\w*\b(?!\s*\()", condition))
        if not any(re.search(_CHANGED.format(re.escape(name)), f"{step};{body}") for name in names) and not re.search(
                r"\b(?:break|return)\b", body):
            found.append(_line(bare, loop.start()))
    return found[0] if len(found) == 1 else None


def unset_variable(text: str) -> tuple[str, int] | None:
    """Return the name and line of the first variable that is declared without a value, where there is one."""
    bare = without_comments(text)
    found = _UNSET.search(bare)
    return (found[1], _line(bare, found.start(1))) if found else None


def local_array(text: str) -> int | None:
    """Return the line that first declares a local array."""
    bare = without_comments(text)
    found = _LOCAL.search(bare)
    return _line(bare, found.start()) if found else None


def _closing(text: str, start: int, pair: str = "()") -> int:
    """Return where the bracket that opens at `start` closes; the end of the text where it does not."""
    depth = 0
    for at in range(start, len(text)):
        depth += {pair[0]: 1, pair[1]: -1}.get(text[at], 0)
        if depth == 0:
            return at
    return len(text)


def _body(text: str, start: int) -> str:
    """Return the statement or the block that begins at `start`."""
    begin = start + _blanks(text[start:])
    if text[begin:begin + 1] == "{":
        return text[begin:_closing(text, begin, "{}") + 1]
    return text[begin:text.find(";", begin) + 1]


def _blanks(text: str) -> int:
    return len(text) - len(text.lstrip())


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
