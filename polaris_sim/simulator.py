"""Simulate a kernel's gfx803 code: its output, the instructions it executed, and its faults."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base import html_forms
from polaris_lab.base.errors import BadType, BadValue, unknown
from polaris_lab.model.cards import card as card_of
from polaris_lab.model.kernel_catalogue import require, resolve
from polaris_lab.model.kernel_spec import KernelSpec, resolve_problem
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import Gemm, Problem
from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.toolchain import OWNERS
from polaris_sim.emu.batches import Executed, LaunchObserver, Progress, execute
from polaris_sim.emu.faults import merged
from polaris_sim.emu.memory import WINDOW
from polaris_sim.emu.placement import PlacedPlan, require_whole
from polaris_sim.emu.wavefronts import Watch
from polaris_sim.timing.cost_estimate import Cost, cost, cost_observer, cost_of
from polaris_sim.timing.model import Estimate, Timed, Times, Work

if TYPE_CHECKING:
    import pandas as pd
    from tqdm import tqdm

SHOWN_OPCODES = 12
"""Opcodes that a report lists."""


@dataclass(frozen=True)
class Simulation(Executed, Timed):
    """Holds the result of a simulated kernel.

    `output` is float32 (m, n), or (columns, rows) of a transpose. `wave_instructions` counts the instructions that
    waves executed, `mix` counts them by name, and `counts` holds (function, instruction, times). `faults` has a row for
    the first work-items of each instruction that left its memory; its `count` counts all. `groups` are the work-groups
    of the last launch: how many ran, and of how many. Where not all ran, elements that none of them wrote are NaN, and
    False in `written`, which is None where all ran. `raw` is the result in one dimension, gaps between rows included.

    >>> run = sim.simulate("gemm_tiled_2x2_oob", 32, 32, 32, compiler="clang")  # which names lines of the source
    >>> print(*run.faults.loc[0, ["kind", "source_line", "buffer", "index"]])
    access outside local memory 38 local memory 512
    """

    kernel: str
    problem: Problem
    card: str
    output: np.ndarray
    groups: tuple[int, int]
    seconds: float
    faults: pd.DataFrame
    counts: tuple[tuple[str, Instruction, int], ...] = field(repr=False)
    raw: np.ndarray = field(repr=False)
    written: np.ndarray | None = field(repr=False, default=None)
    _cost: Callable[[], Cost] | None = field(repr=False, default=None)

    @functools.cached_property
    def cost(self) -> Cost:
        """Return the traffic and time of these launches on `card`.

        They are known from a `timed` simulation; else the launches are executed once more when this is first asked for.
        Where not all work-groups were run, one resident set of them is executed for it, and a deep sum in part
        (cost_estimate.suitable_depths).
        """
        return self._cost()

    @property
    def works(self) -> tuple[Work, ...]:
        """Return what each launch asks of the card."""
        return self.cost.works

    @property
    def estimate(self) -> Estimate:
        """Return the time of the launches, and the clocks that each resource is busy."""
        return self.cost.estimate

    @property
    def gflops(self) -> Times:
        """Return simulated GFLOPS as (low, expected, high)."""
        return self.cost.gflops

    def __str__(self) -> str:
        return report(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Print the simulation in a terminal as `report` gives it."""
        printer.text(str(self))

    def _repr_html_(self) -> str:
        """Return the simulation for Jupyter: what ran, its faults, the opcodes executed most often."""
        done, of = self.groups
        pairs = {"problem": self.problem, "card": f"{self.card}, simulated", "work-groups": f"{done:,} of {of:,}",
                 "instructions": f"{self.wave_instructions:,} executed by waves"}
        return (html_forms.heading(self.kernel, "no fault" if self.faults.empty else "FAULTS") + html_forms.facts(pairs)
                + html_forms.lines(fault_lines(self.faults) if len(self.faults) else ())
                + html_forms.bars(dict(list(self.mix.items())[:SHOWN_OPCODES])))


