"""Kernels of the catalogue, from their machine code to bytes and a time: counts worked out by hand, samples against
the whole."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from refusals import refuses

import polaris_sim as gcn3
from polaris_lab.model.cards import card, with_ways
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import Gemm
from polaris_sim.emu.placement import PlacedPlan
from polaris_sim.timing import cost_estimate, memory_traffic
from polaris_sim.timing.cost_estimate import DEPTHS, cost, extrapolate, sampled_groups, suitable_depths
from polaris_sim.timing.memory_trace import Placement


def test_gemm_tiled_moves_what_its_text_says() -> None:
    """64 cubed: 16 work-groups of 4 waves, 4 turns of 2 loads each; a wave's load is 4 rows of 16 floats, a line
    each."""
    found = cost("gemm_tiled", 64, 64, 64, compiler="clang")
    (work,) = found.works
    assert work.rates == {"ta_dword_pieces": 16 * 4 * 4 * 2, "ta_store": 16 * 4}
    lines = 16 * 4 * 4 * 2 * 4
    assert found.traffic["L1"] == 64 * lines and work.traffic.lines == lines
    assert found.traffic["L2 write"] == found.traffic["DRAM write"] == 4 * 64 * 64
    assert found.traffic["DRAM read"] == 2 * 4 * 64 * 64  # A and B, once
    assert found.sampled == (16, 16)
    assert found.time_ms.low < found.time_ms.expected < found.time_ms.high
    assert found.gflops.expected == pytest.approx(2 * 64**3 / found.time_ms.expected / 1e6)


def test_multiply_adds_take_their_share_of_the_vector_unit() -> None:
    """64 cubed: a multiply-add for each output and step, in waves of 64, on one group of four waves for a unit: 4
    clocks each."""
    found = cost("gemm_tiled", 64, 64, 64, compiler="clang")
    (work,) = found.works
    macs = sum(count for each, count in zip(work.program.instructions, work.executed, strict=True)
               if each.name in ("v_mac_f32", "v_mad_f32"))
    assert macs == 64**3 / 64 and found.cycles["VALU"] > 4 * macs / 16 / 4


def test_local_reads_are_counted_by_words_and_banks() -> None:
    """gemm_tiled stores two words a lane and turn, and reads two a step of k: 8 clocks and 4 on the port, by the
    word."""
    (work,) = cost("gemm_tiled", 64, 64, 64, compiler="clang").works
    stores, reads = 16 * 4 * 4 * 2, 16 * 4 * 64 * 2
    assert work.port_steps == 2 * stores + reads
    assert work.wide_clocks == 0 and work.bank_clocks >= 2 * (stores + reads) // 2


def few_units(count: int):
    here = card("rx590")
    return replace(here, constants=here.constants
                   | {"compute_units": replace(here.constants["compute_units"], value=count, low=count, high=count)})


def test_generations_may_be_walked_as_they_end(monkeypatch) -> None:
    """Batches of 64 work-groups and generations of 24: what is walked on the way is what is walked at the end."""
    taken = []
    take = memory_traffic.CacheSimulation.take
    monkeypatch.setattr(memory_traffic.CacheSimulation, "take", lambda self,
                        stream: (taken.append(len(stream.waves)), take(self, stream))[1])
    piecewise = cost("gemm_tiled", 192, 192, 48, card=few_units(3), compiler="clang")
    assert sum(map(bool, taken)) == 3
    monkeypatch.setattr(cost_estimate._WorkObserver, "_upto", lambda self: 0)
    assert cost("gemm_tiled", 192, 192, 48,
                card=few_units(3),
                compiler="clang").works[0].traffic == piecewise.works[0].traffic and len(taken) == 5


def test_a_generation_in_one_batch_goes_through_the_caches_as_it_comes(monkeypatch) -> None:
    """Two units hold 2 x 4 waves of one work-item; parts of 20,000 accesses, or all at the end: only windows of
    requests start again."""
    taken, take = [], memory_traffic.CacheSimulation.take
    monkeypatch.setattr(memory_traffic.CacheSimulation, "take", lambda self,
                        stream: (taken.append(len(stream.waves)), take(self, stream))[1])
    whole = cost("gemm_cpu", 192, 512, 1, card=few_units(2), resident_sets=1, compiler="clang")
    before = len(taken)
    monkeypatch.setattr("polaris_sim.timing.memory_trace.SPILL_ACCESSES", 20000)
    parts = cost("gemm_cpu", 192, 512, 1, card=few_units(2), resident_sets=1, compiler="clang")
    assert len(taken) > 2 * before + 10 and max(taken[before:]) <= 20008
    for of_whole, of_parts in zip(whole.works, parts.works, strict=True):
        ours, theirs = vars(of_parts.traffic), vars(of_whole.traffic)
        for name in ("l2_slots", "dram_slots"):
            assert ours.pop(name) == pytest.approx(theirs.pop(name), rel=0.2)
        assert ours == theirs


def test_what_is_not_in_one_batch_is_kept_until_its_generation_ends(monkeypatch) -> None:
    """A generation of 24 work-groups in a batch of 64 is not in the order in which it comes: nothing spills."""
    whole = cost("gemm_tiled", 192, 192, 48, card=few_units(3), compiler="clang")
    monkeypatch.setattr("polaris_sim.timing.memory_trace.SPILL_ACCESSES", 100)
    assert cost("gemm_tiled", 192, 192, 48, card=few_units(3),
                compiler="clang").works[0].traffic == whole.works[0].traffic


@pytest.mark.parametrize("name", ["rx590", "r9_nano"])
@pytest.mark.parametrize("kernel", ["gemm_cpu", "gemm_register_wide"])
def test_no_wave_of_a_generation_has_the_private_memory_of_another(kernel: str, name: str) -> None:
    """It is that of a place in a batch, so a generation must fit into one."""
    spec, problem = catalogue()[kernel], Gemm(4096, 4096, 64)
    (dispatch,) = (each for each in PlacedPlan(plan_launches(spec.bind(problem))).dispatches
                   if each.program.flags.get("private_segment_fixed_size", 0))
    place = cost_estimate.placement_of(dispatch, card(name))
    assert (
        place.resident_set_size <= place.groups
        and cost_estimate._WorkObserver(dispatch, card(name), np.arange(2 * place.resident_set_size), []).at_once
        == place.resident_set_size
    )


def test_the_sensitivity_of_a_line_is_that_of_a_line() -> None:
    found = cost("gemm_naive_row0", 64, 64, 64, depths=(8, 16), compiler="clang")
    assert found.again(found.card) == found.works != cost("gemm_naive_row0", 64, 64, 64, compiler="clang").works


def test_every_access_of_few_lanes_is_seen() -> None:
    """One work-item a wave: each access that was executed is one of the address unit's."""
    for work in cost("gemm_cpu", 32, 32, 4, compiler="clang").works:
        accesses = sum(times for each, times in zip(work.program.instructions, work.executed, strict=True)
                       if each.name.startswith(("flat_load", "flat_store", "buffer_")))
        assert sum(work.rates.values()) == accesses > 100


