"""Write the HTML pages of a batch: one for each executed notebook, and an index. They load nothing from the net."""

from __future__ import annotations

import html
import re
from pathlib import Path
from urllib.parse import quote

import nbformat
from nbconvert import HTMLExporter

from polaris_lab.base.files import write_text
from polaris_lab.runner.ledger import Ledger

_SCRIPT = re.compile(r"<script\b.*?</script>", re.DOTALL | re.IGNORECASE)

_INDEX = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Polaris Lab: {title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; color: #222 }}
table {{ border-collapse: collapse; width: 100% }}
th, td {{ text-align: left; vertical-align: top; padding: .4rem .8rem; border-bottom: 1px solid #ddd }}
td.seconds {{ text-align: right; white-space: nowrap }}
td small {{ display: block; color: #666 }}
tr.ok td.status {{ color: #07662f }}
tr.failed td.status, tr.interrupted td.status, td.error {{ color: #a11212 }}
</style>
<h1>{title}</h1>
<p>Begun {started}: {counts}.</p>
<table>
<tr><th>notebook</th><th>status</th><th>time</th><th>device</th><th>error</th></tr>
{rows}
</table>
</html>
"""

_ROW = ('<tr class="{status}"><td>{name}<small>{question}</small></td><td class="status">{status}</td>'
        '<td class="seconds">{seconds}</td><td>{device}</td><td class="error">{error}</td></tr>')


def write_page(executed: Path) -> None:
    """Write the HTML page of the notebook `executed` beside it, or a page that says why nbconvert cannot make one."""
    nb = nbformat.read(executed, as_version=4)
    try:
        page, _ = HTMLExporter(embed_images=True).from_notebook_node(nb)
    except ValueError as error:  # nbconvert's templates are data files; some installations lack them
        page = (f"<!DOCTYPE html>\n<p>{html.escape(executed.name)} ran, and nbconvert could not make a page of it: "
                f"{html.escape(str(error))}. Install nbconvert with its templates.</p>\n")
    # The template's scripts fetch MathJax, RequireJS and Mermaid from elsewhere. A page that is a record needs none.
    write_text(executed.with_suffix(".html"), _SCRIPT.sub("", page))


def write_index(ledger: Ledger) -> None:
    """Write `index.html`: every notebook of the batch with its status, time, device and error."""
    statuses = [entry.status for entry in ledger.entries.values()]
    counts = ", ".join(f"{statuses.count(status)} {status}" for status in dict.fromkeys(statuses))
    rows = []
    for name, entry in ledger.entries.items():
        label, target = html.escape(name), quote(name)
        if (ledger.folder / f"{name}.html").exists():
            label = f'<a href="{target}.html">{label}</a> (<a href="{target}.ipynb">ipynb</a>)'
        rows.append(_ROW.format(
            name=label, status=entry.status, question=html.escape(entry.question),
            seconds="" if entry.seconds is None else f"{entry.seconds:.1f} s",
            device=html.escape(entry.device["name"] if entry.device else ""), error=html.escape(entry.error or "")))
    write_text(ledger.folder / "index.html", _INDEX.format(
        title=html.escape(ledger.folder.name), started=ledger.started, counts=counts, rows="\n".join(rows)))
