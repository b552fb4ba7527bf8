"""Plot measurements: one idea each, units on the axes, intervals shown, each device in a panel of its own."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from textwrap import fill

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.colors import ListedColormap
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patheffects import withStroke
from matplotlib.ticker import LogLocator, MaxNLocator
from matplotlib.transforms import Bbox

from polaris_lab.plots.style import (
    COLOURS,
    PARTS,
    STYLE,
    WIDEST,
    finish,
    label_lines,
    legend_below,
    look,
    looks,
    name_lines,
    rims,
    shades,
)


def with_this_device(recorded: pd.DataFrame, live: pd.DataFrame) -> pd.DataFrame:
    """Append what was measured just now to a table of the reference devices, so that one figure draws both.

    Every device of `live` is called "this device". Columns that only one of the two tables has are left out.
    """
    columns = [column for column in recorded if column in live]
    return pd.concat([recorded[columns], live[columns].assign(device="this device")], ignore_index=True)


def speeds(summary: pd.DataFrame, title: str, *, name: str) -> None:
    """Plot GFLOPS against size with 95 % intervals: a panel for each device, a line for each kernel.

    `summary` is a table as from `summaries.summarise`.
    """
    with plt.rc_context(STYLE):
        devices, styles = list(summary["device"].unique()), looks(summary["kernel"])
        figure, panels = _side_by_side(len(devices), 3.8)
        for panel, device in zip(panels, devices, strict=True):
            here = summary[summary["device"] == device].dropna(subset="gflops")
            for kernel, line in here.groupby("kernel", sort=False):
                panel.errorbar(line["m"], line["gflops"], _speed_errors(line), label=kernel, capsize=3,
                               **styles[kernel])
            _sizes(panel, summary.loc[summary["device"] == device, "m"].unique())
            panel.set(title=device, ylabel=f"GFLOPS on {device}")
            panel.set_ylim(bottom=0)
        name_lines(figure, panels)
        figure.suptitle(title)
        finish(figure, name)


def ratios(table: pd.DataFrame, title: str, *, name: str, ylabel: str,
           predicted: Mapping[str, float] | None = None) -> None:
    """Plot ratios of times against size with 95 % intervals, a line for each device.

    `table` is a table as from `summaries.versus`. Each of `predicted` is drawn as a broken line with its label.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots()
        styles = looks(table["device"])
        for device, line in table.groupby("device", sort=False):
            panel.errorbar(line["m"], line["ratio"], _ratio_errors(line), label=device, capsize=3, **styles[device])
        panel.axhline(1, color="#666666", linewidth=1)
        for label, value in (predicted or {}).items():
            panel.axhline(value, color="#000000", linewidth=1, linestyle="--", label=label)
        _sizes(panel, table["m"].unique())
        panel.set(ylabel=ylabel)
        label_lines(panel)
        figure.suptitle(title)
        finish(figure, name)


def effects(table: pd.DataFrame, title: str, *, name: str, xlabel: str, by: str = "kernel", size: str = "n") -> None:
    """Plot ratios with 95 % intervals: a panel for each device, a row for each value of `by`, a colour for each `size`.

    The greater the size, the darker. The panels have the same x axis, so that a small effect looks small; an interval
    that ends far from every ratio is cut there. `table` has the columns `by`, `size`, device, ratio, low and high, as
    from `size_or_pitch.effects` and `factorial.effects`.
    """
    with plt.rc_context(STYLE):
        devices, lines, sizes = list(table["device"].unique()), list(table[by].unique()), sorted(table[size].unique())
        figure, panels = plt.subplots(1, len(devices), squeeze=False, sharex=True, sharey=True,
                                      figsize=(min(1.6 + 4.2 * len(devices), WIDEST),
                                               1.5 + max(0.34, 0.12 * len(sizes)) * len(lines)))
        styles = shades(sizes)
        apart = min(0.2, 0.8 / len(sizes))  # the points of one row keep away from the next row's
        for panel, device in zip(panels[0], devices, strict=True):
            for i, n in enumerate(sizes):
                line = table[(table["device"] == device) & (table[size] == n)]
                if line.empty:
                    continue
                place = [lines.index(each) + apart * (i - (len(sizes) - 1) / 2) for each in line[by]]
                panel.errorbar(line["ratio"], place, xerr=_ratio_errors(line), label=f"{size} = {n}", capsize=2,
                               linestyle="none", **styles[n])
            panel.axvline(1, color="#666666", linewidth=1)
            panel.set_title(device, fontsize=10)
            panel.set_xlabel(fill(xlabel, 28), fontsize=8)
        panels[0][0].set_yticks(range(len(lines)), lines)
        panels[0][0].invert_yaxis()
        left, right = panels[0][0].get_xlim()
        panels[0][0].set_xlim(max(left, table["ratio"].min() / 1.5), min(right, table["ratio"].max() * 1.5))
        legend_below(figure, panels[0], [f"{size} = {n}" for n in sizes])
        figure.suptitle(title)
        finish(figure, name)


