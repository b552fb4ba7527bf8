"""Run one batch of notebooks on each of several devices: each device is a worker with a batch of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from polaris_lab.base.paths import RUNS
from polaris_lab.base.recordings import now
from polaris_lab.opencl.device import Device


def run_batches(devices: Iterable[Device], arguments: Sequence[str]) -> Iterator[tuple[Device, int, Path]]:
    """Run `polaris-lab run ARGUMENTS` on each device, and yield it with the exit status and the batch's index.

    GPUs run side by side, since nothing that is timed on one waits for another. CPU devices follow one after another:
    they share the cores. Each batch lies in runs/<time, in UTC>-<device>.
    """
    stamp, devices = now().strftime("%Y%m%d-%H%M%S"), list(devices)

    def run(device: Device) -> tuple[Device, int, Path]:
        folder = RUNS / f"{stamp}-{device.slug}-{device.index.replace(':', '.')}"
        command = [sys.executable, "-m", "polaris_lab.cli", "run", *arguments, "--device", device.index, "--out",
                   str(folder)]
        return device, subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode, folder / "index.html"

    beside = [device for device in devices if device.kind != "cpu"]
    if beside:
        with ThreadPoolExecutor(len(beside)) as pool:
            yield from pool.map(run, beside)
    for device in devices:
        if device.kind == "cpu":
            yield run(device)
