"""Plot measured and simulated results."""

from __future__ import annotations

from polaris_lab.base.lazy_imports import lazy_names

_HOMES = {
    **{name: "measured" for name in ("bars", "curves", "dots", "effects", "grids", "labelled_lines", "named_points",
                                     "parts_of_calls", "paths_picture", "pieces", "ratios", "regret_maps", "roofline",
                                     "size_panels", "speeds", "stacks", "strips", "time_against_work", "touched",
                                     "with_this_device")},
}
"""Every picture, and the module that draws it."""
__all__ = list(_HOMES)
__getattr__, __dir__ = lazy_names(__name__, _HOMES)
