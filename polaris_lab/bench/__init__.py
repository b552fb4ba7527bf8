"""Time kernels, compare them with each other and with libraries, tune them, and choose one for a problem."""

from __future__ import annotations

import importlib
from typing import Any

_HOMES = {name: "protocol" for name in ("take_samples", "forecast_s", "summarise", "versus", "ratios", "brief")}
"""What every notebook asks for, and the module that defines it."""
_MODULES = ("autotune", "call_report", "ceilings", "libraries", "portfolio", "protocol", "sampling", "selection")
__all__ = [*_HOMES, *_MODULES]  # noqa: PLE0604 - these are strings


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used."""
    if name in _HOMES:
        return getattr(importlib.import_module(f"polaris_lab.bench.{_HOMES[name]}"), name)
    if name in _MODULES:
        return importlib.import_module(f"polaris_lab.bench.{name}")
    raise AttributeError(f"polaris_lab.bench has no {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
