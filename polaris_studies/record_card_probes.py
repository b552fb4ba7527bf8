"""Compile the probe kernels for gfx803, so that they can be simulated where no compiler is installed.

Writes data/gfx803/probe from kernels/probe and the compiler: `python -m polaris_studies.record_card_probes`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base.files import write_text
from polaris_lab.base.paths import KERNELS
from polaris_sim.code import toolchain
from polaris_studies.card_probes import FILES, kept
from polaris_studies.recorder import command_parser, run_recorder


def made(name: str) -> str:
    """Compile the listing `name` of FILES. Raises DeviceError when no compiler is installed."""
    file, options, compiler = FILES[name]
    return toolchain.gfx803(KERNELS / "probe" / f"{file}.cl", options, toolchain.find(compiler))


def main(argv: Sequence[str] | None = None) -> int:
    """Compile all of FILES and write the listings; return the exit status."""
    return run_recorder(command_parser("record_card_probes", __doc__), argv, lambda given: write_listings())


def write_listings() -> list[Path]:
    """Compile all of FILES and write the listings to data/gfx803/probe. Raises DeviceError as `made` does."""
    for name in FILES:
        write_text(kept(name), made(name))
    return [kept(name) for name in FILES]


if __name__ == "__main__":
    sys.exit(main())
