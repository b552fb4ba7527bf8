"""Find what keeps a private array in memory when Mesa's ACO compiles a kernel, and in which line.

Mesa keeps an array in registers only where each access names its element by a constant, once loops are unrolled and
functions inlined; clang sees through more. Each construct below was tried alone with Mesa 25.0.7.
"""

from __future__ import annotations

import math
import operator
import re
from collections import ChainMap
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from polaris_lab.model.c_source import CSource, changed_variable, kind, subtree

if TYPE_CHECKING:
    from pycparser import c_ast

MOST_TURNS = 128
"""Turns of the longest loop that Mesa unrolls."""
MOST_COST = 26 * MOST_TURNS
"""Operations of the longest loop that Mesa unrolls; here they are counted in the text, about as Mesa counts its own."""
UNROLLED = "unrolled"
"""The value of a loop's counter that is another constant in each turn."""
_INTEGER_BITS = 64
_SHIFTS = operator.lshift, operator.rshift
_VECTOR = re.compile(r"u?(?:char|short|int|long|half|float|double)(2|3|4|8|16)")
_WORK = ("ArrayRef", "Assignment", "BinaryOp", "FuncCall", "TernaryOp", "UnaryOp")
_BINARY: dict[str, Callable] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": lambda a, b: int(a / b),
    "%": lambda a, b: int(math.fmod(a, b)), "<<": operator.lshift, ">>": operator.rshift, "&": operator.and_,
    "|": operator.or_, "^": operator.xor, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne, "&&": lambda a, b: bool(a and b), "||": lambda a, b: bool(a or b)}
_UNARY: dict[str, Callable] = {"-": operator.neg, "+": operator.pos, "~": operator.invert, "!": operator.not_}


@dataclass(frozen=True)
class Private:
    """Describes a private array of `dimensions`, a pointer into it (1), or a vector (0); `fixed` tells whether the
    pointer is a constant."""

    name: str
    element: str
    dimensions: int
    is_array: bool
    fixed: bool = True


Value = int | float | str | Private | None
"""What is known of an expression: a constant, UNROLLED, private memory, or nothing."""
Scope = ChainMap[str, Value]


def memory_causes(source: CSource, function: str) -> list[tuple[int, str]]:
    """Return the lines that keep private arrays of a kernel in memory, and what stands there; empty where none is seen.

    Of several lines that do the same with an array the first is named. Branches that constants rule out are left aside,
    and calls are followed into the functions of the source.
    """
    finder = _Finder(source)
    finder.call(source.function(function), [])
    return sorted((line, what) for what, line in finder.causes.items())


