"""Look for what a lock-step simulator hides in rocBLAS's kernels, for notebook 64.

Writes data/measured/gfx803-simulated/rocblas_hazards from the code in Debian's librocblas0, a row for each SGEMM
kernel: the hazards of its text (`polaris_sim.code.hazards`), the words of local memory that two waves of a work-group
share without a barrier between them, and the elements of C that are not stored once, or are loaded by another lane than
the one that stores them, which D in the place of C forbids: `python -m polaris_studies.record_rocblas_hazards
--record`, 10 minutes of one core. Needs what record_rocblas needs. A run that was interrupted resumes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from polaris_sim.code import hazards
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import memory_access
from polaris_sim.emu.batches import LaunchObserver, execute
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.free_placement import PlacedLaunch
from polaris_sim.emu.initial_state import LANES, Grid
from polaris_sim.emu.memory import WINDOW
from polaris_studies.recorder import recorder_parser, resumed, run_recorder
from polaris_studies.rocblas_library import Solution, described, in_order, save_rows, unfinished
from polaris_studies.tensile_host import Product, arguments, kernels, tiles, values_of

STUDY = "rocblas_hazards"
COLUMNS = ["run_id", "study", "device", "kernel", "layout", "macro_tile", "depth_u", "split", "instructions", "hazards",
           "local_accesses", "barriers", "shared_without_barrier", "stored_not_once", "loaded_by_another"]
"""The last two are empty for kernels that split k: those add to D by atomics."""


class Watcher(LaunchObserver):
    """Watches a launch that is one batch of work-groups."""

    machine: WaveExecutor | None = None

    def begin(self, machine: WaveExecutor) -> None:
        """Receive the executor. Raises ValueError for a second batch."""
        if self.machine is not None:
            raise ValueError("the product needs more than one batch of work-groups")
        self.machine = machine
        self.prepare(machine)

    def prepare(self, machine: WaveExecutor) -> None:
        """Make the tables that the accesses are noted in."""


class Owners(Watcher):
    """Notes which lane stores each element of C, how often, and which lane loads it."""

    def prepare(self, machine: WaveExecutor) -> None:
        """Find where C lies."""
        extent = next(each for each in machine.memory.extents if each.name == "D")
        self.first, count = machine.memory.high * WINDOW + extent.begin, (extent.end - extent.begin) // 4
        self.stores = np.zeros(count, int)
        self.stored_by, self.loaded_by = np.full(count, -1), np.full(count, -1)

    def watch(self, instruction: Instruction, waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        """Receive an access; C and D are one array."""
        access = memory_access(instruction.name)
        if access.space == "local":
            return
        lanes = np.broadcast_to(waves[:, None] * LANES + np.arange(self.machine.lanes), mask.shape)
        for word in range(access.bytes // 4):
            at = (addresses - self.first) // 4 + word
            inside = mask & (at >= 0) & (at < len(self.stores))
            if access.writes:
                np.add.at(self.stores, at[inside], 1)
                self.stored_by[at[inside]] = lanes[inside]
            else:
                self.loaded_by[at[inside]] = lanes[inside]


class Shared(Watcher):
    """Counts the words of local memory that one wave of a work-group writes, and another reads or writes, before all
    come to the next barrier."""

    def prepare(self, machine: WaveExecutor) -> None:
        """Find the barriers."""
        self.accesses = self.barriers = self.shared = 0
        self.ended = [block for block in machine.blocks.values() if block.barrier]
        self.ending = {each.line for block in self.ended for each in block.instructions}
        self.readers = np.zeros(max(machine.local.words, 1), np.int64)
        self.writers = self.readers.copy()

    def watch(self, instruction: Instruction, _waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        """Receive an access; each wave is a bit of `readers` and `writers`."""
        access = memory_access(instruction.name)
        if access.space != "local":
            return
        passed = sum(block.executed for block in self.ended) // self.machine.waves
        passed -= instruction.line in self.ending  # its block has begun, and its barrier is still to come
        if passed != self.barriers:
            self.barriers = passed
            self.readers[...] = self.writers[...] = 0
        self.accesses += 1
        for wave in range(self.machine.waves):
            begins = addresses[wave][mask[wave]] // 4
            words = np.unique(begins[:, None] + np.arange(max(access.bytes // 4, 1)))
            words = words[words < len(self.writers)]
            others = ~np.int64(1 << wave)
            touched = self.writers[words] | (self.readers[words] if access.writes else 0)
            self.shared += int(np.count_nonzero(touched & others))
            (self.writers if access.writes else self.readers)[words] |= 1 << wave


def watched(watcher: Watcher, solution: Solution, product: Product, groups: Sequence[int] | None = None) -> Watcher:
    """Execute `groups` of a product's work-groups, or all, D in the place of C; return the watcher."""
    rng = np.random.default_rng(0)
    a, b, c = (rng.standard_normal(size).astype(np.float32) for size in product.elements)
    program, (across, down) = kernels().program(solution.name), tiles(solution, product)
    grid = Grid.of((across * solution.work_items, down * solution.split, 1), (solution.work_items, 1, 1))
    plan = PlacedLaunch(program, grid, values_of(program, arguments(solution, product, a, b, c, c)))
    execute(plan, {}, [lambda dispatch, numbers: watcher],
            groups=lambda dispatch: None if groups is None else np.array(groups))
    return watcher


def in_place(solution: Solution) -> dict[str, int]:
    """Count the elements of C that are not stored once, and those that another lane loads than stores them."""
    if solution.split > 1:  # these add to D by atomics
        return {}
    rows, columns = solution.macro_tile
    product = Product(solution.layout, rows + 3, columns + 5, 3, 1.0, 1.0)
    found = watched(Owners(), solution, product)
    return {"stored_not_once": int(np.count_nonzero(found.stores != 1)),
            "loaded_by_another": int(np.count_nonzero(found.stored_by != found.loaded_by))}


def row_of(solution: Solution) -> dict[str, Any]:
    """Check one kernel."""
    program = kernels().program(solution.name)
    found = Counter(each.kind for each in hazards.check(program, -(-solution.work_items // 64)))
    rows, columns = solution.macro_tile
    product = Product(solution.layout, rows - 1, columns - 1, 2 * solution.depth_u * solution.split + 5, 1.0, 1.0)
    group = watched(Shared(), solution, product, [0])
    return {**described(solution), "instructions": len(program.instructions),
            "hazards": "; ".join(f"{kind} {count}" for kind, count in found.items()),
            "local_accesses": group.accesses, "barriers": group.barriers, "shared_without_barrier": group.shared,
            **in_place(solution)}


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    def write(given: argparse.Namespace) -> Path:
        work = {each.name: partial(row_of, each) for each in in_order()}
        return save_rows(resumed(unfinished(STUDY), work), STUDY, COLUMNS, record=given.record)

    return run_recorder(recorder_parser("record_rocblas_hazards", __doc__), argv, write)


if __name__ == "__main__":
    sys.exit(main())
