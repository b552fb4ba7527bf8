"""Polaris without a Polaris: compile kernels for gfx803, read their machine code, and execute it."""

from __future__ import annotations

import importlib
from typing import Any

_HOMES = {
    "compile": "isa", "table": "isa", "Isa": "isa", "groups_per_cu": "occupancy", "card": "cards", "all_cards": "cards",
    "simulate": "simulator", "Simulation": "simulator", "sequential": "agreement", "check_indices": "indices",
    "access_pattern": "patterns", "summarise": "patterns", "picture": "patterns", "cost": "costs", "Cost": "costs",
}
__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used."""
    if name in _HOMES:
        return getattr(importlib.import_module(f"polaris_lab.gcn3.{_HOMES[name]}"), name)
    raise AttributeError(f"polaris_lab.gcn3 has no {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
