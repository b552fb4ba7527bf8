"""What one access of a wave to memory costs: its kind, the lines that it touches, the clocks that local memory takes.

All functions here look at a single wave; lanes that take no part are left out before they are called.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from polaris_lab.gcn3.code.instruction_set import memory_access
from polaris_lab.gcn3.timing.bank_conflicts import bank_cycles
from polaris_lab.gcn3.timing.caches import LINE

WORD = 4
"""Bytes of a word, of which local memory has one in each bank."""
HALF = 32
"""Lanes whose addresses local memory compares with each other (AMD OpenCL Programming Optimization Guide, GCN: half a wave)."""


class Form(NamedTuple):
    """How an instruction reaches memory: "global" or "local", whether it writes, words of a lane, and places of a lane.

    A global access of less than a word counts as a word. `words` are those at each of the `places`.
    """

    space: str
    writes: bool
    words: int
    places: int
    bytes: int


def form(name: str) -> Form | None:
    """The form of the instruction `name` ("flat_load_dwordx4", "ds_read2_b32"), None for one that reaches no memory.

    Raises ValueError for a local access that is not known.
    """
    access = memory_access(name)
    if access is None:
        return None
    if access.space == "local" and not access.bytes:
        raise ValueError(f"{name} is a local access of which no cost is known")
    size = access.bytes or WORD  # an access to global memory whose size is not known counts as one of a word
    space = "local" if access.space == "local" else "global"  # private memory goes the way of global memory
    return Form(space, access.writes, -(-size // WORD), access.addresses, size)


def rate(addresses: np.ndarray, words: int, writes: bool) -> str:
    """The constant of a card that says how long the address unit is busy with a global access: "ta_dword", "ta_x4", ...

    `addresses` are the bytes that lanes in use ask for first, in the order of the lanes. Lanes are in order when each
    starts where the one before it ends, and words also when all lanes ask for the same one: all else is scattered
    (perftest on an RX 480; only words in order are merged, AMD OpenCL Programming Optimization Guide, GCN).
    """
    if writes:
        return "ta_store"
    steps = np.diff(addresses)
    ordered = bool((steps == WORD * words).all()) or (words == 1 and not steps.any())
    name = "ta_dword" if words == 1 else f"ta_x{words}"
    return name if ordered or words == 2 else f"{name}_scattered"


def touched(addresses: np.ndarray, size: int) -> np.ndarray:
    """The numbers of the lines that `size` bytes from each address lie in, each once, ascending."""
    first, last = addresses // LINE, (addresses + size - 1) // LINE
    return np.unique(first if (first == last).all() else np.concatenate([first, last]))


def bank_clocks(addresses: np.ndarray, mask: np.ndarray, words: int) -> int:
    """Clocks that the 32 banks of local memory take for `words` words at each of a wave's byte addresses, (64,) or fewer.

    Each half of the wave takes as many as its busiest bank has different words, as `bank_conflicts.bank_cycles` counts them.
    """
    place = addresses // WORD
    total = 0
    for half in (slice(0, HALF), slice(HALF, 2 * HALF)):
        total += half_clocks(place[half][mask[half]], words)
    return total


def half_clocks(places: np.ndarray, words: int) -> int:
    """The clocks for `words` words from each of `places`, counted in words, of lanes of one half of a wave."""
    every = (places[:, None] + np.arange(words)).ravel()
    return bank_cycles(every, lanes=every.size) if every.size else 0


def port_steps(form: Form) -> int:
    """Steps of one word a lane that a local access takes on the port of a pair of SIMDs: data out, or address and data in.

    A card's `lds_port` is the clocks of a step: 4, 8 and 16 for reads of 1, 2 and 4 words, 8, 12 and 20 for stores, as
    CLRX's table has them (GcnTimings).
    """
    data = form.words * form.places
    return data + 1 if form.writes else data
