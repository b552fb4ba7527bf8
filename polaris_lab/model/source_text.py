"""Strip a kernel's source of its comments, and hash it so that equal code has equal hashes, with what it includes."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base.errors import BadValue
from polaris_lab.base.memoize import sha256, text_of

_SPLICE = r"\\[ \t\f\v]*\n"  # joins two lines, within a comment and within a word too
_ESCAPED = rf"{_SPLICE}|\\(?![ \t\f\v]*\n)."
_LITERAL = rf'"(?:{_ESCAPED}|[^"\\\n])*"|' rf"'(?:{_ESCAPED}|[^'\\\n])*'"
_COMMENT = re.compile(
    rf"({_LITERAL})|/(?:{_SPLICE})*(?:\*.*?\*(?:{_SPLICE})*/|/(?:{_SPLICE}|[^\n])*)", re.DOTALL)
_OPERATOR = r"<<=|>>=|\+\+|--|->|&&|\|\||##|<<|>>|[-+*/%&|^<>=!]="
_TOKEN = re.compile(rf"{_LITERAL}|\.?\d(?:[eEpP][+-]|[\w.])*|\w+|{_OPERATOR}|\S")
_MACRO = re.compile(r"(\s*#\s*define\s+\w+)\(")
_OBSCURE = re.compile(r"""["']|/\*|\?\?|%:|__LINE__""")
_STRING_OF = re.compile("(?<!#)#(?!#)")
_NOTE = "#pragma polaris_lab includes"
_INCLUDE = re.compile(r"^\s*#\s*include(?:_next)?\b *(.*?) *$", re.MULTILINE)
_QUOTED = re.compile(r'"([^"\n]+)"|<([^>\n]+)>')


def without_comments(source: str) -> str:
    """Replace comments by blanks, each line in its place."""
    return _COMMENT.sub(lambda m: m[1] or re.sub(r"[^\n]", " ", m[0]), source)


@functools.lru_cache(2**8)
def token_hash(source: str) -> str:
    """Compute the SHA-256 of a source's preprocessing tokens (C99, section 6.4), in hexadecimal.

    Comments, blanks and line breaks do not count, except for the line breaks that end a directive. All of the text
    counts where compilers may differ over its tokens, or where its lines are numbered: an open quote or comment,
    trigraphs, %: for #, __LINE__, an argument made into a string.
    """
    bare = without_comments(re.sub(_SPLICE, "", re.sub(r"\r\n?", "\n", source)))
    plain = re.sub(_LITERAL, "", bare)
    makes_strings = any(_STRING_OF.search(line.strip(), 1) for line in plain.split("\n"))
    if makes_strings or "??" in source or _OBSCURE.search(plain):
        return sha256(source)
    parts = []
    for line in bare.split("\n"):
        line = _MACRO.sub(r"\1 @(", line)  # only without a blank does the bracket begin a macro's parameters
        if tokens := " ".join(_TOKEN.findall(line)):
            parts.append(f"\n{tokens}\n" if tokens.startswith("#") else f"{tokens} ")
    return hashlib.sha256(re.sub(r" ?\n+", "\n", "".join(parts)).strip().encode()).hexdigest()


def include_options(source: str, folder: Path | None) -> tuple[str, ...]:
    """Return the build option under which a source that `with_included` returned finds its files."""
    return (f"-I{folder}",) if folder and _NOTE in source else ()


def with_included(source: str, folders: Sequence[Path], argument: str = "file") -> str:
    """Add a directive that no compiler knows for each file that a source includes, with its hash, so that the text
    alone tells what is built; a source that includes nothing is returned as it is.

    Files are looked for next to the file that names them, then in `folders`, as compilers do; one that is not found is
    left to the compiler. Raises ValueError, naming `argument`, for a name that a macro makes, and for what is no file.
    """
    found: dict[Path, str] = {}
    _find_included(source, folders, found, argument)
    notes = [f"{_NOTE} {path.name} {sha256(text)}\n" for path, text in found.items()]
    return "".join([source, "\n" if notes and not source.endswith("\n") else "", *notes])


def _find_included(source: str, folders: Sequence[Path], found: dict[Path, str], argument: str) -> None:
    if "include" not in source:
        return
    for written in _INCLUDE.findall(without_comments(re.sub(_SPLICE, "", source))):
        if not (name := _QUOTED.match(written)):
            raise BadValue(argument, f"{argument} includes {written}: write the name of the file itself, in quotes")
        path = next((path for folder in folders if (path := folder / (name[1] or name[2])).exists()), None)
        if path is None or path in found:
            continue
        if not path.is_file():
            raise BadValue(argument, f"{argument} includes {path.name!r}, which is no file")
        try:
            found[path] = text_of(path)
        except (OSError, UnicodeDecodeError) as error:
            raise BadValue(argument, f"{argument} includes {path.name!r}, which cannot be read: {error}") from None
        _find_included(found[path], (path.parent, *folders), found, argument)
