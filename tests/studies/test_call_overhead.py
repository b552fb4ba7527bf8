"""The ways of one product: what is timed is right, adds up, and leaves the lab as it was."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from planted import STORE, altered

from polaris_lab.choose import child_call
from polaris_lab.lab import Lab
from polaris_lab.verify import quick_check
from polaris_studies import call_overhead


def rows_of(times: dict[str, dict[int, list[float]]]) -> pd.DataFrame:
    return pd.DataFrame([{"device": "card", "config": "gemm_naive", "kernel": way, "m": n, "sample": i, "host_ms": ms}
                         for way, sizes in times.items() for n, taken in sizes.items() for i, ms in enumerate(taken)])


@pytest.mark.parametrize("limit", [0, 2**24])
def test_every_way_is_sampled_and_adds_up(lab: Lab, limit: int, monkeypatch) -> None:
    monkeypatch.setattr(lab.pool, "_limit", limit)
    rows = call_overhead.samples(lab, "gemm_tiled", 48, repeats=3, seed=1)
    assert list(rows.columns) == call_overhead.CALL_COLUMNS and rows["ok"].all() and lab.pool.limit == limit
    assert rows.groupby("kernel", sort=False)["sample"].apply(list).to_dict() == {
        way: [0, 1, 2] for way in call_overhead.WAYS}
    np.testing.assert_allclose(rows[list(call_overhead.PARTS)].sum(axis=1), rows["host_ms"])
    assert (rows["enqueue_ms"] <= rows["host_ms"]).all() and (rows["kernels"] > 0).all()
    for part in ("upload", "download"):
        assert ((rows[part] > 0) == rows["kernel"].str.startswith("NumPy")).all()
    assert rows.attrs["kernels"].keys() == {"gemm_tiled"}


def test_the_pool_is_off_in_its_own_way_only(lab: Lab, monkeypatch) -> None:
    seen, real = [], lab.gemm
    monkeypatch.setattr(lab.pool, "_limit", 2**24)
    monkeypatch.setattr(lab, "gemm", lambda *given, **more: seen.append(lab.pool.limit) or real(*given, **more))
    call_overhead.samples(lab, "gemm_tiled", 16, ways=("NumPy, no pool", "NumPy"), repeats=1)
    assert seen == [2**24] * 2 + [0] * 2 + [2**24] * 4  # proofs, a warm call and a sample of each way, proofs


def test_a_wrong_kernel_gets_times_and_no_speed(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (quick_check, child_call):  # or it would be refused before anything is timed
        monkeypatch.setattr(module, "is_watched", lambda *_: False)
    wrong = altered(tmp_path, (STORE, STORE.replace("acc", "acc + 1.0f")))
    rows = call_overhead.samples(lab, wrong, 32, repeats=1)
    assert not rows["ok"].any() and rows["gflops"].isna().all() and (rows["host_ms"] > 0).all()


def test_costs_beside_the_bare_launch_and_the_fits_of_each_way() -> None:
    bare = {n: [0.1 + 2e-6 * n**3 * 1e-2] * 7 for n in (64, 128, 256)}
    rows = rows_of({"bare": bare, "arrays": {n: [ms + 0.25 for ms in taken] for n, taken in bare.items()}})
    costs = call_overhead.compare_with_base(rows)
    assert set(costs["way"]) == {"arrays"} and np.allclose(costs["us"], 250)
    assert np.allclose(costs[["low", "high"]], 250)
    assert costs["ratio"].iloc[0] == pytest.approx(1 + 0.25 / bare[64][0])
    fits = call_overhead.fits(rows).set_index("way")
    assert fits["fixed_us"].round(6).to_dict() == {"bare": 100.0, "arrays": 350.0}
    assert np.allclose(fits["gflops"], 100) and fits["off"].max() < 1e-9
    assert call_overhead.fits(rows[rows["m"] > 64]).empty  # two sizes show nothing


def test_a_first_call_is_timed_in_a_lab_of_its_own() -> None:
    opened = []

    class Counting:
        def __init__(self) -> None:
            opened.append(self)
            self.calls = 0

        def gemm(self, a: np.ndarray, b: np.ndarray, kernel: str) -> None:
            self.calls += 1
            time.sleep(0.03 if self.calls == 1 else 0.001)

    found = call_overhead.first_calls(Counting, ["one", "two"], 8, later=3)
    assert [lab.calls for lab in opened] == [4, 4] and found.index.tolist() == ["one", "two"]
    assert (found["first_ms"] >= 30).all() and (found["calls"] > 2).all()
