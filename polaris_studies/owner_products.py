"""Probe one device with matrix products: the documents' kernels, row pitches, ways to a multiply-add, and CLBlast.

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
from polaris_lab.measure.libraries import LIBRARIES, Library
from polaris_lab.measure.library_run import Run
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import DENORMS_ARE_ZERO, KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import published_figures
from polaris_studies.memory_levels import square_problem
from polaris_studies.owner_probes import Device, Row, rate_row, value_row
from polaris_studies.paced_launches import MARGIN
from polaris_studies.size_or_pitch import cases

if TYPE_CHECKING:
    from polaris_lab.device.device_session import Launch

PILOT_ROWS, PILOT_COLUMNS, PILOT_TERMS = 16, 128, 256
"""Rows and columns of the first launch of a product, and the terms of its sums; a kernel whose needs it does not meet
begins with more."""
RIVAL = "clblast"
"""The library that is measured next to the lab's kernels."""
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


def rivals(device: Device) -> Iterator[Row]:
    """Measure CLBlast's products at the documents' sizes, in GFLOPS; one row that says why where it is not here."""
    library = LIBRARIES[RIVAL]
    if trouble := library.missing(device.session.device):
        yield value_row(RIVAL, 0, REFUSED, "", float("nan"), trouble)
        return
    for n in (256,) if device.quick else (256, 512, 1024, 2048, 4096):
        yield product_or_refusal(device, device.session, library, Gemm(n, n, n), RIVAL, n)


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


def product_or_refusal(device: Device, session: Session, spec: KernelSpec | Library, problem: Gemm, case: str, x: float,
                       config: Mapping[str, int] | None = None, options: Sequence[str] = ()) -> Row:
    """Measure one product as `product` does; where the driver refuses it, a row that says why.

    One kernel that a driver does not build must not cost the rows of all others.
    """
    try:
        return product(device, session, spec, problem, case, x, config, options)
    except DeviceError as error:
        return value_row(case, x, REFUSED, "", float("nan"), str(error).splitlines()[0][:200])


def product(device: Device, session: Session, spec: KernelSpec | Library, problem: Gemm, case: str, x: float,
            config: Mapping[str, int] | None = None, options: Sequence[str] = ()) -> Row:
    """Measure one product, or as many of its first rows as the pace allows; a row in GFLOPS."""
    chosen = spec.config() if isinstance(spec, Library) else session.config(spec, problem, config)
    if unmet := spec.unmet(problem, chosen):
        return value_row(case, x, REFUSED, "", float("nan"), f"the kernel needs {unmet}")
    now, *later = (each for each in _steps(problem) if not spec.unmet(each, chosen))
    launch, inputs = _prepared(session, spec, now, chosen, options)
    device.pace.time(launch)  # some drivers compile in it
    ms = device.pace.time(launch)
    while later:
        step = later.pop(0)
        if not device.pace.allows(ms, step.flops / now.flops):  # but perhaps a part of it, which is the last then
            step, later = replace(now, m=_rows_allowed(device, now, ms, problem)), []
            if step.m <= now.m or spec.unmet(step, chosen):
                break
        del launch  # its memory, before the next one takes more
        now = step
        launch, inputs = _prepared(session, spec, now, chosen, options)
        ms = device.pace.time(launch)
    verdict = Expectation(now, inputs).compare(launch.output())
    taken = device.pace.samples(launch)
    notes = ["" if verdict.ok else f"WRONG: {verdict.message}",
             spec.version() if isinstance(spec, Library) else setting(chosen),
             "" if now == problem else f"the first {now.m} rows and {now.n} columns of {problem.m} x {problem.n}"
             + (f", and {now.k} of {problem.k} terms" if now.k < problem.k else "")]
    return rate_row(case, x, "product", "GFLOPS", taken, now.flops / 1e6, verdict.ok, "; ".join(filter(None, notes)))


def _steps(problem: Gemm) -> Iterator[Gemm]:
    """Grow a product from a small part to the whole: fourfold in the terms of its sums, its columns, then its rows."""
    now = replace(problem, m=min(PILOT_ROWS, problem.m), n=min(PILOT_COLUMNS, problem.n), k=min(PILOT_TERMS, problem.k))
    yield now
    for side in "knm":
        while getattr(now, side) < getattr(problem, side):
            now = replace(now, **{side: min(4 * getattr(now, side), getattr(problem, side))})
            yield now


def _rows_allowed(device: Device, now: Gemm, ms: float, problem: Gemm) -> int:
    """Return how many rows the pace allows, by what those of `now` took; 0 where these are not whole rows yet."""
    if (now.n, now.k) != (problem.n, problem.k):
        return 0
    return int(device.pace.limit_ms / MARGIN / max(ms, 1e-3) * now.m) // PILOT_ROWS * PILOT_ROWS


def _prepared(session: Session, spec: KernelSpec | Library, problem: Gemm, config: Mapping[str, int],
              options: Sequence[str]) -> tuple[Launch | Run, dict[str, np.ndarray]]:
    inputs = problem.inputs(0)
    if isinstance(spec, Library):
        return spec.prepare(session, problem, inputs), inputs
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
    except DeviceError as error:
        yield value_row(case, 0, "code", "", float("nan"), f"its code was not read: {error}")
        return
    one = sum(found[name] for name in ONE_INSTRUCTION)
    both = one + min(found[name] for name in TWO_INSTRUCTIONS)
    yield value_row(case, 0, "multiply-adds of one instruction", "share", one / both if both else float("nan"),
                    describe(found))
