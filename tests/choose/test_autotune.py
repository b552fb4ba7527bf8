"""The tuner of one kernel: proved before timed, kept in Kernel Tuner's format, resumed, the best used from then on."""

from __future__ import annotations

import collections
import itertools
import json
import math
from pathlib import Path

import numpy as np
import pytest
from planted import altered
from refusals import assert_refused, refuses

from polaris_lab.base import paths
from polaris_lab.choose import autotune, search, trials
from polaris_lab.choose.trials import Trials
from polaris_lab.cli import main
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.measure.sampling import Sample
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import trust

SPACE = {"MR": [4, 8], "VECTOR_WIDTH": [4], "VECTORS": [1, 2], "KC": [256], "A_PANELS": [8], "B_PANELS": [4, 1]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lab: Lab, unoptimised_builds: None) -> Path:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    return tmp_path / lab.device.slug


def results(folder: Path) -> list[dict[str, int]]:
    """Read the configurations that have a time, and see that each has one time in T4."""
    held = json.loads((folder / "gemm_cpu_33x40x50.json").read_text())
    assert held["schema_version"] == "1.0.0" and held["metadata"]["timeunit"] == "milliseconds"
    for result in held["results"]:  # the schema of Kernel Tuner asks for these four
        assert (result["invalidity"], result["correctness"]) == ("correct", 1) and isinstance(result["times"], dict)
        [measurement] = result["measurements"]
        assert measurement["name"] == "time" and measurement["unit"] == "ms" and measurement["value"] > 0
    return [result["configuration"] for result in held["results"]]


