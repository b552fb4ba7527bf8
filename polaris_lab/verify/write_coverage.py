"""Measure write coverage: how often a kernel stores to each output and each cell of its local arrays.

It also tells which work-groups store nothing. The source is instrumented: each store that `store_sites` finds in it
also increments a counter. So the real indices of every work-item are seen, on any device. A store outside its array is
counted too, in a margin around the array's counters.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
import pyopencl as cl

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.model.c_source import SourceError, read
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Problem
from polaris_lab.verify.store_sites import Scan, Store, find_stores

_MARGIN = 256  # counters before and behind those of the output
_MAX_FLOATS = 2**14  # the largest local array that is counted: 64 KiB
_TILE = 27 * _MAX_FLOATS + 3  # counters of a local array: its three sizes, then three times its length a dimension

_COUNTERS = """
void cover_output(global int *counts, long at, int width)
{
    for (int i = 0; i < width; i++)
        atomic_inc(counts + clamp(at + i + MARGIN, 0L, LAST));
    atomic_inc(counts + LAST + 1 + get_group_id(0)
               + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2)));
}

void cover_cell(global int *counts, long base, int planes, int rows, int columns,
                long plane, long row, long column, int width)
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
        const long row = rest < 0 ? -1 : rest / columns, column = rest < 0 ? 0 : rest % columns;
        cover_cell(counts, base, planes, rows, columns, plane, row, column, 1);
    }
}
"""


@dataclass(frozen=True)
class WriteCoverage:
    """Counts the stores of one launch.

    `outputs` has the result's shape. `tiles` maps each local array to its counts as (rows, columns), from index (0, 0)
    on and beyond the array's end as far as stores went. `extents` has the array's own rows and columns. An array of
    three dimensions has one entry for each index of the first. A column is one float, whatever the array's type.

    `strays` are sentences about stores outside. `unseen` names the arrays of which not every store is recognised: they
    are not judged, and `seen` is False if the output is among them. `idle` of `groups` work-groups store no output;
    0 where work-groups meet at counters, since the last of them may store for all, and where their number does not
    depend on the problem. The cells of the arrays in `reused` need not be stored to equally often, nor those of any
    where it holds "*". `uneven` are sentences about other arrays whose cells are not, as in a tree of sums: this may
    be right. `problems` has these and the sentences about all that is wrong.
    """

    outputs: np.ndarray
    tiles: Mapping[str, np.ndarray]
    extents: Mapping[str, tuple[int, int]]
    strays: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    seen: bool = True
    idle: int = 0
    groups: int = 0
    reused: tuple[str, ...] = ()
    uneven: tuple[str, ...] = field(init=False)
    problems: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "uneven", tuple(self._uneven()))
        object.__setattr__(self, "problems", (*self._problems(), *self.uneven))

    @property
    def ok(self) -> bool:
        """Tell whether each output is stored once, all used cells of a local array equally often, and nothing
        outside."""
        return not self.problems

    def _problems(self) -> list[str]:
        sentences = list(self.strays)
        if self.seen and (self.outputs != 1).any():
            row, column = np.argwhere(self.outputs != 1)[0]
            sentences.append(f"{(self.outputs != 1).sum()} of {self.outputs.size} outputs are not written exactly "
                             "once; "
                         f"[{row}, {column}] is written {self.outputs[row, column]} times")
        for name, grid in self.tiles.items():
            rows, columns = self.extents[name]
            inside = grid[:rows, :columns]
            outside = int((grid > 0).sum() - (inside > 0).sum())
            if outside:
                worst = np.argwhere(grid > 0).max(axis=0)
                sentences.append(f"{outside} cells outside {name}[{rows}][{columns}] are written, "
                             f"up to {name}[{worst[0]}][{worst[1]}]")
        return sentences

    def _uneven(self) -> Iterator[str]:
        for name, grid in self.tiles.items():
            rows, columns = self.extents[name]
            inside = grid[:rows, :columns]
            if not {"*", name.partition("[")[0]} & set(self.reused) and len(set(inside[inside > 0])) > 1:
                yield f"cells of {name} are written {inside[inside > 0].min()} to {inside.max()} times each"


def count_stores(session: Session, spec: KernelSpec, problem: Problem,
                 config: Mapping[str, int] | None = None, *, extra_options: Sequence[str] = ()) -> WriteCoverage:
    """Run `spec` once and count its stores: to each output element, and by the first work-group to its local arrays.

    `session` is `lab.session`. The counting copy of the kernel is also built with `extra_options`.
    `polaris_lab.verify.store_sites` says which stores are recognised. A museum kernel runs in a child process. Raises
    ValueError for a problem without outputs.

    >>> coverage = pl.count_stores(lab.session, pl.catalogue()["gemm_tiled"], pl.Gemm(32, 32, 32))
    >>> coverage.problems, bool((coverage.outputs == 1).all())
    ((), True)
    """
    if spec.museum:
        run_by_child = replace(spec, gate=None)  # without a gate it is no museum kernel: the child itself runs it
        return isolation.call("polaris_lab.verify.write_coverage:_count_in_child", session.device.index, run_by_child,
                              problem, config, extra_options=extra_options).value
    launch = session.prepare(spec, problem, config=config, guards=True)  # stores outside the output hit the guards
    if not launch.steps:
        raise BadValue("problem", f"problem: {problem} has no output that could be written")
    *before, step = launch.steps
    result = launch.result
    groups = math.prod(step.global_size) // math.prod(step.local_size)
    function = step.kernel.function_name
    nothing = np.zeros((result.rows, result.columns), np.int32)
    try:
        source, scan = instrument(spec.source(), function, result.extent, groups, spec.macros(launch.config),
                                  spec.file.parent)
    except SourceError:
        return WriteCoverage(nothing, {}, {}, unseen=("the output",), seen=False)
    try:
        # -w: a counting function that no store calls is worth no warning
        program = session.build_source(source, [*spec.options(launch.config), "-w", *extra_options], spec.file.name)
    except DeviceError:  # the kernel itself did build, so its text has something that cannot be instrumented
        return WriteCoverage(nothing, {}, {}, unseen=(scan.output or "the output", *scan.dimensions), seen=False)
    kernel = session.kernel(program, function, spec.file.name)
    counts = np.zeros(result.extent + 2 * _MARGIN + groups + len(scan.dimensions) * _TILE, np.int32)
    with driver_errors(session.device):
        buffer = cl.Buffer(session.context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=counts)
        for earlier in before:
            earlier.start(session.queue)
        kernel.set_args(*step.arguments, buffer)
        cl.enqueue_nd_range_kernel(session.queue, kernel, step.global_size, step.local_size)
        cl.enqueue_copy(session.queue, counts, buffer)
    may_idle = any(launch.storages[name].extent for name in spec.zeroed) or _is_persistent(spec, function)
    return replace(_read(counts, result, groups, scan, may_idle), reused=spec.reused)


def _is_persistent(spec: KernelSpec, function: str) -> bool:
    """Tell whether a launch has as many work-groups whatever the problem's sizes, so that some may get no work."""
    sizes = next(each.global_size for each in spec.passes if each.function == function)
    names = re.findall(r"[A-Za-z_]\w*", " ".join(map(str, sizes)))
    return not set(names) - {"ceil", *spec.defines}


