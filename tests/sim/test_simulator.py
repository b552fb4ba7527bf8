"""gfx803 code executed: every kernel gives NumPy's product, its faults are seen, and planted ones turn the comparison
red."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from one_wave import scalar_words, wave
from reference_campaign import campaign, differences, gaps
from refusals import refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.problem import Attention, Gemm, Problem, Transpose
from polaris_lab.verify.problems import nearest_fitting, random_problem
from polaris_sim.code import assembly, listings
from polaris_sim.emu.basic_blocks import Analysis
from polaris_sim.emu.batches import execute
from polaris_sim.emu.denormals import flushing
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.memory import Memory
from polaris_sim.simulator import Simulation, report, simulate
from polaris_sim.timing import cost_estimate

GOOD = [name for name, spec in catalogue().items() if not spec.museum]
GEMM = [name for name in GOOD if catalogue()[name].signature == "gemm"]
EDGES = Gemm(37, 41, 19, alpha=-1.5, beta=0.5, ldc=45)
FAULTY = {"gemm_tiled_2x2_oob": "local memory", "gemm_tiled_2x2_oob_newloop": "local memory",
          "gemm_float4_vec_confused": "local memory",
          "gemm_gcn4_vec4_float4": "buffer", "gemm_gcn4_vec4_new_float4": "buffer",
          "attention_v3_past_the_end": "buffer"}
"""Museum kernels that leave their memory, and which."""
RIGHT = ("gemm_float4_vec_wide_grid", "attention_v3_no_barrier")
"""Museum kernels that are right here: one does its work several times over, the other's waves go in step."""


@pytest.fixture(autouse=True)
def _a_loop_without_end_fails_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polaris_sim.emu.executor.MOST_INSTRUCTIONS", 1_000_000)


# -- every kernel

@pytest.mark.parametrize("name", GEMM)
def test_every_good_kernel_gives_the_product_to_the_bit(name: str) -> None:
    spec = catalogue()[name]
    found, _ = differences(spec, nearest_fitting(spec, EDGES if spec.b_layout == "n"
                                                 else Gemm(**vars(EDGES) | {"trans_b": True, "ldb": None})), seed=3)
    assert not found


def small(rng: np.random.Generator, name: str) -> Problem:
    """Draw a problem for whose configuration there is a record: an attention's is for one D, without a mask, and a
    product's for CPUs for matrices as they lie."""
    spec = catalogue()[name]
    problem = random_problem(rng, spec, 40)
    if "_cpu" in name and spec.signature == "gemm":
        return replace(problem, trans_a=False, trans_b=False, lda=None, ldb=None)
    if spec.signature != "attention":
        return problem
    return replace(problem, d=spec.config()["D"], ld=spec.config()["D"] + 3, causal=False, dtype="float32")


@pytest.mark.parametrize("name", [name for name in GOOD if name not in ("gemm_cpu", "attention_cpu")])
def test_random_problems(name: str) -> None:
    """Three of each; one where a work-item makes a whole tile of C, since such waves are nearly empty and long."""
    rng, problems = np.random.default_rng(GOOD.index(name)), 1 if "_cpu" in name else 3
    count, found = campaign(catalogue()[name], ((small(rng, name), at) for at in range(problems)))
    assert count == problems
    assert not found


@pytest.mark.parametrize("name", [name for name in GOOD if name not in ("gemm_cpu", "attention_cpu")])
def test_the_code_that_clover_makes_is_right_too(name: str) -> None:
    rng = np.random.default_rng(100 + GOOD.index(name))
    found, done = differences(catalogue()[name], small(rng, name), 4, compiler="clover")
    assert not found and not {"v_mac_f32", "v_mad_f32"} & done.mix.keys()


@pytest.mark.parametrize("shape", [(0, 5, 4), (5, 0, 4), (3, 4, 0), (1, 1, 1), (17, 13, 1), (1, 65, 33)])
def test_empty_and_tiny_problems(shape: tuple[int, int, int]) -> None:
    for beta in (0.0, 2.0):
        assert differences(catalogue()["gemm_tiled"], Gemm(*shape, alpha=0.5, beta=beta), seed=1)[0] == []


@pytest.mark.parametrize("trans", [(True, False), (False, True), (True, True)])
def test_operands_are_turned_by_the_catalogue_s_transpose(trans: tuple[bool, bool]) -> None:
    found, done = differences(catalogue()["gemm_tiled"],
                              Gemm(21, 34, 18, trans_a=trans[0], trans_b=trans[1], lda=40, ldb=37), seed=2)
    assert not found
    assert {function for function, _, _ in done.counts} == {"gemm_tiled", "transpose"}


