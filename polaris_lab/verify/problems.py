"""Choose the problems of a check: fixed ones, random ones, and those that the numbers in a kernel's text suggest."""

from __future__ import annotations

import contextlib
import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import ORDERS, Attention, Gemm, Problem, Transpose, example
from polaris_lab.model.tuned_configs import unmet
from polaris_lab.verify.drawn_inputs import KINDS
from polaris_lab.verify.kernel_numbers import stated_numbers

COVERED = {"gemm": Gemm(128, 128, 200, ldc=131), "transpose": Transpose(130, 120, ldo=133),
            "attention": Attention(1, 2, 100, 16, ld=19)}
"""The problem on which stores are counted."""
SANITIZED = {"gemm": Gemm(35, 37, 42), "transpose": Transpose(35, 37),
              "attention": Attention(1, 2, 35, 13, True, t=131, diagonal=96, ld=15)}
"""The problem that the sanitizer sees: k = 42, and 131 keys, take at least two steps of every tile, since a missing
barrier shows only between steps."""
_SMALL_SIDES = {"m": 19, "n": 21}
"""Sides of a product that tiles of 16 cut once, as they cut the one above twice."""
_HEADS = (3, 16, 20, 64, 80, 128, 251)
"""Elements of a head for which an attention is built; one that is thorough is built for more."""
_TILE_SIDES = (64, 128, 256)
"""Sizes of a side at which a large tile is whole."""
LONG_SIDE = 33000
"""A side with more work-groups than a char counts, with tiles of 256 too."""
LARGEST_SIZE = 16384
"""The largest K of a check, and the largest side but for those that overflow a short integer."""
_SHORT_SIDE = 65537
"""A side that 16 bits cannot hold."""
_MOST_GROUPS = 65535
"""Work-groups along one dimension that every device can launch."""
_WIDE = 66001
"""A leading dimension that 16 bits cannot hold; with _WIDE_ROWS rows, elements lie where 24 bits do not reach."""
_WIDE_ROWS = 260
_LONG_SUMS = (256, 512, 1024, 2048, 4096, 8192, LARGEST_SIZE)
_LARGE = (Gemm(257, 261, 130, -1.0, 2.0), Gemm(523, 1031, 37, 2.0, -1.0), Gemm(1031, 517, 70), Gemm(320, 300, 515),
          Gemm(331, 331, 331), Gemm(611, 99, 50, 2.0, 1.0), Gemm(99, 611, 50), Gemm(421, 19, 2050), Gemm(19, 421, 2050))
"""Products of which two sizes are large; no side of most is a multiple of 8."""
_VECTORS = ((1, 21, 23), (19, 1, 23), (19, 21, 1))
"""Products of which a side is 1: a kernel may take a path of its own, on which rows are still apart."""
_SCALARS = ((0, 1e-7), (1e-7, 0), (1e-7, 1), (1, 1e-7), (-1, 0), (-1, 1), (1, -1), (-1, -1), (1, 0.5), (0.5, 0.5),
            (2, 2), (1.00002, 0), (1, 1.00002), (1e-30, 0), (1e-30, 1e-30), (1e8, 1), (1, 1e8), (math.nan, 0),
            (math.nan, 1), (0, math.nan), (1, math.nan), (math.inf, 0), (math.inf, 1), (0, math.inf), (1, -math.inf))
"""Scalars that a kernel may take a path of its own for."""
_STATED = 10
"""Numbers of a kernel's text that a check takes sizes and scalars from; four times as many if it is thorough."""


class Trial(NamedTuple):
    """Holds a problem, the kind of its inputs, and whether guards and poison look like data, not like NaN."""

    problem: Problem
    kind: str = "normal"
    data_marks: bool = False


def first_trials(spec: KernelSpec, rng: np.random.Generator, random: int, thorough: bool = False) -> Iterator[Trial]:
    """List what a check runs first: `cases`, and `random` random problems, four times as many if it is thorough."""
    fixed = cases(spec)
    yield from map(Trial, fixed)
    kinds = KINDS[spec.signature][:-1] if spec.signature == "gemm" else KINDS[spec.signature]
    for number in range(4 * random if thorough else random):
        problem = random_problem(rng, spec)
        if isinstance(problem, Attention) and not thorough and (number or problem.d in _HEADS):  # a build is slow
            built = fixed[int(rng.integers(len(fixed)))]
            problem = replace(problem, d=built.d, causal=built.causal, dtype=built.dtype,
                              ld=built.d + problem.ld - problem.d)
        calm = spec.museum or not number % 2 or abs(getattr(problem, "alpha", 1.0)) > 1e3
        yield Trial(problem, "normal" if calm else str(rng.choice(kinds)), bool(number % 3 == 1) and not spec.museum)


