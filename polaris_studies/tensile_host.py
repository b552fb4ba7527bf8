"""Compute what Tensile's host passes to a kernel, and multiply on the simulated card as rocBLAS does.

The numbers are those of ContractionSolution::generateSingleCall and generateBetaOnlyCall (Tensile 4.36, which rocBLAS
5.5 builds with).
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

import polaris_sim as sim
from polaris_lab.model.launch_arguments import matched
from polaris_sim.any_kernel import CardLaunch
from polaris_sim.code.assembly import Program, parameters_of
from polaris_sim.code.loaded_object import LoadedObject
from polaris_studies import rocblas_library
from polaris_studies.rocblas_library import Solution

BETA_ONLY = "Cijk_S"
"""The kernel in HIP that computes D = beta * C before a kernel that adds its parts to D by atomics."""
BETA_ITEMS = 256
MAGIC_SHIFT = 31
"""A quotient by a small number is the product with `magic_number`, shifted right by as many bits."""


class Product(NamedTuple):
    """Describes D = alpha * op(A) op(B) + beta * C in column-major order: `layout` says whether A and B are transposed,
    the leading dimensions are the least that are allowed unless given."""

    layout: str
    m: int
    n: int
    k: int
    alpha: float = 1.0
    beta: float = 0.0
    lda: int = 0
    ldb: int = 0
    ldc: int = 0

    @property
    def leading(self) -> tuple[int, int, int]:
        """Return the distances between columns of A, B and C."""
        rows = (self.k if self.layout[0] == "T" else self.m, self.n if self.layout[1] == "T" else self.k, self.m)
        return tuple(given or least for given, least in zip((self.lda, self.ldb, self.ldc), rows, strict=True))

    @property
    def elements(self) -> tuple[int, int, int]:
        """Count the elements from the first to the last of A, B and C."""
        shapes = ((self.k, self.m) if self.layout[0] == "T" else (self.m, self.k),
                  (self.n, self.k) if self.layout[1] == "T" else (self.k, self.n), (self.m, self.n))
        return tuple(rows + (columns - 1) * leading
                     for (rows, columns), leading in zip(shapes, self.leading, strict=True))


def meets(solution: Solution, product: Product) -> bool:
    """Tell whether a product meets a solution's conditions on its sizes; the limits of offsets are far above."""
    conditions = solution.conditions
    return (product.m >= conditions["LeadingFree0SizesGreaterOrEqual"]
            and product.n >= conditions["LeadingFree1SizesGreaterOrEqual"])


def stagger_iterations(solution: Solution, k: int) -> int:
    """Return OrigStaggerUIter: by how many steps of k, less one, work-groups may begin apart; a power of 2, halved
    until there are as many steps."""
    steps, found = k // solution.depth_u // solution.split, solution.stagger
    while found > 1 and steps < found << solution.stagger_shift:
        found //= 2
    return max(found - 1, 0)


def magic_number(divisor: int) -> int:
    """Return what a number is multiplied with to divide it by a small `divisor`."""
    return (1 << MAGIC_SHIFT) // divisor + 1


def tiles(solution: Solution, product: Product) -> tuple[int, int]:
    """Count the tiles of C in both directions."""
    return -(-product.m // solution.macro_tile[0]), -(-product.n // solution.macro_tile[1])


def last_arguments(solution: Solution, product: Product) -> dict[str, int]:
    """Compute the last six arguments of a kernel, by the names of its metadata."""
    across, down = tiles(solution, product)
    blocks, left, magic = down, 0, 0
    if solution.mapping:
        blocks, left = divmod(down, solution.mapping)
        left = left or solution.mapping
        magic = magic_number(left)
    return {"OrigStaggerUIter": stagger_iterations(solution, product.k), "NumWorkGroups0": across,
            "NumWorkGroups1": down, "NumFullBlocks": blocks, "WgmRemainder1": left, "MagicNumberWgmRemainder1": magic}


def arguments(solution: Solution, product: Product, a: np.ndarray, b: np.ndarray, c: np.ndarray,
              d: np.ndarray) -> dict[str, Any]:
    """Compute all arguments of a kernel for one product, by the names of its metadata."""
    lda, ldb, ldc = product.leading
    size_a, size_b, size_c = product.elements
    return {"sizeC": size_c, "sizeA": size_a, "sizeB": size_b, "D": d, "C": c, "A": a, "B": b,
            **{f"Offset{name}": 0 for name in "DCAB"}, "alpha": product.alpha, "beta": product.beta,
            "strideD0": ldc, "strideD1": size_c, "strideC0": ldc, "strideC1": size_c,
            "strideA0": lda, "strideA1": size_a, "strideB0": ldb, "strideB1": size_b,
            "SizesFree0": product.m, "SizesFree1": product.n, "SizesFree2": 1, "SizesSum0": product.k,
            **last_arguments(solution, product), "padding": 0}


def multiply(solution: Solution, product: Product, a: np.ndarray, b: np.ndarray,
             c: np.ndarray) -> tuple[np.ndarray, list[CardLaunch]]:
    """Multiply in place, D being C, as rocBLAS does: return what the array then holds, and the launches.

    The arrays are float32 of one dimension, column after column.
    """
    launches = []
    if solution.split > 1:
        launches.append(_beta_only(product, c))
        c = launches[-1].args[0]
    across, down = tiles(solution, product)
    named = [each.name for each in kernels().program(solution.name).arguments]
    given = arguments(solution, product, a, b, c, c)
    size = across * solution.work_items, down * solution.split, 1
    launches.append(sim.launch(kernels(), solution.name, size, (solution.work_items, 1, 1),
                               [given[name] for name in named]))
    return launches[-1].args[named.index("D")], launches


def values_of(program: Program, given: Mapping[str, Any]) -> list[Any]:
    """Put arguments by name into the order and the types of a kernel's parameters."""
    parameters = parameters_of(program)
    return matched(program.function, parameters, [given[each.name] for each in parameters])


@functools.cache
def kernels() -> LoadedObject:
    """Load the matrix products in assembly."""
    return sim.load(rocblas_library.find())


@functools.cache
def _helpers() -> LoadedObject:
    return sim.load(rocblas_library.find(rocblas_library.HELPERS))


def _beta_only(product: Product, c: np.ndarray) -> CardLaunch:
    ldc, size = product.leading[2], product.elements[2]
    words = np.array([ldc, size, ldc, size, product.m, product.n, 1], np.uint32)
    args = [c, c, *[np.uint64(0).tobytes()] * 2, *(each.tobytes() for each in words),
            np.float32(product.beta).tobytes()]
    groups = -(-product.m * product.n // BETA_ITEMS)
    return sim.launch(_helpers(), BETA_ONLY, groups * BETA_ITEMS, BETA_ITEMS, args)

