"""Read the configurations tuned on a device, and choose one for a launch that names none.

`best.json` of a device's folder holds them by kernel and shape, and `own/best.json` those of kernels of one's own;
`polaris_lab.choose.autotune` writes both.
"""

from __future__ import annotations

import functools
import itertools
import json
import math
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.memoize import sha256
from polaris_lab.base.version import FORMAT
from polaris_lab.model.kernel_spec import LANGUAGE, BoundKernel, KernelSpec
from polaris_lab.model.likeness import size_distance
from polaris_lab.model.problem import Gemm, Problem

TUNED = paths.DATA / "tuned"
"""What the project tuned, a folder for each device."""
OWN = paths.RUNS / "tuned"
"""What the user tuned: a file in here begins as a copy of the project's of the same name, and takes its place."""
SOURCES = "source_sha256"
"""The key of best.json that is no kernel: the source that each configuration was found with."""
MOST_TRIED = 256
"""Configurations of a kernel that are gone through to find one that fits a problem."""
_SHAPE = re.compile(r"[0-9]{1,10}x[0-9]{1,10}x[0-9]{1,10}")


def bind(spec: KernelSpec, problem: Problem, device: str, config: Mapping[str, int] | None = None) -> BoundKernel:
    """Bind `spec` to a problem with the values of `config`, or, when that is None, with those tuned on `device` (a
    slug).

    A tuned configuration counts for the source that it was found with. Of those the nearest shape's whose needs
    `problem` fulfils is taken; where there is none, and in what a configuration leaves out, the table's defaults count.
    Where an attention has longer rows than the defaults have room for, smaller tiles are taken, if the kernel has few
    configurations and one of them fits. Raises ValueError for a value that is not allowed.
    """
    if config is None and isinstance(problem, Gemm):
        is_free = any(len(values) > 1 for values in spec.tunables.values())
        return find_config(spec, problem, device)[0] if is_free else spec.bind(problem)
    bound = spec.bind(problem, config)
    return config is None and bound.unmet and _smaller(spec, problem) or bound


def unmet(spec: KernelSpec, problem: Problem) -> str | None:
    """Return the first need that `problem` does not fulfil, as KernelSpec.unmet, where nothing is tuned; None if it
    fits.

    An attention fits where the defaults have no room for its rows, if `bind` finds smaller tiles that have.
    """
    need = spec.unmet(problem)
    return None if need and not isinstance(problem, Gemm) and _smaller(spec, problem) else need


@functools.lru_cache(2**8)
def _smaller(spec: KernelSpec, problem: Problem) -> BoundKernel | None:
    """Bind the first configuration of a small space whose needs `problem` fulfils; None where there is none."""
    if math.prod(map(len, spec.tunables.values())) > MOST_TRIED:
        return None
    for values in itertools.product(*spec.tunables.values()):
        config = dict(zip(spec.tunables, values, strict=True))
        if _allowed(spec, config) and not spec.unmet(problem, config):
            return spec.bind(problem, config)
    return None


def find_config(spec: KernelSpec, problem: Gemm, device: str) -> tuple[BoundKernel, bool]:
    """Return what `bind` returns of a product, and whether a configuration was left out for its source alone."""
    # each launch asks: one look at the file, and one at the source of a tuned kernel
    kernel = key_of(spec)
    path = file_of(device, kernel)
    changed = _stamp(path)
    if not changed or kernel not in _read(path, changed)[0]:
        return spec.bind(problem), False
    return _found(spec, problem, path, changed, spec.source_hash())


@functools.lru_cache(2**10)
def _found(spec: KernelSpec, problem: Gemm, path: str, changed: int, source: str) -> tuple[BoundKernel, bool]:
    """Bind the nearest configuration found with `source`, and tell whether a nearer one was left out."""
    tuned, hashes = _read(path, changed)
    kernel = key_of(spec)
    shapes, found_with, left_out = tuned.get(kernel, {}), hashes.get(kernel, {}), False
    for shape in by_distance(tuple(shapes), problem.m, problem.n, problem.k):
        if _allowed(spec, shapes[shape]) and not spec.unmet(problem, shapes[shape]):
            if found_with.get(shape) == source:
                return spec.bind(problem, shapes[shape]), left_out
            left_out = True
    return spec.bind(problem), left_out


