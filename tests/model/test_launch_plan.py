"""Which launches solve a problem: the same plan for every device, with names where arrays will be."""

from __future__ import annotations

import numpy as np
import pytest

from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import Gemm, MatrixLayout, Transpose


def test_an_operand_that_is_wanted_the_other_way_round_is_transposed_first() -> None:
    plan = plan_launches(catalogue()["gemm_tiled"].bind(Gemm(37, 29, 41, trans_a=True, trans_b=True, ldb=50)))
    assert [launch.name for launch in plan.launches] == ["transpose A", "transpose B", "gemm_tiled"]
    assert plan.operands["B"] == MatrixLayout(29, 41, 50)
    assert plan.copies == {"A transposed": MatrixLayout(37, 41, 44), "B transposed": MatrixLayout(41, 29, 32)}
    assert plan.launches[1].arguments == (29, 41, "B", 50, "B transposed", 32)
    assert plan.launches[-1].arguments == (37, 29, 41, 1.0, "A transposed", 44, "B transposed", 32, 0.0, "C", 29)
    assert plan.launches[-1].bound_arguments({"A transposed": "a", "B transposed": "b", "C": "c"})[4::2] == ("a", "b",
                                                                                                             0.0, 29)


def test_a_kernel_that_reads_b_transposed_takes_it_as_it_is() -> None:
    kernel = catalogue()["gemm_transposed_b"]
    assert [launch.name
            for launch in plan_launches(kernel.bind(Gemm(8, 8, 8, trans_b=True))).launches] == ["gemm_transposed_b"]
    assert [launch.name for launch in plan_launches(kernel.bind(Gemm(8, 8, 8))).launches] == ["transpose B",
                                                                                              "gemm_transposed_b"]


@pytest.mark.parametrize(("problem", "terms", "summed", "alpha"), [
    (Gemm(8, 8, 9), None, 9, 1.0), (Gemm(8, 8, 9), 4, 4, 1.0), (Gemm(8, 8, 9), 20, 9, 1.0),
    (Gemm(8, 8, 9, alpha=0.0, trans_a=True), None, 0, 0.0), (Gemm(8, 8, 0, alpha=np.inf), None, 0, 0.0)])
def test_a_sum_without_terms_reads_neither_a_nor_b(problem: Gemm, terms: int | None, summed: int, alpha: float) -> None:
    (launch,) = plan_launches(catalogue()["gemm_tiled"].bind(problem), terms).launches
    assert launch.arguments[2:4] == (summed, alpha) and launch.arguments[4] == "A"


def test_nothing_is_launched_for_an_empty_result() -> None:
    assert not plan_launches(catalogue()["gemm_cpu"].bind(Gemm(0, 8, 8))).launches
    assert not plan_launches(catalogue()["transpose"].bind(Transpose(0, 8))).launches


def test_scratch_comes_behind_the_signatures_arguments() -> None:
    plan = plan_launches(catalogue()["gemm_cpu"].bind(Gemm(300, 40, 50)))
    assert list(plan.scratch) == ["PA", "PB"] and plan.scratch["PA"] == MatrixLayout(1, 15000, 15000)
    assert [launch.name for launch in plan.launches] == ["gemm_cpu_pack", "gemm_cpu"]
    assert all(launch.arguments[-2:] == ("PA", "PB") for launch in plan.launches)
    assert (plan.result, plan.operands["C"]) == ("C", MatrixLayout(300, 40, 40))


def test_equal_questions_share_a_plan() -> None:
    kernel = catalogue()["gemm_tiled"]
    assert plan_launches(kernel.bind(Gemm(5, 6, 7))) is plan_launches(kernel.bind(Gemm(5, 6, 7)))
    assert plan_launches(kernel.bind(Gemm(5, 6, 7))) is not plan_launches(kernel.bind(Gemm(5, 6, 8)))
