"""Plan the rows of the data set of choices: problems in a seeded order, and for each the configurations to time on it.

Each device walks through the plan in the same order and leaves out what does not fit it, so that two devices that fit
the same kernel have the same rows of it. Kernels that the catalogue got later follow by kind, for measured devices
alone.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

SEED = 16
"""The seed of the plan that the committed data follow."""
SMALLEST_SIZE, LARGEST_SIZE = 64, 4096
"""The range of m, n and k; in the family "narrow" m or n goes down to 1."""
FAMILIES = ("square", "odd", "thin", "wide", "deep", "narrow")
"""Kinds of shapes, drawn in turn: m = n = k; three odd numbers; few rows; few columns; a small C of long sums; and at
most 48 rows or columns."""
LAYOUTS = ("nn", "nn", "nt", "tn", "nn", "tt")
"""The transpositions, drawn at random from these: half of the problems have none."""
KINDS = ("cpu", "gpu")
CPU = ("gemm_cpu", "gemm_cpu_rows", "gemm_cpu_thin")
GPU = ("gemm_blocked", "gemm_halves", "gemm_tensor", "gemm_tensor_turned", "gemm_thin")
"""Kernels that are made for one kind of device and are not timed on the other; all others are timed on both."""
POOL = {"gemm_blocked": 48, "gemm_thin": 14, "gemm_cpu": 14, "gemm_cpu_thin": 10, "gemm_tiled_rect": 8,
        "gemm_register_tiled": 6, "gemm_register_wide": 5, "gemm_tensor": 24, "gemm_tensor_turned": 12,
        "gemm_halves": 12, "gemm_cpu_rows": 14}
"""Configurations that a kernel has in the plan; of one that is not named, at most DEFAULT_POOL. Building them takes
longer than timing them, so that the pool is small and every configuration is timed at many problems."""
DEFAULT_POOL = 3
ANCHORS = ("gemm_tile16", "gemm_tile20_vectorized", "gemm_tiled_2x2", "gemm_float4_small", "gemm_blocked", "gemm_thin",
           "gemm_cpu", "gemm_register_tiled")
"""Kernels that are timed in their default configuration at every problem that they fit: the fixed choices that a
learned one is compared with."""
COMMON, OWN = 4, 9
"""Configurations drawn for a problem in addition to the anchors: of the kernels for both kinds of device, and of those
for each kind."""
FIRST = (
    "gemm_naive", "gemm_naive_row0", "gemm_tiled", "gemm_tiled_2x2", "gemm_tiled_2x2_oldloop", "gemm_gcn4_vec4",
    "gemm_transposed_b", "gemm_transposed_b_row0", "gemm_tiled_4x4", "gemm_tiled_32", "gemm_tiled_rect",
    "gemm_tiled_2x2_float4", "gemm_register_tiled", "gemm_register_wide", "gemm_float4_small", "gemm_float4_clover",
    "gemm_float4_vec", "gemm_float4_vec_any", "gemm_tile16", "gemm_tile20_vectorized", "gemm_tile20_prefetch",
    "gemm_tile20_optimized", "gemm_gcn4_vec4_old", "gemm_gcn4_ultra", "gemm_gcn4_ultra_aligned", "gemm_blocked",
    "gemm_staged", "gemm_polaris", "gemm_thin", "gemm_cpu", "gemm_cpu_thin")
"""The kernels that the plan draws its lists from. Problems and lists come from one generator, so that another kernel
here would change every problem, and rows of two devices could no longer be compared. A measured device takes all other
kernels of the catalogue as well: see `later_kernels`."""
WIDENED = {"gemm_staged": 32}
"""Kernels of FIRST, and how many configurations of each a measured GPU gets on top of the few in its lists."""
OTHER_CONFIGS = 4
"""Configurations drawn for a problem of each kernel that is not in FIRST, or is WIDENED, by a generator of its own."""
NARROW_FACTOR = 16
"""A kernel with the define THIN is not timed where m and n are both above this many times THIN: each pass
reads all again."""


class Candidate(NamedTuple):
    """Holds a kernel and a value for each of its tunables."""

    kernel: str
    config: tuple[tuple[str, int], ...]


class Planned(NamedTuple):
    """Holds one problem of the plan, its number and family, and the configurations to time on it, in that order.

    Those of `added` follow the others on a measured device of that kind, "cpu" or "gpu".
    """

    number: int
    family: str
    problem: Gemm
    candidates: tuple[Candidate, ...]
    added: Mapping[str, tuple[Candidate, ...]] = {}


def plan(seed: int = SEED) -> Iterator[Planned]:
    """Yield the problems of the plan without end; every kernel of a problem's list fulfils its needs there."""
    pools = {name: configurations(catalogue()[name], seed) for name in FIRST}
    later = {(kind, name): configurations(catalogue()[name], seed, size)
             for kind in KINDS for name, size in later_kernels(kind).items()}
    rng = random.Random(f"plan {seed}")
    for number in itertools.count():
        family = FAMILIES[number % len(FAMILIES)]
        problem = _problem(family, rng)
        candidates = tuple(_candidates(problem, pools, rng))
        added: dict[str, tuple[Candidate, ...]] = dict.fromkeys(KINDS, ())
        for (kind, name), pool in later.items():
            drawn = random.Random(f"{name.removeprefix('gemm_')} {seed} {number}").sample(pool, len(pool))
            more = [each for each in drawn if each not in candidates and _meets(problem, each)]
            added[kind] += tuple(more[:OTHER_CONFIGS])
        yield Planned(number, family, problem, candidates, added)


