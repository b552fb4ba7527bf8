"""Predict which kernel and configuration is the fastest for a product on a device.

What was measured at this very problem on this device counts as it is. Elsewhere a configuration is estimated by the
cost model, corrected by how far the model was off where the same configuration was measured, near problems first. A
device that was never measured borrows the corrections of one with the same kind of compute units, and one that was
measured little does so where that one knows a nearer problem; one of another kind takes the configurations, and the
model alone.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from polaris_lab.base.host_processor import has_avx512
from polaris_lab.choose import tuned_times
from polaris_lab.choose.cost_model import Rates, is_modelled, kernel_us, local_bytes, rates
from polaris_lab.choose.tuned_times import KernelTimes, Times, tables
from polaris_lab.device.device import Device
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.likeness import COLUMNS, columns_of, distance
from polaris_lab.model.problem import Gemm

SPLIT, LOADS = "SPLIT", ("LOAD", "VECTOR")
"""Defines that a configuration is also considered with other values of, since the model knows what they cost: the parts
of K always, the width of a load only where nothing was measured."""
REACH = 1.0
"""Distance, in natural logarithms of the sizes, at which a measured problem still counts exp(-1/2)."""
DOUBT, FEW = 1.0, 5.0
"""Weights of what a configuration's correction falls back on where nothing near was measured: of the mean of its own
corrections, moved by as much as those of the kernel's other configurations are near the problem off their means; and,
for that mean, of the kernel's. Leaving out one problem after the other, the pick took 1.072 of the best time on an
H200, where without that move it took 1.084."""
ALTERNATIONS = 8
"""Rounds in which effects of configurations and of problems are fitted in turns. At 200 drawn problems on each of two
CPUs, eight rounds pick what forty pick but for one problem, four but for four."""
UNTRIED = math.log(1.05)
"""By how much a configuration is thought to be slower where nothing tells."""
UNSURE = 0.2
"""By how much, as a logarithm, an estimate is raised where nothing near was measured. The fastest of many estimates is
often one that errs on the low side, and estimates err more the less lies near: on an H200, picks took 1.21 of their
estimate where the weights of the measured came to less than 2, and 1.12 of it elsewhere. At 56 new problems there the
choice went from 1.04 to 1.16 of cuBLAS's speed with it. Leaving out one problem after the other, 0.1 is no better
on the H200."""
UNSURE_CPU = 0.5
"""The same on a CPU, whose kernels the model does not know: their estimates err more. At 58 problems of 16 to 2600
drawn at random, on a Zen 4, the choice had 1.05 of NumPy's speed with 0.4, 0.5 or 0.6 (wall time), 1.03 with 0.8, and
0.78 with UNSURE and without `_effects`; at 13 squares 1.11 in place of 1.06, where 0.4 had 1.09. Leaving out one
problem after the other shows little of it: only what was timed at the problem can be picked there."""
SPREAD, SPREAD_GUESS = 1.0, 0.2
"""What the scatter of a configuration's own corrections near the problem counts for there, of a kernel that the model
knows, and the scatter assumed where it has none: among estimates that differ little, one from steady corrections is the
safer. Leaving out one problem after the other, picks on an H200 took 1.066 of the best time with it, 1.076 without, and
1.11 against 1.14 at deep sums. On CPUs, whose kernels the model does not know, it made them worse."""
MANY = 16
"""Times THIN, the rows and columns from which on a kernel for few of them is not taken: each pass reads all again."""
BETTER = 0.9
"""An estimate must be below this part of the best time that was measured at the very problem, to be taken instead."""
SEARCHED = 16
"""Where at least this many configurations were measured at the very problem, no estimate is taken instead of the best:
 on an H200 all 21 that were, at problems with 24 to 70 measured ones, were slower, by 26 % in the mean."""


class Prediction(NamedTuple):
    """Holds a configuration (every tunable of the kernel), its time in microseconds, and where that comes from.

    `source` is the hash of the source that was timed, None where nothing was; `own` tells whether that was here.
    """

    kernel: str
    config: Mapping[str, int]
    us: float
    why: str
    source: str | None = None
    own: bool = False


def predictions(device: Device, problem: Gemm) -> Iterator[Prediction]:
    """Predict every known configuration of every kernel, the fastest first; none for a CPU where no CPU was measured.

    Times of the device, or of one alike, predict; for a GPU without either the cost model does. Whether a configuration
    fits the problem is not asked. Raises ValueError for a damaged file.
    """
    known = tables()
    own, alike = known.get(device.slug), sibling(device, known.values())
    sources = _sources(problem, own, alike)
    if not sources:
        yield from _by_model(device, problem, [times for times in known.values() if times.kind == device.kind])
        return
    candidates = [(us, kernel, i, measured) for kernel, source in sources.items()
                  for us, i, measured in _estimates(kernel, source, device, problem, source is own)]
    count = sum(measured for *_, measured in candidates)
    handicap = 1.0 if not count else 1 / BETTER if count < SEARCHED else math.inf
    candidates.sort(key=lambda each: (each[0] * (1.0 if each[3] else handicap), each[0]))
    why = {kernel: _reason(device, problem, source, source.kernels[kernel], source is own)
           for kernel, source in sources.items()}
    for us, kernel, i, measured in candidates:
        source = sources[kernel]
        families = _families(kernel, source.kernels[kernel])
        config = {name: int(values[i]) for name, values in families.candidates.items()}
        if not measured and is_too_thin(problem, config):
            continue
        said = (f"fastest of those measured at {_words(problem)} on {source.device}" if measured and source is own
                else why[kernel])
        yield Prediction(kernel, config, us, said, source.kernels[kernel].source, source is own)


def _sources(problem: Gemm, own: Times | None, alike: Times | None) -> dict[str, Times]:
    """Return for each kernel the device whose times tell most: its own, or those of one alike.

    Where both have some, and the units are of the same architecture, those count that hold the nearer problem: a quick
    search of a new card does not make it forget what a long one of its sibling found elsewhere.
    """
    sources = {kernel: times for times in (alike, own) if times for kernel in _products(times)
               if not _is_twin(kernel, problem)}
    if own and alike and own.architecture == alike.architecture != "":
        for kernel in set(_products(own)) & set(_products(alike)) & sources.keys():
            far = [float(distance(problem, times.kernels[kernel].columns).min()) for times in (own, alike)]
            sources[kernel] = alike if far[1] < far[0] else own
    return sources


def _reason(device: Device, problem: Gemm, source: Times, times: KernelTimes, own: bool) -> str:
    said = f"fastest by an estimate from what {source.device} took"
    if not own:
        alike = "the same" if source.architecture == device.architecture else "another"
        said += f", whose compute units are of {alike} kind ({source.architecture})"
    return f"{said}, nearest at {_nearest(times, problem)}" + ("" if own else f"; {remedy(device)}")


def remedy(device: Device) -> str:
    """Word what a reason says where nothing was measured on the device itself."""
    return f"`polaris-lab tune --quick --device {device.index}` measures this device"


def advice(device: Device) -> str:
    """Return `remedy` where no kernel has times of the device itself; empty where some has.

    Raises ValueError for a damaged file of times.
    """
    return "" if tuned_times.kernels(device.slug) else remedy(device)


def sibling(device: Device, known: Iterable[Times]) -> Times | None:
    """Return the times of another device with the same kind of compute units, the nearest in their number, or None.

    A CPU takes those of any CPU: the kernels that are made for CPUs differ less among them than from all others. Its
    own micro-architecture comes first, then CPUs that have AVX-512 if it has, and lack it if it does. A Zen 3 lacks it:
    by the times of a Zen 4 it took configurations with more sums than its registers hold, and 1.6 times as long as by a
    model that had learned on it.
    """
    alike = [times for times in known if times.kind == device.kind and times.device != device.slug
             and (times.architecture == device.architecture != "" or device.kind == "cpu")]
    wide = has_avx512(device.architecture)
    alike = ([times for times in alike if times.architecture == device.architecture]
             or [times for times in alike if has_avx512(times.architecture) == wide] or alike)
    return min(alike, key=lambda times: abs(times.rates.units - device.compute_units), default=None)


def _products(times: Times) -> list[str]:
    """List the kernels of a table that multiply matrices, and have a time for each of their present defines."""
    return [kernel for kernel, table in times.kernels.items()
            if tuned_times.is_present(kernel, table) and catalogue()[kernel].signature == "gemm"]


def is_too_thin(problem: Gemm, config: Mapping[str, int]) -> bool:
    """Tell whether a configuration is one for far fewer rows and columns than C has (MANY)."""
    return min(problem.m, problem.n) > MANY * config.get("THIN", math.inf)


def _is_twin(kernel: str, problem: Gemm) -> bool:
    """Tell whether a kernel that turns transposed operands first has nothing to turn, and another is the same code.

    The same launch under a second name, with fewer times, would win by their chance errors.
    """
    spec = catalogue()[kernel]
    return not (spec.oriented or problem.trans_a or problem.trans_b) and any(
        other.oriented and other.file == spec.file for other in catalogue().values())


def _by_model(device: Device, problem: Gemm, others: Sequence[Times]) -> Iterator[Prediction]:
    """Predict by the model alone: the starting points in the catalogue, and what was measured on `others`.

    Kernels that want something are left out: the device's facts do not tell how fast its tensor cores are.
    """
    if device.kind != "gpu":
        return
    tried = {kernel: _started(kernel) for kernel, spec in catalogue().items()
             if spec.signature == "gemm" and spec.starts and is_modelled(spec.config()) and not spec.wants}
    columns = [(kernel, _families(kernel, times.kernels[kernel]).candidates) for times in others
               for kernel in _products(times) if not catalogue()[kernel].wants] + [*tried.items()]
    mine, found = rates(device), []
    for kernel, candidates in columns:
        us = kernel_us(kernel, candidates, columns_of(problem), mine)
        fits = local_bytes(candidates) <= device.local_mem
        found += [(float(us[i]), kernel, i, candidates) for i in np.flatnonzero(fits)]
    why = f"fastest by the cost model alone, since nothing was measured on a device like this; {remedy(device)}"
    for us, kernel, i, candidates in sorted(found, key=lambda each: each[0]):
        yield Prediction(kernel, {name: int(values[i]) for name, values in candidates.items()}, us, why)


@functools.lru_cache(8)
def _started(kernel: str) -> Mapping[str, np.ndarray]:
    """Return the starting points of a kernel, with every value of SPLIT and LOADS, as an array for each define."""
    spec = catalogue()[kernel]
    free = {SPLIT, *LOADS}
    rows = [chosen for start in spec.starts for chosen in itertools.product(
        *(allowed if name in free else [start.get(name, allowed[0])] for name, allowed in spec.tunables.items()))]
    return dict(zip(spec.tunables, np.array(rows, np.int64).T, strict=True))


class _Grouped(NamedTuple):
    """Groups the measured rows of a kernel by their configuration but for SPLIT; lists all candidates of each group."""

    of_row: np.ndarray
    candidates: Mapping[str, np.ndarray]
    of_candidate: np.ndarray
    count: int


@functools.lru_cache(64)
def _families(kernel: str, times: KernelTimes) -> _Grouped:
    names = [name for name in times.columns if name not in COLUMNS["gemm"]]
    rows = np.stack([times.columns[name] for name in names], axis=1)
    free = [i for i, name in enumerate(names) if name == SPLIT]
    fixed = [i for i in range(len(names)) if i not in free]
    groups, of_row = np.unique(rows[:, fixed], axis=0, return_inverse=True)
    some = list(itertools.product(*(np.unique(rows[:, i]) for i in free)))
    choices = np.array(some, np.int64).reshape(len(some), len(free))
    every = np.empty((len(groups) * len(choices), len(names)), np.int64)
    every[:, fixed] = np.repeat(groups, len(choices), axis=0)
    every[:, free] = np.tile(choices, (len(groups), 1))
    return _Grouped(of_row.ravel(), dict(zip(names, every.T, strict=True)), np.repeat(np.arange(len(groups)),
                     len(choices)), len(groups))


@functools.lru_cache(64)
def _residuals(kernel: str, times: KernelTimes, device: Rates) -> np.ndarray:
    """Return the logarithms of measured over estimated times."""
    config = {name: values for name, values in times.columns.items() if name not in COLUMNS["gemm"]}
    return np.log(times.us / kernel_us(kernel, config, times.columns, device))


class _Effects(NamedTuple):
    """Holds the parts of corrections: a level, an effect of each family, and for each row that of its problem.

    What was seldom timed has UNTRIED in its effect.
    """

    level: float
    of_family: np.ndarray
    of_problem: np.ndarray


@functools.lru_cache(64)
def _effects(kernel: str, times: KernelTimes, device: Rates) -> _Effects:
    """Fit each correction by a level, an effect of its configuration, and one of its problem, in turns.

    A search times a configuration where it is good, so the mean of its corrections tells of those problems as well: one
    that was timed at small squares alone seemed fast at large ones, and lost 8 % there.
    """
    families, residuals = _families(kernel, times), _residuals(kernel, times, device)
    problems = np.stack([times.columns[name] for name in COLUMNS["gemm"]], axis=1)
    _, of_row = np.unique(problems, axis=0, return_inverse=True)
    of_row, level, own = of_row.ravel(), float(residuals.mean()), np.zeros(families.count)
    measured, configs = np.bincount(families.of_row, minlength=families.count), np.bincount(of_row)
    for _ in range(ALTERNATIONS):
        theirs = np.bincount(of_row, residuals - level - own[families.of_row]) / (configs + 1)
        own = np.bincount(families.of_row, residuals - level - theirs[of_row], families.count) / (measured + FEW)
    return _Effects(level, own + UNTRIED * FEW / (measured + FEW), theirs[of_row])


def _corrections(kernel: str, times: KernelTimes, device: Rates, weights: np.ndarray, *, cpu: bool,
                 doubts: bool) -> np.ndarray:
    """Return what the model's estimate of each family is corrected by, as a logarithm, with its doubts or without.

    `weights` say how much each measured row counts, by its distance from the problem. On a GPU the mean of a
    configuration's corrections is what counts where nothing is near, on a CPU its `_effects`: leaving out one problem
    after the other, the pick took 1.21 of the best time on a Zen 4 and 1.23 on a Zen 5, with means 1.29 and 1.27. On an
    H200 it took 1.07 either way, and at 150 problems drawn at random both choices were equally fast, to 0.1 %.
    """
    families, residuals = _families(kernel, times), _residuals(kernel, times, device)

    def sums(values: np.ndarray) -> np.ndarray:
        return np.bincount(families.of_row, values, families.count)

    near = sums(weights)
    if cpu:
        effects = _effects(kernel, times, device)
        beyond = residuals - effects.level - effects.of_family[families.of_row]
        here = float(weights @ beyond / (weights.sum() + DOUBT))
        own = sums(weights * (beyond - effects.of_problem)) / (near + DOUBT)
        return effects.level + effects.of_family + here + own + doubts * UNSURE_CPU / np.sqrt(1 + near)
    count = sums(np.ones(len(residuals)))
    base = float(np.mean(sums(residuals) / count)) + UNTRIED
    mean = (sums(residuals) + FEW * base) / (count + FEW)
    here = float(weights @ (residuals - mean[families.of_row]) / (weights.sum() + DOUBT))
    correction = (sums(weights * residuals) + DOUBT * (mean + here)) / (near + DOUBT)
    if not doubts:
        return correction
    doubt = UNSURE
    if is_modelled(families.candidates):
        off = (residuals - correction[families.of_row]) ** 2
        guess = (weights @ off + DOUBT * SPREAD_GUESS**2) / (weights.sum() + DOUBT)
        doubt = UNSURE + SPREAD * np.sqrt((sums(weights * off) + DOUBT * guess) / (near + DOUBT))
    return correction + doubt / np.sqrt(1 + near)


class Estimates(NamedTuple):
    """Holds the candidates of a kernel, an array for each tunable, and their microseconds: by the cost model alone, and
    corrected by what was measured."""

    candidates: Mapping[str, np.ndarray]
    modelled_us: np.ndarray
    us: np.ndarray


def corrected(kernel: str, times: KernelTimes, source: Rates, problem: Gemm, device: Rates, *, cpu: bool,
              doubts: bool = True) -> Estimates:
    """Estimate what the measured configurations of a kernel, with every SPLIT that was measured, take for a problem.

    `times` were measured on a device with the rates `source`, and are to tell of one with the rates `device`. What was
    measured at this very problem counts no more than what was measured next to it. Without `doubts` an estimate is not
    raised where little was measured near by: it is nearer to the time, but the least of many such estimates is not.
    """
    families = _families(kernel, times)
    weights = np.exp(-distance(problem, times.columns) / (2 * REACH**2))
    correction = _corrections(kernel, times, source, weights, cpu=cpu, doubts=doubts)
    modelled = np.broadcast_to(kernel_us(kernel, families.candidates, columns_of(problem), device),
                               len(families.of_candidate))
    return Estimates(families.candidates, modelled, modelled * np.exp(correction[families.of_candidate]))


def _estimates(kernel: str, source: Times, device: Device, problem: Gemm,
               own: bool) -> Iterator[tuple[float, int, bool]]:
    """Estimate every candidate of a kernel: microseconds, its index, and whether it was measured at the problem.

    What another device of the same architecture took at the problem counts too, corrected by the model for the rates of
    both, and on a CPU what any other took.
    """
    times, sizes = source.kernels[kernel], columns_of(problem)
    families, residuals = _families(kernel, times), _residuals(kernel, times, source.rates)
    mine = source.rates if own else source.rates._replace(
        units=device.compute_units, cycles_per_us=device.clock_mhz or source.rates.cycles_per_us)
    _, modelled, us = corrected(kernel, times, source.rates, problem, mine, cpu=device.kind == "cpu")
    exact = np.flatnonzero(np.logical_and.reduce([times.columns[name] == sizes[name] for name in COLUMNS["gemm"]]))
    measured = np.zeros(len(us), bool)
    if exact.size and (own or device.kind == "cpu" or source.architecture == device.architecture != ""):
        places = {values: i for i, values in enumerate(zip(*(column.tolist()
                                                             for column in families.candidates.values()), strict=True))}
        for row in exact:
            i = places[tuple(int(times.columns[name][row]) for name in families.candidates)]
            us[i], measured[i] = times.us[row] if own else modelled[i] * np.exp(residuals[row]), True
    return zip(us.tolist(), range(len(us)), measured.tolist(), strict=True)


def _nearest(times: KernelTimes, problem: Gemm) -> str:
    i = int(np.argmin(distance(problem, times.columns)))
    return " x ".join(str(int(times.columns[name][i])) for name in "mnk")


def _words(problem: Gemm) -> str:
    return f"{problem.m} x {problem.n} x {problem.k}"
