"""Draw the pictures whose values one turns: limits of waves, and shares of channels and of banks."""

from __future__ import annotations

from collections.abc import Mapping

import matplotlib.pyplot as plt
import numpy as np

from polaris_lab.plots.style import COLOURS, STYLE, finish


def limits(counts: Mapping[str, int], least: int, title: str, *, name: str, xlabel: str) -> None:
    """Draw a bar for what each limit allows; those that allow the least are in another colour."""
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(6.4, 0.9 + 0.5 * len(counts)))
        colours = [COLOURS[1] if count == least else COLOURS[0] for count in counts.values()]
        bars = panel.barh(list(counts), list(counts.values()), color=colours, height=0.6)
        panel.bar_label(bars, padding=4)
        panel.set(xlabel=xlabel, title=title, xlim=(0, 1.15 * max(1, *counts.values())))
        panel.invert_yaxis()
        panel.grid(axis="y", visible=False)
        finish(figure, name)


def shares(served: Mapping[str, tuple[str, np.ndarray]], title: str, *, name: str) -> None:
    """Draw panels side by side: what each channel, or each bank, serves, and what each would if all served as much.

    `served` has for each panel's x label its y label and a count for each of what the x label names.
    """
    with plt.rc_context(STYLE):
        widths = [6 + len(counts) for _, counts in served.values()]
        figure, panels = plt.subplots(1, len(served), figsize=(0.16 * sum(widths), 2.9), width_ratios=widths,
                                      squeeze=False)
        for panel, (what, (asked, counts)) in zip(panels[0], served.items(), strict=True):
            even = counts.sum() / len(counts)
            panel.bar(np.arange(len(counts)), counts, color=COLOURS[0], width=0.7)
            panel.axhline(even, color=COLOURS[1], linewidth=1.2)
            panel.annotate("an even share", (len(counts) - 0.5, even), xytext=(0, 3), ha="right",
                           textcoords="offset points", fontsize=8, color=COLOURS[1])
            panel.set(xlabel=what, ylabel=asked)
            panel.set_xticks(np.arange(0, len(counts), max(1, len(counts) // 8)))
            panel.grid(axis="x", visible=False)
        figure.suptitle(title, fontsize=11)
        finish(figure, name)
