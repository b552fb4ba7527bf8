"""Find the line of a kernel's source that a fault points at, where the tool that found the fault names none.

A line is returned only where one alone fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from polaris_lab.model.c_source import CHANGES, LOCAL, LOOPS, SourceError, kind, read, subtree
from polaris_lab.model.kernel_spec import KernelSpec

if TYPE_CHECKING:
    from pycparser import c_ast


def look_up(spec: KernelSpec, find: Callable[..., Any], *arguments: object) -> Any:
    """Return what `find(tree, *arguments)` finds in a kernel's source; None where it cannot be read as OpenCL C."""
    try:
        return find(read(spec.source(), spec.macros(), spec.file.name, spec.file.parent).tree, *arguments)
    except SourceError:
        return None


def line_text(spec: KernelSpec, find: Callable[..., int | None], *arguments: object) -> str:
    """Return " (line N: its text)" for the line that `find` finds in a kernel's source; "" where it finds none."""
    line = look_up(spec, find, *arguments)
    return f" (line {line}: {spec.source().splitlines()[line - 1].strip()})" if line else ""


def parameter_line(tree: c_ast.FileAST, function: str, name: str, place: int) -> int | None:
    """Return the line of a parameter of a kernel: of its name, or of the one in its place (from 1)."""
    head = next((node.decl for node in tree.ext if kind(node) == "FuncDef" and node.decl.name == function), None)
    if not head:
        return None
    parameters = head.type.args.params if head.type.args else []
    found = next((each for each in parameters if each.name == name), None)
    return (found or next(iter(parameters[place - 1:place]), head)).coord.line


def read_of_result(tree: c_ast.FileAST, name: str) -> int | None:
    """Return the line where the array `name` is read, where exactly one line reads it unconditionally."""
    return _only({node.coord.line for node in _reads(tree, name)})


def _reads(node: c_ast.Node, name: str) -> Iterator[c_ast.ArrayRef]:
    """Find the elements of an array that are read, but for those that a ?: asks for."""
    if kind(node) == "ArrayRef" and getattr(node.name, "name", "") == name:
        yield node
    for place, child in node.children():
        if kind(node) == "TernaryOp" and place != "cond":
            continue
        if kind(node) == "Assignment" and node.op == "=" and place == "lvalue" and kind(child) == "ArrayRef":
            yield from _reads(child.subscript, name)
        else:
            yield from _reads(child, name)


def endless_loop(tree: c_ast.FileAST) -> int | None:
    """Return the line of the only loop whose body changes no variable of its condition; None if there are several."""
    return _only({node.coord.line for node in subtree(tree) if kind(node) in LOOPS and _is_endless(node)})


def _is_endless(loop: c_ast.Node) -> bool:
    inside = [node for part in (loop.stmt, getattr(loop, "next", None)) if part for node in subtree(part)]
    if any(kind(node) in ("Break", "Return") for node in inside):
        return False
    changed = {_name(node.lvalue if kind(node) == "Assignment" else node.expr) for node in inside
               if kind(node) == "Assignment" or (kind(node) == "UnaryOp" and node.op in CHANGES)}
    return loop.cond is None or not changed & {node.name for node in subtree(loop.cond) if kind(node) == "ID"}


def _name(node: c_ast.Node | None) -> str | None:
    """Name the variable whose element or component a node is."""
    while kind(node) in ("ArrayRef", "StructRef"):
        node = node.name
    return node.name if kind(node) == "ID" else None


def unset_variable(tree: c_ast.FileAST) -> tuple[str, int] | None:
    """Return the name and line of the first variable that is declared without a value, where there is one."""
    for function in tree.ext:
        for node in subtree(function.body) if kind(function) == "FuncDef" else ():
            if kind(node) == "Decl" and node.init is None and LOCAL not in node.quals:
                return node.name, node.coord.line
    return None


def local_array(tree: c_ast.FileAST) -> int | None:
    """Return the line that first declares a local array."""
    return next((node.coord.line for node in subtree(tree) if kind(node) == "Decl" and LOCAL in node.quals
                 and kind(node.type) == "ArrayDecl"), None)


def _only(lines: set[int]) -> int | None:
    return next(iter(lines)) if len(lines) == 1 else None
