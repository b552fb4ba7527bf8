"""Plots of what was measured and of what was simulated."""

from __future__ import annotations

import importlib
from typing import Any

_HOMES = {
    **{name: "measured" for name in ("dots", "effects", "grids", "parts_of_calls", "paths_taken", "ratios", "roofline",
                                     "size_panels", "speeds", "stacks", "time_against_work", "touched")},
    **{name: "simulated" for name in ("pitches", "predicted", "speed_ranges", "reaches", "resources", "sizes",
                                      "strides")},
}
"""Every picture, and the module that draws it."""
__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    """Import a picture's function when it is first used."""
    if name in _HOMES:
        return getattr(importlib.import_module(f"polaris_lab.plots.{_HOMES[name]}"), name)
    raise AttributeError(f"polaris_lab.plots has no {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
