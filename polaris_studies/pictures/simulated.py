"""Plot simulations: strides, bytes of each memory level, row pitches, speeds compared with published ones.

Each shows ranges and says "simulated".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.ticker import ScalarFormatter

from polaris_lab.plots.style import (
    COLOURS,
    STYLE,
    WIDEST,
    finish,
    label_lines,
    legend_below,
    look,
    looks,
    name_lines,
    rims,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd



def strides(table: pd.DataFrame, title: str, *, name: str) -> None:
    """Plot against the stride: the clocks of L2 with `channel_lockstep` from 0 to 1, its channels, and the hits of L1.

    `table` is from `stride_walk.stride_costs`, with a column `kind` more: a colour each. `name` is the figure's file.
    """
    with plt.rc_context(STYLE):
        figure, (clocks, channels, again) = plt.subplots(1, 3, figsize=(WIDEST, 3.9))
        kinds = table["kind"].nunique()
        for i, (kind, line) in enumerate(table.groupby("kind", sort=False)):
            style = {**look(i), "label": kind, "markersize": rims(i, kinds)["markersize"]}
            spread = [line["l2_clocks"] - line["l2_apart"], line["l2_in_step"] - line["l2_clocks"]]
            clocks.errorbar(line["stride"], line["l2_clocks"], spread, capsize=2, linestyle="none", **style)
            channels.plot(line["stride"], line["channels"], linestyle=":", **style)
            again.plot(line["stride"], 100 * line["l1_again"], linestyle=":", **style)
        clocks.set_yscale("log", base=2)
        clocks.yaxis.set_major_formatter(ScalarFormatter())
        clocks.set(ylabel="simulated clocks of L2, first reading", title="bar: from waves apart to in step")
        channels.set(ylabel="channels met", ylim=(0, None), title="channels")
        again.set(ylabel="percent of its lines still in L1", ylim=(-4, 104), title="the second reading")
        for panel in (clocks, channels, again):
            panel.set_xscale("log", base=2)
            panel.set_xlabel("bytes from row to row")
            panel.title.set_size(10)
        name_lines(figure, (clocks, channels, again))
        figure.suptitle(title)
        finish(figure, name)


def sizes(table: pd.DataFrame, l2_bytes: float, title: str, *, name: str) -> None:
    """Plot how many times the memory chips move the three matrices against n: a line for each kernel, its name behind.

    `table` is from `memory_levels.extrapolate_in_k`. Vertical lines stand where three matrices, and one matrix, have
    `l2_bytes`.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(7.6, 4.2))
        styles = looks(table["kernel"])
        for i, (kernel, line) in enumerate(table.groupby("kernel", sort=False)):
            times = line["dram"] / (12 * line["n"] ** 2)  # A, B and C, of 4 bytes an element
            panel.plot(line["n"], times, label=kernel, **styles[kernel], **rims(i, len(styles)))
        panel.set_xscale("log", base=2)
        panel.set_yscale("log")
        panel.yaxis.set_major_formatter("{x:g}")
        ticks = [each for each in sorted(table["n"].unique()) if not each & (each - 1)]
        panel.set_xticks(ticks, [str(each) for each in ticks])
        panel.minorticks_off()
        for matrices, words in ((3, "three matrices\nfill L2"), (1, "one matrix\nfills L2")):
            at = (l2_bytes / 4 / matrices) ** 0.5
            panel.axvline(at, color="#888888", linewidth=1, linestyle="--")
            panel.annotate(words, (at, 0.97), xycoords=("data", "axes fraction"), fontsize=8, color="#444444", va="top",
                           xytext=(-4 if matrices == 3 else 4, 0), textcoords="offset points",
                           ha="right" if matrices == 3 else "left")
        panel.set(xlabel="m = n = k", ylabel="simulated bytes from and to\nmemory, in multiples of A, B and C")
        label_lines(panel)
        figure.suptitle(title)
        finish(figure, name)


