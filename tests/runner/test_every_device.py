"""`run --device all`: GPUs side by side, CPU devices one after another, each in a batch of its own."""

from __future__ import annotations

import subprocess
import time
from types import SimpleNamespace

import pytest

from polaris_lab.runner import every_device


def test_cpu_devices_do_not_run_beside_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    spans: dict[str, tuple[float, float]] = {}

    def run(command: list[str], **options: object) -> SimpleNamespace:
        begin, index = time.monotonic(), command[command.index("--device") + 1]
        time.sleep(0.3)
        spans[index] = begin, time.monotonic()
        return SimpleNamespace(returncode=int(index == "0:1"))

    monkeypatch.setattr(subprocess, "run", run)
    devices = [SimpleNamespace(index=index, kind=kind, slug=f"card{index[0]}")
               for index, kind in (("0:0", "gpu"), ("0:1", "gpu"), ("1:0", "cpu"), ("2:0", "cpu"))]
    found = list(every_device.run_batches(devices, ["01"]))
    assert [(each.index, status) for each, status, _ in found] == [("0:0", 0), ("0:1", 1), ("1:0", 0), ("2:0", 0)]
    assert len({page.parent for *_, page in found}) == 4
    assert spans["0:1"][0] < spans["0:0"][1] <= spans["1:0"][0] and spans["1:0"][1] <= spans["2:0"][0]
