"""Code objects: the linked code is that of the listing, each change of it is found, and what lacks is named."""

from __future__ import annotations

import math
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from refusals import assert_refused

import polaris_sim as sim
from polaris_lab import cli
from polaris_lab.base.errors import DeviceError
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code import code_object, elf_file, listings, toolchain
from polaris_sim.code.code_object import CodeObject

FUNCTIONS = "gemm_polaris_pack", "gemm_polaris"


def require_tools() -> toolchain.Compiler:
    found = toolchain.find()
    toolchain.linked(toolchain.assembled("", found), found)
    return found


@pytest.fixture(scope="module")
def compiler() -> toolchain.Compiler:
    return require_tools()


@pytest.fixture(scope="module")
def polaris(compiler: toolchain.Compiler) -> CodeObject:
    return sim.build_object("gemm_polaris")


def test_the_object_holds_the_words_of_the_assembled_listing(polaris: CodeObject, compiler: toolchain.Compiler) -> None:
    """Before linking, where the assembler has put them: gemm_polaris refers to no other function and no constant."""
    made = elf_file.read(polaris.data)
    listed = elf_file.read(toolchain.assembled(listings.load(catalogue()["gemm_polaris"]).text, compiler))
    for function in FUNCTIONS:
        assert len(made.content(function)) > 500 and made.content(function) == listed.content(function)
        assert made.symbols[function].section == ".text" and made.symbols[function].address % 256 == 0
    assert (made.kind, made.machine, made.flags, polaris.version) == (3, 224, 0x2A, 4)
    assert b"/tmp" not in polaris.data and str(Path.cwd()).encode() not in polaris.data


def test_the_descriptor_says_what_the_report_says(polaris: CodeObject) -> None:
    made = elf_file.read(polaris.data)
    for function, isa in sim.compile("gemm_polaris", compiler="clang").functions.items():
        found = code_object.descriptor(made.content(f"{function}.kd"))
        assert (found["vgpr_granules"], found["sgpr_granules"]) == (
            math.ceil(isa.vgprs / 4) - 1, math.ceil(isa.sgprs / 8) - 1)
        assert (found["group_segment_fixed_size"], found["private_segment_fixed_size"]) == (
            isa.lds_bytes, isa.scratch_bytes)
        assert found["float_denorm_mode_32"] == 0 and found["float_denorm_mode_16_64"] == 3
        assert found["kernarg_size"] == 72 and found["user_sgpr_kernarg_segment_ptr"] == 1
        assert isa.program.flags.items() >= {name: found[name] for name in code_object.FIELDS
                                             if name in isa.program.flags}.items()
    assert polaris.local_sizes == {"gemm_polaris_pack": (32, 8), "gemm_polaris": (256,)}
    assert [each.name for each in polaris.parameters["gemm_polaris"]] == [
        "M", "N", "K", "alpha", "A", "lda", "B", "ldb", "beta", "C", "ldc", "PA"]


def changed(data: bytes, at: int, bit: int = 0) -> bytes:
    return data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1:]


def test_each_change_is_found(polaris: CodeObject, compiler: toolchain.Compiler) -> None:
    record, made = listings.load(catalogue()["gemm_polaris"]), elf_file.read(polaris.data)

    def place(symbol: str) -> int:
        found = made.symbols[symbol]
        section = made.sections[found.section]
        return section.offset + found.address - section.address

    def said(data: bytes) -> str:
        with pytest.raises(DeviceError, match="gemm_polaris: what was linked is not what was studied: ") as refused:
            code_object.require_same(data, record, compiler)
        return str(refused.value)

    code_object.require_same(polaris.data, record, compiler)
    for at in (0, 401, made.symbols["gemm_polaris"].size - 1):
        assert "of .text begins the word 0x" in said(changed(polaris.data, place("gemm_polaris") + at))
    for at in (0, 8, 16, 48, 50, 56):
        assert "of .rodata begins the word 0x" in said(changed(polaris.data, place("gemm_polaris.kd") + at))
    assert "of .note begins the word 0x" in said(changed(polaris.data, made.sections[".note"].offset + 40))
    for at in (7, 18, 48):  # the system, the machine, the flags
        assert "it is no code object for gfx803" in said(changed(polaris.data, at, 2))
    assert "its version is unknown, and the listing's 4" in said(changed(polaris.data, 8, 2))
    assert "is cut off or damaged" in said(changed(polaris.data, 47, 7))  # where the table of sections begins
    for left in (20, 5000, len(polaris.data) - 1):
        assert "the ELF file is cut off or damaged" in said(polaris.data[:left])
    assert "this is no ELF file" in said(b"hello")


@pytest.mark.parametrize(("field", "report"), [
    ("vgpr_granules", "vgprs"), ("sgpr_granules", "sgprs"), ("group_segment_fixed_size", "lds_bytes"),
    ("private_segment_fixed_size", "scratch_bytes")])
def test_a_descriptor_that_disagrees_with_the_report_is_found(polaris: CodeObject, compiler: toolchain.Compiler,
                                                              field: str, report: str) -> None:
    record = listings.load(catalogue()["gemm_polaris"])
    wrong = dict(record.functions) | {"gemm_polaris": dict(record.functions["gemm_polaris"]) | {report: 100}}
    with pytest.raises(DeviceError, match=f"the descriptor of gemm_polaris has {field} "):
        code_object.require_same(polaris.data, listings.Record(record.kernel, record.config, "clang 3", wrong,
                                                               record.text), compiler)


