"""Read the source of a kernel that is in no catalogue: the text of a file, or a text as it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base.errors import BadType, BadValue
from polaris_lab.base.memoize import text_of
from polaris_lab.model.source_text import with_included

FOREIGN = "-cl-std=CL1.2"
"""What a kernel that the lab did not write is built as; the catalogue's own are `kernel_spec.LANGUAGE`."""


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
    try:
        folder = path.resolve().parent
        return KernelSource(with_included(_text(path), [folder]), path.name, folder)
    except OSError as error:
        raise BadValue("source", f"source {str(source)!r} cannot be read: {error}") from None


def _text(path: Path) -> str:
    """Read a file as UTF-8, or where it is none as Latin-1, as the comments of older sources are."""
    try:
        return text_of(path)
    except UnicodeDecodeError:
        return path.read_text(encoding="latin-1")


def build_options(options: Sequence[str]) -> tuple[str, ...]:
    """Return `options` with the language in front, unless they name one. Raises TypeError when they are no sequence of
    texts."""
    if isinstance(options, str) or not all(isinstance(each, str) for each in options):
        raise BadType("options", f"options is {options!r}; give a sequence of texts, like [\"-DTILE=8\"]")
    named = any(each.startswith("-cl-std=") for each in options)
    return (*(() if named else (FOREIGN,)), *options)