def test_a_kernel_of_many_elements_for_each_work_item_is_followed_less_deep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tiles come one after another: 8 and 24 terms tell of 60 what it does in each of them."""
    problem = Gemm(4096, 4096, 4096)
    kernels = [spec for spec in catalogue().values() if spec.signature == "gemm"]
    less = [spec.name for spec in kernels if suitable_depths(spec.bind(problem)) != DEPTHS]
    assert less == ["gemm_cpu", "gemm_cpu_rows"]
    assert suitable_depths(catalogue()["gemm_blocked"].bind(problem, {"SPLIT": 2})) == DEPTHS
    assert suitable_depths(catalogue()["gemm_cpu"].bind(Gemm(0, 8, 8))) == DEPTHS  # nothing runs
    drawn = []
    monkeypatch.setattr(cost_estimate, "extrapolate", lambda one, other,
                        far: drawn.append(far) or extrapolate(one, other, far))
    whole, line = (cost("gemm_cpu", 32, 32, 60, depths=which, compiler="clang") for which in (None, "auto"))
    assert drawn == 2 * [(60 - 8) / (24 - 8)]  # two launches, the first packs
    for of_whole, of_line in zip(whole.works, line.works, strict=True):
        assert of_line.executed == pytest.approx(of_whole.executed) and of_line.rates == pytest.approx(of_whole.rates)
    assert line.time_ms == pytest.approx(whole.time_ms, rel=0.01)


def test_a_sample_is_within_three_percent_of_the_whole() -> None:
    small = few_units(2)
    for kernel in ("gemm_tiled", "gemm_float4_vec"):
        whole, part = (cost(kernel, 320, 320, 160, card=small, resident_sets=resident_sets, compiler="clang")
                       for resident_sets in (None, 2))
        assert part.sampled[0] < whole.sampled[0] / 2
        assert part.time_ms == pytest.approx(whole.time_ms, rel=0.03)
        assert part.traffic["L1"] == pytest.approx(whole.traffic["L1"], rel=0.01)


@pytest.mark.parametrize("kernel", ["gemm_tiled_2x2", "gemm_transposed_b"])
def test_a_straight_line_in_k_meets_the_launch_itself(kernel: str) -> None:
    """192 deep from 32 and 64 terms of matrices that stay whole, one of them turned first: the same instructions, and
    nearly the same bytes."""
    whole, line = (cost(kernel, 192, 192, 192, resident_sets=1, depths=suitable_depths, compiler="clang")
                   for suitable_depths in (None, (32, 64)))
    for of_whole, of_line in zip(whole.works, line.works, strict=True):
        assert (
            of_line.executed == list(of_whole.executed)
            and of_line.rates == of_whole.rates
            and of_line.place == of_whole.place
        )
    assert line.traffic["L1"] == pytest.approx(whole.traffic["L1"], rel=0.001)
    for level in ("L2 read", "L2 write", "DRAM read", "DRAM write"):
        assert line.traffic[level] == pytest.approx(whole.traffic[level], rel=0.02)
    assert line.time_ms == pytest.approx(whole.time_ms, rel=0.01) and line.problem == whole.problem


def test_a_kernel_that_writes_past_its_result_does_not_reach_its_own_arguments() -> None:
    """Indices of floats over a pointer to float4 go four times as far as C: work-groups of the second batch do as
    those of the first did."""
    whole, line = (cost("gemm_gcn4_vec4_new_float4", 640, 640, 192, depths=suitable_depths, compiler="clang")
                   for suitable_depths in (None, (32, 64)))
    assert whole.works[0].rates == {"ta_store": 400 * 16, "ta_x4_scattered": 400 * 192} == dict(line.works[0].rates)


@pytest.mark.parametrize("k", [DEPTHS[1], 2 * DEPTHS[1]])
def test_what_is_not_deep_is_run_as_it_is(k: int) -> None:
    assert cost("gemm_tiled", 16, 16, k, depths=DEPTHS,
                compiler="clang").works == cost("gemm_tiled", 16, 16, k, compiler="clang").works


@pytest.mark.parametrize(("k", "lines"), [(DEPTHS[1], []), (2 * DEPTHS[1], []), (2 * DEPTHS[1] + 160, [3.0])])
def test_only_what_is_deep_follows_a_line(k: int, lines: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []
    monkeypatch.setattr(cost_estimate, "extrapolate", lambda one, other, far: drawn.append(far) or other)
    cost("gemm_tiled", 16, 16, k, depths=DEPTHS, compiler="clang")
    assert drawn == lines


def test_passes_add_up() -> None:
    """B turned first is a launch more."""
    plain, turned = (cost("gemm_tiled", problem=Gemm(64, 64, 64, trans_b=trans),
                          compiler="clang") for trans in (False, True))
    assert len(turned.works) == len(plain.works) + 1 and turned.time_ms.expected > plain.time_ms.expected
    assert turned.traffic["L1"] == plain.traffic["L1"] + 4 * 64 * 64


def test_what_is_sampled() -> None:
    place = Placement(groups=100, waves=1, resident=2, units=5)
    assert len(sampled_groups(place, None)) == len(sampled_groups(place, 8)) == 100
    assert sampled_groups(place, 2).tolist() == list(range(30, 60))


def test_the_sensitivity_is_a_table() -> None:
    table = cost("gemm_tiled", 64, 64, 64, compiler="clang").sensitivity()
    assert table.span.is_monotonic_decreasing and {"launch_us", "dram_latency", "core_mhz"} <= set(table.constant)
    # no time is made from them
    assert not {"lds_bytes_per_group",
                "base_mhz"} & set(cost("gemm_tiled", 16, 16, 16, card="r9_nano",
                                       compiler="clang").sensitivity().constant)


def test_the_sensitivity_to_the_ways_of_l1_is_a_run_of_its_own() -> None:
    """A column of 64 rows 4096 bytes apart is all in one set of L1: of 4 lines, or of the 16 that another source
    names."""
    problem = Gemm(64, 64, 64, lda=1024, ldb=1024)
    sixteen = with_ways("rx590", 16)
    assert (sixteen.l1_ways, sixteen.l1_sets) == (16, 16)  # 16 KB as before
    found = cost("gemm_naive_row0", problem=problem, compiler="clang")
    row = found.sensitivity().set_index("constant").loc["l1_ways"]
    other = cost("gemm_naive_row0", problem=problem, card=sixteen, compiler="clang").time_ms.expected
    assert row.expected_ms == found.time_ms.expected != other
    assert {row.low_ms, row.high_ms} == {found.time_ms.expected, other}
    # sure now
    assert "l1_ways" not in set(cost("gemm_tiled", 16, 16, 16, card=with_ways("rx590", 8),
                                     compiler="clang").sensitivity().constant)


@pytest.mark.parametrize(("arguments", "argument"),
                         [({"resident_sets": 0}, "resident_sets"),
                          ({"depths": (480, 160)}, "depths[1]"),
                          ({"depths": "deep"}, "depths"),
                          ({"depths": (8,)}, "depths"), ({"depths": 5}, "depths"),
                          ({"k": None}, "problem"), ({"card": "rx"}, "card")])
def test_bad_arguments_are_refused(arguments, argument) -> None:
    with refuses(argument):
        cost("gemm_tiled", **{"m": 64, "n": 64, "k": 64} | arguments)


def test_costs_are_those_of_one_kernel_after_the_other() -> None:
    names = ["gemm_tiled", "gemm_tiled_2x2"]
    together = gcn3.costs(names, 64, 64, 32, compiler="clover")
    assert list(together) == names
    for name, found in together.items():
        alone = gcn3.cost(name, 64, 64, 32, compiler="clover")
        assert (found.time_ms, found.traffic, found.sampled) == (alone.time_ms, alone.traffic, alone.sampled)
        assert len(found.sensitivity()) == len(alone.sensitivity())  # it executes the kernel again
    with refuses("resident_sets"):
        gcn3.costs(names, 64, 64, 32, resident_sets=0, compiler="clang")


def test_an_empty_problem_takes_no_time() -> None:
    assert cost("gemm_tiled", 0, 64, 64, compiler="clang").time_ms == (0, 0, 0)