def plant(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Let `text` be the source of gemm_cpu in this process, where it is checked as if it had been proved."""
    real = KernelSpec.source
    monkeypatch.setattr(trust, "is_proved", lambda device, spec: True)
    monkeypatch.setattr(KernelSpec, "source", lambda self: text if self.file.stem == "gemm_cpu" else real(self))


def test_a_search_tries_all_of_a_small_space_and_keeps_the_best(folder: Path, lab: Lab,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    said = []
    table = autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=SPACE, on_progress=said.append)
    assert said and table["ok"].all() and 2 <= len(table) <= autotune.FINALISTS + 1
    assert table["ms"].is_monotonic_increasing
    every = [dict(zip(SPACE, values, strict=True)) for values in itertools.product(*SPACE.values())]
    kept = results(folder)
    assert sorted(map(str, kept)) == sorted(map(str, every))
    best = json.loads((folder / "best.json").read_text())["gemm_cpu"]["33x40x50"]
    assert " ".join(f"{name}={value}" for name, value in best.items()) == table["config"].iloc[0]
    used = lab.session.config(catalogue()["gemm_cpu"], Gemm(33, 40, 50))
    assert {name: used[name] for name in best} == best

    wider, tried, proved = SPACE | {"B_PANELS": [4, 1, 2]}, [], Trials.proved
    monkeypatch.setattr(Trials, "proved", lambda self, spec, config: tried.append(config) or proved(self, spec, config))
    autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=wider)
    assert len(tried) == 4 and {config["B_PANELS"] for config in tried} == {2}  # the rest had been tried
    assert results(folder)[:8] == kept and len(results(folder)) == 12
    assert sorted(json.loads((folder / "best.json").read_text())["gemm_cpu"]) == ["33x40x50"]


def test_the_configuration_in_use_is_measured_once_and_kept_without_the_orientation(folder: Path, lab: Lab) -> None:
    spec = catalogue()["gemm_cpu"]
    used = {name: value for name, value in spec.config().items() if name in spec.tunables}
    only = {name: [value] for name, value in used.items()}
    table = autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=only)
    assert list(table["config"]) == [" ".join(f"{name}={value}" for name, value in used.items())]
    assert json.loads((folder / "best.json").read_text())["gemm_cpu"]["33x40x50"] == used


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "sums[i][j] += a[i] * b[j];",
            "sums[i][j] += a[MR == 4 ? i ^ 1 : i] * b[j];",
        ),  # two rows of a tile are swapped
        ("    VECTOR partial", "    if (MR == 4) return;\n    VECTOR partial"),
    ],
)  # nothing is stored: what the last one left must not count
def test_a_wrong_configuration_has_no_time(
    folder: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str
) -> None:
    """Configurations that are wrong where MR is 4 are tried, and have no time; none of them is a finalist."""
    source = catalogue()["gemm_cpu"].source()
    bad = source.replace(right, wrong)
    assert bad != source
    plant(monkeypatch, bad)
    table = autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=SPACE)
    assert {config["MR"] for config in results(folder)} == {8}
    assert table["config"].str.contains("MR=8").any() and not table["config"].str.contains("MR=4").any()


def test_a_wrong_kernel_is_not_tuned(folder: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    source = catalogue()["gemm_cpu"].source()
    bad = source.replace("sums[i][j] += a[i] * b[j];", "sums[i][j] -= a[i] * b[j];")
    assert bad != source
    plant(monkeypatch, bad)
    with refuses("kernel"):
        autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=SPACE)
    assert not folder.exists()


def test_a_finalist_that_is_wrong_at_other_shapes_is_not_kept(
    folder: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = catalogue()["gemm_cpu"].source()
    bad = source.replace("sums[i][j] += a[i] * b[j];", "sums[i][j] += a[M == 65 && MR == 4 ? i ^ 1 : i] * b[j];")
    assert bad != source
    plant(monkeypatch, bad)
    table = autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=SPACE)
    assert {config["MR"] for config in results(folder)} == {4, 8}  # right at the tuned shape
    assert not table["config"].str.contains("MR=4").any()


def test_another_source_gets_a_search_of_its_own(
    folder: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow = SPACE | {"MR": [8], "VECTORS": [2]}
    spec, problem = catalogue()["gemm_cpu"], Gemm(33, 40, 50)
    autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=narrow)
    assert len(autotune._results(folder / "gemm_cpu_33x40x50.json", spec.source_hash())) == 2
    tuned = spec.config({"VECTOR_WIDTH": 4})
    tuned_configs.keep(lab.device.slug, "gemm_cpu", "33x40x50", tuned, spec.source_hash())  # whichever was the fastest
    assert tuned_configs.bind(spec, problem, lab.device.slug).config == tuned
    source = spec.source() + "\nconstant int more = 1;\n"
    plant(monkeypatch, source)
    assert tuned_configs.bind(spec, problem, lab.device.slug).config == spec.config()
    autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=narrow)
    assert len(autotune._results(folder / "gemm_cpu_33x40x50.json", spec.source_hash())) == 2  # of the new source
    monkeypatch.undo()
    assert not autotune._results(folder / "gemm_cpu_33x40x50.json", catalogue()["gemm_cpu"].source_hash())


@pytest.mark.parametrize("size", [(512, 512, 8192), (513, 511, 8191), (1, 4096, 4097), (4095, 1, 30000), (7, 5, 1)])
@pytest.mark.parametrize("kernel", ["gemm_blocked", "gemm_thin", "gemm_cpu"])
def test_what_is_proposed_fits_any_shape_and_any_number_comes_at_once(folder: Path, lab: Lab, kernel: str,
                                                                       size: tuple[int, int, int]) -> None:
    """A space of tens of millions costs no more than what is proposed of it."""
    spec, problem = catalogue()[kernel], Gemm(*size)
    proposals = search.Proposals(lab.device, spec, problem, 0)
    found = [dict(config) for config in itertools.islice(proposals.propose(), 40)]
    assert len({tuple(config.values()) for config in found}) == len(found) >= 10
    for config in found:
        assert spec.bind(problem, config).unmet is None
        assert spec.bind(problem, config).largest_group <= lab.device.max_work_group


def test_a_search_begins_with_what_is_known_and_ends_with_the_space(folder: Path, lab: Lab) -> None:
    spec, problem = catalogue()["gemm_cpu"], Gemm(33, 40, 50)
    tuned = {"MR": 8, "VECTOR_WIDTH": 4, "VECTORS": 1, "KC": 256, "A_PANELS": 8, "B_PANELS": 1}
    tuned_configs.keep(lab.device.slug, "gemm_cpu", "8x8x8", tuned, spec.source_hash())
    narrowed = autotune._narrowed(spec, SPACE)

    def proposed(seed: int) -> list[dict[str, int]]:
        proposals = search.Proposals(lab.device, narrowed, problem, seed, lab.device.slug)
        return [dict(config) for config in proposals.propose()]

    assert tuned in proposed(0)[:2] and len({str(config) for config in proposed(0)}) == len(proposed(0)) == 8
    assert proposed(0) == proposed(0) and any(proposed(0) != proposed(seed) for seed in range(1, 5))


@pytest.mark.parametrize(
    ("kernel", "space", "argument"),
    [
        ("gemm_naive", {}, "kernel"),
        ("transpose", {}, "kernel"),
        ("gemm_cpux", {}, "kernel"),
        ("gemm_cpu", {"MRR": [8]}, "MRR"),
        ("gemm_cpu", {"MR": [8, 7]}, "MR"),
        ("gemm_cpu", {"MR": [12], "VECTORS": [4]}, "space"),
    ],
)
def test_what_cannot_be_searched_is_said(folder: Path, lab: Lab, kernel: str, space: dict, argument: str) -> None:
    with refuses(argument):
        autotune.tune(kernel, (8, 8, 8), lab.device.index, seconds=5, space=space)
    assert not list(folder.glob("*"))


def test_a_kernel_of_one_s_own_is_tuned_over_each_value(folder: Path, lab: Lab, capsys: pytest.CaptureFixture,
                                                         tmp_path: Path) -> None:
    mine = altered(tmp_path, ("#define TILE 8\n", ""), ("acc = 0.0f;", "acc = TILE == 2;")).file
    command = ["tune", str(mine), "--set", "TILE=8,4,2", "--local", "TILExTILE", "--device", lab.device.index]
    assert main([*command, "--size", "33x40x50", "--seconds", "60"]) == 0
    table = capsys.readouterr().out
    assert "TILE=8" in table and "TILE=4" in table and "TILE=2" not in table  # which is wrong
    spec = kernel(mine, local=("TILE", "TILE"), defines={"TILE": [8, 4, 2]})
    used = lab.session.config(spec, Gemm(33, 40, 50))
    best = json.loads((folder / "own" / "best.json").read_text())[tuned_configs.key_of(spec)]
    assert best["33x40x50"] == used and f"TILE={used['TILE']} " in table.splitlines()[1]
    assert [each.name for each in folder.iterdir()] == ["own"]  # nothing that --record takes
    assert_refused([*command, "--quick"], "--quick", capsys)
    whole = altered(tmp_path).file
    assert_refused(["tune", str(whole), "--device", lab.device.index], "--set", capsys)  # the remedy for one without
    assert_refused(["tune", "gemm_cpu", "--local", "8x8"], "--local", capsys)


def test_what_was_tuned_of_one_s_own_counts_for_its_file_and_code(folder: Path, lab: Lab, tmp_path: Path) -> None:
    def spec(path: Path) -> KernelSpec:
        return kernel(path, local=("TILE", "TILE"), defines={"TILE": [8, 4]})

    mine = altered(tmp_path, ("#define TILE 8\n", "")).file
    copy = tmp_path / "elsewhere" / mine.name
    copy.parent.mkdir()
    copy.write_bytes(mine.read_bytes())
    problem, first = Gemm(33, 40, 50), spec(mine)
    tuned_configs.keep(lab.device.slug, tuned_configs.key_of(first), "33x40x50", {"TILE": 4}, first.source_hash())
    assert lab.session.config(first, problem) == {"TILE": 4}
    assert lab.session.config(spec(copy), problem) == {"TILE": 8}
    mine.write_text(mine.read_text(encoding="utf-8").replace("acc = 0.0f;", "acc = 0.0f * M;"), encoding="utf-8")
    assert lab.session.config(spec(mine), problem) == {"TILE": 8}


def test_the_command(folder: Path, lab: Lab, capsys: pytest.CaptureFixture, monkeypatch: pytest.MonkeyPatch,
                     tmp_path: Path) -> None:
    words = [f"{name}={','.join(map(str, values))}" for name, values in SPACE.items()]
    assert (
        main(
            ["tune", "gemm_cpu", "--size", "16x20x24", "--device", lab.device.index, "--seconds", "30", "--set", *words]
        )
        == 0
    )
    assert "MR=" in capsys.readouterr().out and (folder / "best.json").exists()
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "project")
    recorded = tmp_path / "project" / lab.device.slug / "best.json"
    again = ["tune", "gemm_cpu", "--size", "16x20x24", "--device", lab.device.index, "--seconds", "1", "--set", *words]
    assert main(again) == 0 and not recorded.exists()
    assert main([*again, "--record"]) == 0 and recorded.exists() and not (folder / "best.json").exists()
    assert_refused(["tune", "gemm_cpu", "--set", "MR"], "--set", capsys)
    assert_refused(["tune", "gemm_cpu", "--size", "8", "16"], "--size", capsys)


def test_long_launches_are_compared_for_no_longer_than_they_were_searched(
    folder: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, real = [], autotune.take_samples
    monkeypatch.setattr(autotune, "take_samples", lambda *given, **more: asked.append(more) or real(*given, **more))
    space = {name: values[:1] for name, values in SPACE.items()}
    autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=5, space=space)
    assert [more["seconds"] for more in asked] == [5]


def test_a_first_run_that_wakes_the_device_condemns_nothing(lab: Lab, folder: Path,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU the first run after a pause took 20 us more: at a small product that hid the fastest configurations."""
    runs = collections.Counter()

    def sample(launch: Launch) -> Sample:
        runs[id(launch)] += 1
        return Sample(0.03 if runs[id(launch)] == 1 else 0.01, 0.1, 0.0)

    monkeypatch.setattr(trials, "sample", sample)
    spec = autotune._narrowed(catalogue()["gemm_cpu"], SPACE)
    found = search.Proposals(lab.device, spec, Gemm(33, 40, 50), 0)
    search.run_search(lab.session, found, math.inf, lambda timed: None, lambda said: None)
    assert len(found.known) == 8 and list(found.known.values()) == pytest.approx([10.0] * 8)


def test_300_evaluations_come_within_5_percent_of_the_best_of_a_space_of_thousands(
        lab: Lab, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a made-up landscape, so that no clock decides: each define has its best value, and two of them depend on each
    other."""
    spec, problem = catalogue()["gemm_cpu"], Gemm(40, 48, 56)
    space = [dict(zip(spec.tunables, values, strict=True)) for values in itertools.product(*spec.tunables.values())]
    rng = np.random.default_rng(5)
    weight = {name: dict(zip(values, rng.permutation(len(values)), strict=True)) for name, values in
              spec.tunables.items()}

    def us(config: dict[str, int]) -> float:
        apart = abs(math.log(config["MR"] * config["VECTORS"] / 12))
        return 100 * math.exp(apart + sum(0.1 * weight[name][config[name]] for name in spec.tunables))

    legal = [config for config in space if config["MR"] * config["VECTORS"] <= 24]
    assert 1000 < len(legal) <= 3000
    run = search.Proposals(lab.device, spec, problem, 1)
    tried = []
    monkeypatch.setattr(Trials, "timed_us", lambda self, spec, config, best: tried.append(config) or us(config))
    clock = itertools.count()
    monkeypatch.setattr(search.time, "monotonic", lambda: next(clock) if len(tried) < 300 else math.inf)
    search.run_search(lab.session, run, 1e9, lambda timed: None, lambda said: None)
    assert len(tried) <= 306
    assert min(run.known.values()) <= 1.05 * min(map(us, legal))
