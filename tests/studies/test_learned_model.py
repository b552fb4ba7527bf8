"""The learned model: what it answers, when its chooser takes it, and the trial that decides."""

from __future__ import annotations

import datetime
import json
import math
import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from patience import patient

from polaris_lab import cli
from polaris_lab.base import paths
from polaris_lab.base.memoize import sha256
from polaris_lab.choose import selection, tuned_times
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_studies import ab_trial, learned_chooser, learned_model
from polaris_studies.decisions import KEEP, PROMOTE, REFUSE, decide, decision_text
from polaris_studies.gates import CHOOSER_GATES, Evidence, Timing
from polaris_studies.learned_model import LEAVES, LearnedModel

TRAINED = "pocl-amd-epyc-zen4"
FILE = learned_model.file_of(TRAINED)
FILES = sorted(file for file in FILE.parent.glob("*.json") if not file.stem.endswith(".decision"))
SEEN = Gemm(*json.loads(FILE.read_text())["seen"][150][:3])
UNSEEN = Gemm(301, 503, 705)
WHEN = datetime.datetime(2026, 11, 23)


@pytest.fixture(scope="module")
def model() -> LearnedModel:
    return learned_model.load(FILE)


@pytest.fixture
def device(lab: Lab) -> Device:
    return lab.device


