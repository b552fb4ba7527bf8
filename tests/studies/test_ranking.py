"""The ranking of the whole portfolio: who is in it, in which order, and what is said of those without a figure."""

from __future__ import annotations

import math
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest
from planted import fault
from refusals import refuses

from polaris_lab import cli
from polaris_lab.base import paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.recordings import COLUMNS
from polaris_lab.base.text_tables import aligned
from polaris_lab.choose.selection import as_tuned
from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.measure.libraries import LIBRARIES, available
from polaris_lab.measure.protocol import setting_of
from polaris_lab.measure.sampling import MIN_SAMPLES
from polaris_lab.measure.summaries import summarise
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm
from polaris_studies import portfolio
from polaris_studies.portfolio import GROUP, SUMMARY, cells, rank_everything, ranking, title

SMALL = Gemm(24, 20, 28)
NAIVE, TILED = (catalogue()[name] for name in ("gemm_naive", "gemm_tiled"))
TEN = np.linspace(-1, 1, 10)  # of ten samples, the interval runs from the second to the ninth


def listing(table: pd.DataFrame) -> str:
    """Format a `ranking` as `bench` prints it: its title, and its `cells`."""
    return f"{title(table)}\n{aligned(cells(table))}\n"


def good() -> set[str]:
    return {name for name, spec in catalogue().items() if spec.signature == "gemm" and not spec.museum}


def test_every_good_gemm_kernel_and_every_library_is_ranked_unless_told(lab: Lab) -> None:
    shown = []
    table = rank_everything([], [Gemm(16, 16, 16)], lab.device.index, repeats=1, show=shown.append)
    assert set(table["kernel"]) == good() | set(available(lab.device)) and len(table) == len(set(table["kernel"]))
    pd.testing.assert_frame_equal(table, shown[0])
    ours = rank_everything([], [Gemm(16, 16, 16)], lab.device.index, repeats=1, libraries=False)
    assert set(ours["kernel"]) == good()
    both = [Gemm(16, 16, 16), Gemm(8, 24, 16)]
    named = rank_everything(["gemm_naive", "numpy", "gemm_naive"], both, lab.device.index, repeats=1, libraries=False)
    assert sorted(named["kernel"]) == ["gemm_naive"] * 2 + ["numpy"] * 2 and (named["samples"] == 1).all()
    assert named[["m", "n", "k"]].drop_duplicates().values.tolist() == [[16, 16, 16], [8, 24, 16]]


def test_a_good_kernel_without_room_is_not_called_wrong(lab: Lab) -> None:
    small = Session(replace(lab.device, kind="cpu", local_mem=2**14, driver="made small"))
    table = ranking(small, [catalogue()["gemm_blocked"], NAIVE], SMALL, repeats=1).set_index("kernel")
    assert table.loc["gemm_naive", "status"] == "right"
    assert table.loc["gemm_blocked", "status"].startswith("cannot run here: gemm_blocked needs ")


