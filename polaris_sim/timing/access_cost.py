"""Compute what one memory access of a wave costs: its kind, the cache lines it touches, the clocks of local memory.

Every function looks at a single wave; the caller leaves out inactive lanes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from polaris_sim.code.instruction_set import memory_access
from polaris_sim.timing.bank_conflicts import bank_cycles
from polaris_sim.timing.caches import LINE_BYTES

QUARTER = 16
"""Lanes that the address unit takes together (AMD OpenCL Programming Optimization Guide, GCN: a quarter of a wave)."""
WORD_BYTES = 4
"""Bytes of a word; the banks of local memory are one word wide."""
BANKS = 32
HALF = 32
"""Lanes that local memory serves together (AMD OpenCL Programming Optimization Guide, GCN: half a wave)."""


class Form(NamedTuple):
    """Describes how an instruction accesses memory: the address space ("global" or "local"), and whether it writes.

    `places` is the number of addresses of a lane; `words` and `bytes` are those at each of them. A global access of
    less than a word has one word. An `atomic` of local memory takes its lanes one by one where they meet at a word.
    """

    space: str
    writes: bool
    words: int
    places: int
    bytes: int
    atomic: bool = False


def form(name: str) -> Form | None:
    """Look up the form of the instruction `name` ("flat_load_dwordx4", "ds_read2_b32"); None if it accesses no memory.

    Raises ValueError for an unknown local access.
    """
    access = memory_access(name)
    if access is None:
        return None
    if access.space == "local" and not access.bytes:
        raise ValueError(f"{name} is a local access of which no cost is known")
    size = access.bytes or WORD_BYTES  # an access to global memory whose size is not known counts as one of a word
    space = "local" if access.space == "local" else "global"  # buffers go the way of global memory
    return Form(space, access.writes, -(-size // WORD_BYTES), access.addresses, size, access.operation == "atomic")


def rate(addresses: np.ndarray, words: int, writes: bool, size: int | None = None) -> str:
    """Name the card's constant that gives the clocks of the address unit for a global access: "ta_dword", "ta_x4", ...

    `addresses` are the first bytes that the active lanes ask for, in the order of the lanes. The access is in order if
    each lane starts where the one before it ends; an access of one word also if all lanes ask for the same word. Every
    other access is scattered (perftest on an RX 480; only words in order are merged, AMD OpenCL Programming
    Optimization Guide, GCN), but one of words has a rate of its own ("ta_dword_pieces", of uncertain value) if each
    quarter of the wave reads 16 consecutive words from a multiple of their size on. `size` is the bytes of a lane where
    they are less than a word: halves and bytes are merged as words are (perftest on an RX 480, R16f and R8 as R32f, in
    order, at random and all the same).
    """
    if writes:
        return "ta_store"
    steps = np.diff(addresses)
    size = size or WORD_BYTES * words
    ordered = bool((steps == size).all()) or (words == 1 and not steps.any())
    if words == 1 and not ordered and len(addresses) % QUARTER == 0 and not (addresses[::QUARTER] % (16 * size)).any():
        inside = np.delete(steps, np.s_[QUARTER - 1::QUARTER])  # without the steps from one quarter to the next
        if (inside == size).all():
            return "ta_dword_pieces"
    name = "ta_dword" if words == 1 else f"ta_x{words}"
    return name if ordered or words == 2 else f"{name}_scattered"


def touched(addresses: np.ndarray, size: int) -> np.ndarray:
    """List the cache lines that `size` bytes from each address lie in, each once, in ascending order."""
    first, last = addresses // LINE_BYTES, (addresses + size - 1) // LINE_BYTES
    return np.unique(first if (first == last).all() else np.concatenate([first, last]))


def bank_clocks(addresses: np.ndarray, mask: np.ndarray, words: int, atomic: bool = False) -> int:
    """Count the clocks of local memory's 32 banks for `words` words at each byte address of a wave, (64,) or fewer.

    `mask` marks the active lanes. Each half of the wave takes as many clocks as its busiest bank has different words;
    see `bank_conflicts.bank_cycles`. Of an atomic, it takes as many as the busiest bank has lanes: a bank serves one
    request a clock (AMD OpenCL Programming Optimization Guide, GCN), and no two atomics are one request.
    """
    place = addresses // WORD_BYTES
    total = 0
    for half in (slice(0, HALF), slice(HALF, 2 * HALF)):
        total += half_clocks(place[half][mask[half]], words, atomic)
    return total


def half_clocks(places: np.ndarray, words: int, atomic: bool = False) -> int:
    """Count the clocks for `words` words at each of `places`, word addresses of the lanes of one half of a wave."""
    every = (places[:, None] + np.arange(words)).ravel()
    if not every.size:
        return 0
    return int(np.bincount(every % BANKS).max()) if atomic else bank_cycles(every, lanes=every.size)


def port_steps(form: Form) -> int:
    """Count the steps of a local access on the port that two SIMDs share, each of one word for every lane.

    A read sends its data, a store its addresses and its data. A step takes the clocks of the card's constant
    `lds_port`, which gives 4, 8 and 16 clocks for reads of 1, 2 and 4 words and 8, 12 and 20 for stores, as CLRX's
    table says (GcnTimings).
    """
    data = form.words * form.places
    return data + 1 if form.writes else data
