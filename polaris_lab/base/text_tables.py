"""Print tables and sentences: fitted to the terminal, or to COLUMNS, with colour where there is a terminal.

Elsewhere a table is plain, in Markdown, CSV or JSON, and nothing is folded.
"""

from __future__ import annotations

import math
import os
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    import pandas as pd

FORMATS = ("table", "md", "csv", "json")
"""What a table can be printed as: the first for readers, the last two with every column and digit."""
BLOCKS = " ▏▎▍▌▋▊▉█"
"""A character cell filled by eighths."""
WHOLE, WHOLE_FIGURE = 24, 32
"""Characters of the longest cell of a column that is folded last, and of one of figures, which never is."""
BAR_CHARACTERS = 8
"""Characters of a whole bar."""
INDENT = "    "
"""What stands before the columns that go below a row."""
_GOOD, _BAD = ("right", "best", "ok"), ("WRONG", "failed", "LACKS")


def percent(part: float) -> str:
    """Return a bar for a part of 1, with the percentage behind it; "" for what is not a number."""
    if math.isnan(part):
        return ""
    eighths = round(8 * BAR_CHARACTERS * min(max(part, 0.0), 1.0))
    bar = BLOCKS[-1] * (eighths // 8) + (BLOCKS[eighths % 8] if eighths % 8 else "")
    return f"{bar:<{BAR_CHARACTERS}} {part:4.0%}"


def terminal_width(stream: TextIO | None = None) -> int | None:
    """Return the characters of a line to fit text to: the variable COLUMNS where it is set, else the terminal's.

    None where `stream` (stdout) is no terminal: a pipe or a file takes lines of any length.
    """
    stream = sys.stdout if stream is None else stream
    asked = os.environ.get("COLUMNS", "")
    return shutil.get_terminal_size().columns if stream.isatty() or (asked.isdecimal() and int(asked)) else None


def wrap(text: str, hang: int = 0, width: int | None = None) -> str:
    """Fold each line of a text at blanks where there is a width to fit to; continued lines begin with `hang` blanks."""
    width = terminal_width() if width is None else width
    if width is None:
        return text
    # never narrower than a few words: deep in a very narrow terminal, the indentation goes
    inner = " " * hang if hang + 20 <= width else ""
    return "\n".join(textwrap.fill(line, width, subsequent_indent=inner, break_on_hyphens=False, drop_whitespace=True,
                                   replace_whitespace=False) for line in text.split("\n"))


def show(cells: pd.DataFrame, title: str = "", form: str = "table", *, full: pd.DataFrame | None = None,
         stream: TextIO | None = None, width: int | None = None, below: Sequence[str] = (),
         above: Sequence[str] = ()) -> None:
    """Print `cells`, a table of text, in one of FORMATS to `stream` (stdout).

    "csv" and "json" print `full` in its place where it is given, and no title. On a terminal, "table" fits its columns
    to `width`, or else to `terminal_width`, and colours verdicts. Cells are folded at blanks, the longest first. Where
    that is not enough, columns named in `below` go under their rows, one after the other; then words are broken. The
    columns named in `above` stand over the rows that share them. A figure is never folded or cut. Where there is no
    width, all of a row is in one line.
    """
    stream = sys.stdout if stream is None else stream
    whole = cells if full is None else full
    if form == "csv":
        print(whole.to_csv(index=False), end="", file=stream)
    elif form == "json":
        print(whole.to_json(orient="records", indent=1), file=stream)
    elif form == "md":
        print(*([f"**{title}**", ""] if title else []), markdown(cells), sep="\n", file=stream)
    elif (width := terminal_width(stream) if width is None else width) is not None:
        _show_fitted(cells, title, stream, width, below, above)
    else:
        print(*([title] if title else []), aligned(cells), sep="\n", file=stream)


def markdown(cells: pd.DataFrame) -> str:
    """Return a table in Markdown."""
    rows = [list(cells.columns), ["---"] * len(cells.columns), *cells.to_numpy().tolist()]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows)


