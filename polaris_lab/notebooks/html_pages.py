"""Write the HTML pages of a batch: one for each executed notebook, and an index. They load nothing from the net."""

from __future__ import annotations

import functools
import html
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import quote

import nbformat
from jinja2 import pass_context
from jinja2.runtime import Context
from nbconvert import HTMLExporter
from traitlets.config import Config

from polaris_lab.base.files import write_text
from polaris_lab.base.html_forms import marked
from polaris_lab.base.paths import NOTEBOOKS, RUNS
from polaris_lab.notebooks.boxes import boxes_first
from polaris_lab.notebooks.ledger import NAME as LEDGER
from polaris_lab.notebooks.ledger import Ledger, load

_LINK = re.compile(r'<a href="([^"#:]+)(#[^"]*)?"([^>]*)>(.*?)</a>', re.DOTALL)
_BODY = re.compile(r"(<body\b[^>]*>)", re.IGNORECASE)
_BACK = ('<p class="jp-RenderedHTMLCommon" style="margin: 0; padding: .6rem 1rem"><a href="index.html">'
         "all notebooks of this run</a></p>")
_CONTENTS = ('<details class="jp-RenderedHTMLCommon" style="padding: 0 1rem"><summary>Contents</summary>'
             "<ul>{lines}</ul></details>")
_SECTION = re.compile(r'<h2 id="([^"]+)">(.*?)<a class="anchor-link"', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_PAGE_STYLE = ("<style>details { margin-bottom: 1em } .jp-RenderedHTMLCommon pre + .highlight { margin-top: 1em } "
               ".jp-RenderedMarkdown .highlight pre { font-family: monospace; line-height: 1.3 } "
               ".jp-RenderedHTMLCommon thead th[colspan] { text-align: center } "
               ".jp-OutputArea-output pre { word-break: normal; overflow-wrap: anywhere }</style>")
"""Keeps the text behind a fold, and the code behind a kernel's banner, at a distance. In a text that a
cell has made, nbconvert's own style shows code in the font of the text; a head over several columns stands at the right
end of them; a long line of output is broken in the midst of a word or number."""
_SCRIPT = re.compile(r"<script\b.*?</script>", re.DOTALL | re.IGNORECASE)

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
{report}
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


class PageExporter(HTMLExporter):
    """Exports pages that hold the pictures of their text, whose folded answers are folded, and where a line that a
    kernel sent in two pieces is one."""

    @property
    def default_config(self) -> Config:
        return Config({**super().default_config, "CoalesceStreamsPreprocessor": {"enabled": True}})

    @pass_context
    def markdown2html(self, context: Context, source: str) -> str:
        """Render a cell of text. One with a fold keeps links to its pictures.

        nbconvert embeds pictures with a parser of each piece of HTML, which ends a fold at its first blank line.
        """
        embed, self.embed_images = self.embed_images, self.embed_images and "<details" not in source
        try:
            return super().markdown2html(context, source)
        finally:
            self.embed_images = embed


@functools.cache
def _exporter() -> PageExporter:
    return PageExporter(embed_images=True)


def write_page(executed: Path, names: Iterable[str] = ()) -> None:
    """Write the HTML page of the notebook `executed` to its folder, or a page that says why nbconvert cannot make one.

    The page of the index is start.html. Links to the notebooks called `names`, which get pages in the same folder, lead
    there; links to other files lead to the repository's. Each page leads back to the list of the batch. A box comes
    before its code.
    """
    nb, neighbours = nbformat.read(executed, as_version=4), set(names)
    try:
        page, _ = _exporter().from_notebook_node(boxes_first(nb))
    except ValueError as error:  # nbconvert's templates are data files; some installations lack them
        page = (f"<!DOCTYPE html>\n<body>\n<p>{html.escape(executed.name)} ran, and nbconvert could not make a page of "
                f"it: {html.escape(str(error))}. Install nbconvert with its templates.</p>\n")
    page = relink(without_scripts(page), lambda name: f"{quote(page_name(name))}.html" if name in neighbours else None,
                  lambda target: _in_repository(target, executed.parent))
    page = _BODY.sub(lambda body: body[1] + _PAGE_STYLE + _BACK + _contents(page), page, count=1)
    write_text(page_at(executed.parent, executed.stem), page)


def _contents(page: str) -> str:
    """List the sections of a notebook's page, behind a fold."""
    lines = "".join(f'<li><a href="#{anchor}">{_TAG.sub("", title)}</a></li>'
                    for anchor, title in _SECTION.findall(page))
    return _CONTENTS.format(lines=lines) if lines else ""


def page_at(folder: Path, name: str) -> Path:
    """Return where the page of a notebook lies that was executed into `folder`."""
    return folder / f"{page_name(name)}.html"


def page_name(name: str) -> str:
    """Return the name of a notebook's page, without its ending; index.html is the batch's own list."""
    return "start" if name == "index" else name


def without_scripts(page: str) -> str:
    """Drop the scripts of nbconvert's template, which fetch MathJax, RequireJS and Mermaid from elsewhere."""
    return _SCRIPT.sub("", page)


def relink(page: str, page_of: Callable[[str], str | None],
           file_at: Callable[[str], str | None] = lambda target: None) -> str:
    """Lead the links of a notebook's page to pages: `02_tiled.ipynb` to what `page_of("02_tiled")` names.

    Where that is None, and for links to other files, the link goes to what `file_at` names for its target; where that
    is None too, the words stay and the link goes. Links within the page and to the net stay as they are.
    """
    def changed(link: re.Match[str]) -> str:
        target, anchor, more, words = link[1], link[2] or "", link[3], link[4]
        place = page_of(Path(target).stem) if target.endswith(".ipynb") and "/" not in target else None
        place = place or file_at(target)
        return f'<a href="{place}{anchor}"{more}>{words}</a>' if place else words

    return _LINK.sub(changed, page)


def _in_repository(target: str, folder: Path) -> str | None:
    """Return the way from `folder` to a file that a notebook names, seen from notebooks/; None if it is not there."""
    path = (NOTEBOOKS / target).resolve()
    return quote(Path(os.path.relpath(path, folder)).as_posix()) if path.exists() else None


def write_runs_index() -> Path:
    """Write `runs/index.html`: every batch below runs/, the newest first, and the report. Returns its path.

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
    report = '<p><a href="report/index.html">The report</a></p>' if (RUNS / "report/index.html").is_file() else ""
    write_text(RUNS / "index.html", _RUNS_INDEX.format(style=_STYLE, report=report, rows="\n".join(rows)))
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
