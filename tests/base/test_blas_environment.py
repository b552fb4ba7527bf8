"""OpenBLAS's overrides are dropped before NumPy is imported, and named in the rows where they were not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from polaris_lab.base import blas_environment
from polaris_lab.base.recordings import manifest, now
from polaris_lab.notebooks.execution import execute

SET = {"OPENBLAS_CORETYPE": "Haswell", "OPENBLAS_L2_SIZE": "256"}
SHOW = "import os; print(*sorted(name for name in os.environ if name in ('OPENBLAS_CORETYPE', 'OPENBLAS_L2_SIZE')))"


def told(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], env=os.environ | SET, capture_output=True, text=True, check=True
    ).stdout.splitlines()[-1]


def test_the_command_drops_them_before_numpy_comes() -> None:
    main = "from polaris_lab.cli import main\ntry:\n    main(['--version'])\nexcept SystemExit:\n    pass\n"
    assert told(main + SHOW) == ""
    assert (
        told(f"import numpy\n{main}{SHOW}") == "OPENBLAS_CORETYPE OPENBLAS_L2_SIZE"
    )  # they had their effect: rows must say so


def test_numpy_s_rows_carry_what_it_was_imported_with() -> None:
    setting = "from polaris_lab.measure import libraries\nprint(libraries.LIBRARIES['numpy'].setting)"
    assert told(setting) == "host cpu, OPENBLAS_CORETYPE=Haswell OPENBLAS_L2_SIZE=256"


def test_a_notebook_s_kernel_starts_without_them(
    write_notebook: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in SET.items():
        monkeypatch.setenv(name, value)
    path = write_notebook("01_a", "import os\nassert not {'OPENBLAS_CORETYPE', 'OPENBLAS_L2_SIZE'} & set(os.environ)")
    assert execute(path, tmp_path / "work.ipynb", {}, 60) is None
    assert not set(SET) & set(blas_environment.without_overrides())


def test_a_manifest_says_whether_they_were_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_CORETYPE", raising=False)
    monkeypatch.setenv("OPENBLAS_L2_SIZE", "256")
    environment = manifest({}, {}, {}, 0, now())["environment"]
    assert environment["OPENBLAS_CORETYPE"] is None and environment["OPENBLAS_L2_SIZE"] == "256"
