"""The long campaigns, run as `python -m tests.proof`: random problems by the thousand, and the full sanitizer grid.

`--huge` runs another part instead: large squares by sampled rows and columns, and every kernel with leading dimensions of
2^30. `--simulate` runs a third: each kernel's gfx803 code, executed on small random problems. Leaves a summary with its
manifest in data/measured/<device>/proof/, huge/ or simulation/; the exit status is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
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

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.bench import selection
from polaris_lab.gcn3 import reference_check
from polaris_lab.gcn3.code import listings
from polaris_lab.opencl.device import find
from polaris_lab.opencl.device_matrix import POISON
from polaris_lab.opencl.device_session import Bench
from polaris_lab.spec.error_bounds import Expectation
from polaris_lab.spec.kernel_catalogue import catalogue, resolve
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm, layouts
from polaris_lab.verify.proof import Report, campaign, check, fit, random_problem
from polaris_lab.verify.proof import prove as prove_one
from polaris_lab.verify.sanitizer import sanitize

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
"""A leading dimension with which the third row begins beyond what 32 bits count."""
SHAPES = [(1, 1, 1), (15, 17, 16), (16, 16, 16), (33, 31, 18), (40, 65, 7), (64, 64, 32)]
SCALARS = [(1.0, 0.0), (-1.5, 0.5)]
MODES = {"oob": {}, "races and uninit": {"races": True, "uninit": True}}


def main(argv: list[str] | None = None) -> int:
    """Run every campaign, keep the summary and print it."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof",
                                     description="Prove every kernel on a device, at length.")
    parser.add_argument("--problems", type=int, metavar="N", help="random problems for each kernel (default: 2000)")
    parser.add_argument("--device", default="auto", metavar="D", help='"auto", "cpu", "gpu", "0:1", or part of a name')
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help="only these (default: all; with --huge, the fastest known)")
    parser.add_argument("--huge", action="store_true", help="large squares and leading dimensions of 2^30, and nothing else")
    parser.add_argument("--simulate", action="store_true",
                        help=f"gfx803 code, executed: {SIMULATED} random problems for each kernel unless --problems says otherwise, and nothing else")
    parser.add_argument("--size", type=int, nargs="+", default=SIZES, metavar="N", help=f"squares of --huge (default: {SIZES})")
    arguments = parser.parse_args(argv)
    if arguments.simulate and arguments.huge:
        parser.error("--simulate and --huge: give one of them")
    arguments.problems = (SIMULATED if arguments.simulate else 2000) if arguments.problems is None else arguments.problems
    if arguments.problems < 1:
        parser.error(f"--problems {arguments.problems}: it must be at least 1")
    if min(arguments.size) < 1:
        parser.error(f"--size {min(arguments.size)}: it must be at least 1")
    start, seed = now(), secrets.randbits(32)
    try:
        specs = [resolve(name) for name in arguments.kernels]
        if arguments.simulate:
            return kept("simulation", SIMULATOR, {"name": SIMULATOR}, list(prove_simulated(specs or catalogue().values(), arguments.problems, seed)),
                        {"problems": arguments.problems}, seed, start)
        device = find(arguments.device)
        if arguments.huge and (unfit := [spec.name for spec in specs if spec.museum or spec.signature != "gemm"]):
            parser.error(f"{', '.join(unfit)}: --huge takes good gemm kernels")
        found = (prove_huge(Bench(device), specs, arguments.size, seed) if arguments.huge
                 else prove(Bench(device), specs or catalogue().values(), arguments.problems, seed))
        rows = list(found)
    except (ValueError, DeviceError) as error:
        parser.exit(2, f"{error}\n")
    parameters = {"sizes": arguments.size, "wide": WIDE} if arguments.huge else {"problems": arguments.problems}
    return kept("huge" if arguments.huge else "proof", device.slug, asdict(device), rows, parameters, seed, start)


def kept(study: str, slug: str, device: dict, rows: list[dict], parameters: dict, seed: int, start: str) -> int:
    """Keep the summary with its manifest and print it; the exit status."""
    table = pd.DataFrame([{"device": slug} | row for row in rows], columns=COLUMNS)
    kernels = {name: {"source_sha256": spec.source_hash(), "options": list(spec.options())}
               for name, spec in catalogue().items() if name in set(table["kernel"])}
    facts = manifest(device, kernels, parameters, seed, start)
    path = save(table, study, facts, record=True)
    print(table.to_string(index=False), path, sep="\n")
    return 1 if table["ok"].eq(False).any() else 0


