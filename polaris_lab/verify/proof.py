"""Check a kernel over many problems: signature, error bounds, guards, poison, write coverage and the sanitizer."""

from __future__ import annotations

import contextlib
import functools
import itertools
import numbers
import re
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pyopencl as cl
from tqdm import tqdm

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError, compiler_ended
from polaris_lab.base.executor import cores
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import UNOPTIMISED, Session
from polaris_lab.model import kernel_signature
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_source import FOREIGN
from polaris_lab.model.kernel_spec import LANGUAGE, KernelSpec
from polaris_lab.model.launched_kernel import LaunchedKernel
from polaris_lab.model.problem import Attention, Gemm, Problem
from polaris_lab.verify import finding_words, passed_checks, source_lines
from polaris_lab.verify.check_report import CheckReport, Failure
from polaris_lab.verify.fenced_run import far_problems, fenced_problems, run_fenced
from polaris_lab.verify.geometry import geometry_of
from polaris_lab.verify.guarded_run import run_case
from polaris_lab.verify.kernel_arguments import OPTION, mismatches
from polaris_lab.verify.kernel_numbers import stated_numbers
from polaris_lab.verify.problems import (
    COVERED,
    LONG_SIDE,
    SANITIZED,
    farthest_start,
    few_groups,
    first_trials,
    nearest_fitting,
    suggested_trials,
    telling_sizes,
    whole_tile,
)
from polaris_lab.verify.sanitizer import UNSUPPORTED, place_of, sanitize, sanitize_launch
from polaris_lab.verify.trust import is_proved
from polaris_lab.verify.write_coverage import count_stores

if TYPE_CHECKING:
    import pandas

LAUNCH_TIMEOUT_S = 30.0
"""The seconds that one launch of a kernel that is not proved yet may take, its build included."""
STEP_TIMEOUT_S = 1800.0
"""The seconds that all launches of one step of a check may take together."""
FIRST_LOOK_S = 5.0
"""The seconds that a run of the sanitizer gets before a kernel has run anywhere, which may never end. Where that is too
short and the kernel ends on the device, the sanitizer runs again."""
SANITIZER_TIMEOUT_S = 30.0
"""The seconds that a run of the sanitizer gets where a fault is known, or a long sum may take too long."""
PROGRESS_PREFIX = "polaris-lab: at "
"""A child process begins the line with this that names the problem it launches next."""
TIMEOUT_MESSAGE = "the sanitizer gave no answer"
"""A note of a report that begins so asks for the sanitizer to run again."""
failed: dict[tuple[str, str, str], str] = {}
"""What this process has found in kernels that are not proved: device, name and code -> the headline of the check."""
CHECKED_REPORTS = 20_000
"""Reports of the sanitizer that a check reads: it asks whether there are any, and which comes first."""
FOUND_GATES = {"out-of-bounds": "oob", "race": "race", "uninitialised": "uninit"}
"""The gate that fails for each kind of finding of the sanitizer; for any other it is "sanitizer"."""