@functools.lru_cache(2**10)
def by_distance(shapes: tuple[str, ...], *sizes: int) -> tuple[str, ...]:
    """Sort shapes ("MxNxK") by the distance of their logarithms from those of `sizes`, the nearest first."""
    parts = [tuple(map(int, shape.split("x"))) for shape in shapes]
    far = size_distance(sizes, np.array(parts).reshape(-1, len(sizes)).T)
    return tuple(shapes[i] for i in np.argsort(far, kind="stable"))


def best(device: str, kernel: str = "") -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    """Return the tuned configurations of a device (a slug): kernel -> "MxNxK" -> define -> value; empty when there are
    none. They are those of the catalogue's kernels, or of the file that has the key `kernel`.

    Raises ValueError when the file is damaged.
    """
    path = file_of(device, kernel)
    changed = _stamp(path)
    return _read(path, changed)[0] if changed else {}


def keep(device: str, kernel: str, shape: str, config: Mapping[str, int], source: str) -> None:
    """Make `config` the tuned one of `kernel` (what `key_of` returns) at `shape` on `device` (a slug), found with the
    source of this hash."""
    path = OWN / device / Path(kernel).parent / "best.json"
    with locked(path):
        before = Path(file_of(device, kernel))
        best_now, sources_now = _read.__wrapped__(str(before), 0) if before.exists() else ({}, {})
        found = {name: dict(shapes) for name, shapes in best_now.items()}
        hashes = {name: dict(shapes) for name, shapes in sources_now.items()}
        found.setdefault(kernel, {})[shape] = dict(config)
        hashes[kernel] = _by_size(hashes.get(kernel, {}) | {shape: source})
        parts = {SOURCES: dict(sorted(hashes.items())), **{name: _by_size(found[name]) for name in sorted(found)}}
        texts = [f"  {json.dumps(name)}: {{\n{_lines(part)}\n  }}" for name, part in parts.items()]
        write_text(path, "{\n" + ",\n".join([f'  "format": {FORMAT}', *texts]) + "\n}\n")


def _by_size(shapes: Mapping[str, Any]) -> dict[str, Any]:
    return dict(sorted(shapes.items(), key=lambda item: tuple(map(int, item[0].split("x")))))


def _lines(part: Mapping[str, Any]) -> str:
    """Return the entries of a JSON object, one a line."""
    return ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in part.items())


def key_of(spec: KernelSpec) -> str:
    """Return what a kernel is called in files of tuned results: its name, or for one of the user's own "own/" and a
    name that holds for this file, this code and these values of its defines."""
    if spec.language == LANGUAGE:
        return spec.name
    return f"own/{spec.file.stem}-{sha256(f'{spec.file} {spec.code_hash()}')[:16]}"


def file_of(device: str, kernel: str) -> str:
    """Return the file of a device's (a slug's) tuned configurations that has the key `kernel`, whether there is one or
    not."""
    return str(find_file(device, str(Path(kernel).parent / "best.json")))


def find_file(device: str, name: str) -> Path:
    """Return a device's (a slug's) file of tuned results: the user's if there is one, else the project's."""
    own = OWN / device / name
    return own if own.exists() else TUNED / device / name


def record() -> list[Path]:
    """Make the user's files the project's, but not those of kernels of one's own; return those in data/tuned."""
    recorded = []
    for own in sorted(OWN.glob("*/*.json")):
        recorded.append(TUNED / own.parent.name / own.name)
        write_text(recorded[-1], own.read_text(encoding="utf-8"))
        own.unlink()
    return recorded


def _stamp(path: str) -> int:
    """Return when the file was last changed, in ns; 0 when there is none."""
    try:
        return os.stat(path).st_mtime_ns
    except FileNotFoundError:
        return 0


@functools.cache
def _read(path: str, _stamp: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the file's configurations and their sources."""
    found = documents.read_json(Path(path), dict[str, dict[str, dict]])
    sources = documents.checked(found.pop(SOURCES, {}), Path(path), dict[str, dict[str, str]])
    documents.checked(found, Path(path), dict[str, dict[str, dict[str, int]]])
    for shape in (shape for shapes in found.values() for shape in shapes):
        if not _SHAPE.fullmatch(shape):
            raise documents.damaged(Path(path), f"{shape!r} is no shape like 512x512x512")
    return found, sources


def _allowed(spec: KernelSpec, config: Mapping[str, int]) -> bool:
    """Return whether the kernel's space still holds `config`: it may have changed since the kernel was tuned."""
    try:
        spec.config(config)
    except ValueError:
        return False
    return True
