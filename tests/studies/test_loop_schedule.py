"""What is read from a loop for gfx803: from listings written by hand, then from the compiler where it is."""

from __future__ import annotations

import math

import pytest
from refusals import refuses

from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code.assembly import parse
from polaris_studies import loop_schedule, pointer_codegen

REPORT = """\t.section
\t.amdhsa_kernel probe
\t.end_amdhsa_kernel
.Lfunc_end1:
; codeLenInByte = 96
; NumVgprs: 9
; LDSByteSize: 512 bytes/workgroup
\t.amdgpu_metadata
---
amdhsa.kernels: []
\t.end_amdgpu_metadata
"""
EDGE = """
\ts_cbranch_execz .L3
; %bb.1:
\tv_cmp_lt_i32_e32 vcc, 0, v6
\ts_cbranch_execz .L2
\tflat_load_dword v4, v[12:13]
.L2:
\ts_waitcnt vmcnt(0)
.L3:
\ts_cbranch_execz .L4
; %bb.2:
\tflat_load_dwordx4 v[8:11], v[12:13]
.L4:
"""
EARLY = """probe:
\ts_branch .L1
.L1:                               ; =>This Inner Loop Header
\ts_barrier
""" + EDGE + """
\tflat_load_dwordx4 v[12:15], v[20:21]
\tds_read2_b32 v[4:5], v4 offset1:1
\ts_waitcnt lgkmcnt(2)
\tv_mac_f32_e32 v0, v4, v5
\ts_waitcnt lgkmcnt(1)
\tv_mad_f32 v0, v4, v5, v0
\tv_mac_f32_e32 v0, v4, v5
\ts_waitcnt vmcnt(0)
\tds_write2_b32 v4, v10, v11
\tv_mac_f32_e32 v0, v4, v5
\ts_cbranch_scc1 .L9
\ts_branch .L1
.L9:
\tv_mac_f32_e32 v0, v4, v5
\ts_endpgm
""" + REPORT
LATE = "probe:\n.L1:\n" + EDGE + """
\ts_waitcnt vmcnt(0)
\tds_write2_b32 v4, v10, v11
\ts_barrier
\tv_mac_f32_e32 v0, v4, v5
\ts_cbranch_scc0 .L1
\ts_endpgm
""" + REPORT


def test_loads_that_are_issued_early() -> None:
    """By vmcnt three multiply-adds pass; as flat loads, two outlast lgkmcnt(2) but not lgkmcnt(1)."""
    assert loop_schedule.facts(EARLY, "probe") == {
        "vgprs": 9, "lds_bytes": 512, "code_bytes": 96, "barriers": 1, "written_out": 5, "instructions": 16,
        "lds_instructions": 2, "loads": "flat_load_dwordx4 flat_load_dwordx4", "in_flight": 2, "behind": 3,
        "behind_flat": 1}


def test_loads_that_are_waited_for_at_once() -> None:
    found = loop_schedule.facts(LATE, "probe")
    assert (found["in_flight"], found["behind"], found["behind_flat"]) == (1, 0, 0)


def texts(listing: str) -> list[str]:
    return [step.text for step in loop_schedule.iteration(parse(listing, "probe"))]


def test_an_iteration_is_followed_without_the_edge() -> None:
    steps = texts(EARLY)
    assert steps[0] == "s_barrier" and steps[-1] == "s_branch .L1"
    assert sum(step.startswith("flat_load") for step in steps) == 2 and not any("flat_load_dword " in step
                                                                                for step in steps)
    # a single load is for the edge, too
    assert texts(EARLY.replace("\ts_cbranch_execz .L2\n", "")) == steps


def test_a_loop_that_cannot_be_followed_has_no_iteration() -> None:
    inner = LATE.replace("\ts_barrier\n", "\ts_barrier\n.L5:\n\ts_nop 0\n\ts_cbranch_scc1 .L5\n")
    for text, said in ((inner, "does not come back"),
                       (LATE.replace("s_cbranch_scc0 .L1", "s_nop 0"), "does not come back"),
                       (LATE.replace("flat_load_dwordx4", "v_nop"), "with a load"),
                       (LATE.replace("s_barrier", "s_nop"), "no barrier")):
        with pytest.raises(ValueError, match=said):
            texts(text)
    assert math.isnan(loop_schedule.facts(inner, "probe")["behind"]) and loop_schedule.facts(inner,
                                                                                             "probe")["vgprs"] == 9
    with refuses("function", says="other"):
        loop_schedule.facts(LATE, "other")


def test_the_two_kernels_at_hand() -> None:
    specs = catalogue()
    table = loop_schedule.schedules([specs["gemm_tile20_vectorized"], specs["gemm_tile20_prefetch"],
                                     specs["gemm_tile16"]])
    assert list(table.columns) == loop_schedule.SCHEDULE_COLUMNS and set(table["device"]) == {pointer_codegen.POLARIS}
    assert table["lds_bytes"].tolist() == [3200, 6400, 2048] and table["barriers"].tolist() == [2, 1, 0]
    assert table["in_flight"].tolist()[:2] == [1, 2] and table["behind"][0] == 0 < table["behind"][1]
