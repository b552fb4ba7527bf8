"""The long campaigns, run as `python -m tests.proof`: random problems by the thousand, and the full sanitizer grid.

With `--random` it runs random problems alone, with `--repeats` the repeats of attention kernels alone. With
`--huge` it runs large square problems, of which sampled rows and columns are compared, and every kernel with leading
dimensions of 2^30, instead. With `--simulate` it executes each kernel's gfx803 code on small random problems, instead.
It saves a summary with its manifest in data/measured/<device>/proof/, huge/ or simulation/. The exit status is 1 if
anything is wrong.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, replace

import numpy as np
import pandas as pd
import pyopencl as cl
from tqdm import tqdm

from polaris_lab.base.cluster import open_pool
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.host_names import worked
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.choose import selection
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.model.device_matrix import POISON
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm, Problem, Transpose
from polaris_lab.verify.problems import random_problem
from polaris_lab.verify.proof import CheckReport, check, nearest_fitting, run_case
from polaris_lab.verify.sanitizer import sanitize
from polaris_sim.code import listings, toolchain
from tests import campaign_devices, reference_campaign
from tests.random_campaign import campaign

COLUMNS = ["device", "kernel", "what", "problems", "worst_fraction", "findings", "ok", "seconds", "seed", "note"]
"""`findings` counts what was found against a good kernel; for a museum kernel, the gates that went red. A row with 0
problems was skipped: `ok` is empty, and `note` says why."""
SIZES = [8192, 16384]
SIMULATED = 300
"""Random problems for each kernel in the simulator."""
SIMULATOR = "gfx803-simulated"
"""The device that simulated results are filed under."""
SMALL = 70
"""The largest size of those: several work-groups of most kernels, and edges of all."""
UNSEEN = ("dispatch", "cover")
"""Gates of museum kernels whose results may be right all the same."""
WIDE = 2**30
"""A leading dimension with which the third row begins at an index that 32 bits cannot hold."""
REPEATS = 250
"""How often an attention kernel solves one problem, to the same bits each time: else it has a race."""
REPEATED = Attention(2, 3, 130, 64, t=197)
"""That problem: several blocks of rows and tiles of keys, and edges of both."""
ATTENTIONS = [Attention(1, 2, 35, 16, t=131, ld=19), Attention(2, 1, 34, 13, causal=True),
              Attention(1, 2, 17, 8, causal=True, t=66, diagonal=40, dtype="float16", order="bshd"),
              Attention(1, 1, 34, 200, causal=True, t=50)]
"""The attentions that the sanitizer sees. The last has rows for which kernels take their smallest tiles; the others
take two tiles of keys at least."""
SHAPES = [(1, 1, 1), (15, 17, 16), (16, 16, 16), (33, 31, 18), (40, 65, 7), (64, 64, 32)]
SCALARS = [(1.0, 0.0), (-1.5, 0.5)]
MODES = {"oob": {}, "races and uninit": {"races": True, "uninit": True}}


def main(argv: list[str] | None = None) -> int:
    """Run every campaign, keep the summary and print it."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof",
                                     description="Prove every kernel on a device, at length.")
    parser.add_argument("--problems", type=int, metavar="N", help="random problems for each kernel (default: 2000)")
    parser.add_argument("--device", default="auto", metavar="D", help='"auto", "cpu", "gpu", "0:1", or part of a name')
    parser.add_argument("kernels", nargs="*", metavar="KERNEL",
                        help="only these (default: all; with --huge, the fastest known)")
    parser.add_argument("--huge", action="store_true",
                        help="large squares and leading dimensions of 2^30, and nothing else")
    parser.add_argument("--simulate", action="store_true",
                        help=f"gfx803 code, executed: {SIMULATED} random problems for each kernel unless "
                             "--problems says otherwise, and nothing else")
    parser.add_argument("--random", action="store_true",
                        help="random problems of good kernels, and nothing else")
    parser.add_argument("--repeats", action="store_true",
                        help=f"attention kernels {REPEATS} times, to the same bits each time, and nothing else")
    parser.add_argument("--size", type=int, nargs="+", default=SIZES, metavar="N",
                        help=f"squares of --huge (default: {SIZES})")
    arguments = parser.parse_args(argv)
    alone = [name for name in ("simulate", "huge", "random", "repeats") if getattr(arguments, name)]
    if len(alone) > 1:
        parser.error("--simulate, --huge, --random, --repeats: give one of them")
    if arguments.problems is None:
        arguments.problems = SIMULATED if arguments.simulate else 2000
    if arguments.problems < 1:
        parser.error(f"--problems {arguments.problems}: it must be at least 1")
    if min(arguments.size) < 1:
        parser.error(f"--size {min(arguments.size)}: it must be at least 1")
    start, seed = now(), secrets.randbits(32)
    try:
        specs = [resolve(name) for name in arguments.kernels]
        if arguments.simulate:
            rows = list(prove_simulated(specs or catalogue().values(), arguments.problems, seed))
            return save_summary("simulation", SIMULATOR, {"name": SIMULATOR}, rows, {"problems": arguments.problems},
                                seed, start)
        device = find(arguments.device)
        if arguments.huge and (unfit := [spec.name for spec in specs if spec.museum or spec.signature != "gemm"]):
            parser.error(f"{', '.join(unfit)}: --huge takes good gemm kernels")
        found = (prove_huge(Session(device), specs, arguments.size, seed) if arguments.huge
                 else prove_in_pieces(device, specs or catalogue().values(), arguments.problems, seed,
                                      alone="".join(alone)))
        rows = list(found)
    except (ValueError, DeviceError) as error:
        parser.exit(2, f"{error}\n")
    parameters = {"sizes": arguments.size, "wide": WIDE} if arguments.huge else {"problems": arguments.problems}
    study = "huge" if arguments.huge else "proof"
    return save_summary(study, device.slug, asdict(device), rows, parameters, seed, start)


