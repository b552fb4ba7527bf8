"""The configurations that were found best on a device, and the one that a launch gets when none is asked for.

`data/tuned/DEVICE/best.json` holds them by kernel and shape, written by `polaris_lab.bench.autotune`.
"""

from __future__ import annotations

import functools
import json
import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from polaris_lab.base import paths
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm, Problem

TUNED = paths.DATA / "tuned"


def settle(spec: KernelSpec, problem: Problem, device: str, config: Mapping[str, int] | None = None) -> dict[str, int]:
    """A value for each define of `spec`: what `config` asks for; or, when that is None, what was tuned on `device` (a slug).

    That is the best configuration of the nearest tuned shape whose needs `problem` fulfils; where there is none, and in
    what a configuration leaves out, the table's defaults count. Raises ValueError for a value that is not allowed.
    """
    if config is None and isinstance(problem, Gemm):
        return dict(_settled(spec, problem, device, _stamp(f"{TUNED}/{device}/best.json")))
    return spec.config(config)


@functools.lru_cache(2**10)
def _settled(spec: KernelSpec, problem: Gemm, device: str, _stamp: int) -> dict[str, int]:
    shapes = best(device).get(spec.name, {})
    for shape in by_distance(tuple(shapes), problem.m, problem.n, problem.k):
        if _allowed(spec, shapes[shape]) and not spec.unmet(problem, shapes[shape]):
            return spec.config(shapes[shape])
    return spec.config()


@functools.lru_cache(2**10)
def by_distance(shapes: tuple[str, ...], *sizes: int) -> tuple[str, ...]:
    """The shapes, as "MxNxK", the one whose logarithms lie nearest to those of `sizes` first."""
    def distance(shape: str) -> float:
        return sum(math.log(max(ours, 1) / int(theirs)) ** 2 for ours, theirs in zip(sizes, shape.split("x"), strict=True))

    return tuple(sorted(shapes, key=distance))


def best(device: str) -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    """Tuned configurations of a device (a slug): kernel -> "MxNxK" -> define -> value; empty when there are none.

    Raises ValueError when the file is damaged.
    """
    path = TUNED / device / "best.json"
    stamp = _stamp(path)
    return _read(path, stamp) if stamp else {}


def _stamp(path: str | Path) -> int:
    """When the file was last changed, in ns; 0 when there is none."""
    try:
        return os.stat(path).st_mtime_ns
    except FileNotFoundError:
        return 0


@functools.cache
def _read(path: Path, _stamp: int) -> dict[str, Any]:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise ValueError(f"{path.relative_to(paths.ROOT)} is not valid JSON ({error}); restore it with git") from None


def _allowed(spec: KernelSpec, config: Mapping[str, int]) -> bool:
    """A kernel's space may have changed since it was tuned; then that configuration no longer counts."""
    try:
        spec.config(config)
    except ValueError:
        return False
    return True