def _count_in_child(index: str, *arguments: object, extra_options: Sequence[str]) -> WriteCoverage:
    """Count in a child process, on the device of this index."""
    return count_stores(Session(find(index)), *arguments, extra_options=extra_options)


def instrument(source: str, function: str, extent: int, groups: int,
               defines: Mapping[str, int] | None = None, folder: Path | None = None) -> tuple[str, Scan]:
    """Add a counter to each store of `function`; return the new source, preprocessed under `defines`, and the stores
    that were found.

    The counters are a new last parameter, in this order: those of the output's `extent` elements with a margin on both
    sides, one for each of the `groups` work-groups, and _TILE for each local array. Raises ValueError when the function
    is not there, SourceError when the source cannot be read.
    """
    read_source = read(source, defines, folder=folder)
    scan = find_stores(read_source, function)
    source, parameters = read_source.text, read_source.index(read_source.function(function)) + 1
    last = extent + 2 * _MARGIN - 1
    bases = {name: last + 1 + groups + number * _TILE for number, name in enumerate(scan.dimensions)}
    edits = [(read_source.start(read_source.closing(parameters)), 0, ", global int *cover_counts")]
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
    """Write the calls that count a store, as C expressions with commas between them."""
    array = scan.array_of[store.name]
    address = f"({store.place}) + {store.vector} * ({store.offset})" if store.vector else f"&({store.place})"
    width = str(store.vector) if store.vector else f"sizeof({store.place}) / sizeof(float)"
    calls = []
    for offset, floats in _components(store.part, width):
        if array == scan.output:
            flat = f"(global float *)({address}) - (global float *){array} + {offset}"
            calls.append(f"cover_output(cover_counts, {flat}, {floats})")
            continue
        sizes = _sizes(array, scan.dimensions[array])
        if len(store.indices) == scan.dimensions[array] > 1:
            *outer, inner = [f"({index})" for index in store.indices]
            element = f"sizeof({array}{'[0]' * len(store.indices)}) / sizeof(float)"
            column = f"{inner} * (long)({element}) + {offset}"
            if store.vector:
                column += f" + {store.vector} * ({store.offset})"
            plane, row = ["0", *outer][-2:]
            calls.append(f"cover_cell(cover_counts, {bases[array]}L, {sizes}, {plane}, {row}, {column}, {floats})")
        else:
            flat = f"(local float *)({address}) - (local float *){array} + {offset}"
            calls.append(f"cover_flat(cover_counts, {bases[array]}L, {sizes}, {flat}, {floats})")
    return ", ".join(calls)


