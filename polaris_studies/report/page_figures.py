"""Turn a figure into SVG that stands in a page: its text is text, and its ink follows the page, light or dark."""

from __future__ import annotations

import html
import io
import re

import matplotlib as mpl
from matplotlib.figure import Figure

from polaris_studies.pictures.story import GRID_COLOUR, INK, STYLE

_GROUP_ID = re.compile(r'<g id="[^"]*"')
_HEAD = re.compile(r"^.*?<svg\b[^>]*?viewBox=\"([^\"]*)\"[^>]*>", re.DOTALL)
_METADATA = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)


def plain_svg(figure: Figure, name: str) -> str:
    """Write a figure as a file of its own, on white; equal data give equal text. `name` makes its ids unique."""
    text = io.StringIO()
    with mpl.rc_context(STYLE | {"svg.hashsalt": name, "savefig.facecolor": "white"}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return text.getvalue()


def inline_svg(figure: Figure, name: str, described: str) -> str:
    """Write a figure for a page: `described` is what a reader who does not see it is told."""
    text = io.StringIO()
    with mpl.rc_context(STYLE | {"svg.hashsalt": name}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    svg = _METADATA.sub("", text.getvalue())
    svg = _GROUP_ID.sub("<g", svg)  # two figures of a page would share such ids, and nothing refers to them
    svg = _HEAD.sub(lambda head: f'<svg class="figure" role="img" aria-label="{html.escape(described, quote=True)}" '
                                 f'viewBox="{head[1]}" xmlns="http://www.w3.org/2000/svg" '
                                 f'xmlns:xlink="http://www.w3.org/1999/xlink">', svg, count=1)
    return svg.replace(INK, "currentColor").replace(GRID_COLOUR, "var(--grid)")
