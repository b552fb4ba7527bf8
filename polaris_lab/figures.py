"""Plots that people can read: one idea each, units on the axes, intervals shown, each device in a panel of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import ListedColormap
from matplotlib.figure import Figure

from polaris_lab import paths
from polaris_lab.results import refreshing

if TYPE_CHECKING:
    import pandas as pd

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")  # Okabe and Ito, colour-blind safe
MARKERS = "osD^vPX"
STYLE = {
    "figure.dpi": 100, "figure.figsize": (7.0, 3.6), "figure.facecolor": "white", "figure.constrained_layout.use": True,
    "font.size": 10, "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "axes.axisbelow": True,
    "grid.color": "#e4e4e4", "axes.prop_cycle": plt.cycler(color=COLOURS), "lines.markersize": 5, "legend.frameon": False,
}


def speeds(summary: pd.DataFrame, title: str, *, name: str) -> None:
    """GFLOPS against size with 95 % intervals, a panel a device, a line a kernel; `summary` is measure.summarise's."""
    with plt.rc_context(STYLE):
        devices, kernels = list(summary["device"].unique()), list(summary["kernel"].unique())
        figure, panels = plt.subplots(1, len(devices), figsize=(4.6 * len(devices), 3.8), squeeze=False)
        for panel, device in zip(panels[0], devices, strict=True):
            for kernel, line in summary[summary["device"] == device].dropna(subset="gflops").groupby("kernel", sort=False):
                i = kernels.index(kernel)  # one colour for a kernel in every panel
                error = np.nan_to_num([line["gflops"] - line["gflops_low"], line["gflops_high"] - line["gflops"]], posinf=0)
                panel.errorbar(line["m"], line["gflops"], error, label=kernel, color=COLOURS[i % len(COLOURS)],
                               marker=MARKERS[i % len(MARKERS)], capsize=3)
            _sizes(panel, summary.loc[summary["device"] == device, "m"].unique())
            panel.set(title=device, ylabel=f"GFLOPS on {device}")
            panel.set_ylim(bottom=0)
        handles = {label: handle for panel in panels[0]
                   for handle, label in zip(*panel.get_legend_handles_labels(), strict=True)}
        figure.legend(handles.values(), handles, loc="outside lower center", ncols=4, fontsize=8)
        figure.suptitle(title)
        _finish(figure, name)


def ratios(table: pd.DataFrame, title: str, *, name: str, ylabel: str) -> None:
    """Ratios of times against size with 95 % intervals, a line a device; `table` is measure.versus's."""
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots()
        for i, (device, line) in enumerate(table.groupby("device", sort=False)):
            error = np.nan_to_num([line["ratio"] - line["low"], line["high"] - line["ratio"]], posinf=0)
            panel.errorbar(line["m"], line["ratio"], error, label=device, marker=MARKERS[i % len(MARKERS)], capsize=3)
        panel.axhline(1, color="#666666", linewidth=1)
        _sizes(panel, table["m"].unique())
        panel.set(ylabel=ylabel, title=title)
        panel.legend(fontsize=8)
        _finish(figure, name)


def roofline(limits: Mapping[str, tuple[float, float]], points: pd.DataFrame, title: str, *, name: str) -> None:
    """What memory and arithmetic allow at each intensity, a panel a device.

    `limits` maps a device to (GB/s, GFLOPS); `points` has device, label, flops_per_byte and gflops.
    """
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(1, len(limits), figsize=(4.6 * len(limits), 3.6), squeeze=False)
        for panel, (device, (gbs, gflops)) in zip(panels[0], limits.items(), strict=True):
            x = np.logspace(-2, 3, 200)
            panel.plot(x, np.minimum(gflops, gbs * x), color="#000000")
            panel.annotate(f"{gflops:,.0f} GFLOPS", (900, gflops), ha="right", va="bottom", fontsize=8, xytext=(0, 5),
                           textcoords="offset points")
            panel.annotate(f"{gbs:,.0f} GB/s", (0.012, gbs * 0.012), va="top", ha="left", fontsize=8, xytext=(4, -2),
                           textcoords="offset points")
            for i, point in enumerate(points[points["device"] == device].itertuples()):
                panel.plot(point.flops_per_byte, point.gflops, MARKERS[i % len(MARKERS)], color=COLOURS[i % len(COLOURS)],
                           label=point.label)
            panel.set(xscale="log", yscale="log", ylim=(gbs * 0.007, gflops * 4), xlabel="FLOP per byte",
                      ylabel=f"GFLOPS on {device}", title=device)
            if (points["device"] == device).any():
                panel.legend(fontsize=8, loc="lower right")
        figure.suptitle(title)
        _finish(figure, name)


def grids(counts: Mapping[str, np.ndarray], inside: Mapping[str, tuple[int, int]], title: str, *, name: str) -> None:
    """Which cells of each array are stored to: blue inside the array as declared, orange outside, white where none is.

    `counts` are a Cover's tiles, `inside` its extents (rows, columns).
    """
    with plt.rc_context(STYLE | {"axes.grid": False}):
        figure, panels = plt.subplots(1, len(counts), figsize=(4.0 * len(counts), 4.2), squeeze=False)
        for panel, (label, grid) in zip(panels[0], counts.items(), strict=True):
            rows, columns = inside[label]
            kind = (grid > 0).astype(int)
            kind[rows:] *= 2
            kind[:rows, columns:] *= 2
            panel.pcolormesh(kind, cmap=ListedColormap(["white", COLOURS[0], COLOURS[1]]), vmin=0, vmax=2, edgecolors="white",
                             linewidth=0.5)
            panel.set(title=f"{label}[{rows}][{columns}]", xlabel="column", ylabel="row", aspect="equal")
            panel.invert_yaxis()
        figure.suptitle(title)
        _finish(figure, name)


def paths_taken(log: pd.DataFrame, title: str, *, name: str) -> None:
    """What a work count says of each size, and where it sends the product; `log` is dispatch.path_log's."""
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(8.0, 3.6))
        for i, (path, taken) in enumerate(log.groupby("path", sort=True)):
            panel.plot(taken["n"], taken["count"] / 2**31, ".", markersize=2, color=COLOURS[1 - i], label=f"to the {path.upper()}")
        panel.set(xlabel="m = n = k", ylabel="work count / 2^31", title=title)
        panel.legend(fontsize=8, markerscale=5, loc="upper left")
        _finish(figure, name)


def _sizes(panel: plt.Axes, sizes: Sequence[int]) -> None:
    panel.set_xscale("log", base=2)
    panel.set_xticks(sorted(sizes), [str(size) for size in sorted(sizes)])
    panel.minorticks_off()
    panel.set_xlabel("m = n = k")


def _finish(figure: Figure, name: str) -> None:
    """Show the picture, and keep it below figures/ when notebooks are refreshed."""
    if refreshing():
        paths.FIGURES.mkdir(exist_ok=True)
        figure.savefig(paths.FIGURES / f"{name}.png", metadata={"Software": None})  # the same bytes for the same data
    plt.show()
    plt.close(figure)
