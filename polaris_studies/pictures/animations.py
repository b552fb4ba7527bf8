"""Draw what moves: a tile along K, loads behind multiply-adds, channels filling up, an online softmax. Small GIFs.

The first frame of each is the finished picture, which is what a page shows where nothing moves.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Callable, Mapping, Sequence
from html import escape

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure

from polaris_lab.base import paths
from polaris_lab.base.files import refreshing, write_bytes
from polaris_lab.base.html_forms import Shown
from polaris_lab.plots.style import COLOURS, PALE, PARTS, STYLE
from polaris_studies.pictures.geometry import channel_bars, matrix_tiles

GIF_BYTES = 300_000
"""Bytes that a GIF may have at most."""
SHADES = 48
"""Colours of a GIF."""
REST = 2500
"""Milliseconds that the finished picture is shown."""
KINDS = {"global load": PARTS["A"], "wait for loads": COLOURS[1], "multiply-add": PARTS["C"],
         "local memory": PARTS["local memory"], "barrier": COLOURS[6], "other": "#cccccc"}
"""Kinds of instructions in `overlap`, and their colours."""


def tile_walk(steps: Sequence[Mapping[str, np.ndarray]], block: np.ndarray, title: str, *, name: str) -> Shown:
    """Move the tiles of a work-group along K: for each step the elements of A and of B that are loaded in it.

    `steps` hold a mask for "A" and for "B", `block` is the mask of the group's outputs in C.
    """
    past = [{matrix: np.zeros(mask.shape, np.int8) for matrix, mask in steps[0].items()}]
    for masks in steps:
        past.append({matrix: np.maximum(np.minimum(past[-1][matrix], 1), 2 * masks[matrix].astype(np.int8))
                     for matrix in masks})

    def frame(figure: Figure, at: int) -> None:
        panels = figure.subplots(2, 2, width_ratios=(max(past[0]["A"].shape[1] / block.shape[1], 0.6), 1),
                                 height_ratios=(max(past[0]["B"].shape[0] / block.shape[0], 0.6), 1))
        panels[0, 0].set_axis_off()
        panels[0, 0].text(0.5, 0.5, f"step {at + 1} of {len(steps)}\n\nfull: in local memory now\npale: done with",
                          ha="center", va="center", fontsize=9, transform=panels[0, 0].transAxes)
        for panel, matrix in ((panels[1, 0], "A"), (panels[0, 1], "B")):
            matrix_tiles(panel, matrix, past[at + 1][matrix])
        matrix_tiles(panels[1, 1], "C", block.astype(np.int8))
        panels[1, 1].set_title(f"C: {100 * (at + 1) / len(steps):.0f} % of each sum", fontsize=9, color=PARTS["C"])
        figure.suptitle(title, fontsize=11)

    return _gif(frame, range(len(steps)), (6.2, 5.6), 500, name, title,
                [f"{len(steps)} steps for {block.sum()} outputs, each step with {steps[0]['A'].sum()} elements of A "
                 + f"and {steps[0]['B'].sum()} of B"])


def overlap(loops: Mapping[str, Sequence[str]], flights: Mapping[str, Sequence[tuple[int, int]]], title: str, *,
            name: str) -> Shown:
    """Run through one iteration of each loop, instruction by instruction, with its loads on their way above it.

    A loop is a sequence of KINDS; `flights` are its loads as (place of the load, place of the wait for it).
    """
    longest = max(map(len, loops.values()))
    places = [round(longest * part / 16) for part in range(1, 17)]

    def frame(figure: Figure, at: int) -> None:
        panels = figure.subplots(len(loops), 1, sharex=True)
        for panel, (label, kinds) in zip(np.atleast_1d(panels), loops.items(), strict=True):
            until = min(places[at], len(kinds))
            row = [to_rgb(KINDS[kind] if place < until else PALE) for place, kind in enumerate(kinds)]
            panel.imshow([row], extent=(0, len(kinds), 0, 1), aspect="auto", interpolation="none")
            for level, (first, last) in enumerate(flights[label]):
                if first < until:
                    panel.hlines(1.4 + 0.4 * level, first, min(last, until), color=PARTS["A"], linewidth=4)
            done = sum(kind == "multiply-add" for kind in kinds[:until])
            under_way = sum(first < until < last for first, last in flights[label])
            state = f", {under_way} loads on their way" if until < len(kinds) else ""
            panel.set_title(f"{label}: {done} multiply-adds done{state}", fontsize=9, loc="left")
            panel.set(xlim=(0, longest), ylim=(0, 2.6), yticks=[])
            panel.spines["left"].set_visible(False)
            panel.tick_params(labelsize=8)
        panel.set_xlabel("instruction of one step along K; above: a load from its issue to the wait for it", fontsize=9)
        handles = [plt.Rectangle((0, 0), 1, 1, color=colour) for colour in KINDS.values()]
        figure.legend(handles, KINDS, loc="outside lower center", ncols=6, fontsize=7)
        figure.suptitle(title, fontsize=11)

    lines = [f"{label}: {len(kinds)} instructions; multiply-adds under a load on its way: "
             f"{hidden(kinds, flights[label])}" for label, kinds in loops.items()]
    return _gif(frame, range(len(places)), (7.6, 3.6), 300, name, title, lines)


def hidden(kinds: Sequence[str], flights: Sequence[tuple[int, int]]) -> int:
    """Count the multiply-adds of a loop that are issued while a load is on its way."""
    return sum(kind == "multiply-add" and any(first < place < last for first, last in flights)
               for place, kind in enumerate(kinds))


def filling(requests: Mapping[int, Sequence[np.ndarray]], channels: int, title: str, *, name: str, card: str) -> Shown:
    """Fill the channels of a card's L2 with a wave's loads, one load after the other, for each pitch in floats.

    `requests` hold for each pitch the channels that each load asks.
    """
    loads = min(map(len, requests.values()))
    counts = {pitch: np.cumsum([np.bincount(each, minlength=channels) for each in every[:loads]], axis=0)
              for pitch, every in requests.items()}
    places = sorted({round(loads * part / 16) for part in range(1, 17)} - {0})
    most = max(int(count[-1].max()) for count in counts.values())

    def frame(figure: Figure, at: int) -> None:
        panels = figure.subplots(1, len(counts), sharey=True)
        for panel, (pitch, count) in zip(np.atleast_1d(panels), counts.items(), strict=True):
            channel_bars(panel, count[places[at] - 1], count[places[at] - 1].sum(), f"rows {pitch} floats apart")
            panel.set(ylim=(0, most * 1.05))
            panel.grid(False)
        np.atleast_1d(panels)[0].set_ylabel("lines asked for")
        figure.suptitle(title, fontsize=11)
        figure.supxlabel(f"channel of L2, {card}; after {places[at]} loads", fontsize=9)

    lines = [f"pitch {pitch}: {int((count[-1] > 0).sum())} of {channels} channels used, the busiest serves "
             f"{int(count[-1].max())} of {int(count[-1].sum())} lines" for pitch, count in counts.items()]
    return _gif(frame, range(len(places)), (7.2, 3.0), 220, name, title, lines)


def online_softmax(scores: np.ndarray, tile: int, title: str, *, name: str) -> Shown:
    """Show the weights of one row of an attention as its scores come tile by tile, and how a new maximum scales them.

    A weight is e^(score - m), with the greatest score m so far; `scores` are the row's scores in order.
    """
    frames: list[tuple[int, float, str]] = []  # keys seen, the maximum that weights stand on, what happens
    lines, m = [], -np.inf
    for begin in range(0, len(scores), tile):
        end = min(begin + tile, len(scores))
        grown = max(m, float(scores[begin:end].max()))
        if begin and grown > m:
            frames += [(begin, m + part * (grown - m), f"a greater maximum: earlier weights x {np.exp(m - grown):.2f}")
                       for part in (0, 0.33, 0.67, 1)]
            lines.append(f"tile {begin // tile + 1}: the maximum grows to {grown:.2f}, earlier weights "
                         f"x {np.exp(m - grown):.2f}")
        elif begin:
            lines.append(f"tile {begin // tile + 1}: the maximum stays {grown:.2f}, earlier weights x 1.00")
        m = grown
        frames += [(end, m, f"tile {begin // tile + 1}: its weights are added")] * 2
    lines.append(f"sum of all weights in the end: {np.exp(scores - m).sum():.2f}")

    def frame(figure: Figure, at: int) -> None:
        seen, stand, label = frames[at]
        above, below = figure.subplots(2, 1, sharex=True)
        keys, colours = np.arange(len(scores)) + 0.5, [COLOURS[key // tile % 6] for key in range(len(scores))]
        above.bar(keys, scores, 0.8, color=[c if key < seen else PALE for key, c in enumerate(colours)])
        above.hlines(stand, 0, len(scores), color=PARTS["one work-item"], linewidth=1.2)
        above.text(len(scores), stand, f" m = {stand:.2f}", va="center", fontsize=8)
        above.set_ylabel("score s", fontsize=9)
        weights = np.exp(scores[:seen] - stand)
        below.bar(keys[:seen], weights, 0.8, color=colours[:seen])
        below.set(ylim=(0, 1.08), xlim=(0, len(scores) + 1.6), xticks=range(0, len(scores) + 1, tile))
        below.set_ylabel("weight e^(s - m)", fontsize=9)
        below.set_xlabel(f"key j     sum of weights l = {weights.sum():.2f}     ({label})", fontsize=9)
        figure.suptitle(title, fontsize=11)

    return _gif(frame, [frames.index(each) for each in frames], (7.2, 4.0), 450, name, title, lines)


def _gif(frame: Callable[[Figure, int], None], places: Sequence[int], size: tuple[float, float], pause: int, name: str,
         title: str, lines: Sequence[str]) -> Shown:
    """Draw frames, the last one first, as a GIF that the page holds itself, and in figures/ when notebooks are
    refreshed. A place that comes again is drawn once. As text it is the title and what the picture counts. Raises
    ValueError for one above GIF_BYTES."""
    from PIL import Image

    pictures = {}
    with plt.rc_context({**STYLE, "axes.grid": False, "figure.dpi": 80}):
        for place in dict.fromkeys(places):
            figure = Figure(figsize=size, layout="constrained", dpi=80)
            frame(figure, place)
            canvas = FigureCanvasAgg(figure)
            canvas.draw()  # once, where `savefig` draws everything twice
            pictures[place] = Image.fromarray(np.asarray(canvas.buffer_rgba())).convert("RGB")
    palette = pictures[places[-1]].quantize(SHADES)
    whole = io.BytesIO()
    first, *others = [pictures[place].quantize(SHADES, palette=palette, dither=Image.Dither.NONE)
                      for place in (places[-1], *places)]
    first.save(whole, format="GIF", save_all=True, append_images=others, loop=0, optimize=False,
               duration=[REST, *[pause] * (len(places) - 1), REST])
    data = whole.getvalue()
    if len(data) > GIF_BYTES:
        raise ValueError(f"{name}: the animation has {len(data)} bytes, more than {GIF_BYTES}; fewer or smaller frames")
    if refreshing():
        write_bytes(paths.FIGURES / f"{name}.gif", data)
    html = (f'<img alt="{escape(title, quote=True)}" style="max-width:100%" '
            f'src="data:image/gif;base64,{base64.b64encode(data).decode()}"><br>'
            + "<br>".join(map(escape, lines)))
    return Shown("\n".join([title, *lines]), html)
