"""Execute the smallest product that a card got wrong by rocBLAS, in four forms, for notebook 64.

Writes data/measured/gfx803-simulated/rocblas_reported from the code in Debian's librocblas0, a row for each output, and
which wave and cache line it belongs to: `python -m polaris_studies.record_rocblas_reported --record`, seconds. Needs
what record_rocblas needs.

rocBLAS issue 1218 and Tensile issue 1287: 32 outputs, k = 2, all inputs 1 and a bias of 10 by beta = 1. On an RX 580
the first 16 outputs were 12, as they should be, and the last 16 were 2.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from polaris_sim.timing.caches import LINE_BYTES
from polaris_studies import tensile_host
from polaris_studies.record_rocblas_hazards import Owners, watched
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.rocblas_library import choose, described, save_rows
from polaris_studies.tensile_host import Product

STUDY = "rocblas_reported"
COLUMNS = ["run_id", "study", "device", "kernel", "layout", "macro_tile", "depth_u", "split", "m", "n", "k",
           "passed_over", "output", "value", "faults", "wave", "line"]
"""`passed_over` counts the solutions that stand nearer in the library's table, whose conditions the product does not
meet. `wave` stores the output, `line` is its cache line in C."""
FORMS = (("TN", 1, 32), ("TN", 32, 1), ("NN", 32, 1), ("NT", 32, 1))
"""The reports do not say how the 32 outputs lie, nor which operand is transposed."""
BIAS = 10


def rows() -> list[dict[str, Any]]:
    """Execute each form by the kernel that the library takes; rows of COLUMNS."""
    made = []
    for layout, m, n in FORMS:
        product = Product(layout, m, n, 2, 1.0, 1.0)
        passed, choice = next(found for found in enumerate(choose(layout, m, n, 2))
                              if tensile_host.meets(found[1].solution, product))
        a, b, c = (np.full(size, value, np.float32) for size, value in zip(product.elements, (1, 1, BIAS), strict=True))
        result, launches = tensile_host.multiply(choice.solution, product, a, b, c)
        owners = watched(Owners(), choice.solution, product)
        made += [described(choice.solution) | {
            "m": m, "n": n, "k": 2, "passed_over": passed, "output": at, "value": float(value),
            "faults": sum(len(each.faults) for each in launches),
            "wave": int(owners.stored_by[at]) // 64, "line": at * value.itemsize // LINE_BYTES}
            for at, value in enumerate(result)]
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    def write(given: argparse.Namespace) -> Path:
        return save_rows(rows(), STUDY, COLUMNS, record=given.record)

    return run_recorder(recorder_parser("record_rocblas_reported", __doc__), argv, write)


if __name__ == "__main__":
    sys.exit(main())
