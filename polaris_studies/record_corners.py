"""Time the loop that ran in place of the GPU on a whole product of 2048, B as it is and transposed, for notebook 45.

Writes data/measured/DEVICE/corners: `python -m polaris_studies.record_corners --record`. It takes minutes; see
`int32_dispatch.corners`. The kernels that a GPU runs for the same product are in the recordings of `layouts`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base.recordings import now
from polaris_lab.cli.arguments import add_device
from polaris_lab.lab import open_lab
from polaris_studies.int32_dispatch import CORNERS, corners
from polaris_studies.recorder import recorder_parser, run_recorder, save_measured


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_corners", __doc__)
    add_device(parser)
    parser.add_argument("--n", type=int, default=2048, metavar="N", help="rows, columns and terms (default: 2048)")

    def write(given: argparse.Namespace) -> Path:
        lab, start = open_lab(given.device), now()
        rows = corners(lab, given.n, rows=given.n, counts=(32,)).assign(device=lab.device.slug, n=given.n)
        return save_measured(lab, rows, CORNERS, start, record=given.record, n=given.n)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
