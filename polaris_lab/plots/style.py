"""Define the style, legend and figure files that all plots share."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from itertools import pairwise

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from polaris_lab.base import paths
from polaris_lab.base.files import refreshing, write_bytes

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
"""The palette of Okabe and Ito, which colour-blind people can tell apart."""
MARKERS = "osD^vPX"
PARTS = {"A": COLOURS[0], "B": COLOURS[1], "C": COLOURS[2], "Q": COLOURS[0], "K": COLOURS[1], "V": COLOURS[3],
         "O": COLOURS[2], "local memory": COLOURS[4], "one work-item": COLOURS[6]}
"""The colours of matrices, of local memory and of one work-item in every picture of a kernel's geometry. The queries of
an attention have the colour of A, its keys that of B and its output that of C."""
PALE = "#f1f1f1"
"""The colour of what a picture of a kernel's geometry shows for its place alone."""
STYLE = {
    "figure.dpi": 100, "figure.figsize": (7.0, 3.6), "figure.facecolor": "white", "figure.constrained_layout.use": True,
    "font.size": 10, "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "axes.axisbelow": True,
    "grid.color": "#e4e4e4", "axes.prop_cycle": plt.cycler(color=COLOURS), "lines.markersize": 5,
    "legend.frameon": False,
}


def look(i: int) -> dict[str, str]:
    """Choose the colour and the marker of the i-th line; both repeat when they run out."""
    return {"color": COLOURS[i % len(COLOURS)], "marker": MARKERS[i % len(MARKERS)]}


def legend_below(figure: Figure, panels: Iterable[plt.Axes], order: Iterable[str] = ()) -> None:
    """Draw one legend for all panels below them, with the labels in `order`, or that of their first appearance."""
    handles = {label: handle for panel in panels
               for handle, label in zip(*panel.get_legend_handles_labels(), strict=True)}
    handles = {label: handles[label] for label in order} or handles
    columns = min(4, int(figure.get_figwidth() / 2.2))  # kernels' names are up to two inches wide
    figure.legend(handles.values(), handles, loc="outside lower center", ncols=columns, fontsize=8)


def label_lines(panel: plt.Axes, ends: Mapping[str, float], colours: Mapping[str, str]) -> None:
    """Write each line's label in its colour behind the right edge of `panel`, at the value where the line ends.

    The limits of the y axis must stand already. Labels that would overlap are pushed apart.
    """
    gap = 13 / (72 * panel.get_position().height * panel.figure.get_figheight())  # a line of text, in panel heights
    scale = panel.transData + panel.transAxes.inverted()
    places = {label: scale.transform((1.0, value))[1] for label, value in ends.items()}
    order = sorted(places, key=places.__getitem__)
    for below, above in pairwise(order):
        places[above] = max(places[above], places[below] + gap)
    for above, below in pairwise(["", *reversed(order)]):
        places[below] = min(places[below], places[above] - gap if above else 1.0 - gap / 2)  # below a title
    for label in order:
        panel.text(1.02, places[label], label, color=colours[label], fontsize=8, va="center",
                   transform=panel.transAxes)


def finish(figure: Figure, name: str) -> None:
    """Show the figure, and write it to figures/`name`.png when notebooks are refreshed."""
    if refreshing():
        whole = io.BytesIO()
        # without the version of matplotlib in the file, equal data give equal bytes
        figure.savefig(whole, format="png", metadata={"Software": None})
        write_bytes(paths.FIGURES / f"{name}.png", whole.getvalue())
    plt.show()
    plt.close(figure)
