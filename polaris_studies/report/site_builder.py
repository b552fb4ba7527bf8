"""Write the report: a folder of pages that load nothing from the net and link only to one another."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import CLexer

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.html_forms import marked
from polaris_lab.base.recorded_runs import RecordedRun, newest, runs_below
from polaris_lab.base.recordings import commit, now, published
from polaris_lab.base.version import __version__
from polaris_lab.claims.claims import WORDS, kept_verdicts
from polaris_lab.device.device import Device, find
from polaris_lab.notebooks import notebook
from polaris_studies.report.api_page import api_text
from polaris_studies.report.compared_devices import device_rows
from polaris_studies.report.kernel_facts import KernelFacts, all_kernels
from polaris_studies.report.machines import write_machine_tables
from polaris_studies.report.notebook_bodies import TEXT_PAGES, body_of, text_body
from polaris_studies.report.page_figures import inline_svg, plain_svg
from polaris_studies.report.story import OPEN, Scene, scenes

TEMPLATES = Path(__file__).with_name("templates")
MARK = "polaris-lab-report.json"
"""The file that tells a folder with a report from any other folder."""
LIGHT, DARK = "default", "github-dark"
"""Pygments' styles of code on a light and on a dark page."""


def write_report(out: str | Path | None = None, device: str = "auto",
                 on_progress: Callable[[str], object] = lambda page: None) -> Path:
    """Write the report to the folder `out`, runs/report unless given, and return the path of its first page.

    `device` is the one that is shown among the references; without a working device the report says so. A report that
    is there is replaced as a whole, once the new one is complete. `on_progress` gets the name of each page. Raises
    ValueError when `out` is a file or a folder with anything but a report, or when a recording cannot be read, and
    OSError when nothing can be written there.
    """
    target = Path(out).resolve() if out else paths.RUNS / "report"
    if target.exists() and not target.is_dir():
        raise BadValue("--out", f"--out {out} is a file; name a folder")
    if target.is_dir() and any(target.iterdir()) and not (target / MARK).is_file():
        raise BadValue("--out", f"--out {out} holds something that is no report; name a new folder")
    here, why = _device(device)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".report-", dir=target.parent) as folder:
        work = Path(folder) / "report"
        _Site(work, here, why, on_progress).write()
        if target.exists():
            shutil.rmtree(target)
        work.rename(target)
    return target / "index.html"


def write_pictures() -> list[Path]:
    """Write the story's figures to figures/, where the README shows them, and the machines to notebooks/sources.md.

    Returns the paths of what was written.
    """
    written = [write_machine_tables()]
    for scene in scenes():
        written.append(paths.FIGURES / f"{scene.name}.svg")
        write_text(written[-1], plain_svg(scene.figure, scene.name))
    return written


def _device(name: str) -> tuple[Device | None, str]:
    try:
        return find(name), ""
    except DeviceError as error:
        return None, str(error)


