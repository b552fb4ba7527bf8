"""Compute the cost of a stride: a matrix column, one word of each row, read through simulated caches and channels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.model.cards import DEFAULT, Card
from polaris_lab.model.cards import card as card_of
from polaris_sim.timing.access_cost import rate, touched
from polaris_sim.timing.caches import LINE_BYTES, Cache
from polaris_sim.timing.memory_traffic import channels_of, slots, window_of

if TYPE_CHECKING:
    import pandas as pd

LANES, WORD_BYTES = 64, 4
STRIDE_COLUMNS = ["stride", "lines", "ta_clocks", "l1_sets", "l1_again", "channels", "l2_sets", "l2_again", "l2_apart",
                  "l2_clocks", "l2_in_step"]


def stride_costs(strides: Iterable[int], rows: int = 256, card: str | Card = DEFAULT) -> pd.DataFrame:
    """Simulate reading `rows` words twice, `stride` bytes apart, by waves of 64 lanes: a row of STRIDE_COLUMNS per
    stride.

    `lines` and `ta_clocks` belong to one wave's load: its 64-byte lines, and the clocks of the address unit. `l1_sets`,
    `l2_sets` and `channels` count the sets of L1 and L2, and the channels of L2, that hold the words. Both caches start
    empty; `l1_again` and `l2_again` are the fractions of hits in L1 and L2 during the second reading. `l2_apart`,
    `l2_clocks` and `l2_in_step` are the clocks that L2 takes for the first reading with `channel_lockstep` at 0, at the
    card's value, and at 1. Raises ValueError for a stride that is no positive multiple of 4 bytes.

    >>> sim.stride_costs([4, 8192])[["stride", "lines", "ta_clocks"]].values.tolist()
    [[4, 4, 4], [8192, 64, 16]]
    """
    import pandas as pd

    where = card_of(card)
    return pd.DataFrame([_stride_cost(int(stride), rows, where) for stride in strides], columns=STRIDE_COLUMNS)


def rows_held(stride: int, card: str | Card = DEFAULT) -> dict[str, int]:
    """Count the rows, `stride` bytes apart, of which L1 and L2 can each hold one line if they hold nothing else.

    Raises ValueError unless `stride` is a multiple of a line, so that the sets repeat after at most as many rows as
    there are sets.

    >>> sim.rows_held(8192)
    {'L1': 4, 'L2': 256}
    """
    if stride < LINE_BYTES or stride % LINE_BYTES:
        raise BadValue("stride",
                       f"stride is {stride} bytes; it must be a multiple of {LINE_BYTES}, the bytes of a line")
    where = card_of(card)
    channels = channels_of(where)
    lines = np.arange(max(int(where.l1_sets), channels.channels * channels.sets)) * (stride // LINE_BYTES)
    return {"L1": len(np.unique(lines % int(where.l1_sets))) * int(where.l1_ways),
            "L2": len(np.unique(channels.set_of(lines))) * int(where.l2_ways)}


def _stride_cost(stride: int, rows: int, card: Card) -> dict[str, object]:
    """Work out one row of `stride_costs`."""
    if stride < WORD_BYTES or stride % WORD_BYTES:
        raise BadValue("stride",
                       f"stride is {stride} bytes; it must be a positive multiple of a word's {WORD_BYTES}")
    address = np.arange(rows) * stride
    loads = [touched(address[first:first + LANES], WORD_BYTES) for first in range(0, rows, LANES)]
    lines, channels = np.concatenate(loads), channels_of(card)
    twice = np.tile(lines, 2)
    l1 = Cache(int(card.l1_sets), int(card.l1_ways)).access(twice, twice % int(card.l1_sets)).hits
    missed = ~l1
    l2 = np.ones(len(twice), bool)
    cache = Cache(channels.channels * channels.sets, int(card.l2_ways))
    l2[missed] = cache.access(twice[missed], channels.set_of(twice[missed])).hits
    second = np.arange(len(twice)) >= len(lines)
    asked = second & missed
    served = channels.channels * card.l2_bytes_per_clock / LINE_BYTES  # lines a clock, all channels busy
    even, step = len(lines) / served, slots(channels.of(lines), channels.channels, window_of(card)) / served
    return {"stride": stride, "lines": len(loads[0]),
            "ta_clocks": int(getattr(card, rate(address[:LANES], 1, writes=False))),
            "l1_sets": len(np.unique(lines % int(card.l1_sets))), "l1_again": l1[second].mean(),
            "channels": len(np.unique(channels.of(lines))), "l2_sets": len(np.unique(channels.set_of(lines))),
            "l2_again": l2[asked].mean() if asked.any() else np.nan,
            "l2_apart": even, "l2_clocks": even + card.channel_lockstep * (step - even), "l2_in_step": step}
