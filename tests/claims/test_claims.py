"""The ledger of claims: what is printed never changes with a timing, and a verdict is kept only when asked."""

from __future__ import annotations

import ast
import json
import math
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from opened_references import open_references

from polaris_lab.base import paths
from polaris_lab.base.recordings import published
from polaris_lab.claims.claims import CAPTION, WORDS, _cite, claim, keep_pending, kept_verdicts, verdicts


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with three claims and no verdict, and no refresh going on."""
    monkeypatch.setattr(paths, "DATA", tmp_path)
    monkeypatch.setattr(paths, "PUBLISHED", tmp_path / "published")
    monkeypatch.delenv("POLARIS_REFRESH", raising=False)
    (tmp_path / "published").mkdir()
    (tmp_path / "published" / "claims.csv").write_text(
        "id,claim,kind,suspicion\nS0-C01,one,speed,\nS0-C02,two,speed,\nS0-C10,ten,speed,\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("got", "expected", "rel", "line"), [
    (True, True, 0.0, "holds: it is so\n"),
    (np.bool_(True), True, 0.0, "holds: it is so\n"),
    ((True, np.True_), (True, True), 0.0, "holds: it is so\n"),
    ([True], [True], 0.0, "holds: it is so\n"),
    ((True, False), (True, False), 0.0, "holds: it is so: (True, False)\n"),
    ([], [], 0.0, "holds: it is so: []\n"),
    (0.51, 0.5, 0.02, "holds: it is so: got 0.51, claimed 0.5 within 2%\n"),
    (0.50123, 0.502, 0.005, "holds: it is so: got 0.5012, claimed 0.502 within 0.5%\n"),
    (np.float32(1.07e6), 1e6, 0.1, "holds: it is so: got 1.07e+06, claimed 1,000,000.0 within 10%\n"),
    (4096, 4096, 0.0, "holds: it is so: 4096\n"),
    ("oob", "oob", 0.0, "holds: it is so: oob\n"),
    ([1, 2], [1, 2], 0.0, "holds: it is so: [1, 2]\n")])
def test_a_claim_that_holds_prints_what_it_got_beside_what_was_claimed(capsys, got, expected, rel, line) -> None:
    claim("it is so", got, expected, rel)
    assert capsys.readouterr().out == line


def test_a_set_is_printed_in_order(capsys) -> None:
    """Python's own order of strings differs from run to run, and stored outputs are compared."""
    claim("it is so", set("dbca"), set("abcd"))
    claim("none is", set(), set())
    assert capsys.readouterr().out == "holds: it is so: {'a', 'b', 'c', 'd'}\nholds: none is: set()\n"


@pytest.mark.parametrize(("got", "expected", "rel"), [
    (False, True, 0.0), (0.0, True, 0.0), (0.511, 0.5, 0.02), (4097, 4096, 0.0), (math.nan, 1.0, 0.5), (0.0, 1.0, 0.5),
    ("race", "oob", 0.0), ([1, 2], [1, 3], 0.0)])
def test_a_claim_that_does_not_hold_says_both_values(capsys, got, expected, rel) -> None:
    with pytest.raises(AssertionError, match="the claim does not hold: it is so: got .*, expected "):
        claim("it is so", got, expected, rel)
    assert capsys.readouterr().out == ""


def test_several_verdicts_are_one_table(data: Path, capsys) -> None:
    rows = pd.DataFrame({"device": ["pocl-cpu", "card"], "study": "repair", "run_id": "20260101T000000Z"})
    shown = verdicts(("S0-C02", "contradicted", "a < b", "arithmetic: a ratio [ratio]"),
                     ("S0-C01", "partly", "half of it", [rows, "the loops [0a1b]"]))
    assert str(shown) == ('S0-C02 "two"\n    contradicted: a < b\n    evidence: arithmetic: a ratio [ratio]\n'
                          'S0-C01 "one"\n    partly: half of it\n'
                          "    evidence: run: recordings of repair; the loops [0a1b]\n"
                          f"({CAPTION})")
    html = shown._repr_html_()
    assert html.startswith(f"<p>{CAPTION}</p><table>")
    assert html.count("<table>") == 1 and html.count("<tr>") == 3
    assert all(f">{cell}</td>" in html for cell in ("S0-C02", "two", "contradicted", "a &lt; b", "partly"))
    assert capsys.readouterr().out == "" and not (data / "verdicts.csv").exists()


