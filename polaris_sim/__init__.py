"""Compile kernels for gfx803, read their machine code, execute it without a card. `import polaris_sim as sim`."""

from __future__ import annotations

from polaris_lab.base.lazy_imports import lazy_names

_HOMES = {
    "compile": "code.code_report", "table": "code.code_report", "Isa": "code.code_report", "mix": "code.code_report",
    "build_object": "code.code_object", "CodeObject": "code.code_object",
    "load": "code.loaded_object", "LoadedObject": "code.loaded_object",
    "load_bytes": "code.instruction_set", "multiply_adds": "code.instruction_set",
    "MULTIPLY_ADD": "code.instruction_set", "groups_per_cu": "code.occupancy",
    "card": "polaris_lab.model.cards",
    "simulate": "simulator", "Simulation": "simulator", "sequential": "reference_check",
    "access_pattern": "wave_addresses", "summarise": "wave_addresses",
    "launch": "any_kernel", "CardLaunch": "any_kernel",
    "cost": "timing.cost_estimate", "costs": "timing.cost_estimate", "Cost": "timing.cost_estimate",
    "bank_cycles": "timing.bank_conflicts", "lanes_used": "timing.bank_conflicts",
    "lines_touched": "timing.bank_conflicts",
    "stride_costs": "timing.stride_walk", "rows_held": "timing.stride_walk",
}
"""The public names, and the modules that define them."""
__all__ = list(_HOMES)
__getattr__, __dir__ = lazy_names(__name__, _HOMES)
