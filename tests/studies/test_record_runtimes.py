"""The comparison of two drivers: each is recorded in its own folder, with the library among the kernels."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import paths
from polaris_lab.base.recordings import COLUMNS, read_csv
from polaris_lab.device.device import find
from polaris_studies import record_runtimes


def test_each_device_that_is_named_is_recorded(tmp_path: Path, monkeypatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    monkeypatch.setattr(record_runtimes, "KERNELS", ("gemm_naive", "numpy"))
    monkeypatch.setattr(record_runtimes, "SIZES", (16, 32))
    index = find("auto").index
    assert record_runtimes.main(["--device", index, "--repeats", "2"]) == 0
    [path] = capsys.readouterr().out.split()
    rows = read_csv(Path(path), COLUMNS)
    assert Path(path).parent.name == record_runtimes.STUDY and tmp_path in Path(path).parents
    assert set(rows["device"]) == {find("auto").slug} and rows["ok"].all()
    assert rows.groupby(["kernel", "m"]).size().to_dict() == {
        (kernel, n): 2 for kernel in ("gemm_naive", "numpy") for n in (16, 32)}
