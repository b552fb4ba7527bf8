"""Time kernels by each OpenCL driver of one processor, for notebook 41.

Writes data/measured/DEVICE/runtimes, a folder a driver, from the catalogue's kernels and NumPy:
`python -m polaris_studies.record_runtimes --record --device Intel --device Portable`. The drivers are timed one after
the other. NumPy runs between the kernels of each, and says whether the machine was as quiet.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base.recordings import now
from polaris_lab.lab import open_lab
from polaris_studies.recorder import recorder_parser, run_recorder, save_measured

STUDY = "runtimes"
KERNELS = ("gemm_naive_row0", "gemm_naive", "gemm_tiled", "gemm_tiled_2x2", "gemm_tiled_4x4", "gemm_float4_vec",
           "gemm_register_wide", "gemm_cpu", "gemm_cpu_rows", "numpy")
"""Kernels with local memory and without, with vectors and without, and the library."""
SIZES = (256, 512)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recordings as the arguments say; return the exit status."""
    parser = recorder_parser("record_runtimes", __doc__)
    parser.add_argument("--device", action="append", default=[], metavar="D",
                        help="a device, as for polaris-lab; once for each driver (default: auto)")
    parser.add_argument("--repeats", type=int, default=15, metavar="N", help="samples of each kernel (default: 15)")

    def write(given: argparse.Namespace) -> list[Path]:
        written = []
        for device in given.device or ["auto"]:
            lab, start = open_lab(device), now()
            rows = lab.sweep(KERNELS, SIZES, repeats=given.repeats, seed=0)
            written.append(save_measured(lab, rows, STUDY, start, record=given.record, repeats=given.repeats))
        return written

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