def roofline(limits: Mapping[str, tuple[float, float]], points: pd.DataFrame, title: str, *, name: str) -> None:
    """Plot a roofline for each device: the GFLOPS that memory and arithmetic allow at each arithmetic intensity.

    `limits` maps a device to (GB/s, GFLOPS); `points` has device, label, flops_per_byte and gflops. Labels stand
    next to their points, where they do not touch each other, and should be short; of "64 x 64 x 64", 64³ is written.
    """
    points = points.assign(label=points["label"].astype(str).replace(r"^(\d+) x \1 x \1$", r"\1³", regex=True))
    with plt.rc_context(STYLE):
        figure, panels = _side_by_side(len(limits), 3.6)
        x = np.logspace(-1 if points["flops_per_byte"].min() >= 0.2 else -2, 3, 200)  # near points get room
        for panel, (device, (gbs, gflops)) in zip(panels, limits.items(), strict=True):
            panel.plot(x, np.minimum(gflops, gbs * x), color="#000000")
            panel.annotate(f"{gflops:,.0f} GFLOPS", (900, gflops), ha="right", va="bottom", fontsize=8, xytext=(0, 5),
                           textcoords="offset points")
            here = points[points["device"] == device]
            wide, high = here["flops_per_byte"], here["gflops"] / gbs
            free = (at for at in np.geomspace(1.1 * x[0], 1.1 * x[-1], 30)  # where no point lies in the text's place
                    if not (wide.between(0.9 * at, 9 * at) & high.between(0.4 * at, 1.1 * at)).any())
            at = next(free, 1.1 * x[0])
            panel.annotate(f"{gbs:,.0f} GB/s", (at, gbs * at), va="top", ha="left", fontsize=8, xytext=(4, -2),
                           textcoords="offset points")
            panel.plot(here["flops_per_byte"], here["gflops"], "o", color=COLOURS[0])
            bottom = min([0.7 * gbs * x[0], *0.5 * here.loc[here["gflops"] > 0, "gflops"]])
            panel.set(xscale="log", yscale="log", ylim=(bottom, gflops * 4), xlabel="FLOP per byte",
                      ylabel=f"GFLOPS on {device}", title=device)
        figure.suptitle(title)
        figure.canvas.draw()  # places and scales are final from here on
        for panel, device in zip(panels, limits, strict=True):
            here = points.loc[points["device"] == device, ["flops_per_byte", "gflops", "label"]]
            _labels_apart(panel, list(here.itertuples(index=False, name=None)), panel.lines[0])
        finish(figure, name)


_HALO = withStroke(linewidth=2.5, foreground="white")
_SIDES = ((9, 0), (-9, 0), (0, 9), (0, -9), (9, 9), (-9, 9), (9, -9), (-9, -9), (3, -9), (-3, -9), (6, -8), (-6, -8),
          (12, 6), (-12, 6), (12, -6), (-12, -6), (0, 15), (0, -15), (19, 0), (-19, 0))
