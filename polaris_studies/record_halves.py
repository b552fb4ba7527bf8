"""Record how fast and how exact products by three products of halves are, and those of cuBLAS, for notebook 62.

Writes data/measured/DEVICE/halves: `python -m polaris_studies.record_halves --record`. Speeds are taken in turns, at
squares and in four layouts; errors against float64 in some rows of each product, for inputs of several kinds. Then
gemm_halves meets HOSTILE products of any shape whose inputs are of two kinds each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.recordings import recorded
from polaris_lab.choose.tuner import ORIENTATIONS
from polaris_lab.lab import Lab
from polaris_lab.measure.protocol import entrant
from polaris_lab.measure.sampling import interleaved
from polaris_lab.model.error_bounds import Expectation, error_bound, reference
from polaris_lab.model.problem import Gemm
from polaris_studies.recorder import record_on_device

if TYPE_CHECKING:
    import pandas as pd

STUDY = "halves"
COLUMNS = ["run_id", "study", "device", "kernel", "inputs", "m", "n", "k", "trans", "us", "mean_error",
           "bound_fraction", "ok"]
"""`us` is a median of samples in turns; `mean_error` and the share of the error bound are against float64. Hostile
products have no `us` and no `mean_error`."""
KERNELS = {"gemm_halves": {"TILE_K": 16, "BUFFERS": 4},
           "gemm_tensor": {"TILE_M": 128, "TILE_N": 128, "WARP_M": 64, "WARP_N": 64}}
RIVAL = "cublas"
SIZES, ODD = (512, 1024, 2048, 4096, 8192), ((700, 500, 300), (640, 768, 513), (3000, 5000, 2000), (1537, 911, 4099))
AT = 1024
"""The side of the squares with inputs of other kinds."""
ROWS = 48
"""Rows of a product that are compared."""
HOSTILE, SIDE, DEPTH = 500, 300, 1500
"""How many products have two hostile inputs, their most rows and columns, and the most terms of their sums."""


def _wide(rng: np.random.Generator, shape: tuple[int, int]) -> np.ndarray:
    return np.exp2(rng.uniform(-60, 60, shape)) * rng.choice([-1, 1], shape)


def _one_huge(rng: np.random.Generator, shape: tuple[int, int]) -> np.ndarray:
    values = rng.standard_normal(shape)
    values[np.arange(shape[0]), rng.integers(0, shape[1], shape[0])] *= 2.0**40
    return values


def _cancelling(rng: np.random.Generator, shape: tuple[int, int]) -> np.ndarray:
    half = rng.standard_normal((shape[0], (shape[1] + 1) // 2))
    return np.concatenate([half, -half * (1 + 2.0**-20 * rng.standard_normal(half.shape))], axis=1)[:, :shape[1]]


def _not_finite(rng: np.random.Generator, shape: tuple[int, int]) -> np.ndarray:
    values = rng.standard_normal(shape)
    values[rng.integers(0, shape[0], 3), rng.integers(0, shape[1], 3)] = (np.inf, -np.inf, np.nan)
    return values


KINDS: Mapping[str, Callable[[np.random.Generator, tuple[int, int]], np.ndarray]] = {
    "normal": lambda rng, shape: rng.standard_normal(shape),
    "uniform": lambda rng, shape: rng.uniform(0, 1, shape),
    "2^-60 to 2^60": _wide,
    "one huge a row": _one_huge,
    "cancelling": _cancelling,
    "denormal": lambda rng, shape: 2.0**-130 * rng.standard_normal(shape),
    "with Inf and NaN": _not_finite,
}
"""How A is drawn, as it is stored, by the name of its kind; B is normal, but in hostile products of a kind too."""


def measure(lab: Lab, *, repeats: int = 8, seed: int = 0) -> pd.DataFrame:
    """Time KERNELS and RIVAL in turns at each of `problems`; rows of COLUMNS without the first two."""
    import pandas as pd

    return pd.DataFrame([*(row for problem, kind in problems() for row in _rows(lab, problem, kind, repeats, seed)),
                         *hostile(lab, HOSTILE, seed)])


def hostile(lab: Lab, count: int, seed: int) -> Iterator[dict]:
    """Multiply inputs of two drawn kinds by gemm_halves, and compare all outputs; a row for each product."""
    rng, names = np.random.default_rng(seed), [*KINDS]
    for _ in range(count):
        m, n, k = (int(rng.integers(low, high)) for low, high in ((1, SIDE), (1, SIDE), (16, DEPTH)))
        trans_a, trans_b = ORIENTATIONS[rng.integers(4)]
        problem, kinds = Gemm(m, n, k, trans_a=trans_a, trans_b=trans_b), rng.choice(names, 2)
        inputs = problem.inputs(seed) | {name: KINDS[kind](rng, problem.layouts[name][:2]).astype(np.float32)
                                         for name, kind in zip("AB", kinds, strict=True)}
        launch = lab.session.prepare(entrant("gemm_halves"), problem, inputs)
        launch.run()
        verdict = Expectation(problem, inputs).compare(launch.output())
        yield {"device": lab.device.slug, "kernel": "gemm_halves", "inputs": " x ".join(kinds), "m": m, "n": n, "k": k,
               "trans": problem.trans, "us": np.nan, "mean_error": np.nan, "bound_fraction": verdict.fraction,
               "ok": verdict.ok}


def _rows(lab: Lab, problem: Gemm, kind: str, repeats: int, seed: int) -> Iterator[dict]:
    rng = np.random.default_rng(seed)
    inputs = problem.inputs(seed) | {"A": KINDS[kind](rng, problem.layouts["A"][:2]).astype(np.float32)}
    at = np.sort(rng.choice(problem.m, min(ROWS, problem.m), replace=False))
    part = Gemm(len(at), problem.n, problem.k, trans_b=problem.trans_b)
    some = {"A": (inputs["A"].T if problem.trans_a else inputs["A"])[at], "B": inputs["B"], "C": inputs["C"][at]}
    expected, bound = reference(part, some), error_bound(part, some)
    launches = {name: lab.session.prepare(entrant(name), problem, inputs, config=config)
                for name, config in KERNELS.items()}
    launches[RIVAL] = entrant(RIVAL).prepare(lab.session, problem, inputs)
    for launch in launches.values():
        launch.run()
    taken = interleaved([*launches.values()], repeats)
    for (name, launch), samples in zip(launches.items(), taken, strict=True):
        us = 1e3 * float(np.median([each.device_ms for each in samples]))
        error = np.abs(launch.output()[at].astype(np.float64) - expected)
        share = float((error / bound).max())
        yield {"device": lab.device.slug, "kernel": name, "inputs": kind, "m": problem.m, "n": problem.n,
               "k": problem.k, "trans": problem.trans, "us": us, "mean_error": float(error.mean()),
               "bound_fraction": share, "ok": share <= 1}


def problems() -> list[tuple[Gemm, str]]:
    """List what is recorded: squares and other shapes in four layouts, and the kinds of inputs at one size."""
    shapes = [*((n, n, n) for n in SIZES), *ODD]
    return [*((Gemm(*shape, trans_a=a, trans_b=b), "normal") for shape in shapes for a, b in ORIENTATIONS),
            *((Gemm(AT, AT, AT), kind) for kind in KINDS if kind not in ("normal", "with Inf and NaN"))]


def over_rival(run: str) -> pd.Series:
    """Return the speed of gemm_halves over RIVAL's at squares, by side, as a recorded run has it."""
    rows = recorded(STUDY, COLUMNS, run=run).query("inputs == 'normal' and m == n == k")
    us = rows.pivot_table(index="m", columns="kernel", values="us")
    return us[RIVAL] / us["gemm_halves"]


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    return record_on_device("record_halves", __doc__, STUDY, measure, argv)


if __name__ == "__main__":
    sys.exit(main())
