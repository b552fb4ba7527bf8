"""What a failed check says first, and how: the launch, the first wrong element, and what is wrong in common."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from planted import FAULTS, altered

from polaris_lab.lab import Lab
from polaris_lab.model.error_bounds import WrongElement
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify import finding_words
from polaris_lab.verify.check_report import CheckReport, Failure
from polaris_lab.verify.geometry import geometry_of
from polaris_lab.verify.guarded_run import run_case
from polaris_lab.verify.proof import check

SWAPPED = ("const int col = get_global_id(0), row = get_global_id(1);",
           "const int row = get_global_id(0), col = get_global_id(1);")


def bound_at(problem: Gemm, got: float) -> Failure:
    return Failure(geometry_of(catalogue()["gemm_naive"].bind(problem)), WrongElement((0, 0), got, 1.0, 1e-6))


@pytest.mark.parametrize(("name", "problem", "sizes", "dimensions"), [
    ("gemm_tiled", Gemm(100, 20, 30), ((32, 112), (16, 16)), ("columns", "rows")),
    ("gemm_naive_row0", Gemm(100, 20, 30), ((112, 32), (16, 16)), ("rows", "columns")),
    ("gemm_tensor", Gemm(100, 20, 30), None, ("",)),
    ("attention_v2", Attention(3, 2, 5, 64), None, ("rows of Q", "heads", "items")),
])
def test_the_geometry_has_the_sizes_of_the_launch_and_what_a_dimension_counts(
        name: str, problem: Gemm | Attention, sizes: tuple | None, dimensions: tuple | None) -> None:
    geometry = geometry_of(catalogue()[name].bind(problem))
    last = geometry.launches[-1]
    assert sizes in (None, (last.global_size, last.local_size)) and geometry.problem == problem
    assert dimensions in (None, geometry.dimensions[-1])
    assert str(last.global_size) in str(geometry) or len(last.global_size) == 1
    assert len(geometry.launches) == len(geometry.dimensions)


def test_swapped_rows_and_columns_are_named_before_a_read_of_c_and_with_the_launch(lab: Lab, tmp_path: Path) -> None:
    """Both faults make outputs NaN where beta is 0; the sanitizer sees the second alone."""
    path = tmp_path / "swapped.cl"
    path.write_text((FAULTS / "beginner" / "reads_c_for_nothing.cl").read_text().replace(*SWAPPED))
    assert SWAPPED[1] in path.read_text()
    report = check(kernel(path, function="reads_c_for_nothing"), lab.device.index, seed=1, random=0)
    assert "uninit" in report.gates and report.headline.startswith("poison: ")
    problem, launch = report.geometry.problem, report.geometry.launches[0]
    assert report.headline.startswith(f"poison: {problem}: ") and report.geometry.dimensions == (("columns", "rows"),)
    assert launch.global_size == tuple(-(-size // side) * side for size, side in zip(
        (problem.n, problem.m), launch.local_size, strict=True))
    row, column = report.element.index
    assert row < problem.m and column < problem.n and str(report.geometry) in str(report)


def test_a_read_of_c_comes_after_what_does_not_follow_from_it() -> None:
    report, read = CheckReport("mine", "d", None, 0), Failure(reads_result=True)
    report.fail("bound", "nan", bound_at(Gemm(3, 3, 3), math.nan))
    report.fail("uninit", "C is read (line 3: x)", read)
    assert report.headline.startswith("uninit: ")
    report.fail("bound", "with beta", bound_at(Gemm(3, 3, 3, beta=1.0), math.nan))
    assert report.headline == "bound: with beta"
    for gate in ("cover", "guard", "race", "oob"):
        report.fail(gate, "wrong")
        assert report.headline == f"{gate}: wrong"
    assert report.ranked()[-2:] == ["uninit: C is read (line 3: x)", "bound: nan"]


@pytest.mark.parametrize("gate", ["signature", "oob", "race", "uninit", "guard", "poison", "cover", "dispatch", "bound",
                                  "time", "crash", "device"])
def test_a_failure_of_the_sanitizer_itself_is_never_the_headline(gate: str) -> None:
    report = CheckReport("mine", "d", None, 0)
    report.fail("sanitizer", "tool-failure: the simulator's process gave no answer in 300 s")
    report.fail(gate, "wrong")
    assert report.headline == f"{gate}: wrong"
    report.drop_tool_failures()
    assert report.failures == [f"{gate}: wrong"] and len(report.notes) == 1


@pytest.mark.parametrize(("wrong", "says"), [
    (lambda problem: problem.beta != 0, "beta is not 0"), (lambda problem: problem.beta == 0, "beta is 0"),
    (lambda problem: problem.alpha != 1, "alpha is not 1"), (lambda problem: problem.trans != "nn", "transposed"),
    (lambda problem: problem.m != problem.n, "M is not N"), (lambda problem: True, "")])
def test_a_report_says_what_the_wrong_products_have_in_common(wrong: Callable, says: str) -> None:
    report = CheckReport("mine", "d", None, 0)
    products = [Gemm(m, n, 5, alpha, beta, trans_a=turned) for m, n in ((4, 4), (4, 6)) for alpha in (1.0, 2.0)
                for beta in (0.0, 1.0) for turned in (False, True)]
    report.judged = [(problem, not wrong(problem)) for problem in products]
    assert says in report.pattern and bool(report.pattern) is bool(says)


def test_of_two_things_in_common_the_one_that_fewer_right_products_have_is_said() -> None:
    report = CheckReport("mine", "d", None, 0)
    report.judged = [(Gemm(4, 6, 5, beta=1.0), False), *((Gemm(m, n, 5), True) for m, n in ((4, 6), (4, 4), (5, 5)))]
    assert "beta is not 0" in report.pattern
    report.judged += [(Gemm(4, 4, 5, beta=1.0), True), (Gemm(5, 5, 5, beta=1.0), True)]
    assert "M is not N" in report.pattern


def test_each_case_is_noted_with_whether_it_is_right(lab: Lab, tmp_path: Path) -> None:
    mine, report = altered(tmp_path, ("+ beta * C[at]", "")), CheckReport("altered", "d", None, 0)
    for beta in (0.0, 1.0):
        run_case(lab.session, mine, Gemm(5, 6, 7, beta=beta), 0, report)
    assert [(problem.beta, ok) for problem, ok in report.judged] == [(0.0, True), (1.0, False)]


def finding(**more: object) -> SimpleNamespace:
    return SimpleNamespace(**{"kind": "out-of-bounds", "array": None, "work_item": (37, 0, 0)} | more)


@pytest.mark.parametrize(("message", "says"), [
    ("Invalid read of size 4 at global memory address 0x2000000001848", "item (37, 0) reads row 42, column 0 of B"),
    ("Invalid write of size 4 at global memory address 0x300000000143c", "writes row 35, column 0 of C"),
    ("Invalid read of size 16 at global memory address 0x1000000000008", "reads 4 elements from row 0, column 2 of A"),
    ("Invalid write of size 4 at global memory address 0x2fffffffffffc", "writes row -1, column 36 of C"),
    ("Index (8) exceeds static array size (8)", "work-item (37, 0) uses index 8"),
    ("Invalid read of size 4 at global memory address 0x9000000000000", "0x9000000000000"),
])
def test_an_access_outside_names_the_work_item_and_the_element(message: str, says: str) -> None:
    bound = catalogue()["gemm_naive"].bind(Gemm(35, 37, 42))
    assert says in finding_words.describe(finding(message=message), geometry_of(bound), bound)


@pytest.mark.parametrize(("item", "missing"), [((37, 0, 0), "column 37"), ((0, 35, 0), "row 35"), ((36, 34, 0), "")])
def test_a_work_item_outside_the_result_is_named_as_the_cause(item: tuple[int, ...], missing: str) -> None:
    bound = catalogue()["gemm_naive"].bind(Gemm(35, 37, 42))
    said = finding_words.describe(finding(message="Invalid read of size 4 at global memory address 0x2000000001848",
                                          work_item=item), geometry_of(bound), bound)
    assert said.endswith(f"the result has no {missing}, which the kernel must test" if missing else "42 x 37")