"""Where a label of a point may stand, in points of text from it: the best first."""


def _labels_apart(panel: Axes, points: Sequence[tuple[float, float, object]], line: Line2D) -> None:
    """Write a label next to each point, on the first side where it touches no other point, no other text and no `line`,
    or where that leaves none, no other point and no other text. It must be nearer to its own point than to any other.
    A white rim keeps a label that lies on the line legible.
    """
    spots = np.array([panel.transData.transform((x, y)) for x, y, _ in points])
    taken = [Bbox.from_bounds(*(spot - 4), 8, 8) for spot in spots] + [text.get_window_extent() for text in panel.texts]
    on_line = [Bbox.from_bounds(*(spot - 1), 2, 2) for spot in panel.transData.transform(line.get_xydata())]
    for place, (x, y, label) in enumerate(points):
        for avoided, offset in itertools.product((taken + on_line, taken), _SIDES):
            text = panel.annotate(str(label), (x, y), xytext=offset, textcoords="offset points", fontsize=7.5,
                                  ha="center", va="center")
            box = text.get_window_extent()
            nearest = int(np.argmin(np.linalg.norm(spots - box.get_points().mean(axis=0), axis=1)))
            if nearest == place and not any(box.overlaps(other) for other in avoided):
                break
            text.remove()
        else:
            text = panel.annotate(str(label), (x, y), xytext=(7, 0), textcoords="offset points", fontsize=7.5)
        text.set_path_effects([_HALO])
        taken.append(text.get_window_extent())


