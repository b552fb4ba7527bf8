"""Reproduce the historical choice between GPU and CPU by a work count that overflows 32 bits, as pure functions.

A C# program counted `int totalOps = m * n * p` and used the GPU only for products with a large enough count. At 2048
the count is 2^33, which an int stores as 0: the GPU was skipped without a message, and the CPU's 0.13 GFLOPS were
explained by cache misses.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.base.paths import KERNELS
from polaris_lab.base.recordings import COLUMNS
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

    from polaris_lab.lab import Lab

FALLBACK = KERNELS / "probe" / "fallback_loop.cl"
"""The plain loop that runs where the GPU is skipped."""
LAYOUTS = {"as it is": "gemm_naive", "transposed": "gemm_transposed_b"}
"""The two layouts of B, and the kernel for each."""
CORNERS = "corners"
"""The study that records `corners` of a count of 32 bits, for all rows."""
CORNER_COLUMNS = ["run_id", "study", "device", "n", "bits", "B", "path", "gflops", "right", "cpu_s"]
TRANSPOSED_FROM = 2048
"""The k from which the repaired program transposes B."""
NAME = "dispatch_int32"
"""The museum piece: `path` with 32 bits. Its repaired form is `path` with 64 bits."""
GATE = "dispatch"
ASSUMED_LEAST = 1_000_000
"""The least work count for the GPU: an assumption, since the document does not state its threshold."""
SQUARES = range(1, 16385)
EDGES = tuple(2**power for power in range(0, 21, 2))
"""The sizes that `audit` tries: square ones, and every combination of m, n and k from these powers of two."""
BUG = {
    "repaired": "polaris_studies.int32_dispatch.path(m, n, k, bits=64)",
    "symptom": "0.13 GFLOPS at 2048 x 2048, where 1024 x 1024 had 84. Nothing says that the CPU did the work.",
    "found": "Not stated. It stands under \"Bug Fixes Applied\", after a root cause that blames cache misses on "
             "matrix B.",
    "cause": "The work count is a 32-bit product. It wraps from n = 1291 on; 2048 cubed is 2^33 and wraps to 0, which "
             "every minimum-work test takes for no work at all. Sizes that wrap to something large still take the GPU, "
             "so that the fallback comes and goes with the size.",
    "fix": "Count in 64 bits: `long totalOps = (long)m * n * p`, with the cast before the first product.",
    "lesson": "Let every call say which device ran it and why, before anyone explains its speed; and test a choice of "
              "path at sizes where nothing is measured.",
}
"""The texts of its bug form, with the keys of a museum kernel's table."""


def work_count(m: int, n: int, k: int, bits: int) -> int:
    """Compute m n k in a signed integer of `bits` bits that wraps around: 32 is C#'s int, 64 its long, both unchecked.

    Raises ValueError for other bits, or for a size below 0.
    """
    if bits not in (32, 64):
        raise BadValue("bits", f"bits is {bits!r}; it must be 32 or 64")
    for name, size in (("m", m), ("n", n), ("k", k)):
        if size < 0:
            raise BadValue(name, f"{name} is {size}; it must be at least 0")
    half = 1 << (bits - 1)
    return (int(m) * int(n) * int(k) + half) % (2 * half) - half


def path(m: int, n: int, k: int, bits: int = 32, *, least: int = ASSUMED_LEAST) -> str:
    """Choose "gpu" if the work count, computed in `bits` bits, is at least `least`, else "cpu"."""
    return "gpu" if work_count(m, n, k, bits) >= least else "cpu"


def path_log(sizes: Iterable[int] = range(1, 4097), bits: int = 32, *, least: int = ASSUMED_LEAST) -> pd.DataFrame:
    """Tabulate the choice for square sizes: n, count (in `bits` bits), wrapped (it is not n cubed), path."""
    import pandas as pd

    counts = [(n, work_count(n, n, n, bits)) for n in sizes]
    return pd.DataFrame([{"n": n, "count": count, "wrapped": count != n**3, "path": path(n, n, n, bits, least=least)}
                         for n, count in counts], columns=["n", "count", "wrapped", "path"])


class Shape(NamedTuple):
    """Holds the m, n and k of a product."""

    m: int
    n: int
    k: int

    def __str__(self) -> str:
        return f"{self.m} x {self.n} x {self.k}"


