"""Draw how an attention works, and plot what its kernels got wrong and how fast they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import ListedColormap, LogNorm
from matplotlib.patches import Rectangle

from polaris_lab.model.problem import ORDERS, Attention
from polaris_lab.plots.style import COLOURS, STYLE, WIDEST, finish, look

if TYPE_CHECKING:
    import pandas as pd


def tensor_orders(problem: Attention, title: str = "", *, name: str) -> None:
    """Draw where the rows of one batch item lie in memory, in either order: a colour for each head, the row's number.

    A cell is one vector of d elements; memory runs from left to right and down. Keep h x s small: each cell is drawn.
    """
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(1, 2, figsize=(8.0, 0.9 + 0.3 * bool(title) + 0.45 * problem.h))
        for panel, order in zip(panels, ORDERS, strict=True):
            for place in range(problem.h * problem.s):
                head, row = divmod(place, problem.s) if order == "bhsd" else divmod(place, problem.h)[::-1]
                x, y = place % problem.s, place // problem.s
                panel.add_patch(Rectangle((x, y), 1, 1, facecolor=COLOURS[head % 6], edgecolor="white", alpha=0.8))
                panel.text(x + 0.5, y + 0.5, f"h{head} r{row}", ha="center", va="center", fontsize=8, color="white")
            panel.set(xlim=(0, problem.s), ylim=(problem.h, 0), xticks=[], yticks=[],
                      title={"bhsd": "(B, H, S, D): head by head", "bshd": "(B, S, H, D): row by row"}[order])
            panel.set_frame_on(False)
        if title:
            figure.suptitle(title, fontsize=10)
        finish(figure, name)


def who_computes(owners: Mapping[str, np.ndarray], title: str = "", *, name: str) -> None:
    """Draw which scores of a tile the same work-item computes: a panel for each kernel, two work-items in colour.

    `owners` maps a kernel to the number of the work-item of each score, an array of rows by keys. The two are the first
    and the one in the middle.
    """
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(1, len(owners), figsize=(min(3.1 * len(owners), WIDEST), 3.6), squeeze=False)
        for panel, (kernel, owner) in zip(panels[0], owners.items(), strict=True):
            numbers = np.unique(owner)
            first, other = int(numbers[0]), int(numbers[len(numbers) // 2])
            panel.imshow(np.select([owner == first, owner == other], [1, 2], 0), vmin=0, vmax=2, aspect="auto",
                         cmap=ListedColormap(["#eeeeee", COLOURS[0], COLOURS[1]]), interpolation="nearest",
                         extent=(0, owner.shape[1], owner.shape[0], 0))
            panel.set(title=kernel, xlabel=f"key of the tile\n{len(numbers)} work-items, {owner.size // len(numbers)} "
                                          "scores each", ylabel="row of the block")
        usual = f"The scores of work-item {first} (blue) and of one in the middle (orange)"
        figure.suptitle(title or usual, fontsize=10)
        finish(figure, name)


def online_weights(scores: np.ndarray, tile: int, title: str = "", *, name: str) -> None:
    """Draw the online softmax of one row step by step: a panel for each tile, with the weights that are held after it.

    A weight is e^(score - m) for the greatest score m so far. When a tile has a greater one, the weights of all tiles
    before it shrink by one factor; their outlines show what they were. `scores` are the row's scores in order.
    """
    starts = range(0, len(scores), tile)
    with plt.rc_context(STYLE):
        figure, panels = plt.subplots(1, len(starts), figsize=(2.3 * len(starts), 2.9 + 0.3 * bool(title)),
                                      sharey=True, squeeze=False)
        before = -np.inf
        for step, (panel, begin) in enumerate(zip(panels[0], starts, strict=True)):
            end = min(begin + tile, len(scores))
            m = max(before, float(scores[:end].max()))
            weights = np.exp(scores[:end] - m)
            if begin:
                panel.bar(np.arange(begin) + 0.5, np.exp(scores[:begin] - before), 0.8, fill=False,
                          edgecolor="#999999", linewidth=0.8)
            panel.bar(np.arange(end) + 0.5, weights, 0.8,
                      color=[look(key // tile)["color"] for key in range(end)])
            note = f"earlier weights x {np.exp(before - m):.2f}" if begin else "no weights before"
            panel.set_title(f"tile {step + 1}: m = {m:.2f}\n{note}\nl = {weights.sum():.2f}", fontsize=9)
            panel.set(xlabel="key j", xlim=(0, len(scores)), ylim=(0, 1.05), xticks=[*starts, len(scores)])
            before = m
        panels[0][0].set_ylabel("weight e^(s - m)")
        if title:
            figure.suptitle(title, fontsize=10)
        finish(figure, name)


def stage_errors(errors: Mapping[str, np.ndarray], title: str, stages: Sequence[str] = ("S", "P", "result"), *,
                 name: str) -> None:
    """Map the absolute errors of the first head by stage: rows down, keys or elements across, on one scale.

    `errors` are those of a report of `tile_oracle.compare_stages`.
    """
    parts = {stage: errors[stage][0, 0] for stage in stages}
    parts = {stage: part[:, -1] if part.ndim == 3 else part for stage, part in parts.items()}
    largest = max(float(np.nanmax(np.where(np.isfinite(part), part, np.nan))) for part in parts.values())
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panels = plt.subplots(1, len(parts), figsize=(min(3.1 * len(parts) + 1, WIDEST), 3.4), squeeze=False)
        scale = LogNorm(1e-8, max(largest, 1e-6), clip=True)
        for panel, (stage, part) in zip(panels[0], parts.items(), strict=True):
            picture = panel.imshow(np.maximum(part, 1e-8), norm=scale, cmap="magma_r", aspect="auto",
                                   interpolation="nearest")
            panel.set(title="output" if stage == "result" else stage, ylabel="row",
                      xlabel={"S": "key", "P": "key"}.get(stage, "element of the head"))
        figure.colorbar(picture, ax=panels[0][-1], label="absolute error")
        figure.suptitle(title, fontsize=10)
        finish(figure, name)


def fault_matrix(table: pd.DataFrame, title: str, *, name: str) -> None:
    """Draw which tool (columns) sees which fault (rows): `table` holds True, False, or None where it was not asked."""
    codes = np.where(table.isna(), 2, table.fillna(False).astype(bool))
    with plt.rc_context({**STYLE, "axes.grid": False}):
        figure, panel = plt.subplots(figsize=(2.6 + 0.85 * table.shape[1], 1.2 + 0.34 * len(table)))
        panel.imshow(codes, cmap=ListedColormap(["#f2f2f2", "#0072B2", "#ffffff"]), vmin=0, vmax=2, aspect="auto")
        for (row, column), code in np.ndenumerate(codes):
            panel.text(column, row, ("-", "sees", "not asked")[code], ha="center", va="center", fontsize=8,
                       color="white" if code == 1 else "#777777")
        panel.set_xticks(range(table.shape[1]), [label.replace(" ", "\n", 1) for label in table.columns])
        panel.set_yticks(range(len(table)), table.index)
        panel.tick_params(length=0, labelsize=9, top=True, labeltop=True, bottom=False, labelbottom=False)
        panel.set_title(title, fontsize=10)
        finish(figure, name)


def time_ranges(times: pd.DataFrame, title: str, *, name: str, xlabel: str = "simulated ms") -> None:
    """Plot times with their ranges, a line for each row of `times`; hollow where `fits` is False.

    `times` has the columns low, expected, high and fits, in the order in which they are drawn, the first on top.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(7.6, 1.0 + 0.3 * len(times)))
        for place, (_, row) in enumerate(times.iterrows()):
            panel.errorbar(row["expected"], place, xerr=[[row["expected"] - row["low"]],
                                                         [row["high"] - row["expected"]]],
                           marker="o", capsize=4, color=COLOURS[0] if row["fits"] else COLOURS[1],
                           markerfacecolor=COLOURS[0] if row["fits"] else "white")
        panel.set_yticks(range(len(times)), times.index, fontsize=9)
        panel.set(xlabel=xlabel, ylim=(len(times) - 0.5, -0.5), title=title)
        panel.set_xlim(left=0)
        finish(figure, name)


