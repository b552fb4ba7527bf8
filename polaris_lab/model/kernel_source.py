"""Read the source of a kernel that is in no catalogue: the text of a file, or a text as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base.errors import BadType, BadValue
from polaris_lab.base.memoize import text_of
from polaris_lab.model.source_text import with_included

FOREIGN = "-cl-std=CL1.2"
"""What a kernel that the lab did not write is built as; the catalogue's own are `kernel_spec.LANGUAGE`."""
_OPTION = re.compile(
    r"-D[A-Za-z_]\w*(\([\w.,]*\))?(=\S*)?|-U\w+|-cl-[\w.+=-]+|-nv-[\w=-]+|-w|-W[a-z][\w=+-]*|-g|-O[0-3s]?|"
    r"-f(no-)?(fast-math|unroll-loops|vectorize|slp-vectorize|inline|inline-functions|wrapv|strict-aliasing|"
    r"math-errno|signed-zeros|associative-math|reciprocal-math|finite-math-only)|-ffp-contract=(on|off|fast)", re.ASCII)
_OPTIONS = "-D, -U, -I with a folder, -O, -w, -W, -g, -cl-..., -nv-..., and -f of arithmetic and loops"
_READS = re.compile(r"^[ \t]*(?:#|%:)[ \t]*(?:include|include_next|import|define)\b(.*)$", re.MULTILINE)
"""Directives that name a file, and those that may make the name."""
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_ENDLESS = ("/dev", "/proc", "/sys")


class KernelSource(NamedTuple):
    """Holds OpenCL C: its text, a name for messages, and the folder that its includes are looked for in."""

    text: str
    name: str
    folder: Path | None = None

    @property
    def includes(self) -> bool:
        """Tell whether the text includes other files, so that it alone does not say what is built."""
        return re.search(r"^\s*#\s*include\b", self.text, re.MULTILINE) is not None


def source_of(source: str | Path | KernelSource) -> KernelSource:
    """Read a source: the path of a file, or OpenCL C itself, which is known by its braces or line breaks.

    One that was read is returned as it is. Raises ValueError when the file cannot be read, TypeError for another kind
    of argument.
    """
    if isinstance(source, KernelSource):
        return source
    if not isinstance(source, (str, Path)):
        raise BadType("source", f"source is a {type(source).__name__}; give the path of a .cl file, or its text")
    if isinstance(source, str) and re.search(r"[{\n]", source):
        return KernelSource(source, "the given text")
    path = Path(source)
    if _is_endless(path):
        raise BadValue("source", f"source {str(source)!r} is a device or a pipe, which may have no end; give a file")
    try:
        folder = path.resolve().parent
        return KernelSource(with_included(_text(path), [folder], "source"), path.name, folder)
    except OSError as error:
        raise BadValue("source", f"source {str(source)!r} cannot be read: {error}") from None


def _text(path: Path) -> str:
    """Read a file as UTF-8, or where it is none as Latin-1, as the comments of older sources are."""
    try:
        return text_of(path)
    except UnicodeDecodeError:
        return path.read_text(encoding="latin-1")


def build_options(options: Sequence[str]) -> tuple[str, ...]:
    """Return `options` with the language in front, unless they name one.

    Raises TypeError when they are no sequence of texts, and ValueError for one that a compiler does more with than
    compile: load code, read or write other files.
    """
    if isinstance(options, str) or not all(isinstance(each, str) for each in options):
        raise BadType("options", f"options is {options!r}; give a sequence of texts, like [\"-DTILE=8\"]")
    for option in _joined(options):
        if option.startswith("-I") and Path(option[2:]).is_dir():
            continue
        if not _OPTION.fullmatch(option):
            raise BadValue("options", f"options: {option!r} is none of those that a kernel may be built with: "
                           f"{_OPTIONS}; values have no blanks")
    named = any(each.startswith("-cl-std=") for each in options)
    return (*(() if named else (FOREIGN,)), *options)


def _joined(options: Sequence[str]) -> Iterator[str]:
    """Yield the options, those of "-D NAME" and ["-D", "NAME"] as "-DNAME"."""
    rest = iter(options)
    for option in rest:
        first, _, value = option.partition(" ")
        if first in ("-D", "-U", "-I"):
            yield first + (value.strip() or next(rest, ""))
        else:
            yield option


def require_files(source: str, options: Iterable[str], name: str) -> None:
    """Raise ValueError where a text includes a device or a pipe, which a compiler may read for ever.

    Files are looked for in the folders of -I among `options`, and in the current one. They are read for what they
    include themselves.
    """
    folders = [Path.cwd(), *(Path(each[2:]) for each in options if each.startswith("-I"))]
    made = "\n".join(f'#define {each[2:]}' for each in options if each.startswith("-D"))
    waiting, seen = [(f"{made}\n{source}", folders)], set()
    while waiting:
        text, places = waiting.pop()
        for target in _targets(text):
            for path in dict.fromkeys(place / target for place in places):
                if _is_endless(path):
                    raise BadValue("source", f"{name} includes {target}, a device or a pipe, which may have no end; "
                                   "include files")
                if path not in seen and path.is_file():
                    seen.add(path)
                    waiting.append((path.read_text(encoding="utf-8", errors="replace"), [path.parent, *folders]))


def _targets(text: str) -> Iterator[str]:
    """Yield the names in directives that may be those of files."""
    text = text.replace("\\\n", "")
    for directive in _READS.findall(f"{text}\n{re.sub(_COMMENT, ' ', text)}"):
        for quoted in re.findall(r'"([^"\n]+?)\\?"|<([^>\n]+)>', directive):
            yield from filter(None, quoted)


def _is_endless(path: Path) -> bool:
    """Tell whether a path is there and leads to something else than a folder or a file on a disk."""
    try:
        path = path.resolve()
        special = path.exists() and not path.is_file() and not path.is_dir()
    except (OSError, ValueError, RuntimeError):  # a name that no file can have, or links in a circle
        return False
    return special or path.is_file() and str(path).startswith(tuple(f"{each}/" for each in _ENDLESS))
