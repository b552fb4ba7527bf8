"""Bank cycles, lines and lanes of waves, against cases worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from polaris_sim.timing import bank_conflicts


@pytest.mark.parametrize(("items", "wave", "part"), [(64, 64, 1), (100, 64, 100 / 128), (100, 32, 100 / 128),
                                                     (65, 64, 65 / 128), (16, 64, 0.25)])
def test_lanes_in_use(items, wave, part) -> None:
    assert bank_conflicts.lanes_used(items, wave) == part


@pytest.mark.parametrize(("words", "count"), [
    (range(32), 1),                        # a word in each bank
    ([7] * 32, 1),                         # one word for all
    ([0, 32], 2), ([0, 32, 0, 32], 2),     # two words of one bank, whoever reads them
    (range(0, 64, 2), 2),                  # every other bank, twice
    (range(0, 32 * 32, 32), 32),           # all in one
    (range(64), 2), (range(36), 2),        # two halves of a wave, a whole one and a few lanes
])
def test_bank_cycles(words, count) -> None:
    assert bank_conflicts.bank_cycles(words) == count


def test_banks_and_lanes_are_what_is_given() -> None:
    assert bank_conflicts.bank_cycles(range(64), lanes=64) == 2
    assert bank_conflicts.bank_cycles(range(64), banks=64, lanes=64) == 1


def test_lines() -> None:
    assert bank_conflicts.lines_touched(range(64)) == 4 and bank_conflicts.lines_touched(range(64), line=128) == 2
    # the second load crosses a line's end
    assert bank_conflicts.lines_touched([0, 4], width=4) == 1 and bank_conflicts.lines_touched([0, 14], width=4) == 2
    # one a wave
    assert bank_conflicts.lines_touched(np.zeros(100, int)) == 2
    assert bank_conflicts.lines_touched(np.zeros(100, int), wave=32) == 4