def simulate(kernel: str | KernelSpec, m: int | None = None, n: int | None = None, k: int | None = None, *,
             card: str = "rx590",
             problem: Problem | None = None, inputs: Mapping[str, np.ndarray] | None = None,
             config: Mapping[str, int] | None = None,
             groups: int | None = None, seed: int = 0, progress: bool = False, watch: Watch | None = None,
             listing: Mapping[str, Program] | None = None, keep_dead: bool = False, timed: bool = False,
             compiler: str = OWNERS) -> Simulation:
    """Execute `kernel` on m x n x k (m x n of a transpose), or on `problem`, instruction by instruction.

    An operand that the kernel wants transposed is first transposed by the catalogue's kernel, which is executed and
    counted too.

    `inputs` are arrays in their stored shapes (default: `problem.inputs(seed)`), `config` sets defines. `groups` runs
    only that many work-groups of the last launch, drawn by `seed`. `progress` shows a bar. `listing` replaces functions
    by other code. `keep_dead` also computes carries that no instruction reads, to check that leaving them out changes
    nothing. `timed` sends every access through the card's caches at once, so that `time_ms` and `traffic` need no
    second execution; it takes several times as long. `compiler` is "aco", "clang", "clover" or "clover-daz", as for
    `sim.compile`.

    Supported are the instructions that clang makes of OpenCL C 1.2 for gfx803: integers of 8 to 64 bits, float16,
    float32 and float64, local memory and atomics, constant tables, and function calls. Images are not. A kernel with
    unsupported instructions is refused with all of them, each with its line in listing and source.

    `watch(instruction, waves, addresses, mask)` is called before each access to vector memory or local memory: `waves`
    (W,) are the numbers of the waves in the launch (group number times waves per group, plus the wave within it),
    `addresses` (W, lanes) are in bytes (of local memory: within the work-group's), `mask` (W, lanes) marks those that
    take part. There are 64 lanes, or fewer where a work-group has fewer work-items. An access of two offsets calls
    twice.

    Waves run in lock-step, so races are invisible: a kernel without a barrier may be correct here and wrong on a card.

    Raises ValueError for arguments that do not fit the kernel, an unsupported instruction, or a size outside the
    kernel's needs; TypeError for inputs, a configuration or a listing of another type; DeviceError when the waves do
    not end.

    >>> run = sim.simulate("gemm_tiled", 64, 64, 64)
    >>> run.output.shape, len(run.faults), run.wave_instructions, run.limit
    ((64, 64), 0, 31872, 'latency')
    """
    spec, where = resolve(kernel), card_of(card)
    bound = spec.bind(resolve_problem(spec, problem, m, n, k), config)
    problem = bound.problem
    require(bound)
    if timed and (groups is not None or listing is not None):
        raise BadValue("timed", "timed goes with neither groups nor listing: what is timed is the whole launch of the "
                       "kernel's own code")
    if groups is not None:
        require_whole("groups", groups, 1, ", or None for all work-groups")
    begin = time.monotonic()
    given = None if inputs is None else _checked(problem, inputs)
    plan = PlacedPlan(plan_launches(bound), listing, compiler)
    drawn = None
    if plan.dispatches and groups is not None and groups < (count := plan.dispatches[-1].grid.count):
        drawn = np.sort(np.random.default_rng(seed).choice(count, groups, replace=False))
    works: list[Work] | None = [] if timed and groups is None else None
    observe = [] if works is None else [cost_observer(where, works)]
    if watch is not None:
        observe.append(lambda dispatch, numbers: Watching(watch))
    total = (
        sum(each.grid.count for each in plan.dispatches)
        if drawn is None
        else len(drawn) + sum(each.grid.count for each in plan.dispatches[:-1])
    )
    with group_bar(progress, total) as bar:
        execution = execute(plan, problem.read(seed) if given is None else given,
                       [*observe, lambda dispatch, numbers: Progress(bar)],
                       groups=lambda dispatch: drawn if dispatch is plan.dispatches[-1] else None,
                       track_writes=drawn is not None, keep_dead=keep_dead)
    ran = plan.dispatches[-1].grid.count if plan.dispatches else 0
    output, raw, written = _output(plan)
    again = partial(cost, spec, problem=problem, config=config, compiler=compiler)
    known = None if works is None else cost_of(bound, tuple(works), where, lambda other: again(card=other).works)
    sampled = {} if groups is None else {"resident_sets": 1, "depths": "auto"}
    return Simulation(spec.name, problem, where.name, output, (ran if drawn is None else len(drawn), ran),
                      time.monotonic() - begin,
                      merged(execution.faults), tuple(execution.counts), raw, written,
                      partial(again, card=where, **sampled) if known is None else lambda: known)


