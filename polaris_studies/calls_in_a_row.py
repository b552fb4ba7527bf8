"""Measure what a product costs in a row of calls with one wait at its end, compared with the same row of a library."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import pyopencl.array as cl_array

from polaris_lab.base.recordings import COLUMNS
from polaris_lab.base.statistics import ratio_interval
from polaris_lab.lab import Lab
from polaris_lab.measure.libraries import LIBRARIES
from polaris_lab.measure.library_run import SPIN_S
from polaris_lab.measure.sampling import alone_on
from polaris_lab.measure.torch_device import cuda_of, torch_errors
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

OURS = ("gemm", "gemm, out", "plan")
"""The ways to call this lab: a new array for each result, one array for all, and a plan with one array for all."""
ON_HOST = ("gemm of NumPy arrays", "gemm of NumPy arrays, out")
"""The first two of these with NumPy arrays in place of device arrays, which is tried on a CPU."""
RIVALS = ("torch", "torch, out", "numpy", "numpy, out")
"""The same row by PyTorch's matmul on an NVIDIA GPU, or by NumPy's on a CPU."""
RIVALS_OF = {"gemm": ("torch", "numpy"), "gemm, out": ("torch, out", "numpy, out"), 
             "plan": ("torch, out", "numpy, out"), ON_HOST[0]: ("numpy",), ON_HOST[1]: ("numpy, out",)}
"""The row of PyTorch, or of NumPy, that a row of this lab is compared with."""


def samples(lab: Lab, sizes: Sequence[int], *, calls: int = 100, repeats: int = 20, seed: int = 0) -> pd.DataFrame:
    """Time rows of `calls` products of n x n x n on arrays that stay where they are, each way in turns.

    A row of the protocol's columns for each sample: `kernel` is the way, of OURS, ON_HOST and RIVALS, `config` the
    kernel that was chosen, `host_ms` the host's time of one call, with its share of the wait at the end of the row. The
    kernel's own time is not taken (NaN). The result of each way is verified after its last sample. Raises DeviceError
    where a device or PyTorch fails.
    """
    import pandas as pd

    lines, kernels = [], {}
    for n in sizes:
        problem = Gemm(n, n, n)
        inputs = problem.inputs(seed)
        plan = lab.plan(Gemm(n, n, n))
        kernels[plan.spec.name] = {"source_sha256": plan.spec.source_hash(), "options": list(plan.spec.options())}
        rows = {**_ours(lab, plan, inputs), **_on_host(lab, inputs), **_rivals(lab, inputs)}
        outputs = {way: row(calls) for way, row in rows.items()}  # builds, and fills the caches of each way
        taken = []
        with alone_on(lab.device):
            for number in range(repeats):
                for way, row in rows.items():
                    begin = time.perf_counter()
                    outputs[way] = row(calls)
                    taken.append((way, number, 1e3 * (time.perf_counter() - begin) / calls))
                if "numpy" in rows:
                    time.sleep(SPIN_S)  # until its threads no longer spin on the device's cores
        expectation = Expectation(problem, inputs, seed)
        verdicts = {way: expectation.compare(fetch()) for way, fetch in outputs.items()}
        shape = {name: getattr(problem, name)
                 for name in ("m", "n", "k", "lda", "ldb", "ldc", "trans", "alpha", "beta")}
        lines += [{"run_id": "", "study": "", "device": lab.device.slug, "kernel": way,
                   "config": "" if way in RIVALS else plan.spec.name, **shape, "dtype": "float32", "sample": number,
                   "device_ms": np.nan, "host_ms": ms,
                   "gflops": problem.flops / ms / 1e6 if verdicts[way].ok else np.nan,
                   "max_abs_error": verdicts[way].max_abs_error, "bound_fraction": verdicts[way].fraction,
                   "ok": verdicts[way].ok, "power_w": np.nan} for way, number, ms in taken]
    table = pd.DataFrame(lines, columns=COLUMNS)
    table.attrs["kernels"] = kernels
    return table


Row = Callable[[int], Callable[[], np.ndarray]]
"""Makes that many calls in a row and waits for the last; returns what fetches its result."""


def _ours(lab: Lab, plan: Any, inputs: dict[str, np.ndarray]) -> dict[str, Row]:
    a, b = (cl_array.to_device(lab.queue, inputs[name]) for name in ("A", "B"))
    out = cl_array.zeros(lab.queue, plan.shape, np.float32)

    def row(call: Callable[[], cl_array.Array]) -> Row:
        def run(calls: int) -> Callable[[], np.ndarray]:
            for _ in range(calls):
                result = call()
            lab.queue.finish()
            return result.get
        return run

    calls = lambda: lab.gemm(a, b), lambda: lab.gemm(a, b, out=out), lambda: plan(a, b, out)
    return dict(zip(OURS, map(row, calls), strict=True))


def _on_host(lab: Lab, inputs: dict[str, np.ndarray]) -> dict[str, Row]:
    if lab.device.kind != "cpu":
        return {}
    a, b = inputs["A"], inputs["B"]
    return _numpy_rows(ON_HOST, lambda out: lab.gemm(a, b, out=out), np.empty_like(inputs["C"]))


def _numpy_rows(ways: Sequence[str], multiply: Callable[[np.ndarray | None], np.ndarray],
                out: np.ndarray) -> dict[str, Row]:
    """Make two rows of calls that wait for their result each: of new arrays, and of one for all."""
    def row(target: np.ndarray | None) -> Row:
        def run(calls: int) -> Callable[[], np.ndarray]:
            for _ in range(calls):
                result = multiply(target)
            return result.copy
        return run

    return dict(zip(ways, map(row, (None, out)), strict=True))


def _rivals(lab: Lab, inputs: dict[str, np.ndarray]) -> dict[str, Row]:
    if LIBRARIES["cublas"].missing(lab.device) is None:
        return _torch(lab, inputs)
    if lab.device.kind != "cpu":
        return {}
    a, b = inputs["A"], inputs["B"]
    return _numpy_rows(("numpy", "numpy, out"), lambda out: np.matmul(a, b, out=out), np.empty_like(inputs["C"]))


def _torch(lab: Lab, inputs: dict[str, np.ndarray]) -> dict[str, Row]:
    import torch

    cuda = cuda_of(lab.device.name)
    torch.backends.cuda.matmul.allow_tf32 = False
    with torch_errors(lab.device):
        a, b = (torch.from_numpy(inputs[name]).to(cuda) for name in ("A", "B"))
        out = torch.zeros(inputs["C"].shape, device=cuda)

    def row(call: Callable[[], torch.Tensor]) -> Row:
        def run(calls: int) -> Callable[[], np.ndarray]:
            with torch_errors(lab.device):
                for _ in range(calls):
                    result = call()
                torch.cuda.synchronize(cuda)
            return lambda: result.cpu().numpy()
        return run

    return {"torch": row(lambda: torch.matmul(a, b)), "torch, out": row(lambda: torch.matmul(a, b, out=out))}


def compare_with_library(rows: pd.DataFrame) -> pd.DataFrame:
    """Compare each row of this lab with that of the library: the time of a call in us, and how many times it takes.

    Columns: device, m, way, kernel (the one chosen), rival, us, rival_us, and ratio with its 95 % interval low to high.
    Below 1 the lab's call is the cheaper. The samples must have been taken in turns.
    """
    import pandas as pd

    lines = []
    for (device, n), group in rows[rows["ok"]].groupby(["device", "m"], sort=False):
        times = {way: of["host_ms"].to_numpy() for way, of in group.groupby("kernel", sort=False)}
        for way, rivals in RIVALS_OF.items():
            rival = next((each for each in rivals if each in times), None)
            if way not in times or rival is None:
                continue
            ratio = ratio_interval(times[way], times[rival])
            lines.append({"device": device, "m": n, "way": way,
                          "kernel": group.loc[group["kernel"] == way, "config"].iloc[0], "rival": rival,
                          "us": 1e3 * np.median(times[way]), "rival_us": 1e3 * np.median(times[rival]),
                          "ratio": ratio.median, "low": ratio.low, "high": ratio.high})
    return pd.DataFrame(lines)