@pytest.fixture
def decided(device: Device, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Returns what writes a decision for the test device: with a ratio's interval, and the hash of a model's text."""
    (tmp_path / "models").mkdir()
    shutil.copy(FILE, tmp_path / "models")
    monkeypatch.setattr(paths, "DATA", tmp_path)

    def write(low: float, high: float, digest: str = "") -> Path:
        ratio = Timing((low + high) / 2, low, high, 0.01, 40)
        decision = decide(Evidence("auto_test", "model", "rule", device.slug, ratio=ratio), CHOOSER_GATES)
        path = learned_chooser.decision_file(device.slug)
        path.write_text(decision_text(decision, WHEN, model=TRAINED, pairs=[],
                                      model_sha256=digest or sha256(FILE.read_text())))
        return path

    return write


@pytest.mark.parametrize("left_out", [0, 1, 2, 3])  # the last group of trees is whole, or filled up
def test_a_model_says_what_its_trees_say_when_they_are_walked_leaf_by_leaf(left_out: int) -> None:
    held = json.loads(FILE.read_text())
    held["trees"] = held["trees"][left_out:]
    model = learned_model._built(held)
    roofline = float(learned_model.estimate_us({}, {"m": 301, "n": 503, "k": 705}, model.rates))
    for said, (kernel, config, _) in zip(model.estimates(UNSEEN), model.configs, strict=True):
        values = learned_model.problem_features(UNSEEN) | learned_model.config_features(kernel, config)
        total = held["base"]
        for tree in held["trees"]:
            left = set(range(LEAVES))
            for number, bound, kept in tree["tests"]:
                if np.float32(values.get(held["features"][number], 0.0)) > bound:
                    left &= {leaf for leaf in range(LEAVES) if kept >> leaf & 1}
            total += tree["leaves"][min(left)]
        assert math.isclose(said, roofline * math.exp(total), rel_tol=1e-6), (kernel, config)


def test_a_model_that_asks_for_what_no_problem_has_is_refused() -> None:
    held = json.loads(FILE.read_text())
    held["features"][0] = "problem colour"
    with pytest.raises(ValueError, match="the feature 'problem colour'"):
        learned_model._built(held)


@pytest.mark.parametrize(("kept", "leaves"), [(0, [1.0, 2.0]), (1, [1.0, 2.0]), (4, [1.0, 2.0]), (1, [])])
def test_a_model_with_a_test_that_leaves_no_leaf_is_refused(kept: int, leaves: list[float]) -> None:
    held = json.loads(FILE.read_text())
    held["trees"][3] = {"tests": [[0, 0.5, kept]], "leaves": leaves}
    with pytest.raises(ValueError, match="leaves no leaf"):
        learned_model._built(held)


def test_more_patterns_of_trees_than_can_be_packed_are_refused() -> None:
    some = np.arange(2**15, dtype=np.uint16)[:, None].repeat(4, axis=1)
    assert learned_model._patterns(some[:, :2].repeat(2, axis=1)[:2**14]).of_config.shape == (1, 2**14)
    with pytest.raises(ValueError, match="131072 patterns"):
        learned_model._patterns(some)


def test_a_model_knows_what_is_like_its_problems_and_nothing_else(model: LearnedModel) -> None:
    assert model.knows(SEEN) and model.knows(UNSEEN)
    for odd in (Gemm(40000, 40000, 8), Gemm(1, 1, 1), Gemm(0, 4, 4), replace(UNSEEN, beta=1.0),
                replace(UNSEEN, lda=1024)):
        assert not model.knows(odd), odd


def test_outside_its_range_the_lab_chooses(device: Device, decided: Callable) -> None:
    decided(0.8, 0.9)
    outside = Gemm(40000, 40000, 8)
    assert learned_chooser.decided(device, outside) == selection.auto(device, outside)


def test_without_a_decision_the_lab_chooses(device: Device, decided: Callable) -> None:
    rule = selection.auto(device, UNSEEN)
    assert learned_chooser.decided(device, UNSEEN) == rule
    decided(0.9, 1.1)  # which says no
    assert learned_chooser.decided(device, UNSEEN) == rule
    decided(0.8, 0.9, digest="0" * 64)  # which was made about another model
    assert learned_chooser.decided(device, UNSEEN) == rule


def test_a_decision_promotes_the_model_and_its_removal_rolls_back(lab: Lab, decided: Callable) -> None:
    path = decided(0.8, 0.9)
    spec, reason = learned_chooser.decided(lab.device, UNSEEN)
    first = next(learned_chooser.predictions(learned_model.load(FILE), lab.device, UNSEEN))
    assert reason.startswith(f"{learned_chooser.LEARNED} of {TRAINED}") and spec.name == first.kernel
    mine = open_lab(lab.device.index, chooser=learned_chooser.decided)
    ones = np.ones((301, 705), np.float32), np.ones((705, 503), np.float32)
    mine.gemm(*ones)
    assert (mine.last.kernel, mine.last.reason) == (spec.name, reason)
    path.unlink()
    assert learned_chooser.decided(lab.device, UNSEEN) == selection.auto(lab.device, UNSEEN)
    assert not selection.auto(lab.device, UNSEEN)[1].startswith(learned_chooser.LEARNED)


def test_a_problem_that_was_searched_keeps_its_measured_choice(device: Device, decided: Callable, monkeypatch) -> None:
    decided(0.8, 0.9)
    monkeypatch.setattr(learned_chooser, "is_searched", lambda *asked: True)
    assert learned_chooser.decided(device, UNSEEN) == selection.auto(device, UNSEEN)


def test_the_device_s_own_times_say_what_was_searched() -> None:
    asked = type("Asked", (), {"slug": TRAINED})()
    problem = next(each.problem for each in tuned_times.read(TRAINED) if isinstance(each.problem, Gemm))
    assert learned_chooser.is_searched(asked, problem) and not learned_chooser.is_searched(asked, UNSEEN)


def test_a_decision_needs_enough_problems_and_an_interval_below_one() -> None:
    def word(ratios: list[float]) -> str:
        return decide(Evidence("auto_test", "model", "rule", ratio=ab_trial.compared(ratios)), CHOOSER_GATES).word

    assert word([0.5] * (ab_trial.FEWEST_PROBLEMS - 1)) == REFUSE
    assert word([0.9, 0.95] * 10) == PROMOTE
    assert word([0.5, 1.9] * 10) == KEEP and word([1.0] * 20) == KEEP


def test_a_trial_asks_problems_that_nobody_learned_from(model: LearnedModel) -> None:
    known = {tuple(each) for each in model.seen.tolist()}
    some = [each for each, _ in zip(ab_trial.unseen(model, "cpu"), range(30), strict=False)]
    assert len(set(some)) == 30
    assert not known & {(each.m, each.n, each.k, int(each.trans_a), int(each.trans_b)) for each in some}
    assert all(each.flops <= ab_trial.CAP["cpu"] and model.knows(each) for each in some)


def test_both_choices_go_first_equally_often(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    spec, order, session = catalogue()["gemm_naive"], [], lab.session

    class Spied:
        def __init__(self, name: str) -> None:
            self.name = name

        def run(self) -> list:
            order.append(self.name)
            return []

    named = iter(("rule", "model"))
    monkeypatch.setattr(ab_trial.Trials, "proved", lambda self, *asked: Spied(next(named)))
    monkeypatch.setattr(session, "retire", lambda launch: None, raising=False)
    ab_trial.pairs(session, ab_trial.Choices(Gemm(4, 4, 4), (spec, {}), (spec, {})), 4)
    assert order == ["rule", "model", "model", "rule"] * 2


@pytest.mark.clock
@patient
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_model_loads_in_50_ms_and_answers_in_a_fifth_of_one(file: Path) -> None:
    def least(what: Callable[[], object], repeats: int) -> float:
        taken = []
        for _ in range(repeats):
            begin = time.perf_counter()
            what()
            taken.append(time.perf_counter() - begin)
        return min(taken)

    model = learned_model.load(file)
    assert least(lambda: learned_model._load.__wrapped__(str(file), None), 20) < 0.05
    assert least(lambda: (model.knows(UNSEEN), model.estimates(UNSEEN)), 500) < 0.2e-3


def test_the_trial_s_command_writes_a_decision_and_names_an_unknown_model(
        lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    monkeypatch.setattr(ab_trial, "PAIRS", 2)
    assert ab_trial.main([TRAINED, "--device", lab.device.index, "--problems", "1"]) == 0
    path = tmp_path / "models" / f"{lab.device.slug}.decision.json"
    assert str(path) in capsys.readouterr().out and len(json.loads(path.read_text())["pairs"]) == 1
    assert ab_trial.main(["abacus"]) == cli.REFUSED
    assert "abacus.json" in capsys.readouterr().err
