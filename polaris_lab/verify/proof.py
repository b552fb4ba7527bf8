"""Check a kernel over many problems: signature, error bounds, guards, poison, write coverage and the sanitizer."""

from __future__ import annotations

import contextlib
import functools
import itertools
import math
import numbers
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pyopencl as cl

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, ChildDied, DeviceError, compiler_ended
from polaris_lab.base.executor import cores
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import UNOPTIMISED, Launch, Session, driver_errors
from polaris_lab.model.device_matrix import GUARD, GUARD_ELEMENTS, POISON, DeviceMatrix, bits_of, mark_of
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import ORDERS, Attention, Gemm, Problem, Transpose, example
from polaris_lab.model.tuned_configs import unmet
from polaris_lab.verify import order_of_proof, passed_checks, source_lines
from polaris_lab.verify.check_report import CheckReport
from polaris_lab.verify.kernel_arguments import OPTION, mismatches
from polaris_lab.verify.sanitizer import UNSUPPORTED, place_of, sanitize
from polaris_lab.verify.trust import is_proved
from polaris_lab.verify.write_coverage import count_stores

LAUNCH_TIMEOUT_S = 30.0
"""The seconds that one launch of a kernel that is not proved yet may take, its build included."""
STEP_TIMEOUT_S = 1800.0
"""The seconds that all launches of one step of a check may take together."""
SANITIZER_TIMEOUT_S = 30.0
"""The seconds that the sanitizer gets before a kernel has run anywhere; one that ends gets all it needs later."""
PROGRESS_PREFIX = "polaris-lab: at "
"""A child process begins the line with this that names the problem it launches next."""
TIMEOUT_MESSAGE = "the sanitizer gave no answer"
"""A note of a report that begins so asks for the sanitizer to run again."""
_INSTEAD_OF_POISON = 37.5
"""Takes the place of poison where a kernel may have read it."""
failed: dict[tuple[str, str, str], str] = {}
"""What this process has found in kernels that are not proved: device, name and code -> the headline of the check."""
CHECKED_REPORTS = 20_000
"""Reports of the sanitizer that a check reads: it asks whether there are any, and which comes first."""
HEAD_SIZES = 6
"""Sizes of heads that a campaign of random attentions draws from: 64, and others that the seed decides."""
_COVERED = {"gemm": Gemm(128, 128, 64, ldc=131), "transpose": Transpose(130, 120, ldo=133),
            "attention": Attention(1, 2, 100, 16, ld=19)}
"""The problem on which stores are counted."""
_SANITIZED = {"gemm": Gemm(35, 37, 42), "transpose": Transpose(35, 37),
              "attention": Attention(1, 2, 35, 13, True, t=131, diagonal=96, ld=15)}
"""The problem that the sanitizer sees: k = 42, and 131 keys, take at least two steps of every tile, since a missing
barrier shows only between steps."""
_SMALL_SIDES = {"m": 19, "n": 21}
"""Sides of a product that tiles of 16 cut once, as they cut the one above twice."""
_TILE_SIDES = (64, 128, 256)
"""Sizes of a side at which a large tile is whole."""
LONG_SIDE = 33000
"""A side with more work-groups than a char counts, with tiles of 256 too."""


def damage(launch: Launch, inputs: Mapping[str, np.ndarray]) -> dict[str, list[str]]:
    """List what a guarded launch overwrote and left unwritten: {"guard": [...], "poison": [...]}, in sentences.

    Guards are known values before and behind every array and in the gaps between its rows; they must be unchanged, and
    so must the inputs. Counters that hold zeros before a launch must hold them after it, since the next launch counts
    on from them. Poison is the known value that each output holds before the launch; none may be left.
    """
    damages: dict[str, list[str]] = {"guard": [], "poison": []}
    for name, storage in launch.storages.items():
        raw = launch.session.download_raw(storage)
        rows, around = _split(raw, storage)
        touched = np.flatnonzero(bits_of(around) != bits_of(mark_of(GUARD, storage.dtype)))
        if touched.size:
            damages["guard"].append(f"{touched.size} elements around {name} are overwritten: "
                                  f"{_describe_position(int(touched[0]), storage)}")
        if storage is launch.result:
            left = int((bits_of(rows) == bits_of(mark_of(POISON, storage.dtype))).sum())
            if left:
                damages["poison"].append(f"{left} of {rows.size} outputs are never written")
        elif name in inputs and not np.array_equal(bits_of(rows), bits_of(inputs[name])):
            damages["guard"].append(f"the input {name} is modified")
        if name in launch.spec.zeroed and (left := np.count_nonzero(bits_of(rows))):
            damages["guard"].append(f"{left} of {rows.size} counters in {name} are not set back to 0 for the next "
                                    "launch")
    return damages


