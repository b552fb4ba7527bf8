"""Compute medians with exact intervals, ratios of interleaved samples, and effect sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from scipy import stats as scipy_stats

CONFIDENCE = 0.95


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
    """Compute the median and its exact, distribution-free confidence interval between two order statistics.

    From the binomial distribution of the number of samples below the median (scipy.stats.quantile_test), so for a
    number of samples that was fixed before; sampling that stops once the interval is narrow covers a little less.
    Fewer than 6 samples cannot give 95 %: the interval is then (0, inf). Raises ValueError without samples.
    """
    values = np.asarray(samples, float)
    if not values.size:
        raise ValueError("samples is empty; a median needs at least one")
    low, high = scipy_stats.quantile_test(values, p=0.5).confidence_interval(confidence)
    return Interval(float(np.median(values)), 0.0 if np.isnan(low) else float(low),
                    float("inf") if np.isnan(high) else float(high))


def ratio_interval(numerator: Sequence[float], denominator: Sequence[float],
                   confidence: float = CONFIDENCE) -> Interval:
    """Compute the median, with its interval, of the ratios of samples taken in pairs, so that a slow spell hits both
    alike.

    Raises ValueError when the two are not of one length.
    """
    if len(numerator) != len(denominator):
        raise ValueError(
            f"numerator has {len(numerator)} samples and denominator {len(denominator)}; they must be pairs"
        )
    return median_interval(np.asarray(numerator, float) / np.asarray(denominator, float), confidence)


def hedges_g(first: Sequence[float], second: Sequence[float]) -> float:
    """Compute Hedges' g: (mean of `first` - mean of `second`) / pooled standard deviation, corrected for small samples.

    Positive when `first` is larger: for times, when `first` is slower. Hedges, Journal of Educational Statistics 6
    (1981) 107, with the approximation 1 - 3 / (4 (n1 + n2) - 9). Raises ValueError below two samples a side.
    """
    a, b = np.asarray(first, float), np.asarray(second, float)
    if min(a.size, b.size) < 2:
        raise ValueError("hedges_g needs at least two samples on each side")
    freedom = a.size + b.size - 2
    pooled = np.sqrt(((a.size - 1) * a.var(ddof=1) + (b.size - 1) * b.var(ddof=1)) / freedom)
    difference = a.mean() - b.mean()
    if pooled == 0:
        return 0.0 if difference == 0 else float(np.copysign(np.inf, difference))
    return float(difference / pooled * (1 - 3 / (4 * (a.size + b.size) - 9)))


def fixed_and_rate(samples: Mapping[float, Sequence[float]], *, seed: int = 0, draws: int = 500) -> tuple[Interval,
                                                                                                          Interval]:
    """Fit time = fixed + work / rate to the median times of several amounts of work: `samples` maps work to times.

    Least squares on relative distances, since times span decades. Intervals hold 95 % of `draws` fits to samples drawn
    anew, with replacement, for each amount of work. The fixed cost is in the unit of the times, the rate in work per
    that unit. Raises ValueError for fewer than three amounts of work: two would always lie on a line.
    """
    if len(samples) < 3:
        raise ValueError(f"samples has {len(samples)} amounts of work; a line through two of them shows nothing")
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
