"""The study of attention's faults: what tools answer, the matrix of answers, and models that are what kernels do."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base import paths
from polaris_lab.lab import open_lab
from polaris_lab.model.attention_bounds import attention_reference
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention
from polaris_studies import attention_faults


def test_a_layout_fault_is_seen_by_those_who_know_what_is_right() -> None:
    rows = attention_faults.ask("attention_v3_bshd_strides", simulated=())
    matrix = attention_faults.matrix(rows)
    assert matrix.loc["bshd_strides"].to_dict() == {
        "guards": False, "error bound": True, "map of stores": False, "tile oracle": True}


def test_the_matrix_keeps_apart_what_was_not_asked() -> None:
    rows = pd.DataFrame({"fault": ["a", "a", "b", "b"], "tool": ["x", "y"] * 2, "sees": [True, np.nan, None, "False"]})
    assert attention_faults.matrix(rows).to_numpy().tolist() == [[True, None], [None, False]]


@pytest.mark.parametrize("causal", [False, True])
def test_without_a_fault_a_model_is_the_right_output(causal: bool) -> None:
    problem = Attention(1, 2, 128, 16, causal)
    inputs = problem.inputs(0)
    got = attention_faults.output_of("none", problem, inputs)
    assert np.allclose(got, attention_reference(problem, inputs)[0], atol=1e-12)


@pytest.mark.parametrize("name", [name for name, number in attention_faults.MODELS.items() if number])
def test_a_model_is_what_the_kernel_with_its_switch_computes(unoptimised_builds: None, name: str) -> None:
    lab = open_lab("auto")
    problem, spec = Attention(1, 1, 128, 16), catalogue()["attention_v3"]
    inputs = problem.inputs(0)
    faulty = replace(spec, defines=spec.defines | {"FAULT": (attention_faults.MODELS[name],)})
    got = lab.attention(*(problem.tensor(inputs[each]) for each in "QKV"), kernel=faulty)
    expected = attention_faults.output_of(name, problem, inputs)
    assert np.allclose(got, expected, atol=1e-4)
    assert not np.allclose(got, attention_faults.output_of("none", problem, inputs), atol=1e-3)


def test_figures_fit_between_the_seeds() -> None:
    logged = pd.DataFrame([attention_faults.LOGGED])
    lines = pd.concat([logged - 0.01, logged + 0.01, logged + 1], ignore_index=True).assign(model=["a", "a", "b"])
    assert attention_faults.fits(lines).all(axis=1).to_dict() == {"a": True, "b": False}


def test_the_layout_fault_adds_to_another_fault_of_the_suite() -> None:
    errors = attention_faults.suite_errors([0], ["all weights alike", "layout, all weights alike", "layout"])
    masked = errors[errors["causal"]].set_index("model")["largest error"]
    assert masked["all weights alike"] < 2.6 and masked["layout, all weights alike"] > 3.2
    assert masked["layout"] != masked["layout, all weights alike"]


def test_the_newest_repeats_of_each_device_and_kernel_count(tmp_path, monkeypatch) -> None:
    def record(device: str, run: str, *rows: tuple) -> None:
        columns = ["kernel", "what", "problems", "findings", "note"]
        (tmp_path / device / "proof").mkdir(parents=True, exist_ok=True)
        path = tmp_path / device / "proof" / f"{run}.csv"
        pd.DataFrame(rows, columns=columns).assign(device=device).to_csv(path, index=False)
        path.with_suffix(".json").write_text("{\"run_id\": \"1\"}")

    monkeypatch.setattr(paths, "MEASURED", tmp_path)
    assert attention_faults.repeats().empty
    record("one", "1", ("a", "bit-identical", 2, 3, "250 times each"), ("b", "bit-identical", 2, 0, "250 times each"))
    record("one", "2", ("a", "bit-identical", 2, 0, "40 times each"), ("c", "bit-identical", 0, 1, "did not build"))
    record("two", "1", ("a", "random", 9, 1, ""))
    assert attention_faults.repeats().to_numpy().tolist() == [["one", "a", 2, 40, 0], ["one", "b", 2, 250, 0]]
