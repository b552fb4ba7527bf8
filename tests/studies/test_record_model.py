"""Learning the model: the file says what scikit-learn's trees say, and the same rows give the same file."""

from __future__ import annotations

import itertools

import numpy as np
import pandas as pd
import pytest
from sklearn import ensemble

from polaris_lab import cli
from polaris_lab.base.recordings import setting
from polaris_studies import choice_features, dataset_plan, learned_choice, learned_chooser, learned_model, record_model

FACTS = {"compute_units": 4, "clock_mhz": 1500.0}


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> pd.DataFrame:
    """Made-up times of the plan's first problems: those of gemm_cpu are short where k is large."""
    monkeypatch.setattr(learned_choice, "facts", lambda device: FACTS)
    lines = [["made-up", each.number, each.family, each.problem.m, each.problem.n, each.problem.k, each.problem.trans,
              candidate.kernel, setting(dict(candidate.config))]
             for each in itertools.islice(dataset_plan.plan(), 25) for candidate in each.candidates]
    table = pd.DataFrame(lines, columns=["device", "problem", "family", "m", "n", "k", "trans", "kernel", "config"])
    slow = np.where(table["kernel"].eq("gemm_cpu") & (table["k"] > 700), 0.5, 1 + table["kernel"].map(len) % 5)
    return table.assign(median_us=slow * choice_features.roofline_us(table, choice_features.rates_of(FACTS)))


def test_the_file_says_what_the_fitted_trees_say(rows: pd.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    fitted = []

    class Kept(ensemble.GradientBoostingRegressor):
        def fit(self, inputs: np.ndarray, *rest: object) -> Kept:
            fitted.append((self, inputs))
            return super().fit(inputs, *rest)

    monkeypatch.setattr(ensemble, "GradientBoostingRegressor", Kept)
    rows = record_model._good(rows)
    held = record_model.fit(rows)
    model = learned_model._built({**held, "made": {}})
    trees, inputs = fitted[0]
    wanted = np.exp(trees.predict(inputs)) * choice_features.roofline_us(rows, model.rates)
    place = {(kernel, setting(config)): i for i, (kernel, config, _) in enumerate(model.configs)}
    got = [model.estimates(choice_features.problem_of(line))[place[line.kernel, line.config]]
           for line in rows.itertuples()]
    assert np.allclose(got, wanted, rtol=1e-4)


def test_the_same_rows_and_seed_give_the_same_model(rows: pd.DataFrame) -> None:
    assert record_model.fit(rows) == record_model.fit(rows)


def test_what_was_held_out_was_not_seen(rows: pd.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    learned, fit = [], record_model.fit
    monkeypatch.setattr(record_model, "fit", lambda some, seed: learned.append(set(some["problem"])) or fit(some, seed))
    lost = record_model.held_out_regrets(rows)
    assert len(lost) == 25 and (lost >= 0).all()
    assert len(learned) == learned_choice.FOLDS and all(len(some) < 25 for some in learned)


def test_a_configuration_that_is_good_at_the_held_out_problem_alone_is_not_in_the_model(
        rows: pd.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    only = rows[rows["kernel"].eq("gemm_thin")].groupby("config")["problem"].agg(["first", "size"])
    config = only.index[only["size"] == 1][0]
    here = rows["config"].eq(config) & rows["kernel"].eq("gemm_thin")
    rows["median_us"] = rows["median_us"].where(~here, 1e-3)
    fitted, fit = [], record_model.fit
    monkeypatch.setattr(record_model, "fit", lambda some, seed: fitted.append((some, fit(some, seed))) or fitted[-1][1])
    record_model.held_out_regrets(rows)
    for some, held in fitted:
        in_model = ("gemm_thin", config) in {(each["kernel"], setting(each["config"])) for each in held["configs"]}
        assert in_model == (only.loc[config, "first"] in set(some["problem"]))


def test_a_device_without_rows_is_refused(capsys: pytest.CaptureFixture) -> None:
    with pytest.raises(ValueError, match="device 'abacus' is not known"):
        record_model.lines("abacus")
    assert record_model.main(["abacus"]) == cli.REFUSED
    assert "device 'abacus' is not known" in capsys.readouterr().err


def test_a_trial_that_a_model_loses_keeps_the_rule() -> None:
    words = set(learned_chooser.recorded_trials()["word"])
    assert words and words <= {"promote", "keep the rule", "refuse for lack of evidence"}
