"""Hazards that a lock-step simulator hides: each is found, and its remedy is accepted."""

from __future__ import annotations

from dataclasses import replace

import pytest
from one_wave import FRAME

from polaris_sim.code import hazards
from polaris_sim.code.assembly import Program, parse

FLAGS = {"vgpr_granules": 1, "sgpr_granules": 1, "group_segment_fixed_size": 64, "user_sgpr_count": 8,
         "system_sgpr_workgroup_id_x": 1}
"""8 vector and 16 scalar registers; s[0:8] and v0 are set when a wave begins."""


def program(text: str) -> Program:
    return replace(parse(FRAME.format(text=text), "wave"), flags=FLAGS)


def kinds(text: str, waves: int = 4) -> list[tuple[str, str]]:
    return [(each.kind, each.about) for each in hazards.check(program(text), waves)]


LOAD = "buffer_load_dword v1, v0, s[0:3], 0 offen\n"
UNWAITED = "no wait for a load"


@pytest.mark.parametrize(("text", "found"), [
    (LOAD + "v_mov_b32 v2, v1", [(UNWAITED, "v1")]),
    (LOAD + "s_waitcnt vmcnt(0)\nv_mov_b32 v2, v1", []),
    (LOAD + "s_waitcnt lgkmcnt(0)\nv_mov_b32 v2, v1", [(UNWAITED, "v1")]),
    (LOAD + "v_mov_b32 v1, 0", [(UNWAITED, "v1")]),  # the load would come later and overwrite it
    (LOAD + "buffer_load_dword v1, v0, s[0:3], 0 offen offset:4", []),  # loads end in order
    (LOAD + "buffer_load_dword v2, v0, s[0:3], 0 offen\ns_waitcnt vmcnt(1)\nv_mov_b32 v3, v1", []),
    (LOAD + "buffer_load_dword v2, v0, s[0:3], 0 offen\ns_waitcnt vmcnt(1)\nv_mov_b32 v3, v2", [(UNWAITED, "v2")]),
    (LOAD + "buffer_store_dword v0, v0, s[0:3], 0 offen\ns_waitcnt vmcnt(1)\nv_mov_b32 v3, v1", []),
    ("s_load_dword s9, s[0:1], 0x0\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s10, s9", [(UNWAITED, "s9")]),
    ("s_load_dword s9, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s10, s9", []),
    ("s_mov_b32 m0, 64\nds_read_b32 v1, v0\nds_read_b32 v2, v0\ns_waitcnt lgkmcnt(1)\nv_add_f32 v3, v1, v1", []),
    ("s_mov_b32 m0, 64\nds_read_b32 v1, v0\nds_read_b32 v2, v0\ns_waitcnt lgkmcnt(1)\nv_add_f32 v3, v1, v2",
     [(UNWAITED, "v2")]),
    ("s_mov_b32 m0, 64\nds_write_b32 v0, v0\ns_barrier", [("barrier before local memory is done", "")]),
    ("s_mov_b32 m0, 64\nds_write_b32 v0, v0\ns_waitcnt lgkmcnt(0)\ns_barrier", [])])
def test_waits(text: str, found: list[tuple[str, str]]) -> None:
    assert kinds(text) == found


def test_one_wave_needs_no_wait_before_a_barrier() -> None:
    assert kinds("s_mov_b32 m0, 64\nds_write_b32 v0, v0\ns_barrier", waves=1) == []


def test_a_wait_on_one_way_alone_is_not_enough() -> None:
    text = LOAD + "s_cmp_lt_u32 s4, 1\ns_cbranch_scc1 .Lon\ns_waitcnt vmcnt(0)\n.Lon:\nv_mov_b32 v2, v1"
    assert kinds(text) == [(UNWAITED, "v1")]


