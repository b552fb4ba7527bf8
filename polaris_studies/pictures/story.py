"""Draw the figures of the book's first page. Each returns its figure, which the book writes as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure

from polaris_lab.plots.style import COLOURS, looks

if TYPE_CHECKING:
    import pandas as pd

INK, GRID_COLOUR = "#1f2328", "#d4d4d8"
"""The colours of text and lines, and of grids: the book replaces them by those of the reader's light or dark page."""
STYLE = {
    "figure.constrained_layout.use": True, "figure.facecolor": "none", "axes.facecolor": "none", "font.size": 10,
    "savefig.facecolor": "none", "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": INK, "xtick.color": INK,
    "ytick.color": INK, "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True,
    "axes.axisbelow": True, "grid.color": GRID_COLOUR, "legend.frameon": False, "legend.fontsize": 8,
    "lines.markersize": 5, "font.family": ["sans-serif"], "svg.fonttype": "none",
}
"""The settings under which these figures are drawn and saved; text stays text."""
WIDTH_INCHES = 7.2
"""Inches that a figure is wide."""


def _lines(count: int, panels: int = 1) -> tuple[Figure, np.ndarray]:
    figure = Figure(figsize=(WIDTH_INCHES, 1.3 + 0.24 * count))
    return figure, figure.subplots(1, panels, squeeze=False, sharey=panels == 1)[0]


def _name_rows(panel: object, names: Sequence[str]) -> None:
    panel.set_yticks(range(len(names)), names, fontsize=8)
    panel.set_ylim(len(names) - 0.5, -0.5)
    panel.grid(visible=False, axis="y")


def climb(table: pd.DataFrame) -> Figure:
    """Draw a bar for each row: the `share` of cuBLAS's speed that a `kernel` reaches, percent, and what it `adds`."""
    figure, (panel,) = _lines(len(table))
    bars = panel.barh(range(len(table)), table["share"], color=COLOURS[0], height=0.7)
    notes = [f"{share:.0f} %, {adds}" for share, adds in zip(table["share"], table["adds"], strict=True)]
    panel.bar_label(bars, notes, padding=5, fontsize=8)
    _name_rows(panel, list(table["kernel"]))
    panel.grid(visible=False)
    panel.set(xlim=(0, 150), xticks=range(0, 101, 20), xlabel="percent of cuBLAS's speed")
    return figure


def shares_of_peak(table: pd.DataFrame) -> Figure:
    """Draw one point for each row: `share`, percent of the card's peak; `label` names it, `card` gives the colour."""
    figure, (panel,) = _lines(len(table))
    styles = looks(table["card"])
    for card, rows in table.groupby("card", sort=False):
        places = [table.index.get_loc(index) for index in rows.index]
        panel.plot(rows["share"], places, linestyle="none", label=card, clip_on=False, zorder=3, **styles[card])
    _name_rows(panel, list(table["label"]))
    panel.set(xlim=(0, 100), xlabel="published speed, percent of the card's peak")
    panel.axvline(100, color=INK, linewidth=1.5, label="the card's peak")
    panel.legend(loc="lower right")
    return figure


def published_and_simulated(table: pd.DataFrame) -> Figure:
    """Draw `published` points over the simulated range `low` to `high`, `expected` marked; GFLOPS, by `label`."""
    figure, (panel,) = _lines(len(table))
    place = np.arange(len(table))
    panel.hlines(place, table["low"], table["high"], color=COLOURS[5], linewidth=5, alpha=0.5,
                 label="simulated: slowest to fastest constants")
    panel.plot(table["expected"], place, "|", color=INK, markersize=9, markeredgewidth=2,
               label="simulated, as expected")
    panel.plot(table["published"], place, "o", color=COLOURS[1], label="published", zorder=3)
    _name_rows(panel, list(table["label"]))
    panel.set(xscale="log", xlabel="GFLOPS on a Polaris card")
    figure.legend(loc="outside lower center", ncols=3)
    return figure


def steps_to_the_peak(table: pd.DataFrame, peak: float, card: str) -> Figure:
    """Draw each step's simulated GFLOPS `expected` with its range `low` to `high`, and the card's `peak`."""
    figure, (panel,) = _lines(len(table))
    place = np.arange(len(table))
    panel.hlines(place, table["low"], table["high"], color=COLOURS[5], linewidth=5, alpha=0.5,
                 label="simulated: slowest to fastest constants")
    panel.plot(table["expected"], place, "o", color=INK, label="simulated, as expected")
    panel.axvline(peak, color=INK, linewidth=1.5, label=f"peak, {peak:,.0f} GFLOPS")
    _name_rows(panel, list(table["label"]))
    panel.set(xlim=(0, None), xlabel=f"GFLOPS on a simulated {card}")
    figure.legend(loc="outside lower center", ncols=3)
    return figure


def errors_over_bounds(table: pd.DataFrame) -> Figure:
    """Draw the largest error of each `kernel` on each `device` over its bound (`fraction`); above 1 it is wrong."""
    kernels, devices = list(table["kernel"].unique()), list(table["device"].unique())
    figure, (panel,) = _lines(len(kernels))
    for i, (device, style) in enumerate(looks(devices).items()):
        rows = table[table["device"] == device]
        place = [kernels.index(name) + 0.22 * (i - (len(devices) - 1) / 2) for name in rows["kernel"]]
        panel.plot(rows["fraction"], place, linestyle="none", label=device, **style)
    panel.axvline(1, color=INK, linewidth=1.5, label="the bound")
    _name_rows(panel, kernels)
    panel.set(xscale="log", xlabel="largest error, as a multiple of its bound")
    figure.legend(loc="outside lower center", ncols=3)
    return figure


def parts_of_the_fastest(tables: Mapping[str, pd.DataFrame]) -> Figure:
    """Draw a panel for each device: each `kernel`'s speed in percent of the fastest there, with 95 % intervals.

    A table has the columns kernel, share, low and high, all in percent, the fastest first.
    """
    figure = Figure(figsize=(WIDTH_INCHES, 0.4 + sum(0.75 + 0.2 * len(table) for table in tables.values())))
    panels = figure.subplots(len(tables), 1, squeeze=False, sharex=True,
                             height_ratios=[2 + len(table) for table in tables.values()])[:, 0]
    styles = looks(tables)
    for panel, (device, table) in zip(panels, tables.items(), strict=True):
        place = np.arange(len(table))
        ends = np.nan_to_num(np.abs(table[["low", "high"]].to_numpy().T - table["share"].to_numpy()))
        panel.errorbar(table["share"], place, xerr=ends, linestyle="none", capsize=2, **styles[device])
        _name_rows(panel, list(table["kernel"]))
        panel.set(xlim=(0, 108), title=device)
        panel.title.set_fontsize(9)
    panels[-1].set_xlabel("percent of the fastest on the same device")
    return figure


def words_by_document(table: pd.DataFrame) -> Figure:
    """Draw a stacked bar for each document (the index): how many of its claims got each word (the columns)."""
    figure, (panel,) = _lines(len(table))
    before = np.zeros(len(table))
    for colour, word in zip((COLOURS[2], COLOURS[1], COLOURS[4], "#9a9aa2", COLOURS[5], GRID_COLOUR), table.columns,
                            strict=False):
        panel.barh(range(len(table)), table[word], left=before, color=colour, height=0.7, label=word)
        before += table[word].to_numpy()
    _name_rows(panel, list(table.index))
    panel.set(xlabel="published claims")
    figure.legend(loc="outside lower center", ncols=3)
    return figure
