"""Probe one device with matrix products: the documents' kernels, row pitches, and three ways to a multiply-add.

A product that would last longer than the pace allows is cut to its first rows: its speed is then that of those rows,
and the note says how many. Each is compared with float64, and has no speed where it is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pyopencl as cl

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import setting
from polaris_lab.device.device_session import Session
from polaris_lab.device.program_binary import ONE_INSTRUCTION, TWO_INSTRUCTIONS, describe, instructions
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import DENORMS_ARE_ZERO, KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import published_figures
from polaris_studies.memory_levels import square_problem
from polaris_studies.owner_probes import Device, Row, rate_row, value_row
from polaris_studies.size_or_pitch import cases

if TYPE_CHECKING:
    from polaris_lab.device.device_session import Launch

PILOT_ROWS, PILOT_COLUMNS = 16, 128
"""Rows and columns of the first launch of a product; a kernel whose needs it does not meet begins with more rows."""
PITCHED = ("gemm_naive", "gemm_tiled", "gemm_blocked")
PITCH_CASES = ("n", "n - 8", "n + 8", "n, pitch + 16", "n, pitch + 64", "n - 8, pitch n")
"""The kernels and the cases (size_or_pitch.cases) of the probe of row pitches."""
FORMS: Mapping[str, tuple[str, Mapping[str, int], tuple[str, ...]]] = {
    "plain": ("gemm_blocked", {"MAC": 0}, ()),
    "flag": ("gemm_blocked", {"MAC": 0}, (DENORMS_ARE_ZERO,)),
    "mad": ("gemm_blocked", {"MAC": 1}, ()),
    "polaris, flag": ("gemm_polaris", {"MAC": 0}, (DENORMS_ARE_ZERO,)),
    "polaris, by name": ("gemm_polaris", {"MAC": 3}, ()),
}
"""Ways to a multiply-add: the kernel, its defines, and the options of its build. The options that the lab itself adds
for a driver are left out here."""
REFUSED = "refused"
"""The quantity of a row whose product did not run."""
QUICK = (("gemm_naive", 256), ("gemm_tiled_2x2", 256), ("gemm_float4_vec", 256), ("gemm_gcn4_vec4", 256))
"""The documents' kernels and sizes of a quick run."""


def document_cells(quick: bool = False) -> list[tuple[str, int]]:
    """List the documents' kernels with the square sizes that a speed was published for, smallest first."""
    if quick:
        return list(QUICK)
    cells = published_figures.cells().drop_duplicates(["kernel", "n"])
    known = {name for name, spec in catalogue().items() if not spec.museum}
    return sorted(((name, int(n)) for name, n in zip(cells["kernel"], cells["n"], strict=True) if name in known),
                  key=lambda cell: cell[::-1])


def document_products(device: Device) -> Iterator[Row]:
    """Measure the documents' kernels at the documents' sizes, in GFLOPS."""
    for kernel, n in document_cells(device.quick):
        yield product_or_refusal(device, device.session, resolve(kernel), square_problem(kernel, n, n), kernel, n)


def pitches(device: Device) -> Iterator[Row]:
    """Measure products around a power of two with tight and with padded rows, in GFLOPS."""
    for n in (256,) if device.quick else (1024, 2048, 4096):
        for kernel in PITCHED[1:] if device.quick else PITCHED:
            for case in ("n", "n, pitch + 16") if device.quick else PITCH_CASES:
                yield product_or_refusal(device, device.session, resolve(kernel), cases(n)[case],
                                         f"{kernel}: {case}", n)


def forms(device: Device, folder: Path | None = None) -> Iterator[Row]:
    """Measure each of FORMS, in GFLOPS, and count the multiply-adds in what the driver compiled.

    The programs' binaries are kept in `folder`. What a driver refuses has a row that says why.
    """
    session = _without_options(device.session)
    for name, (kernel, config, options) in FORMS.items():
        spec = resolve(kernel)
        for n in (256,) if device.quick else (1024, 4096):
            problem = square_problem(spec, n, n)
            row = product_or_refusal(device, session, spec, problem, name, n, config, options)
            yield row
            if row["quantity"] != REFUSED and n == (256 if device.quick else 1024):
                yield from _code_rows(session, spec, problem, name, config, options, folder)


def _without_options(session: Session) -> Session:
    """Open the same device once more, without the options that the lab adds for its driver."""
    plain = Session(session.device)
    plain.build_options = ()
    return plain


