"""How far problems are from one another: the same both ways, by sizes, orientation, and whole rows of four."""

from __future__ import annotations

import math

import numpy as np
import pytest

from polaris_lab.model.likeness import distance, place, size_distance
from polaris_lab.model.problem import Gemm
from polaris_lab.model.tuned_configs import by_distance


@pytest.mark.parametrize(("other", "far"), [
    (Gemm(64, 32, 16), 0.0), (Gemm(64, 32, 32), math.log(2) ** 2), (Gemm(128, 16, 16), 2 * math.log(2) ** 2),
    (Gemm(64, 32, 16, trans_a=True), 2.0), (Gemm(64, 32, 16, trans_a=True, trans_b=True), 4.0),
    (Gemm(64, 32, 17), 4.0 + math.log(17 / 16) ** 2), (Gemm(64, 32, 0), math.log(16) ** 2)])
def test_sizes_orientation_and_whole_rows_count(other: Gemm, far: float) -> None:
    here = Gemm(64, 32, 16)
    assert distance(here, place(other)) == pytest.approx(far)
    assert distance(other, place(here)) == pytest.approx(far)
    assert distance(here, np.array([place(other), place(here)])) == pytest.approx([far, 0])


def test_shapes_are_sorted_by_their_sizes_alone_and_the_first_of_equals_stays_first() -> None:
    shapes = ("1024x1024x1024", "256x256x256", "513x512x512", "512x512x4096", "1x1x1")
    assert by_distance(shapes, 512, 512, 512) == (shapes[2], *shapes[:2], *shapes[3:])
    assert by_distance(shapes[1::-1], 512, 512, 512) == shapes[1::-1]
    assert by_distance(shapes, 0, 0, 0)[0] == "1x1x1" and by_distance((), 5, 6, 7) == ()
    assert size_distance((8, 8, 8), (8, 8, 8)) == 0
