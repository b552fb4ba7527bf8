"""Reading and writing data/: whole files or none, manifests that say where samples came from, and broken tables."""

from __future__ import annotations

import dataclasses
import datetime
import errno
import json
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths, recordings
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import COLUMNS, commit, manifest, published, read_csv, recorded, save
from polaris_lab.device.device import Device


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty house in place of the real one."""
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(paths, "MEASURED", tmp_path / "data" / "measured")
    monkeypatch.setattr(paths, "RUNS", tmp_path / "runs")
    return tmp_path


def samples(device: str = "pocl-cpu", count: int = 3) -> pd.DataFrame:
    row = dict.fromkeys(COLUMNS, 1) | {
        "run_id": "",
        "study": "",
        "device": device,
        "kernel": "gemm_naive",
        "config": "",
        "trans": "nn",
        "dtype": "float32",
        "device_ms": 0.123456789,
        "ok": True,
    }
    return pd.DataFrame([row | {"sample": i} for i in range(count)], columns=COLUMNS)


def leftovers(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.startswith(".")]


def test_write_text_makes_the_folders_and_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "c.txt"
    write_text(path, "a long first text\n")
    write_text(path, "short\nü\n")
    assert path.read_bytes() == "short\nü\n".encode()
    assert oct(path.stat().st_mode & 0o777) == "0o644"
    assert leftovers(path.parent) == []


def test_a_file_keeps_its_mode_and_a_link_stays_a_link(tmp_path: Path) -> None:
    secret, link = tmp_path / "secret.json", tmp_path / "link.json"
    secret.write_text("old")
    secret.chmod(0o600)
    link.symlink_to(secret)
    write_text(link, "new")
    assert link.is_symlink() and secret.read_text() == "new" and stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert leftovers(tmp_path) == []


def test_a_pipe_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    pipe, got = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: got.append(pipe.read_text()))
    reader.start()
    write_text(pipe, "rows\n")
    reader.join(timeout=20)
    assert got == ["rows\n"] and stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_device_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    """As root a rename would put a file in the place of the machine's null device; a link to it stands for it here."""
    link = tmp_path / "null"
    link.symlink_to(os.devnull)
    write_text(link, "rows\n")
    assert link.is_symlink() and stat.S_ISCHR(os.stat(os.devnull).st_mode)


@pytest.mark.parametrize(("number", "kind", "remedy"), [
    (errno.ENOSPC, OSError, "No space left on device.*; free some space and run it again"),
    (errno.EROFS, OSError, "Read-only file system.*; make that folder writable or choose another one"),
    (errno.EACCES, PermissionError, "Permission denied.*; make that folder writable or choose another one")])
def test_a_full_or_read_only_disk_is_one_sentence_and_leaves_the_old_file(
        tmp_path, monkeypatch, number, kind, remedy) -> None:
    path = tmp_path / "kept.csv"
    write_text(path, "old\n")

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(recordings.os, "replace", fails)
    with pytest.raises(kind, match=rf"cannot write .*kept.csv \({remedy}"):
        write_text(path, "new\n")
    assert path.read_text() == "old\n"
    assert leftovers(tmp_path) == []


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "runs").write_text("in the way\n")
    with pytest.raises(OSError, match="cannot write .*runs/cache/x.json .*; make that folder writable"):
        write_text(tmp_path / "runs" / "cache" / "x.json", "{}")


