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
FIGURES = ROOT / "figures"
RUNS = Path(os.environ.get("POLARIS_RUNS") or ROOT / "runs")
"""The one folder that work writes to unless it is asked to record; git ignores it. The environment's POLARIS_RUNS
replaces it, for a checkout that cannot be written."""
CACHE = RUNS / "cache"