def test_a_cell_in_a_table_of_verdicts_leads_there(data: Path) -> None:
    evidence = "cell: here [0a1b], there [03_repair:ratio]; S0-M055"
    html = verdicts(("S0-C01", "partly", "of [1, 2]", evidence))._repr_html_()
    assert '>cell: here <a href="#cell-id=0a1b">[0a1b]</a>, there ' in html
    assert '<a href="03_repair.ipynb#cell-id=ratio">[03_repair:ratio]</a>; S0-M055</td>' in html
    assert html.count("<a ") == 2 and ">of [1, 2]</td>" in html


def test_a_cell_whose_id_jupyter_made_is_shown_as_one(data: Path) -> None:
    html = verdicts(("S0-C01", "partly", "why", "cell: here [0a1b2c3d], there [03_repair:0a1b2c3d]"))._repr_html_()
    assert '<a href="#cell-id=0a1b2c3d">[a cell]</a>' in html
    assert '<a href="03_repair.ipynb#cell-id=0a1b2c3d">[a cell of 03_repair]</a>' in html


@pytest.mark.parametrize(("name", "words"), [("c43", False), ("clv05b", False), ("07caches", False),
                                             ("0a1b2c3db", False), ("vec4", True), ("six-waves", True)])
def test_a_cell_whose_id_says_nothing_is_shown_as_one(data: Path, name: str, words: bool) -> None:
    html = verdicts(("S0-C01", "partly", "why", f"cell: [{name}]"))._repr_html_()
    assert f'<a href="#cell-id={name}">[{name if words else "a cell"}]</a>' in html


@pytest.mark.parametrize(("written", "shown"), [
    ("see https://x.org/a/b.", 'see <a href="https://x.org/a/b">x.org</a>.'),
    ("(https://x.org/a?b=1&c=2), more", '(<a href="https://x.org/a?b=1&amp;c=2">x.org</a>), more'),
    ("`https://x.org/a`", '<code><a href="https://x.org/a">x.org</a></code>'),
    ("https://[x", '<a href="https://[x">[x</a>')])
def test_an_address_in_a_table_of_verdicts_leads_to_its_page(data: Path, written: str, shown: str) -> None:
    html = verdicts(("S0-C01", "partly", "why", f"source: README.md {written}"))._repr_html_()
    assert f">source: README.md {shown}</td>" in html


def test_a_long_table_of_verdicts_is_folded(data: Path) -> None:
    ids = [f"S1-C{number:02d}" for number in range(11)]
    (data / "published" / "claims.csv").write_text(
        "id,claim,kind,suspicion\n" + "".join(f"{each},one,speed,\n" for each in ids), encoding="utf-8")
    given = [(each, "adopted", "why", "source: README.md") for each in ids]
    before, _, behind = verdicts(*given)._repr_html_().partition("<details><summary>1 more row</summary>")
    assert "S1-C09" in before and "S1-C10" not in before and "S1-C10" in behind
    assert "<details>" not in verdicts(*given[:10])._repr_html_()
    assert "S1-C10" in str(verdicts(*given))


def test_a_refresh_keeps_each_verdict_of_a_table(data: Path, monkeypatch) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    given = [("S0-C10", "partly", "some", "source: README.md"), ("S0-C01", "adopted", "all", "cell: above [0a1b]")]
    verdicts(*given)
    expected = [(*each, "03_repair") for each in given[::-1]]
    assert [tuple(entry.values()) for entry in kept_verdicts()] == expected
    (data / "verdicts.csv").unlink()
    monkeypatch.setenv("POLARIS_PENDING_VERDICTS", str(data / "pending"))
    verdicts(*given)
    monkeypatch.delenv("POLARIS_PENDING_VERDICTS")
    assert kept_verdicts() == []
    keep_pending(data / "pending")
    assert [tuple(entry.values()) for entry in kept_verdicts()] == expected


