"""Define the paths of the project's folders, independent of the working directory."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KERNELS = ROOT / "kernels"
NOTEBOOKS = ROOT / "notebooks"
DATA = ROOT / "data"
PUBLISHED = DATA / "published"
MEASURED = DATA / "measured"
DATASET = DATA / "dataset"
FIGURES = ROOT / "figures"
RUNS = Path(os.environ.get("POLARIS_RUNS") or ROOT / "runs")
"""The one folder that work writes to unless it is asked to record; git ignores it. The environment's POLARIS_RUNS
replaces it, for a checkout that cannot be written."""
CACHE = RUNS / "cache"


def import_path() -> str:
    """Return the PYTHONPATH of a child process: this package first, then what this process was given.

    Empty entries are left out, since for Python they name the current folder.
    """
    return os.pathsep.join(filter(None, [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]))


def require_checkout() -> None:
    """Raise ValueError, saying what to do, where the package was installed without the repository around it."""
    if not (KERNELS / "catalogue.toml").is_file():
        raise ValueError(
            "this installation holds the package alone, and the lab needs its kernels, notebooks and data: clone the "
            "repository and run `make setup` there, or `pip install -e .` in place of `pip install .`")
