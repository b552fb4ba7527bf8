"""The package as `pip install` gives it: without a checkout around it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from polaris_lab.base.paths import ROOT
from polaris_lab.base.version import __version__

MULTIPLY = """
import numpy as np
import polaris_lab as pl
from polaris_lab.base import paths

assert not paths.IS_CHECKOUT and "site-packages" in pl.__file__, pl.__file__
rng = np.random.default_rng(0)
A, B = (rng.standard_normal(shape, np.float32) for shape in ((33, 47), (47, 65)))
np.testing.assert_allclose(pl.open_lab("cpu").gemm(A, B), A @ B, rtol=1e-5, atol=1e-5)
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment that has what the package needs, from the one that runs the tests, and not the package."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    call(sys.executable, "-m", "venv", str(folder))
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "needs.pth").write_text(sysconfig.get_path("purelib"))  # its .pth files, of the checkout, do not count
    return folder


@pytest.fixture(scope="module", params=["wheel", "sdist"])
def installed(request: pytest.FixtureRequest, environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the `bin` of the environment with what the wheel or the sdist gives, the other removed."""
    dist = tmp_path_factory.mktemp(request.param)
    call(sys.executable, "-m", "hatchling", "build", "-t", request.param, "-d", str(dist), cwd=ROOT)
    (built,) = [path for path in dist.iterdir() if path.suffix in (".whl", ".gz")]
    assert built.stat().st_size < 3e6
    (site,) = environment.glob("lib/python*/site-packages")
    for folder in [*site.glob("polaris_*")]:
        shutil.rmtree(folder)
    call(str(environment / "bin/python"), "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
         "--no-index", "--ignore-installed", str(built))
    return environment / "bin"


@pytest.fixture(scope="module")
def data(environment: Path) -> Path:
    """Return the user's data folder, in which PoCL keeps what it compiled from one test to the next."""
    return environment.parent / "data"


def call(*command: str, cwd: Path | None = None, status: int = 0, **environment: str) -> str:
    left_out = ("PYTHONPATH", "POLARIS_RUNS")
    environment = {name: value for name, value in os.environ.items() if name not in left_out} | environment
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_an_installed_package_multiplies(installed: Path, data: Path, tmp_path: Path) -> None:
    call(str(installed / "python"), "-c", MULTIPLY, cwd=tmp_path, XDG_DATA_HOME=str(data))


def test_every_module_and_kernel_is_installed(installed: Path) -> None:
    (site,) = installed.parent.glob("lib/python*/site-packages")
    for package in ("polaris_lab", "polaris_sim", "polaris_studies"):
        for path in (ROOT / package).rglob("*.py"):
            assert (site / path.relative_to(ROOT)).is_file(), path
    for path in (ROOT / "kernels").rglob("*.cl"):
        assert (site / "polaris_lab" / path.relative_to(ROOT)).is_file(), path


@pytest.mark.parametrize("installed", ["wheel"], indirect=True)
def test_its_command_checks_and_names_the_clone_where_it_needs_one(installed: Path, data: Path, tmp_path: Path) -> None:
    def command(*words: str, status: int = 0) -> str:
        return call(str(installed / "polaris-lab"), *words, cwd=tmp_path, status=status, XDG_DATA_HOME=str(data))

    assert f"polaris-lab {__version__}" in command("--version")
    assert '"auto" is' in command("devices")
    assert "gemm_tiled" in command("check", "--list")
    command("check", "gemm_tiled", "--device", "cpu")
    assert (data / "polaris-lab/cache/checks.json").is_file()
    assert "gemm_tiled" in command("bench", "gemm_tiled", "--size", "64", "--repeats", "3", "--device", "cpu")
    for words in (["run", "--list"], ["lint"], ["new", "kernel", "gemm_x"], ["simulate", "gemm_tiled", "--size", "64"]):
        assert "clone" in command(*words, status=2), words
