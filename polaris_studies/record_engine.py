"""Time float4_vec alone and in whole calls at the sizes of the phase 1 report, for notebook 48.

Writes data/measured/DEVICE/engine: `python -m polaris_studies.record_engine --record`. A bare launch is the kernel
alone, and a call with arrays on the device is the report's engine; see `call_overhead`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base.recordings import now
from polaris_lab.cli.arguments import add_device
from polaris_lab.lab import open_lab
from polaris_lab.model.kernel_catalogue import resolve
from polaris_studies import call_overhead
from polaris_studies.recorder import recorder_parser, run_recorder, save_measured

STUDY = "engine"
KERNEL, SIZES, WAYS = "gemm_float4_vec", (256, 512, 1024, 2048), ("arrays", "bare")


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_engine", __doc__)
    add_device(parser)
    parser.add_argument("--repeats", type=int, default=20, metavar="N", help="samples of each way (default: 20)")

    def write(given: argparse.Namespace) -> Path:
        import pandas as pd

        lab, start, spec = open_lab(given.device), now(), resolve(KERNEL)
        rows = pd.concat([call_overhead.samples(lab, KERNEL, n, ways=WAYS, repeats=given.repeats, seed=0)
                          for n in SIZES], ignore_index=True)
        rows.attrs["kernels"] = {KERNEL: {"source_sha256": spec.source_hash(), "options": list(spec.options())}}
        return save_measured(lab, rows, STUDY, start, record=given.record, repeats=given.repeats)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