def suggested_trials(spec: KernelSpec, rng: np.random.Generator, thorough: bool = False) -> list[Trial]:
    """List what a check runs then: problems near what the kernel's text states, and those that are special anyway.

    Their sizes are near the numbers of the text, their multiples, and those times its work-group's; there are long
    sums, large sides, wide leading dimensions, special scalars, and inputs of all KINDS. A museum kernel has none.
    """
    if spec.museum:
        return []
    suggested = {"gemm": _suggested_products, "attention": _suggested_attentions,
                 "transpose": _suggested_transposes}[spec.signature]
    found: list[Trial] = []
    for problem, kind in suggested(spec, rng, thorough):
        with contextlib.suppress(ValueError):  # a kernel that takes few shapes
            data_marks = bool(len(found) % 2) and kind != "special"
            found.append(Trial(nearest_fitting(spec, problem), kind, data_marks))
    return found


def telling_sizes(spec: KernelSpec, thorough: bool = False, limit: int = LARGEST_SIZE) -> list[int]:
    """List sizes at which a kernel may begin to do something else: the numbers that it states, those around them, their
    multiples, and as many of its blocks."""
    stated = stated_numbers(spec).whole[:4 * _STATED if thorough else _STATED]
    blocks = sorted({size for each in spec.bind(nearest_fitting(spec, example(spec.signature, 64))).passes
                     for size in each.local_size if size > 1})
    found: dict[int, None] = {}
    for number in stated:
        near = [number, number + 1, number - 1, 2 * number, 3 * number + 1]
        near += [block * number + step for block in blocks for step in (0, 1)] if number > 2 else []
        found |= dict.fromkeys(size for size in near if 1 < size <= limit)
    return list(found)


