"""Kernels of other kinds: checked against a reference of NumPy, on Oclgrind and on the device, and timed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_lab.base.paths import KERNELS
from polaris_lab.lab import Lab
from polaris_lab.model.launched_kernel import LaunchedKernel
from polaris_lab.verify import proof

X = np.arange(512, dtype=np.float32)
ARGS = [X, np.zeros(2, np.float32), 512, pl.local(4 * 128)]
TEXT = (KERNELS / "examples" / "reduction.cl").read_text(encoding="utf-8")


def sums(x: np.ndarray, *rest: object) -> np.ndarray:
    return x.reshape(2, 2, 128).sum(axis=(0, 2))


def reduction(folder: Path, old: str = "", new: str = "", reference: Callable[..., Any] = sums) -> LaunchedKernel:
    assert not old or TEXT.count(old) == 1
    path = folder / "mine.cl"
    path.write_text(TEXT.replace(old, new) if old else TEXT, encoding="utf-8")
    return pl.kernel(path, local=128, global_size=256, args=ARGS, reference=reference)


@pytest.mark.parametrize(("old", "new", "gate", "says"), [
    ("", "", "", ""),
    ("barrier(CLK_LOCAL_MEM_FENCE);", "", "race", "line 19"),
    ("i < n;", "i <= n;", "oob", "line 18"),
    ("float sum = 0.0f", "float sum", "uninit", "line 19"),
    ("sum += x[i]", "sum += 2 * x[i]", "bound", "args[1]: 2 of 2 elements"),
    ("sum += x[i]", "sum += y[i]", "device", ""),
])
def test_a_launch_is_right_or_the_fault_is_named(old: str, new: str, gate: str, says: str, lab: Lab,
                                                 tmp_path: Path) -> None:
    report = pl.check(reduction(tmp_path, old, new), lab.device.index)
    assert report.headline.partition(":")[0] == gate and says in report.headline, report.failures
    assert report.notes == []


def test_a_strided_copy_fills_local_memory(lab: Lab, tmp_path: Path) -> None:
    """Oclgrind does not note that it writes."""
    path = tmp_path / "every_other.cl"
    path.write_text("kernel void every_other(global const float *x, global float *y, local float *kept) {\n"
                    "  event_t copied = async_work_group_strided_copy(kept, x, 64, 2, 0);\n"
                    "  wait_group_events(1, &copied);\n"
                    "  y[get_global_id(0)] = kept[get_local_id(0)];\n}\n", "utf-8")
    kernel = pl.kernel(path, local=64, global_size=64, args=[X[:128], np.zeros(64, np.float32), pl.local(256)],
                       reference=lambda x, *rest: x[::2])
    assert pl.check(kernel, lab.device.index).ok


def test_a_launch_that_never_ends_is_ended(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "LAUNCH_TIMEOUT_S", 3.0)
    monkeypatch.setattr(proof, "FIRST_LOOK_S", 2.0)
    report = pl.check(reduction(tmp_path, "step /= 2", "step /= 1"), lab.device.index)
    assert list(report.gates) == ["time"]


def test_integers_must_be_equal_and_inputs_are_kept(lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "odd.cl"
    path.write_text("kernel void odd(global const int *x, global int *y, global int *sum) {\n"
                    "  const int i = get_global_id(0);\n  y[i] = x[i] * 2; atomic_add(sum, x[i]);\n}\n", "utf-8")
    x, y = np.arange(64, dtype=np.int32), np.zeros(64, np.int32)

    def check(*outputs: np.ndarray) -> proof.CheckReport:
        return pl.check(pl.kernel(path, global_size=64, args=[x, y, np.ones(1, np.int32)],
                                  reference=lambda x, y, sum: outputs), lab.device.index)

    assert check(2 * x, np.array([2017])).ok
    assert "args[2]: 1 of 1" in check(2 * x, np.array([2018])).headline
    with refuses("reference"):
        check(2 * x)
    with refuses("reference"):
        check(2 * x[1:], np.array([2017]))


def test_launches_are_timed_in_turns(lab: Lab, tmp_path: Path) -> None:
    mine = reduction(tmp_path)
    (tmp_path / "other").mkdir()
    wrong = reduction(tmp_path / "other", "sum += x[i]", "sum += 2 * x[i]")
    with refuses("kernel"):
        lab.measure([mine, wrong])
    renamed = pl.kernel(wrong.file.rename(tmp_path / "wrong.cl"), local=128, global_size=256, args=ARGS, reference=sums)
    rows = lab.measure([mine, renamed], repeats=8)
    table = pl.summarise(rows).set_index("kernel")
    assert table["ok"].to_dict() == {"mine.cl:reduction": True, "wrong.cl:reduction": False}
    assert (table["samples"] >= 6).all() and (table["ms_low"] <= table["ms"]).all() and table["gflops"].isna().all()
    assert len(pl.versus(rows, mine.name, renamed.name)) == 1
    with refuses("m"):
        lab.measure(mine, 4, 4)


@pytest.mark.parametrize(("given", "argument"), [
    ({"reference": 3}, "reference"), ({"global_size": None}, "global_size"), ({"args": None}, "args"),
    ({"local": 100}, "local_size"), ({"defines": {"A": [1, 2]}}, "defines"), ({"reference": None}, "global_size"),
])
def test_what_describes_no_launch_is_refused(given: dict, argument: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.cl"
    path.write_text(TEXT, encoding="utf-8")
    with refuses(argument, (TypeError, ValueError)):
        pl.kernel(path, **{"local": 128, "global_size": 256, "args": ARGS, "reference": sums} | given)
