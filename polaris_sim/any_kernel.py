"""Launch any kernel on a simulated card: its arrays afterwards, its faults, its traffic and its time."""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base.errors import unknown
from polaris_lab.model.cards import DEFAULT, Card
from polaris_lab.model.cards import card as card_of
from polaris_lab.model.kernel_source import build_options, source_of
from polaris_lab.model.launch_arguments import matched, sizes_of, without_typedefs
from polaris_sim.code import free_listings, mesa
from polaris_sim.code.assembly import Instruction, kernel_names, parameters_of
from polaris_sim.code.code_report import Isa
from polaris_sim.code.listings import REPORT
from polaris_sim.code.loaded_object import LoadedObject
from polaris_sim.code.toolchain import OWNERS
from polaris_sim.emu.batches import Executed, Progress, execute
from polaris_sim.emu.faults import merged
from polaris_sim.emu.free_placement import PlacedLaunch, grid_of
from polaris_sim.emu.initial_state import Grid
from polaris_sim.emu.wavefronts import Watch
from polaris_sim.simulator import Watching, executed_lines, fault_lines, group_bar
from polaris_sim.timing import model
from polaris_sim.timing.cost_estimate import cost_observer
from polaris_sim.timing.model import Estimate, Timed, Work

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True)
class CardLaunch(Executed, Timed):
    """Holds one launch on a simulated card.

    `args` are the arguments as the kernel left them, in order. `isa` reports the code: registers, bytes of local memory
    of a work-group (those of `pl.local` included), and the waves that the card holds. `faults` has a row for the first
    work-items of each instruction that left its memory. `counts` holds (function, instruction,
    times executed by a wave).
    `seconds` is how long the simulation took.

    >>> args = [np.ones(512, np.float32), np.zeros(2, np.float32), 512, pl.local(4 * 128)]
    >>> done = sim.launch("kernels/examples/reduction.cl", "reduction", 256, 128, args)
    >>> done.isa.lds_bytes, done.limit, done.time_ms.low < done.time_ms.expected < done.time_ms.high
    (512, 'latency', True)
    """

    function: str
    card: Card
    grid: Grid
    args: tuple[Any, ...] = field(repr=False)
    isa: Isa = field(repr=False)
    faults: pd.DataFrame = field(repr=False)
    counts: tuple[tuple[str, Instruction, int], ...] = field(repr=False)
    seconds: float
    _before: Sequence[Any] = field(repr=False)
    _timed: tuple[Work, ...] = field(repr=False, default=())

    @functools.cached_property
    def works(self) -> tuple[Work, ...]:
        """Return what the launch asks of the card, with its accesses sent through the card's caches: one work.

        It is known from a `timed` launch; else the kernel is executed once more, on the same arrays, when this is first
        asked for.
        """
        if self._timed:
            return self._timed
        works: list[Work] = []
        execute(PlacedLaunch(self.isa.program, self.grid, self._before), {}, [cost_observer(self.card, works)])
        return tuple(works)

    @functools.cached_property
    def estimate(self) -> Estimate:
        """Return the time of the launch, and the clocks that each resource is busy."""
        return model.estimate(self.works, self.card, 0.0)


