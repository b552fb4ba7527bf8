"""Drop environment variables that hobble NumPy's OpenBLAS, so that a comparison with it is fair.

OpenBLAS takes its kernels for the CPU that OPENBLAS_CORETYPE names, and its blocks for the cache that OPENBLAS_L2_SIZE
gives. A value that does not fit the machine makes it slower. It reads both once, when NumPy is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

OVERRIDES = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")


def drop_overrides() -> None:
    """Remove OVERRIDES from this process's environment, unless NumPy is already imported."""
    if "numpy" not in sys.modules:
        for name in OVERRIDES:
            os.environ.pop(name, None)


def without_overrides() -> dict[str, str]:
    """Return this process's environment without OVERRIDES, for a process that is to be started."""
    return {name: value for name, value in os.environ.items() if name not in OVERRIDES}


def describe_overrides(environment: Mapping[str, str]) -> str:
    """Return the OVERRIDES that are set, as "OPENBLAS_CORETYPE=Haswell"; empty when none is."""
    return " ".join(f"{name}={environment[name]}" for name in OVERRIDES if environment.get(name))
