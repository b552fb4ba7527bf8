"""Draw the geometry of a kernel: the lines of a wave, the banks of its words, the tiles of a group, the channels.

The tables come from the addresses that a kernel's machine code computes (`polaris_studies.kernel_geometry`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import to_rgb
from matplotlib.patches import Rectangle

from polaris_lab.plots.style import COLOURS, PALE, PARTS, STYLE, finish

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

LINE_FLOATS = 16
"""Floats in a cache line of 64 bytes."""
BANKS = 32
"""Banks of local memory."""
MOST_ROWS = 64
"""The most rows of a matrix that a picture of lines draws."""


def lanes(accesses: Mapping[str, pd.DataFrame], shapes: Mapping[str, tuple[int, int]], title: str, *,
          name: str) -> None:
    """Draw the elements that one wave touches in one access to each matrix, and the cache lines that they lie in.

    A table has the columns lane, row, column, offset and bytes, a row for each lane; `shapes` has (rows, pitch) of each
    matrix, in elements. The elements of lane 0 have a black rim. Rows that are not touched are left out.
    """
    heights = [1 + min(len(set(table["row"])), MOST_ROWS) for table in accesses.values()]
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(len(accesses), 1, squeeze=False,
                                      figsize=(7.4, 0.9 + sum(0.55 + 0.14 * rows for rows in heights)),
                                      height_ratios=[rows + 3 for rows in heights])
        for panel, (matrix, table) in zip(panels[:, 0], accesses.items(), strict=True):
            _lines_of(panel, matrix, table, shapes[matrix][1])
        figure.suptitle(title, fontsize=11)
        finish(figure, name)


def _lines_of(panel: Axes, matrix: str, table: pd.DataFrame, pitch: int) -> None:
    rows = {row: place for place, row in enumerate(sorted(set(table["row"]))[:MOST_ROWS])}
    elements = table["offset"].to_numpy()[:, None] // 4 + np.arange(max(int(table["bytes"].iloc[0]) // 4, 1))
    lines, left, right = np.unique(elements // LINE_FLOATS), np.inf, -np.inf
    for first in lines * LINE_FLOATS:
        row, column = divmod(int(first), pitch)
        if row in rows:
            panel.add_patch(Rectangle((column, rows[row]), LINE_FLOATS, 1, facecolor=PALE, edgecolor="#888888",
                                      linewidth=0.8))
            left, right = min(left, column), max(right, column + LINE_FLOATS)
    owners = dict(zip(elements[0], [0] * elements.shape[1], strict=True))
    for element in np.unique(elements):
        row, column = divmod(int(element), pitch)
        if row in rows:
            first = element in owners
            panel.add_patch(Rectangle((column + 0.08, rows[row] + 0.12), 0.84, 0.76, facecolor=PARTS[matrix],
                                      edgecolor=PARTS["one work-item"] if first else "none", linewidth=1.6,
                                      zorder=3 if first else 2))
    panel.set(xlim=(left - 0.5, right + 0.5), ylim=(len(rows) + 0.2, -0.2), ylabel=f"row of {matrix}",
              xlabel=f"column of {matrix}")
    shown = list(rows)[::max(1, len(rows) // 8)]
    panel.set_yticks([rows[row] + 0.5 for row in shown], shown, fontsize=8)
    panel.tick_params(labelsize=8, length=2)
    many = len(np.unique(elements))
    panel.set_title(f"{matrix}: {len(table)} lanes want {many} different elements, in {len(lines)} "
                    f"line{'s' * (len(lines) > 1)} of 64 bytes", fontsize=9, loc="left", color=PARTS[matrix])


def banks(accesses: Mapping[str, Sequence[Sequence[tuple[int, int]]]], title: str, *, name: str) -> None:
    """Draw which words of local memory each bank gives to the first half of a wave in one access.

    An access has 32 queues, one for each bank: (word, lane) of each different word, the lane being the first that wants
    it. Words above each other wait for each other, so that the tallest queue is the number of passes.
    """
    tall = [max(map(len, queues)) for queues in accesses.values()]
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(len(accesses), 1, figsize=(7.6, 0.7 + sum(0.85 + 0.2 * most for most in tall)),
                                      squeeze=False, height_ratios=[most + 2 for most in tall])
        for panel, (label, queues), most in zip(panels[:, 0], accesses.items(), tall, strict=True):
            for bank, queue in enumerate(queues):
                for place, (_, lane) in enumerate(queue):
                    panel.add_patch(Rectangle((bank + 0.05, place + 0.05), 0.9, 0.9, facecolor=PARTS["local memory"]
                                              if place == 0 else COLOURS[1], edgecolor="none"))
                    panel.text(bank + 0.5, place + 0.5, lane, ha="center", va="center", fontsize=8)
            panel.set(xlim=(0, BANKS), ylim=(0, most), yticks=range(0, most + 1, max(1, most // 4)), ylabel="pass")
            panel.set_xticks(np.arange(0, BANKS, 4) + 0.5, range(0, BANKS, 4))
            panel.set_title(f"{label}: {most} pass{'es' * (most > 1)}", fontsize=9, loc="left")
            panel.tick_params(labelsize=8, length=2)
        panels[-1, 0].set_xlabel("bank of local memory; the number in a square is the first lane that wants the word")
        figure.suptitle(title, fontsize=11)
        finish(figure, name)


def tiles(owned: Mapping[str, np.ndarray], title: str, *, name: str) -> None:
    """Draw what one work-group of a product touches: its block of C, its panel of A on the left, its panel of B above.

    An array has the shape of its matrix: 0 for an element that is not touched, 1 for one that is, 2 for one of the
    first step along K (of C: none), 3 for one of the first work-item.
    """
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(2, 2, figsize=(6.6, 6.4), width_ratios=_sides(owned, 1, "A", "C"),
                                      height_ratios=_sides(owned, 0, "B", "C"))
        panels[0, 0].set_axis_off()
        said = ("A and B, full: loaded in the first step", "pale: in later steps", "C, pale: the block that is made",
                "strongest: one work-item")
        panels[0, 0].text(0.5, 0.5, "\n".join(said), ha="center", va="center", fontsize=9,
                          transform=panels[0, 0].transAxes)
        for panel, matrix in ((panels[1, 0], "A"), (panels[0, 1], "B"), (panels[1, 1], "C")):
            matrix_tiles(panel, matrix, owned[matrix])
            if (own := np.argwhere(owned[matrix] == 3)).size <= 16:  # a few elements, too small to be seen at a side
                panel.plot(*own.T[::-1] + 0.5, "s", color=PARTS["one work-item"], markersize=4, clip_on=False)
        figure.suptitle(title, fontsize=11)
        finish(figure, name)


def _sides(owned: Mapping[str, np.ndarray], axis: int, *matrices: str) -> list[float]:
    sides = [owned[matrix].shape[axis] for matrix in matrices]
    return [max(side, 0.45 * max(sides)) for side in sides]


def matrix_tiles(panel: Axes, matrix: str, marks: np.ndarray) -> None:
    """Draw one matrix of `tiles` on a panel."""
    colour = np.array(to_rgb(PARTS[matrix]))
    shades = np.array([to_rgb(PALE), 0.35 * colour + 0.65, colour, to_rgb(PARTS["one work-item"])])
    if matrix in "CO":
        shades[1] = 0.6 * colour + 0.4
    rows, columns = marks.shape
    panel.imshow(shades[marks], extent=(0, columns, rows, 0), aspect="auto", interpolation="none")
    panel.set_title(f"{matrix}, {rows} x {columns}", fontsize=9, color=PARTS[matrix])
    panel.set_xlabel("column", fontsize=8)
    panel.set_ylabel("row", fontsize=8)
    panel.tick_params(labelsize=8, length=2)


def channels(counts: pd.DataFrame, title: str, *, name: str, card: str) -> None:
    """Draw how many requests of a wave each channel of a card's L2 gets, a panel for each pitch (the columns).

    `counts` has a row for each channel. The dashed line is an even share.
    """
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(1, counts.shape[1], figsize=(7.4, 2.9), sharey=True, squeeze=False)
        for panel, pitch in zip(panels[0], counts, strict=True):
            channel_bars(panel, counts[pitch], counts[pitch].sum(), f"rows {pitch} floats apart")
        panels[0][0].set_ylabel("lines asked for")
        figure.suptitle(title, fontsize=11)
        figure.supxlabel(f"channel of L2, {card}", fontsize=9)
        finish(figure, name)


def channel_bars(panel: Axes, counts: Sequence[float], whole: float, said: str) -> None:
    """Draw one panel of `channels`; `whole` is the number of requests in the end."""
    busiest = int(np.argmax(counts))
    panel.bar(range(len(counts)), counts,
              color=[COLOURS[1] if channel == busiest and counts[channel] > 2 * whole / len(counts) else COLOURS[0]
                     for channel in range(len(counts))])
    panel.axhline(whole / len(counts), color="#666666", linestyle="--", linewidth=1)
    panel.set_xticks(range(len(counts)))
    panel.set_title(said, fontsize=9)
