"""What the simulator is given: arguments that do not fit are refused in a sentence, before any work, and what is not
needed is not drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from refusals import refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab import cli
from polaris_lab.model import cards
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm, Transpose
from polaris_sim.code import code_report, listings
from polaris_sim.simulator import simulate
from polaris_sim.timing.cost_estimate import cost
from polaris_sim.wave_addresses import access_pattern

FOUR = {"m": 4, "n": 4, "k": 4}
ONE = np.ones((4, 4), np.float32)
OWN = """
{attribute} kernel void own(int M, int N, int K, float alpha, global const float *A, int lda,
                            global const float *B, int ldb, float beta, global float *C, int ldc)
{{
    const int col = get_global_id(0), row = get_global_id(1);
    if (row < M && col < N)
        C[row * ldc + col] = alpha * A[row * lda] * B[col];
}}
"""


def own(folder: Path, local: tuple[int, int], attribute: str = "") -> KernelSpec:
    """A kernel of one's own with work-groups of this size; the test is skipped where none can be compiled."""
    file = folder / "own.cl"
    file.write_text(OWN.format(attribute=attribute))
    spec = pl.kernel(file, local=local, block=local)
    listings.load(spec)
    return spec


# -- inputs, defines and code

@pytest.mark.parametrize(("arguments", "argument"), [
    ({"inputs": {"A": [[1.0] * 4] * 4, "B": ONE}}, "A"),
    ({"inputs": {"A": ONE.astype(complex), "B": ONE}},
     "A"),
    ({"inputs": {"A": ONE, "B": ONE.astype(str)}}, "B"),
    ({"inputs": {"A": ONE, "B": ONE.astype(object)}}, "B"),
    ({"inputs": [ONE, ONE]}, "inputs"),
    ({"inputs": {"A": ONE, "B": ONE, "Z": ONE}}, "Z"),
    ({"config": [1]}, "config"),
    ({"listing": {"gemm_tiled": "x"}}, "listing"),
    ({"listing": {"gemm_tild": None}}, "gemm_tild"),
    ({"listing": "x"}, "listing"),
    ({"groups": "x"}, "groups"),
    ({"groups": True}, "groups"),
])
def test_what_simulate_cannot_use_is_refused(arguments: Mapping[str, object], argument: str) -> None:
    with refuses(argument, (ValueError, TypeError)):
        simulate("gemm_tiled", **FOUR, **arguments)


@pytest.mark.parametrize("kernel", ["gemm_tiled", "transpose"])
def test_a_problem_is_a_problem(kernel: str) -> None:
    with refuses("problem", TypeError):
        simulate(kernel, problem="4 x 4", compiler="clang")


def test_arrays_of_other_real_numbers_are_rounded() -> None:
    numbers = np.arange(16).reshape(4, 4)
    for dtype in (np.float64, np.int16, np.uint8, np.float16):
        output = simulate("gemm_tiled", **FOUR, inputs={"A": numbers.astype(dtype), "B": ONE}).output
        assert (output == numbers.sum(1)[:, None]).all()


def test_inputs_are_not_drawn_before_they_are_known_to_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr("polaris_lab.model.problem._random", lambda rng, rows, columns, ld: drawn.append("matrix"))
    for run in (simulate, access_pattern):
        with pytest.raises(ValueError, match="the buffers need more than 4 GiB together"):
            run("gemm_tiled", 40000, 40000, 16)
    assert not drawn


def test_c_is_drawn_where_it_is_read() -> None:
    for problem, names in ((Gemm(3, 4, 5), {"A", "B"}), (Gemm(3, 4, 5, beta=-2.0), {"A", "B", "C"}),
                           (Transpose(3, 4), {"in"})):
        read, whole = problem.read(7), problem.inputs(7)
        assert read.keys() == names and all((read[name] == whole[name]).all() for name in names)


