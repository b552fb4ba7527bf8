"""Another chooser than the lab's own: timed in turns, decided by an interval, or noted in the shadow."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from polaris_lab import cli
from polaris_lab.base import paths
from polaris_lab.choose import selection
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import ab_trial, learned_chooser
from polaris_studies.ab_trial import ShadowChooser
from polaris_studies.decisions import KEEP, PROMOTE, REFUSE, decide
from polaris_studies.gates import CHOOSER_GATES, Evidence

A, B = np.ones((24, 40), np.float32), np.full((40, 32), 2, np.float32)
PROBLEM = Gemm(24, 32, 40)


def naive(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    return catalogue()["gemm_naive"], "it is simple"


def test_both_choices_go_first_equally_often(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    specs, order = [catalogue()[name] for name in ("gemm_naive", "gemm_tiled")], []
    proved = ab_trial.Trials.proved

    def spied(trials: ab_trial.Trials, spec: KernelSpec, config: dict) -> object:
        launch = proved(trials, spec, config)
        run = launch.run
        launch.run = lambda: order.append(spec.name) or run()
        return launch

    monkeypatch.setattr(ab_trial.Trials, "proved", spied)
    assert (ab_trial.in_turns(lab.session, PROBLEM, specs, 4) > 0).all()
    assert order == ["gemm_naive", "gemm_tiled", "gemm_tiled", "gemm_naive"] * 2


def test_a_decision_needs_enough_problems_and_an_interval_below_one() -> None:
    def word(ratios: list[float]) -> str:
        return decide(Evidence("auto_test", "model", "rule", ratio=ab_trial.mean_ratio(ratios)), CHOOSER_GATES).word

    assert word([0.5] * (ab_trial.FEWEST_PROBLEMS - 1)) == REFUSE
    assert word([0.9, 0.95] * 10) == PROMOTE
    assert word([0.5, 1.9] * 10) == KEEP and word([1.0] * 20) == KEEP


def test_a_trial_compares_two_choosers_and_times_only_what_differs(lab: Lab) -> None:
    problems = [PROBLEM, Gemm(16, 16, 16, trans_b=True)]
    rows = ab_trial.trial(lab.session, problems, naive)
    assert list(rows) == ab_trial.COLUMNS and rows["trans"].tolist() == ["nn", "nt"]
    assert set(rows["other"]) == {"gemm_naive"} and (rows["rule_us"].map(len) == ab_trial.PAIRS).all()
    logs = [np.median(np.log(np.divide(*each))) for each in zip(rows["other_us"], rows["rule_us"], strict=True)]
    assert rows["ratio"].tolist() == pytest.approx(np.exp(logs), rel=1e-3)
    same = ab_trial.trial(lab.session, problems, naive, rule=naive)
    assert same["ratio"].tolist() == [1.0, 1.0] and not same["rule_us"].map(len).any()
    assert ab_trial.trial(lab.session, problems, naive, seconds=-1.0).empty


def test_the_command_writes_a_decision_and_names_an_unknown_model(
        lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    monkeypatch.setattr(ab_trial, "PAIRS", 2)
    assert ab_trial.main(["pocl-amd-epyc-zen4", "--device", lab.device.index, "--problems", "1"]) == 0
    path = learned_chooser.decision_file(lab.device.slug)
    assert str(path) in capsys.readouterr().out and len(json.loads(path.read_text())["pairs"]) == 1
    assert learned_chooser.promoted_model(path) is None  # one problem decides nothing
    assert ab_trial.main(["abacus"]) == cli.REFUSED
    assert "abacus.json" in capsys.readouterr().err


def test_the_lab_takes_its_own_choice_and_the_other_is_noted(lab: Lab) -> None:
    shadow = ShadowChooser(naive)
    mine = open_lab(lab.device.index, chooser=shadow)
    for _ in range(2):
        assert (mine.gemm(A, B) == A @ B).all()
    taken, reason = selection.auto(lab.device, PROBLEM)
    assert (mine.last.kernel, mine.last.reason.startswith(reason)) == (taken.name, True)
    mine.gemm(A, B, kernel="gemm_tiled")  # named by the caller
    assert shadow.noted == {(lab.device, PROBLEM): (taken, catalogue()["gemm_naive"])}


def test_regret_is_what_the_taken_choice_lost_on_the_other(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    shadow = ShadowChooser(naive)
    mine = open_lab(lab.device.index, chooser=shadow)
    mine.gemm(A, B)
    mine.gemm(A[:, :0], B[:0])  # an empty sum has no speed
    real = shadow.regrets(mine)
    assert real[["m", "n", "k", "trans", "other"]].to_numpy().tolist() == [[24, 32, 40, "nn", "gemm_naive"]]
    for times, regret in (((3.0, 2.0), 0.5), ((2.0, 3.0), 0.0)):
        monkeypatch.setattr(ab_trial, "in_turns", lambda *asked, times=times: np.array([times] * 4))
        assert shadow.regrets(mine)["regret"].tolist() == pytest.approx([regret], rel=1e-4)


def test_each_decision_file_has_options_a_scored_forecast_and_a_review() -> None:
    table = ab_trial.scored().set_index("device")
    assert set(table.index) == {path.name.removesuffix(".decision.json")
                                for path in paths.DATA.rglob("*decision*.json")}
    assert table["options"].str.contains(" or take the model of ").all()
    assert table["review"].str.match(r"2027-0\d-\d\d, or when ").all()
    assert set(table["forecast"].str.partition(":")[0]) == {"missed"}
    assert "expected 15 to 25 %, measured 59" in table.loc["pocl-amd-epyc-zen3-unsearched", "forecast"]
