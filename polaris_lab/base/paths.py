"""Define the paths of the project's folders, independent of the working directory."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
ROOT = _PACKAGE.parent
IS_CHECKOUT = (ROOT / "kernels" / "catalogue.toml").is_file()
"""Whether the package lies in a clone of the repository. An installed one has its kernels and its data inside."""
_HOLDER = ROOT if IS_CHECKOUT else _PACKAGE
KERNELS = _HOLDER / "kernels"
NOTEBOOKS = _HOLDER / "notebooks"
DATA = _HOLDER / "data"
PUBLISHED = DATA / "published"
MEASURED = DATA / "measured"
DATASET = DATA / "dataset"
FIGURES = _HOLDER / "figures"


def _find_runs() -> Path:
    if asked := os.environ.get("POLARIS_RUNS"):
        return Path(asked)
    if IS_CHECKOUT:
        return ROOT / "runs"
    import platformdirs  # a clone does without it

    return platformdirs.user_data_path("polaris-lab", appauthor=False)


RUNS = _find_runs()
"""The one folder that work writes to unless it is asked to record: `runs`, which git ignores, or the user's data folder
where the package is installed. The environment's POLARIS_RUNS replaces it, for a checkout that cannot be written."""
CACHE = RUNS / "cache"


def import_path() -> str:
    """Return the PYTHONPATH of a child process: this package first, then what this process was given.

    Empty entries are left out, since for Python they name the current folder.
    """
    return os.pathsep.join(filter(None, [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]))


def require_checkout(what: str) -> None:
    """Raise ValueError, saying what to do, where the package was installed without the repository around it."""
    if not IS_CHECKOUT:
        raise ValueError(f"{what} come with a clone of the repository, and this is an installed package: clone it and "
                         "run `make setup` there")
