"""NETLIB's own test program against an sgemm_ of the lab; the whole of it is `python -m tests.netlib_blas`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from netlib_blas import Call, answered, by_lab, compiler_missing, examine, missing

from polaris_lab.lab import Lab

SIZES = (0, 1, 2, 9)
CALLER = """
import ctypes, sys
import numpy as np
rng = np.random.default_rng(3)
f, i = ctypes.c_float, ctypes.c_int
for ta, tb, m, n, k in ((0, 0, 3, 4, 5), (1, 0, 7, 2, 9), (0, 1, 1, 6, 2), (1, 1, 5, 5, 1), (0, 0, 2, 3, 0)):
    a = np.asfortranarray(rng.standard_normal((k, m) if ta else (m, k)), np.float32)
    b = np.asfortranarray(rng.standard_normal((n, k) if tb else (k, n)), np.float32)
    whole = rng.standard_normal((n, m + 2)).astype(np.float32)
    expected, c = whole.copy(), whole[:, :m].T
    expected[:, :m] = (0.5 * (a.T if ta else a) @ (b.T if tb else b) - 2.0 * c).T
    pointer = lambda x: x.ctypes.data_as(ctypes.c_void_p)
    ctypes.CDLL(None).sgemm_(b"T" if ta else b"n", b"c" if tb else b"N", *(ctypes.byref(i(x)) for x in (m, n, k)),
        ctypes.byref(f(0.5)), pointer(a), ctypes.byref(i(max(1, a.shape[0]))), pointer(b),
        ctypes.byref(i(max(1, b.shape[0]))), ctypes.byref(f(-2.0)), pointer(whole), ctypes.byref(i(m + 2)),
        ctypes.c_size_t(1), ctypes.c_size_t(1))
    print(np.allclose(whole, expected, atol=1e-5))
"""


def with_other_operand(call: Call) -> None:
    """Forget that B is transposed, where its shape lets that pass."""
    b = call.b.T if call.tb else call.b
    call.c[...] = call.alpha * (b.T if b.shape[0] == b.shape[1] and call.tb else b) @ (
        call.a.T if call.ta else call.a) + (call.beta * call.c if call.beta else 0)


def between_columns(call: Call) -> None:
    """Compute the right product, and write behind the end of a column of C."""
    exact(call)
    if call.c.size:
        call.c.base[0, -1] = 5.0


def exact(call: Call) -> None:
    product = call.alpha * ((call.b.T if call.tb else call.b) @ (call.a.T if call.ta else call.a))
    call.c[...] = product + (call.beta * call.c if call.beta else 0)


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_netlibs_program_finds_nothing(lab: Lab, tmp_path: Path) -> None:
    row = examine(lambda call: by_lab(lab, call), SIZES, tmp_path, alphas=(0.0, 0.7), betas=(0.0, 1.3))
    assert row["ok"] and row["calls"] == 9 * 4 * len(SIZES) ** 3, row["said"]


@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize("compute", [with_other_operand, between_columns])
def test_netlibs_program_sees_what_is_wrong(compute: Callable[[Call], None], tmp_path: Path) -> None:
    assert examine(exact, SIZES[:3], tmp_path, alphas=(0.7,), betas=(1.3,))["ok"]
    row = examine(compute, SIZES[:3], tmp_path, alphas=(0.7,), betas=(1.3,))
    assert not row["ok"] and "SGEMM" in row["said"] and "FAIL" in row["said"]


@pytest.mark.skipif(bool(compiler_missing()), reason=compiler_missing())
def test_the_shim_hands_columns_and_flags_over_as_they_are(lab: Lab, tmp_path: Path) -> None:
    seen = []

    def compute(call: Call) -> None:
        seen.append((call.ta, call.tb, call.m, call.n, call.k))
        by_lab(lab, call)

    said, count = answered([sys.executable, "-c", CALLER], "", compute, tmp_path)
    assert said.split() == ["True"] * 5 and count == 5
    assert seen[1] == (True, False, 7, 2, 9) and np.shape(seen) == (5, 5)
