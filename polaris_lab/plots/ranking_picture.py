"""Draw a ranking into a file: a bar for each entrant, its 95 % interval, and a panel for each problem."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pandas as pd
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_bytes
from polaris_lab.plots.style import COLOURS


def draw_ranking(tables: Mapping[str, pd.DataFrame], path: str) -> None:
    """Write a picture of rankings, title -> table as from `portfolio.ranking`, to `path`.

    Entrants without a figure are left out. Raises ValueError where no entrant has one, OSError where the file cannot
    be written.
    """
    kept = {title: table[table["ok"] & table["gflops"].notna()] for title, table in tables.items()}
    kept = {title: table for title, table in kept.items() if len(table)}
    if not kept:
        raise BadValue("--plot", "--plot: no entrant has a speed to draw")
    rows = max(map(len, kept.values()))
    figure = Figure(figsize=(6.4 * len(kept), 1.2 + 0.3 * rows), layout="constrained")
    FigureCanvasAgg(figure)
    for panel, (title, table) in zip(figure.subplots(1, len(kept), squeeze=False)[0], kept.items(), strict=True):
        places = np.arange(len(table))[::-1]
        ends = np.nan_to_num([table["gflops"] - table["gflops_low"], table["gflops_high"] - table["gflops"]], posinf=0)
        panel.barh(places, table["gflops"], xerr=ends, color=COLOURS[0], ecolor="#333333", capsize=2)
        panel.set_yticks(places, table["kernel"])
        panel.set(xlabel="GFLOPS, with 95 % intervals", title=title)
        panel.title.set_size(9)
        panel.grid(axis="x", alpha=0.3)
        panel.set_axisbelow(True)
    whole = io.BytesIO()
    figure.savefig(whole, format=Path(path).suffix.lstrip("."))
    write_bytes(Path(path), whole.getvalue())
