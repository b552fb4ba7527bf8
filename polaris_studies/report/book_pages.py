"""Write the pages of the book as Markdown: what the lab knows of kernels, claims, devices, recordings and its names."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

import nbformat
from IPython.core.inputtransformer2 import TransformerManager
from nbformat import NotebookNode

import polaris_lab
import polaris_sim
from polaris_lab.base import paths
from polaris_lab.base.recorded_runs import RecordedRun
from polaris_lab.base.recordings import published
from polaris_lab.claims.claims import kept_verdicts
from polaris_lab.lab import Lab
from polaris_lab.notebooks.notebook import Study
from polaris_lab.notebooks.notebook_rules import GLOSSARY_ENTRY
from polaris_studies.report.book_links import GLOSSARY, Links
from polaris_studies.report.kernel_facts import KernelFacts
from polaris_studies.report.page_figures import inline_svg
from polaris_studies.report.story import OPEN, scenes

PARTS = {"The course": range(1, 21), "The Polaris handbook": range(21, 41), "The case files": range(41, 100)}
"""The parts of the book, by the numbers of their notebooks."""
CLAIM = "pl.claim("
PLUMBING = (CLAIM, "import ", "from ", "lab = ", "pl.draw(", "plots.", "pictures.", "moving_pictures.", "course.draw")
"""How cells begin whose code the book folds: they set up, check or draw. What a claim prints is small there."""

SHORT_CELL = re.compile(r'<(t[dh](?: rowspan="\d+" valign="top")?)>(?=[^<]{1,22}</)')
"""The start of a table's cell that the book keeps on one line, such as a device or 64 x 128 x 16."""


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], anchors: Sequence[str] = (),
          filtered: str = "") -> str:
    """Return an HTML table; cells are HTML. `anchors` name the rows; `filtered` names the columns with a choice."""
    marks = [f' id="{anchor}"' for anchor in anchors]
    lines = [f"<tr{marks[i] if marks else ''}>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>"
             for i, row in enumerate(rows)]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    choice = f' data-choose="{filtered}"' if filtered else ""
    return "\n".join(['<div class="table-wrapper">', f'<table class="docutils"{choice}><thead><tr>{head}</tr></thead>',
                      "<tbody>", *lines, "</tbody></table></div>"])


def number(value: float | None) -> str:
    """Format a figure for a table: three digits, or whole thousands; a dash where there is none."""
    if value is None or value != value:  # noqa: PLR0124 - NaN
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def front(links: Links, studies: Sequence[Study], here: str) -> str:
    """Return the first page: the story in figures, and the contents of the book."""
    parts = [f"# Polaris Lab\n\n{here}\n"]
    for scene in scenes():
        svg = inline_svg(scene.figure, scene.name, f"{scene.title}. {scene.text}").replace("\n\n", "\n")
        behind = "; ".join(links.to_recordings(source, "") for source in scene.sources)
        parts.append(f'## {scene.title}\n\n{scene.text}\n\n<div class="figure">{svg}</div>\n\n'
                     f"<details><summary>behind this figure</summary><p>{behind}</p></details>\n")
    trees = {"Start": ["About the lab <readme>", "docs/install", "notebooks/index"]}
    for title, numbers in PARTS.items():
        trees[title] = [f"notebooks/{study.name}" for study in studies
                        if study.name != "index" and int(study.name[:2]) in numbers]
    trees["Reference"] = ["docs/kernels", "docs/measuring", "docs/polaris", "docs/notebooks", "docs/batch", "claims",
                          "devices", "kernels", "recordings", "api", "notebooks/glossary", "notebooks/sources",
                          "docs/published", "docs/dataset", "docs/roadmap", "contributing", "docs/maintaining",
                          "changelog", "security", "third_party"]
    return "\n".join(parts) + "".join(toctree(names, f":caption: {title}\n:titlesonly:\n:hidden:\n")
                                      for title, names in trees.items())


def toctree(names: Iterable[str], options: str = ":hidden:\n") -> str:
    """Return the directive that puts pages into the side bar."""
    return "\n```{toctree}\n" + options + "\n" + "\n".join(names) + "\n```\n"


