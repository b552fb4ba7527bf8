"""Test the copies of kernels in which a reader changes one line, and that the notebooks' changes go red."""

from __future__ import annotations

from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm, Problem
from polaris_lab.verify.proof import check
from polaris_studies.broken_copies import changed_copy, gates_of

BREAK_IT = {
    "52": ("gemm_tiled_2x2", "k0 < K; k0 += TILE_K", "k0 + TILE_K <= K; k0 += TILE_K"),
    "25": ("gemm_blocked", "width = min(SWIZZLE, across - strip)", "width = SWIZZLE"),
    "53": ("attention_reference", "(long)row + diagonal + 1,", "(long)row + diagonal + 2,"),
    "59": ("gemm_gcn4_ultra", "vload4(x, Bs[k] + TILE_N / 2)", "vload4(x, Bs[k])"),
    "24": ("gemm_naive", "const int col = get_global_id(0);\n    const int row = get_global_id(1);",
           "const int row = get_global_id(0);\n    const int col = get_global_id(1);"),
    "07": ("gemm_tile20_optimized", "local float As[TILE][TILE + PAD]", "local float As[TILE][TILE - PAD]"),
    "60": ("gemm_tile20_vectorized", "kb < K ? N - col : 0", "N - col"),
}
"""What the notebooks change in a copy."""
NAME, OLD = "gemm_tile20_vectorized", "row < M ? K - ka : 0"


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)


def test_a_copy_has_one_piece_changed_and_the_kernel_stays(tmp_path: Path) -> None:
    kept = catalogue()[NAME]
    before = kept.file.read_text()
    spec = changed_copy(NAME, OLD, "K - ka")
    assert spec.file.is_relative_to(tmp_path) and spec.file.read_text() == before.replace(OLD, "K - ka") != before
    assert kept.file.read_text() == before and (spec.passes, spec.defines) == (kept.passes, kept.defines)


def test_a_wrong_name_or_piece_is_one_sentence() -> None:
    with refuses("kernel", says="gemm_tile20_vectorized"):
        changed_copy("gemm_tile20_vektorized", OLD, "")
    for piece in ("no such piece", "", "barrier(CLK_LOCAL_MEM_FENCE);"):  # the last one stands there twice
        with refuses("old"):
            changed_copy(NAME, piece, "k")


@pytest.mark.parametrize(("notebook", "problem", "gates"), [
    ("52", Gemm(16, 16, 64), []), ("52", Gemm(16, 16, 72), ["bound"]), ("52", Gemm(16, 16, 8), ["bound"]),
    ("25", Gemm(128, 1152, 8), []), ("25", Gemm(256, 1024, 8), []), ("25", Gemm(256, 1152, 8), ["bound", "poison"]),
    ("53", Attention(1, 1, 20, 16), []), ("53", Attention(1, 1, 1, 16, True, t=20, diagonal=19), []),
    ("53", Attention(1, 1, 20, 16, True), ["bound"]),
], ids=str)
def test_one_problem_says_which_gates_go_red(lab: Lab, notebook: str, problem: Problem, gates: list[str]) -> None:
    """Notebooks 52, 25 and 53 say so of their copies: the sizes that are usually tested see nothing."""
    assert sorted(gates_of(changed_copy(*BREAK_IT[notebook]), lab.session, problem, 5)) == gates
    assert not gates_of(catalogue()[BREAK_IT[notebook][0]], lab.session, problem, 5)


def test_the_larger_block_is_only_broken_where_it_has_a_right_half(lab: Lab) -> None:
    """Notebook 59 says so of its copy: 64 columns of the block stand in the left half.

    What `check` has found, a product does not look for again; the notebook lets Oclgrind look at the copy as well.
    """
    off, broken = {}, changed_copy(*BREAK_IT["59"])
    assert "bound" in check(broken, lab.device.index, seed=7, random=0, sanitizer=False).gates
    for n in (64, 65):
        given = Gemm(64, n, 64).inputs(7)
        off[n] = abs(lab.gemm(given["A"], given["B"], kernel=broken) - given["A"] @ given["B"]).max()
    assert off[64] < 1e-4 and off[65] > 0.1


def test_exchanged_dimensions_leave_outputs_unwritten_and_a_square_product_right(lab: Lab) -> None:
    """Notebook 24 says so of its copy: its launch has a work-item in dimension 0 for each column."""
    broken = changed_copy(*BREAK_IT["24"])
    assert set(check(broken, "cpu", seed=28, random=0).gates) == {"bound", "poison"}
    given = Gemm(64, 64, 64).inputs(28)
    assert abs(lab.gemm(given["A"], given["B"], kernel=broken) - given["A"] @ given["B"]).max() < 1e-4


@pytest.mark.parametrize("notebook", ["07", "60"])
def test_what_the_reader_breaks_is_found_out_of_bounds(notebook: str) -> None:
    assert "oob" in check(changed_copy(*BREAK_IT[notebook]), "cpu", seed=7, random=0).gates
