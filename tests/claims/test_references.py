"""What evidence refers to is found in the text and opened; what does not open is named in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import opened_references as module
import pytest
from opened_references import open_references

from polaris_lab.base import paths
from polaris_lab.claims.references import find_references

CELLS = {"proves": ("assert 1 + 1 == 2", 1, []), "claims": ("pl.claim('it is', 2, 2)", 2, []),
         "shows": ("1 + 1", 3, [{"text": "2"}]),
         "table": ("pl.verdicts(('S0-C01', 'partly', 'so', x))", 4, [{}]),
         "silent": ("x = 1", 5, []), "unrun": ("assert True", None, [])}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one notebook, one recording with a manifest and one without."""
    for name, value in {"ROOT": tmp_path, "NOTEBOOKS": tmp_path / "notebooks", "MEASURED": tmp_path / "data/measured",
                        "PUBLISHED": tmp_path / "data/published"}.items():
        monkeypatch.setattr(paths, name, value)
        value.mkdir(parents=True, exist_ok=True)
    cells = [{"id": name, "cell_type": "code", "source": [source], "execution_count": count, "outputs": outputs}
             for name, (source, count, outputs) in CELLS.items()]
    (tmp_path / "notebooks/03_topic.ipynb").write_text(json.dumps({"cells": cells}))
    study = tmp_path / "data/measured/card/study"
    study.mkdir(parents=True)
    for name, text in {"good.csv": "m,ms\n1,2\n", "good.json": "{\"commit\": \"a\"}", "alone.csv": "m,ms\n1,2\n",
                       "empty.csv": "m,ms\n", "empty.json": "{\"commit\": \"a\"}"}.items():
        (study / name).write_text(text)
    (tmp_path / "data/published/claims.csv").write_text("id,claim,kind,suspicion\nS0-C01,one,speed,\n")
    (tmp_path / "data/published/measurements.csv").write_text(
        "id,kernel,variant,metric,m,value,unit\nS0-M001,k,before,gflops,1,2.5,GFLOPS\n")
    module._cells.cache_clear()
    yield tmp_path
    module._cells.cache_clear()


def test_references_are_found_in_their_order() -> None:
    text = "cell: what [0a1b] says of data/cards.toml; S0-M055, [05_topic:c-1] and https://example.org/a.html; "
    text += "README.md"
    assert find_references(text) == ["[0a1b]", "data/cards.toml", "S0-M055", "[05_topic:c-1]", "https://example.org/a.html",
                                "README.md"]
    assert find_references("source: the report's own table") == []


@pytest.mark.parametrize(("reference", "opened"), [
    ("[proves]", "assert 1 + 1 == 2"), ("[claims]", "pl.claim('it is', 2, 2)"), ("[shows]", "1 + 1"),
    ("[03_topic:shows]", "1 + 1"), ("data/measured/card/study/good.csv", "1 rows"), ("S0-C01", "one"),
    ("S0-M001", "2.5"), ("https://example.org", "a page that is not kept here")])
def test_what_is_there_opens(tree: Path, reference: str, opened: str) -> None:
    assert open_references(f"cell: see {reference}", "03_topic") == {reference: opened}


@pytest.mark.parametrize(("reference", "sentence"), [
    ("[other]", "03_topic has no code cell other"), ("[04_else:shows]", "there is no notebook 04_else"),
    ("[table]", "cell table of 03_topic was not executed, or shows and asserts nothing"),
    ("[silent]", "cell silent of 03_topic was not executed, or shows and asserts nothing"),
    ("[unrun]", "cell unrun of 03_topic was not executed"), ("data/none.csv", "data/none.csv is not there, or empty"),
    ("data/measured/card/study/alone.csv", "alone.csv has no rows, or no manifest"),
    ("data/measured/card/study/empty.csv", "empty.csv has no rows, or no manifest"),
    ("S0-C02", "S0-C02 is no row of data/published"), ("S0-M002", "S0-M002 is no row of data/published"),
    ("nothing", "refers to nothing")])
def test_what_is_not_there_is_named(tree: Path, reference: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        open_references(f"cell: see {reference}", "03_topic")
