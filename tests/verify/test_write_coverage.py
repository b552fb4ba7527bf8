"""Write coverage: each output and each used tile cell is stored to once, and stores outside are counted."""

from __future__ import annotations

import contextlib
import re
from dataclasses import replace

import numpy as np
import pytest
from planted import STORE, altered, fault, regrid
from refusals import refuses

from polaris_lab.base.errors import ChildDied
from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm, Transpose
from polaris_lab.verify.proof import nearest_fitting
from polaris_lab.verify.write_coverage import WriteCoverage, count_stores, instrument

pytestmark = pytest.mark.usefixtures("built_here")
SHAPE = Gemm(19, 21, 18, ldc=24)
THROUGH_FUNCTIONS = {
    "gemm_staged": ("As", "Bs"), "gemm_polaris": ("As", "Bs"), "gemm_tensor": ("C", "As", "Bs"),
    "gemm_tensor_turned": ("C", "As", "Bs"), "gemm_halves": ("C", "tiles"), "attention_v3": ("stages",),
    "attention_blocked": ("O",), "attention_tensor": ("Ks", "O", "Vs"), "attention_halves": ("O", "tiles"),
    "attention_cpu": ("O",), "attention_cpu_thin": ("O",)}
"""What a kernel stores to in its functions, or by a pointer that it moves: the map says that it does not see these."""


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items()
                                  if spec.signature == "attention" and not spec.museum])
def test_what_is_seen_of_an_attention_kernel_covers_each_cell_once(unoptimised: Session, name: str) -> None:
    unseen = THROUGH_FUNCTIONS.get(name, ())
    found = count_stores(unoptimised, catalogue()[name], Attention(1, 2, 37, 16, t=70))
    assert found.ok and found.unseen == unseen and found.seen == ("O" not in unseen), (found.problems, found.unseen)
    assert (not found.seen or (found.outputs == 1).all()) and found.idle == 0


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items()
                                  if spec.signature != "attention" and not spec.museum])
def test_a_good_kernel_covers_each_cell_once(unoptimised: Session, name: str) -> None:
    spec = catalogue()[name]
    shape = nearest_fitting(spec, SHAPE if spec.signature == "gemm" else Transpose(37, 41, ldo=40))
    found = count_stores(unoptimised, spec, shape)
    unseen = THROUGH_FUNCTIONS.get(name, ())
    assert found.ok and found.unseen == unseen and found.seen == ("C" not in unseen), (found.problems, found.unseen)
    assert found.outputs.shape == ((shape.m, shape.n) if spec.signature == "gemm" else (41, 37))
    assert (not found.seen or (found.outputs == 1).all()) and found.idle == 0


def test_the_tiles_of_tiled_2x2_are_written_once_a_step(lab: Lab) -> None:
    found = count_stores(lab.session, catalogue()["gemm_tiled_2x2"], Gemm(32, 32, 48))
    assert found.extents == {"As": (32, 16), "Bs": (16, 32)}
    assert all((grid == 3).all() for grid in found.tiles.values())  # three steps of 16 along k


def test_padding_is_no_fault(lab: Lab) -> None:
    found = count_stores(lab.session, catalogue()["transpose"], Transpose(32, 32))
    assert found.extents == {"tile": (16, 17)}
    assert (found.tiles["tile"][:, :16] == 1).all() and (found.tiles["tile"][:, 16] == 0).all()


@pytest.mark.parametrize(("stem", "sentence"), [
    ("past_end", "1 stores behind the last output"),
    ("row_gap", "18 stores into the gaps between rows")])
def test_a_planted_store_outside_is_counted(lab: Lab, stem: str, sentence: str) -> None:
    assert count_stores(lab.session, fault(stem), SHAPE).problems == (sentence,)


@pytest.mark.parametrize(("change", "sentence"), [
    ((STORE, STORE + " if (row == 2 && col == 3) C[at] = acc;"),
     "1 of 399 outputs are not written exactly once; [2, 3] is written 2 times"),
    ((STORE, f"if (row != 4) {STORE}"), "21 of 399 outputs are not written exactly once; [4, 0] is written 0 times"),
    ((STORE, STORE + " if (row == 0 && col < 2) C[at - 5] = 0;"), "2 stores before the first output"),
    (("tileA[y][x] = row", "tileA[y + 1][x] = row"), "8 cells outside tileA[8][8] are written, up to tileA[8][7]"),
    (("tileB[y][x] = k0", "tileB[y][x - 1] = k0"), "stores at negative indices of tileB"),
    (("tileB[y][x] = k0", "tileB[y - 1][x] = k0"), "stores at negative indices of tileB"),
    (("tileB[y][x] = k0", "if (x == 1) tileB[y][x] = 0; tileB[y][x] = k0"),
     "cells of tileB are written 3 to 6 times each"),
])
def test_what_is_not_covered_once_is_said(lab: Lab, tmp_path, change: tuple[str, str], sentence: str) -> None:
    spec = altered(tmp_path, ("acc += tileA", "acc += 0 * tileA"), change)  # stores only; the values do not matter here
    problems = count_stores(lab.session, replace(spec, reused=()), SHAPE).problems
    assert problems == (sentence,)
    if "times each" in sentence:  # a kernel of one's own does not claim even tiles
        assert count_stores(lab.session, spec, SHAPE).ok