def prove(bench: Bench, specs: Iterable[KernelSpec], problems: int, seed: int) -> Iterator[dict]:
    """One row a campaign: random problems and the sanitizer's grid for good kernels, the gate for museum kernels, the record of both."""
    for spec in specs:
        yield timed(spec, "gfx803 record", seed, lambda spec=spec: compiled_again(spec))
        if spec.museum:
            yield timed(spec, "gate " + spec.gate, seed, lambda spec=spec: caught(spec, bench, seed))
            continue
        yield timed(spec, "random", seed, lambda spec=spec: sampled(spec, bench, problems, seed))
        for name, modes in MODES.items():
            yield timed(spec, f"sanitizer {name}", seed, lambda spec=spec, modes=modes: simulated(spec, modes, seed))


def prove_simulated(specs: Iterable[KernelSpec], problems: int, seed: int) -> Iterator[dict]:
    """One row for each kernel's gfx803 code, executed: to the bit for good ones, with what is wrong counted for museum kernels."""
    for spec in specs:
        yield timed(spec, "gfx803 random", seed, lambda spec=spec: executed(spec, problems, seed))


def executed(spec: KernelSpec, problems: int, seed: int) -> dict:
    """Random small problems in the simulator. A museum kernel must be wrong somewhere, unless only its launch is."""
    rng = np.random.default_rng(seed)
    bar = tqdm(range(problems), desc=f"{spec.name} on gfx803", mininterval=1, disable=None)
    count, found = reference_check.campaign(spec, ((random_problem(rng, spec, SMALL), int(rng.integers(2**32))) for _ in bar))
    if not spec.museum:
        tell(found)
    ok = bool(found) == (spec.museum and spec.gate not in UNSEEN)
    return {"problems": count, "findings": len(found), "ok": ok}


def prove_huge(bench: Bench, specs: Sequence[KernelSpec], sizes: Sequence[int], seed: int) -> Iterator[dict]:
    """One row for each kernel and square, then one for the indices of each good kernel with leading dimensions of 2^30."""
    for size in sizes:
        problem = Gemm(size, size, size)
        for spec, why in [(spec, "named") for spec in specs] or [selection.auto(bench.device, problem)]:
            asked = fit(spec, problem)
            yield timed(spec, f"{size} cubed", seed, lambda spec=spec, asked=asked, why=why: large(spec, bench, asked, seed, why))
    for spec in catalogue().values():
        if spec.signature == "gemm" and not spec.museum:
            problem = fit(spec, Gemm(3, 3, 3, trans_b=spec.b_layout == "t", lda=WIDE, ldb=WIDE, ldc=WIDE))
            yield timed(spec, "index width", seed, lambda spec=spec, problem=problem: far_apart(spec, bench, problem, seed))


def far_apart(spec: KernelSpec, bench: Bench, problem: Gemm, seed: int) -> dict:
    """A product whose rows lie far apart. Only the rows travel, so that the gaps cost the host neither memory nor time."""
    tight = replace(problem, lda=None, ldb=None, ldc=None)
    inputs = tight.inputs(seed) | {"C": np.full((problem.m, problem.n), POISON, np.float32)}
    try:
        bench.check_room(layouts(problem))
        storages = {name: bench.upload(None, *layout, written_only=True) for name, layout in layouts(problem).items()}
    except DeviceError as error:
        return {"problems": 0, "findings": 0, "ok": None, "note": f"skipped: {error}"}
    for name, matrix in inputs.items():
        for row, values in enumerate(matrix):
            cl.enqueue_copy(bench.queue, storages[name].buffer, values, dst_offset=4 * row * storages[name].ld)
    bench.prepare(spec, problem, storages).run()
    output = np.empty((problem.m, problem.n), np.float32)
    for row, values in enumerate(output):
        cl.enqueue_copy(bench.queue, values, storages["C"].buffer, src_offset=4 * row * problem.ldc)
    verdict = Expectation(tight, inputs, seed).compare(output)
    tell([verdict.message] if not verdict.ok else [])
    return {"problems": 1, "worst_fraction": verdict.fraction, "findings": int(not verdict.ok), "ok": verdict.ok, "note": str(problem)}