def save_summary(study: str, slug: str, device: dict, rows: list[dict], parameters: dict, seed: int, start: str) -> int:
    """Save the summary with its manifest, print it, and return the exit status."""
    table = pd.DataFrame([{"device": slug} | row for row in rows], columns=COLUMNS)
    kernels = {name: {"source_sha256": spec.source_hash(), "options": list(spec.options())}
               for name, spec in catalogue().items() if name in set(table["kernel"])}
    facts = manifest(device, kernels, parameters, seed, start)
    path = save(table, study, facts, record=True)
    print(table.to_string(index=False), path, sep="\n")
    return 1 if table["ok"].eq(False).any() else 0


def prove_in_pieces(device: Device, specs: Iterable[KernelSpec], problems: int, seed: int, *,
                    alone: str = "") -> Iterator[dict]:
    """Run `prove` on this device; where POLARIS_CLUSTER names a cluster, a kernel each on the devices of its workers.
    """
    name = campaign_devices.name_for_pieces(device)
    if name != "auto":
        yield from prove(Session(device), specs, problems, seed, alone=alone)
        return
    with open_pool() as pool:
        yield from itertools.chain.from_iterable(pool.map(functools.partial(
            prove_owned, name=name, slug=device.slug, problems=problems, seed=seed, alone=alone), specs))
        print("pieces by host and device:", dict(worked), file=sys.stderr)


def prove_owned(spec: KernelSpec, *, name: str, slug: str, problems: int, seed: int, alone: str) -> list[dict]:
    """Return the rows of one kernel, on the device that this process or its worker has."""
    return list(prove(Session(campaign_devices.owned(name, slug)), [spec], problems, seed, alone=alone))


