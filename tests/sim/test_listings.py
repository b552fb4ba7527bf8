"""The kept gfx803 code: complete, of today's kernels, to be made again byte for byte, and refused when it is of
yesterday's.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from proof import remade
from refusals import refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab import cli
from polaris_lab.base.documents import read_text
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.memoize import sha256
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code import listings, mesa, toolchain
from polaris_sim.code.assembly import Program, parse

NAMES = sorted(catalogue())
SAMPLE = random.Random(5).sample(NAMES, 5)
MARKER = "// a remark that changes nothing but the source\n"


@pytest.fixture
def clang() -> toolchain.Compiler:
    return toolchain.find()


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with the records of gemm_tiled, used in place of data/gfx803; the one of those by clang."""
    for name in toolchain.KEPT:
        (tmp_path / name).mkdir()
        for suffix in (".s.gz", ".json"):
            shutil.copy(listings.FOLDER / name / f"gemm_tiled{suffix}", tmp_path / name)
    monkeypatch.setattr(listings, "FOLDER", tmp_path)
    return tmp_path / toolchain.DEFAULT_COMPILER


def code(program: Program) -> tuple:
    """All of a program but where its instructions stand, in the listing and in the source, and its arguments' names."""
    instructions = [(each.name, each.operands, dict(each.modifiers), each.text) for each in program.instructions]
    nameless = [replace(each, name="") for each in program.arguments]
    return instructions, program.labels, program.flags, program.report, nameless


@pytest.mark.parametrize("compiler", toolchain.KEPT)
@pytest.mark.parametrize("name", NAMES)
def test_every_kernel_has_a_record_of_its_source_and_defaults(name: str, compiler: str) -> None:
    spec = catalogue()[name]
    record = listings.load(spec, compiler=compiler)
    assert record.config == spec.config() and record.compiler.startswith(
        "Mesa 25.0." if compiler == "aco" else f"clang {toolchain.CLANG}.")
    assert (" -cc1 " in record.compiler) == (compiler == "clover")
    assert list(record.functions) == [each.function for each in spec.passes]
    for function, figures in record.functions.items():
        program = record.program(function)
        assert figures == {key: program.report[said] for key, said in listings.REPORT.items()}
        assert program.instructions[-1].name in ("s_endpgm",
                                                 "s_branch") and program.arguments and 0 < figures["vgprs"] <= 256
        assert figures["lds_bytes"] == program.flags["group_segment_fixed_size"]
    assert not re.search(r"\.debug|\.cfi_|\.ident|md5|" + r"/(?:usr|tmp|home|root|work)/", record.text)


@pytest.mark.parametrize("name", NAMES)
def test_clover_keeps_denormals_and_clang_flushes_them(name: str) -> None:
    """Where they are kept, v_mac_f32 and its kin would flush them; only a division of whole numbers of 64 bits may."""
    for compiler, mode in (("clang", 0), ("clover", 3)):
        record = listings.load(catalogue()[name], compiler=compiler)
        for function in record.functions:
            program = record.program(function)
            flushing = [each.text for each in program.instructions if
                        each.name.startswith(("v_mac_", "v_mad_f", "v_mada", "v_madm"))]
            assert program.flags["float_denorm_mode_32"] == mode
            assert not mode or all("0x4f800000" in text or "0xcf800000" in text for text in flushing)  # 2**32, -2**32


def test_the_folders_hold_nothing_else() -> None:
    wanted = {f"{name}{turned}{suffix}" for name in NAMES for suffix in (".json", ".s.gz")
              for turned in ("", ".nt", ".tn", ".tt")[:len(listings.orientations(catalogue()[name]))]}
    others = ["drivers.csv", "launched", "probe"]  # the last two are kept by free_listings and card_probes
    assert sorted(path.name for path in listings.FOLDER.iterdir()) == sorted([*toolchain.KEPT, *others])
    for name in toolchain.KEPT:
        found = {path.name for path in (listings.FOLDER / name).iterdir()}
        assert wanted <= found
        for chosen in found - wanted:  # another configuration: gemm_tiled.TILE=8.s.gz
            kernel, _, settings = chosen.removesuffix(".json").removesuffix(".s.gz").partition(".")
            config = dict(each.split("=") for each in settings.split(","))
            listings.load(catalogue()[kernel], {key: int(value) for key, value in config.items()}, name)
    assert max(path.stat().st_size for path in listings.FOLDER.glob("*/*")) < 2e6


