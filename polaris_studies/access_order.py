"""Find accesses to global memory whose result depends on which work-item comes first."""

from __future__ import annotations

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import memory_access, returns_old
from polaris_sim.emu.memory import WINDOW

LANES = 64
NO_ITEM, SEVERAL_ITEMS = 0, -1
LOOKED_AT = 2**27
"""Bytes of the simulated memory that are looked at, from its begin, where the buffers lie."""


class AccessOrder:
    """Watches the accesses of a launch (see `sim.launch`) for two that have no order: one of them stores, the other is
    another work-item's, and no barrier can lie between them.

    Barriers order the work-items of a group, so that with `barriers` only accesses of different groups count; without
    them, those of all work-items do. An atomic counts only where its old value is used. `group_waves` are the waves of
    a work-group. `lines` are the source lines of accesses that met another.
    """

    def __init__(self, group_waves: int, barriers: bool) -> None:
        self._waves, self._barriers = group_waves, barriers
        self._stored, self._read = np.zeros((2, LOOKED_AT), np.int32)  # who did so last: pages come as they are touched
        self.lines: set[int] = set()

    def __call__(self, instruction: Instruction, waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        """Take one access; the arguments are those of a watch."""
        access = memory_access(instruction.name)
        if access is None or access.space != "global" or (access.operation == "atomic"
                                                          and not returns_old(instruction)):
            return
        if self._barriers:
            who = np.broadcast_to((waves // self._waves)[:, None], mask.shape)
        else:
            who = waves[:, None] * LANES + np.arange(mask.shape[1])
        low = addresses[mask] % WINDOW
        inside = low < LOOKED_AT - access.bytes
        names = who[mask][inside].astype(np.int32) + 1
        for offset in range(access.bytes):
            if self._meets(low[inside] + offset, names, access.writes):
                self.lines.add(instruction.source)

    def _meets(self, at: np.ndarray, who: np.ndarray, writes: bool) -> bool:
        """Note that the work-items or groups `who` access the bytes `at`; tell whether one meets a store of
        another."""
        def others(before: np.ndarray) -> np.ndarray:
            return (before != NO_ITEM) & (before != who)

        met = others(self._stored[at])
        before = self._read[at]
        if writes:
            self._stored[at] = who
            return bool((met | others(before) | (self._stored[at] != who)).any())  # the last: two lanes at once
        self._read[at] = np.where(others(before), SEVERAL_ITEMS, who)
        self._read[at[(self._read[at] != who)]] = SEVERAL_ITEMS
        return bool(met.any())
