"""The code of Mesa's ACO: what the driver prints is read, and it leaves the bits that clang's code leaves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from launch_cases import CASES, ODD_SUMS, launched, odd_launched
from proof import remade

import polaris_sim as sim
from polaris_lab.base.errors import DeviceError
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm, Problem, Transpose
from polaris_lab.verify.proof import nearest_fitting
from polaris_sim.code import listings, mesa, toolchain
from polaris_sim.code.assembly import parse
from polaris_sim.emu.initial_state import Grid, arguments

LOADER = """device AMD Radeon RX 580 Series (radeonsi, polaris10, ACO)
driver 25.0.7
kernel scale 1024
parameter global x float*
parameter private unused int
parameter private factor float
"""
DRIVER = """=== Printing nir variant 'Default' for 'scale' before driver finalization
decl_var uniform INTERP_MODE_NONE none uint64_t #0 (0, 0, 0)
decl_var uniform INTERP_MODE_NONE none float #2 (2, 8, 0)
decl_var uniform INTERP_MODE_NONE none u64vec4x0a32B base_global_invocation_id (3, 32, 0)
decl_function __wrapped_scale () (entrypoint)

impl __wrapped_scale {
=== Printing nir variant 'Optimized' for 'scale' before driver finalization
decl_var uniform INTERP_MODE_NONE none uint64_t #0 (0, 0, 0)
decl_var uniform INTERP_MODE_NONE none float #2 (2, 8, 0)
decl_function __wrapped_scale () (entrypoint)

impl __wrapped_scale {
shader: MESA_SHADER_KERNEL
workgroup_size: 0, 0, 0
decl_var ubo INTERP_MODE_NONE none uint8_t[64] kernel_input (0, 0, 0)
decl_function __wrapped_scale () (entrypoint)
    32x3   %7 = @load_workgroup_id
    32     %8 = iadd %7.x, %7.y
Shader main disassembly:
 BB0:
	s_nop 0                                                     ; bf800000
	s_endpgm                                                    ; bf810000

*** SHADER STATS ***
SGPRS: 16
VGPRS: 4
Code Size: 8 bytes
LDS: 0 bytes
Scratch: 0 bytes per wave
Max Waves: 8
********************
shader: MESA_SHADER_KERNEL
workgroup_size: 0, 0, 0
decl_var ubo INTERP_MODE_NONE none uint8_t[12] kernel_input (0, 0, 0)
decl_function __wrapped_scale () (entrypoint)
    32x3   %7 = @load_workgroup_id
    32x3  %17 = @load_local_invocation_id
    32     %8 = iadd %7.z, %17.y
Shader main disassembly:
 BB0:
	s_mov_b32 s20, 0x40                                         ; be9400ff 00000040
	s_nop 0                                                     ; bf800000
	(then repeated 2 times)
	s_branch BB9                                                ; bf820001
	s_branch BB0                                                ; bf82fffa
BB9:
	s_cbranch_scc1 65534                                        ; bf85fffe
	s_endpgm                                                    ; bf810000

*** SHADER STATS ***
SGPRS: 32
VGPRS: 12
Code Size: 36 bytes
LDS: 512 bytes
Scratch: 256 bytes per wave
Max Waves: 8
********************
"""
PROBLEMS: dict[str, Problem] = {"gemm": Gemm(37, 41, 19, alpha=-1.5, beta=0.5, ldc=45),
                                "attention": Attention(1, 2, 40, 64), "transpose": Transpose(33, 70)}
DIVIDE = ("attention_v2", "attention_v3")
"""Kernels that divide by the right number of bits in clang's code and by a reciprocal in ACO's."""
SLOW = ("gemm_cpu", "gemm_cpu_rows", "gemm_cpu_thin", "attention_cpu", "attention_cpu_thin")
NAMES = [name for name, spec in catalogue().items() if not spec.museum and name not in SLOW]


@pytest.mark.parametrize(("suite", "remedy"), [(mesa.SUITE, "--fetch`"), ("sid", "--fetch sid`")])
def test_a_driver_that_is_not_here_is_got_by_its_suite(suite: str, remedy: str, tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mesa, "cache", lambda: tmp_path)
    with pytest.raises(DeviceError, match=rf"is not installed in .*{remedy} gets it"):
        mesa.find(suite)


def test_what_the_driver_prints_becomes_a_listing() -> None:
    listing = mesa.framed(mesa.Printed(LOADER, DRIVER))
    assert "; be9400ff" not in listing
    program = parse(listing, "scale")
    assert [each.name for each in program.instructions] == [
        "s_mov_b32", "s_nop", "s_nop", "s_nop", "s_branch", "s_branch", "s_cbranch_scc1", "s_endpgm"]
    assert program.labels[program.instructions[6].operands[0]] == 5  # a place that has no label in what was printed
    assert program.labels["BB9"] == 6 and program.entries == (0,)
    assert {name: program.report[name] for name in ("NumVgprs", "NumSgprs", "ScratchSize", "LDSByteSize", "MaxWaves")} \
        == {"NumVgprs": 12, "NumSgprs": 32, "ScratchSize": 4, "LDSByteSize": 512, "MaxWaves": 8}
    assert [program.flags[f"system_sgpr_workgroup_id_{axis}"] for axis in "xyz"] == [0, 0, 1]
    assert program.flags["system_vgpr_workitem_id"] == 1 and program.most_items == 1024
    assert [(each.name, each.offset, each.size) for each in program.arguments] == [
        ("x", 0, 8), ("unused", None, 4), ("factor", 8, 4)]
    packed = arguments(program, [np.uint64(2**40 + 5), np.int32(7), np.float32(0.5)], Grid.of((64,), (64,)))
    assert packed[:12] == np.uint64(2**40 + 5).tobytes() + np.float32(0.5).tobytes()


def test_a_launch_with_an_offset_has_code_of_its_own() -> None:
    program = parse(mesa.framed(mesa.Printed(LOADER, DRIVER), offset=True), "scale")
    assert len(program.instructions) == 2 and program.arguments[-1].name == "base_global_invocation_id"
    packed = arguments(program, [np.uint64(1), np.int32(7), np.float32(0.5)], Grid.of((64,), (64,), (9, 8)))
    assert np.frombuffer(packed[32:56], np.uint64).tolist() == [9, 8, 0]


def test_a_kernel_that_was_not_printed_is_named() -> None:
    with pytest.raises(DeviceError, match="scale"):
        mesa.framed(mesa.Printed(LOADER, ""))


def test_what_rusticl_adds_and_the_simulator_does_not_know_is_refused() -> None:
    program = parse(mesa.framed(mesa.Printed(LOADER, DRIVER.replace("base_global_invocation_id", "printf_buffer")),
                                offset=True), "scale")
    with pytest.raises(ValueError, match="printf_buffer"):
        arguments(program, [np.uint64(1), np.int32(7), np.float32(0.5)], Grid.of((64,), (64,)))


@pytest.mark.parametrize("name", NAMES)
def test_aco_and_clang_leave_the_same_bits(name: str) -> None:
    spec = catalogue()[name]
    problem = PROBLEMS[spec.signature]
    if spec.b_layout == "t":
        problem = replace(problem, trans_b=True, ldb=None)
    problem = nearest_fitting(spec, problem)
    ours, theirs = (sim.simulate(name, problem=problem, compiler=compiler, seed=1) for compiler in ("aco", "clang"))
    assert ours.faults.empty and theirs.faults.empty
    if name in DIVIDE:
        np.testing.assert_allclose(ours.output, theirs.output, rtol=0, atol=2e-7)
    else:
        np.testing.assert_array_equal(ours.raw.view(np.uint8), theirs.raw.view(np.uint8))


@pytest.mark.parametrize("name", ["gemm_tiled", "attention_reference"])
def test_a_record_is_made_again_to_the_byte(name: str) -> None:
    assert remade(catalogue()[name], "aco")


@pytest.mark.parametrize("name", NAMES)
def test_every_good_kernel_for_gpus_is_built_by_the_driver(name: str) -> None:
    spec = catalogue()[name]
    made = listings.make(spec, compiler=toolchain.find("aco"))
    assert "ACO" in made.compiler and [*made.functions] == [each.function for each in spec.passes]


@pytest.mark.parametrize("name", CASES)
def test_any_kernel_is_launched_as_the_driver_compiles_it(name: str) -> None:
    expected = CASES[name][-1]
    done = launched(name, compiler="aco")
    assert done.faults.empty and "ACO" in done.isa.compiler
    for place, made in expected.items():
        np.testing.assert_array_equal(done.args[place], made())


def test_arguments_of_every_kind_and_an_offset_are_where_the_driver_puts_them() -> None:
    done = odd_launched("aco")
    assert done.faults.empty and np.array_equal(done.args[0], ODD_SUMS)


def test_what_does_not_compile_says_where(tmp_path: Path) -> None:
    (tmp_path / "own.cl").write_text('#include "mine.h"\nkernel void own(global float *x) { x[0] = FACTOR * y; }\n')
    (tmp_path / "mine.h").write_text("#define FACTOR 3\n")
    with pytest.raises(DeviceError, match=r"(?s)own\.cl.*2:52.*undeclared identifier 'y'"):
        sim.launch(tmp_path / "own.cl", "own", 64, 64, [np.zeros(64, np.float32)], compiler="aco")
    own = '#include "mine.h"\nkernel void own(global float *x) { x[get_global_id(0)] = FACTOR; }\n'
    (tmp_path / "own.cl").write_text(own)
    done = sim.launch(tmp_path / "own.cl", "own", 64, 64, [np.zeros(64, np.float32)], compiler="aco")
    assert (done.args[0] == 3).all()


def test_a_fault_is_named_by_the_line_of_the_listing() -> None:
    run = sim.simulate("gemm_tiled_2x2_oob", 32, 32, 32, compiler="aco")
    lines = [line for line in str(run).splitlines() if "outside local memory" in line]
    assert len(lines) == 3 and all("of the listing: " in line for line in lines)


def test_main_loop_and_time_are_read_from_it() -> None:
    isa = sim.compile("gemm_blocked", compiler="aco")
    assert sim.multiply_adds(isa.loop) == 512 and isa.scratch_bytes == isa.program.report["ScratchSize"]
    ours, theirs = (sim.cost("gemm_polaris", 512, 512, 512, resident_sets=1, depths="auto", compiler=compiler)
                    for compiler in ("aco", "clang"))
    assert 0.7 < ours.gflops.expected / theirs.gflops.expected < 1.2


def test_constant_tables_are_data_whose_address_is_an_argument() -> None:
    said = DRIVER.replace("base_global_invocation_id", "constant_buffer_addr").replace(
        "\n\n*** SHADER", "\n\n/* constant data */\n[000000] 00000003 80000001\n\n*** SHADER")
    program = parse(mesa.framed(mesa.Printed(LOADER, said), offset=True), "scale")
    assert program.constants == {"scale.constant_data": np.array([3, 0x80000001], np.uint32).tobytes()}
    packed = arguments(program, [np.uint64(1), np.int32(7), np.float32(0.5)], Grid.of((64,), (64,)), 2**40 + 9)
    assert packed[32:40] == np.uint64(2**40 + 9).tobytes()


def test_a_constant_table_is_read_from_where_it_lies() -> None:
    source = ("constant int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};\n"
              "kernel void look(global int *x) { x[get_global_id(0)] = table[x[get_global_id(0)] & 7]; }\n")
    x = np.arange(128, dtype=np.int32)
    done = sim.launch(source, "look", 128, 64, [x], compiler="aco")
    assert done.faults.empty
    np.testing.assert_array_equal(done.args[0], np.array([3, 1, 4, 1, 5, 9, 2, 6])[x & 7])


def test_a_forecast_is_by_the_code_of_owners_cards_unless_another_is_named() -> None:
    ours, others = sim.compile("gemm_tiled"), sim.compile("gemm_tiled", compiler="clang")
    assert "ACO" in ours.compiler and "ACO" not in others.compiler
    by_default, named = (sim.cost("gemm_tiled", 128, 128, 128, **how).time_ms for how in ({}, {"compiler": "aco"}))
    assert by_default == named
    assert sim.simulate("gemm_tiled", 16, 16, 16).mix == sim.simulate("gemm_tiled", 16, 16, 16, compiler="aco").mix
