"""Which elements of its local arrays a kernel's text may touch: its statements, run on the ranges of its variables in each work-item."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.verify.bounds import ranges
from polaris_lab.verify.bounds.expressions import Expressions
from polaris_lab.verify.bounds.states import Place, State, Value, join, same, widened
from polaris_lab.verify.bounds.syntax import LOCAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pycparser import c_ast

EXACT = 64
"""Turns of a loop that are run one by one, while it is certain which work-items take them."""
PATIENCE = 3
"""Turns of any other loop before bounds that still grow are given up."""


class Walk(Expressions):
    """A walk through the kernel `function` for one work-group of `local` work-items: `found` and `sizes` are what it saw.

    Raises ValueError when the function is not there, or its text has what is not understood.
    """

    def __init__(self, tree: c_ast.FileAST, function: str, local: tuple[int, ...]) -> None:
        super().__init__(local)
        self.functions = {node.decl.name: node for node in tree.ext if _kind(node) == "FuncDef"}
        if function not in self.functions:
            raise ValueError(f"there is no kernel function {function!r} with a body in this source")
        self._pointers = {node.name for node in _nodes(tree) if LOCAL in (getattr(node, "quals", None) or ()) and getattr(node, "name", None)}
        self._idle: dict[int, bool] = {}
        self._alone: dict[int, bool] = {}
        self._names: dict[int, list[str]] = {}
        self._before: dict[int, State] = {}
        self._breaks: list[list[State]] = []
        self._continues: list[list[State]] = []
        self._constants = State(np.ones(self.items, bool))
        for node in tree.ext:
            if _kind(node) == "Decl":
                self._constants = self._run(node, self._constants)
        self._call(self.functions[function], [], self._constants)

    # each of these takes the state before a statement and gives the one after

    def _run(self, node: c_ast.Node | None, state: State) -> State:
        if node is None or not state.alive or self._inert(node):
            return state
        if _kind(node) in ("For", "While", "DoWhile") and self._closed(node) and self._seen(node, state):
            return state
        statement = getattr(self, f"_run_{_kind(node).lower()}", None)
        if statement:
            return statement(node, state)
        self._value(node, state)
        return state

    def _run_compound(self, node: c_ast.Compound, state: State) -> State:
        return self._scope(node.block_items or [], state)

    def _run_decllist(self, node: c_ast.DeclList, state: State) -> State:
        for declared in node.decls:
            state = self._run(declared, state)
        return state

    def _scope(self, items: list, state: State) -> State:
        outer = {item.name: state.values.get(item.name) for item in items if _kind(item) == "Decl"}
        for item in items:
            state = self._run(item, state)
        for name, value in outer.items():
            if value is None:
                state.values.pop(name, None)
            else:
                state.values[name] = value
        return state

    def _run_decl(self, node: c_ast.Decl, state: State) -> State:
        kind, sizes = node.type, []
        while _kind(kind) == "ArrayDecl":
            sizes.append(self._value(kind.dim, state) if kind.dim else self._anything())
            kind = kind.type
        if sizes and LOCAL in node.quals:
            if not all(np.isfinite(size.high).all() for size in sizes):
                raise ValueError(f"line {node.coord.line}: the size of {node.name} is no whole number")
            self.sizes[node.name] = tuple(int(size.high.max()) for size in sizes)
            self._parts[node.name] = self._width(kind)
            start = ranges.exactly(0, self.items)
            state.values[node.name] = (Place(node.name, (), start, self._parts[node.name] if len(sizes) == 1 else 1),)
        else:
            value = self._value(node.init, state) if node.init else self._anything()
            state.values[node.name] = self._anything() if sizes else value
        return state

    def _run_if(self, node: c_ast.If, state: State) -> State:
        then, other = self._branches(node.cond, state)
        return join([self._run(node.iftrue, then), self._run(node.iffalse, other)])

    def _run_for(self, node: c_ast.For, state: State) -> State:
        declared = [item.name for item in getattr(node.init, "decls", None) or []]
        outer = {name: state.values.get(name) for name in declared}
        state = self._loop(self._run(node.init, state), node.cond, node.next, node.stmt)
        state.values = {name: value for name, value in state.values.items() if name not in outer}
        state.values |= {name: value for name, value in outer.items() if value is not None}
        return state

    def _run_while(self, node: c_ast.While, state: State) -> State:
        return self._loop(state, node.cond, None, node.stmt)

    def _run_dowhile(self, node: c_ast.DoWhile, state: State) -> State:
        self._breaks.append([])
        state = self._turn(state, None, node.stmt)
        return join([self._loop(state, node.cond, None, node.stmt), *self._breaks.pop()])

    def _run_switch(self, node: c_ast.Switch, state: State) -> State:
        self._value(node.cond, state)
        self._breaks.append([])
        through = state.only(np.False_)  # any case may be the one, and one without a break leads into the next
        for case in node.stmt.block_items or []:
            through = join([state.only(np.True_), through])
            for statement in case.stmts:
                through = self._run(statement, through)
        return join([state, through, *self._breaks.pop()])

    def _run_label(self, node: c_ast.Label, state: State) -> State:
        return self._run(node.stmt, state)

    def _run_goto(self, node: c_ast.Goto, state: State) -> State:
        raise ValueError(f"line {node.coord.line}: goto is not understood by the check of indices; write a loop")

    def _run_break(self, node: c_ast.Break, state: State) -> State:
        self._breaks[-1].append(state)
        return state.only(np.False_)

    def _run_continue(self, node: c_ast.Continue, state: State) -> State:
        self._continues[-1].append(state)
        return state.only(np.False_)

    def _run_return(self, node: c_ast.Return, state: State) -> State:
        self._returns[-1].append((state, self._value(node.expr, state) if node.expr else self._anything()))
        return state.only(np.False_)

    def _turn(self, state: State, step: c_ast.Node | None, body: c_ast.Node) -> State:
        self._continues.append([])
        state = join([self._run(body, state), *self._continues.pop()])
        return self._run(step, state)

    def _loop(self, state: State, condition: c_ast.Node | None, step: c_ast.Node | None, body: c_ast.Node) -> State:
        self._breaks.append([])
        leave: list[State] = []
        turns = 0
        while state.alive and turns < EXACT:
            on, off = self._branches(condition, state)
            if (on.mask & off.mask).any():
                break
            leave.append(off)
            state, turns = self._turn(on, step, body), turns + 1
        turns = 0
        while state.alive:
            on, off = self._branches(condition, state)
            after = join([state, self._turn(on, step, body)])
            if same(state, after):
                leave.append(off)
                break
            turns += 1
            state = widened(state, after) if turns >= PATIENCE else after
        return join([*leave, *self._breaks.pop()] or [state])

    def _call(self, function: c_ast.FuncDef, given: list[Value], state: State) -> Value:
        parameters = function.decl.type.args.params if function.decl.type.args else []
        inside = State(state.mask, self._constants.values | {each.name: value for each, value in zip(parameters, given, strict=False) if each.name})
        self._returns.append([])
        end = self._run(function.body, inside)
        found = [(end, self._anything()), *self._returns.pop()]
        ways = [State(way.mask, {"": value}) for way, value in found if way.alive]
        return join(ways).values[""] if ways else self._anything()

    def _inert(self, node: c_ast.Node) -> bool:
        """Whether a statement neither touches local memory nor changes anything that a later one sees."""
        if id(node) not in self._idle:
            names = {each.name for each in _nodes(node) if _kind(each) == "ID"}
            jumps = any(_kind(each) in ("Break", "Continue", "Label") for each in _nodes(node))
            touches = names & (self._pointers | self.functions.keys())
            self._idle[id(node)] = _kind(node) not in ("Decl", "DeclList") and not touches and not jumps and self._closed(node)
        return self._idle[id(node)]

    def _closed(self, node: c_ast.Node) -> bool:
        """Whether a statement changes no variable but its own, and leads nowhere but behind itself."""
        if id(node) not in self._alone:
            own = {each.name for each in _nodes(node) if _kind(each) == "Decl"} if _kind(node) in ("For", "Compound") else set()
            self._alone[id(node)] = not any(_kind(each) in ("Return", "Goto") or _changed(each) not in (None, *own) for each in _nodes(node))
        return self._alone[id(node)]

    def _seen(self, loop: c_ast.Node, state: State) -> bool:
        """Whether this loop, which changes nothing outside itself, was run with the same values the last time."""
        names = self._names.setdefault(id(loop), sorted({each.name for each in _nodes(loop) if _kind(each) == "ID"}))
        now = State(state.mask, {name: state.values[name] for name in names if name in state.values})
        before, self._before[id(loop)] = self._before.get(id(loop)), now
        return before is not None and same(before, now)


def _kind(node: object) -> str:
    return type(node).__name__


def _changed(node: c_ast.Node) -> str | None:
    """The variable that an expression assigns to, or whose address it takes."""
    place = node.lvalue if _kind(node) == "Assignment" else None
    if _kind(node) == "UnaryOp" and node.op in ("++", "--", "p++", "p--", "&"):
        place = node.expr
    return place.name if _kind(place) == "ID" else None


def _nodes(node: c_ast.Node) -> Iterator[c_ast.Node]:
    """A node and all that is under it."""
    yield node
    for _, child in node.children():
        yield from _nodes(child)
