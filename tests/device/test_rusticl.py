"""Mesa's rusticl on the CPU, where it is installed: a stand-in for the driver of most owners of a Polaris card.

Debian: `apt-get install mesa-opencl-icd`. Where its ICD file lies elsewhere, POLARIS_TEST_RUSTICL names that file.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import RUSTICL

from polaris_lab.base.paths import ROOT

MESA = Path(os.environ.get("POLARIS_TEST_CLOVER", "/etc/OpenCL/vendors/mesa.icd"))
SECONDS = 120
"""The longest that one command may take here; on an idle machine each takes a tenth of it."""


def polaris_lab(*arguments: str, vendors: Path = RUSTICL, enable: str = "llvmpipe") -> subprocess.CompletedProcess:
    environment = os.environ | {"OCL_ICD_VENDORS": str(vendors), "RUSTICL_ENABLE": enable}
    environment.pop("POLARIS_DEVICE", None)
    return subprocess.run([sys.executable, "-m", "polaris_lab.cli", *arguments], env=environment, cwd=ROOT, text=True,
                          capture_output=True, timeout=SECONDS, check=False)


def test_it_is_listed_with_what_its_clock_is_worth() -> None:
    done = polaris_lab("devices")
    assert done.returncode == 0, done.stderr
    assert "llvmpipe" in done.stdout and '"auto" is' in done.stdout


def test_a_kernel_is_proved_and_timed_in_a_minute(tmp_path) -> None:
    begin, out = time.monotonic(), tmp_path / "rows.json"
    done = polaris_lab("check", "gemm_tiled")
    assert (done.returncode, "gemm_tiled: right" in done.stdout) == (0, True), done.stdout + done.stderr
    done = polaris_lab("bench", "gemm_tiled", "gemm_naive", "--size", "128", "--format", "json", "--out", str(out))
    assert done.returncode == 0, done.stderr
    rows = json.loads(out.read_text())
    assert all(row["ok"] and 0 < row["gflops"] < 1000 for row in rows)
    assert time.monotonic() - begin < SECONDS


def test_what_to_type_where_it_drives_nothing() -> None:
    done = polaris_lab("devices", enable="")
    assert "RUSTICL_ENABLE=radeonsi" in done.stdout + done.stderr and done.returncode != 0


@pytest.mark.skipif(not MESA.exists() or Path("/dev/dri").exists(), reason="needs Mesa's Clover, and no card")
def test_clover_without_a_card_has_a_row() -> None:
    done = polaris_lab("devices", vendors=MESA)
    assert "Clover, (no device): the kernel shows no card" in done.stdout
