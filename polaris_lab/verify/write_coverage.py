"""Cover maps: how often a kernel writes each output and each cell of its local tiles, and which work-groups write none.

The source is instrumented: each store that `stores` finds in it also counts itself. So the real indices of every
work-item are seen, on any device, and an index outside its array is counted where it would have gone.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
import pyopencl as cl

from polaris_lab.base import isolation
from polaris_lab.base.errors import DeviceError
from polaris_lab.opencl.device import find
from polaris_lab.opencl.device_matrix import DeviceMatrix
from polaris_lab.opencl.device_session import Bench, driver_errors
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Problem
from polaris_lab.spec.source_text import without_comments
from polaris_lab.verify.store_sites import SQUARE, Scan, Store, find_head, find_stores

_MARGIN = 256          # elements before and behind the output
_FLOATS = 2**14        # the largest local array that is mapped: 64 KiB
_TILE = 27 * _FLOATS + 3  # its three sizes, then counts with as much room before and behind it in each dimension

_COUNTERS = """
void cover_output(global int *counts, long at, int width)
{
    for (int i = 0; i < width; i++)
        atomic_inc(counts + clamp(at + i + MARGIN, 0L, LAST));
    atomic_inc(counts + LAST + 1 + get_group_id(0)
               + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2)));
}

void cover_cell(global int *counts, long base, int planes, int rows, int columns, long plane, long row, long column, int width)
{
    if (get_group_id(0) | get_group_id(1) | get_group_id(2))
        return;
    counts[base] = planes;
    counts[base + 1] = rows;
    counts[base + 2] = columns;
    const long p = clamp(plane + 1L, 0L, planes + 1L), r = clamp(row + rows, 0L, 3L * rows - 1);
    for (int i = 0; i < width; i++) {
        const long c = clamp(column + i + columns, 0L, 3L * columns - 1);
        atomic_inc(counts + base + 3 + min((p * 3 * rows + r) * 3 * columns + c, TILE - 4));
    }
}

void cover_flat(global int *counts, long base, int planes, int rows, int columns, long at, int width)
{
    for (int i = 0; i < width; i++) {
        const long plane = clamp((at + i) / rows / columns, 0L, planes - 1L);
        const long rest = at + i - plane * rows * columns;
        cover_cell(counts, base, planes, rows, columns, plane, rest < 0 ? -1 : rest / columns, rest < 0 ? 0 : rest % columns, 1);
    }
}
"""


@dataclass(frozen=True)
class Cover:
    """Counts of stores. `outputs` has the result's shape; a tile's grid starts at index (0, 0) of its array.

    A tile of three dimensions has a grid for each index of the first. A column is one float, whatever the array's type.
    `strays` says in words what was stored outside; `unseen` names arrays of which not every store is recognised, and
    which are not judged. `idle` of `groups` work-groups store no output.
    """

    outputs: np.ndarray
    tiles: Mapping[str, np.ndarray]
    extents: Mapping[str, tuple[int, int]]
    strays: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    seen: bool = True
    idle: int = 0
    groups: int = 0
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

    `polaris_lab.verify.store_sites` says which stores are recognised. A museum kernel runs in a child process. Raises ValueError for
    a problem without outputs.
    """
    if spec.museum:
        return isolation.call("polaris_lab.verify.write_coverage:_there", bench.device.index, replace(spec, gate=None), problem, config).value
    launch = bench.prepare(spec, problem, config=config, guards=True)  # strays land in the guards, not in others' memory
    if not launch.steps:
        raise ValueError(f"problem: {problem} has no output that could be written")
    *before, step = launch.steps
    result, groups = launch.result, math.prod(step.global_size) // math.prod(step.local_size)
    function = step.kernel.function_name
    source, scan = instrument(spec.source(), function, result.extent, groups)
    try:
        program = bench.build_source(source, [*spec.options(launch.config), "-w"], spec.file.name)  # a counter may go unused
    except DeviceError:  # the kernel itself did build: its text is beyond what can be instrumented
        return Cover(np.zeros((result.rows, result.columns), np.int32), {}, {}, (), (scan.output or "the output", *scan.dimensions), False)
    kernel = bench.kernel(program, function, spec.file.name)
    counts = np.zeros(result.extent + 2 * _MARGIN + groups + len(scan.dimensions) * _TILE, np.int32)
    with driver_errors(bench.device):
        buffer = cl.Buffer(bench.context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=counts)
        for earlier in before:
            cl.enqueue_nd_range_kernel(bench.queue, earlier.kernel, earlier.global_size, earlier.local_size)
        kernel.set_args(*step.arguments, buffer)
        cl.enqueue_nd_range_kernel(bench.queue, kernel, step.global_size, step.local_size)
        cl.enqueue_copy(bench.queue, counts, buffer)
    return _read(counts, result, groups, scan)


def _there(index: str, *arguments: object) -> Cover:
    return count_stores(Bench(find(index)), *arguments)