def test_an_interrupt_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch) -> None:
    path = tmp_path / "kept.csv"
    write_text(path, "old\n")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(recordings.os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_text(path, "new\n")
    assert path.read_text() == "old\n"
    assert leftovers(tmp_path) == []


def test_saved_samples_come_back_with_their_manifest(house: Path) -> None:
    path = save(samples(), "tiling", {"seed": 5}, record=True)
    assert path.parent == house / "data" / "measured" / "pocl-cpu" / "tiling"
    back = recorded("tiling")
    assert list(back.columns) == COLUMNS
    assert (back["run_id"] == path.stem).all() and (back["study"] == "tiling").all()
    assert back["device_ms"].tolist() == [0.123456789] * 3
    assert json.loads(path.with_suffix(".json").read_text()) == {
        "format": 1, "run_id": path.stem, "study": "tiling", "seed": 5}
    datetime.datetime.strptime(path.stem, "%Y%m%dT%H%M%SZ")


def test_what_is_not_recorded_goes_to_runs(house: Path) -> None:
    assert save(samples(), "tiling", {}, record=False).is_relative_to(house / "runs" / "measured")
    assert not (house / "data").exists()


@pytest.mark.parametrize(
    "rows", [samples(count=0), pd.concat([samples(), samples("nvidia-h200")])], ids=["none", "two"]
)
def test_a_file_holds_one_device_s_samples(house: Path, rows: pd.DataFrame) -> None:
    with refuses("rows"):
        save(rows, "tiling", {}, record=True)
    assert not (house / "data").exists()


def test_a_run_whose_manifest_could_not_be_written_is_not_read(house: Path, monkeypatch) -> None:
    first = save(samples(), "tiling", {}, record=True)
    first.rename(first.with_name("20200101T000000Z.csv"))
    first.with_suffix(".json").rename(first.with_name("20200101T000000Z.json"))
    real = write_text

    def full(path: Path, text: str) -> None:
        if path.suffix == ".json":
            raise OSError(errno.ENOSPC, "full")
        real(path, text)

    monkeypatch.setattr(recordings, "write_text", full)
    with pytest.raises(OSError, match="full"):
        save(samples(count=9), "tiling", {}, record=True)
    assert len(recorded("tiling")) == 3


def test_an_older_run_can_be_named(house: Path) -> None:
    first = save(samples(), "tiling", {}, record=True)
    for suffix in (".csv", ".json"):
        first.with_suffix(suffix).rename(first.with_name(f"20200101T000000Z{suffix}"))
    save(samples(count=9), "tiling", {}, record=True)
    assert (len(recorded("tiling", run="20200101T000000Z")), len(recorded("tiling"))) == (3, 9)
    with refuses("run"):
        recorded("tiling", run="2020")


def test_a_table_whose_manifest_cannot_be_written_is_taken_back(house: Path, monkeypatch) -> None:
    def full(path: Path, text: str) -> None:
        if path.suffix == ".json":
            raise OSError(errno.ENOSPC, "full")
        write_text(path, text)

    monkeypatch.setattr(recordings, "write_text", full)
    with pytest.raises(OSError, match="full"):
        save(samples(), "tiling", {}, record=True)
    assert list(house.rglob("*.csv")) == []


def test_numpy_facts_become_json_and_others_are_refused_before_anything_is_written(house: Path) -> None:
    path = save(samples(), "tiling", {"x": np.float32(3), "y": {"z": np.arange(2)}}, record=True)
    facts = json.loads(path.with_suffix(".json").read_text())
    assert (facts["x"], facts["y"]) == (3.0, {"z": [0, 1]})
    with refuses("facts", TypeError, says="set"):
        save(samples(), "other", {"x": {1}}, record=True)
    assert not list(house.rglob("other"))


@pytest.mark.parametrize("study", ["../..", "", "a/b", "..", ".hidden", "x" * 200, None])
def test_a_study_stays_in_its_folder(house: Path, study: object) -> None:
    with refuses("study"):
        save(samples(), study, {}, record=True)
    with refuses("study"):
        recorded(study)
    assert list(house.iterdir()) == []


SAVE = """
import sys
from pathlib import Path
import pandas as pd
from polaris_lab.base import paths, recordings
paths.RUNS = Path(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
recordings.save(pd.DataFrame({"device": ["card"], "sample": [int(sys.argv[2])]}), "tiling", {}, record=False)
"""


def test_processes_that_save_in_one_second_lose_nothing(tmp_path: Path) -> None:
    every = [subprocess.Popen([sys.executable, "-c", SAVE, str(tmp_path), str(number)], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True) for number in range(3)]
    for child in every:
        assert child.stdout.readline() == "ready\n"
    for child in every:
        child.stdin.write("\n")
        child.stdin.flush()
    for child in every:
        child.communicate(timeout=60)
        assert child.returncode == 0
    tables = [pd.read_csv(path)["sample"].item() for path in (tmp_path / "measured" / "card" / "tiling").glob("*.csv")]
    assert sorted(tables) == [0, 1, 2]


def test_the_newest_run_of_each_device_is_read(house: Path) -> None:
    for device in ("pocl-cpu", "nvidia-h200"):
        for run_id, count in (("20200101T000000Z", 2), ("20210101T000000Z", 4), ("20190101T000000Z", 7)):
            path = paths.MEASURED / device / "tiling" / f"{run_id}.csv"
            write_text(path, samples(device, count).to_csv(index=False))
            write_text(path.with_suffix(".json"), "{}")
    assert recorded("tiling").groupby("device").size().to_dict() == {"nvidia-h200": 4, "pocl-cpu": 4}
    with refuses("study", says="tiling"):
        recorded("tilling")


GOOD = samples().to_csv(index=False)
HEAD = GOOD.splitlines()[0] + "\n"


@pytest.mark.parametrize(("text", "sentence"), [
    (b"", "20200101T000000Z.csv cannot be read: No columns to parse"),
    (HEAD.encode(), "20200101T000000Z.csv of tiling holds no samples"),
    (b"\xef\xbb\xbf" + HEAD.encode(), "20200101T000000Z.csv of tiling holds no samples"),
    (HEAD.encode() + b"<<<<<<< HEAD\n", "20200101T000000Z.csv cannot be read: line 2 is the mark of a merge conflict"),
    (b"version https://git-lfs.github.com/spec/v1\n", "00Z.csv cannot be read: it is a pointer of Git LFS"),
    (HEAD.encode() + b"\0\0\n", "20200101T000000Z.csv cannot be read: it is binary"),
    (b"\x89PNG\r\n\x1a\n\xff\xfe", "20200101T000000Z.csv cannot be read: 'utf-8' codec"),
    (b'a,b\n"never closed\n', "20200101T000000Z.csv cannot be read: "),
    (b"a,b\n1,2\n3,4,5\n", "20200101T000000Z.csv cannot be read: .*Expected 2 fields in line 3, saw 3"),
    (GOOD.replace("bound_fraction", "fraction").encode(), "csv cannot be read: it lacks the columns bound_fraction"),
    (GOOD[:-20].encode(), "20200101T000000Z.csv cannot be read: it ends in the middle of a line"),
    (GOOD.replace("0.123456789", "0.12x456789", 1).encode(), "00Z.csv of tiling holds no numbers in device_ms"),
    (GOOD.replace("True", "maybe", 1).encode(), "20200101T000000Z.csv of tiling holds no numbers in ok"),
], ids=["empty", "head only", "mark", "conflict", "lfs", "zeros", "binary", "quote", "fields",
        "column", "truncated", "number", "ok"])
def test_a_broken_file_is_named(house: Path, text: bytes, sentence: str) -> None:
    path = paths.MEASURED / "pocl-cpu" / "tiling" / "20200101T000000Z.csv"
    path.parent.mkdir(parents=True)
    path.write_bytes(text)
    path.with_suffix(".json").write_text("{}")
    with pytest.raises(ValueError, match=sentence):
        recorded("tiling")


def test_a_file_outside_the_house_is_named_in_full(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"{tmp_path}/gone.csv cannot be read: .*No such file"):
        read_csv(tmp_path / "gone.csv", [])


def test_published_tables() -> None:
    assert {"S0-C01", "S0-C09"} <= set(published("claims").index)
    assert published().index.is_unique and len(published()) > 10
    with refuses("table", says="claims"):
        published("claim")


def test_manifest_holds_what_a_second_run_needs() -> None:
    start = recordings.now()
    facts = manifest({"name": "a card"}, {"gemm_naive": {"source_sha256": "ab"}}, {"sizes": [1, 2]}, 7, start)
    assert list(facts) == [
        "commit",
        "dirty",
        "polaris_lab",
        "packages",
        "python",
        "system",
        "processor",
        "host",
        "environment",
        "device",
        "kernels",
        "parameters",
        "seed",
        "command",
        "start",
        "end",
    ]
    assert {"numpy", "pyopencl", "papermill"} <= set(facts["packages"])
    assert (facts["device"], facts["parameters"], facts["seed"]) == ({"name": "a card"}, {"sizes": [1, 2]}, 7)
    assert facts["start"] == start.isoformat(timespec="seconds") <= facts["end"]
    assert facts["start"].endswith("+00:00") and facts["processor"]
    json.dumps(facts)


@pytest.mark.parametrize(("given", "found"), [("abc123", ("abc123", False)), ("abc123-dirty", ("abc123", True))])
def test_polaris_commit_answers_where_there_is_no_repository(monkeypatch, given, found) -> None:
    monkeypatch.setenv("POLARIS_COMMIT", given)
    assert tuple(commit().values()) == found


def test_commit_and_dirty_from_git(house: Path, monkeypatch) -> None:
    monkeypatch.delenv("POLARIS_COMMIT", raising=False)
    assert commit() == {"commit": None, "dirty": None}

    def git(*command: str) -> str:
        identity = ("-c", "user.name=n", "-c", "user.email=e@example.org", "-c", "commit.gpgsign=false")
        command = ["git", "-C", str(house), *identity, *command]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    git("init", "--quiet")
    (house / "code.py").write_text("1\n")
    git("add", ".")
    git("commit", "--quiet", "-m", "first")
    assert commit() == {"commit": git("rev-parse", "HEAD"), "dirty": False}
    (house / "data").mkdir()
    (house / "data" / "new.csv").write_text("what a recording writes\n")
    (house / "mine.cl").write_text("a kernel of one's own\n")
    assert commit()["dirty"] is False
    (house / "kernels").mkdir()
    (house / "kernels" / "mine.cl").write_text("a kernel of the catalogue\n")
    assert commit()["dirty"] is True
    (house / "kernels" / "mine.cl").unlink()
    assert commit()["dirty"] is False
    (house / "code.py").write_text("2\n")
    assert commit()["dirty"] is True


def test_no_git_at_all(monkeypatch) -> None:
    monkeypatch.delenv("POLARIS_COMMIT", raising=False)
    monkeypatch.setenv("PATH", "")
    assert commit() == {"commit": None, "dirty": None}


def test_device_facts_come_from_the_manifests(house: Path) -> None:
    for device, clock in (("pocl-cpu", 2600), ("nvidia-h200", 1980)):
        save(samples(device), "tiling", {"device": {"name": device.upper(), "clock_mhz": clock}}, record=True)
    facts = recordings.device_facts(recorded("tiling"))
    assert facts["clock_mhz"].to_dict() == {"nvidia-h200": 1980, "pocl-cpu": 2600}
    assert facts.loc["pocl-cpu", "name"] == "POCL-CPU"


def test_every_recording_lies_in_the_folder_of_its_device() -> None:
    names = {field.name for field in dataclasses.fields(Device)}
    checked = 0
    for path in paths.MEASURED.glob("*/*/*.json"):
        facts = json.loads(path.read_text(encoding="utf-8"))["device"]
        if "platform" in facts and not path.parts[-3].startswith(
            "clang-"
        ):  # an OpenCL device, no simulated card and no compiler
            assert Device(**{name: facts[name] for name in names & facts.keys()}).slug == path.parts[-3], path
            assert set(pd.read_csv(path.with_suffix(".csv"))["device"]) == {path.parts[-3]}, path
            checked += 1
    assert checked > 40


def test_a_setting_is_read_as_it_was_written() -> None:
    for config in ({}, {"TILE": 16}, {"TILE_M": 64, "PAD": 0}):
        assert recordings.read_setting(recordings.setting(config)) == config
    for text in ("TILE", "TILE=", "TILE=a"):
        with pytest.raises(ValueError):
            recordings.read_setting(text)