def prove(session: Session, specs: Iterable[KernelSpec], problems: int, seed: int, *,
          alone: str = "") -> Iterator[dict]:
    """Run the campaigns, one row each.

    Good kernels have random problems and the sanitizer's grid, museum kernels their gate, and both the gfx803 record.
    With `alone` there are good kernels only: "random" for their random problems, "repeats" for the attention kernels'
    repeats.
    """
    for spec in specs:
        if alone and spec.museum:
            continue
        if alone == "random":
            yield timed(spec, "random", seed, lambda spec=spec: sampled(spec, session, problems, seed))
        if alone == "repeats" and spec.signature == "attention":
            yield timed(spec, "bit-identical", seed, lambda spec=spec: repeated(spec, session, seed))
        if alone:
            continue
        yield timed(spec, "gfx803 record", seed, lambda spec=spec: compiled_again(spec))
        if spec.museum:
            yield timed(spec, "gate " + spec.gate, seed, lambda spec=spec: caught(spec, session, seed))
            continue
        yield timed(spec, "random", seed, lambda spec=spec: sampled(spec, session, problems, seed))
        if spec.signature == "attention":
            yield timed(spec, "bit-identical", seed, lambda spec=spec: repeated(spec, session, seed))
        for name, modes in MODES.items():
            yield timed(spec, f"sanitizer {name}", seed, lambda spec=spec, modes=modes: simulated(spec, modes, seed))


def prove_simulated(specs: Iterable[KernelSpec], problems: int, seed: int) -> Iterator[dict]:
    """Execute each kernel's gfx803 code, one row each.

    Good kernels must be right to the bit; for museum kernels the wrong results are counted.
    """
    with open_pool() as pool:
        yield from pool.map(timed_execution, specs, itertools.repeat(problems), itertools.repeat(seed))


def timed_execution(spec: KernelSpec, problems: int, seed: int) -> dict:
    """Execute one kernel, in whichever process takes it."""
    return timed(spec, "gfx803 random", seed, lambda: executed(spec, problems, seed))


def executed(spec: KernelSpec, problems: int, seed: int) -> dict:
    """Execute random small problems. A museum kernel must be wrong in one at least, unless only its launch is wrong."""
    rng = np.random.default_rng(seed)
    bar = tqdm(range(problems), desc=f"{spec.name} on gfx803", mininterval=1, disable=None)
    drawn = ((with_record(random_problem(rng, spec, SMALL, heads=[64])), int(rng.integers(2**32))) for _ in bar)
    count, found = reference_campaign.campaign(spec, drawn)
    if not spec.museum:
        print_first(found)
    ok = bool(found) == (spec.museum and spec.gate not in UNSEEN)
    return {"problems": count, "findings": len(found), "ok": ok}


def with_record(problem: Problem) -> Problem:
    """Return the problem, but an attention as gfx803 records are made for it: without a mask, in float32."""
    return replace(problem, causal=False, dtype="float32") if isinstance(problem, Attention) else problem


def prove_huge(session: Session, specs: Sequence[KernelSpec], sizes: Sequence[int], seed: int) -> Iterator[dict]:
    """Run each kernel on each square, then each good kernel with leading dimensions of 2^30, one row each."""
    for size in sizes:
        problem = Gemm(size, size, size)
        for spec, why in [(spec, "named") for spec in specs] or [selection.auto(session.device, problem)]:
            asked = nearest_fitting(spec, problem)
            yield timed(spec, f"{size} cubed", seed,
                        lambda spec=spec, asked=asked, why=why: large(spec, session, asked, seed, why))
    for spec in catalogue().values():
        if spec.signature == "gemm" and not spec.museum:
            problem = nearest_fitting(spec, Gemm(3, 3, 3, trans_b=spec.b_layout == "t", lda=WIDE, ldb=WIDE, ldc=WIDE))
            yield timed(spec, "index width", seed,
                        lambda spec=spec, problem=problem: far_apart(spec, session, problem, seed))


