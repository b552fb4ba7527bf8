"""What a kernel would move and how long it would take on a card: launches run on simulated waves, all or a sample of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.cards import DEFAULT, Card, with_ways
from polaris_lab.gcn3.code.cards import card as card_of
from polaris_lab.gcn3.code.occupancy import groups_per_cu
from polaris_lab.gcn3.emu.batches import most_groups, most_waves, run
from polaris_lab.gcn3.emu.initial_state import Start
from polaris_lab.gcn3.emu.memory import Memory
from polaris_lab.gcn3.emu.placement import Dispatch, Plan, posed, whole
from polaris_lab.gcn3.timing import model
from polaris_lab.gcn3.timing.memory_trace import Placement, Recorder
from polaris_lab.gcn3.timing.memory_traffic import CacheSimulation, Traffic
from polaris_lab.gcn3.timing.model import Estimate, Times, Work
from polaris_lab.spec.kernel_catalogue import KernelSpec, Problem, require, resolve
from polaris_lab.spec.problem import Gemm, layouts

if TYPE_CHECKING:
    import pandas as pd

@dataclass(frozen=True)
class Cost:
    """A kernel's launches for one problem, simulated. `estimate` is their time, `works` what each of them does, and `again` says it of another card."""

    kernel: str
    problem: Problem
    card: Card
    estimate: Estimate
    works: tuple[Work, ...] = field(repr=False)
    again: Callable[[Card], tuple[Work, ...]] = field(repr=False, compare=False)

    @property
    def traffic(self) -> dict[str, float]:
        """Bytes through each level, of all launches: "L1", "L2 read", "L2 write", "DRAM read", "DRAM write"."""
        total: Counter[str] = Counter()
        for work in self.works:
            total.update(work.traffic.bytes())
        return dict(total)

    @property
    def cycles(self) -> Mapping[str, float]:
        """Clocks that each resource is busy; see model.cycles."""
        return self.estimate.cycles

    @property
    def limit(self) -> str:
        """The resource that is busy the longest."""
        return self.estimate.limit

    @property
    def time_ms(self) -> Times:
        """(low, expected, high) milliseconds."""
        return self.estimate.time_ms

    @property
    def gflops(self) -> Times:
        """(low, expected, high) GFLOPS."""
        return self.estimate.gflops

    @property
    def sampled(self) -> tuple[int, int]:
        """Work-groups that were executed, and those of all launches."""
        return sum(work.sampled for work in self.works), sum(work.place.groups for work in self.works)

    def expected_ms(self, channel_lockstep: float) -> float:
        """The expected milliseconds if waves keep step in that part of the time, from 0 to 1."""
        return model.expected_ms(self.works, self.card, {"channel_lockstep": channel_lockstep})

    @property
    def gflops_by_step(self) -> tuple[float, float]:
        """The expected GFLOPS if waves never keep step, and if they always do: `channel_lockstep` at 0 and at 1."""
        apart, in_step = (self.problem.flops / self.expected_ms(channel_lockstep=end) / 1e6 for end in (0, 1))
        return apart, in_step

    def sensitivity(self) -> pd.DataFrame:
        """What each unsure constant does to the expected time: its milliseconds with that constant at either end, most telling first.

        Takes as long as `cost` did: caches of other ways hold other lines.
        """
        import pandas as pd

        moved = model.sensitivity(self.works, self.card)
        ways, expected = self.card.constants["l1_ways"], self.time_ms.expected
        if others := {ways.low, ways.high} - {ways.value}:
            ends = [expected, *(model.expected_ms(self.again(with_ways(self.card, end)), self.card, {}) for end in others)]
            moved["l1_ways"] = Times(min(ends), expected, max(ends))
        rows = [{"constant": name, "low_ms": low, "expected_ms": middle, "high_ms": high,
                 "span": (high - low) / middle if middle else 0.0}
                for name, (low, middle, high) in moved.items()]
        return pd.DataFrame(rows).sort_values("span", ascending=False, ignore_index=True)


