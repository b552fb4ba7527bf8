"""Define the style, legend and figure files that all plots share."""

from __future__ import annotations

from collections.abc import Iterable

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from polaris_lab.base import paths
from polaris_lab.base.files import refreshing

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
"""The palette of Okabe and Ito, which colour-blind people can tell apart."""
MARKERS = "osD^vPX"
STYLE = {
    "figure.dpi": 100, "figure.figsize": (7.0, 3.6), "figure.facecolor": "white", "figure.constrained_layout.use": True,
    "font.size": 10, "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "axes.axisbelow": True,
    "grid.color": "#e4e4e4", "axes.prop_cycle": plt.cycler(color=COLOURS), "lines.markersize": 5,
    "legend.frameon": False,
}


def look(i: int) -> dict[str, str]:
    """Choose the colour and the marker of the i-th line; both repeat when they run out."""
    return {"color": COLOURS[i % len(COLOURS)], "marker": MARKERS[i % len(MARKERS)]}


def legend_below(figure: Figure, panels: Iterable[plt.Axes]) -> None:
    """Draw one legend for all panels below them, with the labels in the order of their first appearance."""
    handles = {label: handle for panel in panels
               for handle, label in zip(*panel.get_legend_handles_labels(), strict=True)}
    columns = min(4, int(figure.get_figwidth() / 2.2))  # kernels' names are up to two inches wide
    figure.legend(handles.values(), handles, loc="outside lower center", ncols=columns, fontsize=8)


def finish(figure: Figure, name: str) -> None:
    """Show the figure, and write it to figures/`name`.png when notebooks are refreshed."""
    if refreshing():
        paths.FIGURES.mkdir(exist_ok=True)
        # without the version of matplotlib in the file, equal data give equal bytes
        figure.savefig(paths.FIGURES / f"{name}.png", metadata={"Software": None})
    plt.show()
    plt.close(figure)
