"""rocBLAS's products on the simulated card: what the host computes, what it chooses, and that the kernels are right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from polaris_sim.code import hazards
from polaris_studies import rocblas_library, tensile_host
from polaris_studies.record_rocblas import cases, check
from polaris_studies.rocblas_library import Solution
from polaris_studies.tensile_host import MAGIC_SHIFT, Product, last_arguments, magic_number, stagger_iterations

PLAIN = Solution("", "NN", (32, 16), 64, 8, 1, 32, 0, 8, {})


def test_a_magic_number_divides() -> None:
    for divisor in range(1, 65):
        numbers = np.arange(2**16)
        np.testing.assert_array_equal(numbers * magic_number(divisor) >> MAGIC_SHIFT, numbers // divisor)


@pytest.mark.parametrize(("k", "split", "shift", "expected"), [
    (8 * 32, 1, 0, 31), (8 * 32 - 1, 1, 0, 15), (8 * 32, 2, 0, 15), (8 * 32, 1, 1, 15), (16, 1, 0, 1), (2, 1, 0, 0)])
def test_work_groups_begin_apart_by_as_many_steps_as_there_are(k: int, split: int, shift: int, expected: int) -> None:
    assert stagger_iterations(PLAIN._replace(split=split, stagger_shift=shift), k) == expected


@pytest.mark.parametrize(("n", "mapping", "expected"), [
    (16 * 20, 8, (20, 2, 4)), (16 * 16, 8, (16, 2, 8)), (16 * 3, 8, (3, 0, 3)), (16 * 3, 1, (3, 3, 1)),
    (16 * 3 + 1, 0, (4, 4, 0))])
def test_tiles_are_mapped_in_blocks_and_a_rest(n: int, mapping: int, expected: tuple[int, int, int]) -> None:
    found = last_arguments(PLAIN._replace(mapping=mapping), Product("NN", 33, n, 64))
    assert (found["NumWorkGroups1"], found["NumFullBlocks"], found["WgmRemainder1"]) == expected
    assert found["NumWorkGroups0"] == 2
    assert found["MagicNumberWgmRemainder1"] == (magic_number(expected[2]) if mapping else 0)


def test_a_small_product_takes_the_kernel_of_a_large_one() -> None:
    """The library has the products that were measured, and takes the nearest; its ranges of sizes are not in it."""
    choice = next(rocblas_library.choose("TN", 1, 32, 2))
    assert (choice.key, choice.solution.macro_tile, choice.solution.split) == ((1024, 700, 512), (64, 128), 1)
    assert len(rocblas_library.solutions()) == 211


@pytest.mark.parametrize(("layout", "m", "n"), [("TN", 1, 32), ("TN", 32, 1), ("NN", 32, 1), ("NT", 32, 1)])
def test_the_smallest_reported_product_keeps_its_bias(layout: str, m: int, n: int) -> None:
    """rocBLAS issue 1218: 16 of 32 outputs were 2, not 12, on a card."""
    product = Product(layout, m, n, 2, 1.0, 1.0)
    choice = next(each for each in rocblas_library.choose(layout, m, n, 2)
                  if tensile_host.meets(each.solution, product))
    ones = (np.ones(size, np.float32) for size in product.elements[:2])
    result, launches = tensile_host.multiply(choice.solution, product, *ones, np.full(32, 10, np.float32))
    assert result.tolist() == [12.0] * 32 and not sum(len(each.faults) for each in launches)


def one_of(test: Callable[[Solution], bool]) -> Solution:
    return min((each for each in rocblas_library.solutions().values() if test(each)),
               key=lambda each: (each.macro_tile, each.name))


@pytest.mark.parametrize("layout", ["NN", "NT", "TN", "TT"])
@pytest.mark.parametrize("split", [False, True])
def test_kernels_of_every_kind_are_within_the_bound(layout: str, split: bool) -> None:
    solution = one_of(lambda each: each.layout == layout and (each.split > 1) == split)
    for _, product in cases(solution):
        found = check(solution, product)
        assert (found["wrong"], found["faults"], found["gaps_changed"]) == (0, 0, 0), product


@pytest.mark.parametrize(("name", "change"), [
    ("sizeA", lambda size: size // 2), ("NumWorkGroups1", lambda count: count + 1), ("SizesSum0", lambda k: k - 1),
    ("strideC0", lambda stride: stride + 1), ("NumFullBlocks", lambda count: count + 1),
    ("MagicNumberWgmRemainder1", lambda magic: magic // 2)])
def test_a_wrong_number_of_the_host_is_seen(name: str, change: Callable[[int], int],
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    solution = one_of(lambda each: each.layout == "NN" and each.split == 1 and each.mapping == 8)
    right, (rows, columns) = tensile_host.arguments, solution.macro_tile

    def wrong(*given: object) -> dict[str, object]:
        values = right(*given)
        return values | {name: change(values[name])}

    product = Product("NN", 2 * rows + 1, 9 * columns + 1, 19, 1.0, 1.0)
    assert check(solution, product)["wrong"] == 0
    monkeypatch.setattr(tensile_host, "arguments", wrong)
    found = check(solution, product)
    assert found["wrong"] or found["faults"]


@pytest.mark.parametrize("counter", ["vmcnt", "lgkmcnt"])
def test_a_kernel_without_its_waits_has_hazards(counter: str) -> None:
    solution = one_of(lambda each: each.split > 1 and each.work_items > 64)
    program = tensile_host.kernels().program(solution.name)
    waves = solution.work_items // 64
    assert hazards.check(program, waves) == []
    blind = tuple(replace(each, text="s_waitcnt expcnt(0)") if each.name == "s_waitcnt" and counter in each.text
                  else each for each in program.instructions)
    assert len(hazards.check(replace(program, instructions=blind), waves)) > 10
