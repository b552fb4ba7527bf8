"""Evaluate the small language of catalogue.toml: + - * / % ceil, one comparison, names and whole numbers.

Parsed into Python's own syntax tree, of which functions are made here; never evaluated as Python. Division is exact, so
`ceil(N / TILE) * TILE` means what it says.
"""

from __future__ import annotations

import ast
import functools
import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction

MAX_CHARACTERS = 1000
"""Characters that an expression may have: one with thousands of terms would be walked too deeply."""
Number = int | Fraction | bool
_OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: Fraction,
              ast.Mod: operator.mod, ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.LtE: operator.le,
              ast.Lt: operator.lt, ast.GtE: operator.ge, ast.Gt: operator.gt}


def evaluate(text: str | int, names: Mapping[str, int]) -> int:
    """Evaluate `text` to a whole number (0 or 1 for a comparison).

    Raises ValueError for anything outside the language, a name that is not in `names`, a division by zero
    or a result that is not whole.
    """
    if isinstance(text, int):
        return text
    try:
        value = _compiled(text)(names)
    except KeyError as missing:
        raise ValueError(f"{missing.args[0]!r} is not one of {', '.join(names)}") from None
    except (SyntaxError, RecursionError, MemoryError):
        raise ValueError(f"{_brief(text)} is not an expression of + - * / % and ceil") from None
    except ZeroDivisionError:
        raise ValueError(f"{_brief(text)} divides by zero with {dict(names)}") from None
    if value != int(value):
        raise ValueError(f"{_brief(text)} is {value} with {dict(names)}, which is not whole; use ceil(...)")
    return int(value)


def _brief(text: str | int) -> str:
    return repr(text) if len(str(text)) <= 100 else f"{str(text)[:60]!r}... of {len(str(text))} characters"


@functools.lru_cache(2**10)
def _compiled(text: str) -> Callable[[Mapping[str, int]], Number]:
    if len(text) > MAX_CHARACTERS:
        raise ValueError(f"{_brief(text)} is too long; an expression has at most {MAX_CHARACTERS}")
    return _function(ast.parse(text, mode="eval").body)


def _function(node: ast.expr) -> Callable[[Mapping[str, int]], Number]:
    """Make the function of the names that a node stands for."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return lambda names: value
        case ast.Name(id=name):
            return lambda names: names[name]
        case (ast.BinOp(left=left, op=op, right=right) | ast.Compare(left=left, ops=[op], comparators=[right])
              ) if type(op) in _OPERATORS:
            apply, first, second = _OPERATORS[type(op)], _function(left), _function(right)
            return lambda names: apply(first(names), second(names))
        case ast.Call(func=ast.Name(id="ceil"), args=[ast.BinOp(left=left, op=ast.Div(), right=right)], keywords=[]):
            above, below = _function(left), _function(right)
            return lambda names: -(above(names) // -below(names))  # a Fraction takes 20 times as long
        case ast.Call(func=ast.Name(id="ceil"), args=[inside], keywords=[]):
            argument = _function(inside)
            return lambda names: math.ceil(argument(names))
    raise ValueError(f"{_brief(ast.unparse(node))} is not allowed; only + - * / % ceil, names and whole numbers are")
