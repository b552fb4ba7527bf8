"""Read files of text, JSON and TOML that may be damaged: one sentence names the file, what is wrong, and the remedy.

A shape says what a file must hold: a type that msgspec knows, such as `dict[str, list[int]]` or a TypedDict. A file is
checked against its shape and returned as it was parsed: dicts and lists, with the names that a TypedDict does not list.
The "format" that a JSON file names is checked first, and left out.
"""

from __future__ import annotations

import gzip
import json
import re
import tomllib
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from polaris_lab.base import paths
from polaris_lab.base.version import FORMAT

_MARKS = ("<<<<<<< ", "=======", ">>>>>>> ")  # most texts hold none, which takes a quarter of the time to see
_CONFLICT = re.compile(r"^(?:<{7} |={7}$|>{7} )", re.MULTILINE)


class OtherFormat(ValueError):
    """Raised for a file of a format that this lab does not know."""


def name_of(path: Path) -> str:
    """Name a file for a message: by its path in the repository, or in full where it lies outside."""
    path = Path(path)
    return path.relative_to(paths.ROOT).as_posix() if path.is_relative_to(paths.ROOT) else str(path)


def damaged(path: Path, what: str, remedy: str | None = None) -> ValueError:
    """Make the error for a file that cannot be read: `what` is wrong, and `remedy` says what to do.

    Unless given, that is to restore the file with git, or to remove one that git does not know.
    """
    name = name_of(path)
    path = Path(path)
    kept = path.is_relative_to(paths.ROOT) and not path.is_relative_to(paths.RUNS)
    usual = f"restore it with `git checkout {name}`" if kept else "repair or remove it"
    if not paths.IS_CHECKOUT and not path.exists():
        usual = "an installed package does not have it: clone the repository and run `make setup` there"
    return ValueError(f"{name} cannot be read: {what}; {remedy or usual}")


def read_text(path: Path, remedy: str | None = None) -> str:
    """Read a file of UTF-8 text, packed by gzip where its name ends in .gz; a byte order mark at its start is left out.

    Raises ValueError naming a file that is not there or no text, that is packed wrongly or in part, that holds the
    marks of a merge that was not finished, or in whose place Git LFS has put a pointer.
    """
    try:
        data = Path(path).read_bytes()
        text = (gzip.decompress(data) if str(path).endswith(".gz") else data).decode("utf-8-sig")
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise damaged(path, str(error), remedy) from None
    if "\0" in text:
        raise damaged(path, "it is binary, with zero bytes in it", remedy)
    if text.startswith("version https://git-lfs"):
        raise damaged(path, "it is a pointer of Git LFS, and not the file", remedy or "get it with `git lfs pull`")
    if any(mark in text for mark in _MARKS) and (mark := _CONFLICT.search(text)):
        line = text.count("\n", 0, mark.start()) + 1
        raise damaged(path, f"line {line} is the mark of a merge conflict", remedy)
    return text


def read_json(path: Path, shape: Any = Any, remedy: str | None = None) -> Any:
    """Read a JSON file that has this shape. Raises ValueError as `read_text`, for invalid JSON and for another shape;
    OtherFormat for a file that another version of the lab wrote, and that this one would have to guess at."""
    return parse_json(read_text(path, remedy), path, shape, remedy)


def parse_json(text: str, path: Path, shape: Any = Any, remedy: str | None = None) -> Any:
    """Parse the text of a JSON file as `read_json` does."""
    content = _parsed(json.loads, "JSON", text, path, remedy)
    if isinstance(content, dict) and (number := content.pop("format", FORMAT)) != FORMAT:
        raise OtherFormat(f"{name_of(path)} is of format {number!r}, and this lab reads format {FORMAT}: update "
                          "polaris-lab, or move the file away")
    return checked(content, path, shape, remedy)


def read_toml(path: Path, shape: Any = Any, remedy: str | None = None) -> dict[str, Any]:
    """Read a TOML file that has this shape. Raises ValueError as `read_json`."""
    return checked(_parsed(tomllib.loads, "TOML", read_text(path, remedy), path, remedy), path, shape, remedy)


def checked(value: Any, path: Path, shape: Any, remedy: str | None = None) -> Any:
    """Return a value that was read from this file. Raises ValueError where it does not match the shape."""
    if wrong := misfit(value, shape):
        raise damaged(path, wrong, remedy)
    return value


def misfit(value: Any, shape: Any) -> str:
    """Return the path, below `$`, at which a value does not match a shape; empty where it matches.

    msgspec writes `[...]` for a name in a dict of one kind of value, so those names stand before its sentence.
    """
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        if get_origin(shape) is dict and isinstance(value, dict):
            inner = ((name, misfit(each, get_args(shape)[1])) for name, each in value.items())
            return next((f"{name}: {wrong}" for name, wrong in inner if wrong), str(error))
        return str(error)
    return ""


def _parsed(parse: Callable[[str], Any], language: str, text: str, path: Path, remedy: str | None) -> Any:
    try:
        return parse(text)
    except RecursionError:
        raise damaged(path, f"it is not valid {language}: its lists are nested too deeply", remedy) from None
    except ValueError as error:
        raise damaged(path, f"it is not valid {language}: {error}", remedy) from None
