"""Write what an object holds as HTML for Jupyter: a heading, facts, rows with bars, a fold. The style is the page's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue

if TYPE_CHECKING:
    import pandas as pd

_CELL = 'style="text-align:left"'
_BAR = ('<span style="display:inline-block;width:{:.0f}px;height:0.7em;background:currentColor;opacity:0.45;'
        'margin-right:0.5em"></span>{}')
BAR_PIXELS = 120
"""Pixels of a whole bar."""


@dataclass(frozen=True)
class Shown:
    """Holds what a cell shows: for Jupyter as HTML, elsewhere as text."""

    text: str
    html: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        """Return it for Jupyter."""
        return self.html


def heading(text: str, mark: str = "") -> str:
    """Return a bold line, with a mark such as "right" or "WRONG" behind it."""
    return f"<p><b>{escape(text)}</b>{' &nbsp;' + escape(mark) if mark else ''}</p>"


def facts(pairs: Mapping[str, object]) -> str:
    """Return a table of two columns, a row for each name and what it is; names without a value are left out. What
    stands between backticks is code."""
    rows = "".join(f"<tr><th {_CELL}>{escape(name)}</th><td {_CELL}>{marked(str(value))}</td></tr>"
                   for name, value in pairs.items() if value not in ("", None))
    return f"<table>{rows}</table>" if rows else ""


def bars(parts: Mapping[str, float], unit: str = "", figures: Sequence[str] | None = None) -> str:
    """Return a table of names and numbers, each with a bar as long as its part of the largest.

    `figures` are the numbers as text, with their unit; without it each is written with four digits.
    """
    written = figures or [f"{value:,.4g} {unit}".strip() for value in parts.values()]
    most = max(parts.values(), default=0.0) or 1.0
    return "<table>" + "".join(
        f"<tr><th {_CELL}>{escape(name)}</th><td {_CELL}>" + _BAR.format(BAR_PIXELS * max(value, 0.0) / most,
                                                                         escape(figure))
        + "</td></tr>" for (name, value), figure in zip(parts.items(), written, strict=True)) + "</table>"


def lines(sentences: Iterable[str], most: int = 8) -> str:
    """Return a list of sentences, the first `most` of them, and how many are left out. What stands between backticks is
    code."""
    every = list(sentences)
    shown = "".join(f"<li>{marked(each)}</li>" for each in every[:most])
    more = f"<li>and {len(every) - most} more</li>" if len(every) > most else ""
    return f"<ul>{shown}{more}</ul>" if shown else ""


def table(columns: Sequence[str], rows: Iterable[Sequence[object]], most: int | None = None,
          widths: Sequence[int] = ()) -> str:
    """Return a table with a row of titles; what comes after the first `most` rows stands behind a fold.

    Between backticks a cell's text is code. `widths` are those of the columns, in percent of the page; a word that does
    not fit is broken then.
    """
    wrap = ";overflow-wrap:anywhere" if widths else ""
    wide = [f";width:{width}%" for width in widths] or [""] * len(columns)
    head = "<tr>" + "".join(f'<th style="text-align:left{width}{wrap}">{escape(name)}</th>'
                            for name, width in zip(columns, wide, strict=True)) + "</tr>"
    lines = ["<tr>" + "".join(f'<td style="text-align:left{wrap}">{marked(str(cell))}</td>' for cell in row) + "</tr>"
             for row in rows]
    shown = f"<table>{head}{''.join(lines[:most])}</table>"
    return shown + _fold(len(lines[most:]), f"<table>{head}{''.join(lines[most:])}</table>") if most else shown


def marked(text: str) -> str:
    """Return a text as HTML: what stands between backticks is code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))


def _fold(rows: int, html: str) -> str:
    """Return the last rows of a table behind a fold, if there are any."""
    said = f"{rows} more row{'s' * (rows > 1)}"
    return f"<details><summary>{said}</summary>{html}</details>" if rows else ""


def folded(frame: pd.DataFrame, rows: int = 10) -> Shown:
    """Show the first `rows` rows of a table, and the rest behind a fold. As text, all rows are shown.

    The attribute `frame.attrs["columns"]` explains columns in a line above the table. Raises ValueError for `rows`
    below 1.

    >>> pl.folded(sim.stride_costs([4, 64, 256])[["stride", "lines"]], rows=1)
       stride  lines
    0       4      4
    1      64     64
    2     256     64
    """
    if rows < 1:
        raise BadValue("rows", f"rows: at least one row stands before the fold, not {rows}")
    more = frame.iloc[rows:]
    said = "; ".join(f"{name}: {text}" for name, text in frame.attrs.get("columns", {}).items() if name in frame)
    return Shown((f"{said}\n" if said else "") + frame.to_string(),
                 (f"<p>{escape(said)}</p>" if said else "") + frame.head(rows).to_html(border=0)
                 + _fold(len(more), more.to_html(border=0)))
