"""The prediction of the fastest configuration: measured times as they are, estimates elsewhere, siblings, the model."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from polaris_lab.base import paths
from polaris_lab.choose import cost_model, predictor, tuned_times
from polaris_lab.choose.cost_model import Rates, estimate_us, rates
from polaris_lab.choose.selection import choose_predicted
from polaris_lab.choose.tuned_times import Timed
from polaris_lab.device.device import Device
from polaris_lab.model import likeness, tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import passed_checks

H200 = Device("9:0", "NVIDIA CUDA", "NVIDIA H200", "NVIDIA", "1", "OpenCL 3.0", "gpu", 132, 1980, 2**37, 2**35,
              49152, 1024, architecture="sm_90", mad_gflops=66000.0)
H100, OTHER = replace(H200, name="NVIDIA H100"), replace(H200, name="card", architecture="gfx803", compute_units=36)
RATES = Rates(132, 1980.0, 126.4, 4.15e6)
WIDE = catalogue()["gemm_blocked"].config({"TILE_M": 128, "TILE_N": 128, "LOAD": 2})
CPU = replace(H200, name="zen4", kind="cpu", architecture="zen4")
SLOW, QUICK = ({name: catalogue()["gemm_cpu"].config({"MR": rows})[name] for name in catalogue()["gemm_cpu"].tunables}
               for rows in (4, 6))
SMALL = catalogue()["gemm_blocked"].config({"TILE_M": 32, "TILE_N": 32, "ITEM_M": 4, "ITEM_N": 4, "SUBGROUP_N": 8})


def timed(*lines: tuple[int, dict[str, int], float]) -> list[Timed]:
    names = catalogue()["gemm_blocked"].tunables
    return [Timed(Gemm(n, n, n), "gemm_blocked", {name: config[name] for name in names}, us) for n, config, us in lines]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "tuned")
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path / "tuned")
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    return tmp_path / "tuned"


def first(device: Device, problem: Gemm) -> predictor.Prediction:
    return next(predictor.predictions(device, problem))


def test_times_come_back_as_they_were_kept_and_the_last_one_counts() -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 20.0), (512, SMALL, 15.0)))
    tuned_times.keep(H200, RATES, timed((512, WIDE, 10.0), (1024, WIDE, 60.0)))
    back = {(each.problem.m, each.config["TILE_M"]): each.us for each in tuned_times.read("nvidia-h200")}
    assert back == {(512, 128): 10.0, (512, 32): 15.0, (1024, 128): 60.0}
    assert tuned_times.tables()["nvidia-h200"].architecture == "sm_90"


def test_times_of_another_source_are_neither_read_nor_trusted(folder: Path) -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 20.0)))
    path = folder / "nvidia-h200" / "times.json"
    path.write_text(path.read_text().replace(catalogue()["gemm_blocked"].source_hash(), "0" * 64))
    assert not list(tuned_times.read("nvidia-h200"))
    asked = []
    assert choose_predicted(H200, Gemm(512, 512, 512), lambda spec, config: asked.append(spec.name)) is None
    assert asked and set(asked) == {"gemm_blocked"}


def test_times_of_other_kernels_stay_as_they_are(folder: Path) -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 20.0)))
    path = folder / "nvidia-h200" / "times.json"
    path.write_text(path.read_text().replace(catalogue()["gemm_blocked"].source_hash(), "0" * 64))
    thin = catalogue()["gemm_thin"]
    config = {name: thin.config()[name] for name in thin.tunables}
    tuned_times.keep(H200, RATES, [Timed(Gemm(1, 512, 512), "gemm_thin", config, 5.0)])
    table = tuned_times.tables()["nvidia-h200"]
    assert table.kernels["gemm_blocked"].source == "0" * 64 and table.kernels["gemm_blocked"].us.tolist() == [20.0]
    assert [each.kernel for each in tuned_times.read("nvidia-h200")] == ["gemm_thin"]


def test_a_kernel_without_own_times_is_borrowed_beside_those_that_have_some() -> None:
    thin = catalogue()["gemm_thin"]
    config = {name: thin.config()[name] for name in thin.tunables}
    tuned_times.keep(H200, RATES, [Timed(Gemm(1, 4096, 4096), "gemm_thin", config, 25.0)])
    tuned_times.keep(H100, RATES, timed((512, WIDE, 20.0)))
    found = first(H100, Gemm(1, 4096, 4096))
    assert found.kernel == "gemm_thin" and not found.own


def test_times_of_other_defines_are_left_out(folder: Path) -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 20.0)))
    path = folder / "nvidia-h200" / "times.json"
    path.write_text(path.read_text().replace('"LOAD"', '"LOADED"'))
    assert first(H200, Gemm(512, 512, 512)).why.startswith("fastest by the cost model alone")


HEAD = '{"device": {"kind": "gpu", "architecture": "", "rates": [1, 1, 1, %s]}'


@pytest.mark.parametrize("text", ["{", "5", "null", '{"device": 3}', HEAD % '"x"' + "}", HEAD % 0 + "}", HEAD % 1
                                  + ', "gemm_thin": {"source_sha256": "", "columns": ["m", "us"], "rows": [[1, 0]]}}'])
def test_a_damaged_table_is_named_with_the_remedy(folder: Path, text: str) -> None:
    (folder / "card").mkdir(parents=True)
    (folder / "card" / "times.json").write_text(text)
    with pytest.raises(ValueError, match="card/times.json cannot be read: "):
        tuned_times.tables()


def test_what_was_measured_at_the_very_problem_counts_as_it_is() -> None:
    """The model thinks the wide tile faster at 4096, and was far off."""
    tuned_times.keep(H200, RATES, timed((4096, WIDE, 9000.0), (4096, SMALL, 4000.0)))
    found = first(H200, Gemm(4096, 4096, 4096))
    assert found.config["TILE_M"] == 32 and found.us == 4000.0
    assert found.why == "fastest of those measured at 4096 x 4096 x 4096 on nvidia-h200"


@pytest.mark.parametrize("device", [H200, H100], ids=["its own", "a sibling's"])
@pytest.mark.parametrize("searched", [2, 3], ids=["a search", "two times"])
def test_an_estimate_overrules_what_was_measured_only_where_little_was(device: Device, searched: int,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    """The wide tile was fast at 1000, and is estimated far below what the small one took at 1024."""
    monkeypatch.setattr(predictor, "SEARCHED", searched)
    tuned_times.keep(H200, RATES, timed((1000, WIDE, 9.0), (1024, SMALL, 100.0), (1024, SMALL | {"SWIZZLE": 4}, 101.0)))
    assert first(device, Gemm(1024, 1024, 1024)).config["TILE_M"] == (32 if searched == 2 else 128)


def test_elsewhere_the_model_is_corrected_by_what_is_near() -> None:
    def wins(near: float, far: float) -> int:
        tuned_times.keep(H200, RATES, timed((1024, WIDE, near), (1024, SMALL, 100.0),
                                            (16, WIDE, far), (16, SMALL, 9.0)))
        found = first(H200, Gemm(1000, 1000, 1000))
        assert "by an estimate from what nvidia-h200 took, nearest at 1024 x 1024 x 1024" in found.why
        return found.config["TILE_M"]

    assert wins(near=20.0, far=9.0) == 128 and wins(near=900.0, far=9.0) == 32
    assert wins(near=20.0, far=30.0) == 128  # a loss far away does not outweigh a gain near by
    assert wins(near=20.0, far=200.0) == 128  # nor does a great one: with all problems alike it would


def test_an_estimate_is_raised_the_less_lies_near_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 20.0)))
    sizes = (512, 600, 4096)

    def estimated() -> list[float]:
        return [first(H200, Gemm(size, size, size)).us for size in sizes]

    raised = estimated()
    monkeypatch.setattr(predictor, "UNSURE", 0.0)
    shares = [math.log(more / less) for more, less in zip(raised, estimated(), strict=True)]
    assert shares[0] == 0 < shares[1] < shares[2] < 0.2  # what was measured stays as it is


def test_what_other_configurations_took_near_by_moves_one_that_was_measured_elsewhere() -> None:
    """A kernel that is fast at squares and slow at few rows is slow there in every configuration."""
    def estimated(thin: float) -> float:
        names = catalogue()["gemm_blocked"].tunables
        few = [Timed(Gemm(16, 4096, 4096), "gemm_blocked", {name: SMALL[name] for name in names}, thin)]
        tuned_times.keep(H200, RATES, timed((4096, WIDE, 3000.0), (4096, SMALL, 4000.0)) + few)
        return next(each.us for each in predictor.predictions(H200, Gemm(16, 3500, 4096))
                    if dict(each.config) == {name: WIDE[name] for name in names})

    assert estimated(thin=5000.0) > 3 * estimated(thin=60.0)


def test_a_cpu_takes_what_another_kind_of_cpu_took_at_the_very_problem() -> None:
    zen4 = replace(H200, name="zen4", kind="cpu", architecture="zen4")
    problem = Gemm(1, 4096, 4096)
    for name, us in (("gemm_cpu", 900.0), ("gemm_cpu_thin", 300.0)):
        config = {define: values[0] for define, values in catalogue()[name].tunables.items()}
        tuned_times.keep(zen4, RATES, [Timed(problem, name, config, us)])
    found = first(replace(zen4, name="zen5", architecture="zen5"), problem)
    assert found.kernel == "gemm_cpu_thin" and found.us == pytest.approx(300.0) and not found.own


def test_a_device_of_the_same_kind_borrows_and_says_so() -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 200.0), (512, SMALL, 20.0)))
    found = first(H100, Gemm(512, 512, 512))
    assert found.config["TILE_M"] == 32 and not found.own
    assert "of the same kind (sm_90)" in found.why and predictor.remedy(H100) in found.why
    tried = []
    assert choose_predicted(H100, Gemm(512, 512, 512), lambda spec, config: tried.append(config)) is None
    assert tried  # what another device took is built and checked here first


@pytest.mark.parametrize(("architecture", "units", "lender"), [
    ("zen4", 16, "zen4"), ("icelake-server", 16, "zen4"), ("zen3", 4, "zen3"), ("haswell", 4, "zen3"),
    ("41-d40", 4, "zen3")])
def test_a_cpu_borrows_from_one_with_as_wide_vectors(architecture: str, units: int, lender: str) -> None:
    """The number of cores says less: a configuration that fits 32 vector registers spills where there are 16."""
    cores = {"zen4": 4, "zen3": 16, "zen5": 2}
    known = [tuned_times.Times(name, "cpu", name, Rates(count, 2000.0, 20.0, 1e4), {}) for name, count in cores.items()]
    asking = replace(CPU, name="asking", architecture=architecture, compute_units=units)
    found = predictor.sibling(asking, known)
    assert found.device == lender
    alone = [times for times in known if times.architecture == "zen5"]
    assert predictor.sibling(asking, alone).device == "zen5"


def test_a_device_measured_a_little_borrows_where_its_sibling_knows_a_nearer_problem() -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 200.0), (512, SMALL, 20.0), (4096, WIDE, 9000.0)))
    tuned_times.keep(H100, RATES, timed((2048, WIDE, 100.0), (2048, SMALL, 900.0)))
    here, there = first(H100, Gemm(2000, 2000, 2000)), first(H100, Gemm(512, 512, 512))
    assert here.own and here.config["TILE_M"] == 128 and "from what nvidia-h100 took" in here.why
    assert not there.own and there.config["TILE_M"] == 32 and "from what nvidia-h200 took" in there.why


def test_a_device_of_another_kind_gets_the_model_alone_and_a_check_decides() -> None:
    tuned_times.keep(H200, RATES, timed((512, WIDE, 200.0), (512, SMALL, 20.0)))
    found = first(OTHER, Gemm(512, 512, 512))
    assert found.source is None and found.why.startswith("fastest by the cost model alone")
    tried = []
    spec, why = choose_predicted(OTHER, Gemm(512, 512, 512),
                                 lambda spec, config: tried.append(config) or len(tried) == 2)
    assert len(tried) == 2 and {name: spec.config()[name] for name in tried[1]} == tried[1] and why == found.why


def test_without_any_times_a_gpu_has_the_starting_points_and_a_cpu_nothing() -> None:
    kernels = {each.kernel for each in itertools.islice(predictor.predictions(OTHER, Gemm(8, 4096, 4096)), 2000)}
    assert "gemm_thin" in kernels
    assert not list(predictor.predictions(replace(OTHER, kind="cpu"), Gemm(64, 64, 64)))


def test_needs_the_work_group_and_a_failed_check_are_respected() -> None:
    aligned = {**SMALL, "LOAD": 2}
    tuned_times.keep(H200, RATES, timed((512, aligned, 10.0), (512, SMALL, 20.0), (513, SMALL, 21.0)))
    choose = lambda problem, device=H200: choose_predicted(device, problem, lambda spec, config: False)
    assert choose(Gemm(512, 512, 512))[0].config()["LOAD"] == 2
    assert choose(Gemm(512, 511, 512))[0].config()["LOAD"] == 1  # LOAD = 2 needs N % 4 == 0
    assert choose(Gemm(512, 512, 512), replace(H200, max_work_group=32)) is None
    passed_checks.note_failure(H200.identity, "gemm_blocked", catalogue()["gemm_blocked"].code_hash())
    assert choose(Gemm(512, 512, 512)) is None


def test_a_split_that_was_never_timed_is_considered() -> None:
    """Deep K leaves most of the card idle; times at squares, with and without parts, tell the rest."""
    split = {**SMALL, "SPLIT": 8}
    tuned_times.keep(H200, RATES, timed((2048, SMALL, 700.0), (64, split, 25.0), (64, SMALL, 11.0)))
    assert first(H200, Gemm(64, 64, 65536)).config["SPLIT"] == 8
    assert first(H200, Gemm(3000, 3000, 512)).config["SPLIT"] == 1


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items() if spec.signature == "gemm"])
def test_the_model_gives_every_kernel_a_time_that_grows_with_the_work(name: str) -> None:
    config = catalogue()[name].config()
    us = [float(estimate_us(config, {"m": n, "n": n, "k": n, "trans_a": 0, "trans_b": 1}, RATES)) for n in
          (1, 64, 1000, 4000, 16000)]
    assert np.all(np.isfinite(us)) and us[0] > 0 and us == sorted(us) and us[-1] > 100 * us[1]
    assert float(estimate_us(config, {"m": 1, "n": 1, "k": 0, "trans_a": 0, "trans_b": 0}, RATES)) > 0


def test_rates_of_a_device_whose_driver_says_little() -> None:
    silent = replace(OTHER, clock_mhz=0, mad_gflops=float("nan"))
    assert np.all(np.isfinite(rates(silent))) and min(rates(silent)) > 0
    assert rates(H200).lanes == pytest.approx(126, rel=0.01) and rates(H200, 4150).bytes_per_us == 4.15e6


def test_the_committed_times_fit_the_committed_kernels() -> None:
    tuned_configs_folder = paths.DATA / "tuned"
    for path in tuned_configs_folder.glob("*/times.json"):
        table = tuned_times._read(str(path), (0,))
        for kernel, times in table.kernels.items():
            spec = catalogue()[kernel]
            assert times.source == spec.source_hash(), f"{path.parent.name}: {kernel} was timed with another source"
            names = [name for name in times.columns if name not in likeness.COLUMNS[spec.signature]]
            for values in set(zip(*(times.columns[name].tolist() for name in names), strict=True)):
                spec.config(dict(zip(names, values, strict=True)))


def test_turning_operands_first_costs_a_launch_and_the_memory_s_time() -> None:
    spec, sizes = catalogue()["gemm_tensor_turned"], {"m": 2048, "n": 1024, "k": 512}
    plain, one, both = (float(estimate_us(spec.config(), sizes | {"trans_a": a, "trans_b": b}, RATES, oriented=False))
                        for a, b in ((0, 0), (0, 1), (1, 1)))
    turned = [cost_model.TURN_US + 8 * size / (cost_model.TURN_SHARE * RATES.bytes_per_us)
              for size in (512 * 1024, 2048 * 512)]
    assert (one - plain, both - plain) == pytest.approx((turned[0], sum(turned)))
    assert plain == float(estimate_us(spec.config(), sizes | {"trans_a": 0, "trans_b": 0}, RATES))


def test_a_kernel_that_turns_operands_is_not_predicted_where_nothing_is_turned() -> None:
    turned = catalogue()["gemm_tensor_turned"]
    config = {name: turned.config()[name] for name in turned.tunables}
    tuned_times.keep(H200, RATES, [Timed(Gemm(512, 512, 512, trans_b=b), "gemm_tensor_turned", config, 20.0)
                                   for b in (False, True)])
    tuned_times.keep(H200, RATES, timed((512, WIDE, 30.0)))
    for trans_b in (False, True):
        kernels = {each.kernel for each in predictor.predictions(H200, Gemm(500, 500, 500, trans_b=trans_b))}
        assert ("gemm_tensor_turned" in kernels) == trans_b and "gemm_blocked" in kernels


def test_of_two_like_estimates_the_one_with_steady_corrections_wins() -> None:
    """Both configurations err as much on the mean; the errors of one change their sign from neighbour to neighbour."""
    sizes, tunables = (960, 992, 1056, 1088), catalogue()["gemm_blocked"].tunables
    config = {name: {each: whole[each] for each in tunables} for name, whole in (("wide", WIDE), ("small", SMALL))}

    def model(n: int, name: str) -> float:
        return float(cost_model.kernel_us("gemm_blocked", config[name], likeness.columns_of(Gemm(n, n, n)), RATES))

    level = model(1024, "wide") / model(1024, "small")
    for unsteady in ("wide", "small"):
        rows = [(n, config[name], model(n, name) * (level if name == "small" else 1.0)
                 * (math.exp(0.3 * (-1) ** i) if name == unsteady else 1.0))
                for i, n in enumerate(sizes) for name in ("wide", "small")]
        tuned_times.keep(H200, RATES, timed(*rows))
        assert (first(H200, Gemm(1024, 1024, 1024)).config["TILE_M"] == 128) == (unsteady == "small")


def test_a_kernel_for_few_rows_on_a_cpu_is_counted_by_its_passes_and_not_taken_for_many() -> None:
    spec = catalogue()["gemm_cpu_thin"]
    config = spec.config({"WIDE": 0, "THIN": 4})
    sizes = {"n": 4096, "k": 512, "trans_a": 0, "trans_b": 0}
    few, many = (float(cost_model.kernel_us(spec.name, config, {"m": m, **sizes}, RATES)) for m in (4, 40))
    read, own = 4 * 4096 * 512, 4 * (512 + 4096)
    assert many - few == pytest.approx((9 * read + 36 * own) / RATES.bytes_per_us)
    tunables = {name: config[name] for name in spec.tunables}
    tuned_times.keep(H200, RATES, [Timed(Gemm(4, 512, 512), spec.name, tunables, 20.0), *timed((512, WIDE, 30.0))])
    for m in (4 * predictor.MANY, 4 * predictor.MANY + 1):
        kernels = {each.kernel for each in predictor.predictions(H200, Gemm(m, 500, 500))}
        assert (spec.name in kernels) == (m == 4 * predictor.MANY)


def modelled(problem: Gemm, config: dict[str, int]) -> float:
    columns = {name: np.array([value]) for name, value in config.items()}
    return float(cost_model.kernel_us("gemm_cpu", columns, likeness.columns_of(problem), RATES))


def on_cpu(*lines: tuple[Gemm, dict[str, int], float]) -> list[Timed]:
    return [Timed(problem, "gemm_cpu", config, times * modelled(problem, config)) for problem, config, times in lines]


def test_on_a_cpu_a_configuration_timed_at_easy_problems_alone_is_not_thought_fast_at_hard_ones() -> None:
    hard = [Gemm(n, 48, 48) for n in (704, 800, 900, 1100, 1300)]
    easy = [Gemm(n, n, n) for n in (512, 528, 544, 560, 576)]
    steady = [SLOW | {"A_PANELS": panels} for panels in catalogue()["gemm_cpu"].tunables["A_PANELS"]]
    tuned_times.keep(CPU, RATES, on_cpu(*((each, config, 3.0) for each in hard for config in steady),
                                        *((each, config, 1.0) for each in easy for config in steady),
                                        *((each, QUICK, 1.1) for each in easy)))
    assert all(first(CPU, Gemm(n, 48, 48)).config in steady for n in (752, 1000, 1200))


def test_on_a_cpu_it_takes_more_to_take_what_was_timed_far_away_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    both, near = [Gemm(n, n, n) for n in (512, 516)], [Gemm(n, n, n) for n in (2040, 2044, 2052)]
    tuned_times.keep(CPU, RATES, on_cpu(*((each, SLOW, 1.0) for each in both + near),
                                        *((each, QUICK, 0.8) for each in both)))
    assert first(CPU, Gemm(2048, 2048, 2048)).config == SLOW
    monkeypatch.setattr(predictor, "UNSURE_CPU", 0.0)
    assert first(CPU, Gemm(2048, 2048, 2048)).config == QUICK
