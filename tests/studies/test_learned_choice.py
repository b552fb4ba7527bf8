"""Scores of ways to choose: a way never sees what it is scored on, and a perfect one has no regret."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.recordings import dataset, setting
from polaris_lab.choose.cost_model import Rates
from polaris_studies import choice_features, choice_resources, dataset_plan, learned_choice

FACTS = {"compute_units": 36, "clock_mhz": 1500.0}
RATES = choice_features.rates_of(FACTS)


@pytest.fixture(scope="module")
def rows() -> pd.DataFrame:
    """The first problems of the plan, with made-up times: the roofline times a factor of the kernel and of k."""
    lines = []
    for planned in itertools.islice(dataset_plan.plan(), 30):
        problem = planned.problem
        for candidate in planned.candidates:
            if dataset_plan.made_for(candidate.kernel, "gpu"):
                lines.append(["made-up", planned.number, planned.family, problem.m, problem.n, problem.k,
                              problem.trans, candidate.kernel, setting(dict(candidate.config))])
    table = pd.DataFrame(lines, columns=["device", "problem", "family", "m", "n", "k", "trans", "kernel", "config"])
    slow = 1 + table["kernel"].map(len) % 5 + (table["kernel"].eq("gemm_blocked") & (table["k"] > 700)) * 3
    return table.assign(median_us=slow * choice_features.roofline_us(table, RATES))


@pytest.fixture
def ready(rows: pd.DataFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pd.DataFrame:
    monkeypatch.setattr(paths, "DATASET", tmp_path)
    (tmp_path / "resources.csv").write_text("kernel,config,vgprs,lds_bytes,scratch_bytes,waves_per_simd\n"
                                            "gemm_tile16,TILE=16,40,2048,0,6\n")
    monkeypatch.setattr(learned_choice, "facts", lambda device: FACTS)
    return learned_choice.prepare(rows, choice_features.GROUPS)


def test_features_are_finite_and_switch_off_by_group(rows: pd.DataFrame, ready: pd.DataFrame) -> None:
    table = choice_resources.resources()
    every = choice_features.features(rows, RATES, table)
    assert np.isfinite(every.to_numpy()).all() and {name.split()[0] for name in every} == set(choice_features.GROUPS)
    few = choice_features.features(rows, RATES, table, ("sizes", "tile"))
    assert set(few) == {"sizes m", "sizes n", "sizes k", "tile area", "tile items", "tile vector"}
    with refuses("groups"):
        choice_features.features(rows, RATES, table, ["colour"])


def test_the_table_of_resources_has_every_configuration_of_the_data_set() -> None:
    """Those of CPU kernels left out."""
    kept, wanted = ({*zip(rows["kernel"], rows["config"], strict=True)}
                    for rows in (choice_resources.resources(), dataset()))
    assert not {kernel for kernel, _ in wanted - kept if dataset_plan.made_for(kernel, "gpu")}


def test_features_are_those_of_the_kernel() -> None:
    line = pd.DataFrame([[130, 250, 64, "nt", "gemm_tile16", "TILE=16"]],
                        columns=["m", "n", "k", "trans", "kernel", "config"])
    table = pd.DataFrame([["gemm_tile16", "TILE=16", 40, 2048, 0, 6]], columns=choice_resources.COLUMNS)
    found = choice_features.features(line, Rates(10, 1000, 64, 1e5), table).iloc[0]
    assert found["tile items"] == pytest.approx(np.log(64))  # 8 x 8 work-items
    assert found["waves edge"] == pytest.approx(1 - 130 * 250 / (144 * 256))
    assert found["resources lds_bytes"] == pytest.approx(np.log1p(2048)) and found["pitch trans_b"] == 1
    groups, held = 9 * 16, 6 * 4  # a group is one wave, of which each SIMD holds six
    assert found["waves fillings"] == pytest.approx(np.log(groups / (10 * held)))


def test_a_way_never_sees_the_shapes_that_it_predicts(ready: pd.DataFrame) -> None:
    seen = []

    def spy(train: pd.DataFrame, test: pd.DataFrame, seed: int) -> np.ndarray:
        shapes = [set(map(tuple, part[["m", "n", "k"]].to_numpy())) for part in (train, test)]
        assert not shapes[0] & shapes[1]
        seen.extend(test.index)
        return test["median_us"].to_numpy()

    us = learned_choice.predicted(ready, spy)
    assert sorted(seen) == [*range(len(ready))] and (learned_choice.regrets(ready, us) == 0).all()
    with refuses("rows"):
        learned_choice.predicted(ready[ready["problem"] < 3], spy)


def test_regret_is_what_was_lost(ready: pd.DataFrame) -> None:
    worst = learned_choice.regrets(ready, -ready["median_us"].to_numpy())
    groups = ready.groupby("problem")["median_us"]
    np.testing.assert_allclose(worst, groups.max() / groups.min() - 1)


@pytest.mark.parametrize("way", ["best single", "nearest shape", "linear models", "forest", "boosting"])
def test_each_way_learns_what_can_be_learned(ready: pd.DataFrame, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned_choice, "TREES", 20)
    us = learned_choice.predicted(ready, learned_choice.WAYS.get(way) or learned_choice.learner(way))
    groups = ready.groupby("problem")["median_us"]
    by_chance = (groups.mean() / groups.min() - 1).mean()
    assert learned_choice.regrets(ready, us).mean() < by_chance / 2


def test_a_linear_model_tells_the_time_of_a_kernel_that_was_timed(ready: pd.DataFrame) -> None:
    some = ready[ready["build"] == ready.loc[ready["kernel"] == "gemm_blocked", "build"].mode()[0]]
    some = some.assign(median_us=5 * some["part 0"] + some["part 13"] / 1e3)  # a start, and the elements of C
    train, test = pd.concat([some.iloc[::2]] * 400), some.iloc[1::2]
    for asked in (test, test.assign(build="another")):  # which its kernel's times stand for
        assert learned_choice.linear_models(train, asked) == pytest.approx(test["median_us"], rel=0.1)
    assert np.isinf(learned_choice.linear_models(ready[ready["kernel"] != "gemm_blocked"], test)).all()


def test_the_parts_count_the_parts_of_k(ready: pd.DataFrame) -> None:
    split = ready["config"].str.extract(r"SPLIT=(\d+)")[0].fillna("1").astype(int)
    assert (split > 1).any() and (ready["part 15"] == split.where(split > 1, 0)).all()


def test_the_documents_rule_takes_its_kernel_by_size() -> None:
    rule = ["gemm_float4_small", "gemm_tile20_vectorized", "gemm_tile16"]
    lines = pd.DataFrame([[size, size, size, kernel, 1.0] for size in (255, 256, 1536, 1537) for kernel in rule],
                         columns=["m", "n", "k", "kernel", "roofline_us"])
    us = learned_choice.documents_rule(lines, lines)
    assert lines.loc[us == 1, "kernel"].tolist() == [rule[0], rule[1], rule[1], rule[2]]


def test_scores_have_intervals_over_seeds_and_a_word() -> None:
    scores = pd.DataFrame({"device": "d", "split": "shapes", "method": "way", "mean_regret": [0.1, 0.2, 0.4],
                           "worst_regret": [1.0, 3.0, 2.0], "error": 0.1, "rank": 0.9, "over_model_low": -0.3,
                           "over_model_high": [-0.1, -0.2, -0.1]})
    line, regret = learned_choice.over_seeds(scores).loc[("d", "shapes", "way")], scores["mean_regret"]
    assert line["seeds"] == 3 and line["mean_regret"] == pytest.approx(regret.mean()) and line["worst_regret"] == 3
    assert line["mean_regret_high"] - regret.mean() == pytest.approx(4.3027 * regret.std() / np.sqrt(3), rel=1e-4)
    assert np.isnan(learned_choice.over_seeds(scores[:1]).iloc[0]["error_low"])
    assert learned_choice.words(scores, "way") == "better"
    assert learned_choice.words(scores.assign(over_model_high=[-0.1, 0.1, -0.1]), "way") == "level"
    assert learned_choice.words(scores.assign(over_model_low=0.1, over_model_high=0.2), "way") == "worse"


def test_recorded_scores_know_the_cost_model() -> None:
    scores = learned_choice.recorded()
    named = {*learned_choice.LEARNED, *learned_choice.HELD_OUT_WAYS, "documents' rule", "nearest shape"}
    assert set(scores["method"]) == named | {"tuned table"} and (scores["mean_regret"] >= 0).all()