def test_parts_of_k_are_added_by_the_work_group_that_arrives_last() -> None:
    problem = Gemm(40, 50, 64, beta=0.25)
    inputs = problem.inputs(0)
    done = simulate("gemm_blocked", problem=problem, inputs=inputs, config={"SPLIT": 2}, compiler="clang")
    assert {function for function, _, _ in done.counts} == {"gemm_blocked"}
    assert np.allclose(done.output, inputs["A"].astype(float) @ inputs["B"] + 0.25 * inputs["C"], atol=1e-4)


@pytest.mark.parametrize("shape", [(1, 1), (16, 16), (33, 70), (0, 3)])
def test_transpose_moves_every_element(shape: tuple[int, int]) -> None:
    assert differences(catalogue()["transpose"], Transpose(*shape, ldi=shape[1] + 3, ldo=shape[0] + 5), seed=0)[0] == []


def test_what_is_left_out_is_not_missed() -> None:
    for name in ("gemm_tiled", "gemm_gcn4_vec4", "gemm_tile20_prefetch", "gemm_register_tiled"):
        lean, full = (simulate(name, problem=nearest_fitting(catalogue()[name], EDGES), keep_dead=keep,
                               compiler="clang")
                      for keep in (False, True))
        assert np.array_equal(lean.output, full.output)
        assert lean.counts == full.counts


# -- museum kernels

@pytest.mark.parametrize("name", [name for name, spec in catalogue().items() if spec.museum])
def test_museum_kernels_run_and_their_faults_show(name: str) -> None:
    spec = catalogue()[name]
    attention = Attention(2, 3, 40, 16, t=130, ld=19, scale=8.0)
    problem = nearest_fitting(spec, attention if spec.signature == "attention" else Gemm(40, 130, 36))
    found, done = differences(spec, problem, seed=5)
    assert bool(found) == (name not in RIGHT)
    assert any(FAULTY[name] in kind for kind in done.faults["kind"]) if name in FAULTY else done.faults.empty


def test_the_broken_tiles_err_as_much_as_their_products_are_large() -> None:
    done = simulate("gemm_tiled_2x2_oob", 1024, 1024, 1024, groups=24, compiler="clang")
    inputs = done.problem.inputs(0)
    error = done.output - inputs["A"].astype(float) @ inputs["B"]
    assert done.groups == (24, 1024)
    assert np.isfinite(error).sum() == 24 * 32 * 32
    # a product's elements have a deviation of 32; the largest of all the errors is 233 to 291
    assert 38 < np.nanstd(error) < 43
    assert 150 < np.nanmax(np.abs(error)) < 300


def test_a_fault_says_who_where_and_how_often() -> None:
    done = simulate("gemm_tiled_2x2_oob", 32, 32, 16, compiler="clang")
    row = done.faults.iloc[0]
    assert (row.kind, row.buffer, row["index"], row.address) == ("access outside local memory", "local memory", 512,
                                                                 2048)
    assert (row.group, row.local_id, row.global_id) == ((0, 0, 0), (8, 15, 0), (8, 15, 0))
    line = catalogue()["gemm_tiled_2x2_oob"].source().splitlines()[row.source_line - 1]
    assert "Bs[" in line and "ds_write" in row.instruction
    assert row["count"] == 8  # columns 16 to 31 of the last row
    assert "fault" in report(done) and "work-item (8, 15, 0)" in report(done)


# -- planted faults

