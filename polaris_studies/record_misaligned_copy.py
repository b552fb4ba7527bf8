"""Copy to local memory by cp.async from aligned and misaligned addresses on an NVIDIA card, for notebook 54.

Writes data/measured/DEVICE/misaligned_copy: `python -m polaris_studies.record_misaligned_copy --record`. Each copy is
made in its own process, since a fault ends all that the process has on the card.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.paths import KERNELS
from polaris_lab.lab import Lab, open_lab
from polaris_studies.recorder import record_on_device

if TYPE_CHECKING:
    import pandas as pd

STUDY = "misaligned_copy"
COLUMNS = ["run_id", "study", "device", "bytes", "offset", "outcome", "says"]
SOURCE = KERNELS / "probe" / "misaligned_copy.cl"
SIZES, OFFSETS = (4, 8, 16), (0, 2, 4, 8, 14)
"""Bytes of a copy, and bytes between an address that is a multiple of 16 and the one that is read."""
AT_ONCE = 5
COPY_S = 60.0
"""The longest that one copy may take, with the start of its process."""


def measure(lab: Lab) -> pd.DataFrame:
    """Try every size at every offset: rows of COLUMNS without the first two.

    `outcome` is "copied", "other bytes" where something else arrived, or "error", and `says` the driver's word. Raises
    DeviceError where the device is no NVIDIA card.
    """
    import pandas as pd

    if "nvidia" not in lab.device.platform.lower():
        raise DeviceError(f"{lab.device.name} is of the platform {lab.device.platform}; NVIDIA's cards have cp.async")
    tried = [*itertools.product(SIZES, OFFSETS)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        said = pool.map(lambda each: _outcome(lab.device.index, *each), tried)
        lines = [(lab.device.slug, *each, *outcome) for each, outcome in zip(tried, said, strict=True)]
    return pd.DataFrame(lines, columns=COLUMNS[2:])


def _outcome(index: str, size: int, offset: int) -> tuple[str, str]:
    try:
        copied = isolation.call("polaris_studies.record_misaligned_copy:copy", index, size, offset,
                                timeout=COPY_S).value
    except (ChildDied, DeviceError) as error:
        return "error", str(error).strip().splitlines()[-1]
    return "copied" if copied == [*range(offset, offset + size)] else "other bytes", str(copied)


def copy(index: str, size: int, offset: int) -> list[int]:
    """Copy `size` of the bytes 0, 1, 2, ... from `offset` on; return what arrived. Raises DeviceError."""
    done = open_lab(index).launch(SOURCE, "misaligned_copy", 1, 1, [np.arange(64, dtype=np.uint8),
                                                                    np.zeros(size, np.uint8)],
                                  options=[f"-DSIZE={size}", f"-DOFFSET={offset}"])
    return done.args[-1].tolist()


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    return record_on_device("record_misaligned_copy", __doc__, STUDY, measure, argv)


if __name__ == "__main__":
    sys.exit(main())
