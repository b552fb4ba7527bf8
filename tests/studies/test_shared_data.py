"""What an owner shares is checked: each fault is planted in a good recording and seen."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_studies import shared_data

SOURCE = max((paths.MEASURED / "nvidia-h200/repair").glob("*.csv"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A new device with one good recording."""
    device = tmp_path / "measured/rusticl-rx580"
    (device / "repair").mkdir(parents=True)
    for source in (SOURCE, SOURCE.with_suffix(".json")):
        text = source.read_text(encoding="utf-8").replace("nvidia-h200", "rusticl-rx580")
        (device / "repair" / source.name).write_text(text, encoding="utf-8")
    return device


def csv_of(folder: Path) -> Path:
    return folder / "repair" / SOURCE.name


def edit(folder: Path, change: Callable[[pd.DataFrame], object]) -> None:
    table = pd.read_csv(csv_of(folder), dtype={"run_id": str})
    change(table)
    table.to_csv(csv_of(folder), index=False, float_format="%.9g")


def edit_manifest(folder: Path, change: Callable[[dict], object]) -> None:
    path = csv_of(folder).with_suffix(".json")
    facts = json.loads(path.read_text(encoding="utf-8"))
    change(facts)
    path.write_text(json.dumps(facts), encoding="utf-8")


FAULTS = {
    "its columns are not those": lambda folder: edit(folder, lambda t: t.insert(5, "mood", 1)),
    "its column device is not rusticl-rx580": lambda folder: edit(
        folder, lambda t: t.__setitem__("device", "other")),
    "a time is not above 0 ms": lambda folder: edit(folder, lambda t: t.__setitem__("device_ms", -t["device_ms"])),
    "above 0 ms": lambda folder: edit(folder, lambda t: t.__setitem__("device_ms", float("nan"))),
    "the device worked longer": lambda folder: edit(folder, lambda t: t.__setitem__("host_ms", t["device_ms"] / 2)),
    "a speed does not follow": lambda folder: edit(folder, lambda t: t.__setitem__("gflops", t["gflops"] * 1.01)),
    "above the device's ceiling": lambda folder: edit_manifest(
        folder, lambda facts: facts["device"].update(mad_gflops=1000.0)),
    "called right that lies outside": lambda folder: edit(folder, lambda t: t.__setitem__("ok", True)),
    "ends in the middle of a line": lambda folder: csv_of(folder).write_text(csv_of(folder).read_text()[:-5]),
    "its manifest lacks seed": lambda folder: edit_manifest(folder, lambda facts: facts.pop("seed")),
    "its manifest lacks everything": lambda folder: csv_of(folder).with_suffix(".json").write_text("[1]"),
    "its manifest's device is no object": lambda folder: edit_manifest(folder, lambda facts: facts.update(device=None)),
    "its manifest's kernels is no object": lambda folder: edit_manifest(folder, lambda facts: facts.update(kernels=[])),
    "mad_gflops of the device is no number": lambda folder: edit_manifest(
        folder, lambda facts: facts["device"].update(mad_gflops="many")),
    "its manifest's host is no plain name": lambda folder: edit_manifest(
        folder, lambda facts: facts.update(host="Anna's PC.example.org")),
    "its manifest names no commit": lambda folder: edit_manifest(folder, lambda facts: facts.update(commit=None)),
    "measured with changed sources": lambda folder: edit_manifest(folder, lambda facts: facts.update(dirty=True)),
    "does not say of the device: driver": lambda folder: edit_manifest(folder, lambda f: f["device"].pop("driver")),
    "begins after its end": lambda folder: edit_manifest(
        folder, lambda facts: facts.update(start=facts["end"], end=facts["start"])),
    "has no source of gemm_naive": lambda folder: edit_manifest(folder, lambda f: f["kernels"].pop("gemm_naive")),
    "its samples have no manifest": lambda folder: csv_of(folder).with_suffix(".json").unlink(),
    "it is not <study>/<run>": lambda folder: (folder / "notes.txt").write_text("mine"),
    "not as `polaris-lab run --record` names": lambda folder: csv_of(folder).rename(folder / "repair/new.csv"),
    "a path of a user's machine: /home/": lambda folder: edit_manifest(
        folder, lambda facts: facts["environment"].update(POCL_CACHE_DIR="/home/" + "ann/cache")),
    "a path of a user's machine: /Users/ann": lambda folder: edit_manifest(
        folder, lambda f: f.update(command="polaris-lab run /Users/ann/mine.ipynb")),
    "an e-mail address": lambda folder: edit_manifest(folder, lambda f: f.update(device_note="ann@example.org")),
    "a local address: 192.168.1.7": lambda folder: edit_manifest(folder, lambda f: f.update(device_note="192.168.1.7")),
    "a hardware address": lambda folder: edit_manifest(folder, lambda f: f.update(device_note="00:1b:21:0a:0b:0c")),
    "the name of this machine or its user: annspc": lambda folder: edit_manifest(
        folder, lambda facts: facts.update(device_note="on AnnsPC")),
    "is the limit": lambda folder: csv_of(folder).write_text(csv_of(folder).read_text() + "x" * 2**21 + "\n"),
}


