"""Tabulate the error of every right GEMM kernel at every size, by today's sources, against the limits of the documents.

`python -m polaris_studies.correctness_matrix` computes all rows on this device; the sizes include such as no tile
divides. A kernel that refuses a size says why it does.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.cli import FAILED, OK, run_command
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.order_of_proof import ABSOLUTE
from polaris_studies.recorder import command_parser

if TYPE_CHECKING:
    import pandas as pd

SIZES = (Gemm(64, 64, 64), Gemm(256, 256, 256), Gemm(100, 100, 100), Gemm(127, 127, 127), Gemm(65, 130, 33),
         Gemm(1, 37, 300))
COLUMNS = ["kernel", "source", "size", "error", "bound_fraction", *(f"within {limit:g}" for limit in ABSOLUTE), "said"]
"""`source` is the beginning of the hash of today's source, `said` "right", "WRONG", or why the size is refused."""


def kernels(lab: Lab) -> list[str]:
    """List the GEMM kernels of the catalogue that are right and that this device can run."""
    return [name for name, spec in catalogue().items()
            if spec.signature == "gemm" and not spec.museum and lab.device.offers(spec.wants)]


def matrix(lab: Lab, names: Iterable[str] | None = None, sizes: Sequence[Gemm] = SIZES, seed: int = 0) -> pd.DataFrame:
    """Compute the rows of some kernels, all by default: one a kernel and size, with COLUMNS."""
    import pandas as pd

    rows = []
    for name in kernels(lab) if names is None else names:
        spec = catalogue()[name]
        for problem in sizes:
            head = (name, spec.source_hash()[:12], str(problem))
            if unmet := spec.unmet(problem):
                rows.append((*head, np.nan, np.nan, *(np.nan for _ in ABSOLUTE), f"refused: needs {unmet}"))
                continue
            inputs = problem.inputs(seed)
            output = lab.gemm(inputs["A"], inputs["B"], kernel=name)
            verdict = Expectation(problem, inputs, seed).compare(output)
            rows.append((*head, verdict.max_abs_error, verdict.fraction,
                         *(verdict.max_abs_error < limit for limit in ABSOLUTE), "right" if verdict.ok else "WRONG"))
    return pd.DataFrame(rows, columns=COLUMNS)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the matrix of the kernels that the arguments name, or of all; return the exit status."""
    parser = command_parser("correctness_matrix", __doc__)
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help="kernels of the catalogue (default: all)")
    parser.add_argument("--device", default="auto", metavar="D", help="the device, as for polaris-lab (default: auto)")

    def show(given: object) -> int:
        table = matrix(open_lab(given.device), given.kernels or None)
        print(table.pivot(index="kernel", columns="size", values="error").to_string(float_format="{:.1e}".format))
        print(*(f"{row.kernel} at {row.size}: {row.said}" for row in table[table["said"] != "right"].itertuples()),
              sep="\n")
        return FAILED if (table["said"] == "WRONG").any() else OK

    return run_command(show, parser.parse_args(argv), parser.prog)


if __name__ == "__main__":
    sys.exit(main())
