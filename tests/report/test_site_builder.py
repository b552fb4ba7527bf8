"""The report is whole: its links lead somewhere, its pages load nothing, and a browser shows them as they are meant."""

from __future__ import annotations

import functools
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import browser
import pytest
from bs4 import BeautifulSoup
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.recordings import published
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.notebooks import notebook
from polaris_studies.report import site_builder
from polaris_studies.report.notebook_bodies import Body, body_of
from polaris_studies.report.page_figures import plain_svg
from polaris_studies.report.story import scenes

MAIN = ("index.html", "devices.html", "notebooks.html", "kernels.html", "claims.html", "records.html", "search.html",
        "glossary.html", "sources.html", "api.html")

CONTRAST = """(() => {
  const parts = (text) => text.match(/[\\d.]+/g).map(Number);
  const light = (colour) => { const [r, g, b] = colour.map((v) => { v /= 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const behind = (element) => { for (let e = element; e; e = e.parentElement) {
      const c = parts(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0.99) return c.slice(0, 3); }
    return matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0] : [255, 255, 255]; };
  const bad = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement, box = element.getBoundingClientRect();
    if (!node.textContent.trim() || !box.width || ["SCRIPT", "STYLE", "TITLE"].includes(element.tagName)) continue;
    const style = getComputedStyle(element);
    const ink = element.closest("svg") ? style.fill : style.color;
    if (ink === "none") continue;
    const [one, other] = [light(parts(ink)), light(behind(element))].sort((a, b) => b - a);
    if ((one + 0.05) / (other + 0.05) < 4.5) bad[`${element.tagName}.${element.className} ${ink}`] =
      node.textContent.trim().slice(0, 30) + " " + ((one + 0.05) / (other + 0.05)).toFixed(2);
  }
  return bad;
})()"""
NAMELESS = """[...document.querySelectorAll("a[href], button, input, select, img, svg.figure, summary")].filter((e) =>
  !(e.getAttribute("aria-label") || e.getAttribute("alt") || e.textContent.trim()
    || (e.labels && e.labels.length))).map((e) => e.outerHTML.slice(0, 80))"""

CHOOSE = """((event, where, value) => { const box = document.querySelector(where); box.value = value;
  box.dispatchEvent(new Event(event));
  return [...document.querySelectorAll("#claims tbody tr")].filter((row) => !row.hidden); })("""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report, made once. Only `make proof` renders every notebook: two show what a page is, the others have nothing
    but the places of their cells."""
    def some(study: notebook.Study, *known: object) -> Body:
        if study.name[:2] in ("43", "25"):
            return body_of(study, *known)
        return Body(study, "".join(f'<div id="cell-id={cell.id}"></div>' for cell in study.nb.cells), [])

    with pytest.MonkeyPatch.context() as patch:
        if "POLARIS_PROOF" not in os.environ:
            patch.setattr(site_builder, "body_of", some)
        return site_builder.write_report(tmp_path_factory.mktemp("report") / "site").parent


@pytest.fixture(scope="module")
def page() -> Iterator[browser.Page]:
    with browser.opened() as opened:
        yield opened


@functools.cache
def read(path: Path) -> BeautifulSoup:
    return BeautifulSoup(path.read_bytes(), "html.parser")


def ids(document: BeautifulSoup) -> list[str]:
    return [each["id"] for each in document.find_all(id=True)]


class Places(HTMLParser):
    """Collects the places of a page and the links from it: a tree of all pages would take three times as long."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str | None] = set()
        self.links: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids.add(found.get("id"))
        if tag in ("a", "link", "script", "img") and (link := found.get("href") or found.get("src")):
            self.links.append(link)


def test_every_link_leads_to_a_page_and_a_place_of_the_report(site: Path) -> None:
    pages = {path: Places(path) for path in sorted(site.rglob("*.html"))}
    resolved = functools.cache(lambda folder, place: (folder / place).resolve())  # most pages link to the same
    broken = []
    for path, page in pages.items():
        for link in page.links:
            if link.startswith("data:"):
                continue
            place, _, anchor = unquote(link).partition("#")
            target = resolved(path.parent, place) if place else path
            if not target.is_file() or (anchor and target in pages and anchor not in pages[target].ids):
                broken.append((path.name, link))
    assert not broken


def test_text_pages_stand_beside_the_notebooks_and_are_linked_both_ways(site: Path) -> None:
    glossary, sources, bug = (read(site / name) for name in (
        "glossary.html", "sources.html", "notebooks/43_tiled_2x2_out_of_bounds.html"))
    assert "../glossary.html#guard-band" in [link.get("href") for link in bug.find_all("a")]
    assert "notebooks/01_your_first_kernel.html" in [link.get("href") for link in glossary.find_all("a")]
    assert "guard-band" in ids(glossary) and "nvidia-h200" in sources.get_text()
    assert not any("\u00b6" in page.find("h1").get_text() for page in (glossary, sources))
    footer = [link["href"] for link in read(site / "kernels.html").find("footer").find_all("a")]
    assert footer == ["glossary.html", "sources.html", "api.html"]


def test_no_page_has_an_id_twice(site: Path) -> None:
    for path in (site / name for name in MAIN):
        assert not [found for found, count in Counter(ids(read(path))).items() if count > 1], path.name


