"""Read OpenCL C: preprocessed by pcpp, parsed by pycparser. Whatever looks into the text of a kernel starts here.

pycparser reads C only. Its lexer is therefore given OpenCL's words as C's: address spaces become qualifiers, `kernel`
a specifier of the function, and vector types are typedefs. Attributes and pragmas are left out of the tree.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base.errors import BadValue
from polaris_lab.base.memoize import text_of
from polaris_lab.model.source_text import without_comments

if TYPE_CHECKING:
    from pycparser import c_ast

KERNEL, LOCAL, GLOBAL = "kernel", "local", "global"
"""How the tree spells `kernel` among a function's specifiers, and address spaces among the qualifiers of a
declaration, with or without underscores in the source."""
LOOPS = ("For", "While", "DoWhile")
CHANGES = ("++", "--", "p++", "p--", "&")
"""Operators with one operand that change it, or let others change it."""

_SOURCE = "source"  # what pycparser calls it, apart from the types before it
_SPACES = (GLOBAL, LOCAL, "constant", "private")
_LEFT_OUT = ("read_only", "write_only", "read_write", "restrict", "volatile", "inline")
_ASSEMBLY = ("asm", "__asm", "__asm__")
_VERSION = 120  # of OpenCL C, which every device has
_SCALARS = ("bool", "uchar", "ushort", "uint", "ulong", "half", "size_t", "ptrdiff_t", "intptr_t", "uintptr_t",
            "event_t", "sampler_t", "image1d_t", "image2d_t", "image3d_t")
_VECTORS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double")
_TYPES = "".join(f"typedef int {name}; " for name in (
    *_SCALARS, *(f"{name}{width}" for name in _VECTORS for width in (2, 3, 4, 8, 16))))
_PAIRS = {"(": ")", "[": "]", "{": "}"}
_ASSIGNMENTS = ("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")
_MACRO = re.compile(r"^[ \t]*#[ \t]*define\b(?:[^\n]*\\\n)*[^\n]*", re.MULTILINE)
_ATTRIBUTE = re.compile(r"__attribute__\s*\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)")
_HEAD = re.compile(r"\b(?:(?:__)?kernel\s[^;{()]*?\bvoid|void\s+(?:__)?kernel)\s+(\w+)\s*\(")


class SourceError(ValueError):
    """Says that a text cannot be read as OpenCL C, with the line."""


@dataclass(frozen=True)
class CSource:
    """Holds a source that was read.

    `text` is the preprocessed source, each line in its place. `tree` is its syntax tree, whose coordinates are lines of
    the source and columns of `text`. `tokens` are those of the tree: pycparser's, with value, lineno and column.
    """

    text: str
    tree: c_ast.FileAST
    tokens: tuple[Any, ...]

    @cached_property
    def functions(self) -> dict[str, c_ast.FuncDef]:
        """Map names to the functions with a body, kernels and others, as they stand in the text."""
        return {node.decl.name: node for node in self.tree.ext if kind(node) == "FuncDef"}

    @cached_property
    def typedefs(self) -> dict[str, c_ast.Node]:
        """Map the names that the text gives to types to what they stand for."""
        return {node.name: node.type for node in subtree(self.tree) if kind(node) == "Typedef"}

    def plain_type(self, name: str) -> str:
        """Return the words of the type that a name stands for, as "float"; the name where the text does not define it,
        or as something other than a plain type."""
        for _ in self.typedefs:
            words = getattr(getattr(self.typedefs.get(name), "type", None), "names", None)
            if not words:
                break
            name = " ".join(words)
        return name

    @property
    def kernels(self) -> list[str]:
        """List the functions that are kernels."""
        return [name for name, node in self.functions.items() if KERNEL in node.decl.funcspec]

    def function(self, name: str) -> c_ast.FuncDef:
        """Return a function. Raises ValueError when it is not there."""
        if name not in self.functions:
            raise BadValue("function", f"there is no kernel function {name!r} with a body in this source")
        return self.functions[name]

    def lines(self, node: c_ast.Node) -> range:
        """Return the lines of a function or a statement, from 1."""
        first = self.index(node)
        if kind(node) == "FuncDef":
            while first and self.tokens[first - 1].value not in (";", "}"):
                first -= 1
        return range(self.tokens[first].lineno, self.tokens[self._last(node)].lineno + 1)

    def index(self, node: c_ast.Node) -> int:
        """Return which token a node's coordinate names: for an expression, its first operand or cast."""
        return self._indices[node.coord.line, node.coord.column]

    def closing(self, index: int) -> int:
        """Return which token closes the bracket that the token `index` opens."""
        return self._partners[index]

    def start(self, index: int) -> int:
        """Return where in the text a token begins."""
        token = self.tokens[index]
        return self._line_starts[token.lineno - 1] + token.column - 1

    def end(self, index: int) -> int:
        """Return where in the text a token ends."""
        return self.start(index) + len(self.tokens[index].value)

    def arguments(self, opening: int) -> list[tuple[int, int]]:
        """Return the first and the last token of each argument between the round brackets that `opening` begins."""
        parts, first, at, last = [], opening + 1, opening + 1, self.closing(opening)
        while at <= last:
            if at == last or self.tokens[at].value == ",":
                parts.append((first, at - 1))
                first = at + 1
            at = self._partners.get(at, at) + 1
        return parts

    def assigned(self, node: c_ast.Assignment) -> tuple[int, int] | None:
        """Return the first and the last token of what an assignment assigns to, with its brackets; None where that
        assigns as well, or its brackets do not close."""
        if any(kind(each) == "Assignment" for each in subtree(node.lvalue)):
            return None
        first = at = self.index(node)
        closed = 0
        while self.tokens[at].value not in _ASSIGNMENTS:
            closed += self.tokens[at].value in _PAIRS.values()
            at = self._partners.get(at, at) + 1
        operators, operand = [], node.lvalue  # those before the first operand, the outermost first
        while operand is not None and kind(operand) not in ("Cast", "ID"):
            if kind(operand) == "UnaryOp":
                operators.append(operand.op)
            below = ("expr", "name", "left")
            operand = next((getattr(operand, name) for name in below if hasattr(operand, name)), None)
        while closed or operators:
            first -= 1
            if self.tokens[first].value == "(" and closed:
                closed -= 1
            elif not operators or self.tokens[first].value != operators.pop():
                return None
        return first, at - 1

    def _last(self, node: c_ast.Node) -> int:
        """Return the last token of a function or a statement."""
        if kind(node) == "Compound":
            return self.closing(self.index(node))
        if kind(node) == "DoWhile":
            return self.closing(self._last(node.stmt) + 2) + 1
        inner = {"FuncDef": "body", "If": "iffalse" if getattr(node, "iffalse", None) else "iftrue"}.get(
            kind(node), "stmt")
        if hasattr(node, inner):
            return self._last(getattr(node, inner))
        at = self.index(node)
        while self.tokens[at].value != ";":
            at = self._partners.get(at, at) + 1
        return at

    @cached_property
    def _indices(self) -> dict[tuple[int, int], int]:
        return {(token.lineno, token.column): index for index, token in enumerate(self.tokens)}

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer("\n", self.text))]

    @cached_property
    def _partners(self) -> dict[int, int]:
        """Map each opening bracket to its closing one."""
        found, opened = {}, []
        for index, token in enumerate(self.tokens):
            if token.value in _PAIRS:
                opened.append(index)
            elif token.value in _PAIRS.values():
                found[opened.pop()] = index
        return found


