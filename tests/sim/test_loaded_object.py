"""Code objects that others made: kernels are described, disassembled with real distances, and others are refused."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
from refusals import refuses

import polaris_sim as sim
from polaris_sim.code import elf_file, loaded_object
from polaris_sim.code.code_object import FIELDS
from polaris_sim.code.loaded_object import BUNDLE, LoadedKernel
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.initial_state import Grid, Start, arguments
from polaris_sim.emu.memory import Memory
from polaris_studies import rocblas_library

LISTING = """
some.co:\tfile format elf64-amdgpu

0000000000001000 <jumps>:
\ts_mov_b32 s8, 0x12345                                      // 000000001000: BE8800FF 00012345
\ts_getpc_b64 s[4:5]                                         // 000000001008: BE841C00
\ts_add_i32 s6, 16, 4                                        // 00000000100C: 81068490
\ts_add_u32 s4, s4, s6                                       // 000000001010: 80040604
\ts_addc_u32 s5, s5, 0                                       // 000000001014: 82058005
\ts_setpc_b64 s[4:5]                                         // 000000001018: BE801D04

000000000000101c <one>:
\ts_mov_b32 s9, 1                                            // 00000000101C: BE890081

0000000000001020 <two>:
\ts_cmp_lt_u32 s9, 1                                         // 000000001020: BF0A8109
\ts_cbranch_scc1 65533                                       // 000000001024: BF85FFFD <one>
\ts_cbranch_scc0 1                                           // 000000001028: BF840001 <two+0x10>
\ts_mov_b32 s9, 7                                            // 00000000102C: BE890087
\ts_endpgm                                                   // 000000001030: BF810000
\tv_cndmask_b32_e32 v0, s0, v0, vcc                          // 000000001034: 00000000
"""
"""What llvm-objdump prints: a jump over real distances, a loop back to a symbol, a branch to a place without one."""
NOTHING = dict.fromkeys(FIELDS, 0)
KERNEL = LoadedKernel("jumps", NOTHING, {".name": "jumps"}, 0x1000, 0x1100)


def test_jumps_and_branches_go_by_their_distances_in_bytes() -> None:
    """The jump goes past s_mov_b32 s9, 1; the loop comes back to it; the branch passes over s_mov_b32 s9, 7."""
    program = loaded_object._program(KERNEL, LISTING)
    assert program.offsets == (0, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48)
    assert program.instructions[-1].name == "s_endpgm" and program.report["codeLenInByte"] == 0x34
    assert program.labels == {".L101c": 6, ".L1020": 7, ".L1030": 11}
    machine = WaveExecutor(program, 1, Memory(), limit=100)
    machine.run()
    assert [int(machine.scalar_view(register)[0]) for register in (8, 9)] == [0x12345, 1]
    assert {each.text: count for each, count in machine.executed()}["s_mov_b32 s9, 7"] == 0


def test_a_jump_to_the_middle_of_an_instruction_is_refused() -> None:
    program = loaded_object._program(KERNEL, LISTING.replace("s_add_i32 s6, 16, 4", "s_add_i32 s6, 16, 2"))
    with pytest.raises(Exception, match="no instruction"):
        WaveExecutor(program, 1, Memory(), limit=100).run()


def test_implicit_arguments_lie_where_the_metadata_say() -> None:
    kinds = ("hidden_global_offset_x", "hidden_global_offset_y", "hidden_none", "hidden_group_size_x")
    metadata = {".name": "f", ".args": [
        {".offset": 0, ".size": 4, ".value_kind": "by_value", ".value_type": "f32"},
        *({".offset": 8 * at, ".size": 8, ".value_kind": kind} for at, kind in enumerate(kinds, 1))]}
    program = loaded_object._program(KERNEL.__class__("f", NOTHING, metadata, 0x1000, 0x1100), LISTING)
    segment = arguments(program, [np.float32(2)], Grid.of((128,), (64,), (5,)))
    assert struct.unpack_from("<fIQQQH", segment) == (2.0, 0, 5, 0, 0, 64)
    assert program.arguments[0].type == "float"


@pytest.mark.parametrize(("data", "message"), [
    (BUNDLE + bytes(64), "bundle"), (b"nothing", "no ELF file"), (elf_file.MAGIC + bytes(20), "cut off")])
def test_another_file_is_refused(data: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "some.co"
    file.write_bytes(data)
    with pytest.raises(ValueError, match=message):
        sim.load(file)


def test_an_object_for_another_target_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "some.co"
    file.write_bytes(elf_file.MAGIC + struct.pack("<xBB7xHHIQQQIHHHHHH", 64, 2, 3, 224, 1, 0, 0, 64, 0x2C, 64, 0, 0, 64,
                                                   0, 0))
    with refuses("file"):
        sim.load(file)


def test_the_kernels_of_a_library_are_loaded() -> None:
    loaded = sim.load(rocblas_library.find())
    assert len(loaded.kernels) == 219
    single = [each for name, each in loaded.kernels.items() if "_SB_" in name]
    assert len(single) == 211
    for kernel in single:
        assert [kernel.fields[name] for name in ("user_sgpr_count", "user_sgpr_kernarg_segment_ptr",
                                                 "float_denorm_mode_32", "system_vgpr_workitem_id")] == [2, 1, 3, 0]
        assert kernel.metadata[".kernarg_segment_size"] == 176 and kernel.end > kernel.begin
    with refuses("function", says="Cijk"):
        loaded.program("Cijk")


def test_a_kernel_of_a_library_is_disassembled_to_the_end() -> None:
    """Its bytes, counted by the instructions, are those of the file; what it starts with is what its descriptor asks.
    """
    loaded = sim.load(rocblas_library.find())
    name = next(each for each in loaded.kernels if "_MT8x8x8_" in each)
    program = loaded.program(name)
    assert program is loaded.program(name)
    assert program.instructions[-1].name == "s_endpgm" and program.offsets[-1] + 4 == program.report["codeLenInByte"]
    assert all(0 < after - before <= 8 for before, after in zip(program.offsets, program.offsets[1:], strict=False))
    memory = Memory()
    start = Start(program, Grid.of((64, 3), (64, 1)), memory, 3)
    memory.map()
    machine = WaveExecutor(program, 3, memory)
    start.registers(machine, np.arange(3))
    assert [machine.scalar_view(register).tolist() for register in (2, 3, 4)] == [[0, 0, 0], [0, 1, 2], [0, 0, 0]]
    assert machine.pairs[0, 0] == start.arguments