@pytest.mark.parametrize(("second", "sentence"), [
    (("S0-C11", "adopted", "why", "source: README.md"), "claim 'S0-C11' is not known"),
    (("S0-C10", "true", "why", "source: README.md"), "verdict 'true' is not known"),
    (("S0-C10", "adopted", "why", "above"), "evidence 'above' is of no kind"),
    (("S0-C01", "partly", "why", "source: README.md"), "verdicts: S0-C01 is given twice"),
    (("S0-C10", "adopted", "why"), "verdicts: each is .claim_id, word, why, evidence., not .'S0-C10'"),
    ("S0-C", "verdicts: each is .claim_id, word, why, evidence., not 'S0-C'")])
def test_one_bad_verdict_of_a_table_and_none_is_kept(data: Path, monkeypatch, second: object, sentence: str) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    with pytest.raises(ValueError, match=sentence):
        verdicts(("S0-C01", "adopted", "why", "source: README.md"), second)
    assert kept_verdicts() == []


def test_a_refresh_keeps_verdicts_in_the_order_of_the_claims(data: Path, monkeypatch) -> None:
    rows = pd.DataFrame({"device": "pocl-cpu", "study": "repair", "run_id": ["20260101T000000Z"] * 3})
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    verdicts(("S0-C10", "partly", "some of it", rows))
    verdicts(("S0-C01", "reproduced", 'it does, "really", so', "cell: the cell above [0a1b]"))
    verdicts(("S0-C02", "contradicted", "first word", "source: S0-M001"))
    verdicts(("S0-C02", "not testable here", "second word", rows.assign(device="rx590-simulated")))
    assert kept_verdicts() == [
        {
            "id": "S0-C01",
            "verdict": "reproduced",
            "why": 'it does, "really", so',
            "evidence": "cell: the cell above [0a1b]",
            "notebook": "03_repair",
        },
        {
            "id": "S0-C02",
            "verdict": "not testable here",
            "why": "second word",
            "evidence": "simulation: data/measured/rx590-simulated/repair/20260101T000000Z.csv",
            "notebook": "03_repair",
        },
        {
            "id": "S0-C10",
            "verdict": "partly",
            "why": "some of it",
            "evidence": "run: data/measured/pocl-cpu/repair/20260101T000000Z.csv",
            "notebook": "03_repair",
        },
    ]


HEAD = "id,verdict,why,evidence,notebook\n"


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "it ends in the middle of a line"),
    (HEAD + "S0-C01,reproduced,it do", "it ends in the middle of a line"),
    ("a,b\n1,2\n", "its columns are 'a, b', and not id, verdict, why"),
    (HEAD + "S0-C01,reproduced\n", "the row 'S0-C01, reproduced' is no verdict"),
    (HEAD + "S0-C01,true,why,cell: above,03\n", "the row 'S0-C01, true, why.*' is no verdict"),
    (HEAD + "<<<<<<< HEAD\n=======\n>>>>>>> other\n", "line 2 is the mark of a merge conflict"),
    ("version https://git-lfs.github.com/spec/v1\n", "it is a pointer of Git LFS"),
    (HEAD + '"never closed\n', "it is no table")])
def test_a_damaged_file_of_verdicts_is_refused_and_stays(data: Path, monkeypatch, text: str, sentence: str) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    (data / "verdicts.csv").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=f"verdicts.csv cannot be read: {sentence}"):
        verdicts(("S0-C01", "adopted", "why", "source: README.md"))
    assert (data / "verdicts.csv").read_text(encoding="utf-8") == text


def test_a_byte_order_mark_changes_no_verdict(data: Path) -> None:
    row = "S0-C01,adopted,why,cell: above,03\n"
    (data / "verdicts.csv").write_text("\ufeff" + HEAD + row, encoding="utf-8")
    assert [entry["id"] for entry in kept_verdicts()] == ["S0-C01"]


def test_a_refresh_collects_its_verdicts_and_keeps_them_at_its_end(data: Path, monkeypatch) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    monkeypatch.setenv("POLARIS_PENDING_VERDICTS", str(data / "pending"))
    verdicts(("S0-C10", "partly", "first", "source: README.md"))
    verdicts(("S0-C10", "adopted", "second", "source: README.md"))
    assert [(entry["id"], entry["why"]) for entry in kept_verdicts()] == [("S0-C10", "second")]
    monkeypatch.delenv("POLARIS_PENDING_VERDICTS")
    assert kept_verdicts() == []
    keep_pending(data / "pending")
    assert [(entry["id"], entry["why"]) for entry in kept_verdicts()] == [("S0-C10", "second")]
    keep_pending(data / "none")


