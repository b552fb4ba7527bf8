"""Ask the tools of a device about every fault of attention_v3, and about attention_v3 itself, for notebook 53.

Writes data/measured/DEVICE/attention_faults: `python -m polaris_studies.record_attention_faults --record`. On an NVIDIA
card compute-sanitizer is one of the tools, where it is installed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.cli.arguments import add_device
from polaris_studies.attention_faults import FAULTS, RIGHT, SIMULATED, measure, save
from polaris_studies.recorder import recorder_parser, run_recorder


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_attention_faults", __doc__)
    add_device(parser)
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="faults asked about at a time (default: 1)")
    parser.add_argument("--no-simulator", action="store_true", help="leave out the tools that run on the simulator")

    def write(given: argparse.Namespace) -> Path:
        rows = measure(given.device, (RIGHT, *FAULTS), simulated=() if given.no_simulator else tuple(SIMULATED),
                       at_once=given.at_once)
        return save(rows, given.device, record=given.record)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
