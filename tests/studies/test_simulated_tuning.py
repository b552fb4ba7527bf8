"""A search by simulation: the configurations tried and kept, extrapolation in K, and that the kernel found is right."""

from __future__ import annotations

import operator
from dataclasses import replace
from functools import partial
from itertools import count
from types import MappingProxyType

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths, recordings
from polaris_lab.base.executor import processes
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_sim.reference_check import sequential
from polaris_sim.simulator import simulate
from polaris_sim.timing.cost_estimate import cost
from polaris_studies import record_gemm_search, simulated_tuning
from polaris_studies.memory_levels import square_problem
from polaris_studies.pictures import simulated

SPEC = catalogue()["gemm_blocked"]
RECORDED = recordings.recorded(simulated_tuning.STUDY, simulated_tuning.TUNING_COLUMNS)


def test_candidates_are_allowed_and_no_shape_comes_twice() -> None:
    found = list(record_gemm_search.candidates(SPEC, record_gemm_search.SPACE))
    shapes = [tuple(value for name, value in each.items() if name != "SUBGROUP_N") for each in found]
    assert len(found) > 50 and len(set(shapes)) == len(shapes)
    for each in found:
        sums = each["ITEM_M"] * each["ITEM_N"]
        assert SPEC.config(each) == each and 32 <= sums <= 64 and 128 <= each["TILE_M"] * each["TILE_N"] / sums <= 256


def test_neighbours_differ_in_one_define() -> None:
    config = SPEC.config()
    found = list(record_gemm_search.neighbours(SPEC, config, record_gemm_search.NEAR_DEFINES))
    assert {sum(each[name] != config[name] for name in config) for each in found} == {1}
    changed = {name for each in found for name in config if each[name] != config[name]}
    assert changed == set(record_gemm_search.NEAR_DEFINES)


def test_what_is_worth_timing() -> None:
    good = {"scratch_bytes": 0, "vgprs": 128, "share": 0.9}
    assert simulated_tuning.worth_timing(good)
    assert not any(simulated_tuning.worth_timing(good | worse) for worse in ({"scratch_bytes": 4}, {"vgprs": 129},
                                                                             {"share": 0.899}))


def test_the_slow_end_counts_as_much_as_the_expected_speed() -> None:
    rows = [{"gflops_low": low, "gflops": expected} for low, expected in ((10, 100), (30, 90), (31, 60))]
    assert simulated_tuning.ranked(rows) == [rows[1], rows[2], rows[0]] and simulated_tuning.ranked([]) == []


def test_a_configuration_survives_its_text() -> None:
    assert simulated_tuning.config_of({"config": recordings.setting(SPEC.config())}) == SPEC.config()


@pytest.mark.parametrize("kernel", ["gemm_blocked", "gemm_tiled_2x2"])
def test_extrapolation_from_a_short_k_gives_the_row_of_the_whole_one(kernel) -> None:
    """Extrapolation cannot see that L2 holds the data of a short K and not of a long one; here it holds both."""
    problem = Gemm(384, 384, 512, lda=528, ldb=400)
    line, whole = record_gemm_search.cost_shortened(kernel, problem), simulated_tuning.full(kernel, problem)
    assert [line[name] for name in ("m", "k", "lda", "config", "vgprs")] == [
        whole[name] for name in ("m", "k", "lda", "config", "vgprs")]
    for name in ("VALU", "SALU", "LDS port", "LDS banks", "TA", "L1", "wave launch"):
        assert line[f"{name}_clocks"] == pytest.approx(whole[f"{name}_clocks"], rel=0.005), name
    assert line["share"] == pytest.approx(whole["share"], rel=0.005)
    assert [line[name] for name in simulated_tuning.RATES] == pytest.approx([whole[name]
                                                                             for name in simulated_tuning.RATES],
                                                                             rel=0.05)


def test_the_ends_of_a_constant_enclose_what_is_expected() -> None:
    found = cost("gemm_blocked", problem=Gemm(256, 256, 64, lda=4096, ldb=4096), compiler="clang")
    apart, in_step = (found.expected_ms(channel_lockstep=end) for end in (0, 1))
    assert apart <= found.time_ms.expected <= in_step
    crowded = replace(found, works=tuple(replace(work, traffic=replace(work.traffic, l2_slots=1e9))
                                         for work in found.works))
    assert crowded.expected_ms(channel_lockstep=0) == pytest.approx(apart)
    assert crowded.expected_ms(channel_lockstep=1) > 10 * apart
    assert found.expected_ms(channel_lockstep=found.card.channel_lockstep) == found.time_ms.expected


