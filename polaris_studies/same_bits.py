"""Run kernels on the simulated card and on a device, contraction off on both, and compare the bits that they leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.paths import KERNELS, ROOT
from polaris_lab.device import device as devices
from polaris_lab.device.device_session import Session
from polaris_lab.device.free_launch import launch
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_source import source_of
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import Attention, Gemm, Problem, Transpose
from polaris_sim import any_kernel
from polaris_studies import kernel_survey
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

STUDY = "same_bits"
COLUMNS = ["run_id", "study", "device", "kind", "kernel", "launched", "verdict", "note"]
PROBLEMS: dict[str, Problem] = {"gemm": Gemm(64, 64, 64), "attention": Attention(1, 2, 64, 64),
                                "transpose": Transpose(64, 48)}
"""What a kernel of the catalogue solves here, by its signature."""
KINDS = {"gemm": "products", "attention": "attention", "transpose": "moving data", "pack": "moving data",
         "half": "half precision", "examples": "examples", "lesson": "lessons", "ceilings": "rates", "probe": "rates",
         "opcodes": "single instructions"}
"""The kind of a kernel, by the folder that it lies in."""
FREE = (KERNELS / "examples", KERNELS / "lesson", KERNELS / "probe", KERNELS / "ceilings", KERNELS / "pack",
        KERNELS / "half", ROOT / "tests" / "sim" / "opcodes")
"""Folders of kernels that the catalogue does not know: their arguments are made up as kernel_survey does."""
KERNEL_TIMEOUT_S = 300.0
"""What the launches of one kernel may take."""


def rows(device: str = "cpu", on_row: Callable[[dict[str, Any]], object] = lambda row: None) -> pd.DataFrame:
    """Compare all kernels: those of the catalogue as it launches them, those of FREE with made-up arguments.

    `verdict` is "same" where all bits are, "close" where floats differ in their last bits only, else what happened, and
    `note` says where. `on_row` is called with each row. Raises DeviceError where a compiler or the device is missing.
    """
    import pandas as pd

    found = []
    for row in _each(device):
        found.append(row)
        on_row(row)
    return pd.DataFrame(found).assign(run_id="", study="", device="gfx803-simulated")[COLUMNS]


def record(table: pd.DataFrame, device: str = "cpu") -> Path:
    """Write the table of `rows` to data/measured, with a manifest that names the device and the simulated card."""
    specs = [spec for name, spec in catalogue().items() if name in set(table["kernel"])]
    facts = {"name": "gfx803-simulated", "simulated": True}
    return save_study(table, STUDY, facts, specs, {"beside": devices.find(device).name}, record=True)


def by_kind(table: pd.DataFrame) -> pd.DataFrame:
    """Count the verdicts of each kind of kernel; `kernels` is their sum."""
    counts = table.pivot_table(index="kind", columns="verdict", values="kernel", aggfunc="count", fill_value=0)
    return counts.assign(kernels=counts.sum(axis=1)).sort_values("kernels", ascending=False)


def _each(device: str) -> Iterator[dict[str, Any]]:
    for spec in catalogue().values():
        if not spec.museum:
            yield {"kind": KINDS[spec.file.parent.name], "kernel": spec.name, "launched": "as the catalogue does",
                   **compare(spec, device)}
    for folder in FREE:
        for found in kernel_survey.kernels_of(folder):
            row = kernel_survey.examine(found, device)
            yield {"kind": KINDS[folder.name], "kernel": found.function, "launched": "with made-up arguments",
                   "verdict": row["verdict"], "note": row["note"]}


def compare(spec: KernelSpec, device: str = "cpu") -> dict[str, str]:
    """Launch a kernel of the catalogue on both sides; return the verdict and the note of its row."""
    try:
        return isolation.call(f"{__name__}:compare_here", spec, device, timeout=KERNEL_TIMEOUT_S).value
    except (ChildDied, DeviceError, ValueError, TypeError, MemoryError) as error:
        return {"verdict": "not run", "note": str(error).split("\n")[0]}


def compare_here(spec: KernelSpec, device: str) -> dict[str, str]:
    """Do what `compare` does, in this process.

    Both sides begin with the same random arrays. Where a kernel is several launches, each side goes on with its own.
    """
    plan = plan_launches(spec.bind(PROBLEMS[spec.signature], spec.config(None)))
    rng, session = np.random.default_rng(0), Session(devices.find(device))
    card = {name: np.zeros(layout.extent, np.int32) if name in spec.zeroed  # counters
            else rng.standard_normal(layout.extent).astype(layout.dtype)
            for name, layout in (plan.operands | plan.scratch | plan.copies).items()}
    host = {name: array.copy() for name, array in card.items()}
    for launch_of_plan in plan.launches:
        source = source_of(launch_of_plan.kernel.spec.file)
        source = source._replace(text=kernel_survey.NO_CONTRACTION + source.text)
        sizes, options = (launch_of_plan.global_size, launch_of_plan.local_size), launch_of_plan.kernel.options
        names = [name for name in launch_of_plan.arguments if isinstance(name, str)]
        on_card = any_kernel.launch(source, launch_of_plan.function, *sizes, launch_of_plan.bound_arguments(card),
                                 options=(*options, kernel_survey.ROUNDED))
        if not on_card.faults.empty:
            first = on_card.faults.iloc[0]
            return {"verdict": "faults", "note": f"{first['kind']}, line {first.source_line}"}
        theirs = launch(session, source, launch_of_plan.function, *sizes, launch_of_plan.bound_arguments(host), options)
        for after, arrays in ((on_card.args, card), (theirs.args, host)):
            arrays.update(zip(names, (array for array in after if isinstance(array, np.ndarray)), strict=True))
    found = kernel_survey.compared([card[plan.result]], [host[plan.result]])
    return {"verdict": found["verdict"], "note": found["note"]}

