"""The static check of local indices: every catalogue kernel, planted faults, and intervals against brute force."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify.bounds import intervals
from polaris_lab.verify.bounds.index_report import COLUMNS, check_indices
from polaris_lab.verify.bounds.intervals import Interval

OUTSIDE = {"gemm_tiled_2x2_oob", "gemm_tiled_2x2_oob_newloop", "gemm_float4_vec_confused"}
UNDECIDED = {"attention_tensor": {"Ks"}, "gemm_halves": {"tiles"}, "attention_halves": {"tiles"}}
"""Arrays whose subscripts hold a difference of two numbers without limits, of which intervals say nothing, or that are
reached by pointers into them."""


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., KernelSpec]:
    """Return a function that writes a kernel `k` with a given body, for work-groups of 16 x 16."""
    def write(body: str, before: str = "", local: tuple[int, int] = (16, 16), **defines: int) -> KernelSpec:
        path = tmp_path / "k.cl"
        path.write_text(f"{before}\nkernel void k(int M, int N, int K, global float *out)\n{{\n{body}\n}}\n",
                        encoding="utf-8")
        return pl.kernel(path, local=local, defines=defines)

    return write


def found(table: pd.DataFrame) -> list[tuple]:
    columns = ("array", "dimension", "low", "high", "size", "verdict")
    return [tuple(None if pd.isna(value) else value for value in row)
            for row in zip(*(table[column] for column in columns), strict=True)]


@pytest.mark.parametrize("name", pl.catalogue())
def test_good_kernels_are_inside_and_the_broken_ones_are_not(name: str) -> None:
    table = check_indices(name)
    assert list(table.columns) == COLUMNS
    assert set(table.loc[table["verdict"] == "unknown", "array"]) == UNDECIDED.get(name, set())
    assert set(table["verdict"]) - {"unknown"} <= ({"inside", "outside"} if name in OUTSIDE else {"inside"})
    assert ("outside" in set(table["verdict"])) == (name in OUTSIDE)
    assert table.empty == (not re.search(r"^    local ", pl.catalogue()[name].source(), re.MULTILINE))


def test_a_mask_that_clears_low_bits_rounds_down_to_multiples(written: Callable[..., KernelSpec]) -> None:
    """256 work-items, in fours: the fourth of the last four has the place 255, and the next would have 256."""
    table = check_indices(written("local float t[256]; const int at = get_local_id(1) * 16 + get_local_id(0);\n"
                                  "t[(at & ~3) + 3] = 1; t[(at & ~3) + 4] = 1; t[(at & -4) + 3] = 1; t[at & 7] = 1;"))
    assert sorted(zip(table["low"], table["high"], table["verdict"], strict=True)) == [
        (0, 7, "inside"), (3, 255, "inside"), (3, 255, "inside"), (4, 256, "outside")]


def test_the_historical_fault_is_found_where_it_is() -> None:
    """Work-items 8 to 15 write rows 2y and 2y + 1 of an array of 16."""
    table = check_indices("gemm_tiled_2x2_oob_newloop")
    bad = table[table["verdict"] == "outside"]
    assert set(zip(bad["array"], bad["dimension"], bad["low"], bad["high"], bad["size"], strict=True)) == {
        ("As", 0, 0, 30, 16), ("As", 0, 1, 31, 16), ("Bs", 1, 0, 30, 16), ("Bs", 1, 1, 31, 16)}
    assert set(bad["line"]) == {35, 36, 38, 39, 43, 44} and "(2 * y) + 1" in set(bad["subscript"])
    assert set(check_indices("gemm_tiled_2x2")["size"]) == {16, 32}


@pytest.mark.parametrize(("kernel", "stride", "repaired", "broken"), [
    ("gemm_tiled_2x2", 2, "As[TILE_M][TILE_K];", "As[GROUP][TILE_K];"),
    ("gemm_tiled_4x4", 4, "As[TILE_M][TILE_K];", "As[GROUP][TILE_K];"),
    ("gemm_tiled_4x4", 4, "As[TILE_M][TILE_K];", "As[TILE_M / 2][TILE_K];"),
    ("gemm_tiled_4x4", 4, "Bs[TILE_K][TILE_N];", "Bs[TILE_K][TILE_N - 1];"),
    ("gemm_tiled_rect", 2, "As[TILE_M][TILE_K];", "As[TILE_M - 1][TILE_K];")])
def test_a_planted_array_that_is_too_small_is_found(tmp_path: Path, kernel: str, stride: int, repaired: str,
                                                    broken: str) -> None:
    source = pl.catalogue()[kernel].source()
    assert repaired in source
    path = tmp_path / f"{kernel}.cl"
    path.write_text(source.replace(repaired, broken, 1), encoding="utf-8")
    table = check_indices(pl.kernel(path, local=(16, 16)))
    bad = table[table["verdict"] == "outside"]
    assert len(bad) and (bad["high"] >= bad["size"]).all() and set(table["verdict"]) <= {"inside", "outside"}
    assert bad["high"].max() == 16 * stride - 1 and bad["array"].nunique() == 1


@pytest.mark.parametrize(("kernel", "config"), [
    ("gemm_tiled", {"TILE": 8}),
    ("gemm_tiled_rect", {"ITEM_M": 8, "ITEM_N": 2, "TILE_K": 8, "GROUP_N": 8, "GROUP_M": 8}),
    ("gemm_tiled_rect", {"TILE_K": 32}),
    ("gemm_tile20_optimized", {"PAIRS": 0}), ("gemm_tile20_optimized", {"PAD": 0, "SCALAR": 0, "UNROLL": 0}),
    ("gemm_blocked", {"BUFFERS": 1, "PAD": 0}),
    ("gemm_blocked", {"LOAD": 0}), ("gemm_blocked", {"ITEM_M": 4, "TILE_M": 64, "TILE_K": 16})])
def test_other_configurations_are_inside_too(kernel: str, config: dict[str, int]) -> None:
    table = check_indices(kernel, config)
    assert len(table) and set(table["verdict"]) == {"inside"}


LOCALS = "const int x = get_local_id(0), y = get_local_id(1); local float a[16][20]; local float4 q[32]; "


@pytest.mark.parametrize(("body", "rows"), [
    ("a[y][x] = 0;", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("a[y + 1][x] = 0;", [("a", 0, 1, 16, 16, "outside"), ("a", 1, 0, 15, 20, "inside")]),
    ("a[y - 1][x] = 0;", [("a", 0, -1, 14, 16, "outside"), ("a", 1, 0, 15, 20, "inside")]),
    ("a[0][K] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, None, None, 20, "unknown")]),
    ("if (x < 4) a[0][x + 16] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 16, 19, 20, "inside")]),
    ("if (K > 3 && x < 4) a[0][x + 16] = 0; else a[0][x + 4] = 0;",
     [("a", 0, 0, 0, 16, "inside"), ("a", 1, 16, 19, 20, "inside"), ("a", 1, 4, 19, 20, "inside")]),
    ("if (x >= 4) return; a[0][x + 16] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 16, 19, 20, "inside")]),
    ("if (K < 20 && K >= 0) a[0][K] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 19, 20, "inside")]),
    ("out[0] = x + y == 30 ? a[x][y] : a[y][x];", [("a", 0, 15, 15, 16, "inside"), ("a", 1, 15, 15, 20, "inside"),
                                                ("a", 0, 0, 15, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("for (int k = 0; k < 20; k++) a[0][k] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 19, 20, "inside")]),
    ("for (int k = 0; k <= 20; k += 4) a[0][k] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 20, 20, "outside")]),
    ("for (int k = 0; k < 20; k += 4) a[0][k + 3] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 3, 19, 20, "inside")]),
    ("for (int k = 0; k < K; k++) a[0][k] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, None, 20, "unknown")]),
    ("for (int k = 0; k < K; k++) a[0][k % 20] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 19, 20, "inside")]),
    ("for (int k = 0; k < min(K, 20); k++) a[0][k] = 0;",
     [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 19, 20, "inside")]),
    ("for (int s = 8; s > 0; s >>= 1) if (x < s) a[0][x] += a[0][x + s];",
     [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 7, 20, "inside"), ("a", 1, 1, 15, 20, "inside")]),
    ("for (int p = 16 * y + x; p < 320; p += 256) a[p / 20][p % 20] = 0;",
     [("a", 0, 0, 15, 16, "inside"), ("a", 1, 0, 19, 20, "inside")]),
    ("int k = 0; while (k < 100) { if (k == 20) break; a[0][k] = 0; k++; }",
     [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 19, 20, "inside")]),
    ("int k = 0; do { a[0][k] = 0; } while (++k < 20);", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 19, 20, "inside")]),
    ("int now = 0; for (int k = 0; k < K; k++) { a[now][x] = 0; now = 1 - now; }",
     [("a", 0, 0, 1, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    # a counter that restarts
    ("int f = 0; for (int k = 0; k < K; k++) { a[f][x] = 0; f = f == 9 - 1 ? 0 : f + 1; }",
     [("a", 0, 0, 8, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("int f = 0; for (int k = 0; k < K; k++) { a[f][x] = 0; f++; if (f == 16) f = 0; }",
     [("a", 0, 0, 15, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("int f = 15; for (int k = 0; k < K; k++) { a[f][x] = 0; f = f != 2 ? f - 1 : 15; }",
     [("a", 0, 2, 15, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("int f = 0; for (int k = 0; k < K; k++) { a[f][x] = 0; f = f == 16 ? 0 : f + 1; }",
     [("a", 0, 0, 16, 16, "outside"), ("a", 1, 0, 15, 20, "inside")]),
    ("int f = 0; for (int k = 0; k < K; k++) { a[f][x] = 0; f = f == 9 ? 0 : f + 2; }",
     [("a", 0, 0, None, 16, "unknown"), ("a", 1, 0, 15, 20, "inside")]),
    ("int n = 3; for (int k = 0; k < K; k++) if (out[k] > 0) { n = 9; break; } a[n][x] = 0;",
     [("a", 0, 3, 9, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("for (int r = 0; r < 3; r++) for (int k = 0; k < 4; k++) a[4 * r + k][x] = 0;",
     [("a", 0, 0, 11, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("int n = 2; switch (K) { case 0: n = 5; break; case 1: n = 9; default: n++; } a[n][x] = 0;",
     [("a", 0, 2, 10, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    ("const int r = 3; { const int r = 99; } a[r][x] = 0;",
     [("a", 0, 3, 3, 16, "inside"), ("a", 1, 0, 15, 20, "inside")]),
    # vectors and pointers: the last element counts
    ("out[0] = vload4(0, &a[y][x]).x;", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 0, 18, 20, "inside")]),
    ("out[0] = vload4(x, a[y]).x;", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 0, 63, 20, "outside")]),
    ("vstore2((float2)(0.0f), x, a[y] + 1);", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 1, 32, 20, "outside")]),
    ("out[0] = (*(local const float4 *)(a[y] + x)).x;", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 0, 18, 20, "inside")]),
    ("local float *p = &a[y][4]; p[x] = 0; p += 1; *p = 1;",
     [("a", 0, 0, 15, 16, "inside"), ("a", 1, 4, 19, 20, "inside"), ("a", 1, 5, 5, 20, "inside")]),
    ("local float *p = (local float *)a; p[20 * y + x] = 0;", [("a", 0, 0, 315, 320, "inside")]),
    ("local float4 *p = (local float4 *)a; p[5 * y + x] = 0;", [("a", 0, 0, 363, 320, "outside")]),
    ("q[x + y] = 0;", [("q", 0, 0, 30, 32, "inside")]), ("q[x + y].w = 0;", [("q", 0, 0, 30, 32, "inside")]),
    ("((local float *)q)[4 * (x + y) + 3] = 0;", [("q", 0, 0, 30, 32, "inside")]),
    ("((local float *)q)[8 * (x + y) + 3] = 0;", [("q", 0, 0, 60, 32, "outside")]),
    ("atomic_add((local int *)&a[y][x + 5], 1);", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 5, 20, 20, "outside")]),
    ("fill(a[y], x);", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 2, 17, 20, "inside")]),
    ("a[0][twice(x)] = 0;", [("a", 0, 0, 0, 16, "inside"), ("a", 1, 0, 30, 20, "outside")]),
    ("elsewhere(a[y]);", [("a", 0, 0, 15, 16, "inside"), ("a", 1, None, None, 20, "unknown")]),
    ("AT(y, x + SHIFT) = 0;", [("a", 0, 0, 15, 16, "inside"), ("a", 1, 3, 18, 20, "inside")]),
])
def test_intervals_of_small_kernels(written: Callable[..., KernelSpec], body: str, rows: list[tuple]) -> None:
    before = ("#define AT(i, j) a[i][j]\n#ifndef SHIFT\n#error SHIFT is missing\n#endif\n"
              "int twice(int n) { return 2 * n; }\nvoid fill(local float *to, int n) { to[n + 2] = 0; }\n")
    assert sorted(found(check_indices(written(LOCALS + body, before, SHIFT=3))), key=str) == sorted(rows, key=str)


def test_the_size_of_the_work_group_is_the_kernels(written: Callable[..., KernelSpec]) -> None:
    body = "local float a[32]; a[get_local_id(1) * get_local_size(0) + get_local_id(0)] = 0;"
    assert found(check_indices(written(body, local=(8, 4)))) == [("a", 0, 0, 31, 32, "inside")]
    assert found(check_indices(written(body, local=(8, 5)))) == [("a", 0, 0, 39, 32, "outside")]


def test_what_is_not_understood_is_said(written: Callable[..., KernelSpec]) -> None:
    with pytest.raises(ValueError, match=r"k\.cl cannot be read as OpenCL C: "):
        check_indices(written("int n = ;"))
    with pytest.raises(ValueError, match="line 4: goto"):
        check_indices(written("again: goto again;"))
    with pytest.raises(ValueError, match=r"k\.cl cannot be read as OpenCL C: line 1: "):
        check_indices(written("", before="#error no such thing"))
    with refuses("kernel", says="gemm_tiled"):
        check_indices("gemm_tild")
    with refuses("TILE"):
        check_indices("gemm_tiled", {"TILE": 7})


C = {"/": lambda x, y: int(x / y), "%": lambda x, y: int(np.fmod(x, y)),
     "<<": lambda x, y: x << y, ">>": lambda x, y: x >> y,
     "&&": lambda x, y: int(bool(x) and bool(y)), "||": lambda x, y: int(bool(x) or bool(y)),
     **{op: eval(f"lambda x, y: int(x {op} y)")
        for op in ("+", "-", "*", "&", "|", "^", "<", "<=", ">", ">=", "==", "!=")}}


@pytest.mark.parametrize("operator", C)
def test_an_interval_holds_every_value(operator: str) -> None:
    """Apart from % & | ^ it also holds no others."""
    random = np.random.default_rng(5)
    for _ in range(300):
        shift = operator in ("<<", ">>")
        a, b = np.sort(random.integers(-20, 21, 2))
        c, d = np.sort(random.integers(0, 6, 2) if shift else random.integers(-9, 10, 2))
        if operator in ("/", "%") and c <= 0 <= d:
            continue
        got = intervals.binary(operator, Interval(np.array([a * 1.0]), np.array([b * 1.0])),
                               Interval(np.array([c * 1.0]), np.array([d * 1.0])))
        values = [C[operator](int(x), int(y)) for x, y in itertools.product(range(a, b + 1), range(c, d + 1))]
        assert got.low[0] <= min(values) and max(values) <= got.high[0], (operator, a, b, c, d)
        if operator not in ("%", "&", "|", "^"):
            assert (got.low[0], got.high[0]) == (min(values), max(values)), (operator, a, b, c, d)


def test_unbounded_intervals_stay_sound() -> None:
    some, any_value = intervals.between(0, 5, 1), intervals.unknown(1)
    for operator in C:
        second = intervals.between(2, 5, 1) if operator in ("/", "%") else some
        got = intervals.binary(operator, any_value, second)
        assert not np.isnan([*got.low, *got.high]).any() and got.low[0] <= got.high[0]
    assert intervals.binary("%", intervals.between(0, np.inf, 1), intervals.exactly(20, 1)).high[0] == 19
    assert intervals.binary("&", any_value, intervals.exactly(7, 1)) == (0, 7)
