"""Spare PoCL the reading of OpenCL's header, which takes it longer than most kernels: give it what a kernel uses of it.

PoCL reads 15,000 declarations anew for each build, and again to see whether it has built the same before: 0.08 s and
0.015 s. A text behind the declarations of the functions that it names, with every overload, means the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypedDict

from polaris_lab.base import documents, paths
from polaris_lab.base.files import write_text
from polaris_lab.base.memoize import file_state, sha256

OPTION = "-D_OPENCL_H_"
"""The build option by which PoCL takes its header for read."""
_HEADERS = ("opencl-c.h", "_clang_opencl.h")
"""The files of PoCL whose declarations that option leaves out: clang's, and what PoCL adds."""
_SELDOM = re.compile(r"convert_|image|intel_|sub_group|atomic_\w*(?:_explicit|fetch|flag)")
"""In names of functions that few kernels call and that fill most of the header: who names one has all of it read."""
_WORD = re.compile(r"\b[A-Za-z_]\w*")
_FUNCTION = re.compile(r"(\w+)\s*\(")
_KEPT = TypedDict("_KEPT", {"state": str, "pieces": list})
_PASTED = 4
"""The letters of a word with which a function's name may begin where a text pastes names together."""


def shortened(source: str, options: Sequence[str]) -> str | None:
    """Return a text to build with OPTION and `options` in place of `source`, whose lines keep their numbers.

    None for a text that includes others or uses what few do, and where the header of the PoCL of this process is not
    found or has another form than is known. A text that does not build may still be right as it is.
    """
    if "#include" in source or _SELDOM.search(source) or (folder := _folder()) is None:
        return None
    words, declared = {*_WORD.findall(source), *_WORD.findall(" ".join(options))}, _functions(folder)
    names = words & declared
    if "##" in source:
        names |= {name for name in declared if any(name.startswith(word) for word in words if len(word) >= _PASTED)}
    return f"{_declarations(folder, frozenset(names))}\n#line 1\n{source}"


@cache
def _folder() -> Path | None:
    """Find the header that PoCL reads, by its library, which this process has loaded."""
    try:
        loaded = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    folders = [parent / "share/pocl/include" for library in re.findall(r"/\S*/libpocl[-.\w]*\.so\S*", loaded)
               for parent in Path(library).parents]
    for folder in folders:
        if all((folder / name).is_file() for name in _HEADERS):
            return folder if "#ifndef _OPENCL_H_" in (folder / _HEADERS[1]).read_text(encoding="utf-8") else None
    return None


@cache
def _functions(folder: Path) -> frozenset[str]:
    return frozenset(function for _, function in _pieces(folder) if function)


@cache
def _declarations(folder: Path, names: frozenset[str]) -> str:
    """Return the directives of the header and the declarations of `names`, without conditions that hold nothing."""
    kept: list[str] = []
    for text, function in _pieces(folder):
        if text.startswith("#endif") and kept and kept[-1].startswith("#if"):
            kept.pop()
        elif not function or function in names:
            kept.append(text)
    return "\n".join(kept)


@cache
def _pieces(folder: Path) -> list[list[str]]:
    """Return the directives and the declarations of the header, each with the function that it declares, without those
    of `_SELDOM`; from the cache, if it was read before."""
    state = sha256(repr([(str(folder / name), file_state(folder / name)) for name in _HEADERS]))
    kept = paths.CACHE / "pocl_header.json"
    try:
        found = documents.read_json(kept, _KEPT)
        if found["state"] == state:
            return found["pieces"]
    except (OSError, ValueError):  # it is not there, or damaged
        pass
    pieces = [[text, function] for text, function in chain.from_iterable(_read(folder / name) for name in _HEADERS)
              if not _SELDOM.search(function)]
    try:
        write_text(kept, json.dumps({"state": state, "pieces": pieces}))
    except OSError:  # nobody needs it
        pass
    return pieces


def _read(header: Path) -> Iterator[tuple[str, str]]:
    text = header.read_text(encoding="utf-8").replace("\\\n", " ")
    yield "#undef _OPENCL_H_", ""
    begun = ""
    for line in re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL).splitlines():
        if line.lstrip().startswith("#"):
            if "include" not in line:
                yield " ".join(line.split()), ""
        elif begun or line.strip():
            begun = f"{begun} {line.strip()}".lstrip()
            if begun.endswith((";", "}")):
                function = _FUNCTION.search(begun)
                yield begun, function[1] if function else ""
                begun = ""