def _split(raw: np.ndarray, storage: DeviceMatrix) -> tuple[np.ndarray, np.ndarray]:
    """Split a buffer in two: the matrix, and the whole buffer with GUARD in place of the matrix's elements."""
    around = raw.copy()
    rows = storage.matrix(raw[GUARD_ELEMENTS:])
    if rows.size:
        storage.matrix(around[GUARD_ELEMENTS:])[...] = mark_of(GUARD, storage.dtype)
    return np.ascontiguousarray(rows), around[:2 * GUARD_ELEMENTS + storage.extent]


def _describe_position(index: int, storage: DeviceMatrix) -> str:
    """Say where the element `index` of a guarded buffer lies, seen from its matrix."""
    position = index - GUARD_ELEMENTS
    if position < 0:
        return f"the first is {-position} before its start"
    if position >= storage.extent:
        return f"the first is {position - storage.extent} past its end"
    row, column = divmod(position, storage.ld)
    return f"the first is in the gap behind row {row}, {column - storage.columns} past its end"


def check(kernel: str | KernelSpec, device: str = "auto", *, seed: int | None = None, random: int = 12,
          sanitizer: bool = True) -> CheckReport:
    """Check `kernel` on `device`: edge shapes, alpha and beta, transposes, strided views, a long sum, random problems.

    The kernel's arguments are first compared with its signature: your own kernel with other arguments is not launched.
    With `sanitizer`, Oclgrind looks for accesses out of bounds, races and uninitialised values. Then each case runs on
    new inputs between guards, and `random` random problems follow the fixed ones; `seed` draws all inputs, is new by
    default, and is in the report. Write coverage comes last, with the work-groups that store nothing. An unproved or
    museum kernel is built and run in child processes, where each launch has LAUNCH_TIMEOUT_S seconds.

    Raises ValueError for an unknown name or function, DeviceError when the device does not exist.

    >>> report = pl.check("gemm_naive", random=0, sanitizer=False)
    >>> report.ok, report.failures
    (True, [])
    """
    spec = resolve(kernel)
    if seed is not None and (not isinstance(seed, numbers.Integral) or seed < 0):
        raise BadValue("seed", f"seed is {seed!r}; it must be a whole number of at least 0")
    seed = secrets.randbits(32) if seed is None else seed
    chosen, code = find(device), spec.code_hash()
    report = CheckReport(spec.name, chosen.name, spec.gate, seed)
    opened = functools.cache(lambda: Session(chosen))  # once, since each session has buffers of its own
    here = opened if is_proved(chosen, spec) else None
    report = examine_step("signature", opened if here or spec.museum else None, chosen, spec, report)
    if "device" in report.gates or "crash" in report.gates or not (report.ok or spec.museum):
        report.unfit = bool(here) and _is_unfit(opened, spec, report)
        return report  # with arguments of another signature, its results would say nothing
    if sanitizer and not here and not spec.museum:
        sanitize_kernel(spec, report, SANITIZER_TIMEOUT_S, once=True)
    if here or spec.museum:
        report = examine_step("cases", here, chosen, spec, report, random)
        if spec.museum or "device" not in report.gates:  # a fault may take the device down, and is still to be named
            report = examine_step("coverage", opened, chosen, spec, report)
            if sanitizer:
                sanitize_kernel(spec, report)
    else:
        report = examine_step("cases and coverage", None, chosen, spec, report, random)
    # where the sanitizer timed out before the kernel had run, and the kernel ends everywhere else
    if sanitizer and any(each.startswith(TIMEOUT_MESSAGE) for each in report.notes):
        report.notes = [each for each in report.notes if not each.startswith(TIMEOUT_MESSAGE)]
        if report.ok:
            sanitize_kernel(spec, report, once=True)
    report.drop_tool_failures()
    report.unfit = bool(here) and _is_unfit(opened, spec, report)
    if not spec.museum and "device" not in report.gates and spec.code_hash() == code:
        note = passed_checks.note_pass if report.ok else passed_checks.note_failure
        note(chosen.identity, spec.name, code)
        if not (report.ok or here):
            failed[chosen.identity, spec.name, code] = report.headline
    return report


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
        if step == "signature" and died.how != isolation.OUT_OF_TIME:  # it builds, and launches nothing
            report.fail("device", compiler_ended(spec.file.name, device.name, died.how))
        else:
            report.fail(*died_in(died, spec))
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
    """In a child process, take over its parent's LAUNCH_TIMEOUT_S, and start the deadline."""
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


