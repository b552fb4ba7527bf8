"""One front end reads every kernel: under its defines, with OpenCL's words, each line and column in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base.paths import KERNELS
from polaris_lab.model.c_source import GLOBAL, LOCAL, LOOPS, SourceError, kernel_names, kind, preprocess, read, subtree
from polaris_lab.model.kernel_catalogue import catalogue

FILES = [*KERNELS.rglob("*.cl"), *(Path(__file__).parents[1] / "faults").rglob("*.cl")]
SOURCE = """/* a
   banner */
#define EACH(i, n) _Pragma("unroll") for (int i = 0; i < (n); i++)
#define TWO_LINES(a, b) a; \\
                        b
__kernel __attribute__((reqd_work_group_size(WIDTH, 1, 1)))
void first(global const float4 *restrict A,
           __global float *C)
{
    __local float tile[WIDTH] __attribute__((aligned(16)));
    #pragma unroll 4
    EACH(k, 4)
        tile[k] = A[k].x;
    barrier(CLK_LOCAL_MEM_FENCE);
#if WIDTH > 4
    if (C) { C[0] = 1; } else
        do { C[1] = 2; } while (C[1] > 3);
#endif
    TWO_LINES(C[2] = 1,
              C[3] = 2);
}
kernel void second(global float *C) { C[0] = 1; }
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("defines", [{}, {"ASYNC_COPY": 1, "__NV_CL_C_VERSION": 1}], ids=["plain", "nvidia"])
def test_every_kernel_can_be_read(path: Path, defines: dict[str, int]) -> None:
    text = path.read_text(encoding="utf-8")
    source = read(text, defines, path.name)
    assert source.kernels and source.text.count("\n") == text.count("\n")
    for node in subtree(source.tree):
        if kind(node) in ("FuncDef", *LOOPS):
            lines = source.lines(node)
            assert 1 <= lines.start < lines.stop <= text.count("\n") + 2


@pytest.mark.parametrize("name", catalogue())
def test_every_kernel_of_the_catalogue_has_its_functions(name: str) -> None:
    spec = catalogue()[name]
    assert {each.function for each in spec.passes} <= set(read(spec.source(), spec.macros(), name).kernels)


def test_the_tree_has_opencls_words_and_lines_are_those_of_the_source() -> None:
    source = read(SOURCE, {"WIDTH": 8})
    first = source.function("first")
    assert source.kernels == ["first", "second"]
    assert [set(each.quals) for each in first.decl.type.args.params] == [{GLOBAL, "const"}, {GLOBAL}]
    declared = {node.name: node for node in subtree(first.body) if kind(node) == "Decl"}
    assert LOCAL in declared["tile"].quals and declared["tile"].coord.line == 10
    lines = {kind(node): source.lines(node) for node in subtree(first) if kind(node) in ("If", "FuncDef", *LOOPS)}
    assert lines == {"FuncDef": range(6, 22), "For": range(12, 14), "If": range(16, 18), "DoWhile": range(17, 18)}
    assert [node.coord.line for node in subtree(first) if kind(node) == "Assignment"] == [13, 16, 17, 19, 19]


def test_a_condition_is_decided_by_the_defines_and_unknown_macros_stay() -> None:
    assert "C[1]" not in preprocess(SOURCE, {"WIDTH": 4}) and "C[1]" in preprocess(SOURCE, {"WIDTH": 5})
    text = preprocess(SOURCE, {"WIDTH": 4})
    assert "CLK_LOCAL_MEM_FENCE" in text and "aligned(16)" in text
    assert text.splitlines()[10].strip() == "#pragma unroll 4"


@pytest.mark.parametrize(("statement", "place"), [
    ("C[i] = 1;", "C[i]"), ("*(C + i) += C[j];", "*(C + i)"), ("((C[i])) = 1;", "((C[i]))"),
    ("*(global float4 *)&C[i = 2, i] = 1;", None), ("*((global float4 *)(C + i)) = v;", "*((global float4 *)(C + i))"),
    ("if (a) ((local float4 *)(C))[f(a, b)] = v;", "((local float4 *)(C))[f(a, b)]"), ("x = **C = 2;", "x")])
def test_what_an_assignment_assigns_to_is_found_with_its_brackets(statement: str, place: str | None) -> None:
    source = read(f"void f() {{ {statement} }}")
    found = source.assigned(next(node for node in subtree(source.tree) if kind(node) == "Assignment"))
    assert (found and source.text[source.start(found[0]):source.end(found[1])]) == place


def test_assembly_is_a_call_that_takes_the_address_of_what_it_writes() -> None:
    source = read('void f() { __asm__ volatile("add %0;" "" : "=f"(y), "+r"(z) : "f"(x + 1) : "memory"); asm("nop"); }')
    calls = [node for node in subtree(source.tree) if kind(node) == "FuncCall"]
    assert [getattr(node.name, "name", "") for node in calls] == ["asm", "asm"] and calls[1].args is None
    assert [(kind(each), each.op) for each in calls[0].args.exprs] == [("UnaryOp", "&"), ("UnaryOp", "&"),
                                                                      ("BinaryOp", "+")]


@pytest.mark.parametrize(("text", "message"), [
    ("kernel void f()\n{ x = = 1; }", "mine.cl cannot be read as OpenCL C: line 2: Invalid expression"),
    ("#if 1\n#error too wide\n#endif\nkernel void f() { }", "line 2: #error too wide"),
    ("#include \"gone.h\"\nkernel void f() { }", "#include of 'gone.h', which is not there"),
    (f"kernel void f() {{ x = {'(' * 20_000}1{')' * 20_000}; }}", "its brackets nest too deep"),
    ("kernel void f() { x = 1;", "mine.cl cannot be read as OpenCL C"),
    ("kernel void f() {\nx = 1 2; }", "line 2: before: 2"), ("kernel void f() { x = 1ulul; }", "line 1: "),
    ("kernel void f() { x = `1; }", "line 1: Illegal character '`'")])
def test_what_cannot_be_read_is_one_sentence(text: str, message: str) -> None:
    with pytest.raises(SourceError) as error:
        read(text, {}, "mine.cl")
    assert message in str(error.value) and "\n" not in str(error.value)


def test_kernels_are_named_in_a_text_that_cannot_be_read() -> None:
    text = "#define MAKE(x) \\\n kernel void x() { }\n" + SOURCE + "// kernel void third()\nMAKE(y) x = = 1;"
    assert kernel_names(text) == ["first", "second"]


def test_an_included_file_stands_in_the_line_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "mine.h").write_text('#include "deep.h"\n#define PUT(i) C[i] = X\n\n\nvoid put(float x);\n')
    (tmp_path / "deep.h").write_text("#define X 1\n")
    text = 'int a;\n#include "mine.h"\nkernel void f(global float *C)\n{\n    PUT(0);\n}\n'
    source = read(text, {}, "mine.cl", tmp_path)
    assert [line.strip() for line in source.text.splitlines()] == [
        "int a;", "void put(float x);", "kernel void f(global float *C)", "{", "C[0] = 1;", "}"]
    assert source.lines(source.function("f")) == range(3, 7)
    with pytest.raises(SourceError, match="#include of 'mine.h', which is not there"):
        read(text)
