"""Strip a kernel's source of its comments, and hash it so that equal code has equal hashes."""

from __future__ import annotations

import functools
import hashlib
import re

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|\.?\d(?:[eEpP][+-]|[\w.])*|\w+|\S')


def without_comments(source: str) -> str:
    """Replace comments by blanks, each line in its place."""
    return _COMMENT.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), source)


@functools.lru_cache(2**8)
def token_hash(source: str) -> str:
    """Compute the SHA-256 of a source's preprocessing tokens (C99, section 6.4), in hexadecimal.

    Comments, blanks and line breaks do not count, except for the line breaks that end a directive.
    """
    lines = without_comments(source).replace("\\\n", " ").splitlines()
    parts = []
    for line in lines:
        tokens = " ".join(_TOKEN.findall(line))
        parts.append(f"\n{tokens}\n" if tokens.startswith("#") else f"{tokens} ")
    return hashlib.sha256(re.sub(r"\s*\n\s*", "\n", re.sub(r" +", " ", "".join(parts))).strip().encode()).hexdigest()