def test_a_ranking_whose_time_is_over_takes_what_was_proved_before(lab: Lab, tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    session = Session(lab.device)
    ranking(session, [NAIVE], SMALL, repeats=1)
    late = ranking(session, [TILED, NAIVE, LIBRARIES["numpy"]], SMALL, repeats=1, seconds=1e-9).set_index("kernel")
    assert late["status"].to_dict() == {"gemm_naive": "right", "numpy": "right", "gemm_tiled": portfolio.NO_TIME}
    monkeypatch.setattr(portfolio, "usual_size", lambda device: "24")
    assert cli.main(["bench", "--device", lab.device.index, "--seconds", "1e-9", "--repeats", "1"]) == cli.OK
    told, every = capsys.readouterr(), len(good()) + len(available(lab.device))
    left = every - 1 - len(available(lab.device))
    assert f"{left} of {every} entrants were not timed in 1e-09 s: --all takes every kernel" in told.err
    assert "gemm_naive" in told.out and "gemm_tiled" not in told.out
    for whole in (["--all"], ["gemm_tiled"], ["gemm_tiled", "--size", "24"]):
        asked = []
        monkeypatch.setattr(portfolio, "rank_everything", lambda *_, asked=asked, **named: asked.append(named) or late)
        assert cli.main(["bench", "--device", lab.device.index, "--seconds", "1e-9", *whole]) == cli.OK
        assert "seconds" not in asked[0]


def test_a_slow_device_is_given_small_products(lab: Lab, monkeypatch, capsys) -> None:
    assert portfolio.usual_size(replace(lab.device, mad_gflops=40.2)) == "256"  # rusticl on llvmpipe
    assert portfolio.usual_size(replace(lab.device, mad_gflops=6000.0)) == "1024"
    assert portfolio.usual_size(replace(lab.device, mad_gflops=math.nan)) == "1024"
    for kind, size in (("cpu", "256"), ("gpu", "1024")):  # llvmpipe, whose rate depends on how busy the cores are
        assert portfolio.usual_size(replace(lab.device, platform="rusticl", kind=kind, mad_gflops=100.0)) == size
    monkeypatch.setattr(portfolio, "usual_size", lambda device: "24")
    assert cli.main(["bench", "gemm_naive", "--device", lab.device.index]) == cli.OK
    assert "24 x 24 x 24 on " in capsys.readouterr().out


def test_attention_kernels_are_ranked_beside_one_another(lab: Lab) -> None:
    problem = Attention(1, 2, 33, 16, True)
    table = rank_everything(["attention_v2", "attention_reference"], [problem], lab.device.index, repeats=6)
    assert table["status"].tolist() == ["right", "right"] and (table["s"] == 33).all() and table["causal"].all()
    speed = problem.flops / table["ms"] / 1e6
    assert table["gflops"].to_numpy() == pytest.approx(speed.to_numpy()) and (table["gflops_low"] > 0).all()
    assert listing(table).startswith("1 x 2 x 33 x 16, causal on pocl-")
    impossible = rank_everything(["attention_v3"], [Attention(1, 1, 8, 400)], lab.device.index, repeats=1)
    assert impossible["status"].str.startswith("needs ").all() and impossible["d"].tolist() == [400]


def test_an_attention_kernel_takes_a_configuration_that_fits_the_problem(lab: Lab) -> None:
    spec = catalogue()["attention_v3"]
    wide = Attention(1, 2, 64, 128)  # the default's stages take more than 48 KB
    assert spec.unmet(wide) and not as_tuned(lab.device, spec, wide).unmet(wide)
    assert as_tuned(lab.device, spec, Attention(1, 2, 64, 64)).config() == spec.config()
    beyond = Attention(1, 2, 64, 4096)
    assert as_tuned(lab.device, spec, beyond) is spec


def test_unknown_names_and_other_kernels_are_refused() -> None:
    with refuses("KERNEL"):
        rank_everything(["transpose"], [Gemm(8, 8, 8)])
    with refuses("KERNEL"):
        rank_everything(["gemm_naive"], [Attention(1, 1, 8, 8)])
    with refuses("--size"):
        rank_everything([], [Gemm(8, 8, 8), Attention(1, 1, 8, 8)])
    with refuses("kernel", says="numpy"):
        rank_everything(["nunpy"], [Gemm(8, 8, 8)])


@pytest.fixture
def sampled(lab: Lab, monkeypatch):
    """`sampled(naive=2.0, zero=1.0)`: samples of ten times around these, in ms; zero's are not right."""
    asked = []

    def script(spread: float = 0.01, **times: float) -> list[dict]:
        def take(session, specs, problem, **options) -> pd.DataFrame:
            asked.append({"names": [spec.name for spec in specs], **options})
            return pd.DataFrame(
                [
                    dict.fromkeys(COLUMNS, 0)
                    | {
                        "device": lab.device.slug,
                        "kernel": spec.name,
                        "config": setting_of(spec, spec.config()),
                        "trans": "nn",
                        "m": problem.m,
                        "n": problem.n,
                        "k": problem.k,
                        "device_ms": t,
                        "bound_fraction": 0.25,
                        "ok": "zero" not in spec.name,
                    }
                    for spec in specs
                    for t in times[spec.name.removeprefix("gemm_")] + spread * TEN
                ],
                columns=COLUMNS,
            )

        monkeypatch.setattr(portfolio, "take_samples", take)
        monkeypatch.setattr(portfolio, "first_fault", lambda *_: "")
        return asked

    return script


def test_the_fastest_comes_first_and_those_without_a_figure_last(lab: Lab, sampled) -> None:
    sampled(naive=3.0, tiled=2.0, numpy=1.0, zero=0.5)
    needy = replace(NAIVE, name="gemm_needy", needs=("N % 8 == 0",))
    table = ranking(lab.session, [needy, fault("zero"), NAIVE, LIBRARIES["numpy"], TILED], SMALL)
    assert list(table.columns) == [*GROUP, *SUMMARY]
    assert table["kernel"].tolist() == ["numpy", "gemm_tiled", "gemm_naive", "zero", "gemm_needy"]
    assert table["status"].tolist() == ["right", "right", "right", "WRONG", "needs N % 8 == 0, and N is 20"]
    assert table["best"].tolist() == [True, False, False, False, False] == [name == "numpy" for name in table["kernel"]]
    assert table["gflops"].isna().tolist() == [False, False, False, True, True]
    assert (
        (table["m"] == 24).all() and (table["ldc"] == 20).iloc[-1] and table["samples"].tolist() == [10, 10, 10, 10, 0]
    )


def test_a_kernel_that_is_wrong_elsewhere_is_never_timed(lab: Lab, monkeypatch) -> None:
    """offbyone_tile is right at K = 0 and wrong where K has tiles: `bench` must not call it right."""
    empty_sum = replace(SMALL, k=0, lda=None, ldb=None)
    table = ranking(lab.session, [fault("offbyone_tile"), NAIVE], empty_sum, repeats=1)
    wrong = table.set_index("kernel").loc["offbyone_tile"]
    assert wrong["status"].startswith("WRONG: bound: ") and wrong["samples"] == 0 and not wrong["ok"]
    assert "WRONG: bound: " in listing(table) and table["status"].iloc[0] == "right"


def test_no_best_where_the_intervals_meet(lab: Lab, sampled) -> None:
    sampled(spread=0.5, naive=2.0, tiled=2.1)
    assert not ranking(lab.session, [NAIVE, TILED], SMALL)["best"].any()


def test_a_need_is_never_launched_and_can_leave_no_kernel(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(portfolio, "take_samples", lambda *_, **__: pytest.fail("there is no kernel to sample"))
    needy = replace(NAIVE, needs=("K % 5 == 0",))
    table = ranking(lab.session, [needy], SMALL)
    assert table["status"].tolist() == ["needs K % 5 == 0, and K is 28"] and list(table.columns) == [*GROUP, *SUMMARY]
    assert "needs K % 5 == 0" in listing(table)


@pytest.mark.parametrize(("seconds", "skipped"), [(2.1, True), (1.9, False)])
def test_a_launch_that_takes_too_long_is_left_out_and_said_so(
    lab: Lab, sampled, monkeypatch, seconds: float, skipped: bool
) -> None:
    asked = sampled(naive=1.0, tiled=2.0)
    monkeypatch.setattr(portfolio, "forecast_s", lambda session, spec, problem,
                        short: seconds if spec is NAIVE else 0.1)
    table = ranking(lab.session, [NAIVE, TILED], SMALL, repeats=7)
    assert [call["names"] for call in asked] == [["gemm_tiled"] if skipped else ["gemm_naive", "gemm_tiled"]]
    assert asked[0]["seconds"] == portfolio.SAMPLING_S and asked[0]["repeats"] == 7
    assert asked[0]["fewest"] == MIN_SAMPLES
    assert ("a launch would take 2.1 s: skipped" in set(table["status"])) is skipped


def test_a_limited_ranking_leaves_out_what_its_child_did_not_come_to(lab: Lab, sampled, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    asked, ahead, clock = sampled(naive=1.0, tiled=2.0, numpy=3.0), [], iter([0.0, 5.0, 5.0, 5.0, 5.0])
    monkeypatch.setattr(portfolio, "look_ahead", lambda device, pairs, seconds: ahead.append((pairs, seconds)) or {
        "gemm_naive"})
    monkeypatch.setattr(portfolio, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    table = ranking(lab.session, [NAIVE, TILED, LIBRARIES["numpy"]], SMALL, seconds=10.0).set_index("kernel")
    assert table["status"].to_dict() == {"gemm_naive": "right", "numpy": "right", "gemm_tiled": portfolio.NO_TIME}
    assert asked[0]["names"] == ["gemm_naive", "numpy"]
    assert [spec.name for spec, _ in ahead[0][0]] == ["gemm_naive", "gemm_tiled"] and ahead[0][1] == 4.0


def test_a_limited_ranking_samples_in_half_of_what_the_proofs_left(lab: Lab, sampled, monkeypatch) -> None:
    asked, clock = sampled(naive=1.0, tiled=2.0), iter([100.0, 101.0, 102.0, 106.0])
    monkeypatch.setattr(portfolio, "look_ahead", lambda *_: set())
    monkeypatch.setattr(portfolio, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    ranking(lab.session, [NAIVE, TILED], SMALL, seconds=8.0)
    assert asked[0]["seconds"] == 0.5 and asked[0]["fewest"] == portfolio.FEWEST_LIMITED


def test_a_size_that_the_product_of_its_sides_makes_long_is_forecast(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(portfolio, "MOST_UNFORECAST_FLOP", 1)
    monkeypatch.setattr(portfolio, "LONGEST_FORECAST_S", 0.0)
    table = ranking(lab.session, [NAIVE, LIBRARIES["numpy"]], SMALL)
    assert table["status"].str.fullmatch(r"a launch would take 0.0 s: skipped").all() and (table["samples"] == 0).all()


def test_a_device_that_fails_one_kernel_fails_only_that(lab: Lab, sampled, monkeypatch) -> None:
    def forecast(session, spec, problem, short) -> float:
        if spec is NAIVE:
            raise DeviceError("it does not build\nand here is the log")
        return 0.0

    sampled(tiled=2.0)
    monkeypatch.setattr(portfolio, "forecast_s", forecast)
    assert ranking(lab.session, [NAIVE, TILED], SMALL)["status"].tolist() == ["right", "failed: it does not build"]


def test_a_museum_kernel_is_not_tried_in_this_process(lab: Lab, sampled, monkeypatch) -> None:
    monkeypatch.setattr(portfolio, "forecast_s", lambda *_, **__: pytest.fail("it runs here"))
    asked = sampled(tiled_2x2_oob=1.0)
    ranking(lab.session, [catalogue()["gemm_tiled_2x2_oob"]], SMALL)
    assert asked[0]["names"] == ["gemm_tiled_2x2_oob"]


def test_a_problem_that_does_not_fit_is_one_sentence(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(lab.session, "device", replace(lab.device, max_alloc=1000))
    monkeypatch.setattr(lab.session, "output_seconds", {})
    monkeypatch.setattr(portfolio, "MOST_UNFORECAST_FLOP", 1)  # a pilot that does not fit is no fault of one kernel
    with pytest.raises(DeviceError, match=r"A \(24 x 28\) needs"):
        ranking(lab.session, [NAIVE], SMALL)


def test_a_listing_says_what_the_rows_say(lab: Lab, sampled) -> None:
    sampled(naive=3.0, tiled=2.0, zero=0.5)
    needy = replace(NAIVE, name="gemm_needy", needs=("N % 8 == 0",))
    heading, titles, *lines = listing(
        ranking(lab.session, [NAIVE, TILED, fault("zero"), needy], Gemm(1000, 100, 50))
    ).splitlines()
    assert heading == f"1000 x 100 x 50 on {lab.device.slug}"
    assert titles.split() == ["kernel", "config", "ms", "GFLOPS", "(95", "%)", "of", "best", "of", "bound", "samples",
                              "status"]
    assert [" ".join(line.split()) for line in lines] == [  # 1e7 FLOP
        "gemm_tiled 2.000 5.0 (5.0 to 5.0) ████████ 100% 0.250 10 right, best",
        "gemm_naive 3.000 3.3 (3.3 to 3.3) █████▍ 67% 0.250 10 right",
        "zero 0.500 0.250 10 WRONG",
        "gemm_needy needs N % 8 == 0, and N is 100",
    ]


def test_a_narrow_summary_is_fastest_first_and_shows_no_default(lab: Lab) -> None:
    rows = lab.sweep(["gemm_tiled", "gemm_naive"], [16, 24], repeats=6, seed=0)
    both = portfolio.narrow(rows)
    assert list(both.columns) == ["problem", "kernel", "config", "ms", "GFLOPS (95 %)", "of best", "of bound",
                                  "samples", "status"]
    assert len(both) == 4 and set(both["config"]) == {""} and both["of best"][0].endswith("100%")
    one = portfolio.narrow(lab.measure("gemm_tiled", 16, 16, 16, repeats=1, seed=0, config={"TILE": 8}))
    assert "problem" not in one and one["config"].tolist() == ["TILE=8"]


def test_the_real_thing_at_a_small_size(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(
        portfolio, "first_fault", lambda *_: ""
    )  # the verdict before and after the samples is looked at
    table = ranking(lab.session, [NAIVE, fault("zero"), LIBRARIES["numpy"]], SMALL, repeats=6).set_index("kernel")
    assert table["status"].to_dict() == {"gemm_naive": "right", "zero": "WRONG", "numpy": "right"}
    assert (table["samples"] == 6).all() and math.isnan(table.loc["zero", "gflops"])


def test_fewer_than_six_samples_show_no_interval(lab: Lab, sampled) -> None:
    asked = pd.DataFrame(
        [
            {
                **dict.fromkeys(COLUMNS, 0),
                "device": "card",
                "kernel": name,
                "config": "",
                "trans": "nn",
                "m": 8,
                "n": 8,
                "k": 8,
                "ok": True,
                "bound_fraction": 0.5,
                "sample": i,
                "device_ms": ms,
            }
            for name, ms in (("gemm_naive", 2.0), ("gemm_tiled", 1.0))
            for i in range(5)
        ]
    )
    line = summarise(asked).iloc[0]
    assert line[["ms_low", "ms_high", "gflops_low", "gflops_high"]].isna().all() and line["ms"] == 2.0
    assert not summarise(asked)["best"].any()
    assert "0.0 (no interval below 6 samples)" in listing(summarise(asked).assign(status="right"))
