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
from polaris_lab.model.cards import card
from polaris_studies import card_predictions, clock_formulas, owner_products, owner_run, predicted_values
from polaris_studies.clock_formulas import Formula, Formulas

LATER = "2100-01-01T00:00:00+00:00"
TABLES = [card_predictions.table_for(name, compiler) for name in card_predictions.CARDS for compiler in ("", "aco")]


@pytest.mark.parametrize("name", TABLES)
def test_the_hash_beside_a_table_is_its_own(name: str) -> None:
    folder = paths.DATA / "predictions"
    about = json.loads((folder / f"{name}.json").read_text())
    hashed = (folder / f"{name}.csv").read_bytes()
    if name.endswith("aco"):
        hashed += (folder / "aco-formulas.json").read_bytes()
    assert hashlib.sha256(hashed).hexdigest() == about["sha256"] == card_predictions.hash_for(name)


@pytest.mark.parametrize("name", ["rx580-aco", "rx590-aco"])
def test_a_table_holds_what_its_formulas_give_by_the_data_sheet(name: str) -> None:
    """They are computed by the model's own function: where that changes, the predictions must be made again."""
    table = card_predictions.read(name)
    formulas = clock_formulas.parse((paths.DATA / "predictions/aco-formulas.json").read_text())
    sheet = [(each, each) for each in clock_formulas.data_sheet(card(name.removesuffix("-aco")))]
    for row in table.itertuples():
        if (prediction := row.id.rpartition("-")[2]) in formulas.predictions:
            assert (row.low, row.high) == pytest.approx(formulas.span(prediction, sheet), rel=1e-5)
        else:
            assert row.probe in ("resident", "launches")
    simulated = table["basis"] == "simulation"
    assert table[simulated]["compiler"].eq("aco").all() and (table[simulated]["probe"] == "documents").sum() == 37


def test_both_cards_have_the_chip_that_was_simulated() -> None:
    theirs = [{name: (each.value, each.low, each.high) for name, each in card(name).constants.items()
               if name not in ("base_mhz", "boost_mhz", "memory_gb_per_s", "board_w", "wire_gbit_per_s")}
              for name in (predicted_values.CHIP.name, *card_predictions.CARDS)]
    assert theirs[0] == theirs[1] == theirs[2]


@pytest.mark.parametrize("name", TABLES)
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
    formulas = copied.with_name("aco-formulas.json")
    formulas.write_text(formulas.read_text().replace("4.608", "4.607"))
    with pytest.raises(ValueError, match="changed after it was made"):
        card_predictions.read("rx590-aco")


def test_what_is_frozen_is_what_was_made_with_its_own_hash(copied: Path, monkeypatch: pytest.MonkeyPatch,
                                                           capsys: pytest.CaptureFixture) -> None:
    """By the command, for both cards by ACO alone; a run that began with the former table no longer tests it."""
    def made(kept: Formulas) -> list[dict]:
        kept.launches["wait"] = clock_formulas.waiting(100, 50)
        return [{"probe": "chase", "case": "ring", "x": 8.0, "quantity": "latency", "unit": "ns", "basis": "formula",
                 "source": "s", "overturns": "o", "compiler": "", "formulas": [Formula(1e6, times={"wait": 1.0})]},
                {"probe": "resident", "case": "0 KB", "x": 0.0, "quantity": "q", "unit": "u", "basis": "source",
                 "source": "s", "overturns": "o", "compiler": "", "formulas": [], "low": 1, "high": 2}]

    monkeypatch.setattr(predicted_values, "rows", made)
    monkeypatch.setattr(card_predictions.toolchain, "find", lambda name: f"the compiler {name}")
    old = [path.read_bytes() for path in copied.parent.glob("*") if "aco" not in path.name]
    before = card_predictions.hash_for("rx580-aco")
    assert cli.main(["owner", "--freeze"]) == 0
    assert capsys.readouterr().out.split() == [str(copied.with_name(f"{name}-aco.csv")) for name in ("rx580", "rx590")]
    found = card_predictions.read("rx580-aco")
    assert found["id"].tolist() == ["RX580-A001", "RX580-A002"]
    # 100 clocks at 1340 and at 1257 MHz, and 50 ns
    assert found[["low", "high"]].to_numpy().tolist() == [pytest.approx([124.627, 129.554]), [1, 2]]
    assert card_predictions.hash_for("rx580-aco") != before
    about = json.loads(copied.with_name("rx580-aco.json").read_text())
    assert about["card"] == "rx580" and about["compiler"] == "the compiler aco"
    assert abs((now() - datetime.datetime.fromisoformat(about["made"])).days) < 1
    assert [path.read_bytes() for path in copied.parent.glob("*") if "aco" not in path.name] == old
    with pytest.raises(ValueError, match="made after this run began with others"):
        card_predictions.judge(pd.DataFrame(), "rx580-aco", before, LATER)


@pytest.mark.parametrize(("case", "sclk", "mclk", "measured", "verdict"), [
    ("float", float("nan"), float("nan"), 3400.0, "outside"), ("float", 750.0, 2000.0, 3400.0, "inside"),
    ("float", 750.0, float("nan"), 3400.0, "inside"), ("float", 750.0, 2000.0, 6050.0, "outside"),
    ("float", 1340.0, 2000.0, 6050.0, "inside"), ("read", 1340.0, 1000.0, 110.0, "inside"),
    ("read", 1340.0, 2000.0, 110.0, "outside"), ("read", 1340.0, 1000.0, 200.0, "outside")])
def test_a_row_is_judged_at_the_clocks_that_were_measured(case: str, sclk: float, mclk: float, measured: float,
                                                          verdict: str) -> None:
    """A card that throttles to 750 MHz, or whose memory runs at half its clock, is no wrong prediction."""
    said = card_predictions.read("rx580-aco").query("case == @case and x == 4").iloc[0]
    rows = pd.DataFrame({name: [said[name]] for name in ("probe", "case", "x", "quantity")}).assign(
        value=measured, ok=True, sclk_mhz=sclk, mclk_mhz=mclk)
    judged = card_predictions.judge(rows, "rx580-aco", card_predictions.hash_for("rx580-aco"), LATER)
    found = judged[judged["id"] == said["id"]].iloc[0]
    assert found["verdict"] == verdict
    assert found[["sclk_mhz", "mclk_mhz"]].to_numpy().tolist() == pytest.approx([sclk, mclk], nan_ok=True)


def test_the_two_speeds_of_a_ratio_have_clocks_of_their_own() -> None:
    said = card_predictions.read("rx580-aco").query("over != ''").iloc[0]
    rows = pd.DataFrame({"case": [said["case"], said["over"]], "value": [150.0, 300.0], "ok": True,
                         "sclk_mhz": [670.0, 1340.0], "mclk_mhz": [1000.0, 2000.0]}).assign(
        **{name: said[name] for name in ("probe", "x", "quantity")})
    sha = card_predictions.hash_for("rx580-aco")
    spans = []
    for clocks in ([670.0, 1340.0], [1340.0, 1340.0]):
        judged = card_predictions.judge(rows.assign(sclk_mhz=clocks, mclk_mhz=2000.0), "rx580-aco", sha, LATER)
        spans.append(judged[judged["id"] == said["id"]].iloc[0][["low", "high"]].to_numpy())
    assert spans[0][0] < 0.7 * spans[1][0]


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
