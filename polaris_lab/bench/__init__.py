"""Time kernels, compare them with each other and with libraries, tune them, and choose one for a problem."""

from __future__ import annotations

from polaris_lab.base.lazy_imports import lazy_names

_HOMES = {name: "protocol" for name in ("take_samples", "forecast_s", "summarise", "versus", "ratios", "brief")} | {
    "narrow": "portfolio"}
"""What every notebook asks for, and the module that defines it."""
_MODULES = ("autotune", "call_report", "ceilings", "energy", "libraries", "panel_search", "portfolio", "power_sensors",
            "predictor", "protocol", "sampling", "selection", "trials", "tuned_times")
__all__ = [*_HOMES, *_MODULES]  # noqa: PLE0604 - these are strings
__getattr__, __dir__ = lazy_names(__name__, _HOMES, {name: name for name in _MODULES})
