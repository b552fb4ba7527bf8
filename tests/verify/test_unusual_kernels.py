"""A right kernel is never refused, however it is written: each is read, checked, and used."""

from __future__ import annotations

from pathlib import Path

import pytest
from unusual_kernels import HEAD, PLAIN, RIGHT, STORE, TILED, replaced

from polaris_lab.base import paths
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import proof
from polaris_lab.verify.check_report import CheckReport
from polaris_lab.verify.kernel_arguments import mismatches
from polaris_lab.verify.proof import check
from polaris_lab.verify.sanitizer import sanitize
from polaris_lab.verify.write_coverage import count_stores

SANITIZED = ("atomic_xchg", "switch", "async_work_group_copy", "tree", "vectors of three", "name by pasting")
"""What Oclgrind has accused, or has to know; the others it knows as it knows the kernels of the catalogue."""
HIDDEN = {"typedef of a pointer", "a declaration first", "a helper that stores", "atomic_xchg", "digraphs",
          "a local pointer as parameter of a helper", "async_work_group_copy", "spliced lines"}
"""Kernels with stores that are not recognised, which is said and no fault."""


@pytest.fixture(autouse=True)
def no_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")


@pytest.fixture
def here(unoptimised: Session, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Return a session that builds what is foreign as it builds the lab's own: at once, and in this process."""
    monkeypatch.setattr(Session, "build_foreign", Session.build_source)
    return unoptimised


def written(folder: Path, name: str) -> KernelSpec:
    path = folder / f"{name.replace(' ', '_').replace('#', '')}.cl"
    path.write_text(RIGHT[name], encoding="utf-8")
    return kernel(path, local=(8, 8))


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_kernel_is_right(here: Session, tmp_path: Path, name: str) -> None:
    spec = written(tmp_path, name)
    assert spec.function == "gemm_right" and mismatches(here, spec) == []
    report = CheckReport(spec.name, here.device.name, None, 1)
    for seed, problem in enumerate((Gemm(1, 1, 1), Gemm(17, 19, 67, 1.5, -0.5), Gemm(9, 33, 14, trans_b=True))):
        proof.run_case(here, spec, problem, seed, report)
    counts = count_stores(here, spec, Gemm(17, 19, 35))
    assert report.ok and counts.ok and bool(counts.unseen) is (name in HIDDEN), (report.failures, counts)


@pytest.mark.parametrize("name", SANITIZED)
def test_the_sanitizer_accuses_no_right_kernel(tmp_path: Path, name: str) -> None:
    for modes in ({}, {"fall_back": False}, {"races": True, "uninit": True}):
        found = sanitize(written(tmp_path, name), problem=Gemm(9, 11, 43), **modes)
        assert found.empty, found.message.tolist()


@pytest.mark.parametrize("name", ["attribute after void", "tree", "printf"])
def test_a_right_kernel_passes_the_whole_check(tmp_path: Path, name: str) -> None:
    report = check(written(tmp_path, name), "cpu", seed=1, random=0)
    assert report.ok and not report.notes, report.failures


def test_a_barrier_that_is_missing_is_a_race_where_oclgrind_only_sees_a_wrong_output(tmp_path: Path) -> None:
    path = tmp_path / "mine.cl"
    path.write_text(HEAD + TILED.replace("barrier(CLK_LOCAL_MEM_FENCE);", ";"))
    assert set(sanitize(kernel(path, local=(8, 8)), problem=Gemm(9, 11, 43), fall_back=False)["kind"]) == {"race"}


def test_a_store_that_is_missing_is_seen_in_a_kernel_of_unusual_text(here: Session, tmp_path: Path) -> None:
    path = tmp_path / "mine.cl"
    wrong = replaced(PLAIN, (STORE, STORE.replace("row < M", "row < M && row != 3")), ("float", "real"),
                     ("gemm_right", "NAME"))
    path.write_text(f"typedef float real;\n#define NAME gemm_mine\n{wrong}")
    spec = kernel(path, local=(8, 8))
    assert "is written 0 times" in count_stores(here, spec, Gemm(9, 9, 9)).problems[0]
    path.write_text(path.read_text().replace("typedef float", "typedef double"))
    assert "argument 4 (alpha) is double" in mismatches(here, spec)[0]
