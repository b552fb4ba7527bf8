"""What may be changed of a simulated launch, one thing at a time: constants of its card, and what its caches did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from polaris_lab.gcn3.cards import Card, with_constants
from polaris_lab.gcn3.timing_model import Work

IDLE_MHZ = 300
"""The lowest level of core and memory that `rocm-smi` lists for a card of these (github.com/ROCm/ROC-smi/issues/28)."""
MEMORY_MHZ = 2000
"""The highest of memory: 8 Gb/s, four bits a clock."""

MANY_WAYS = "most L1 ways"
"""The assumption of a launch whose L1 has the most ways that a source names; it takes a run of its own."""

Change = tuple[Callable[[Card], Card], Callable[[Work], Work]]


def assumptions(throttles: Iterable[int] = ()) -> dict[str, Change]:
    """What may be changed of a simulated launch, by name: of the card's constants, and of what the launch does.

    "all in L2" serves from L2 what came from the memory chips, "nothing in L2" the other way round. "N at once" lets N
    work-groups onto a compute unit; the caches see the order of the launch as it was.
    """
    same: Callable = lambda each: each
    found: dict[str, Change] = {
        "as it is": (same, same),
        "no lockstep": (lambda c: with_constants(c, channel_lockstep=0), same), "all lockstep": (lambda c: with_constants(c, channel_lockstep=1), same),
        "core 300 MHz": (lambda c: with_constants(c, base_mhz=IDLE_MHZ, boost_mhz=IDLE_MHZ), same),
        "memory 300 MHz": (lambda c: with_constants(c, memory_gb_per_s=c.memory_gb_per_s * IDLE_MHZ / MEMORY_MHZ), same),
        "both 300 MHz": (lambda c: with_constants(c, base_mhz=IDLE_MHZ, boost_mhz=IDLE_MHZ,
                                        memory_gb_per_s=c.memory_gb_per_s * IDLE_MHZ / MEMORY_MHZ), same),
        "nothing in L2": (same, _uncached), "all in L2": (same, _cached)}
    for count in throttles:
        found[f"{count} at once"] = (same, lambda w, count=count: replace(w, place=w.place._replace(resident=count)))
    return found


def _uncached(work: Work) -> Work:
    t = work.traffic
    served = {"L1": t.served["L1"], "L2": 0, "DRAM": t.served["L2"] + t.served["DRAM"]}
    return replace(work, traffic=replace(t, l2_hits=0, dram_reads=t.l2_loads, dram_slots=max(t.dram_slots, t.l2_slots),
                                         served=Counter(served)))


def _cached(work: Work) -> Work:
    t = work.traffic
    served = {"L1": t.served["L1"], "L2": t.served["L2"] + t.served["DRAM"], "DRAM": 0}
    return replace(work, traffic=replace(t, l2_hits=t.l2_loads, dram_reads=0, dram_writes=0, dram_slots=0, served=Counter(served)))
