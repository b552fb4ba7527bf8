"""NETLIB's own test program for the BLAS, with an sgemm_ that the lab answers: `python -m tests.netlib_blas`.

The program is xblat3s, and the other routines that it needs are in libblas3: `apt-get install libblas-test libblas3
libgfortran5` on Debian. A small library before them, built here from blas/sgemm_shim.c, hands each call of sgemm_ to
this process. The program compares each element with its own bound, compares what lies between the columns, and calls
with wrong arguments. The exit status is 1 if it finds anything. With `--record` the summary is kept in
data/measured/<device>/netlib/.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO, NamedTuple

import numpy as np
import pandas as pd

from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.lab import Lab, open_lab

SOURCE = Path(__file__).with_name("blas") / "sgemm_shim.c"
FOLDERS = [*map(Path, filter(None, [os.environ.get("POLARIS_TEST_BLAS")])), *Path("/usr/lib").glob("*/blas")]
"""Where the program may lie; POLARIS_TEST_BLAS names another folder, with libblas.so.3 in it."""
SIZES = (0, 1, 2, 3, 5, 9, 17, 33, 65)
"""Those of M, N and K of the whole campaign: 729 shapes. The program takes no more than nine, and none above 65."""
INPUT = """'sblat3.out'      NAME OF SUMMARY OUTPUT FILE
6                 UNIT NUMBER OF SUMMARY FILE
'SBLAT3.SNAP'     NAME OF SNAPSHOT OUTPUT FILE
-1                UNIT NUMBER OF SNAPSHOT FILE (NOT USED IF .LT. 0)
F        LOGICAL FLAG, T TO REWIND SNAPSHOT FILE AFTER EACH RECORD.
F        LOGICAL FLAG, T TO STOP ON FAILURES.
T        LOGICAL FLAG, T TO TEST ERROR EXITS.
16.0     THRESHOLD VALUE OF TEST RATIO
{count}                 NUMBER OF VALUES OF N
{sizes}  VALUES OF N
{scalars}                 NUMBER OF VALUES OF ALPHA
{alphas}       VALUES OF ALPHA
{scalars}                 NUMBER OF VALUES OF BETA
{betas}       VALUES OF BETA
SGEMM  T PUT F FOR NO TEST. SAME COLUMNS.
SSYMM  F PUT F FOR NO TEST. SAME COLUMNS.
STRMM  F PUT F FOR NO TEST. SAME COLUMNS.
STRSM  F PUT F FOR NO TEST. SAME COLUMNS.
SSYRK  F PUT F FOR NO TEST. SAME COLUMNS.
SSYR2K F PUT F FOR NO TEST. SAME COLUMNS.
"""
ALPHAS, BETAS = (0.0, 1.0, 0.7), (0.0, 1.0, 1.3)
COLUMNS = ["device", "program", "calls", "answered", "errors_ok", "ok", "seconds"]
"""`calls` are those that the program counted, `answered` those that the lab computed, which wrong arguments
never reach."""


class Call(NamedTuple):
    """Holds what one call of sgemm_ is about; matrices are as they are stored, a row for each of their columns."""

    ta: bool
    tb: bool
    m: int
    n: int
    k: int
    alpha: float
    beta: float
    a: np.ndarray
    b: np.ndarray
    c: np.ndarray


def missing() -> str:
    """Say what is missing for the program; empty where all is there."""
    if program() is None:
        return "needs NETLIB's xblat3s (Debian: apt-get install libblas-test libblas3 libgfortran5)"
    return compiler_missing()


def compiler_missing() -> str:
    """Say whether a C compiler is missing."""
    done = subprocess.run(["sh", "-c", "command -v cc"], check=False, capture_output=True)
    return "" if done.returncode == 0 else "needs a C compiler (Debian: apt-get install gcc libc6-dev)"


def program() -> Path | None:
    """Find the test program."""
    return next((folder / "xblat3s" for folder in FOLDERS if (folder / "xblat3s").exists()), None)


def build(folder: Path) -> Path:
    """Build the library that answers sgemm_."""
    library = folder / "sgemm_shim.so"
    subprocess.run(["cc", "-O1", "-Wall", "-Wno-unused-parameter", "-Werror", "-shared", "-fPIC", "-Wl,-z,lazy", "-o",
                    str(library), str(SOURCE)], check=True)
    return library


def by_lab(lab: Lab, call: Call) -> None:
    """Compute a call with the lab, into its C. Columns are rows here, so that the product is turned around."""
    lab.gemm(call.b, call.a, call.c, alpha=call.alpha, beta=call.beta, trans_a=call.tb, trans_b=call.ta, out=call.c)


def serve(incoming: BinaryIO, outgoing: BinaryIO, compute: Callable[[Call], None]) -> int:
    """Answer calls until the other side has gone; return how many there were."""
    count = 0
    while head := incoming.read(32):
        ta, tb, m, n, k, lda, ldb, ldc = np.frombuffer(head, np.int32).tolist()
        alpha, beta = np.frombuffer(incoming.read(8), np.float32).tolist()

        def matrix(columns: int, rows: int, ld: int) -> tuple[np.ndarray, np.ndarray]:
            whole = np.frombuffer(incoming.read(4 * columns * ld), np.float32).reshape(columns, ld).copy()
            return whole, whole[:, :rows]

        _, a = matrix(m if ta else k, k if ta else m, lda)
        _, b = matrix(k if tb else n, n if tb else k, ldb)
        whole, c = matrix(n, m, ldc)
        compute(Call(bool(ta), bool(tb), m, n, k, alpha, beta, a, b, c))
        outgoing.write(whole.tobytes())
        outgoing.flush()
        count += 1
    return count


def answered(command: list[str], text: str, compute: Callable[[Call], None], folder: Path) -> tuple[str, int]:
    """Run a command whose sgemm_ is answered by `compute`; return what it said, and the number of answers."""
    to_child, from_us = os.pipe()
    from_child, to_us = os.pipe()
    libraries = os.pathsep.join(map(str, filter(None, [program() and program().parent,
                                                       os.environ.get("LD_LIBRARY_PATH")])))
    environment = os.environ | {"LD_PRELOAD": str(build(folder)), "POLARIS_SHIM": f"{to_child},{to_us}",
                                "LD_LIBRARY_PATH": libraries}
    (folder / "input").write_text(text)
    with open(folder / "input", "rb") as given, open(folder / "said", "wb") as said:
        child = subprocess.Popen(command, stdin=given, stdout=said, stderr=subprocess.STDOUT, cwd=folder,
                                 env=environment, pass_fds=(to_child, to_us))
    os.close(to_child)
    os.close(to_us)
    with open(from_child, "rb") as incoming, open(from_us, "wb") as outgoing:
        count = serve(incoming, outgoing, compute)
    child.wait()
    whole = "".join((folder / name).read_text(errors="replace") for name in ("said", "sblat3.out")
                    if (folder / name).exists())
    return whole, count


def examine(compute: Callable[[Call], None], sizes: tuple[int, ...], folder: Path, alphas: tuple[float, ...] = ALPHAS,
            betas: tuple[float, ...] = BETAS) -> dict[str, object]:
    """Let NETLIB's program test an sgemm_; return the row of the summary, without the device, and what it said."""
    text = INPUT.format(count=len(sizes), sizes=" ".join(map(str, sizes)), scalars=len(alphas),
                        alphas=" ".join(map(str, alphas)), betas=" ".join(map(str, betas)))
    begin = time.monotonic()
    said, count = answered([str(program())], text, compute, folder)
    passed = re.search(r"SGEMM\s+PASSED THE COMPUTATIONAL TESTS \(\s*(\d+) CALLS\)", said)
    errors = bool(re.search(r"SGEMM\s+PASSED THE TESTS OF ERROR-EXITS", said))
    calls = int(passed[1]) if passed else 0
    return {"program": "NETLIB sblat3", "calls": calls, "answered": count, "errors_ok": errors,
            "ok": bool(calls == count > 0 and errors and "FAIL" not in said),
            "seconds": round(time.monotonic() - begin, 1), "said": said}