def test_a_museum_kernel_is_mapped_in_a_child(lab: Lab) -> None:
    found = count_stores(lab.session, catalogue()["gemm_tiled_2x2_oob"], Gemm(32, 32, 16))
    assert found.extents == {"As": (16, 16), "Bs": (16, 16)}
    assert any("outside As[16][16] are written, up to As[31][15]" in problem for problem in found.problems)
    assert any("outside Bs[16][16] are written, up to Bs[15][31]" in problem for problem in found.problems)


def test_instrumented_source_counts_in_a_parameter_of_its_own() -> None:
    text = "kernel void f(global float *C) { /* C[0] = 1; */ local float t[4];\n t[1] = 2; C[0] = t[1]; }"
    source, scan = instrument(text, "f", 1, 1)
    assert "kernel void f(global float *C, global int *cover_counts) {" in source
    assert (scan.dimensions, scan.unseen) == ({"t": 1}, ())
    assert source.count("(cover_counts, ") == 2  # none for the comment


def test_comparisons_are_no_stores() -> None:
    _, scan = instrument("kernel void f(global float *C) { if (C[0] == 1) return; }", "f", 1, 1)
    assert not scan.stores and scan.unseen == ("C",)


VALUE = "(float4)(acc)"
OUTPUT = {
    # each stores the four outputs from `at` on, in a row that is a multiple of four long
    "elements": "for (int i = 0; i < 4; i++) C[at + i] = acc;",
    "unrolled": "\n#pragma unroll\n for (int i = 0; i < 4; i++) C[at + i] = acc;",
    "compound": "for (int i = 0; i < 4; i++) C[at + i] += acc;",
    "nested subscripts": "const int four[4] = {0, 1, 2, 3}; for (int i = 0; i < 4; i++) C[at + four[i]] = acc;",
    "dereferenced": "for (int i = 0; i < 4; i++) *(C + at + i) = acc;",
    "vstore4": f"vstore4({VALUE}, 0, C + at);",
    "vstore4 by offset": f"vstore4({VALUE}, at / 4, C);",
    "vstore4 to an element": f"vstore4({VALUE}, 0, &C[at]);",
    "vstore4 of what it reads": f"vstore4(0.5f * vload4(0, C + at) + {VALUE}, 0, C + at);",
    "vstore2": "vstore2((float2)(acc), 0, C + at), vstore2((float2)(acc), 1, C + at);",
    "cast": f"*(global float4 *)(C + at) = {VALUE};",
    "cast in brackets": f"*((__global float4*)(C + at)) = {VALUE};",
    "cast with an index": f"((global float4 *)C)[at / 4] = {VALUE};",
    "cast with components": f"*(global float2 *)(C + at) = {VALUE}.xy; *(global float2 *)&C[at + 2] = {VALUE}.zw;",
    "components": "((global float4 *)(C + at))[0].xyz = (float3)(acc); ((global float4 *)(C + at))[0].s3 = acc;",
    "halves": "((global float4 *)(C + at))[0].lo = (float2)(acc); ((global float4 *)(C + at))[0].hi = (float2)(acc);",
    "pointer": "global float *out = C + at; for (int i = 0; i < 4; i++) out[i] = acc;",
    "pointer to vectors": f"global float4 *const out = (global float4 *)(C + at); out[0] = {VALUE};",
    "macro": "\n#define PUT(i) C[at + i] = acc\n PUT(0); PUT(1); PUT(2); PUT(3);",
    "macro of a vstore": f"\n#define PUT(i) \\\n  vstore4({VALUE}, 0, \\\n C + at + i)\n PUT(0);",
    "macro for the place": "\n#define PLACE(i) C[at + i]\n for (int i = 0; i < 4; i++) (PLACE(i)) = acc;",
    "macro that takes the array": "\n#define PUT(array) array[at + i] = acc\n for (int i = 0; i < 4; i++) PUT(C);",
    "macro that takes the place": "\n#define SET(place) place = acc\n for (int i = 0; i < 4; i++) SET(C[at + i]);",
    "macro for the sign": "\n#define SET =\n for (int i = 0; i < 4; i++) C[at + i] SET acc;",
    "macro with the condition": "\n#if TILE == 8\n#define LAST 4\n#else\n#define LAST 0\n#endif\n"
                                "for (int i = 0; i < LAST; i++) C[at + i] = acc;",
    "brackets": "for (int i = 0; i < 4; i++) (*(C + (at + i))) = acc;",
    "cast of a cast": "for (int i = 0; i < 4; i++) *(global float *)(global const float *)(C + at + i) = acc;",
    "macro for the index": "\n#define AT(i) (at + (i))\n for (int i = 0; i < 4; i++) C[AT(i)] = acc;",
}
WIDE = Gemm(19, 24, 18, ldc=28)


