"""Read files of text, JSON and TOML that somebody may have damaged: one sentence says which file, what is wrong with it
and what to do.

What a file must hold is its shape: a type, a tuple of shapes of which one must fit, `[shape]` for a list, or a dict for
an object. A dict's key is a name, a name with "?" behind it where it may be missing, or `str` for any other name;
without `str` other names are refused. A whole number is `int`, any number `float`.
"""

from __future__ import annotations

import gzip
import json
import re
import tomllib
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from polaris_lab.base import paths
from polaris_lab.base.errors import unknown

Shape = type | None | tuple | list | Mapping
_WORDS = {int: "a whole number", float: "a number", str: "text", bool: "true or false", list: "a list",
          dict: "an object with names", None: "null", object: "anything"}
_PLAIN = {float: {int, float}}  # the rule at the end of `misfit`, for a whole list
_MARKS = ("<<<<<<< ", "=======", ">>>>>>> ")  # most texts hold none, which takes a quarter of the time to see
_CONFLICT = re.compile(r"^(?:<{7} |={7}$|>{7} )", re.MULTILINE)


def name_of(path: Path) -> str:
    """Name a file for a message: by its path in the repository, or in full where it lies outside."""
    path = Path(path)
    return path.relative_to(paths.ROOT).as_posix() if path.is_relative_to(paths.ROOT) else str(path)


def damaged(path: Path, what: str, remedy: str | None = None) -> ValueError:
    """Make the error for a file that cannot be read: `what` is wrong, and `remedy` says what to do.

    Unless given, that is to restore the file with git, or to remove one that git does not know.
    """
    name = name_of(path)
    kept = Path(path).is_relative_to(paths.ROOT) and not Path(path).is_relative_to(paths.RUNS)
    usual = f"restore it with `git checkout {name}`" if kept else "repair or remove it"
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


def read_json(path: Path, shape: Shape = object, remedy: str | None = None) -> Any:
    """Read a JSON file that has this shape. Raises ValueError as `read_text`, for what is no JSON or has another
    shape."""
    return parse_json(read_text(path, remedy), path, shape, remedy)


def parse_json(text: str, path: Path, shape: Shape = object, remedy: str | None = None) -> Any:
    """Parse the text of a JSON file as `read_json` does."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise damaged(path, "it is not valid JSON: its lists are nested too deeply", remedy) from None
    except ValueError as error:
        raise damaged(path, f"it is not valid JSON ({error})", remedy) from None
    return _shaped(value, path, shape, remedy)


def read_toml(path: Path, shape: Shape = object, remedy: str | None = None) -> dict[str, Any]:
    """Read a TOML file that has this shape. Raises ValueError as `read_json`."""
    try:
        value = tomllib.loads(read_text(path, remedy))
    except RecursionError:
        raise damaged(path, "it is not valid TOML: its lists are nested too deeply", remedy) from None
    except tomllib.TOMLDecodeError as error:
        raise damaged(path, f"it is not valid TOML: {error}", remedy) from None
    return _shaped(value, path, shape, remedy)


def _shaped(value: Any, path: Path, shape: Shape, remedy: str | None) -> Any:
    if wrong := misfit(value, shape):
        raise damaged(path, wrong, remedy)
    return value


def misfit(value: Any, shape: Shape, where: str = "") -> str:
    """Say in which place, below `where`, a value does not have a shape; empty where it has it."""
    if type(value) is shape:  # a shortcut, as is that for lists: most values of a long file fit, and need no place
        return ""
    if isinstance(shape, Mapping):
        return _misfit_of_object(value, shape, where) if isinstance(value, dict) else _refuse(value, dict, where)
    if isinstance(shape, list):
        if not isinstance(value, list):
            return _refuse(value, list, where)
        if isinstance(shape[0], type) and {type(each) for each in value} <= _PLAIN.get(shape[0], {shape[0]}):
            return ""
        return next((said for i, each in enumerate(value) if (said := misfit(each, shape[0], f"{where}[{i}]"))), "")
    if isinstance(shape, tuple):
        said = [misfit(value, each, where) for each in shape]
        # an alternative of the same kind says more than "neither": the place inside that does not fit
        return "" if "" in said else next((each for each in said if not each.startswith(_at(where, value))), said[0])
    if shape is None:
        return "" if value is None else _refuse(value, None, where)
    allowed = (int, float) if shape is float else shape
    if not isinstance(value, allowed) or (isinstance(value, bool) and shape in (int, float)):
        return _refuse(value, shape, where)
    return ""


def _misfit_of_object(value: dict[str, Any], shape: Mapping, where: str) -> str:
    named = {key.removesuffix("?"): each for key, each in shape.items() if isinstance(key, str)}
    for key in shape:
        if isinstance(key, str) and not key.endswith("?") and key not in value:
            return f"{where or 'it'} lacks {key!r}"
    for key, each in value.items():
        if key not in named and str not in shape:
            return str(unknown(f"the name in {where}" if where else "the name", key, named))
        if said := misfit(each, named.get(key, shape.get(str)), f"{where}.{key}" if where else str(key)):
            return said
    return ""


def _refuse(value: Any, shape: Shape, where: str) -> str:
    return f"{_at(where, value)}; it must be {_WORDS.get(shape, getattr(shape, '__name__', shape))}"


def _at(where: str, value: Any) -> str:
    shown = repr(value)
    return f"{where or 'the whole'} is {shown if len(shown) <= 60 else shown[:57] + '...'}"
