"""Render notebooks as parts of pages, and find the recordings that stand behind their figures."""

from __future__ import annotations

import ast
import html
import importlib
import re
from typing import NamedTuple

from IPython.core.inputtransformer2 import TransformerManager
from nbconvert.filters.markdown import markdown2html

from polaris_lab.base.recorded_runs import RecordedRun
from polaris_lab.claims.claims import kept_verdicts
from polaris_lab.notebooks.boxes import boxes_first
from polaris_lab.notebooks.html_pages import PageExporter, relink, without_scripts
from polaris_lab.notebooks.notebook import Study

_PICTURE = re.compile(r'<img alt="No description has been provided for this image"')
TEXT_PAGES = {"glossary": "Glossary", "sources": "Sources and machines"}
"""The pages of text among the notebooks, by the name of their file, and their titles."""
_HEADING_MARK = re.compile(r'<a class="anchor-link"[^>]*>.*?</a>')
_NAMED_STUDY = re.compile(r"\b(\w+)\.STUDY\b")


class Body(NamedTuple):
    """Holds a notebook's page: its HTML, and the names of the recorded runs that it reads or cites."""

    study: Study
    html: str
    records: list[str]


def body_of(study: Study, known: set[str], runs: list[RecordedRun]) -> Body:
    """Render one notebook. `known` are the notebooks that have pages, `runs` the newest recordings of each device."""
    exporter = PageExporter(template_name="basic", embed_images=True, exclude_anchor_links=True,
                            exclude_input_prompt=True, exclude_output_prompt=True)
    page, _ = exporter.from_notebook_node(boxes_first(study.nb))
    described = html.escape(f"a figure of the notebook {study.title}; the facts are printed next to it", quote=True)
    page = _PICTURE.sub(f'<img alt="{described}"', without_scripts(page))
    page = relink(page, lambda name: f"{name}.html" if name in known else None,
                  lambda target: _text_page(target, "../"))
    return Body(study, page, _records(study, runs))


def text_body(text: str, known: set[str]) -> str:
    """Render a page of Markdown, whose links to notebooks called `known` and to other such pages lead to pages."""
    page = _HEADING_MARK.sub("", markdown2html(text))
    page = page.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")  # for phones
    return relink(page, lambda name: f"notebooks/{name}.html" if name in known else None, _text_page)


def _text_page(target: str, root: str = "") -> str | None:
    name = target.removesuffix(".md")
    return f"{root}{name}.html" if target.endswith(".md") and name in TEXT_PAGES else None


def _records(study: Study, runs: list[RecordedRun]) -> list[str]:
    """Name the newest runs of the studies that the notebook's cells read, and those that its verdicts cite."""
    read = _studies_read(study)
    names = [run.name for run in runs if run.study in read]
    for entry in kept_verdicts():
        if entry["notebook"] == study.name:
            names += re.findall(r"data/measured/(\S+?)\.csv", entry["evidence"])
    return sorted(dict.fromkeys(names))


def _studies_read(study: Study) -> set[str]:
    """Collect the words in the cells that call `recorded`, and the STUDY of each study module that they name."""

    studies: set[str] = set()
    for cell in study.nb.cells:
        if cell.cell_type != "code" or "recorded(" not in cell.source:
            continue
        tree = ast.parse(TransformerManager().transform_cell(cell.source))
        words = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
        studies |= {word for word in words if isinstance(word, str)}
        named = _NAMED_STUDY.findall(cell.source)
        studies |= {importlib.import_module(f"polaris_studies.{topic}").STUDY for topic in named}
    return studies
