"""The measuring protocol: no speed without a right output, none that cannot be, and no winner without an interval."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest
from patience import patient
from planted import STORE, altered, fault
from refusals import refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.recordings import COLUMNS
from polaris_lab.lab import Lab
from polaris_lab.measure import launch_time, sampling
from polaris_lab.measure import protocol as module
from polaris_lab.measure.launch_time import forecast_s, launch_limit, refuse_long
from polaris_lab.measure.protocol import take_samples
from polaris_lab.measure.sampling import Sample
from polaris_lab.measure.summaries import summarise, versus
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.problem import Gemm, Transpose

NAIVE = catalogue()["gemm_naive"]
SMALL = Gemm(24, 24, 24)


def test_rows_are_raw_samples_with_every_column(lab: Lab) -> None:
    rows = take_samples(lab.session, ["gemm_naive", "gemm_tiled"], Gemm(24, 20, 28, 1.5, -0.5, True, ldc=23),
                   repeats=3, seed=1)
    assert list(rows.columns) == COLUMNS
    assert rows.groupby("kernel")["sample"].apply(list).to_dict() == {"gemm_naive": [0, 1, 2], "gemm_tiled": [0, 1, 2]}
    first = rows.iloc[0]
    assert (first.m, first.n, first.k, first.trans, first.alpha, first.beta) == (24, 20, 28, "tn", 1.5, -0.5)
    assert set(rows["device"]) == {lab.device.slug}
    assert (first.lda, first.ldb, first.ldc, first["dtype"]) == (24, 20, 23, "float32")
    assert set(rows["config"]) == {"", "TILE=16"}
    assert rows["ok"].all() and (rows["bound_fraction"] <= 1).all() and (rows["device_ms"] > 0).all()
    np.testing.assert_allclose(rows["gflops"], 2 * 24 * 20 * 28 / rows["device_ms"] / 1e6)


def test_several_problems_take_turns_each_against_its_own_reference(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[list[tuple[str, Gemm]]] = []
    real = module.interleaved
    monkeypatch.setattr(module, "interleaved", lambda launches, *more, **named: (
        turns.append([(each.spec.name, each.problem) for each in launches]), real(launches, *more, **named))[1])
    wide = replace(SMALL, ldb=40)
    other = Gemm(20, 12, 16)
    rows = take_samples(lab.session, ["gemm_naive", "gemm_tiled"], [SMALL, wide, other, SMALL], repeats=2)
    assert turns == [[(name, problem) for problem in (SMALL, wide, other) for name in ("gemm_naive", "gemm_tiled")]]
    assert rows.groupby(["kernel", "m", "ldb"]).size().to_dict() == {
        (name, *key): 2 for name in ("gemm_naive", "gemm_tiled") for key in ((24, 24), (24, 40), (20, 12))}
    assert rows["ok"].all()
    with refuses("problem"):
        take_samples(lab.session, ["gemm_naive"], [])


def test_config_is_measured_and_named(lab: Lab) -> None:
    rows = take_samples(lab.session, ["gemm_tiled"], SMALL, repeats=1, config={"TILE": 8})
    assert set(rows["config"]) == {"TILE=8"}


def test_a_transpose_has_a_time_and_no_flops(lab: Lab) -> None:
    rows = take_samples(lab.session, ["transpose"], Transpose(40, 30), repeats=2)
    assert rows["ok"].all() and (rows["gflops"] == 0).all()
    assert tuple(rows.iloc[0][["m", "n", "k", "lda", "ldc", "trans"]]) == (40, 30, 0, 30, 40, "t")


def test_a_wrong_kernel_has_a_time_and_no_speed(lab: Lab) -> None:
    rows = take_samples(lab.session, [fault("zero"), fault("good")], SMALL, repeats=2)
    assert rows.groupby("kernel")["ok"].all().to_dict() == {"zero": False, "good": True}
    assert rows.groupby("kernel")["gflops"].count().to_dict() == {"zero": 0, "good": 2}
    assert (rows["device_ms"] > 0).all()


def test_the_output_is_verified_again_on_inputs_not_seen_before(lab: Lab, monkeypatch) -> None:
    seen = []
    real = module.Expectation

    def watched(problem, inputs, seed):
        seen.append(inputs["A"].copy())
        return real(problem, inputs, seed)

    monkeypatch.setattr(module, "Expectation", watched)
    take_samples(lab.session, ["gemm_naive"], SMALL, repeats=1)
    assert len(seen) == 2 and (seen[0] != seen[1]).all()


def test_a_kernel_that_is_right_only_once_is_found_out(lab: Lab, tmp_path: Path) -> None:
    """It leaves alone what looks like a result already: right at first, wrong where it should compute again."""
    stale = altered(tmp_path, (STORE, "if (row != 3 || C[at] == 0.0f) C[at] = alpha * acc;"))
    rows = take_samples(lab.session, [stale], SMALL, repeats=1)
    assert not rows["ok"].any() and rows["gflops"].isna().all()


def test_museum_kernels_are_measured_in_a_child(lab: Lab, monkeypatch) -> None:
    calls = []
    real = module.isolation.call
    monkeypatch.setattr(module.isolation, "call", lambda target, *a, **k: calls.append(target) or real(target, *a, **k))
    rows = take_samples(lab.session, ["gemm_tiled_2x2_oob", "gemm_tiled_2x2"], Gemm(32, 32, 32), repeats=2, seed=1)
    assert calls == ["polaris_lab.measure.protocol:_in_child"]
    assert rows.groupby("kernel")["ok"].all().to_dict() == {"gemm_tiled_2x2_oob": False, "gemm_tiled_2x2": True}


@pytest.fixture
def ceiling(monkeypatch: pytest.MonkeyPatch):
    """`ceiling(0.5, 0.6)` makes the remembered ceiling 0.5 GFLOPS and each one that is measured again 0.6."""
    asked = []

    def set_to(remembered: float, measured: float) -> list[bool]:
        def answer(session: object, *, remeasure: bool = False, figures=(remembered, measured)) -> float:
            asked.append(remeasure)
            return figures[remeasure]

        monkeypatch.setattr(module, "multiply_add_ceiling", answer)
        return asked

    return set_to


def test_a_speed_that_cannot_be_is_refused_with_both_figures(lab: Lab, ceiling) -> None:
    asked = ceiling(1e-3, 2e-3)
    with pytest.raises(
        DeviceError, match=r"gemm_naive at .* seems to reach \d+ GFLOPS, and .* was measured at 0 at most"
    ):
        take_samples(lab.session, ["gemm_naive"], SMALL, repeats=2)
    assert asked == [False] + [True] * module.TRIES


def test_a_doubt_that_a_new_ceiling_settles_is_no_refusal(lab: Lab, ceiling) -> None:
    asked = ceiling(1e-3, 1e9)
    assert take_samples(lab.session, ["gemm_naive"], SMALL, repeats=2)["ok"].all()
    assert asked == [False, True]


def test_a_ceiling_that_others_hold_down_for_a_while_is_no_refusal(monkeypatch) -> None:
    limits = iter([10.0] * 6 + [100.0])  # the first is the one that was known, GFLOPS
    monkeypatch.setattr(module, "multiply_add_ceiling", lambda session, remeasure=False: next(limits))
    monkeypatch.setattr(module, "sample", lambda launch: Sample(1.0, 1.0))
    launch = SimpleNamespace(problem=SimpleNamespace(flops=10**8), session=None, spec=SimpleNamespace(wants=""))
    module._refuse_impossible(launch, [Sample(1.0, 1.0)] * 6)
    assert not [*limits]


@pytest.mark.parametrize(("wants", "factor", "doubted"), [("", 1.04, False), ("", 1.06, True), ("WGMMA", 4.1, False),
                                                          ("WGMMA", 4.3, True)])
def test_doubt_begins_at_5_percent_above(ceiling, monkeypatch, wants: str, factor: float, doubted: bool) -> None:
    asked = ceiling(100.0, 1e9)
    launch = SimpleNamespace(problem=SimpleNamespace(flops=10**8), session=None, spec=SimpleNamespace(wants=wants))
    monkeypatch.setattr(module, "sample", lambda launch: Sample(1.0, 1.0))
    module._refuse_impossible(launch, [Sample(1.0 / factor, 1.0)] * 6)  # 1e8 FLOP in 1 ms are 100 GFLOPS
    assert (True in asked) is doubted


def test_a_wrong_output_is_not_asked_for_its_speed(lab: Lab, ceiling) -> None:
    asked = ceiling(1e-3, 1e-3)
    take_samples(lab.session, [fault("zero")], SMALL, repeats=2)
    assert asked == []


def test_a_launch_that_would_last_too_long_is_refused_with_the_figure(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(launch_time, "forecast_s", lambda *_: 3.21)
    with pytest.raises(DeviceError, match=r"gemm_naive at .* would take about 3.2 s on .* max_launch_s is 2; take"):
        take_samples(lab.session, ["gemm_naive"], SMALL, max_launch_s=2.0)
    refuse_long(lab.session, NAIVE, SMALL, None, 3.3)
    refuse_long(lab.session, NAIVE, SMALL, None, None)


@pytest.mark.clock
@patient
def test_a_forecast_is_near_what_it_takes(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(launch_time, "PILOT_FLOPS", 2**21)
    problem = Gemm(1024, 128, 128)
    launch = lab.session.prepare(NAIVE, problem)
    launch.run()
    monkeypatch.setattr(lab.session, "output_seconds", {})
    took = min(module.sample(launch).device_ms for _ in range(5)) * 1e-3
    assert 0.2 * took < forecast_s(lab.session, NAIVE, problem) < 20 * took
    assert forecast_s(lab.session, NAIVE, Gemm(64, 128, 128)) == 0.0
    assert forecast_s(lab.session, catalogue()["transpose"], Transpose(9000, 9000)) == 0.0


def test_a_forecast_does_not_depend_on_what_lay_in_the_buffers(lab: Lab, monkeypatch) -> None:
    """Subnormal sums take a CPU some 40 times as long: what another launch left in the pool must not reach a pilot."""
    monkeypatch.setattr(launch_time, "PILOT_FLOPS", 2**21)
    monkeypatch.setattr(lab.session, "output_seconds", {})
    for left in [lab.session.upload(np.full((128, 128), 1e-22, np.float32), 128, 128, 128) for _ in range(8)]:
        assert lab.session.download(left).max() > 0
    del left
    held = []
    monkeypatch.setattr(sampling, "sample", lambda launch: held.extend(
        np.abs(lab.session.download(launch.storages[name])).max() for name in "AB") or Sample(1.0, 1.0))
    forecast_s(lab.session, NAIVE, Gemm(1024, 128, 128))
    assert held == [0, 0]


def test_a_forecast_is_made_once_and_is_proportional_to_the_outputs(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(launch_time, "PILOT_FLOPS", 2**21)
    monkeypatch.setattr(lab.session, "output_seconds", {})
    times = iter([Sample(3.0, 3.0)])
    monkeypatch.setattr(sampling, "sample", lambda launch: next(times))  # a second pilot would find nothing here
    first, twice = (forecast_s(lab.session, NAIVE, Gemm(rows, 128, 128)) for rows in (1024, 2048))
    assert first == pytest.approx(3e-3 * 1024 / 128) and twice == pytest.approx(2 * first)


def test_a_pilot_fills_a_wide_tile_however_deep_the_sum_is(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(launch_time, "PILOT_FLOPS", 2**12)
    monkeypatch.setattr(lab.session, "output_seconds", {})
    pilots = []
    monkeypatch.setattr(sampling, "sample", lambda launch: pilots.append(launch.problem) or Sample(1.0, 1.0))
    forecast_s(lab.session, NAIVE, Gemm(300, 200, 64))
    assert [(pilot.m, pilot.n, pilot.k) for pilot in pilots] == [(128, 128, 64)]


@pytest.mark.parametrize(("needs", "pilot"), [
    ("N % 4 == 0", (128, 128)), ("N % 20 == 0", (128, 300)), ("M % 100 == 0", (300, 300)), ("M == 1", None)])
def test_a_pilot_keeps_to_the_needs_of_the_kernel(
    lab: Lab, monkeypatch, needs: str, pilot: tuple[int, int] | None
) -> None:
    monkeypatch.setattr(launch_time, "PILOT_FLOPS", 2**12)
    monkeypatch.setattr(lab.session, "output_seconds", {})
    pilots = []
    monkeypatch.setattr(sampling, "sample", lambda launch: pilots.append(launch.problem) or Sample(1.0, 1.0))
    spec = replace(NAIVE, needs=(needs,))
    if pilot is None:
        with refuses("kernel", says="gemm_naive needs M == 1"):
            forecast_s(lab.session, spec, Gemm(300, 300, 64))
    else:
        forecast_s(lab.session, spec, Gemm(300, 300, 64))
    assert [(each.m, each.n) for each in pilots] == [pilot] * (pilot is not None)


def test_a_pilot_is_made_for_less_when_asked(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(lab.session, "output_seconds", {})
    assert forecast_s(lab.session, NAIVE, SMALL) == 0.0 < forecast_s(lab.session, NAIVE, SMALL, short=1)
    assert forecast_s(lab.session, NAIVE, SMALL, short=SMALL.flops) == 0.0


def test_all_kernels_must_fit_together(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(lab.session, "device", replace(lab.device, global_mem=100 * 1024))
    three = ["gemm_naive", "gemm_tiled", "gemm_tiled_2x2"]
    assert take_samples(lab.session, three[:2], Gemm(64, 64, 64), repeats=1)["ok"].all()  # 48 KiB each
    with pytest.raises(
        DeviceError, match=r"3 kernels with matrices of their own need 0.0 GiB at 64 x 64 x 64; .* name fewer of them"
    ):
        take_samples(lab.session, three, Gemm(64, 64, 64), repeats=1)


def test_one_reference_serves_all_kernels(lab: Lab, monkeypatch) -> None:
    made = []
    real = module.Expectation
    monkeypatch.setattr(module, "Expectation", lambda *a: made.append(a) or real(*a))
    ticks = []
    take_samples(
        lab.session, ["gemm_naive", "gemm_tiled", "numpy"], SMALL, repeats=2, on_progress=lambda: ticks.append(1)
    )
    assert len(made) == 2  # before and after
    assert len(ticks) == 3 * (2 + 2)


def test_the_time_that_samples_may_take_is_passed_on(lab: Lab, monkeypatch) -> None:
    seen = []
    real = module.interleaved
    monkeypatch.setattr(
        module, "interleaved", lambda *a, **options: seen.append(options["seconds"]) or real(*a, **options)
    )
    take_samples(lab.session, ["gemm_naive"], SMALL, repeats=1, seconds=0.5)
    take_samples(lab.session, ["gemm_naive"], SMALL, repeats=1)
    assert seen == [0.5, None]


def test_a_forecast_of_what_does_not_fit_says_the_sizes(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(launch_time, "PILOT_FLOPS", 2**21)
    monkeypatch.setattr(lab.session, "device", replace(lab.device, max_alloc=2**20))
    with pytest.raises(DeviceError, match=r"A \(128 x 4000\) needs 2.0 MiB; .* allows 1.0 MiB in one buffer"):
        forecast_s(lab.session, NAIVE, Gemm(600, 600, 4000))


def test_a_gpu_has_a_limit_and_a_cpu_has_none() -> None:
    assert [launch_limit(SimpleNamespace(device=SimpleNamespace(kind=kind))) for kind in ("gpu", "cpu")] == [2.0, None]


def test_bad_arguments_are_refused(lab: Lab) -> None:
    with refuses("repeats"):
        take_samples(lab.session, ["gemm_naive"], SMALL, repeats=0)
    with refuses("kernel", says="gemm_naive"):
        take_samples(lab.session, ["gemm_naiv"], SMALL)
    with refuses("TILE"):
        take_samples(lab.session, ["gemm_tiled"], SMALL, config={"TILE": 3})


def samples(kernel: str, times: np.ndarray, device: str = "card", m: int = 100, ok: bool = True) -> pd.DataFrame:
    return pd.DataFrame(
        [
            dict.fromkeys(COLUMNS, 0)
            | {
                "device": device,
                "kernel": kernel,
                "config": "",
                "trans": "nn",
                "m": m,
                "n": 100,
                "k": 50,
                "device_ms": t,
                "ok": ok,
                "bound_fraction": 0.1 * i,
                "max_abs_error": i,
                "sample": i,
            }
            for i, t in enumerate(times)
        ],
        columns=COLUMNS,
    )


TEN = np.linspace(-1, 1, 10)  # of ten samples, the interval runs from the second to the ninth


def test_a_summary_holds_the_median_and_its_interval() -> None:
    table = summarise(samples("a", 2 + 0.9 * TEN))
    line = table.iloc[0]
    assert (line.ms, line.ms_low, line.ms_high, line.samples) == pytest.approx((2.0, 1.3, 2.7, 10))
    assert (line.gflops, line.gflops_low, line.gflops_high) == pytest.approx((0.5, 1 / 2.7, 1 / 1.3))  # 1e6 FLOP
    assert (line.max_abs_error, line.bound_fraction, line.ok, line.best) == (9, 0.9, True, False)  # no rival was faster


@pytest.mark.parametrize(("second", "best"), [(1.2, ["a"]), (1.1, [])])
def test_best_only_if_the_interval_clears_the_next(second: float, best: list[str]) -> None:
    rows = pd.concat([samples("a", 1 + 0.1 * TEN), samples("b", second + 0.1 * TEN), samples("c", 9 + 0.1 * TEN)])
    table = summarise(rows)
    assert table.loc[table["best"], "kernel"].tolist() == best


def test_best_must_clear_a_slower_one_that_is_known_badly() -> None:
    rows = pd.concat([samples("a", 1 + 0.01 * TEN), samples("b", 2 + 0.01 * TEN), samples("c", 3 + 2.9 * TEN)])
    assert not summarise(rows)["best"].any()


def test_too_few_samples_make_no_winner() -> None:
    assert not summarise(pd.concat([samples("a", TEN[:5] + 2), samples("b", TEN[:5] + 99)]))["best"].any()


def test_a_wrong_kernel_has_no_speed_and_never_wins() -> None:
    rows = pd.concat([samples("wrong", 0.1 + 0.01 * TEN, ok=False), samples("a", 1 + 0.01 * TEN),
                      samples("b", 2 + 0.01 * TEN)])
    table = summarise(rows).set_index("kernel")
    assert table["best"].to_dict() == {"wrong": False, "a": True, "b": False}
    assert math.isnan(table.loc["wrong", "gflops"]) and not table.loc["wrong", "ok"] and table.loc["wrong", "ms"] > 0


def test_winners_are_sought_for_each_device_and_shape() -> None:
    times = {("x", 1): (1, 2), ("x", 2): (1, 2), ("y", 1): (1, 0.5)}
    rows = pd.concat([samples(kernel, ms + 0.01 * TEN, device, m)
                      for (device, m), both in times.items() for kernel, ms in zip("ab", both, strict=True)])
    table = summarise(rows)
    winners = table.loc[table["best"], ["device", "m", "kernel"]]
    assert winners.values.tolist() == [["x", 1, "a"], ["x", 2, "a"], ["y", 1, "b"]]


def test_versus_is_a_ratio_of_pairs_with_interval_and_effect_size() -> None:
    drift = np.linspace(1, 3, 10)
    table = versus(pd.concat([samples("new", drift), samples("old", 2 * drift), samples("other", drift)]), "new", "old")
    assert len(table) == 1
    assert tuple(table.iloc[0][["ratio", "low", "high"]]) == pytest.approx((0.5, 0.5, 0.5))
    assert table.iloc[0].g < 0  # the new one is faster
    assert versus(samples("new", drift), "new", "old").empty
    assert versus(samples("new", drift), "new", "new")["ratio"].tolist() == [1.0]


def test_kernels_of_one_function_are_told_apart_by_their_files(lab: Lab, tmp_path: Path) -> None:
    """Two files that define `gemm_good`, one of them slow, were one row of a speed between both, and level."""
    text = fault("good").source()
    for name in ("one", "two"):
        (tmp_path / f"{name}.cl").write_text(text if name == "one" else text.replace(
            "float acc = 0.0f;", "float acc = 0.0f;\n    for (volatile int i = 0; i < 2000; i++) { }"))
    one, two = (kernel(tmp_path / f"{name}.cl", local=(8, 8)) for name in ("one", "two"))
    third = kernel(tmp_path / "one.cl", local=(8, 8), defines={"UNUSED": 1})
    rows = lab.measure([one, two, third], 64, 64, 64, repeats=3, seed=1)
    assert list(summarise(rows)["kernel"]) == ["one", "two", "one UNUSED=1"]
    assert set(rows.attrs["kernels"]) == set(rows["kernel"])
    assert versus(rows, two, one)["ratio"].iloc[0] > 1.5
    with refuses("base"):
        versus(rows, one, replace(two, name="one"))
    with refuses("kernels"):
        take_samples(lab.session, [one, replace(two, name="one")], SMALL, repeats=1)