class _Finder:
    """Walks through a kernel in the order of its text, with what is known of each variable."""

    def __init__(self, source: CSource) -> None:
        self.causes: dict[str, int] = {}
        self._source = source
        self._called: set[tuple[str, tuple[Value, ...]]] = set()
        self._entered: list[str] = []

    def call(self, function: c_ast.FuncDef, given: Sequence[Value]) -> None:
        """Walk through a function that is given these values; once for the same ones, and never from within itself."""
        name, head = function.decl.name, function.decl.type.args
        if (name, tuple(given)) in self._called or name in self._entered:
            return
        self._called.add((name, tuple(given)))
        self._entered.append(name)
        names = [getattr(each, "name", None) for each in (head.params if head else ())]
        self._visit(function.body, ChainMap(dict.fromkeys(names) | dict(zip(names, given, strict=False))))
        self._entered.pop()

    def _visit(self, node: c_ast.Node | None, scope: Scope) -> None:
        match kind(node):
            case "NoneType":
                return
            case "If":
                self._visit_if(node, scope)
            case "For":
                self._visit_for(node, scope.new_child())
            case "While" | "DoWhile" | "Switch":
                if self._value(node.cond, scope) != 0:  # a macro's do { } while (0) is no loop
                    self._blur(node, scope)
                self._visit_parts(node, scope)
            case "Compound":
                self._visit_parts(node, scope.new_child())
            case _:
                self._visit_parts(node, scope)
                self._examine(node, scope)

    def _visit_parts(self, node: c_ast.Node, scope: Scope) -> None:
        for _, child in node.children():
            self._visit(child, scope)

    def _visit_if(self, node: c_ast.If, scope: Scope) -> None:
        value = self._value(node.cond, scope)
        if isinstance(value, int):
            self._visit(node.iftrue if value else node.iffalse, scope)
            return
        self._blur(node, scope, unrolled=value == UNROLLED)
        self._visit_parts(node, scope)
        self._blur(node, scope, unrolled=value == UNROLLED)

    def _visit_for(self, node: c_ast.For, scope: Scope) -> None:
        unrolled = self._cost(node, scope)[0]
        self._visit(node.init, scope)
        self._blur(node, scope, unrolled=unrolled)
        for part in (node.cond, node.stmt, node.next):
            self._visit(part, scope)
            if unrolled:
                _assign(scope, changed_variable(node.next), UNROLLED)

    def _examine(self, node: c_ast.Node, scope: Scope) -> None:
        """Look at one node, whose parts were visited before."""
        match kind(node):
            case "Decl":
                scope[node.name] = self._declared(node, scope)
            case "Cast":
                self._examine_cast(node, scope)
            case "ArrayRef":
                self._examine_access(node, node.name, node.subscript, scope)
            case "UnaryOp" if node.op == "*":
                self._examine_access(node, node.expr, None, scope)
            case "FuncCall" if called := self._source.functions.get(getattr(node.name, "name", None)):
                self.call(called, [self._value(each, scope) for each in (node.args.exprs if node.args else ())])
            case _ if name := changed_variable(node):
                _assign(scope, name, self._changed(node, scope))

    def _blur(self, node: c_ast.Node, scope: Scope, *, unrolled: bool = False) -> None:
        """Forget the values of all variables that a statement changes; where it is `unrolled`, of those alone that are
        not changed by constants."""
        for each in subtree(node):
            if (name := changed_variable(each)) and name in scope:
                value = self._changed(each, scope)
                if isinstance(held := scope[name], Private):
                    _assign(scope, name, replace(held, fixed=unrolled and isinstance(value, Private) and value.fixed))
                else:
                    _assign(scope, name, UNROLLED if unrolled and held is not None and value is not None else None)

    def _examine_cast(self, node: c_ast.Cast, scope: Scope) -> None:
        to, held = self._pointed(node.to_type.type), self._value(node.expr, scope)
        if to in (None, "void") or not isinstance(held, Private) or not held.dimensions:
            return
        if held.is_array and to != held.element:
            self._note(node, f"casts the private array {held.name} to {to} *")
        elif not held.is_array and _width(to) != _width(held.element):
            self._note(node, f"casts the address of the private vector {held.name} to {to} *")

    def _examine_access(self, node: c_ast.Node, base: c_ast.Node, index: c_ast.Node | None, scope: Scope) -> None:
        held = self._value(base, scope)
        if isinstance(held, Private) and not (held.fixed and (index is None or self._value(index, scope) is not None)):
            self._note(node, f"indexes the private array {held.name} by no constant, or in a loop that is not unrolled")

    def _pointed(self, node: c_ast.Node) -> str | None:
        """Name the type that a type points to; None for one that is no pointer to a plain type."""
        names = getattr(getattr(node.type, "type", None), "names", None) if kind(node) == "PtrDecl" else None
        return names and self._source.plain_type(" ".join(names))

    def _note(self, node: c_ast.Node, what: str) -> None:
        self.causes[what] = min(node.coord.line, self.causes.get(what, node.coord.line))

    def _declared(self, node: c_ast.Decl, scope: Scope) -> Value:
        """Return the value of a variable where it is declared."""
        inner, dimensions = node.type, 0
        while kind(inner) == "ArrayDecl":
            inner, dimensions = inner.type, dimensions + 1
        element = " ".join(getattr(getattr(inner, "type", None), "names", ()))
        element = self._source.plain_type(element)
        if dimensions and not {"local", "constant", "global"} & {*node.quals}:
            if kind(node.init) == "InitList" and not isinstance(self._value(node.init, scope), (int, float)):
                self._note(node, f"initialises the private array {node.name} in braces")
            return Private(node.name, element, dimensions, True)
        if kind(inner) == "TypeDecl" and not dimensions and _width(element) > 1:
            return Private(node.name, element, 0, False)
        return self._value(node.init, scope) if node.init else None

    def _cost(self, node: c_ast.Node | None, scope: Scope) -> tuple[bool, float]:
        """Tell whether a loop is unrolled, and count the operations of a statement then; infinite where a loop in it
        is not."""
        if kind(node) in ("While", "DoWhile") and self._value(node.cond, scope) != 0:
            return False, math.inf
        if kind(node) == "If" and isinstance(value := self._value(node.cond, scope), int):
            return self._cost(node.iftrue if value else node.iffalse, scope)
        if kind(node) == "For":
            scope = scope.new_child()
            for each in subtree(node.init) if node.init else ():
                if name := each.name if kind(each) == "Decl" else changed_variable(each):
                    scope[name] = self._value(each.init, scope) if kind(each) == "Decl" else self._changed(each, scope)
            turns, cost = self._turns(node, scope), max(self._cost(node.stmt, scope)[1], 1)
            unrolled = turns <= 1 or turns * cost <= MOST_COST
            return unrolled, turns * cost if unrolled else math.inf
        parts = node.children() if node else ()
        return True, (kind(node) in _WORK) + sum(self._cost(part, scope)[1] for _, part in parts)

    def _turns(self, loop: c_ast.For, scope: Scope) -> float:
        """Count the turns of a loop that starts, steps and ends by constants; infinite for any other."""
        name = changed_variable(loop.next) if loop.next and loop.cond else None
        if name is None or name in {changed_variable(node) for node in subtree(loop.stmt)}:
            return math.inf
        turn = scope.new_child({name: scope.get(name)})
        for count in range(MOST_TURNS + 1):
            if not isinstance(turn[name], int):
                break
            if self._value(loop.cond, turn) == 0:
                return count
            turn[name] = self._changed(loop.next, turn)
        return math.inf

    def _changed(self, node: c_ast.Node, scope: Scope) -> Value:
        """Return the value of the variable that an assignment, ++ or -- has changed, or whose address was taken."""
        if kind(node) == "Assignment":
            value = self._value(node.rvalue, scope)
            return value if node.op == "=" else _combined(node.op[:-1], self._value(node.lvalue, scope), value)
        held = self._value(node.expr, scope)
        return _combined(node.op[-1], held, 1) if node.op != "&" else held if isinstance(held, Private) else None

    def _value(self, node: c_ast.Node | None, scope: Scope) -> Value:
        match kind(node):
            case "Constant":
                return _number(node.value)
            case "ID":
                macro = node.name not in scope and node.name.isupper()  # of the compiler, like INFINITY
                return math.nan if macro else scope.get(node.name)
            case "BinaryOp":
                return _combined(node.op, self._value(node.left, scope), self._value(node.right, scope))
            case "UnaryOp" if node.op == "&":
                held = self._value(node.expr, scope)
                return replace(held, dimensions=1) if isinstance(held, Private) else self._address(node.expr, scope)
            case "UnaryOp" if node.op in _UNARY:
                return _computed(_UNARY[node.op], self._value(node.expr, scope))
            case "UnaryOp" if node.op == "sizeof":
                return math.nan
            case "ArrayRef":
                held = self._address(node, scope)
                return replace(held, dimensions=held.dimensions - 1) if held and held.dimensions > 1 else None
            case "Cast":
                held, to = self._value(node.expr, scope), self._pointed(node.to_type.type)
                return replace(held, element=to) if isinstance(held, Private) and to not in (None, "void") else held
            case "TernaryOp":
                value = self._value(node.cond, scope)
                if isinstance(value, int):
                    return self._value(node.iftrue if value else node.iffalse, scope)
                return _joined([value, self._value(node.iftrue, scope), self._value(node.iffalse, scope)])
            case "InitList" | "ExprList":
                return _joined([self._value(each, scope) for each in node.exprs])
        return None

    def _address(self, node: c_ast.Node, scope: Scope) -> Private | None:
        """Return the private array whose element a node is."""
        if kind(node) != "ArrayRef":
            return None
        held = self._value(node.name, scope)
        if not isinstance(held, Private):
            return None
        return replace(held, fixed=held.fixed and self._value(node.subscript, scope) is not None)


