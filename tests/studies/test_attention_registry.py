"""The registry of champions: a promotion changes what `lab.attention` takes, nothing else does, and its history stands.
"""

from __future__ import annotations

import datetime
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from good_evidence import FAST, GOOD, SLOW

from polaris_lab.choose import selection
from polaris_lab.lab import Lab
from polaris_lab.model import tuned_configs
from polaris_studies import attention_registry
from polaris_studies.decisions import decide, decision_text

TASK = GOOD.task


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path / "own")
    selection.reload()
    (tmp_path / "decisions" / TASK).mkdir(parents=True)
    yield tmp_path
    monkeypatch.undo()
    selection.reload()


def _written(base: Path, second: int, evidence) -> Path:
    path = base / "decisions" / TASK / f"{second}.json"
    path.write_text(decision_text(decide(evidence), datetime.datetime(2026, 1, 1, 0, 0, second)))
    return path


def test_a_promotion_changes_what_attention_takes_and_a_failure_does_not(base: Path, lab: Lab) -> None:
    problem = attention_registry.problem_of(GOOD.shape)
    tensors = [problem.tensor(problem.inputs(0)[name]) for name in "QKV"]
    first = replace(GOOD, device=lab.device.slug, candidate="attention_cpu", champion=None, champion_time=None,
                    time=SLOW, budget_ms=None)
    better = replace(GOOD, device=lab.device.slug, candidate="attention_v2", champion="attention_cpu", time=FAST)
    worse = replace(better, candidate="attention_v3", time=replace(SLOW, mean=0.333, low=0.332, high=0.334))
    taken = []
    for second, evidence in enumerate((first, worse, better)):
        champion = attention_registry.enter_decision(_written(base, second, evidence), lab.device)
        output = lab.attention(*tensors)
        taken.append((champion, lab.last.kernel))
        assert np.isfinite(output).all()
    assert taken == [("attention_cpu", "attention_cpu")] * 2 + [("attention_v2", "attention_v2")]
    assert f"measured at {problem}" in lab.last.reason
    assert selection.auto(lab.device, replace(problem, s=300, t=300))[0].name != "attention_v2"
    table = attention_registry.history(base, TASK)
    assert table["champion"].tolist() == ["attention_cpu", "attention_cpu", "attention_v2"]
    assert table["word"].tolist() == ["promote", "keep the champion", "promote"]


def test_a_decision_file_is_entered_from_the_shell(base: Path, lab: Lab, capsys: pytest.CaptureFixture) -> None:
    first = replace(GOOD, device=lab.device.slug, candidate="attention_v2", champion=None, champion_time=None,
                    time=FAST, budget_ms=None)
    assert attention_registry.main([str(_written(base, 1, first)), "--device", lab.device.index]) == 0
    assert "the champion is attention_v2" in capsys.readouterr().out


def test_a_decision_about_another_device_or_of_a_slower_kernel_is_refused(base: Path, lab: Lab) -> None:
    first = replace(GOOD, candidate="attention_cpu", champion=None, champion_time=None, time=FAST, budget_ms=None)
    with pytest.raises(ValueError, match="1.json is about card, and this is"):
        attention_registry.enter_decision(_written(base, 1, first), lab.device)
    here = replace(first, device=lab.device.slug)
    attention_registry.enter_decision(_written(base, 2, here), lab.device)
    rival = replace(here, candidate="attention_v2", champion="attention_v3", champion_time=replace(SLOW, mean=0.060,
                    low=0.059, high=0.061), time=SLOW)
    with pytest.raises(ValueError, match="attention_cpu was measured to be faster"):
        attention_registry.enter_decision(_written(base, 3, rival), lab.device)
    with pytest.raises(ValueError, match="shape 'x' is not of the form"):
        attention_registry.problem_of("x")