class _Site:
    """Writes the pages of one report into a folder, and collects what its search finds."""

    def __init__(self, folder: Path, here: Device | None, why: str, on_progress: Callable[[str], object]) -> None:
        self.folder, self.here, self.why, self.on_progress = folder, here, why, on_progress
        self.runs = runs_below()
        self.found: list[dict[str, str]] = []
        self.pages = jinja2.Environment(loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True,
                                        lstrip_blocks=True, undefined=jinja2.StrictUndefined)
        self.pages.filters |= {"number": _number, "ms": _ms, "marked": lambda text: Markup(marked(text))}
        self.pages.tests["recorded"] = {run.name for run in self.runs}.__contains__
        self.pages.globals |= {"version": __version__, "commit": commit(), "made": now().strftime("%Y-%m-%d %H:%M UTC"),
                               "here": here, "why": why, "record_page": _record_page}

    def write(self) -> None:
        """Write every page, then the search's index and the mark."""
        kernels, studies = all_kernels(self.here), notebook.find()
        devices, claims = device_rows(self.here), self._claims()
        for run in self.runs:
            self._record(run)
        for facts in kernels:
            self._kernel(facts)
        for study in studies:
            self._notebook(study, {each.name for each in studies})
        for name, title in TEXT_PAGES.items():
            self._text(name, title, {each.name for each in studies})
        self._page("text.html", "api.html", body=Markup(text_body(api_text(), set())), title="API reference")
        self._find("page", "API reference", "api.html", api_text())
        self._page("kernels.html", "kernels.html", kernels=kernels, title="Kernels")
        self._page("notebooks.html", "notebooks.html", studies=studies, title="Notebooks")
        self._page("devices.html", "devices.html", devices=devices, title="Devices")
        self._page("claims.html", "claims.html", claims=claims, words=[*WORDS, OPEN], title="Published claims",
                   **{f"{name}s": sorted({claim[name] for claim in claims}) for name in ("source", "kind")})
        self._page("records.html", "records.html", runs=self.runs, title="Recordings")
        self._page("search.html", "search.html", title="Search")
        self._page("index.html", "index.html", scenes=[self._scene(scene) for scene in scenes()], devices=devices,
                   counts={"kernels": len(kernels), "notebooks": len(studies), "claims": len(claims),
                           "recordings": len(self.runs)}, title="Polaris Lab")
        write_text(self.folder / "search_index.js", f"window.searchIndex = {_script_json(self.found)};\n")
        write_text(self.folder / "site.js", (TEMPLATES / "site.js").read_text(encoding="utf-8"))
        write_text(self.folder / "style.css", (TEMPLATES / "style.css").read_text(encoding="utf-8") + _code_colours())
        write_text(self.folder / MARK, json.dumps({"version": __version__, **commit()}) + "\n")

    def _page(self, template: str, place: str, **values: Any) -> None:
        self.on_progress(place)
        root = "../" * place.count("/")
        write_text(self.folder / place, self.pages.get_template(template).render(root=root, place=place, **values))

    def _find(self, kind: str, title: str, place: str, text: str) -> None:
        self.found.append({"kind": kind, "title": title, "place": place, "text": " ".join(text.split())})

    def _scene(self, scene: Scene) -> dict[str, Any]:
        self._find("figure", scene.title, f"index.html#{scene.name}", scene.text)
        return {"name": scene.name, "title": scene.title, "text": scene.text,
                "svg": Markup(inline_svg(scene.figure, scene.name, f"{scene.title}. {scene.text}")),
                "sources": [_cited(source) for source in scene.sources]}

    def _kernel(self, facts: KernelFacts) -> None:
        spec = facts.spec
        self._find("kernel", spec.name, f"kernels/{spec.name}.html", f"{spec.description} {facts.source}")
        code = highlight(facts.source, CLexer(), HtmlFormatter(linenos=False))
        self._page("kernel.html", f"kernels/{spec.name}.html", facts=facts, spec=spec, code=Markup(code),
                   title=spec.name)

    def _notebook(self, study: notebook.Study, known: set[str]) -> None:
        body = body_of(study, known, newest(self.runs))
        words = " ".join(cell.source for cell in study.nb.cells if cell.cell_type == "markdown")
        self._find("notebook", f"{study.name[:2]} {study.title}", f"notebooks/{study.name}.html", words)
        self._page("notebook.html", f"notebooks/{study.name}.html", body=Markup(body.html), records=body.records,
                   study=study, title=study.title)

    def _text(self, name: str, title: str, known: set[str]) -> None:
        text = (paths.NOTEBOOKS / f"{name}.md").read_text(encoding="utf-8")
        self._find("page", title, f"{name}.html", text)
        self._page("text.html", f"{name}.html", body=Markup(text_body(text, known)), title=title)

    def _record(self, run: RecordedRun) -> None:
        self._find("recording", run.name, _record_page(run.name), str(run.manifest.get("device", {}).get("name", "")))
        lines = run.csv.read_text(encoding="utf-8").splitlines()
        self._page("record.html", _record_page(run.name), run=run, title=f"{run.study} on {run.device}",
                   count=len(lines) - 1, columns=lines[0].split(",") if lines else [],
                   manifest=json.dumps(run.manifest, indent=1))

    def _claims(self) -> list[dict[str, Any]]:
        given = {entry["id"]: entry for entry in kept_verdicts()}
        claims = []
        for claim_id, row in published("claims").iterrows():
            entry = given.get(claim_id, {"verdict": OPEN, "why": "", "evidence": "", "notebook": ""})
            claims.append({"id": claim_id, "source": row["source"], "kind": row["kind"], "claim": row["claim"],
                           "section": row["section"], **{name: entry[name] for name in ("verdict", "why", "notebook")},
                           "evidence": [_cited(part) for part in filter(None, entry["evidence"].split("; "))]})
            self._find("claim", f"{claim_id} {entry['verdict']}", f"claims.html#{claim_id}",
                       f"{row['claim']} {entry['why']}")
        return claims


def _cited(source: str) -> dict[str, str | None]:
    """Name a source, and the page of the recording that it is, if it is one."""
    found = re.search(r"data/measured/(\S+?)\.csv", source)
    return {"text": source, "record": found[1] if found else None}


def _record_page(name: str) -> str:
    return f"records/{name.replace('/', '.')}.html"


def _number(value: float | None) -> str:
    """Format a figure for a table: three digits, or whole thousands; a dash where there is none."""
    if value is None or value != value:  # noqa: PLR0124 - NaN
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _ms(value: float) -> str:
    return f"{value:,.1f}" if value >= 100 else f"{value:.3g}"


def _script_json(value: Any) -> str:
    """Write JSON that may stand in a script: no text in it can end the script."""
    return json.dumps(value).replace("<", "\\u003c")


def _code_colours() -> str:
    light = HtmlFormatter(style=LIGHT).get_style_defs(".highlight")
    dark = HtmlFormatter(style=DARK).get_style_defs(".highlight")
    return (f"\n{light}\n@media screen and (prefers-color-scheme: dark) {{\n{dark}\n}}\n"
            ".highlight { background: none }\n")