def check(kernel: str | KernelSpec | LaunchedKernel, device: str = "auto", *, seed: int | None = None, random: int = 12,
          sanitizer: bool = True, thorough: bool = False) -> CheckReport:
    """Check `kernel` on `device`: edge shapes, alpha and beta, transposes, strided views, a long sum, random problems.

    The kernel's arguments are first compared with its signature: your own kernel with other arguments is not launched.
    With `sanitizer`, Oclgrind looks for accesses out of bounds, races and uninitialised values. Then each case runs on
    new inputs between guards, and `random` random problems follow the fixed ones. Problems near the numbers in the
    kernel's text come then: long sums, large sides, wide gaps, special scalars, and inputs of other kinds. `seed` draws
    all inputs, is new by default, and is in the report. Write coverage follows, with the work-groups that store
    nothing. With `sanitizer`, a CPU then gets arrays next to memory that may not be touched, some with more elements
    than 32 bits count, and Oclgrind gets longer sums. `thorough` takes more of all, for minutes. Of your own kernel
    each combination of its defines' values is checked. An unproved or museum kernel is built and run in child
    processes, where each launch has LAUNCH_TIMEOUT_S seconds.

    Not seen is what happens at sizes or values that neither the text states nor a check draws; on a GPU indices that
    overflow 32 bits; races of work-groups with each other; races, and reads past an array on a GPU, in products larger
    than those that Oclgrind gets.

    Raises ValueError for an unknown name or function, DeviceError when the device does not exist.

    >>> report = pl.check("gemm_naive", random=0, sanitizer=False)
    >>> report.ok, report.failures
    (True, [])
    """
    if isinstance(kernel, LaunchedKernel):
        return _check_launched(kernel, find(device), sanitizer)
    spec = resolve(kernel)
    if len(variants := every_config(spec)) > 1:
        return _check_variants(spec, variants, device, seed=seed, random=random, sanitizer=sanitizer, thorough=thorough)
    if seed is not None and (not isinstance(seed, numbers.Integral) or seed < 0):
        raise BadValue("seed", f"seed is {seed!r}; it must be a whole number of at least 0")
    seed = secrets.randbits(32) if seed is None else seed
    chosen, code = find(device), spec.code_hash()
    report = CheckReport(spec.name, chosen.name, spec.gate, seed, own=spec.language == FOREIGN, kernels=[spec])
    opened = functools.cache(lambda: Session(chosen))  # once, since each session has buffers of its own
    here = opened if is_proved(chosen, spec) else None
    report = examine_step("signature", opened if here or spec.museum else None, chosen, spec, report)
    if "device" in report.gates or "crash" in report.gates or not (report.ok or spec.museum):
        report.unfit = bool(here) and _is_unfit(opened, spec, report)
        return report  # with arguments of another signature, its results would say nothing
    if sanitizer and not here and not spec.museum:
        sanitize_kernel(spec, report, FIRST_LOOK_S, once=True)
    if here or spec.museum:
        report = examine_step("cases", here, chosen, spec, report, random, thorough)
        if spec.museum or "device" not in report.gates:  # a fault may take the device down, and is still to be named
            report = examine_step("coverage", opened, chosen, spec, report)
            if sanitizer:
                sanitize_kernel(spec, report)
    else:
        report = examine_step("cases and coverage", None, chosen, spec, report, random, thorough)
    if sanitizer and report.ok and chosen.kind == "cpu" and spec.signature != "transpose":
        report = examine_step("fence", None, chosen, spec, report)
    if sanitizer:
        sanitize_again(spec, report, 300.0 if report.ok else SANITIZER_TIMEOUT_S)
        if report.ok and not any(note.startswith(TIMEOUT_MESSAGE) for note in report.notes):
            sanitize_further(spec, report, thorough)
    report.drop_tool_failures()
    if report.failures and not report.geometry:  # it died, and the problem that it was at is in the sentence alone
        problem = nearest_fitting(spec, SANITIZED[spec.signature])
        report.facts[report.headline] = Failure(geometry_of(spec.bind(problem)))
    report.unfit = bool(here) and _is_unfit(opened, spec, report)
    if not spec.museum and "device" not in report.gates and spec.code_hash() == code:
        _note(chosen, spec, code, report, bool(here))
    return report


def _check_launched(kernel: LaunchedKernel, device: Device, sanitizer: bool) -> CheckReport:
    """Run the launch of a kernel that has a reference on Oclgrind, then on the device, and compare."""
    report, expected = CheckReport(kernel.name, device.name, None, 0, kernels=[kernel]), kernel.expected()

    def look(patience: float) -> str:
        found, died = sanitize_launch(kernel, patience)
        for each in found:
            report.fail(FOUND_GATES.get(each.kind, "sanitizer"), f"{each.message} ({place_of(each)})")
        return died

    died = look(FIRST_LOOK_S) if sanitizer else ""
    try:
        if report.ok:
            done = isolation.call("polaris_lab.device.free_launch:launch_on", device.index, *kernel.asked,
                                  timeout=LAUNCH_TIMEOUT_S).value
            sentences, report.fraction = kernel.faults(done.args, expected)
            report.cases = 1
            for sentence in sentences:
                report.fail("bound", sentence)
    except ChildDied as dead:
        late = isolation.LATE in dead.how
        report.fail("time" if late else "crash", f"the process that ran it {dead.how}" + (
            ": an endless loop, or a barrier that some never reach" if late else ""))
    except DeviceError as error:
        report.fail("device", str(error))
    if isolation.LATE in died and "time" not in report.gates:
        died = look(SANITIZER_TIMEOUT_S)
    if died and report.ok:
        report.notes.append(f"the sanitizer gave up: {died}")
    return report


