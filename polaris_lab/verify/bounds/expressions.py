"""What an expression of a kernel may be in each work-item, and which elements of local arrays are touched on the way."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.verify.bounds import ranges
from polaris_lab.verify.bounds.ranges import Range
from polaris_lab.verify.bounds.states import Place, State, Value, is_pointer, join

if TYPE_CHECKING:
    from pycparser import c_ast

DEEPEST = 16
"""Calls within calls."""

_VECTOR = re.compile(r"u?(?:char|short|int|long|half|float|double)(2|3|4|8|16)?$")
_MOVE = re.compile(r"v(load|store)(2|3|4|8|16)$")
_UNSIGNED = re.compile(r"unsigned|uint|uchar|ushort|ulong|size_t")


class Expressions:
    """Values and accesses for one work-group of `local` work-items. Statements are for the class that is made of this one.

    `sizes` has the dimensions of each local array, and `found` maps (line, array, subscript, dimension) to the least and the
    greatest index, and how many there are. Whatever is computed from arguments, global memory or other work-groups may be
    anything; whole numbers do not overflow.
    """

    def __init__(self, local: tuple[int, ...]) -> None:
        from pycparser import c_generator

        self.found: dict[tuple[int, str, str, int], tuple[float, float, int]] = {}
        self.sizes: dict[str, tuple[int, ...]] = {}
        self.functions: dict[str, c_ast.FuncDef] = {}
        self.items = int(np.prod(local))
        self._parts: dict[str, int] = {}  # of an element: 4 of float4
        self._local = (*local, 1, 1)[:3]
        self._ids = np.unravel_index(np.arange(self.items), self._local[::-1])[::-1]  # dimension 0 runs fastest
        self._returns: list[list[tuple[State, Value]]] = []
        self._text = c_generator.CGenerator().visit

    def _call(self, function: c_ast.FuncDef, given: list[Value], state: State) -> Value:
        raise NotImplementedError

    def _anything(self) -> Range:
        return ranges.unknown(self.items)

    def _branches(self, condition: c_ast.Node | None, state: State) -> tuple[State, State]:
        """The states in which a condition may hold, and may not."""
        if condition is None:
            return state, state.only(np.False_)
        may, may_not = ranges.truth(self._number(condition, state))
        then, other = state.only(may), state.only(may_not)
        self._narrow(condition, then, True)
        self._narrow(condition, other, False)
        return then, other

    def _narrow(self, node: c_ast.Node, state: State, holds: bool) -> None:
        """Use what a comparison of a variable says of it."""
        operator = getattr(node, "op", None)
        if operator == "!":
            self._narrow(node.expr, state, not holds)
        elif operator == ("&&" if holds else "||"):
            self._narrow(node.left, state, holds)
            self._narrow(node.right, state, holds)
        elif operator in ("<", "<=", ">", ">=", "=="):
            for name, other, said in ((node.left, node.right, operator),
                                      (node.right, node.left, {"<": ">", ">": "<", "<=": ">=", ">=": "<="}.get(operator, operator))):
                if type(name).__name__ != "ID" or is_pointer(state.get(name.name)):
                    continue
                if not holds:
                    said = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}.get(said, "!=")
                bound, value = self._number(other, State(state.mask, dict(state.values))), state.get(name.name)
                low = {">": bound.low + 1, ">=": bound.low, "==": bound.low}.get(said, -np.inf)
                high = {"<": bound.high - 1, "<=": bound.high, "==": bound.high}.get(said, np.inf)
                state.values[name.name] = ranges.clip(value, low, high)

    def _number(self, node: c_ast.Node, state: State) -> Range:
        value = self._value(node, state)
        return self._anything() if is_pointer(value) else value

    def _value(self, node: c_ast.Node, state: State) -> Value:
        expression = getattr(self, f"_value_{type(node).__name__.lower()}", None)
        if expression:
            return expression(node, state)
        for _, child in node.children():
            self._value(child, state)
        return self._anything()

    def _value_constant(self, node: c_ast.Constant, state: State) -> Value:
        digits = node.value.rstrip("uUlL")
        whole = "int" in node.type
        return ranges.exactly(int(digits, 8 if re.fullmatch(r"0[0-7]+", digits) else 0), self.items) if whole else self._anything()

    def _value_id(self, node: c_ast.ID, state: State) -> Value:
        return state.get(node.name)

    def _value_typename(self, node: c_ast.Typename, state: State) -> Value:
        return self._anything()

    def _value_binaryop(self, node: c_ast.BinaryOp, state: State) -> Value:
        left = self._value(node.left, state)
        if node.op in ("&&", "||"):
            then, other = self._branches(node.left, State(state.mask, dict(state.values)))
            right: Value = self._number(node.right, then if node.op == "&&" else other)
        else:
            right = self._value(node.right, state)
        if node.op in ("+", "-") and is_pointer(left) != is_pointer(right):
            pointer, number = (left, right) if is_pointer(left) else (right, left)
            return self._moved(pointer, number if node.op == "+" else ranges.minus(number))
        return self._anything() if is_pointer(left) or is_pointer(right) else ranges.binary(node.op, left, right)

    def _value_unaryop(self, node: c_ast.UnaryOp, state: State) -> Value:
        if node.op == "&":
            if type(node.expr).__name__ == "ArrayRef":
                return self._element(node.expr, state)[0] or self._anything()
            if type(node.expr).__name__ == "ID" and not is_pointer(state.get(node.expr.name)):
                state.values[node.expr.name] = self._anything()  # whoever gets the address may store there
            return self._anything()
        value = self._value(node.expr, state)
        if node.op == "*":
            return self._touched(value, node, state) if is_pointer(value) else self._anything()
        if node.op in ("++", "--", "p++", "p--"):
            one = ranges.exactly(1 if "+" in node.op else -1, self.items)
            after = self._moved(value, one) if is_pointer(value) else ranges.binary("+", value, one)
            self._assign(node.expr, after, state)
            return value if node.op.startswith("p") else after
        if is_pointer(value):
            return self._anything()
        return {"-": ranges.minus, "!": ranges.negated, "+": lambda x: x}.get(node.op, lambda _: self._anything())(value)

    def _value_ternaryop(self, node: c_ast.TernaryOp, state: State) -> Value:
        then, other = self._branches(node.cond, state)
        then.values[""], other.values[""] = self._value(node.iftrue, then), self._value(node.iffalse, other)
        return join([then, other]).values[""] if then.alive or other.alive else self._anything()

    def _value_assignment(self, node: c_ast.Assignment, state: State) -> Value:
        value = self._value(node.rvalue, state)
        if node.op != "=":
            old = self._value(node.lvalue, state)
            operator = node.op[:-1]
            if is_pointer(old) and not is_pointer(value) and operator in "+-":
                value = self._moved(old, value if operator == "+" else ranges.minus(value))
            else:
                value = self._anything() if is_pointer(old) or is_pointer(value) else ranges.binary(operator, old, value)
        self._assign(node.lvalue, value, state)
        return value

    def _assign(self, place: c_ast.Node, value: Value, state: State) -> None:
        if type(place).__name__ == "ID":
            state.put(place.name, value)
        else:
            self._value(place, state)

    def _value_cast(self, node: c_ast.Cast, state: State) -> Value:
        value, kind = self._value(node.expr, state), node.to_type.type
        if is_pointer(value) and type(kind).__name__ == "PtrDecl":
            step = self._width(kind.type)
            return tuple(each._replace(step=step, flat=each.flat or len(each.leading) + 1 < len(self.sizes[each.array])) for each in value)
        if not is_pointer(value) and _UNSIGNED.search(self._text(node.to_type)):
            return Range(np.where(value.low < 0, 0.0, value.low), np.where(value.low < 0, np.inf, value.high))
        return value

    def _value_exprlist(self, node: c_ast.ExprList, state: State) -> Value:
        return [self._value(each, state) for each in node.exprs][-1]

    def _value_arrayref(self, node: c_ast.ArrayRef, state: State) -> Value:
        places, whole = self._element(node, state)
        if not places:
            return self._anything()
        return self._touched(places, node, state) if whole else places

    def _value_funccall(self, node: c_ast.FuncCall, state: State) -> Value:
        name = getattr(node.name, "name", "")
        given = [self._value(each, state) for each in node.args.exprs] if node.args else []
        if name in self.functions and len(self._returns) < DEEPEST:
            return self._call(self.functions[name], given, state)
        if move := _MOVE.match(name):
            width, (offset, pointer) = int(move[2]), given[-2:]
            if is_pointer(pointer):
                part = tuple(each._replace(step=1) for each in pointer)
                moved = self._moved(part, ranges.binary("*", offset, ranges.exactly(width, self.items)))
                self._touched(moved, node, state, width)
            return self._anything()
        for pointer in filter(is_pointer, given):  # an atomic touches one element; of any other function nothing is known
            self._touched(pointer if name.startswith("atom") else self._moved(pointer, self._anything()), node, state)
        numbers = [self._anything() if is_pointer(each) else each for each in given]
        return self._known(name, numbers)

    def _known(self, name: str, given: list[Range]) -> Range:
        """Functions of OpenCL C that tell something of whole numbers."""
        if name.startswith("get_"):
            which = int(given[0].low[0]) if given and np.isfinite(given[0].low[0]) and 0 <= given[0].low[0] < 3 else None
            if name == "get_local_id" and which is not None:
                return ranges.exactly(self._ids[which], self.items)
            if name == "get_local_size" and which is not None:
                return ranges.exactly(self._local[which], self.items)
            return ranges.between(0, np.inf, self.items)
        if name in ("min", "max"):
            return ranges.extreme(name, *given)
        if name == "clamp":
            return ranges.extreme("min", ranges.extreme("max", given[0], given[1]), given[2])
        if name in ("mul24", "mad24"):
            product = ranges.binary("*", *given[:2])
            return ranges.binary("+", product, given[2]) if name == "mad24" else product
        return self._anything()

    # -- places in local memory

    def _width(self, kind: Any) -> int:
        """Parts of an element of this type: 4 of float4, and of float3, which is as long; 1 of what is no vector."""
        names = getattr(getattr(kind, "type", None), "names", None) or [""]
        found = _VECTOR.match(names[-1])
        return {"3": 4}.get(found[1], int(found[1] or 1)) if found else 1

    def _last(self, place: Place) -> bool:
        return place.flat or len(place.leading) + 1 == len(self.sizes[place.array])

    def _moved(self, pointer: Value, by: Value) -> tuple[Place, ...]:
        far = self._anything() if is_pointer(by) else by
        return tuple(each._replace(offset=ranges.binary("+", each.offset, ranges.binary("*", far, ranges.exactly(each.step, self.items))))
                     for each in pointer)

    def _row(self, place: Place, text: str) -> Place:
        """The row that a place before the last dimension stands for, from its beginning."""
        leading = (*place.leading, (place.offset, text))
        last = len(leading) + 1 == len(self.sizes[place.array])
        return Place(place.array, leading, ranges.exactly(0, self.items), self._parts[place.array] if last else 1)

    def _element(self, node: c_ast.ArrayRef, state: State) -> tuple[tuple[Place, ...], bool]:
        """Where an array reference leads, and whether that is an element and not a row; nowhere unless into local memory."""
        inner = self._element(node.name, state)[0] if type(node.name).__name__ == "ArrayRef" else self._value(node.name, state)
        subscript = self._number(node.subscript, state)
        if not is_pointer(inner) or not inner:
            return (), False
        moved = self._moved(inner, subscript)
        whole = all(map(self._last, moved))
        return moved if whole else tuple(self._row(each, self._text(node.subscript)) for each in moved), whole

    def _touched(self, pointer: Value, node: c_ast.Node, state: State, width: int | None = None) -> Value:
        """Note an access; a row is no access yet."""
        if not all(map(self._last, pointer)):
            return tuple(self._row(each, self._text(node)) for each in pointer)
        for each in pointer:
            parts, sizes = self._parts[each.array], self.sizes[each.array]
            first, last = np.floor(each.offset.low / parts), np.floor((each.offset.high + (width or each.step) - 1) / parts)
            text = self._text(node.subscript if type(node).__name__ == "ArrayRef" else node)
            for dimension, (low, high, said) in enumerate([*((*subscript, text) for subscript, text in each.leading), (first, last, text)]):
                if state.alive:
                    key = node.coord.line, each.array, said, dimension
                    size = math.prod(sizes[dimension:]) if dimension == len(each.leading) else sizes[dimension]
                    old = self.found.get(key, (np.inf, -np.inf, size))
                    self.found[key] = min(old[0], low[state.mask].min()), max(old[1], high[state.mask].max()), size
        return self._anything()
