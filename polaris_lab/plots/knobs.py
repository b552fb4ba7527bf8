"""Draw the pictures whose values one turns: limits of waves, and shares of channels."""

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


def shares(counts: np.ndarray, title: str, *, name: str) -> None:
    """Draw how many lines of one load each channel serves, beside what each would serve if all had as many."""
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(6.4, 2.6))
        panel.bar(np.arange(len(counts)), counts, color=COLOURS[0], width=0.7)
        panel.axhline(counts.sum() / len(counts), color=COLOURS[1], linewidth=1.2)
        panel.annotate("an even share", (len(counts) - 0.5, counts.sum() / len(counts)), xytext=(0, 3), ha="right",
                       textcoords="offset points", fontsize=8, color=COLOURS[1])
        panel.set(xlabel="channel of L2", ylabel="lines asked for", title=title)
        panel.set_xticks(np.arange(len(counts)))
        panel.grid(axis="x", visible=False)
        finish(figure, name)
