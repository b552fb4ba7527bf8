"""Estimate a kernel's memory traffic and time on a card by executing its launches, all work-groups or a sample."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.base import html_forms, isolation
from polaris_lab.base.cell_bar import CellBar
from polaris_lab.base.errors import BadValue
from polaris_lab.base.executor import cores
from polaris_lab.model.cards import DEFAULT, Card, with_ways
from polaris_lab.model.cards import card as card_of
from polaris_lab.model.kernel_catalogue import require, resolve
from polaris_lab.model.kernel_spec import BoundKernel, KernelSpec, resolve_problem
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import Attention, Gemm, Problem
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.occupancy import groups_per_cu
from polaris_sim.code.toolchain import OWNERS
from polaris_sim.emu.batches import LaunchObserver, Progress, execute, most_groups
from polaris_sim.emu.placement import Dispatch, Placed, PlacedPlan, require_whole
from polaris_sim.timing import model
from polaris_sim.timing.memory_trace import Placement, Recorder
from polaris_sim.timing.memory_traffic import CacheSimulation, Traffic
from polaris_sim.timing.model import Estimate, Timed, Times, Work

if TYPE_CHECKING:
    import pandas as pd

ESTIMATE_TIMEOUT_S = 86400.0
"""The seconds that one of several estimates may take."""


@dataclass(frozen=True)
class Cost(Timed):
    """Holds the simulated traffic and time of a kernel's launches for one problem.

    `estimate` is their time, `works` what each of them does, and `again(card)` computes `works` for another card.

    >>> cost = sim.cost("gemm_tiled", 256, 256, 256, card="rx580")
    >>> cost.sampled, cost.traffic["DRAM read"]
    ((256, 256), 524288.0)
    """

    kernel: str
    problem: Problem
    card: Card
    estimate: Estimate
    works: tuple[Work, ...] = field(repr=False)
    again: Callable[[Card], tuple[Work, ...]] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return f"{self.kernel}, {self.problem}, on {self.card.title}\n{self.estimate}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Print in a terminal what and where, and the estimate."""
        printer.text(str(self))

    def _repr_html_(self) -> str:
        """Return the cost for Jupyter: time and speed as ranges, the clocks of each resource, the bytes moved."""
        low, expected, high = self.time_ms
        pairs = {"problem": self.problem, "card": f"{self.card.title}, simulated",
                 "time": f"{expected:.4g} ms ({low:.4g} to {high:.4g})"}
        if self.gflops.expected:  # a transpose computes nothing
            pairs["speed"] = f"{self.gflops.expected:,.0f} GFLOPS ({self.gflops.low:,.0f} to {self.gflops.high:,.0f})"
        moved = {name: value / 1e6 for name, value in self.traffic.items()}
        return (html_forms.heading(self.kernel, f"limited by {self.limit}") + html_forms.facts(pairs)
                + html_forms.bars(dict(sorted(self.cycles.items(), key=lambda item: -item[1])), "clocks")
                + html_forms.bars(moved, "MB"))

    @property
    def gflops(self) -> Times:
        """Return (low, expected, high) GFLOPS."""
        return self.estimate.gflops

    @property
    def sampled(self) -> tuple[int, int]:
        """Return how many work-groups were executed, and how many all launches have."""
        return sum(work.sampled for work in self.works), sum(work.place.groups for work in self.works)

    def expected_ms(self, channel_lockstep: float) -> float:
        """Return the expected milliseconds if waves stay in step for the fraction `channel_lockstep`, 0 to 1, of the
        time.

        >>> cost = sim.cost("gemm_tiled", 256, 256, 256)
        >>> cost.expected_ms(0.0) <= cost.expected_ms(1.0)
        True
        """
        return model.expected_ms(self.works, self.card, {"channel_lockstep": channel_lockstep})

    @property
    def gflops_by_step(self) -> tuple[float, float]:
        """Return the expected GFLOPS if waves never keep in step, and if they always do (`channel_lockstep` at 0 and
        at 1)."""
        apart, in_step = (self.problem.flops / self.expected_ms(channel_lockstep=end) / 1e6 for end in (0, 1))
        return apart, in_step

    def sensitivity(self) -> pd.DataFrame:
        """Move each uncertain constant to either end of its range: a row each with the milliseconds, the widest range
        first.

        Takes as long as `cost` did, because other cache shapes hold other lines.

        >>> list(sim.cost("gemm_tiled", 128, 128, 128).sensitivity().columns)
        ['constant', 'low_ms', 'expected_ms', 'high_ms', 'span']
        """
        import pandas as pd

        moved = model.sensitivity(self.works, self.card)
        ways, expected = self.card.constants["l1_ways"], self.time_ms.expected
        if others := {ways.low, ways.high} - {ways.value}:
            ends = [expected,
                    *(model.expected_ms(self.again(with_ways(self.card, end)), self.card, {}) for end in others)]
            moved["l1_ways"] = Times(min(ends), expected, max(ends))
        rows = [{"constant": name, "low_ms": low, "expected_ms": middle, "high_ms": high,
                 "span": (high - low) / middle if middle else 0.0}
                for name, (low, middle, high) in moved.items()]
        return pd.DataFrame(rows).sort_values("span", ascending=False, ignore_index=True)