class Watching(LaunchObserver):
    """Calls a user's function before each access to memory."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch


def report(simulation: Simulation) -> str:
    """Format a simulation as a few lines of text: what was run, the instructions executed, the faults."""
    done, of = simulation.groups
    lines = [f"{simulation.kernel}, {simulation.problem}, as on {simulation.card}",
             f"work-groups      {done}" + (f" of {of}, drawn at random" if done < of else ""),
             f"instructions     {simulation.wave_instructions:,} executed by waves"]
    return "\n".join([*lines, *executed_lines(simulation.mix), *fault_lines(simulation.faults)])


def executed_lines(mix: Mapping[str, int]) -> list[str]:
    """Format the opcodes that waves executed most often, each with its count and its part of all."""
    whole = max(sum(mix.values()), 1)
    return [f"  {name:<22} {count:>14,}  {count / whole:6.1%}" for name, count in list(mix.items())[:SHOWN_OPCODES]]


def fault_lines(faults: pd.DataFrame) -> list[str]:
    """Format a table of faults: a line for each kind and source line, or line of the listing where the compiler names
    no source; or one that says that there are none."""
    if faults.empty:
        return ["faults           none"]
    lines = []
    places = [f"line {source}" if source else f"line {line} of the listing"
              for source, line in zip(faults["source_line"], faults["listing_line"], strict=True)]
    for (kind, place), rows in faults.assign(place=places).groupby(["kind", "place"], sort=False):
        row = rows.iloc[0]
        times = rows.drop_duplicates("listing_line")["count"].sum()
        where = f"{row.buffer}[{row['index']}]"
        lines.append(f"fault            {kind}, {place}: {times:,} times, "
                     f"first by work-item {row.global_id}: {where}")
    return lines


def _checked(problem: Problem, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Check the inputs, and return them as float32.

    Raises ValueError when one is missing, not known, of another shape, or no array of real numbers, TypeError when
    there is no mapping of them.
    """
    shapes = {name: layout[:2] for name, layout in problem.layouts.items()
              if name != problem.result or isinstance(problem, Gemm)}
    if not isinstance(inputs, Mapping):
        raise BadType("inputs", f"inputs is a {type(inputs).__name__}; give a dict of arrays, {', '.join(shapes)}")
    for name in inputs:
        if name not in shapes:
            raise unknown("input", name, shapes, name)
    arrays = {}
    for name, shape in shapes.items():
        if name == problem.result and not problem.reads_result and name not in inputs:
            continue
        if name not in inputs:
            raise BadValue("inputs", f"inputs lacks {name!r}; it has {sorted(inputs)}")
        array = inputs[name]
        if not isinstance(array, np.ndarray) or array.dtype.kind not in "fiub":
            kind = f"an array of {array.dtype}" if isinstance(array, np.ndarray) else f"a {type(array).__name__}"
            raise BadValue(name, f"{name} is {kind}; it must be an array of real numbers, {shape[0]} x {shape[1]}")
        if array.shape != shape:
            raise BadValue(name, f"{name} has the shape {array.shape}; as it is stored it must be {shape}")
        arrays[name] = np.asarray(array, problem.layouts[name].dtype)
    return arrays


def _output(plan: PlacedPlan) -> tuple[np.ndarray, np.ndarray, np.ndarray | None]:
    """Return the result, all elements from its first to its last, gaps included, and which elements of it were written
    (None if not tracked)."""
    result = plan.result
    if not result.extent:
        return np.zeros((result.rows, result.columns), result.dtype), np.zeros(0, result.dtype), None
    output, written = plan.values(result).copy(), None
    if plan.memory.written is not None:
        halves = plan.memory.written[int(result.buffer) % WINDOW // 4:].reshape(-1)
        written = result.matrix(halves[::result.dtype.itemsize // 2].copy())
        output[~written] = np.nan
    raw = plan.memory.view(int(result.buffer)).view(result.dtype)[:result.extent].copy()
    return output, raw, written


def group_bar(progress: bool, groups: int) -> tqdm:
    """Make a progress bar of work-groups, which shows nothing unless `progress`."""
    from tqdm import tqdm

    return tqdm(total=groups, unit="group", desc="simulated", mininterval=0.5, disable=None if progress else True,
                leave=False)
