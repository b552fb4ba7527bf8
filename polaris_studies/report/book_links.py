"""Lead the links of notebooks and texts to pages of the book, and find the links of its pages that lead nowhere."""

from __future__ import annotations

import html
import posixpath
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from polaris_lab.base import paths
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.notebooks import notebook
from polaris_lab.notebooks.notebook_rules import GLOSSARY_ENTRY

GLOSSARY = "notebooks/glossary.md"
_MARKDOWN = re.compile(r"(?<!!)\[((?:[^][]|\[[^]]*\])*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
_HTML = re.compile(r'<a href="([^"#]*)(#[^"]*)?"[^>]*>(.*?)</a>', re.DOTALL)
_RECORD = re.compile(r"data/measured/([\w.-]+)/([\w.-]+)/(\w+)\.csv")


class Links:
    """Knows the page of each file of the repository that has one, and the meaning of each term of the glossary."""

    def __init__(self) -> None:
        self.pages = {path.name: path.stem.lower() for path in paths.ROOT.glob("*.md")}
        self.pages |= {GLOSSARY: "notebooks/glossary", "notebooks/sources.md": "notebooks/sources",
                       "data/published/README.md": "docs/published", "data/dataset/README.md": "docs/dataset"}
        self.pages |= {f"docs/{path.name}": f"docs/{path.stem}" for path in (paths.ROOT / "docs").glob("*.md")}
        self.pages |= {f"notebooks/{name}.ipynb": f"notebooks/{name}" for name in notebook.own()}
        for name, spec in catalogue().items():
            self.pages.setdefault(spec.file.relative_to(paths.ROOT).as_posix(), f"kernels/{name}")
            self.pages[f"kernels/museum/{name}.md"] = f"kernels/{name}"
        text = (paths.ROOT / GLOSSARY).read_text(encoding="utf-8")
        self.terms = {anchor: (term, re.sub(r"\[([^]]*)\]\([^)]*\)|`", r"\1", meaning).rsplit(" Shown in", 1)[0])
                      for anchor, term, meaning in GLOSSARY_ENTRY.findall(text)}

    def in_markdown(self, text: str, file: str) -> str:
        """Return the text of `file`, a path in the repository, with its links to pages of the book."""
        return _MARKDOWN.sub(lambda link: self._link(link[1], link[2], link[3] or "", file), text)

    def in_html(self, text: str, file: str) -> str:
        """Return a cell's HTML in the same way."""
        return _HTML.sub(lambda link: self._link(link[3], link[1], link[2] or "", file), text)

    def to_recordings(self, text: str, root: str) -> str:
        """Return HTML in which each recording that is named leads to its device's page."""
        return _RECORD.sub(
            lambda named: f'<a href="{root}recordings/{named[1]}.html#{named[2]}.{named[3]}">{named[0]}</a>', text)

    def _link(self, words: str, target: str, anchor: str, file: str) -> str:
        if target.startswith(("http:", "https:")):
            return f'<a href="{target}{anchor}">{words}</a>'
        path = posixpath.normpath(posixpath.join(posixpath.dirname(file), target)) if target else file
        root, more = "../" * self.pages.get(file, file).count("/"), ""
        if path == GLOSSARY and anchor[1:] in self.terms:
            term, meaning = self.terms[anchor[1:]]
            anchor, more = f"#{term_id(term)}", f' class="term" title="{html.escape(meaning).replace("|", "&#124;")}"'
        if record := _RECORD.fullmatch(path):
            return f'<a href="{root}recordings/{record[1]}.html#{record[2]}.{record[3]}">{words}</a>'
        if path not in self.pages:
            return words
        place = f"{root}{self.pages[path]}.html" if path != file else ""
        return f'<a href="{place}{anchor}"{more}>{words}</a>'


def term_id(term: str) -> str:
    """Return the anchor that Sphinx gives a term of a glossary."""
    return "term-" + re.sub(r"[^a-zA-Z0-9]+", "-", term).strip("-")


class _Page(HTMLParser):
    """Collects the anchors of a page and the links from it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str | None] = set()
        self.links: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors |= {found.get("id"), found.get("name")}
        if tag in ("a", "link", "script", "img") and (link := found.get("href") or found.get("src")):
            self.links.append(link)


def dead_links(site: Path) -> Iterator[str]:
    """Yield "page: link" for each link of a built page that leads to no file or to no anchor of it."""
    pages = {path.resolve(): _Page(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        for link in dict.fromkeys(page.links):
            if re.match(r"[a-z]+:|//", link):
                continue
            place, _, anchor = unquote(link).partition("#")
            target = (path.parent / place.split("?")[0]).resolve() if place else path
            if not target.is_file() or (anchor and target in pages and anchor not in pages[target].anchors):
                yield f"{path.relative_to(site.resolve())}: {link}"
