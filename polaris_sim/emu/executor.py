"""Execute waves to their end: all in lock-step, or those furthest behind first while waves diverge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.emu.basic_blocks import COMPUTED_TARGET, END, Block, DivergentStep, decode
from polaris_sim.emu.computed_jumps import targets
from polaris_sim.emu.denormals import flushing
from polaris_sim.emu.memory import Memory
from polaris_sim.emu.wavefronts import Waves

MOST_INSTRUCTIONS = 200_000_000
"""Instructions that one batch of waves may execute in lock-step before it counts as an endless loop."""


class WaveExecutor(Waves):
    """Executes a program on waves until all have finished. `Waves` says what `state` holds.

    `issued` (waves,) counts the instructions that each wave executed in the last run.

    With `keep_dead`, carries and condition codes that no instruction reads are computed all the same. `limit` is how
    many instructions may be executed, MOST_INSTRUCTIONS unless given. Raises ValueError for a program that is not known
    (see `basic_blocks.Analysis`).
    """

    def __init__(self, program: Program, waves: int, memory: Memory, *, keep_dead: bool = False,
                 limit: int | None = None, **state: Any) -> None:
        super().__init__(program, waves, memory, **state)
        self.limit = MOST_INSTRUCTIONS if limit is None else limit
        self.blocks: Mapping[int, Block] = decode(self, keep_dead)

    def run(self) -> None:
        """Run every wave to its end. Raises DeviceError at the limit, and when waves wait at a barrier for ever."""
        self.full = False
        self.issued = np.zeros(self.waves, np.int64)
        with flushing(self.flush and not self.flush_each), np.errstate(all="ignore"):
            self.refresh()
            where: np.ndarray | int | None = 0
            left = self.limit
            while where is not None:
                if isinstance(where, int):
                    running, begun = slice(None) if self.finished is None else ~self.finished, left
                    where, left = self._run_together(where, left)
                    self.issued[running] += begun - left
                else:
                    where, left = self._run_diverged(where, left)

    def _run_together(self, pc: int, left: int) -> tuple[np.ndarray | int | None, int]:
        """Run all waves from the block at `pc` with `left` instructions allowed, until they diverge or finish.

        Gives the block that each wave has come to, (waves,), or None when all have finished; and the instructions left.
        """
        blocks, waves = self.blocks, self.waves
        running = None if self.finished is None else ~self.finished
        waves = waves if running is None else int(np.count_nonzero(running))
        while True:
            block = blocks[pc]
            block.executed += waves
            left -= block.length
            if left < 0:
                self._endless(block)
            if block.bind is not None:
                block.bind()
            for step in block.unmasked if self.full else block.masked:
                step()
            if block.test is None:
                if block.target >= 0:
                    pc = block.target
                    continue
                if block.target == END:
                    return None, left
                where = targets(self)
                first = int(where[0 if running is None else running.argmax()])
                if not (where == first if running is None else (where == first) | ~running).all():
                    return where, left
                pc = first
                continue
            taken = block.test() if running is None else block.test() & running
            count = int(np.count_nonzero(taken))
            if count == waves:
                pc = block.target
            elif not count:
                pc = block.after
            else:
                return np.where(taken, block.target, block.after), left

    def _run_diverged(self, where: np.ndarray, left: int) -> tuple[int | None, int]:
        """Run waves that are at different blocks, `where` (waves,), until all are at the same one or have finished.

        The waves furthest behind in the text run, the others sleep. Gives the block, or None when all have finished;
        and the instructions left.
        """
        finished, waiting = np.zeros(self.waves, bool), np.zeros(self.waves, bool)
        if self.finished is not None:
            finished |= self.finished
        while True:
            runnable = ~(finished | waiting)
            if not runnable.any():
                if not waiting.any():
                    return None, left
                raise DeviceError(f"{self.program.function}: waves wait at a barrier for others that never come")
            pc = int(where[runnable].min())
            self.awake = runnable & (where == pc)
            if (self.awake | finished).all():
                self._reconverge(finished)
                return pc, left
            self.refresh()
            block = self.blocks[pc]
            block.executed += int(np.count_nonzero(self.awake))
            self.issued[self.awake] += block.length
            left -= block.length
            if left < 0:
                self._endless(block)
            if block.bind is not None:
                block.bind()
            for step in block.divergent:
                self._run_awake(step)
            taken = block.test() if block.test is not None else np.ones(self.waves, bool)
            if block.test is None and block.target == END:
                finished |= self.awake
            goes = targets(self) if block.target == COMPUTED_TARGET else np.where(taken, block.target, block.after)
            where = np.where(self.awake, goes, where)
            if block.barrier:
                waiting |= self.awake
            if waiting.any():
                arrived = (waiting | finished).reshape(-1, self.per_group).all(axis=1)
                waiting &= ~np.repeat(arrived, self.per_group)

    def _reconverge(self, finished: np.ndarray) -> None:
        """Prepare lock-step execution of the waves that have reconverged. No lane of finished waves runs any more."""
        self.awake = None
        if finished.any():
            self.finished = finished
            self._set_present(np.where(finished, np.uint64(0), self.present))
            self.full = False
        self.refresh()

    def _run_awake(self, instruction: DivergentStep) -> None:
        """Run one instruction for the awake waves, and restore the scalar registers that it overwrote in sleeping
        ones."""
        step, pairs, writes_scc = instruction
        for pair in pairs:
            self.need_words(pair)
        before, scc = [self.pairs[pair].copy() for pair in pairs], self.scc.copy() if writes_scc else None
        step()
        for pair, old in zip(pairs, before, strict=True):
            self.need_words(pair)
            self.pairs[pair] = np.where(self.awake, self.pairs[pair], old)
            self.bits_ok[pair] = False
        if scc is not None:
            self.scc[...] = np.where(self.awake, self.scc, scc)

    def _endless(self, block: Block) -> None:
        raise DeviceError(f"{self.program.function} has executed {self.limit} instructions and not ended; it is in "
                          f"{block.instructions[0].text!r}, line {block.instructions[0].line} of the listing")

    def executed(self) -> Iterator[tuple[Instruction, int]]:
        """List each instruction, with how often a wave executed it."""
        for block in self.blocks.values():
            for instruction in block.instructions:
                yield instruction, block.executed
