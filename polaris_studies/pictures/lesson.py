"""Draw first ideas: work-items and groups, a dot product, a tile along K, a barrier, a float in two parts."""

from __future__ import annotations

import math
from collections.abc import Mapping

import matplotlib.pyplot as plt
from matplotlib.patches import Rectangle

from polaris_lab.base.errors import BadValue
from polaris_lab.plots.style import COLOURS, PARTS, STYLE, finish

_PLAIN = {**STYLE, "axes.grid": False, "axes.titlesize": 10}
_EMPTY = "#f2f2f2"
_FETCH, _WAIT, _USE = COLOURS[5], "#e4e4e4", COLOURS[0]
_STARTS = (0.0, 0.3, 0.1, 0.2)
_FETCHES = (1.0, 2.2, 1.4, 1.7)
"""When each work-item of the barrier's picture begins, and how long it fetches: made up, in no unit."""


def work_items(total: int, group: int, elements: int, title: str, *, name: str) -> None:
    """Draw `total` work-items in work-groups of `group` above an array of `elements`, each over its own element.

    Work-items that have no element are drawn in orange. Raises ValueError when `group` does not divide `total`.
    """
    if total < 1 or group < 1 or total % group:
        raise BadValue("group", f"group is {group}; it must divide the {total} work-items of total")
    with plt.rc_context(_PLAIN):
        figure, panel = plt.subplots(figsize=(8.0, 2.0))
        for item in range(total):
            here = item < elements
            _cell(panel, item, 0, COLOURS[0 if item // group % 2 == 0 else 2] if here else COLOURS[1], str(item))
            if here:
                panel.annotate("", (item + 0.5, 1.75), (item + 0.5, 1.05), arrowprops={"arrowstyle": "->"})
                _cell(panel, item, 1.8, "#555555", str(item))
        for first in range(0, total, group):
            panel.text(first + group / 2, -0.2, f"work-group {first // group}", ha="center", va="bottom", fontsize=9)
        for y, label in ((0.5, "work-item"), (2.3, "element")):
            panel.text(-0.2, y, label, ha="right", va="center", fontsize=9)
        panel.set(xlim=(-2.2, total), ylim=(2.9, -0.9), xticks=[], yticks=[], title=title)
        panel.set_frame_on(False)
        finish(figure, name)


def dot_product(m: int, n: int, k: int, row: int, column: int, *, name: str) -> None:
    """Draw which elements of A (m x k) and B (k x n) the work-item of C[row][column] reads."""
    shown = {"A": (m, k, lambda y, x: y == row), "B": (k, n, lambda y, x: x == column),
             "C": (m, n, lambda y, x: (y, x) == (row, column))}
    with plt.rc_context(_PLAIN):
        figure, panels = plt.subplots(1, 3, figsize=(8.0, 2.9))
        for panel, (letter, (rows, columns, chosen)) in zip(panels, shown.items(), strict=True):
            for y in range(rows):
                for x in range(columns):
                    colour = PARTS[letter] if chosen(y, x) else _EMPTY
                    panel.add_patch(Rectangle((x, y), 1, 1, facecolor=colour, edgecolor="white"))
            _matrix(panel, rows, columns)
        panels[0].set(title=f"A: row {row}", xlabel=f"k = 0 to {k - 1}", ylabel="row")
        panels[1].set(title=f"B: column {column}", xlabel="col", ylabel=f"k = 0 to {k - 1}")
        panels[2].set(title=f"C[{row}][{column}]", xlabel="col", ylabel="row")
        figure.suptitle(f"One work-item reads a row and a column: {2 * k} elements for one", fontsize=11)
        finish(figure, name)


def tile_steps(size: int, tile: int, *, name: str) -> None:
    """Draw how the tiles of one work-group move through A and B of `size` x `size`: a panel for each step along K.

    Raises ValueError when `tile` does not divide `size`.
    """
    if tile < 1 or size < tile or size % tile:
        raise BadValue("tile", f"tile is {tile}; it must divide the {size} rows of size")
    steps = size // tile
    with plt.rc_context(_PLAIN):
        figure, panels = plt.subplots(1, steps, figsize=(2.7 * steps, 3.1), squeeze=False)
        for step, panel in enumerate(panels[0]):
            gap, at = 0.12 * size, step * tile
            for letter, x, y, tx, ty in (("A", 0, size + gap, at, tile), ("B", size + gap, 0, tile, at),
                                         ("C", size + gap, size + gap, tile, tile)):
                panel.add_patch(Rectangle((x, y), size, size, facecolor=_EMPTY, edgecolor="#999999"))
                panel.add_patch(Rectangle((x + tx, y + ty), tile, tile, facecolor=PARTS[letter], edgecolor="white"))
                label = {"A": "As", "B": "Bs", "C": "sum"}[letter]
                panel.text(x + tx + tile / 2, y + ty + tile / 2, label, ha="center", va="center", color="white",
                           fontsize=9)
                panel.text(x + 0.15 * tile, y + 0.15 * tile, letter, ha="left", va="top", fontsize=11)
            panel.set(xlim=(-0.3, 2 * size + gap + 0.3), ylim=(2 * size + gap + 0.3, -0.3), xticks=[], yticks=[],
                      aspect="equal", title=f"step {step}: k from {step * tile}")
            panel.set_frame_on(False)
        figure.get_layout_engine().set(wspace=0.15, h_pad=0.1)
        figure.suptitle("The tile of A walks right, the tile of B walks down, the sums stay", fontsize=11)
        finish(figure, name)


def barrier_times(*, name: str) -> None:
    """Draw four work-items that fetch and then use a tile, with a barrier in between and without one.

    The times are made up: they show an order, and nothing that was measured.
    """
    ready = max(map(sum, zip(_STARTS, _FETCHES, strict=True)))
    with plt.rc_context(_PLAIN):
        figure, panels = plt.subplots(1, 2, figsize=(8.0, 2.5), sharex=True, sharey=True)
        for panel, waits in zip(panels, (True, False), strict=True):
            for item, (start, lasts) in enumerate(zip(_STARTS, _FETCHES, strict=True)):
                fetched = start + lasts
                used = ready if waits else fetched
                panel.barh(item, lasts, left=start, color=_FETCH, label="fetch" if item == 0 else None)
                panel.barh(item, used - fetched, left=fetched, color=_WAIT,
                           label="wait" if item == 0 and waits else None)
                late = used >= ready  # without a barrier only the slowest finds the whole tile
                panel.barh(item, 1.2, left=used, color=_USE if late else COLOURS[1],
                           label={(True, 1): "use", (False, 0): "use too early"}.get((late, item)))
            panel.axvline(ready, color="#555555", linestyle="--" if waits else ":",
                          label="barrier" if waits else "the tile is whole")
            panel.set(title="with a barrier: all wait for the slowest" if waits
                      else "without: three read what is not there yet",
                      xlabel="time", xticks=[], yticks=range(4))
            panel.legend(fontsize=8, loc="upper center", bbox_to_anchor=(0.5, -0.12), ncols=2)
        panels[0].set(ylabel="work-item", ylim=(3.5, -0.5))
        finish(figure, name)


def float_parts(parts: Mapping[str, tuple[float, int]], title: str, *, name: str) -> None:
    """Draw the binary digits of floats in rows, each digit below the others of its weight: ones are blue.

    `parts` has a row's label, its value, and how many digits its format keeps from the first one on: 24 of a float32,
    11 of a TF32 number. Raises ValueError for a value of 0, which has no first digit, or one that needs more digits.
    """
    rows = []
    for label, (value, digits) in parts.items():
        fraction, exponent = math.frexp(abs(float(value)))
        whole = fraction * 2**digits
        if not value or whole != int(whole):
            raise BadValue(label, f"{label} is {value}; give a number other than 0 of at most {digits} binary digits")
        rows.append((f"{label} = {float(value):.9g}", -exponent + 1, format(int(whole), f"0{digits}b")))
    first, last = min(row[1] for row in rows), max(row[1] + len(row[2]) for row in rows)
    with plt.rc_context(_PLAIN):
        figure, panel = plt.subplots(figsize=(8.0, 0.9 + 0.45 * len(rows)))
        for y, (label, place, digits) in enumerate(rows):
            panel.text(first - 0.5, y + 0.5, label, ha="right", va="center", fontsize=9)
            for x, digit in enumerate(digits, place):
                panel.add_patch(Rectangle((x, y + 0.08), 1, 0.84, edgecolor="white",
                                          facecolor=COLOURS[0] if digit == "1" else "#d8d8d8"))
                panel.text(x + 0.5, y + 0.5, digit, ha="center", va="center", fontsize=7.5,
                           color="white" if digit == "1" else "#444444")
        ticks = range(first, last, 4)
        panel.set(xlim=(first - 11, last + 0.2), ylim=(len(rows) + 0.1, 0), yticks=[], title=title,
                  xlabel="weight of the digit")
        panel.set_xticks([tick + 0.5 for tick in ticks], [f"$2^{{{-tick}}}$" for tick in ticks])
        panel.set_frame_on(False)
        finish(figure, name)


def _cell(panel: plt.Axes, x: float, y: float, colour: str, text: str) -> None:
    panel.add_patch(Rectangle((x, y), 1, 1, facecolor=colour, edgecolor="white"))
    panel.text(x + 0.5, y + 0.5, text, ha="center", va="center", color="white", fontsize=9)


def _matrix(panel: plt.Axes, rows: int, columns: int) -> None:
    panel.set(xlim=(0, columns), ylim=(rows, 0), xticks=[], yticks=[], aspect="equal")
    panel.set_frame_on(False)


def group_order(across: int, down: int, strip: int, together: int, *, name: str) -> dict[str, int]:
    """Draw which tiles of C the first `together` work-groups compute, row by row and in strips `strip` tiles wide.

    Returns how many bands of A and of B those groups read in each order. Raises ValueError for more groups than tiles.
    """
    if together > across * down:
        raise BadValue("together", f"together is {together}; there are {across * down} tiles")
    rows = [(y, x) for y in range(down) for x in range(across)]
    strips = [(y, first + x) for first in range(0, across, strip) for y in range(down)
              for x in range(min(strip, across - first))]
    bands = {}
    with plt.rc_context(_PLAIN):
        figure, panels = plt.subplots(1, 2, figsize=(8.0, 4.1))
        for panel, (label, order) in zip(panels, {"row by row": rows, f"strips of {strip}": strips}.items(),
                                         strict=True):
            for at, (y, x) in enumerate(order):
                panel.add_patch(Rectangle((x, y), 1, 1, edgecolor="white",
                                          facecolor=PARTS["C"] if at < together else _EMPTY))
                panel.text(x + 0.5, y + 0.5, str(at), ha="center", va="center", fontsize=8,
                           color="white" if at < together else "#444444")
            tall, wide = (len(set(places)) for places in zip(*order[:together], strict=True))
            bands[label] = tall + wide
            _matrix(panel, down, across)
            panel.set_title(f"{label}: {tall} bands of A, {wide} of B")
        few = min(bands.values())
        figure.suptitle(f"In strips {together} groups share {few} bands; row by row they read {bands['row by row']}",
                        fontsize=11)
        finish(figure, name)
    return bands
