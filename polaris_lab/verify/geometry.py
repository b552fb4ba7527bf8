"""Say how a kernel is launched on a problem: its global and local sizes, and what each dimension counts."""

from __future__ import annotations

import re
from typing import NamedTuple

from polaris_lab.model.kernel_spec import BoundKernel, Pass
from polaris_lab.model.problem import Problem

_COUNTED = {"gemm": {"M": "rows", "N": "columns"},
            "transpose": {"rows": "rows", "columns": "columns"},
            "attention": {"S": "rows of Q", "T": "keys", "H": "heads", "B": "items"}}
"""What a dimension counts whose size is an expression of this size of the problem and no other."""


class Geometry(NamedTuple):
    """Holds the launches of a kernel on `problem`, with their sizes in work-items.

    `dimensions` has a tuple for each launch: "columns" for a dimension of the work-items that runs along the columns of
    the result, and "" for one that counts several things.
    """

    problem: Problem
    launches: tuple[Pass, ...]
    dimensions: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        several = len(self.launches) > 1
        return "; ".join(f"{launch.function + ': ' if several else ''}{_describe(launch, names)}"
                         for launch, names in zip(self.launches, self.dimensions, strict=True))


def geometry_of(kernel: BoundKernel) -> Geometry:
    """Return the geometry of a kernel that is bound to a problem.

    >>> from polaris_lab.verify.geometry import geometry_of
    >>> print(geometry_of(pl.catalogue()["gemm_tiled"].bind(pl.Gemm(100, 20, 30))))
    global size (32, 112), local size (16, 16), dimension 0 = columns, dimension 1 = rows
    """
    counted = _COUNTED[kernel.problem.signature]

    def name(size: str | int) -> str:
        found = set(re.findall(r"[A-Za-z_]\w*", str(size))) & (counted.keys() | {"K"})
        return counted.get(min(found), "") if len(found) == 1 else ""

    return Geometry(kernel.problem, kernel.passes,
                    tuple(tuple(map(name, each.global_size)) for each in kernel.spec.passes))


def _describe(launch: Pass, names: tuple[str, ...]) -> str:
    named = "".join(f", dimension {place} = {name}" for place, name in enumerate(names) if name)
    return f"global size {_tuple(launch.global_size)}, local size {_tuple(launch.local_size)}{named}"


def _tuple(sizes: tuple[int, ...]) -> str:
    return f"({', '.join(map(str, sizes))})"
