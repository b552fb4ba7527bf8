"""Strip a kernel's source of its comments, and hash it so that equal code has equal hashes."""

from __future__ import annotations

import functools
import hashlib
import re

_STRING = r'"(?:\\.|[^"\\\n])*"'
_COMMENT = re.compile(rf"({_STRING})|/\*.*?\*/|//[^\n]*", re.DOTALL)
_OPERATOR = r"<<=|>>=|\+\+|--|->|&&|\|\||##|<<|>>|[-+*/%&|^<>=!]="
_TOKEN = re.compile(rf"{_STRING}|\.?\d(?:[eEpP][+-]|[\w.])*|\w+|{_OPERATOR}|\S")
_MACRO = re.compile(r"(\s*#\s*define\s+\w+)\(")
_DIRECTIVE = re.compile(r"^[ \t]*#.*(?:\n|$)", re.MULTILINE)
_DEFINE = re.compile(r"[ \t]*#[ \t]*define[ \t]+(\w+)(?:\([^)]*\))?(.*)")
_WORD = re.compile(r"\w+|\S")
LONG_STATEMENT, LONG_TEXT = 1500, 25_000
"""Characters, without blanks, that a compiler takes without harm between two semicolons, and in a whole text.

PoCL's ends the process at some 4,000 characters of signs in one statement, 40,000 of `if (1)`, or 100,000 of "["."""
_ROUNDS = 12
"""How often macros are put into macros to see how long they become: where each doubles another, one character is 4,096
then."""


def without_comments(source: str) -> str:
    """Replace comments by blanks, each line in its place."""
    return _COMMENT.sub(lambda m: m[1] or re.sub(r"[^\n]", " ", m[0]), source)


def is_deep(source: str) -> bool:
    """Tell whether a source may nest so deep, once its macros are put in, that a compiler which calls itself for each
    level runs out of stack.

    Levels are not counted: brackets, signs, casts and branches make them, and few characters make few of them.
    """
    text = without_comments(source.replace("\\\n", " "))
    bodies: dict[str, list[str]] = {}
    for directive in _DIRECTIVE.findall(text):
        if found := _DEFINE.match(directive):
            bodies.setdefault(found[1], []).extend(_WORD.findall(found[2]))
    sizes: dict[str, int] = {}
    for _ in range(_ROUNDS):
        sizes = {name: sum(sizes.get(word, len(word)) for word in words) for name, words in bodies.items()}
    statements = [sum(sizes.get(word, len(word)) for word in _WORD.findall(each))
                  for each in _DIRECTIVE.sub("\n", text).split(";")]
    return max(statements) > LONG_STATEMENT or sum(statements) > LONG_TEXT


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