def pitches(table: pd.DataFrame, title: str, *, name: str) -> None:
    """Plot simulated GFLOPS with two ranges: a panel for each n, a row for each kernel, a colour for each row pitch.

    `table` has memory_levels.LEVEL_COLUMNS. The thick range is that of `channel_lockstep` alone, from 0 to 1; the thin
    one is that of all constants.
    """
    with plt.rc_context(STYLE):
        kernels, ns = list(table["kernel"].unique()), sorted(table["n"].unique())
        figure, panels = plt.subplots(1, len(ns), squeeze=False, sharey=True, sharex=True,
                                      figsize=(min(2.2 + 4.3 * len(ns), WIDEST), 1.6 + 0.44 * len(kernels)))
        for panel, n in zip(panels[0], ns, strict=True):
            for i, (pitch, line) in enumerate(table[table["n"] == n].groupby("lda", sort=True)):
                place = [kernels.index(each) + 0.22 * (i - 1) for each in line["kernel"]]
                panel.hlines(place, line["gflops_low"], line["gflops_high"], color=COLOURS[i], linewidth=1)
                panel.hlines(place, line["gflops_in_step"], line["gflops_apart"], color=COLOURS[i], linewidth=5,
                             alpha=0.35)
                panel.plot(line["gflops"], place, linestyle="none", label=f"pitch {pitch}", **look(i))
            panel.set(xscale="log", title=f"n = {n}", xlabel="simulated GFLOPS")
            panel.legend(fontsize=8, loc="lower left")
        panels[0][0].set_yticks(range(len(kernels)), kernels)
        panels[0][0].invert_yaxis()
        figure.supxlabel("marker: expected; thick: waves in step to apart; thin: all constants", fontsize=8)
        figure.suptitle(title)
        finish(figure, name)


def predicted(table: pd.DataFrame, title: str, *, name: str, unit: str = "GFLOPS") -> None:
    """Plot simulated speeds in `unit` with their ranges against published ones, with the line where they agree.

    `table` has the columns source (a colour each), published, low, simulated and high. Both axes are logarithmic.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(7.0, 5.0))
        for i, (source, part) in enumerate(table.groupby("source", sort=False)):
            error = [part["simulated"] - part["low"], part["high"] - part["simulated"]]
            panel.errorbar(part["published"], part["simulated"], np.clip(error, 0, None), label=source,
                           linestyle="none", capsize=2, linewidth=0.8, **look(i))
        ends = [0.7 * table["published"].min(), 1.5 * table["published"].max()]
        panel.plot(ends, ends, color="#666666", linewidth=1)
        panel.annotate("simulated = published", ends[:1] * 2, xytext=(24, 10), textcoords="offset points", fontsize=8,
                       rotation=32)
        panel.set(xscale="log", yscale="log", xlabel=f"published {unit}", ylabel=f"simulated {unit} (low to high)",
                  title=title)
        panel.legend(fontsize=8)
        finish(figure, name)


def reaches(table: pd.DataFrame, title: str, *, name: str, whole: str, xlabel: str) -> None:
    """Plot the factor that each explanation accounts for: a row for each row of `table`, a marker for each column.

    The column `whole` is the factor that is to be explained; it is drawn as a bar.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(7.5, 1.4 + 0.27 * len(table)))
        places = np.arange(len(table))
        panel.barh(places, table[whole] - 1, left=1, color="#d9d9d9", label=whole)
        for i, column in enumerate(table.columns.drop(whole)):
            panel.plot(table[column], places, linestyle="none", label=column, **look(i))
        panel.axvline(1, color="#666666", linewidth=1)
        labels = [" ".join(map(str, each)) if isinstance(each, tuple) else str(each) for each in table.index]
        panel.set_yticks(places, labels)
        panel.set(xscale="log", xlabel=xlabel, title=title, ylim=(len(table) - 0.4, -0.6))
        panel.set_xlim(left=0.9 * min(1.0, table.min(axis=None)))  # the edge would cut a marker at 1 in two
        panel.set_xticks(ticks := [tick for tick in (1, 2, 5, 10, 20, 50, 100) if tick <= 2 * table[whole].max()],
                         map(str, ticks))
        panel.minorticks_off()
        legend_below(figure, [panel])
        finish(figure, name)


