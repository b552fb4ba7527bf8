"""Polaris Lab: a research workbench for OpenCL matrix-multiply kernels. `import polaris_lab as pl`."""

from __future__ import annotations

import importlib
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "devices": "device", "open_lab": "lab", "Lab": "lab", "catalogue": "kernelspec", "kernel": "kernelspec",
    "KernelSpec": "kernelspec", "Gemm": "problem", "Transpose": "problem", "check": "verify", "sanitize": "sanitizer",
    "claim": "claims", "verdict": "claims", "DeviceError": "errors",
}
_MODULES = ("ceilings", "codegen", "cover", "dispatch", "factorial", "figures", "gcn3", "ladder", "lanes", "measure", "museum", "overhead",
            "paths", "portfolio", "results", "rivals", "scaling", "schedule", "selection", "stats", "tuned", "tuning")
__all__ = [*_HOMES, *_MODULES]  # noqa: PLE0604 - these are strings


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: OpenCL and pandas stay out of a bare `import polaris_lab`."""
    if name in _HOMES:
        return getattr(importlib.import_module(f"polaris_lab.{_HOMES[name]}"), name)
    if name in _MODULES:
        return importlib.import_module(f"polaris_lab.{name}")
    raise AttributeError(f"polaris_lab has no {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
