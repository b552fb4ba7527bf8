"""Widths and counts read from listings: from lines written by hand, then from the compilers that are installed."""

from __future__ import annotations

import pytest

from polaris_lab.base.errors import DeviceError
from polaris_lab.lab import Lab
from polaris_studies import pointer_codegen

LINES = [
    ("ld.global.f32 \t%f1, [%rd8];", [("ld.global.f32", 4)]),
    ("ld.global.nc.v4.f32 \t{%f1, %f2, %f3, %f4}, [%rd5];", [("ld.global.nc.v4.f32", 16)]),
    ("st.global.v2.f32 \t[%rd9], {%f5, %f6};", [("st.global.v2.f32", 8)]),
    ("ld.param.u32 %r1, [quads_param_0];", []),
    ("ld.shared.f32 %f1, [%r1];", []),
    ("    11a0:\tvmovups (%r8,%rsi,4),%xmm0", [("vmovups load", 16)]),
    ("    11a0:\tvmovaps %xmm0,0x0(%r13,%rdx,4)", [("vmovaps store", 16)]),
    ("    11a0:\tvmovups 0x40(%rax),%zmm3", [("vmovups load", 64)]),
    ("    11a0:\tmovups %xmm1,(%rax)", [("movups store", 16)]),
    ("    11a0:\tvmovss 0x8(%r15,%rax,4),%xmm7", [("vmovss load", 4)]),
    ("    11a0:\tvmovaps %xmm1,%xmm2", []),
    ("\tflat_load_dwordx4 v[0:3], v[0:1]", [("flat_load_dwordx4", 16)]),
    ("\tflat_load_dword v0, v[0:1]", [("flat_load_dword", 4)]),
    ("\tbuffer_store_dwordx2 v[0:1], v2, s[0:3], 0 offen", [("buffer_store_dwordx2", 8)]),
    ("        .value_kind:     global_buffer", []),
]


@pytest.mark.parametrize(("line", "found"), LINES)
def test_a_line_says_what_it_moves(line: str, found: list[tuple[str, int]]) -> None:
    assert pointer_codegen.memory_instructions(line) == found


def test_counts_are_for_each_quad_that_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    iteration = 4 * "ld.global.f32 %f1, [%rd8];\n" + "st.global.v4.f32 [%rd9], {%f5, %f6, %f7, %f8};\n"
    monkeypatch.setattr(pointer_codegen, "listing", lambda device, load: 3 * iteration)  # unrolled three times
    device = type("Device", (), {"slug": "card"})
    table = pointer_codegen.quads(device).set_index(["form", "instruction"])["count"]
    assert table["vload4", "ld.global.f32"] == 4 and table["vload4", "st.global.v4.f32"] == 1


def test_the_device_at_hand(lab: Lab) -> None:
    """A promise of 16 bytes gives a load of 16 bytes, on every compiler that can be read."""
    try:
        table = pointer_codegen.quads(lab.device)
    except DeviceError as error:
        pytest.skip(str(error))
    pointer = table[(table["form"] == "float4 pointer") & ~table["instruction"].str.contains("st.|store")]
    assert pointer[["bytes", "count"]].to_numpy().tolist() == [[16, 1]]
    for _, form in table.groupby("form"):  # whatever the form, sixteen bytes come in for sixteen that go out
        loads = form[~form["instruction"].str.contains(r"st\.|store")]
        assert (loads["bytes"] * loads["count"]).sum() == 16


def test_polaris_merges_all_three_forms() -> None:
    table = pointer_codegen.polaris_quads()
    assert table["device"].unique().tolist() == ["clang-gfx803"]
    assert set(table["instruction"]) == {"flat_load_dwordx4", "flat_store_dwordx4"} and (table["count"] == 1).all()


def test_without_a_compiler_the_package_is_named(monkeypatch: pytest.MonkeyPatch,
                                                 capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(pointer_codegen.shutil, "which", lambda name: None)
    with pytest.raises(DeviceError, match="apt-get install clang-16 libclc-16"):
        pointer_codegen.polaris_quads()
