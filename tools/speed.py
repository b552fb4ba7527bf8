"""Compare a device's speeds with those of the last release: `python -m tools.speed --device gpu`.

A maintainer runs it on a machine that does nothing else; no test does. `--record` makes the times the new baseline,
data/baseline/DEVICE.json, which the release commits.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from polaris_lab import cli
from polaris_lab.base import documents, paths
from polaris_lab.device.device import find

BASELINE = paths.DATA / "baseline"
BENCHES = {
    "gpu": ["gemm_naive", "gemm_tiled", "gemm_tiled_4x4", "gemm_gcn4_ultra_aligned", "gemm_blocked",
            "--size", "512", "2048", "4096"],
    "cpu": ["gemm_naive", "gemm_tiled_4x4", "gemm_register_wide", "gemm_cpu", "--size", "256", "1024"],
}
"""What `polaris-lab bench` times, by the kind of the device."""


def main(argv: Sequence[str] | None = None) -> int:
    """Time the kernels and print each one's ratio to the baseline, with its interval; return the exit status."""
    parser = argparse.ArgumentParser("tools.speed", description=__doc__)
    parser.add_argument("--device", default="auto")
    parser.add_argument("--record", action="store_true", help="make the times the baseline")
    asked = parser.parse_args(argv)
    device = find(asked.device)
    baseline, now = BASELINE / f"{device.slug}.json", paths.RUNS / "speed" / f"{device.slug}.json"
    written = baseline if asked.record else now
    if not asked.record and not baseline.exists():
        parser.error(f"{documents.name_of(baseline)} is not there: --record makes it")
    status = cli.main(["bench", *BENCHES["cpu" if device.kind == "cpu" else "gpu"], "--device", device.index,
                       "--no-libraries", "--format", "json", "--out", str(written)])
    return status if asked.record else max(status, cli.main(["compare", str(baseline), str(now)]))


if __name__ == "__main__":
    sys.exit(main())
