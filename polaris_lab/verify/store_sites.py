"""Find the stores of an OpenCL C kernel: to the output, and to local arrays of float, float2, float4, float8 and
float16 in up to three dimensions.

These forms are seen: `NAME[i][j] = v`, with or without a vector component, `vstoreN(v, offset, NAME + i)`,
`*(global float4 *)(NAME + i) = v` and `((local float4 *)NAME)[i] = v`. NAME may also be a pointer into the array, if it
is declared with its value and keeps it. If an array is used in any other way, such as by passing it to a function, then
some store to it may not be seen: the array is reported as unseen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from polaris_lab.model.c_source import CHANGES, GLOBAL, LOCAL, CSource, kind, subtree

if TYPE_CHECKING:
    from pycparser import c_ast

MOST_DIMENSIONS = 3

_FLOAT = re.compile("float(2|4|8|16)?")
_VECTOR_ACCESS = re.compile("v(load|store)(2|3|4|8|16)")




class Store(NamedTuple):
    """Describes one store: text[start:end] is the lvalue, or the whole call of vstoreN.

    `name` is the array or pointer through which it goes, `place` the lvalue's text without the vector component
    `part`, and `indices` the subscripts where `place` is the name with subscripts alone. For a vstoreN, `vector` is N,
    `place` its pointer argument and `offset` its offset argument; otherwise `vector` is 0.
    """

    start: int
    end: int
    name: str
    place: str
    indices: tuple[str, ...] = ()
    part: str = ""
    vector: int = 0
    offset: str = ""


class Scan(NamedTuple):
    """Holds the stores of a function. `dimensions` has the number of dimensions of each local array.

    `array_of` maps each name, of an array or of a pointer into one, to the array. `output` is the output's name, None
    if the function has none. `unseen` names the arrays that may be stored to in a way that is not recognised.
    """

    stores: tuple[Store, ...]
    dimensions: dict[str, int]
    array_of: dict[str, str]
    output: str | None
    unseen: tuple[str, ...]


def find_stores(source: CSource, function: str) -> Scan:
    """Find the stores of `function`. Raises ValueError when the function is not there."""
    return _StoreSearch(source, source.function(function)).scan()


class _StoreSearch:
    """Searches one function. Each use of an array that is not recognised makes the array unseen."""

    def __init__(self, source: CSource, function: c_ast.FuncDef) -> None:
        self.source, self.body = source, function.body
        self.array_of: dict[str, str] = {}
        self.dimensions: dict[str, int] = {}
        self.unseen: set[str] = set()
        self.stores: list[Store] = []
        self.output = self._output(function)
        self.aliases = self._aliases()

    def scan(self) -> Scan:
        """Find all stores."""
        self._visit(self.body)
        unseen = self.unseen | set(self.array_of.values()) - {self.array_of[store.name] for store in self.stores}
        without_output = () if self.output else ("the output",)
        return Scan(tuple(self.stores), self.dimensions, self.array_of, self.output, (*without_output, *sorted(unseen)))

    def _output(self, function: c_ast.FuncDef) -> str | None:
        """Name the first parameter that points to writeable global memory; such parameters after it are scratch."""
        for parameter in function.decl.type.args.params if function.decl.type.args else ():
            points = kind(parameter.type) in ("PtrDecl", "ArrayDecl")
            if points and GLOBAL in parameter.quals and "const" not in parameter.quals:
                self.array_of[parameter.name] = parameter.name
                if not self._points_to_floats(parameter):
                    self.unseen.add(parameter.name)
                return parameter.name
        return None

    def _aliases(self) -> set[str]:
        """Name the pointers into arrays; also find the local arrays."""
        declared: dict[str, list[c_ast.Decl]] = {}
        for node in subtree(self.body):
            if kind(node) == "Decl":
                declared.setdefault(node.name, []).append(node)
        aliases = set()
        for name, nodes in declared.items():
            element, count = nodes[0].type, 0
            while kind(element) == "ArrayDecl":
                element, count = element.type, count + 1
            if name == self.output:
                self.unseen.add(name)
            elif count and LOCAL in nodes[0].quals:
                self.array_of[name], self.dimensions[name] = name, count
                if len(nodes) > 1 or count > MOST_DIMENSIONS or not self._is_float(element):
                    self.unseen.add(name)
            else:
                bases = [self._base(node.init) if self._points_to_floats(node) and "const" not in node.quals
                         and node.init and _is_repeatable(node.init) else None for node in nodes]
                arrays = {self.array_of[base] if base else None for base in bases}
                if len(arrays) == 1 and None not in arrays:
                    self.array_of[name] = arrays.pop()
                    aliases.add(name)
        return aliases

    def _visit(self, node: c_ast.Node) -> None:
        """Record the stores of a node and of those below it, and the arrays that it uses in another way."""
        what = kind(node)
        if what == "Decl" and (node.name in self.aliases or self._points_to_const(node.type)):
            self._visit_subscripts(node.init)
        elif what == "Assignment":
            self._store(node)
            self._visit(node.rvalue)
        elif what == "FuncCall" and (vector := _VECTOR_ACCESS.fullmatch(getattr(node.name, "name", ""))):
            *others, pointer = node.args.exprs
            for other in others:
                self._visit(other)
            if vector[1] == "load":
                self._visit_subscripts(pointer)
            else:
                self._vector_store(node, int(vector[2]))
        elif what == "UnaryOp" and node.op in CHANGES and (base := self._base(_whole(node.expr))):
            self.unseen.add(self.array_of[base])
        elif what in ("ArrayRef", "UnaryOp") and self._is_element(node):
            self._visit_subscripts(node)
        elif what == "Cast" and self._base(node):
            if self._points_to_const(node.to_type.type):
                self._visit_subscripts(node.expr)
            else:
                self.unseen.add(self.array_of[self._base(node)])
        elif what == "ID":
            if node.name in self.array_of:
                self.unseen.add(self.array_of[node.name])
        else:
            for name, child in node.children():
                if not (what == "StructRef" and name == "field"):
                    self._visit(child)

    def _visit_subscripts(self, node: c_ast.Node | None) -> None:
        """Visit a pointer or an element through which an array is used in a recognised way, but for its base."""
        what = kind(node)
        if what == "ArrayRef":
            self._visit_subscripts(node.name)
            self._visit(node.subscript)
        elif what == "BinaryOp" and self._base(node):
            pointer, other = (node.left, node.right) if self._base(node.left) else (node.right, node.left)
            self._visit_subscripts(pointer)
            self._visit(other)
        elif what in ("Cast", "UnaryOp"):
            self._visit_subscripts(node.expr)
        elif node is not None and not (what == "ID" and node.name in self.array_of):
            self._visit(node)

    def _store(self, node: c_ast.Assignment) -> None:
        """Record an assignment as a store, if it is one to an array."""
        place = _whole(node.lvalue)
        part = node.lvalue.field.name if place is not node.lvalue else ""
        if not self._base(place):
            self._visit(place)
            return
        span = self.source.assigned(node)
        if span and part:
            span = span[0], self.source.index(node.lvalue.field) - 2
        if not span or not self._is_element(place) or not _is_repeatable(place) or not self._is_balanced(*span):
            self.unseen.add(self.array_of[self._base(place)])
            return
        self._visit_subscripts(place)
        self._record(place, span, span, part=part)

    def _vector_store(self, node: c_ast.FuncCall, width: int) -> None:
        """Record a call of vstoreN as a store."""
        pointer = node.args.exprs[-1]
        if not self._base(pointer):
            self._visit(pointer)
            return
        if len(node.args.exprs) != 3 or not all(map(_is_repeatable, node.args.exprs[1:])):
            self.unseen.add(self.array_of[self._base(pointer)])
            return
        self._visit_subscripts(pointer)
        name = self.source.index(node)
        _, offset, place = self.source.arguments(name + 1)
        self._record(pointer, (name, self.source.closing(name + 1)), place, vector=width, offset=self._text(*offset))

    def _record(self, node: c_ast.Node, span: tuple[int, int], place: tuple[int, int], **more: str | int) -> None:
        name, (start, end) = self._base(node), span
        self.stores.append(Store(self.source.start(start), self.source.end(end), name, self._text(*place),
                                 self._indices(*place, name), **more))

    def _indices(self, first: int, last: int, name: str) -> tuple[str, ...]:
        """Return the subscripts between two tokens, if these are a name and its subscripts alone, or their address."""
        at, found = first + (self.source.tokens[first].value == "&"), []
        if self.source.tokens[at].value != name:
            return ()
        while at < last:
            if self.source.tokens[at + 1].value != "[":
                return ()
            opening, at = at + 1, self.source.closing(at + 1)
            found.append(self._text(opening + 1, at - 1))
        return tuple(found)

    def _text(self, first: int, last: int) -> str:
        return self.source.text[self.source.start(first):self.source.end(last)]

    def _is_balanced(self, first: int, last: int) -> bool:
        values = [token.value for token in self.source.tokens[first:last + 1]]
        return values.count("(") == values.count(")")

    def _base(self, node: c_ast.Node | None) -> str | None:
        """Name the array or the pointer into one through which a pointer or an lvalue leads."""
        what = kind(node)
        if what == "ID":
            return node.name if node.name in self.array_of else None
        if what == "ArrayRef":
            return self._base(node.name)
        if what == "UnaryOp" and node.op in ("*", "&"):
            return self._base(node.expr)
        if what == "Cast":
            return self._base(node.expr) if kind(node.to_type.type) == "PtrDecl" else None
        if what == "BinaryOp" and node.op in ("+", "-"):
            return self._base(node.left) or self._base(node.right)
        return None

    def _is_element(self, node: c_ast.Node) -> bool:
        """Tell whether an lvalue that leads into an array selects an element of floats, and not a row."""
        return bool(self._base(node)) and self._levels(node) == 0

    def _levels(self, node: c_ast.Node) -> float:
        """Count the subscripts that a pointer takes until it selects an element, infinity where that is not known."""
        what = kind(node)
        if what == "ID":
            return self.dimensions.get(node.name, 1)
        if what == "ArrayRef":
            return self._levels(node.name) - 1
        if what == "UnaryOp":
            return self._levels(node.expr) + {"*": -1, "&": 1}[node.op]
        if what == "Cast":
            is_pointer = kind(node.to_type.type) == "PtrDecl" and self._is_float(node.to_type.type.type)
            return 1 if is_pointer and self._levels(node.expr) >= 1 else float("inf")
        return self._levels(node.left if self._base(node.left) else node.right)

    def _points_to_floats(self, node: c_ast.Decl) -> bool:
        return kind(node.type) in ("PtrDecl", "ArrayDecl") and self._is_float(node.type.type)

    def _points_to_const(self, pointer: c_ast.Node) -> bool:
        return kind(pointer) == "PtrDecl" and kind(pointer.type) == "TypeDecl" and "const" in pointer.type.quals

    def _is_float(self, node: c_ast.Node) -> bool:
        """Tell whether a type is float or a vector of floats, whatever the source calls it."""
        names = getattr(getattr(node, "type", None), "names", [""])
        return bool(_FLOAT.fullmatch(self.source.plain_type(names[-1])))


def _whole(node: c_ast.Node) -> c_ast.Node:
    """Return the vector that a node names a component of, or the node."""
    return node.name if kind(node) == "StructRef" else node


def _is_repeatable(node: c_ast.Node) -> bool:
    """Tell whether an expression can be evaluated twice: it has no assignment, ++ or --."""
    return not any(kind(each) == "Assignment" or (kind(each) == "UnaryOp" and each.op in CHANGES and each.op != "&")
                   for each in subtree(node))