def configurations(spec: KernelSpec, seed: int = SEED, most: int | None = None) -> list[Candidate]:
    """List a kernel's configurations in the plan: the default, its starting points, and neighbours of both.

    A neighbour differs in one to three defines. A kernel with few configurations has all of them here; of others there
    are `most`, by default as many as POOL says.
    """
    rng, most = random.Random(f"{spec.name} {seed}"), most or POOL.get(spec.name, DEFAULT_POOL)
    # wide loads need whole rows; with narrow ones a starting point is also there for odd sizes
    narrow = [{**start, "LOAD": min(spec.tunables["LOAD"], key=lambda width: width != 1)} for start in spec.starts
              if start.get("LOAD") == 2]
    known = [_candidate(spec, {}), *(_candidate(spec, start) for start in (*spec.starts, *narrow))]
    # half of the pool are starting points as they are, the rest goes farther afield
    drawn = dict.fromkeys([known[0], *rng.sample(known[1:], min(len(known) - 1, most // 2))])
    space = math.prod(map(len, spec.tunables.values()))
    for _ in range(200 * most):
        if len(drawn) >= min(most, space):
            break
        config = dict(rng.choice(known).config)
        for name in rng.sample(sorted(config), min(rng.randint(1, 3), len(config))):
            config[name] = rng.choice(spec.tunables[name])
        try:
            drawn[_candidate(spec, config)] = None
        except ValueError:  # a combination that the kernel's constraints forbid
            continue
    return list(drawn)


def later_kernels(kind: str) -> dict[str, int]:
    """Map the kernels that a measured device of a kind, "cpu" or "gpu", takes after those of the lists to the number of
    their configurations: those of the catalogue that are not in FIRST, and on a GPU those that are WIDENED."""
    new = {name: POOL.get(name, DEFAULT_POOL) for name, spec in catalogue().items()
           if spec.signature == "gemm" and not spec.museum and name not in FIRST and made_for(name, kind)}
    return ({} if kind == "cpu" else WIDENED) | new


def made_for(kernel: str, kind: str) -> bool:
    """Tell whether a kernel of the plan is timed on a device of a kind, "cpu" or another."""
    return kernel not in (GPU if kind == "cpu" else CPU)


def _candidate(spec: KernelSpec, config: Mapping[str, int]) -> Candidate:
    chosen = spec.config(config)
    return Candidate(spec.name, tuple((name, chosen[name]) for name in spec.tunables))


def _size(rng: random.Random, low: float = SMALLEST_SIZE, high: float = LARGEST_SIZE) -> int:
    """Draw a size, evenly in its logarithm; half of those from 128 on are multiples of 64."""
    size = round(math.exp(rng.uniform(math.log(low), math.log(high))))
    return 64 * round(size / 64) if size >= 128 and rng.random() < 0.5 else size


def _problem(family: str, rng: random.Random) -> Gemm:
    if family == "square":
        m = n = k = _size(rng)
    elif family == "odd":
        m, n, k = (min(_size(rng) | 1, LARGEST_SIZE - 1) for _ in range(3))
    elif family in ("thin", "wide"):
        m, n, k = _size(rng, 64, 160), _size(rng, 512), _size(rng, 128)
    elif family == "deep":
        m, n, k = _size(rng, 64, 512), _size(rng, 64, 512), _size(rng, 1024)
    else:
        m, n, k = rng.choice((1, 2, 3, 4, 7, 8, 12, 16, 24, 31, 32, 48)), _size(rng, 256), _size(rng, 256)
    if family == "wide" or (family == "narrow" and rng.random() < 0.5):
        m, n = n, m
    turned = rng.choice(LAYOUTS)
    return Gemm(m, n, k, trans_a=turned[0] == "t", trans_b=turned[1] == "t")


def _candidates(problem: Gemm, pools: Mapping[str, list[Candidate]], rng: random.Random) -> Iterator[Candidate]:
    """Draw a problem's configurations: the anchors, and the same number of each group of kernels for every device."""
    anchors = [pools[name][0] for name in ANCHORS if name in pools]
    yield from (each for each in anchors if _meets(problem, each))
    groups = [(COMMON, [each for name, pool in pools.items() if name not in (*CPU, *GPU) for each in pool]),
              *((OWN, [each for name in names for each in pools.get(name, [])]) for names in (GPU, CPU))]
    for count, group in groups:
        drawn = [each for each in rng.sample(group, len(group)) if each not in anchors and _meets(problem, each)]
        yield from drawn[:count]


def _meets(problem: Gemm, candidate: Candidate) -> bool:
    config = dict(candidate.config)
    if min(problem.m, problem.n) > NARROW_FACTOR * config.get("THIN", math.inf):
        return False
    return catalogue()[candidate.kernel].bind(problem, config).unmet is None
