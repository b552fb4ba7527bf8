"""What a notebook shows of a kernel: the loop that matters, what differs, the machine code; the same at every run."""

from __future__ import annotations

from pathlib import Path

import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_lab.base.paths import KERNELS
from polaris_lab.plots.shown_kernel import banner_of, main_part

LONG = "\n".join(f"    int v{i} = {i};" for i in range(40))


@pytest.mark.parametrize("name", pl.catalogue())
def test_every_kernel_can_be_shown_with_its_banner_and_its_loop(name: str) -> None:
    shown, spec = pl.show(name), pl.catalogue()[name]
    text = str(shown)
    assert banner_of(spec.source()).splitlines()[0] in text and ("for (" in text or name == "transpose")
    assert 2_000 < len(shown._repr_html_()) < 40_000 and shown._repr_html_() == pl.show(spec)._repr_html_()
    if spec.name == spec.file.stem and len(spec.passes) == 1:
        assert str(pl.show(str(spec.file))).splitlines()[2:] == text.splitlines()[2:]


@pytest.mark.parametrize(("body", "shown"), [
    (f"{LONG}\n    for (int k = 0; k < K; k++) {{\n        one(k);\n        two(k);\n    }}\n    for (;;) three();\n",
     "    for (int k = 0; k < K; k++) {\n        one(k);\n        two(k);\n    }"),
    (f"{LONG}\n    /* why */\n    #pragma unroll 4\n    while (more(1)) {{ // {{\n        one(2);\n    }}\n",
     "    /* why */\n    #pragma unroll 4\n    while (more(1)) { // {\n        one(2);\n    }"),
    (f"{LONG}\n    for (int i = 0; i < 2; i++)\n        for (int j = 0; j < 2; j++)\n            a(i, j);\n    b();\n",
     "    for (int i = 0; i < 2; i++)\n        for (int j = 0; j < 2; j++)\n            a(i, j);"),
    (f"{LONG}\n    if (s) {{\n        for (;;)\n            f();\n        return;\n    }}\n    while (1)\n    g();\n",
     "    while (1)\n    g();"),
    (f"{LONG}\n    do {{\n        one(1);\n        two(2);\n    }} while (more());\n    for (;;) three();\n",
     "    do {\n        one(1);\n        two(2);\n    } while (more());"),
    (f"{LONG}\n    for (int i = 0; i < 2; i++)\n        a(i);\n    for (int k0 = 0; k0 < K; k0++)\n        b(k0);\n",
     "    for (int k0 = 0; k0 < K; k0++)\n        b(k0);"),
    ("    for (;;) one();\n    two();\n", "kernel void k(int K)\n{\n    for (;;) one();\n    two();\n}")])
def test_the_longest_outer_loop_of_a_long_kernel_is_shown_and_all_of_a_short_one(body: str, shown: str) -> None:
    source = f"/* k: text\n\n   more */\nvoid other(void) {{ for (;;) one(); }}\nkernel void k(int K)\n{{\n{body}}}\n"
    found = main_part(source, "k")
    assert "\n".join(source.splitlines()[found.start:found.stop]) == shown
    assert banner_of(source) == "k: text\n\n   more"
    with refuses("function"):
        main_part(source, "missing")


def test_kernels_that_a_macro_makes_are_shown_as_the_lines_behind_the_banner() -> None:
    macro = "#define MAKE(name)   \\\nkernel void name(global int *x)   \\\n{ x[0] = 1; }"
    source = f"/* twice: two kernels\n\n   idea  one macro */\n\n{macro}\n\nMAKE(one)\nMAKE(two)\n"
    assert main_part(source, "name") == range(4, 10)
    plain = source + "kernel void other(global int *x) { x[0] = 1; }\n"
    with refuses("function"):
        main_part(plain, "twice")