def _note(device: Device, spec: KernelSpec, code: str, report: CheckReport, proved: bool) -> None:
    note = passed_checks.note_pass if report.ok else passed_checks.note_failure
    note(device.identity, spec.name, code)
    if not (report.ok or proved):
        failed[device.identity, spec.name, code] = report.headline


def every_config(spec: KernelSpec) -> list[KernelSpec]:
    """Return a kernel of one's own once for each combination of its defines' values; of the catalogue as it is."""
    if spec.language == LANGUAGE:
        return [spec]
    return [spec.fixed(dict(zip(spec.tunables, values, strict=True)))
            for values in itertools.product(*spec.tunables.values())]


def _check_variants(spec: KernelSpec, variants: list[KernelSpec], device: str, **options: Any) -> CheckReport:
    """Check each variant of a kernel, and return one report on all, whose sentences begin with the defines."""
    chosen, code = find(device), spec.code_hash()
    whole = CheckReport(spec.name, chosen.name, None, options["seed"])
    for variant in tqdm(variants, spec.name, leave=False, disable=None, unit=" variants"):
        report = check(variant, device, **options | {"seed": whole.seed})
        whole.seed = report.seed
        said = " ".join(f"{name}={values[0]}" for name, values in variant.tunables.items())
        for failure in report.failures:
            gate, _, sentence = failure.partition(": ")
            whole.fail(gate, f"{said}: {sentence}")
        whole.notes += [f"{said}: {note}" for note in report.notes]
        whole.kernels += report.kernels
        whole.cases += report.cases
        whole.fraction = max(whole.fraction, report.fraction)
    if "device" not in whole.gates and spec.code_hash() == code:
        _note(chosen, spec, code, whole, False)
    return whole


def check_each(kernels: Iterable[str | KernelSpec], device: str = "auto", **options: Any) -> dict[str, CheckReport]:
    """Check several kernels as `check` does, with its `options`, and return their reports by name.

    As many are checked at a time as this machine has cores: much of a check is compiling, and waiting for Oclgrind and
    for child processes. Raises what `check` raises for the first kernel that it takes no report of.
    """
    specs = [resolve(kernel) for kernel in kernels]
    with ThreadPoolExecutor(cores()) as pool:
        reports = pool.map(lambda spec: check(spec, device, **options), specs)
        return {spec.name: report for spec, report in zip(specs, reports, strict=True)}


def examine_step(step: str, opened: Callable[[], Session] | None, device: Device, spec: KernelSpec,
                 report: CheckReport, *more: object) -> CheckReport:
    """Run one of STEPS, in this process in the session that `opened` returns, or where that is None in a child
    process, which may die in it; return the report."""
    if opened:
        return _step_in_process(step, opened, spec, report, *more)
    try:
        return isolation.call("polaris_lab.verify.proof:_step_in_child", LAUNCH_TIMEOUT_S, step, device.index, spec,
                              report, *more, timeout=STEP_TIMEOUT_S).value
    except ChildDied as died:
        gate, sentence = died_in(died, spec)
        if step == "signature" and gate == "crash":  # it builds, and launches nothing
            report.fail("device", compiler_ended(spec.file.name, device.name, died.how))
        elif step == "fence" and gate == "crash":
            report.fail("oob", f"{sentence}, with an array next to memory that may not be touched: an access past its "
                               "end or before its start, or an index of 32 bits where rows lie 2^28 elements apart")
        else:
            report.fail(gate, sentence)
        return report


def died_in(died: ChildDied, spec: KernelSpec) -> tuple[str, str]:
    """Return the gate and the sentence for a child process that died while it ran a kernel.

    The last problem that it named is the one that killed it.
    """
    said = [line for line in died.output.splitlines() if line.startswith(PROGRESS_PREFIX)]
    at = f"{said[-1][len(PROGRESS_PREFIX):]}: " if said else ""
    if died.how == isolation.OUT_OF_TIME:
        loop = source_lines.line_text(spec, source_lines.endless_loop)
        return "time", (f"{at}it gave no answer in {LAUNCH_TIMEOUT_S:g} s: an endless loop, or a barrier that some "
                        f"never reach{loop}")
    return "crash", f"{at}the process that ran it {died.how}"


def _step_in_process(step: str, opened: Callable[[], Session], spec: KernelSpec, report: CheckReport,
                     *more: object) -> CheckReport:
    try:
        STEPS[step](opened(), spec, report, *more)
    except DeviceError as error:
        report.fail("device", str(error))
    return report