def cost(kernel: str | KernelSpec, m: int | None = None, n: int | None = None, k: int | None = None, *,
         problem: Problem | None = None,
         card: str | Card = DEFAULT, config: Mapping[str, int] | None = None, resident_sets: int | None = None,
         depths: tuple[int, int] | str | None = None, compiler: str = OWNERS) -> Cost:
    """Estimate the traffic and time of `kernel` for m x n x k (or rows x columns, or `problem`) on `card`.

    `resident_sets` executes only that many resident sets of each launch (the work-groups that the card holds at once),
    from its middle, after one more that warms the caches; None executes all. `depths` cuts long sums: a sum of more
    than twice the second number of terms is executed up to the first and up to the second number, and the counts are
    extrapolated in a straight line; "auto" takes depths that suit the kernel. A gemm's inputs are zeros, since no
    kernel branches on them; an attention's are random, since some kernels rescale their sums only where a maximum
    grows. All work-groups of a product of 4096 take minutes: a bar shows how many have run. `compiler` is "aco",
    "clang", "clover" or "clover-daz", as for `sim.compile`. Raises ValueError for what the kernel cannot do, and what
    `sim.compile` and `sim.card` raise.

    >>> cost = sim.cost("gemm_tiled", 256, 256, 256)
    >>> cost.limit, round(cost.gflops.expected)
    ('VALU', 689)
    """
    spec, where = resolve(kernel), card_of(card)
    if resident_sets is not None:
        require_whole("resident_sets", resident_sets, 1, ", or None for all work-groups")
    bound = spec.bind(resolve_problem(spec, problem, m, n, k), config)
    require(bound)
    if depths == "auto":
        depths = suitable_depths(bound) if isinstance(bound.problem, Gemm) else None
    if depths is not None:
        if not isinstance(depths, (tuple, list)) or len(depths) != 2:
            raise BadValue("depths", f"depths is {depths!r}; it must be two numbers of terms, \"auto\" or None")
        require_whole("depths[0]", depths[0], 1)
        require_whole("depths[1]", depths[1], depths[0] + 1)
    if depths is None or not isinstance(bound.problem, Gemm) or bound.problem.k <= 2 * depths[1]:
        again = partial(_works, bound, compiler, resident_sets, None)
    else:
        again = partial(_extrapolated, bound, compiler, resident_sets, depths)
    return cost_of(bound, again(where), where, again)


def costs(kernels: Iterable[str | KernelSpec], *sizes: int, **options: Any) -> dict[str, Cost]:
    """Estimate several kernels as `cost` does, with its sizes and `options`; return their costs by name.

    One kernel runs on each core of this machine. Raises what `cost` raises for the first kernel that it refuses.

    >>> costs = sim.costs(["gemm_naive", "gemm_tiled"], 128, 128, 128)
    >>> {name: cost.limit for name, cost in costs.items()}
    {'gemm_naive': 'latency', 'gemm_tiled': 'latency'}
    """
    specs = [resolve(kernel) for kernel in kernels]
    with ThreadPoolExecutor(cores()) as pool:
        found = [pool.submit(isolation.call, f"{__name__}:cost", spec, *sizes, timeout=ESTIMATE_TIMEOUT_S, **options)
                 for spec in specs]
        return {spec.name: each.result().value for spec, each in zip(specs, found, strict=True)}