@pytest.mark.parametrize("form", OUTPUT)
def test_each_form_of_store_to_the_output_is_counted(unoptimised: Session, tmp_path, form: str) -> None:
    def stored(statement: str) -> WriteCoverage:
        return count_stores(unoptimised, altered(tmp_path, (STORE, f"if (col % 4 == 0) {{ {statement} }}")), WIDE)

    right = stored(OUTPUT[form])
    assert right.seen and right.ok and not right.unseen, (right.unseen, right.problems)
    wrong = stored(f"{{ {OUTPUT[form]} }} if (row == 2 && col == 8) {{ {OUTPUT[form]} }} "
                   "if (row == 18 && col == 20) "
                   f"{{ const size_t last = at; {{ const size_t at = last + 4; {OUTPUT[form]} }} }}")
    assert wrong.problems == ("4 stores behind the last output",
                              "4 of 456 outputs are not written exactly once; [2, 8] is written 2 times")


ALL = "local float tileA[TILE][TILE];"
LOCAL = {
    # a declaration, and a statement in which work-item (x, y) with x % 4 == 0 stores cells x to x + 3 of row y
    "elements": (ALL, "for (int i = 0; i < 4; i++) tileA[y][x + i] = acc;"),
    "unrolled": (ALL, "\n#pragma unroll\n for (int i = 0; i < 4; i++) tileA[y][x + i] = acc;"),
    "padding": ("local float tileA[TILE][(TILE + 1)];", "for (int i = 0; i < 4; i++) tileA[y][x + i] = acc;"),
    "together": ("__local float tileC[TILE], tileA[TILE][TILE];",
                 "for (int i = 0; i < 4; i++) tileA[y][x + i] = acc; tileC[y] = 0;"),
    "flat": ("local float tileA[TILE * TILE];", "for (int i = 0; i < 4; i++) tileA[y * TILE + x + i] = acc;"),
    "flat vstore4": ("local float tileA[TILE * TILE];", f"vstore4({VALUE}, 0, &tileA[y * TILE + x]);"),
    "vstore4": (ALL, f"vstore4({VALUE}, 0, &tileA[y][x]);"),
    "vstore4 by offset": (ALL, f"vstore4({VALUE}, x / 4, tileA[y]);"),
    "vstore4 from a row": (ALL, f"vstore4({VALUE}, 0, tileA[y] + x);"),
    "vstore2": (ALL, "vstore2((float2)(acc), 0, &tileA[y][x]); vstore2((float2)(acc), 1, &tileA[y][x]);"),
    "float4": ("local float4 tileA[TILE][TILE / 4];", f"tileA[y][x / 4] = {VALUE};"),
    "float4 components": ("local float4 tileA[TILE][TILE / 4];",
                          "tileA[y][x / 4].s012 = (float3)(acc); tileA[y][x / 4].w = acc;"),
    "float2": ("local float2 tileA[TILE][TILE / 2];",
               "tileA[y][x / 2] = (float2)(acc); tileA[y][x / 2 + 1] = (float2)(acc);"),
    "flat float4": ("local float4 tileA[TILE * TILE / 4];", f"tileA[y * TILE / 4 + x / 4] = {VALUE};"),
    "float8": ("local float8 tileA[TILE];", "if (x == 0) tileA[y] = (float8)(acc);"),
    "float16": ("local float16 tileA[TILE / 2];", "if (x == 0 && y % 2 == 0) tileA[y / 2] = (float16)(acc);"),
    "cast": (ALL, f"*(local float4 *)&tileA[y][x] = {VALUE};"),
    "cast with an index": (ALL, f"((local float4 *)tileA)[(y * TILE + x) / 4] = {VALUE};"),
    "cast of a row": (ALL, f"((local float4 *)tileA[y])[x / 4] = {VALUE};"),
    "pointer": (ALL, "local float *mine = tileA[y]; for (int i = 0; i < 4; i++) mine[x + i] = acc;"),
    "declared by a macro": ("\n#define LDS local float\n LDS tileA[TILE][TILE];",
                            "for (int i = 0; i < 4; i++) tileA[y][x + i] = acc;"),
    "type of its own": ("typedef float real; local real tileA[TILE][TILE];",
                        "for (int i = 0; i < 4; i++) tileA[y][x + i] = acc;"),
    "macro": (ALL, "\n#define PUT(i) tileA[y][x + i] = acc\n PUT(0); PUT(1); PUT(2); PUT(3);"),
}