def _step_in_child(limit: float, step: str, index: str, *arguments: object) -> CheckReport:
    set_limit(limit)
    return _step_in_process(step, lambda: Session(find(index)), *arguments)


def set_limit(seconds: float) -> None:
    """In a child process, take over its parent's LAUNCH_TIMEOUT_S, and begin to watch the time."""
    global LAUNCH_TIMEOUT_S
    LAUNCH_TIMEOUT_S = seconds
    isolation.deadline(seconds)


def launching(problem: Problem) -> None:
    """In a child process, say what is launched next, and give it LAUNCH_TIMEOUT_S seconds; elsewhere do nothing."""
    if isolation.in_child():
        print(f"{PROGRESS_PREFIX}{problem}", flush=True)
        isolation.deadline(LAUNCH_TIMEOUT_S)


def _check_signature(session: Session, spec: KernelSpec, report: CheckReport) -> None:
    sentences = mismatches(session, spec)
    if sentences and not spec.museum:
        report.advice = kernel_signature.advice(spec)
    if sentences is None:
        report.notes.append("no signature check, since the device tells nothing of a kernel's arguments")
    for sentence in sentences or ():
        place = re.search(r"argument (\d+) \((\w+)\)", sentence)
        if place and not spec.museum:
            sentence += source_lines.line_text(
                spec, source_lines.parameter_line, spec.function, place[2], int(place[1]))
        report.fail("signature", sentence)
    if not spec.museum and (sentence := too_much_local(session, spec)):
        report.fail("device", sentence)


def too_much_local(session: Session, spec: KernelSpec) -> str:
    """Return a sentence when a kernel needs more local memory than a CPU device has, which PoCL dies of.

    A GPU's driver refuses what it cannot launch, and some launch more than they report: NVIDIA's runs a kernel of
    49,172 bytes where it reports 49,152.
    """
    return _missing_local(session, spec) if session.device.kind == "cpu" else ""


def _is_unfit(opened: Callable[[], Session], spec: KernelSpec, report: CheckReport) -> bool:
    """Tell whether nothing was found but that the device refused a kernel that needs more local memory than it has."""
    if set(report.gates) != {"device"}:
        return False
    try:
        return bool(_missing_local(opened(), spec))
    except DeviceError:  # it does not even build
        return False


def _missing_local(session: Session, spec: KernelSpec) -> str:
    program = session.build(spec, (*spec.options(), OPTION))  # as `mismatches` has built it
    for each in spec.passes:
        kernel = session.kernel(program, each.function, spec.file.name)
        need = kernel.get_work_group_info(cl.kernel_work_group_info.LOCAL_MEM_SIZE, session.queue.device)
        if need > session.device.local_mem:
            line = source_lines.line_text(spec, source_lines.local_array)
            return (f"{each.function} needs {need:,} bytes of local memory, and {session.device.name} has "
                    f"{session.device.local_mem:,}{line}")
    return ""


def _run_cases(session: Session, spec: KernelSpec, report: CheckReport, random: int, thorough: bool) -> None:
    rng = np.random.default_rng(report.seed)

    def run(problem: Problem, *how: Any) -> None:
        launching(problem)
        run_case(session, spec, problem, int(rng.integers(2**32)), report, *how)

    for trial in first_trials(spec, rng, random, thorough):
        problem = trial.problem
        if report.failures and isinstance(problem, Gemm) and max(problem.m, problem.n) >= LONG_SIDE:
            continue  # it may write so far outside there that its process dies, and takes what was found with it
        run(*trial)
    for trial in suggested_trials(spec, rng, thorough):
        if report.failures:
            break
        run(*trial)


def _run_all(session: Session, spec: KernelSpec, report: CheckReport, random: int, thorough: bool) -> None:
    _run_cases(session, spec, report, random, thorough)
    _check_coverage(session, spec, report)


def _check_coverage(session: Session, spec: KernelSpec, report: CheckReport) -> None:
    launching(COVERED[spec.signature])
    problem = nearest_fitting(spec, COVERED[spec.signature])
    fact = Failure(geometry_of(session.plan(spec, problem).kernel))
    # What stores outside its arrays ends a process sooner in code that is not optimised.
    hasty = UNOPTIMISED.get(session.device.platform, ()) if is_proved(session.device, spec) else ()
    try:
        counts = count_stores(session, spec, problem, extra_options=hasty)
    except ChildDied as died:
        report.fail("crash", f"the process that mapped its stores {died.how}")
        return
    except DeviceError as error:
        report.fail("device", str(error))
        return
    if counts.unseen:
        arrays = ", ".join(counts.unseen)
        report.notes.append(f"no cover map of {arrays}, since not every store there can be recognised")
    for sentence in counts.problems:
        if sentence in counts.uneven and not spec.museum:
            report.notes.append(sentence)
        else:
            report.fail("cover", sentence, fact)
    if counts.idle:
        report.fail("dispatch", f"{counts.idle} of {counts.groups} work-groups store no output", fact)


