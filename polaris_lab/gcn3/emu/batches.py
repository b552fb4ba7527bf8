"""A launch run batch by batch: as many work-groups in lock-step as pay."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.emu.basic_blocks import analysed
from polaris_lab.gcn3.emu.executor import WaveExecutor
from polaris_lab.gcn3.emu.initial_state import LANES, Start
from polaris_lab.gcn3.emu.memory import Memory
from polaris_lab.gcn3.emu.placement import Dispatch
from polaris_lab.gcn3.emu.wavefronts import Watch

WAVES = 256
"""Waves that run in lock-step: a register of theirs is 64 KB, so that a dozen stay in a core's caches, and Python's own time for an
instruction is small beside NumPy's."""
PRIVATE = 2**30
"""Bytes of private memory for the waves of one batch, at most; a kernel that wants more runs fewer waves at once. A wave has the
private memory of its place in the batch, so what caches see of it is only right where a batch is a generation: this is enough for that."""


def most_groups(dispatch: Dispatch) -> int:
    """Work-groups of a batch."""
    waves = dispatch.grid.waves
    private = dispatch.program.flags.get("private_segment_fixed_size", 0) * LANES * waves
    fitting = min(WAVES // waves, PRIVATE // private if private else WAVES)
    return max(min(fitting, dispatch.grid.count), 1)


def most_waves(dispatch: Dispatch) -> int:
    """Waves of a batch."""
    return most_groups(dispatch) * dispatch.grid.waves


def _lanes(dispatch: Dispatch, named: list[str]) -> int:
    """The lanes of a wave that must be carried: those with a work-item, and those that are named one by one."""
    if not all(lane.isdecimal() for lane in named):
        return LANES
    return min(max([dispatch.grid.items, *(int(lane) + 1 for lane in named)]), LANES)


def run(dispatch: Dispatch, start: Start, memory: Memory, numbers: np.ndarray, *, watch: Watch | None = None,
        keep_dead: bool = False, tick: Callable[[int], object] = lambda _: None,
        at_once: int | None = None) -> tuple[list[tuple[Instruction, int]], list[dict]]:
    """Run the work-groups `numbers`. Gives each instruction with how often a wave executed it, and the faults.

    `tick` is told how many groups have ended. Batches are of `at_once` groups, or as many as pay.
    """
    program, grid, size = dispatch.program, dispatch.grid, at_once or most_groups(dispatch)
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
                program, len(ids), memory, per_group=grid.waves, lds_bytes=program.flags.get("group_segment_fixed_size", 0),
                flush=program.flags.get("float_denorm_mode_32", 0) == 0, keep_dead=keep_dead, present=start.present(len(now)),
                watch=watch, wave_ids=ids, place=place, private=start.private_memory,
                lanes=_lanes(dispatch, analysis.named_lanes()), spill_vgprs=analysis.spill_vgprs)
        start.registers(machine, now)
        machine.run()
        tick(len(now))
    counted: dict[int, tuple[Instruction, int]] = {}
    for machine in machines.values():
        for instruction, times in machine.executed():
            counted[instruction.line] = (instruction, counted.get(instruction.line, (instruction, 0))[1] + times)
    return list(counted.values()), [row for machine in machines.values() for row in machine.faults.rows()]
