"""The glossary and the page of sources: every link opens, and the machines are those of the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polaris_lab.base.paths import NOTEBOOKS, ROOT
from polaris_lab.base.recorded_runs import RecordedRun, runs_below
from polaris_lab.notebooks import notebook
from polaris_lab.notebooks.notebook_rules import GLOSSARY_ENTRY, glossary_faults
from polaris_studies.report import machines

GLOSSARY = NOTEBOOKS / "glossary.md"
PAGES = [GLOSSARY, NOTEBOOKS / "sources.md"]
LINK = re.compile(r"\[[^]]*\]\(([^)#\s]*)#?([^)\s]*)\)")


def anchors() -> set[str]:
    return {name for name, *_ in GLOSSARY_ENTRY.findall(GLOSSARY.read_text(encoding="utf-8"))}


def dead_links(text: str) -> list[str]:
    """Name the links of a page in notebooks/ that open no file, or no place in the glossary."""
    return [f"{target}#{anchor}" for target, anchor in LINK.findall(text)
            if not target.startswith("http") and (
                not (NOTEBOOKS / target).exists()
                or (target in ("", "glossary.md") and anchor and anchor not in anchors()))]


@pytest.mark.parametrize("name", list(notebook.own()))
def test_every_link_of_a_notebook_opens(name: str) -> None:
    study = notebook.read(notebook.own()[name])
    text = "\n".join(cell.source for cell in study.nb.cells if cell.cell_type == "markdown")
    links = re.sub(r"`[^`]*`", "", text)
    assert not dead_links(links)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_of_a_page_opens(page: Path) -> None:
    assert not dead_links(page.read_text(encoding="utf-8"))


def test_a_link_to_a_term_that_is_not_there_is_found() -> None:
    assert dead_links("[a](glossary.md#no-such-term) [b](27_none.ipynb) [c](glossary.md#wave)") == [
        "glossary.md#no-such-term", "27_none.ipynb#"]


def test_lint_says_what_is_wrong_with_a_term() -> None:
    wave = '<a id="wave"></a>\n**Wave.** It is 64 items, [see](x.y.z). Shown in [02](02_b.ipynb).\n'
    bank = '<a id="banks"></a>\n**Bank.** Memory.\n'
    assert glossary_faults(wave) == []
    assert glossary_faults(wave + bank) == [
        "Bank stands behind Wave; terms are in alphabetical order",
        "Bank has the anchor banks, which is not its name",
        "Bank: one to three sentences, and where it is shown",
        "Bank does not end with where it is shown"]


def test_the_machines_on_the_page_are_those_of_the_recordings() -> None:
    text = (NOTEBOOKS / "sources.md").read_text(encoding="utf-8")
    shown = text.partition(machines.BEGIN)[2].partition(machines.END)[0].strip()
    assert shown == machines.machine_tables(runs_below()), "run `polaris-lab book --pictures`"


def test_a_machine_has_a_row_and_a_simulated_card_is_no_machine(tmp_path: Path) -> None:
    def run(device: str, study: str, day: str, **facts: object) -> RecordedRun:
        manifest = {"device": {"name": device, **facts}, "processor": "cpu", "start": f"{day}T00:00:00+00:00"}
        return RecordedRun(device, study, day, tmp_path, manifest)

    card = {"platform": "rusticl", "driver": "25.0", "compute_units": 36}
    text = machines.machine_tables([
        run("rx580", "tiling", "2026-01-02", **card), run("rx580", "pitch", "2026-01-01", **card | {"driver": "25.1"}),
        run("rx590-simulated", "search", "2026-01-03"), RecordedRun("lost", "tiling", "x", tmp_path, {})])
    assert "| `rx580` | rx580 | rusticl, 25.0; rusticl, 25.1 | 36 | cpu | 2 | 2026-01-01 to 2026-01-02 |" in text
    assert text.endswith("| `rx590-simulated` | cpu | 1 | 2026-01-03 |") and "lost" not in text


def test_the_tables_are_written_between_their_lines_only(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{machines.BEGIN}\nold\n{machines.END}\nafter\n")
    machines.write_machine_tables(page)
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text and "`nvidia-h200`" in text
    page.write_text("no such lines\n")
    with pytest.raises(ValueError, match="lacks the lines"):
        machines.write_machine_tables(page)


def test_the_data_that_the_sources_name_are_there() -> None:
    text = PAGES[1].read_text(encoding="utf-8")
    assert not [place for place in re.findall(r"`((?:polaris_lab|kernels)/[\w./]+)`", text)
                if not (ROOT / place).exists()]
    tables = {path.name for path in (ROOT / "data/published").glob("*.csv")}
    assert not [name for name in tables if name not in text]