def _check_fence(session: Session, spec: KernelSpec, report: CheckReport) -> None:
    near = itertools.product(fenced_problems(spec), (True, False))
    for problem, at_end in itertools.chain(near, ((problem, False) for problem in far_problems(spec))):
        launching(problem)
        try:
            verdict = run_fenced(session, spec, problem, report.seed, at_end)
        except OSError as error:
            report.notes.append(f"{problem} did not run next to memory that may not be touched: {error}")
            return
        if not verdict.ok:
            geometry = geometry_of(session.plan(spec, problem).kernel)
            report.fail("bound", f"{problem}: {verdict.message}", Failure(geometry, verdict.first))
            return


STEPS: dict[str, Callable[..., None]] = {"signature": _check_signature, "cases": _run_cases,
                                          "coverage": _check_coverage, "cases and coverage": _run_all,
                                          "fence": _check_fence}
"""The steps of a check, by the names that a child process is told."""


def sanitize_kernel(spec: KernelSpec, report: CheckReport, patience: float = 300.0, once: bool = False) -> None:
    """Let Oclgrind look at the kernel for at most `patience` seconds a run, and record what it finds.

    It looks at the optimised code first, if it knows that, and then at code that is not, for races and uninitialised
    values as well: this takes the longest, and two work-groups a side are enough. `once` leaves the first out where the
    second sees as many work-groups.

    A kernel whose tiles are larger than that problem is looked at on a whole one as well, for races, and on products
    that are wider than a tile and not as high, or the other way. One that is built again for operands that are stored
    transposed is looked at with both of them so, one that keeps sums between blocks of KC steps on two blocks, and one
    that has configurations worth trying first in the one that differs most from its defaults. Of a kernel that has run
    nowhere yet, a sanitizer that is late is a note: the kernel may never end.
    """
    problem = small = nearest_fitting(spec, SANITIZED[spec.signature])
    if spec.museum and isinstance(problem, Attention):  # each of thousands of findings takes its time
        problem = replace(problem, b=1, h=1, s=17, t=66, diagonal=49)
        small = replace(problem, s=5, t=9, diagonal=4)  # an access out of bounds shows in a few rows
    # a museum kernel is compiled without optimisation, which may leave out an access that no result depends on
    first, second = {"optimised": not spec.museum}, {"races": True, "uninit": True}
    # where the optimised code is not known, the second run looks at the other code of the same problem anyway
    few = few_groups(spec, problem)
    runs = [(spec, small, first | {"fall_back": spec.museum}), (spec, few, second)][once and few == problem:]
    if not spec.museum:
        if "TRANS_A" in spec.settled:
            turned = replace(SANITIZED["gemm"], trans_a=True, trans_b=True, lda=None, ldb=None)
            runs.append((spec, nearest_fitting(spec, turned), first))
        with contextlib.suppress(ValueError):  # a kernel that takes few shapes
            if whole := whole_tile(spec, problem):
                runs.append((spec, whole, {"races": True}))
                runs += [(spec, nearest_fitting(spec, Gemm(m, n, 16)), first)
                         for m, n in ((whole.m + 4, problem.n), (problem.m, whole.n + 4))]
        if isinstance(problem, Gemm) and (block := spec.config().get("KC")):
            with contextlib.suppress(ValueError):
                runs.append((spec, nearest_fitting(spec, Gemm(problem.m, problem.n, block + 5)), first))
        if spec.starts:
            other = spec.fixed(farthest_start(spec))
            with contextlib.suppress(ValueError):
                runs.append((other, nearest_fitting(other, SANITIZED[spec.signature]), first))
    for looked_at, problem, modes in runs:
        found = sanitize(looked_at, problem=problem, most_reports=CHECKED_REPORTS, timeout=patience, **modes)
        if not modes.get("fall_back", True) and (found["message"].str.contains(UNSUPPORTED).any()
                                                 or found.attrs.get("output_ok") is False
                                                 and found["kind"].eq("tool-failure").all()):
            continue  # Oclgrind does not know the optimised code, or executes it wrongly: the next run looks at another
        if isolation.LATE in found.attrs.get("died", "") and not report.cases:
            report.notes.append(f"{TIMEOUT_MESSAGE} in {patience:g} s")
            found = found[found["kind"] != "tool-failure"]
        elif modes.get("uninit") and found.attrs.get("died"):  # Oclgrind's shadow values do not know every vector form
            report.notes.append(f"uninitialised values were not looked for: {found.attrs['died']}")
            found = sanitize(looked_at, problem=problem, most_reports=CHECKED_REPORTS, timeout=patience, races=True,
                             **first)
        _record_findings(looked_at, report, found, problem)
        if "out-of-bounds" in found.kind.values or isolation.LATE in found.attrs.get("died", ""):
            return  # the second run would only report the same accesses, or be late as well


