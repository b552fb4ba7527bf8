"""The quick check: under a second, catches planted faults, and is remembered for the source that it saw."""

from __future__ import annotations

import json
import re
import statistics
import time
from dataclasses import replace
from pathlib import Path

import pytest
from patience import patient
from planted import fault, regrid

from polaris_lab.base import paths
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify import passed_checks, quick_check


@pytest.fixture(autouse=True)
def no_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")


GOOD = [spec for spec in catalogue().values() if spec.signature == "gemm" and not spec.museum]


def seconds_of(lab: Lab, spec: KernelSpec) -> float:
    """Return how long the check of a kernel takes that is built already; it must pass, and be remembered."""
    config = spec.config()
    lab.session.build(spec, spec.options(config))
    assert not quick_check.has_passed(lab.device, spec, config)
    begin = time.perf_counter()
    assert quick_check.first_fault(lab.session, spec, config) == "", spec.name
    took = time.perf_counter() - begin
    assert quick_check.has_passed(lab.device, spec, config)
    return took


def test_every_good_kernel_passes(lab: Lab) -> None:
    assert [seconds_of(lab, spec) for spec in GOOD]


@pytest.mark.clock
@patient
def test_the_check_takes_less_than_a_second(lab: Lab, monkeypatch, tmp_path: Path) -> None:
    """0.1 to 0.6 s on two idle cores; the median of all kernels, since another process may disturb one of them."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / str(time.monotonic_ns()))  # a new one in each try
    took = {spec.name: seconds_of(lab, spec) for spec in GOOD}
    assert statistics.median(took.values()) < 1 and max(took.values()) < 5, took


@pytest.mark.parametrize(
    ("stem", "gate"),
    [
        ("offbyone_tile", "bound"),
        ("zero", "bound"),
        ("transposed", "bound"),
        ("row_gap", "guard"),
        ("past_end", "oob"),
    ],
)
def test_planted_faults_are_named(lab: Lab, stem: str, gate: str) -> None:
    spec = fault(stem)
    for _ in range(2):  # a fault is not remembered: it may be repaired
        assert quick_check.first_fault(lab.session, spec, {}).startswith(f"{gate}: ")
        assert not quick_check.has_passed(lab.device, spec, {})


def test_a_pass_holds_for_its_source_configuration_and_device(lab: Lab, tmp_path: Path) -> None:
    spec = catalogue()["gemm_tiled"]
    assert quick_check.first_fault(lab.session, spec, {"TILE": 8}) == ""
    assert quick_check.has_passed(lab.device, spec, {"TILE": 8})
    assert not quick_check.has_passed(lab.device, spec, {"TILE": 16})
    assert not quick_check.has_passed(
        replace(lab.device, microarchitecture="other", platform="other"), spec, {"TILE": 8}
    )
    changed = tmp_path / "gemm_tiled.cl"
    changed.write_text(spec.source() + "\n// a comment is no other source\n", encoding="utf-8")
    assert quick_check.has_passed(lab.device, replace(spec, file=changed), {"TILE": 8})
    changed.write_text(spec.source() + "\nint more;\n", encoding="utf-8")
    assert not quick_check.has_passed(lab.device, replace(spec, file=changed), {"TILE": 8})
    assert not passed_checks.has_passed(
        lab.device.identity, spec.name, spec.code_hash()
    )  # that is the whole check's word


@pytest.mark.parametrize("content", ["", "not JSON", "[]", '{"a": 3}', "\xff"])
def test_a_damaged_file_is_no_note(content: str) -> None:
    paths.CACHE.mkdir()
    (paths.CACHE / "checks.json").write_bytes(content.encode("latin-1"))
    assert not passed_checks.has_passed("device", "kernel", "source")
    passed_checks.note_pass("device", "kernel", "source")
    passed_checks.note_pass("device", "kernel", "source")
    assert passed_checks.has_passed("device", "kernel", "source")
    [(key, when)] = json.loads((paths.CACHE / "checks.json").read_text())["device"].items()
    assert key == "kernel |  | source" and re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", when)
    assert passed_checks.last_check("device", "kernel", "source") == ("right", when)
    passed_checks.note_failure("device", "kernel", "source")
    assert passed_checks.last_check("device", "kernel", "source")[0] == "WRONG"
    assert passed_checks.last_check("device", "kernel", "other") == ("", "")


def test_a_folder_that_cannot_be_written_remembers_nothing(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("in the way")
    passed_checks.note_pass("device", "kernel", "source")
    assert not passed_checks.has_passed("device", "kernel", "source")


def test_a_kernel_that_never_ran_has_not_passed(lab: Lab, tmp_path: Path) -> None:
    """A missing function, arguments of another kind, or needs that no shape meets: none of them is a pass."""
    naive, path = catalogue()["gemm_naive"], tmp_path / "changed.cl"
    path.write_text(naive.source().replace("gemm_naive(", "gemm_other("))
    renamed = replace(naive, file=path)
    assert "signature" in quick_check.first_fault(lab.session, renamed, renamed.config())
    other = tmp_path / "quads.cl"
    other.write_text(naive.source().replace("global const float *A",
                                            "global const float4 *A").replace("A[", "((global const float *)A)["))
    quads = replace(naive, file=other)
    assert "argument 5 (A) is global const float4*" in quick_check.first_fault(lab.session, quads, quads.config())
    choosy = replace(naive, needs=("M == 77777",))
    assert "none of the 10 shapes" in quick_check.first_fault(lab.session, choosy, choosy.config())
    assert not any(quick_check.has_passed(lab.device, spec, spec.config()) for spec in (renamed, quads, choosy)
                   if spec.source_hash() != naive.source_hash())


def test_the_launch_belongs_to_what_passed(lab: Lab) -> None:
    """The same source with another grid is other code: a smaller one leaves outputs unwritten."""
    spec = catalogue()["gemm_naive"]
    assert not quick_check.first_fault(lab.session, spec, spec.config())
    smaller = regrid(spec, "16", "16")
    assert smaller.source_hash() == spec.source_hash() and smaller.code_hash() != spec.code_hash()
    assert not quick_check.has_passed(lab.device, smaller, smaller.config())
    assert quick_check.first_fault(lab.session, smaller, smaller.config()).startswith(("bound", "poison"))


def test_a_failure_is_the_last_word_until_a_pass() -> None:
    passed_checks.note_pass("device", "kernel", "code")
    passed_checks.note_failure("device", "kernel", "code")
    assert passed_checks.has_failed("device", "kernel", "code") and not passed_checks.has_passed("device", "kernel",
                                                                                                 "code")
    assert not passed_checks.has_failed("device", "kernel", "other")
    passed_checks.note_pass("device", "kernel", "code")
    assert passed_checks.has_passed("device", "kernel", "code") and not passed_checks.has_failed("device", "kernel",
                                                                                                 "code")


def test_a_kernel_that_takes_too_long_ends_with_the_child_that_looks_ahead(lab: Lab, tmp_path, monkeypatch) -> None:
    """As one does that a driver compiles for a minute. What was done before it is remembered here too."""
    monkeypatch.setenv("POLARIS_RUNS", str(tmp_path))  # of the child; see no_notes
    monkeypatch.setattr(quick_check, "is_watched", lambda *_: False)
    endless = kernel(Path(__file__).parents[1] / "faults/beginner/endless_loop.cl", local=(16, 16), block=(16, 16))
    first, wrong, last = catalogue()["gemm_naive"], fault("zero"), catalogue()["gemm_tiled"]
    pairs = [(spec, spec.config()) for spec in (first, wrong, endless, last)]
    assert quick_check.look_ahead(lab.device, pairs, 5.0) == {first.name, wrong.name}
    assert [quick_check.has_passed(lab.device, *pair) for pair in pairs] == [True, False, False, False]


def test_a_kernel_of_one_s_own_is_not_looked_at_ahead(lab: Lab, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("POLARIS_RUNS", str(tmp_path))
    assert quick_check.look_ahead(lab.device, [(fault("zero"), {}), *[(GOOD[0], GOOD[0].config())]], 60.0) == {
        GOOD[0].name}


def test_an_odd_number_of_columns_is_not_rounded_up_where_only_rows_need_fours(lab: Lab, tmp_path, monkeypatch) -> None:
    """A mutant whose stores of four reach past the last column, wherever operands are copied by four."""
    spec = catalogue()["gemm_staged"]
    text = spec.source()
    assert "LOAD == 2 && N % 4 == 0" in text
    (tmp_path / spec.file.name).write_text(text.replace("LOAD == 2 && N % 4 == 0", "LOAD == 2"))
    config = spec.config({"TILE_M": 32, "TILE_N": 32, "TILE_K": 32, "ITEM_M": 4, "ITEM_N": 4, "SUBGROUP_N": 8,
                          "BUFFERS": 2, "UNROLL": 8, "SLICES": 4, "LOAD": 2})
    monkeypatch.setattr(quick_check, "is_watched", lambda *_: False)
    found = quick_check.first_fault(lab.session, replace(spec, file=tmp_path / spec.file.name), config)
    assert re.match("poison: 36 x 35 x 47, tt, ld 36 47 36: ", found), found


def test_what_is_an_argument_takes_other_values_too(lab: Lab, tmp_path, monkeypatch) -> None:
    """A mutant that leaves out the last part of K, where there are several."""
    spec = catalogue()["gemm_staged"]
    text = spec.source()
    assert "p < (stores ? SPLIT : 0)" in text
    (tmp_path / spec.file.name).write_text(text.replace("p < (stores ? SPLIT : 0)", "p < (stores ? SPLIT - 1 : 0)"))
    monkeypatch.setattr(quick_check, "is_watched", lambda *_: False)
    found = quick_check.first_fault(lab.session, replace(spec, file=tmp_path / spec.file.name), spec.config())
    assert re.match("bound: .*, SPLIT of [0-9]+", found), found
