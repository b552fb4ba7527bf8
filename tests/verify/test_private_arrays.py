"""What keeps a private array in memory on ACO: each construct is found, in its line, where the driver uses scratch."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.model.c_source import read
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.verify.private_arrays import MOST_TURNS, memory_causes
from polaris_sim.code import listings, mesa
from polaris_sim.code.assembly import parse

HELPERS = """float sum_of(const float *a, int n) { float s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
float at(const float *a, int i) { return a[i]; }
"""
LOAD = "for (int i = 0; i < 8; i++) a[i] = x[i * n];"
SUM = "x[0] = sum_of(a, 8);"
KEPT = {
    "a cast to store": (["float a[8];", LOAD, "*(float4 *)(a + 4) = *(global float4 *)(x + n);", SUM], {3: "casts"}),
    "a cast of an element's address": (["float a[8];", LOAD, "*(float4 *)&a[4] = *(global float4 *)(x + n);", SUM],
                                       {3: "casts"}),
    "a cast to another kind of number": (["float a[8];", LOAD, "x[0] = ((int *)a)[2];"], {3: "casts"}),
    "components by a pointer": (["float4 q = *(global float4 *)(x + n);", "float s = 0;", "for (int i = 0; i < 4; i++)",
                                 "s += ((float *)&q)[i];", "x[0] = s;"], {4: "casts the address"}),
    "braces": (["float a[8] = {x[0],", "x[1]};", SUM], {1: "initialises"}),
    "braces of counters": (["float s = 0;", "for (int i = 0; i < 4; i++) {", "int j[2] = {i, i + 1};",
                            "s += x[n + j[i & 1]]; }", "x[0] = s;"], {3: "initialises"}),
    "an argument as index": (["float a[8];", LOAD, "x[0] = a[n & 7];"], {3: "indexes"}),
    "a choice of two": (["float a[8];", LOAD, "int j = 0;", "if (n > 3) j = 1;", "x[0] = a[j];"], {5: "indexes"}),
    "two buffers in turn": (["float a[8];", LOAD, "int j = 0;", "for (int k = 0; k < n; k++) {", "x[k] = a[j];",
                             "j ^= 1; }"], {5: "indexes"}),
    "a loop to an argument": (["float a[8];", LOAD, "for (int k = 0; k < n; k++)", "a[k] = x[k];", SUM],
                              {4: "indexes"}),
    "a long loop": ([f"float a[{MOST_TURNS + 1}];", f"for (int i = 0; i < {MOST_TURNS + 1}; i++)", "a[i] = x[i * n];",
                     "x[0] = a[2];"], {3: "indexes"}),
    "a loop of much work": (["float a[8];", LOAD, "for (int i = 0; i < 8; i++)", "for (int k = 0; k < 96; k++)",
                             "a[i] += x[k * 4 + i] * x[n * 3 + k];", SUM], {5: "indexes"}),
    "a loop around one to an argument": (["float a[8];", LOAD, "for (int i = 0; i < 8; i++)",
                                          "for (int k = 0; k < n; k++) a[i] += x[k * 8 + i];", SUM], {4: "indexes"}),
    "an inner loop from a counter": (["float a[8];", LOAD, "for (int i = 0; i < 8; i++) for (int j = i; j < 8; j++)",
                                      "x[i] += a[j];"], {4: "indexes"}),
    "a function's index": (["float a[8];", LOAD, "x[0] = at(a, 3);", "x[1] = at(a, n & 7);"], {-1: "indexes"}),
    "a moving pointer": (["float a[8];", LOAD, "float s = 0;", "for (float *p = a; p < a + 8; p++)", "s += *p;",
                          "x[0] = s;"], {5: "indexes"}),
}
"""Bodies of kernels whose array Mesa 25.0.7 keeps in memory, and the first word for each line of them, from 1; lines of
HELPERS count from -1 back."""
FREE = {
    "components": ["float4 q = *(global float4 *)(x + n);", "float a[8];", LOAD, "a[0] = q.x; a[1] = q.y;", SUM],
    "a vector store": ["float a[8];", "vstore4(*(global float4 *)(x + n), 0, a);",
                       "vstore4(*(global float4 *)x, 0, a + 4);", SUM],
    "braces of constants": ["float a[8] = {0.0f, -INFINITY, 2};", LOAD, SUM],
    "vectors in braces": ["float4 a[2] = {(float4)(0), (float4)(1.0f)};", "x[n] = a[1].x;"],
    "the same type": ["float4 a[2];", "for (int i = 0; i < 2; i++) a[i] = *(global float4 *)(x + i * n);",
                      "x[0] = (*(float4 *)(a + 1)).x;"],
    "a vector of the same width": ["float4 q = *(global float4 *)(x + n);", "x[0] = (*(int4 *)&q).x;"],
    "a row of an array": ["float a[2][8];", "for (int b = 0; b < 2; b++)",
                          "for (int i = 0; i < 8; i++) a[b][i] = x[i * n];", "float s = 0;",
                          "for (int b = 0; b < 2; b++) s += sum_of(a[b], 8);", "x[0] = s;"],
    "steps that double": ["float a[8];", LOAD, "float s = 0;", "for (int i = 1; i < 8; i *= 2) s += a[i];",
                          "x[0] = s;"],
    "an early end": ["float a[8];", LOAD, "for (int i = 0; i < 8 && i < n; i++)", "x[i] = a[i];"],
    "a pointer that moves by constants": ["float a[8];", "float *p = a;", "for (int i = 0; i < 8; i++)",
                                          "*p++ = x[i * n];", SUM],
    "a branch that constants rule out": ["float a[8];", LOAD, "if (sizeof(int) == 4 && 2 > 3)", "x[1] = a[n];", SUM],
    "a loop of one turn": ["float a[8];", LOAD, "for (int i = 0; i < 1; i++)", "for (int k = 0; k < n; k++)",
                           "a[i] += x[k];", SUM],
    "a macro's loop": ["float a[8];", LOAD, "int j = 0;", "for (int i = 0; i < 8; i++) do { a[i] += 1; } while (0);",
                       "do { a[j] += 1; j = 2; } while (0);", SUM],
    "local memory": ["local float a[8];", "a[n & 7] = x[0];", "*(local float4 *)a = (float4)(x[n]);",
                     "x[0] = a[n & 3];"],
}
"""Bodies of kernels whose array it keeps in registers."""


def text_of(body: list[str]) -> str:
    return HELPERS + "kernel void own(global float *x, int n) {\n" + "\n".join(body) + "\n}\n"


def found(text: str) -> dict[int, str]:
    head = HELPERS.count("\n") + 1
    causes = memory_causes(read(text, {}), "own")
    return {line - head: what for line, what in causes}


@pytest.mark.parametrize("name", KEPT)
def test_each_line_that_keeps_an_array_in_memory_is_named(name: str) -> None:
    body, lines = KEPT[name]
    causes = found(text_of(body))
    assert causes.keys() == lines.keys() and all(causes[line].startswith(word) for line, word in lines.items())


@pytest.mark.parametrize("name", FREE)
def test_what_stays_in_registers_is_not_named(name: str) -> None:
    assert not found(text_of(FREE[name]))


def test_the_driver_uses_scratch_for_the_same_bodies(tmp_path: Path) -> None:
    bodies = [body for body, _ in KEPT.values()] + [*FREE.values()]
    own = tmp_path / "own.cl"
    own.write_text(HELPERS + "".join(text_of(body).removeprefix(HELPERS).replace("void own(", f"void own{number}(")
                                     for number, body in enumerate(bodies)))
    listing = mesa.listing(own, ["-cl-std=CL1.2"], mesa.find())
    uses = [parse(listing, f"own{number}").report["ScratchSize"] > 0 for number in range(len(bodies))]
    assert dict(zip([*KEPT, *FREE], uses, strict=True)) == dict.fromkeys(KEPT, True) | dict.fromkeys(FREE, False)


def test_it_is_found_in_those_kernels_whose_kept_code_uses_scratch() -> None:
    for spec in catalogue().values():
        source = read(spec.source(), spec.config(), spec.file.name, spec.file.parent)
        for function, figures in listings.load(spec, compiler="aco").functions.items():
            assert bool(memory_causes(source, function)) == (figures["scratch_bytes"] > 0), spec.name


def test_calls_in_a_circle_and_parameters_without_a_name_end() -> None:
    text = ("void f(int); void g(int n) { f(n + 1); }\nvoid f(int n) { g(n + 1); }\n"
            "kernel void own(void) { for (;;) f(0); }\n")
    assert memory_causes(read(text, {}), "own") == []
