"""Draw the pictures that single notebooks need: of the simulated card, of attention, of the first lesson."""

from __future__ import annotations

from polaris_lab.base.lazy_imports import lazy_names

_HOMES = {
    **{name: "attention" for name in ("fault_matrix", "mean_times", "online_weights", "stage_errors", "tensor_orders",
                                      "time_ranges", "who_computes")},
    **{name: "lesson" for name in ("barrier_times", "dot_product", "float_parts", "tile_steps", "work_items")},
    **{name: "simulated" for name in ("pitches", "predicted", "speed_ranges", "reaches", "resources", "sizes",
                                      "strides")},
}
"""Every picture, and the module that draws it."""
__all__ = list(_HOMES)
__getattr__, __dir__ = lazy_names(__name__, _HOMES)
