"""On Mesa's platforms kernels are built with denormals as zeros, and the multiply-adds of their code are counted."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

import polaris_lab as pl
from polaris_lab.base.errors import DeviceError
from polaris_lab.device import device, program_binary
from polaris_lab.model.kernel_spec import DENORMS_ARE_ZERO, FLUSH_FLOAT32
from polaris_sim.code import toolchain

HEADER = program_binary.ELF + bytes(14) + (224).to_bytes(2, "little")
SAID = "built with -cl-denorms-are-zero for "


@pytest.fixture
def here_is_mesa(monkeypatch: pytest.MonkeyPatch) -> str:
    """The platform of the CPU device stands for Mesa's."""
    platform = pl.open_lab("cpu").device.platform
    monkeypatch.setitem(device.MESA_OPTIONS, platform, device.MESA_OPTIONS["rusticl"])
    return platform


def test_kernels_are_built_with_denormals_as_zeros_where_the_platform_is_mesa_s(here_is_mesa: str) -> None:
    lab = pl.open_lab("cpu")
    spec, ones = pl.catalogue()["gemm_naive"], np.ones((4, 4), np.float32)
    assert (lab.gemm(ones, ones, kernel="gemm_naive") == 4).all()
    assert lab.last.reason.endswith(f"; {SAID}{here_is_mesa}")
    assert all(options[-1] == DENORMS_ARE_ZERO for _, options in lab.session._programs)
    assert lab.plan(pl.Gemm(4, 4, 4)).reason.count(SAID) == 1
    rows = lab.measure("gemm_naive", 8, 8, 8, repeats=1)
    assert rows.attrs["kernels"]["gemm_naive"]["options"] == [*spec.options(), DENORMS_ARE_ZERO]
    heads = np.ones((1, 1, 4, 8), np.float32)
    lab.attention(heads, heads, heads)
    assert lab.last.reason.count(SAID) == 1


def test_an_option_that_the_compiler_refuses_is_left_out(here_is_mesa: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PoCL refuses the front end's option, as a Clover might that checks its options."""
    monkeypatch.setitem(device.MESA_OPTIONS, here_is_mesa, device.MESA_OPTIONS["Clover"])
    lab = pl.open_lab("cpu")
    ones = np.ones((4, 4), np.float32)
    assert lab.session.build_options == (DENORMS_ARE_ZERO, FLUSH_FLOAT32)
    assert (lab.gemm(ones, ones, kernel="gemm_naive") == 4).all() and f"{SAID}{here_is_mesa}" in lab.last.reason
    assert lab.session.build_options == (DENORMS_ARE_ZERO,)
    with pytest.raises(DeviceError, match="does not build"):
        lab.session.build_source("kernel void f() { x; }", [], "f.cl")


def test_nothing_is_added_and_nothing_said_on_other_platforms() -> None:
    lab = pl.open_lab("cpu")
    ones = np.ones((4, 4), np.float32)
    lab.gemm(ones, ones, kernel="gemm_naive")
    assert lab.device.build_options == () and "built with" not in lab.last.reason
    assert not any(DENORMS_ARE_ZERO in options for _, options in lab.session._programs)


def built(name: str, folder: Path) -> bytes:
    """The machine code of gemm_tiled_2x2 for gfx803, behind some bytes as Clover puts before it in a binary."""
    spec, target = pl.catalogue()["gemm_tiled_2x2"], folder / "code.elf"
    compiler = toolchain.find(name)
    subprocess.run([compiler.clang, *toolchain.OPTIONS[name], "-mlink-builtin-bitcode", compiler.library,
                    *spec.options()[1:], "-emit-obj", "-o", target, spec.file], check=True)
    return b"Clover's own" + target.read_bytes()


@pytest.mark.parametrize(("name", "said"), [
    ("clover-daz", "68 multiply-adds of one instruction (v_mac_f32) are in its code"),
    ("clover", "no multiply-add of one instruction is in its code, but 76 v_mul_f32 and 68 v_add_f32")])
def test_multiply_adds_are_counted_in_machine_code(name: str, said: str, tmp_path: Path) -> None:
    assert program_binary.describe(program_binary.instructions(built(name, tmp_path))) == said


def test_what_cannot_be_read_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DeviceError, match="holds no machine code of an AMD card"):
        program_binary.instructions(HEADER[:18] + (62).to_bytes(2, "little"))
    monkeypatch.setattr(program_binary, "_disassembler", lambda: "false")
    with pytest.raises(DeviceError, match="llvm-objdump cannot read it: it gives no reason"):
        program_binary.instructions(HEADER)
    monkeypatch.setattr(program_binary, "_disassembler", lambda: None)
    with pytest.raises(DeviceError, match="apt-get install llvm"):
        program_binary.instructions(HEADER)


def test_instructions_are_counted_by_name_without_their_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    listing = "0000 <f>:\n\tv_mul_f32_e32 v1, v2, v3  // 04\n\tv_add_f32_e64 v1, v2, -v3\n\tv_mul_f32_e64 v1, v2, v3\n"
    monkeypatch.setattr(program_binary, "_disassembler", lambda: "llvm-objdump")
    monkeypatch.setattr(program_binary.subprocess, "run",
                        lambda *given, **how: subprocess.CompletedProcess(given, 0, listing, ""))
    assert program_binary.instructions(HEADER) == {"v_mul_f32": 2, "v_add_f32": 1}
