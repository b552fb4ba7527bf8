"""Define the style, looks, labels and figure files that all plots share."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from itertools import count, pairwise
from math import ceil
from textwrap import fill

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import to_hex, to_rgb
from matplotlib.figure import Figure

from polaris_lab.base import paths
from polaris_lab.base.files import refreshing, write_bytes

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
"""The palette of Okabe and Ito, which colour-blind people can tell apart."""
MARKERS = "osD^vPX"
WIDEST = 9.2
"""The inches that panels side by side take together at most: a page scales a wider figure down, and its letters too."""
PARTS = {"A": COLOURS[0], "B": COLOURS[1], "C": COLOURS[2], "Q": COLOURS[0], "K": COLOURS[1], "V": COLOURS[3],
         "O": COLOURS[2], "local memory": COLOURS[4], "one work-item": COLOURS[6]}
"""The colours of matrices, of local memory and of one work-item in every picture of a kernel's geometry. The queries of
an attention have the colour of A, its keys that of B and its output that of C."""
_PLACES = {name: place for place, names in enumerate((
    ("nvidia-h200", "naive", "lab.gemm", "global memory", "DRAM"),
    ("pocl-amd-epyc-zen4", "tiled", "clblast", "waits"),
    ("this device", "tiled_2x2", "cpu", "multiply-add", "VALU"),
    ("pocl-amd-epyc-zen5", "Radeon RX 590", "transposed_b", "float4_vec", "tiled_2x2_float4", "blocked", "L2"),
    ("pocl-amd-epyc-zen3", "intel-xeon-rocketlake", "Radeon RX 590 GME", "tile20_vectorized", "transposed_b_row0",
     "tiled_32", "tiled_2x2_oob", "tensor", "local memory", "LDS"),
    ("nvidia-h100-80gb-hbm3", "naive_row0", "tiled_4x4", "polaris", "L1"),
    ("tile16", "tiled_rect 8x8", "cublas", "numpy"))) for name in names}
"""The places in COLOURS and MARKERS of devices, kernels, libraries and parts of a device. Two that meet in a figure of
the notebooks have different ones. Black is for no device: it would not be seen on the book's dark page."""
PALE = "#f1f1f1"
"""The colour of what a picture of a kernel's geometry shows for its place alone."""
STYLE = {
    "figure.dpi": 100, "figure.figsize": (7.0, 3.6), "figure.facecolor": "white", "figure.constrained_layout.use": True,
    "font.size": 10, "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "axes.axisbelow": True,
    "grid.color": "#e4e4e4", "axes.prop_cycle": plt.cycler(color=COLOURS), "lines.markersize": 5,
    "legend.frameon": False,
}


def look(i: int) -> dict[str, str]:
    """Choose the colour and the marker of the i-th line; when the colours run out, they return with other markers."""
    return {"color": COLOURS[i % len(COLOURS)], "marker": MARKERS[(i + i // len(COLOURS)) % len(MARKERS)]}


def looks(names: Iterable[object]) -> dict[object, dict[str, str]]:
    """Choose the colour and the marker of each series of a figure by its name, the same in every figure.

    A name counts without "gemm_" before it and what follows a comma or a line break. One that has no place of its own,
    or whose place an earlier one has, takes the first that no series of the figure has.
    """
    names, taken = list(dict.fromkeys(names)), {}
    for name in names:
        place = _PLACES.get(re.split("[,\n]", str(name))[0].removeprefix("gemm_"))
        if place is not None and place not in taken.values():
            taken[name] = place
    free = (place for place in count() if place not in taken.values())
    return {name: look(taken[name] if name in taken else next(free)) for name in names}


def rims(i: int, lines: int) -> dict[str, float]:
    """Choose the widths of the i-th of some lines: the earlier, the wider. So of equal lines each one that lies below
    shows as a rim of the next, and so does its marker."""
    return {"linewidth": 1.5 + lines - 1 - i, "markersize": 5 + 1.5 * (lines - 1 - i)}


def shades(values: Sequence[float]) -> dict[float, dict[str, str]]:
    """Choose a colour and a marker for each of some sizes, from light for the first to dark for the last."""
    ramp = plt.get_cmap("viridis_r")(np.linspace(0.15, 1, len(values)))
    return {value: look(i) | {"color": to_hex(ramp[i])} for i, value in enumerate(values)}


def legend_below(figure: Figure, panels: Iterable[plt.Axes], order: Iterable[str] = ()) -> None:
    """Draw one legend for all panels below them, with the labels in `order`, or that of their first appearance."""
    handles = {label: handle for panel in panels
               for handle, label in zip(*panel.get_legend_handles_labels(), strict=True)}
    handles = {label: handles[label] for label in order} or handles
    rows = ceil(len(handles) * (0.5 + 0.075 * max(map(len, handles))) / figure.get_figwidth())  # inches of one row
    figure.legend(handles.values(), handles, loc="outside lower center", ncols=ceil(len(handles) / rows), fontsize=8)


def name_lines(figure: Figure, panels: Iterable[plt.Axes]) -> None:
    """Name the lines of panels that stand side by side: in the last one, or below where a panel has other lines."""
    panels = list(panels)
    names = [set(panel.get_legend_handles_labels()[1]) for panel in panels]
    if all(each == names[-1] for each in names):
        label_lines(panels[-1])
    else:
        legend_below(figure, panels)


def label_lines(panel: plt.Axes) -> None:
    """Write each line's label in its colour behind the right edge of `panel`, at the value where the line ends.

    A label loses "gemm_" before it; a long one is broken. Labels that would overlap are pushed apart. The y axis must
    not change afterwards.
    """
    panel.get_ylim()  # the scale follows from the data only now
    scale = panel.transData + panel.transAxes.inverted()
    point = 1 / (72 * panel.get_position().height * panel.figure.get_figheight())  # in panel heights
    places, colours = {}, {}
    for handle, label in zip(*panel.get_legend_handles_labels(), strict=True):
        line = getattr(handle, "lines", [handle])[0]  # that of error bars, or the line itself
        label = fill(label.removeprefix("gemm_"), 16, break_long_words=False, break_on_hyphens=False)
        if ends := [value for value in line.get_ydata() if np.isfinite(value)]:
            places[label], colours[label] = scale.transform((1.0, ends[-1]))[1], to_rgb(line.get_color())
    half = {label: point * (6.5 + 5 * label.count("\n")) for label in places}  # of the height of its text
    order = sorted(places, key=places.__getitem__)
    for below, above in [*pairwise(order)] * 50:
        over = max(0.0, places[below] + half[below] + half[above] - places[above])
        places[below], places[above] = places[below] - over / 2, places[above] + over / 2
    most = 1.0  # below a title
    for label in reversed(order):
        most = min(places[label] + half[label], most) - 2 * half[label]
        panel.text(1.02, most + half[label], label, color=np.multiply(colours[label], 0.8), fontsize=8, va="center",
                   transform=panel.transAxes)  # darker than the line, so that thin letters are as legible


def finish(figure: Figure, name: str) -> None:
    """Show the figure, and write it to figures/`name`.png when notebooks are refreshed."""
    if refreshing():
        whole = io.BytesIO()
        # without the version of matplotlib in the file, equal data give equal bytes
        figure.savefig(whole, format="png", metadata={"Software": None})
        write_bytes(paths.FIGURES / f"{name}.png", whole.getvalue())
    plt.show()
    plt.close(figure)