def test_code_of_another_configuration_or_denormal_mode_is_found(polaris: CodeObject,
                                                                 compiler: toolchain.Compiler) -> None:
    spec = catalogue()["gemm_polaris"]
    for record in (listings.load(spec, {"TILE_M": 64}), listings.load(spec, compiler="clover")):
        with pytest.raises(DeviceError, match=r"what was linked is not .*"):
            code_object.require_same(polaris.data, record, compiler)
    flushing = listings.load(spec).text
    keeping = flushing.replace(".amdhsa_float_denorm_mode_32 0", ".amdhsa_float_denorm_mode_32 3")
    other = listings.Record(spec.name, spec.config(), str(compiler), listings.load(spec).functions, keeping)
    assert keeping != flushing
    with pytest.raises(DeviceError, match=r"of \.rodata begins the word"):
        code_object.require_same(polaris.data, other, compiler)


@pytest.mark.parametrize(("name", "built_by"), [
    ("gemm_float4_small", "clang"),  # its barrier sets a bit of s_waitcnt that no listing shows
    ("gemm_tiled_2x2_float4", "clang"),  # calls a function
    ("gemm_tiled", "clover"), ("gemm_gcn4_vec4", "clover-daz"), ("transpose", "clang")])
def test_other_kernels_and_compilers(compiler: toolchain.Compiler, name: str, built_by: str) -> None:
    made = sim.build_object(name, compiler=built_by)
    assert made.version == 4 and f"{name} for gfx803 by clang" in code_object.report(made)
    flushed = code_object.descriptor(elf_file.read(made.data).content(f"{catalogue()[name].function}.kd"))
    assert flushed["float_denorm_mode_32"] == (3 if built_by == "clover" else 0)


def test_the_bits_of_a_wait_that_the_card_ignores_are_the_only_ones(compiler: toolchain.Compiler) -> None:
    record, made = (call("gemm_float4_small") for call in (lambda name: listings.load(catalogue()[name]),
                                                           sim.build_object))
    text = elf_file.read(made.data).sections[".text"]
    at = text.offset + next(at for at in range(0, len(text.data), 4)
                            if struct.unpack_from("<I", text.data, at)[0] == 0xBF8C00FF)
    code_object.require_same(changed(made.data, at, 7), record, compiler)  # as the assembler writes it
    for byte, bit in ((0, 0), (0, 4), (1, 0), (1, 3), (2, 0)):
        with pytest.raises(DeviceError, match=r"of \.text begins the word 0xbf"):
            code_object.require_same(changed(made.data, at + byte, bit), record, compiler)


@pytest.mark.parametrize("tool", ["ld.lld", "clang"])
def test_a_missing_tool_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tool: str,
                                                  capsys: pytest.CaptureFixture) -> None:
    require_tools()
    which: Callable = shutil.which
    monkeypatch.setattr(toolchain.shutil, "which", lambda name: None if name.startswith(tool) else which(name))
    assert cli.main(["compile", "gemm_polaris", "--object", str(tmp_path / "x.co")]) == cli.REFUSED
    told = capsys.readouterr()
    package = "lld-16" if tool == "ld.lld" else "clang-16 libclc-16"
    assert f"not installed: apt-get install {package}" in told.err and told.err.count("\n") == 1 and not told.out
    assert not list(tmp_path.iterdir())


def test_the_command_writes_the_object_and_says_how_to_load_it(tmp_path: Path, polaris: CodeObject,
                                                               capsys: pytest.CaptureFixture) -> None:
    file = tmp_path / "p.co"
    assert cli.main(["compile", "gemm_polaris", "--object", str(file)]) == cli.OK
    text = capsys.readouterr().out
    assert file.read_bytes() == polaris.data
    for part in (f"{len(polaris.data):,} bytes, code object version 4",
                 "gemm_polaris: 7,912 bytes of code, 82 VGPRs, 30 SGPRs, 12,288 bytes of local memory",
                 "work-group (256,)", "arguments (int M, int N, int K, float alpha, global float *A, int lda,",
                 "No AMD driver has loaded it", f"[open('{file}', 'rb').read()]).build()",
                 "kernel(queue, global_size, (256,), *arguments)"):
        assert part in " ".join(text.split())
    more = ["--set", "TILE_M=64", "--compiler", "clover"]
    assert cli.main(["compile", "gemm_polaris", *more, "--object", str(file)]) == cli.OK
    assert "TILE_M=64" in capsys.readouterr().out and file.read_bytes() != polaris.data


@pytest.mark.parametrize(("arguments", "argument"), [
    (["gemm_polari"], "kernel"),
    (["gemm_polaris", "--set", "TILE_X=8"], "TILE_X"),
    (["gemm_polaris", "--set", "TILE_M=3"], "TILE_M"),
    (["gemm_polaris", "--compiler", "gcc"], "compiler"),
    (["mine.cl"], "KERNEL"),
    (["gemm_polaris", "gemm_tiled"], "KERNEL"),
    ([], "KERNEL")])
def test_the_command_refuses_in_one_sentence_and_writes_nothing(
        tmp_path: Path, arguments: list[str], argument: str, capsys: pytest.CaptureFixture) -> None:
    require_tools()
    assert_refused(["compile", *arguments, "--object", str(tmp_path / "x.co")], argument, capsys)
    assert not list(tmp_path.iterdir())