def test_of_a_source_that_cannot_be_read_all_lines_behind_the_banner_are_shown() -> None:
    assert main_part("/* k: text */\n\nkernel void k(int K)\n{\n    K = = 1;\n}\n", "k") == range(2, 6)


def test_what_differs_between_two_kernels_is_code_and_no_comment() -> None:
    shown = pl.show("gemm_tiled_2x2", "gemm_tiled_2x2_oldloop")
    lines = str(shown).splitlines()
    assert lines[0].startswith("gemm_tiled_2x2 and gemm_tiled_2x2_oldloop: ")
    assert any(line.startswith("+") for line in lines) and any(line.startswith("-") for line in lines)
    assert not any("/*" in line for line in lines)
    assert "2 lines of the first, 2 of the second" in str(pl.show("gemm_naive", "gemm_naive_row0"))
    assert str(pl.show("gemm_naive", "gemm_naive")) == "gemm_naive and its copy have the same code"


def test_a_kernel_that_a_macro_makes_is_called_by_its_file() -> None:
    shown = pl.show(str(KERNELS / "probe/read_rate.cl"), folded=True)
    assert shown._repr_html_().startswith("<details><summary>read_rate: each work-item reads 16 vectors")


def test_arrays_that_differ_stand_in_lines_of_their_own() -> None:
    lines = str(pl.show("gemm_gcn4_vec4", "gemm_gcn4_vec4_new_float4")).splitlines()
    assert {"-        global float *C, int ldc)", "+        global float4 *C, int ldc)"} <= set(lines)
    assert " void KERNEL(int M, int N, int K, float alpha," in lines and max(map(len, lines)) < 100


@pytest.mark.parametrize(("given", "line"), [
    (("gemm_naive",), "gemm_naive: one output per work-item, columns along dimension 0."),
    (("gemm_register_wide",), "gemm_register_wide, of gemm_register_tiled: no local memory and no barrier; a block"),
    (("gemm_naive", "gemm_naive_row0"), "gemm_naive and gemm_naive_row0: 2 lines of the first, 2 of the second")])
def test_behind_one_line_stands_the_same_text_without_the_rest_of_the_file(given: tuple[str, ...], line: str) -> None:
    plain, folded = pl.show(*given), pl.show(*given, folded=True)
    summary, _, body = folded._repr_html_().partition("</summary>")
    assert summary.startswith(f"<details><summary>{line}")
    assert body == plain._repr_html_().split("<details>")[0] + "</details>"
    assert str(folded) == str(plain)


def test_the_loop_along_k_is_shown_and_not_an_edge_that_is_as_long() -> None:
    assert "sums[i][j] += a[i][k] * b[j];" in str(pl.show("gemm_register_wide"))


def test_the_machine_code_names_units_and_source_lines() -> None:
    text = str(pl.show("gemm_tiled", "gfx803"))
    assert text.startswith("gemm_tiled for gfx803 by clang: its main loop has 72 instructions")
    assert "v_mac_f32" in text and "barrier(CLK_LOCAL_MEM_FENCE)" in text and "local  " in text
    clover = str(pl.show("gemm_tiled", "gfx803", compiler="clover"))
    assert "v_mac_f32" not in clover and "v_mul_f32" in clover
    assert "more rows</summary>" in pl.show("gemm_tiled", "gfx803")._repr_html_()


def test_a_name_that_is_not_known_is_one_sentence(tmp_path: Path) -> None:
    for call in (lambda: pl.show("gemm_tile"), lambda: pl.show("gemm_tiled", "gemm_tile")):
        with refuses("kernel"):
            call()
    with refuses("compiler"):
        pl.show("gemm_tiled", "gfx803", compiler="gcc")
    own = tmp_path / "own.cl"
    own.write_text(pl.catalogue()["gemm_naive"].source().replace("gemm_naive(", "own("))
    assert "own.cl" in str(pl.show(str(own)))
    assert "&lt;" in pl.show(str(own))._repr_html_()