def instrument(source: str, function: str, extent: int, groups: int) -> tuple[str, Scan]:
    """The source with stores that count themselves in a parameter of their own, and what was found in it.

    `extent` is the number of elements of the output, `groups` that of the work-groups. The counts are those of the output
    with a margin on both sides, then of each work-group, then of each local array. Raises ValueError when the function
    is not there.
    """
    source = without_comments(source)
    scan = find_stores(source, function)
    last = extent + 2 * _MARGIN - 1
    bases = {name: last + 1 + groups + t * _TILE for t, name in enumerate(scan.dimensions)}
    edits = [(find_head(source, function).end(1), 0, ", global int *cover_counts")]
    for store in scan.stores:
        counted = _counted(store, scan, bases)
        if store.vector:
            edits += [(store.start, 0, f"({counted}, "), (store.end, 0, ")")]
        else:
            place = f"*({counted}, &({store.place}))"
            edits.append((store.start, store.end - store.start, f"({place})" if store.part else place))
    for at, length, text in sorted(edits, reverse=True):
        source = source[:at] + text + source[at + length:]
    counters = _COUNTERS
    for name, value in (("MARGIN", _MARGIN), ("LAST", last), ("TILE", _TILE)):
        counters = re.sub(rf"\b{name}\b", f"{value}L", counters)
    return counters + "#line 1\n" + source, scan


def _counted(store: Store, scan: Scan, bases: Mapping[str, int]) -> str:
    """The calls that count a store: a list of expressions with commas between."""
    home = scan.homes[store.name]
    address = f"({store.place}) + {store.vector} * ({store.offset})" if store.vector else f"&({store.place})"
    width = str(store.vector) if store.vector else f"sizeof({store.place}) / sizeof(float)"
    calls = []
    for offset, floats in _components(store.part, width):
        if home == scan.output:
            flat = f"(global float *)({address}) - (global float *){home} + {offset}"
            calls.append(f"cover_output(cover_counts, {flat}, {floats})")
            continue
        sizes = _sizes(home, scan.dimensions[home])
        direct = re.fullmatch(rf"&?\s*{home}((?:\s*{SQUARE})+)", store.place)
        indices = re.findall(SQUARE, direct[1]) if direct else []
        if len(indices) == scan.dimensions[home] > 1:
            *outer, inner = [f"({index[1:-1]})" for index in indices]
            element = f"sizeof({home}{'[0]' * len(indices)}) / sizeof(float)"
            along = f"{inner} * (long)({element}) + {offset}" + (f" + {store.vector} * ({store.offset})" if store.vector else "")
            calls.append(f"cover_cell(cover_counts, {bases[home]}L, {sizes}, {', '.join(['0', *outer][-2:])}, {along}, {floats})")
        else:
            flat = f"(local float *)({address}) - (local float *){home} + {offset}"
            calls.append(f"cover_flat(cover_counts, {bases[home]}L, {sizes}, {flat}, {floats})")
    return ", ".join(calls)


def _sizes(name: str, dimensions: int) -> str:
    """Planes, rows and columns (in floats) of a local array, as expressions; one dimension is one of rows."""
    within = [f"sizeof({name}{'[0]' * depth})" for depth in range(3)]
    planes, rest = (f"{within[0]} / {within[1]}", within[1:]) if dimensions == 3 else ("1", within)
    return f"{planes}, {rest[0]} / {rest[1]}, {rest[1]} / sizeof(float)"


def _components(part: str, width: str) -> list[tuple[str, str]]:
    """(offset, number) of the floats that a component names: x, xy, s0, s03, lo, hi; all of them without one."""
    if not part:
        return [("0", width)]
    if part in ("lo", "hi"):
        return [("0" if part == "lo" else f"{width} / 2", f"{width} / 2")]
    letters = part[1:] if part[0] in "sS" else part.translate(str.maketrans("xyzw", "0123"))
    return [(str(int(letter, 16)), "1") for letter in letters]


def _read(counts: np.ndarray, result: DeviceMatrix, groups: int, scan: Scan) -> Cover:
    base = result.extent + 2 * _MARGIN
    seen, unseen, strays = scan.output is not None and scan.output not in scan.unseen, set(scan.unseen), []
    stored, each = counts[_MARGIN:base - _MARGIN], counts[base:base + groups]
    view = result.matrix(stored)
    if seen and (before := counts[:_MARGIN].sum()):
        strays.append(f"{before} stores before the first output")
    if seen and (behind := counts[base - _MARGIN:base].sum()):
        strays.append(f"{behind} stores behind the last output")
    if seen and (between := stored.sum() - view.sum()):
        strays.append(f"{between} stores into the gaps between rows")
    grids, extents = {}, {}
    for name, region in zip(scan.dimensions, counts[base + groups:].reshape(-1, _TILE), strict=True):
        planes, rows, columns = (int(size) for size in region[:3])
        if planes * rows * columns > _FLOATS:
            unseen.add(name)
        if name in unseen or not planes:  # nothing was stored to an array that is declared and not used
            continue
        grid = region[3:3 + (planes + 2) * 9 * rows * columns].reshape(planes + 2, 3 * rows, 3 * columns)
        if grid[0].any() or grid[-1].any():
            strays.append(f"stores outside the {planes} planes of {name}")
        if grid[:, :rows].any() or grid[:, :, :columns].any():
            strays.append(f"stores at negative indices of {name}")
        for plane in range(planes):
            shown = name if planes == 1 else f"{name}[{plane}]"
            extents[shown] = rows, columns
            grids[shown] = _trim(grid[plane + 1, rows:, columns:], extents[shown])
    return Cover(view.copy(), grids, extents, tuple(strays), tuple(sorted(unseen)), seen,
                 idle=int((each == 0).sum()) if seen else 0, groups=groups)


def _trim(grid: np.ndarray, extent: tuple[int, int]) -> np.ndarray:
    """The array's own cells and as many around them as were hit."""
    hit = np.argwhere(grid > 0)
    rows, columns = np.maximum(hit.max(axis=0) + 1, extent) if hit.size else extent
    return grid[:rows, :columns].copy()