def resources(clocks: pd.DataFrame, time: pd.DataFrame, title: str, *, name: str) -> None:
    """Plot how busy each resource is: a group of bars for each row of `clocks`, a bar for each of its columns.

    A black mark next to each group is the time with its range; `time` has the columns low, expected and high and the
    index of `clocks`. All values are clocks divided by those of the multiply-adds alone, so that 1 is the peak. Bars
    stand side by side and not on top of each other, because resources work at the same time.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(WIDEST, 4.4))
        width = 0.8 / (len(clocks.columns) + 1)
        places = np.arange(len(clocks))
        for i, (column, style) in enumerate(looks(clocks).items()):
            panel.bar(places + (i - len(clocks.columns) / 2) * width, clocks[column], width, color=style["color"],
                      label=column)
        error = [time["expected"] - time["low"], time["high"] - time["expected"]]
        panel.errorbar(places + len(clocks.columns) / 2 * width, time["expected"], error, fmt="_k", markersize=9,
                       capsize=3, label="the time, with its range")
        panel.axhline(1, color="#666666", linewidth=1)
        panel.set(ylabel="time / time of the multiply-adds", yscale="log")
        panel.set_yticks(ticks := [0.01, 0.03, 0.1, 0.3, 1, 3, 10], [f"{tick:g}" for tick in ticks])
        panel.set_xticks(places, clocks.index, fontsize=8)
        figure.legend(*panel.get_legend_handles_labels(), loc="outside lower center", ncols=7, fontsize=8)
        figure.suptitle(title)
        finish(figure, name)


def speed_ranges(rows: Mapping[str, pd.DataFrame], x: Mapping[str, str], by: str, title: str, *, name: str,
                 line: float, said: str) -> None:
    """Plot simulated GFLOPS with their ranges: a panel for each of `rows`, a colour for each value of the column `by`.

    The keys of `rows` are the labels of the panels' x axes, and `x` maps them to columns. Crosses are the speeds if
    waves always keep step. A horizontal line stands at `line`, with the label `said`.
    """
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(1, len(rows), squeeze=False, sharey=True,
                                      figsize=(min(4.8 * len(rows), WIDEST), 4.0))
        for panel, (label, part) in zip(panels[0], rows.items(), strict=True):
            values: Sequence[float] = sorted(part[x[label]].unique())
            kinds = looks(part[by])
            for i, (kind, style) in enumerate(kinds.items()):
                here = part[part[by] == kind].sort_values(x[label])
                at = np.searchsorted(values, here[x[label]]) + 0.28 * (i - (len(kinds) - 1) / 2)
                error = [here["gflops"] - here["gflops_low"], here["gflops_high"] - here["gflops"]]
                panel.errorbar(at, here["gflops"], error, linestyle="none", capsize=3, label=kind, **style)
                panel.plot(at, here["gflops_in_step"], "x", color=style["color"])
            panel.axhline(line, color="#666666", linewidth=1, linestyle="--", label=said)
            panel.set_xticks(range(len(values)), [f"{value:g}" for value in values], fontsize=8)
            panel.set(xlabel=label, ylim=(0, 1.08 * max(each["gflops_high"].max() for each in rows.values())))
        panels[0][0].set_ylabel("simulated GFLOPS")
        name_lines(figure, panels[0])
        figure.supxlabel("marker: expected; bar: all constants; cross: waves always in step", fontsize=8)
        figure.suptitle(title)
        finish(figure, name)
