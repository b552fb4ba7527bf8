"""Provide a research workbench for OpenCL matrix-multiply and attention kernels. `import polaris_lab as pl`."""

from __future__ import annotations

from polaris_lab.base.lazy_imports import lazy_names
from polaris_lab.base.version import __version__ as __version__

_HOMES = {
    "devices": "opencl.device", "open_lab": "lab", "Lab": "lab", "DeviceError": "base.errors",
    "catalogue": "spec.kernel_catalogue", "kernel": "spec.kernel_catalogue", "KernelSpec": "spec.kernel_catalogue",
    "Gemm": "spec.problem", "Transpose": "spec.problem", "Attention": "spec.problem",
    "Expectation": "spec.error_bounds",
    "check": "verify.proof", "check_each": "verify.proof", "sanitize": "verify.sanitizer",
    "count_stores": "verify.write_coverage", "check_indices": "verify.bounds.index_report",
    "compare_stages": "verify.tile_oracle", "local": "spec.launch_arguments",
    "claim": "evidence.claims", "verdict": "evidence.claims", "verdicts": "evidence.claims",
    "answer": "plots.answer_box", "folded": "base.html_forms", "decide": "evidence.decisions",
    "show": "studies.shown_kernel", "draw": "studies.kernel_geometry",
    "explore": "studies.explored_knobs",
}
"""Public functions and classes, and the modules that define them."""
_MODULES = {
    "attention_log": "evidence.attention_log", "decisions": "evidence.decisions",
    "experiments": "evidence.experiments", "gates": "evidence.gates",
    "front_page": "report_site.front_page",
    "bench": "bench", "gcn3": "gcn3", "plots": "plots", "results": "base.recordings", "stats": "base.statistics",
    **{topic: f"studies.{topic}" for topic in (
        "attention_faults", "attention_ladder", "attention_on_polaris", "attention_precision", "broken_copies",
        "call_overhead", "calls_in_a_row", "card_predictions", "card_probes", "chosen_kernel", "claims_ledger",
        "clblast_winners", "cold_calls", "compiler_pairs", "decision_statistics", "denormal_flag", "error_limits",
        "explanations", "factorial", "first_lesson", "forecast", "half_storage", "hardware_counters", "int32_dispatch",
        "ladder", "launch_conditions", "learned_choice", "loop_schedule", "measured_cards", "memory_levels",
        "model_fit", "moving_pictures", "museum_forms", "owner_run", "pointer_codegen", "polaris_gemm",
        "published_figures", "published_power", "same_bits", "simulated_tuning", "size_or_pitch", "tensor_core_model",
        "tuner_replay", "validation")},
}
"""Public modules: what every notebook uses, and each study under its topic."""
__all__ = [*_HOMES, *_MODULES]  # noqa: PLE0604 - these are strings
__getattr__, __dir__ = lazy_names(__name__, _HOMES, _MODULES)
