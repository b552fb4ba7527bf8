"""The course's ladder: units, limits and the bars that are drawn of recorded and of live times."""

from __future__ import annotations

from types import SimpleNamespace

import pandas as pd
import pytest

from polaris_lab.base.recordings import recorded
from polaris_studies import course, course_ladder, record_counters


def test_each_rung_of_the_reference_has_the_unit_that_is_busy_or_waits() -> None:
    table = course_ladder.reference()
    assert list(table.index) == list(course_ladder.RUNGS)
    busy = table[["load_unit", "multiply_adds"]].max(axis=1) >= course_ladder.BUSY
    assert (table["limit"].ne("waiting") == busy).all()
    lost = table["gflops"] < table["gflops"].shift()
    assert table.index[lost].tolist() == ["course_early"] and (table["of_best_rival"] < 1).all()
    assert table[["load_unit", "multiply_adds"]].max(axis=None) < 1.05, "no unit does more than was measured"


def test_the_profiler_counts_about_the_passes_of_gemm_blocked() -> None:
    counted = recorded("counters", record_counters.COLUMNS).query("kernel == 'gemm_blocked'").set_index("counter")
    warps = 4096**3 / course.LANES
    assert counted.loc["passes in local memory", "value"] / warps == pytest.approx(
        course.passes("gemm_blocked"), rel=0.1)


@pytest.mark.parametrize("share", [[0.5, 0.25], [float("nan")] * 2])
def test_the_bars_are_parts_of_the_fastest_and_a_library_has_one(share: list[float], monkeypatch: pytest.MonkeyPatch
                                                                 ) -> None:
    drawn = []
    monkeypatch.setattr(course_ladder.plots, "bars", lambda table, title, **_: drawn.append(table))
    live = pd.DataFrame({"kernel": ["gemm_naive", "gemm_tiled"], "adds": "an idea", "gflops": [20.0, 10.0],
                         "of_best_rival": share, "library": "numpy"})
    course_ladder.draw(live, "title", name="drawn")
    here = drawn[0].query("device == 'this device'").set_index("label")["value"]
    known = share[0] == share[0]
    assert ("numpy, the library" in here) is known
    assert here["naive: an idea"] == (50 if known else 100)


def test_a_cpu_has_its_own_two_rungs_and_none_that_takes_long_to_build(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def sample(session: object, kernels: list, groups: list, **_: object) -> pd.DataFrame:
        asked.extend(getattr(kernel, "name", kernel) for kernel in kernels)
        return pd.DataFrame({"kernel": asked, "gflops": 2.0, "ok": True})

    monkeypatch.setattr(course_ladder.size_or_pitch, "sample_interleaved", sample)
    monkeypatch.setattr(course_ladder, "library_of", lambda device: "numpy")
    lab = SimpleNamespace(device=SimpleNamespace(kind="cpu"), session=None, ceilings=SimpleNamespace(mad_gflops=4.0))
    table = course_ladder.measure(lab, 16, repeats=1, budget_s=1.0, seed=0)
    assert asked == [*table["kernel"], "numpy"] and set(course_ladder.FOR_CPU) < set(asked)
    assert not set(course_ladder.FOR_GPU) & set(asked)
    assert set(table["of_ceiling"]) == {0.5} and set(table["of_best_rival"]) == {1.0}
    lab.device.kind, asked[:] = "gpu", []
    assert [*course_ladder.measure(lab, 16, repeats=1, budget_s=1.0, seed=0)["kernel"]] == [*course_ladder.RUNGS]