def cost_of(kernel: BoundKernel, works: tuple[Work, ...], card: Card,
            again: Callable[[Card], tuple[Work, ...]]) -> Cost:
    """Make the cost of launches whose work is known; `again` executes them for another card."""
    problem = kernel.problem
    estimate = model.estimate(works, card, problem.flops)
    return Cost(kernel.spec.name, problem, card, estimate, works, again)


def _extrapolated(kernel: BoundKernel, compiler: str, resident_sets: int | None, depths: tuple[int, int],
                  card: Card) -> tuple[Work, ...]:
    """Extrapolate the work of each launch in K from executions at the two K of `depths`."""
    ends = (_works(kernel, compiler, resident_sets, terms, card) for terms in depths)
    far = (kernel.problem.k - depths[0]) / (depths[1] - depths[0])
    return tuple(extrapolate(one, other, far) for one, other in zip(*ends, strict=True))


def _works(kernel: BoundKernel, compiler: str, resident_sets: int | None, terms: int | None,
           card: Card) -> tuple[Work, ...]:
    """Execute the launches of a kernel, with no more than `terms` terms of each sum, and give the work of each."""
    if isinstance(kernel.problem, Attention):
        inputs = kernel.problem.read(0)
    else:
        inputs = {name: np.broadcast_to(np.float32(0), layout[:2]) for name, layout in kernel.problem.layouts.items()}
    plan = PlacedPlan(plan_launches(kernel, terms), compiler=compiler)
    return works_of(plan, inputs, card, resident_sets, kernel.spec.name)


def works_of(plan: Placed, inputs: Mapping[str, np.ndarray], card: Card, resident_sets: int | None,
             name: str) -> tuple[Work, ...]:
    """Execute the launches of a plan, all work-groups or as many resident sets of each, and give the work of each; the
    bar has the `name`."""
    works: list[Work] = []
    groups = {id(each): sampled_groups(placement_of(each, card), resident_sets) for each in plan.dispatches}
    with CellBar(sum(map(len, groups.values())), f"cost of {name}, work-groups") as bar:
        execute(plan, inputs, [cost_observer(card, works), lambda dispatch, numbers: Progress(bar)],
                groups=lambda dispatch: groups[id(dispatch)])
    return tuple(works)


def cost_observer(card: Card, works: list[Work]) -> Callable[[Dispatch, np.ndarray], LaunchObserver]:
    """Make an observer for `execute` that appends to `works` the work of each launch on `card`."""
    return lambda dispatch, groups: _WorkObserver(dispatch, card, groups, works)


EVEN_RATIO = 1.1
"""Waves that execute less than this many times the instructions of others are taken for alike: they even out."""