def cost(kernel: str | KernelSpec, m: int | None = None, n: int | None = None, k: int | None = None, *, problem: Problem | None = None,
         card: str | Card = DEFAULT, config: Mapping[str, int] | None = None, generations: int | None = None,
         depths: tuple[int, int] | str | None = None) -> Cost:
    """Simulate what `kernel` moves and how long it takes for m x n x k (or rows x columns, or `problem`) on `card`.

    `generations` runs so many of the generations of each launch (the work-groups that the card holds at once), from its middle, after
    one more that warms the caches; None runs all. With `depths`, sums of more than twice as many terms as the second says are cut off
    after the first and after the second, and what is counted follows in a straight line; "auto" takes those that suit the kernel.
    Inputs are zeros, since no kernel's way depends on them. Raises ValueError for what the kernel cannot do, and as `listings.load` and
    `cards.card` do.
    """
    spec, where = resolve(kernel), card_of(card)
    if generations is not None:
        whole("generations", generations, 1, ", or None for all")
    problem = posed(spec, problem, m, n, k)
    chosen = spec.config(config)
    require(spec, problem, chosen)
    if depths == "auto":
        depths = suitable_depths(spec, problem, chosen) if isinstance(problem, Gemm) else None
    if depths is not None:
        if not isinstance(depths, (tuple, list)) or len(depths) != 2:
            raise ValueError(f"depths is {depths!r}; it must be two numbers of terms, \"auto\" or None")
        whole("depths[0]", depths[0], 1)
        whole("depths[1]", depths[1], depths[0] + 1)
    if depths is None or not isinstance(problem, Gemm) or problem.k <= 2 * depths[1]:
        again = partial(_works, spec, problem, chosen, generations, None)
    else:
        again = partial(_lined, spec, problem, chosen, generations, depths)
    works = again(where)
    flops = problem.flops if isinstance(problem, Gemm) else 0
    return Cost(spec.name, problem, where, model.estimate(works, where, flops), works, again)


def _lined(spec: KernelSpec, problem: Gemm, chosen: Mapping[str, int], generations: int | None, depths: tuple[int, int],
           where: Card) -> tuple[Work, ...]:
    """What each launch does, on a straight line through two depths."""
    ends = (_works(spec, problem, chosen, generations, terms, where) for terms in depths)
    far = (problem.k - depths[0]) / (depths[1] - depths[0])
    return tuple(extrapolate(one, other, far) for one, other in zip(*ends, strict=True))


def _works(spec: KernelSpec, problem: Problem, chosen: Mapping[str, int], generations: int | None, terms: int | None,
           where: Card) -> tuple[Work, ...]:
    """What each launch of `problem` does, run; with no more than `terms` of each sum."""
    inputs = {name: np.broadcast_to(np.float32(0), (rows, columns)) for name, (rows, columns, _) in layouts(problem).items()}
    plan = Plan(spec, problem, chosen, terms=terms)
    starts = [Start(each.program, each.grid, plan.memory, most_waves(each)) for each in plan.dispatches]
    plan.fill(inputs)
    return tuple(_work(dispatch, start, plan.memory, where, generations) for dispatch, start in zip(plan.dispatches, starts, strict=True))


def _work(dispatch: Dispatch, start: Start, memory: Memory, card: Card, generations: int | None) -> Work:
    """One launch, run."""
    start.fill(memory, dispatch.values)
    groups = sampled_groups(placement_of(dispatch, card), generations)
    seen = Observation(dispatch, card, groups)
    counted, _ = run(dispatch, start, memory, groups, watch=seen.watch, tick=seen.tick, at_once=seen.at_once)
    return seen.work(counted)


