"""Put the answer of a notebook on its first screen: one sentence, one number, one picture, and where it holds."""

from __future__ import annotations

import base64
import io
import math
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from polaris_lab.base.errors import BadValue
from polaris_lab.base.html_forms import Shown, bars

if TYPE_CHECKING:
    import pandas as pd

_BOX = ('<div style="border-left:5px solid #0072B2;background:rgba(0,114,178,0.08);padding:0.6em 1.2em;'
        'max-width:60em"><p style="font-size:1.15em;margin:0 0 0.5em"><b>{sentence}</b></p>'
        '<div style="display:flex;flex-wrap:wrap;align-items:center;gap:2em"><div style="max-width:14em">'
        '<span style="font-size:2.6em;line-height:1.1;font-weight:bold;white-space:nowrap">{number}'
        '</span><br>{meaning}</div><div>{picture}</div></div>'
        '<p style="margin:0.5em 0 0"><b>Holds:</b> {holds}<br><b>Not:</b> {fails}</p></div>')
BAR_CHARACTERS = 24
"""Characters of the longest bar as text."""


def answer(sentence: str, number: str, meaning: str, picture: Mapping[str, float] | pd.Series | Figure, *, holds: str,
           fails: str, unit: str = "") -> Shown:
    """Show a notebook's answer: a box in Jupyter, lines of text elsewhere.

    `number` is printed large, and `meaning` says what it counts. `picture` is a matplotlib figure, or a dict or Series
    of numbers, drawn as bars in `unit`. `holds` says where the answer applies, `fails` where it does not. Compute all
    of it from recorded data, so that every run shows the same. Raises ValueError for an empty text, another kind of
    picture, and a bar that is negative or not finite.

    >>> pl.answer("The tile pays.", "2.0 x", "as fast", {"naive": 1, "tiled": 2}, holds="from 512 on", fails="below")
    The tile pays.
    ...
    Holds: from 512 on
    Not: below
    """
    texts = {"sentence": sentence, "number": number, "meaning": meaning, "holds": holds, "fails": fails}
    for name, text in texts.items():
        if not isinstance(text, str) or not text.strip():
            raise BadValue(name, f"{name}: an answer needs it as text, not {text!r}")
    html, lines = _drawn(picture, unit, sentence)
    said = [sentence, "", f"    {number}   {meaning}", "", *(f"    {line}" for line in lines), *([""] if lines else []),
            f"Holds: {holds}", f"Not: {fails}"]
    return Shown("\n".join(said), _BOX.format(**{name: escape(text) for name, text in texts.items()}, picture=html))


def _drawn(picture: Mapping[str, float] | pd.Series | Figure, unit: str, sentence: str) -> tuple[str, list[str]]:
    """Return a picture as HTML and as lines of text; a figure has no lines."""
    if isinstance(picture, Figure):
        return _embedded(picture, sentence), []
    if not hasattr(picture, "items") or not len(picture):
        raise BadValue("picture", f"picture: a figure of matplotlib, or names with numbers, not {picture!r:.60}")
    for name, value in picture.items():
        if not (math.isfinite(value) and value >= 0):
            raise BadValue("picture", f"picture: the bar {name!r} is a finite number of 0 or more, not {value}")
    parts = {str(name): float(value) for name, value in picture.items()}
    most, wide = max(parts.values()) or 1.0, max(map(len, parts))
    figures = [f"{figure} {unit}".strip() for figure in _written(list(parts.values()))]
    right = max(map(len, figures))
    lines = [f"{name:<{wide}}  {figure:>{right}}  {'█' * round(BAR_CHARACTERS * value / most)}".rstrip()
             for (name, value), figure in zip(parts.items(), figures, strict=True)]
    return bars(parts, unit, figures), lines


def _written(values: list[float]) -> list[str]:
    """Format numbers with four digits and equally many decimals: 1, 1.4 and 1.53 become 1.00, 1.40 and 1.53."""
    plain = [f"{value:,.4g}" for value in values]
    whole = [len(each.partition(".")[0].replace(",", "")) for each in plain]
    decimals = [len(each.partition(".")[2]) if "e" not in each else 0 for each in plain]
    least = min((each for each in decimals if each), default=0)
    written = []
    for value, text, before, own in zip(values, plain, whole, decimals, strict=True):
        alike = max(each for each, other in zip(decimals, whole, strict=True) if other == before)
        after = max(own, min(alike if own else max(alike, least), 4 - before))
        written.append(text if "e" in text else f"{value:,.{after}f}")
    return written


def _embedded(figure: Figure, sentence: str) -> str:
    """Return a figure as an image that the page holds itself, and close it, so that no cell shows it again.

    Its title stands for it where it cannot be seen; the sentence does for a figure without one.
    """
    import matplotlib.pyplot as plt

    file = io.BytesIO()
    figure.savefig(file, format="png", metadata={"Software": None})
    titles = [figure.get_suptitle(), *(axes.get_title(loc) for axes in figure.axes for loc in ("left", "center"))]
    shown = next((title for title in titles if title), sentence)
    plt.close(figure)
    return (f'<img alt="{escape(shown, quote=True)}" style="max-width:100%" '
            f'src="data:image/png;base64,{base64.b64encode(file.getvalue()).decode()}">')
