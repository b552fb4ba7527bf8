"""Write the rows of a recorded study, and a manifest of where they came from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.model.kernel_spec import KernelSpec

if TYPE_CHECKING:
    import pandas as pd


def save_study(rows: pd.DataFrame, study: str, device: Mapping[str, Any], specs: Iterable[KernelSpec],
               parameters: Mapping[str, Any], *, record: bool) -> Path:
    """Write the rows of `study` on one device and their manifest, below data/measured when `record`, else below runs.

    The manifest holds the facts of the device, the source hash of each of `specs`, and `parameters`. Returns the CSV's
    path. Raises ValueError as `recordings.save` does.
    """
    kernels = {spec.name: {"source_sha256": spec.source_hash()} for spec in specs}
    return save(rows, study, manifest(device, kernels, parameters, 0, now()), record=record)
