"""Plot measured and simulated results."""

from __future__ import annotations

from polaris_lab.base.lazy_imports import lazy_names

_HOMES = {
    **{name: "measured" for name in ("bars", "curves", "dots", "effects", "grids", "labelled_lines", "named_points",
                                     "parts_of_calls", "paths_picture", "pieces", "ratios", "regret_maps", "roofline",
                                     "size_panels", "speeds", "stacks", "strips", "time_against_work", "touched",
                                     "with_this_device")},
    **{name: "attention" for name in ("fault_matrix", "mean_times", "online_steps",
                                      "online_weights", "stage_errors", "tensor_orders", "tiles", "time_ranges",
                                      "who_computes")},
    **{name: "lesson" for name in ("barrier_times", "dot_product", "float_parts", "tile_steps", "work_items")},
    **{name: "simulated" for name in ("pitches", "predicted", "speed_ranges", "reaches", "resources", "sizes",
                                      "strides")},
}
"""Every picture, and the module that draws it."""
__all__ = list(_HOMES)
__getattr__, __dir__ = lazy_names(__name__, _HOMES, {})
