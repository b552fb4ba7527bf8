"""Read an NVIDIA card's counters while it multiplies: those of the lab's kernels and of cuBLAS, for notebook 51.

Writes data/measured/DEVICE/counters from kernels of the catalogue:
`python -m polaris_studies.record_counters gemm_blocked gemm_staged gemm_tensor --size 4096 --record`.

NVIDIA's profiler, Nsight Compute (`ncu`), knows CUDA alone: see `cuda_jobs`. cuBLAS is launched through CuPy.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.isolation import PYTHON
from polaris_lab.base.recordings import now, setting
from polaris_lab.choose.selection import options
from polaris_lab.cli.arguments import add_device, add_size, read_problem
from polaris_lab.lab import Lab, open_lab
from polaris_lab.measure.sampling import alone_on
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Problem
from polaris_studies.cuda_jobs import output_of, run_job, write_job
from polaris_studies.recorder import recorder_parser, run_recorder, save_measured

if TYPE_CHECKING:
    import pandas as pd

STUDY = "counters"
COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "counter", "value", "ok"]
LIBRARY = "cublas"
COUNTERS = {
    "time, us": ("gpu__time_duration.sum", 1e-3),
    "clock, MHz": ("sm__cycles_elapsed.max.per_second", 1e-6),
    "instructions of warps": ("smsp__inst_executed.sum", 1.0),
    "issue slots used, %": ("smsp__issue_active.avg.pct_of_peak_sustained_active", 1.0),
    "multiply-add pipe, %": ("sm__inst_executed_pipe_fma.avg.pct_of_peak_sustained_active", 1.0),
    "integer pipe, %": ("sm__inst_executed_pipe_alu.avg.pct_of_peak_sustained_active", 1.0),
    "tensor cores, %": ("sm__pipe_tensor_op_hmma_cycles_active.avg.pct_of_peak_sustained_active", 1.0),
    "local memory, %": ("l1tex__data_pipe_lsu_wavefronts_mem_shared.sum.pct_of_peak_sustained_elapsed", 1.0),
    "passes in local memory": ("l1tex__data_pipe_lsu_wavefronts_mem_shared.sum", 1.0),
    "of them bank conflicts": ("l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum", 1.0),
    "registers": ("launch__registers_per_thread", 1.0),
    "warps per scheduler": ("smsp__warps_active.avg.per_cycle_active", 1.0),
    "hits in L2, %": ("lts__t_sector_hit_rate.pct", 1.0),
    "waits for local memory": ("smsp__average_warps_issue_stalled_short_scoreboard_per_issue_active.ratio", 1.0),
    "waits for global memory": ("smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio", 1.0),
    "waits for a pipe": ("smsp__average_warps_issue_stalled_math_pipe_throttle_per_issue_active.ratio", 1.0),
    "waits for an earlier instruction": ("smsp__average_warps_issue_stalled_wait_per_issue_active.ratio", 1.0),
    "waits for dispatch": ("smsp__average_warps_issue_stalled_dispatch_stall_per_issue_active.ratio", 1.0),
    "waits for code": ("smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio", 1.0),
    "waits at barriers": ("smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio", 1.0),
    "ready, another was taken": ("smsp__average_warps_issue_stalled_not_selected_per_issue_active.ratio", 1.0),
}
"""What is read: the profiler's name for it, and the factor to the unit. The last eight are the warps of a scheduler
that wait for something, for each instruction that it issues; one whose instruction is issued adds 1 to them."""
IN_CHILD = ("import sys; from polaris_studies import record_counters; "
            "record_counters.launch_all(sys.argv[1])")
PROFILER_TIMEOUT_S = 300.0
"""The longest that the profiled process may take."""


def measure(lab: Lab, kernels: Sequence[str], problem: Problem, seed: int = 0, *,
            counters: Mapping[str, tuple[str, float]] = COUNTERS, library: bool = True) -> pd.DataFrame:
    """Read the counters of each kernel, as tuned for the problem, and with `library` of cuBLAS.

    Columns: device, kernel, config, counter, value and ok. Of a kernel in several passes the last counts. Each output
    is verified. Raises DeviceError where there is no `ncu`, no CuPy for the library or no NVIDIA card, or where a
    launch fails.
    """
    import pandas as pd

    profiler = shutil.which("ncu")
    if not profiler:
        raise DeviceError("there is no ncu on the PATH: NVIDIA's Nsight Compute reads the counters; it comes with "
                          "CUDA's toolkit")
    if "nvidia" not in lab.device.platform.lower():
        raise DeviceError(f"{lab.device.name} is of the platform {lab.device.platform}; ncu reads NVIDIA's cards alone")
    inputs = problem.inputs(seed)
    expectation, lines = Expectation(problem, inputs, seed), []
    with tempfile.TemporaryDirectory() as folder, alone_on(lab.device):
        specs = [resolve(kernel) for kernel in kernels]
        jobs = [write_job(lab.session, spec, problem, inputs, Path(folder), config=_tuned(lab, spec.name, problem))
                for spec in specs]
        if library:
            np.savez(Path(folder) / "inputs.npz", **{name: inputs[name] for name in "AB"})
        (Path(folder) / "jobs.json").write_text(json.dumps(
            {"names": [job["name"] for job in jobs], "trans": problem.trans if library else None}))
        metrics = ",".join(metric for metric, _ in counters.values())
        command = [profiler, "--csv", "--page", "raw", "--clock-control", "none", "--metrics", metrics, *PYTHON,
                   "-c", IN_CHILD, folder]
        try:
            ncu_run = subprocess.run(command, capture_output=True, text=True, errors="replace",
                                     timeout=PROFILER_TIMEOUT_S, check=False)
        except subprocess.TimeoutExpired as late:
            raise DeviceError(f"the profiled process took longer than {PROFILER_TIMEOUT_S:g} s") from late
        if ncu_run.returncode:
            last = (ncu_run.stderr.strip() or ncu_run.stdout.strip()).splitlines()[-1:]
            raise DeviceError(f"the profiled process failed: {''.join(last)}")
        counted = [*profiled(ncu_run.stdout, counters)]
        for name, config, values in _by_job(jobs, counted, library):
            ok = expectation.compare(output_of(Path(folder), name, problem.layouts[problem.result])).ok
            lines += [{"device": lab.device.slug, "kernel": name, "config": config, "counter": counter, "value": value,
                       "ok": ok} for counter, value in values.items()]
    table = pd.DataFrame(lines)
    table.attrs["kernels"] = {spec.name: {"source_sha256": spec.source_hash(), "options": job["options"]}
                              for spec, job in zip(specs, jobs, strict=True)}
    return table


def _tuned(lab: Lab, name: str, problem: Problem) -> Mapping[str, int] | None:
    return next((each.config for each in options(lab.device, problem) if each.spec.name == name), None)


def _by_job(jobs: Sequence[Mapping[str, Any]], counted: Sequence[tuple[str, dict[str, float]]],
            library: bool) -> Iterator[tuple[str, str, dict[str, float]]]:
    """Yield the name, the configuration and the counters of the last launch of each job, then those of the library."""
    first = 0
    for job in jobs:
        first += len(job["steps"])
        if len(counted) < first or counted[first - 1][0] != job["steps"][-1]["function"]:
            raise DeviceError(f"ncu has counted nothing of {job['name']}")
        yield job["name"], setting(job["config"]), counted[first - 1][1]
    if library:  # what fills arrays with zeros is counted too
        if not counted[first:]:
            raise DeviceError(f"ncu has counted nothing of {LIBRARY}")
        yield LIBRARY, "", max((values for _, values in counted[first:]), key=lambda values: values["time, us"])


def profiled(text: str, counters: Mapping[str, tuple[str, float]] = COUNTERS) -> Iterator[tuple[str, dict[str, float]]]:
    """Read ncu's table: yield for each launch the kernel's name and its counters, in their units.

    Lines that the process itself printed are passed over. A counter that the card does not have is left out.
    """
    table = csv.reader(io.StringIO("\n".join(line for line in text.splitlines() if line.startswith('"'))))
    head = next(table, [])
    for row in table:
        line = dict(zip(head, row, strict=True))
        if not line.get("Kernel Name"):
            continue  # the row of units
        values = {name: line[metric].replace(",", "") for name, (metric, _) in counters.items() if metric in line}
        yield line["Kernel Name"], {name: float(value) * counters[name][1] for name, value in values.items()
                                    if re.fullmatch(r"[\d.eE+-]+", value)}


def launch_all(folder: str) -> None:
    """Launch the jobs of a folder, and cuBLAS through CuPy on the inputs of the first; write each output to that
    folder.

    This is what runs under `ncu`.
    """
    where = Path(folder)
    work = json.loads((where / "jobs.json").read_text())
    for name in work["names"]:
        run_job(folder, name)
    if work["trans"] is None:
        return
    try:
        import cupy
    except ImportError:
        sys.exit("there is no CuPy: python -m pip install cupy-cuda13x")
    given = np.load(where / "inputs.npz")
    arrays = {name: cupy.asarray(given[name]) for name in "AB"}
    a, b = (arrays[name].T if side == "t" else arrays[name] for name, side in zip("AB", work["trans"], strict=True))
    np.save(where / f"{LIBRARY}.npy", np.ascontiguousarray(cupy.asnumpy(a @ b)).ravel().view(np.uint8))


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_counters", __doc__)
    parser.add_argument("kernels", nargs="+", metavar="KERNEL", help="kernels of the catalogue")
    add_device(parser)
    add_size(parser, "4096")

    def write(given: argparse.Namespace) -> Path:
        lab, start, problem = open_lab(given.device), now(), read_problem(given.size or "4096", causal=False)
        sizes = {"m": problem.m, "n": problem.n, "k": problem.k}
        return save_measured(lab, measure(lab, given.kernels, problem).assign(**sizes), STUDY, start,
                             record=given.record, **sizes)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())
