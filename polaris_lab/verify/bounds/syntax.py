"""An OpenCL C kernel as a syntax tree: preprocessed by pcpp, parsed by pycparser, with what OpenCL adds to C put in C's words."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pycparser import c_ast

LOCAL = "_Atomic"
"""The qualifier of C that stands for `local` in the tree: OpenCL C 1.1 has no such word of its own."""

_GONE = ("kernel", "global", "constant", "private", "restrict", "volatile", "inline")
_WORDS = [*(f"{under}{word} " for word in _GONE for under in ("", "__")), f"local {LOCAL}", f"__local {LOCAL}", "__attribute__(x) ", "_Pragma(x) "]
_SCALARS = ("bool", "uchar", "ushort", "uint", "ulong", "half", "size_t", "ptrdiff_t", "intptr_t", "uintptr_t", "event_t")
_VECTORS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double")
_TYPES = "".join(f"typedef int {name}; " for name in (*_SCALARS, *(f"{name}{width}" for name in _VECTORS for width in (2, 3, 4, 8, 16))))


def parse(source: str, defines: Mapping[str, int], name: str = "kernel") -> c_ast.FileAST:
    """The tree of an OpenCL C source under `defines`; its places are lines of the source.

    Raises ValueError naming the line where it is no OpenCL C that can be read.
    """
    from pycparser.c_parser import CParser, ParseError

    text = _preprocessed(source, defines, name)
    try:
        return CParser().parse(f'{_TYPES}\n#line 1 "{name}"\n{text}', name)
    except ParseError as error:
        raise ValueError(f"{name} cannot be read as OpenCL C: {error}") from None


def _preprocessed(source: str, defines: Mapping[str, int], name: str) -> str:
    """The source after its directives and macros, with #line where lines were left out."""
    import pcpp

    problems: list[str] = []

    class Quiet(pcpp.Preprocessor):
        """Collects what pcpp would print, and goes over #pragma."""

        def on_error(self, file: str, line: int, msg: str) -> None:
            problems.append(f"line {line}: {msg}")

        def on_directive_unknown(self, directive: Any, toks: list, ifpassthru: bool, precedingtoks: list) -> bool:
            if directive.value == "error":
                problems.append(f"line {directive.lineno}: #error {''.join(tok.value for tok in toks).strip()}")
            return True  # it and all others, #pragma among them, are left out

        def on_include_not_found(self, is_malformed: bool, is_system_include: bool, curdir: str, includepath: str) -> None:
            problems.append(f"#include of {includepath!r}, which is not there")

    worker = Quiet()
    worker.line_directive = "#line"
    for macro in (*_WORDS, *(f"{macro} {value}" for macro, value in defines.items())):
        worker.define(macro)
    worker.parse(source, name)
    out = io.StringIO()
    worker.write(out)
    if problems:
        raise ValueError(f"{name} cannot be read as OpenCL C: {problems[0]}")
    return out.getvalue()
