"""Execute the launches of a plan in batches of work-groups that run in lock-step, under observers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.emu.basic_blocks import analysed
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.initial_state import LANES, Start
from polaris_sim.emu.memory import Memory
from polaris_sim.emu.placement import Dispatch, Placed
from polaris_sim.emu.wavefronts import Watch

if TYPE_CHECKING:
    from tqdm import tqdm

    from polaris_lab.base.cell_bar import CellBar

BATCH_WAVES = 256
"""Waves that run in lock-step: a register of theirs is 64 KB, so that a dozen stay in a core's caches, and Python's
own time for an instruction is small compared with NumPy's."""
PRIVATE_BYTES = 2**30
"""Bytes of private memory for the waves of one batch, at most; a kernel that wants more runs fewer waves at once.

A wave has the private memory of its place in the batch, so that the caches see the right lines only where a batch is a
whole resident set; the limit allows that.
"""


def most_groups(dispatch: Dispatch) -> int:
    """Return how many work-groups fit into a batch."""
    waves = dispatch.grid.waves
    private = dispatch.program.flags.get("private_segment_fixed_size", 0) * LANES * waves
    fitting = min(BATCH_WAVES // waves, PRIVATE_BYTES // private if private else BATCH_WAVES)
    return max(min(fitting, dispatch.grid.count), 1)


def most_waves(dispatch: Dispatch) -> int:
    """Return how many waves fit into a batch."""
    return most_groups(dispatch) * dispatch.grid.waves


def _lanes(dispatch: Dispatch, named: list[str]) -> int:
    """Count the lanes of a wave to simulate: those with a work-item, and those that instructions name one by one."""
    if not all(lane.isdecimal() for lane in named):
        return LANES
    return min(max([dispatch.grid.items, *(int(lane) + 1 for lane in named)]), LANES)


class LaunchObserver:
    """Observes one launch while it is executed.

    This one looks at nothing; others override what they need.
    """

    watch: Watch | None = None
    """Called before each access to memory; see `sim.simulate`."""
    at_once: int | None = None
    """Work-groups that it wants in one batch, or None for as many as pay."""

    def begin(self, machine: WaveExecutor) -> None:
        """Receive the executor of the next work-groups, before they run."""

    def on_progress(self, count: int) -> None:
        """Receive notice that `count` more work-groups have ended."""

    def on_issued(self, issued: np.ndarray) -> None:
        """Receive the instructions that each wave of the next work-groups executed, (work-groups, waves)."""

    def end(self, counted: Sequence[tuple[Instruction, int]]) -> None:
        """Receive notice that the launch has ended; `counted` pairs instructions with how often a wave executed
        them."""


class Progress(LaunchObserver):
    """Moves a progress bar on, work-group by work-group."""

    def __init__(self, bar: tqdm | CellBar) -> None:
        self.on_progress = bar.update


class Execution(NamedTuple):
    """Holds what was executed: (function, instruction, times) of every launch, and a list of faults for each."""

    counts: list[tuple[str, Instruction, int]]
    faults: list[list[dict]]


class Executed:
    """Sums up `counts`, for classes that have them: (function, instruction, times that a wave executed it)."""

    counts: Sequence[tuple[str, Instruction, int]]

    @property
    def wave_instructions(self) -> int:
        """Count the instructions executed, each wave counted for itself."""
        return sum(times for _, _, times in self.counts)

    @property
    def mix(self) -> dict[str, int]:
        """Count how often a wave executed each opcode, the most frequent first."""
        total: Counter[str] = Counter()
        for _, instruction, times in self.counts:
            total[instruction.name] += times
        return {name: times for name, times in total.most_common() if times}


def execute(plan: Placed, inputs: Mapping[str, np.ndarray],
            observe: Sequence[Callable[[Dispatch, np.ndarray], LaunchObserver]] = (), *,
            groups: Callable[[Dispatch], np.ndarray | None] = lambda dispatch: None, track_writes: bool = False,
            keep_dead: bool = False) -> Execution:
    """Run the launches of a plan on `inputs`, one after the other, under observers.

    Each of `observe` is called with a launch and the numbers of its work-groups that are about to run, and gives the
    observer of that launch. `groups` says which work-groups of a launch run, ascending; None stands for all. With
    `track_writes` the memory knows which words were stored to, with `keep_dead` carries that no instruction reads are
    computed too. Raises DeviceError when waves do not come to an end.
    """
    starts = [Start(each.program, each.grid, plan.memory, most_waves(each)) for each in plan.dispatches]
    plan.fill(inputs)
    if track_writes:
        plan.memory.written = np.zeros((len(plan.memory.cells), 2), bool)
    execution = Execution([], [])
    for dispatch, start in zip(plan.dispatches, starts, strict=True):
        numbers = groups(dispatch)
        if numbers is None:
            numbers = np.arange(dispatch.grid.count)
        if not len(numbers):
            continue
        start.fill(plan.memory, dispatch.values)
        observers = [each(dispatch, numbers) for each in observe]
        counted, faults = _run(dispatch, start, plan.memory, numbers, observers, keep_dead)
        execution.counts.extend((dispatch.program.function, instruction, times) for instruction, times in counted)
        execution.faults.append(faults)
    return execution


def _watch_of(observers: Sequence[LaunchObserver]) -> Watch | None:
    """Combine the watches of all observers into one; return None where no observer has one."""
    watches = [each.watch for each in observers if each.watch is not None]
    if len(watches) < 2:
        return watches[0] if watches else None

    def tell_all(*access: Any) -> None:
        for watch in watches:
            watch(*access)

    return tell_all


def _run(dispatch: Dispatch, start: Start, memory: Memory, numbers: np.ndarray, observers: Sequence[LaunchObserver],
         keep_dead: bool) -> tuple[list[tuple[Instruction, int]], list[dict]]:
    """Run the work-groups `numbers`; return each instruction with how often a wave executed it, and the faults."""
    program, grid = dispatch.program, dispatch.grid
    size = next((observer.at_once for observer in observers if observer.at_once), None) or most_groups(dispatch)
    watch = _watch_of(observers)
    machines: dict[int, WaveExecutor] = {}
    now = numbers[:0]

    def place(wave: int, lane: int) -> tuple:
        return grid.place(int(now[wave // grid.waves]), wave % grid.waves, lane)

    for begin in range(0, len(numbers), size):
        now = numbers[begin:begin + size]
        ids = (now[:, None] * grid.waves + np.arange(grid.waves)).reshape(-1)
        if len(now) in machines:
            machine = machines[len(now)]
            machine.reset(ids)
        else:
            analysis = analysed(program, keep_dead)
            machine = machines[len(now)] = WaveExecutor(
                program, len(ids), memory, per_group=grid.waves,
                lds_bytes=program.flags.get("group_segment_fixed_size", 0),
                flush=program.flags.get("float_denorm_mode_32", 0) == 0, keep_dead=keep_dead,
                present=start.present(len(now)),
                watch=watch, wave_ids=ids, place=place, private=start.private_memory, constants=start.constants,
                lanes=_lanes(dispatch, analysis.named_lanes()), spill_vgprs=analysis.spill_vgprs)
        start.registers(machine, now)
        for observer in observers:
            observer.begin(machine)
        machine.run()
        for observer in observers:
            observer.on_issued(machine.issued.reshape(len(now), grid.waves))
            observer.on_progress(len(now))
    counted: dict[int, tuple[Instruction, int]] = {}
    for machine in machines.values():
        for instruction, times in machine.executed():
            counted[instruction.line] = (instruction, counted.get(instruction.line, (instruction, 0))[1] + times)
    for observer in observers:
        observer.end(list(counted.values()))
    return list(counted.values()), [row for machine in machines.values() for row in machine.faults.rows()]
