"""Compute medians with exact intervals, ratios of interleaved samples, and effect sizes."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
import scipy  # which loads scipy.special when it is first used; scipy.stats would take longer than all else here

from polaris_lab.base.errors import BadValue

CONFIDENCE = 0.95
INTERPOLATED_FROM, EXCESS = 30, 0.015
"""From INTERPOLATED_FROM samples on, an interval of the median covers at most EXCESS more than was asked for."""


class Interval(NamedTuple):
    """Holds a median and its confidence interval, in the unit of the samples."""

    median: float
    low: float
    high: float

    @property
    def relative_width(self) -> float:
        """Return (high - low) / median; infinite while there are too few samples for an interval."""
        return (self.high - self.low) / self.median if self.median else float("inf")


def median_interval(samples: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """Compute the median and its distribution-free confidence interval between two order statistics.

    From the binomial distribution of the number of samples below the median (as scipy.stats.quantile_test), so for a
    number of samples that was fixed before; sampling that stops once the interval is narrow covers a little less. Order
    statistics leave steps: 32 samples would cover 98.0 % where 95 % were asked for. From INTERPOLATED_FROM samples on,
    where they cover more than EXCESS too much, the ends are moved inward, to half of EXCESS too much, by interpolation
    (Hettmansperger and Sheather, Statistics & Probability Letters 4 (1986) 75; Nyblom, the same 14 (1992) 129), which
    is right to 0.1 of a point for log-normal times with outliers. Fewer than 6 samples cannot give 95 %: the interval
    is then (0, inf). Raises ValueError without samples.
    """
    values = np.asarray(samples, float)
    if not values.size:
        raise BadValue("samples", "samples is empty; a median needs at least one")
    ordered = np.sort(values)
    rank, inward = _ends(values.size, confidence)
    if not rank:
        return Interval(float(np.median(values)), 0.0, float("inf"))
    low, high = ordered[rank - 1], ordered[-rank]
    if inward:
        low += inward * (ordered[rank] - low)
        high -= inward * (high - ordered[-rank - 1])
    return Interval(float(np.median(values)), float(low), float(high))


@functools.cache
def _ends(count: int, confidence: float) -> tuple[int, float]:
    """Return the rank, from 1, of the order statistic at either end, and how far the ends move inward to the next ones.

    The rank is 0 where no order statistic lies far enough out.
    For a share i of the step in coverage the ends move by (n - d) i / (d + (n - 2 d) i), with n = `count`, d the rank.
    """
    below, terms, rank = 0, 1, 0  # in units of 2^-count: the chance of fewer than `rank` samples below the median
    while (below + terms) / 2**count < (1 - confidence) / 2:
        below, terms, rank = below + terms, terms * (count - rank) // (rank + 1), rank + 1
    outer, inner = 1 - 2 * (below / 2**count), 1 - 2 * ((below + terms) / 2**count)
    if count < INTERPOLATED_FROM or outer <= confidence + EXCESS:
        return rank, 0.0
    share = (outer - confidence - EXCESS / 2) / (outer - inner)
    return rank, float((count - rank) * share / (rank + (count - 2 * rank) * share))


def ratio_interval(numerator: Sequence[float], denominator: Sequence[float],
                   confidence: float = CONFIDENCE) -> Interval:
    """Compute the median, with its interval, of the ratios of samples taken in pairs, so that a slow spell hits both
    alike.

    Raises ValueError when the two are not of one length.
    """
    if len(numerator) != len(denominator):
        raise BadValue("numerator",
                       f"numerator has {len(numerator)} samples and denominator {len(denominator)}; they must be pairs")
    return median_interval(np.asarray(numerator, float) / np.asarray(denominator, float), confidence)


def hedges_g(first: Sequence[float], second: Sequence[float]) -> float:
    """Compute Hedges' g: (mean of `first` - mean of `second`) / pooled standard deviation, corrected for small samples.

    Positive when `first` is larger: for times, when `first` is slower. Hedges, Journal of Educational Statistics 6
    (1981) 107, with the approximation 1 - 3 / (4 (n1 + n2) - 9). Raises ValueError below two samples a side.
    """
    a, b = np.asarray(first, float), np.asarray(second, float)
    if min(a.size, b.size) < 2:
        raise ValueError("hedges_g needs at least two samples on each side")
    return hedges_g_of_moments((a.mean(), a.var(ddof=1), a.size), (b.mean(), b.var(ddof=1), b.size))


def hedges_g_of_moments(first: tuple[float, float, int], second: tuple[float, float, int]) -> float:
    """Compute `hedges_g` from each side's mean, variance (of one degree of freedom less) and number of samples.

    The sign is that of `hedges_g`: positive when `first` is larger. Raises ValueError below two samples a side.
    """
    (mean_a, var_a, size_a), (mean_b, var_b, size_b) = first, second
    if min(size_a, size_b) < 2:
        raise ValueError("hedges_g needs at least two samples on each side")
    pooled = np.sqrt(((size_a - 1) * var_a + (size_b - 1) * var_b) / (size_a + size_b - 2))
    difference = mean_a - mean_b
    if pooled == 0:
        return 0.0 if difference == 0 else float(np.copysign(np.inf, difference))
    return float(difference / pooled * (1 - 3 / (4 * (size_a + size_b) - 9)))


def variance_of_mean_interval(low: float, high: float, count: int, confidence: float = CONFIDENCE) -> float:
    """Compute the variance of the samples behind a published interval of their mean, taken as Student's t interval.

    `low` and `high` are in the unit of the samples, the result in its square. Raises ValueError below two samples, or
    when `high` is below `low`.
    """
    if count < 2 or not high >= low:
        raise ValueError(f"({low:g}, {high:g}) of {count} samples is no interval of a mean")
    half = (high - low) / 2
    return float(count * (half / students_t(count - 1, confidence)) ** 2)


def students_t(degrees: int | np.ndarray, confidence: float = CONFIDENCE) -> float | np.ndarray:
    """Return how many standard errors an interval of a mean reaches to either side: the quantile of Student's t.

    It is scipy.special.stdtrit, for each element of `degrees`; NaN where there are no degrees of freedom.
    """
    return scipy.special.stdtrit(degrees, (1 + confidence) / 2)


def fixed_and_rate(samples: Mapping[float, Sequence[float]], *, seed: int = 0, draws: int = 500) -> tuple[Interval,
                                                                                                          Interval]:
    """Fit time = fixed + work / rate to the median times of several amounts of work: `samples` maps work to times.

    Least squares on relative distances, since times span decades. Intervals hold 95 % of `draws` fits to bootstrap
    samples, drawn with replacement for each amount of work. The fixed cost is in the unit of the times, the rate in
    work per that unit. Raises ValueError for fewer than three amounts of work: two would always lie on a line.
    """
    if len(samples) < 3:
        raise BadValue("samples",
                       f"samples has {len(samples)} amounts of work; a line through two of them shows nothing")
    work = np.array(list(samples), float)
    times = [np.asarray(taken, float) for taken in samples.values()]
    rng = np.random.default_rng(seed)

    def line(medians: np.ndarray) -> np.ndarray:
        fixed, slope = np.linalg.lstsq(np.stack([np.ones_like(work), work], 1) / medians[:, None], np.ones_like(work),
                                       rcond=None)[0]
        return np.array([fixed, 1 / slope])

    best = line(np.array([np.median(taken) for taken in times]))
    drawn = np.array([line(np.array([np.median(rng.choice(taken, taken.size)) for taken in times]))
                      for _ in range(draws)])
    (fixed_low, rate_low), (fixed_high, rate_high) = np.percentile(drawn, [2.5, 97.5], axis=0)
    return Interval(best[0], fixed_low, fixed_high), Interval(best[1], rate_low, rate_high)
