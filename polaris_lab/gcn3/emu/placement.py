"""What launches solve a problem: operands in simulated memory, turned first where the kernel wants them so, and each pass."""

from __future__ import annotations

import functools
import math
import numbers
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from polaris_lab.base.errors import unknown
from polaris_lab.gcn3.code.assembly import Program, parse
from polaris_lab.gcn3.code.listings import load
from polaris_lab.gcn3.code.occupancy import require_group
from polaris_lab.gcn3.emu.initial_state import Grid
from polaris_lab.gcn3.emu.memory import Memory
from polaris_lab.spec.kernel_catalogue import KernelSpec, Problem, catalogue
from polaris_lab.spec.problem import Gemm, Transpose, layouts, turned_pitch

FILLER = np.uint32(0x7FC0_6A8D)
"""A NaN with a payload that no arithmetic makes: between rows, and in a result not yet written."""


@dataclass(frozen=True)
class Dispatch:
    """One launch: its function's code, its sizes and its arguments."""

    program: Program
    grid: Grid
    values: Sequence[np.generic]


@dataclass(frozen=True)
class Matrix:
    """A row-major float32 matrix in simulated memory: rows are `ld` elements apart, and no gap is owned behind the last."""

    rows: int
    columns: int
    ld: int
    address: int = 0

    @property
    def extent(self) -> int:
        """Elements from the first to the last."""
        return (self.rows - 1) * self.ld + self.columns if self.rows and self.columns else 0

    @property
    def pointer(self) -> np.uint64:
        """What a kernel is given."""
        return np.uint64(self.address)

    def rows_in(self, memory: Memory, dtype: type = np.float32) -> np.ndarray:
        """The matrix as a view of memory, (rows, columns)."""
        flat = memory.view(self.address).view(dtype)
        return np.lib.stride_tricks.as_strided(flat, (self.rows, self.columns), (4 * self.ld, 4))


def posed(spec: KernelSpec, problem: Problem | None, m: int | None, n: int | None, k: int | None) -> Problem:
    """The problem that is meant by sizes or by itself. Raises ValueError when it is not said, said twice, or of another signature than the kernel, TypeError when it is none."""
    gemm, sizes = spec.signature == "gemm", [size for size in (m, n, k) if size is not None]
    needed = 3 if gemm else 2
    if problem is None:
        if len(sizes) != needed or None in (m, n):
            raise ValueError(f"{spec.name} needs {'m, n and k' if gemm else 'm and n, its rows and columns'}, or a problem")
        return Gemm(m, n, k) if gemm else Transpose(m, n)
    if sizes:
        raise ValueError("problem and sizes are given; give one of them")
    if not isinstance(problem, (Gemm, Transpose)):
        raise TypeError(f"problem is a {type(problem).__name__}; give a Gemm or a Transpose")
    if isinstance(problem, Gemm) != gemm:
        raise ValueError(f"{spec.name} has the signature {spec.signature!r}; it cannot solve a {type(problem).__name__}")
    return problem


def whole(name: str, value: object, least: int, otherwise: str = "") -> None:
    """Raise ValueError unless an argument is a whole number of at least `least`; `otherwise` says what else it may be."""
    if isinstance(value, bool) or not isinstance(value, numbers.Integral) or value < least:
        raise ValueError(f"{name} is {value!r}; it must be a whole number of at least {least}{otherwise}")


@functools.lru_cache(2**7)
def _parsed(text: str, function: str) -> Program:
    return parse(text, function)


