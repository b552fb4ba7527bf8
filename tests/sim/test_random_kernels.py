"""A sample of the random kernels; `python -m tests.random_kernels` runs a thousand."""

from __future__ import annotations

import pytest
from random_kernels import OPTIONS, Maker, difference

from polaris_lab.device.device_session import Session


@pytest.mark.parametrize("seed", range(20))
def test_a_random_kernel_leaves_the_bits_of_the_cpu_device(seed: int, unoptimised: Session) -> None:
    assert not difference(unoptimised, seed)


def test_a_kernel_is_made_from_its_seed_alone_and_the_first_hundred_have_every_feature() -> None:
    assert Maker(5).kernel().source == Maker(5).kernel().source
    texts = "".join(Maker(seed).kernel().source for seed in range(100))
    for word in ("HALF(", "double2", "uchar8", "shuffle(", "atomic_dec", "atom_add", "atomic_cmpxchg", "switch (",
                 "do {", "while (", "noinline", "table[", "- (size_t)", "in_ulong", "_sat_rte(", "barrier("):
        assert word in texts.partition("kernel void")[2], word
    assert "-cl-std=CL1.2" in OPTIONS