def far_apart(spec: KernelSpec, session: Session, problem: Gemm, seed: int) -> dict:
    """Solve a problem whose rows lie far apart on the device.

    Only the rows are copied, so that the gaps between them cost the host neither memory nor time.
    """
    tight = replace(problem, lda=None, ldb=None, ldc=None)
    inputs = tight.inputs(seed) | {"C": np.full((problem.m, problem.n), POISON, np.float32)}
    try:
        session.check_room(problem.layouts)
        storages = {name: session.upload(None, *layout, written_only=True) for name, layout in problem.layouts.items()}
    except DeviceError as error:
        return {"problems": 0, "findings": 0, "ok": None, "note": f"skipped: {error}"}
    for name, matrix in inputs.items():
        for row, values in enumerate(matrix):
            cl.enqueue_copy(session.queue, storages[name].buffer, values, dst_offset=4 * row * storages[name].ld)
    session.prepare(spec, problem, storages).run()
    output = np.empty((problem.m, problem.n), np.float32)
    for row, values in enumerate(output):
        cl.enqueue_copy(session.queue, values, storages["C"].buffer, src_offset=4 * row * problem.ldc)
    verdict = Expectation(tight, inputs, seed).compare(output)
    print_first([verdict.message] if not verdict.ok else [])
    return {"problems": 1, "worst_fraction": verdict.fraction, "findings": int(not verdict.ok), "ok": verdict.ok,
            "note": str(problem)}


