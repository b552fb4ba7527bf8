"""Remember the best speed that `bench` has measured of each kernel on this machine's devices, in the cache folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from polaris_lab.base import documents, paths
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.recordings import now
from polaris_lab.model.kernel_catalogue import catalogue

if TYPE_CHECKING:
    import pandas as pd

KEPT_SIZES = 3
"""Sizes that are remembered of each kernel: those with its highest speeds."""
_SPEED = TypedDict("_SPEED", {"gflops": float, "date": str})
_KERNEL = TypedDict("_KERNEL", {"code": str, "sizes": dict[str, _SPEED]})


def file() -> Path:
    """Return the file that remembers the speeds, whether there is one or not."""
    return paths.CACHE / "speeds.json"


def note(identity: str, size: str, table: pd.DataFrame) -> None:
    """Note the speeds of one ranking at `size` on a device (a Device.identity): kernels of the catalogue, if right.

    The last speed at a size counts, and speeds of another source of a kernel are dropped. A folder that cannot be
    written to only means that nothing is remembered.
    """
    right = table[table["ok"] & table["kernel"].isin(list(catalogue())) & table["gflops"].gt(0)]
    try:
        with locked(file()):
            every = _read()
            here = every.setdefault(identity, {})
            for row in right.itertuples():
                speed = {"gflops": round(row.gflops, 1), "date": f"{now():%Y-%m-%d}"}
                sizes = best(identity, row.kernel) | {size: speed}
                first = sorted(sizes, key=lambda name: -sizes[name]["gflops"])[:KEPT_SIZES]
                here[row.kernel] = {"code": catalogue()[row.kernel].code_hash(),
                                    "sizes": {name: sizes[name] for name in first}}
            write_text(file(), json.dumps(every, indent=1) + "\n")
    except OSError:
        pass


def best(identity: str, kernel: str) -> dict[str, dict]:
    """Return what is remembered of a kernel with its present source: size -> "gflops" and "date", the fastest first."""
    found = _read().get(identity, {}).get(kernel, {"code": "", "sizes": {}})
    return found["sizes"] if found["code"] == catalogue()[kernel].code_hash() else {}


def _read() -> dict[str, dict[str, dict]]:
    try:
        return documents.read_json(file(), dict[str, dict[str, _KERNEL]])
    except ValueError:  # none yet, or damaged
        return {}
