"""Test the course's kernels: each is right past its tile's edge and a short step from the one before."""

from __future__ import annotations

from itertools import pairwise

import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_lab.base import paths
from polaris_lab.base.recordings import recorded
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
    table = course.limits([*course.FACES, *course.RUNGS])
    assert table.notna().all(axis=None) and table["used"].max() < 101
    reads_one_by_one = table.index.get_loc("course_8x8") + 1
    assert table["used"].iloc[:reads_one_by_one].min() > 75 > table.loc["course_float4":"course_finished", "used"].max()


def test_each_kernel_has_its_own_recording_at_every_size() -> None:
    speeds = course.speeds()
    own = [name for name in (*course.FACES, *course.RUNGS, "cublas") if name not in course.RECTANGLES.values()]
    assert speeds.loc[own, [1000, 1024, 2048, 4096]].notna().all(axis=None)
    assert course.on_reference(["course_early"], 1024).loc["course_early", "GFLOPS"] == speeds.loc["course_early", 1024]
    rows = recorded(course.STUDY).query("device == @course.GPU and kernel == 'course_padded' and m == 4096")
    assert speeds.loc["course_padded", 4096] == pytest.approx(2 * 4096**3 / rows["device_ms"].median() / 1e6)


def test_factors_of_pitches_come_from_products_whose_rows_lie_that_far_apart() -> None:
    factors = course.pitch_factors()
    rows = recorded(course.STUDY).query("device == @course.GPU and lda == 1025 and ldb == 1025")
    ms = rows.groupby("kernel")["device_ms"].median()
    assert factors[course.STUDY, 1025, 1024] == pytest.approx(ms["gemm_naive_row0"] / ms["gemm_naive"])
    assert factors.index.is_unique and {"course", "pitch"} == set(factors.index.get_level_values("study"))


def test_pairs_differ_in_the_split_alone() -> None:
    pairs = course.split_pairs()
    assert len(pairs) == 10 and pairs["tiles"].is_monotonic_increasing
