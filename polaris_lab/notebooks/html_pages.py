"""Write the HTML pages of a batch: one for each executed notebook, and an index. They load nothing from the net."""

from __future__ import annotations

import functools
import html
import os
import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import quote

import nbformat
from nbconvert import HTMLExporter
from traitlets.config import Config

from polaris_lab.base.files import write_text
from polaris_lab.base.html_forms import marked
from polaris_lab.base.paths import NOTEBOOKS, RUNS
from polaris_lab.notebooks.ledger import NAME as LEDGER
from polaris_lab.notebooks.ledger import Ledger, load

_LINK = re.compile(r'<a href="([^"#:]+)(#[^"]*)?"([^>]*)>(.*?)</a>', re.DOTALL)
_TEMPLATE = Path(__file__).with_name("page.html.j2")

_INDEX = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Polaris Lab: {title}</title>
<style>
{style}</style>
{back}<h1>{title}</h1>
<p>Begun {started}: {counts}.</p>
<table>
<tr><th>notebook</th><th>status</th><th>time</th><th>device</th><th>error</th></tr>
{rows}
</table>
</html>
"""

_RUNS_INDEX = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Polaris Lab: all runs</title>
<style>
{style}</style>
<h1>All runs</h1>
{book}
<table>
<tr><th>batch</th><th>begun</th><th>notebooks</th><th>device</th></tr>
{rows}
</table>
</html>
"""

_STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem; border-bottom: 1px solid #ddd }
td.seconds { text-align: right; white-space: nowrap }
td small { display: block; color: #666 }
tr.ok td.status { color: #07662f }
tr.failed td.status, tr.interrupted td.status, td.error { color: #a11212 }
"""

_ROW = ('<tr class="{status}"><td>{name}<small>{question}</small></td><td class="status">{status}</td>'
        '<td class="seconds">{seconds}</td><td>{device}</td><td class="error">{error}</td></tr>')


@functools.cache
def _exporter() -> HTMLExporter:
    """Return nbconvert's exporter; a line that a kernel sent in two pieces is one."""
    return HTMLExporter(template_file=str(_TEMPLATE),
                        config=Config({"CoalesceStreamsPreprocessor": {"enabled": True}}))


def write_page(executed: Path, names: Iterable[str] = ()) -> None:
    """Write the HTML page of the notebook `executed` to its folder, or a page that says why nbconvert cannot make one.

    The page of the index is start.html. Links to the notebooks called `names`, which get pages in the same folder, lead
    there; links to other files lead to the repository's. Each page leads back to the list of the batch.
    """
    nb, neighbours = nbformat.read(executed, as_version=4), set(names)
    try:
        page, _ = _exporter().from_notebook_node(nb)
    except ValueError as error:  # nbconvert's templates are data files; some installations lack them
        page = (f"<!DOCTYPE html>\n<body>\n<p>{html.escape(executed.name)} ran, and nbconvert could not make a page of "
                f"it: {html.escape(str(error))}. Install nbconvert with its templates.</p>\n")

    def changed(link: re.Match[str]) -> str:
        target, anchor, more, words = link[1], link[2] or "", link[3], link[4]
        name = Path(target).stem
        place = (target if target == "index.html" else f"{quote(page_name(name))}.html"
                 if target.endswith(".ipynb") and "/" not in target and name in neighbours
                 else _in_repository(target, executed.parent))
        return f'<a href="{place}{anchor}"{more}>{words}</a>' if place else words

    write_text(page_at(executed.parent, executed.stem), _LINK.sub(changed, page))


def page_at(folder: Path, name: str) -> Path:
    """Return where the page of a notebook lies that was executed into `folder`."""
    return folder / f"{page_name(name)}.html"


def page_name(name: str) -> str:
    """Return the name of a notebook's page, without its ending; index.html is the batch's own list."""
    return "start" if name == "index" else name


def _in_repository(target: str, folder: Path) -> str | None:
    """Return the way from `folder` to a file that a notebook names, seen from notebooks/; None if it is not there."""
    path = (NOTEBOOKS / target).resolve()
    return quote(Path(os.path.relpath(path, folder)).as_posix()) if path.exists() else None


def write_runs_index() -> Path:
    """Write `runs/index.html`: every batch below runs/, the newest first, and the book. Returns its path.

    A batch whose ledger cannot be read is named as that.
    """
    rows = []
    for path in sorted(RUNS.glob(f"*/{LEDGER}"), reverse=True):
        name = html.escape(path.parent.name)
        try:
            ledger = load(path.parent)
        except ValueError as error:
            rows.append(f"<tr><td>{name}</td><td></td><td>{html.escape(str(error))}</td><td></td></tr>")
            continue
        devices = dict.fromkeys(entry.device["name"] for entry in ledger.entries.values() if entry.device)
        rows.append(f'<tr><td><a href="{quote(path.parent.name)}/index.html">{name}</a></td><td>{ledger.started}</td>'
                    f"<td>{_counts(ledger)}</td><td>{html.escape(', '.join(devices))}</td></tr>")
    book = '<p><a href="book/index.html">The book</a></p>' if (RUNS / "book/index.html").is_file() else ""
    write_text(RUNS / "index.html", _RUNS_INDEX.format(style=_STYLE, book=book, rows="\n".join(rows)))
    return RUNS / "index.html"


def _counts(ledger: Ledger) -> str:
    statuses = [entry.status for entry in ledger.entries.values()]
    return ", ".join(f"{statuses.count(status)} {status}" for status in dict.fromkeys(statuses))


def write_index(ledger: Ledger) -> None:
    """Write `index.html`: every notebook of the batch with its status, time, device and error."""
    rows = []
    for name, entry in ledger.entries.items():
        label, target = html.escape(name), quote(name)
        if page_at(ledger.folder, name).exists():
            label = f'<a href="{quote(page_name(name))}.html">{label}</a> (<a href="{target}.ipynb">ipynb</a>)'
        rows.append(_ROW.format(
            name=label, status=entry.status, question=marked(entry.question),
            seconds="" if entry.seconds is None else f"{entry.seconds:.1f} s",
            device=html.escape(entry.device["name"] if entry.device else ""), error=html.escape(entry.error or "")))
    write_text(ledger.folder / "index.html", _INDEX.format(
        title=html.escape(ledger.folder.name), started=ledger.started, counts=_counts(ledger), rows="\n".join(rows),
        back='<p><a href="../index.html">all runs</a></p>\n' if ledger.folder.parent == RUNS else "", style=_STYLE))
    if ledger.folder.parent == RUNS:
        write_runs_index()
