"""Ask how far the rules of a decision can be trusted: gates in a table, effects of rounded figures, simulated wins."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

import numpy as np
import pandas as pd
import scipy

from polaris_lab.base.statistics import median_interval, students_t
from polaris_studies.decisions import Decision
from polaris_studies.gates import (
    ATOL,
    ATTENTION_GATES,
    RTOL,
    SEVEN_SHAPES,
    Evidence,
    Finding,
    ShapeError,
    Timing,
    effect_size,
    measure_error,
    shape_name,
)

NOISE_SIGMA, SLOW = 0.05, (2.0, 10.0)
"""Simulated times are log-normal with this spread; outliers are this many times as long, at least and at most."""


def gate_table(decisions: Iterable[Decision]) -> pd.DataFrame:
    """Tabulate the gates of decisions, one column of outcomes each, and one of what the gate asks for."""
    rules = pd.Series({gate.name: gate.rule for gate in ATTENTION_GATES}, name="asks for")
    outcomes = {each.evidence.candidate: {result.gate: result.outcome for result in each.results}
                for each in decisions}
    return pd.DataFrame(outcomes).join(rules)[["asks for", *outcomes]]


def flawless(candidate: str, ms: float, champion_ms: float = 0.051) -> Evidence:
    """Make up evidence that passes each gate which is not about time: right at seven shapes, clean, few repairs.

    Both times have intervals of 2 % to either side, from 100 samples; the champion is attention_sdpa.
    """
    times = [Timing.published(mean, 0.98 * mean, 1.02 * mean, 100) for mean in (ms, champion_ms)]
    return Evidence("attention_forward", candidate, "attention_sdpa", "made up", shape_name(SEVEN_SHAPES[1]),
                    tuple(ShapeError(shape_name(shape), 0.0005, True, 0.2) for shape in SEVEN_SHAPES), 0,
                    tuple(Finding(check, 0) for check in ("oob", "race", "uninit")), *times, 0.255, repairs=1)


def effect_range(candidate: Timing, champion: Timing, rounding: float) -> tuple[float, float]:
    """Return the least and the largest Hedges' g of figures that were rounded by up to `rounding` ms each way."""
    def corners(time: Timing) -> list[Timing]:
        return [Timing.published(time.mean + mean, time.low + low, max(time.low + low, time.high + high), time.samples)
                for mean, low, high in itertools.product((-rounding, rounding), repeat=3)]

    found = [effect_size(mine, theirs) for mine, theirs in itertools.product(corners(candidate), corners(champion))]
    return min(found), max(found)


def too_small(factors: Sequence[float], *, seed: int, rows: int = 512, width: int = 64) -> pd.DataFrame:
    """Judge outputs that are too small by a factor at every element, by the tolerance of the gate "shapes".

    The reference is the attention of `rows` standard normal rows of `width` elements. Columns: the largest error in
    units of the output's mean size, the share of elements within, and whether the whole output passes.
    """
    q, k, v = np.random.default_rng(seed).standard_normal((3, rows, width))
    weights = np.exp(q @ k.T / np.sqrt(width))
    right = weights / weights.sum(axis=1, keepdims=True) @ v
    lines = []
    for factor in factors:
        each = np.abs(factor * right - right) <= ATOL + RTOL * np.abs(right)
        whole = measure_error("the whole", factor * right, right)
        lines.append({"factor": factor, "largest error / mean size": whole.max_abs_error / np.abs(right).mean(),
                      "elements within": np.mean(each), "passes": whole.within})
    return pd.DataFrame(lines).set_index("factor")


def simulated_times(rng: np.random.Generator, median: float, share: float, trials: int, samples: int) -> np.ndarray:
    """Draw trials of samples: log-normal times around `median`, of which a `share` is far too long."""
    times = rng.lognormal(np.log(median), NOISE_SIGMA, (trials, samples))
    return np.where(rng.random((trials, samples)) < share, times * rng.uniform(*SLOW, (trials, samples)), times)


def median_ends(times: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Compute the ends of `median_interval` for each row at once.

    For a number of samples they are fixed places among the sorted ones, so that its ends for 0, 1, 2 ... say where.
    """
    _, low, high = median_interval(range(times.shape[1]))
    ordered = np.sort(times, axis=1)

    def at(place: float) -> np.ndarray:
        below = int(place)
        above = min(below + 1, times.shape[1] - 1)
        return ordered[:, below] + (place - below) * (ordered[:, above] - ordered[:, below])

    return at(low), at(high)


def coverage(shares: Sequence[float], *, seed: int, trials: int, samples: int) -> pd.DataFrame:
    """Simulate how often 95 % intervals hold what they are intervals of, and how wide they are, by share of outliers.

    The interval of the median, as in gates here, is compared with Student's interval of the mean, as in many reports.
    """
    rng, lines = np.random.default_rng(seed), []
    for share in shares:
        times = simulated_times(rng, 1.0, share, trials, samples)
        # an outlier is never below the median of all: the median is a quantile of the others
        median = np.exp(NOISE_SIGMA * scipy.special.ndtri(0.5 / (1 - share)))
        mean = np.exp(NOISE_SIGMA ** 2 / 2) * (1 - share + share * sum(SLOW) / 2)
        low, high = median_ends(times)
        centre = times.mean(axis=1)
        half = students_t(samples - 1) * times.std(axis=1, ddof=1) / np.sqrt(samples)
        lines.append({"outliers": share, "median held": np.mean((low <= median) & (median <= high)),
                      "mean held": np.mean(np.abs(centre - mean) <= half),
                      "median's width, %": 100 * np.median((high - low) / median),
                      "mean's width, %": 100 * np.median(2 * half / mean)})
    return pd.DataFrame(lines).set_index("outliers")


def wins(gains: Sequence[float], *, share: float, seed: int, trials: int, samples: int) -> pd.DataFrame:
    """Simulate how often a candidate passes gates of time against a champion: `gains` are parts of time saved.

    Columns: the intervals of the medians are apart on the right side; Hedges' g with its sign is at least 0.8; the same
    without its sign.
    """
    rng, lines = np.random.default_rng(seed), []
    for gain in gains:
        theirs, mine = (simulated_times(rng, median, share, trials, samples) for median in (1.0, 1 - gain))
        pooled = np.sqrt((theirs.var(axis=1, ddof=1) + mine.var(axis=1, ddof=1)) / 2)
        g = (theirs.mean(axis=1) - mine.mean(axis=1)) / pooled * (1 - 3 / (8 * samples - 9))
        lines.append({"time saved": gain, "intervals": np.mean(median_ends(mine)[1] < median_ends(theirs)[0]),
                      "g": np.mean(g >= 0.8), "|g|": np.mean(np.abs(g) >= 0.8)})
    return pd.DataFrame(lines).set_index("time saved")
