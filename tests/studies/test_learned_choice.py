"""Scores of ways to choose: a way never sees what it is scored on, and a perfect one has no regret."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from polaris_lab.choose.tuned_times import KernelTimes
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.recordings import DATASET_COLUMNS, dataset, setting
from polaris_lab.choose import predictor, tuned_times
from polaris_lab.choose.cost_model import Rates
from polaris_lab.model.problem import Gemm
from polaris_studies import choice_features, choice_resources, dataset_plan, learned_choice, record_choice_scores

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
    return learned_choice.prepare(rows)


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


def test_a_way_never_sees_the_problems_that_it_predicts(ready: pd.DataFrame) -> None:
    for split in ("shapes", "sizes", "families"):
        seen = []

        def spy(train: pd.DataFrame, test: pd.DataFrame, seed: int, seen: list = seen) -> np.ndarray:
            assert not set(train["problem"]) & set(test["problem"])
            seen += [*test.index]
            return test["median_us"].to_numpy()

        us = learned_choice.predicted(ready, spy, split)
        assert sorted(seen) == [*range(len(ready))] and (learned_choice.regrets(ready, us) == 0).all()
    with refuses("split"):
        learned_choice.predicted(ready, spy, "colours")
    with refuses("rows"):
        learned_choice.predicted(ready[ready["problem"] < 3], spy)


def test_a_way_never_sees_the_kernel_that_it_predicts(ready: pd.DataFrame) -> None:
    seen = []

    def spy(train: pd.DataFrame, test: pd.DataFrame, seed: int) -> np.ndarray:
        assert test["kernel"].nunique() == 1 and not set(train["kernel"]) & set(test["kernel"])
        seen.extend(test.index)
        return test["median_us"].to_numpy()

    learned_choice.predicted(ready, spy, "kernels")
    assert sorted(seen) == [*range(len(ready))]


def test_regret_is_what_was_lost(ready: pd.DataFrame) -> None:
    worst = learned_choice.regrets(ready, -ready["median_us"].to_numpy())
    groups = ready.groupby("problem")["median_us"]
    np.testing.assert_allclose(worst, groups.max() / groups.min() - 1)


@pytest.mark.parametrize("way", ["best single", "nearest shape", "cost model", "boosting",
                                 learned_choice.MODEL_LEARNED])
def test_each_way_learns_what_can_be_learned(ready: pd.DataFrame, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned_choice, "TREES", 20)
    us = learned_choice.predicted(ready, learned_choice.WAYS[way])
    groups = ready.groupby("problem")["median_us"]
    by_chance = (groups.mean() / groups.min() - 1).mean()
    assert learned_choice.regrets(ready, us).mean() < by_chance / 2


def test_the_cuts_between_sizes_move_with_the_seed(ready: pd.DataFrame) -> None:
    work = ready["m"] * ready["n"] * ready["k"]
    for seed, parts in ((0, 5), (1, 6), (2, 6)):
        masks = list(learned_choice.held_out(ready, "sizes", seed))
        assert len(masks) == parts and (sum(mask.astype(int) for mask in masks) == 1).all()
        assert all(work[low].max() <= work[high].min() for low, high in itertools.pairwise(masks))


def test_the_tuned_table_knows_nothing_of_the_shape_itself(ready: pd.DataFrame, monkeypatch) -> None:
    first = ready[["m", "n", "k"]].iloc[0]
    asked = ready[(ready[["m", "n", "k"]] == first).all(axis=1)]
    near = asked.assign(n=asked["n"] + 1, median_us=np.arange(1.0, len(asked) + 1))
    monkeypatch.setattr(learned_choice, "panel", lambda device: pd.concat([asked.assign(median_us=1e9), near]))
    us = learned_choice.tuned_table(ready, asked)
    assert us == pytest.approx(near["median_us"] * asked["roofline_us"].to_numpy()
                               / choice_features.roofline_us(near, RATES))
    every = record_choice_scores.scored(ready, "shapes", [0], ["cost model", "tuned table"])
    assert set(every["method"]) == {"cost model"}  # the made-up device was never tuned


@pytest.mark.parametrize("kind", ["cpu", "gpu"])
def test_the_cost_model_is_the_products_own_with_the_rates_of_both_devices(
        ready: pd.DataFrame, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates of the device that was timed, rates of the one that is chosen for, its kind, and no doubts."""
    units = {"made-up": 36, "other": 12}
    monkeypatch.setattr(learned_choice, "facts", lambda device: FACTS | {"kind": kind, "compute_units": units[device]})
    seen, corrected = [], predictor.corrected

    def spy(kernel: str, times: KernelTimes, source: Rates, problem: Gemm, device: Rates, **how: bool) -> object:
        seen.append((source.units, device.units, how))
        return corrected(kernel, times, source, problem, device, **how)

    monkeypatch.setattr(predictor, "corrected", spy)
    test = ready[ready["problem"] == 0].assign(device="other")
    learned_choice.corrected_model(ready[ready["problem"] > 0], test)
    assert seen and all(each == (36, 12, {"cpu": kind == "cpu", "doubts": False}) for each in seen)