def _run_cases(session: Session, spec: KernelSpec, report: CheckReport, random: int) -> None:
    rng = np.random.default_rng(report.seed)
    for problem in [*cases(spec), *(random_problem(rng, spec) for _ in range(random))]:
        if report.failures and isinstance(problem, Gemm) and max(problem.m, problem.n) >= LONG_SIDE:
            continue  # it may write so far outside there that its process dies, and takes what was found with it
        launching(problem)
        run_case(session, spec, problem, int(rng.integers(2**32)), report)
    for problem in extreme_cases(spec):
        launching(problem)
        run_case(session, spec, problem, int(rng.integers(2**32)), report, extreme=True)


def _run_all(session: Session, spec: KernelSpec, report: CheckReport, random: int) -> None:
    _run_cases(session, spec, report, random)
    _check_coverage(session, spec, report)


def _check_coverage(session: Session, spec: KernelSpec, report: CheckReport) -> None:
    launching(_COVERED[spec.signature])
    # What stores outside its arrays ends a process sooner in code that is not optimised.
    hasty = UNOPTIMISED.get(session.device.platform, ()) if is_proved(session.device, spec) else ()
    try:
        counts = count_stores(session, spec, nearest_fitting(spec, _COVERED[spec.signature]), extra_options=hasty)
    except ChildDied as died:
        report.fail("crash", f"the process that mapped its stores {died.how}")
        return
    except DeviceError as error:
        report.fail("device", str(error))
        return
    if counts.unseen:
        report.all_stores_seen = False
        arrays = ", ".join(counts.unseen)
        report.notes.append(f"no cover map of {arrays}, since not every store there can be recognised")
    for sentence in counts.problems:
        report.fail("cover", sentence)
    if counts.idle:
        report.fail("dispatch", f"{counts.idle} of {counts.groups} work-groups store no output")


STEPS: dict[str, Callable[..., None]] = {"signature": _check_signature, "cases": _run_cases,
                                          "coverage": _check_coverage, "cases and coverage": _run_all}
"""The steps of a check, by the names that a child process is told."""


