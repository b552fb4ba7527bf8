"""The correctness matrix: every right GEMM kernel has a full row, of today's source, at sizes that no tile divides."""

from __future__ import annotations

from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_studies.correctness_matrix import SIZES, kernels, main, matrix


def test_a_row_is_full_and_of_todays_source(lab: Lab) -> None:
    names = ["gemm_tiled", "gemm_register_tiled", "gemm_float4_vec"]
    table = matrix(lab, names)
    assert len(table) == len(names) * len(SIZES) and not table["said"].eq("WRONG").any()
    assert dict(zip(table["kernel"], table["source"], strict=True)) == {
        name: catalogue()[name].source_hash()[:12] for name in names}
    right = table[table["said"] == "right"]
    assert set(right["kernel"]) == set(names) and right[["within 0.01", "within 0.001"]].all(axis=None)
    refused = table[table["said"].str.startswith("refused: needs")]
    assert set(refused["kernel"]) == {"gemm_float4_vec"} and set(refused["size"]) >= {str(Gemm(127, 127, 127))}


def test_every_right_kernel_is_in_it(lab: Lab) -> None:
    assert {"gemm_naive", "gemm_tiled_2x2", "gemm_blocked", "gemm_tile20_vectorized"} <= set(kernels(lab))
    assert not any(catalogue()[name].museum for name in kernels(lab))


def test_the_command_prints_errors_and_refusals(capsys) -> None:
    assert main(["gemm_naive", "gemm_float4_vec"]) == 0
    said = capsys.readouterr().out
    assert "gemm_naive" in said and "gemm_float4_vec at 1 x 37 x 300: refused: needs N % 4 == 0" in said
