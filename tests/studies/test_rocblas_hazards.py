"""What lock-step hides in rocBLAS's kernels: local memory that waves share, elements of C that two lanes reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from polaris_sim.code.assembly import Instruction
from polaris_studies import rocblas_library
from polaris_studies.record_rocblas_hazards import Owners, Shared, row_of, watched
from polaris_studies.rocblas_library import Solution
from polaris_studies.tensile_host import Product, kernels


def small() -> Solution:
    """A kernel of several waves that stores C itself."""
    return min((each for each in rocblas_library.solutions().values() if each.split == 1 and each.work_items == 256),
               key=lambda each: (each.macro_tile, each.name))


def test_a_kernel_of_several_waves_shares_nothing_without_a_barrier() -> None:
    row = row_of(small())
    assert row["barriers"] > 2 and row["local_accesses"] > 20
    assert (row["hazards"], row["shared_without_barrier"], row["stored_not_once"], row["loaded_by_another"]) == (
        "", 0, 0, 0)


def test_without_its_barriers_waves_share_local_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    solution = small()
    program = kernels().program(solution.name)
    nothing = Instruction("s_nop", ("0",), {}, "s_nop 0", 0, 0)
    changed = replace(program, instructions=tuple(
        replace(nothing, line=each.line) if each.name == "s_barrier" else each for each in program.instructions))
    monkeypatch.setitem(kernels()._programs, solution.name, changed)
    rows, columns = solution.macro_tile
    product = Product(solution.layout, rows, columns, 3 * solution.depth_u, 1.0, 1.0)
    assert watched(Shared(), solution, product, [0]).shared > 100


def test_the_reported_border_is_that_of_two_waves_and_of_two_cache_lines() -> None:
    """The kernel that the library takes for the reported product has one work-group: its first wave loads and stores
    the outputs that were right on the card, its second those that lacked the bias, each a line of 64 bytes."""
    product = Product("TN", 1, 32, 2, 1.0, 1.0)
    found = watched(Owners(), next(rocblas_library.choose("TN", 1, 32, 2)).solution, product)
    assert (found.stored_by // 64).tolist() == [0] * 16 + [1] * 16
    assert (found.loaded_by == found.stored_by).all() and (found.stores == 1).all()