def large(spec: KernelSpec, bench: Bench, problem: Gemm, seed: int, why: str) -> dict:
    """One guarded problem, whole or by sampled rows and columns, unless device or host have no room for it."""
    on_device = 4 * sum(layout.extent for layout in layouts(problem).values())
    need = host_bytes(problem) + (on_device if bench.device.kind == "cpu" else 0)
    note = f"{problem}; {why}; host memory at most about {need / 2**30:.1f} GiB"
    try:
        bench.check_room(layouts(problem))
        if need > (room := os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")):
            raise DeviceError(f"the host has {room / 2**30:.1f} GiB free")
    except DeviceError as error:
        return {"problems": 0, "findings": 0, "ok": None, "note": f"skipped: {error}; {note}"}
    report = Report(spec.name, bench.device.name, None, seed)
    prove_one(bench, spec, problem, seed, report)
    tell(report.failures)
    return {"problems": 1, "worst_fraction": report.fraction, "findings": len(report.failures), "ok": report.ok, "note": note}


def host_bytes(problem: Gemm) -> int:
    """An upper estimate of the host memory that a guarded proof of `problem` takes at once.

    The three inputs; three images of the largest of them, while each is read back and looked at; the larger operand twice
    in float64; the output. The buffers of a CPU device come on top.
    """
    inputs = 4 * sum(rows * ld for rows, _, ld in layouts(problem).values())
    largest = 4 * max(layout.extent for layout in layouts(problem).values())
    return inputs + 3 * largest + 16 * problem.k * max(problem.m, problem.n) + 4 * problem.m * problem.n


def timed(spec: KernelSpec, what: str, seed: int, run: Callable[[], dict]) -> dict:
    """The row that `run` gives, and the seconds that it took. What stops it is a row too, so that the others are kept."""
    begin = time.monotonic()
    try:
        row = run()
    except (ValueError, DeviceError) as error:
        row = {"problems": 0, "findings": 1, "ok": False, "note": str(error)}
    return {"kernel": spec.name, "what": what, "seed": seed, **row, "seconds": round(time.monotonic() - begin, 1)}


def sampled(spec: KernelSpec, bench: Bench, problems: int, seed: int) -> dict:
    """Random problems between guards, every element within the bound."""
    report = campaign(bench, spec, problems, seed, progress=tqdm(range(problems), desc=spec.name, mininterval=1, disable=None))
    tell(report.failures)
    return {"problems": report.cases, "worst_fraction": report.fraction, "findings": len(report.failures),
            "ok": report.ok}


def simulated(spec: KernelSpec, modes: dict[str, bool], seed: int) -> dict:
    """Every shape of the grid on Oclgrind, with and without C where the signature has one."""
    scalars = SCALARS if spec.signature == "gemm" else SCALARS[:1]
    shapes = [fit(spec, Gemm(*shape)) if spec.signature == "gemm" else Gemm(*shape) for shape in SHAPES]
    grid = [(shape, *scalar) for shape in dict.fromkeys(shapes) for scalar in scalars]
    found = []
    for shape, alpha, beta in tqdm(grid, desc=f"{spec.name} on Oclgrind", mininterval=1, disable=None):
        table = sanitize(spec, shape.m, shape.n, shape.k, alpha=alpha, beta=beta, seed=seed, **modes)
        found += [f"{shape}: {row.kind}: {row.message} (line {row.line})" for row in table.itertuples()]
    tell(found)
    return {"problems": len(grid), "findings": len(found), "ok": not found}


def caught(spec: KernelSpec, bench: Bench, seed: int) -> dict:
    """A museum kernel, and whether the gate that its table names went red."""
    report = check(spec, device=bench.device.index, seed=seed)
    print(report, file=sys.stderr)
    return {"problems": report.cases, "worst_fraction": report.fraction, "findings": len(report.gates),
            "ok": report.caught}


def compiled_again(spec: KernelSpec) -> dict:
    """A kernel's code for gfx803 made anew, under the compiler that its record names."""
    try:
        same = listings.remade(spec)
    except DeviceError as error:
        return {"problems": 0, "findings": 0, "ok": None, "note": f"skipped: {error}"}
    return {"problems": 1, "findings": int(not same), "ok": same, "note": listings.load(spec).compiler}


def tell(sentences: list[str]) -> None:
    """The first few, where a person sees them."""
    for sentence in sentences[:5]:
        print(f"  {sentence}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
