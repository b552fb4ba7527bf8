"""The search of a panel: it proves, keeps, goes on, finds what is fast, and stops when it is told."""

from __future__ import annotations

import collections
import itertools
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from refusals import assert_refused, refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.choose import panel_search, selection, tuned_times
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.measure.sampling import Sample
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm

PROBLEMS = [Gemm(40, 48, 56), Gemm(48, 40, 30, trans_b=True)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unoptimised_builds: None) -> Path:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "tuned")
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path / "tuned")
    return tmp_path / "tuned"


def test_it_keeps_proved_times_and_goes_on_from_them(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def until(enough: int) -> Callable[[str], None]:
        def stop(said: str) -> None:
            if sum(1 for _ in tuned_times.read(lab.device.slug)) > enough:
                raise KeyboardInterrupt
        return stop

    monkeypatch.setattr(panel_search, "SAVE_INTERVAL_S", 0.0)
    table = panel_search.search(PROBLEMS, ["gemm_cpu"], lab.device.index, seconds=60.0, on_progress=until(8))
    kept = list(tuned_times.read(lab.device.slug))
    assert len(table) == 2 and len(kept) >= 4 and {each.problem for each in kept} == set(PROBLEMS)
    best = {each.problem: min(e.us for e in kept if e.problem == each.problem) for each in kept}
    assert sorted(table["us"].round(3)) == sorted(best.values())
    pd.testing.assert_frame_equal(table.round(3).sort_values("m", ignore_index=True), tuned_times.fastest())
    panel_search.search(PROBLEMS, ["gemm_cpu"], lab.device.index, seconds=60.0, on_progress=until(len(kept)))
    more = list(tuned_times.read(lab.device.slug))
    assert {(e.problem, *e.config.values()) for e in kept} < {(e.problem, *e.config.values()) for e in more}


def test_what_a_search_timed_is_chosen_from_in_the_same_process(lab: Lab) -> None:
    before = selection.auto(lab.device, PROBLEMS[0])[1]
    panel_search.search(PROBLEMS[:1], ["gemm_cpu"], lab.device.index, seconds=1.0)
    spec, reason = selection.auto(lab.device, PROBLEMS[0])
    assert spec.name == "gemm_cpu" and reason == f"fastest of those measured at 40 x 48 x 56 on {lab.device.slug}"
    assert reason != before
    selection.reload()


def test_a_wrong_output_is_never_kept(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Launch.output
    monkeypatch.setattr(Launch, "output", lambda self: right(self) + (self.config["KC"] == 384))
    panel_search.search(PROBLEMS[:1], ["gemm_cpu"], lab.device.index, seconds=2.0)
    kept = {each.config["KC"] for each in tuned_times.read(lab.device.slug)}
    assert kept and 384 not in kept


def test_a_first_run_that_wakes_the_device_condemns_nothing(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU the first run after a pause took 20 us more: at a small product that hid the fastest configurations."""
    runs = collections.Counter()

    def sample(launch: Launch) -> Sample:
        runs[id(launch), tuple(launch.config.items())] += 1
        return Sample(0.03 if runs[id(launch), tuple(launch.config.items())] == 1 else 0.01, 0.1, 0.0)

    monkeypatch.setattr(panel_search, "sample", sample)
    table = panel_search.search(PROBLEMS[:1], ["gemm_cpu"], lab.device.index, seconds=3.0)
    kept = [each.us for each in tuned_times.read(lab.device.slug)]
    assert len(kept) > 2 and kept == pytest.approx([10.0] * len(kept))
    assert table["us"].tolist() == pytest.approx([10.0])


def test_the_fastest_known_are_timed_again_first(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five are known, and the fastest three of them take longer today."""
    spec = catalogue()["gemm_cpu"]
    configs = [spec.config({"KC": each}) for each in spec.tunables["KC"]][:5]
    known = [tuned_times.Timed(PROBLEMS[0], "gemm_cpu", config, 100.0 + place)
             for place, config in enumerate(configs)]
    rates = panel_search.rates(lab.device, 10.0)
    tuned_times.keep(lab.device, rates, known)
    monkeypatch.setattr(panel_search, "sample", lambda launch: Sample(0.2, 0.2, 0.0))
    run = panel_search.Search(lab.session, {"gemm_cpu": spec}, PROBLEMS[:1], 0, tuned_times.keep)
    run.renew(math.inf, lambda said: None)
    us = {each.config["KC"]: each.us for each in tuned_times.read(lab.device.slug)}
    assert len(configs) >= 4 and [us[config["KC"]] for config in configs] == [200.0] * 3 + [
        100.0 + place for place in range(3, len(configs))]


def test_an_interrupt_keeps_what_was_timed(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(said: str) -> None:
        raise KeyboardInterrupt

    table = panel_search.search(PROBLEMS, ["gemm_cpu"], lab.device.index, seconds=60.0, on_progress=stop)
    assert len(table) == 1 and list(tuned_times.read(lab.device.slug))


def test_300_evaluations_come_within_5_percent_of_the_best_of_a_space_of_thousands(monkeypatch: pytest.MonkeyPatch,
                                                                                  lab: Lab) -> None:
    """On a made-up landscape, so that no clock decides: each define has its best value, and two of them depend on each
    other."""
    spec, problem = catalogue()["gemm_cpu"], PROBLEMS[0]
    space = [dict(zip(spec.tunables, values, strict=True)) for values in itertools.product(*spec.tunables.values())]
    rng = np.random.default_rng(5)
    weight = {name: dict(zip(values, rng.permutation(len(values)), strict=True)) for name, values in
              spec.tunables.items()}

    def us(config: dict[str, int]) -> float:
        apart = abs(math.log(config["MR"] * config["VECTORS"] / 12))
        return 100 * math.exp(apart + sum(0.1 * weight[name][config[name]] for name in spec.tunables))

    legal = [config for config in space if config["MR"] * config["VECTORS"] <= 24]
    assert 1000 < len(legal) <= 3000
    run = panel_search.Search(lab.session, {"gemm_cpu": spec}, [problem], seed=1,
                               store=lambda device, rates, timed: None)
    monkeypatch.setattr(run, "keep", lambda: None)
    monkeypatch.setattr(panel_search, "predictions", lambda device, problem: iter(()))
    tried = []

    def measure(problem: Gemm, candidates: list, until: float) -> None:
        for kernel, config in candidates:
            tried.append(config)
            run.known[problem][kernel, config] = us(dict(config))

    monkeypatch.setattr(run, "_measure", measure)
    clock = itertools.count()
    monkeypatch.setattr(panel_search.time, "monotonic", lambda: next(clock) if len(tried) < 300 else math.inf)
    run.go(1e9, lambda said: None)
    assert len(tried) <= 306
    assert min(run.known[problem].values()) <= 1.05 * min(map(us, legal))


def test_the_panel_suits_the_device(lab: Lab) -> None:
    whole, quick = panel_search.panel(lab.device.index), panel_search.panel(lab.device.index, quick=True)
    assert len(quick) < len(whole) and all(problem.flops < 1e9 * lab.device.mad_gflops for problem in whole)
    assert {(p.trans_a, p.trans_b) for p in whole} == set(panel_search.ORIENTATIONS)


def test_bad_requests_are_refused(lab: Lab, capsys: pytest.CaptureFixture) -> None:
    with refuses("kernel"):
        panel_search.search(PROBLEMS, ["gemm_tiled_2x2_oob"], lab.device.index)
    with refuses("kernel"):
        panel_search.search(PROBLEMS, ["gemm_cqu"], lab.device.index)
    with pytest.raises((ValueError, DeviceError)):
        panel_search.search(PROBLEMS, [], "no such device")
    assert_refused(["tune", "--quick", "--size", "64"], "--size", capsys)
    assert_refused(["tune"], "KERNEL", capsys)