def kernel(facts: KernelFacts, bug: str) -> str:
    """Return the page of a kernel: its code, what proved it, its speeds and its machine code."""
    spec = facts.spec

    def recording(row: dict[str, Any]) -> str:
        device, study, run = row["record"].split("/")
        return f'<a href="../recordings/{device}.html#{study}.{run}">{study}</a>'

    proofs = table(["where", "what", "problems", "largest error, of its bound", "findings", "verdict", "recording"],
                   [[row["device"], row["what"], row["problems"], number(row["worst_fraction"]), row["findings"],
                     "right" if row["ok"] else "WRONG", recording(row)] for row in facts.proofs])
    speeds = table(["device", "problem", "ms", "GFLOPS", "95 % interval", "error, of its bound", "recording"],
                   [[row["device"], f"{row['shape']} <small>{row['config']}</small>", number(row["ms"]),
                     number(row["gflops"]), f"{number(row['low'])} to {number(row['high'])}",
                     number(row["fraction"]) + ("" if row["ok"] else ", WRONG"), recording(row)]
                    for row in facts.speeds])
    museum = f"A museum kernel: it is wrong, and the gate **{spec.gate}** must catch it.\n\n" if spec.museum else ""
    text = (f"# {spec.name}\n\n{spec.description}\n\n{museum}## Code\n\n`kernels/{facts.file}`\n\n"
            f"````{{code-block}} opencl\n:linenos:\n\n{facts.source}\n````\n\n"
            f"## Proof\n\nOn this machine: {facts.here}.\n\n"
            f"{proofs if facts.proofs else 'No campaign is recorded of it.'}\n\n## Speed\n\n"
            f"{speeds if facts.speeds else 'No speed is recorded of it in a portfolio.'}\n\n"
            "## Machine code for Polaris\n")
    for row in facts.code:
        text += f"\n### by {row['compiler']}\n\n"
        if row["fault"]:
            text += f"{row['fault']}\n"
            continue
        isa, mix = row["isa"], ", ".join(f"{name} {count}" for name, count in row["mix"])
        text += (f"{isa.function}: {isa.vgprs} VGPRs, {isa.sgprs} SGPRs, {isa.lds_bytes} bytes of local memory, "
                 f"{isa.scratch_bytes} of scratch; {isa.waves_per_simd} waves per SIMD of a {isa.card.title}, "
                 f"limited by {isa.occupancy_limit}. Most frequent: {mix}.\n")
        if row["loop"]:
            text += (f"\n<details><summary>the main loop, {row['length']} instructions</summary>\n"
                     f"<pre>{escape(chr(10).join(row['loop']))}</pre></details>\n")
    return text + (f"\n{bug.replace('# ', '## ')}\n" if bug else "")


def claims(links: Links) -> str:
    """Return the ledger: every published claim with its verdict, a row each, with a filter."""
    given, rows, ids = {entry["id"]: entry for entry in kept_verdicts()}, [], []
    for claim, row in published("claims").iterrows():
        entry = given.get(claim, {"verdict": OPEN, "why": "", "evidence": "", "notebook": ""})
        evidence = links.to_recordings(escape(entry["evidence"]), "")
        if name := entry["notebook"]:
            evidence += f' <a href="notebooks/{name}.html">notebook {name[:2]}</a>'
        rows.append([f'<a href="#{claim}">{claim}</a>', row["source"], escape(row["claim"]), entry["verdict"],
                     f"{escape(entry['why'])}<br><small>{evidence}</small>"])
        ids.append(claim)
    heads = ["claim", "document", "what is said", "verdict", "why, and the evidence"]
    return ("# Published claims\n\nWhat the source documents say about Polaris kernels, and this lab's word on each."
            f"\n\n{table(heads, rows, ids, '1 3')}\n")


def devices(rows: Iterable[dict[str, Any]], here: str) -> str:
    """Return the table of the devices that were measured."""
    lines = []
    for row in rows:
        fastest = f"{row['kernel']} at {row['size']}" if row["kernel"] else "not measured yet"
        share = "-" if row["share"] is None else f"{row['share']:.0f} %"
        name = f"{row['name']} <small>{row['slug']}{', this device' if row['here'] else ''}</small>"
        lines.append([name, row["kind"], f"{row['platform']} <small>{row['driver']}</small>", number(row["ceiling"]),
                      fastest, number(row["gflops"]), share, row["studies"]])
    heads = ["device", "kind", "driver", "ceiling, GFLOPS", "fastest product", "GFLOPS", "of the ceiling", "studies"]
    return (f"# Devices\n\n{here} The ceiling is the measured rate of multiply-adds without any memory. GFLOPS of a "
            f"CPU and of a GPU are not comparable; shares of the ceiling are.\n\n{table(heads, lines)}\n")


