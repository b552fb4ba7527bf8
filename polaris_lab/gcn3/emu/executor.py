"""Waves run to their end: together while they go the same way, and one after the other when they part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_lab.gcn3.code.assembly import Instruction, Program
from polaris_lab.gcn3.emu.basic_blocks import Block, decode
from polaris_lab.gcn3.emu.denormals import flushing
from polaris_lab.gcn3.emu.memory import Memory
from polaris_lab.gcn3.emu.wavefronts import Waves

LIMIT = 200_000_000
"""Instructions that one batch of waves may execute in lock-step before it counts as an endless loop."""


class Machine(Waves):
    """Waves (see there) with the steps of their program, that run until all have ended.

    With `keep_dead`, carries and condition codes that nobody reads are computed all the same. `limit` is how many instructions may be executed,
    LIMIT unless given.
    """

    def __init__(self, program: Program, waves: int, memory: Memory, *, keep_dead: bool = False, limit: int | None = None, **state: Any) -> None:
        super().__init__(program, waves, memory, **state)
        self.limit = LIMIT if limit is None else limit
        self.blocks: Mapping[int, Block] = decode(self, keep_dead)

    def run(self) -> None:
        """Run every wave to its end. Raises DeviceError when they do not come to it."""
        self.full = False
        with flushing(self.flush and not self.flush_each), np.errstate(all="ignore"):
            self.refresh()
            where: np.ndarray | int | None = 0
            left = self.limit
            while where is not None:
                if isinstance(where, int):
                    where, left = self._together(where, left)
                else:
                    where, left = self._apart(where, left)

    def _together(self, pc: int, left: int) -> tuple[np.ndarray | int | None, int]:
        """All waves from one place, until they part (their places come back) or end (None)."""
        blocks, waves = self.blocks, self.waves
        live = None if self.ghosts is None else ~self.ghosts
        waves = waves if live is None else int(np.count_nonzero(live))
        while True:
            block = blocks[pc]
            block.executed += waves
            left -= block.length
            if left < 0:
                self._endless(block)
            if block.bind is not None:
                block.bind()
            for step in block.fast if self.full else block.slow:
                step()
            if block.test is None:
                if block.target < 0:
                    return None, left
                pc = block.target
                continue
            taken = block.test() if live is None else block.test() & live
            count = int(np.count_nonzero(taken))
            if count == waves:
                pc = block.target
            elif not count:
                pc = block.after
            else:
                return np.where(taken, block.target, block.after), left

    def _apart(self, places: np.ndarray, left: int) -> tuple[int | None, int]:
        """Waves at places of their own: those furthest behind run, the others sleep, until all are at one place or have ended."""
        ended, waiting = np.zeros(self.waves, bool), np.zeros(self.waves, bool)
        if self.ghosts is not None:
            ended |= self.ghosts
        while True:
            runnable = ~(ended | waiting)
            if not runnable.any():
                if not waiting.any():
                    return None, left
                raise DeviceError(f"{self.program.function}: waves wait at a barrier for others that never come")
            pc = int(places[runnable].min())
            self.awake = runnable & (places == pc)
            if (self.awake | ended).all():
                self._bury(ended)
                return pc, left
            self.refresh()
            block = self.blocks[pc]
            block.executed += int(np.count_nonzero(self.awake))
            left -= block.length
            if left < 0:
                self._endless(block)
            if block.bind is not None:
                block.bind()
            for step, pairs, writes_scc in block.careful:
                self._masked(step, pairs, writes_scc)
            taken = block.test() if block.test is not None else np.ones(self.waves, bool)
            if block.test is None and block.target < 0:
                ended |= self.awake
            places = np.where(self.awake, np.where(taken, block.target, block.after), places)
            if block.barrier:
                waiting |= self.awake
            if waiting.any():
                arrived = (waiting | ended).reshape(-1, self.per_group).all(axis=1)
                waiting &= ~np.repeat(arrived, self.per_group)

    def _bury(self, ended: np.ndarray) -> None:
        """All waves that go on are at one place: run them together, and carry the ended ones along without lanes."""
        self.awake = None
        if ended.any():
            self.ghosts = ended
            self._set_present(np.where(ended, np.uint64(0), self.present))
            self.full = False
        self.refresh()

    def _masked(self, step: Callable[[], None], pairs: tuple[int, ...], writes_scc: bool) -> None:
        """Run one instruction, and give the sleeping waves back what it wrote to their scalar registers."""
        for pair in pairs:
            self.need_words(pair)
        kept, scc = [self.pairs[pair].copy() for pair in pairs], self.scc.copy() if writes_scc else None
        step()
        for pair, old in zip(pairs, kept, strict=True):
            self.need_words(pair)
            self.pairs[pair] = np.where(self.awake, self.pairs[pair], old)
            self.bits_ok[pair] = False
        if scc is not None:
            self.scc[...] = np.where(self.awake, self.scc, scc)

    def _endless(self, block: Block) -> None:
        raise DeviceError(f"{self.program.function} has executed {self.limit} instructions and not ended; it is in "
                           f"{block.instructions[0].text!r}, line {block.instructions[0].line} of the listing")

    def executed(self) -> Iterator[tuple[Instruction, int]]:
        """Each instruction, and how often a wave executed it."""
        for block in self.blocks.values():
            for instruction in block.instructions:
                yield instruction, block.executed
