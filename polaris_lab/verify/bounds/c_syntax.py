"""Parse an OpenCL C source into a syntax tree: preprocessed by pcpp, parsed by pycparser.

pycparser reads C only. OpenCL's own words are therefore defined as macros of plain C, and its types as typedefs.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pycparser import c_ast

LOCAL = "_Atomic"
"""The qualifier of C that stands for `local` in the tree; OpenCL C 1.1 does not have it."""

_DROPPED = ("kernel", "global", "constant", "private", "restrict", "volatile", "inline")
_MACROS = [*(f"{under}{word} " for word in _DROPPED for under in ("", "__")),
           f"local {LOCAL}", f"__local {LOCAL}", "__attribute__(x) ", "_Pragma(x) "]
_SCALARS = ("bool", "uchar", "ushort", "uint", "ulong", "half",
            "size_t", "ptrdiff_t", "intptr_t", "uintptr_t", "event_t")
_VECTORS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double")
_TYPES = "".join(f"typedef int {name}; " for name in (
    *_SCALARS, *(f"{name}{width}" for name in _VECTORS for width in (2, 3, 4, 8, 16))))


def parse(source: str, defines: Mapping[str, int], name: str = "kernel") -> c_ast.FileAST:
    """Parse an OpenCL C source under `defines`; the tree's coordinates are lines of the source.

    Raises ValueError naming the line that cannot be read as OpenCL C.
    """
    from pycparser.c_parser import CParser, ParseError

    text = _preprocess(source, defines, name)
    try:
        return CParser().parse(f'{_TYPES}\n#line 1 "{name}"\n{text}', name)
    except ParseError as error:
        raise ValueError(f"{name} cannot be read as OpenCL C: {error}") from None


def _preprocess(source: str, defines: Mapping[str, int], name: str) -> str:
    """Carry out directives and expand macros; #line directives keep the line numbers of the source."""
    import pcpp

    problems: list[str] = []

    class Quiet(pcpp.Preprocessor):
        """Collects the errors that pcpp would print, and drops #pragma."""

        def on_error(self, file: str, line: int, msg: str) -> None:
            problems.append(f"line {line}: {msg}")

        def on_directive_unknown(self, directive: Any, toks: list, ifpassthru: bool, precedingtoks: list) -> bool:
            if directive.value == "error":
                problems.append(f"line {directive.lineno}: #error {''.join(tok.value for tok in toks).strip()}")
            return True  # leaves the directive out

        def on_include_not_found(self, is_malformed: bool, is_system_include: bool, curdir: str,
                                 includepath: str) -> None:
            problems.append(f"#include of {includepath!r}, which is not there")

    worker = Quiet()
    worker.line_directive = "#line"
    for macro in (*_MACROS, *(f"{macro} {value}" for macro, value in defines.items())):
        worker.define(macro)
    worker.parse(source, name)
    out = io.StringIO()
    worker.write(out)
    if problems:
        raise ValueError(f"{name} cannot be read as OpenCL C: {problems[0]}")
    return out.getvalue()


def kind(node: object) -> str:
    """Name the class of a node, as "For" or "ID"; "NoneType" for None."""
    return type(node).__name__


def subtree(node: c_ast.Node) -> Iterator[c_ast.Node]:
    """Iterate over a node and all nodes below it."""
    yield node
    for _, child in node.children():
        yield from subtree(child)


def changed_variable(node: c_ast.Node) -> str | None:
    """Name the variable that a node assigns to, or whose address it takes; None if there is none."""
    target = node.lvalue if kind(node) == "Assignment" else None
    if kind(node) == "UnaryOp" and node.op in ("++", "--", "p++", "p--", "&"):
        target = node.expr
    return target.name if kind(target) == "ID" else None
