"""What of a launch's accesses goes through each cache to the memory chips.

Two approximations stand behind the bytes. Work-groups start in the order of their numbers, x fastest, one for each
compute unit in turn, and as many as fit at once make up a generation; the next generation begins when the last one is
done. Within a generation all waves run in step: the i-th access of every wave comes before the next one of any, or nearly so
where parts of a long generation are walked while it runs and its waves have parted. A card
drifts from both, so that figures near the edge of what a cache holds are less sure than others.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from polaris_lab.gcn3.code.cards import Card
from polaris_lab.gcn3.timing.caches import LINE, Cache, Channels
from polaris_lab.gcn3.timing.memory_trace import Placement, Stream

MOST = 2**24
"""Lines of a generation that are walked unless said otherwise; its later loads count as those before them."""


@dataclass
class Traffic:
    """Bytes that go through each level of a launch, and who served its accesses.

    `lines` are lines that L1 looks up for loads (a wave asks for each line once); `l1_hits` of them are there. `l2_lines` are
    those that come to L2, stores included, `l2_hits` of its loads find theirs; `dram_reads` and `dram_writes` are lines between L2
    and the memory chips. `l2_slots` and `dram_slots` are the same with every channel waiting for the busiest one, among
    as many requests as are under way at once. `served` counts loads of a wave by the furthest level that one of its lines came
    from. All are of the counted work-groups; `share` is the part of the launch that these are.
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
        """Lines that come to L2."""
        return self.l2_loads + self.l2_stores

    @property
    def dram_lines(self) -> int:
        """Lines between L2 and the memory chips."""
        return self.dram_reads + self.dram_writes

    def stretch(self, loads: int) -> None:
        """Let so many more loads of a wave have done as those that were walked, on average; not the stores among them, whose part of the
        slots of L2 is that of their lines."""
        walked = sum(self.served.values())
        factor = 1 + loads / walked if walked else 1.0
        if factor > 1:
            self.l2_slots *= 1 + (factor - 1) * self.l2_loads / max(self.l2_lines, 1)
            for name in ("lines", "l1_hits", "l2_loads", "l2_hits", "dram_reads", "dram_slots"):
                setattr(self, name, getattr(self, name) * factor)
            self.served = Counter({name: count * factor for name, count in self.served.items()})

    def bytes(self) -> dict[str, float]:
        """Bytes of the whole launch through L1, L2 and the memory chips ("DRAM"), reading and writing."""
        return {level: float(LINE * lines / self.share) for level, lines in (
            ("L1", self.lines), ("L2 read", self.l2_loads), ("L2 write", self.l2_stores),
            ("DRAM read", self.dram_reads), ("DRAM write", self.dram_writes))}


