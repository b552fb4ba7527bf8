"""The learned model: what it answers, and when its chooser takes it."""

from __future__ import annotations

import datetime
import json
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from polaris_lab.base import paths
from polaris_lab.base.memoize import sha256
from polaris_lab.choose import portfolio, selection
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_studies import learned_chooser, learned_model
from polaris_studies.decisions import decide, decision_text
from polaris_studies.gates import CHOOSER_GATES, Evidence, Timing
from polaris_studies.learned_model import LEAVES, LearnedModel

TRAINED = "pocl-amd-epyc-zen4"
FILE = learned_model.file_of(TRAINED)
HELD = json.loads(FILE.read_text())
UNSEEN, OUTSIDE = Gemm(301, 503, 705), Gemm(40000, 40000, 8)
WHEN = datetime.datetime(2026, 11, 23)


@pytest.fixture(scope="module")
def model() -> LearnedModel:
    return learned_model.load(FILE)


@pytest.fixture
def device(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> Iterator[Device]:
    """The test device, which has the portfolio that the model's device has."""
    kept = portfolio.portfolio_of(TRAINED, "gemm")
    monkeypatch.setattr(portfolio, "own_or_sibling", lambda *asked: kept)
    selection.reload()
    yield lab.device
    selection.reload()


@pytest.fixture
def promoted(device: Device, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Returns what writes a decision for the test device: with a ratio's interval, and the hash of a model's text."""
    (tmp_path / "models").mkdir()
    monkeypatch.setattr(paths, "RUNS", tmp_path)

    def write(low: float, high: float, digest: str = "") -> Path:
        ratio = Timing((low + high) / 2, low, high, 0.01, 40)
        decision = decide(Evidence("auto_test", "model", "rule", device.slug, ratio=ratio), CHOOSER_GATES)
        path = learned_chooser.decision_file(device.slug)
        path.write_text(decision_text(decision, WHEN, model=TRAINED, pairs=[],
                                      model_sha256=digest or sha256(FILE.read_text())))
        return path

    return write


def test_a_model_says_what_its_trees_say_when_they_are_walked_leaf_by_leaf(model: LearnedModel) -> None:
    configs = [(each["kernel"], each["config"]) for each in HELD["configs"]]
    roofline = float(learned_model.estimate_us({}, {"m": 301, "n": 503, "k": 705}, model.rates))
    for said, (kernel, config) in zip(model.estimates(UNSEEN, configs), configs, strict=True):
        values = learned_model.problem_features(UNSEEN) | learned_model.config_features(kernel, config)
        total = HELD["base"]
        for tree in HELD["trees"]:
            left = set(range(LEAVES))
            for number, bound, kept in tree["tests"]:
                if np.float32(values.get(HELD["features"][number], 0.0)) > bound:
                    left &= {leaf for leaf in range(LEAVES) if kept >> leaf & 1}
            total += tree["leaves"][min(left)]
        assert math.isclose(said, roofline * math.exp(total), rel_tol=1e-6), (kernel, config)


def test_a_model_that_asks_for_what_no_problem_has_is_refused() -> None:
    with pytest.raises(ValueError, match="the feature 'problem colour'"):
        learned_model._built(HELD | {"features": ["problem colour", *HELD["features"][1:]]})


@pytest.mark.parametrize(("kept", "leaves"), [(0, [1.0, 2.0]), (1, [1.0, 2.0]), (4, [1.0, 2.0]), (1, [])])
def test_a_model_with_a_test_that_leaves_no_leaf_is_refused(kept: int, leaves: list[float]) -> None:
    with pytest.raises(ValueError, match="leaves no leaf"):
        learned_model._built(HELD | {"trees": [{"tests": [[0, 0.5, kept]], "leaves": leaves}]})


def test_a_model_knows_what_is_like_its_problems_and_nothing_else(model: LearnedModel) -> None:
    m, n, k, trans_a, trans_b = HELD["seen"][150]
    assert model.knows(Gemm(m, n, k, trans_a=bool(trans_a), trans_b=bool(trans_b))) and model.knows(UNSEEN)
    for odd in (OUTSIDE, Gemm(1, 1, 1), Gemm(0, 4, 4), replace(UNSEEN, beta=1.0), replace(UNSEEN, lda=1024)):
        assert not model.knows(odd), odd
    assert model.has_learned("gemm_cpu_rows") and not model.has_learned("gemm_blocked")
    assert not replace(model, sources={"gemm_cpu_rows": "another"}).has_learned("gemm_cpu_rows")


def test_the_model_takes_the_member_that_it_expects_to_be_the_fastest(device: Device, model: LearnedModel) -> None:
    spec, reason = learned_chooser.by_model(model)(device, UNSEEN)
    picks = [*portfolio.own_or_sibling(device, "gemm").picks(device, UNSEEN)]
    us = model.estimates(UNSEEN, [(pick.kernel, pick.config) for pick in picks])
    best = picks[int(us.argmin())]
    assert spec == catalogue()[best.kernel].fixed(best.config)
    assert reason.startswith(f"{learned_chooser.LEARNED} of {TRAINED}")


def test_the_lab_chooses_where_the_model_has_not_learned_or_the_device_was_timed(
        device: Device, model: LearnedModel, monkeypatch: pytest.MonkeyPatch) -> None:
    def chooses(model: LearnedModel, problem: Gemm) -> bool:
        return learned_chooser.by_model(model)(device, problem)[1].startswith(learned_chooser.LEARNED)

    assert chooses(model, UNSEEN) and not chooses(model, OUTSIDE) and not chooses(replace(model, sources={}), UNSEEN)
    timed = replace(portfolio.portfolio_of(TRAINED, "gemm"), times={UNSEEN: {}})
    monkeypatch.setattr(portfolio, "portfolio_of", lambda *asked: timed)
    assert not chooses(model, UNSEEN)


def test_without_a_decision_for_this_model_the_lab_chooses(device: Device, promoted: Callable) -> None:
    rule = selection.auto(device, UNSEEN)
    assert learned_chooser.decided(device, UNSEEN) == rule
    promoted(0.9, 1.1)  # which says no
    assert learned_chooser.decided(device, UNSEEN) == rule
    promoted(0.8, 0.9, digest="0" * 64)  # which was made about another model
    assert learned_chooser.decided(device, UNSEEN) == rule


def test_a_decision_promotes_the_model_and_its_removal_rolls_back(device: Device, model: LearnedModel,
                                                                  promoted: Callable) -> None:
    path = promoted(0.8, 0.9)
    chosen = learned_chooser.by_model(model)(device, UNSEEN)
    assert learned_chooser.decided(device, UNSEEN) == chosen
    mine = open_lab(device.index, chooser=learned_chooser.decided)
    mine.gemm(np.ones((301, 705), np.float32), np.ones((705, 503), np.float32))
    assert (mine.last.kernel, mine.last.reason) == (chosen[0].name, chosen[1])
    path.unlink()
    assert learned_chooser.decided(device, UNSEEN) == selection.auto(device, UNSEEN)


def test_recorded_trials_on_devices_that_had_been_searched_kept_the_rule() -> None:
    table = learned_chooser.recorded_trials().set_index("device")
    assert set(table["word"].drop("pocl-amd-epyc-zen3-unsearched")) == {"keep the rule"}
    ratios = learned_chooser.trial_ratios("nvidia-h200")
    assert len(ratios) == table.loc["nvidia-h200", "problems"] and (ratios[["m", "n", "k"]] > 0).all(axis=None)
