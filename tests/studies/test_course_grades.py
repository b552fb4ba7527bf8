"""A kernel of the reader's is graded: a wrong one has no speed, and the chapter's own reaches its target."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pandas as pd
import pytest
from patience import patient

import polaris_lab as pl
from polaris_lab.base.paths import KERNELS
from polaris_lab.lab import Lab
from polaris_studies import course_grades
from polaris_studies.course_grades import TASKS, grade


def _changed(chapter: int, folder: Path, old: str, new: str) -> Path:
    text = (KERNELS / TASKS[chapter].file).read_text(encoding="utf-8")
    assert old in text
    copy = folder / "mine.cl"
    copy.write_text(text.replace(old, new), encoding="utf-8")
    return copy


@pytest.mark.clock
@patient
def test_the_chapters_own_kernel_reaches_its_target() -> None:
    own = grade(KERNELS / TASKS[4].file, 4, size=256)
    assert own.passed and own.reached and "reached." in own.text


def test_a_wrong_kernel_has_no_speed(tmp_path: Path) -> None:
    wrong = grade(_changed(1, tmp_path, "alpha * sum + beta", "alpha * sum - beta"), 1, size=64)
    assert not wrong.passed and not wrong.reached
    assert "bound" in wrong.text and "GFLOPS" not in wrong.text and wrong.of_chapter is None


def test_a_race_is_a_failure_though_the_product_may_be_right(tmp_path: Path) -> None:
    line = "Bs[k][x];\n        barrier(CLK_LOCAL_MEM_FENCE);"
    wrong = grade(_changed(4, tmp_path, line, "Bs[k][x];"), 4, size=64)
    assert not wrong.passed and "race" in wrong.text


def test_a_kernel_below_the_target_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course_grades, "check", lambda *_: SimpleNamespace(ok=True))  # the doctest runs it
    monkeypatch.setitem(TASKS, 1, TASKS[1]._replace(target=9.0))
    slow = grade(KERNELS / TASKS[1].file, 1, size=64)
    assert slow.passed and not slow.reached and "900 % of first_product: " in slow.text
    assert "times as fast is still to go" in slow.text


def test_a_speed_that_scatters_around_the_target_is_not_judged_without_a_word(
        lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course_grades, "check", lambda *_: SimpleNamespace(ok=True))
    measured = lab.measure([TASKS[1].spec()], 64, 64, 64, seconds=0.1).iloc[:1]
    times = {"yours": [1.0, 2.0, 1.0, 2.0, 1.0], "chapter": [1.0] * 5, "numpy": [0.5] * 5}
    rows = pd.concat([measured.assign(kernel=name, device_ms=ms, gflops=1 / ms) for name, each in times.items()
                      for ms in each])
    monkeypatch.setattr(Lab, "measure", lambda *_, **__: rows)
    scattered = grade(KERNELS / TASKS[1].file, 1, size=64)
    assert scattered.reached and scattered.of_chapter == 1 and "100 % of first_product (interval " in scattered.text
    assert scattered.text.endswith("undecided, since the interval holds it: close other programs and grade again.")


@pytest.mark.parametrize(("chapter", "kind", "told"), [(5, "cpu", True), (6, "cpu", False), (6, "gpu", True)])
def test_a_target_that_does_not_tell_on_a_cpu_says_so(
        lab: Lab, monkeypatch: pytest.MonkeyPatch, chapter: int, kind: str, told: bool) -> None:
    monkeypatch.setattr(course_grades, "check", lambda *_: SimpleNamespace(ok=True))
    rows = lab.measure([TASKS[1].spec()], 64, 64, 64, seconds=0.1).iloc[:1]
    rows = pd.concat([rows.assign(kernel=name) for name in ("yours", "chapter", "numpy") for _ in range(5)])
    device = replace(lab.device, kind=kind)
    monkeypatch.setattr(course_grades, "open_lab", lambda _: SimpleNamespace(
        device=device, measure=lambda *_, **__: rows))
    monkeypatch.setattr(course_grades, "library_of", lambda _: "numpy")
    graded = grade(KERNELS / TASKS[chapter].file, chapter)
    assert graded.reached and ("does not tell" not in graded.text) == told


def test_every_chapters_kernel_is_opened_with_its_launch() -> None:
    for task in TASKS.values():
        assert task.spec().bind(pl.Gemm(256, 256, 256)).unmet is None and 0 < task.target <= 1


def test_a_chapter_without_a_task_is_refused() -> None:
    with pytest.raises(ValueError, match="chapter is 2; chapters with a kernel to write are 1, 3, 4, 5"):
        grade("mine.cl", 2)