def test_peak_and_clocks_of_a_multiply_add() -> None:
    assert simulated_tuning.percent_of_peak(7119.36) == pytest.approx(100)
    assert simulated_tuning.percent_of_peak(8192, "r9_nano") == pytest.approx(100)
    row = {f"{name}_clocks": 2.0 * 512**3 / (36 * 64)
           for name in simulated_tuning.RESOURCES} | {"m": 512, "n": 512, "k": 512}
    assert (simulated_tuning.per_multiply_add(pd.DataFrame([row])) == 2).all(axis=None)


def test_padded_rows() -> None:
    problem = square_problem("gemm_blocked", 64, 64, 80)
    assert (problem.m, problem.k, problem.lda, problem.ldb, problem.ldc) == (64, 64, 80, 80, 80)


def test_rows_are_kept_with_their_constants(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "MEASURED", tmp_path)
    rows = simulated_tuning.to_frame([simulated_tuning.full("gemm_tiled_2x2", Gemm(64, 64, 32))])
    path = record_gemm_search.save_rows(rows, simulated_tuning.STUDY, record=True)
    assert path.parent == tmp_path / "rx590-simulated" / simulated_tuning.STUDY
    again = recordings.recorded(simulated_tuning.STUDY, simulated_tuning.TUNING_COLUMNS)
    assert again["kernel"].tolist() == ["gemm_tiled_2x2"] and again["gflops"][0] == pytest.approx(rows["gflops"][0])
    assert '"channel_lockstep": 0' in path.with_suffix(".json").read_text()


def test_a_search_ends_with_what_it_timed_best(monkeypatch) -> None:
    later = count(1)

    def timed_better_each_time(spec, problem, config, card, stage="short"):
        row = record_gemm_search.screened(spec, config, card)
        return row | {"stage": stage, "gflops_low": 1, "gflops": next(later)}

    monkeypatch.setattr(record_gemm_search, "NEAR_DEFINES", ("MAC_ORDER",))
    monkeypatch.setattr(record_gemm_search, "cost_shortened", timed_better_each_time)
    space = MappingProxyType({"TILE_M": (64,), "TILE_N": (64,), "TILE_K": (8, 16), "ITEM_M": (4,), "ITEM_N": (8,),
                              "BUFFERS": (1,), "SUBGROUP_N": (8,)})
    seen: list[dict] = []
    rows = record_gemm_search.explore(Gemm(64, 64, 32), space=space, finalists=1, on_progress=seen.append,
                                   workers=1)
    assert seen == rows
    assert [row["stage"] for row in rows] == ["compiled", "compiled", "short", "short", "compiled", "near", "full"]
    assert "TILE_K=16" in rows[3]["config"]
    assert rows[-1]["config"] == rows[-2]["config"] == rows[3]["config"].replace("MAC_ORDER=1", "MAC_ORDER=0")
    assert all("gflops" not in row for row in rows if row["stage"] == "compiled")


def test_a_study_keeps_search_steps_pitches_and_sensitivity(tmp_path, monkeypatch) -> None:
    base = record_gemm_search.screened(SPEC, WINNER)

    def quick(kernel, problem, config=None, card="rx590", stage="full"):
        return base | {"kernel": kernel, "stage": stage, "gflops_low": 1, "gflops": 1, "m": problem.m,
                       "lda": problem.lda}

    def found_at_once(problem, card, on_progress, workers):
        return [quick(simulated_tuning.KERNEL, problem, WINNER)]

    def small_cost(kernel, problem, config, card):
        return cost(kernel, 64, 64, 16, config=config, compiler="clang")

    for name, value in {"full": quick, "cost_shortened": quick, "explore": found_at_once,
                        "extrapolate_cost": small_cost}.items():
        monkeypatch.setattr(record_gemm_search, name, value)
    monkeypatch.setattr(paths, "MEASURED", tmp_path)
    seen: list[dict] = []
    record_gemm_search.study(on_progress=seen.append, record=True, workers=1)
    rows = recordings.recorded(simulated_tuning.STUDY, simulated_tuning.TUNING_COLUMNS)
    unsure = recordings.recorded(f"{simulated_tuning.STUDY}_sensitivity", simulated_tuning.SENSITIVITY_COLUMNS)
    assert rows["stage"].value_counts().to_dict() == {
        "full": 3, "step": 8, "pitch": 2 * len(record_gemm_search.PADS), "size": 2 * len(record_gemm_search.SIZES)}
    assert len(seen) == len(rows) - 1 and {"gemm_tiled_2x2", "gemm_blocked"} <= set(rows["kernel"])
    assert set(rows.loc[rows["stage"] == "pitch", "lda"] - simulated_tuning.SIZE) == set(record_gemm_search.PADS)
    assert {"channel_lockstep", "core_mhz"} <= set(unsure["constant"])
    assert unsure[["low", "value", "high", "gflops_low", "gflops_high"]].notna().all(axis=None)


