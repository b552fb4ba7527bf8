"""Compare the online softmax with the two-pass form, and kernels that store halves with float64."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from threadpoolctl import threadpool_limits

from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention
from polaris_studies.gates import ATOL, RTOL

if TYPE_CHECKING:
    import pandas as pd

def online(scores: np.ndarray, values: np.ndarray, tile: int) -> np.ndarray:
    """Compute softmax(scores) @ values by the online form, `tile` keys at a time, in the arrays' own precision.

    `scores` is (rows, keys), `values` (keys, d). The running maximum m, sum l and output are those of the kernels
    (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018).
    """
    kind = scores.dtype
    m = np.full((len(scores), 1), -np.inf, kind)
    total, output = np.zeros_like(m), np.zeros((len(scores), values.shape[1]), kind)
    for at in range(0, scores.shape[1], tile):
        part = scores[:, at:at + tile]
        grown = np.maximum(m, part.max(axis=1, keepdims=True))
        factor, weights = np.exp(m - grown), np.exp(part - grown)
        total = total * factor + weights.sum(axis=1, keepdims=True, dtype=kind)
        output = output * factor + weights @ values[at:at + tile]
        m = grown
    return output / total


def two_passes(scores: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Compute softmax(scores) @ values with the maximum of all keys first, in the arrays' own precision."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights @ values / weights.sum(axis=1, keepdims=True, dtype=scores.dtype)


def split_losses(seed: int, cases: int = 10_000) -> dict[str, float]:
    """Multiply random floats as tensor cores do: the largest relative error of one product of TF32, and of three.

    Each float is split as gemm_tensor splits it, and attention_tensor for D up to 64: the nearest number with the 10
    bits of fraction that TF32 has, and the leading bits of the rest. `three` leaves out the product of both rests.
    `three, cut` is that of attention_tensor for a larger D, where the first number is cut and not rounded.
    """
    x, y = np.random.default_rng(seed).standard_normal((2, cases)).astype(np.float32)
    sums = {}
    for name, rounded in (("three", True), ("three, cut", False)):
        (high, low), (other_high, other_low) = _in_two(x, rounded), _in_two(y, rounded)
        one = high * other_high
        sums |= ({"one": one} if rounded else {}) | {name: one + high * other_low + low * other_high}
    return {products: float(np.abs(total / (x.astype(np.float64) * y) - 1).max()) for products, total in sums.items()}


def _in_two(x: np.ndarray, rounded: bool) -> tuple[np.ndarray, np.ndarray]:
    """Return two TF32 numbers, in float64, whose sum is nearly x: the nearest, or x with 13 bits cut where it is not
    to be `rounded`, and the rest with 13 bits cut."""
    keep = np.uint32(0xffffe000)
    high = (x.view(np.uint32) + np.uint32(0x1000 if rounded else 0) & keep).view(np.float32)
    low = ((x - high).view(np.uint32) & keep).view(np.float32)
    return high.astype(np.float64), low.astype(np.float64)


def online_errors(seed: int, cases: int = 200) -> pd.DataFrame:
    """Compare both forms on random scores and values: the largest errors of each against the other in float64.

    Each case draws the number of keys (1 to 300), the tile (1 to 64), and the spread of the scores (0.1 to 30). A row
    for each case: keys, tile, spread, `float64` (the largest difference of the two forms), and `online` and
    `two passes`: the largest error in float32 against the two-pass form in float64.
    """
    import pandas as pd

    rng, lines = np.random.default_rng(seed), []
    for _ in range(cases):
        keys, tile, spread = int(rng.integers(1, 301)), int(rng.integers(1, 65)), float(10 ** rng.uniform(-1, 1.5))
        scores, values = spread * rng.standard_normal((4, keys)), rng.standard_normal((keys, 8))
        scores, values = scores.astype(np.float32), values.astype(np.float32)
        wide = [each.astype(np.float64) for each in (scores, values)]
        right = two_passes(*wide)
        lines.append({"keys": keys, "tile": tile, "spread": spread,
                      "float64": np.abs(online(*wide, tile) - right).max(),
                      "online": np.abs(online(scores, values, tile) - right).max(),
                      "two passes": np.abs(two_passes(scores, values) - right).max()})
    return pd.DataFrame(lines)


FOURTEEN = tuple(Attention(b, h, s, 64, causal, dtype="float16") for b, h, s in (
    (1, 4, 128), (1, 8, 256), (2, 4, 256), (1, 4, 512), (4, 16, 128), (3, 4, 192), (1, 16, 256))
    for causal in (False, True))
"""Fourteen cases within what the log says of its own: B 1 to 4, S 128 to 512, H 4 to 16, D 64, halves, with and without
a mask. The log does not list its cases; the first is one that it names."""


def half_errors(session: Session, kernel: str, problems: Sequence[Attention] = FOURTEEN, seed: int = 0) -> pd.DataFrame:
    """Compute the largest absolute error of a kernel for each problem, against float64 of the same inputs.

    A row for each problem: `problem`, `largest error`, and `within`, whether all elements are within 0.01 + 0.05 times
    the right value, which is the log's tolerance.
    """
    import pandas as pd

    lines = []
    for problem in problems:
        inputs, right = _case(problem, seed)
        launch = session.prepare(catalogue()[kernel], problem, inputs)
        launch.run()
        error = np.abs(problem.tensor(launch.output().astype(np.float64)) - right)
        lines.append({"problem": str(problem), "largest error": error.max(),
                      "within": bool((error <= ATOL + RTOL * np.abs(right)).all())})
    return pd.DataFrame(lines)


def swapped(problem: Attention, seed: int) -> tuple[float, bool]:
    """Compare a right kernel behind a binding that exchanges S and H with the right result.

    Such a kernel attends over the heads of each row of memory: the arrays are read as (B, S, H, D) of S heads and H
    rows. Returns the largest error, and whether all elements are within the log's tolerance.
    """
    inputs, right = _case(problem, seed)
    wrong = _right(Attention(problem.b, problem.s, problem.h, problem.d, problem.causal, dtype=problem.dtype), inputs)
    error = np.abs(wrong.reshape(right.shape) - right)
    return float(error.max()), bool((error <= ATOL + RTOL * np.abs(right)).all())


@lru_cache(len(FOURTEEN) + 1)
def _case(problem: Attention, seed: int) -> tuple[dict[str, np.ndarray], np.ndarray]:
    """Draw the inputs of a problem and compute the right result, once: a kernel and a binding are compared with it."""
    inputs = problem.inputs(seed)
    return inputs, _right(problem, inputs)


def _right(problem: Attention, inputs: Mapping[str, np.ndarray]) -> np.ndarray:
    """Compute the attention in float64, of shape (b, h, s, d), all heads at once; every row must see a key."""
    q, k, v = (problem.tensor(inputs[name]).astype(np.float64) for name in "QKV")
    with threadpool_limits(1):  # heads are small: threads would wait for each other longer than they compute
        weights = problem.scale * q @ k.swapaxes(-1, -2)
        if problem.causal:
            weights[..., np.arange(problem.t) >= problem.visible()[:, None]] = -np.inf
        weights -= weights.max(axis=-1, keepdims=True)
        np.exp(weights, out=weights)
        return weights @ v / weights.sum(axis=-1, keepdims=True)