def product_or_refusal(device: Device, session: Session, spec: KernelSpec, problem: Gemm, case: str, x: float,
                       config: Mapping[str, int] | None = None, options: Sequence[str] = ()) -> Row:
    """Measure one product as `product` does; where the driver refuses it, a row that says why.

    One kernel that a driver does not build must not cost the rows of all others.
    """
    try:
        return product(device, session, spec, problem, case, x, config, options)
    except DeviceError as error:
        return value_row(case, x, REFUSED, "", float("nan"), str(error).splitlines()[0][:200])


def product(device: Device, session: Session, spec: KernelSpec, problem: Gemm, case: str, x: float,
            config: Mapping[str, int] | None = None, options: Sequence[str] = ()) -> Row:
    """Measure one product, or as many of its first rows as the pace allows; a row in GFLOPS."""
    chosen = session.config(spec, problem, config)
    if unmet := spec.unmet(problem, chosen):
        return value_row(case, x, REFUSED, "", float("nan"), f"the kernel needs {unmet}")
    pilots = [(PILOT_ROWS, PILOT_COLUMNS), (PILOT_ROWS, 4 * PILOT_COLUMNS), (PILOT_ROWS, problem.n), (64, problem.n),
              (128, problem.n)]
    steps = [replace(problem, m=rows, n=columns) for rows, columns in pilots
             if rows <= problem.m and columns <= problem.n]
    steps = [each for each in [*steps, problem] if not spec.unmet(each, chosen)]
    now = steps[0]
    launch, inputs = _prepared(session, spec, now, chosen, options)
    device.pace.time(launch)  # some drivers compile in it
    ms = device.pace.time(launch)
    while now != problem:
        rows = _rows_allowed(device, now, ms, problem)
        later = [each for each in steps if each.flops > now.flops and each.m <= max(rows, now.m)]
        wider = replace(problem, m=min(problem.m, rows // PILOT_ROWS * PILOT_ROWS))
        if now.n == problem.n and wider.m > now.m and not spec.unmet(wider, chosen):
            later.append(replace(wider, m=min(wider.m, 8 * now.m)))
        later = [each for each in later if device.pace.allows(ms, each.flops / now.flops)
                 and not spec.unmet(each, chosen)]
        if not later:
            break
        now = max(later, key=lambda each: each.flops)
        session.retire(launch)
        launch, inputs = _prepared(session, spec, now, chosen, options)
        ms = device.pace.time(launch)
    verdict = Expectation(now, inputs).compare(launch.output())
    taken = device.pace.samples(launch)
    session.retire(launch)
    note = setting(chosen) + ("" if now == problem else f"; the first {now.m} rows and {now.n} columns of "
                                                        f"{problem.m} x {problem.n}")
    return rate_row(case, x, "product", "GFLOPS", taken, now.flops / 1e6, verdict.ok,
                    note if verdict.ok else f"WRONG: {verdict.message}; {note}")


def _rows_allowed(device: Device, now: Gemm, ms: float, problem: Gemm) -> int:
    """Return how many rows of the whole width the pace allows, by what a part of it took."""
    of_a_row = max(ms, 1e-3) / now.m * problem.n / now.n
    return int(device.pace.limit_ms / 1.6 / of_a_row)


def _prepared(session: Session, spec: KernelSpec, problem: Gemm, config: Mapping[str, int],
              options: Sequence[str]) -> tuple[Launch, dict[str, np.ndarray]]:
    inputs = problem.inputs(0)
    return session.prepare(spec, problem, inputs, config=config, extra_options=options), inputs


def _code_rows(session: Session, spec: KernelSpec, problem: Gemm, case: str, config: Mapping[str, int],
               options: Sequence[str], folder: Path | None) -> Iterator[Row]:
    program = session.build(spec, (*session.plan(spec, problem, config).kernel.options, *options))
    binary = program.get_info(cl.program_info.BINARIES)[0]
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{case.replace(', ', '-').replace(' ', '_')}.bin").write_bytes(binary)
        write_text(folder / "README.txt", "What the driver compiled: one binary for each form of gemm_blocked and "
                                          "gemm_polaris.\n")
    try:
        found = instructions(binary)
    except DeviceError:
        yield value_row(case, 0, "code", "", float("nan"), describe(binary))
        return
    one = sum(found[name] for name in ONE_INSTRUCTION)
    both = one + min(found[name] for name in TWO_INSTRUCTIONS)
    yield value_row(case, 0, "multiply-adds of one instruction", "share", one / both if both else float("nan"),
                    describe(binary))