def test_trees_mind_the_fastest_of_a_problem_most(ready: pd.DataFrame) -> None:
    weights = pd.Series(learned_choice._weights(ready), ready.index)
    groups = ready.groupby("problem")["median_us"]
    lost = ready["median_us"] / groups.transform("min")
    assert weights[lost == 1].eq(1 + learned_choice.WEIGHT_FLOOR).all()
    assert weights[lost == 2].eq(2.0 ** -learned_choice.WEIGHT_POWER + learned_choice.WEIGHT_FLOOR).all()
    assert (lost == 2).any()


@pytest.mark.parametrize("kind", ["trees", "boosting"])
def test_only_trees_learn_with_weights(ready: pd.DataFrame, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    class Spy:
        def fit(self, inputs: np.ndarray, target: np.ndarray, sample_weight: np.ndarray | None = None) -> None:
            given.append(sample_weight)

        def predict(self, inputs: np.ndarray) -> np.ndarray:
            return np.zeros(len(inputs))

    monkeypatch.setattr(learned_choice, "_regressor", lambda *_: Spy())
    learned_choice.learner(kind)(ready, ready, 0)
    if kind == "boosting":
        assert given == [None]
    else:
        np.testing.assert_array_equal(given[0], learned_choice._weights(ready))


def test_a_forest_counts_as_much_as_all_boostings() -> None:
    every = [learned_choice._regressor("trees", seed) for seed in range(2)]
    assert every[0].weights[-1] == pytest.approx(sum(every[0].weights[:-1]))
    starts = [part.random_state for trees in every for _, part in trees.estimators[:-1]]
    assert len(set(starts)) == len(starts) == 2 * learned_choice.N_BOOSTINGS


def test_scores_have_intervals_over_seeds(ready: pd.DataFrame) -> None:
    scores = record_choice_scores.scored(ready, "shapes", ways=["cost model"]).assign(mean_regret=[0.1, 0.2, 0.4])
    line = learned_choice.over_seeds(scores).loc[("made-up", "shapes", "cost model")]
    regret = scores["mean_regret"]
    assert line["seeds"] == 3 and line["mean_regret"] == pytest.approx(regret.mean())
    assert line["mean_regret_high"] - regret.mean() == pytest.approx(4.3027 * regret.std() / np.sqrt(3), rel=1e-4)
    assert line["rank_low"] <= line["rank"] <= line["rank_high"]
    assert line["worst_regret"] == scores["worst_regret"].max()
    alone = learned_choice.over_seeds(record_choice_scores.scored(ready, "families", [0], ["cost model"])).iloc[0]
    assert alone["seeds"] == 1 and np.isnan(alone["error_low"])


def test_transfer_deals_anew_with_each_seed(ready: pd.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    both = pd.concat([ready, ready.assign(device="other", median_us=2 * ready["median_us"])], ignore_index=True)
    known = []

    def spy(train: pd.DataFrame, test: pd.DataFrame, seed: int) -> np.ndarray:
        assert not set(train["problem"]) & set(test["problem"]) and set(train["device"]) == {"other"}
        known.append((seed, frozenset(test["problem"])))
        return test["median_us"].to_numpy()

    monkeypatch.setitem(learned_choice.WAYS, "cost model", spy)
    tables = [record_choice_scores.transferred(both, "other", "made-up", seed, ["cost model"]) for seed in (0, 1)]
    assert [table["seed"].iloc[0] for table in tables] == [0, 1] and {seed for seed, _ in known} == {0, 1}
    assert {part for seed, part in known if seed == 0} != {part for seed, part in known if seed == 1}


def test_a_study_scores_its_pieces_in_processes(ready: pd.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scores have one order, whichever piece ends first."""
    few, truth = ready[ready["problem"] < 10], {"cost model": ready["median_us"][ready["problem"] < 10].to_numpy()}
    monkeypatch.setattr(record_choice_scores, "_pieces", lambda rows: [
        (learned_choice.score, rows, truth, {"device": device, "split": "shapes", "groups": "all", "seed": seed})
        for device, seed in (("other", 1), ("other", 0), ("made-up", 0))])
    said: list[str] = []
    table = record_choice_scores.study(few, "made up", said.append, workers=2)
    assert table[["device", "seed"]].to_numpy().tolist() == [["made-up", 0], ["other", 0], ["other", 1]]
    assert set(table["rows"]) == {"made up"} and said[-1] == "3 of 3 pieces are scored" and len(said) == 3


def test_a_piece_that_fails_ends_the_study(ready: pd.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_choice_scores, "_pieces",
                        lambda rows: [(learned_choice.predicted, rows, None, "colours")])
    said: list[str] = []
    with pytest.raises(ValueError, match="shapes, sizes, families or kernels"):
        record_choice_scores.study(ready, "made up", said.append, workers=1)
    assert not said


def test_a_study_has_a_piece_for_every_split_seed_and_pair_of_a_kind(ready: pd.DataFrame, monkeypatch) -> None:
    monkeypatch.setattr(record_choice_scores, "facts",
                        lambda device: FACTS | {"kind": "cpu" if device == "cpu" else "gpu"})
    three = pd.concat([ready, ready.assign(device="other"), ready.assign(device="cpu")], ignore_index=True)
    jobs = record_choice_scores._pieces(three)
    assert pd.Series([job[0].__name__ for job in jobs]).value_counts().to_dict() == {
        "scored": 4 * 3 * learned_choice.SEEDS, "grouped": 3, "transferred": 2 * learned_choice.SEEDS}
    assert {job[2:4] for job in jobs if job[0] is record_choice_scores.transferred} == {("made-up", "other"),
                                                                                 ("other", "made-up")}


def test_the_documents_rule_takes_its_kernel_by_size() -> None:
    rule = ["gemm_float4_small", "gemm_tile20_vectorized", "gemm_tile16"]
    lines = pd.DataFrame([[size, size, size, kernel, 1.0] for size in (255, 256, 1536, 1537) for kernel in rule],
                         columns=["m", "n", "k", "kernel", "roofline_us"])
    us = learned_choice.documents_rule(lines, lines)
    assert lines.loc[us == 1, "kernel"].tolist() == [rule[0], rule[1], rule[1], rule[2]]


def test_scores_tell_a_better_way_from_a_level_one(ready: pd.DataFrame) -> None:
    truth, other = ready["median_us"].to_numpy(), np.ones(len(ready))
    about = {"device": "made-up", "split": "shapes", "groups": "all", "seed": 0}
    scores = learned_choice.score(ready, {"cost model": other, "oracle": truth, "same": other}, about)
    assert learned_choice.words(scores, "oracle") == "better" and learned_choice.words(scores, "same") == "level"
    oracle = scores.set_index("method").loc["oracle"]
    assert oracle["mean_regret"] == 0 and oracle["rank"] == pytest.approx(1) and oracle["top1"] == 1
    turned = learned_choice.score(ready, {"cost model": truth, "other": other}, about)
    assert learned_choice.words(turned, "other") == "worse"
    record_choice_scores.keep(scores.assign(rows="made up"))
    assert len(learned_choice.recorded()) == 3 and learned_choice.recorded()["over_single"].isna().all()
    compared = learned_choice.score(ready, {"cost model": truth, "best single": other}, about).set_index("method")
    low, mean, high = compared.loc["cost model", ["over_single_low", "over_single", "over_single_high"]]
    assert low <= mean <= high < 0 and compared.loc["best single", "over_single"] == 0
    assert mean == pytest.approx(-compared.loc["best single", "mean_regret"])


def test_the_panel_has_the_form_of_the_data_set() -> None:
    rows = learned_choice.panel("nvidia-h200")
    assert {*DATASET_COLUMNS, "median_us"} == {*rows} and (rows["median_us"] > 0).all()
    counts = learned_choice.winners(rows)
    assert counts["problems"].sum() == rows["problem"].nunique() == counts.filter(like="gemm").to_numpy().sum()
    with refuses("device"):
        learned_choice.panel("nvidia-h20")


@pytest.mark.parametrize(("sizes", "family"), [((64, 64, 64), "square"), ((32, 4096, 64), "narrow"),
                                               ((4096, 160, 64), "thin"), ((64, 100, 400), "deep"),
                                               ((300, 200, 500), "odd")])
def test_a_shape_has_a_family(sizes: tuple[int, int, int], family: str) -> None:
    assert learned_choice.family_of(Gemm(*sizes)) == family


def test_all_transpositions_of_a_shape_are_held_out_together() -> None:
    rows = learned_choice.panel("nvidia-h200")
    for mask in learned_choice.folds(rows, 0):
        held, rest = (set(map(tuple, rows.loc[part, ["m", "n", "k"]].to_numpy())) for part in (mask, ~mask))
        assert held and not held & rest


def test_recorded_scores_know_the_cost_model() -> None:
    scores = learned_choice.recorded()
    assert {"cost model", learned_choice.MODEL_LEARNED} <= set(scores["method"]) <= set(learned_choice.WAYS)
    assert (scores["mean_regret"] >= 0).all()


def test_each_tuned_device_of_the_data_set_has_scores_of_its_table() -> None:
    scored = set(learned_choice.recorded().query("method == 'tuned table'")["device"])
    assert scored == set(tuned_times.tables()) & set(dataset()["device"])


@pytest.mark.parametrize("device", ["nvidia-h100-80gb-hbm3", "nvidia-h200", "pocl-amd-epyc-zen3", "pocl-amd-epyc-zen4",
                                    "rx590-simulated"])
def test_the_recorded_scores_are_those_of_the_present_cost_model(device: str) -> None:
    """A change of the model for one kind of device once made it worse on all others, and no score was recorded."""
    rows = learned_choice.prepare(dataset().query("device == @device"), groups=()).reset_index(drop=True)
    found = learned_choice.regrets(rows, learned_choice.predicted(rows, learned_choice.corrected_model))
    (recorded,) = learned_choice.recorded().query(
        "device == @device and split == 'shapes' and method == 'cost model' and seed == 0").itertuples()
    assert found.mean() == pytest.approx(recorded.mean_regret, rel=1e-3)