def _sizes(name: str, dimensions: int) -> str:
    """Write planes, rows and columns (in floats) of a local array as C expressions.

    Each element of an array of one dimension is a row.
    """
    within = [f"sizeof({name}{'[0]' * depth})" for depth in range(3)]
    planes, rest = (f"{within[0]} / {within[1]}", within[1:]) if dimensions == 3 else ("1", within)
    return f"{planes}, {rest[0]} / {rest[1]}, {rest[1]} / sizeof(float)"


def _components(part: str, width: str) -> list[tuple[str, str]]:
    """List the floats that a vector component names (x, xy, s0, s03, lo, hi) as C expressions (offset, number).

    Without a component these are all the `width` floats.
    """
    if not part:
        return [("0", width)]
    if part in ("lo", "hi"):
        return [("0" if part == "lo" else f"{width} / 2", f"{width} / 2")]
    letters = part[1:] if part[0] in "sS" else part.translate(str.maketrans("xyzw", "0123"))
    return [(str(int(letter, 16)), "1") for letter in letters]


def _read(counts: np.ndarray, result: DeviceMatrix, groups: int, scan: Scan, may_idle: bool) -> WriteCoverage:
    """Split the counters by array, in the order that `instrument` describes."""
    base = result.extent + 2 * _MARGIN
    seen = scan.output is not None and scan.output not in scan.unseen
    unseen, strays = set(scan.unseen), []
    stored, of_groups = counts[_MARGIN:base - _MARGIN], counts[base:base + groups]
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
        if planes * rows * columns > _MAX_FLOATS:
            unseen.add(name)
        if name in unseen or not planes:  # a size of 0: no store to this array was executed
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
    return WriteCoverage(view.copy(), grids, extents, tuple(strays), tuple(sorted(unseen)), seen,
                 idle=int((of_groups == 0).sum()) if seen and not may_idle else 0, groups=groups)


def _trim(grid: np.ndarray, extent: tuple[int, int]) -> np.ndarray:
    """Cut a grid to the array's own cells, and those beyond its end as far as any was stored to."""
    hit = np.argwhere(grid > 0)
    rows, columns = np.maximum(hit.max(axis=0) + 1, extent) if hit.size else extent
    return grid[:rows, :columns].copy()
