"""The first lesson: its kernels are right, a copy has one piece changed, and each error is found as the lesson says."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.paths import KERNELS
from polaris_lab.notebooks import notebook
from polaris_lab.verify.proof import check
from polaris_lab.verify.sanitizer import sanitize
from polaris_studies import first_lesson

BREAK_IT = {"=": ("sum += As[y][i]", "sum = As[y][i]", "bound"), "unset": ("float sum = 0.0f", "float sum", "uninit"),
            "across": ("Bs[i][x]", "Bs[x][i]", "bound"), "beta": ("beta == 0.0f ? alpha * sum : ", "", "uninit")}
GUARD = "    if (row >= M || col >= N) return;\n"
ERRORS = {  # name, piece, what replaces it, a size that hides it, one that shows it, and the kind of finding
    "no guard": ("first_product", GUARD, "", (8, 8, 8), (9, 7, 5), "out-of-bounds"),
    "swapped": ("first_product", "row >= M || col >= N", "row >= N || col >= M", (9, 9, 5), (9, 7, 5), "out-of-bounds"),
    "too long": ("first_product", "k < K", "k <= K", None, (9, 7, 5), "out-of-bounds"),
    "early": ("tiled_product", "    float sum = 0.0f;\n", GUARD + "    float sum = 0.0f;\n", (8, 8, 8), (9, 7, 5),
              "divergence"),
    "first barrier": ("tiled_product", "barrier(CLK_LOCAL_MEM_FENCE);  // all have fetched", "", None, (16, 16, 16),
                      "race"),
    "second barrier": ("tiled_product", "barrier(CLK_LOCAL_MEM_FENCE);  // all have read", "", (8, 8, 8),
                       (16, 16, 16), "race"),
}


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)


def test_a_copy_has_one_piece_changed_and_the_kernel_stays(tmp_path: Path) -> None:
    before = first_lesson.source("first_product").read_text()
    spec = first_lesson.copy_of("first_product", "k < K", "k <= K")
    assert spec.file.is_relative_to(tmp_path) and spec.name == "first_product"
    assert spec.file.read_text() == before.replace("k < K", "k <= K") != before
    assert first_lesson.source("first_product").read_text() == before
    other = first_lesson.copy_of("first_product", "k < K", "k + 1 < K")
    assert other.file != spec.file and "k <= K" in spec.file.read_text()  # two copies live side by side


def test_a_wrong_name_or_piece_is_one_sentence() -> None:
    with refuses("kernel", says="tiled_product"):
        first_lesson.source("tiled_produkt")
    for piece in ("k < M", ""):
        with refuses("old"):
            first_lesson.copy_of("first_product", piece, "k")


def test_the_lesson_has_four_kernels_and_each_has_a_file_named_like_it() -> None:
    names = {path.stem for path in (KERNELS / "lesson").glob("*.cl")}
    assert names == {"hello", "add", "first_product", "tiled_product"}
    assert all(f"kernel void {name}(" in first_lesson.source(name).read_text() for name in names)


@pytest.mark.parametrize("name", ERRORS)
def test_each_error_is_found_as_the_lesson_says(name: str) -> None:
    kernel, old, new, hides, shows, kind = ERRORS[name]
    spec, races = first_lesson.copy_of(kernel, old, new), kind == "race"
    found = sanitize(spec, *shows, races=races)
    assert kind in set(found["kind"]) and found["line"].notna().any()
    assert hides is None or sanitize(spec, *hides, races=races).empty


def test_the_table_of_mistakes_has_the_errors_of_the_page_and_says_which_never_run() -> None:
    cells = notebook.read(paths.NOTEBOOKS / "01_your_first_kernel.ipynb").nb.cells
    page = "\n".join(cell.source for cell in cells)
    parts = dict(re.findall(r"^### Error (\d): (.*?)(?=^##)", page, re.MULTILINE | re.DOTALL))
    table = first_lesson.mistakes()
    assert list(map(int, parts)) == list(table.index)
    refused = [int(number) for number, part in parts.items() if "\nexcept " in part]
    assert refused == table.index[table["right"] == "never"].tolist()
    shown = first_lesson.show_mistakes()
    assert all(each in shown.html for each in ("<td style=\"text-align:left\">9</td>", "<code>lab.launch</code>"))
    assert "`" not in shown.text and len(shown.text.splitlines()) == len(table) + 1


@pytest.mark.parametrize("name", BREAK_IT if "POLARIS_PROOF" in os.environ else ["beta"])  # 5 s each
def test_what_the_reader_breaks_goes_red_where_the_lesson_says(name: str) -> None:
    old, new, gate = BREAK_IT[name]
    report = check(first_lesson.copy_of("tiled_product", old, new), seed=1, random=0)
    assert report.headline.startswith(f"{gate}: ")
