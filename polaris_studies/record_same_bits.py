"""Run kernels on the simulated card and on a device, contraction off on both, for notebook 27: are all bits the same?

Writes data/measured/gfx803-simulated/same_bits from all kernels, the compiler and a CPU device:
`python -m polaris_studies.record_same_bits --record`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.paths import KERNELS, ROOT
from polaris_lab.cli.arguments import (
    add_device,
)
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
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.same_bits import COLUMNS
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd


STUDY = "same_bits"
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


def save_rows(table: pd.DataFrame, device: str = "cpu", *, record: bool) -> Path:
    """Write the table of `rows`, below data/measured when `record`, with a manifest that names the device next to the
    simulated card."""
    specs = [spec for name, spec in catalogue().items() if name in set(table["kernel"])]
    facts = {"name": "gfx803-simulated", "simulated": True}
    return save_study(table, STUDY, facts, specs, {"beside": devices.find(device).name}, record=record)


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


def compare_here(spec: KernelSpec, device: str, compiler: str = "clang") -> dict[str, str]:
    """Do what `compare` does, in this process, with the code of a compiler.

    Both sides begin with the same random arrays. Where a kernel is several launches, each side goes on with its own.
    """
    plan = plan_launches(spec.bind(PROBLEMS[spec.signature], spec.config(None)))
    rng, session = np.random.default_rng(0), Session(devices.find(device))
    card = {name: np.zeros(layout.extent, np.int32) if name in spec.zeroed  # counters
            else rng.standard_normal(layout.extent).astype(layout.dtype)
            for name, layout in (plan.operands | plan.scratch | plan.copies).items()}
    expected = {name: array.copy() for name, array in card.items()}
    for each in plan.launches:
        source = source_of(each.kernel.spec.file)
        source = source._replace(text=kernel_survey.NO_CONTRACTION + source.text)
        sizes, options = (each.global_size, each.local_size), each.kernel.options
        names = [name for name in each.arguments if isinstance(name, str)]
        done = any_kernel.launch(source, each.function, *sizes, each.bound_arguments(card),
                                 options=(*options, kernel_survey.ROUNDED), compiler=compiler)
        if not done.faults.empty:
            first = done.faults.iloc[0]
            return {"verdict": "faults", "note": f"{first['kind']}, line {first.source_line}"}
        theirs = launch(session, source, each.function, *sizes, each.bound_arguments(expected), options)
        for after, arrays in ((done.args, card), (theirs.args, expected)):
            arrays.update(zip(names, (array for array in after if isinstance(array, np.ndarray)), strict=True))
    found = kernel_survey.compared([card[plan.result]], [expected[plan.result]])
    return {"verdict": found["verdict"], "note": found["note"]}


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_same_bits", __doc__)
    add_device(parser, "cpu")

    def write(given: argparse.Namespace) -> Path:
        table = rows(given.device, lambda row: print(row["kernel"], row["verdict"], file=sys.stderr))
        return save_rows(table, given.device, record=given.record)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    from polaris_studies import record_same_bits  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_same_bits.main())
