"""Chapters 03 to 09 rest on this recording: squares in turns, strips of other widths, and rows further apart."""

from __future__ import annotations

import pytest

from polaris_lab.lab import Lab
from polaris_studies import course, record_course


def test_kernels_strips_and_pitches_are_timed(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_course, "RUNGS", ("gemm_naive",))
    monkeypatch.setattr(record_course, "STRIPS", (1,))
    monkeypatch.setattr(record_course, "PITCHES", (1, 8))
    rows = record_course.measure(lab, sizes=(16,), pitched=(16,), repeats=2)
    assert rows["ok"].all() and (rows["m"] == 16).all()
    tight, apart = rows[rows["lda"] == 16], rows[rows["lda"] > 16]
    assert {"gemm_naive", "course_finished, strips of 1"} < set(tight["kernel"]), "and the library"
    assert set(apart["kernel"]) == {"gemm_naive", "gemm_naive_row0"} and (apart["lda"] == apart["ldb"]).all()
    assert set(apart["lda"]) == {17, 24}
    facts = rows.attrs["kernels"]
    assert set(rows["kernel"]) == set(facts)
    own = course.rung("course_finished").source_hash()
    assert facts["course_finished, strips of 1"]["source_sha256"] != own