class Walk:
    """A launch's accesses on their way through the L1 of each compute unit and the L2 of the card, all empty at first.

    `groups` are the work-groups that run, ascending. Stores pass L1 by and stay in L2 until they are pushed out. Where several
    generations run but not all of the launch, the first of them only warms the caches. In a generation that touches more than about
    `most` lines, the loads past those are taken to do as the ones before them; stores are all walked.
    """

    def __init__(self, card: Card, place: Placement, groups: np.ndarray, most: int = MOST) -> None:
        self.place, self.groups, self.most = place, np.asarray(groups), most
        self._l1_sets = int(card.l1_sets)
        self._l1 = Cache(place.units * self._l1_sets, int(card.l1_ways))
        self._channels = channels_of(card)
        self._l2 = Cache(self._channels.channels * self._channels.sets, int(card.l2_ways))
        self._window = window_of(card)
        numbers = np.unique(self.groups // place.generation)
        warms = len(self.groups) < place.groups and len(numbers) > 1 and numbers[0] > 0
        self._warming = int(numbers[0]) if warms else -1
        self._found, self._late = Traffic(), Traffic()
        self._walked: Counter[int] = Counter()
        self._left_out = 0

    def take(self, stream: Stream) -> None:
        """Walk accesses of whole generations, or parts of one as it goes on. Raises ValueError for a wave outside of the launch."""
        if len(stream.waves) and stream.waves.max() >= self.place.groups * self.place.waves:
            raise ValueError(f"the stream has wave {stream.waves.max()}; the launch has {self.place.groups * self.place.waves}")
        for number, part in stream.generations(self.place):
            counted, into = number != self._warming, self._found
            if self._walked[number] >= self.most:
                of_stores, into = stream.stores[part.patterns], self._late
                self._left_out += counted * (len(of_stores) - int(np.count_nonzero(of_stores)))
                part = part.only(np.flatnonzero(of_stores))
            self._walked[number] += self._part(part, into if counted else Traffic())

    def finish(self) -> Traffic:
        """What went through in all. Lines that are still changed are written back, unless more of the launch would follow."""
        found, late = self._found, self._late
        found.stretch(self._left_out)
        found.l2_stores += late.l2_stores
        found.l2_slots += late.l2_slots
        found.dram_writes += late.dram_writes
        if self._warming < 0:
            found.dram_writes += self._l2.flush()
        counted = np.count_nonzero(self.groups // self.place.generation != self._warming)
        found.share = counted / self.place.groups if counted else 1.0
        found.dram_slots += found.dram_writes  # what is written back goes to channels evenly: no order of it is known
        return found

    def _part(self, part: Stream, counts: Traffic) -> int:
        """Walk some accesses and add what they did; how many lines those were."""
        lines, which = part.touches()
        stores = part.stores[part.patterns][which]
        unit = part.waves[which] // self.place.waves % self.place.units
        hits = np.zeros(len(lines), bool)
        hits[~stores] = self._l1.access(lines[~stores], unit[~stores] * self._l1_sets + lines[~stores] % self._l1_sets).hits
        beyond = ~hits
        outcome = self._l2.access(lines[beyond], self._channels.set_of(lines[beyond]), stores[beyond])
        missing = beyond.copy()
        missing[beyond] = ~outcome.hits & ~stores[beyond]
        _add(counts, part, lines, which, stores, hits, missing, outcome.written_back, self._channels, self._window)
        return len(lines)


def through_caches(stream: Stream, card: Card, place: Placement, most: int = MOST) -> Traffic:
    """A whole stream at once; see Walk."""
    walk = Walk(card, place, np.unique(stream.waves // place.waves), most)
    walk.take(stream)
    return walk.finish()


def _add(counts: Traffic, part: Stream, lines: np.ndarray, which: np.ndarray, stores: np.ndarray, hits: np.ndarray,
         missing: np.ndarray, written_back: int, channels: Channels, window: int) -> None:
    """Add what a generation did."""
    loads = ~stores
    counts.lines += int(np.count_nonzero(loads))
    counts.l1_hits += int(np.count_nonzero(hits))
    counts.l2_stores += int(np.count_nonzero(stores))
    counts.l2_loads += int(np.count_nonzero(loads & ~hits))
    counts.l2_hits += int(np.count_nonzero(loads & ~hits & ~missing))
    counts.dram_reads += int(np.count_nonzero(missing))
    counts.dram_writes += written_back
    counts.l2_slots += slots(channels.of(lines[~hits]), channels.channels, window)
    counts.dram_slots += slots(channels.of(lines[missing]), channels.channels, window)
    begin = np.flatnonzero(np.diff(which, prepend=-1))
    level = np.maximum.reduceat(np.where(missing, 2, np.where(hits | stores, 0, 1)), begin)
    of_loads = level[~part.stores[part.patterns]] if len(level) else level
    for number, name in enumerate(("L1", "L2", "DRAM")):
        counts.served[name] += int(np.count_nonzero(of_loads == number))


def channels_of(card: Card) -> Channels:
    """The channels of a card's L2."""
    return Channels(int(card.l2_channels), int(card.l2_interleave), int(card.l2_bytes / card.l2_channels / card.l2_ways / LINE))


def window_of(card: Card) -> int:
    """Requests to L2 that are under way at once at its full rate."""
    return int(card.l2_latency * card.l2_bytes_per_clock / LINE * card.l2_channels)


def slots(channel: np.ndarray, channels: int, window: int) -> float:
    """Requests that `channels` channels could have served while these `channel` numbers are, `window` of them under way at once.

    Within a window all wait for the busiest channel, so this is the number of requests where channels share evenly, and up
    to `channels` times as many where all go to one.
    """
    if not len(channel):
        return 0.0
    windows = np.arange(len(channel)) // window
    count = np.bincount(windows * channels + channel, minlength=(windows[-1] + 1) * channels)
    return float(count.reshape(-1, channels).max(axis=1).sum() * channels)
