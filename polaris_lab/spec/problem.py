"""Describe the problems that a kernel is given: their shapes, their seeded inputs, what they cost.

Everything is row-major float32. A leading dimension is the distance between the first elements of two
neighbouring rows, in elements.
"""

from __future__ import annotations

import ctypes
import numbers
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np


def _settle_ld(problem: Gemm | Transpose, name: str, columns: int) -> None:
    given = getattr(problem, name)
    if given is None:
        object.__setattr__(problem, name, max(columns, 1))
        return
    _check_sizes(**{name: given})
    if given < max(columns, 1):
        raise ValueError(f"{name} is {given}; it must be at least {max(columns, 1)}, the length of a stored row")


LARGEST = 2**31 - 2**12
"""Kernels count rows, columns and k in 32-bit integers, and step past the end by a tile at most."""


def transposed_pitch(rows: int) -> int:
    """Return the leading dimension of the transposed copy of a matrix of `rows` rows: a multiple of 4, for wide
    loads."""
    return max(-(-rows // 4) * 4, 4)


def _check_sizes(**sizes: int) -> None:
    for name, size in sizes.items():
        if not isinstance(size, (int, np.integer)) or isinstance(size, bool):
            raise TypeError(f"{name} must be an integer, not {type(size).__name__}")
        if not 0 <= size <= LARGEST:
            raise ValueError(f"{name} is {size}; it must be from 0 to {LARGEST}")


def _rounded(name: str, value: float) -> float:
    """Round a scalar to the float32 that a kernel gets."""
    if not isinstance(value, numbers.Real):
        raise TypeError(f"{name} is a {type(value).__name__}; it must be a real number")
    try:
        return ctypes.c_float(value).value
    except OverflowError:
        raise ValueError(f"{name} has {len(str(value))} digits; it must fit a float") from None


def _generator(seed: int) -> np.random.Generator:
    if not isinstance(seed, numbers.Integral) or seed < 0:
        raise ValueError(f"seed is {seed!r}; it must be a whole number of at least 0")
    return np.random.default_rng(seed)


def _random(rng: np.random.Generator, rows: int, columns: int, ld: int) -> np.ndarray:
    """Draw standard normal float32 of shape (rows, columns), whose rows are `ld` elements apart, with NaN in the
    gaps."""
    if ld == columns:
        return rng.standard_normal((rows, columns), dtype=np.float32)
    matrix = np.full((rows, ld), np.nan, np.float32)[:, :columns]
    matrix[...] = rng.standard_normal((rows, columns), dtype=np.float32)
    return matrix


@dataclass(frozen=True)
class Gemm:
    """Describes C := alpha * op(A) @ op(B) + beta * C, where op(A) is m x k, op(B) is k x n and C is m x n.

    `alpha` and `beta` are rounded to float32 at once, since that is what a kernel gets. A leading dimension
    left out is the tight one. Raises TypeError or ValueError naming the argument.
    """

    m: int
    n: int
    k: int
    alpha: float = 1.0
    beta: float = 0.0
    trans_a: bool = False
    trans_b: bool = False
    lda: int | None = None
    ldb: int | None = None
    ldc: int | None = None

    def __post_init__(self) -> None:
        _check_sizes(m=self.m, n=self.n, k=self.k)
        for name in ("alpha", "beta"):
            object.__setattr__(self, name, _rounded(name, getattr(self, name)))
        for name in ("trans_a", "trans_b"):
            if not isinstance(getattr(self, name), (bool, np.bool_)):
                raise TypeError(f"{name} is {getattr(self, name)!r}; it must be True or False")
            object.__setattr__(self, name, bool(getattr(self, name)))
        _settle_ld(self, "lda", self.a_shape[1])
        _settle_ld(self, "ldb", self.b_shape[1])
        _settle_ld(self, "ldc", self.n)

    @property
    def a_shape(self) -> tuple[int, int]:
        """Return (rows, columns) of A as it is stored."""
        return (self.k, self.m) if self.trans_a else (self.m, self.k)

    @property
    def b_shape(self) -> tuple[int, int]:
        """Return (rows, columns) of B as it is stored."""
        return (self.n, self.k) if self.trans_b else (self.k, self.n)

    @property
    def trans(self) -> str:
        """Return "nn", "nt", "tn" or "tt", for A and B."""
        return "nt"[self.trans_a] + "nt"[self.trans_b]

    @property
    def flops(self) -> int:
        """Count 2 m n k operations: one multiplication and one addition for each term; alpha and beta are not
        counted."""
        return 2 * self.m * self.n * self.k

    @property
    def bytes(self) -> int:
        """Count the fewest bytes that must move: A and B read once, C written once, and read once if beta is not 0."""
        return 4 * (self.m * self.k + self.k * self.n + self.m * self.n * (2 if self.beta else 1))

    def inputs(self, seed: int) -> dict[str, np.ndarray]:
        """Draw seeded standard normal operands "A", "B" and "C" in their stored shapes, with these leading
        dimensions."""
        rng = _generator(seed)
        return self._factors(rng) | {"C": _random(rng, self.m, self.n, self.ldc)}

    def read(self, seed: int) -> dict[str, np.ndarray]:
        """Draw those of `inputs` that are read: without "C" when `beta` is 0."""
        return self.inputs(seed) if self.beta else self._factors(_generator(seed))

    def _factors(self, rng: np.random.Generator) -> dict[str, np.ndarray]:
        return {"A": _random(rng, *self.a_shape, self.lda), "B": _random(rng, *self.b_shape, self.ldb)}

    def __str__(self) -> str:
        text = f"{self.m} x {self.n} x {self.k}"
        if (self.alpha, self.beta) != (1.0, 0.0):
            text += f", alpha {self.alpha:g}, beta {self.beta:g}"
        if self.trans != "nn":
            text += f", {self.trans}"
        if (self.lda, self.ldb, self.ldc) != (max(self.a_shape[1], 1), max(self.b_shape[1], 1), max(self.n, 1)):
            text += f", ld {self.lda} {self.ldb} {self.ldc}"
        return text


@dataclass(frozen=True)
class Transpose:
    """Describes out := in.T: `in` is rows x columns with leading dimension `ldi`, `out` has leading dimension `ldo`."""

    rows: int
    columns: int
    ldi: int | None = None
    ldo: int | None = None

    def __post_init__(self) -> None:
        _check_sizes(rows=self.rows, columns=self.columns)
        _settle_ld(self, "ldi", self.columns)
        _settle_ld(self, "ldo", self.rows)

    @property
    def flops(self) -> int:
        """Return 0: a transpose has no floating-point operation."""
        return 0

    @property
    def bytes(self) -> int:
        """Count the bytes that must move: each element read once and written once."""
        return 8 * self.rows * self.columns

    def inputs(self, seed: int) -> dict[str, np.ndarray]:
        """Draw a seeded standard normal matrix "in" of shape (rows, columns) with leading dimension `ldi`."""
        return {"in": _random(_generator(seed), self.rows, self.columns, self.ldi)}

    def read(self, seed: int) -> dict[str, np.ndarray]:
        """Draw those of `inputs` that are read: all."""
        return self.inputs(seed)

    def __str__(self) -> str:
        tight = (self.ldi, self.ldo) == (max(self.columns, 1), max(self.rows, 1))
        return f"{self.rows} x {self.columns}" + ("" if tight else f", ld {self.ldi} {self.ldo}")


Problem = Gemm | Transpose


class MatrixLayout(NamedTuple):
    """Describes how a row-major matrix lies in memory: rows `ld` elements apart, and no gap after the last row."""

    rows: int
    columns: int
    ld: int

    @property
    def extent(self) -> int:
        """Count the elements from the first to the last of the matrix, gaps between rows included."""
        return (self.rows - 1) * self.ld + self.columns if self.rows and self.columns else 0

    def view(self, flat: np.ndarray) -> np.ndarray:
        """Return the matrix as a view of the flat array that begins with it."""
        return np.lib.stride_tricks.as_strided(flat, (self.rows, self.columns),
                                               (flat.itemsize * self.ld, flat.itemsize))


def layouts(problem: Problem) -> dict[str, MatrixLayout]:
    """Return the layout of every array of a problem by its name, the result last."""
    if isinstance(problem, Transpose):
        return {"in": MatrixLayout(problem.rows, problem.columns, problem.ldi),
                "out": MatrixLayout(problem.columns, problem.rows, problem.ldo)}
    return {"A": MatrixLayout(*problem.a_shape, problem.lda), "B": MatrixLayout(*problem.b_shape, problem.ldb),
            "C": MatrixLayout(problem.m, problem.n, problem.ldc)}
