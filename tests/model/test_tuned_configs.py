"""The configuration of a launch: what is asked for, else the nearest tuned one that fits, else the defaults."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from polaris_lab.base import paths
from polaris_lab.lab import Lab
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec, Pass
from polaris_lab.model.problem import Gemm, Transpose

SPEC = KernelSpec(
    "gemm_mine",
    Path(__file__).parents[1] / "faults" / "good.cl",
    "gemm",
    (Pass("mine", ("N",), (1,)),),
    defines={"WIDE": (1, 4), "DEEP": (8, 16)},
    constraints=("WIDE * DEEP < 64",),
    needs=("(WIDE - 1) * N % 4 == 0",),
)


@pytest.fixture
def best(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    monkeypatch.setattr(paths, "ROOT", tmp_path)

    def write(shapes: dict | str, device: str = "card") -> None:
        (tmp_path / device).mkdir(exist_ok=True)
        stamps = {
            kernel: dict.fromkeys(SHAPES, spec.source_hash())
            for kernel, spec in (("gemm_mine", SPEC), ("gemm_tiled", catalogue()["gemm_tiled"]))
        }
        found = shapes if isinstance(shapes, str) else json.dumps({"gemm_mine": shapes})
        text = found.replace("{", f'{{"source_sha256": {json.dumps(stamps)}, ', 1) if found.startswith('{"') else found
        (tmp_path / device / "best.json").write_text(text, encoding="utf-8")
    return write


SHAPES = ("8x8x8", "64x64x64", "128x128x128", "1000x1000x1000")


def test_the_nearest_tuned_shape_that_fits_counts(best) -> None:
    best({"128x128x128": {"WIDE": 4, "DEEP": 8}, "1000x1000x1000": {"WIDE": 1, "DEEP": 16}})
    assert tuned_configs.bind(SPEC, Gemm(100, 100, 100), "card").config == {"WIDE": 4, "DEEP": 8}
    assert tuned_configs.bind(SPEC, Gemm(101, 101, 101), "card").config == {"WIDE": 1, "DEEP": 16}
    assert tuned_configs.bind(SPEC, Gemm(900, 800, 2000), "card").config == {"WIDE": 1, "DEEP": 16}
    assert tuned_configs.bind(SPEC, Gemm(0, 0, 0), "card")  # a logarithm of nothing is none


def test_what_is_asked_for_comes_first_and_the_rest_is_the_table_s(best) -> None:
    best({"128x128x128": {"WIDE": 4, "DEEP": 8}})
    assert tuned_configs.bind(SPEC, Gemm(128, 128, 128), "card", {"DEEP": 16}).config == {"WIDE": 1, "DEEP": 16}
    assert tuned_configs.bind(SPEC, Gemm(128, 128, 128), "card", {}).config == {"WIDE": 1, "DEEP": 8}
    best({"128x128x128": {"WIDE": 4}})
    assert tuned_configs.bind(SPEC, Gemm(128, 128, 128), "card").config == {"WIDE": 4, "DEEP": 8}


@pytest.mark.parametrize(
    "shapes", [{}, {"64x64x64": {"WIDE": 2}}, {"64x64x64": {"GONE": 1}}, {"64x64x64": {"WIDE": 4, "DEEP": 16}}]
)
def test_what_the_kernel_no_longer_allows_does_not_count(best, shapes: dict) -> None:
    best(shapes)
    assert tuned_configs.bind(SPEC, Gemm(64, 64, 64), "card").config == {"WIDE": 1, "DEEP": 8}


def test_a_configuration_counts_for_the_source_it_was_found_with(best) -> None:
    tuned_configs.keep("card", "gemm_mine", "64x64x64", {"WIDE": 4, "DEEP": 8}, SPEC.source_hash())
    tuned_configs.keep("card", "gemm_mine", "512x512x512", {"WIDE": 1, "DEEP": 16}, "another source")
    tuned_configs.keep("card", "gemm_tiled_2x2", "64x64x64", {}, "x")
    assert tuned_configs.bind(SPEC, Gemm(64, 64, 64), "card").config == {"WIDE": 4, "DEEP": 8}
    assert not tuned_configs.find_config(SPEC, Gemm(64, 64, 64), "card")[1]
    assert tuned_configs.bind(SPEC, Gemm(512, 512, 512), "card").config == {"WIDE": 4, "DEEP": 8}  # the nearest
    assert tuned_configs.find_config(SPEC, Gemm(512, 512, 512), "card")[1]
    other = replace(SPEC, file=SPEC.file.with_name("zero.cl"))
    bound, left_out = tuned_configs.find_config(other, Gemm(64, 64, 64), "card")
    assert (bound.config, left_out) == ({"WIDE": 1, "DEEP": 8}, True)
    assert list(tuned_configs.best("card")) == ["gemm_mine", "gemm_tiled_2x2"]
    assert (
        json.loads((tuned_configs.TUNED / "card" / "best.json").read_text())["source_sha256"]["gemm_mine"][
            "512x512x512"
        ]
        == "another source"
    )


def test_another_device_another_kernel_and_a_transpose_get_the_defaults(best) -> None:
    best({"64x64x64": {"WIDE": 4}})
    plain = {"WIDE": 1, "DEEP": 8}
    assert tuned_configs.bind(SPEC, Gemm(64, 64, 64), "other-card").config == plain
    assert tuned_configs.bind(replace(SPEC, name="gemm_mine wide"), Gemm(64, 64, 64), "card").config == plain
    turn = replace(SPEC, signature="transpose", needs=())
    assert tuned_configs.bind(turn, Transpose(64, 64), "card").config == plain


def test_a_damaged_file_is_named(best) -> None:
    best("{")
    with pytest.raises(ValueError, match=r"card/best.json cannot be read: it is not valid JSON: .*; restore it with"):
        tuned_configs.bind(SPEC, Gemm(64, 64, 64), "card")


def test_a_saved_file_is_read_again(best) -> None:
    best({"64x64x64": {"WIDE": 4}})
    assert tuned_configs.best("card")["gemm_mine"]["64x64x64"] == {"WIDE": 4}
    best({"64x64x64": {"DEEP": 16}, "8x8x8": {}})
    assert len(tuned_configs.best("card")["gemm_mine"]) == 2


def test_every_tuned_configuration_is_one_of_its_kernel_s_space() -> None:
    known = catalogue()
    for path in (paths.DATA / "tuned").glob("*/best.json"):
        for kernel, shapes in tuned_configs.best(path.parent.name).items():
            for shape, config in shapes.items():
                spec = known[kernel]
                assert {name: spec.config(config)[name] for name in spec.tunables} == config
                assert not known[kernel].unmet(Gemm(*map(int, shape.split("x"))), config)


def test_a_launch_uses_it_and_says_so(lab: Lab, best) -> None:
    best(json.dumps({"gemm_tiled": {"64x64x64": {"TILE": 8}}}), lab.device.slug)
    assert lab.session.prepare(catalogue()["gemm_tiled"], Gemm(20, 20, 20)).config == {"TILE": 8}
    rows = lab.measure("gemm_tiled", 20, 20, 20, repeats=1)
    assert set(rows["config"]) == {"TILE=8"}
    a = Gemm(20, 20, 20).inputs(1)["A"]
    lab.reload()
    lab.gemm(a, a, kernel="gemm_tiled")
    assert lab.last.config == {"TILE": 8} and lab.last.reason == "named by the caller"
    tuned_configs.keep(lab.device.slug, "gemm_tiled", "64x64x64", {"TILE": 8}, "another source")
    lab.reload()
    lab.gemm(a, a, kernel="gemm_tiled")
    assert lab.last.config == {"TILE": 16}
    assert lab.last.reason == "named by the caller; not as it was tuned, since that was with another source"


def test_what_the_user_tuned_takes_the_project_s_place_until_it_is_recorded(tmp_path: Path,
                                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    project, own = tmp_path / "project", tmp_path / "own"
    monkeypatch.setattr(tuned_configs, "TUNED", project)
    monkeypatch.setattr(tuned_configs, "OWN", project)
    tuned_configs.keep("card", "gemm_mine", "8x8x8", {"WIDE": 1}, "x")
    monkeypatch.setattr(tuned_configs, "OWN", own)
    before = (project / "card/best.json").read_text()
    tuned_configs.keep("card", "gemm_mine", "9x9x9", {"WIDE": 4}, "x")
    assert (project / "card/best.json").read_text() == before
    assert tuned_configs.best("card")["gemm_mine"] == {"8x8x8": {"WIDE": 1}, "9x9x9": {"WIDE": 4}}
    assert tuned_configs.record() == [project / "card/best.json"] and not list(own.rglob("*.json"))
    assert tuned_configs.best("card")["gemm_mine"]["9x9x9"] == {"WIDE": 4}
