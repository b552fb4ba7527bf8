"""Run one batch of notebooks on each of several devices, each a worker with its own batch: here, or on a cluster."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base.cluster import ADDRESS, open_workers
from polaris_lab.base.executor import processes
from polaris_lab.base.files import write_bytes
from polaris_lab.base.host_names import host_name
from polaris_lab.base.isolation import PYTHON, safe_imports
from polaris_lab.base.paths import MEASURED, RUNS
from polaris_lab.base.recordings import now
from polaris_lab.device.device import Device

COMMAND = (*PYTHON, "-m", "polaris_lab.cli")
"""How the batch of one device is run."""


class Batch(NamedTuple):
    """The outcome of one device's batch: its exit status and its index; `host` is empty for this machine."""

    device: str
    status: int
    page: Path
    host: str = ""


class Brought(NamedTuple):
    """The results that a worker of a cluster sends back: its host and device, the files of its batch, and the rows and
    manifests that it wrote."""

    host: str
    device: str
    status: int
    batch: Mapping[str, bytes]
    unrecorded: Mapping[str, bytes]
    recorded: Mapping[str, bytes]


def run_batches(devices: Iterable[Device], arguments: Sequence[str]) -> Iterator[Batch]:
    """Run `polaris-lab run ARGUMENTS` on each device of this machine.

    GPUs run side by side, since nothing that is timed on one waits for another. CPU devices follow one after another:
    they share the cores. Each batch lies in runs/<time, in UTC>-<device>.
    """
    stamp, devices = _stamp(), list(devices)
    jobs = {str(device): (COMMAND, tuple(arguments), device.index,
                          RUNS / f"{stamp}-{device.slug}-{device.index.replace(':', '.')}") for device in devices}
    side_by_side = [str(device) for device in devices if device.kind != "cpu"]
    in_turn = [str(device) for device in devices if device.kind == "cpu"]
    if side_by_side:
        with processes(len(side_by_side)) as pool:
            begun = [(name, pool.submit(run_batch, *jobs[name])) for name in side_by_side]
            for name, future in begun:
                yield Batch(name, future.result(), jobs[name][-1] / "index.html")
    for name in in_turn:
        yield Batch(name, run_batch(*jobs[name]), jobs[name][-1] / "index.html")


def run_batches_on_cluster(arguments: Sequence[str]) -> Iterator[Batch]:
    """Run `polaris-lab run ARGUMENTS` on each worker of the cluster at POLARIS_CLUSTER, all at once.

    Each runs on the device that it owns. Its batch comes back to runs/<time, in UTC>-<host>-<device>, and what it wrote
    below data/measured and runs/measured to the same places here. The batch of a worker that is lost is run by another
    one, and then bears that one's host and device. Raises ValueError as `cluster.open_pool` does.
    """
    stamp = _stamp()
    with open_workers() as workers:
        begun = [pool.submit(fetch_batch, COMMAND, tuple(arguments)) for pool in workers]
        for number, each in enumerate(begun):
            brought = each.result()
            owned = brought.device.replace(":", ".").replace("/", ".")
            folder = RUNS / f"{stamp}-{number}-{brought.host}-{owned}"
            for place, files in ((folder, brought.batch), (RUNS / "measured", brought.unrecorded),
                                 (MEASURED, brought.recorded)):
                _unpack(place, files)
            yield Batch(brought.device, brought.status, folder / "index.html", brought.host)


def run_batch(command: Sequence[str], arguments: Sequence[str], device: str, folder: Path) -> int:
    """Run the batch of one device into `folder`; return its exit status."""
    environment = {name: value for name, value in os.environ.items() if name != ADDRESS} | safe_imports()
    return subprocess.run([*command, "run", *arguments, "--device", device, "--out", str(folder)], check=False,
                          stdout=subprocess.DEVNULL, env=environment).returncode


def fetch_batch(command: Sequence[str], arguments: Sequence[str]) -> Brought:
    """Run the batch of this worker's own device, and return its files."""
    device = os.environ.get("POLARIS_DEVICE", "auto")
    before = {place: set(_files(place)) for place in (RUNS / "measured", MEASURED)}
    with tempfile.TemporaryDirectory(prefix="polaris-batch-") as name:
        status = run_batch(command, arguments, device, Path(name))
        new = [{path: (place / path).read_bytes() for path in _files(place) if path not in old}
               for place, old in before.items()]
        batch = {path: (Path(name) / path).read_bytes() for path in _files(Path(name))}
        return Brought(host_name(), device, status, batch, *new)


def _files(folder: Path) -> list[str]:
    """List what lies below a folder, but locks and files that are still being written."""
    return [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")]


def _unpack(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, data in files.items():
        path = folder / name
        if not path.resolve().is_relative_to(folder.resolve()):
            raise ValueError(f"a worker sent a file with the path {name}; a batch has none outside its folder")
        if not path.exists():  # a worker with the same disk wrote it already
            path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(path, data)


def _stamp() -> str:
    return now().strftime("%Y%m%d-%H%M%S")
