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


def without_comments(source: str) -> str:
    """Replace comments by blanks, each line in its place."""
    return _COMMENT.sub(lambda m: m[1] or re.sub(r"[^\n]", " ", m[0]), source)


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
