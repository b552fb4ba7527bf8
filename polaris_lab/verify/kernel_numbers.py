"""Read the numbers that a kernel's text states: sizes and values from which on it may do something else."""

from __future__ import annotations

import functools
import operator
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from polaris_lab.model.c_source import SourceError, kind, read, subtree
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.source_text import without_comments

if TYPE_CHECKING:
    from pycparser import c_ast

_DECIDES = ("<", "<=", ">", ">=", "==", "!=", "%", "&", ">>")
"""Operators whose operand decides what happens."""
_FOLDED: dict[str, Callable[[float, float], float]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "<<": lambda a, b: a * 2**min(b, 64)}
_NUMBER = re.compile(r"(?<![\w.])(?:0[xX][0-9a-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?)")


@dataclass(frozen=True)
class StatedNumbers:
    """Holds the whole numbers above 1 and the real numbers other than 0 that a kernel states, without their signs.

    Numbers that something is compared with, masked with or divided by come first.
    """

    whole: tuple[int, ...] = ()
    real: tuple[float, ...] = ()


def stated_numbers(spec: KernelSpec) -> StatedNumbers:
    """Return the numbers in the text of a kernel with its default defines; in one that cannot be read, all of them."""
    return _stated(spec.source(), tuple(spec.macros().items()))


@functools.lru_cache(2**4)
def _stated(source: str, defines: tuple[tuple[str, int], ...]) -> StatedNumbers:
    try:
        tree = read(source, dict(defines)).tree
    except SourceError:
        return _sorted((False, _value(text)) for text in _NUMBER.findall(without_comments(source)))
    return _sorted(_numbers(tree))


def _numbers(tree: c_ast.FileAST) -> Iterator[tuple[bool, float | None]]:
    """List what constants and expressions of constants are worth, and whether something is decided by each."""
    for function in tree.ext:
        if kind(function) != "FuncDef":
            continue
        for node in subtree(function):
            decides = kind(node) == "BinaryOp" and node.op in _DECIDES
            for _, child in node.children():
                value = _fold(child)
                if value is not None and kind(node) == "BinaryOp" and node.op == ">>":
                    value = 2.0**min(value, 64)
                yield decides or kind(node) in ("Case", "FuncCall", "ExprList"), value


def _fold(node: c_ast.Node) -> float | None:
    """Return the value of an expression of constants; None of any other."""
    if kind(node) == "Constant":
        return _value(node.value)
    if kind(node) == "UnaryOp" and node.op in "+-~":
        value = _fold(node.expr)
        return value if value is None or node.op != "~" else value + 1
    if kind(node) == "Cast":
        return _fold(node.expr)
    if kind(node) == "BinaryOp" and node.op in _FOLDED:
        left, right = _fold(node.left), _fold(node.right)
        return None if left is None or right is None else abs(_FOLDED[node.op](left, right))
    return None


def _value(text: str) -> float | None:
    try:
        return float(int(text.rstrip("uUlL"), 0))
    except ValueError:
        with_digits = _NUMBER.match(text)
        return float(with_digits[0]) if with_digits and not text.lower().startswith("0x") else None


def _sorted(numbers: Iterator[tuple[bool, float | None]]) -> StatedNumbers:
    found: dict[float, bool] = {}
    for decides, value in numbers:
        if value:
            found[value] = found.get(value, False) or decides
    ranked = sorted(found, key=lambda value: not found[value])
    return StatedNumbers(tuple(int(value) for value in ranked if value.is_integer() and 1 < value < 2**31),
                         tuple(value for value in ranked if value < 2.0**127))