def audit(choose: Callable[[int, int, int], str], least: int = ASSUMED_LEAST) -> list[str]:
    """Check a choice of path; returns a sentence for each kind of wrong choice, and none if all are right.

    `choose(m, n, k)` returns "gpu" or "cpu". A product of at least `least` multiply-adds belongs on the GPU, a smaller
    one on the CPU, so that the choice never changes back as sizes grow. The sizes tried are squares up to 16384 and
    shapes from 1 to 2^20 in each dimension. Raises ValueError when `choose` returns anything else.
    """
    kinds = {"square sizes": [Shape(n, n, n) for n in SQUARES],
             "shapes of powers of four": sorted((Shape(m, n, k) for m in EDGES for n in EDGES for k in EDGES),
                                                key=lambda shape: (shape.m * shape.n * shape.k, max(shape)))}
    sentences = []
    for kind, shapes in kinds.items():
        chosen = {shape: choose(*shape) for shape in shapes}
        if strange := set(chosen.values()) - {"gpu", "cpu"}:
            raise BadValue("choose", f"choose gave {min(map(repr, strange))}; it must give 'gpu' or 'cpu'")
        for wanted, what in (("gpu", f"at least {least}"), ("cpu", f"fewer than {least}")):
            due = [shape for shape in shapes if (shape.m * shape.n * shape.k >= least) == (wanted == "gpu")]
            if wrong := [shape for shape in due if chosen[shape] != wanted]:
                other = chosen[wrong[0]].upper()
                sentences.append(f"{len(wrong)} of {len(due)} {kind} with {what} multiply-adds take the {other}, "
                             f"the first {wrong[0]}")
    return sentences


def corners(lab: Lab, n: int = 2048, rows: int = 16, seed: int = 0, counts: Sequence[int] = (32, 64)) -> pd.DataFrame:
    """Time the four programs of two repairs: a count of 32 or 64 bits, B as it is or transposed.

    Each computes the first `rows` rows of a product of n x n x n on the open device, with the path that the count
    chooses: "cpu" is FALLBACK, a loop of one work-item, "gpu" is the kernel of LAYOUTS, without its transposing. A row
    of the result has bits, B, path, gflops (one launch), right (the output is NumPy's within 1e-5 n), and cpu_s, the
    seconds that this process spent on processors, which other processes do not lengthen as they do a launch.
    """
    import pandas as pd

    inputs = Gemm(rows, n, n).inputs(seed)
    expected = inputs["A"] @ inputs["B"]
    table = []
    for bits in counts:
        for layout in LAYOUTS:
            begin = time.process_time()
            output, ms = _run(lab, inputs, path(n, n, n, bits), layout)
            table.append((bits, layout, path(n, n, n, bits), 2e-6 * rows * n * n / ms,
                          bool(np.allclose(output, expected, atol=1e-5 * n)), time.process_time() - begin))
    return pd.DataFrame(table, columns=["bits", "B", "path", "gflops", "right", "cpu_s"])


def before_and_after(lab: Lab, sizes: Sequence[int] = (256, 512, 1024, 2048), rows: int = 16, repeats: int = 10,
                     seed: int = 0) -> pd.DataFrame:
    """Sample the program before both repairs and after them, in turns, for the first `rows` rows of each product.

    "before" counts in 32 bits and takes B as it is; "after" counts in 64 bits and takes B transposed from
    TRANSPOSED_FROM on. The columns are those of recordings.COLUMNS; both have the same inputs.
    """
    import pandas as pd

    table = []
    for n in sizes:
        problem = Gemm(rows, n, n)
        inputs = problem.inputs(seed)
        expected = inputs["A"].astype(np.float64) @ inputs["B"]
        programs = {"before": (path(n, n, n, 32), "as it is"),
                    "after": (path(n, n, n, 64), "transposed" if n >= TRANSPOSED_FROM else "as it is")}
        for sample, (name, program) in itertools.product(range(-1, repeats), programs.items()):
            output, ms = _run(lab, inputs, *program)
            error = float(np.abs(output - expected).max())
            if sample >= 0:  # the first round builds the kernels
                table.append(dict.fromkeys(COLUMNS, 0) | {
                    "run_id": "", "study": "two_repairs", "device": lab.device.slug, "kernel": name, "config": "",
                    "m": rows, "n": n, "k": n, "trans": "nn", "sample": sample, "device_ms": ms, "host_ms": ms,
                    "gflops": 2e-6 * rows * n * n / ms, "max_abs_error": error, "ok": error <= 1e-5 * n,
                    "power_w": np.nan})
    return pd.DataFrame(table, columns=COLUMNS)


def _run(lab: Lab, inputs: Mapping[str, np.ndarray], chosen: str, layout: str) -> tuple[np.ndarray, float]:
    """Compute a product on one path with one layout of B; return it, and the kernel's time in ms."""
    A, B = inputs["A"], inputs["B"]
    if chosen == "gpu":
        output = lab.gemm(A, B, kernel=LAYOUTS[layout])
        return output, lab.last.parts[LAYOUTS[layout]]
    turned = layout == "transposed"
    done = lab.launch(FALLBACK, "fallback_loop", 1, 1,
                      [np.int32(len(A)), np.int32(len(B)), A, np.ascontiguousarray(B.T) if turned else B,
                       np.zeros((len(A), len(B)), np.float32)], options=[f"-DTRANSPOSED={int(turned)}"])
    return done.args[-1], done.device_ms