def test_everything_is_there(site: Path) -> None:
    assert {path.stem for path in (site / "kernels").glob("*.html")} == set(catalogue())
    assert {path.stem for path in (site / "notebooks").glob("*.html")} == set(notebook.own())
    recorded = paths.MEASURED.glob("*/*/*.csv")
    runs = {".".join(path.relative_to(paths.MEASURED).with_suffix("").parts) for path in recorded}
    assert {path.stem for path in (site / "records").glob("*.html")} == runs
    claims = [row["id"] for row in read(site / "claims.html").select("#claims tbody tr")]
    assert claims == list(published("claims").index)
    assert (site / "index.html").read_text(encoding="utf-8").count('<svg class="figure"') == 7


def test_a_kernel_shows_code_proof_speed_and_machine_code(site: Path) -> None:
    text = read(site / "kernels/gemm_tiled.html").get_text()
    for part in ("get_local_id", "right", "nvidia-h200", "GFLOPS", "VGPRs", "the main loop of clover"):
        assert part in text, part
    museum = (site / "kernels/gemm_tiled_2x2_oob.html").read_text()
    assert "must catch it" in museum and "WRONG" in museum


def test_every_figure_names_what_is_behind_it(site: Path) -> None:
    index = read(site / "index.html")
    assert all(section.select("details li") for section in index.select("section"))
    linked = [each["href"] for each in index.select("section details a")]
    assert linked and all(link.startswith("records/") for link in linked)


@pytest.mark.parametrize("made", ["file", "folder"])
def test_what_is_no_report_is_left_alone(tmp_path: Path, made: str) -> None:
    place = tmp_path / "there"
    if made == "file":
        place.write_text("mine")
    else:
        place.mkdir()
        (place / "thesis.txt").write_text("mine")
    with refuses("--out"):
        site_builder.write_report(place)
    assert [path.read_text() for path in [place, *place.rglob("*")] if path.is_file()] == ["mine"]


def test_the_readme_shows_the_pictures_of_the_report() -> None:
    """Their texts are compared: how matplotlib draws lines may change with its version."""
    readme = (paths.ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"figures/(story_\w+)\.svg", readme)
    assert shown
    for scene in scenes():
        kept = (paths.FIGURES / f"{scene.name}.svg").read_text(encoding="utf-8")
        made = plain_svg(scene.figure, scene.name)
        assert re.findall(r"<text[^>]*>([^<]*)<", kept) == re.findall(r"<text[^>]*>([^<]*)<", made), scene.name


def examined(site: Path) -> list[Path]:
    kernels = site / "kernels"
    return [*(site / name for name in MAIN), kernels / "gemm_blocked.html", kernels / "gemm_tiled_2x2_oob.html",
            site / "notebooks/43_tiled_2x2_out_of_bounds.html", next((site / "records").glob("nvidia*"))]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages_are_quiet_named_and_of_contrast(site: Path, page: browser.Page, dark: bool) -> None:
    page.look(dark=dark)
    for path in examined(site):
        page.said.clear()
        page.asked.clear()
        page.open(path.as_uri())
        assert page.said == [] and page.run("document.title"), path.name
        assert [address for address in page.asked if not address.startswith(("file:", "data:"))] == [], path.name
        assert page.run(NAMELESS) == [], path.name
        assert page.run(CONTRAST) == {}, path.name


def test_nothing_is_wider_than_a_phone(site: Path, page: browser.Page) -> None:
    page.look(width=360, height=740)
    for path in examined(site):
        page.open(path.as_uri())
        assert page.run("document.documentElement.scrollWidth") <= 360, path.name


def test_print_hides_what_paper_cannot_do(site: Path, page: browser.Page) -> None:
    page.look(medium="print", dark=True)
    page.open((site / "claims.html").as_uri())
    for part in ("header", ".filters"):
        assert page.run(f"getComputedStyle(document.querySelector('{part}')).display") == "none"
    assert page.run("getComputedStyle(document.body).color") == "rgb(31, 35, 40)"  # dark ink, whatever the screen has


def test_the_ledger_is_filtered_by_words_and_verdict(site: Path, page: browser.Page) -> None:
    page.look()
    page.open((site / "claims.html").as_uri())
    whole = len(published("claims"))
    assert page.run("document.querySelector('[data-count=claims]').textContent") == f"{whole} of {whole} shown"
    shown = page.run(CHOOSE + "'change', '[data-key=verdict]', 'contradicted').map((row) => row.dataset.verdict)")
    assert 0 < len(shown) < whole and set(shown) == {"contradicted"}
    fewer = page.run(CHOOSE + "'input', '[data-filter=claims]', 'FASTER').map((row) => row.textContent)")
    assert 0 < len(fewer) < len(shown) and all("faster" in text.lower() for text in fewer)


def test_the_search_finds_kernels_claims_notebooks_and_recordings(site: Path, page: browser.Page) -> None:
    page.look()
    for asked, wanted in (("gemm_tiled_2x2_oob", "kernels/gemm_tiled_2x2_oob.html"), ("S0-C01", "claims.html#S0-C01"),
                          ("out of bounds", "notebooks/43_tiled_2x2_out_of_bounds.html"),
                          ("portfolio nvidia-h200", "records/nvidia-h200.portfolio.")):
        page.open((site / "search.html").as_uri() + "?q=" + asked.replace(" ", "+"))
        found = page.run("[...document.querySelectorAll('#results a')].map((a) => a.getAttribute('href'))")
        assert any(link.startswith(wanted) for link in found), (asked, found[:5])
    page.open((site / "search.html").as_uri() + "?q=%3Cimg%20src%3Dx%3E")
    assert page.run("document.querySelectorAll('main img').length") == 0
    assert page.run("document.getElementById('found').textContent").startswith("0 found")


def test_the_mark_says_what_made_it(site: Path) -> None:
    assert json.loads((site / site_builder.MARK).read_text())["version"]