ADD = """
import os, sys
from pathlib import Path
from polaris_lab.base import paths
paths.DATA = Path(sys.argv[1])
paths.PUBLISHED = paths.DATA / "published"
os.environ["POLARIS_REFRESH"] = "03_repair"
from polaris_lab.claims.claims import verdicts
print("ready", flush=True)
sys.stdin.readline()
for claim in sys.argv[2].split():
    verdicts((claim, "adopted", "why", "source: README.md"))
"""


def test_two_processes_lose_no_verdict_of_one_another(data: Path) -> None:
    ids = [f"S1-C{number:02d}" for number in range(60)]
    (data / "published" / "claims.csv").write_text(
        "id,claim,kind,suspicion\n" + "".join(f"{each},one,speed,\n" for each in ids), encoding="utf-8")
    both = [subprocess.Popen([sys.executable, "-c", ADD, str(data), " ".join(part)], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, text=True) for part in (ids[:30], ids[30:])]
    for child in both:
        assert child.stdout.readline() == "ready\n"
    for child in both:
        child.stdin.write("\n")
        child.stdin.flush()
    for child in both:
        child.communicate(timeout=60)
        assert child.returncode == 0
    assert [entry["id"] for entry in kept_verdicts()] == ids


@pytest.mark.parametrize(
    ("claim_id", "word", "sentence"),
    [
        ("S0-C11", "reproduced", "claim 'S0-C11' is not known: did you mean S0-C"),
        ("S0-C01", "reproducd", "verdict 'reproducd' is not known: did you mean reproduced"),
        (
            "S0-C01",
            "true",
            "verdict 'true' is not known: the choices are reproduced, contradicted, partly, not testable here, adopted",
        ),
    ],
)
def test_unknown_claims_and_words_are_refused_and_nothing_is_kept(
    data, monkeypatch, capsys, claim_id, word, sentence
) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "03_repair")
    with pytest.raises(ValueError, match=sentence):
        verdicts((claim_id, word, "why", "cell: above [0a1b]"))
    assert capsys.readouterr().out == ""
    assert kept_verdicts() == []


@pytest.mark.parametrize(
    "evidence", ["", "the cell above", "cell:", "cell: ", "arithmetics: 2 + 2", "data/cards.toml", "run"]
)
def test_evidence_of_no_kind_is_refused(data: Path, capsys, evidence: str) -> None:
    with pytest.raises(
        ValueError,
        match="evidence .* is of no kind: begin it with run, cell, simulation, arithmetic, source and a colon",
    ):
        verdicts(("S0-C01", "adopted", "why", evidence))
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("evidence", ["cell: the cell above", "arithmetic: 2 + 2", "source: the report's own table",
                                      ["source: the report", "S0-M001"]])
def test_evidence_that_refers_to_nothing_is_refused(data: Path, evidence: str | list[str]) -> None:
    with pytest.raises(ValueError, match="evidence .* refers to nothing: name a file, a .cell. or a published row"):
        verdicts(("S0-C01", "adopted", "why", evidence))


def test_a_list_of_evidence_is_of_the_kind_of_its_first(data: Path) -> None:
    rows = pd.DataFrame({"device": "pocl-cpu", "study": "repair", "run_id": ["20260101T000000Z"]})
    file = "data/measured/pocl-cpu/repair/20260101T000000Z.csv"
    assert _cite([rows, "the loops [0a1b]"]) == f"run: {file}; the loops [0a1b]"
    assert _cite(["cell: the loops [0a1b]", rows]) == f"cell: the loops [0a1b]; {file}"


def test_every_claim_has_one_verdict_whose_evidence_opens() -> None:
    entries = kept_verdicts()
    assert [entry["id"] for entry in entries] == published("claims").index.tolist()
    shut = []
    for entry in entries:
        assert entry["verdict"] in WORDS and _cite(entry["evidence"]) == entry["evidence"]
        try:
            open_references(entry["evidence"], entry["notebook"])
        except ValueError as error:
            shut.append(f"{entry['id']}: {error}")
    assert shut == []


