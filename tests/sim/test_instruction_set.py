"""Instructions by name, and control flow: sizes and units by hand, blocks and branches of short programs."""

from __future__ import annotations

import pytest
from one_wave import FRAME

from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code import instruction_set
from polaris_sim.code.assembly import Program, parse
from polaris_sim.code.control_flow import block_successors, branch_target, split_blocks, successors
from polaris_sim.code.listings import load
from polaris_sim.emu import lds, vector_memory

LOOP = """
    s_mov_b32 s0, 0
.Lloop:
    v_mac_f32 v0, v1, v2
    s_cbranch_scc0 .Lexit
    v_mac_f32 v0, v1, v2
    s_branch .Lloop
.Lexit:
    s_barrier
    v_mov_b32 v1, v0"""
"""Eight instructions with the s_endpgm of FRAME; .Lexit stands before the instruction of index 5."""


def program(text: str) -> Program:
    return parse(FRAME.format(text=text), "wave")


# -- accesses to memory

@pytest.mark.parametrize(("name", "access"), [
    ("flat_load_dword", ("load", "global", 4, 1)), ("flat_load_dwordx3", ("load", "global", 12, 1)),
    ("flat_store_short", ("store", "global", 2, 1)), ("flat_load_sbyte", ("load", "global", 1, 1)),
    ("buffer_load_dwordx4", ("load", "buffer", 16, 1)), ("buffer_store_dword", ("store", "buffer", 4, 1)),
    ("flat_atomic_add", ("atomic", "global", 4, 1)), ("flat_atomic_umax_x2", ("atomic", "global", 8, 1)),
    ("ds_read_b128", ("load", "local", 16, 1)), ("ds_read_u8", ("load", "local", 1, 1)),
    ("ds_read2_b64", ("load", "local", 8, 2)), ("ds_write2st64_b32", ("store", "local", 4, 2)),
    ("ds_min_u32", ("atomic", "local", 4, 1)), ("ds_cmpst_rtn_b64", ("atomic", "local", 8, 1)),
    ("ds_append", ("atomic", "local", 4, 1)), ("ds_gws_init", ("atomic", "local", 0, 1)),
    ("buffer_load_format_x", ("load", "buffer", 0, 1)),
    ("ds_bpermute_b32", None), ("s_load_dwordx4", None), ("buffer_wbinvl1_vol", None), ("v_mac_f32", None)])
def test_an_access_to_memory(name: str, access: tuple | None) -> None:
    assert instruction_set.memory_access(name) == access


@pytest.mark.parametrize(("name", "size"), [
    ("flat_load_dword", 4), ("flat_load_dwordx2", 8), ("flat_load_dwordx3", 12), ("flat_load_dwordx4", 16),
    ("flat_load_ushort", 2),
    ("flat_load_ubyte", 1), ("buffer_load_dword", 4), ("ds_read_b32", 4), ("ds_read_b64", 8), ("ds_read_b128", 16),
    ("ds_read2_b32", 8),
    ("ds_read2st64_b32", 8), ("ds_read2_b64", 16), ("s_load_dwordx4", 0), ("ds_write_b32", 0),
    ("flat_store_dwordx4", 0), ("v_mac_f32", 0),
    ("ds_read_u16", 2), ("flat_atomic_add", 0)])
def test_bytes_that_a_load_gives_a_lane(name: str, size: int) -> None:
    assert instruction_set.load_bytes(name) == size


def test_what_the_simulator_executes_has_a_size() -> None:
    for name in (*lds.BUILDERS, *vector_memory.BUILDERS, *vector_memory.BUFFER_BUILDERS):
        assert instruction_set.memory_access(name).bytes, name


def test_stores_are_told_from_atomics_which_write_too() -> None:
    assert instruction_set.is_store("ds_write_b64") and not instruction_set.is_store("flat_atomic_add")
    assert instruction_set.memory_access("flat_atomic_add").writes
    assert not instruction_set.memory_access("flat_load_dword").writes


# -- units and operations

def test_every_instruction_of_the_records_has_a_unit() -> None:
    nowhere = {"s_nop", "s_endpgm", "s_barrier", "buffer_wbinvl1_vol"}
    for spec in catalogue().values():
        record = load(spec)
        for function in record.functions:
            for each in record.program(function).instructions:
                assert (instruction_set.unit(each.name) == "none") == (each.name in nowhere), each.name


def test_float_operations() -> None:
    counts = {"v_mac_f32": 2, "v_fma_f32": 2, "v_madak_f32": 2, "v_mul_f32": 1, "v_subrev_f32": 1, "v_mad_u32_u24": 0,
              "v_max_f32": 0}
    assert {name: instruction_set.flops(name) for name in counts} == counts


# -- control flow

def test_blocks_and_their_successors() -> None:
    this = program(LOOP)
    blocks = split_blocks(this)
    assert blocks == [range(1), range(1, 3), range(3, 5), range(5, 8)]
    assert block_successors(this, blocks) == [[1], [2, 3], [1], []]
    assert split_blocks(this, [5]) == [*blocks[:3], range(5, 6), range(6, 8)]  # and one that ends at the barrier


def test_the_next_instruction_comes_before_a_branch_s_target() -> None:
    this = program(LOOP)
    assert [successors(this, index) for index in range(8)] == [[1], [2], [3, 5], [4], [1], [6], [7], []]


def test_a_label_at_the_end_of_the_text_begins_no_block() -> None:
    this = program("s_cbranch_scc1 .Lend\ns_nop 0\ns_endpgm\n.Lend:")
    this = Program(this.function, this.instructions[:3], {".Lend": 3}, {}, {}, ())
    assert split_blocks(this) == [range(1), range(1, 3)] and block_successors(this, split_blocks(this)) == [[1], []]
    assert successors(this, 0) == [1, 3]


def test_a_branch_to_nowhere_is_named_with_its_line() -> None:
    this = program("s_nop 0\ns_branch .Lgone")
    with pytest.raises(ValueError, match=r"line 3 of the listing: s_branch \.Lgone: there is no such label"):
        branch_target(this, this.instructions[1])