def read(source: str, defines: Mapping[str, int] | None = None, name: str = "kernel",
         folder: Path | None = None) -> CSource:
    """Read OpenCL C under `defines`, to which the compiler's own macros do not belong; `name` is for messages, and
    `folder` is where files that it includes are looked for.

    Raises SourceError naming the line that cannot be read as OpenCL C.
    """
    from pycparser.c_lexer import CLexer
    from pycparser.c_parser import CParser, ParseError

    text, tokens = preprocess(source, defines, name, folder), []

    class Lexer(CLexer):
        """Gives the parser OpenCL's words as those of C, and collects what it gives."""

        words: Iterator[Any] | None = None

        def token(self) -> Any:
            self.words = self.words or _as_c(iter(super().token, None))
            token = next(self.words, None)
            if token and token.filename == _SOURCE:
                tokens.append(token)
            return token

    try:
        tree = CParser(lexer=Lexer).parse(f'{_TYPES}\n#line 1 "{_SOURCE}"\n{text}')
    except RecursionError:
        reason = "its brackets nest too deep"
    except (ParseError, ValueError) as error:  # the latter of a number with too many suffixes
        said = re.sub(rf"^{_SOURCE}[:\d]* ", "", str(error))
        reason = f"line {tokens[-1].lineno if tokens else 1}: {said}"
    else:
        tree.ext = [node for node in tree.ext if node.coord.file == _SOURCE]
        return CSource(text, tree, tuple(tokens))
    raise SourceError(f"{name} cannot be read as OpenCL C: {reason}")


def _as_c(tokens: Iterator[Any]) -> Iterator[Any]:
    """Yield tokens as the C parser takes them."""
    for token in tokens:
        word = token.value.strip("_") if token.value.startswith("__") else token.value
        if token.type in ("PPPRAGMA", "PPPRAGMASTR") or word in _LEFT_OUT:
            continue
        if token.value == "__attribute__" or token.type == "_PRAGMA":
            _bracket(tokens)
        elif token.value in _ASSEMBLY:
            yield from _assembly(token, _bracket(tokens))
        else:
            if word in (*_SPACES, KERNEL):
                token.type, token.value = "INLINE" if word == KERNEL else "VOLATILE", word
            yield token


