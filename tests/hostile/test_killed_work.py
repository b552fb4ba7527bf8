"""A tuning, a recording and a data set that are killed: the sample of `python -m tests.kills`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import kills
import pytest

from polaris_lab.base import files


@pytest.mark.parametrize("kind", ["tuning", "recording"])
def test_killed_work_loses_nothing_and_does_nothing_twice(kind: str, tmp_path: Path) -> None:
    faults, times = kills.kill_work(kind, 1, 4, tmp_path)
    assert faults == [] and times >= 1


def test_what_a_kill_may_not_lose_is_seen(tmp_path: Path) -> None:
    (tmp_path / "card").mkdir()
    times = tmp_path / "card" / "portfolio.json"
    times.write_text(json.dumps({"gemm": {"times": [[8, 8, 8, 0, 0, 0, 1, 5.0], [9, 9, 9, 0, 0, 0, 1, 7.0]]}}))
    before, faults = kills.kept_after("panel", tmp_path, {})
    assert len(before) == 2 and faults == []
    times.write_text(json.dumps({"gemm": {"times": [[8, 8, 8, 0, 0, 0, 1, 5.5]]}}))
    assert kills.kept_after("panel", tmp_path, before)[1] == [
        "1 lost: [9, 9, 9, 0, 0] [0, 1]", "1 done again: [8, 8, 8, 0, 0] [0, 1]"]
    times.write_text('{"device": ')
    assert len(kills.kept_after("panel", tmp_path, before)[1]) == 1


def test_a_process_that_runs_on_is_seen_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "ORPHAN_S", 0.5)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE,
                          env=os.environ | {kills.MARK: "here"}) as child:
        until = time.monotonic() + 10
        while kills._environment(child.pid).count(b"=here") == 0 and time.monotonic() < until:
            time.sleep(0.02)
        assert kills.orphans("there") == []
        assert kills.orphans("here") == [f"processes {child.pid} run on"]


def test_what_a_killed_writer_left_is_removed_once_it_is_old(tmp_path: Path) -> None:
    old, new, other = (tmp_path / name for name in (".a.csv.12345678", ".a.csv.abcdefgh", ".b.csv.12345678"))
    for path in (old, new, other):
        path.touch()
    for path in (old, other):
        os.utime(path, (time.time() - 2 * files.STALE_S,) * 2)
    files.write_text(tmp_path / "a.csv", "x\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".a.csv.abcdefgh", ".b.csv.12345678", "a.csv"]


def test_two_tunings_at_once_in_one_folder_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLARIS_BATCH", "1")
    with (open(tmp_path / "said", "w+") as said, kills.start_work("tuning", tmp_path, said, files.STALE_S) as first,
          kills.start_work("tuning", tmp_path, said, files.STALE_S) as second):
        for process in (first, second):
            assert process.stdout.readline() == "begun\n"
        for process in (first, second):
            process.wait(240)
    assert (first.returncode, second.returncode) == (0, 0), (tmp_path / "said").read_text()[-2000:]
    found, faults = kills.kept_after("tuning", tmp_path, {})
    assert faults == [] and len(found) == 18
    assert not list(tmp_path.rglob(".*"))


RECORDS = """
import os
from pathlib import Path
import polaris_lab as pl
from polaris_lab.base import paths
os.environ["POLARIS_COMMIT"], paths.MEASURED = "0" * 40, Path({folder!r})
lab = pl.open_lab("cpu")
for _ in range(4):
    lab.save(lab.measure(["gemm_naive"], 16, 16, 16, repeats=3), "killed", record=True, seed=7)
"""


def test_a_batch_and_a_recording_at_once_in_one_folder_lose_nothing(tmp_path: Path,
                                                                    write_notebook: Callable[..., Path]) -> None:
    folder, out = tmp_path / "measured", tmp_path / "out"
    folder.mkdir()
    notebook = write_notebook("01_records", RECORDS.format(folder=str(folder)))
    with (open(tmp_path / "said", "w+") as said,
          subprocess.Popen([sys.executable, "-m", "polaris_lab.cli", "run", "--out", str(out), str(notebook)],
                           stdout=said, stderr=said) as batch,
          kills.start_work("recording", folder, said) as recording):
        for process in (recording, batch):
            process.wait(240)
    assert (recording.returncode, batch.returncode) == (0, 0), (tmp_path / "said").read_text()[-2000:]
    found, faults = kills.kept_after("recording", folder, {})
    seeds = [json.loads(path.read_text())["seed"] for path in folder.rglob("*.json")]
    assert faults == [] and len(found) == len(seeds) >= 12 and seeds.count(7) == 4
    assert not list(folder.rglob(".*"))