def run_case(session: Session, spec: KernelSpec, problem: Problem, seed: int, report: CheckReport, *,
             extreme: bool = False) -> None:
    """Run one problem between guards, compare the output with its error bounds, and record failures in `report`.

    With `extreme` a product gets an infinite element in A and one in B, and the last of A is the smallest of its type.
    """
    inputs = problem.inputs(seed)
    if extreme:
        a, b = inputs["A"], inputs["B"]
        a[1, 2], b[3, 4], a[-1, -1] = np.inf, -np.inf, np.finfo(a.dtype).tiny
    if isinstance(problem, Gemm):
        # an input that BLAS semantics forbid to read is NaN, which a read would carry into the output
        if problem.beta == 0:
            inputs["C"][...] = np.nan
        if problem.alpha == 0:
            inputs["A"][...] = np.nan
            inputs["B"][...] = np.nan
    launch = session.prepare(spec, problem, inputs, guards=True)
    launch.run()
    verdict = Expectation(problem, inputs, seed).compare(launch.output())
    report.cases += 1
    report.fraction = max(report.fraction, verdict.fraction)
    if fixed := order_of_proof.limits(problem):
        report.products += 1
        report.right += verdict.ok
        for name, limit in fixed.items():
            report.within[name] = report.within.get(name, 0) + (verdict.max_abs_error <= limit)
    if not verdict.ok:
        report.fail("bound", f"{problem}: {verdict.message}")
    damages = damage(launch, inputs)
    if damages["poison"]:
        damages["poison"] = _unwritten(launch)
        if not damages["poison"]:
            line = source_lines.line_text(spec, source_lines.read_of_result, problem.result)
            report.fail("bound", f"{problem}: outputs hold what was in {problem.result} before, although nothing of it "
                                 f"may be read there{line}")
    for gate, sentences in damages.items():
        for sentence in sentences:
            report.fail(gate, f"{problem}: {sentence}")


def _unwritten(launch: Launch) -> list[str]:
    """Run a launch that left poison again, on a number in its place, and say how many outputs still hold that number.

    Poison is not a number: a kernel that reads it writes it back, and the output stays poisoned.
    """
    storage = launch.result
    raw = launch.session.download_raw(storage)
    storage.matrix(raw[GUARD_ELEMENTS:])[...] = _INSTEAD_OF_POISON
    with driver_errors(launch.session.device):
        cl.enqueue_copy(launch.session.queue, storage.raw, raw)
    launch.run()
    rows, _ = _split(launch.session.download_raw(storage), storage)
    left = int((rows == rows.dtype.type(_INSTEAD_OF_POISON)).sum())
    return [f"{left} of {rows.size} outputs are never written"] if left else []


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
    gates = {"out-of-bounds": "oob", "race": "race", "uninitialised": "uninit"}
    problem = small = nearest_fitting(spec, _SANITIZED[spec.signature])
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
            turned = replace(_SANITIZED["gemm"], trans_a=True, trans_b=True, lda=None, ldb=None)
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
                runs.append((other, nearest_fitting(other, _SANITIZED[spec.signature]), first))
    for looked_at, problem, modes in runs:
        findings = sanitize(looked_at, problem=problem, most_reports=CHECKED_REPORTS, timeout=patience, **modes)
        if not modes.get("fall_back", True) and findings["message"].str.contains(UNSUPPORTED).any():
            continue
        if "gave no answer" in findings.attrs.get("died", "") and not report.cases:
            report.notes.append(f"{TIMEOUT_MESSAGE} in {patience:g} s")
            findings = findings[findings["kind"] != "tool-failure"]
        elif modes.get("uninit") and findings.attrs.get("died"):  # Oclgrind's shadow values lack some vector forms
            report.notes.append(f"uninitialised values were not looked for: {findings.attrs['died']}")
            findings = sanitize(looked_at, problem=problem, most_reports=CHECKED_REPORTS, timeout=patience, races=True,
                             **first)
        for row in findings.itertuples():
            place = f" ({place_of(row)})" if row.line else ""
            if row.kind == "uninitialised" and not spec.museum and (
                    unset := source_lines.look_up(spec, source_lines.unset_variable)):
                place += "; {} of line {} is given no value".format(*unset)
            gate = gates.get(row.kind, "sanitizer")
            report.fail(gate, f"{'' if row.kind == gate else f'{row.kind}: '}{row.message}{place}")
        if "out-of-bounds" in findings.kind.values or any(note.startswith(TIMEOUT_MESSAGE) for note in report.notes):
            return  # the second run would only report the same accesses, or be late as well


