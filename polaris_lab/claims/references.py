"""Find what the evidence of a verdict refers to: files, cells of notebooks, rows of the published tables, pages."""

from __future__ import annotations

import re

_FILE = re.compile(r"\b(?:(?:data|kernels|notebooks|polaris_lab|tests)/[\w./-]+\.(?:csv|json|toml|md|cl|s\.gz|py)"
                   r"|README\.md|CONTRIBUTING\.md)\b")
CELL = re.compile(r"\[(?:(\d\d_\w+):)?([\w-]+)\]")
"""A cell, with its notebook where that is another one than the verdict's."""
ROW = re.compile(r"\bS\d-[CM]\d+\b")
PAGE = re.compile(r"https://(?:&amp;|[^\s;,<>()\"'`])*[^\s;,.<>()\"'`]")
"""A page on the web, in text or in HTML. It ends at a blank, a bracket, a quote, or a mark of the sentence around."""


def find_references(evidence: str) -> list[str]:
    """Return what a text of evidence refers to, as it is written there: files, [cells], published rows, pages.

    A cell is written `[id]`, or `[03_topic:id]` where it is of another notebook than the verdict. A file is a path in
    the repository, a published row an id such as S0-M055, a page an address on the web.
    """
    found = [match for form in (_FILE, CELL, ROW, PAGE) for match in form.finditer(evidence)]
    return [match[0] for match in sorted(found, key=lambda match: match.start())]
