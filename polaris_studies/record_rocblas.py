"""Compare every SGEMM kernel of rocBLAS for gfx803 with float64, for notebook 64.

Writes data/measured/gfx803-simulated/rocblas, a row for each kernel and case, from the code in Debian's librocblas0:
`python -m polaris_studies.record_rocblas --record`, 40 minutes of one core. Needs what `python -m tools.fetch_rocblas`
gets, and llvm-objdump. A run that was interrupted resumes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_lab.model.attention_bounds import growth
from polaris_studies.recorder import recorder_parser, resumed, run_recorder
from polaris_studies.rocblas_library import Solution, described, in_order, save_rows, unfinished
from polaris_studies.tensile_host import Product, multiply

STUDY = "rocblas"
MARK = np.float32(np.frombuffer(b"\xd1\x0c\xc0\x7f", np.float32)[0])
"""The NaN that C holds where it is not read, and between its columns."""
COLUMNS = ["run_id", "study", "device", "kernel", "layout", "macro_tile", "depth_u", "split", "case", "m", "n", "k",
           "alpha", "beta", "bound_fraction", "wrong", "faults", "gaps_changed", "wave_instructions", "error"]
"""`wrong` counts elements outside the bound, `gaps_changed` words between C's columns that were written; `error` says
why a kernel was not executed."""


def cases(solution: Solution) -> Iterator[tuple[str, Product]]:
    """Yield products with tails in each direction, one that is smaller than a tile, one with full parts of k, one of
    enough tiles that their order is mapped and work-groups begin apart in k, and one with alpha = 0."""
    (rows, columns), depth = solution.macro_tile, solution.depth_u
    least = [solution.conditions[f"LeadingFree{at}SizesGreaterOrEqual"] for at in (0, 1)]
    for beta in (0.0, 1.0):
        yield "tails", Product(solution.layout, rows + 3, columns + 5, 2 * depth + 3, 1.0, beta)
        yield "tiny", Product(solution.layout, max(3, least[0]), max(1, least[1]), 2, 1.0, beta)
    yield "parts", _spread(Product(solution.layout, max(rows - 1, least[0]), max(columns - 1, least[1]),
                                   2 * depth * solution.split + 5, -1.5, 0.5))
    down = solution.mapping + 1 if solution.mapping > 1 else 2
    yield "mapped", Product(solution.layout, 2 * rows + 1, down * columns + 1, 4 * depth + 1, 1.0, 1.0)
    yield "alpha", Product(solution.layout, rows + 1, columns + 1, depth + 1, 0.0, 2.0)


def _spread(product: Product) -> Product:
    """Put gaps between the columns of all matrices."""
    lda, ldb, ldc = product.leading
    return product._replace(lda=lda + 1, ldb=ldb + 3, ldc=ldc + 2)


def bound(product: Product, size: np.ndarray, old: np.ndarray, split: int) -> np.ndarray:
    """Bound the error of an element, whatever the order of summation: `size` is |A| |B| there, `old` is C.

    Where k is split, D takes up to `split` sums after beta * C, each of which rounds that too.
    """
    parts = min(split, product.k) if split > 1 else 0
    return (growth(product.k + 3) * abs(product.alpha) * size + growth(2 + parts) * np.abs(product.beta * old)
            + (product.k * abs(product.alpha) + 3) * 2.0**-126)


def check(solution: Solution, product: Product, seed: int = 0) -> dict[str, Any]:
    """Multiply on the simulated card, and compare each element with float64."""
    rng = np.random.default_rng(seed)
    a, b, c = (rng.standard_normal(size).astype(np.float32) for size in product.elements)
    op_a, op_b = (_matrix(array, product, place) for place, array in enumerate((a, b)))
    old = _matrix(c, product, 2).astype(np.float64)
    gaps = np.ones(len(c), bool)
    _matrix(gaps, product, 2)[...] = False
    c[gaps] = MARK
    if product.beta == 0:
        c[...], old = MARK, np.zeros_like(old)
    result, launches = multiply(solution, product, a, b, c)
    found = _matrix(result, product, 2).astype(np.float64)
    exact = product.alpha * (op_a.astype(np.float64) @ op_b.astype(np.float64)) + product.beta * old
    limit = bound(product, np.abs(op_a).astype(np.float64) @ np.abs(op_b).astype(np.float64), old, solution.split)
    fraction = np.abs(found - exact) / limit
    return {"bound_fraction": round(float(np.nan_to_num(fraction, nan=np.inf).max()), 4),
            "wrong": int(np.count_nonzero(~(fraction <= 1))), "faults": sum(len(each.faults) for each in launches),
            "gaps_changed": int(np.count_nonzero(result[gaps].view(np.uint32) != MARK.view(np.uint32))),
            "wave_instructions": sum(each.wave_instructions for each in launches)}


def _matrix(array: np.ndarray, product: Product, place: int) -> np.ndarray:
    """View an array as op(A), op(B) or C."""
    shape = ((product.m, product.k), (product.k, product.n), (product.m, product.n))[place]
    turned = place < 2 and product.layout[place] == "T"
    rows, columns = shape[::-1] if turned else shape
    step = array.itemsize
    view = np.lib.stride_tricks.as_strided(array, (rows, columns), (step, step * product.leading[place]))
    return view.T if turned else view


def _row(solution: Solution, case: str, product: Product) -> dict[str, Any]:
    row = described(solution) | {"case": case, **{name: getattr(product, name)
                                                  for name in ("m", "n", "k", "alpha", "beta")}}
    try:
        return row | check(solution, product)
    except (DeviceError, ValueError, TypeError) as error:  # a kernel that does not execute is a row too
        return row | {"error": f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"}


def rows() -> list[dict[str, Any]]:
    """Check all kernels by all cases; rows of COLUMNS."""
    work = {f"{solution.name} {case} {product.beta}": partial(_row, solution, case, product)
            for solution in in_order() for case, product in cases(solution)}
    return resumed(unfinished(STUDY), work)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    def write(given: argparse.Namespace) -> Path:
        return save_rows(rows(), STUDY, COLUMNS, record=given.record)

    return run_recorder(recorder_parser("record_rocblas", __doc__), argv, write)


if __name__ == "__main__":
    sys.exit(main())