def few_groups(spec: KernelSpec, problem: Problem) -> Problem:
    """Return a product near `problem` with fewer work-groups, of which each side has a whole one and another."""
    if not isinstance(problem, Gemm):
        return problem
    with contextlib.suppress(ValueError):  # a kernel that takes few shapes
        sides = {name: side for name, side in _SMALL_SIDES.items()
                 if _groups(spec, problem, name, side) > _groups(spec, problem, name, 1)}
        return nearest_fitting(spec, Gemm(sides.get("m", problem.m), sides.get("n", problem.n), problem.k))
    return problem


def whole_tile(spec: KernelSpec, problem: Problem) -> Problem | None:
    """Return a product near `problem` that fills one tile of C; None where `problem` fills one already.

    A kernel may have a loop for tiles that nothing cuts, which a product smaller than a tile never enters. A tile ends
    where one row or column more is another work-group.
    """
    if not isinstance(problem, Gemm):
        return None
    sides: dict[str, int] = {}
    for name in ("m", "n"):
        one = _groups(spec, problem, name, 1)
        fits = (side for side in _TILE_SIDES if _groups(spec, problem, name, side + 1) > one)
        if _groups(spec, problem, name, getattr(problem, name)) == one:
            sides[name] = next(fits, getattr(problem, name))
    whole = nearest_fitting(spec, Gemm(sides.get("m", problem.m), sides.get("n", problem.n), problem.k))
    return whole if (whole.m, whole.n) != (problem.m, problem.n) else None


def farthest_start(spec: KernelSpec) -> Mapping[str, int]:
    """Return the configuration worth trying first that differs from the defaults in most values; of several, the first.
    """
    defaults = spec.config()
    return max(spec.starts, key=lambda start: sum(defaults[name] != value for name, value in start.items()))


