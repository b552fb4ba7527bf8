"""Counters of an NVIDIA card: what ncu prints is read, PTX is made ready for CUDA, and what is missing is said."""

from __future__ import annotations

import pytest

from polaris_lab.base.errors import DeviceError
from polaris_lab.lab import Lab
from polaris_lab.model.problem import Gemm
from polaris_studies import record_counters

PRINTED = '''==PROF== Connected to process 12
"ID","Kernel Name","gpu__time_duration.sum","smsp__inst_executed.sum","launch__registers_per_thread","other"
"","","ns","inst","register/thread","%"
"0","sm80_xmma_gemm","2,680,832","2,428,305,408","254","n/a"
a line of the process itself
"1","gemm_blocked","2,701,920","2,291,617,792","n/a","3"
'''


def test_the_profilers_table_is_read_in_the_units_of_the_counters() -> None:
    assert [*record_counters.profiled(PRINTED)] == [
        ("sm80_xmma_gemm", {"time, us": 2680.832, "instructions of warps": 2428305408.0, "registers": 254.0}),
        ("gemm_blocked", {"time, us": 2701.92, "instructions of warps": 2291617792.0})]
    assert not [*record_counters.profiled("nothing was profiled")]


def test_what_is_missing_is_said_in_one_sentence(lab: Lab, monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DeviceError, match="there is no ncu on the PATH"):
        record_counters.measure(lab, ["gemm_blocked"], Gemm(16, 16, 16))
    (tmp_path / "ncu").write_text("#!/bin/sh\n")
    (tmp_path / "ncu").chmod(0o755)
    with pytest.raises(DeviceError, match="ncu reads NVIDIA's cards alone"):
        record_counters.measure(lab, ["gemm_blocked"], Gemm(16, 16, 16))
