"""Launches whose results NumPy knows: those of kernels/examples, and one with arguments of every kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.base.paths import KERNELS

EXAMPLES = KERNELS / "examples"
NAMES = sorted(path.stem for path in EXAMPLES.glob("*.cl"))
RNG = np.random.default_rng(11)
HEIGHT, WIDTH = 45, 61
FLOATS = RNG.standard_normal(5000).astype(np.float32)
BYTES = RNG.integers(0, 256, 5000, np.uint8)
IMAGE = RNG.integers(0, 256, (HEIGHT, WIDTH), np.uint8)
WHOLE = RNG.integers(-999, 999, 512).astype(np.int32)
DIGITS = RNG.integers(-9, 9, (2, 20, 64)).astype(np.float32)
ODD = """
typedef struct { float a; int b; char c; } point;
kernel void odd(global float *out, char c, uchar uc, short s, ushort us, int i, uint u, long l, ulong ul, float f,
                float4 v, point p, local float *one, local int *two, constant int *table)
{
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    const int me = get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
    one[me] = x; two[me] = y;
    barrier(CLK_LOCAL_MEM_FENCE);
    const int at = x - get_global_offset(0) + get_global_size(0) * (y - get_global_offset(1)
                   + get_global_size(1) * (z - get_global_offset(2)));
    out[at] = one[me] + 100 * two[me] + 10000 * z + c + uc + s + us + i + u + (int)l + (int)ul + f + v.x + v.w
              + p.a + p.b + p.c + table[2] + 0.5f * get_work_dim();
}
"""


def partial_sums(x: np.ndarray, groups: int, items: int) -> np.ndarray:
    """What the kernel adds, in its order: each work-item its own, then halves onto halves."""
    strided = np.zeros(-(-len(x) // (groups * items)) * groups * items, np.float32)
    strided[:len(x)] = x
    part = np.zeros(groups * items, np.float32)
    for row in strided.reshape(-1, groups * items):
        part += row
    part = part.reshape(groups, items)
    while part.shape[1] > 1:
        part = part[:, :part.shape[1] // 2] + part[:, part.shape[1] // 2:]
    return part[:, 0]


def blurred(image: np.ndarray) -> np.ndarray:
    ones = np.pad(np.ones_like(image, np.uint32), 1)
    wide = np.pad(image.astype(np.uint32), 1)
    windows = [(slice(r, r + HEIGHT), slice(c, c + WIDTH)) for r in range(3) for c in range(3)]
    count = sum(ones[window] for window in windows)
    return ((sum(wide[window] for window in windows) + count // 2) // count).astype(np.uint8)


def escapes(width: int, height: int, most: int) -> np.ndarray:
    cx = np.float32(-2) + np.arange(width, dtype=np.float32) * np.float32(0.1)
    cy = np.float32(-1) + np.arange(height, dtype=np.float32)[:, None] * np.float32(0.1)
    x, y, count = np.zeros((3, height, width), np.float32)
    with np.errstate(all="ignore"):
        for _ in range(most):
            inside = x * x + y * y <= 4
            x, y = x * x - y * y + cx, np.float32(2) * x * y + cy
            count += inside
            x[~inside] = y[~inside] = np.nan
    return count.astype(np.uint32)


CASES: dict[str, tuple[Any, Any, list[Any], dict[int, Callable[[], np.ndarray]]]] = {
    "reduction": (512, 128, [FLOATS, np.zeros(4, np.float32), 5000, pl.local(512)],
                  {1: lambda: partial_sums(FLOATS, 4, 128)}),
    "histogram": (1024, 256, [BYTES, np.zeros(256, np.uint32), 5000],
                  {1: lambda: np.bincount(BYTES, minlength=256).astype(np.uint32)}),
    "mandelbrot": ((32, 16), (16, 4), [np.zeros((16, 32), np.uint32), 32, -2.0, -1.0, np.float32(0.1), 40],
                   {0: lambda: escapes(32, 16, 40)}),
    "scan": (512, None, [WHOLE.astype(np.uint32), np.zeros(512, np.uint32)],
             {1: lambda: np.cumsum(WHOLE.astype(np.uint32).reshape(2, 256), 1, dtype=np.uint32).reshape(-1)}),
    "blur": ((64, 48), (16, 8), [IMAGE, np.zeros_like(IMAGE), WIDTH, HEIGHT], {1: lambda: blurred(IMAGE)}),
    "bitonic": (512, 256, [WHOLE], {0: lambda: np.sort(WHOLE.reshape(2, 256), 1).reshape(-1)}),
    "outer_product": ((16, 16), (8, 8), [*DIGITS, np.zeros((64, 64), np.float32), 20, 64],
                      {2: lambda: DIGITS[0].T @ DIGITS[1]}),
}


def launched(name: str, **more: Any) -> sim.CardLaunch:
    whole, local, args, _ = CASES[name]
    return sim.launch(EXAMPLES / f"{name}.cl", name, whole, local, args, **{"compiler": "clang"} | more)


ODD_SIZES, ODD_OFFSET = ((8, 6, 4), (4, 3, 4)), (1000, 10, 2)
z, y, x = np.mgrid[2:6, 10:16, 1000:1008]
ODD_SUMS = (x + 100 * y + 10000 * z - 2 + 200 - 300 + 60000 - 5 + 7 - 1 + 2 + 0.5 + 3 + 0.25 - 7 + 3 + 2 + 1.5
            ).astype(np.float32)


def odd_launched(compiler: str) -> sim.CardLaunch:
    return sim.launch(ODD, "odd", *ODD_SIZES, odd_arguments(), offset=ODD_OFFSET, compiler=compiler)


def odd_arguments() -> list[Any]:
    struct = np.array([(0.25, -7, 3)], np.dtype([("a", "f4"), ("b", "i4"), ("c", "i1")], align=True))
    vector, table = np.arange(4, dtype=np.float32), np.arange(5, dtype=np.int32)
    return [np.zeros((4, 6, 8), np.float32), -2, 200, -300, 60000, -5, 7, -(2**33) - 1, 2**33 + 2, 0.5,
            vector.tobytes(), struct.tobytes(), pl.local(4 * 48), pl.local(4 * 48), table]