def sanitize_again(spec: KernelSpec, report: CheckReport, patience: float) -> None:
    """Let Oclgrind run again where it timed out before the kernel had run, unless the kernel never ends."""
    kept = [each for each in report.notes if not each.startswith(TIMEOUT_MESSAGE)]
    timed_out, report.notes = kept != report.notes, kept
    if timed_out and "time" not in report.gates:
        sanitize_kernel(spec, report, patience, once=True)


def _record_findings(spec: KernelSpec, report: CheckReport, found: pandas.DataFrame, problem: Problem) -> None:
    """Record what the sanitizer has found in a run on `problem`, each with the line that it is in."""
    geometry = geometry_of(spec.bind(problem))
    for row in found.itertuples():
        place, gate = f" ({place_of(row)})" if row.line else "", FOUND_GATES.get(row.kind, "sanitizer")
        if spec.museum or not row.line:
            report.fail(gate, f"{'' if row.kind == gate else f'{row.kind}: '}{row.message}{place}", Failure(geometry))
            continue
        unset = source_lines.look_up(spec, source_lines.unset_variable) if row.kind == "uninitialised" else None
        if unset:
            place += "; {} of line {} is given no value".format(*unset)
        reads_result = row.kind == "uninitialised" and not unset and not problem.reads_result and (
            row.line == source_lines.look_up(spec, source_lines.read_of_result, row.array))
        words = finding_words.describe(row, geometry, spec.bind(problem))
        if unset:
            words = f"a number that was never set reaches {row.array or 'an array'}"
        if reads_result:
            words = f"{row.array} is read although beta is 0, when it may hold NaN; leave it out where beta is 0"
        report.fail(gate, f"{words}{place}", Failure(geometry, reads_result=reads_result))


def sanitize_further(spec: KernelSpec, report: CheckReport, thorough: bool = False) -> None:
    """Let Oclgrind look for races and divergent barriers in a long sum and in long rows and columns of work-groups.

    The sum is 67 tiles of 16 long, in one work-group, or longer than an array that the text states; a quarter of that
    in a kernel of large tiles, unless the check is thorough. A run that ends too late says nothing.
    """
    problem = nearest_fitting(spec, SANITIZED[spec.signature])
    longer = [size for size in telling_sizes(spec, thorough, 2100 if thorough else 600) if size > 131]
    side = max(longer, default=131) + 2
    wanted: tuple[Problem, ...] = ()
    if isinstance(problem, Gemm):
        long_sum = 1061 if thorough or not whole_tile(spec, problem) else 261
        stated = [size for size in stated_numbers(spec).whole if size <= (9000 if thorough else 2 * long_sum)]
        long_sum = max([long_sum, *(size + 3 for size in stated)])
        wanted = (Gemm(15, 16, long_sum, lda=long_sum + 3, ldb=19, ldc=21), Gemm(side, 7, 42, ldb=11),
                  Gemm(7, side, 42, lda=45))
    elif isinstance(problem, Attention):
        wanted = Attention(1, 1, 20, 13, t=2100 if thorough else 611), Attention(1, 1, side, 13, True, t=40)
    for asked in wanted:
        with contextlib.suppress(ValueError):  # a kernel that takes few shapes
            fitting = nearest_fitting(spec, asked)
            found = sanitize(spec, problem=fitting, most_reports=CHECKED_REPORTS, races=True,
                             timeout=STEP_TIMEOUT_S if thorough else SANITIZER_TIMEOUT_S)
            if not found.attrs.get("died"):
                _record_findings(spec, report, found, fitting)
