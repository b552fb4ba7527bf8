"""Describe the problems that a kernel is given: their shapes, their seeded inputs, what they cost.

Matrices are row-major, and float32 unless an attention says float16. A leading dimension is the distance between the
first elements of two neighbouring rows, in elements. Each problem names its `signature`, its `sizes` and `pitches` as
the expressions of a kernel's table know them, and the `defines` that it sets itself in a kernel that has them.
"""

from __future__ import annotations

import ctypes
import math
import numbers
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import numpy as np

from polaris_lab.base.errors import BadType, BadValue

FLOAT32 = np.dtype(np.float32)


def _settle_ld(problem: Problem, name: str, columns: int) -> None:
    given = getattr(problem, name)
    if given is None:
        object.__setattr__(problem, name, max(columns, 1))
        return
    _check_sizes(**{name: given})
    if given < max(columns, 1):
        raise BadValue(name, f"{name} is {given}; it must be at least {max(columns, 1)}, the length of a stored row")


MAX_SIZE = 2**31 - 2**12
"""Kernels count rows, columns and k in 32-bit integers, and step past the end by a tile at most."""


def transposed_pitch(rows: int) -> int:
    """Return the leading dimension of the transposed copy of a matrix of `rows` rows: a multiple of 4, for wide
    loads."""
    return max(-(-rows // 4) * 4, 4)


def refuse_mask(name: str, value: Any) -> None:
    """Raise TypeError for a masked array: a kernel would read the elements under its mask as they are."""
    if isinstance(value, np.ma.MaskedArray):
        raise BadType(name, f"{name} is a masked array, and kernels know no mask: pass {name}.filled(0), or another "
                      "value for the masked elements")


def _check_sizes(**sizes: int) -> None:
    for name, size in sizes.items():
        if not isinstance(size, (int, np.integer)) or isinstance(size, bool):
            raise BadType(name, f"{name} must be an integer, not {type(size).__name__}")
        if not 0 <= size <= MAX_SIZE:
            raise BadValue(name, f"{name} is {size}; it must be from 0 to {MAX_SIZE}")


def _rounded(name: str, value: float) -> float:
    """Round a scalar to the float32 that a kernel gets."""
    if not isinstance(value, numbers.Real):
        raise BadType(name, f"{name} is a {type(value).__name__}; it must be a real number")
    try:
        return ctypes.c_float(value).value
    except OverflowError:
        raise BadValue(name, f"{name} has {len(str(value))} digits; it must fit a float") from None


def _generator(seed: int) -> np.random.Generator:
    if not isinstance(seed, numbers.Integral) or seed < 0:
        raise BadValue("seed", f"seed is {seed!r}; it must be a whole number of at least 0")
    return np.random.default_rng(seed)


def _random(rng: np.random.Generator, rows: int, columns: int, ld: int, dtype: np.dtype = FLOAT32) -> np.ndarray:
    """Draw standard normal numbers of shape (rows, columns), whose rows are `ld` elements apart, with NaN in the
    gaps."""
    drawn = rng.standard_normal((rows, columns), dtype=np.float32).astype(dtype, copy=False)
    if ld == columns:
        return drawn
    matrix = np.full((rows, ld), np.nan, dtype)[:, :columns]
    matrix[...] = drawn
    return matrix


@dataclass(frozen=True)
class Gemm:
    """Describes C := alpha * op(A) @ op(B) + beta * C, where op(A) is m x k, op(B) is k x n and C is m x n.

    All matrices are row-major float32; op transposes A with `trans_a` and B with `trans_b`. `alpha` and `beta` are
    rounded to float32, which is what a kernel gets. `lda`, `ldb` and `ldc` are the distances between rows in floats;
    without them rows follow each other without a gap. Raises TypeError or ValueError naming the argument.

    >>> problem = pl.Gemm(512, 256, 1024, trans_b=True)
    >>> problem.b_shape, problem.flops
    ((256, 1024), 268435456)
    """

    signature: ClassVar = "gemm"
    result: ClassVar = "C"
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
                raise BadType(name, f"{name} is {getattr(self, name)!r}; it must be True or False")
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
    def sizes(self) -> dict[str, int]:
        """Return M, N and K."""
        return {"M": self.m, "N": self.n, "K": self.k}

    @property
    def pitches(self) -> dict[str, int]:
        """Return the leading dimensions."""
        return {"lda": self.lda, "ldb": self.ldb, "ldc": self.ldc}

    @property
    def defines(self) -> dict[str, int]:
        """Return TRANS_A and TRANS_B: 1 where an operand is transposed."""
        return {"TRANS_A": int(self.trans_a), "TRANS_B": int(self.trans_b)}

    @property
    def reads_result(self) -> bool:
        """Tell whether C is read: where beta is not 0."""
        return self.beta != 0

    @property
    def layouts(self) -> dict[str, MatrixLayout]:
        """Return the layout of A, B and C."""
        return {"A": MatrixLayout(*self.a_shape, self.lda), "B": MatrixLayout(*self.b_shape, self.ldb),
                "C": MatrixLayout(self.m, self.n, self.ldc)}

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
        """Return random float32 operands "A", "B" and "C", standard normal, in their stored shapes and leading
        dimensions.

        >>> {name: array.shape for name, array in pl.Gemm(2, 3, 4).inputs(seed=0).items()}
        {'A': (2, 4), 'B': (4, 3), 'C': (2, 3)}
        """
        rng = _generator(seed)
        return self._factors(rng) | {"C": _random(rng, self.m, self.n, self.ldc)}

    def read(self, seed: int) -> dict[str, np.ndarray]:
        """Return the arrays of `inputs` that a kernel reads: no "C" when `beta` is 0.

        >>> sorted(pl.Gemm(2, 3, 4).read(seed=0))
        ['A', 'B']
        """
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

    signature: ClassVar = "transpose"
    result: ClassVar = "out"
    reads_result: ClassVar = False
    rows: int
    columns: int
    ldi: int | None = None
    ldo: int | None = None

    def __post_init__(self) -> None:
        _check_sizes(rows=self.rows, columns=self.columns)
        _settle_ld(self, "ldi", self.columns)
        _settle_ld(self, "ldo", self.rows)

    @property
    def sizes(self) -> dict[str, int]:
        """Return rows and columns."""
        return {"rows": self.rows, "columns": self.columns}

    @property
    def pitches(self) -> dict[str, int]:
        """Return the leading dimensions."""
        return {"ldi": self.ldi, "ldo": self.ldo}

    @property
    def defines(self) -> dict[str, int]:
        """Return nothing: a transpose sets no define."""
        return {}

    @property
    def layouts(self) -> dict[str, MatrixLayout]:
        """Return the layout of "in" and "out"."""
        return {"in": MatrixLayout(self.rows, self.columns, self.ldi),
                "out": MatrixLayout(self.columns, self.rows, self.ldo)}

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


@dataclass(frozen=True)
class Attention:
    """Describes O := softmax(scale * Q @ K.T) @ V for each of `h` heads of each of `b` items of a batch.

    Q and O have `s` rows, K and V have `t` (default: `s`), each of `d` elements. With `causal`, row i sees the keys j
    <= i + `diagonal`: 0 is PyTorch's is_causal, t - s lets the last row see all keys. A row that sees no key is 0.
    `scale` is 1 / sqrt(d) by default, and is rounded to float32. `order` is how the arrays lie in memory: "bhsd"
    (batch, head, row, element) or "bshd". The vectors of d elements are `ld` elements apart (default: d). All four
    arrays have the `dtype` "float32" or "float16"; sums are float32 either way. Raises TypeError or ValueError naming
    the argument.

    >>> problem = pl.Attention(2, 8, 512, 64, causal=True)
    >>> problem.sizes, problem.flops
    ({'B': 2, 'H': 8, 'S': 512, 'T': 512, 'D': 64}, 537919488)
    """

    signature: ClassVar = "attention"
    result: ClassVar = "O"
    reads_result: ClassVar = False
    b: int
    h: int
    s: int
    d: int
    causal: bool = False
    scale: float | None = None
    t: int | None = None
    diagonal: int = 0
    order: str = "bhsd"
    ld: int | None = None
    dtype: str = "float32"

    def __post_init__(self) -> None:
        if self.t is None:
            object.__setattr__(self, "t", self.s)
        _check_sizes(b=self.b, h=self.h, s=self.s, t=self.t)
        _check_sizes(d=self.d)
        if not self.d:
            raise BadValue("d", "d is 0; a head has at least 1 element")
        if not isinstance(self.causal, (bool, np.bool_)):
            raise BadType("causal", f"causal is {self.causal!r}; it must be True or False")
        if not isinstance(self.diagonal, numbers.Integral) or abs(self.diagonal) > MAX_SIZE:
            raise BadValue("diagonal",
                           f"diagonal is {self.diagonal!r}; it must be a whole number from {-MAX_SIZE} to {MAX_SIZE}")
        scale = 1 / math.sqrt(self.d) if self.scale is None else self.scale
        object.__setattr__(self, "scale", _rounded("scale", scale))
        if self.order not in ORDERS:
            raise BadValue("order", f"order is {self.order!r}; it must be one of {', '.join(ORDERS)}")
        if self.dtype not in ("float32", "float16"):
            raise BadValue("dtype", f"dtype is {self.dtype!r}; it must be float32 or float16")
        _settle_ld(self, "ld", self.d)
        for name, rows in (("s", self.s), ("t", self.t)):
            if (reach := self.h * rows * self.ld) > MAX_SIZE:
                raise BadValue(name, f"{name} is {rows}: {self.h} heads of {rows} rows, {self.ld} elements apart, are "
                               f"{reach} elements; it must be at most {MAX_SIZE}")

    @property
    def sizes(self) -> dict[str, int]:
        """Return B, H, S, T and D."""
        return {"B": self.b, "H": self.h, "S": self.s, "T": self.t, "D": self.d}

    @property
    def pitches(self) -> dict[str, int]:
        """Return the distance of two vectors, in elements."""
        return {"ld": self.ld}

    @property
    def defines(self) -> dict[str, int]:
        """Return D, CAUSAL and HALF, which every kernel of this signature is built with."""
        return {"D": self.d, "CAUSAL": int(self.causal), "HALF": int(self.dtype == "float16")}

    @property
    def layouts(self) -> dict[str, MatrixLayout]:
        """Return the layout of Q, K, V and O: a row of the matrix is one vector of d elements."""
        dtype = np.dtype(self.dtype)
        rows = {"Q": self.s, "K": self.t, "V": self.t, "O": self.s}
        return {name: MatrixLayout(self.b * self.h * count, self.d, self.ld, dtype) for name, count in rows.items()}

    def strides(self, rows: int) -> tuple[int, int, int]:
        """Return the distances between items of the batch, heads and rows, in elements, for an array with `rows` rows.

        >>> pl.Attention(2, 8, 512, 64).strides(512)
        (262144, 32768, 64)
        """
        inner = (rows * self.ld, self.ld) if self.order == "bhsd" else (self.ld, self.h * self.ld)
        return self.h * rows * self.ld, *inner

    def tensor(self, matrix: np.ndarray) -> np.ndarray:
        """View a stored matrix of vectors, (b * h * rows, d), as (b, h, rows, d).

        >>> problem = pl.Attention(1, 2, 4, 8)
        >>> problem.tensor(problem.inputs(seed=0)["Q"]).shape
        (1, 2, 4, 8)
        """
        rows = len(matrix) // max(self.b * self.h, 1)
        if self.order == "bhsd":
            return matrix.reshape(self.b, self.h, rows, self.d)
        return matrix.reshape(self.b, rows, self.h, self.d).transpose(0, 2, 1, 3)

    def visible(self, rows: np.ndarray | None = None) -> np.ndarray:
        """Count the keys, 0 to t, that each row sees. `rows` are row numbers (default: all).

        >>> pl.Attention(1, 1, 4, 8, causal=True).visible()
        array([1, 2, 3, 4])
        """
        rows = np.arange(self.s) if rows is None else rows
        return np.clip(rows + self.diagonal + 1, 0, self.t) if self.causal else np.full(len(rows), self.t)

    @property
    def flops(self) -> int:
        """Count 4 d operations for each pair of a row and a key that it sees: a multiply-add in either product.

        Exponentials, maxima and the division are not counted.
        """
        return 4 * self.b * self.h * self.d * int(self.visible().sum())

    @property
    def bytes(self) -> int:
        """Count the fewest bytes that must move: Q, K and V read once, O written once."""
        return sum(each.rows * each.columns * each.dtype.itemsize for each in self.layouts.values())

    def inputs(self, seed: int) -> dict[str, np.ndarray]:
        """Return random "Q", "K" and "V" as they are stored, as matrices of vectors: standard normal.

        >>> {name: array.shape for name, array in pl.Attention(1, 2, 4, 8).inputs(seed=0).items()}
        {'Q': (8, 8), 'K': (8, 8), 'V': (8, 8)}
        """
        rng = _generator(seed)
        return {name: _random(rng, *layout) for name, layout in self.layouts.items() if name != "O"}

    def read(self, seed: int) -> dict[str, np.ndarray]:
        """Return the arrays of `inputs` that a kernel reads: all of them.

        >>> sorted(pl.Attention(1, 2, 4, 8).read(seed=0))
        ['K', 'Q', 'V']
        """
        return self.inputs(seed)

    def __str__(self) -> str:
        text = f"{self.b} x {self.h} x {self.s} x {self.d}"
        if self.t != self.s:
            text += f", {self.t} keys"
        if self.causal:
            text += ", causal" + (f" from diagonal {self.diagonal}" if self.diagonal else "")
        if self.scale != _rounded("scale", 1 / math.sqrt(self.d)):
            text += f", scale {self.scale:g}"
        if self.order != "bhsd":
            text += f", {self.order}"
        if self.ld != self.d:
            text += f", ld {self.ld}"
        return text + (", float16" if self.dtype == "float16" else "")


ORDERS = "bhsd", "bshd"
"""The orders in which the arrays of an attention may lie in memory."""
Problem = Gemm | Transpose | Attention


class MatrixLayout(NamedTuple):
    """Describes how a row-major matrix lies in memory: rows `ld` elements apart, and no gap after the last row."""

    rows: int
    columns: int
    ld: int
    dtype: np.dtype = FLOAT32

    @property
    def extent(self) -> int:
        """Count the elements from the first to the last of the matrix, gaps between rows included."""
        return (self.rows - 1) * self.ld + self.columns if self.rows and self.columns else 0

    @property
    def span(self) -> int:
        """Count the bytes of `extent`."""
        return self.extent * self.dtype.itemsize

    def view(self, flat: np.ndarray) -> np.ndarray:
        """Return the matrix as a view of the flat array that begins with it."""
        return np.lib.stride_tricks.as_strided(flat, (self.rows, self.columns),
                                               (flat.itemsize * self.ld, flat.itemsize))


def example(signature: str, side: int) -> Problem:
    """Return a plain problem of a signature whose sizes are all `side`; an attention has one item and two heads."""
    if signature == "transpose":
        return Transpose(side, side)
    return Gemm(side, side, side) if signature == "gemm" else Attention(1, 2, side, side)