def test_every_verdict_is_pronounced_once_in_its_notebook() -> None:
    kept, calls = {entry["id"]: entry for entry in kept_verdicts()}, []
    for path in paths.NOTEBOOKS.glob("*.ipynb"):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            source = "".join(cell["source"])
            if cell["cell_type"] != "code" or "verdict" not in source:
                continue
            shown = "".join("".join(output.get("text", output.get("data", {}).get("text/plain", "")))
                            for output in cell["outputs"]) + "\n"
            for claim_id, word, _, evidence in _given(ast.parse(source)):
                entry = kept[claim_id.value]
                assert (entry["notebook"], entry["verdict"]) == (path.stem, word.value)
                assert f"{entry['verdict']}: {entry['why']}\n" in shown, entry["id"]
                if isinstance(evidence, ast.Constant):
                    assert entry["evidence"] == evidence.value
                calls.append(entry["id"])
    assert sorted(calls) == sorted(kept)


def _given(tree: ast.Module) -> Iterator[list[ast.expr]]:
    """Yield id, word, why and evidence of each verdict that a cell gives."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pl.verdicts":
            for each in node.args:
                assert isinstance(each, ast.Tuple), ast.unparse(each)
                yield each.elts


MORE_THAN_A_PRACTICE = {
    "S2-C10": "says what a script finds, and when",
}
"""Claims of the kind process_rule that may be "reproduced", each with what there is in it to reproduce."""


def wrong_words(entries: Iterable[Mapping[str, str]], kinds: Mapping[str, str]) -> list[str]:
    """Return what is wrong by rule 6: only a practice is adopted, and a practice is adopted and not reproduced."""
    found = []
    for entry in entries:
        kind, name = kinds[entry["id"]], entry["id"]
        if entry["verdict"] == "adopted" and kind not in ("process_rule", "future_work"):
            found.append(f"{name} is adopted, and is no practice but of the kind {kind}")
        if entry["verdict"] == "adopted" and name in MORE_THAN_A_PRACTICE:
            found.append(f"{name} is adopted, and {MORE_THAN_A_PRACTICE[name]}")
        if entry["verdict"] == "reproduced" and kind == "process_rule" and name not in MORE_THAN_A_PRACTICE:
            found.append(f"{name} is a practice, and is reproduced without a reason why it is more than one")
    return found


def test_a_practice_is_adopted_and_nothing_else_is() -> None:
    """Rule 6 of data/published/README.md, both ways."""
    kinds = published("claims")["kind"]
    assert wrong_words(kept_verdicts(), kinds) == []
    said = {entry["id"]: entry["verdict"] for entry in kept_verdicts()}
    assert all(kinds[name] == "process_rule" and said[name] == "reproduced" for name in MORE_THAN_A_PRACTICE)


@pytest.mark.parametrize(("name", "word", "found"), [
    ("S0-C01", "adopted", "S0-C01 is adopted, and is no practice but of the kind bug_cause"),
    ("S0-C27", "reproduced", "S0-C27 is a practice, and is reproduced without a reason"),
    ("S2-C10", "adopted", "S2-C10 is adopted, and says what a script finds"),
    ("S0-C26", "adopted", ""), ("S0-C39", "adopted", ""), ("S2-C10", "reproduced", ""), ("S0-C27", "partly", "")])
def test_a_word_that_does_not_fit_a_practice_is_named(name: str, word: str, found: str) -> None:
    [*said] = wrong_words([{"id": name, "verdict": word}], published("claims")["kind"])
    assert len(said) == bool(found) and "".join(said).startswith(found)


def test_a_speed_of_a_card_is_not_contradicted_by_other_devices_alone() -> None:
    """Rule 1 of data/published/README.md. S0-C20 and S0-C21 name causes, which the card's instructions contradict."""
    of_the_card = {"S0-C08", "S0-C12", "S0-C15", "S0-C35", "S0-C37", "S0-C43", "S2-C34", "S2-C45"}
    words = {entry["verdict"] for entry in kept_verdicts() if entry["id"] in of_the_card}
    assert words <= {"partly", "not testable here"}


def test_rows_that_nobody_recorded_are_no_evidence(data: Path) -> None:
    live = pd.DataFrame({"device": ["pocl-cpu"], "study": ["repair"], "run_id": [""]})
    with pytest.raises(ValueError, match="evidence: these rows were not recorded"):
        verdicts(("S0-C01", "adopted", "why", live))