class _WorkObserver(LaunchObserver):
    """Sends the accesses of a launch through the memory model while its work-groups `groups`, ascending, run.

    Where a resident set fits into a batch and fills half of it or more, the batch is the set, and its accesses go
    through the caches as they come.
    """

    def __init__(self, dispatch: Dispatch, card: Card, groups: np.ndarray, works: list[Work]) -> None:
        self.program, self.groups, self._works = dispatch.program, groups, works
        self.place = placement_of(dispatch, card)
        self._caches = CacheSimulation(card, self.place, groups)
        together, most = min(self.place.resident_set_size, len(groups)), most_groups(dispatch)
        self.at_once = together if most <= 2 * together <= 2 * most else None
        self.watch = Recorder(self._caches.take if self.at_once else None)
        self._ended = 0
        self._issued: list[np.ndarray] = []

    def on_issued(self, issued: np.ndarray) -> None:
        """Keep the instructions of the longest wave of each work-group."""
        self._issued.append(issued.max(axis=1))

    def on_progress(self, count: int) -> None:
        """Simulate the cache accesses of resident sets that have ended, and discard the recorded accesses."""
        before = self._upto()
        self._ended += count
        if self._upto() > before:
            self._caches.take(self.watch.stream(before=self._upto() * self.place.waves))

    def end(self, counted: Sequence[tuple[Instruction, int]]) -> None:
        """Append the work of the launch."""
        self._caches.take(self.watch.stream())
        times = {instruction.line: count for instruction, count in counted}
        executed = [times.get(each.line, 0) for each in self.program.instructions]
        watch = self.watch
        self._works.append(Work(self.program, executed, self.place, len(self.groups), dict(watch.rates),
                                watch.port_steps, watch.bank_clocks,
                                watch.wide_clocks, self._caches.finish(), self._longest()))

    def _longest(self) -> tuple[float, ...]:
        """Return for each resident set the instructions of its longest wave, over the mean of those of the longest
        waves of all work-groups, or 1 below EVEN_RATIO; nothing where not the whole launch was executed."""
        if len(self.groups) < self.place.groups:
            return ()
        most = np.concatenate(self._issued)
        sets = np.arange(0, len(most), self.place.resident_set_size)
        longest = np.maximum.reduceat(most, sets) / max(most.mean(), 1)
        return tuple(np.where(longest < EVEN_RATIO, 1.0, longest).tolist())

    def _upto(self) -> int:
        """Return the first work-group that does not belong to an ended resident set."""
        ended = int(self.groups[self._ended - 1]) + 1 if self._ended else 0
        return ended // self.place.resident_set_size * self.place.resident_set_size


def placement_of(dispatch: Dispatch, card: Card) -> Placement:
    """Work out where a launch's work-groups run: as many at once on a compute unit as its registers and local memory
    hold."""
    grid, report = dispatch.grid, dispatch.program.report
    held = groups_per_cu(grid.items, report["NumVgprs"], report["LDSByteSize"], report["NumSgprs"], card)
    return Placement(grid.count, grid.waves, min(held.values()), int(card.compute_units))


DEPTHS = (160, 480)
"""Two k of whole steps of every kernel (16, 20 or 32 deep), after its first ones: far enough apart for a slope."""
TILED_DEPTHS = (8, 24)
"""The same for kernels whose work-items make TILED_OUTPUTS elements: those are tiles one after another, each with a
loop of its own. A loop around that loop is not seen: gemm_cpu's rounds of 256 terms are 2 % of its instructions, and
more of what memory gives a small product."""
TILED_OUTPUTS = 1024


def sampled_groups(place: Placement, resident_sets: int | None) -> np.ndarray:
    """Choose the work-groups to run: whole resident sets and one before them, from the middle of the launch; or all."""
    total = place.groups // place.resident_set_size
    # so few that one to warm and one that is not full leave nothing out
    if resident_sets is None or total <= resident_sets + 2:
        return np.arange(place.groups)
    first = (total - resident_sets - 1) // 2
    return np.arange(first * place.resident_set_size, (first + resident_sets + 1) * place.resident_set_size)


def suitable_depths(kernel: BoundKernel) -> tuple[int, int]:
    """Choose the two depths for a kernel: the work of its loop shows in them, and they take seconds to execute."""
    items = [count for each in kernel.passes if (count := math.prod(each.global_size))]
    # the last pass that has work makes the elements
    return TILED_DEPTHS if items and kernel.problem.m * kernel.problem.n >= TILED_OUTPUTS * items[-1] else DEPTHS


def extrapolate(one: Work, other: Work, far: float) -> Work:
    """Extrapolate the work of a launch linearly in K: one + far * (other - one) in every count, but not below 0."""
    def on(first: Any, second: Any) -> Any:
        if isinstance(first, Counter):
            return Counter({name: on(first[name], second[name]) for name in first | second})
        return [on(*pair)
                for pair in zip(first, second,
                                strict=True)] if isinstance(first, list) else max(first + far * (second - first), 0)

    names = {each.name for each in fields(Traffic)} - {"share"}
    traffic = replace(other.traffic,
                      **{name: on(getattr(one.traffic, name), getattr(other.traffic, name)) for name in names})
    return replace(other, traffic=traffic, rates=on(Counter(one.rates), Counter(other.rates)),
                   **{name: on(getattr(one, name), getattr(other, name))
                      for name in ("executed", "port_steps", "bank_clocks", "wide_clocks")})
