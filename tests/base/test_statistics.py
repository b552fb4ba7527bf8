"""Statistics: against cases worked out by hand, and the coverage of the interval against simulation."""

from __future__ import annotations

import math
import subprocess
import sys

import numpy as np
import pytest
from refusals import refuses
from scipy import stats as scipy_stats

from polaris_lab.base import statistics
from polaris_lab.base.statistics import (
    fixed_and_rate,
    hedges_g,
    hedges_g_of_moments,
    median_interval,
    ratio_interval,
    variance_of_mean_interval,
)


def test_median_and_the_order_statistics_around_it() -> None:
    # of 10 samples, the 2nd and the 9th hold the median with 1 - 2 * P(Bin(10, 1/2) <= 1) = 97.9 %; 3rd to 8th only
    # 89.1 %
    interval = median_interval([5, 3, 9, 1, 7, 10, 2, 8, 6, 4])
    assert interval == (5.5, 2.0, 9.0)
    assert interval.relative_width == pytest.approx(7 / 5.5)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_fewer_than_six_samples_leave_the_median_open(count) -> None:
    assert median_interval([2.0] * count) == (2.0, 0.0, math.inf)
    assert median_interval([2.0] * count).relative_width == math.inf


def test_six_samples_are_enough() -> None:
    assert median_interval([1, 2, 3, 4, 5, 6]) == (3.5, 1.0, 6.0)


def test_more_confidence_needs_a_wider_interval() -> None:
    samples = np.random.default_rng(0).normal(size=50)
    wide, narrow = median_interval(samples, 0.999), median_interval(samples, 0.5)
    assert wide.low < narrow.low < narrow.high < wide.high


@pytest.mark.parametrize("draw", [lambda rng, n: rng.normal(10, 1, n), lambda rng, n: 1 + rng.exponential(1, n)],
                         ids=["normal", "skewed, as times are"])
def test_the_interval_holds_the_true_median_in_95_of_100(draw) -> None:
    rng = np.random.default_rng(7)
    true = float(np.median(draw(np.random.default_rng(1), 2_000_000)))
    trials = 300
    for count in (8, 20):
        intervals = [median_interval(draw(rng, count)) for _ in range(trials)]
        covered = np.mean([low <= true <= high for _, low, high in intervals])
        assert covered > 0.95 - 3 * math.sqrt(0.95 * 0.05 / trials)
        assert all(0 < low <= median <= high < math.inf for median, low, high in intervals)


def times_with_outliers(rng: np.random.Generator, trials: int, count: int) -> np.ndarray:
    """Log-normal times of 1 ms with a spread of 5 %, and one in twenty 2 to 10 times as long, sorted in each trial."""
    times = rng.lognormal(0, 0.05, (trials, count))
    slow = rng.random((trials, count)) < 0.05
    return np.sort(np.where(slow, times * rng.uniform(2, 10, (trials, count)), times), axis=1)


COUNTS = (*range(6, 101), 150, 250)
TRIALS = 10_000


def test_the_interval_holds_the_median_of_times_with_outliers() -> None:
    """In 95 % or more of the trials at any count, and in 93 to 97 % from 30 samples on.

    The interval is a fixed mixture of order statistics for each count, so that its ends for 0, 1, 2 ... are where it
    ends in any sorted sample.
    """
    rng = np.random.default_rng(20)
    true = float(np.median(times_with_outliers(np.random.default_rng(21), 1, 4_000_000)))
    noise = 4 * math.sqrt(0.95 * 0.05 / TRIALS)  # four standard errors of a share
    for count in COUNTS:
        sample = times_with_outliers(rng, TRIALS, count)
        places = median_interval(range(count))
        low, high = (interpolated(sample, place) for place in (places.low, places.high))
        assert median_interval(rng.permutation(sample[0])) == pytest.approx((np.median(sample[0]), low[0], high[0]))
        covered = np.mean((low <= true) & (true <= high))
        assert covered >= 0.95 - noise, (count, covered)
        assert count < 30 or 0.95 - noise <= covered <= 0.965 + noise, (count, covered)


def interpolated(ordered: np.ndarray, place: float) -> np.ndarray:
    """The value at a fractional place, from 0, of each row of sorted samples."""
    below = min(int(place), ordered.shape[1] - 2)
    return ordered[:, below] + (place - below) * (ordered[:, below + 1] - ordered[:, below])


@pytest.mark.parametrize("confidence", [0.8, 0.9, 0.95, 0.99])
def test_the_ends_are_those_of_scipy_where_they_are_not_moved(confidence: float, monkeypatch) -> None:
    """Without its module of statistics, which takes half a second to import."""
    monkeypatch.setattr(statistics, "INTERPOLATED_FROM", 10**6)
    statistics._ends.cache_clear()
    rng = np.random.default_rng(1)
    for count in [*range(1, 130), 500, 1200, 5000]:
        samples = rng.lognormal(size=count)
        low, high = scipy_stats.quantile_test(samples, p=0.5).confidence_interval(confidence)
        assert statistics.median_interval(samples, confidence)[1:] == (0.0 if np.isnan(low) else low,
                                                                       np.inf if np.isnan(high) else high), count
    statistics._ends.cache_clear()


