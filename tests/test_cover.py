"""Cover maps: each output and each used tile cell once, and the places that are stored to outside."""

from __future__ import annotations

import numpy as np
import pytest
from planted import STORE, altered, fault

from polaris_lab.cover import Cover, count_stores, instrument
from polaris_lab.kernelspec import catalogue
from polaris_lab.lab import Lab
from polaris_lab.problem import Gemm, Transpose

SHAPE = Gemm(19, 21, 18, ldc=24)


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items() if not spec.museum])
def test_a_good_kernel_covers_each_cell_once(lab: Lab, name: str) -> None:
    spec = catalogue()[name]
    shape = SHAPE if spec.signature == "gemm" else Transpose(37, 41, ldo=40)
    found = count_stores(lab.bench, spec, shape)
    assert found.ok and found.seen, found.problems
    assert found.outputs.shape == ((19, 21) if spec.signature == "gemm" else (41, 37))
    assert (found.outputs == 1).all()


def test_the_tiles_of_tiled_2x2_are_written_once_a_step(lab: Lab) -> None:
    found = count_stores(lab.bench, catalogue()["gemm_tiled_2x2"], Gemm(32, 32, 48))
    assert found.extents == {"As": (32, 16), "Bs": (16, 32)}
    assert all((grid == 3).all() for grid in found.tiles.values())  # three steps of 16 along k


def test_padding_is_no_fault(lab: Lab) -> None:
    found = count_stores(lab.bench, catalogue()["transpose"], Transpose(32, 32))
    assert found.extents == {"tile": (16, 17)}
    assert (found.tiles["tile"][:, :16] == 1).all() and (found.tiles["tile"][:, 16] == 0).all()


@pytest.mark.parametrize(("stem", "sentence"), [
    ("past_end", "1 stores behind the last output"),
    ("row_gap", "18 stores into the gaps between rows")])
def test_a_planted_store_outside_is_counted(lab: Lab, stem: str, sentence: str) -> None:
    assert count_stores(lab.bench, fault(stem), SHAPE).problems == (sentence,)


@pytest.mark.parametrize(("change", "sentence"), [
    ((STORE, STORE + " if (row == 2 && col == 3) C[at] = acc;"),
     "1 of 399 outputs are not written exactly once; [2, 3] is written 2 times"),
    ((STORE, f"if (row != 4) {STORE}"), "21 of 399 outputs are not written exactly once; [4, 0] is written 0 times"),
    ((STORE, STORE + " if (row == 0 && col < 2) C[at - 5] = 0;"), "2 stores before the first output"),
    (("tileA[y][x] = row", "tileA[y + 1][x] = row"), "8 cells outside tileA[8][8] are written, up to tileA[8][7]"),
    (("tileB[y][x] = k0", "tileB[y][x - 1] = k0"), "stores at negative indices of tileB"),
    (("tileB[y][x] = k0", "tileB[y - 1][x] = k0"), "stores at negative indices of tileB"),
    (("tileB[y][x] = k0", "if (x == 1) tileB[y][x] = 0; tileB[y][x] = k0"), "cells of tileB are written 3 to 6 times each"),
])
def test_what_is_not_covered_once_is_said(lab: Lab, tmp_path, change: tuple[str, str], sentence: str) -> None:
    spec = altered(tmp_path, ("acc += tileA", "acc += 0 * tileA"), change)  # stores only; the values do not matter here
    problems = count_stores(lab.bench, spec, SHAPE).problems
    assert problems == (sentence,)


def test_a_museum_kernel_is_mapped_in_a_child(lab: Lab) -> None:
    found = count_stores(lab.bench, catalogue()["gemm_tiled_2x2_oob"], Gemm(32, 32, 16))
    assert found.extents == {"As": (16, 16), "Bs": (16, 16)}
    assert any("outside As[16][16] are written, up to As[31][15]" in problem for problem in found.problems)
    assert any("outside Bs[16][16] are written, up to Bs[15][31]" in problem for problem in found.problems)


def test_instrumented_source_counts_in_a_parameter_of_its_own() -> None:
    text = "kernel void f(global float *C) { /* C[0] = 1; */ local float t[4];\n t[1] = 2; C[0] = t[1]; }"
    source, tiles, seen = instrument(text, "f", 1)
    assert source.startswith("kernel void f(global float *C, global int *cover_counts) {")
    assert (tiles, seen) == (["t"], True)
    assert source.count("atomic_inc") == 2  # none for the comment


def test_a_store_that_is_not_recognised_is_not_called_missing(lab: Lab, tmp_path) -> None:
    found = count_stores(lab.bench, altered(tmp_path, (STORE, "vstore2((float2)(acc), 0, C + at - at % 2);")), Gemm(8, 8, 8))
    assert not found.seen and found.ok


def test_comparisons_are_no_stores() -> None:
    _, _, seen = instrument("kernel void f(global float *C) { if (C[0] == 1) return; }", "f", 1)
    assert not seen


def test_no_outputs_and_no_function_are_refused(lab: Lab) -> None:
    with pytest.raises(ValueError, match="problem: 0 x 5 x 7 has no output that could be written"):
        count_stores(lab.bench, catalogue()["gemm_naive"], Gemm(0, 5, 7))
    with pytest.raises(ValueError, match="there is no kernel function 'g' with a body"):
        instrument("kernel void f(global float *C) { }", "g", 1)


def test_every_kind_of_problem_is_listed() -> None:
    found = Cover(np.array([[1, 2]]), {"t": np.array([[1, 1, 1], [2, 1, 0]])}, {"t": (2, 2)}, ("a stray",))
    assert found.problems == ("a stray", "1 of 2 outputs are not written exactly once; [0, 1] is written 2 times",
                              "1 cells outside t[2][2] are written, up to t[1][2]",
                              "cells of t are written 1 to 2 times each")
    assert not found.ok
