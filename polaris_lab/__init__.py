"""Provide a research workbench for OpenCL matrix-multiply and attention kernels. `import polaris_lab as pl`."""

from __future__ import annotations

from polaris_lab.base.lazy_imports import lazy_names
from polaris_lab.base.version import __version__ as __version__

_HOMES = {
    "devices": "device.device", "open_lab": "lab", "DeviceError": "base.errors",
    "catalogue": "model.kernel_catalogue", "kernel": "model.kernel_catalogue", "local": "model.launch_arguments",
    "Gemm": "model.problem", "Attention": "model.problem", "Expectation": "model.error_bounds",
    "check": "verify.proof", "sanitize": "verify.sanitizer", "count_stores": "verify.write_coverage",
    "compare_stages": "verify.tile_oracle",
    "recorded": "base.recordings", "published": "base.recordings",
    "summarise": "measure.summaries", "versus": "measure.summaries", "ratios": "measure.summaries",
    "claim": "claims.claims", "verdicts": "claims.claims", "answer": "plots.answer_box",
    "show": "plots.shown_kernel", "folded": "base.html_forms",
    "draw": "polaris_studies.kernel_geometry", "explore": "polaris_studies.explored_knobs",
}
"""The public names, and the modules that define them."""
__all__ = list(_HOMES)
__getattr__, __dir__ = lazy_names(__name__, _HOMES, {})
