"""The queueing rules, the rates of instructions, waits, and what the time of a launch is made of."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from polaris_lab.model.cards import card
from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.timing import issue
from polaris_sim.timing.mean_value_analysis import Station, mean, throughput_bound
from polaris_sim.timing.memory_trace import Placement
from polaris_sim.timing.memory_traffic import Traffic
from polaris_sim.timing.model import Work, constants, cycles, estimate, milliseconds, sensitivity, terms

CARD = card("rx590")
AT = constants(CARD, "expected")


def code(text: str) -> Program:
    """A program of one instruction a line, "label:" before one; numbers in brackets are counters of a wait."""
    instructions, labels = [], {}
    for said in text.splitlines():
        name, *rest = said.split()
        if name.endswith(":"):
            labels[name[:-1]] = len(instructions)
        elif name == "s_waitcnt":
            instructions.append(Instruction(name, (), {each.split("(")[0]: int(each[:-1].split("(")[1])
                                                       for each in rest}, said, 1, 1))
        else:
            instructions.append(Instruction(name, tuple(rest), {}, said, 1, 1))
    return Program("test", tuple(instructions), labels, {}, {}, ())


def work(text: str = "v_mac_f32", times: int = 1000, **other) -> Work:
    """Waves that execute each instruction of `text` `times` times: 8 work-groups of 4 waves on each of 36 units."""
    place = other.pop("place", Placement(groups=36 * 8, waves=4, resident=8, units=36))
    program = code(text)
    waves = place.groups * place.waves
    return replace(Work(program, [times * waves] * len(program.instructions), place, place.groups, {}, 0.0, 0, 0,
                        Traffic()), **other)


def expected(this: Work, **constants_) -> float:
    """Clocks of the core at the expected constants, without the launch."""
    at = AT | {"launch_us": 0} | constants_
    return milliseconds(this, at, "expected") * at["core_mhz"] * 1e3


# -- queues

def test_bounds_of_a_network() -> None:
    network = {"a": Station(4, 2), "b": Station(1)}
    assert throughput_bound(1, network, 5) == 1 / 10 and throughput_bound(100, network, 5) == 1 / 2
    assert mean(1, network, 5) == pytest.approx(1 / 10) and mean(1000, network, 5) == pytest.approx(1 / 2, rel=1e-2)


def test_two_stations_alike_have_a_known_answer() -> None:
    """In a balanced network without delay N customers reach N / (N + K - 1) of the bound (Lazowska et al., 5.4)."""
    for customers in (1, 3, 10):
        assert mean(customers, {"a": Station(2), "b": Station(2)}, 0,
                    variation=1) == pytest.approx(customers / (customers + 1) / 2)


def test_customers_of_other_servers_are_not_met() -> None:
    assert mean(4, {"a": Station(10, 4)}, 0, variation=1) == 4 / 10
    assert mean(8, {"a": Station(10, 4)}, 0, variation=1) == 4 / 10


def test_steady_service_lies_between_random_service_and_the_bound() -> None:
    network = {"a": Station(3), "b": Station(2), "c": Station(4, 4)}
    for customers in (2, 4, 8):
        random, steady = mean(customers, network, 7, 1), mean(customers, network, 7)
        bound = throughput_bound(customers, network, 7)
        assert random < steady <= bound


def test_nothing_to_do_takes_no_time() -> None:
    assert throughput_bound(3, {}, 0) == mean(3, {}, 0) == float("inf")


def test_a_launch_lasts_until_its_longest_waves_have_ended() -> None:
    """One resident set and two: what a wave has more than the mean one it does alone, after its set has ended."""
    for sets in (1, 2):
        place = Placement(groups=36 * 8 * sets, waves=4, resident=8, units=36)
        even, alone = work(place=place), 1000 * 4
        assert expected(replace(even, longest=(1.0,) * sets)) == expected(even)
        for number in range(sets):
            longest = tuple(11.0 if each == number else 1.0 for each in range(sets))
            ended = expected(even) * (number + 1) / sets + 10 * alone
            assert expected(replace(even, longest=longest)) == pytest.approx(max(ended, expected(even)))
    assert expected(replace(even, longest=(1.2, 1.0))) == expected(even)  # over before the second set is


@pytest.mark.parametrize("reading", ["low", "expected", "high"])
@pytest.mark.parametrize("dram_lines", [10**4, 10**7])
def test_terms_hold_at_other_clocks(reading: str, dram_lines: int) -> None:
    """Waves that wait for memory, whose latency runs by another clock, and for one case its rate too."""
    this = work("flat_load_dword\ns_waitcnt vmcnt(0)\nv_mac_f32", traffic=Traffic(
        served=Counter({"L1": 10**5, "DRAM": 10**5}), dram_reads=dram_lines, dram_slots=dram_lines))
    found = terms(this, AT, reading, (300, 900, 1600))
    for core, memory in ((300, 256), (750, 200), (1340, 224), (1600, 100)):
        other = AT | {"core_mhz": core, "memory_gb_per_s": memory}
        assert found.milliseconds(core, memory) == pytest.approx(milliseconds(this, other, reading), rel=1e-9)


# -- instructions

@pytest.mark.parametrize(("names", "clocks"), [
    ("v_mac_f32 v_mad_f32 v_add_u32 v_lshlrev_b32 v_cmp_gt_u64 v_mov_b32 v_mad_u32_u24 v_cndmask_b32 v_mul_lo_u16", 4),
    ("v_mul_lo_u32 v_mul_hi_u32 v_mad_u64_u32 v_mad_i64_i32 v_rcp_f32 v_rcp_iflag_f32 v_exp_f32 v_sqrt_f32", 16),
    ("v_div_scale_f32 v_div_fmas_f32 v_div_fixup_f32 v_log_f32 v_rsq_f32 v_cvt_f16_f32 v_cvt_f32_f16", 16),
    ("v_cmp_class_f32 v_bfm_b32 v_max3_f32 v_rndne_f32 v_ldexp_f32 s_setreg_imm32_b32 s_bfe_i64 s_brev_b32", 4),
    ("v_fma_f32 v_cvt_f32_u32", 16), ("v_lshlrev_b64 v_ashrrev_i64 s_and_saveexec_b64", 8), ("v_fma_f64", 64),
    ("s_add_u32 s_cmp_lt_i32", 4),
])
def test_clocks_of_an_instruction(names, clocks) -> None:
    assert {AT[issue.rate(name)] for name in names.split()} == {clocks}


def test_units() -> None:
    said = {"s_waitcnt": "wait", "s_cbranch_scc1": "branch", "s_load_dwordx2": "scalar memory", "ds_read_b32": "local",
            "s_barrier": "none",
            "flat_load_dword": "global", "buffer_store_dword": "global", "v_readlane_b32": "VALU", "s_mul_i32": "SALU"}
    assert {name: issue.unit(name) for name in said} == said


def test_integer_multiplies_run_at_a_quarter_of_the_rate() -> None:
    """clpeak on Tonga: multiply and add of integers at 0.208 of the float rate, and 4 / (16 + 4) is 0.2."""
    assert expected(work("v_mac_f32")) / expected(work("v_mul_lo_u32")) == pytest.approx(1 / 4)
    assert expected(work("v_mac_f32")) / expected(work("v_mul_lo_u32\nv_add_u32")) == pytest.approx(0.208, abs=0.01)


def test_multiply_adds_alone_reach_the_peak() -> None:
    """36 units x 64 lanes x 2 FLOP a clock: 7.119 TFLOPS of an RX 590, the launch itself left out."""
    this = work("v_mac_f32", times=10**5)
    found = estimate([this], CARD, flops=this.executed[0] * 64 * 2)
    assert found.limit == "VALU" and found.gflops.high == pytest.approx(7119, rel=1e-3)
    assert found.gflops.expected == pytest.approx(7119, rel=5e-3)


# -- waits

LATENCY = {"global": 500.0, "store": 300.0, "local": 60.0, "scalar memory": 200.0}


def stood(text: str, flat: bool = True) -> float:
    program = code(text)
    return issue.exposed(program, [1] * len(program.instructions), AT, LATENCY, flat)


def test_a_wait_is_shortened_by_what_was_done_meanwhile() -> None:
    assert stood("flat_load_dword\ns_waitcnt vmcnt(0)") == 500
    assert stood("flat_load_dword\nv_mac_f32\nv_mul_lo_u32\ns_waitcnt vmcnt(0)") == 480
    # the second came at the same time
    assert stood("flat_load_dword\nflat_load_dword\nv_mac_f32\ns_waitcnt vmcnt(1)\ns_waitcnt vmcnt(0)") == 496
    assert stood("ds_read_b32\nds_read_b32\ns_waitcnt lgkmcnt(2)") == 0
    assert stood("s_load_dword\ns_waitcnt lgkmcnt(0)") == 200


def test_stores_atomics_and_local_writes_are_waited_for() -> None:
    assert stood("flat_store_dword\ns_waitcnt vmcnt(0)") == 300
    assert stood("flat_store_dword\nflat_load_dword\ns_waitcnt vmcnt(1)") == 300
    assert stood("flat_atomic_add\ns_waitcnt vmcnt(0)") == 300
    assert stood("ds_write_b32\nv_mac_f32\ns_waitcnt lgkmcnt(0)") == 56
    assert stood("flat_store_dword\ns_waitcnt lgkmcnt(0)", flat=False) == 0


def test_the_memory_chips_have_a_clock_of_their_own() -> None:
    """Their latency in core clocks falls with the core's; L2's does not."""
    this = work("flat_load_dword\ns_waitcnt vmcnt(0)", times=1, traffic=Traffic(served={"DRAM": 1}))
    fast, slow = (cycles(this, AT | {"core_mhz": mhz})["latency"] for mhz in (1000, 500))
    assert fast == AT["l2_latency"] + AT["dram_latency"] and fast - slow == AT["dram_latency"] / 2


def test_work_groups_with_barriers_queue_as_wholes() -> None:
    """Vector unit and local memory have as much to do: four waves overlap that, one group of four does not."""
    text, place = "v_mac_f32\n" * 200 + "ds_read_b32", Placement(groups=36, waves=4, resident=1, units=36)
    free, met = (work(each, times=1, port_steps=28800, place=place) for each in (text, text + "\ns_barrier"))
    assert [expected(free), expected(met)] == pytest.approx([1600, 2400])
    alone = expected(work("v_mac_f32\n" * 200, times=1))
    assert expected(work("v_mac_f32\n" * 200 + "s_barrier", times=1)) == pytest.approx(alone, rel=0.01)


def test_a_flat_load_counts_as_local_too() -> None:
    text = "flat_load_dword\nds_read_b32\ns_waitcnt lgkmcnt(0)\ns_waitcnt vmcnt(0)"
    assert stood(text) == 500 and stood(text, flat=False) == 500
    assert stood(text.removesuffix("\ns_waitcnt vmcnt(0)")) == 500
    assert stood(text.removesuffix("\ns_waitcnt vmcnt(0)"), flat=False) == 60


def test_a_loop_waits_for_what_its_end_asked_for() -> None:
    loop = "head:\ns_waitcnt vmcnt(0)\nv_mac_f32\nflat_load_dword\nv_mac_f32\ns_cbranch_scc1 head"
    assert stood(loop) == 500 - 4 - AT["branch"]
    assert stood("head:\nv_mac_f32\nflat_load_dword\ns_waitcnt vmcnt(0)\ns_cbranch_scc1 head") == 500


def test_what_is_never_executed_is_no_wait() -> None:
    program = code("flat_load_dword\ns_waitcnt vmcnt(0)")
    assert issue.exposed(program, [3, 3], AT, LATENCY, True) == 1500
    assert issue.exposed(program, [3, 0], AT, LATENCY, True) == 0


# -- a launch

def test_each_resource_can_be_the_limit() -> None:
    waves = 36 * 8 * 4
    limits = {"VALU": work(times=2000), "SALU": work("s_add_u32", times=2000), "LDS port": work(port_steps=waves * 1e4),
              "LDS banks": work(port_steps=waves * 1e4, bank_clocks=waves * 40000),
              "TA": work(rates={"ta_dword": waves * 1000}),
              "L1": work(rates={"ta_dword": waves * 1000}, traffic=Traffic(lines=waves * 5000)),
              "L2": work(traffic=Traffic(l2_loads=10**7, l2_slots=1e7)),
              "DRAM": work(traffic=Traffic(l2_loads=10**7, l2_slots=1e7, dram_reads=10**7, dram_slots=1e7)),
              "latency": work("flat_load_dword\ns_waitcnt vmcnt(0)", traffic=Traffic(served={"DRAM": 1}))}
    for name, this in limits.items():
        assert estimate([this], CARD, 1).limit == name


def test_the_memory_chips_take_bytes_over_bandwidth() -> None:
    this = work(traffic=Traffic(l2_loads=10**8, l2_slots=1e8, dram_reads=10**8, dram_slots=1e8))
    assert estimate([this], CARD, 1).time_ms.expected == pytest.approx(64e8 / (256e9 * AT["dram_efficiency"]) * 1e3
                                                                       + 7e-3)


def test_fewer_waves_hide_less() -> None:
    load = "flat_load_dword\ns_waitcnt vmcnt(0)\n" + "\n".join(["v_mac_f32"] * 50)
    times = [expected(work(load, traffic=Traffic(served={"DRAM": 1}), place=Placement(36 * 8, 4, resident, 36)))
             for resident in (1, 2, 4, 8)]
    assert times == sorted(times, reverse=True) and times[0] > 2 * times[3]


def test_work_that_leaves_units_idle_takes_as_long_as_the_fullest_one() -> None:
    one, full = (expected(work(place=Placement(groups, 4, 8, 36))) for groups in (1, 36))
    assert one == full and expected(work(place=Placement(37, 4, 8, 36))) == 2 * full


def test_a_sample_stands_for_the_launch() -> None:
    whole = work("v_mac_f32\nds_read_b32", port_steps=1e6, bank_clocks=10**6, rates={"ta_dword": 10**5},
                 traffic=Traffic(lines=10**6, l2_loads=10**5, l2_slots=2e5, served={"L1": 1, "L2": 1}))
    part = replace(whole, sampled=whole.sampled // 2, executed=[each // 2 for each in whole.executed], port_steps=5e5,
                   bank_clocks=500000,
                   rates={"ta_dword": 50000}, traffic=Traffic(lines=500000, l2_loads=50000, l2_slots=1e5,
                                                              served={"L1": 5, "L2": 5}, share=0.5))
    assert cycles(part, AT) == pytest.approx(cycles(whole, AT)) and expected(part) == pytest.approx(expected(whole))


def test_the_range_is_in_order_and_every_unsure_constant_moves_within_it() -> None:
    this = work("flat_load_dword\nds_read_b32\ns_waitcnt lgkmcnt(0)\nv_fma_f32\nv_lshlrev_b64\ns_cbranch_scc1 x",
                port_steps=1e6, bank_clocks=10**6,
                wide_clocks=10**6, rates={"ta_dword": 10**5, "ta_store": 10**4},
                traffic=Traffic(lines=10**6, l2_loads=10**6, l2_slots=2e6, dram_reads=10**5, dram_slots=2e5,
                                served={"L2": 1, "DRAM": 1}))
    found = estimate([this, this], CARD, 1e9)
    assert found.time_ms.low < found.time_ms.expected < found.time_ms.high
    assert found.gflops == pytest.approx([1e3 / time for time in reversed(found.time_ms)])
    moved = sensitivity([this, this], CARD)
    assert {"valu_fma", "dram_latency", "core_mhz"} <= moved.keys() and "valu_full" not in moved
    for low, middle, high in moved.values():
        assert low <= middle <= high and middle == found.time_ms.expected
    assert sensitivity([work("v_fma_f32", times=10**5)],
                       CARD)["valu_fma"].high == pytest.approx(4 * milliseconds(work("v_fma_f32", times=10**5), AT,
                                                                                "expected"), rel=0.01)


def test_the_fast_end_of_a_constant_is_the_one_that_helps() -> None:
    fast, slow = (constants(card("rx580"), reading) for reading in ("low", "high"))
    assert [fast["memory_gb_per_s"], slow["memory_gb_per_s"]] == [256, 224]
    assert fast["dram_efficiency"] > slow["dram_efficiency"]
    assert fast["valu_fma"] < slow["valu_fma"] and fast["flat_counts_local"] < slow["flat_counts_local"]
    assert [fast["core_mhz"], slow["core_mhz"]] == [1340, 1257]


def test_channels_wait_as_far_as_waves_keep_step() -> None:
    times = [expected(work(traffic=Traffic(l2_loads=10**7, l2_slots=8e7)), channel_lockstep=step)
             for step in (0, 0.5, 1)]
    assert times == pytest.approx([64e7 / 512, 64e7 / 512 * 4.5, 64e7 / 512 * 8])


def test_the_word_is_simulated() -> None:
    assert repr(estimate([work()], CARD, 1)).startswith("simulated: ")


def test_every_constant_that_the_model_reads_is_of_every_card() -> None:
    for name in ("rx480", "rx580", "rx590", "rx590_gme", "r9_nano"):
        assert estimate([work()], card(name), 1).limit == "VALU"
        assert all(each.source for each in card(name).constants.values())
