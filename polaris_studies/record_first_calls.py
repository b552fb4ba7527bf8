"""Time a kernel's first call: its build, first launch and second launch, in a process and with caches of its own.

Writes data/measured/DEVICE/first_calls, which notebook 57 reads, from the catalogue's kernels on a device:
`python -m polaris_studies.record_first_calls gemm_tiled gemm_blocked --record`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.isolation import PYTHON, safe_imports
from polaris_lab.base.recordings import manifest, now, save, setting
from polaris_lab.cli.arguments import (
    add_device,
)
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.sampling import alone_on
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.problem import Gemm
from polaris_studies.cold_calls import CACHES, COLUMNS, STUDY
from polaris_studies.recorder import recorder_parser, run_recorder

if TYPE_CHECKING:
    import pandas as pd


LONGEST_S = 300.0
"""The longest that one process may take."""


def samples(kernels: Sequence[str], n: int = 512, *, device: str = "auto", repeats: int = 3) -> pd.DataFrame:
    """Time the first call of each kernel on n x n x n, `repeats` times with empty and with filled caches.

    Returns rows of COLUMNS, without the first two. Raises ValueError for an unknown kernel, DeviceError where a process
    fails or takes too long.
    """
    import pandas as pd

    where, rows, specs = find(device), [], [resolve(kernel) for kernel in kernels]
    with alone_on(where):
        for sample in range(repeats):
            for spec in specs:
                with tempfile.TemporaryDirectory() as folder:
                    for cache in CACHES:
                        said = _in_child(where.index, spec.name, n, folder)
                        rows.append({"device": where.slug, "kernel": spec.name, "m": n, "n": n, "k": n, "cache": cache,
                                     "sample": sample, **said})
    return pd.DataFrame(rows).reindex(columns=COLUMNS[2:])


def measure(kernels: Sequence[str], n: int = 512, *, device: str = "auto", repeats: int = 3,
            record: bool = False) -> Path:
    """Write `samples` with their manifest: to data/measured when `record`, else to runs/measured; return the file."""
    start, rows = now(), samples(kernels, n, device=device, repeats=repeats)
    hashes = {name: {"source_sha256": catalogue()[name].source_hash()} for name in rows["kernel"].unique()}
    facts = manifest(asdict(find(device)), hashes, {"n": n, "repeats": repeats}, 0, start)
    return save(rows, STUDY, facts, record=record)


def _in_child(index: str, kernel: str, n: int, folder: str) -> dict[str, object]:
    """Time a first call in a new process whose caches lie in a folder."""
    kept = {"XDG_CACHE_HOME": folder, "POCL_CACHE_DIR": str(Path(folder) / "pocl"),
            "CUDA_CACHE_PATH": str(Path(folder) / "cuda")}
    code = f"from {__name__} import _say_times; _say_times({index!r}, {kernel!r}, {n})"
    try:
        done = subprocess.run([*PYTHON, "-c", code], env=os.environ | safe_imports() | kept, capture_output=True,
                              text=True, timeout=LONGEST_S, check=False)
    except subprocess.TimeoutExpired:
        raise DeviceError(f"the first call of {kernel} took longer than {LONGEST_S:g} s") from None
    if done.returncode:
        raise DeviceError(f"the first call of {kernel} failed: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
    return json.loads(done.stdout.splitlines()[-1])


def _say_times(index: str, kernel: str, n: int) -> None:
    session, spec, problem = Session(find(index)), resolve(kernel), Gemm(n, n, n)
    said: dict[str, object] = {"config": setting(session.config(spec, problem))}

    def took(name: str, step: Callable[[], object]) -> None:
        begin = time.perf_counter()
        step()
        said[name] = round(1e3 * (time.perf_counter() - begin), 4)

    took("build_ms", lambda: session.build_all(spec, problem))
    launch = session.prepare(spec, problem)
    took("first_ms", launch.run)
    took("second_ms", launch.run)
    print(json.dumps(said))


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_first_calls", __doc__)
    parser.add_argument("kernels", nargs="+", metavar="KERNEL", help="kernels of the catalogue")
    add_device(parser)
    return run_recorder(parser, argv, lambda given: measure(given.kernels, device=given.device, record=given.record))


if __name__ == "__main__":
    from polaris_studies import record_first_calls  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_first_calls.main())