class Observation:
    """What is seen of a launch while its work-groups `groups`, ascending, run: give `watch`, `tick` and `at_once` to batches.run.

    Where a generation fits into a batch and fills half of it or more, it is one, and its accesses go through the caches as they come.
    """

    def __init__(self, dispatch: Dispatch, card: Card, groups: np.ndarray) -> None:
        self.program, self.groups = dispatch.program, groups
        self.place = placement_of(dispatch, card)
        self._walk = CacheSimulation(card, self.place, groups)
        together, most = min(self.place.resident_set_size, len(groups)), most_groups(dispatch)
        self.at_once = together if most <= 2 * together <= 2 * most else None
        self.watch = Recorder(self._walk.take if self.at_once else None)
        self._ended = 0

    def tick(self, count: int) -> None:
        """So many more work-groups have ended: whole generations of them go through the caches and are forgotten."""
        before = self._upto()
        self._ended += count
        if self._upto() > before:
            self._walk.take(self.watch.stream(before=self._upto() * self.place.waves))

    def work(self, counted: Sequence[tuple[Instruction, int]]) -> Work:
        """What the launch did; `counted` is what batches.run gives."""
        self._walk.take(self.watch.stream())
        times = {instruction.line: count for instruction, count in counted}
        executed = [times.get(each.line, 0) for each in self.program.instructions]
        watch = self.watch
        return Work(self.program, executed, self.place, len(self.groups), dict(watch.rates), watch.port_steps, watch.bank_clocks,
                    watch.wide_clocks, self._walk.finish())

    def _upto(self) -> int:
        """The first work-group that is not of a generation that has ended."""
        ended = int(self.groups[self._ended - 1]) + 1 if self._ended else 0
        return ended // self.place.resident_set_size * self.place.resident_set_size


def placement_of(dispatch: Dispatch, card: Card) -> Placement:
    """Where the work-groups of a launch run: as many at once on a compute unit as its registers and local memory hold."""
    grid, report = dispatch.grid, dispatch.program.report
    held = groups_per_cu(grid.items, report["NumVgprs"], report["LDSByteSize"], report["NumSgprs"], card)
    return Placement(grid.count, grid.waves, min(held.values()), int(card.compute_units))


DEPTHS = (160, 480)
"""Two k of whole steps of every kernel (16, 20 or 32 deep), after its first ones: far enough apart for a slope."""
SHORT = (8, 24)
"""The same for kernels whose work-items make MANY elements: those are tiles one after another, each with a loop of its own. A loop
around that loop is not seen: gemm_cpu's rounds of 256 terms are 2 % of its instructions, and more of what memory gives a small product."""
MANY = 1024


def sampled_groups(place: Placement, generations: int | None) -> np.ndarray:
    """The numbers of the work-groups to run: `generations` whole generations and one before them, from the middle of the launch; or all."""
    total = place.groups // place.resident_set_size
    if generations is None or total <= generations + 2:  # so few that one to warm and one that is not full leave nothing out
        return np.arange(place.groups)
    first = (total - generations - 1) // 2
    return np.arange(first * place.resident_set_size, (first + generations + 1) * place.resident_set_size)


def suitable_depths(spec: KernelSpec, problem: Gemm, config: Mapping[str, int]) -> tuple[int, int]:
    """The two depths that suit a kernel: what its loop does shows in them, and they take seconds."""
    items = [count for each in spec.geometry(problem, config) if (count := math.prod(each.global_size))]
    return SHORT if items and problem.m * problem.n >= MANY * items[-1] else DEPTHS  # the last pass that has work makes the elements


def extrapolate(one: Work, other: Work, far: float) -> Work:
    """What lies `far` times as far from one as the other does, in all that is counted of a launch: a straight line through two depths."""
    def on(first: Any, second: Any) -> Any:
        if isinstance(first, Counter):
            return Counter({name: on(first[name], second[name]) for name in first | second})
        return [on(*pair) for pair in zip(first, second, strict=True)] if isinstance(first, list) else max(first + far * (second - first), 0)

    names = {each.name for each in fields(Traffic)} - {"share"}
    traffic = replace(other.traffic, **{name: on(getattr(one.traffic, name), getattr(other.traffic, name)) for name in names})
    return replace(other, traffic=traffic, rates=on(Counter(one.rates), Counter(other.rates)),
                   **{name: on(getattr(one, name), getattr(other, name)) for name in ("executed", "port_steps", "bank_clocks", "wide_clocks")})