def test_simulate_draws_no_c_that_is_only_written(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes: list[tuple[int, int]] = []
    monkeypatch.setattr("polaris_lab.model.problem._random", 
                        lambda rng, rows, columns, ld: (
                            shapes.append((rows, columns)) or np.ones((rows, columns), np.float32)))
    assert (simulate("gemm_tiled", 3, 5, 7, compiler="clang").output == 7).all() and shapes == [(3, 7), (7, 5)]
    assert (simulate("gemm_tiled", problem=Gemm(3, 5, 7, beta=2.0), compiler="clang").output == 9).all()
    assert shapes[2:] == [(3, 7), (7, 5), (3, 5)]


# -- work-groups that no card takes

def test_a_work_group_is_not_larger_than_its_code_allows(tmp_path: Path) -> None:
    """clang compiles for at most 256 work-items where the kernel does not say how many it has."""
    for run in (simulate, cost, access_pattern):
        with refuses("items"):
            run(own(tmp_path, (32, 16)), **FOUR, compiler="clang")
    with refuses("items"):
        code_report.compile(own(tmp_path, (32, 16)), compiler="clang")
    problem = Gemm(40, 30, 1)
    inputs = problem.inputs(0)
    for local, attribute in (((16, 16), ""), ((32, 16), "__attribute__((reqd_work_group_size(32, 16, 1)))")):
        output = simulate(own(tmp_path, local, attribute), problem=problem, inputs=inputs, compiler="clang").output
        assert (output == inputs["A"] @ inputs["B"]).all()


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_every_kernel_of_the_catalogue_is_made_for_its_work_groups(name: str) -> None:
    for each in code_report.compile(name, compiler="clang").functions.values():
        assert each.items <= each.program.most_items <= 1024


@pytest.mark.parametrize(("taken", "argument"), [
    ((0, 1, 0), "items"), ((1025, 1, 0), "items"),
    ((64, 257, 0), "vgprs"), ((64, -1, 0), "vgprs"),
    ((64, 8, 65537), "lds_bytes"),
    ((64, 8, -512), "lds_bytes"),
    ((64, 8, 0, 113), "sgprs"), ((64, 8, 0, -1), "sgprs")])
def test_what_no_work_group_can_have_is_refused(taken: tuple[int, ...], argument: str) -> None:
    with refuses(argument):
        sim.groups_per_cu(*taken)


def test_the_largest_work_groups_are_held() -> None:
    assert sim.groups_per_cu(1024, 64, 65536, 108) == {"waves": 2, "VGPRs": 1, "SGPRs": 1, "LDS": 1, "groups": 16}
    with refuses("items"):
        sim.groups_per_cu(1024, 65, 0)


# -- costs, tables and patterns

@pytest.mark.parametrize("ways", [0, -4, 3, 512])
def test_ways_make_whole_sets(ways: int) -> None:
    with refuses("ways"):
        cards.with_ways("rx590", ways)


def test_the_sensitivity_of_nothing_is_a_table_of_zeros() -> None:
    table = cost("gemm_tiled", 0, 64, 64, compiler="clang").sensitivity()
    assert len(table) and (table["span"] == 0).all() and (table["expected_ms"] == 0).all()


@pytest.mark.parametrize("resident_sets", ["x", 1.5, True, 0])
def test_generations_are_counted_in_whole_numbers(resident_sets: object) -> None:
    with refuses("resident_sets"):
        cost("gemm_tiled", **FOUR, resident_sets=resident_sets)


def test_a_table_of_nothing_has_its_columns() -> None:
    empty, full = code_report.table([], compiler="clang"), code_report.table(["gemm_tiled"], compiler="clang")
    assert empty.empty and list(empty.columns) == list(full.columns) and empty.index.names == full.index.names


@pytest.mark.parametrize(("kernel", "kind"), [("gemm_tiled", "str"), (catalogue()["gemm_tiled"], "KernelSpec")])
def test_a_table_is_of_a_list_of_kernels(kernel: str | KernelSpec, kind: str) -> None:
    with refuses("kernels", TypeError):
        code_report.table(kernel, compiler="clang")


@pytest.mark.parametrize(("kernel", "arguments", "argument"), [
    ("gemm_naive", {"steps": "x"}, "steps"),
    ("gemm_naive", {"steps": 1.5}, "steps"),
    ("gemm_naive", {"group": -1}, "group"),
    ("gemm_naive", {"wave": "x"}, "wave"),
    ("gemm_naive", {"problem": Gemm(4, 4, 4)}, "problem"),
    ("transpose", {}, "problem")])
def test_what_a_pattern_cannot_be_of_is_refused(kernel: str, arguments: Mapping[str, object], argument: str) -> None:
    with refuses(argument):
        access_pattern(kernel, **FOUR, **arguments)


def test_a_pattern_has_b_as_the_kernel_wants_it() -> None:
    for kernel in ("gemm_transposed_b", "gemm_naive"):
        assert set(access_pattern(kernel, 16, 16, 16)["buffer"]) == {"A", "B"}


# -- what is said

def test_a_transpose_has_no_gflops(capsys: pytest.CaptureFixture) -> None:
    assert cli.main(["simulate", "transpose", "--size", "40x33x1"]) == 0
    text = capsys.readouterr().out
    assert "simulated: " in text and ", limited by " in text and "GFLOPS" not in text
    assert cli.main(["simulate", "gemm_tiled", "--size", "16"]) == 0 and " GFLOPS (" in capsys.readouterr().out


def test_elements_that_were_not_written_are_not_counted(capsys: pytest.CaptureFixture) -> None:
    """Two groups of gemm_tiled_2x2_oob write 32 x 32 elements each."""
    assert cli.main(["simulate", "gemm_tiled_2x2_oob", "--size", "64", "--groups", "2"]) == 1
    assert " of 2048 elements are outside the bound" in capsys.readouterr().out
