"""Look for what a lock-step simulator hides in rocBLAS's kernels: `python -m polaris_studies.record_rocblas_hazards`.

Writes runs/rocblas/hazards.csv, a row for each SGEMM kernel: the hazards of its text (`polaris_sim.code.hazards`), and
the words of local memory that two waves of a work-group share without a barrier between them.
"""

from __future__ import annotations

import csv
import sys
import time
from collections import Counter
from typing import Any

import numpy as np

from polaris_lab.base.paths import ROOT
from polaris_sim.code import hazards
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import memory_access
from polaris_sim.emu import batches
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.free_placement import PlacedLaunch
from polaris_sim.emu.initial_state import Grid
from polaris_studies.rocblas_library import Solution, solutions
from polaris_studies.tensile_host import Product, arguments, kernels, values_of

RESULT = ROOT / "runs" / "rocblas" / "hazards.csv"
COLUMNS = ["kernel", "layout", "macro_tile", "depth_u", "split", "instructions", "hazards", "local_accesses", "barriers",
           "shared_without_barrier", "seconds"]


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


def run_group(solution: Solution, product: Product) -> Shared:
    """Execute the first work-group of a product, the one that has whole steps of k and the rest."""
    rng = np.random.default_rng(0)
    a, b, c = (rng.standard_normal(size).astype(np.float32) for size in product.elements)
    program = kernels().program(solution.name)
    grid = Grid.of((solution.work_items, solution.split, 1), (solution.work_items, 1, 1))
    made: list[Shared] = []

    def executor(*args: Any, **settings: Any) -> Shared:
        made.append(Shared(*args, **settings))
        return made[-1]

    before, batches.WaveExecutor = batches.WaveExecutor, executor
    try:
        batches.execute(PlacedLaunch(program, grid, values_of(program, arguments(solution, product, a, b, c, c))), {},
                        groups=lambda dispatch: np.array([0]))
    finally:
        batches.WaveExecutor = before
    return made[0]


def row_of(solution: Solution) -> dict[str, Any]:
    """Check one kernel."""
    begin = time.monotonic()
    program = kernels().program(solution.name)
    found = Counter(each.kind for each in hazards.check(program, -(-solution.work_items // 64)))
    rows, columns = solution.macro_tile
    group = run_group(solution, Product(solution.layout, rows - 1, columns - 1, 2 * solution.depth_u * solution.split
                                        + 5, 1.0, 1.0))
    return {"kernel": solution.name, "layout": solution.layout, "macro_tile": f"{rows}x{columns}",
            "depth_u": solution.depth_u, "split": solution.split, "instructions": len(program.instructions),
            "hazards": "; ".join(f"{kind} {count}" for kind, count in found.items()),
            "local_accesses": group.accesses, "barriers": group.barriers, "shared_without_barrier": group.shared,
            "seconds": round(time.monotonic() - begin, 1)}


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