def _groups(spec: KernelSpec, problem: Gemm, name: str, side: int) -> int:
    """Count the work-groups of a product with another m or n."""
    sizes = {"m": problem.m, "n": problem.n} | {name: side}
    passes = spec.bind(nearest_fitting(spec, Gemm(sizes["m"], sizes["n"], problem.k))).passes
    return sum(math.prod(each.global_size) // math.prod(each.local_size or ()) for each in passes)


def nearest_fitting(spec: KernelSpec, problem: Problem) -> Problem:
    """Round a problem up until it meets the kernel's needs; one that meets them is returned as it is.

    Sizes and leading dimensions become multiples of 4, 16, 64, 128 or 256, the first of these that helps; of an
    attention only the elements of a head do. Where none helps, an attention of halves is tried in floats, and a product
    with its operands stored the other way, without gaps. Raises ValueError when that does not help either.
    """
    if not unmet(spec, problem):
        return problem
    names = [name for name, value in vars(problem).items() if type(value) is int]
    for each in (problem, *_otherwise(problem)):
        for multiple in (4, 16, 64, 128, 256):
            rounded = replace(each, **{name: -(-getattr(each, name) // multiple) * multiple for name in names
                                       if each.signature != "attention" or name in ("d", "ld")})
            if not unmet(spec, rounded):
                return rounded
    raise BadValue("problem", f"{spec.name} needs {unmet(spec, problem)}, and no problem near {problem} fits")


def _otherwise(problem: Problem) -> Iterator[Problem]:
    """List a problem as it can be stored otherwise: in floats, or with its operands turned."""
    if isinstance(problem, Attention) and problem.dtype != "float32":
        yield replace(problem, dtype="float32")
    if isinstance(problem, Gemm):
        for trans_a, trans_b in itertools.product((False, True), repeat=2):
            yield Gemm(problem.m, problem.n, problem.k, problem.alpha, problem.beta, trans_a=trans_a, trans_b=trans_b)


def cases(spec: KernelSpec) -> list[Problem]:
    """List the fixed problems: empty, tiny, prime and tile-edge shapes, alpha and beta, transposes, gaps, a long sum.

    A kernel whose tiles none of these fills has two rows of three whole ones as well. The last two products have more
    work-groups than a char counts. Each is rounded up to meet the kernel's needs, and left out where that is not
    possible. Raises ValueError when none is left.
    """
    problems = {}
    for problem in _fixed_problems(spec):
        with contextlib.suppress(ValueError):
            problems[nearest_fitting(spec, problem)] = None
    with contextlib.suppress(ValueError):
        if not spec.museum and (whole := whole_tile(spec, nearest_fitting(spec, _SANITIZED[spec.signature]))):
            problems[nearest_fitting(spec, Gemm(2 * whole.m, 3 * whole.n, 24))] = None
    for m, n in ((3, LONG_SIDE), (LONG_SIDE, 3)) if spec.signature == "gemm" else ():
        with contextlib.suppress(ValueError):
            problems[nearest_fitting(spec, Gemm(m, n, 5, 1.5, -0.5))] = None
    if not problems:
        nearest_fitting(spec, example(spec.signature, 64))
    return list(problems)


def extreme_cases(spec: KernelSpec) -> list[Problem]:
    """List the problems that `run_case` also takes with infinite elements: a product in each way to store A and B.

    A museum kernel has none, nor has what is no product.
    """
    found = {}
    if spec.signature == "gemm" and not spec.museum:
        for a, b in itertools.product((False, True), repeat=2):
            with contextlib.suppress(ValueError):
                found[nearest_fitting(spec, Gemm(37, 29, 41, 1.5, -0.5, trans_a=a, trans_b=b))] = None
    return list(found)


def _fixed_problems(spec: KernelSpec) -> list[Problem]:
    if spec.signature == "transpose":
        edges = (0, 1, 7, 15, 16, 17, 31, 33, 97)
        return [Transpose(r, c, max(c, 1) + gap, max(r, 1) + gap)
                for gap in (0, 3) for r in edges for c in edges if (r + c + gap) % 2]
    if spec.signature == "attention":
        return _fixed_attentions()
    shapes = [(0, 5, 7), (5, 0, 7), (5, 7, 0), (1, 1, 1), (1, 17, 33), (17, 1, 31), (31, 33, 1), (2, 3, 5),
              *((size, size, size) for size in (7, 8, 9, 15, 16, 17, 31, 32, 33)),
              (63, 65, 64), (64, 64, 64), (65, 63, 66), (97, 101, 103), (128, 32, 16), (16, 256, 40)]
    scalars = [(0, 0), (0, 1), (0, -2.5), (1, 1), (-1, 0.5), (2.5, -1), (0.1, 1e-3)]
    plain = Gemm(37, 29, 41, alpha=1.5, beta=-0.5)
    return [*(Gemm(*shape) for shape in shapes),
            *(Gemm(37, 29, 41, alpha, beta) for alpha, beta in scalars),
            *(replace(plain, trans_a=a, trans_b=b, lda=None, ldb=None, ldc=None)
              for a in (False, True) for b in (False, True)),
            replace(plain, lda=44, ldb=32, ldc=30), replace(plain, lda=64, ldb=37, ldc=47, beta=0.0),
            Gemm(33, 35, 16384), Gemm(5, 3, 0, beta=2.0)]


def _fixed_attentions() -> list[Problem]:
    """List edges of tiles in rows and keys, masks, orders in memory, gaps, heads of many sizes, and huge scores."""
    plain = Attention(2, 3, 37, 16, t=45)
    edges = (1, 15, 16, 17, 31, 32, 33, 47, 48, 49, 63, 64, 65, 100)
    return [Attention(1, 2, 0, 8), Attention(0, 2, 5, 8), Attention(2, 1, 5, 8, t=0), Attention(1, 1, 1, 1),
            *(Attention(1, 2, s, 16, bool(n % 2), t=t)
              for n, (s, t) in enumerate(zip(edges, edges[::-1], strict=True))),
            *(Attention(1, 2, s, 64, bool(n % 2)) for n, s in enumerate(edges)),
            *(replace(plain, d=d, ld=None, scale=None, causal=bool(d % 2))
              for d in (1, 3, 7, 20, 64, 80, 128, 129, 256)),
            *(replace(plain, causal=True, diagonal=diagonal) for diagonal in (0, 8, -1, -36, -37, -50, 44, 100)),
            *(replace(plain, order=order, ld=ld, causal=causal)
              for order in ORDERS for ld in (16, 17, 20, 29) for causal in (False, True)),
            *(replace(plain, scale=scale) for scale in (0.0, -0.5, 3.0, 50.0)),
            *(replace(plain, dtype="float16", order=order, ld=ld, causal=ld > 16)
              for order in ORDERS for ld in (16, 19)),
            Attention(1, 2, 37, 20, t=300),  # aligned, and cut in rows, D and the last keys alone
            Attention(2, 130, 5, 20, t=7),  # more heads and more work-groups than a char counts
            Attention(1, 2, 20, 16, t=300, scale=20.0), Attention(1, 1, 3, 16, t=5000), Attention(1, 1, 300, 32, True)]


def random_problem(rng: np.random.Generator, spec: KernelSpec, limit: int = 200,
                   heads: Sequence[int] = ()) -> Problem:
    """Draw a problem that meets the kernel's needs: sizes from 0 to `limit`, any scalars, transposes and gaps.

    The elements of an attention's head are one of `heads`, or any from 1 to 256 where it is empty.
    """
    for _ in range(1000):
        if not unmet(spec, problem := _draw_problem(rng, spec, limit, heads)):
            return problem
    return nearest_fitting(spec, problem)


def _draw_problem(rng: np.random.Generator, spec: KernelSpec, limit: int, heads: Sequence[int]) -> Problem:
    def size() -> int:
        edges = [1, 15, 16, 17, 31, 32, 33, 64, 65]
        return int(rng.choice([rng.integers(0, limit + 1), rng.integers(0, 20), rng.choice(edges)]))

    def scalar() -> float:
        moderate, any_magnitude = rng.standard_normal(), rng.standard_normal() * 10 ** rng.uniform(-6, 6)
        return float(rng.choice([0.0, 1.0, -1.0, moderate, any_magnitude]))

    def gap(columns: int) -> int:
        return max(columns, 1) + int(rng.choice([0, 0, rng.integers(1, 40)]))

    if spec.signature == "transpose":
        rows, columns = size(), size()
        return Transpose(rows, columns, gap(columns), gap(rows))
    if spec.signature == "attention":
        s, t = size(), size()
        d = int(rng.choice([rng.integers(1, 257), rng.integers(1, 20), rng.choice([16, 32, 64, 80, 128])]))
        d = int(rng.choice(heads)) if len(heads) else d
        return Attention(int(rng.integers(1, 4)), int(rng.integers(1, 5)), s, d, bool(rng.integers(2)),
                         rng.choice([None, float(rng.standard_normal() * 10 ** rng.uniform(-3, 1))]), t,
                         int(rng.choice([0, t - s, rng.integers(-s - 2, t + 3)])), str(rng.choice(ORDERS)),
                         gap(d), str(rng.choice(["float32", "float32", "float16"])))
    tight = Gemm(size(), size(), size(), scalar(), scalar(), bool(rng.integers(2)), bool(rng.integers(2)))
    return replace(tight, lda=gap(tight.a_shape[1]), ldb=gap(tight.b_shape[1]), ldc=gap(tight.n))


def campaign(session: Session, kernel: str | KernelSpec, count: int, seed: int,
             progress: Iterable[int] | None = None) -> CheckReport:
    """Run `count` random problems between guards on an open device, as one report; `progress` may wrap range(count).

    Attentions have heads of HEAD_SIZES sizes only, since a kernel is built again for each.
    """
    spec = resolve(kernel)
    report = CheckReport(spec.name, session.device.name, spec.gate, seed)
    rng = np.random.default_rng(seed)
    heads = [64, *rng.integers(1, 257, HEAD_SIZES - 1)] if spec.signature == "attention" else []
    for _ in progress if progress is not None else range(count):
        run_case(session, spec, random_problem(rng, spec, heads=heads), int(rng.integers(2**32)), report)
    return report