def main(argv: list[str] | None = None) -> int:
    """Run the campaign and say what the program said."""
    parser = argparse.ArgumentParser(prog="python -m tests.netlib_blas", description="NETLIB's test of sgemm.")
    parser.add_argument("--device", default="auto", metavar="D", help='"auto", "cpu", "gpu", "0:1", or part of a name')
    parser.add_argument("--size", type=int, nargs="+", default=SIZES, metavar="N",
                        help=f"sizes of M, N and K, up to nine, each up to 65 (default: {' '.join(map(str, SIZES))})")
    parser.add_argument("--record", action="store_true", help="keep the summary in data/measured")
    arguments = parser.parse_args(argv)
    if lack := missing():
        parser.exit(2, f"{lack}\n")
    start, lab = now(), open_lab(arguments.device)
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        row = examine(lambda call: by_lab(lab, call), tuple(arguments.size), Path(folder))
    print(row.pop("said"))
    table = pd.DataFrame([{"device": lab.device.slug} | row], columns=COLUMNS)
    print(table.to_string(index=False))
    if arguments.record:
        facts = manifest(asdict(lab.device), {}, {"sizes": list(arguments.size)}, 0, start)
        print(save(table, "netlib", facts, record=True))
    return int(not row["ok"])


if __name__ == "__main__":
    sys.exit(main())
