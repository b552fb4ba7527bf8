"""Strip a kernel's source of its comments, and hash it so that equal code has equal hashes."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

_STRING = r'"(?:\\.|[^"\\\n])*"'
_COMMENT = re.compile(rf"({_STRING})|/\*.*?\*/|//[^\n]*", re.DOTALL)
_OPERATOR = r"<<=|>>=|\+\+|--|->|&&|\|\||##|<<|>>|[-+*/%&|^<>=!]="
_TOKEN = re.compile(rf"{_STRING}|\.?\d(?:[eEpP][+-]|[\w.])*|\w+|{_OPERATOR}|\S")
_MACRO = re.compile(r"(\s*#\s*define\s+\w+)\(")
_DIRECTIVE = re.compile(r"^[ \t]*#.*(?:\n|$)", re.MULTILINE)
_DEFINE = re.compile(r"[ \t]*#[ \t]*define[ \t]+(\w+)(?:\(([^)]*)\))?(.*)")
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include\b[ \t]*(?:["<]([^">\n]*)[">])?.*$', re.MULTILINE)
_WORD = re.compile(r"\w+|\S")
LONG_STATEMENT, LONG_TEXT = 1500, 25_000
"""Characters, without blanks, that a compiler takes without harm between two semicolons, and in a whole text.

PoCL's ends the process at some 4,000 characters of signs in one statement, 40,000 of `if (1)`, or 100,000 of "["."""
_ROUNDS = 12
"""How often macros are put into macros to see how long they become: where each doubles another, one character is 4,096
then."""
_LIMIT, _MOST_FILES, _LONGEST_FILE = 10**9, 100, 2**20
"""Lengths are not counted further than the first; of more included files, or of one of so many bytes, anything is
believed."""


def without_comments(source: str) -> str:
    """Replace comments by blanks, each line in its place."""
    return _COMMENT.sub(lambda m: m[1] or re.sub(r"[^\n]", " ", m[0]), source)


def is_deep(source: str, options: Sequence[str] = ()) -> bool:
    """Tell whether a source may nest so deep, once included files and macros are put in, that a compiler which calls
    itself for each level runs out of stack.

    Levels are not counted: brackets, signs, casts and branches make them, and few characters make few of them. What
    includes a file that cannot be read may hold anything. `options` are the compiler's.
    """
    given = (option[2:].partition("=") for option in options if option.startswith("-D"))
    source = "".join(f"#define {name} {body}\n" for name, _, body in given) + source
    try:
        text = _included(source, [Path(option[2:]) for option in options if option.startswith("-I")])
    except (OSError, ValueError):  # the latter for a name that holds a zero byte
        return True
    bodies: dict[str, list[str]] = {}
    parameters: dict[str, set[str]] = {}
    for directive in _DIRECTIVE.findall(text):
        if found := _DEFINE.match(directive):
            bodies.setdefault(found[1], []).extend(_WORD.findall(found[3]))
            parameters.setdefault(found[1], set()).update(_WORD.findall((found[2] or "").replace("...", "__VA_ARGS__")))
    sizes: dict[str, int] = {}
    copies: dict[str, int] = {}
    for _ in range(_ROUNDS):
        most = max(copies.values(), default=1)
        copies = {name: sum(_lengths(words, dict.fromkeys(parameters[name], 1), 0,
                                     copies | dict.fromkeys(parameters[name], most))) for name, words in bodies.items()}
        sizes = {name: sum(_lengths(words, sizes | dict.fromkeys(parameters[name], 0), None, copies))
                 for name, words in bodies.items()}
    statements = _lengths(_WORD.findall(_DIRECTIVE.sub("\n", text)), sizes, None, copies)
    return max(statements) > LONG_STATEMENT or sum(statements) > LONG_TEXT


def _included(source: str, folders: Sequence[Path], within: tuple[Path, ...] = (),
              files: list[Path] | None = None) -> str:
    """Return a source without comments, each included file in the place of its directive.

    Raises OSError for a file that is not there, is too long, includes itself, or is named by a macro, and for too many.
    """
    files = [] if files is None else files

    def text(directive: re.Match[str]) -> str:
        named = [(folder / directive[1]).resolve() for folder in folders if directive[1]]
        path = next((each for each in named if each.is_file()), None)
        if path is None or path in within or len(files) > _MOST_FILES or path.stat().st_size > _LONGEST_FILE:
            raise OSError(f"{directive[0].strip()} cannot be looked at")
        files.append(path)
        return _included(path.read_text(encoding="utf-8", errors="replace"), [path.parent, *folders], (*within, path),
                         files)

    return _INCLUDE.sub(text, without_comments(source.replace("\\\n", " ")))


def _lengths(words: Sequence[str], sizes: Mapping[str, int], other: int | None, copies: Mapping[str, int]) -> list[int]:
    """Count the characters of each statement once macros are put in, up to a limit for each.

    `sizes` are those of words; any other word has `other`, or its own length. `copies` says how often a macro writes
    what stands in its brackets.
    """
    lengths, factors, before = [0], [1], ""
    for word in words:
        times = copies.get(before, 0) if word == "(" else 0  # of a macro's brackets nothing is left
        if word == ";":
            lengths.append(0)
        elif not times and not (word == ")" and len(factors) > 1 and factors[-1] != factors[-2]):
            size = sizes.get(word, len(word) if other is None else other)
            lengths[-1] = min(lengths[-1] + factors[-1] * size, _LIMIT)
        if word == "(":
            factors.append(min(factors[-1] * max(times, 1), _LIMIT))
        elif word == ")" and len(factors) > 1:
            factors.pop()
        before = word
    return lengths


@functools.lru_cache(2**8)
def token_hash(source: str) -> str:
    """Compute the SHA-256 of a source's preprocessing tokens (C99, section 6.4), in hexadecimal.

    Comments, blanks and line breaks do not count, except for the line breaks that end a directive.
    """
    lines = without_comments(source).replace("\\\n", " ").splitlines()
    parts = []
    for line in lines:
        line = _MACRO.sub(r"\1 @(", line)  # only without a blank does the bracket begin a macro's parameters
        tokens = " ".join(_TOKEN.findall(line))
        parts.append(f"\n{tokens}\n" if tokens.startswith("#") else f"{tokens} ")
    return hashlib.sha256(re.sub(r"\s*\n\s*", "\n", re.sub(r" +", " ", "".join(parts))).strip().encode()).hexdigest()