@pytest.mark.parametrize(("again", "found"), [
    ("s_cmp_eq_u32 s4, 0", []),
    ("s_mov_b32 s4, s5\ns_cmp_eq_u32 s4, 0", [(UNWAITED, "v1"), ("reads what nothing has written", "v1")]),
    ("s_cmp_eq_u32 s5, 0", [(UNWAITED, "v1"), ("reads what nothing has written", "v1")])])
def test_a_counter_that_is_tested_twice_tells_the_same(again: str, found: list[tuple[str, str]]) -> None:
    """Only where s4 is not 0 the load is begun, and only there its result is read, after a wait."""
    text = f"""s_cmp_eq_u32 s4, 0
        s_cbranch_scc1 .Lskip
        {LOAD}
        .Lskip:
        {again}
        s_cbranch_scc0 .Lread
        v_mov_b32 v1, 0
        s_endpgm
        .Lread:
        s_waitcnt vmcnt(0)
        v_mov_b32 v2, v1"""
    assert kinds(text) == found


@pytest.mark.parametrize(("first", "second", "kind", "states"), [
    ("v_readfirstlane_b32 s4, v0", "buffer_load_dword v1, v0, s[4:7], 0 offen", "VALU writes an SGPR that VMEM reads",
     5),
    ("v_readfirstlane_b32 s4, v0", "v_readlane_b32 s9, v0, s4", "VALU writes an SGPR that selects a lane", 4),
    ("v_cmp_eq_u32 vcc, v0, v0", "v_div_fmas_f32 v1, v0, v0, v0", "VALU writes VCC, v_div_fmas reads it", 4),
    ("buffer_store_dwordx4 v[0:3], v0, s[0:3], 0 offen", "v_mov_b32 v3, 0", "a wide store's data are overwritten", 1),
    ("v_mov_b32 v1, 0", "v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf",
     "VALU writes a VGPR that DPP reads", 2),
    ("v_cmp_eq_u32 vcc, v0, v0", "v_mov_b32 v1, vcc_lo", "VALU writes VCC, VALU reads it as a constant", 1)])
def test_wait_states(first: str, second: str, kind: str, states: int) -> None:
    """Section 4.5: one state too few is a hazard, whether others or s_nop fill them, and enough are none."""
    begin = "v_mov_b32 v1, 0\nv_mov_b32 v2, 0\nv_mov_b32 v3, 0\n" + "s_nop 7\n"
    if "vcc_lo" in second:
        begin += "s_mov_b64 vcc, 0\n"
    for fill, good in (("s_mov_b32 s8, 0\n" * (states - 1), False), ("s_mov_b32 s8, 0\n" * states, True),
                       (f"s_nop {states - 1}\n", True), (f"s_nop {states - 2}\n" * (states > 1), False)):
        found = [each for each, _ in kinds(begin + first + "\n" + fill + second)]
        assert found == ([] if good else [kind]), fill


def test_a_wide_store_with_a_scalar_offset_needs_no_wait_state() -> None:
    begin = "v_mov_b32 v1, 0\nv_mov_b32 v2, 0\nv_mov_b32 v3, 0\n"
    assert kinds(begin + "buffer_store_dwordx4 v[0:3], v0, s[0:3], s4 offen\nv_mov_b32 v3, 0") == []


@pytest.mark.parametrize(("text", "found"), [
    ("v_mov_b32 v1, v2", [("reads what nothing has written", "v2")]),
    ("s_addc_u32 s9, s0, s1", [("reads what nothing has written", "scc")]),
    ("v_mov_b32 v7, 0\nv_mov_b32 v8, 0", [("a register beyond those of the descriptor", "v8")]),
    ("s_mov_b32 s15, 0\ns_mov_b32 s16, 0", [("a register beyond those of the descriptor", "s16")]),
    ("s_mov_b32 m0, 0x41", [("local memory beyond that of the descriptor", "0x41")]),
    ("s_mov_b32 m0, -1", [])])
def test_registers_and_limits(text: str, found: list[tuple[str, str]]) -> None:
    assert kinds(text) == found
