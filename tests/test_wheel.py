"""The package as `pip install` gives it: without a checkout around it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from polaris_lab.base.paths import ROOT

MULTIPLY = """
import numpy as np
import polaris_lab as pl
from polaris_lab.base import paths

assert not paths.IS_CHECKOUT and "site-packages" in pl.__file__, pl.__file__
rng = np.random.default_rng(0)
A, B = (rng.standard_normal(shape, np.float32) for shape in ((33, 47), (47, 65)))
np.testing.assert_allclose(pl.open_lab("cpu").gemm(A, B), A @ B, rtol=1e-5, atol=1e-5)
assert pl.check("gemm_tiled", device="cpu").ok
"""


@pytest.fixture(scope="module", params=["wheel", "sdist"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the `bin` of an environment with the wheel or the sdist, and what they need from this environment."""
    folder = tmp_path_factory.mktemp(request.param)
    call(sys.executable, "-m", "hatchling", "build", "-t", request.param, "-d", str(folder), cwd=ROOT)
    (built,) = [path for path in folder.iterdir() if path.suffix in (".whl", ".gz")]
    assert built.stat().st_size < 3e6
    call(sys.executable, "-m", "venv", str(folder / "venv"))
    python = folder / "venv/bin/python"
    here = call(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    needs = sysconfig.get_path("purelib")  # whose own .pth files, of the checkout, do not count
    (Path(here) / "needs.pth").write_text(needs)
    call(str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", str(built))
    return python.parent


def call(*command: str, cwd: Path | None = None, status: int = 0, **environment: str) -> str:
    left_out = ("PYTHONPATH", "POLARIS_RUNS")
    environment = {name: value for name, value in os.environ.items() if name not in left_out} | environment
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_an_installed_package_multiplies_and_checks(installed: Path, tmp_path: Path) -> None:
    call(str(installed / "python"), "-c", MULTIPLY, cwd=tmp_path, XDG_DATA_HOME=str(tmp_path / "data"))
    assert (tmp_path / "data/polaris-lab/cache/checks.json").is_file()


def test_every_module_and_kernel_is_installed(installed: Path) -> None:
    (site,) = installed.parent.glob("lib/python*/site-packages")
    for package in ("polaris_lab", "polaris_sim", "polaris_studies"):
        for path in (ROOT / package).rglob("*.py"):
            assert (site / path.relative_to(ROOT)).is_file(), path
    for path in (ROOT / "kernels").rglob("*.cl"):
        assert (site / "polaris_lab" / path.relative_to(ROOT)).is_file(), path


def test_its_command_names_the_clone_where_it_needs_one(installed: Path, tmp_path: Path) -> None:
    def command(*words: str, status: int = 0) -> str:
        return call(str(installed / "polaris-lab"), *words, cwd=tmp_path, status=status,
                    XDG_DATA_HOME=str(tmp_path / "data"))

    assert '"auto" is' in command("devices")
    assert "gemm_tiled" in command("check", "--list")
    assert "gemm_tiled" in command("bench", "gemm_tiled", "--size", "64", "--repeats", "3", "--device", "cpu")
    for words in (["run", "--list"], ["lint"], ["new", "kernel", "gemm_x"], ["simulate", "gemm_tiled", "--size", "64"]):
        assert "clone" in command(*words, status=2), words