@pytest.mark.parametrize("form", LOCAL)
def test_each_form_of_store_to_a_local_array_is_counted(unoptimised: Session, tmp_path, form: str) -> None:
    declaration, statement = LOCAL[form]

    def stored(statement: str, gate: str | None = None) -> WriteCoverage:
        spec = altered(tmp_path, (ALL, declaration), ("acc += tileA[y][k] * tileB", "acc += tileB"),
                       ("tileA[y][x] = row < M && k0 + x < K ? A[(size_t)row * lda + k0 + x] : 0.0f;", statement))
        spec = replace(spec, gate=gate, reused=())
        return count_stores(unoptimised, spec, SHAPE, extra_options=unoptimised.build_options)

    right = stored(f"if (x % 4 == 0) {{ {statement} }}")
    assert right.ok and not right.unseen, (right.unseen, right.problems)
    assert right.tiles["tileA"].sum() == 3 * 64 and right.tiles["tileA"].max() == 3  # three steps of 8 along k
    rows, columns = right.extents["tileA"]
    astray = ("if (x % 4 == 0) { const int y0 = y, to = y0 == 0 ? -2 : y0 == 5 ? 4 : y0 == 6 ? 8 : y0; "
              f"{{ const int y = to; {statement} }} }}")
    # these stores do leave the array, so the kernel runs as a museum kernel, in a child process, which may die of it
    for _ in range(5):
        with contextlib.suppress(ChildDied):
            wrong = stored(astray, gate="cover").problems
            break
    assert "stores at negative indices of tileA" in wrong
    assert "cells of tileA are written 3 to 6 times each" in wrong
    assert any(re.match(rf"(8|16) cells outside tileA\[{rows}\]\[{columns}\] are written, up to ", said)
               for said in wrong), wrong


def test_planes_of_a_ping_pong_are_mapped_apart(lab: Lab, tmp_path) -> None:
    def stored(plane: str, row: str = "y") -> WriteCoverage:
        return count_stores(lab.session, altered(
            tmp_path, (ALL, "local float tileA[2][TILE][TILE];"), ("acc += tileA[y][k] * tileB", "acc += tileB"),
            ("tileA[y][x] = row", f"tileA[{plane}][{row}][x] = row")), SHAPE)

    found = stored("k0 / TILE % 2")
    assert found.ok and found.extents == {"tileA[0]": (8, 8), "tileA[1]": (8, 8), "tileB": (8, 8)}
    assert (found.tiles["tileA[0]"] == 2).all() and (found.tiles["tileA[1]"] == 1).all()
    assert stored("k0 / TILE % 3").problems == ("stores outside the 2 planes of tileA",)
    assert stored("-1").problems == ("stores outside the 2 planes of tileA",)
    assert stored("k0 / TILE % 2", "y + 1").problems == (
        "8 cells outside tileA[0][8][8] are written, up to tileA[0][8][7]",
        "8 cells outside tileA[1][8][8] are written, up to tileA[1][8][7]")


@pytest.mark.parametrize(("sizes", "cell", "ok"), [
    ("[4096]", "[i]", True), ("[4096]", "[i + 1]", False), ("[2][2048]", "[i / 2048][i % 2048]", True),
    ("[2][2048]", "[i / 2048][i % 2048 + 1]", False), ("[2048][2]", "[i / 2][i % 2]", True)])
def test_arrays_of_any_size_are_mapped(lab: Lab, tmp_path, sizes: str, cell: str, ok: bool) -> None:
    spec = altered(tmp_path, (ALL, ALL + f" local float wide{sizes};"),
                   ("float acc = 0.0f;",
                    f"float acc = 0.0f; for (int i = y * 8 + x; i < 4096; i += 64) wide{cell} = 1;"))
    found = count_stores(lab.session, spec, SHAPE)
    assert found.ok is ok and not found.unseen
    assert (found.tiles["wide"] > 0).sum() == 4096


