"""The search with Kernel Tuner: proved before timed, kept and continued, the best used from then on."""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path

import pytest

from polaris_lab.base import paths
from polaris_lab.choose import autotune
from polaris_lab.cli import main
from polaris_lab.lab import Lab
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import quick_check

SPACE = {"MR": [4, 8], "VECTOR_WIDTH": [4], "VECTORS": [1, 2], "KC": [256], "A_PANELS": [8], "B_PANELS": [4, 1]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lab: Lab, unoptimised_builds: None) -> Path:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    monkeypatch.chdir(tmp_path)  # Kernel Tuner leaves the source of what fails in the current folder
    return tmp_path / lab.device.slug


def plant(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Let `text` be the source of gemm_cpu in this process, where it is checked as if it had been proved."""
    real = KernelSpec.source
    monkeypatch.setattr(quick_check, "is_proved", lambda device, spec: True)
    monkeypatch.setattr(KernelSpec, "source", lambda self: text if self.file.stem == "gemm_cpu" else real(self))


def test_a_search_keeps_its_cache_and_the_best(folder: Path, lab: Lab) -> None:
    tries = []
    table = autotune.tune(
        "gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=SPACE, on_progress=lambda: tries.append(1)
    )
    assert len(tries) in (8, 9) and table["ok"].all() and 2 <= len(table) <= autotune.FINALISTS + 1
    assert table["ms"].is_monotonic_increasing
    cache = json.loads((folder / "gemm_cpu_33x40x50.json").read_text())
    assert len(cache["cache"]) == 8 and all(len(line["times"]) == autotune.SAMPLES for line in cache["cache"].values())
    best = json.loads((folder / "best.json").read_text())["gemm_cpu"]["33x40x50"]
    assert " ".join(f"{name}={value}" for name, value in best.items()) == table["config"].iloc[0]
    used = lab.session.config(catalogue()["gemm_cpu"], Gemm(33, 40, 50))
    assert {name: used[name] for name in best} == best

    again = autotune.tune(
        "gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=SPACE, on_progress=lambda: tries.append(1)
    )
    assert len(tries) <= 10 and len(again)  # nothing was tried twice, but one to warm up
    autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=SPACE | {"B_PANELS": [2]})
    assert (folder / "gemm_cpu_33x40x50_2.json").exists() and len(cache["cache"]) == 8  # another space, another file
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
    found = json.loads((folder / "gemm_cpu_33x40x50.json").read_text())["cache"].values()
    assert {line["MR"] for line in found if isinstance(line.get("time"), float)} == {8}
    assert table["config"].str.contains("MR=8").any() and not table["config"].str.contains("MR=4").any()


def test_a_wrong_kernel_is_not_tuned(folder: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    source = catalogue()["gemm_cpu"].source()
    bad = source.replace("sums[i][j] += a[i] * b[j];", "sums[i][j] -= a[i] * b[j];")
    assert bad != source
    plant(monkeypatch, bad)
    with pytest.raises(ValueError, match="kernel: gemm_cpu is wrong on .*: bound: .*; repair it, then tune it"):
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
    found = json.loads((folder / "gemm_cpu_33x40x50.json").read_text())["cache"].values()
    assert {line["MR"] for line in found if isinstance(line.get("time"), float)} == {4, 8}  # right at the tuned shape
    assert not table["config"].str.contains("MR=4").any()


def test_another_source_gets_a_search_of_its_own_and_a_stamp_after_a_check(
    folder: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow = SPACE | {"MR": [8], "VECTORS": [2]}
    spec, problem = catalogue()["gemm_cpu"], Gemm(33, 40, 50)
    autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=narrow)
    assert json.loads((folder / "gemm_cpu_33x40x50.json").read_text())["source_sha256"] == spec.source_hash()
    tuned = spec.config({"VECTOR_WIDTH": 4})
    tuned_configs.keep(lab.device.slug, "gemm_cpu", "33x40x50", tuned, spec.source_hash())  # whichever was the fastest
    assert tuned_configs.settle(spec, problem, lab.device.slug) == tuned
    source = spec.source() + "\nconstant int more = 1;\n"
    plant(monkeypatch, source)
    assert tuned_configs.settle(spec, problem, lab.device.slug) == spec.config()
    assert autotune.restamp("gemm_cpu", lab.device.index) == ["33x40x50"]
    assert tuned_configs.settle(spec, problem, lab.device.slug) == tuned
    autotune.tune("gemm_cpu", (33, 40, 50), lab.device.index, seconds=60, space=narrow)
    assert (folder / "gemm_cpu_33x40x50_2.json").exists()


@pytest.mark.parametrize("size", [(512, 512, 8192), (513, 511, 8191), (1, 4096, 4097), (4095, 1, 30000), (7, 5, 1)])
@pytest.mark.parametrize("kernel", ["gemm_blocked", "gemm_thin", "gemm_cpu"])
def test_what_is_drawn_fits_any_shape_and_comes_at_once(lab: Lab, kernel: str, size: tuple[int, int, int]) -> None:
    """A list of the whole space takes Kernel Tuner minutes and gigabytes, of whatever budget there is."""
    spec, problem = catalogue()[kernel], Gemm(*size)
    values = {name: list(allowed) for name, allowed in spec.tunables.items()}
    drawn = autotune._draw(lab.device, spec, problem, values, 0, math.inf)
    found = [dict(zip(values, chosen, strict=True)) for chosen in itertools.islice(drawn, 100)]
    assert len({tuple(config.values()) for config in found}) == 100
    for config in found:
        assert spec.bind(problem, config).unmet is None
        assert spec.bind(problem, config).largest_group <= lab.device.max_work_group
    assert {name: spec.config()[name] for name in values} in found


def test_a_draw_ends_with_the_space_or_the_time_and_begins_with_what_is_known(folder: Path, lab: Lab) -> None:
    spec, problem = catalogue()["gemm_cpu"], Gemm(33, 40, 50)
    tuned = {"MR": 8, "VECTOR_WIDTH": 4, "VECTORS": 1, "KC": 256, "A_PANELS": 8, "B_PANELS": 1}
    tuned_configs.keep(lab.device.slug, "gemm_cpu", "8x8x8", tuned, spec.source_hash())
    drawn = list(autotune._draw(lab.device, spec, problem, SPACE, 0, math.inf))
    assert drawn[0] == tuple(tuned.values()) and len(set(drawn)) == len(drawn) == 8
    assert len(list(autotune._draw(lab.device, spec, problem, SPACE, 0, 0.0))) == 1
    assert drawn != list(autotune._draw(lab.device, spec, problem, SPACE, 1, math.inf))


def test_a_vast_space_costs_no_more_than_what_is_tried(tmp_path: Path, lab: Lab) -> None:
    spec, cache = catalogue()["gemm_blocked"], tmp_path / "cache.json"
    values = {name: list(allowed) for name, allowed in spec.tunables.items()}
    autotune._search(lab.session, spec, Gemm(48, 40, 600), values, cache, 0.0, 0, lambda: None)
    assert len(autotune._tried(cache, values)) == 1


@pytest.mark.parametrize(
    ("kernel", "space", "sentence"),
    [
        ("gemm_naive", {}, "gemm_naive has nothing to tune"),
        ("transpose", {}, "transpose has nothing to tune"),
        ("gemm_cpux", {}, "kernel 'gemm_cpux' is not known"),
        ("gemm_cpu", {"MRR": [8]}, "define of gemm_cpu 'MRR' is not known: did you mean MR"),
        ("gemm_cpu", {"MR": [8, 7]}, r"MR of gemm_cpu cannot be 7; it must be one of \(6, 4, 8, 12\)"),
        ("gemm_cpu", {"MR": [12], "VECTORS": [4]}, "found no configuration of gemm_cpu that fits"),
    ],
)
def test_what_cannot_be_searched_is_said(folder: Path, lab: Lab, kernel: str, space: dict, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        autotune.tune(kernel, (8, 8, 8), lab.device.index, seconds=5, space=space)
    assert not list(folder.glob("*"))


def test_the_command(folder: Path, lab: Lab, capsys: pytest.CaptureFixture) -> None:
    words = [f"{name}={','.join(map(str, values))}" for name, values in SPACE.items()]
    assert (
        main(
            ["tune", "gemm_cpu", "--size", "16x20x24", "--device", lab.device.index, "--seconds", "30", "--set", *words]
        )
        == 0
    )
    assert "MR=" in capsys.readouterr().out and (folder / "best.json").exists()
    with pytest.raises(SystemExit, match="2"):
        main(["tune", "gemm_cpu", "--set", "MR"])
    assert "--set: MR is not of the form NAME=VALUE,VALUE" in capsys.readouterr().err
    assert main(["tune", "gemm_cpu", "--size", "8", "16"]) == 2
    assert "--size: tune searches one size" in capsys.readouterr().err
