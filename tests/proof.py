"""The long campaigns, run as `python -m tests.proof`: random problems by the thousand, and the full sanitizer grid.

Leaves a summary with its manifest in data/measured/<device>/proof/; the exit status is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict

import pandas as pd
from tqdm import tqdm

from polaris_lab.device import find
from polaris_lab.errors import DeviceError
from polaris_lab.kernelspec import KernelSpec, catalogue
from polaris_lab.launch import Bench
from polaris_lab.results import manifest, now, save
from polaris_lab.sanitizer import sanitize
from polaris_lab.verify import campaign, check

COLUMNS = ["device", "kernel", "what", "problems", "worst_fraction", "findings", "ok", "seconds", "seed"]
"""`findings` counts what was found against a good kernel; for a museum kernel, the gates that went red."""
SHAPES = [(1, 1, 1), (15, 17, 16), (16, 16, 16), (33, 31, 18), (40, 65, 7), (64, 64, 32)]
SCALARS = [(1.0, 0.0), (-1.5, 0.5)]
MODES = {"oob": {}, "races and uninit": {"races": True, "uninit": True}}


def main(argv: list[str] | None = None) -> int:
    """Run every campaign, keep the summary and print it."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof",
                                     description="Prove every kernel on a device, at length.")
    parser.add_argument("--problems", type=int, default=2000, metavar="N",
                        help="random problems for each kernel (default: 2000)")
    parser.add_argument("--device", default="auto", metavar="D", help='"auto", "cpu", "gpu", "0:1", or part of a name')
    arguments = parser.parse_args(argv)
    if arguments.problems < 1:
        parser.error(f"--problems {arguments.problems}: it must be at least 1")
    start, seed = now(), secrets.randbits(32)
    try:
        device = find(arguments.device)
        rows = [{"device": device.slug} | row for row in prove(Bench(device), arguments.problems, seed)]
    except (ValueError, DeviceError) as error:
        parser.exit(2, f"{error}\n")
    table = pd.DataFrame(rows, columns=COLUMNS)
    kernels = {name: {"source_sha256": spec.source_hash(), "options": list(spec.options())}
               for name, spec in catalogue().items()}
    facts = manifest(asdict(device), kernels, {"problems": arguments.problems}, seed, start)
    path = save(table, "proof", facts, record=True)
    print(table.to_string(index=False), path, sep="\n")
    return 0 if table["ok"].all() else 1


def prove(bench: Bench, problems: int, seed: int) -> Iterator[dict]:
    """One row a campaign: random problems and the sanitizer's grid for good kernels, the gate for museum kernels."""
    for spec in catalogue().values():
        if spec.museum:
            yield timed(spec, "gate " + spec.gate, seed, lambda spec=spec: caught(spec, bench, seed))
            continue
        yield timed(spec, "random", seed, lambda spec=spec: sampled(spec, bench, problems, seed))
        for name, modes in MODES.items():
            yield timed(spec, f"sanitizer {name}", seed, lambda spec=spec, modes=modes: simulated(spec, modes, seed))


def timed(spec: KernelSpec, what: str, seed: int, run: Callable[[], dict]) -> dict:
    """The row that `run` gives, and the seconds that it took."""
    begin = time.monotonic()
    row = run()
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
    grid = [(*shape, *scalar) for shape in SHAPES for scalar in scalars]
    found = []
    for m, n, k, alpha, beta in tqdm(grid, desc=f"{spec.name} on Oclgrind", mininterval=1, disable=None):
        table = sanitize(spec, m, n, k, alpha=alpha, beta=beta, seed=seed, **modes)
        found += [f"{m} x {n} x {k}: {row.kind}: {row.message} (line {row.line})" for row in table.itertuples()]
    tell(found)
    return {"problems": len(grid), "findings": len(found), "ok": not found}


def caught(spec: KernelSpec, bench: Bench, seed: int) -> dict:
    """A museum kernel, and whether the gate that its table names went red."""
    report = check(spec, device=bench.device.index, seed=seed)
    print(report, file=sys.stderr)
    return {"problems": report.cases, "worst_fraction": report.fraction, "findings": len(report.gates),
            "ok": report.caught}


def tell(sentences: list[str]) -> None:
    """The first few, where a person sees them."""
    for sentence in sentences[:5]:
        print(f"  {sentence}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