def large(spec: KernelSpec, session: Session, problem: Gemm, seed: int, why: str) -> dict:
    """Solve one problem between guards, and compare all of it or sampled rows and columns, if it fits into memory."""
    on_device = sum(layout.span for layout in problem.layouts.values())
    need = host_bytes(problem) + (on_device if session.device.kind == "cpu" else 0)
    note = f"{problem}; {why}; host memory at most about {need / 2**30:.1f} GiB"
    try:
        session.check_room(problem.layouts)
        if need > (room := os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")):
            raise DeviceError(f"the host has {room / 2**30:.1f} GiB free")
    except DeviceError as error:
        return {"problems": 0, "findings": 0, "ok": None, "note": f"skipped: {error}; {note}"}
    report = CheckReport(spec.name, session.device.name, None, seed)
    run_case(session, spec, problem, seed, report)
    print_first(report.failures)
    return {"problems": 1, "worst_fraction": report.fraction, "findings": len(report.failures), "ok": report.ok,
            "note": note}


def host_bytes(problem: Gemm) -> int:
    """Estimate the host memory in bytes, from above, that a guarded run of `problem` takes at once.

    It is the sum of the three inputs, three copies of the largest of them (each is read back and examined), the larger
    operand twice in float64, and the output. The buffers of a CPU device are not included.
    """
    inputs = 4 * sum(layout.rows * layout.ld for layout in problem.layouts.values())
    largest = max(layout.span for layout in problem.layouts.values())
    return inputs + 3 * largest + 16 * problem.k * max(problem.m, problem.n) + 4 * problem.m * problem.n


def timed(spec: KernelSpec, what: str, seed: int, run: Callable[[], dict]) -> dict:
    """Add the seconds that `run` took to the row that it returns. An error becomes a row too: the others are kept."""
    begin = time.monotonic()
    try:
        row = run()
    except (ValueError, DeviceError) as error:
        row = {"problems": 0, "findings": 1, "ok": False, "note": str(error)}
    return {"kernel": spec.name, "what": what, "seed": seed, **row, "seconds": round(time.monotonic() - begin, 1)}


def sampled(spec: KernelSpec, session: Session, problems: int, seed: int) -> dict:
    """Run random problems between guards."""
    report = campaign(session, spec, problems, seed,
                      progress=tqdm(range(problems), desc=spec.name, mininterval=1, disable=None))
    print_first(report.failures)
    return {"problems": report.cases, "worst_fraction": report.fraction, "findings": len(report.failures),
            "ok": report.ok}


def repeated(spec: KernelSpec, session: Session, seed: int) -> dict:
    """Solve one problem REPEATS times, with a mask and without one, and count the outputs that differ from the first.
    """
    different = 0
    for problem in (REPEATED, replace(REPEATED, causal=True, diagonal=60)):
        launch = session.prepare(spec, problem, problem.inputs(seed))
        launch.run()
        first = launch.output().tobytes()
        for _ in tqdm(range(REPEATS - 1), desc=f"{spec.name} again", mininterval=1, disable=None):
            launch.run()
            different += launch.output().tobytes() != first
    print_first([f"{different} outputs differ from the first"] if different else [])
    return {"problems": 2, "findings": different, "ok": not different, "note": f"{REPEATS} times each"}


def simulated(spec: KernelSpec, modes: dict[str, bool], seed: int) -> dict:
    """Run every problem of the grid on Oclgrind, with and without C where the signature has one."""
    scalars = SCALARS if spec.signature == "gemm" else SCALARS[:1]
    grid = [(problem, *scalar) for problem in dict.fromkeys(grid_of(spec)) for scalar in scalars]
    found, note = [], ""
    for problem, alpha, beta in tqdm(grid, desc=f"{spec.name} on Oclgrind", mininterval=1, disable=None):
        table = sanitize(spec, problem=problem, alpha=alpha, beta=beta, seed=seed, **modes)
        if "uninit" in modes and table.attrs["died"]:  # Oclgrind's shadow values do not know every form of vectors
            note = "races only, since Oclgrind dies over uninitialised values"
            table = sanitize(spec, problem=problem, alpha=alpha, beta=beta, seed=seed, races=True)
        found += [f"{problem}: {row.kind}: {row.message} (line {row.line})" for row in table.itertuples()]
    print_first(found)
    return {"problems": len(grid), "findings": len(found), "ok": not found, "note": note}


def grid_of(spec: KernelSpec) -> list[Problem]:
    """List the problems that the sanitizer sees, rounded up to the kernel's needs."""
    if spec.signature == "transpose":
        return [Transpose(rows, columns) for rows, columns, _ in SHAPES]
    wanted = ATTENTIONS if spec.signature == "attention" else [Gemm(*shape) for shape in SHAPES]
    return [nearest_fitting(spec, problem) for problem in wanted]


def caught(spec: KernelSpec, session: Session, seed: int) -> dict:
    """Check a museum kernel: does the gate that its table names go red?"""
    report = check(spec, device=session.device.index, seed=seed)
    print(report, file=sys.stderr)
    return {"problems": report.cases, "worst_fraction": report.fraction, "findings": len(report.gates),
            "ok": report.caught}


def remade(spec: KernelSpec, compiler: str = toolchain.DEFAULT_COMPILER) -> bool:
    """Tell whether compiling a catalogue kernel again gives its records by `compiler`, byte for byte.

    Raises DeviceError when the compiler that the record names is not installed, ValueError as `listings.load`.
    """
    here = toolchain.find(compiler)
    for config in listings.orientations(spec):
        recorded = listings.load(spec, config, compiler)
        if recorded.compiler != str(here):
            raise DeviceError(f"the record of {spec.name} is by {recorded.compiler}, and here is {here}")
        if listings.make(spec, config, here) != recorded:
            return False
    return True


def compiled_again(spec: KernelSpec) -> dict:
    """Compile a kernel for gfx803 again, and compare with its record, if the record's compiler is installed."""
    try:
        same = remade(spec)
    except DeviceError as error:
        return {"problems": 0, "findings": 0, "ok": None, "note": f"skipped: {error}"}
    return {"problems": 1, "findings": int(not same), "ok": same, "note": listings.load(spec).compiler}


def print_first(sentences: list[str]) -> None:
    """Print the first five to stderr."""
    for sentence in sentences[:5]:
        print(f"  {sentence}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
