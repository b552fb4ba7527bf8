"""`run --device all`: GPUs side by side, CPU devices one after another, a batch for each; and on a cluster."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from polaris_lab.base import paths
from polaris_lab.base.cluster import ADDRESS
from polaris_lab.base.host_names import host_name
from polaris_lab.cli import FAILED, main
from polaris_lab.notebooks import every_device

STUB = """
import json, os, pathlib, sys, time
words = sys.argv[1:]
device, folder = words[words.index("--device") + 1], pathlib.Path(words[words.index("--out") + 1])
folder.mkdir(parents=True, exist_ok=True)
begin = time.time()
(pathlib.Path(__file__).parent / f"begun.{os.getppid()}").touch()
time.sleep(float(words[1]))
(folder / "index.html").write_text(json.dumps({"span": [begin, time.time()], "device": device, "words": words,
                                               "cluster": os.environ.get("POLARIS_CLUSTER")}))
(folder / ".lock").touch()
measured = pathlib.Path(os.environ["POLARIS_RUNS"]) / "measured/card/study"
measured.mkdir(parents=True, exist_ok=True)
(measured / f"{os.getpid()}.json").write_text("{}")
sys.exit(device == "0:1")
"""
"""Stands in for `polaris-lab run`: it takes a while, and leaves an index and a manifest."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Batches go to a folder of the test, and the command is the stub."""
    (tmp_path / "stub.py").write_text(STUB)
    monkeypatch.setattr(every_device, "COMMAND", (sys.executable, str(tmp_path / "stub.py")))
    monkeypatch.setattr(every_device, "RUNS", tmp_path / "runs")
    monkeypatch.setenv("POLARIS_RUNS", str(tmp_path / "runs"))
    monkeypatch.delenv(ADDRESS, raising=False)
    return tmp_path


class _Device(SimpleNamespace):
    def __str__(self) -> str:
        return self.index


def test_cpu_devices_do_not_run_beside_one_another() -> None:
    devices = [_Device(index=index, kind=kind, slug=f"card{index[0]}")
               for index, kind in (("0:0", "gpu"), ("0:1", "gpu"), ("1:0", "cpu"), ("2:0", "cpu"))]
    found = list(every_device.run_batches(devices, ["1.5"]))
    assert [(each.device, each.status) for each in found] == [("0:0", 0), ("0:1", 1), ("1:0", 0), ("2:0", 0)]
    assert len({each.page.parent for each in found}) == 4
    told = {each.device: json.loads(each.page.read_text()) for each in found}
    spans = {device: facts["span"] for device, facts in told.items()}
    assert spans["0:1"][0] < spans["0:0"][1] and spans["0:0"][0] < spans["0:1"][1]  # side by side
    assert max(spans["0:0"][1], spans["0:1"][1]) <= spans["1:0"][0] and spans["1:0"][1] <= spans["2:0"][0]
    assert told["1:0"]["words"][:2] == ["run", "1.5"] and told["1:0"]["device"] == "1:0"


@pytest.fixture
def workers(here: Path) -> Iterator[dict[str, subprocess.Popen]]:
    """Two workers of a cluster on this machine, by the device that each owns."""
    distributed = pytest.importorskip("distributed", reason="Dask's scheduler is not installed")
    with distributed.LocalCluster(n_workers=0, dashboard_address=None) as local:
        begun = {device: subprocess.Popen(
            [sys.executable, "-c", ("import sys; from polaris_lab.base.cluster import become_worker; "
             "become_worker(*sys.argv[1:])"), local.scheduler_address, device], cwd=here, start_new_session=True,
            stderr=subprocess.DEVNULL, env=os.environ | {
                "POLARIS_RUNS": str(here / f"worker{device[0]}"),
                "PYTHONPATH": os.pathsep.join([str(paths.ROOT), os.environ.get("PYTHONPATH", "")])})
            for device in ("0:1", "1:0")}
        try:
            local.wait_for_workers(2, timeout=60)
            os.environ[ADDRESS] = local.scheduler_address
            yield begun
        finally:
            os.environ.pop(ADDRESS, None)
            for each in begun.values():
                end(each)


def end(worker: subprocess.Popen) -> None:
    """Kill a worker, and the process that would start it again."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(worker.pid, signal.SIGKILL)
    worker.wait(timeout=30)


def test_each_worker_of_a_cluster_has_a_batch_that_comes_back(workers: dict, here: Path,
                                                              capsys: pytest.CaptureFixture) -> None:
    found = sorted(every_device.run_batches_on_cluster(["1.0"]))
    assert [(each.device, each.status, each.host) for each in found] == [
        ("0:1", 1, found[0].host), ("1:0", 0, found[1].host)]
    assert all(each.host.startswith("host-") for each in found)
    told = [json.loads(each.page.read_text()) for each in found]
    assert [facts["device"] for facts in told] == ["0:1", "1:0"]
    assert told[0]["span"][0] < told[1]["span"][1] and told[1]["span"][0] < told[0]["span"][1]  # at the same time
    assert [facts["cluster"] for facts in told] == [None, None]  # a worker that asked its cluster would wait for itself
    assert len(list((here / "runs/measured/card/study").glob("*.json"))) == 2  # manifests come back too
    assert not list((here / "runs").rglob("*.lock"))
    assert main(["run", "0", "--device", "all", "--cluster", os.environ[ADDRESS]]) == FAILED
    said = capsys.readouterr().out
    assert f"{found[1].host}, 1:0: all well; " in said and f"{found[0].host}, 0:1: exit status 1; " in said


def test_the_batch_of_a_lost_worker_is_run_by_the_other(workers: dict, here: Path) -> None:
    def lose_one() -> None:
        until = time.monotonic() + 30
        while len(list(here.glob("begun.*"))) < 2 and time.monotonic() < until:
            time.sleep(0.05)
        end(workers["0:1"])

    loser = threading.Thread(target=lose_one)
    loser.start()
    found = list(every_device.run_batches_on_cluster(["4.0"]))
    loser.join()
    assert [each.device for each in found] == ["1:0", "1:0"]  # both by the one that was left
    assert len({each.page for each in found}) == 2 and all(each.page.is_file() for each in found)


def test_a_path_that_leads_elsewhere_is_refused(here: Path) -> None:
    with pytest.raises(ValueError, match="a batch has none outside its folder"):
        every_device._unpack(here / "runs", {"../elsewhere": b""})
    assert not (here / "elsewhere").exists()


def test_manifests_name_hosts_that_nobody_can_tell() -> None:
    assert host_name() == host_name() and socket.gethostname() not in host_name()
