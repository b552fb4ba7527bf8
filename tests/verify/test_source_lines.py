"""Lines that are found in the text of a kernel."""

from __future__ import annotations

import pytest

from polaris_lab.verify import source_lines
from polaris_lab.verify.check_report import CheckReport

KERNEL = """kernel void k(int M, /* rows, columns */
              global float *A, // the matrix A
              local float *scratch)
{
    local float tile[4];
    float acc;
    int i = 0;
    while (i < M)
        acc += A[i];
}
"""


@pytest.mark.parametrize(("name", "place", "line"), [("M", 1, 1), ("A", 2, 2), ("scratch", 3, 3), ("gone", 2, 2),
                                                     ("gone", 9, 1)])
def test_the_line_of_a_parameter(name: str, place: int, line: int) -> None:
    assert source_lines.parameter_line(KERNEL, "k", name, place) == line
    assert source_lines.parameter_line(KERNEL, "other", name, place) is None


@pytest.mark.parametrize(("loop", "endless"), [
    ("while (i < M) acc += 1;", True), ("while (i < M) { acc += 1; i++; }", False), ("while (i < M) i += 2;", False),
    ("for (int k = 0; k < M; k - 1) acc += 1;", True), ("for (int k = 0; k < M; ++k) acc += 1;", False),
    ("while (i < M) { if (acc > 1) break; }", False), ("for (; i >> 1; i >>= 1) ;", False),
    ("while (i == M) acc += 1;", True), ("// while (i < M)\n acc += 1;", False)])
def test_a_loop_that_changes_nothing_of_its_condition(loop: str, endless: bool) -> None:
    assert source_lines.endless_loop(f"void f() {{\n{loop}\n}}") == (2 if endless else None)


def test_of_two_such_loops_none_is_named() -> None:
    assert source_lines.endless_loop("while (i < M) ;\nwhile (j < M) ;") is None
    assert source_lines.endless_loop(KERNEL) == 8


def test_where_a_result_is_read() -> None:
    assert source_lines.read_of_result("C[at] = 1;\nC[at] = a + C[at];", "C") == 2
    assert source_lines.read_of_result("C[at] = beta == 0 ? a : a + C[at];", "C") is None
    assert source_lines.read_of_result("x = C[0];\ny = C[1];", "C") is None


def test_what_is_given_no_value_and_the_local_array() -> None:
    assert source_lines.unset_variable(KERNEL) == ("acc", 6)
    assert source_lines.unset_variable("float acc = 0.0f;\n") is None
    assert source_lines.local_array(KERNEL) == 5
    assert source_lines.at_line(KERNEL, 7) == " (line 7: int i = 0;)"
    assert source_lines.at_line(KERNEL, None) == ""


def test_the_headline_is_what_names_a_line() -> None:
    report = CheckReport("mine", "d", None, 0)
    for gate, sentence in (("bound", "wrong"), ("sanitizer", "tool-failure: wrong, and no report says why"),
                           ("guard", "around C"), ("uninit", "u (line 3: x)"), ("race", "r (line 2: x)"),
                           ("sanitizer", "divergence: here (line 4: barrier)"), ("bound", "wrong")):
        report.fail(gate, sentence)
    assert [each.split(":")[0] for each in report.ranked()] == ["sanitizer", "race", "uninit", "guard", "bound",
                                                                "sanitizer"]
    report.drop_empty_handed()
    assert not any("no report" in each for each in report.failures) and len(report.failures) == 5
    assert report.gates["sanitizer"].startswith("divergence")
    alone = CheckReport("mine", "d", None, 0)
    alone.fail("sanitizer", "tool-failure: it died")
    alone.drop_empty_handed()
    assert not alone.ok