def mean_times(times: pd.DataFrame, budget: float, title: str, *, name: str) -> None:
    """Plot mean times in ms with their 95 % intervals, a line for each row of `times`, and the budget across them.

    `times` has the columns mean, low and high, and perhaps more rows without an interval.
    """
    with plt.rc_context(STYLE):
        figure, panel = plt.subplots(figsize=(7.0, 1.3 + 0.45 * len(times)))
        for place, (_, row) in enumerate(times.iterrows()):
            known = bool(row["high"] >= row["low"])
            panel.errorbar(row["mean"], place, xerr=[[row["mean"] - row["low"]], [row["high"] - row["mean"]]]
                           if known else None, linestyle="none", capsize=6, markeredgewidth=1.2, marker="o",
                           color=COLOURS[0], markerfacecolor=COLOURS[0] if known else "white")
            panel.annotate(f"{row['mean']:g}" + (f" [{row['low']:g}, {row['high']:g}]" if known else ", no interval"),
                           (row["mean"], place), xytext=(0, 9), textcoords="offset points", ha="center", fontsize=8)
        panel.axvline(budget, color="black", linestyle="--", linewidth=1)
        panel.annotate(f"budget {budget:g}", (budget, 1), xycoords=("data", "axes fraction"), xytext=(4, -4),
                       textcoords="offset points", va="top", fontsize=8)
        panel.set_yticks(range(len(times)), times.index)
        panel.set(xlabel="mean time, ms", ylim=(len(times) - 0.5, -0.7))
        figure.suptitle(title, fontsize=10)
        panel.set_xlim(0, 1.15 * max(times["mean"].max(), budget))
        finish(figure, name)