def _bracket(tokens: Iterator[Any]) -> list[Any]:
    """Take the tokens up to the end of the next round brackets, and return those with the brackets."""
    taken, depth = [], 0
    for token in tokens:
        depth += {"(": 1, ")": -1}.get(token.value, 0)
        if depth or taken:
            taken.append(token)
        if taken and not depth:
            break
    return taken


def _assembly(name: Any, bracket: list[Any]) -> Iterator[Any]:
    """Yield a call of `asm` with the operands as arguments: the addresses of those that the assembly may change."""
    name.type, name.value = "ID", "asm"
    yield name
    yield bracket[0]
    depth = operands = 0
    written = False
    for token in bracket[1:-1]:
        if token.value == "(":
            depth += 1
            if depth == 1:
                if operands:
                    yield replace(token, type="COMMA", value=",")
                if written:
                    yield replace(token, type="AND", value="&")
                operands += 1
        if depth:
            yield token
        elif token.type == "STRING_LITERAL":
            written = token.value[1:2] in ("=", "+")
        if token.value == ")":
            depth -= 1
    yield bracket[-1]


def preprocess(source: str, defines: Mapping[str, int] | None = None, name: str = "kernel",
               folder: Path | None = None) -> str:
    """Carry out directives and expand macros; each line stays in its place, and pragmas stay.

    What a macro makes stands in the line that names the macro, what a file holds in the line that includes it. Macros
    that the device's compiler defines are not known here: they are not expanded, and count as undefined in conditions.
    Raises SourceError naming the line.
    """
    import pcpp

    problems: list[str] = []
    at = 1

    class Quiet(pcpp.Preprocessor):
        """Collects the errors that pcpp would print, and leaves #pragma in."""

        def on_error(self, file: str, line: int, msg: str) -> None:
            problems.append(f"line {line}: {msg}")

        def on_directive_unknown(self, directive: Any, toks: list, ifpassthru: bool,
                                 precedingtoks: list) -> bool | None:
            if directive.value == "error":
                problems.append(f"line {directive.lineno}: #error {''.join(tok.value for tok in toks).strip()}")
            return None if directive.value == "pragma" else True  # which leaves the directive out

        def on_file_open(self, is_system_include: bool, includepath: str) -> Any:
            nonlocal at
            if folder is None or not Path(includepath).is_file():
                raise OSError
            if self.lastdirective.source == name:
                at = max(at, self.lastdirective.lineno)
            return io.StringIO(text_of(Path(includepath)))

        def on_include_not_found(self, is_malformed: bool, is_system_include: bool, curdir: str,
                                 includepath: str) -> None:
            problems.append(f"#include of {includepath!r}, which is not there")
            raise pcpp.OutputDirective(pcpp.Action.IgnoreAndRemove)

    worker = Quiet()
    if folder:
        worker.add_path(str(folder))
    versions = {"__OPENCL_VERSION__": _VERSION, "__OPENCL_C_VERSION__": _VERSION}
    for macro, value in {**versions, **(defines or {})}.items():
        worker.define(f"{macro} {value}")
    lines = [""] * (source.count("\n") + 1)
    try:
        worker.parse(source, name)
        while token := worker.token():
            if token.type in worker.t_WS or token.type in worker.t_COMMENT:
                lines[at - 1] += " "
            else:
                at = max(at, token.lineno if token.source == name else 1)
                lines[at - 1] += token.value
    except RecursionError:
        problems.append("its macros nest too deep")
    if problems:
        raise SourceError(f"{name} cannot be read as OpenCL C: {problems[0]}")
    return "\n".join(line.rstrip() for line in lines)


def kernels_of(source: str, defines: Mapping[str, int] | None = None, folder: Path | None = None) -> list[str]:
    """List the kernels that a text has under `defines`; where it cannot be read, those that it names."""
    try:
        return read(source, defines, folder=folder).kernels
    except SourceError:
        return kernel_names(source)


def kernel_names(source: str) -> list[str]:
    """List the kernels that a text has, whether it can be parsed or not; those that macros make are left out."""
    return list(dict.fromkeys(_HEAD.findall(_ATTRIBUTE.sub(" ", _MACRO.sub("", without_comments(source))))))


def kind(node: object) -> str:
    """Name the class of a node, as "For" or "ID"; "NoneType" for None."""
    return type(node).__name__


def subtree(node: c_ast.Node) -> Iterator[c_ast.Node]:
    """Iterate over a node and all nodes below it, in the order of the text."""
    yield node
    for _, child in node.children():
        yield from subtree(child)


def changed_variable(node: c_ast.Node) -> str | None:
    """Name the variable that a node assigns to, or whose address it takes; None if there is none."""
    target = node.lvalue if kind(node) == "Assignment" else None
    if kind(node) == "UnaryOp" and node.op in CHANGES:
        target = node.expr
    return target.name if kind(target) == "ID" else None