def size_panels(table: pd.DataFrame, title: str, *, name: str) -> None:
    """Plot one device's GFLOPS with 95 % intervals: a panel for each `panel` of `table`, a line for each kernel.

    `table` is `ladder.by_panel` of a summary. The panels stand in rows of three. A panel whose `at` are no numbers
    (layouts) has a place for each of them and no lines between.
    """
    with plt.rc_context(STYLE):
        styles, parts = looks(table["kernel"]), list(table.groupby("panel", sort=False))
        figure, grid = plt.subplots(-(-len(parts) // 3), 3, figsize=(WIDEST, 2.8 * -(-len(parts) // 3)), squeeze=False)
        for panel, (label, part) in zip(grid.flat, parts, strict=False):
            places = sorted(part["at"].unique(), key=lambda at: (len(at), at))
            numbers = all(at.isdigit() for at in places)
            for kernel, line in part.dropna(subset="gflops").groupby("kernel", sort=False):
                x = line["at"].astype(int) if numbers else line["at"].map(places.index)
                line = line.assign(x=x).sort_values("x")
                panel.errorbar(line["x"], line["gflops"], _speed_errors(line), label=kernel, capsize=2, clip_on=False,
                               linestyle="-" if numbers else "none", **styles[kernel])
            if not numbers:
                panel.set_xticks(range(len(places)), places)
                panel.set_xlim(-0.5, len(places) - 0.5)
            elif label.startswith("powers"):
                panel.set_xscale("log", base=2)
            panel.set(title=label, xlabel="m = n = k" if numbers else f"layout at {part['m'].iloc[0]}")
            panel.set_ylim(bottom=0)
        for row in grid:
            row[0].set_ylabel("GFLOPS")
        for panel in grid.flat[len(parts):]:
            panel.set_axis_off()
        name_lines(figure, grid.flat[:len(parts)])
        figure.suptitle(title)
        finish(figure, name)


def grids(counts: Mapping[str, np.ndarray], inside: Mapping[str, tuple[int, int]], title: str, *, name: str) -> None:
    """Draw which cells of each array are stored to: blue inside the declared array, orange outside; others are white.

    `counts` maps an array's label to the number of stores to each cell, `inside` to its declared (rows, columns).
    """
    with plt.rc_context(STYLE | {"axes.grid": False}):
        figure, panels = plt.subplots(1, len(counts), figsize=(4.0 * len(counts), 4.2), squeeze=False)
        for panel, (label, grid) in zip(panels[0], counts.items(), strict=True):
            rows, columns = inside[label]
            kind = (grid > 0).astype(int)
            kind[rows:] *= 2
            kind[:rows, columns:] *= 2
            panel.pcolormesh(kind, cmap=ListedColormap(["white", COLOURS[0], COLOURS[1]]), vmin=0, vmax=2,
                             edgecolors="white", linewidth=0.5)
            panel.set(title=f"{label}[{rows}][{columns}]", xlabel="column", ylabel="row", aspect="equal")
            panel.invert_yaxis()
        figure.suptitle(title)
        finish(figure, name)


def paths_picture(log: pd.DataFrame, title: str) -> Figure:
    """Draw the work count of each size, coloured by the path it chooses, for `pl.answer`.

    `log` is from `int32_dispatch.path_log`.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(6.4, 3.0))
        for i, (path, taken) in enumerate(log.groupby("path", sort=True)):
            panel.plot(taken["n"], taken["count"] / 2**31, ".", markersize=2, color=COLOURS[1 - i],
                       label=f"to the {path.upper()}")
        panel.set(xlabel="m = n = k", ylabel="work count / 2^31", title=title)
        panel.legend(fontsize=8, markerscale=5, loc="upper left")
    return figure


def parts_of_calls(parts: pd.DataFrame, ways: Sequence[str], title: str, *, name: str) -> None:
    """Plot the parts of a call's time in percent, a panel for each device and way of calling.

    `parts` is from `call_overhead.parts`, with one kernel for each device.
    """
    pieces = ["kernels", "upload", "download", "build", "rest"]
    with plt.rc_context(STYLE):
        devices = list(parts.index.unique("device"))
        figure, panels = plt.subplots(len(devices), len(ways), squeeze=False, sharey=True,
                                      figsize=(min(3.2 * len(ways), WIDEST), 2.9 * len(devices)))
        for line, device in zip(panels, devices, strict=True):
            for panel, way in zip(line, ways, strict=True):
                here = parts.xs((device, way), level=("device", "kernel")).droplevel("config")[pieces].clip(lower=0)
                share, below = 100 * here.div(here.sum(axis=1), axis=0), 0.0
                for colour, piece in zip(COLOURS, pieces, strict=False):
                    panel.bar(range(len(share)), share[piece], bottom=below, color=colour, width=0.8, label=piece)
                    below = below + share[piece].to_numpy()
                panel.set_xticks(range(len(share)), [str(n) for n in share.index])
                panel.set(title=f"{way}, {device}", xlabel="m = n = k", ylim=(0, 100))
                panel.title.set_fontsize(9)
            line[0].set_ylabel("percent of the call")
        legend_below(figure, panels[0])
        figure.suptitle(title)
        finish(figure, name)


def time_against_work(rows: pd.DataFrame, fits: pd.DataFrame, ways: Sequence[str], title: str, *, name: str) -> None:
    """Plot the host time of every sample against work, with the fitted line of each way; a panel for each device.

    `fits` is from `call_overhead.fits`: time = fixed + work / rate.
    """
    with plt.rc_context(STYLE):
        devices = list(rows["device"].unique())
        figure, panels = _side_by_side(len(devices), 3.8)
        for panel, device in zip(panels, devices, strict=True):
            for way, style in looks(ways).items():
                here = rows[(rows["device"] == device) & (rows["kernel"] == way)]
                fit = fits[(fits["device"] == device) & (fits["way"] == way)]
                panel.plot(2 * here["m"].astype(float) ** 3, here["host_ms"], linestyle="none", alpha=0.35,
                           markersize=4, **style)
                work = np.geomspace(2 * here["m"].min() ** 3, 2 * here["m"].max() ** 3, 100)
                for line in fit.itertuples():
                    panel.plot(work, 1e-3 * line.fixed_us + work / line.gflops / 1e6, color=style["color"],
                               label=way)
            panel.set(xscale="log", yscale="log", xlabel="2 m n k, FLOP", ylabel="ms of a call, by the host's clock",
                      title=device)
        name_lines(figure, panels)
        figure.suptitle(title)
        finish(figure, name)


def dots(table: pd.DataFrame, panels: Mapping[str, Mapping[str, str]], title: str, *, name: str,
         stairs: Sequence[str] = ()) -> None:
    """Draw a dot plot: a line for each row of `table`, a panel for each of `panels`.

    The lines stand in the order of `table` and are named by its index. `panels` maps the label of a panel's x axis to
    its columns of `table`, and each column to its legend. Columns among `stairs` are drawn as stepped limits, the
    others as points.
    """
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(1, len(panels), figsize=(2.2 + 3.4 * len(panels), 1.6 + 0.2 * len(table)),
                                    squeeze=False, sharey=True)
        place = np.arange(len(table))
        for panel, (xlabel, columns) in zip(axes[0], panels.items(), strict=True):
            for i, (column, legend) in enumerate(columns.items()):
                if column in stairs:
                    # where two limits coincide, the wider line shows behind the other
                    panel.stairs(table[column], np.arange(len(table) + 1) - 0.5, orientation="horizontal",
                                 baseline=None, color=COLOURS[i], linewidth=1.5 + 2.5 * i, zorder=2 - 0.1 * i,
                                 label=legend)
                else:
                    panel.plot(table[column], place, linestyle="none", label=legend, clip_on=False, **look(i))
            panel.set(xlabel=xlabel)
            panel.set_xlim(left=0)
            panel.legend(fontsize=8, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2)
        axes[0][0].set_yticks(place, table.index, fontsize=8)
        axes[0][0].set_ylim(len(table) - 0.5, -0.5)
        figure.suptitle(title)
        finish(figure, name)


def regret_maps(tables: Mapping[str, pd.DataFrame], title: str, *, name: str) -> None:
    """Draw what choices lost over the rows and columns of C, a panel for each way to choose.

    Each of `tables` has the columns m, n and `percent`, what the choice took beyond the least time, a row each problem.
    The colour ends at 50 %; a problem that lost at most 3 % is grey. Of several problems at one place the one that lost
    most is seen.
    """
    with plt.rc_context(STYLE):
        width = min(1 + 3.6 * len(tables), WIDEST)
        figure, axes = plt.subplots(1, len(tables), figsize=(width, 3.8), sharex=True, sharey=True,
                                    squeeze=False, layout="constrained")
        for panel, (way, table) in zip(axes[0], tables.items(), strict=True):
            shown, size = table.sort_values("percent"), np.clip(12000 / len(table), 14, 36)
            kept, lost = shown[shown["percent"] <= 3], shown[shown["percent"] > 3]
            panel.scatter(kept["n"], kept["m"], color="#c8c8c8", s=size)
            points = panel.scatter(lost["n"], lost["m"], c=lost["percent"], cmap="viridis_r", vmin=0, vmax=50, s=size)
            panel.set(xlabel="n, columns of C", title=way)
            panel.set_xscale("log", base=2)
            panel.set_yscale("log", base=2)
        axes[0][0].set_ylabel("m, rows of C")
        figure.colorbar(points, ax=axes[0], label="regret, % (grey: at most 3)", extend="max")
        figure.suptitle(title)
        finish(figure, name)


def stacks(table: pd.DataFrame, title: str, *, name: str, ylabel: str) -> None:
    """Draw a stacked bar for each row of `table`, a colour for each column."""
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(7.6, 3.8))
        below = np.zeros(len(table))
        for column, style in looks(table).items():
            panel.bar(table.index, table[column], bottom=below, color=style["color"], width=0.7, label=column)
            below += table[column].to_numpy()
        panel.set_ylabel(ylabel)
        panel.tick_params(axis="x", labelsize=8)
        legend_below(figure, [panel])
        figure.suptitle(title)
        finish(figure, name)


def touched(grids: Mapping[str, np.ndarray], title: str, *, name: str, columns: int) -> None:
    """Draw which cells of matrices a load touches, `columns` panels in a row.

    A cell of 2 is used, a cell of 1 only shares a fetched cache line (grey), a cell of 0 neither (white). Used cells
    have the colour of their matrix, with whose letter the label ends, as in "naive, A".
    """
    with plt.rc_context(STYLE | {"axes.grid": False}):
        lines = -(-len(grids) // columns)
        figure, panels = plt.subplots(lines, columns, squeeze=False, sharex=True, sharey=True,
                                      figsize=(min(2.6 * columns, WIDEST), 1.6 * lines + 0.8))
        for panel, (label, grid) in zip(panels.flat, grids.items(), strict=False):
            used = PARTS[label.rpartition(", ")[2]]
            panel.pcolormesh(grid, cmap=ListedColormap(["white", "#c8c8c8", used]), vmin=0, vmax=2)
            # a gap, so that a strip of one column is not taken for the axis
            panel.set(xlabel="column", ylabel="row", xlim=(-0.04 * grid.shape[1], grid.shape[1]))
            panel.set_title(label, fontsize=9)
            panel.label_outer()
        panels[0][0].invert_yaxis()
        figure.suptitle(title)
        finish(figure, name)


def _side_by_side(count: int, height: float) -> tuple[Figure, np.ndarray]:
    """Begin a figure with `count` panels, each as high as `height`: up to three in one row, more in rows of two."""
    columns = count if count <= 3 else 2
    rows = -(-count // columns)
    figure, panels = plt.subplots(rows, columns, figsize=(min(4.6 * columns, WIDEST), height * rows), squeeze=False)
    for panel in panels.flat[count:]:
        panel.set_axis_off()
    return figure, panels.flat[:count]


def _speed_errors(line: pd.DataFrame) -> np.ndarray:
    """Compute the lengths of the error bars of `gflops`, below and above; infinite or unknown ends have none."""
    return np.nan_to_num([line["gflops"] - line["gflops_low"], line["gflops_high"] - line["gflops"]], posinf=0)


def _interval(line: pd.DataFrame) -> np.ndarray | None:
    """Return how far the interval reaches below and above each value, or None where there is none."""
    if "low" not in line:
        return None
    return np.nan_to_num([line["value"] - line["low"], line["high"] - line["value"]], posinf=0).clip(0)


def _ratio_errors(line: pd.DataFrame) -> np.ndarray:
    """Compute the lengths of the error bars of `ratio`, below and above; infinite or unknown ends have none."""
    return np.nan_to_num([line["ratio"] - line["low"], line["high"] - line["ratio"]], posinf=0)


def _sizes(panel: plt.Axes, sizes: Sequence[int]) -> None:
    """Set a logarithmic x axis of square sizes, with a tick at each; a label waits until there is room for it."""
    panel.set_xscale("log", base=2)
    labels, last = [], 0.0
    for size in sorted(sizes):
        labels.append(str(size) if size >= 1.9 * last else "")
        last = size if labels[-1] else last
    panel.set_xticks(sorted(sizes), labels, fontsize=8)
    panel.minorticks_off()
    panel.set_xlabel("m = n = k")


def bars(table: pd.DataFrame, title: str, *, name: str, xlabel: str) -> None:
    """Draw a bar for each row of `table`, the first on top: as long as its `value`, with its `label` before it.

    Its `note` stands behind it. Each `device` has a panel of its own, one below the other, with the same x axis.
    """
    devices = list(table["device"].unique())
    heights = [0.3 * (table["device"] == device).sum() + 0.7 for device in devices]
    most = table["value"].max()
    steps = MaxNLocator(6, steps=(1, 2, 2.5, 5, 10))
    ticks = [tick for tick in steps.tick_values(0, most) if tick <= 1.05 * most]  # none where only notes stand
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(len(devices), 1, figsize=(8.4, sum(heights)), squeeze=False,
                                      height_ratios=heights)
        for panel, (device, style) in zip(panels[:, 0], looks(devices).items(), strict=True):
            here = table[table["device"] == device]
            drawn = panel.barh(range(len(here)), here["value"], color=style["color"], height=0.7)
            panel.bar_label(drawn, here["note"], padding=4, fontsize=8)
            panel.set_yticks(range(len(here)), here["label"], fontsize=8)
            panel.invert_yaxis()
            panel.grid(visible=False, axis="y")  # it would cross the notes
            panel.set(title=device, xlabel=xlabel, xlim=(0, 1.6 * most), xticks=ticks)
        figure.suptitle(title)
        finish(figure, name)


def named_points(table: pd.DataFrame, x: str, y: str, title: str, *, name: str, xlabel: str, ylabel: str) -> None:
    """Plot one point for each row of `table`, column `y` against column `x`, labelled by the row's index.

    Of two points that lie a little above each other, the lower one's label is written below it. The axis of what
    cannot be negative begins at 0.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots()
        wide, tall = (0.15 * (table[of].max() - table[of].min()) for of in (x, y))
        styles = looks(table.index)
        for label, row in table.iterrows():
            above = table[y].between(row[y], row[y] + tall, inclusive="right") & (abs(table[x] - row[x]) < wide)
            panel.plot(row[x], row[y], linestyle="none", **styles[label])
            panel.annotate(label, (row[x], row[y]), xytext=(6, -11 if above.any() else 4), textcoords="offset points",
                           fontsize=8)
        panel.set(xlabel=xlabel, ylabel=ylabel)
        panel.margins(x=0.25, y=0.15)
        if table[x].min() >= 0:
            panel.set_xlim(left=0)
        figure.suptitle(title)
        finish(figure, name)


def curves(table: pd.DataFrame, by: str, title: str, *, name: str, xlabel: str, ylabel: str, log: bool = True) -> None:
    """Plot `value` against `x`, with the interval from `low` to `high` where there is one: a line for each of `by`.

    The x axis is logarithmic, and the y axis where `log`. Up to six values of x have a tick each. Lines with intervals
    stand 3 % apart, so that none hides another's; of lines without, the earlier is the wider where some
    meet.
    """
    kinds = table[by].nunique()
    apart = 1.03 if "low" in table and (table["high"] > table["low"]).any() else 1.0
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots()
        styles = looks(table[by])
        meet = apart == 1.0 and table.duplicated(["x", "value"]).any()
        for i, (label, line) in enumerate(table.groupby(by, sort=False)):
            width = rims(i, kinds) if meet else {}
            offset = apart ** (i - (kinds - 1) / 2)
            panel.errorbar(offset * line["x"], line["value"], yerr=_interval(line), label=label, capsize=2,
                           **styles[label], **width)
        panel.set_xscale("log", base=2)
        panel.xaxis.set_major_formatter("{x:,g}")
        if table["x"].nunique() <= 6:
            panel.set_xticks(sorted(table["x"].unique()))
        if log:
            panel.set_yscale("log")
            panel.yaxis.set_major_formatter("{x:g}")
            panel.yaxis.set_minor_locator(LogLocator(subs=(2, 5)))
            panel.yaxis.set_minor_formatter("{x:g}")
        else:
            panel.set_ylim(bottom=0)
        panel.set(xlabel=xlabel, ylabel=ylabel)
        if kinds > 1:
            label_lines(panel)
        figure.suptitle(title)
        finish(figure, name)


def labelled_lines(table: pd.DataFrame, by: str, title: str, *, name: str, xlabel: str, ylabel: str) -> None:
    """Plot `value` against `x`: a panel for each `device`, a line for each of `by`, with its label at its end.

    The panels share their y axis, so the values should be ratios or percentages. Where `table` has `low` and `high`,
    the interval is drawn. The x axis is logarithmic.
    """
    devices, styles = list(table["device"].unique()), looks(table[by])
    table = table.dropna(subset="value").sort_values("x", kind="stable")
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(1, len(devices), figsize=(min(4.6 * len(devices), WIDEST), 3.6), squeeze=False,
                                      sharey=True)
        for panel, device in zip(panels[0], devices, strict=True):
            here = table[table["device"] == device]
            for kind, line in here.groupby(by, sort=False):
                panel.errorbar(line["x"], line["value"], yerr=_interval(line), label=kind, capsize=2,
                               **styles[kind])
            _sizes(panel, here["x"].unique())
            panel.set(title=device, xlabel=xlabel)
        panels[0][0].set(ylabel=ylabel, ylim=(0, None))
        for panel in panels[0]:
            label_lines(panel)
        figure.suptitle(title)
        finish(figure, name)


def strips(table: pd.DataFrame, title: str, *, name: str, xlabel: str, label: str = "label") -> None:
    """Draw ratios in strips: a line for each `family` of the table, a point for each of its `ratio`s, and one at 1.

    The worst point of each strip bears its `label`. Points whose `known` is False are hollow. The x axis is
    logarithmic. "this device" comes first, apart from what was recorded elsewhere.
    """
    families = table.groupby("family")["ratio"].median().sort_values().index
    families = sorted(families, key=lambda family: family != "this device")
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(7.6, 1.2 + 0.55 * len(families)))
        for place, family in enumerate(families):
            some = table[table["family"] == family].sort_values("ratio", ignore_index=True)
            height = place + 0.28 * np.sin(2.4 * np.arange(len(some)))  # spread, so that equal ratios show apart
            for known, fill in ((True, COLOURS[0]), (False, "white")):
                here = some["known"].to_numpy() == known
                panel.scatter(some["ratio"][here], height[here], s=20, facecolors=fill, edgecolors=COLOURS[0],
                              linewidths=0.9, zorder=2 + (not known))
            panel.annotate(some[label][0], (some["ratio"][0], height[0]), xytext=(-8, -3), ha="right",
                           textcoords="offset points", fontsize=7.5, color="#444444", path_effects=[_HALO],
                           zorder=1.5)  # above the grid, below the points
        panel.axvline(1, color="#444444", linewidth=1)
        most = 1.1 * table["ratio"].max()
        panel.set(xscale="log", xlabel=xlabel, title=title, xlim=(table["ratio"].min() / 2.4, most))
        ticks = [tick for tick in (0.25, 0.5, 0.7, 1, 1.5, 2, 3, 5, 10, 20) if tick < most]
        panel.set_xticks(ticks, map(str, ticks))
        panel.minorticks_off()
        panel.set_yticks(range(len(families)), families)
        finish(figure, name)


def pieces(table: pd.DataFrame, title: str, *, name: str) -> None:
    """Draw the bytes of one access, cut into the pieces that one instruction of the generated code moves.

    A panel for each `device` of the table, a line for each `form` in the order of the first device: `count` pieces of
    `bytes` each, with the `instruction` below them.
    """
    forms = list(dict.fromkeys(table["form"]))
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(1, table["device"].nunique(), figsize=(9.2, 1.1 + 0.62 * len(forms)), sharey=True,
                                      squeeze=False)
        for panel, (device, rows) in zip(panels[0], table.groupby("device", sort=False), strict=True):
            for row in rows.to_dict("records"):
                top, count, size = forms.index(row["form"]), int(row["count"]), int(row["bytes"])
                panel.broken_barh([(size * piece + 0.15, size - 0.3) for piece in range(count)], (top + 0.1, 0.42),
                                  facecolors=COLOURS[0] if count == 1 else COLOURS[1])
                panel.text(size * count / 2, top + 0.57, f"{count} x {row['instruction']}", ha="center", va="top",
                           fontsize=8)
            panel.set(xlabel="byte", xticks=range(0, 17, 4), title=device)
            panel.title.set_size(9)
            panel.set_yticks(np.arange(len(forms)) + 0.31, forms)
            panel.spines["left"].set_visible(False)
            panel.tick_params(axis="y", length=0)
        panels[0, 0].set_ylim(len(forms), 0)
        figure.suptitle(title, fontsize=11)
        finish(figure, name)
