"""Print a table of text: fitted to the terminal, with colour, where there is one; else plain, Markdown, CSV or JSON."""

from __future__ import annotations

import math
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    import pandas as pd

FORMATS = ("table", "md", "csv", "json")
"""What a table can be printed as: the first for readers, the last two with every column and digit."""
BLOCKS = " ▏▎▍▌▋▊▉█"
"""A character cell filled by eighths."""
WHOLE, WHOLE_FIGURE = 24, 32
"""Characters of the longest cell of a column that is not folded where there is room, and of one of figures, which never
is."""
BAR = 8
"""Characters of a whole bar."""
_GOOD, _BAD = ("right", "best", "ok"), ("WRONG", "failed", "LACKS")


def share(part: float) -> str:
    """Return a bar for a part of 1, with the percentage behind it; "" for what is not a number."""
    if math.isnan(part):
        return ""
    eighths = round(8 * BAR * min(max(part, 0.0), 1.0))
    bar = BLOCKS[-1] * (eighths // 8) + (BLOCKS[eighths % 8] if eighths % 8 else "")
    return f"{bar:<{BAR}} {part:4.0%}"


def show(cells: pd.DataFrame, title: str = "", form: str = "table", *, full: pd.DataFrame | None = None,
         stream: TextIO | None = None, width: int | None = None) -> None:
    """Print `cells`, a table of text, in one of FORMATS to `stream` (stdout).

    "csv" and "json" print `full` in its place where it is given, and no title. On a terminal, "table" fits its columns
    to the terminal's width (or to `width`), folds words where they are too long for it, and colours verdicts. A figure
    is never folded or cut; elsewhere nothing is.
    """
    stream = sys.stdout if stream is None else stream
    whole = cells if full is None else full
    if form == "csv":
        print(whole.to_csv(index=False), end="", file=stream)
    elif form == "json":
        print(whole.to_json(orient="records", indent=1), file=stream)
    elif form == "md":
        print(*([f"**{title}**", ""] if title else []), markdown(cells), sep="\n", file=stream)
    elif stream.isatty() or width is not None:
        _show_rich(cells, title, stream, width)
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
    return all(not cell or cell.lstrip("-+")[:1].isdigit() or cell == "nan" for cell in column)


def _show_rich(cells: pd.DataFrame, title: str, stream: TextIO, width: int | None) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title) if title else None, title_justify="left", box=None, pad_edge=False,
                  header_style="bold", row_styles=("", "dim") if len(cells) > 20 else None)
    cells = cells.map(str)
    cells = cells[[name for name in cells if cells[name].str.strip().any()]]  # an empty column takes others' room
    console = Console(file=stream, width=width, highlight=False)
    widest = {name: max(len(str(name).strip()), *(len(cell.strip()) for cell in cells[name])) for name in cells}
    figures = {name for name in cells if _is_number(cells[name])}
    short = {name for name in cells
             if cells[name].str.strip().str.len().max() <= (WHOLE_FIGURE if name in figures else WHOLE)}
    # what is folded at all may shrink to the longest word of its head
    least = sum(widest[name] if name in short else len(str(name)) for name in cells) + 2 * len(widest)
    for name in cells:
        number = name in figures
        table.add_column(Text(str(name).strip()), justify="right" if number else "left", overflow="fold",
                         min_width=widest[name] if number and name in short else None,
                         no_wrap=name in short and (number or least <= console.width))
    for row in cells.to_numpy().tolist():
        table.add_row(*(Text(cell.strip(), style=_style(cell)) for cell in row))
    console.print(table)


def _style(cell: str) -> str:
    words = cell.replace(",", " ").replace(":", " ").split()
    if any(word in _BAD for word in words):
        return "red"
    if words and words[-1] == "best":
        return "bold green"
    return "green" if words and words[0] in _GOOD else ""