def test_an_array_beyond_the_largest_is_not_judged(lab: Lab, tmp_path) -> None:
    spec = altered(tmp_path, (ALL, ALL + " local float wide[20000];"),
                   ("float acc = 0.0f;", "float acc = 0.0f; wide[x] = 1;"))
    found = count_stores(lab.session, spec, SHAPE)
    assert found.unseen == ("wide",) and "wide" not in found.tiles and found.ok


@pytest.mark.parametrize(("changes", "unseen"), [
    ([(STORE, "put(C, at, acc);"),
      ("kernel void", "void put(global float *to, size_t at, float v) { to[at] = v; }\nkernel void")], "C"),
    ([(STORE, "global float *out = C; out += at; *out = acc;")], "C"),
    ([(STORE, "C += at; *C++ = acc;")], "C"),
    ([(STORE, "global float *out; out = &C[at]; *out = acc;")], "C"),
    # each of these stores stands next to a plain one that is seen
    ([(STORE, "\n#define AT C[at]\n atomic_xchg((volatile global float *)&AT, acc); if (row > M) C[at] = 0;")], "C"),
    ([(STORE, "\n#define PLACE C[at]\n PLACE++; if (row > M) C[at] = 0;")], "C"),
    ([(STORE, "C[at]++;")], "C"),
    ([(STORE, STORE + " if (row > M) take(&C[at]);"),
      ("kernel void", "void take(global float *to) { *to = 0; }\nkernel void")], "C"),
    ([(STORE, STORE + " if (row > M) *(global char *)(C + at) = 0;")], "C"),
    ([(STORE, "int i = 0; C[at + i++] = acc;")], "C"),
    ([(STORE, "int i = 0; vstore2((float2)(acc), i++, C + at);"), ("col < N) {", "col < N && col % 2 == 0) {")], "C"),
    ([(STORE, "*(pick(C, at)) = acc;"),
      ("kernel void", "global float *pick(global float *p, size_t i) { return p + i; }\nkernel void")], "C"),
    ([(STORE, "global float *out = C + at; if (row > M) out = C; out[0] = acc;")], "C"),
    ([(STORE, STORE + " atomic_xchg((volatile global float *)&C[at], acc);")], "C"),
    ([("tileA[y][x] = row", "local float *p = tileA[y]; p += x; *p = row")], "tileA"),
    ([("tileA[y][x] = row", "local float *p = &tileA[y][x]; if (y > 9) p = tileB[y]; *p = row")], "tileA"),
])
def test_what_may_be_stored_unseen_is_not_judged(unoptimised: Session, tmp_path, changes: list[tuple[str, str]],
                                                 unseen: str) -> None:
    found = count_stores(unoptimised, altered(tmp_path, *changes), SHAPE)
    assert found.ok, found.problems
    assert unseen in found.unseen
    assert found.seen is (unseen != "C") and (found.idle == 0)


@pytest.mark.parametrize(("rows", "columns", "groups"), [(8, 8, 9), (8, 4, 18), (4, 8, 15), (4, 4, 30)])
def test_work_groups_that_store_nothing_are_counted(lab: Lab, rows: int, columns: int, groups: int) -> None:
    spec = regrid(fault("good"), f"ceil(N / {columns}) * 8", f"ceil(M / {rows}) * 8")
    found = count_stores(lab.session, spec, SHAPE)
    assert (found.groups, found.idle, found.ok) == (groups, groups - 9, True)  # 3 x 3 blocks of 8 x 8 are needed


def test_no_outputs_and_no_function_are_refused(lab: Lab) -> None:
    with refuses("problem"):
        count_stores(lab.session, catalogue()["gemm_naive"], Gemm(0, 5, 7))
    with refuses("function"):
        instrument("kernel void f(global float *C) { }", "g", 1, 1)


def test_every_kind_of_problem_is_listed() -> None:
    found = WriteCoverage(np.array([[1, 2]]), {"t": np.array([[1, 1, 1], [2, 1, 0]])}, {"t": (2, 2)}, ("a stray",))
    assert found.problems == ("a stray", "1 of 2 outputs are not written exactly once; [0, 1] is written 2 times",
                              "1 cells outside t[2][2] are written, up to t[1][2]",
                              "cells of t are written 1 to 2 times each")
    assert not found.ok
