"""Tests of the model of a tensor core: what its two parts hold, and how its sums are off."""

from __future__ import annotations

import numpy as np
from refusals import refuses

from polaris_studies import tensor_core_model
from polaris_studies.tensor_core_model import STEP, error_growth, over_bound, split, summed


def test_the_parts_have_eleven_digits_and_lose_only_the_last() -> None:
    x = np.random.default_rng(1).standard_normal(100_000, dtype=np.float32)
    high, low = split(x)
    for part in (high, low):
        fraction = np.frexp(part[part != 0].astype(float))[0] * 2**11
        assert (fraction == fraction.round()).all()
    assert (abs(x - high) <= 2.0**-11 * abs(x)).all()  # rounded: half of the eleventh digit's weight at most
    rest = x.astype(float) - high - low
    assert 0 < (abs(rest) / abs(x)).max() <= 2.0**-23
    assert (np.sign(rest[rest != 0]) == np.sign(x - high)[rest != 0]).all()  # the low part is cut, not rounded


def test_sums_are_rounded_or_cut_and_cut_ones_are_never_too_large() -> None:
    rng = np.random.default_rng(2)
    A, B = abs(rng.standard_normal((8, 256), dtype=np.float32)), abs(rng.standard_normal((256, 8), dtype=np.float32))
    exact = A.astype(float) @ B
    once = summed(A[:, :STEP], B[:STEP], cuts=False)
    assert np.array_equal(once, (A[:, :STEP].astype(float) @ B[:STEP]).astype(np.float32))
    rounded, cut = summed(A, B, cuts=False), summed(A, B, cuts=True)
    assert (rounded > exact).any() and (rounded < exact).any()
    assert (cut < exact).all() and abs(cut - exact).max() > 2 * abs(rounded - exact).max()
    assert np.array_equal(summed(-A, B, cuts=True), -cut)


def test_pieces_are_summed_alone_and_added() -> None:
    rng = np.random.default_rng(3)
    A, B = rng.standard_normal((4, 80), dtype=np.float32), rng.standard_normal((80, 4), dtype=np.float32)
    pieces = [summed(A[:, at:at + 32], B[at:at + 32], cuts=True) for at in (0, 32, 64)]
    assert np.array_equal(summed(A, B, cuts=True, piece=32), pieces[0] + pieces[1] + pieces[2])
    assert np.array_equal(summed(A, B, cuts=True, piece=80), summed(A, B, cuts=True))


def test_errors_of_cutting_grow_unless_sums_are_short() -> None:
    found = error_growth([64, 1024, 4096], 256, seed=5).pivot(index="x", columns="sums", values="value")
    assert list(found) == ["cut", "cut, in pieces of 256", "rounded"]
    assert (found.loc[64, "cut"] == found.loc[64, "cut, in pieces of 256"])
    assert found.loc[4096, "cut"] > 8 * found.loc[4096, "rounded"]
    assert found.loc[4096, "cut, in pieces of 256"] < 3 * found.loc[4096, "rounded"]
    with refuses("lengths", says="100"):
        error_growth([64], 100, seed=5)


def test_one_term_breaks_the_bound_of_short_sums_and_three_keep_it() -> None:
    found = over_bound([16, 64], seed=5)
    assert list(found) == ["float32", *tensor_core_model.TERMS]
    assert (found["high high"] > 10).all() and (found["+ high low"] > 10).all()
    assert (found["+ low high"] < 1).all() and (found["float32"] < 1).all()
