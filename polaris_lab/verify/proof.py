"""Is a kernel right? Signature, error bounds, guards, poison, cover maps and the sanitizer, over a matrix of problems."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.opencl.device import find
from polaris_lab.opencl.device_matrix import GUARD, GUARD_ELEMENTS, POISON, DeviceMatrix
from polaris_lab.opencl.device_session import Bench, Launch
from polaris_lab.spec.error_bounds import Expectation
from polaris_lab.spec.kernel_catalogue import resolve
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm, Problem, Transpose
from polaris_lab.verify import passed_checks
from polaris_lab.verify.kernel_arguments import mismatches
from polaris_lab.verify.sanitizer import sanitize
from polaris_lab.verify.write_coverage import count_stores


def damage(launch: Launch, inputs: Mapping[str, np.ndarray]) -> dict[str, list[str]]:
    """What a guarded launch left behind: {"guard": [...], "poison": [...]}, each a list of sentences.

    Guards are the bands before and behind every array and the gaps between its rows; an input must also be as it was.
    """
    found: dict[str, list[str]] = {"guard": [], "poison": []}
    for name, storage in launch.storages.items():
        raw = launch.bench.download_raw(storage)
        rows, around = _split(raw, storage)
        touched = np.flatnonzero(around.view(np.uint32) != GUARD.view(np.uint32))
        if touched.size:
            found["guard"].append(f"{touched.size} elements around {name} are overwritten: "
                                  f"{_whereabouts(int(touched[0]), storage)}")
        if storage is launch.result:
            left = int((rows.view(np.uint32) == POISON.view(np.uint32)).sum())
            if left:
                found["poison"].append(f"{left} of {rows.size} outputs are never written")
        elif name in inputs and not np.array_equal(rows.view(np.uint32), np.ascontiguousarray(inputs[name]).view(np.uint32)):
            found["guard"].append(f"the input {name} is modified")
    return found


def _split(raw: np.ndarray, storage: DeviceMatrix) -> tuple[np.ndarray, np.ndarray]:
    """The matrix, and all that surrounds it in one dimension (the matrix's places hold GUARD there)."""
    around = raw.copy()
    rows = storage.matrix(raw[GUARD_ELEMENTS:])
    if rows.size:
        storage.matrix(around[GUARD_ELEMENTS:])[...] = GUARD
    return np.ascontiguousarray(rows), around[:2 * GUARD_ELEMENTS + storage.extent]


def _whereabouts(index: int, storage: DeviceMatrix) -> str:
    place = index - GUARD_ELEMENTS
    if place < 0:
        return f"the first is {-place} before its start"
    if place >= storage.extent:
        return f"the first is {place - storage.extent} past its end"
    return f"the first is in the gap behind row {place // storage.ld}, {place % storage.ld - storage.columns} past its end"


@dataclass
class Report:
    """What `check` found. `failures` are sentences; `gates` maps each gate that went red to its first sentence.

    `covered` is False when the cover map could not see every store, and so does not prove all; `notes` say what was not
    checked.
    """

    kernel: str
    device: str
    museum_gate: str | None
    seed: int
    cases: int = 0
    fraction: float = 0.0
    gates: dict[str, str] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    covered: bool = True
    notes: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """No gate went red."""
        return not self.failures

    @property
    def caught(self) -> bool:
        """True when the gate that a museum kernel names went red."""
        return self.museum_gate in self.gates

    def fail(self, gate: str, sentence: str) -> None:
        """Write down that `gate` went red."""
        self.gates.setdefault(gate, sentence)
        self.failures.append(f"{gate}: {sentence}")

    def __str__(self) -> str:
        if self.museum_gate:
            caught = f"caught by {self.museum_gate}: {self.gates[self.museum_gate]}" if self.caught else (
                f"NOT caught by {self.museum_gate}" + (f", only by {', '.join(self.gates)}" if self.gates else ""))
            return f"{self.kernel} (museum): {caught}"
        if self.ok:
            return (f"{self.kernel}: right in {self.cases} cases, at most {self.fraction:.0%} of the bound used"
                    + "".join(f"; {note}" for note in self.notes))
        more = f" (and {len(self.failures) - 1} more)" if len(self.failures) > 1 else ""
        return f"{self.kernel}: WRONG - {self.failures[0]}{more}"


def check(kernel: str | KernelSpec, device: str = "auto", *, seed: int | None = None, random: int = 12,
          sanitizer: bool = True) -> Report:
    """Prove `kernel` on `device`: edge shapes, alpha and beta, transposes, strided views, a long sum, random problems.

    First its arguments: a kernel of one's own that takes others is not launched. Each case runs between guard bands on
    fresh inputs (a new `seed` unless one is given; it is in the report). Then the cover maps, with the work-groups that
    do nothing, and, on Oclgrind, out-of-bounds accesses, races and uninitialised reads. A museum kernel runs in a child
    process. `random` is the number of random problems. Raises ValueError for an unknown name, DeviceError for a device.
    """
    spec = resolve(kernel)
    seed = secrets.randbits(32) if seed is None else seed
    chosen, source = find(device), spec.source_hash()
    report = Report(spec.name, chosen.name, spec.gate, seed)
    try:
        bench = Bench(chosen)
        _compare_signature(bench, spec, report)
    except DeviceError as error:
        report.fail("device", str(error))
        return report
    if spec.museum:
        try:
            report = isolation.call("polaris_lab.verify.proof:_run_cases", spec, chosen.index, random, report).value
        except ChildDied as died:
            report.fail("crash", f"the process that ran it {died.how}")
    elif report.ok:
        report = _run_cases(spec, chosen.index, random, report)
    else:
        return report  # what it would do with arguments that are not its own says nothing
    if spec.museum or "device" not in report.gates:  # a fault may take the device down, and is still to be named
        _map_stores(bench, spec, report)
        if sanitizer:
            _sanitize(spec, report)
    if report.ok and not spec.museum and spec.source_hash() == source:
        passed_checks.note_pass(chosen.identity, spec.name, source)
    return report


def _compare_signature(bench: Bench, spec: KernelSpec, report: Report) -> None:
    sentences = mismatches(bench, spec)
    if sentences is None:
        report.notes.append("no signature check, since the device tells nothing of a kernel's arguments")
    for sentence in sentences or ():
        report.fail("signature", sentence)


def _run_cases(spec: KernelSpec, index: str, random: int, report: Report) -> Report:
    try:
        bench = Bench(find(index))
        rng = np.random.default_rng(report.seed)
        for problem in [*cases(spec), *(random_problem(rng, spec) for _ in range(random))]:
            prove(bench, spec, problem, int(rng.integers(2**32)), report)
    except DeviceError as error:
        report.fail("device", str(error))
    return report


def _map_stores(bench: Bench, spec: KernelSpec, report: Report) -> None:
    shape = Gemm(128, 128, 64, ldc=131) if spec.signature == "gemm" else Transpose(130, 120, ldo=133)
    try:
        counts = count_stores(bench, spec, fit(spec, shape))
    except ChildDied as died:
        report.fail("crash", f"the process that mapped its stores {died.how}")
        return
    except DeviceError as error:
        report.fail("device", str(error))
        return
    if counts.unseen:
        report.covered = False
        report.notes.append(f"no cover map of {', '.join(counts.unseen)}, since not every store there can be recognised")
    for sentence in counts.problems:
        report.fail("cover", sentence)
    if counts.idle:
        report.fail("dispatch", f"{counts.idle} of {counts.groups} work-groups store no output")


def prove(bench: Bench, spec: KernelSpec, problem: Problem, seed: int, report: Report) -> None:
    """Run one guarded case and write what went wrong into `report`."""
    inputs = problem.inputs(seed)
    if isinstance(problem, Gemm):
        # what must not be read is NaN, so that reading it shows
        if problem.beta == 0:
            inputs["C"][...] = np.nan
        if problem.alpha == 0:
            inputs["A"][...] = np.nan
            inputs["B"][...] = np.nan
    launch = bench.prepare(spec, problem, inputs, guards=True)
    launch.run()
    verdict = Expectation(problem, inputs, seed).compare(launch.output())
    report.cases += 1
    report.fraction = max(report.fraction, verdict.fraction)
    if not verdict.ok:
        report.fail("bound", f"{problem}: {verdict.message}")
    for gate, sentences in damage(launch, inputs).items():
        for sentence in sentences:
            report.fail(gate, f"{problem}: {sentence}")


def _sanitize(spec: KernelSpec, report: Report) -> None:
    gates = {"out-of-bounds": "oob", "race": "race", "uninitialised": "uninit"}
    # k = 42: at least two steps of every tile, since a missing barrier shows between steps
    shape = fit(spec, Gemm(35, 37, 42)) if spec.signature == "gemm" else Gemm(35, 37, 0)
    for modes in ({}, {"races": True, "uninit": True}):
        found = sanitize(spec, shape.m, shape.n, shape.k, **modes)
        for row in found.itertuples():
            place = f" (line {row.line}: {row.source})" if row.line else ""
            report.fail(gates.get(row.kind, "sanitizer"), f"{row.kind}: {row.message}{place}")
        if "out-of-bounds" in found.kind.values:
            return  # the second run would only say it again


def fit(spec: KernelSpec, problem: Problem) -> Problem:
    """`problem`, or where it is outside the kernel's needs the next one with sizes and pitches of multiples of 4, 16, 64, 128 or 256.

    Raises ValueError when none of those fits either.
    """
    if not spec.unmet(problem):
        return problem
    for step in (4, 16, 64, 128, 256):
        rounded = replace(problem, **{name: -(-value // step) * step for name, value in vars(problem).items()
                                      if type(value) is int})
        if not spec.unmet(rounded):
            return rounded
    raise ValueError(f"{spec.name} needs {spec.unmet(problem)}, and no problem near {problem} fits")


def cases(spec: KernelSpec) -> list[Problem]:
    """The fixed problems: empty, tiny, prime and tile-edge shapes, every alpha and beta, transposes, gaps, a long sum.

    Those outside the kernel's needs are rounded up to the next that fit, and left out where none does. Raises ValueError
    when nothing is left.
    """
    found = {}
    for problem in _cases(spec):
        with contextlib.suppress(ValueError):
            found[fit(spec, problem)] = None
    if not found:
        fit(spec, Gemm(64, 64, 64) if spec.signature == "gemm" else Transpose(64, 64))
    return list(found)


def _cases(spec: KernelSpec) -> list[Problem]:
    if spec.signature == "transpose":
        edges = (0, 1, 7, 15, 16, 17, 31, 33, 97)
        return [Transpose(r, c, max(c, 1) + gap, max(r, 1) + gap) for gap in (0, 3) for r in edges for c in edges if (r + c + gap) % 2]
    shapes = [(0, 5, 7), (5, 0, 7), (5, 7, 0), (1, 1, 1), (1, 17, 33), (17, 1, 31), (31, 33, 1), (2, 3, 5),
              (7, 7, 7), (8, 8, 8), (9, 9, 9), (15, 15, 15), (16, 16, 16), (17, 17, 17), (31, 31, 31), (32, 32, 32), (33, 33, 33),
              (63, 65, 64), (64, 64, 64), (65, 63, 66), (97, 101, 103), (128, 32, 16), (16, 256, 40)]
    scalars = [(0, 0), (0, 1), (0, -2.5), (1, 1), (-1, 0.5), (2.5, -1), (0.1, 1e-3)]
    plain = Gemm(37, 29, 41, alpha=1.5, beta=-0.5)
    return [*(Gemm(*shape) for shape in shapes),
            *(Gemm(37, 29, 41, alpha, beta) for alpha, beta in scalars),
            *(replace(plain, trans_a=a, trans_b=b, lda=None, ldb=None, ldc=None) for a in (False, True) for b in (False, True)),
            replace(plain, lda=44, ldb=32, ldc=30), replace(plain, lda=64, ldb=37, ldc=47, beta=0.0),
            Gemm(33, 35, 16384), Gemm(5, 3, 0, beta=2.0)]


def random_problem(rng: np.random.Generator, spec: KernelSpec, limit: int = 200) -> Problem:
    """Shapes from 0 to `limit`, any alpha, beta, transposes and gaps between rows, all within the kernel's needs."""
    for _ in range(1000):
        if not spec.unmet(problem := _draw(rng, spec, limit)):
            return problem
    return fit(spec, problem)


def _draw(rng: np.random.Generator, spec: KernelSpec, limit: int) -> Problem:
    def size() -> int:
        return int(rng.choice([rng.integers(0, limit + 1), rng.integers(0, 20), rng.choice([1, 15, 16, 17, 31, 32, 33, 64, 65])]))

    def scalar() -> float:
        return float(rng.choice([0.0, 1.0, -1.0, rng.standard_normal(), rng.standard_normal() * 10 ** rng.uniform(-6, 6)]))

    def gap(columns: int) -> int:
        return max(columns, 1) + int(rng.choice([0, 0, rng.integers(1, 40)]))

    if spec.signature == "transpose":
        rows, columns = size(), size()
        return Transpose(rows, columns, gap(columns), gap(rows))
    tight = Gemm(size(), size(), size(), scalar(), scalar(), bool(rng.integers(2)), bool(rng.integers(2)))
    return replace(tight, lda=gap(tight.a_shape[1]), ldb=gap(tight.b_shape[1]), ldc=gap(tight.n))


def campaign(bench: Bench, kernel: str | KernelSpec, count: int, seed: int, progress: Iterable[int] | None = None) -> Report:
    """`count` random problems on one open device, guarded, as one report; `progress` may wrap range(count)."""
    spec = resolve(kernel)
    report = Report(spec.name, bench.device.name, spec.gate, seed)
    rng = np.random.default_rng(seed)
    for _ in progress if progress is not None else range(count):
        prove(bench, spec, random_problem(rng, spec), int(rng.integers(2**32)), report)
    return report
