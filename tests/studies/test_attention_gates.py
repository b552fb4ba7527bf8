"""An attention kernel judged by its gates: the kernel really runs, and each gate leaves its artefact and a link."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.lab import Lab
from polaris_lab.model.problem import Attention
from polaris_studies import attention_gates
from polaris_studies.decisions import KEEP, decide, read_decision, write_artefacts
from polaris_studies.gates import ATTENTION_GATES, SEVEN_SHAPES, shape_name

SMALL = Attention(1, 2, 34, 16)


@pytest.mark.parametrize("kernel", ["auto", "attention_reference", "attention_v2", "attention_v3", "attention_cpu"])
def test_first_of_all_the_order_of_dimensions(lab: Lab, kernel: str) -> None:
    assert attention_gates.wrong_order(lab, kernel) == ""


@pytest.mark.parametrize("fault", ["bshd_strides", "swapped_sizes"])
def test_another_order_is_seen_before_any_arithmetic(lab: Lab, fault: str) -> None:
    with refuses("kernel", says="takes its dimensions in another order"):
        attention_gates.gather(lab, f"attention_v3_{fault}", "attention_v3")


def test_wrong_arithmetic_is_no_matter_of_order(lab: Lab) -> None:
    assert attention_gates.wrong_order(lab, "attention_v3_no_rescale") == ""


@pytest.fixture(scope="module")
def gathered(lab: Lab) -> tuple:
    return attention_gates.gather(lab, "attention_v2", "attention_v3", shapes=(SMALL, Attention(1, 3, 20, 16, True)),
                                  timed=SMALL, repeats=6)


def test_the_kernel_runs_at_each_shape_and_two_are_not_seven(gathered: tuple) -> None:
    evidence, arrays = gathered
    assert [error.shape for error in evidence.errors] == ["B=1,H=2,S=34,D=16", "B=1,H=3,S=20,D=16,causal"]
    assert all(error.within and error.bound_fraction <= 1 for error in evidence.errors)
    got, right = (arrays["shapes"][f"{name}_{shape_name(SMALL)}"] for name in ("O_test", "O_ref"))
    assert got.shape == right.shape == (1, 2, 34, 16) and 0 < np.abs(got - right).max() < 1e-5
    outcomes = {result.gate: result.outcome for result in decide(evidence).results}
    assert outcomes["shapes"] == "not evaluated"
    assert {outcomes[gate] for gate in ("smoke", "max_error", "bound", "oob", "race", "uninit", "repairs")} == {"pass"}
    assert len(arrays["effect"]["ms_attention_v2"]) == evidence.time.samples >= 6


def test_the_command_runs_the_seven_shapes() -> None:
    assert attention_gates.gather.__kwdefaults__["shapes"] is SEVEN_SHAPES


def test_each_gate_writes_its_artefact_and_the_page_links_it(gathered: tuple, tmp_path: Path) -> None:
    evidence, arrays = gathered
    decision = decide(evidence)
    page = write_artefacts(decision, tmp_path / "of", arrays)
    links = re.findall(r"\]\((.*?)\)", page.read_text())
    files = {path.relative_to(page.parent).as_posix() for path in page.parent.rglob("*") if path.is_file()}
    assert set(links) == files - {"index.md"} and len(links) == len(set(links))
    assert {link.split("/")[0] for link in links} == {gate.name for gate in ATTENTION_GATES} | {"decision.json"}
    held = json.loads((page.parent / "bound" / "result.json").read_text())
    assert held["outcome"] == "pass" and held["arrays"] == ["bound_fraction.npy"]
    assert np.load(page.parent / "bound" / "bound_fraction.npy").tolist() == [
        error.bound_fraction for error in evidence.errors]
    assert read_decision(page.parent / "decision.json") == decision


def test_the_command_says_what_failed_and_where_the_page_is(gathered: tuple, tmp_path: Path, monkeypatch,
                                                            capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(attention_gates, "gather", lambda *_, **__: gathered)
    monkeypatch.setattr(attention_gates.paths, "RUNS", tmp_path)
    assert attention_gates.main(["attention_v2", "--champion", "attention_v3"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[-2].startswith((KEEP, "refuse for lack of evidence")) and Path(said[-1]).is_file()
