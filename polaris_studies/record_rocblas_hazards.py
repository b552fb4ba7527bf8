"""Look for what a lock-step simulator hides in rocBLAS's kernels: `python -m polaris_studies.record_rocblas_hazards`.

Writes runs/rocblas/hazards.csv, a row for each SGEMM kernel: the hazards of its text (`polaris_sim.code.hazards`), the
words of local memory that two waves of a work-group share without a barrier between them, and the elements of C that
are not stored once, or are loaded by another lane than the one that stores them, which D in the place of C forbids.
"""

from __future__ import annotations

import csv
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from polaris_lab.base.paths import ROOT
from polaris_sim.code import hazards
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import memory_access
from polaris_sim.emu import batches
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.free_placement import PlacedLaunch
from polaris_sim.emu.initial_state import LANES, Grid
from polaris_sim.emu.memory import WINDOW
from polaris_sim.emu.placement import Dispatch
from polaris_studies.rocblas_library import Solution, solutions
from polaris_studies.tensile_host import Product, arguments, kernels, tiles, values_of

RESULT = ROOT / "runs" / "rocblas" / "hazards.csv"
COLUMNS = ["kernel", "layout", "macro_tile", "depth_u", "split", "instructions", "hazards", "local_accesses",
           "barriers", "shared_without_barrier", "stored_not_once", "loaded_by_another", "seconds"]


class Owners(WaveExecutor):
    """Executes work-groups and notes which lane stores each element of C, how often, and which lane loads it."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "watch": self.see})
        extent = next(each for each in self.memory.extents if each.name == "D")
        self.begin, count = self.memory.high * WINDOW + extent.begin, (extent.end - extent.begin) // 4
        self.stores = np.zeros(count, int)
        self.stored_by, self.loaded_by = np.full(count, -1), np.full(count, -1)

    def see(self, instruction: Instruction, waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        """Receive an access; C and D are one array."""
        access = memory_access(instruction.name)
        if access.space == "local":
            return
        lanes = np.broadcast_to(waves[:, None] * LANES + np.arange(self.lanes), mask.shape)
        for word in range(access.bytes // 4):
            at = (addresses - self.begin) // 4 + word
            inside = mask & (at >= 0) & (at < len(self.stores))
            if access.writes:
                np.add.at(self.stores, at[inside], 1)
                self.stored_by[at[inside]] = lanes[inside]
            else:
                self.loaded_by[at[inside]] = lanes[inside]


class Shared(WaveExecutor):
    """Executes one work-group and counts the words of local memory that one wave writes, and another reads or writes,
    before all come to the next barrier."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "watch": self.see})
        self.accesses = self.barriers = self.shared = 0
        self.ending = {each.line for block in self.blocks.values() if block.barrier for each in block.instructions}
        self.readers = np.zeros(max(self.local.words, 1), np.int64)
        self.writers = self.readers.copy()

    def see(self, instruction: Instruction, _waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        """Receive an access; each wave is a bit of `readers` and `writers`."""
        access = memory_access(instruction.name)
        if access.space != "local":
            return
        passed = sum(block.executed for block in self.blocks.values() if block.barrier) // self.waves
        passed -= instruction.line in self.ending  # its block has begun, and its barrier is still to come
        if passed != self.barriers:
            self.barriers = passed
            self.readers[...] = self.writers[...] = 0
        self.accesses += 1
        for wave in range(self.waves):
            begins = addresses[wave][mask[wave]] // 4
            words = np.unique(begins[:, None] + np.arange(max(access.bytes // 4, 1)))
            words = words[words < len(self.writers)]
            others = ~np.int64(1 << wave)
            touched = self.writers[words] | (self.readers[words] if access.writes else 0)
            self.shared += int(np.count_nonzero(touched & others))
            (self.writers if access.writes else self.readers)[words] |= 1 << wave


def watched(kind: Callable[..., WaveExecutor], solution: Solution, product: Product,
            groups: Callable[[Dispatch], np.ndarray | None]) -> WaveExecutor:
    """Execute work-groups of a product, D in the place of C, by an executor of `kind`; return the executor."""
    rng = np.random.default_rng(0)
    a, b, c = (rng.standard_normal(size).astype(np.float32) for size in product.elements)
    program, (across, down) = kernels().program(solution.name), tiles(solution, product)
    grid = Grid.of((across * solution.work_items, down * solution.split, 1), (solution.work_items, 1, 1))
    made: list[WaveExecutor] = []

    def executor(*args: Any, **settings: Any) -> WaveExecutor:
        made.append(kind(*args, **settings))
        return made[-1]

    before, batches.WaveExecutor = batches.WaveExecutor, executor
    try:
        batches.execute(PlacedLaunch(program, grid, values_of(program, arguments(solution, product, a, b, c, c))), {},
                        groups=groups)
    finally:
        batches.WaveExecutor = before
    if len(made) > 1:
        raise ValueError(f"{solution.name}: the product needs more than one batch of work-groups")
    return made[0]


def in_place(solution: Solution) -> dict[str, int]:
    """Count the elements of C that are not stored once, and those that another lane loads than stores them."""
    if solution.split > 1:  # these add to D by atomics
        return {}
    rows, columns = solution.macro_tile
    product = Product(solution.layout, rows + 3, columns + 5, 3, 1.0, 1.0)
    found = watched(Owners, solution, product, lambda dispatch: None)
    return {"stored_not_once": int(np.count_nonzero(found.stores != 1)),
            "loaded_by_another": int(np.count_nonzero(found.stored_by != found.loaded_by))}


def row_of(solution: Solution) -> dict[str, Any]:
    """Check one kernel."""
    begin = time.monotonic()
    program = kernels().program(solution.name)
    found = Counter(each.kind for each in hazards.check(program, -(-solution.work_items // 64)))
    rows, columns = solution.macro_tile
    product = Product(solution.layout, rows - 1, columns - 1, 2 * solution.depth_u * solution.split + 5, 1.0, 1.0)
    group = watched(Shared, solution, product, lambda dispatch: np.array([0]))
    return {"kernel": solution.name, "layout": solution.layout, "macro_tile": f"{rows}x{columns}",
            "depth_u": solution.depth_u, "split": solution.split, "instructions": len(program.instructions),
            "hazards": "; ".join(f"{kind} {count}" for kind, count in found.items()),
            "local_accesses": group.accesses, "barriers": group.barriers, "shared_without_barrier": group.shared,
            **in_place(solution), "seconds": round(time.monotonic() - begin, 1)}


def main() -> int:
    """Check all kernels and write the table."""
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    with RESULT.open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        for solution in sorted(solutions().values(), key=lambda each: (each.macro_tile, each.name)):
            writer.writerow(row_of(solution))
            file.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
