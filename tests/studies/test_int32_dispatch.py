"""The historical dispatch by a 32-bit work count: where it wraps, which sizes slip through, and that the gate sees it.
"""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.lab import Lab
from polaris_studies import int32_dispatch
from polaris_studies.before_after import compare
from polaris_studies.int32_dispatch import ASSUMED_LEAST, audit, path, path_log, work_count


@pytest.mark.parametrize("bits", [32, 64])
def test_the_count_is_what_the_machine_keeps(bits: int) -> None:
    kept = {32: ctypes.c_int32, 64: ctypes.c_int64}[bits]
    rng = np.random.default_rng(bits)
    for m, n, k in [(1290,) * 3, (1291,) * 3, (2048,) * 3, (2**21,) * 3, (2**31 - 1,) * 3, (0, 5, 7),
                    *rng.integers(0, 2**22, (200, 3))]:
        assert work_count(m, n, k, bits) == kept(int(m) * int(n) * int(k)).value


def test_64_bits_keep_every_size_of_the_document_and_32_do_not() -> None:
    assert work_count(2048, 2048, 2048, 32) == 0 and work_count(2048, 2048, 2048, 64) == 2**33
    assert work_count(1290, 1290, 1290, 32) == 1290**3 and work_count(1291, 1291, 1291, 32) == 1291**3 - 2**32


def test_the_log_shows_the_first_wrap_and_what_slips_through() -> None:
    log = path_log()
    assert list(log.columns) == ["n", "count", "wrapped", "path"] and list(log["n"]) == list(range(1, 4097))
    wrapped = log[log["wrapped"]]
    assert (len(wrapped), wrapped["n"].iloc[0]) == (2806, 1291)
    through = wrapped[wrapped["path"] == "gpu"]
    assert (len(through), through["n"].iloc[0]) == (1288, 1626)  # the figures of claim S1-C17
    assert (through["count"] >= ASSUMED_LEAST).all()
    assert log.set_index("n").loc[2048].to_dict() == {"count": 0, "wrapped": True, "path": "cpu"}


def test_with_64_bits_nothing_wraps_and_the_path_never_goes_back() -> None:
    log = path_log(range(1, 16385), bits=64)
    assert not log["wrapped"].any() and (log["path"] == np.where(log["n"] >= 100, "gpu", "cpu")).all()
    assert audit(lambda m, n, k: path(m, n, k, 64)) == []


def test_the_threshold_is_a_parameter() -> None:
    assert [path(10, 10, 10, least=least) for least in (1000, 1001)] == ["gpu", "cpu"]
    assert audit(lambda m, n, k: path(m, n, k, 64, least=5000), least=5000) == []
    assert path_log([10], least=1000)["path"].tolist() == ["gpu"]


def test_the_audit_names_what_goes_the_wrong_way() -> None:
    first, second = audit(path)
    assert first == ("7644 of 16285 square sizes with at least 1000000 multiply-adds take the CPU, "
                     "the first 1291 x 1291 x 1291")
    assert second.startswith("620 of 1111 shapes of powers of four with at least 1000000 multiply-adds take the CPU, "
                             "the first ")
    assert audit(lambda m, n, k: "gpu")[0] == (
        "99 of 99 square sizes with fewer than 1000000 multiply-adds take the GPU, the first 1 x 1 x 1")
    only_flat = audit(lambda m, n, k: path(m, n, k, 64) if m == n == k else "cpu")
    assert len(only_flat) == 1 and "shapes of powers of four" in only_flat[0]
    one = audit(lambda m, n, k: "cpu" if m == n == k == 5000 else path(m, n, k, 64))
    assert one == [
        "1 of 16285 square sizes with at least 1000000 multiply-adds take the CPU, the first 5000 x 5000 x 5000"]


def test_bad_arguments_are_refused() -> None:
    with refuses("bits"):
        work_count(1, 1, 1, 16)
    with refuses("n"):
        path(1, -1, 1)
    with refuses("choose"):
        audit(lambda m, n, k: None)


def test_the_words_of_the_bug_form_are_those_of_a_museum_table() -> None:
    from polaris_lab.model.kernel_catalogue import _BUG

    assert int32_dispatch.BUG.keys() == _BUG


def test_the_four_corners_are_right_and_take_the_path_that_the_count_chooses(lab: Lab) -> None:
    found = int32_dispatch.corners(lab, n=2048, rows=2)
    assert found["path"].tolist() == ["cpu", "cpu", "gpu", "gpu"] and found["right"].all()
    assert (found["gflops"] > 0).all()
    small = int32_dispatch.corners(lab, n=128, rows=2)  # this count does not wrap, so nothing falls back
    assert small["path"].tolist() == ["gpu"] * 4 and small["right"].all()


def test_before_and_after_of_both_repairs_at_any_size(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(int32_dispatch, "TRANSPOSED_FROM", 256)
    rows = int32_dispatch.before_and_after(lab, sizes=(128, 256), rows=2, repeats=6)
    assert rows["ok"].all() and len(rows) == 2 * 2 * 6
    table = compare(rows, "before", "after").set_index("n")
    assert table.index.tolist() == [128, 256] and (table["speed"] > 0).all()
    assert table.loc[128, "error"] == 1.0  # the same program
    assert (table["low"] <= table["speed"]).all() and (table["speed"] <= table["high"]).all()
