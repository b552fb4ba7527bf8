"""Test the course's kernels: each is right past its tile's edge and a short step from the one before."""

from __future__ import annotations

from itertools import pairwise

import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_lab.base import paths
from polaris_lab.lab import Lab
from polaris_studies import course

STEPS = ["gemm_tiled_2x2", "course_4x4", "course_8x8", "course_float4", "course_padded", "course_early",
         "course_finished"]
MOST_LINES = 25
"""Lines that a step may add."""


def test_every_kernel_of_the_folder_is_a_step() -> None:
    assert {path.stem for path in (paths.KERNELS / "course").glob("*.cl")} == set(STEPS[1:])
    assert not any(name in pl.catalogue() for name in STEPS[1:])
    with refuses("kernel", says="course_4x4"):
        course.rung("course_4x5")


@pytest.mark.parametrize(("before", "after"), pairwise(STEPS))
def test_a_step_is_short(before: str, after: str) -> None:
    lines = str(pl.show(course.rung(before), course.rung(after))).splitlines()
    assert 0 < sum(line.startswith("+") for line in lines) <= MOST_LINES


@pytest.mark.parametrize("name", STEPS[1:])
@pytest.mark.parametrize(("m", "n", "k"), [(131, 137, 19), (3, 5, 1)])
def test_a_kernel_is_right_past_its_edges(lab: Lab, name: str, m: int, n: int, k: int) -> None:
    assert lab.measure(course.rung(name), m, n, k, repeats=1, alpha=1.5, beta=-0.5)["ok"].all()


def test_passes_follow_from_the_banks() -> None:
    names = ["gemm_tiled", "gemm_tiled_2x2", "course_4x4", "course_8x8", "course_float4", "course_padded"]
    assert [64 * course.passes(name) for name in names] == [128, 96, 64, 48, 24, 16]
    assert [64 * course.passes(course.Reads(8, 8, spread=spread)) for spread in (False, True)] == [48, 16]
    assert [course.load_passes("rows", 1024 + more) for more in (0, 16, 8, 1)] == [17, 9, 5, 2]


def test_the_banks_bound_what_was_recorded() -> None:
    table = course.limits([*course.FACES, *course.RUNGS]).dropna()
    assert len(table) == 10 and table["used"].max() < 101
    limited = table[table["banks allow"] < 90]
    assert len(limited) == 8 and limited["used"].min() > 75


def test_pairs_differ_in_the_split_alone() -> None:
    pairs = course.split_pairs()
    assert len(pairs) == 10 and pairs["tiles"].is_monotonic_increasing
