"""Pictures of simulated speeds: what keeps each step of a design busy, and what rows of another length do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd


def resources(clocks: pd.DataFrame, time: pd.DataFrame, title: str, *, name: str) -> None:
    """A group of bars for each row of `clocks`, one for each of its columns, and the time with its range as a black mark beside them.

    All in clocks over those of the multiply-adds alone, so that 1 is the peak. Bars stand side by side, not on top of
    each other: resources work at the same time. `time` has the columns low, expected and high, and the same index.
    """
    import matplotlib.pyplot as plt
    import numpy as np

    from polaris_lab import figures

    with plt.rc_context(figures.STYLE):
        figure, panel = plt.subplots(figsize=(9.5, 4.4))
        width = 0.8 / (len(clocks.columns) + 1)
        places = np.arange(len(clocks))
        for i, column in enumerate(clocks):
            panel.bar(places + (i - len(clocks.columns) / 2) * width, clocks[column], width, color=figures.COLOURS[i], label=column)
        error = [time["expected"] - time["low"], time["high"] - time["expected"]]
        panel.errorbar(places + len(clocks.columns) / 2 * width, time["expected"], error, fmt="_k", markersize=9, capsize=3, label="the time, with its range")
        panel.axhline(1, color="#666666", linewidth=1)
        panel.set(ylabel="clocks, of those the multiply-adds need", yscale="log")
        panel.set_yticks(ticks := [0.01, 0.03, 0.1, 0.3, 1, 3, 10], [f"{tick:g}" for tick in ticks])
        panel.set_xticks(places, clocks.index, fontsize=8)
        figure.legend(*panel.get_legend_handles_labels(), loc="outside lower center", ncols=7, fontsize=8)
        figure.suptitle(title)
        figures.finish(figure, name)


def ranges(rows: Mapping[str, pd.DataFrame], x: Mapping[str, str], by: str, title: str, *, name: str, line: float, said: str) -> None:
    """GFLOPS with their range, a panel for each of `rows` and a colour for each value of `by` in them; 0 to 1 of lockstep as triangles.

    `x` names the column of each panel's axis, and is the label of that axis. `line` is drawn across, as `said`.
    """
    import matplotlib.pyplot as plt
    import numpy as np

    from polaris_lab import figures

    with plt.rc_context(figures.STYLE):
        figure, panels = plt.subplots(1, len(rows), figsize=(4.8 * len(rows), 4.0), squeeze=False, sharey=True)
        for panel, (label, part) in zip(panels[0], rows.items(), strict=True):
            values: Sequence[float] = sorted(part[x[label]].unique())
            kinds = list(part[by].unique())
            for i, kind in enumerate(kinds):
                here = part[part[by] == kind].sort_values(x[label])
                at = np.searchsorted(values, here[x[label]]) + 0.28 * (i - (len(kinds) - 1) / 2)
                error = [here["gflops"] - here["gflops_low"], here["gflops_high"] - here["gflops"]]
                panel.errorbar(at, here["gflops"], error, fmt=figures.MARKERS[i], color=figures.COLOURS[i], capsize=3, label=kind)
                panel.plot(at, here["gflops_in_step"], "x", color=figures.COLOURS[i], label=f"{kind}, waves always in step")
            panel.axhline(line, color="#666666", linewidth=1, linestyle="--", label=said)
            panel.set_xticks(range(len(values)), [f"{value:g}" for value in values], fontsize=8)
            panel.set(xlabel=label, ylim=(0, 1.08 * max(each["gflops_high"].max() for each in rows.values())))
        panels[0][0].set_ylabel("simulated GFLOPS")
        figure.legend(*panels[0][0].get_legend_handles_labels(), loc="outside lower center", ncols=3, fontsize=8)
        figure.suptitle(title)
        figures.finish(figure, name)
