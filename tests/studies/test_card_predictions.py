"""Predictions are frozen: a changed table is refused, and so is a run that began before they were made."""

from __future__ import annotations

import datetime
import hashlib
import json
import re
import shutil
from pathlib import Path

import pandas as pd
import pytest
from refusals import refuses

from polaris_lab import cli
from polaris_lab.base import paths
from polaris_lab.base.recordings import now, published
from polaris_studies import card_predictions, owner_products, owner_run

LATER = "2100-01-01T00:00:00+00:00"


@pytest.mark.parametrize("name", card_predictions.CARDS)
def test_the_hash_beside_a_table_is_its_own(name: str) -> None:
    path = paths.DATA / "predictions" / f"{name}.csv"
    about = json.loads(path.with_suffix(".json").read_text())
    assert hashlib.sha256(path.read_bytes()).hexdigest() == about["sha256"] == card_predictions.hash_for(name)


@pytest.mark.parametrize("name", card_predictions.CARDS)
def test_a_table_says_what_where_from_and_what_it_would_overturn(name: str) -> None:
    table = card_predictions.read(name)
    assert table["id"].is_unique and (table["low"] <= table["high"]).all() and (table["high"] > 0).all()
    assert set(table["basis"]) == {"simulation", "formula", "source"}
    assert set(table["probe"]) <= set(owner_run.PROBES)
    assert (table["source"].str.len() > 10).all() and (table["overturns"].str.len() > 10).all()
    claims = {claim for text in table["overturns"] for claim in re.findall(r"S\d-C\d+", text)}
    assert claims and claims <= set(published("claims").index)
    assert set(owner_products.document_cells()) == set(
        table[table["probe"] == "documents"][["case", "x"]].astype({"x": int}).itertuples(index=False, name=None))


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(paths.DATA / "predictions", tmp_path / "predictions")
    monkeypatch.setattr(paths, "DATA", tmp_path)
    return tmp_path / "predictions/rx580.csv"


def test_a_table_that_was_changed_is_refused(copied: Path) -> None:
    text = copied.read_text()
    copied.write_text(text.replace("1152", "1440"))
    assert copied.read_text() != text
    with pytest.raises(ValueError, match="changed after it was made"):
        card_predictions.read("rx580")


def test_what_is_frozen_is_what_was_made_with_its_own_hash(copied: Path, monkeypatch: pytest.MonkeyPatch,
                                                           capsys: pytest.CaptureFixture) -> None:
    """By the command, for the card that it names alone; a run that began with the former table no longer tests it."""
    other = copied.with_name("rx590.csv").read_bytes()
    made = card_predictions.read("rx580").assign(high=12.5)
    asked = []
    monkeypatch.setattr(card_predictions, "make", lambda name: asked.append(name) or made)
    before = card_predictions.hash_for("rx580")
    assert cli.main(["owner", "--freeze", "rx580"]) == 0
    assert asked == ["rx580"] and capsys.readouterr().out.strip() == str(copied)
    found = card_predictions.read("rx580")
    assert found["id"].tolist() == made["id"].tolist() and (found["high"] == 12.5).all()
    sha = hashlib.sha256(copied.read_bytes()).hexdigest()
    assert card_predictions.hash_for("rx580") == sha != before
    about = json.loads(copied.with_suffix(".json").read_text())
    assert about["card"] == "rx580" and abs((now() - datetime.datetime.fromisoformat(about["made"])).days) < 1
    assert copied.with_name("rx590.csv").read_bytes() == other
    with pytest.raises(ValueError, match="made after this run began with others"):
        card_predictions.judge(pd.DataFrame(), "rx580", before, LATER)


def rows_at(end: str) -> pd.DataFrame:
    """What a card would measure that is at the low end of every prediction, or far above the high end."""
    table = card_predictions.read("rx580")
    plain = table[table["over"] == ""]
    return pd.DataFrame({**{name: plain[name] for name in ("probe", "case", "x", "quantity")},
                         "value": plain["low"] if end == "low" else 2 * plain["high"] + 1, "ok": True})


def test_each_is_inside_or_outside_or_not_measured() -> None:
    sha = card_predictions.hash_for("rx580")
    inside, outside = (card_predictions.judge(rows_at(end), "rx580", sha, LATER, "Clover") for end in ("low", "high"))
    plain = inside["over"] == ""
    assert set(inside[plain]["verdict"]) == {"inside"} and set(outside[plain]["verdict"]) == {"outside"}
    assert set(inside[~plain]["verdict"]) == {"not measured"}  # these divide by a case that was not run
    some = card_predictions.judge(rows_at("low").assign(ok=False), "rx580", sha, LATER, "Clover")
    assert set(some["verdict"]) == {"not measured"}
    other = card_predictions.judge(rows_at("low"), "rx580", sha, LATER, "AMD Accelerated Parallel Processing")
    assert len(other) < len(inside) and set(other["driver"]) == {""}


def test_what_is_outside_is_said_with_what_it_overturns() -> None:
    sha = card_predictions.hash_for("rx580")
    found = card_predictions.judge(rows_at("high"), "rx580", sha, LATER)
    first, *rest = card_predictions.outcome(found)
    assert first.startswith("0 inside, ") and len(rest) == (found["verdict"] == "outside").sum() > 50
    assert "This overturns " in rest[0] and "predicted " in rest[0]
    assert card_predictions.by_probe(found)["outside"].sum() == len(rest)
    assert card_predictions.outcome(found.iloc[:0]) == [
        "This device has no predictions: it is neither an RX 580 nor an RX 590 with all its compute units."]


def test_a_ratio_is_of_two_cases() -> None:
    said = card_predictions.read("rx580").query("over != ''").iloc[0]
    rows = pd.DataFrame({"case": [said["case"], said["over"]], "value": [300.0, 200.0], "ok": True}).assign(
        **{name: said[name] for name in ("probe", "x", "quantity")})
    found = card_predictions.judge(rows, "rx580", card_predictions.hash_for("rx580"), LATER)
    assert found[found["id"] == said["id"]].iloc[0]["measured"] == 1.5


def test_a_run_that_could_have_known_is_refused() -> None:
    sha = card_predictions.hash_for("rx580")
    with pytest.raises(ValueError, match="made after this run began with others"):
        card_predictions.judge(rows_at("low"), "rx580", "0" * 64, LATER)
    with pytest.raises(ValueError, match="made after this run, at"):
        card_predictions.judge(rows_at("low"), "rx580", sha, "2020-01-01T00:00:00+00:00")


@pytest.mark.parametrize(("device", "units", "card"), [
    ("AMD Radeon RX 580 Series (polaris10, LLVM 15.0.6, DRM 3.49)", 36, "rx580"), ("Radeon RX 590 Series", 36, "rx590"),
    ("AMD Radeon RX 580 2048SP", 32, ""), ("Ellesmere", 36, ""), ("NVIDIA H200", 132, "")])
def test_a_card_is_known_by_its_name_and_its_units(device: str, units: int, card: str) -> None:
    assert card_predictions.card_of(device, units) == card


def test_another_card_has_no_predictions() -> None:
    with refuses("card"):
        card_predictions.read("rx480")
