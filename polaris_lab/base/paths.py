"""Define the paths of the project's folders, independent of the working directory."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KERNELS = ROOT / "kernels"
NOTEBOOKS = ROOT / "notebooks"
DATA = ROOT / "data"
PUBLISHED = DATA / "published"
MEASURED = DATA / "measured"
DATASET = DATA / "dataset"
FIGURES = ROOT / "figures"
RUNS = ROOT / "runs"
"""The one folder that work writes to unless it is asked to record; git ignores it."""
CACHE = RUNS / "cache"
