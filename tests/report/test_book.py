"""The book is whole: its pages hold what the lab knows, its links lead somewhere, and a browser shows it as meant."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import browser
import nbformat
import pytest
from page_checks import CONTRAST, NAMELESS
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.recordings import published
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.notebooks import html_pages, notebook
from polaris_studies.report import book_builder, book_pages
from polaris_studies.report.book_links import Links, dead_links
from polaris_studies.report.page_figures import plain_svg
from polaris_studies.report.story import scenes

EXAMINED = ("index", "claims", "devices", "kernels", "kernels/gemm_blocked", "kernels/gemm_tiled_2x2_oob", "api",
            "notebooks/43_tiled_2x2_out_of_bounds", "notebooks/glossary", "recordings/nvidia-h200")
AXE = Path(os.environ.get("POLARIS_AXE", "nowhere"), "node_modules/axe-core/axe.min.js")
RULES = """axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] })
  .then((report) => report.violations.map((rule) => `${rule.id}: ${rule.nodes.length}, ${rule.nodes[0].target}`))"""
CHOOSE = """((event, where, value) => { const box = document.querySelector(where); box.value = value;
  box.dispatchEvent(new Event(event, { bubbles: true }));
  return [...document.querySelectorAll("table[data-choose] tbody tr")].filter((row) => !row.hidden); })("""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Sphinx reads, made once."""
    folder = tmp_path_factory.mktemp("book") / "source"
    book_builder.write_source(folder)
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book, made once; a dead link is an error."""
    return book_builder.write_book(tmp_path_factory.mktemp("book") / "site").parent


@pytest.fixture(scope="module")
def page() -> Iterator[browser.Page]:
    with browser.opened() as opened:
        yield opened


def test_everything_has_its_page(source: Path) -> None:
    assert {path.stem for path in (source / "kernels").glob("*.md")} == set(catalogue())
    assert {path.stem for path in (source / "notebooks").glob("*.ipynb")} == set(notebook.own())
    assert {path.name for path in (paths.ROOT / "docs").glob("*.md")} <= {
        path.name for path in (source / "docs").glob("*.md")}
    for path in paths.MEASURED.glob("*/*/*.csv"):
        text = (source / f"recordings/{path.parts[-3]}.md").read_text(encoding="utf-8")
        assert f'id="{path.parts[-2]}.{path.stem}"' in text
    claims = re.findall(r'<tr id="([^"]+)"', (source / "claims.md").read_text(encoding="utf-8"))
    assert claims == list(published("claims").index)
    front = (source / "index.md").read_text(encoding="utf-8")
    assert front.count('<svg class="figure"') == len(list(scenes())) == front.count("behind this figure")
    listed = set(re.findall(r"^([\w/]+)$", front, re.MULTILINE))
    assert listed >= {f"notebooks/{name}" for name in notebook.own()}


def test_a_kernel_shows_code_proof_speed_and_machine_code(source: Path) -> None:
    text = (source / "kernels/gemm_tiled.md").read_text(encoding="utf-8")
    for part in ("get_local_id", "right", "recordings/nvidia-h200.html#", "GFLOPS", "VGPRs", "the main loop", "by aco"):
        assert part in text, part
    museum = (source / "kernels/gemm_tiled_2x2_oob.md").read_text(encoding="utf-8")
    assert "must catch it" in museum and "WRONG" in museum and "Repair" in museum


def test_a_term_says_what_it_means_and_where(source: Path) -> None:
    links, page = Links(), "notebooks/43_tiled_2x2_out_of_bounds.ipynb"
    link = links.in_markdown("[bands](glossary.md#guard-band)", page)
    assert link.startswith('<a href="../notebooks/glossary.html#term-Guard-band" class="term" title="')
    assert len(link) > 120
    glossary = (source / "notebooks/glossary.md").read_text(encoding="utf-8")
    assert "```{glossary}" in glossary and "\nGuard band\n  " in glossary


def test_links_lead_to_pages_or_go() -> None:
    links, file = Links(), "docs/kernels.md"
    assert links.in_markdown("[a](../notebooks/index.ipynb)", file) == '<a href="../notebooks/index.html">a</a>'
    assert links.in_markdown("[a](../kernels/catalogue.toml)", file) == "a"
    assert links.in_markdown("![a](../figures/a.svg)", file) == "![a](../figures/a.svg)"
    assert links.in_html('<a href="42_x.ipynb#y">a</a>', "notebooks/index.ipynb") == "a"
    assert links.in_html('<a href="#y">a</a>', "notebooks/index.ipynb") == '<a href="#y">a</a>'


def test_a_notebook_keeps_its_cells_and_folds_its_plumbing(source: Path) -> None:
    nb = nbformat.read(source / "notebooks/43_tiled_2x2_out_of_bounds.ipynb", as_version=4)
    assert nb.cells[0].source.startswith("# 43 ")
    code = [cell for cell in nb.cells if cell.cell_type == "code"]
    assert all(f'id="cell-id={cell.id}"' in "".join(each.source for each in nb.cells) for cell in code)
    assert all("hide-input" in cell.metadata["tags"] for cell in code if cell.source.startswith("pl.answer("))
    tables = "".join(output.data.get("text/html", "") for cell in code for output in cell.outputs if "data" in output)
    assert '<td class="short">pocl-amd-epyc-zen4</td>' in tables  # stays on one line
    assert '<td>Index (16) exceeds static array size (16)</td>' in tables


def test_each_figure_of_a_page_has_a_text_of_its_own(source: Path) -> None:
    for path in (source / "notebooks").glob("*.ipynb"):
        drawn = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code" and any(
            kind.startswith("image/") for output in cell.outputs for kind in output.get("data", {}))]
        texts = [cell.metadata["mystnb"]["image"]["alt"] for cell in drawn]
        assert len(set(texts)) == len(texts), path.stem
        if path.stem == "42_naive_and_coalescing":
            assert texts[0].endswith(": Facing rows takes an H200 ... to ... times as long from 1024 on")


def test_a_figure_is_described_by_its_title() -> None:
    source = 'draw(rows, f"Up to {most:.1f} % faster", name="x")\nprint("a longer line, printed next to it")'
    assert book_pages.figure_text("Speed", source) == "Speed: Up to ... % faster"
    assert book_pages.figure_text("Speed", 'draw("kernel", "lanes")') == "Speed"


def test_dead_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p id="x"><a href="#x">1</a><a href="#y">2</a><a href="b.html">3</a>'
                                     '<a href="https://c">4</a><img src="d.png"></p>')
    assert list(dead_links(tmp_path)) == ["a.html: #y", "a.html: b.html", "a.html: d.png"]


def test_without_sphinx_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_builder.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match="the book needs Sphinx, myst-nb, furo: `pip install 'polaris-lab\\[book\\]'`"):
        book_builder.write_book(tmp_path / "book")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("made", ["file", "folder"])
def test_what_is_no_book_is_left_alone(tmp_path: Path, made: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_builder.importlib.util, "find_spec", lambda name: sys)
    place = tmp_path / "there"
    if made == "file":
        place.write_text("mine")
    else:
        place.mkdir()
        (place / "thesis.txt").write_text("mine")
    with refuses("--out"):
        book_builder.write_book(place)
    assert [path.read_text() for path in [place, *place.rglob("*")] if path.is_file()] == ["mine"]
    with refuses("--run"):
        book_builder.write_book(tmp_path / "new", run=tmp_path / "none")


def test_the_pictures_are_those_of_the_data() -> None:
    """Their texts are compared: how matplotlib draws lines may change with its version."""
    for scene in scenes():
        kept = (paths.FIGURES / f"{scene.name}.svg").read_text(encoding="utf-8")
        made = plain_svg(scene.figure, scene.name)
        assert re.findall(r"<text[^>]*>([^<]*)<", kept) == re.findall(r"<text[^>]*>([^<]*)<", made), scene.name


def test_the_book_is_built_with_a_search(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert "gemm_tiled_2x2_oob" in index and "occupancy" in index
    assert (site / "_static/filter.js").is_file() and "next-page" in (site / "claims.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages_are_quiet_named_and_of_contrast(site: Path, page: browser.Page, dark: bool) -> None:
    page.look(dark=dark)
    for path in (site / f"{name}.html" for name in EXAMINED):
        page.said.clear()
        page.asked.clear()
        page.open(path.as_uri())
        assert page.said == [] and page.run("document.title"), path.name
        assert [address for address in page.asked if not address.startswith(("file:", "data:"))] == [], path.name
        assert page.run(NAMELESS) == [], path.name
        assert page.run(CONTRAST) == {}, path.name


@pytest.mark.skipif(not AXE.is_file(), reason="POLARIS_AXE names no folder in which `npm install axe-core` has run")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_no_fault_in_the_book_and_in_a_page_of_a_batch(site: Path, page: browser.Page, tmp_path: Path,
                                                                 dark: bool) -> None:
    ran = Path(shutil.copy(notebook.own()["58_the_ledger"], tmp_path))
    html_pages.write_page(ran)
    page.look(dark=dark)
    page.socket.settimeout(300)  # a page of a thousand rows takes axe a while
    for path in [*(site / f"{name}.html" for name in EXAMINED), html_pages.page_at(tmp_path, ran.stem)]:
        page.open(path.as_uri())
        page.run(f"{AXE.read_text(encoding='utf-8')};0")
        assert page.run(RULES) == [], path.name


def test_nothing_is_wider_than_a_phone(site: Path, page: browser.Page) -> None:
    page.look(width=360, height=740)
    for name in EXAMINED:
        page.open((site / f"{name}.html").as_uri())
        assert page.run("document.documentElement.scrollWidth") <= 360, name


def test_the_ledger_is_filtered_by_words_and_verdict(site: Path, page: browser.Page) -> None:
    page.look()
    page.open((site / "claims.html").as_uri())
    whole = len(published("claims"))
    assert page.run("document.querySelector('output').textContent") == f"{whole} of {whole} shown"
    shown = page.run(CHOOSE + "'input', 'select[aria-label=verdict]', 'contradicted')"
                     ".map((row) => row.cells[3].textContent)")
    assert 0 < len(shown) < whole and set(shown) == {"contradicted"}
    fewer = page.run(CHOOSE + "'input', '.filters input', 'FASTER').map((row) => row.textContent)")
    assert 0 < len(fewer) < len(shown) and all("faster" in text.lower() for text in fewer)


def test_print_hides_what_paper_cannot_do(site: Path, page: browser.Page) -> None:
    page.look(medium="print", dark=True)
    page.open((site / "claims.html").as_uri())
    for part in (".filters", ".sidebar-drawer"):
        assert page.run(f"getComputedStyle(document.querySelector('{part}')).display") == "none"
