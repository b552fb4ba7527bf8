"""Batches that are killed, and batches that begin at the same moment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import kills

BEGIN = """
import sys
from pathlib import Path
from polaris_lab.notebooks import ledger
ledger.RUNS = Path(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
book = ledger.create(None, {"notebooks": [], "parameters": {}})
with book.lock():
    book.save()
    print(book.folder.name, flush=True)
    sys.stdin.readline()
"""


def test_a_killed_batch_loses_nothing_and_runs_nothing_twice(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(kills, "NOTEBOOKS", 2)
    assert kills.campaign(1, 3, tmp_path) == []


def test_what_a_kill_may_not_leave_is_seen(tmp_path: Path) -> None:
    home = tmp_path / "batch"
    (home / "out" / "unfinished").mkdir(parents=True)
    (home / "log").write_text("")
    (home / "out" / "ledger.json").write_text('{"entries": {}')
    assert "ledger.json cannot be read" in kills._after_kill(home)[0]
    (home / "out" / "ledger.json").write_text(
        '{"request": {"notebooks": [], "parameters": {}}, "started": "", "data": "", "entries": {}}')
    assert kills._after_kill(home) == []
    assert kills._at_end(home) == ["unfinished is left over"]


def test_batches_that_begin_in_one_second_get_a_folder_each(tmp_path: Path) -> None:
    every = [subprocess.Popen([sys.executable, "-c", BEGIN, str(tmp_path)], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [child.stdout.readline() for child in every] == ["ready\n"] * 2
    for child in every:
        child.stdin.write("\n")
        child.stdin.flush()
    assert len({child.stdout.readline() for child in every}) == 2
    for child in every:
        child.communicate("\n", timeout=60)
        assert child.returncode == 0
