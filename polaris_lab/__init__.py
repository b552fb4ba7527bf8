"""Provide a research workbench for OpenCL matrix-multiply and attention kernels. `import polaris_lab as pl`."""

import os
import sys

# `python -m polaris_lab.cli` looks for modules in the current folder first, and any program may lie there: from here on
# it does not. While Python looks for the module of -m, "-m" stands in the place of its path.
if sys.argv[:1] == ["-m"] and not sys.flags.safe_path:
    _package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    if os.path.realpath(sys.path[0]) != _package:
        del sys.path[0]

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
    "grade": "polaris_studies.course_grades",
}
"""The public names, and the modules that define them."""
__all__ = list(_HOMES)
__getattr__, __dir__ = lazy_names(__name__, _HOMES)
