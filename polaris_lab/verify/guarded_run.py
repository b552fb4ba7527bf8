"""Run a kernel on one problem between guards, and compare its output with the error bounds."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Mapping

import numpy as np
import pyopencl as cl

from polaris_lab.device.device_session import Launch, Session, driver_errors
from polaris_lab.model.device_matrix import (
    GUARD_ELEMENTS,
    POISON,
    DeviceMatrix,
    bits_of,
    mark_of,
    surroundings,
)
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm, Problem
from polaris_lab.verify import order_of_proof, source_lines
from polaris_lab.verify.check_report import CheckReport, Failure
from polaris_lab.verify.drawn_inputs import draw
from polaris_lab.verify.geometry import geometry_of

_INSTEAD_OF_POISON = 37.5
"""Takes the place of poison where a kernel may have read it."""
_MOST_SCRATCH = 2**22
"""Elements of scratch that a drawn number of parts may ask for."""


def damage(launch: Launch, inputs: Mapping[str, np.ndarray]) -> dict[str, list[str]]:
    """List what a guarded launch overwrote and left unwritten: {"guard": [...], "poison": [...]}, in sentences.

    Guards are known values before and behind every array and in the gaps between its rows; they must be unchanged, and
    so must the inputs. Counters that hold zeros before a launch must hold them after it, since the next launch counts
    on from them. Poison is the known value that each output holds before the launch; none may be left. Where it looks
    like data, its outputs are not listed: they are wrong.
    """
    found: dict[str, list[str]] = {"guard": [], "poison": []}
    for name, storage in launch.storages.items():
        raw = launch.session.download_raw(storage)
        rows, touched = _split(raw, storage)
        if touched.size:
            found["guard"].append(f"{touched.size} elements around {name} are overwritten: "
                                  f"{_describe_position(int(touched[0]), storage)}")
        if storage is launch.result:
            left = bits_of(rows) == bits_of(mark_of(POISON, storage.dtype))
            if left.any() and not storage.marks:
                found["poison"].append(_describe_unwritten(left))
        elif name in inputs and not np.array_equal(bits_of(rows), bits_of(inputs[name])):
            found["guard"].append(f"the input {name} is modified")
        if name in launch.spec.zeroed and (left := np.count_nonzero(bits_of(rows))):
            found["guard"].append(f"{left} of {rows.size} counters in {name} are not set back to 0 for the next launch")
    return found


def _split(raw: np.ndarray, storage: DeviceMatrix) -> tuple[np.ndarray, np.ndarray]:
    """Return the matrix in a guarded buffer, and the places around it that do not hold what they held."""
    differs = bits_of(raw[:2 * GUARD_ELEMENTS + storage.extent]) != bits_of(surroundings(storage))
    rows = storage.matrix(raw[GUARD_ELEMENTS:])
    if rows.size:
        storage.matrix(differs[GUARD_ELEMENTS:])[...] = False
    return np.ascontiguousarray(rows), np.flatnonzero(differs)


def _describe_position(index: int, storage: DeviceMatrix) -> str:
    """Say where the element `index` of a guarded buffer lies, seen from its matrix."""
    position = index - GUARD_ELEMENTS
    if position < 0:
        return f"the first is {-position} before its start"
    if position >= storage.extent:
        return f"the first is {position - storage.extent} past its end"
    row, column = divmod(position, storage.ld)
    return f"the first is in the gap behind row {row}, {column - storage.columns} past its end"


def run_case(session: Session, spec: KernelSpec, problem: Problem, seed: int, report: CheckReport,
             kind: str = "normal", data_marks: bool = False) -> None:
    """Run one problem between guards, compare the output with its error bounds, and record failures in `report`.

    The inputs are of one of `drawn_inputs.KINDS`, and what the kernel takes at run time is drawn as well. With
    `data_marks`, guards and poison look like data, and the launch is repeated on an output that holds the right
    result, and on one of NaN.
    """
    inputs = draw(problem, seed, kind)
    if isinstance(problem, Gemm):
        # an input that BLAS semantics forbid to read is NaN, which a read would carry into the output
        if problem.beta == 0:
            inputs["C"][...] = np.nan
        if problem.alpha == 0:
            inputs["A"][...] = np.nan
            inputs["B"][...] = np.nan
    config, drawn = session.config(spec, problem), _at_run_time(spec, problem, seed)
    launch = session.prepare(spec, problem, inputs, config=config | drawn, guards=True,
                             marks=seed | 1 if data_marks else 0)
    launch.run()
    expectation = Expectation(problem, inputs, seed)
    verdict = expectation.compare(launch.output())
    if data_marks and not problem.reads_result:
        for value in (None, np.nan):
            if verdict.ok:
                _launch_again(launch, value)
                verdict = expectation.compare(launch.output())
    report.cases += 1
    report.judged.append((problem, verdict.ok))
    report.fraction = max(report.fraction, verdict.fraction)
    if kind == "normal" and (fixed := order_of_proof.limits(problem)):
        report.products += 1
        report.right += verdict.ok
        for name, limit in fixed.items():
            report.within[name] = report.within.get(name, 0) + (verdict.max_abs_error <= limit)
    geometry = geometry_of(launch.kernel)
    if not verdict.ok:
        how = "".join(f", {name} of {value}" for name, value in drawn.items())
        how += "" if kind == "normal" else f", {kind} inputs"
        report.fail("bound", f"{problem}{how}: {verdict.message}", Failure(geometry, verdict.first))
    found = damage(launch, inputs)
    if found["poison"]:
        found["poison"] = _unwritten(launch)
        if not found["poison"]:
            line = source_lines.line_text(spec, source_lines.read_of_result, problem.result)
            report.fail("bound", f"{problem}: outputs hold what was in {problem.result} before, although nothing of it "
                                 f"may be read there{line}", Failure(geometry, reads_result=True))
    for gate, sentences in found.items():
        for sentence in sentences:
            report.fail(gate, f"{problem}: {sentence}", Failure(geometry))


def _at_run_time(spec: KernelSpec, problem: Problem, seed: int) -> dict[str, int]:
    """Draw a value for each define that the kernel takes as an argument; none where the problem refuses them.

    Every other draw is the default, with which the define is compiled in.
    """
    rng = random.Random(seed)
    config = {name: rng.choice((values[0], rng.choice(values))) for name in spec.run_time
              if len(values := spec.defines[name]) > 1}
    with contextlib.suppress(ValueError):
        bound = spec.bind(problem, config)
        if bound.unmet is None and sum(bound.scratch.values()) <= _MOST_SCRATCH:
            return config
    return {}


def _unwritten(launch: Launch) -> list[str]:
    """Run a launch that left poison again, on a number in its place, and say how many outputs still hold that number.

    Poison is not a number: a kernel that reads it writes it back, and the output stays poisoned.
    """
    _launch_again(launch, _INSTEAD_OF_POISON)
    rows, _ = _split(launch.session.download_raw(launch.result), launch.result)
    left = rows == rows.dtype.type(_INSTEAD_OF_POISON)
    return [_describe_unwritten(left)] if left.any() else []


def _describe_unwritten(left: np.ndarray) -> str:
    """Say how many outputs are never written, and which is the first of them."""
    row, column = np.argwhere(left)[0]
    return f"{left.sum()} of {left.size} outputs are never written, the first is [{row}, {column}]"


def _launch_again(launch: Launch, value: float | None) -> None:
    """Run a launch again on outputs that all hold `value`, or what the launch before has left."""
    storage = launch.result
    if value is not None:
        raw = launch.session.download_raw(storage)
        storage.matrix(raw[GUARD_ELEMENTS:])[...] = value
        with driver_errors(launch.session.device):
            cl.enqueue_copy(launch.session.queue, storage.raw, raw)
    launch.run()