def launch(source: str | Path | LoadedObject, function: str, global_size: int | Sequence[int],
           local_size: int | Sequence[int] | None, args: Sequence[Any], *, card: str | Card = DEFAULT,
           options: Sequence[str] = (), offset: int | Sequence[int] | None = None, timed: bool = False,
           progress: bool = False, watch: Watch | None = None, compiler: str = OWNERS) -> CardLaunch:
    """Launch the kernel `function` of any OpenCL C `source`, a .cl file's path or a text, on a simulated card.

    A code object that `sim.load` gives is launched as it is, with no regard to `options` and `compiler`. A value whose
    type its metadata do not tell is given as bytes.

    The arguments are those of `Lab.launch`: `global_size`, `local_size` and `offset` are one to three numbers of
    work-items; `args` has a NumPy array for a pointer, a NumPy scalar for a value (or a Python number, which takes the
    declared type), bytes for a struct, and `pl.local(n_bytes)` for a local pointer. Your arrays do not change, one
    array given twice is one buffer, and every access to an empty one is a fault. With `local_size` None, a work-group
    is the largest divisor of the first dimension up to 64. The source is built as OpenCL C 1.2 unless `options` name
    another language, by `compiler`: "aco", "clang", "clover" or "clover-daz", as for `sim.compile`.

    `timed` sends the accesses through the card's caches at once, else that happens when `time_ms` or `traffic` is first
    read. `progress` shows a bar, `watch` is called at each access to memory; see `sim.simulate`. Waves run in
    lock-step, so races are invisible.

    Raises ValueError and TypeError naming the argument, ValueError for unsupported instructions, DeviceError when the
    source does not compile, the compiler is missing, or the waves do not end.

    >>> args = [np.ones(512, np.float32), np.zeros(2, np.float32), 512, pl.local(4 * 128)]
    >>> done = sim.launch("kernels/examples/reduction.cl", "reduction", 256, 128, args)
    >>> done.args[1], len(done.faults)
    (array([256., 256.], dtype=float32), 0)
    """
    where, sizes = card_of(card), sizes_of(global_size, local_size, offset)
    if isinstance(source, LoadedObject):
        name, made, program = source.name, "", source.program(function)
        parameters = parameters_of(program)
    else:
        text = source_of(source)
        moved = (mesa.OFFSET,) if compiler == "aco" and any(sizes.offset) else ()
        listing = free_listings.load(text, (*build_options(options), *moved), compiler)
        if function not in (names := kernel_names(listing.text)):
            raise unknown(f"kernel function of {text.name}", function, names, "function")
        name, made, program = text.name, listing.compiler, listing.program(function)
        parameters = without_typedefs(parameters_of(program), text.text)
    given = _copied(matched(function, parameters, args))
    grid = grid_of(program, sizes)
    placed = PlacedLaunch(program, grid, given)
    figures = {name: placed.program.report[theirs] for name, theirs in REPORT.items()}
    isa = Isa(name, function, {}, made, where, grid.items, **figures, program=placed.program)
    _ = isa.groups  # raises where the card has no room for one work-group
    works: list[Work] = []
    observe = [cost_observer(where, works)] if timed else []
    if watch is not None:
        observe.append(lambda dispatch, numbers: Watching(watch))
    begin = time.monotonic()
    with group_bar(progress, grid.count) as bar:
        done = execute(placed, {}, [*observe, lambda dispatch, numbers: Progress(bar)])
    return CardLaunch(function, where, grid, placed.results(), isa, merged(done.faults),
                      tuple(done.counts), time.monotonic() - begin, given, tuple(works))


def report(done: CardLaunch) -> str:
    """Format a launch as a few lines of text: registers, instructions executed, faults, time, what limits, traffic."""
    isa, grid = done.isa, done.grid
    sizes = " x ".join(map(str, grid.global_size[:grid.dimensions]))
    group = " x ".join(map(str, grid.local_size[:grid.dimensions]))
    moved = ", ".join(f"{name} {size / 1e6:,.3g} MB" for name, size in done.traffic.items())
    memory = f"{isa.lds_bytes} bytes of LDS, {isa.scratch_bytes} of scratch"
    held = f"{isa.waves_per_simd} waves per SIMD, limited by {isa.occupancy_limit}"
    return "\n".join([
        f"{done.function} of {isa.kernel}, {sizes} work-items in groups of {group}, as on {done.card.title}",
        f"registers        {isa.vgprs} VGPRs, {isa.sgprs} SGPRs, {memory}; {held}",
        f"instructions     {done.wave_instructions:,} executed by {math.prod(grid.groups) * grid.waves:,} waves",
        *executed_lines(done.mix), *fault_lines(done.faults), f"traffic          {moved}", repr(done.estimate)])


def _copied(args: Sequence[Any]) -> list[Any]:
    """Copy the arrays, so that what the caller does to them later changes nothing; one that is given twice is copied
    once."""
    copies = {id(each): np.array(each, order="C") for each in args if isinstance(each, np.ndarray)}
    return [copies.get(id(each), each) for each in args]
