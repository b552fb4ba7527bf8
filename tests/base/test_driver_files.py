"""Drivers' files are found where the loader looks."""

from __future__ import annotations

from pathlib import Path

from polaris_lab.base import driver_files


def test_drivers_are_found_where_the_environment_says_and_dangling_links_are_skipped(
        tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("OCL_ICD_VENDORS", str(tmp_path))
    (tmp_path / "one.icd").write_text("libpocl.so.2\n", encoding="utf-8")
    (tmp_path / "gone.icd").symlink_to(tmp_path / "nowhere.icd")
    (tmp_path / "notes.txt").touch()
    assert driver_files.icd_files() == [tmp_path / "one.icd"]
    assert driver_files.library_of(tmp_path / "one.icd") == "libpocl.so.2"
    monkeypatch.setenv("OCL_ICD_VENDORS", str(tmp_path / "one.icd"))
    assert driver_files.icd_files() == [tmp_path / "one.icd"]
