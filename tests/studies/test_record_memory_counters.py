"""Counters of memory accesses: what is counted without a card, and what the recorded card counted."""

from __future__ import annotations

import numpy as np
import pytest

from polaris_studies import record_memory_counters as counters


@pytest.mark.parametrize(("kernel", "sectors"), [("gemm_naive", (2, 2)), ("gemm_naive_row0", (16, 1)),
                                                 ("gemm_transposed_b", (2, 16)), ("gemm_transposed_b_row0", (16, 2))])
def test_a_walk_touches_the_sectors_of_its_addresses(kernel: str, sectors: tuple[int, int]) -> None:
    assert tuple(len(np.unique(at // 8)) for at in counters.walk(kernel)) == sectors


def test_the_recorded_card_agrees_with_addresses_and_not_with_the_source() -> None:
    found = counters.compare_with_addresses("nvidia-h200")
    assert np.allclose(found["sectors, by the card"], found["sectors, from addresses"])
    assert np.allclose(found["passes, by the card"], found["passes, from addresses"], rtol=0.01)
    passes = counters.compare_with_source("nvidia-h200")
    assert (passes["from the source"] > passes["by the card"]).all()