def test_an_interval_needs_none_of_scipy_s_statistics() -> None:
    code = "import sys; from polaris_lab.base.statistics import *; median_interval(range(40)); students_t(9); " \
           "assert 'scipy.stats' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_whole_order_statistics_are_moved_only_where_they_cover_too_much() -> None:
    moved = []
    for count in range(6, 101):
        exact = scipy_stats.quantile_test(np.arange(count), p=0.5).confidence_interval(0.95)
        low, high = median_interval(range(count))[1:]
        outside = scipy_stats.binom.cdf(exact.low, count, 0.5)  # at most that many samples below the median
        assert low == pytest.approx(count - 1 - high)
        if (low, high) == tuple(exact):
            assert count < 30 or 0.95 <= 1 - 2 * outside <= 0.965
        else:
            moved.append(count)
            assert count >= 30 and 1 - 2 * outside > 0.965 and exact.low < low < exact.low + 1
    assert {31, 32, 34, 36, 39, 60, 62, 85} < set(moved) and not {30, 40} & set(moved)


def test_no_samples_no_median() -> None:
    with refuses("samples"):
        median_interval([])


def test_ratios_are_taken_pair_by_pair() -> None:
    slow_spell = np.array([1, 1, 1, 50, 50, 50, 1, 1, 1, 1.0])
    ratio = ratio_interval(2 * slow_spell, slow_spell)
    assert ratio == (2.0, 2.0, 2.0)
    with refuses("numerator"):
        ratio_interval([1, 2, 3], [1, 2])


def test_hedges_g_by_hand() -> None:
    # means 3 and 5, both variances 1, so d = -2; the correction for 3 + 3 samples is 1 - 3 / 15 = 0.8
    assert hedges_g([2, 3, 4], [4, 5, 6]) == pytest.approx(-1.6, rel=1e-15)
    # variances 1 and 4 with 3 and 5 samples: pooled (2 * 1 + 4 * 2.5) / 6 = 2, difference 3, correction 1 - 3 / 23
    assert hedges_g([6, 7, 8], [2, 3, 4, 5, 6]) == pytest.approx(3 / math.sqrt(2) * (20 / 23), rel=1e-15)


def test_hedges_g_is_positive_when_the_first_is_larger() -> None:
    assert hedges_g([9, 10, 11], [1, 2, 3]) > 0 > hedges_g([1, 2, 3], [9, 10, 11])


def test_hedges_g_without_any_spread() -> None:
    assert hedges_g([2, 2], [2, 2]) == 0
    assert hedges_g([3, 3], [2, 2]) == math.inf
    assert hedges_g([1, 1], [2, 2]) == -math.inf


def test_hedges_g_needs_two_a_side() -> None:
    with pytest.raises(ValueError, match="at least two samples on each side"):
        hedges_g([1], [2, 3])


def test_hedges_g_of_moments_is_hedges_g_of_the_samples() -> None:
    a, b = np.random.default_rng(5).normal([[3], [4]], [[1], [2]], (2, 9))
    sides = [(each.mean(), each.var(ddof=1), each.size) for each in (a, b[:6])]
    assert hedges_g_of_moments(*sides) == hedges_g(a, b[:6]) == -hedges_g_of_moments(*sides[::-1]) < 0
    with pytest.raises(ValueError, match="at least two samples on each side"):
        hedges_g_of_moments((1.0, 0.0, 1), (2.0, 1.0, 9))


def test_the_variance_behind_an_interval_of_a_mean() -> None:
    samples = np.random.default_rng(6).normal(10, 2, 40)
    low, high = scipy_stats.ttest_1samp(samples, 0).confidence_interval(0.95)
    assert variance_of_mean_interval(low, high, 40) == pytest.approx(samples.var(ddof=1))
    for wrong in ((2.0, 1.0, 9), (1.0, 2.0, 1), (math.nan, 2.0, 9)):
        with pytest.raises(ValueError, match="is no interval of a mean"):
            variance_of_mean_interval(*wrong)


def test_a_fixed_cost_and_a_rate_are_found_again() -> None:
    rng = np.random.default_rng(3)
    held = 0
    for seed in range(40):
        samples = {work: (0.5 + work / 200) * (1 + 0.05 * rng.standard_normal(15))
                   for work in (10.0, 100.0, 1000.0, 10000.0)}
        fixed, rate = fixed_and_rate(samples, seed=seed)
        assert abs(fixed.median - 0.5) < 0.05 and abs(rate.median / 200 - 1) < 0.1
        assert fixed.low <= fixed.median <= fixed.high
        held += int(fixed.low < 0.5 < fixed.high) + int(rate.low < 200 < rate.high)
    assert 68 <= held <= 80  # 95 % of 80 is 76


def test_relative_distances_count_so_that_the_smallest_time_is_not_lost() -> None:
    # the last one 10 % above the line of the others
    fixed, rate = fixed_and_rate({1.0: [1.0], 10.0: [1.9], 1e6: [110000.0]})
    assert abs(fixed.median - 0.9) < 0.03 and rate.median == pytest.approx(10, rel=0.12)
    with refuses("samples"):
        fixed_and_rate({1.0: [1.0], 2.0: [2.0]})
