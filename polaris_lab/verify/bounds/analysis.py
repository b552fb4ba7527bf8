"""Bound by interval analysis the elements of a kernel's local arrays that each work-item may access.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.model.c_source import LOCAL, changed_variable, kind, subtree
from polaris_lab.verify.bounds import intervals
from polaris_lab.verify.bounds.intervals import Interval
from polaris_lab.verify.bounds.states import LocalPointer, State, Value, equal_states, is_pointer, join, widen

if TYPE_CHECKING:
    from pycparser import c_ast

EXACT_ITERATIONS = 64
"""Iterations of a loop that are executed one by one, as long as it is certain which work-items take part."""
WIDENING_DELAY = 3
"""Iterations of any other loop before bounds that still move are widened."""
MAX_CALL_DEPTH = 16
"""Calls within calls that are followed."""

_VECTOR = re.compile(r"u?(?:char|short|int|long|half|float|double)(2|3|4|8|16)?$")
_VECTOR_ACCESS = re.compile(r"v(load|store)(2|3|4|8|16)$")
_UNSIGNED = re.compile(r"unsigned|uint|uchar|ushort|ulong|size_t")
_MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


@functools.lru_cache(2**10)
def _integer(text: str) -> int:
    """Read a constant of C: decimal, octal or hexadecimal, with its suffix. Loops come to the same ones often."""
    digits = text.rstrip("uUlL")
    return int(digits, 8 if re.fullmatch(r"0[0-7]+", digits) else 0)


class IndexAnalysis:
    """Analyses the kernel `function` for one work-group of `local` work-items.

    `array_sizes` has the dimensions of each local array. `accesses` maps (line, array, subscript, dimension) to the
    least and the greatest index, and the number of elements. Arguments, global memory and whatever is computed from
    them may hold anything; integers do not overflow.

    Raises ValueError when the function is not there, or its text has something that is not understood.
    """

    def __init__(self, tree: c_ast.FileAST, function: str, local: tuple[int, ...]) -> None:
        from pycparser import c_generator

        self.accesses: dict[tuple[int, str, str, int], tuple[float, float, int]] = {}
        self.array_sizes: dict[str, tuple[int, ...]] = {}
        self._components: dict[str, int] = {}  # of an element of each local array: 4 of a float4
        self._functions = {node.decl.name: node for node in tree.ext if kind(node) == "FuncDef"}
        if function not in self._functions:
            raise BadValue("function", f"there is no kernel function {function!r} with a body in this source")
        self._local_names = {node.name for node in subtree(tree)
                             if LOCAL in (getattr(node, "quals", None) or ()) and getattr(node, "name", None)}
        self._items = int(np.prod(local))
        self._local_size = (*local, 1, 1)[:3]
        # dimension 0 runs fastest
        self._local_ids = np.unravel_index(np.arange(self._items), self._local_size, order="F")
        self._text = c_generator.CGenerator().visit
        # one list for each loop or call that is being executed: the states in which control leaves it early
        self._breaks: list[list[State]] = []
        self._continues: list[list[State]] = []
        self._returns: list[list[tuple[State, Value]]] = []
        # results that are computed once for each node of the tree, by its id
        self._nodes: dict[int, list[c_ast.Node]] = {}
        self._irrelevant: dict[int, bool] = {}
        self._self_contained: dict[int, bool] = {}
        self._loop_names: dict[int, list[str]] = {}
        self._compared: dict[int, set[float]] = {}
        self._loop_entry: dict[int, State] = {}
        self._constants = State(np.ones(self._items, bool))
        for node in tree.ext:
            if kind(node) == "Decl":
                self._constants = self._execute(node, self._constants)
        self._call(self._functions[function], [], self._constants)

    def _unknown(self) -> Interval:
        return intervals.unknown(self._items)

    def _exactly(self, value: float | np.ndarray) -> Interval:
        return intervals.exactly(value, self._items)

    # Statements: each method takes the state before a statement and returns the state after it.

    def _execute(self, node: c_ast.Node | None, state: State) -> State:
        if node is None or not state.reachable or self._is_irrelevant(node):
            return state
        is_loop = kind(node) in ("For", "While", "DoWhile")
        if is_loop and self._is_self_contained(node) and self._was_entered_with(node, state):
            return state
        statement = _method("execute", type(node))
        if statement:
            return statement(self, node, state)
        self._evaluate(node, state)
        return state

    def _execute_compound(self, node: c_ast.Compound, state: State) -> State:
        items = node.block_items or []
        outer = {item.name: state.values.get(item.name) for item in items if kind(item) == "Decl"}
        for item in items:
            state = self._execute(item, state)
        for name, value in outer.items():
            if value is None:
                state.values.pop(name, None)
            else:
                state.values[name] = value
        return state

    def _execute_decllist(self, node: c_ast.DeclList, state: State) -> State:
        for declared in node.decls:
            state = self._execute(declared, state)
        return state

    def _execute_decl(self, node: c_ast.Decl, state: State) -> State:
        element, sizes = node.type, []
        while kind(element) == "ArrayDecl":
            sizes.append(self._evaluate(element.dim, state) if element.dim else self._unknown())
            element = element.type
        if sizes and LOCAL in node.quals:
            if not all(np.isfinite(size.high).all() for size in sizes):
                raise ValueError(f"line {node.coord.line}: the size of {node.name} is no whole number")
            self.array_sizes[node.name] = tuple(int(size.high.max()) for size in sizes)
            self._components[node.name] = self._width(element)
            stride = self._components[node.name] if len(sizes) == 1 else 1
            state.values[node.name] = (LocalPointer(node.name, (), self._exactly(0), stride),)
        else:
            value = self._evaluate(node.init, state) if node.init else self._unknown()
            state.values[node.name] = self._unknown() if sizes else value
        return state

    def _execute_if(self, node: c_ast.If, state: State) -> State:
        then, other = self._branch(node.cond, state)
        return join([self._execute(node.iftrue, then), self._execute(node.iffalse, other)])

    def _execute_for(self, node: c_ast.For, state: State) -> State:
        declared = [item.name for item in getattr(node.init, "decls", None) or []]
        outer = {name: state.values.get(name) for name in declared}
        state = self._loop(self._execute(node.init, state), node.cond, node.next, node.stmt)
        state.values = {name: value for name, value in state.values.items() if name not in outer}
        state.values |= {name: value for name, value in outer.items() if value is not None}
        return state

    def _execute_while(self, node: c_ast.While, state: State) -> State:
        return self._loop(state, node.cond, None, node.stmt)

    def _execute_dowhile(self, node: c_ast.DoWhile, state: State) -> State:
        self._breaks.append([])
        state = self._iterate(state, None, node.stmt)
        return join([self._loop(state, node.cond, None, node.stmt), *self._breaks.pop()])

    def _execute_switch(self, node: c_ast.Switch, state: State) -> State:
        self._evaluate(node.cond, state)
        self._breaks.append([])
        through = state.restricted(np.False_)  # any case may be taken, and one without a break leads into the next
        for case in node.stmt.block_items or []:
            through = join([state.restricted(np.True_), through])
            for statement in case.stmts:
                through = self._execute(statement, through)
        return join([state, through, *self._breaks.pop()])

    def _execute_label(self, node: c_ast.Label, state: State) -> State:
        return self._execute(node.stmt, state)

    def _execute_goto(self, node: c_ast.Goto, state: State) -> State:
        raise ValueError(f"line {node.coord.line}: goto is not understood by the check of indices; write a loop")

    def _execute_break(self, node: c_ast.Break, state: State) -> State:
        self._breaks[-1].append(state)
        return state.restricted(np.False_)

    def _execute_continue(self, node: c_ast.Continue, state: State) -> State:
        self._continues[-1].append(state)
        return state.restricted(np.False_)

    def _execute_return(self, node: c_ast.Return, state: State) -> State:
        self._returns[-1].append((state, self._evaluate(node.expr, state) if node.expr else self._unknown()))
        return state.restricted(np.False_)

    def _iterate(self, state: State, step: c_ast.Node | None, body: c_ast.Node) -> State:
        """Execute one iteration of a loop, and the step expression of a `for`."""
        self._continues.append([])
        state = join([self._execute(body, state), *self._continues.pop()])
        return self._execute(step, state)

    def _loop(self, state: State, condition: c_ast.Node | None, step: c_ast.Node | None, body: c_ast.Node) -> State:
        """Execute a loop: one iteration after the other while that is exact, then with widening up to a fixed point."""
        self._breaks.append([])
        leave: list[State] = []
        iterations = 0
        while state.reachable and iterations < EXACT_ITERATIONS:
            inside, outside = self._branch(condition, state)
            if (inside.mask & outside.mask).any():
                break
            leave.append(outside)
            state, iterations = self._iterate(inside, step, body), iterations + 1
        iterations, landmarks = 0, self._compared_constants(body)
        while state.reachable:
            inside, outside = self._branch(condition, state)
            after = join([state, self._iterate(inside, step, body)])
            if equal_states(state, after):
                leave.append(outside)
                break
            iterations += 1
            state = widen(state, after, landmarks) if iterations >= WIDENING_DELAY else after
        return join([*leave, *self._breaks.pop()] or [state])

    def _compared_constants(self, body: c_ast.Node) -> set[float]:
        """Find the constants, +- 1, that a variable is compared with by == or !=: a counter may restart there."""
        if id(body) in self._compared:
            return self._compared[id(body)]
        constants = self._compared[id(body)] = set()
        for node in self._below(body):
            if getattr(node, "op", None) in ("==", "!="):
                for side in (node.left, node.right):
                    if not any(kind(each) in ("ID", "FuncCall") for each in self._below(side)):
                        value = self._evaluate_integer(side, self._constants.copy())
                        if (value.low == value.high).all():
                            constants.update(value.low[0] + [-1.0, 0.0, 1.0])
        return constants

    def _below(self, node: c_ast.Node) -> list[c_ast.Node]:
        """List a node and all nodes below it."""
        if id(node) not in self._nodes:
            self._nodes[id(node)] = found = [node]
            for _, child in node.children():
                found += self._below(child)
        return self._nodes[id(node)]

    def _is_irrelevant(self, node: c_ast.Node) -> bool:
        """Tell whether a statement neither touches local memory nor changes anything that a later statement reads."""
        if id(node) not in self._irrelevant:
            names = {each.name for each in self._below(node) if kind(each) == "ID"}
            jumps = any(kind(each) in ("Break", "Continue", "Label") for each in self._below(node))
            touches = names & (self._local_names | self._functions.keys())
            self._irrelevant[id(node)] = (kind(node) not in ("Decl", "DeclList") and not touches and not jumps
                                          and self._is_self_contained(node))
        return self._irrelevant[id(node)]

    def _is_self_contained(self, node: c_ast.Node) -> bool:
        """Tell whether a statement changes only variables that it declares, and control always continues after it."""
        if id(node) not in self._self_contained:
            own = set()
            if kind(node) in ("For", "Compound"):
                own = {each.name for each in self._below(node) if kind(each) == "Decl"}
            self._self_contained[id(node)] = not any(kind(each) in ("Return", "Goto")
                                                     or changed_variable(each) not in (None, *own)
                                                     for each in self._below(node))
        return self._self_contained[id(node)]

    def _was_entered_with(self, loop: c_ast.Node, state: State) -> bool:
        """Tell whether a self-contained loop was last executed with the same values: its accesses are then recorded."""
        if id(loop) not in self._loop_names:
            self._loop_names[id(loop)] = sorted({each.name for each in self._below(loop) if kind(each) == "ID"})
        names = self._loop_names[id(loop)]
        entry = State(state.mask, {name: state.values[name] for name in names if name in state.values})
        before, self._loop_entry[id(loop)] = self._loop_entry.get(id(loop)), entry
        return before is not None and equal_states(before, entry)

    # Conditions: the states of both branches, with the intervals narrowed by what was compared.

    def _branch(self, condition: c_ast.Node | None, state: State) -> tuple[State, State]:
        """Split a state in two: in one the condition may hold, in the other it may not."""
        if condition is None:
            return state, state.restricted(np.False_)
        may, may_not = intervals.truth(self._evaluate_integer(condition, state))
        then, other = state.restricted(may), state.restricted(may_not)
        self._narrow(condition, then, True)
        self._narrow(condition, other, False)
        return then, other

    def _narrow(self, node: c_ast.Node, state: State, holds: bool) -> None:
        """Narrow the intervals of the variables that a condition compares, given whether it holds."""
        operator = getattr(node, "op", None)
        if operator == "!":
            self._narrow(node.expr, state, not holds)
        elif operator == ("&&" if holds else "||"):
            self._narrow(node.left, state, holds)
            self._narrow(node.right, state, holds)
        elif operator in _OPPOSITE:
            operator = operator if holds else _OPPOSITE[operator]
            self._narrow_variable(node.left, operator, node.right, state)
            self._narrow_variable(node.right, _MIRRORED[operator], node.left, state)

    def _narrow_variable(self, variable: c_ast.Node, operator: str, other: c_ast.Node, state: State) -> None:
        """Narrow the interval of one variable, given that `variable operator other` holds."""
        if kind(variable) != "ID" or is_pointer(state.get(variable.name)):
            return
        bound, value = self._evaluate_integer(other, state.copy()), state.get(variable.name)
        low = {">": bound.low + 1, ">=": bound.low, "==": bound.low}.get(operator, -np.inf)
        high = {"<": bound.high - 1, "<=": bound.high, "==": bound.high}.get(operator, np.inf)
        if operator == "!=":   # takes away an end that is the one value of the bound
            low = np.where((bound.low == bound.high) & (value.low == bound.low), value.low + 1, -np.inf)
            high = np.where((bound.low == bound.high) & (value.high == bound.high), value.high - 1, np.inf)
        state.values[variable.name] = intervals.clip(value, low, high)

    # Expressions: each method returns the abstract value, assigns in `state`, and records accesses on the way.

    def _evaluate_integer(self, node: c_ast.Node, state: State) -> Interval:
        value = self._evaluate(node, state)
        return self._unknown() if is_pointer(value) else value

    def _evaluate(self, node: c_ast.Node, state: State) -> Value:
        expression = _method("evaluate", type(node))
        if expression:
            return expression(self, node, state)
        for _, child in node.children():
            self._evaluate(child, state)
        return self._unknown()

    def _evaluate_constant(self, node: c_ast.Constant, state: State) -> Value:
        if "int" not in node.type:
            return self._unknown()
        return self._exactly(_integer(node.value))

    def _evaluate_id(self, node: c_ast.ID, state: State) -> Value:
        return state.get(node.name)

    def _evaluate_typename(self, node: c_ast.Typename, state: State) -> Value:
        return self._unknown()

    def _evaluate_binaryop(self, node: c_ast.BinaryOp, state: State) -> Value:
        left = self._evaluate(node.left, state)
        if node.op in ("&&", "||"):
            then, other = self._branch(node.left, state.copy())
            right: Value = self._evaluate_integer(node.right, then if node.op == "&&" else other)
        else:
            right = self._evaluate(node.right, state)
        if node.op in ("+", "-") and is_pointer(left) != is_pointer(right):
            pointer, number = (left, right) if is_pointer(left) else (right, left)
            return self._advance(pointer, number if node.op == "+" else intervals.negative(number))
        return self._unknown() if is_pointer(left) or is_pointer(right) else intervals.binary(node.op, left, right)

    def _evaluate_unaryop(self, node: c_ast.UnaryOp, state: State) -> Value:
        if node.op == "&":
            return self._evaluate_address(node.expr, state)
        value = self._evaluate(node.expr, state)
        if node.op == "*":
            return self._access(value, node, state) if is_pointer(value) else self._unknown()
        if node.op in ("++", "--", "p++", "p--"):
            one = self._exactly(1 if "+" in node.op else -1)
            after = self._advance(value, one) if is_pointer(value) else intervals.binary("+", value, one)
            self._assign(node.expr, after, state)
            return value if node.op.startswith("p") else after
        if is_pointer(value):
            return self._unknown()
        if node.op == "-":
            return intervals.negative(value)
        if node.op == "~":
            return intervals.binary("-", self._exactly(-1), value)
        if node.op == "!":
            return intervals.logical_not(value)
        return value if node.op == "+" else self._unknown()

    def _evaluate_address(self, operand: c_ast.Node, state: State) -> Value:
        if kind(operand) == "ArrayRef":
            return self._subscript(operand, state)[0] or self._unknown()
        if kind(operand) == "ID" and not is_pointer(state.get(operand.name)):
            state.values[operand.name] = self._unknown()  # whatever gets the address may store there
        return self._unknown()

    def _evaluate_ternaryop(self, node: c_ast.TernaryOp, state: State) -> Value:
        then, other = self._branch(node.cond, state)
        then.values[""], other.values[""] = self._evaluate(node.iftrue, then), self._evaluate(node.iffalse, other)
        return join([then, other]).values[""] if then.reachable or other.reachable else self._unknown()

    def _evaluate_assignment(self, node: c_ast.Assignment, state: State) -> Value:
        value = self._evaluate(node.rvalue, state)
        if node.op != "=":
            old = self._evaluate(node.lvalue, state)
            operator = node.op[:-1]
            if is_pointer(old) and not is_pointer(value) and operator in "+-":
                value = self._advance(old, value if operator == "+" else intervals.negative(value))
            elif is_pointer(old) or is_pointer(value):
                value = self._unknown()
            else:
                value = intervals.binary(operator, old, value)
        self._assign(node.lvalue, value, state)
        return value

    def _assign(self, target: c_ast.Node, value: Value, state: State) -> None:
        if kind(target) == "ID":
            state.values[target.name] = value
        else:
            self._evaluate(target, state)

    def _evaluate_cast(self, node: c_ast.Cast, state: State) -> Value:
        value, target = self._evaluate(node.expr, state), node.to_type.type
        if is_pointer(value) and kind(target) == "PtrDecl":
            stride = self._width(target.type)
            return tuple(each._replace(stride=stride, flat=each.flat or not self._in_last_dimension(each))
                         for each in value)
        if not is_pointer(value) and _UNSIGNED.search(self._text(node.to_type)):
            return Interval(np.where(value.low < 0, 0.0, value.low), np.where(value.low < 0, np.inf, value.high))
        return value

    def _evaluate_exprlist(self, node: c_ast.ExprList, state: State) -> Value:
        return [self._evaluate(each, state) for each in node.exprs][-1]

    def _evaluate_arrayref(self, node: c_ast.ArrayRef, state: State) -> Value:
        pointers, is_element = self._subscript(node, state)
        if not pointers:
            return self._unknown()
        return self._access(pointers, node, state) if is_element else pointers

    def _evaluate_funccall(self, node: c_ast.FuncCall, state: State) -> Value:
        name = getattr(node.name, "name", "")
        given = [self._evaluate(each, state) for each in node.args.exprs] if node.args else []
        if name in self._functions and len(self._returns) < MAX_CALL_DEPTH:
            return self._call(self._functions[name], given, state)
        if vector := _VECTOR_ACCESS.match(name):
            width, (offset, pointer) = int(vector[2]), given[-2:]
            if is_pointer(pointer):
                by_components = tuple(each._replace(stride=1) for each in pointer)
                moved = self._advance(by_components, intervals.binary("*", offset, self._exactly(width)))
                self._access(moved, node, state, width)
            return self._unknown()
        for pointer in filter(is_pointer, given):  # an atomic touches one element; another function may touch any
            self._access(pointer if name.startswith("atom") else self._advance(pointer, self._unknown()), node, state)
        return self._call_builtin(name, [self._unknown() if is_pointer(each) else each for each in given])

    def _call(self, function: c_ast.FuncDef, given: list[Value], state: State) -> Value:
        """Execute a function of the source with these arguments, and return the join of its return values."""
        parameters = function.decl.type.args.params if function.decl.type.args else []
        arguments = {each.name: value for each, value in zip(parameters, given, strict=False) if each.name}
        self._returns.append([])
        end = self._execute(function.body, State(state.mask, self._constants.values | arguments))
        found = [(end, self._unknown()), *self._returns.pop()]
        paths = [State(path.mask, {"": value}) for path, value in found if path.reachable]
        return join(paths).values[""] if paths else self._unknown()

    def _call_builtin(self, name: str, given: list[Interval]) -> Interval:
        """Bound the result of a function of OpenCL C whose result is an integer; of any other nothing is known."""
        if name.startswith("get_"):
            dimension = given[0].low[0] if given else np.inf
            if name in ("get_local_id", "get_local_size") and 0 <= dimension < 3:
                of_dimension = self._local_ids if name == "get_local_id" else self._local_size
                return self._exactly(of_dimension[int(dimension)])
            return intervals.between(0, np.inf, self._items)
        if name == "min":
            return intervals.minimum(*given)
        if name == "max":
            return intervals.maximum(*given)
        if name == "clamp":
            return intervals.minimum(intervals.maximum(given[0], given[1]), given[2])
        if name in ("mul24", "mad24"):
            product = intervals.binary("*", *given[:2])
            return intervals.binary("+", product, given[2]) if name == "mad24" else product
        return self._unknown()

    # Pointers into local memory

    def _width(self, element: Any) -> int:
        """Count the components of a type: 4 of float4, and of float3, which takes as much memory; 1 of a scalar."""
        names = getattr(getattr(element, "type", None), "names", None) or [""]
        found = _VECTOR.match(names[-1])
        return {"3": 4}.get(found[1], int(found[1] or 1)) if found else 1

    def _in_last_dimension(self, pointer: LocalPointer) -> bool:
        return len(pointer.leading) + 1 == len(self.array_sizes[pointer.array])

    def _points_to_element(self, pointer: LocalPointer) -> bool:
        return pointer.flat or self._in_last_dimension(pointer)

    def _advance(self, pointers: Value, by: Value) -> tuple[LocalPointer, ...]:
        """Add an integer to pointers; adding what is itself a pointer leads anywhere."""
        steps = self._unknown() if is_pointer(by) else by
        moved = []
        for each in pointers:
            distance = intervals.binary("*", steps, self._exactly(each.stride))
            moved.append(each._replace(offset=intervals.binary("+", each.offset, distance)))
        return tuple(moved)

    def _start_of_row(self, pointer: LocalPointer, text: str) -> LocalPointer:
        """Point to the beginning of the row that `pointer`, in a dimension before the last, leads to."""
        row = LocalPointer(pointer.array, (*pointer.leading, (pointer.offset, text)), self._exactly(0), 1)
        return row._replace(stride=self._components[pointer.array]) if self._in_last_dimension(row) else row

    def _subscript(self, node: c_ast.ArrayRef, state: State) -> tuple[tuple[LocalPointer, ...], bool]:
        """Apply a subscript: the pointers to what it selects, and whether that is an element and not a row.

        There are no pointers when the reference does not lead into local memory.
        """
        inner_subscript = kind(node.name) == "ArrayRef"
        base = self._subscript(node.name, state)[0] if inner_subscript else self._evaluate(node.name, state)
        subscript = self._evaluate_integer(node.subscript, state)
        if not is_pointer(base) or not base:
            return (), False
        moved = self._advance(base, subscript)
        if all(map(self._points_to_element, moved)):
            return moved, True
        return tuple(self._start_of_row(each, self._text(node.subscript)) for each in moved), False

    def _access(self, pointers: Value, node: c_ast.Node, state: State, width: int | None = None) -> Value:
        """Record an access through pointers to `width` components (default: one element); return its unknown value.

        To dereference a pointer to a row is no access: it leads to the row's beginning, which is returned.
        """
        if not all(map(self._points_to_element, pointers)):
            return tuple(self._start_of_row(pointer, self._text(node)) for pointer in pointers)
        if not state.reachable:
            return self._unknown()
        text = self._text(node.subscript if kind(node) == "ArrayRef" else node)
        for pointer in pointers:
            components, sizes = self._components[pointer.array], self.array_sizes[pointer.array]
            first = np.floor(pointer.offset.low / components)
            last = np.floor((pointer.offset.high + (width or pointer.stride) - 1) / components)
            for dimension, (index, said) in enumerate([*pointer.leading, (Interval(first, last), text)]):
                size = math.prod(sizes[dimension:]) if dimension == len(pointer.leading) else sizes[dimension]
                key = node.coord.line, pointer.array, said, dimension
                low, high, _ = self.accesses.get(key, (np.inf, -np.inf, size))
                low, high = min(low, index.low[state.mask].min()), max(high, index.high[state.mask].max())
                self.accesses[key] = low, high, size
        return self._unknown()


@functools.cache
def _method(what: str, node: type[c_ast.Node]) -> Callable[..., Any] | None:
    """Find the method of IndexAnalysis for nodes of a class: hundreds of thousands are executed and evaluated."""
    return getattr(IndexAnalysis, f"_{what}_{node.__name__.lower()}", None)
