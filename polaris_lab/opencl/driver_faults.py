"""Know what a driver was seen to compile wrongly, so that it is refused and not run."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from polaris_lab.base.errors import DeviceError


class DriverFault(NamedTuple):
    """Describes builds that come out wrong: of a file, where one of its defines is above `most`."""

    platform: str
    file: str
    define: str
    most: int
    seen: str
    instead: str


FAULTS = (
    # 24 of 2756 outputs at 52 x 53 x 17, the same each time, and a damaged heap; right on Oclgrind, and on PoCL with
    # POCL_WORK_GROUP_METHOD=loops or with one of the two ways to store C taken out
    DriverFault("Portable Computing Language", "gemm_tensor.cl", "SPLIT", 1,
                "PoCL 3.1 stores to the wrong places", "gemm_staged and gemm_blocked split sums there"),)


def refuse_wrong_build(platform: str, file: str, options: Sequence[str]) -> None:
    """Raise DeviceError for a build of FAULTS: `file` is the source's name, `options` are what it is built with."""
    for fault in FAULTS:
        values = [int(found[1]) for option in options if (found := re.fullmatch(rf"-D{fault.define}=(\d+)", option))]
        if (platform, file) == (fault.platform, fault.file) and max(values, default=0) > fault.most:
            raise DeviceError(f"{file} with {fault.define}={max(values)} is not built on this device: {fault.seen}. "
                              f"Leave {fault.define} at {fault.most}; {fault.instead}")
