"""Simulate the caches of a card: how many bytes of a launch's accesses go through L1, L2 and to the memory chips.

The order of the accesses is an approximation, in two respects.

* Work-groups start in the order of their numbers, x fastest, dealt to the compute units one after the other. The
  work-groups that the card holds at once are a resident set. The next resident set begins when the last one has ended.
* Within a resident set all waves run in step: the i-th access of every wave comes before the (i+1)-th access of any. A
  long resident set is simulated in parts while it is executed; across two parts this order holds only nearly.

A real card keeps to neither exactly, so a figure is least certain where the data nearly fill a cache.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.model.cards import Card
from polaris_sim.timing.caches import LINE_BYTES, Cache, Channels
from polaris_sim.timing.memory_trace import Placement, Stream

MOST_LINES = 2**24
"""Lines of a resident set that are simulated by default; the hit rates of its later loads are taken to be the same."""


@dataclass
class Traffic:
    """Counts lines that go through each memory level in a launch, and the level that served each load.

    `lines` counts the lines that L1 looks up for loads (once for each access of a wave), `l1_hits` those found there.
    `l2_loads` and `l2_stores` count the lines requested of L2, `l2_hits` the loads among them that hit. `dram_reads`
    and `dram_writes` count lines between L2 and the memory chips. `l2_slots` and `dram_slots` are the requests that all
    channels could have served in the same time if every channel waits for the busiest one; see `slots`. `served` counts
    the loads of waves by the furthest level that one of their lines came from. All counts are of the work-groups that
    were counted; `share` is the part of the launch's work-groups that these are.
    """

    lines: int = 0
    l1_hits: int = 0
    l2_loads: int = 0
    l2_stores: int = 0
    l2_hits: int = 0
    dram_reads: int = 0
    dram_writes: int = 0
    l2_slots: float = 0
    dram_slots: float = 0
    served: Counter[str] = field(default_factory=Counter)
    share: float = 1.0

    @property
    def l2_lines(self) -> int:
        """Count the lines requested of L2."""
        return self.l2_loads + self.l2_stores

    @property
    def dram_lines(self) -> int:
        """Count the lines between L2 and the memory chips."""
        return self.dram_reads + self.dram_writes

    def add_loads(self, loads: int) -> None:
        """Add `loads` loads of waves that were not simulated, with the average counts of the simulated loads.

        Stores are not scaled. The slots of L2 are divided between loads and stores by their numbers of lines.
        """
        simulated = sum(self.served.values())
        factor = 1 + loads / simulated if simulated else 1.0
        if factor > 1:
            self.l2_slots *= 1 + (factor - 1) * self.l2_loads / max(self.l2_lines, 1)
            for name in ("lines", "l1_hits", "l2_loads", "l2_hits", "dram_reads", "dram_slots"):
                setattr(self, name, getattr(self, name) * factor)
            self.served = Counter({name: count * factor for name, count in self.served.items()})

    def bytes(self) -> dict[str, float]:
        """Compute the bytes of the whole launch through L1, L2 and the memory chips ("DRAM"), reads and writes."""
        return {level: float(LINE_BYTES * lines / self.share) for level, lines in (
            ("L1", self.lines), ("L2 read", self.l2_loads), ("L2 write", self.l2_stores),
            ("DRAM read", self.dram_reads), ("DRAM write", self.dram_writes))}


class CacheSimulation:
    """Simulates the L1 of each compute unit and the L2 of a card, empty at first, on a launch's accesses.

    `groups` are the numbers of the executed work-groups, ascending. Stores bypass L1 and stay in L2 until they are
    evicted. If several resident sets are executed but not the whole launch, the first of them only warms the caches and
    is not counted. If a resident set touches more than about `most` lines, its later loads are not simulated but
    counted with the averages of the earlier ones (`Traffic.add_loads`); all its stores are simulated.
    """

    def __init__(self, card: Card, place: Placement, groups: np.ndarray, most: int = MOST_LINES) -> None:
        self.place, self.groups, self.most = place, np.asarray(groups), most
        self._l1_sets = int(card.l1_sets)
        self._l1 = Cache(place.units * self._l1_sets, int(card.l1_ways))
        self._channels = channels_of(card)
        self._l2 = Cache(self._channels.channels * self._channels.sets, int(card.l2_ways))
        self._window = window_of(card)
        numbers = np.unique(self.groups // place.resident_set_size)
        warms = len(self.groups) < place.groups and len(numbers) > 1 and numbers[0] > 0
        self._warming = int(numbers[0]) if warms else -1
        self._counted, self._late_stores = Traffic(), Traffic()
        self._lines: Counter[int] = Counter()  # simulated so far, by resident set
        self._loads_left_out = 0

    def take(self, stream: Stream) -> None:
        """Simulate the accesses of whole resident sets, or the next ones of a set that is still running.

        Raises ValueError for a wave outside of the launch.
        """
        launched = self.place.groups * self.place.waves
        if len(stream.waves) and stream.waves.max() >= launched:
            raise BadValue("stream", f"the stream has wave {stream.waves.max()}; the launch has {launched}")
        for number, part in stream.by_resident_set(self.place):
            counted, traffic = number != self._warming, self._counted
            if self._lines[number] >= self.most:
                stores, traffic = stream.stores[part.patterns], self._late_stores
                self._loads_left_out += counted * (len(stores) - int(np.count_nonzero(stores)))
                part = part.only(np.flatnonzero(stores))
            self._lines[number] += self._simulate(part, traffic if counted else Traffic())

    def finish(self) -> Traffic:
        """Return the traffic of all accesses.

        Modified lines are written back at the end, unless more of the launch would follow the executed work-groups.
        """
        traffic, late = self._counted, self._late_stores
        traffic.add_loads(self._loads_left_out)
        traffic.l2_stores += late.l2_stores
        traffic.l2_slots += late.l2_slots
        traffic.dram_writes += late.dram_writes
        if self._warming < 0:
            traffic.dram_writes += self._l2.flush()
        counted = np.count_nonzero(self.groups // self.place.resident_set_size != self._warming)
        traffic.share = counted / self.place.groups if counted else 1.0
        traffic.dram_slots += traffic.dram_writes  # write-backs spread evenly over the channels: their order is unknown
        return traffic

    def _simulate(self, part: Stream, counts: Traffic) -> int:
        """Simulate some accesses, add their traffic to `counts`, and return their number of lines."""
        lines, which = part.touches()
        stores = part.stores[part.patterns][which]
        unit = part.waves[which] // self.place.waves % self.place.units
        hits = np.zeros(len(lines), bool)
        l1_set = unit * self._l1_sets + lines % self._l1_sets
        hits[~stores] = self._l1.access(lines[~stores], l1_set[~stores]).hits
        beyond = ~hits
        outcome = self._l2.access(lines[beyond], self._channels.set_of(lines[beyond]), stores[beyond])
        missing = beyond.copy()
        missing[beyond] = ~outcome.hits & ~stores[beyond]
        loads = ~stores
        counts.lines += int(np.count_nonzero(loads))
        counts.l1_hits += int(np.count_nonzero(hits))
        counts.l2_stores += int(np.count_nonzero(stores))
        counts.l2_loads += int(np.count_nonzero(loads & ~hits))
        counts.l2_hits += int(np.count_nonzero(loads & ~hits & ~missing))
        counts.dram_reads += int(np.count_nonzero(missing))
        counts.dram_writes += outcome.written_back
        channel, channels = self._channels.of(lines), self._channels.channels
        counts.l2_slots += slots(channel[~hits], channels, self._window)
        counts.dram_slots += slots(channel[missing], channels, self._window)
        begin = np.flatnonzero(np.diff(which, prepend=-1))
        level = np.maximum.reduceat(np.where(missing, 2, np.where(hits | stores, 0, 1)), begin)
        of_loads = level[~part.stores[part.patterns]] if len(level) else level
        for number, name in enumerate(("L1", "L2", "DRAM")):
            counts.served[name] += int(np.count_nonzero(of_loads == number))
        return len(lines)


def channels_of(card: Card) -> Channels:
    """Describe the channels of a card's L2."""
    sets = int(card.l2_bytes / card.l2_channels / card.l2_ways / LINE_BYTES)
    return Channels(int(card.l2_channels), int(card.l2_interleave), sets)


def window_of(card: Card) -> int:
    """Compute the requests to L2 that are outstanding at its full rate: its latency times its bandwidth."""
    return int(card.l2_latency * card.l2_bytes_per_clock / LINE_BYTES * card.l2_channels)


def slots(channel: np.ndarray, channels: int, window: int) -> float:
    """Count the requests that `channels` channels could have served in the time that these requests take.

    `channel` is the channel of each request, in order; `window` consecutive requests are outstanding at once. Within a
    window every channel waits for the busiest one. So the result is the number of requests if the channels share them
    evenly, and up to `channels` times as many if all requests go to one channel.
    """
    if not len(channel):
        return 0.0
    windows = np.arange(len(channel)) // window
    count = np.bincount(windows * channels + channel, minlength=(windows[-1] + 1) * channels)
    return float(count.reshape(-1, channels).max(axis=1).sum() * channels)
