"""Say how fast the blocked kernels are by ACO on a simulated card, and what a cast in its loop costs gemm_blocked.

Writes data/measured/CARD-simulated/aco_costs, which notebook 25 reads: `python -m polaris_studies.record_aco_costs
--record`. Needs Mesa's driver (record_aco --fetch), since the code of the kernel with the cast is not kept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.model.cards import DEFAULT
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_sim.code import toolchain
from polaris_studies.broken_copies import changed_copy
from polaris_studies.driver_code import instructions_along_k
from polaris_studies.record_denormals import COST_COLUMNS, cost_row
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd

STUDY = "aco_costs"
COLUMNS = [*COST_COLUMNS, "form", "instructions"]
"""Those of record_denormals.COST_COLUMNS; how quads are read from local memory, "today" or "by casts"; and the
instructions that a wave executes for each multiply-add along k."""
COMPILERS = ("aco", "clang")


def with_casts() -> KernelSpec:
    """Describe gemm_blocked with the two casts in its loop that it has for NVIDIA's compiler alone."""
    read = "\n#define READ_QUAD(to, from) *(float4 *)"
    return changed_copy("gemm_blocked", f"#ifdef __NV_CL_C_VERSION{read}", f"#if 1{read}")


def rows(sizes: Iterable[int] = (1024, 4096), card: str = DEFAULT) -> pd.DataFrame:
    """Simulate square products by both of COMPILERS; rows of COLUMNS. Raises DeviceError without Mesa's driver."""
    import pandas as pd

    specs = catalogue()
    forms = [("today", specs["gemm_polaris"]), ("today", specs["gemm_blocked"]), ("by casts", with_casts())]
    return pd.DataFrame([cost_row(spec, compiler, size, card=card)
                         | {"form": form, "instructions": instructions_along_k(spec, compiler)}
                         for form, spec in forms for compiler in COMPILERS for size in sizes], columns=COLUMNS)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    def write(given: argparse.Namespace) -> Path:
        facts = {"name": "gfx803", "compilers": [str(toolchain.find(name)) for name in COMPILERS]}
        table = rows()
        return save_study(table, STUDY, facts, map(resolve, table["kernel"].unique()), {}, record=given.record)

    return run_recorder(recorder_parser("record_aco_costs", __doc__), argv, write)


if __name__ == "__main__":
    sys.exit(main())