def aligned(cells: pd.DataFrame) -> str:
    """Return a table as plain text, words to the left and numbers to the right."""
    cells = cells.map(str)
    for name in [name for name in cells if not _is_number(cells[name])]:
        wide = max(map(len, [name, *cells[name]]))
        cells = cells.assign(**{name: cells[name].str.ljust(wide)}).rename(columns={name: name.ljust(wide)})
    return cells.to_string(index=False)


def _is_number(column: pd.Series) -> bool:
    """Tell whether a column of text holds figures: every cell that is not empty begins with a digit or a sign."""
    return all(not cell or cell.lstrip("-+")[:1].isdigit() and " x " not in cell or cell == "nan" for cell in column)


def _show_fitted(cells: pd.DataFrame, title: str, stream: TextIO, width: int, below: Sequence[str],
                 above: Sequence[str]) -> None:
    from rich.console import Console
    from rich.text import Text

    cells = cells.map(lambda cell: str(cell).strip()).rename(columns=lambda name: str(name).strip())
    cells = cells[[name for name in cells if cells[name].any()]]  # an empty column takes others' room
    if cells.empty:
        return
    above, last = [name for name in above if name in cells], ""
    widths = _widths(cells.drop(columns=above), width, below)
    inside = [name for name in cells if name not in (*widths, *above)]
    right = {name for name in widths if _is_number(cells[name])}
    lines = Text(no_wrap=True, overflow="ignore", end="")
    if title:
        lines.append(wrap(title, width=width) + "\n", "italic")

    def add(row: dict[str, str], style: str | None = None) -> None:
        folded = {name: textwrap.wrap(row[name], wide, break_on_hyphens=False) for name, wide in widths.items()}
        for at in range(max(map(len, folded.values()))):
            for i, (name, wide) in enumerate(widths.items()):
                part = folded[name][at] if at < len(folded[name]) else ""
                lines.append("  " if i else "").append(part.rjust(wide) if name in right else part.ljust(wide),
                                                       _style(row[name]) if style is None else style)
            lines.rstrip()
            lines.append("\n")
        if said := "; ".join(f"{name}: {row[name]}" for name in inside if row[name]):
            lines.append(textwrap.fill(said, width, initial_indent=INDENT, subsequent_indent=INDENT,
                                       break_on_hyphens=False) + "\n")

    add({name: name if name in widths else "" for name in cells}, "bold")
    for row in cells.to_dict("records"):
        if (shared := ", ".join(row[name] for name in above if row[name])) != last:
            lines.append(wrap(last := shared, width=width) + "\n", "bold")
        add(row)
    Console(file=stream, width=width, highlight=False).print(lines, soft_wrap=True, end="")


def _widths(cells: pd.DataFrame, width: int, below: Sequence[str]) -> dict[str, int]:
    """Give each column its characters; two blanks stand between columns. Those that it leaves out go below the rows."""
    texts = {name: [name, *cells[name]] for name in cells}
    wide = {name: max(map(len, texts[name])) for name in cells}
    figures = {name for name in cells if _is_number(cells[name]) and max(map(len, cells[name])) <= WHOLE_FIGURE}
    least = {name: wide[name] if name in figures else max(len(word) for text in texts[name] for word in text.split())
             for name in cells}
    for name in below:
        if _across(least) > width and name in least and len(least) > 1:
            del least[name]
    _shrink(least, dict.fromkeys(least.keys() - figures, 1), width)  # the longest words are broken
    given = {name: wide[name] for name in least}
    _shrink(given, {name: least[name] for name in least if wide[name] > WHOLE}, width)
    _shrink(given, least, width)
    return given


def _shrink(widths: dict[str, int], least: Mapping[str, int], width: int) -> None:
    """Take characters from the widest columns of `least`, never below what it says, until all columns fit."""
    while _across(widths) > width and (more := [name for name in least if widths[name] > least[name]]):
        widths[max(more, key=widths.__getitem__)] -= 1


def _across(widths: dict[str, int]) -> int:
    return sum(widths.values()) + 2 * (len(widths) - 1)


def _style(cell: str) -> str:
    words = cell.replace(",", " ").replace(":", " ").split()
    if any(word in _BAD for word in words):
        return "red"
    if words and words[-1] == "best":
        return "bold green"
    return "green" if words and words[0] in _GOOD else ""