def recordings(device: str, runs: Iterable[RecordedRun]) -> str:
    """Return the page of a device's recordings, the runs of owners among them."""
    rows, ids = [], []
    for run in runs:
        manifest = run.manifest
        ids.append(f"{run.study}.{run.run_id}")
        rows.append([run.study, f"data/measured/{run.name}.csv", (manifest.get("commit") or "unknown")[:12],
                     escape(str(manifest.get("device", {}).get("driver", "-"))),
                     "<br>".join(f"{escape(str(key))} = {escape(str(value)[:80])}"
                                 for key, value in (manifest.get("parameters") or {}).items())])
    heads = ["study", "file; its manifest has the same name and .json", "commit", "driver", "parameters"]
    return f"# {device}\n\n{table(heads, rows, ids, '0')}\n"


def api() -> str:
    """Return the API reference, by docstrings: Sphinx fills it."""
    text = ["# API reference", "", "`import polaris_lab as pl`, `import polaris_sim as sim`. Tests run the examples."]
    for package in (polaris_lab, polaris_sim):
        text += ["", f"## {package.__name__}", "", "```{eval-rst}"]
        for name in package.__all__:
            value = getattr(package, name)
            kind = "class" if inspect.isclass(value) else "function" if callable(value) else "data"
            text.append(f".. auto{kind}:: {package.__name__}.{name}")
        text.append("```")
    return "\n".join([*text, "", "## Lab", "", "```{eval-rst}", f".. autoclass:: {Lab.__module__}.Lab", "   :members:",
                      "```", ""])


def glossary(links: Links) -> str:
    """Return the glossary as Sphinx takes it, so that its search knows the terms."""
    text = "# Glossary\n\nEvery term that the notebooks use, with the notebook where it can be seen.\n\n```{glossary}\n"
    source = (paths.ROOT / GLOSSARY).read_text(encoding="utf-8")
    for _, term, meaning in GLOSSARY_ENTRY.findall(source):
        text += f"{term}\n  {links.in_markdown(meaning, GLOSSARY)}\n\n"
    return text + "```\n"


def figure_text(heading: str, source: str) -> str:
    """Return the alternative text of a cell's figure: the heading above it, and the title that the cell gives it.

    The computed parts of a title are in the picture alone; here "..." stands for each.
    """
    titles = [text for text in _texts(ast.parse(TransformerManager().transform_cell(source))) if " " in text]
    titles.sort(key=lambda text: (text[0].isupper() or text[0] == ".", len(text)))  # the name of an axis has no capital
    return ": ".join([heading.replace("`", ""), *titles[-1:]])


def _texts(node: ast.AST) -> Iterator[str]:
    """Yield the texts in code, but for those that a claim or a print shows next to the figure."""
    if isinstance(node, ast.JoinedStr):
        yield " ".join("".join(part.value if isinstance(part, ast.Constant) else "..." for part in node.values).split())
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield " ".join(node.value.split())
    elif not (isinstance(node, ast.Call) and ast.unparse(node.func) in ("pl.claim", "print")):
        for child in ast.iter_child_nodes(node):
            yield from _texts(child)


def notebook_page(study: Study, links: Links) -> NotebookNode:
    """Return a notebook for the book: its links lead to pages, each cell has an anchor, and plumbing is folded."""
    file, page = f"notebooks/{study.name}.ipynb", nbformat.from_dict(study.nb)
    cells, heading = [], study.title
    for cell in page.cells:
        if cell.cell_type == "markdown":
            heading = (re.findall(r"^#+ (.+)$", cell.source, re.MULTILINE) or [heading])[-1]
            cell.source = links.in_markdown(cell.source, file)
        else:
            cells.append(nbformat.v4.new_markdown_cell(f'<span id="cell-id={cell.id}"></span>'))
            tags, folded = cell.metadata.get("tags", []), cell.metadata.get("jupyter", {}).get("source_hidden")
            if folded or "parameters" in tags or cell.source.startswith(PLUMBING):
                cell.metadata["tags"] = [*tags, "hide-input", *(["claim"] if cell.source.startswith(CLAIM) else [])]
            for output in cell.outputs:
                for kind, change in (("text/html", links.in_html), ("text/markdown", links.in_markdown)):
                    if kind in output.get("data", {}):
                        output.data[kind] = change(output.data[kind], file)
                if "text/html" in output.get("data", {}):
                    output.data["text/html"] = SHORT_CELL.sub(r'<\1 class="short">', output.data["text/html"])
            cell.metadata["mystnb"] = {"image": {"alt": figure_text(heading, cell.source)}}
        cells.append(cell)
    page.cells = cells
    if study.name != "index":
        page.cells[0].source = page.cells[0].source.replace("# ", f"# {study.name[:2]} ", 1)
    return page
