"""Write the book: one folder of pages that load nothing from the net, made by Sphinx from notebooks and Markdown."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path

import nbformat

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.files import write_text
from polaris_lab.base.recorded_runs import runs_below
from polaris_lab.device.device import Device, find
from polaris_lab.notebooks import notebook
from polaris_studies.report import book_pages
from polaris_studies.report.book_links import Links, dead_links
from polaris_studies.report.compared_devices import device_rows
from polaris_studies.report.kernel_facts import all_kernels
from polaris_studies.report.machines import write_machine_tables
from polaris_studies.report.page_figures import plain_svg
from polaris_studies.report.story import scenes

CONFIG = Path(__file__).with_name("sphinx")
MARK = ".buildinfo"
"""The file by which Sphinx tells a folder that it has made."""
PACKAGES = {"sphinx": "Sphinx", "myst_nb": "myst-nb", "furo": "furo"}


def write_book(out: str | Path | None = None, device: str = "auto", run: str | Path | None = None) -> Path:
    """Write the book to the folder `out`, runs/book unless given, and return the path of its first page.

    `device` is the one that is shown among the references; without a working device the book says so. Notebooks are
    shown as stored, or as the batch in the folder `run` has left them. A book that is there is replaced once the new
    one is complete. Raises ValueError when Sphinx is not installed, when `out` holds anything but a book, when
    Sphinx fails, and when a link is dead, with each.
    """
    paths.require_checkout("the pages of the book")
    target = Path(out).resolve() if out else paths.RUNS / "book"
    if target.exists() and not target.is_dir():
        raise BadValue("--out", f"--out {out} is a file; name a folder")
    if target.is_dir() and any(target.iterdir()) and not (target / MARK).is_file():
        raise BadValue("--out", f"--out {out} holds something that is no book; name a new folder")
    notebooks = Path(run) if run else paths.NOTEBOOKS
    if not any(notebooks.glob("*.ipynb")):
        raise BadValue("--run", f"--run {run} holds no notebooks; name the folder of a batch, below runs/")
    if missing := [name for module, name in PACKAGES.items() if importlib.util.find_spec(module) is None]:
        raise ValueError(f"the book needs {', '.join(missing)}: `pip install 'polaris-lab[book]'`, or `make book`")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".book-", dir=target.parent) as folder:
        source, built = Path(folder) / "source", Path(folder) / "book"
        write_source(source, device, notebooks)
        done = subprocess.run([sys.executable, "-m", "sphinx", "-q", "-b", "html", "-j", "auto", "-c", CONFIG, "-d",
                               Path(folder) / "cache", source, built], capture_output=True, text=True, check=False)
        if done.returncode:
            raise ValueError(f"Sphinx failed: {done.stderr.strip()[-2000:]}")
        if dead := list(dead_links(built)):
            raise ValueError(f"{len(dead)} dead links in the book: " + "; ".join(dead[:20]))
        if target.exists():
            shutil.rmtree(target)
        built.rename(target)
    return target / "index.html"


def write_source(folder: Path, device: str = "auto", notebooks: Path = paths.NOTEBOOKS) -> None:
    """Write what Sphinx reads: a Markdown file or a notebook for each page."""
    links, (here, sentence) = Links(), _device(device)
    for file, page in links.pages.items():
        if file.endswith(".md") and not page.startswith("kernels/"):
            text = (paths.ROOT / file).read_text(encoding="utf-8")
            write_text(folder / f"{page}.md", links.in_markdown(text, file))
    write_text(folder / "notebooks/glossary.md", book_pages.glossary(links))
    studies = []
    for name, path in notebook.own().items():
        executed = notebooks / path.name
        studies.append(notebook.read(executed if executed.exists() else path))
        write_text(folder / f"notebooks/{name}.ipynb", nbformat.writes(book_pages.notebook_page(studies[-1], links)))
    kernels = all_kernels(here)
    for facts in kernels:
        bug = paths.KERNELS / f"museum/{facts.spec.name}.md"
        text = bug.read_text(encoding="utf-8") if bug.exists() else ""
        write_text(folder / f"kernels/{facts.spec.name}.md", book_pages.kernel(
            facts, links.in_markdown(text, f"kernels/museum/{bug.name}")))
    rows = "\n".join(f'* <a href="kernels/{facts.spec.name}.html">{facts.spec.name}</a>: {facts.spec.description}'
                     for facts in kernels)
    names = [facts.spec.name for facts in kernels]
    write_text(folder / "kernels.md", f"# Kernels\n\n{rows}\n{book_pages.toctree(f'kernels/{name}' for name in names)}")
    slugs = []
    for slug, runs in groupby(runs_below(), lambda run: run.device):
        slugs.append(slug)
        write_text(folder / f"recordings/{slug}.md", book_pages.recordings(slug, runs))
    rows = "\n".join(f'* <a href="recordings/{slug}.html">{slug}</a>' for slug in slugs)
    write_text(folder / "recordings.md", f"# Recordings\n\nEvery recorded run, by device. What was simulated ends in "
               f"`-simulated`.\n\n{rows}\n{book_pages.toctree(f'recordings/{slug}' for slug in slugs)}")
    write_text(folder / "devices.md", book_pages.devices(device_rows(here), sentence))
    write_text(folder / "claims.md", book_pages.claims(links))
    write_text(folder / "api.md", book_pages.api())
    write_text(folder / "index.md", book_pages.front(links, studies, sentence))
    shutil.copytree(paths.FIGURES, folder / "figures")


def write_pictures() -> list[Path]:
    """Write the story's figures to figures/, where pages show them, and the machines to notebooks/sources.md.

    Returns the paths of what was written.
    """
    written = [write_machine_tables()]
    for scene in scenes():
        written.append(paths.FIGURES / f"{scene.name}.svg")
        write_text(written[-1], plain_svg(scene.figure, scene.name))
    return written


def _device(name: str) -> tuple[Device | None, str]:
    """Find the device, and say in a sentence on which one the book was made."""
    try:
        here = find(name)
    except DeviceError as error:
        return None, f"This book was made without a working OpenCL device: {error}."
    return here, f"This book was made on {here.name}."
