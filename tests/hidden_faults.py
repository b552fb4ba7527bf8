"""See which kernels of tests/faults/hidden.toml `check` catches, and that it finds nothing in those of right.toml.

`python -m tests.hidden_faults` checks each kernel as a user would check a file of his own. It prints how many of each
class are caught, which are not, and the time that a check takes. The exit status is 1 if fewer are caught than LEAST
says, or a right kernel is refused.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pandas as pd

from polaris_lab.model import kernel_catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify import proof

FAULTS = Path(__file__).parent / "faults"
LEAST = {False: 0.80, True: 0.90}
"""The part of the wrong kernels that must be caught: by default, and with --thorough."""
COLUMNS = ["kernel", "class", "caught", "gate", "seconds", "cpu_seconds", "sentence"]
_HEAD = ("kernel void {name}(int M, int N, int K, float alpha, global const float *A, int lda,\n"
         "    global const float *B, int ldb, float beta, global float *C, int ldc)\n{{\n{body}}}\n")


def tables(stem: str) -> dict[str, dict]:
    """Read tests/faults/STEM.toml: name of a kernel -> its table."""
    return tomllib.loads((FAULTS / f"{stem}.toml").read_text(encoding="utf-8"))


def written(name: str, table: Mapping, folder: Path) -> KernelSpec:
    """Write the kernel of a table into `folder`, and describe it."""
    path = folder / f"{name}.cl"
    if "body" in table:
        path.write_text(_HEAD.format(name=name, body=table["body"]), encoding="utf-8")
        return kernel_catalogue.kernel(path, local=tuple(table["local"]), block=tuple(table["block"]))
    spec = kernel_catalogue.resolve(table["base"])
    text = spec.source()
    for old, new in table["change"]:
        assert text.count(old) == 1, f"{name}: {old!r} stands {text.count(old)} times in {spec.file.name}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return replace(spec, name=name, file=path)


def examine(name: str, table: Mapping, device: str, seed: int, **options: bool) -> dict[str, object]:
    """Check one kernel, and return its row of the table."""
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        begin, before = time.monotonic(), cpu_seconds()
        report = proof.check(written(name, table, Path(folder)), device, seed=seed, **options)
    gate, _, sentence = report.headline.partition(": ")
    if "does not build" in sentence:
        sys.exit(f"{name} does not build: {sentence}")
    return {"kernel": name, "class": table.get("class", "right"), "caught": not report.ok, "gate": gate,
            "seconds": time.monotonic() - begin, "cpu_seconds": cpu_seconds() - before,
            "sentence": " ".join(sentence.split())[:160]}


def cpu_seconds() -> float:
    """Return the CPU time of this process and of its children that have ended."""
    return sum(each.ru_utime + each.ru_stime for each in map(
        resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))


def main(argv: list[str] | None = None) -> int:
    """Run the campaign and print its tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.hidden_faults",
                                     description="See which hidden faults `check` catches.")
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help="only these, or those of these classes")
    parser.add_argument("--device", default="auto", metavar="D", help='"auto", "cpu", "gpu", "0:1", or part of a name')
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all inputs (default: 1)")
    parser.add_argument("--thorough", action="store_true", help="check each kernel at length")
    arguments = parser.parse_args(argv)
    options = {"thorough": True} if arguments.thorough else {}
    rows = []
    for name, table in (tables("hidden") | tables("right")).items():
        if arguments.kernels and not {name, table.get("class", "right")} & set(arguments.kernels):
            continue
        rows.append(examine(name, table, arguments.device, arguments.seed, **options))
        print(f"{name}: {rows[-1]['gate'] or 'nothing found'} in {rows[-1]['seconds']:.1f} s {rows[-1]['sentence']}",
              file=sys.stderr, flush=True)
    table = pd.DataFrame(rows, columns=COLUMNS)
    print(table.groupby("class").agg(
        kernels=("caught", "size"), caught=("caught", "sum"), seconds=("seconds", "median"), longest=("seconds", "max"),
        cpu_seconds=("cpu_seconds", "median"), most_cpu=("cpu_seconds", "max")).round(1))
    wrong, right = table[table["class"] != "right"], table[table["class"] == "right"]
    print(f"{wrong['caught'].sum()} of {len(wrong)} wrong kernels are caught, {right['caught'].sum()} of {len(right)} "
          "right ones are refused")
    for row in pd.concat([wrong[~wrong["caught"]], right[right["caught"]]]).itertuples():
        print(f"{row.kernel}: {row.sentence or 'passed as right'}")
    return int(wrong["caught"].mean() < LEAST[arguments.thorough] or right["caught"].any())


if __name__ == "__main__":
    sys.exit(main())