@pytest.mark.parametrize("compiler", ["clang", "clover"])
@pytest.mark.parametrize("name", SAMPLE)
def test_a_record_is_made_again_to_the_byte(name: str, compiler: str, clang: toolchain.Compiler) -> None:
    assert remade(catalogue()[name], compiler)


@pytest.mark.parametrize("compiler", ["clang", "clover"])
@pytest.mark.parametrize("name", ["gemm_tile20_vectorized", "gemm_float4_small", "gemm_blocked"])
def test_lines_names_and_slimming_change_no_instruction(name: str, compiler: str, clang: toolchain.Compiler,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    def make() -> str:
        return toolchain.gfx803(spec.file, spec.options()[1:], toolchain.find(compiler))

    spec = catalogue()[name]
    lined = make()
    shown = re.compile("line-tables|debug|dwarf|discard-value-names")
    monkeypatch.setitem(toolchain.OPTIONS, compiler,
                        tuple(each for each in toolchain.OPTIONS[compiler] if not shown.search(each)))
    monkeypatch.setattr(toolchain, "slim", lambda listing: listing)
    plain = make()
    assert ".loc" in lined and ".loc" not in plain and ".note" in plain
    plain = plain.replace("!str ", "")  # how YAML is told that an argument's name "N" does not mean "no"
    for each in spec.passes:
        assert code(parse(lined, each.function)) == code(parse(plain, each.function))


def test_an_instruction_knows_its_line() -> None:
    spec = catalogue()["gemm_tiled"]
    program, source = listings.load(spec).program("gemm_tiled"), spec.source().splitlines()
    assert all(0 <= each.source <= len(source) for each in program.instructions)
    for name, said in (("ds_read2_b32", "As["), ("s_barrier", "barrier("), ("flat_store_dword", "C[")):
        lines = {each.source for each in program.instructions if each.name == name}
        assert lines and all(said in source[line - 1] for line in lines)


def test_slim_keeps_code_and_drops_the_rest() -> None:
    text = ("\t.text\nf:                                      ; @f\n.Lfunc_begin0:\n"
            "\t.file\t0 \".\" \"f.cl\" md5 0x12ab\n"
            "\t.loc\t0 3 7 prologue_end            ; f.cl:3:7\n"
            "\t.cfi_startproc\n; %bb.0:\n\ts_nop 0   \n.Ltmp0:\n\t.loc\t0 3 9\n"
            ".LBB0_1:                                ; =>This Inner Loop\n\t.loc\t0 4 0\n"
            "                     ; implicit-def: $vgpr0\n"
            "\tbuffer_store_dword v0, off, s[0:3], 0 ; 4-byte Folded Spill\n"
            "\ts_endpgm\n.Lfunc_end0:\n\t.section\t.debug_info\n\t.byte\t1\n\t.section\t.AMDGPU.csdata\n; NumVgprs: 9\n"
            "\t.section\t\".note.GNU-stack\"\n\t.amdgpu_metadata\n---\n...\n\n\t.end_amdgpu_metadata\n\t.section\t.debug_line\n.Lline_table_start0:\n")
    assert toolchain.slim(text) == (
        "\t.text\nf:                                      ; @f\n\t.file\t0 \".\" \"f.cl\"\n\t.loc\t0 3\n"
        "; %bb.0:\n\ts_nop 0\n"
        ".LBB0_1:                                ; =>This Inner Loop\n\t.loc\t0 4\n"
        "\tbuffer_store_dword v0, off, s[0:3], 0\n\ts_endpgm\n.Lfunc_end0:\n"
        "\t.section\t.AMDGPU.csdata\n; NumVgprs: 9\n\t.amdgpu_metadata\n---\n...\n\t.end_amdgpu_metadata\n")


@pytest.mark.parametrize(("key", "other"), [("source", "0" * 64), ("config", {"TILE": 8}), ("options", ["-O0"]),
                                            ("file", "gemm/other.cl"),
                                              ("listing", "0" * 64), ("functions", {}),
                                              ("functions", {"gemm_tiled": {}}),
                                              ("functions", {"gemm_tild": dict.fromkeys(listings.REPORT, 1)})])
def test_a_stale_record_is_refused_with_the_command(copied: Path, key: str, other: object) -> None:
    path = copied / "gemm_tiled.json"
    assert listings.load(catalogue()["gemm_tiled"]).functions
    path.write_text(json.dumps(json.loads(path.read_text()) | {key: other}))
    with pytest.raises(ValueError,
                       match=f"stale, since its {key} changed; renew it with `polaris-lab compile gemm_tiled`"):
        listings.load(catalogue()["gemm_tiled"])


@pytest.mark.parametrize("edit", [lambda text: text[:len(text) // 2],
                                  lambda text: text.replace("v_mac_f32", "v_max_f32"), lambda text: ""])
def test_a_listing_that_is_not_the_records_is_refused_with_the_command(copied: Path,
                                                                       edit: Callable[[str], str]) -> None:
    listing = copied / "gemm_tiled.s.gz"
    write_text(listing, edit(read_text(listing)))
    with pytest.raises(ValueError,
                       match="stale, since its listing changed; renew it with `polaris-lab compile gemm_tiled`"):
        listings.load(catalogue()["gemm_tiled"])


def test_a_changed_source_makes_the_record_stale(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = catalogue()["gemm_tiled"]
    monkeypatch.setattr(type(spec), "source", lambda self: MARKER)
    with pytest.raises(ValueError, match="stale, since its source changed"):
        listings.load(spec)


@pytest.mark.parametrize("text", ["", "{", "[]", "{\"file\": 1}", "\x00"])
def test_a_record_that_cannot_be_read_is_refused_with_the_command(copied: Path, text: str) -> None:
    (copied / "gemm_tiled.json").write_text(text)
    with pytest.raises(ValueError, match="polaris-lab compile gemm_tiled"):
        listings.load(catalogue()["gemm_tiled"])


def test_a_record_that_is_not_there_is_named_with_the_command(copied: Path) -> None:
    with pytest.raises(ValueError,
                       match="there is no gfx803 code of gemm_naive by clang yet; "
                                         "make it with `polaris-lab compile gemm_naive`"):
        listings.load(catalogue()["gemm_naive"])


def test_a_record_is_written_once_and_renewed_when_it_differs(copied: Path, clang: toolchain.Compiler) -> None:
    spec = catalogue()["gemm_tiled"]
    assert listings.record(catalogue()["gemm_naive"]) and not listings.record(catalogue()["gemm_naive"])
    listing = copied / "gemm_tiled.s.gz"
    text = read_text(listing) + "; more\n"
    write_text(listing, text)
    report = copied / "gemm_tiled.json"
    report.write_text(json.dumps(json.loads(report.read_text()) | {"listing": sha256(text)}))
    assert not remade(spec) and listings.record(spec)
    assert remade(spec) and not listings.record(spec)


def test_an_interrupted_renewal_leaves_a_stale_record(copied: Path, clang: toolchain.Compiler,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    def write(path: Path, text: str) -> None:
        if written:
            raise KeyboardInterrupt
        written.append(path)
        write_text(path, text)

    written: list[Path] = []
    path = copied / "gemm_tiled.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"source": "0" * 64}))  # as before an edit of the kernel
    monkeypatch.setattr(listings, "write_text", write)
    with pytest.raises(KeyboardInterrupt):
        listings.record(catalogue()["gemm_tiled"])
    with pytest.raises(ValueError, match="stale"):
        listings.load(catalogue()["gemm_tiled"])


def test_another_configuration_and_ones_own_kernel_are_compiled_when_asked_for(tmp_path: Path,
                                                                               clang: toolchain.Compiler) -> None:
    spec = catalogue()["gemm_tiled"]
    assert listings.load(spec, {"TILE": 8}).functions["gemm_tiled"]["lds_bytes"] == 2 * 4 * 8 * 8
    assert listings.load(spec, {"TILE": 16}).text == listings.load(spec).text
    own = tmp_path / "gemm_tiled.cl"  # the name of a catalogue kernel, and not that kernel
    own.write_text(spec.source().replace("void gemm_tiled(", "void own("))
    record = listings.load(pl.kernel(own, "own"))
    assert list(record.functions) == ["own"] and str(tmp_path) not in record.text
    own.write_text("kernel void own(global float *x) { x[0] = 1; }\n")
    assert len(listings.load(pl.kernel(own, "own")).text) < len(record.text) / 2  # as the file is now
    with refuses("kernel"):
        listings.record(pl.kernel(own, "own"))
    assert not listings._in_catalogue(replace(spec, file=own))
    assert not listings._in_catalogue(spec.variant("small", TILE=8))


def test_a_configuration_that_is_kept_is_read_and_renewed_with_its_kernel(
        copied: Path, clang: toolchain.Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = catalogue()["gemm_tiled"]
    assert listings.record(spec, config={"TILE": 8}) and (copied / "gemm_tiled.TILE=8.s.gz").is_file()
    write_text(copied / "gemm_tiled.TILE=8.s.gz", "")
    with pytest.raises(ValueError, match="stale.*`polaris-lab compile gemm_tiled`"):
        listings.load(spec, {"TILE": 8})
    assert listings.record(spec) and not listings.record(spec)
    monkeypatch.setattr(toolchain.shutil, "which", lambda name: None)
    small = listings.load(spec, {"TILE": 8})
    assert small.functions["gemm_tiled"]["lds_bytes"] == 2 * 4 * 8 * 8
    assert listings.load(spec.variant("small", TILE=8)).text == small.text


def test_what_does_not_compile_says_where(tmp_path: Path, clang: toolchain.Compiler) -> None:
    own = tmp_path / "own.cl"
    own.write_text("kernel void own(global float *x) {\n  x[0] = y;\n}\n")
    with pytest.raises(DeviceError,
                       match=r"^own.cl does not build on gfx803 \(line 2: use of undeclared identifier 'y'\)"):
        listings.load(pl.kernel(own))
    own.write_text("kernel void other(global float *x) { x[0] = 1; }\n")
    with pytest.raises(DeviceError, match=r"own.cl: the listing holds no kernel own"):
        listings.load(pl.kernel(own, "own"))


def test_without_a_compiler_records_are_read_and_the_packages_named(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(toolchain.shutil, "which", lambda name: None)
    monkeypatch.setattr(mesa, "cache", lambda: tmp_path)
    spec = catalogue()["gemm_tiled"]
    assert listings.load(spec).functions
    with pytest.raises(DeviceError, match="no gfx803 code of gemm_tiled by clang with .*TILE.* is kept .*"
                                          "apt-get install clang-16 libclc-16"):
        listings.load(spec, {"TILE": 8})
    with pytest.raises(DeviceError, match="python -m polaris_studies.record_aco --fetch"):
        listings.load(spec, {"TILE": 8}, "aco")
    with pytest.raises(DeviceError, match="apt-get install clang-15 rocm-device-libs"):
        toolchain.rocm()
    assert cli.main(["compile", "gemm_tiled"]) == cli.REFUSED
    assert capsys.readouterr().err == (
        "polaris-lab: clang or libclc is not installed: apt-get install clang-16 libclc-16; not where Debian's "
        "mesa-opencl-icd is needed, which libclc-16 would remove\n")


def test_the_version_of_the_records_is_looked_for_first(monkeypatch: pytest.MonkeyPatch) -> None:
    here = {"clang-14", "clang-16", "clang-19"}
    monkeypatch.setattr(toolchain.shutil, "which", lambda name: name if name in here else None)
    monkeypatch.setattr(Path, "is_file", lambda self: True)
    assert toolchain.find().clang == "clang-16"
    here.remove("clang-16")
    assert toolchain.find("clover") == ("clang-19", toolchain.find().library, "clover")


def test_an_unknown_compiler_is_refused_with_the_choices(capsys: pytest.CaptureFixture) -> None:
    for call in (sim.compile, sim.table, sim.simulate, sim.cost, sim.access_pattern):
        given = {"kernels": ["gemm_tiled"]} if call is sim.table else {"kernel": "gemm_tiled"}
        sizes = {} if call in (sim.compile, sim.table) else {"m": 16, "n": 16, "k": 16}
        with refuses("compiler"):
            call(**given, **sizes, compiler="gcc")
    assert cli.main(["simulate", "gemm_tiled", "--compiler", "gcc"]) == cli.REFUSED
    assert cli.main(["compile", "gemm_tiled", "--compiler", "clover-daz"]) == cli.REFUSED
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2 and "choices are clang, clover, aco" in said[0] and "did you mean clover" in said[1]


def test_clover_given_denorms_are_zero_makes_the_multiply_adds_of_the_driver(clang: toolchain.Compiler) -> None:
    mixes = {name: sim.compile("gemm_tiled_2x2", compiler=name).mix for name in toolchain.BY_CLANG}
    assert mixes["clang"]["v_mac_f32"] == mixes["clover-daz"]["v_mac_f32"] == 68
    assert mixes["clang"]["v_mul_f32"] == mixes["clover-daz"]["v_mul_f32"] == 8
    assert mixes["clover"]["v_mul_f32"] == 76 and mixes["clover"]["v_add_f32"] == 68
    assert "v_mac_f32" not in mixes["clover"]


def test_the_command_says_what_it_made(copied: Path, clang: toolchain.Compiler, capsys: pytest.CaptureFixture) -> None:
    assert cli.main(["compile", "gemm_tiled", "gemm_tiled_2x2_oob"]) == cli.OK
    rows = [row for row in (line.split() for line in capsys.readouterr().out.splitlines()) if "aco" not in row]
    assert rows[0] == ["kernel", "function", "VGPRs", "SGPRs", "LDS", "scratch", "waves", "limit", "compiler", "record"]
    assert rows[2] == ["gemm_tiled_2x2_oob", "gemm_tiled_2x2_oob", "27", "24", "2048", "0", "8", "waves", "clang",
                       "renewed"]
    assert rows[1][-1] in ("unchanged", "renewed") and "records renewed" in " ".join(rows[5])
    assert [row[-2] for row in rows[1:5]] == ["clang", "clang", "clover", "clover"]
    assert cli.main(["compile", "gemm_tiled", "--compiler", "clover"]) == cli.OK
    assert capsys.readouterr().out.splitlines()[1].split()[-2:] == ["clover", "unchanged"]
    assert cli.main(["compile", "gemm_tild"]) == cli.REFUSED and "did you mean gemm_tiled" in capsys.readouterr().err


def test_a_compiler_that_dies_without_a_word_is_told_of(tmp_path: Path) -> None:
    dying, file = tmp_path / "clang", tmp_path / "deep.cl"
    dying.write_text("#!/bin/sh\nkill -SEGV $$\n")
    dying.chmod(0o755)
    file.touch()
    with pytest.raises(DeviceError, match=r"^deep.cl is more than .* gfx803 .* was ended by signal 11 \(SIGSEGV\)"):
        toolchain.gfx803(file, [], toolchain.Compiler(str(dying), tmp_path))