def test_the_rows_of_a_study_are_pieces_for_any_process() -> None:
    jobs = [*record_gemm_search.steps(WINNER), *record_gemm_search.pitches(WINNER)]
    assert len({repr(job) for job in jobs}) == len(jobs) == 8 + 2 * (len(record_gemm_search.PADS)
                                                                  + len(record_gemm_search.SIZES))
    small = [partial(record_gemm_search.cost_shortened, kernel, Gemm(64, 64, 64))
             for kernel in ("gemm_tiled_2x2", "gemm_naive")]
    with processes(2) as pool:
        rows = list(pool.map(operator.call, small))
    assert rows == [job() for job in small]


def test_pictures_show_every_row(monkeypatch) -> None:
    drawn = []
    monkeypatch.setattr(simulated, "finish", lambda figure, name: (drawn.append(figure), plt.close(figure)))
    clocks = pd.DataFrame({"VALU": [1.0, 2.0], "LDS": [0.5, 3.0]}, index=["one", "two"])
    simulated.resources(clocks, pd.DataFrame({"low": [1.0, 3.0], "expected": [1.1, 3.1], "high": [2.0, 4.0]},
                                             index=clocks.index), "t", name="n")
    rows = pd.DataFrame({"kernel": ["a", "b", "a"], "m": [1, 1, 2], "gflops_low": 1.0, "gflops": 2.0,
                         "gflops_high": 3.0, "gflops_in_step": 1.5})
    simulated.speed_ranges({"size": rows}, {"size": "m"}, "kernel", "t", name="n", line=2.5, said="goal")
    assert len(drawn[0].axes[0].patches) == 4
    assert [each.get_text() for each in drawn[0].axes[0].get_xticklabels()] == ["one", "two"]
    assert {each.get_text() for each in drawn[1].axes[0].texts} >= {"a", "b", "goal"}
    assert "waves always in step" in " ".join(each.get_text() for each in drawn[1].texts)


# -- the kernel that was found

WINNER = simulated_tuning.best(RECORDED.to_dict("records"))


def test_rows_without_an_end_have_no_winner() -> None:
    with refuses("rows"):
        simulated_tuning.best([{"stage": "short", "m": 4096}])


def test_the_winner_reaches_three_quarters_of_the_peak() -> None:
    found = RECORDED[(RECORDED["config"] == recordings.setting(WINNER)) & (RECORDED["stage"] == "full")]
    assert set(found["m"]) == {4096, 4160}
    assert (simulated_tuning.percent_of_peak(found["gflops"]) >= 75).all() and (found["share"] >= 0.9).all()
    assert (found["scratch_bytes"] == 0).all() and (found["vgprs"] <= 128).all()


@pytest.mark.parametrize("problem", [Gemm(131, 137, 77, beta=0.5), Gemm(63, 129, 33, lda=40), Gemm(1, 7, 19)])
def test_the_winner_is_right_to_the_bit(problem) -> None:
    config, inputs = WINNER, problem.inputs(5)
    done = simulate("gemm_blocked", problem=problem, inputs=inputs, config=config, compiler="clang")
    assert done.faults.empty and Expectation(problem, inputs).compare(done.output).ok
    assert np.array_equal(done.output, sequential(problem, inputs))


def test_the_record_is_of_the_source_as_it_is() -> None:
    made = record_gemm_search.screened(SPEC, WINNER)
    kept = RECORDED[(RECORDED["stage"] == "compiled") & (RECORDED["config"] == made["config"])].iloc[0]
    assert [kept[name] for name in ("vgprs", "lds_bytes",
                                    "share")] == pytest.approx([made[name] for name in ("vgprs", "lds_bytes", "share")])