def _assign(scope: Scope, name: str, value: Value) -> None:
    """Set a variable where it was declared; a vector stays what it is."""
    place = next((each for each in scope.maps if name in each), scope.maps[0])
    if not (isinstance(held := place.get(name), Private) and held.dimensions == 0):
        place[name] = value


def _combined(op: str, left: Value, right: Value) -> Value:
    """Return the value of an operation on two values."""
    for side in (left, right):
        if (op, side) in (("&&", 0), ("||", 1)):
            return side
    if isinstance(left, Private) or isinstance(right, Private):
        held, other = (left, right) if isinstance(left, Private) else (right, left)
        return replace(held, fixed=held.fixed and other is not None) if op in ("+", "-") else None
    return _computed(_BINARY[op], left, right) if op in _BINARY else None


def _computed(operation: Callable, *values: Value) -> Value:
    """Return what an operation makes of values; nan for a constant that is not needed."""
    if not all(isinstance(each, (int, float)) for each in values):
        return _joined(values)
    try:
        if any(map(math.isnan, values)) or operation in _SHIFTS and not 0 <= values[1] < _INTEGER_BITS:
            return math.nan
        value = operation(*values)
    except (ArithmeticError, TypeError, ValueError):
        return math.nan
    return value if isinstance(value, (bool, float)) else value % 2**_INTEGER_BITS - 2**_INTEGER_BITS * (
        value % 2**_INTEGER_BITS >= 2**(_INTEGER_BITS - 1))


def _joined(values: Sequence[Value]) -> Value:
    """Return what is known of several values together."""
    if any(each is None or isinstance(each, Private) for each in values):
        return None
    return UNROLLED if UNROLLED in values else math.nan


def _number(text: str) -> int | float:
    """Return the value of a constant; nan where it is none of a whole number."""
    try:
        return int(text.rstrip("uUlL"), 0)
    except ValueError:
        return math.nan


def _width(element: str) -> int:
    """Count the components of a type."""
    return int(match[1]) if (match := _VECTOR.fullmatch(element)) else 1
