"""Lines that are found in the text of a kernel."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.model.c_source import read
from polaris_lab.model.kernel_spec import KernelSpec, Pass
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
    tree = read(KERNEL).tree
    assert source_lines.parameter_line(tree, "k", name, place) == line
    assert source_lines.parameter_line(tree, "other", name, place) is None


@pytest.mark.parametrize(("loop", "endless"), [
    ("while (i < M) acc += 1;", True), ("while (i < M) { acc += 1; i++; }", False), ("while (i < M) i += 2;", False),
    ("for (int k = 0; k < M; k - 1) acc += 1;", True), ("for (int k = 0; k < M; ++k) acc += 1;", False),
    ("while (i < M) { if (acc > 1) break; }", False), ("for (; i >> 1; i >>= 1) ;", False),
    ("while (i == M) acc += 1;", True), ("// while (i < M)\n acc += 1;", False),
    ("do { i++; } while (i < M);", False), ("do acc += 1; while (i < M);", True),
    ("EACH(k, M) acc += 1;", False), ("EACH(k, M) k--;", False), ("while (x.s0 < M) x.s0 += 1;", False)])
def test_a_loop_that_changes_nothing_of_its_condition(loop: str, endless: bool) -> None:
    each = "#define EACH(i, n) for (int i = 0; i < (n); i++)"
    tree = read(f"{each}\nvoid f() {{\n{loop}\n}}").tree
    assert source_lines.endless_loop(tree) == (3 if endless else None)


def test_of_two_such_loops_none_is_named() -> None:
    assert source_lines.endless_loop(read("void f() { while (i < M) ;\nwhile (j < M) ; }").tree) is None
    assert source_lines.endless_loop(read(KERNEL).tree) == 8


def test_where_a_result_is_read() -> None:
    def line(body: str) -> int | None:
        return source_lines.read_of_result(read(f"void f() {{ {body} }}").tree, "C")

    assert line("C[at] = 1;\nC[at] = a + C[at];") == 2
    assert line("C[at] = beta == 0 ? a : a + C[at];") is None
    assert line("C[at] = beta == 0 ? a\n : a + C[at];") is None
    assert line("x = C[0];\ny = C[1];") is None
    assert line("A[0] = 1;\nC[at] += a;") == 2


def test_what_is_given_no_value_and_the_local_array() -> None:
    assert source_lines.unset_variable(read(KERNEL).tree) == ("acc", 6)
    assert source_lines.unset_variable(read("float acc = 0.0f;\n").tree) is None
    assert source_lines.local_array(read(KERNEL).tree) == 5


def test_a_line_is_shown_with_its_text_and_none_of_a_source_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text(KERNEL)
    spec = KernelSpec("k", tmp_path / "k.cl", "gemm", (Pass("k", (1,), (1,)),))
    assert source_lines.line_text(spec, source_lines.endless_loop) == " (line 8: while (i < M))"
    assert source_lines.line_text(spec, source_lines.parameter_line, "other", "M", 1) == ""
    (tmp_path / "k.cl").write_text(KERNEL.replace("while", "while while"))
    assert source_lines.line_text(spec, source_lines.endless_loop) == ""


def test_the_headline_is_what_names_a_line() -> None:
    report = CheckReport("mine", "d", None, 0)
    for gate, sentence in (("bound", "wrong"), ("sanitizer", "tool-failure: wrong, and no report says why"),
                           ("guard", "around C"), ("uninit", "u (line 3: x)"), ("race", "r (line 2: x)"),
                           ("sanitizer", "divergence: here (line 4: barrier)"), ("bound", "wrong")):
        report.fail(gate, sentence)
    assert [each.split(":")[0] for each in report.ranked()] == ["sanitizer", "race", "uninit", "guard", "bound",
                                                                "sanitizer"]
    report.drop_tool_failures()
    assert not any("no report" in each for each in report.failures) and len(report.failures) == 5
    assert report.gates["sanitizer"].startswith("divergence")
    for museum in (None, "race"):
        alone = CheckReport("mine", "d", museum, 0)
        alone.fail("sanitizer", "tool-failure: it died")
        alone.drop_tool_failures()
        assert alone.ok is (museum is None) and alone.notes == ([] if museum else ["the sanitizer gave up: it died"])