@pytest.mark.parametrize("said", FAULTS)
def test_each_fault_is_named(folder: Path, said: str) -> None:
    FAULTS[said](folder)
    found = shared_data.folder_faults(folder, ["annspc"])
    assert any(re.search(re.escape(said), fault) for fault in found), found


def test_a_good_recording_of_a_new_device_has_no_fault(folder: Path) -> None:
    assert shared_data.folder_faults(folder, ["annspc"]) == []


def test_more_columns_may_follow_those_of_other_devices_and_none_may_lack(folder: Path) -> None:
    edit(folder, lambda table: table.insert(len(table.columns), "mood", 1))
    assert shared_data.folder_faults(folder, ["annspc"]) == []
    edit(folder, lambda table: [table.pop(name) for name in ("mood", table.columns[-2])])
    assert any("its columns are not those" in fault for fault in shared_data.folder_faults(folder, ["annspc"]))


def test_what_is_kept_here_has_no_fault() -> None:
    """What CI asks of a pull request holds for every folder that is here."""
    for device in sorted(paths.MEASURED.iterdir()):
        assert shared_data.folder_faults(device) == []
    assert shared_data.tuned_faults(paths.DATA / "tuned") == []


def test_the_archive_holds_the_files_where_they_belong(tmp_path: Path) -> None:
    first, second = (shared_data.pack("pocl-amd-epyc-zen5", tmp_path / name) for name in ("a.zip", "b.zip"))
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        names = archive.namelist()
        assert {each.date_time for each in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}  # two packed later are equal
        assert archive.read(names[0]) == (paths.ROOT / names[0]).read_bytes()
    assert {name.split("/")[2] for name in names} == {"pocl-amd-epyc-zen5"}
    assert {name.split("/")[1] for name in names} == {"measured", "tuned"}


def test_a_full_disk_leaves_no_half_an_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "mine.zip").write_bytes(b"the one before")
    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(OSError, match="No space left"):
        shared_data.pack("pocl-amd-epyc-zen5", tmp_path / "mine.zip")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.zip"]
    assert (tmp_path / "mine.zip").read_bytes() == b"the one before"


def test_a_fault_packs_nothing(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "MEASURED", folder.parent)
    FAULTS["a time is not above 0 ms"](folder)
    with pytest.raises(ValueError, match=r"not packed; mend these first:\n.*a time is not above"):
        shared_data.pack(folder.name, tmp_path / "mine.zip")
    with refuses("device", says="rusticl-rx580"):
        shared_data.pack("rusticl-rx58", tmp_path / "mine.zip")
    shutil.rmtree(folder)
    with refuses("folder", says="rusticl-rx580"):
        shared_data.folder_faults(folder)
    assert [path for path in tmp_path.iterdir() if path.name != "measured"] == []


@pytest.mark.parametrize(("change", "said"), [
    (lambda t: None, None), (lambda t: t.__setitem__("gflops", t["gflops"] * 1.01), "a speed does not follow"),
    (lambda t: t.__setitem__("host_ms", 0.0), "a time is not above 0 ms"),
    (lambda t: t.__setitem__("config", ""), "has no source of gemm")])
def test_rows_of_ways_to_call_have_the_hosts_time_alone(folder: Path, change: Callable, said: str | None) -> None:
    source = min(paths.MEASURED.glob("nvidia-h200/calls_in_a_row/*.csv"))
    (folder / "calls_in_a_row").mkdir()
    path = folder / "calls_in_a_row" / source.name
    table = pd.read_csv(source, dtype={"run_id": str}).assign(device=folder.name)
    change(table)
    table.to_csv(path, index=False, float_format="%.9g")
    path.with_suffix(".json").write_text(source.with_suffix(".json").read_text())
    found = shared_data.folder_faults(folder, ["annspc"])
    assert (found == []) if said is None else any(said in fault for fault in found), found


def test_what_the_upstream_branch_has_is_not_one_s_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_data.paths, "ROOT", tmp_path)
    assert not shared_data.is_upstream("card")  # without git every file counts as one's own
    run = tmp_path / "data/measured/card/study/run.csv"
    run.parent.mkdir(parents=True)
    run.write_text("1")
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    for command in (("init", "-q"), ("add", "."), (*who, "commit", "-q", "-m", "theirs")):
        subprocess.run(["git", "-C", str(tmp_path), *command], check=True)
    assert shared_data.is_upstream("card")
    run.write_text("2")
    assert not shared_data.is_upstream("card")
    run.write_text("1")
    run.with_name("mine.csv").write_text("3")
    assert not shared_data.is_upstream("card")
