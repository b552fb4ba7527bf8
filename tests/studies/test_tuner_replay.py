"""The replay of searches on a space that was timed whole: on made-up times, so that no clock decides."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base import paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.recordings import recorded, setting
from polaris_lab.choose.trials import Trials
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import record_tuner_space, tuner_replay

PROBLEM = Gemm(40, 48, 56)


def table(lab: Lab, us) -> pd.DataFrame:
    rows = [["", "tuner_space", "card", "gemm_cpu", setting(config), 40, 48, 56, us(config)]
            for config in record_tuner_space.space("gemm_cpu", PROBLEM, lab.device)]
    return pd.DataFrame(rows, columns=tuner_replay.SPACE_COLUMNS)


def smooth(config: dict[str, int]) -> float:
    """A landscape with one valley, away from the defaults; VECTOR_WIDTH = 4 fails."""
    if config["VECTOR_WIDTH"] == 4:
        return math.nan
    return 10 * math.exp(sum(abs(math.log(config[name] / best)) for name, best in
                             (("MR", 4), ("VECTORS", 1), ("KC", 192), ("A_PANELS", 16), ("B_PANELS", 8))))


def test_the_space_is_that_of_the_catalogue_and_small_enough(lab: Lab) -> None:
    found = record_tuner_space.space("gemm_cpu", PROBLEM, lab.device)
    assert len(found) == len({tuple(config.values()) for config in found}) == 1248
    assert all(config["MR"] * config["VECTORS"] <= 24 for config in found)
    with pytest.raises(ValueError, match=r"the space of gemm_blocked has \d+ combinations; 3000 can be timed"):
        record_tuner_space.space("gemm_blocked", PROBLEM, lab.device)


def test_a_search_that_knows_neighbours_beats_a_blind_one(lab: Lab) -> None:
    rows = table(lab, smooth)
    found = tuner_replay.replay(rows, lab.device, seeds=range(5), evaluations=60)
    pd.testing.assert_frame_equal(found, tuner_replay.replay(rows, lab.device, seeds=range(5), evaluations=60))
    assert found.groupby("search")["seed"].apply(list).to_dict() == {"local": [*range(5)], "random": [*range(5)]}
    assert (found["ratio"] >= 1).all() and found["tried"].eq(60).all()
    brief = tuner_replay.distribution(found)
    assert brief.loc["local", "worst"] == 1.0 and brief.loc["local", "near"] == 1.0
    assert brief.loc["random", "median"] > 1.05


def test_a_search_only_gets_better_with_more_tries_and_ends_with_what_replay_says(lab: Lab) -> None:
    rows = table(lab, smooth)
    found = tuner_replay.convergence(rows, lab.device, seeds=range(4), budgets=(4, 16, 60))
    for _, line in found.groupby("search"):
        assert line["x"].tolist() == [4, 16, 60] and line["value"].is_monotonic_decreasing
        assert (line["low"] <= line["value"]).all() and (line["value"] <= line["high"]).all()
    last = found[found["x"] == 60].set_index("search")["value"]
    replayed = tuner_replay.replay(rows, lab.device, seeds=range(4), evaluations=60)
    assert last.to_dict() == pytest.approx(replayed.groupby("search")["ratio"].median().to_dict())


def test_what_matters_is_the_define_that_moves_the_times(lab: Lab) -> None:
    found = tuner_replay.what_matters(table(lab, lambda config: 100.0 * config["MR"] + config["KC"] / 1000))
    assert found.index[0] == "MR" and found.loc["MR", "share"] == pytest.approx(1, abs=0.01)
    mr = catalogue()["gemm_cpu"].tunables["MR"]
    assert found.loc["MR", "best"] == min(mr)
    assert found.loc["MR", "cost"] == pytest.approx(max(mr) / min(mr), rel=0.01)
    assert found.loc["KC", "cost"] < 1.01 and found["share"].drop("MR").max() < 0.2


def test_defines_that_only_matter_together_explain_more_together(lab: Lab) -> None:
    rows = table(lab, lambda config: 2.0 if (config["KC"] == 192) == (config["A_PANELS"] == 8) else 1.0)
    alone = tuner_replay.what_matters(rows)["share"]
    together = tuner_replay.explained(rows, ["KC", "A_PANELS"])
    assert together == pytest.approx(1) and alone.sum() < 0.5 * together
    assert tuner_replay.explained(rows, ["KC"]) == alone["KC"]


def test_as_many_evaluations_as_there_are_find_the_best(lab: Lab) -> None:
    rng = np.random.default_rng(1)
    rough = tuner_replay.replay(table(lab, lambda config: rng.uniform(1, 9)), lab.device, seeds=[3], evaluations=2000)
    assert rough.set_index("search").loc["random"].tolist() == [3, 1248, 1.0]


def test_a_space_is_timed_whole_in_pieces_and_kept_when_it_is_whole(lab: Lab, tmp_path: Path,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    spec = catalogue()["gemm_cpu"]
    small = spec.fixed({"VECTOR_WIDTH": 16, "VECTORS": 1, "KC": 192, "A_PANELS": 8, "MR": 4})
    said: list[str] = []
    first = record_tuner_space.time_space(small, PROBLEM, lab.device.index, seconds=0.0, on_progress=said.append)
    assert first.empty and not said

    def stop(sentence: str) -> None:
        said.append(sentence)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record_tuner_space.time_space(small, PROBLEM, lab.device.index, on_progress=stop)
    rows = record_tuner_space.time_space(small, PROBLEM, lab.device.index, on_progress=said.append)
    assert [sentence.split(":")[0] for sentence in said] == [f"{i} of 4" for i in (1, 2, 3, 4)]  # none twice
    assert list(rows.columns) == tuner_replay.IN_TURNS and (rows[["us", "default_us"]] > 0).all(axis=None)
    assert len(rows) == 4
    with pytest.raises(ValueError, match="1244 configurations of gemm_cpu are not timed yet"):
        record_tuner_space.keep_space(rows, lab.device.index, record=False)
    assert record_tuner_space.keep_space(rows, lab.device.index, kernel=small, record=False).exists()
    whole = table(lab, smooth).assign(device=lab.device.slug, study=tuner_replay.STUDY, default_us=1.0)
    path = record_tuner_space.keep_space(whole, lab.device.index, record=False)
    assert len(pd.read_csv(path)) == 1248 and path.is_relative_to(tmp_path)


def test_a_search_keeps_to_what_was_timed(lab: Lab) -> None:
    rows = table(lab, smooth)
    rows = rows[rows["config"].str.contains("KC=256 ") & rows["config"].str.contains("VECTOR_WIDTH=8")]
    found = tuner_replay.replay(rows, lab.device, seeds=[1], evaluations=2000).set_index("search")
    assert found.loc["random", "tried"] == len(rows) and found.loc["local", "tried"] <= len(rows)


def test_hours_in_which_the_machine_is_slow_are_taken_out(lab: Lab) -> None:
    rows = table(lab, smooth)
    slow = np.where(np.arange(len(rows)) < 400, 1.6, 1.0)
    seen = rows.assign(us=rows["us"] * slow, default_us=50.0 * slow)
    pd.testing.assert_series_equal(tuner_replay.steady(seen)["us"], rows["us"])
    alike = seen.assign(us=100.0 * slow)
    assert tuner_replay.explained_by_order(alike) == pytest.approx(1)
    drawn = seen.assign(us=np.random.default_rng(5).uniform(1, 2, len(seen)))
    assert tuner_replay.explained_by_order(drawn) == pytest.approx(1 / 20, abs=0.02)


def test_a_wrong_configuration_has_no_time(lab: Lab, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    spec = catalogue()["gemm_cpu"].fixed({"VECTOR_WIDTH": 16, "VECTORS": 1, "KC": 192, "A_PANELS": 8, "MR": 4})

    def refuse(trials: Trials, spec: KernelSpec, config: dict[str, int]) -> Launch:
        if config.get("B_PANELS") == 2:
            raise DeviceError("it is wrong")
        return proved(trials, spec, config)

    proved = Trials.proved
    monkeypatch.setattr(Trials, "proved", refuse)
    rows = record_tuner_space.time_space(spec, PROBLEM, lab.device.index)
    wrong = rows["config"].str.endswith("=2")
    assert wrong.any() and rows["us"].isna().equals(wrong) and rows["default_us"].isna().equals(wrong)


def test_a_replay_has_the_limits_of_the_device_that_was_recorded() -> None:
    rows = recorded(tuner_replay.STUDY, tuner_replay.IN_TURNS).query("device == 'nvidia-h200'")
    device = tuner_replay.recorded_device(rows)
    assert device.kind == "gpu" and device.slug == "nvidia-h200" and device.local_mem == 49152
    found = tuner_replay.replay(tuner_replay.steady(rows), device, seeds=[0], evaluations=8)
    assert found.set_index("search")["tried"].to_dict() == {"local": 8, "random": 8}