def _suggested_products(spec: KernelSpec, rng: np.random.Generator,
                        thorough: bool) -> Iterator[tuple[Problem, str]]:
    stated = stated_numbers(spec)
    few = 4 * _STATED if thorough else _STATED
    sizes = telling_sizes(spec, thorough)

    def small() -> int:
        return int(rng.integers(5, 24))

    for a, b in itertools.product((False, True), repeat=2):
        for kind in KINDS["gemm"][1:]:
            yield Gemm(37, 29, 41, *((2.0, -1.0) if kind == "whole" else (1.5, -0.5)), trans_a=a, trans_b=b), kind
    yield Gemm(37, 29, 141), "special"
    for (m, n, k), a, b in itertools.product(_VECTORS, (False, True), (False, True)):
        yield Gemm(m, n, k, 2.0, -1.0, a, b, lda=31, ldb=34, ldc=35), "whole"
    real = [number for number in stated.real[:few] if number < 1e12]
    near = [(value * sign, beta) for value in real for sign in (1, -1) for beta in (0, 1)]
    near += [(alpha, value * factor) for value in real for factor in (1, 0.5, 2) for alpha in (0, 1)]
    near += [(value, value) for value in real]
    for alpha, beta in dict.fromkeys((*_SCALARS, *near)):
        calm = "whole" if abs(alpha) <= 1e3 and abs(beta) <= 1e3 else "normal"
        if 0 < abs(beta) < 1e-3 * abs(alpha):  # C counts where the product is 0
            calm = "chosen A"
        if math.isinf(alpha):
            calm = "same sign"
        yield Gemm(19, 23, 21, alpha, beta), calm
        yield Gemm(3, 5, 0, alpha, beta), "normal"
    sums = [int(size) for size in 2 ** rng.uniform(7.6, 14, 24 if thorough else 8)]
    for number, k in enumerate((*sums, *dict.fromkeys((*_LONG_SUMS, *sizes)))):
        kinds = ("whole", "chosen A", "chosen B")
        for kind in kinds if thorough or number >= len(sums) and k <= 1024 else (kinds[0], kinds[1 + number % 2]):
            yield Gemm(small(), small(), k, *((2.0, -3.0) if kind == "whole" else (1.0, 0.0))), kind
    for number, size in enumerate(dict.fromkeys((*sizes, 200, 256, 301, 1000))):
        scalars = ((1.0, 0.0), (2.0, -1.0))[number % 2]
        kind = ("whole", "normal")[number // 2 % 2]
        yield Gemm(size, small(), small(), *scalars), kind
        yield Gemm(small(), size, small(), *scalars), kind
        yield Gemm(size, size + number % 2 if size < 600 else small(), small(), *scalars[::-1]), "whole"
        if size <= 300:
            yield Gemm(4 * size, size + 1, small()), "whole"
            yield Gemm(size + 1, 4 * size, small(), 2.0), "whole"
    for number in stated.whole[:few]:  # a number of elements: of a square, and of a product of three equal sides
        if 2**12 <= number <= 2**22:
            side = math.isqrt(number) + 1
            yield Gemm(side, side + 1, 5, 2.0, -3.0), "whole"
            yield Gemm(side, 5, side + 1, 2.0), "whole"
            yield Gemm(5, side, side + 1), "whole"
        if 2**15 <= number <= 2**26:
            side = round(number ** (1 / 3)) + 3
            yield Gemm(side, side + 2, side + 1, 2.0), "whole"
        if LARGEST_SIZE < number <= 2**17:
            yield Gemm(number + 1, 3, 5), "whole"
            yield Gemm(3, number + 1, 5), "whole"
            yield Gemm(3, 5, number + 1), "whole"
    yield from ((problem, "whole") for problem in _LARGE)
    yield from ((replace(problem, lda=problem.k + 5, ldb=problem.n + 3, ldc=problem.n + 7), "whole")
                for problem in _LARGE[1:4])
    for m, n in ((_SHORT_SIDE, 3), (3, _SHORT_SIDE)):
        with contextlib.suppress(ValueError):
            if _most_groups(spec, Gemm(m, n, 5)) <= _MOST_GROUPS:
                yield Gemm(m, n, 5, 2.0, -1.0), "whole"
    tall = _WIDE_ROWS
    yield Gemm(tall, 5, 7, lda=_WIDE), "whole"
    yield Gemm(5, 7, tall, ldb=_WIDE), "whole"
    yield Gemm(tall, 5, 7, 2.0, -1.0, ldc=_WIDE), "whole"
    for gap in dict.fromkeys((101, 1001, *sizes[:few])):
        m, n, k = small(), small(), small()
        yield Gemm(m, n, k, 1.0, float(gap % 2), lda=k + gap, ldb=n + gap + 1, ldc=n + gap + 2), "whole"
    for size in (24, 37):
        yield Gemm(size, size, size, 1.0, size % 2 * -1.0, lda=size + 5, ldb=size + 9, ldc=size + 14), "whole"
    for factor in (2, 3):
        yield Gemm(24, 20, 28, 1.0, float(factor % 2), lda=28 * factor, ldb=20 * factor, ldc=20 * factor), "whole"
    if thorough:
        yield from ((Gemm(2, 3, 2, 1.0, 1.0, **{ld: 2**24 + 8}), "whole") for ld in ("lda", "ldb", "ldc"))
        yield from ((Gemm(m, n, k, *scalars), "whole") for (m, n, k), scalars in itertools.product(
            ((1100, 1090, 1050), (2051, 1029, 33), (65, 2055, 2049)), ((1.0, 0.0), (2.0, -1.0))))
        for _ in range(24):
            m, n, k = (int(size) for size in 2 ** rng.uniform(3, 10, 3))
            yield Gemm(m, n, k, 2.0, float(rng.choice([0, -1])), bool(rng.integers(2)), bool(rng.integers(2))), "whole"


def _suggested_attentions(spec: KernelSpec, rng: np.random.Generator,
                          thorough: bool) -> Iterator[tuple[Problem, str]]:
    plain = Attention(2, 3, 37, 16, t=45)
    for kind, causal in itertools.product(KINDS["attention"][1:], (False, True)):
        yield replace(plain, causal=causal), kind
        yield replace(plain, causal=causal, t=300), kind
        if causal or thorough:
            yield replace(plain, dtype="float16", causal=causal), kind
    yield Attention(7, 3, 5, 16, t=19), "normal"
    yield Attention(1, 261, 3, 16, t=5), "normal"
    yield Attention(261, 1, 3, 16, t=5), "normal"
    yield Attention(1, 1100, 2, 16, t=3, order="bshd", ld=64), "normal"  # rows farther apart than 16 bits count
    yield Attention(1, 1, 4200, 16, True, t=7, diagonal=2**31 - 4096), "normal"  # a row plus that overflows an int
    yield from ((replace(plain, scale=scale), "normal") for scale in (1e-5, -1e-3, 1e-3))
    yield Attention(1, 1, 5, 16, t=2100), "scaled"
    yield Attention(1, 1, 517, 16, True, t=523), "normal"
    yield Attention(1, 20, 65, 16, True, t=70), "scaled"
    limit = 4096 if thorough else 1100
    for number, size in enumerate(telling_sizes(spec, thorough, limit)):
        causal = bool(number % 2)
        yield Attention(1, 1, size, 16, causal, t=19 + causal * size), "normal"
        yield Attention(1, 2, 17, 16, causal, t=size, diagonal=size - 17), ("normal", "scaled")[number // 2 % 2]
        if size <= 300:
            order = ORDERS[number // 4 % 2]
            yield Attention(1, size, 3, 16, t=7, order=order), "normal"
            yield Attention(size, 2, 3, 16, t=7, order=order), "normal"
            yield Attention(2, size, 2, 16, t=9, order=ORDERS[::-1][number // 4 % 2]), "normal"
    stated = [number for number in stated_numbers(spec).whole if 4 < number < 256 and number not in (8, *_HEADS)]
    for d in dict.fromkeys(stated[:24 if thorough else 2]):
        yield Attention(1, 2, 21, d), "normal"
    if thorough:
        for d in (1, 2, 7, 8, 32, 40, 48, 64, 72, 96, 100, 112, 129, 160, 192, 256):
            yield Attention(1, 2, 35, d, t=51), "normal"
        for _ in range(12):
            s, t = (int(size) for size in 2 ** rng.uniform(5, 11, 2))
            yield Attention(1, 2, s, 64, bool(rng.integers(2)), t=t, diagonal=t - s), "normal"


def _suggested_transposes(spec: KernelSpec, rng: np.random.Generator,
                          thorough: bool) -> Iterator[tuple[Problem, str]]:
    for size in (*telling_sizes(spec, thorough), 1031, _SHORT_SIDE):
        yield Transpose(size, 13), "normal"
        yield Transpose(13, size), "normal"
    yield Transpose(523, 1031, 1100, 600), "normal"
    yield Transpose(_WIDE_ROWS, 5, _WIDE), "normal"
    yield Transpose(5, _WIDE_ROWS, None, _WIDE), "normal"


def _most_groups(spec: KernelSpec, problem: Problem) -> int:
    """Count the work-groups along the dimension that has most."""
    passes = spec.bind(nearest_fitting(spec, problem)).passes
    return max(whole // part for each in passes for whole, part in zip(each.global_size, each.local_size, strict=True))


def few_groups(spec: KernelSpec, problem: Problem) -> Problem:
    """Return a product near `problem` with fewer work-groups, of which each side has a whole one and another."""
    if not isinstance(problem, Gemm):
        return problem
    with contextlib.suppress(ValueError):  # a kernel that takes few shapes
        sides = {name: side for name, side in _SMALL_SIDES.items()
                 if _groups(spec, problem, name, side) > _groups(spec, problem, name, 1)}
        return nearest_fitting(spec, Gemm(sides.get("m", problem.m), sides.get("n", problem.n), problem.k))
    return problem


def whole_tile(spec: KernelSpec, problem: Problem) -> Problem | None:
    """Return a product near `problem` that fills one tile of C; None where `problem` fills one already.

    A kernel may have a loop for tiles that nothing cuts, which a product smaller than a tile never enters. A tile ends
    where one row or column more is another work-group.
    """
    if not isinstance(problem, Gemm):
        return None
    sides: dict[str, int] = {}
    for name in ("m", "n"):
        one = _groups(spec, problem, name, 1)
        fits = (side for side in _TILE_SIDES if _groups(spec, problem, name, side + 1) > one)
        if _groups(spec, problem, name, getattr(problem, name)) == one:
            sides[name] = next(fits, getattr(problem, name))
    whole = nearest_fitting(spec, Gemm(sides.get("m", problem.m), sides.get("n", problem.n), problem.k))
    return whole if (whole.m, whole.n) != (problem.m, problem.n) else None


def farthest_start(spec: KernelSpec) -> Mapping[str, int]:
    """Return the configuration worth trying first that differs from the defaults in most values; of several, the first.
    """
    defaults = spec.config()
    return max(spec.starts, key=lambda start: sum(defaults[name] != value for name, value in start.items()))


def _groups(spec: KernelSpec, problem: Gemm, name: str, side: int) -> int:
    """Count the work-groups of a product with another m or n."""
    sizes = {"m": problem.m, "n": problem.n} | {name: side}
    passes = spec.bind(nearest_fitting(spec, Gemm(sizes["m"], sizes["n"], problem.k))).passes
    return sum(math.prod(each.global_size) // math.prod(each.local_size or ()) for each in passes)


def nearest_fitting(spec: KernelSpec, problem: Problem) -> Problem:
    """Round a problem up until it meets the kernel's needs; one that meets them is returned as it is.

    Sizes and leading dimensions become multiples of 4, 16, 64, 128 or 256, the first of these that helps; of an
    attention only the elements of a head do. Where none helps, an attention of halves is tried in floats, and a product
    with its operands stored the other way, without gaps. Raises ValueError when that does not help either.
    """
    if not unmet(spec, problem):
        return problem
    names = [name for name, value in vars(problem).items() if type(value) is int]
    for each in (problem, *_otherwise(problem)):
        for multiple in (4, 16, 64, 128, 256):
            rounded = replace(each, **{name: -(-getattr(each, name) // multiple) * multiple for name in names
                                       if each.signature != "attention" or name in ("d", "ld")})
            if not unmet(spec, rounded):
                return rounded
    raise BadValue("problem", f"{spec.name} needs {unmet(spec, problem)}, and no problem near {problem} fits")


def _otherwise(problem: Problem) -> Iterator[Problem]:
    """List a problem as it can be stored otherwise: in floats, or with its operands turned."""
    if isinstance(problem, Attention) and problem.dtype != "float32":
        yield replace(problem, dtype="float32")
    if isinstance(problem, Gemm):
        for trans_a, trans_b in itertools.product((False, True), repeat=2):
            yield Gemm(problem.m, problem.n, problem.k, problem.alpha, problem.beta, trans_a=trans_a, trans_b=trans_b)


def cases(spec: KernelSpec) -> list[Problem]:
    """List the fixed problems: empty, tiny, prime and tile-edge shapes, alpha and beta, transposes, gaps, a long sum.

    A kernel whose tiles none of these fills has two rows of three whole ones as well. The last two products have more
    work-groups than a char counts. Each is rounded up to meet the kernel's needs, and left out where that is not
    possible. Raises ValueError when none is left.
    """
    found = {}
    for problem in _fixed_problems(spec):
        with contextlib.suppress(ValueError):
            found[nearest_fitting(spec, problem)] = None
    with contextlib.suppress(ValueError):
        if not spec.museum and (whole := whole_tile(spec, nearest_fitting(spec, SANITIZED[spec.signature]))):
            found[nearest_fitting(spec, Gemm(2 * whole.m, 3 * whole.n, 24))] = None
    for m, n in ((3, LONG_SIDE), (LONG_SIDE, 3)) if spec.signature == "gemm" else ():
        with contextlib.suppress(ValueError):
            found[nearest_fitting(spec, Gemm(m, n, 5, 1.5, -0.5))] = None
    if not found:
        nearest_fitting(spec, example(spec.signature, 64))
    return list(found)


def _fixed_problems(spec: KernelSpec) -> list[Problem]:
    if spec.signature == "transpose":
        edges = (0, 1, 7, 15, 16, 17, 31, 33, 97)
        return [Transpose(r, c, max(c, 1) + gap, max(r, 1) + gap)
                for gap in (0, 3) for r in edges for c in edges if (r + c + gap) % 2]
    if spec.signature == "attention":
        return _fixed_attentions()
    shapes = [(0, 5, 7), (5, 0, 7), (5, 7, 0), (1, 1, 1), (1, 17, 33), (17, 1, 31), (31, 33, 1), (2, 3, 5),
              *((size, size, size) for size in (7, 8, 9, 15, 16, 17, 31, 32, 33)),
              (63, 65, 64), (64, 64, 64), (65, 63, 66), (97, 101, 103), (128, 32, 16), (16, 256, 40)]
    scalars = [(0, 0), (0, 1), (0, -2.5), (1, 1), (-1, 0.5), (2.5, -1), (0.1, 1e-3)]
    plain = Gemm(37, 29, 41, alpha=1.5, beta=-0.5)
    return [*(Gemm(*shape) for shape in shapes),
            *(Gemm(37, 29, 41, alpha, beta) for alpha, beta in scalars),
            *(replace(plain, trans_a=a, trans_b=b, lda=None, ldb=None, ldc=None)
              for a in (False, True) for b in (False, True)),
            replace(plain, lda=44, ldb=32, ldc=30), replace(plain, lda=64, ldb=37, ldc=47, beta=0.0),
            Gemm(33, 35, 16384), Gemm(5, 3, 0, beta=2.0)]


def _fixed_attentions() -> list[Problem]:
    """List edges of tiles in rows and keys, masks, orders in memory, gaps, heads of many sizes, and huge scores.

    A kernel is built for each size of a head, with a mask and without: heads of most sizes have one or have none.
    """
    plain = Attention(2, 3, 37, 16, t=45)
    edges = (1, 15, 16, 17, 31, 32, 33, 47, 48, 49, 63, 64, 65, 100)
    return [Attention(1, 2, 0, 16), Attention(0, 2, 5, 16), Attention(2, 1, 5, 16, t=0), Attention(1, 1, 1, 3, True),
            *(Attention(1, 2, s, 16, bool(n % 2), t=t)
              for n, (s, t) in enumerate(zip(edges, edges[::-1], strict=True))),
            *(Attention(1, 2, s, 64, True, diagonal=n % 2 * s) for n, s in enumerate(edges)),
            *(replace(plain, d=d, ld=None, scale=None, causal=d == 64 or bool(d % 2)) for d in _HEADS),
            *(replace(plain, causal=True, diagonal=diagonal) for diagonal in (0, 8, -1, -36, -37, -50, 44, 100)),
            *(replace(plain, order=order, ld=ld, causal=causal)
              for order in ORDERS for ld in (16, 17, 20, 29) for causal in (False, True)),
            *(replace(plain, scale=scale) for scale in (0.0, -0.5, 3.0, 50.0)),
            *(replace(plain, dtype="float16", order=order, ld=ld, causal=True, diagonal=ld - 16)
              for order in ORDERS for ld in (16, 19)),
            Attention(1, 2, 37, 20, t=300),  # aligned, and cut in rows, D and the last keys alone
            Attention(2, 130, 5, 20, t=7),  # more heads and more work-groups than a char counts
            Attention(1, 2, 20, 16, t=300, scale=20.0), Attention(1, 1, 3, 16, t=5000), Attention(1, 1, 300, 64, True)]


def random_problem(rng: np.random.Generator, spec: KernelSpec, limit: int = 200,
                   heads: Sequence[int] = ()) -> Problem:
    """Draw a problem that meets the kernel's needs: sizes from 0 to `limit`, any scalars, transposes and gaps.

    The elements of an attention's head are one of `heads`, or any from 1 to 256 where it is empty.
    """
    for _ in range(1000):
        if not unmet(spec, problem := _draw_problem(rng, spec, limit, heads)):
            return problem
    return nearest_fitting(spec, problem)


def _draw_problem(rng: np.random.Generator, spec: KernelSpec, limit: int, heads: Sequence[int]) -> Problem:
    def size() -> int:
        edges = [1, 15, 16, 17, 31, 32, 33, 64, 65]
        return int(rng.choice([rng.integers(0, limit + 1), rng.integers(0, 20), rng.choice(edges)]))

    def scalar() -> float:
        moderate, any_magnitude = rng.standard_normal(), rng.standard_normal() * 10 ** rng.uniform(-6, 6)
        return float(rng.choice([0.0, 1.0, -1.0, moderate, any_magnitude]))

    def gap(columns: int) -> int:
        return max(columns, 1) + int(rng.choice([0, 0, rng.integers(1, 40)]))

    if spec.signature == "transpose":
        rows, columns = size(), size()
        return Transpose(rows, columns, gap(columns), gap(rows))
    if spec.signature == "attention":
        s, t = size(), size()
        d = int(rng.choice([rng.integers(1, 257), rng.integers(1, 20), rng.choice([16, 32, 64, 80, 128])]))
        d = int(rng.choice(heads)) if len(heads) else d
        return Attention(int(rng.integers(1, 4)), int(rng.integers(1, 5)), s, d, bool(rng.integers(2)),
                         rng.choice([None, float(rng.standard_normal() * 10 ** rng.uniform(-3, 1))]), t,
                         int(rng.choice([0, t - s, rng.integers(-s - 2, t + 3)])), str(rng.choice(ORDERS)),
                         gap(d), str(rng.choice(["float32", "float32", "float16"])))
    tight = Gemm(size(), size(), size(), scalar(), scalar(), bool(rng.integers(2)), bool(rng.integers(2)))
    return replace(tight, lda=gap(tight.a_shape[1]), ldb=gap(tight.b_shape[1]), ldc=gap(tight.n))