PLANTED = {
    "a difference for a sum": (r"v_add_u32_e64 v7, s\[2:3\], 64, v7", "v_sub_u32_e64 v7, s[2:3], 64, v7"),
    "a dropped offset": (r"offset0:2 offset1:3", "offset1:3"),
    "lanes that stay off": (r"s_or_b64 exec, exec, s\[2:3\]\n", "s_nop 0\n"),
    "lanes in reverse": (r"(\n\.LBB0_7:[^\n]*\n)", r"\1\tv_xor_b32_e32 v3, 15, v3\n"),
    "a carry not added": (r"v_addc_u32_e64 v6, s\[2:3\], v14, v6, s\[2:3\]", "v_add_u32_e64 v6, s[2:3], v14, v14"),
    "a store to a tile left out": (r"ds_write_b32 v13, v14", "s_nop 0"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_planted_faults_turn_the_comparison_red(name: str) -> None:
    spec = catalogue()["gemm_tiled"]
    wrong, right = PLANTED[name]
    text, count = re.subn(wrong, right, listings.load(spec).text)
    assert count
    assert differences(spec, EDGES, seed=3)[0] == []
    assert differences(spec, EDGES, seed=3, listing={"gemm_tiled": assembly.parse(text, "gemm_tiled")})[0]


def test_masks_in_reverse_turn_the_comparison_red(monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked = WaveExecutor._unpacked
    monkeypatch.setattr(WaveExecutor, "_unpacked", lambda self, words: unpacked(self, words)[:, ::-1])
    assert differences(catalogue()["gemm_tiled"], EDGES, seed=3)[0]


# -- control flow

def test_waves_that_part_meet_again_and_count_what_each_executed() -> None:
    state = wave("""
        v_cmp_gt_u32_e32 vcc, s2, v0
        s_cbranch_vccz .Lother
        v_mov_b32_e32 v1, 1
        s_branch .Lend
    .Lother:
        v_mov_b32_e32 v1, 2
    .Lend:
        v_add_u32_e32 v1, vcc, 10, v1
    """, v={0: np.arange(64)}, s={2: 0})
    assert set(state.v(1)) == {12}


def _machine(text: str, waves: int, **more: object) -> WaveExecutor:
    frame = (f"k:\n{text}\n\ts_endpgm\n.Lfunc_end0:\n\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n"
             "\t.amdgpu_metadata\n---\namdhsa.kernels: []\n\t.end_amdgpu_metadata\n")
    memory = Memory()
    memory.map()
    return WaveExecutor(assembly.parse(frame, "k"), waves, memory, vgprs=8, **more)


LOOP = """
    v_mov_b32_e32 v1, 0
.Lloop:
    v_add_u32_e32 v1, vcc, 1, v1
    s_add_i32 s0, s0, -1
    s_cmp_gt_i32 s0, 0
    s_cbranch_scc1 .Lloop
    v_mov_b32_e32 v2, 7
"""


def test_each_wave_turns_a_scalar_loop_as_often_as_its_own_count_says() -> None:
    machine = _machine(LOOP, 4)
    machine.set_scalar(0, np.array([3, 1, 5, 2], np.uint32))
    machine.run()
    assert machine.vector[1, :, 0].tolist() == [3, 1, 5, 2]
    assert (machine.vector[2] == 7).all()
    assert scalar_words(machine, 0).tolist() == [0, 0, 0, 0]
    times = {each.name: count for each, count in machine.executed()}
    assert times["s_add_i32"] == 11 and times["s_endpgm"] == 4


def test_waves_that_sleep_keep_their_condition_code() -> None:
    machine = _machine("""
        s_cmp_eq_u32 s0, 0
        s_cbranch_scc1 .Lmeet
        s_cmp_eq_u32 s0, 0
        s_add_u32 s1, s1, 1
        s_cmp_eq_u32 s0, 7
    .Lmeet:
        s_cselect_b32 s2, 5, 6
    """, 3)
    machine.set_scalar(0, np.array([0, 1, 7], np.uint32))
    machine.run()
    assert scalar_words(machine, 2).tolist() == [5, 6, 5]
    assert scalar_words(machine, 1).tolist() == [0, 1, 1]


def test_a_wave_behind_a_barrier_waits_for_one_that_went_another_way() -> None:
    machine = _machine("""
        v_mov_b32_e32 v1, 5
        s_cmp_eq_u32 s0, 0
        s_cbranch_scc1 .Lmeet
        v_mov_b32_e32 v0, 0
        ds_write_b32 v0, v1
        s_barrier
        s_branch .Lend
    .Lmeet:
        v_mov_b32_e32 v0, 0
        s_barrier
        ds_read_b32 v2, v0
    .Lend:
        v_mov_b32_e32 v3, 1
    """, 4, per_group=2, lds_bytes=16)
    machine.set_scalar(0, np.array([0, 1, 1, 0], np.uint32))
    machine.set_scalar(124, np.uint32(2**32 - 1))
    machine.run()
    assert machine.vector[2, [0, 3], 0].tolist() == [5, 5]
    assert (machine.vector[3] == 1).all()


def test_a_wave_that_has_ended_counts_as_arrived() -> None:
    machine = _machine("s_cmp_eq_u32 s0, 0\ns_cbranch_scc1 .Lgo\ns_endpgm\n.Lgo:\ns_barrier\nv_mov_b32_e32 v1, 9", 2,
                       per_group=2)
    machine.set_scalar(0, np.array([0, 1], np.uint32))
    machine.run()
    assert machine.vector[1, 0].tolist() == [9] * 64
    assert {each.name: count for each, count in machine.executed()}["v_mov_b32"] == 1


SPILLED = "v_writelane_b32 v5, s0, 40\nv_readlane_b32 s1, v5, 40\n"


@pytest.mark.parametrize(("more", "spill_vgprs"), [("v_mov_b32 v6, v4", {5}), ("v_mov_b32 v6, v5", set()),
                                                   ("v_lshlrev_b64 v[4:5], 1, v[6:7]", set()),
                                               ("v_movrels_b32 v6, v1", set()), ("v_writelane_b32 v0, s0, 2", {5})])
def test_registers_that_are_only_named_lane_by_lane_hold_spilled_ones(more: str, spill_vgprs: set[int]) -> None:
    analysis = Analysis(_machine(SPILLED + more, 1).program, keep_dead=False)
    assert analysis.spill_vgprs == spill_vgprs
    assert analysis.named_lanes() == ([] if spill_vgprs else ["40", "40"]) + (["2"] if "v0" in more else [])


def test_lanes_without_a_work_item_hold_spilled_registers() -> None:
    machine = _machine(SPILLED, 2, lanes=1, spill_vgprs={5})
    for values in ([11, 12], [13, 14]):
        machine.set_scalar(0, np.array(values, np.uint32))
        machine.run()
        assert scalar_words(machine, 1).tolist() == values
        machine.reset(np.arange(2))
        assert not machine.all_lanes(5).any()


def test_an_endless_loop_is_stopped() -> None:
    with pytest.raises(DeviceError, match="executed 1000 instructions and not ended; it is in 's_nop 0'"):
        _machine(".Lagain:\ns_nop 0\ns_branch .Lagain", 1, limit=1000).run()


def test_a_limit_that_is_not_given_is_the_module_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polaris_sim.emu.executor.MOST_INSTRUCTIONS", 1000)
    with pytest.raises(DeviceError, match="executed 1000 instructions and not ended"):
        simulate("gemm_naive", 4, 4, 1000, compiler="clang")


def test_an_unknown_instruction_is_named_with_its_line_before_anything_runs() -> None:
    with pytest.raises(
        ValueError, match="what k needs:\n  v_frobnicate_b32: line 3 of the listing: v_frobnicate_b32 v0, v1"
    ):
        _machine("v_mov_b32_e32 v1, 1\nv_frobnicate_b32 v0, v1", 1)


# -- the call

def test_sampled_groups_give_their_elements_and_no_others() -> None:
    whole, some = simulate("gemm_tiled", 64, 64, 16,
                           compiler="clang"), simulate("gemm_tiled", 64, 64, 16, groups=5, seed=0,
                                                               compiler="clang")
    assert (whole.groups, some.groups) == ((16, 16), (5, 16))
    there = ~np.isnan(some.output)
    assert there.sum() == 5 * 256
    assert np.array_equal(some.output[there], whole.output[there])
    assert whole.wave_instructions * 5 == some.wave_instructions * 16
    assert some.mix["v_mac_f32"] == 5 * 4 * 16


def test_an_observer_sees_every_access() -> None:
    seen = []
    done = simulate("gemm_tiled", 16, 16, 16, watch=lambda *what: seen.append(what), compiler="clang")
    assert sum(mask.any(axis=1).sum() for instruction, _, _, mask in seen
               if instruction.name == "flat_load_dword") == done.mix["flat_load_dword"]
    _, waves, addresses, mask = next(each for each in seen if each[0].name == "flat_load_dword")
    assert waves.tolist() == [0, 1, 2, 3] and addresses.shape == mask.shape == (4, 64) and mask.all()
    assert (np.diff(addresses[0, :16]) == 4).all() and addresses[1, 0] - addresses[0, 0] == 4 * 64
    reads = [each for each in seen if each[0].name == "ds_read2_b32"]
    assert len(reads) == 2 * 16 and all((0 <= each[2]).all() and (each[2] < 2048).all() for each in reads)


def test_what_is_the_launch_s_own_lies_far_behind_the_buffers() -> None:
    memory = Memory()
    memory.allocate("small", 100)
    end = memory.allocate("large", 10**6) + 10**6
    packet = memory.allocate("packet", 64, data=False)
    assert packet >= end + 4 * 10**6 - 4096 and memory.allocate("arguments", 64, data=False) < packet + 3 * 4096
    full = Memory()
    full.allocate("nearly all", 2**32 - 2**20)
    full.allocate("arguments", 64, data=False)  # there is room for it still


def test_an_observer_may_keep_what_it_is_told() -> None:
    """Of 70 x 50 the last work-groups are not full: lanes come and go, and what was told before stays as it was."""
    seen = []
    simulate("gemm_float4_vec_any", 70, 50, 19, watch=lambda _,
             *what: seen.append((what, [each.copy() for each in what])), compiler="clang")
    assert all(np.array_equal(kept, copy) for what, copies in seen for kept, copy in zip(what, copies, strict=True))
    assert len({each[0][2].sum() for each in seen}) > 1


def test_an_observer_is_told_where_private_memory_lies() -> None:
    """436 bytes of a wave, each word in a row with those of 63 lanes that have no work-item: at an offset of 4 n, n
    rows of 256 bytes on."""
    bases: dict[int, set[int]] = {}

    def watch(instruction, ids, addresses, mask) -> None:
        if instruction.name.startswith("buffer_") and "offen" not in instruction.modifiers:
            assert addresses.shape == mask.shape == (len(ids), 1) and (addresses % 256 == 0).all() and mask.all()
            for wave, row in zip(ids.tolist(), addresses[:, 0] // 256 - instruction.modifiers.get("offset", 0) // 4,
                                 strict=True):
                bases.setdefault(wave, set()).add(int(row))

    simulate("gemm_register_wide", 128, 256, 3, watch=watch, compiler="clang")
    (first,) = bases[0]
    assert bases == {wave: {first + wave * 436 // 4} for wave in range(128)}


def test_a_result_that_is_only_written_is_never_read() -> None:
    inputs = Gemm(16, 16, 4).inputs(0) | {"C": np.full((16, 16), np.nan, np.float32)}
    assert np.isfinite(simulate("gemm_tiled", 16, 16, 4, inputs=inputs, compiler="clang").output).all()


@pytest.mark.parametrize(("arguments", "argument"), [
    ({}, "problem"),
    ({"m": 4, "n": 4, "k": 4, "groups": 0}, "groups"),
    ({"m": 4, "n": 4, "k": 4, "problem": Gemm(4, 4, 4)}, "problem"),
    ({"m": 4, "n": 4, "k": 4, "card": "rx5900"}, "card"),
    ({"m": 4, "n": 4, "k": 4, "inputs": {"A": np.zeros((4, 4))}}, "inputs"),
    ({"m": 4, "n": 4, "k": 4, "inputs": {"A": np.zeros((4, 5)), "B": np.zeros((4, 4))}}, "A"),
])
def test_bad_input_is_refused_in_a_sentence(arguments: dict, argument: str) -> None:
    with refuses(argument):
        simulate("gemm_tiled", **arguments)


def test_a_need_that_is_not_met_is_refused_as_at_a_launch() -> None:
    with refuses("kernel", says="gemm_float4_vec needs N % 4 == 0"):
        simulate("gemm_float4_vec", 16, 30, 16, compiler="clang")
    with refuses("kernel", says="gemm_tiled"):
        simulate("gemm_tiled", problem=Transpose(3, 4), compiler="clang")


# -- kernels of one's own

BODIES = {
    "reads_unwritten_local": (
        "local float a[16][16]; if (row < M && x < K) a[y][x] = A[row * lda + x]; barrier(CLK_LOCAL_MEM_FENCE); "
        "float s = 0; for (int k = 0; k < 16; ++k) s += a[y][k] * (k < K ? B[k * ldb + col] : 0.0f);"
    ),
    "asks_the_dimensions": "float s = get_work_dim() == 2 ? 0 : 1000; for (int k = 0; k < K; ++k) s += A[row * lda + "
                           "k] * B[k * ldb + col];",
    "carries_a_half": (
        "ulong z = ((ulong)(uint)row << 32) | 0xfffffff0u; for (int k = 0; k < K; ++k) z += as_uint(B[k * ldb + col]) "
        ">> 16; "
        "float s = (uint)(z >> 32);"
    ),
    "goes_too_far": "float s = 0; for (int k = 0; k < K; ++k) s += A[row * lda + k] * B[k * ldb + col + 100000];",
}
"""What computes s, by the kernel's name."""


def _own(name: str, folder: Path, m: int = 16, n: int = 16, k: int = 8) -> tuple[Simulation, dict[str, np.ndarray]]:
    file = folder / f"{name}.cl"
    file.write_text(f"""kernel void {name}(int M, int N, int K, float alpha, global const float *A, int lda,
        global const float *B, int ldb, float beta, global float *C, int ldc) {{
    const int col = get_global_id(0), row = get_global_id(1), x = get_local_id(0), y = get_local_id(1);
    {BODIES[name]}
    if (row < M && col < N) C[row * ldc + col] = s;
}}""")
    problem = Gemm(m, n, k)
    inputs = problem.inputs(1)
    return simulate(kernel(file), problem=problem, inputs=inputs, compiler="clang"), inputs


def test_local_memory_that_is_read_before_it_is_written_spoils_the_result(tmp_path: Path) -> None:
    assert np.isnan(_own("reads_unwritten_local", tmp_path)[0].output).all()
    assert np.isfinite(_own("reads_unwritten_local", tmp_path, k=16)[0].output).all()


def test_a_launch_has_two_dimensions(tmp_path: Path) -> None:
    done, inputs = _own("asks_the_dimensions", tmp_path)
    assert np.allclose(done.output, inputs["A"] @ inputs["B"], atol=1e-5)


def test_the_carry_of_a_sum_with_a_half_is_kept(tmp_path: Path) -> None:
    done, inputs = _own("carries_a_half", tmp_path)
    assert "v_add_u32_sdwa" in done.mix
    sums = 0xfffffff0 + (inputs["B"].view(np.uint32).astype(np.uint64) >> np.uint64(16)).sum(axis=0)
    assert np.array_equal(done.output, np.arange(16)[:, None] + (sums >> np.uint64(32))[None, :])


def test_a_far_access_is_told_of_the_problem_s_buffer_before_it(tmp_path: Path) -> None:
    faults = _own("goes_too_far", tmp_path)[0].faults
    # the last one; B lies before it
    assert set(faults["kind"]) == {"load outside every buffer"} and set(faults["buffer"]) == {"C"}
    memory = Memory()
    first, second = memory.allocate("first", 400), memory.allocate("second", 400)
    memory.allocate("empty", 0)
    memory.allocate("packet", 64, data=False)
    places = [first - 4, first + 400, first + 5000, second - 256, second - 260, second + 10**6]
    assert [memory.find(place) for place in places] == [
        ("first", -1), ("first", 100), ("first", 1250), ("second", -64), ("first", (second - first) // 4 - 65),
        ("second", 250_000)]
    assert memory.find(second, data=False)[0] == "packet" and Memory().find(4) == ("", 0)


# -- denormals

def test_denormals_are_zeros_inside_and_themselves_again_after() -> None:
    tiny = np.full(64, 2.0**-120, np.float32)
    with flushing():
        assert not (tiny * np.float32(2.0**-20)).any()
        assert not (np.full(64, 1, np.uint32).view(np.float32) * np.float32(2.0**60)).any()
    assert (tiny * np.float32(2.0**-20)).all()


@pytest.mark.parametrize("has_mode", [True, False])
def test_operands_products_and_sums_are_flushed_one_by_one(has_mode: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polaris_sim.emu.wavefronts.available", lambda: has_mode)
    tiny, denormal = np.float32(2.0**-80), np.float32(2.0**-140)
    state = wave("""
        v_mul_f32_e32 v3, v0, v0
        v_mad_f32 v4, v0, v0, v0
        v_add_f32_e32 v5, v1, v2
        v_mac_f32_e32 v6, v1, v2
        v_mul_f32_e64 v7, -v1, v2
        v_mov_b32_e32 v8, v1
        v_fma_f32 v9, v0, v0, v1
    """, v={0: tiny, 1: denormal, 2: np.float32(1.0), 6: np.float32(3.0)})
    assert [float(state.f(register)[0]) for register in (3, 4, 5, 6, 7, 9)] == [0, tiny, 1, 3, 0, 0]
    assert np.signbit(state.f(7)).all() and (state.f(8).view(np.uint32) == denormal.view(np.uint32)).all()
    kept = wave("v_mul_f32_e32 v3, v1, v2", v={1: denormal, 2: np.float32(1.0)}, flush=False)
    assert (kept.f(3) == denormal).all()


def test_without_the_processor_s_mode_the_product_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polaris_sim.emu.wavefronts.available", lambda: False)
    assert differences(catalogue()["gemm_tiled"], EDGES, seed=3)[0] == []


def test_an_interrupt_leaves_the_arithmetic_as_it_was() -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("gemm_tiled", 16, 16, 4, watch=stop, compiler="clang")
    assert (np.full(64, 2.0**-120, np.float32) * np.float32(2.0**-20)).all()


def test_the_words_between_the_rows_are_the_gaps() -> None:
    done = simulate("gemm_tiled", problem=Gemm(3, 4, 5, ldc=7), compiler="clang")
    assert len(gaps(done.problem, done)) == 2 * 3


@pytest.mark.parametrize("ld", [40, 43])
def test_halves_are_right_and_leave_the_gaps_between_rows(ld: int) -> None:
    problem = Attention(2, 1, 33, 40, t=20, causal=True, diagonal=-3, ld=ld, dtype="float16")
    found, done = differences(catalogue()["attention_v2"], problem, seed=3)
    assert not found and done.output.dtype == np.float16
    assert len(gaps(problem, done)) == (2 * 33 - 1) * (ld - 40)
    if ld > 40:
        done.raw[40] = 0
        assert (gaps(problem, done) == 0).sum() == 1
    assert {"v_cvt_f16_f32", "flat_store_short"} <= done.mix.keys()


def test_a_sample_of_work_groups_wrote_its_halves() -> None:
    problem = Attention(2, 3, 64, 40, dtype="float16")
    inputs = problem.inputs(3)
    done = simulate("attention_v2", problem=problem, inputs=inputs, groups=2, seed=3, compiler="clang")
    assert done.groups == (2, 6) and done.written.sum() == 2 * 64 * 40
    assert Expectation(problem, inputs).compare(done.output, done.written).ok


def test_the_long_campaign_has_a_row_for_each_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    import proof

    kept = {}
    monkeypatch.setattr(proof, "save", lambda table, study, facts, *, record: kept.setdefault(study, table))
    monkeypatch.setattr(proof.secrets, "randbits", lambda bits: 1)  # of 450 seeds, one draws four that show no fault
    assert proof.main(["gemm_tiled", "transpose", "gemm_tiled_2x2_oob", "--simulate", "--problems", "4"]) == 0
    table = kept["simulation"]
    assert list(table["kernel"]) == ["gemm_tiled", "transpose", "gemm_tiled_2x2_oob"]
    assert (table["problems"] == 4).all() and table["ok"].all()
    assert (table["findings"] > 0).tolist() == [False, False, True]


def test_a_sample_of_work_groups_is_judged_by_what_it_wrote() -> None:
    problem = Gemm(64, 64, 32)
    inputs = problem.inputs(3)
    done = simulate("gemm_tiled", problem=problem, inputs=inputs, groups=5, seed=3, compiler="clang")
    expected = Expectation(problem, inputs)
    assert done.groups == (5, 16) and done.written.sum() == 5 * 16 * 16 and np.isnan(done.output[~done.written]).all()
    assert expected.compare(done.output, done.written).ok and not expected.compare(done.output).ok
    broken = np.where(done.written, done.output + 1, done.output)
    assert not expected.compare(broken, done.written).ok
    assert simulate("gemm_tiled", problem=problem, inputs=inputs, compiler="clang").written is None


def test_a_timed_simulation_is_executed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cost is that of a second execution, which it does not need."""
    problem = Gemm(64, 48, 40, trans_b=True)
    apart = simulate("gemm_tiled", problem=problem, compiler="clang")
    ran = []
    monkeypatch.setattr(cost_estimate, "execute", lambda *arguments,
                        **more: ran.append(arguments) or execute(*arguments, **more))
    timed = simulate("gemm_tiled", problem=problem, timed=True, compiler="clang")
    assert timed.time_ms.expected > 0 and not ran
    assert apart.cost.works == timed.cost.works and (apart.time_ms, apart.traffic) == (timed.time_ms,
                                                                                       timed.traffic) and len(ran) == 1
    assert np.array_equal(apart.output, timed.output)
    assert timed.cost.again(timed.cost.card) == timed.cost.works
    with refuses("timed"):
        simulate("gemm_tiled", problem=problem, timed=True, groups=1, compiler="clang")