class Plan:
    """The launches that solve `problem` by `spec`, their memory laid out, but not run.

    `listing` replaces functions by other code. With `terms` the product is told of no more than so many of each sum's k terms,
    in matrices that are whole all the same. Raises ValueError when the buffers do not fit into memory, `listing` has a
    function that is not launched, or a work-group is larger than its code is made for, TypeError when `listing` holds no programs.
    """

    def __init__(self, spec: KernelSpec, problem: Problem, config: Mapping[str, int], listing: Mapping[str, Program] | None = None,
                 terms: int | None = None) -> None:
        self.memory = Memory()
        self._programs: dict[tuple[str, str], Program] = {}
        self._listing = _replacements(spec, listing)
        self.matrices = {name: self._matrix(name, *shape) for name, shape in layouts(problem).items()}
        scratch = {name: self._matrix(name, 1, size, max(size, 1)) for name, size in spec.scratch_sizes(problem, config).items()}
        if isinstance(problem, Transpose):
            self.dispatches = self._transpose(spec, problem, config, self.matrices["in"], self.matrices["out"])
        else:
            self.dispatches = self._gemm(spec, problem, config, scratch, problem.k if terms is None else min(terms, problem.k))
        self._only_written = isinstance(problem, Transpose) or problem.beta == 0

    @property
    def result(self) -> Matrix:
        """Where the result goes."""
        return list(self.matrices.values())[-1]

    def fill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Map the memory and put `inputs` into it, in stored shapes; gaps, and a result that is only written, hold a NaN of their own."""
        self.memory.map()
        for name, matrix in self.matrices.items():
            self.memory.view(matrix.address)[:matrix.extent] = FILLER
            if matrix.extent and not (matrix is self.result and self._only_written):
                matrix.rows_in(self.memory)[...] = inputs[name]

    def _matrix(self, name: str, rows: int, columns: int, ld: int) -> Matrix:
        empty = Matrix(rows, columns, ld)
        return Matrix(rows, columns, ld, self.memory.allocate(name, 4 * empty.extent))

    def _passes(self, spec: KernelSpec, problem: Problem, config: Mapping[str, int], values: Sequence[np.generic]) -> list[Dispatch]:
        made = [Dispatch(self._program(spec, config, each.function), Grid.of(each.global_size, each.local_size), values)
                for each in spec.geometry(problem, config) if math.prod(each.global_size)]
        for each in made:
            require_group(each.program, each.grid.items)
        return made

    def _program(self, spec: KernelSpec, config: Mapping[str, int], function: str) -> Program:
        if function in self._listing:
            return self._listing[function]
        key = spec.name, function
        if key not in self._programs:
            self._programs[key] = _parsed(load(spec, config).text, function)
        return self._programs[key]

    def _transpose(self, spec: KernelSpec, problem: Transpose, config: Mapping[str, int], source: Matrix, target: Matrix) -> list[Dispatch]:
        return self._passes(spec, problem, config, [np.int32(problem.rows), np.int32(problem.columns), source.pointer, np.int32(source.ld),
                                                    target.pointer, np.int32(target.ld)])

    def _gemm(self, spec: KernelSpec, problem: Gemm, config: Mapping[str, int], scratch: Mapping[str, Matrix], told: int) -> list[Dispatch]:
        """Turn round what the kernel wants the other way, then the kernel itself; as `device_session.Bench` does on a device."""
        if not problem.m or not problem.n:
            return []
        terms = told if problem.alpha else 0  # alpha == 0 must not read A or B: the sum then has no terms
        steps: list[Dispatch] = []
        operands = [self.matrices["A"], self.matrices["B"]]
        for at, turns in enumerate(spec.turns(problem)):
            if turns and terms:
                operands[at], turning = self._turned(operands[at], f"{'AB'[at]} turned")
                steps += turning
        (a, b), c = operands, self.matrices["C"]
        alpha = problem.alpha if terms else 0.0  # an empty sum is 0, even times an infinite alpha
        values = [np.int32(problem.m), np.int32(problem.n), np.int32(terms), np.float32(alpha), a.pointer, np.int32(a.ld),
                  b.pointer, np.int32(b.ld), np.float32(problem.beta), c.pointer, np.int32(c.ld),
                  *(each.pointer for each in scratch.values())]
        return steps + self._passes(spec, problem, config, values)

    def _turned(self, matrix: Matrix, name: str) -> tuple[Matrix, list[Dispatch]]:
        spec = catalogue()["transpose"]
        problem = Transpose(matrix.rows, matrix.columns, matrix.ld, turned_pitch(matrix.rows))
        turned = self._matrix(name, matrix.columns, matrix.rows, problem.ldo)
        return turned, self._transpose(spec, problem, spec.config(), matrix, turned)


def _replacements(spec: KernelSpec, listing: Mapping[str, Program] | None) -> Mapping[str, Program]:
    """`listing` as it is given. Raises ValueError for a function that is not launched, TypeError for what is no program."""
    if listing is None:
        return {}
    if not isinstance(listing, Mapping):
        raise TypeError(f"listing is a {type(listing).__name__}; it must map functions to programs, as gcn3.assembly.parse gives them")
    launched = [each.function for each in (*spec.passes, *catalogue()["transpose"].passes)]
    for function, program in listing.items():
        if function not in launched:
            raise unknown(f"function of {spec.name}", function, launched)
        if not isinstance(program, Program):
            raise TypeError(f"listing[{function!r}] is a {type(program).__name__}; it must be a program, as gcn3.assembly.parse gives it")
    return listing
