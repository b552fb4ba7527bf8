"""Cover maps: how often a kernel writes each output and each cell of its local tiles.

The source is instrumented: an index that is stored to also counts itself. So the real indices of every work-item are
seen, on any device, and an index outside its array is counted where it would have gone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
import pyopencl as cl

from polaris_lab import child
from polaris_lab.device import find
from polaris_lab.kernelspec import KernelSpec, Problem
from polaris_lab.launch import Bench, driver_errors
from polaris_lab.storage import Storage

_GRID, _ORIGIN = 256, 64  # a tile's counts: a square grid, with room before and behind the array
_MARGIN = 256             # elements before and behind the output
_LOCAL = re.compile(r"\blocal\s+float\s+(\w+)\s*((?:\[[^\[\]]+\])+)\s*;")
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


@dataclass(frozen=True)
class Cover:
    """Counts of stores. `outputs` has the result's shape; a tile's grid starts at index (0, 0) of its array.

    `strays` says in words what was stored outside; `seen` is False when no store to the output was recognised.
    """

    outputs: np.ndarray
    tiles: Mapping[str, np.ndarray]
    extents: Mapping[str, tuple[int, int]]
    strays: tuple[str, ...] = ()
    seen: bool = True
    problems: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "problems", tuple(self._problems()))

    @property
    def ok(self) -> bool:
        """Every output written once, every tile cell that is used written once in each step, nothing outside."""
        return not self.problems

    def _problems(self) -> list[str]:
        found = list(self.strays)
        if self.seen and (self.outputs != 1).any():
            row, column = np.argwhere(self.outputs != 1)[0]
            found.append(f"{(self.outputs != 1).sum()} of {self.outputs.size} outputs are not written exactly once; "
                         f"[{row}, {column}] is written {self.outputs[row, column]} times")
        for name, grid in self.tiles.items():
            rows, columns = self.extents[name]
            inside, outside = grid[:rows, :columns], int((grid > 0).sum() - (grid[:rows, :columns] > 0).sum())
            if outside:
                worst = np.argwhere(grid > 0).max(axis=0)
                found.append(f"{outside} cells outside {name}[{rows}][{columns}] are written, up to {name}[{worst[0]}][{worst[1]}]")
            if len(set(inside[inside > 0])) > 1:
                found.append(f"cells of {name} are written {inside[inside > 0].min()} to {inside.max()} times each")
        return found


def count_stores(bench: Bench, spec: KernelSpec, problem: Problem, config: Mapping[str, int] | None = None) -> Cover:
    """Run `spec` once with its stores counted; tiles are those of the first work-group.

    Stores are recognised where they are written `NAME[...] = ...` on a local array or on the output parameter. A museum
    kernel runs in a child process. Raises ValueError for a problem without outputs.
    """
    if spec.museum:
        return child.call("polaris_lab.cover:_there", bench.device.index, replace(spec, gate=None), problem, config).value
    launch = bench.prepare(spec, problem, config=config, guards=True)  # strays land in the guards, not in others' memory
    if not launch.steps:
        raise ValueError(f"problem: {problem} has no output that could be written")
    result = launch.result
    source, tiles, seen = instrument(spec.source(), spec.function, result.extent)
    program = bench.build_source(source, spec.options(launch.config), spec.file.name)
    kernel = bench.kernel(program, spec.function, spec.file.name)
    counts = np.zeros(result.extent + 2 * _MARGIN + len(tiles) * (_GRID * _GRID + 2), np.int32)
    with driver_errors(bench.device):
        buffer = cl.Buffer(bench.context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=counts)
        *before, step = launch.steps
        for earlier in before:
            cl.enqueue_nd_range_kernel(bench.queue, earlier.kernel, earlier.global_size, earlier.local_size)
        kernel.set_args(*step.arguments, buffer)
        cl.enqueue_nd_range_kernel(bench.queue, kernel, step.global_size, step.local_size)
        cl.enqueue_copy(bench.queue, counts, buffer)
    return _read(counts, result, tiles, seen)


def _there(index: str, *arguments: object) -> Cover:
    return count_stores(Bench(find(index)), *arguments)


def instrument(source: str, function: str, extent: int) -> tuple[str, list[str], bool]:
    """The source with counting stores, the names of its local arrays, and whether a store to the output was found.

    `extent` is the number of elements of the output. Raises ValueError when the function is not there.
    """
    source = _COMMENT.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), source)
    head = re.search(rf"\b{re.escape(function)}\s*\(([^)]*)\)\s*\{{", source)
    if not head:
        raise ValueError(f"there is no kernel function {function!r} with a body in this source")
    written = [name for const, name in re.findall(r"global\s+(const\s+)?float\s*\*\s*(?:restrict\s+)?(\w+)", head[1]) if not const]
    tiles = [match[1] for match in _LOCAL.finditer(source)]
    output = written[-1] if written else None
    tile_base = extent + 2 * _MARGIN
    reports = "".join(
        f" cover_counts[{tile_base + t * (_GRID * _GRID + 2)}] = sizeof({name}) / sizeof({name}[0]);"
        f" cover_counts[{tile_base + t * (_GRID * _GRID + 2) + 1}] = sizeof({name}[0]) / sizeof(float);"
        for t, name in enumerate(tiles))

    seen = False

    def counted(match: re.Match) -> str:
        nonlocal seen
        name, indices = match[1], re.findall(r"\[([^\[\]]+)\]", match[2])
        if name == output and len(indices) == 1:
            seen = True
            place = f"clamp((long)({indices[0]}) + {_MARGIN}L, 0L, {tile_base - 1}L)"
            return f"{name}[(atomic_inc(cover_counts + {place}), ({indices[0]}))] ="
        if name in tiles and len(indices) <= 2:
            row, column = indices if len(indices) == 2 else (indices[0], "0")
            place = (f"{tile_base + tiles.index(name) * (_GRID * _GRID + 2) + 2}"
                     f" + clamp((int)({row}) + {_ORIGIN}, 0, {_GRID - 1}) * {_GRID}"
                     f" + clamp((int)({column}) + {_ORIGIN}, 0, {_GRID - 1})")
            first = f"((get_group_id(0) | get_group_id(1)) ? 0 : atomic_inc(cover_counts + {place})), ({indices[0]})"
            return f"{name}[({first})]" + "".join(f"[{index}]" for index in indices[1:]) + " ="
        return match[0]

    body = re.sub(r"\b(\w+)((?:\[[^\[\]]+\])+)\s*=(?!=)", counted, source[head.end():])
    for match in reversed(list(_LOCAL.finditer(body))):  # after the last declaration, say how large the arrays are
        body = body[:match.end()] + f" if (!get_local_id(0) && !get_local_id(1)) {{{reports} }}" + body[match.end():]
        break
    return source[:head.end(1)] + ", global int *cover_counts" + source[head.end(1):head.end()] + body, tiles, seen


def _read(counts: np.ndarray, result: Storage, tiles: list[str], seen: bool) -> Cover:
    base = result.extent + 2 * _MARGIN
    stored = counts[_MARGIN:base - _MARGIN]
    view = result.matrix(stored)
    strays = []
    if seen and (before := counts[:_MARGIN].sum()):
        strays.append(f"{before} stores before the first output")
    if seen and (behind := counts[base - _MARGIN:base].sum()):
        strays.append(f"{behind} stores behind the last output")
    if seen and (between := stored.sum() - view.sum()):
        strays.append(f"{between} stores into the gaps between rows")
    grids, extents = {}, {}
    for t, name in enumerate(tiles):
        at = base + t * (_GRID * _GRID + 2)
        extents[name] = (int(counts[at]), int(counts[at + 1]))
        grid = counts[at + 2:at + 2 + _GRID * _GRID].reshape(_GRID, _GRID)
        if grid[:_ORIGIN].any() or grid[:, :_ORIGIN].any():
            strays.append(f"stores at negative indices of {name}")
        grids[name] = _trim(grid[_ORIGIN:, _ORIGIN:], extents[name])
    return Cover(view.copy(), grids, extents, tuple(strays), seen)


def _trim(grid: np.ndarray, extent: tuple[int, int]) -> np.ndarray:
    """The array's own cells and as many around them as were hit."""
    hit = np.argwhere(grid > 0)
    rows, columns = np.maximum(hit.max(axis=0) + 1, extent) if hit.size else extent
    return grid[:rows, :columns].copy()
