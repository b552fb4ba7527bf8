"""Read notebooks as data, without executing them: title, question, parameters; and find them by name or number."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
from nbformat import NotebookNode

from polaris_lab.base import documents
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.paths import NOTEBOOKS, require_checkout

IGNORED = "nbval-ignore-output"
"""The tag of a cell whose outputs are live measurements: they may differ from run to run."""

_LIMIT = re.compile(r"\b(?:a multiple of (?P<step>\d+)|at least (?P<least>\d+)|(?P<low>\d+) to (?P<high>\d+))$")
_BOLD_QUESTION = re.compile(r"\*\*([^*]+\?)\*\*")


class Parameter(NamedTuple):
    """Hold one line of the `parameters` cell."""

    name: str
    default: Any
    comment: str

    @property
    def choices(self) -> list[str]:
        """Return the words that a comment `one of: rx580, rx590; more` allows; empty where any value will do."""
        _, found, words = self.comment.partition("one of: ")
        return [word.strip() for word in words.partition(";")[0].split(",")] if found else []

    @property
    def limits(self) -> list[str]:
        """Return the limits that a comment sets for a whole number: "a multiple of 32", "at least 8", "64 to 128".

        Each stands behind its last word, or before a comma.
        """
        parts = self.comment.split(", ") if type(self.default) is int else []
        return [found[0] for part in parts if (found := _LIMIT.search(part))]

    def accepts(self, value: Any) -> bool:
        """Say whether `value` is among the choices and within the limits, if there are any, and has the default's type.

        The items of a list have that of the default's first item.
        """
        return (_alike(self.default, value) and (not self.choices or value in self.choices)
                and all(_within(limit, value) for limit in self.limits))


@dataclass(frozen=True)
class Study:
    """Hold one notebook as it is in its file."""

    path: Path
    nb: NotebookNode

    @property
    def name(self) -> str:
        return self.path.stem

    @cached_property
    def title(self) -> str:
        """Return the H1 heading of the first cell, or the file's name if there is none."""
        heading = re.search(r"^# +(.+)$", self._opening, re.MULTILINE)
        return heading[1].strip() if heading else self.name

    @cached_property
    def question(self) -> str:
        """Return the bold question of the first cell on one line, or an empty string."""
        found = _BOLD_QUESTION.search(self._opening)
        return " ".join(found[1].split()) if found else ""

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        """Return the names, defaults and comments of the `parameters` cell, in its order.

        Raises ValueError when there are two such cells, or a line that is not `name = literal`.
        """
        sources = [cell.source for cell in self.nb.cells
                   if cell.cell_type == "code" and "parameters" in cell.metadata.get("tags", [])]
        if len(sources) > 1:
            raise ValueError(f"{self.path}: {len(sources)} cells are tagged `parameters`; one is right")
        try:
            return {entry.name: entry for source in sources for entry in _assignments(source)}
        except (SyntaxError, ValueError, TypeError, tokenize.TokenError, RecursionError, MemoryError) as error:
            raise ValueError(
                f"{self.path}: the parameters cell must hold lines `name = literal` only ({error})") from None

    @property
    def _opening(self) -> str:
        cells = self.nb.cells
        return cells[0].source if cells and cells[0].cell_type == "markdown" else ""


def read(path: Path) -> Study:
    """Read the notebook at `path`. Raises ValueError when it is not a notebook, or cannot be read."""
    text, found = documents.read_text(path), {}
    try:
        nb = nbformat.reads(text, as_version=4, capture_validation_error=found)
        if found:  # nbformat itself only warns, and what runs the notebook would fail at the cell
            raise next(iter(found.values()))
        return Study(path, nb)
    except Exception as error:  # noqa: BLE001 - nbformat raises KeyError, AttributeError, ... for a bad file
        why = getattr(error, "message", "") or type(error).__name__  # a ValidationError's text has many lines
        raise documents.damaged(path, f"it is not a Jupyter notebook ({why.splitlines()[0][:80]})") from None


def own() -> dict[str, Path]:
    """Return the paths of this repository's notebooks by name, in reading order: the index, and the numbered ones."""
    paths = [*NOTEBOOKS.glob("index.ipynb"), *sorted(NOTEBOOKS.glob("[0-9][0-9]_*.ipynb"))]
    return {path.stem: path for path in paths}


def find(names: Iterable[str] = ()) -> list[Study]:
    """Read the notebooks called `names`, in the order given; all of them in reading order when no name is given.

    A name is `42_naive_and_coalescing`, its number `42`, or a path. Raises ValueError, with the nearest names, for
    one that is not known, and when two different notebooks have the same file name.
    """
    names = list(names)
    if not all(name.endswith(".ipynb") for name in names) or not names:
        require_checkout("the lab's own notebooks")
    known = own()
    paths = [_locate(name, known) for name in names] or list(known.values())
    if not paths:
        raise ValueError(f"there is no notebook in {NOTEBOOKS}")
    chosen: dict[str, Path] = {}
    for path in paths:
        if chosen.setdefault(path.stem, path) != path:
            raise BadValue("notebook",
                           f"two notebooks are called {path.stem}: {chosen[path.stem]} and {path}; run them apart")
    return [read(path) for path in chosen.values()]


def _locate(name: str, known: dict[str, Path]) -> Path:
    if not name.isprintable():  # bytes that the locale does not know, among others
        raise BadValue("notebook", f"notebook {name!a} has characters that cannot be written here; set LC_ALL=C.UTF-8, "
                       "or give the file another name")
    if name.endswith(".ipynb") or "/" in name:
        path = Path(name)
        if not path.is_file():
            raise unknown("notebook", name, map(str, sorted(path.parent.glob("*.ipynb"))))
        return path.resolve()
    numbered = [path for stem, path in known.items() if stem == name or stem.split("_")[0] == name]
    if len(numbered) != 1:
        raise unknown("notebook", name, known)
    return numbered[0]


def _assignments(source: str) -> Iterable[Parameter]:
    lines = ast.parse(source).body  # first, since its errors name the line
    comments = {token.start[0]: token.string.lstrip("# ").strip()
                for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type == tokenize.COMMENT}
    for line in lines:
        try:
            match line:
                case (ast.Assign(targets=[ast.Name(id=name)], value=value)
                      | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)):
                    default = ast.literal_eval(value)
                case _:
                    raise ValueError
        except ValueError:
            raise ValueError(f"line {line.lineno}: {ast.unparse(line)}") from None
        yield Parameter(name, default, comments.get(line.end_lineno, ""))


def _within(limit: str, value: int) -> bool:
    found = {name: int(number) for name, number in _LIMIT.fullmatch(limit).groupdict().items() if number}
    least, most = found.get("least", found.get("low", 1)), found.get("high", value)
    return least <= value <= most and value % found.get("step", 1) == 0


def _alike(default: Any, value: Any) -> bool:
    if default is None:
        return True
    if isinstance(default, bool) or isinstance(value, bool):
        return type(default) is type(value)
    if isinstance(default, float):
        return isinstance(value, (int, float))
    if isinstance(default, (list, tuple)) and isinstance(value, list):
        return not default or all(_alike(default[0], item) for item in value)
    return isinstance(value, type(default))
