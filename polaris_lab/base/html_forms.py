"""Write what an object holds as HTML for Jupyter: a heading, facts, rows with bars. The style is the page's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

_CELL = 'style="text-align:left"'
_BAR = ('<span style="display:inline-block;width:{:.0f}px;height:0.7em;background:currentColor;opacity:0.45;'
        'margin-right:0.5em"></span>{}')
BAR = 120
"""Pixels of a whole bar."""


def heading(text: str, mark: str = "") -> str:
    """Return a bold line, with a mark such as "right" or "WRONG" behind it."""
    return f"<p><b>{escape(text)}</b>{' &nbsp;' + escape(mark) if mark else ''}</p>"


def facts(pairs: Mapping[str, object]) -> str:
    """Return a table of two columns, a row for each name and what it is; names without a value are left out."""
    rows = "".join(f"<tr><th {_CELL}>{escape(name)}</th><td {_CELL}>{escape(str(value))}</td></tr>"
                   for name, value in pairs.items() if value not in ("", None))
    return f"<table>{rows}</table>" if rows else ""


def bars(parts: Mapping[str, float], unit: str = "") -> str:
    """Return a table of names and numbers, each with a bar as long as its part of the largest."""
    most = max(parts.values(), default=0.0) or 1.0
    return "<table>" + "".join(
        f"<tr><th {_CELL}>{escape(name)}</th><td {_CELL}>" + _BAR.format(BAR * max(value, 0.0) / most,
                                                                         escape(f"{value:,.4g} {unit}".strip()))
        + "</td></tr>" for name, value in parts.items()) + "</table>"


def lines(sentences: Iterable[str], most: int = 8) -> str:
    """Return a list of sentences, the first `most` of them, and how many are left out."""
    every = list(sentences)
    shown = "".join(f"<li>{escape(each)}</li>" for each in every[:most])
    more = f"<li>and {len(every) - most} more</li>" if len(every) > most else ""
    return f"<ul>{shown}{more}</ul>" if shown else ""


def table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table with a row of titles."""
    head = "".join(f"<th {_CELL}>{escape(name)}</th>" for name in columns)
    body = "".join("<tr>" + "".join(f"<td {_CELL}>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
