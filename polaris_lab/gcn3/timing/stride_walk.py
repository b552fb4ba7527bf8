"""What a stride costs: a column of a matrix, walked through the modelled caches and channels of a card, one word from each row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.gcn3.code.cards import DEFAULT, Card
from polaris_lab.gcn3.code.cards import card as card_of
from polaris_lab.gcn3.timing.access_cost import rate, touched
from polaris_lab.gcn3.timing.caches import LINE, Cache
from polaris_lab.gcn3.timing.memory_traffic import channels_of, slots, window_of

if TYPE_CHECKING:
    import pandas as pd

LANES, WORD = 64, 4
COLUMNS = ["stride", "lines", "ta_clocks", "l1_sets", "l1_again", "channels", "l2_sets", "l2_again", "l2_apart", "l2_clocks", "l2_in_step"]


def stride_costs(strides: Iterable[int], rows: int = 256, card: str | Card = DEFAULT) -> pd.DataFrame:
    """`rows` words, `stride` bytes apart, read by waves of 64 lanes, and then all of them again; a row for each stride, as COLUMNS.

    `lines` and `ta_clocks` are of one wave's load: lines of 64 bytes, and clocks of its address unit. `l1_sets` and `l2_sets`
    are the sets of an empty L1 and of an empty L2 that the walk meets, `channels` those of L2. `l1_again` and `l2_again` are the shares of
    its lines that are still in L1, and in L2, when the second walk looks for them there. `l2_apart`, `l2_clocks` and `l2_in_step` are
    clocks that L2 takes to serve the first walk with `channel_lockstep` at 0, as it is, and at 1. Raises ValueError for a
    stride that is no positive multiple of 4 bytes.
    """
    import pandas as pd

    where = card_of(card)
    return pd.DataFrame([_walked(int(stride), rows, where) for stride in strides], columns=COLUMNS)


def rows_held(stride: int, card: str | Card = DEFAULT) -> dict[str, int]:
    """How many rows `stride` bytes apart L1 and L2 can hold a line of, if they hold nothing else.

    `stride` is a multiple of a line: the sets come again after as many rows as there are sets, or sooner. Raises ValueError otherwise.
    """
    if stride < LINE or stride % LINE:
        raise ValueError(f"stride is {stride} bytes; it must be a multiple of {LINE}, the bytes of a line")
    where = card_of(card)
    channels = channels_of(where)
    lines = np.arange(max(int(where.l1_sets), channels.channels * channels.sets)) * (stride // LINE)
    return {"L1": len(np.unique(lines % int(where.l1_sets))) * int(where.l1_ways),
            "L2": len(np.unique(channels.set_of(lines))) * int(where.l2_ways)}


def _walked(stride: int, rows: int, card: Card) -> dict[str, object]:
    if stride < WORD or stride % WORD:
        raise ValueError(f"stride is {stride} bytes; it must be a positive multiple of {WORD}, the bytes of a word")
    address = np.arange(rows) * stride
    loads = [touched(address[first:first + LANES], WORD) for first in range(0, rows, LANES)]
    lines, channels = np.concatenate(loads), channels_of(card)
    twice = np.tile(lines, 2)
    l1 = Cache(int(card.l1_sets), int(card.l1_ways)).access(twice, twice % int(card.l1_sets)).hits
    missed = ~l1
    l2 = np.ones(len(twice), bool)
    l2[missed] = Cache(channels.channels * channels.sets, int(card.l2_ways)).access(twice[missed], channels.set_of(twice[missed])).hits
    second = np.arange(len(twice)) >= len(lines)
    asked = second & missed
    served = channels.channels * card.l2_bytes_per_clock / LINE  # lines a clock, all channels busy
    even, step = len(lines) / served, slots(channels.of(lines), channels.channels, window_of(card)) / served
    return {"stride": stride, "lines": len(loads[0]), "ta_clocks": int(getattr(card, rate(address[:LANES], 1, writes=False))),
            "l1_sets": len(np.unique(lines % int(card.l1_sets))), "l1_again": l1[second].mean(), "channels": len(np.unique(channels.of(lines))),
            "l2_sets": len(np.unique(channels.set_of(lines))), "l2_again": l2[asked].mean() if asked.any() else np.nan,
            "l2_apart": even, "l2_clocks": even + card.channel_lockstep * (step - even), "l2_in_step": step}
