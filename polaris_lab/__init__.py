"""Polaris Lab: a research workbench for OpenCL matrix-multiply kernels. `import polaris_lab as pl`."""

from __future__ import annotations

import importlib
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "devices": "opencl.device", "open_lab": "lab", "Lab": "lab", "DeviceError": "base.errors",
    "catalogue": "spec.kernel_catalogue", "kernel": "spec.kernel_catalogue", "KernelSpec": "spec.kernel_catalogue",
    "Gemm": "spec.problem", "Transpose": "spec.problem", "Expectation": "spec.error_bounds",
    "check": "verify.proof", "sanitize": "verify.sanitizer", "count_stores": "verify.write_coverage",
    "check_indices": "verify.bounds.indices",
    "claim": "evidence.claims", "verdict": "evidence.claims",
}
"""Public functions and classes, and the modules that define them."""
_MODULES = {
    "bench": "bench", "gcn3": "gcn3", "plots": "plots", "results": "base.recordings", "stats": "base.statistics",
    **{topic: f"studies.{topic}" for topic in (
        "call_overhead", "compiler_pairs", "explanations", "factorial", "int32_dispatch", "ladder", "loop_schedule",
        "memory_levels",
        "museum_forms", "pointer_codegen", "published_figures", "simulated_tuning", "size_or_pitch", "validation")},
}
"""Public modules: what every notebook uses, and each study under its topic."""
__all__ = [*_HOMES, *_MODULES]  # noqa: PLE0604 - these are strings


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: OpenCL and pandas stay out of a bare `import polaris_lab`."""
    if name in _HOMES:
        return getattr(importlib.import_module(f"polaris_lab.{_HOMES[name]}"), name)
    if name in _MODULES:
        return importlib.import_module(f"polaris_lab.{_MODULES[name]}")
    raise AttributeError(f"polaris_lab has no {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
