"""Freeze what a card should measure before anybody has measured it, and judge an owner's run by that.

A table of predictions lies in data/predictions. A file next to it has its SHA-256 and the time at which it was made,
and every run notes the hash of the table that it began with. A table that was changed afterwards fits neither, and is
refused: what is known already cannot be predicted.

The tables `rx580` and `rx590` were made for Clover and stay as they are; their ranges are for the clocks of the data
sheet. Those for drivers that compile by ACO, `rx580-aco` and `rx590-aco`, hold the same kind of ranges, and in
aco-formulas.json what they were computed from: so a row is judged at the clocks that it was measured at.
"""

from __future__ import annotations

import datetime
import hashlib
import itertools
import json
import math
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import unknown
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import now, read_csv
from polaris_lab.model.cards import Card, card
from polaris_sim.code import toolchain
from polaris_sim.code.toolchain import OWNERS
from polaris_studies import clock_formulas
from polaris_studies.clock_formulas import Formulas

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

CARDS = {"rx580": "RX 580", "rx590": "RX 590"}
"""The cards with predictions, and how a device's name holds them."""
MEASURED = ["sclk_mhz", "mclk_mhz", "measured", "verdict"]
"""What `judge` adds to a prediction: the clocks of the core and of the memory while it was measured, the value, and
the verdict."""
COLUMNS = ["id", "probe", "case", "over", "x", "quantity", "unit", "driver", "low", "high", "basis", "source",
           "overturns"]
"""A row for each prediction: `quantity` of `probe` at `case` and `x` lies between `low` and `high`, in `unit`; with
`over`, it is divided by the same at that case. `driver` limits it to platforms of that name. `basis` is simulation,
formula or source; `overturns` says what is wrong if the measured value lies outside."""
INSIDE, OUTSIDE, NOT_MEASURED = "inside", "outside", "not measured"
FORMULAS = f"{OWNERS}-formulas.json"
"""The file with the formulas of every table for ACO."""
_ABOUT = TypedDict("_ABOUT", {"sha256": str, "made": str, "card": str})


def table_for(card: str, compiler: str) -> str:
    """Name the table for one of CARDS and the compiler of its driver; "" for "", a device without any."""
    return f"{card}-{OWNERS}" if card and compiler == OWNERS else card


def freeze() -> list[Path]:
    """Make the predictions for every card by ACO and write them with their hashes; return the tables' paths.

    Takes some minutes, and Mesa's driver. Raises DeviceError without the driver.
    """
    from polaris_studies import predicted_values

    formulas = Formulas()
    made = predicted_values.rows(formulas)
    for number, row in enumerate(made, 1):
        row["id"] = f"A{number:03}"
        if found := row.pop("formulas"):
            formulas.predictions[row["id"]] = found
    write_text(_folder() / FORMULAS, formulas.text())
    compiler = str(toolchain.find(OWNERS))
    return [_write(name, made, formulas, compiler) for name in CARDS]


def _write(name: str, made: list[dict[str, Any]], formulas: Formulas, compiler: str) -> Path:
    import pandas as pd

    sheet = [(each, each) for each in clock_formulas.data_sheet(card(name))]
    rows = []
    for row in made:
        ends = {}
        if row["id"] in formulas.predictions:
            ends["low"], ends["high"] = formulas.span(row["id"], sheet)
        rows.append({"over": "", "driver": "", **row, **ends, "id": f"{name.upper()}-{row['id']}"})
    path = _folder() / f"{name}-{OWNERS}.csv"
    write_text(path, pd.DataFrame(rows)[[*COLUMNS, "compiler"]].to_csv(index=False, float_format="%.6g"))
    about = {"sha256": _sha256(path), "made": now().isoformat(timespec="seconds"), "card": name, "compiler": compiler}
    write_text(path.with_suffix(".json"), json.dumps(about, indent=1) + "\n")
    return path


def read(name: str) -> pd.DataFrame:
    """Read a table of predictions. Raises ValueError where it is not the one that was frozen."""
    path, about = _path(name), _about(name)
    if _sha256(path) != about["sha256"]:
        raise documents.damaged(path, "its SHA-256 is not the one next to it: it was changed after it was made")
    table = read_csv(path, COLUMNS)
    return table.assign(**{column: table[column].astype(object).fillna("")
                           for column in ("over", "driver", "compiler") if column in table})


def card_of(device: str, units: int | None = None) -> str:
    """Find which of CARDS the name of an OpenCL device means; "" for any other device.

    `units` are its compute units: a card of the same name that has others, as the RX 580 2048SP, is another card.
    """
    for name, words in CARDS.items():
        if re.search(rf"\b{words}\b", device, re.IGNORECASE) and units in (None, int(card(name).compute_units)):
            return name
    return ""


def hash_for(name: str) -> str:
    """Return the SHA-256 of a table of predictions; "" for "", a device without any."""
    return _about(name)["sha256"] if name else ""


def judge(rows: pd.DataFrame, name: str, sha256: str, start: str, platform: str = "") -> pd.DataFrame:
    """Compare an owner's rows with the table `name`: COLUMNS, `sclk_mhz`, `mclk_mhz`, `measured` and `verdict`.

    `sha256` and `start` (ISO 8601) are the run's own. A prediction is "inside" or "outside", or "not measured". `low`
    and `high` are for the clocks that were measured, where the table has formulas and the rows have clocks; else they
    are as they were frozen. Those for another driver than the one of `platform` are left out. Raises ValueError for
    predictions that were made or changed after the run began.
    """
    table, about = read(name), _about(name)
    if sha256 != about["sha256"]:
        raise ValueError(f"the predictions for {name} were made after this run began with others: it cannot test them")
    if datetime.datetime.fromisoformat(start) < datetime.datetime.fromisoformat(about["made"]):
        raise ValueError(f"the predictions for {name} were made after this run, at {about['made']}: it cannot test "
                         "them")
    import pandas as pd

    table = table[[not each or each.lower() in platform.lower() for each in table["driver"]]]
    formulas = clock_formulas.parse((_folder() / FORMULAS).read_bytes()) if name.endswith(OWNERS) else Formulas()
    compared = [_compared(rows, row, formulas, card(about["card"])) for row in table.to_dict("records")]
    return pd.DataFrame(compared, columns=[*table.columns, *MEASURED])


def outcome(judged: pd.DataFrame) -> list[str]:
    """Say how many predictions of a table of `judge` held, and for each that did not what it overturns."""
    if judged.empty:
        return ["This device has no predictions: it is neither an RX 580 nor an RX 590 with all its compute units."]
    counts = judged["verdict"].value_counts()
    said = [", ".join(f"{counts.get(word, 0)} {word}" for word in (INSIDE, OUTSIDE, NOT_MEASURED))]
    for row in judged[judged["verdict"] == OUTSIDE].itertuples():
        at = f"{row.probe}, {row.case}, {row.x:g}" + (f", over that of {row.over}" if row.over else "")
        said.append(f"{row.id} ({at}): {row.quantity} {row.measured:.4g} {row.unit}, predicted {row.low:.4g} to "
                    f"{row.high:.4g}. This overturns {row.overturns}.")
    return said


def by_probe(judged: pd.DataFrame) -> pd.DataFrame:
    """Count the predictions of a table of `judge` by probe: columns inside, outside and not measured."""
    import pandas as pd

    found = pd.crosstab(judged["probe"], judged["verdict"])
    return found.reindex(columns=[INSIDE, OUTSIDE, NOT_MEASURED], fill_value=0)


def _compared(rows: pd.DataFrame, said: dict[str, Any], formulas: Formulas, where: Card) -> dict[str, Any]:
    """Give one prediction its range at the clocks that were measured, the measured value, and the verdict."""
    values, clocks = zip(*(_measured(rows, said, said[case]) for case in ("case", "over") if said[case]), strict=True)
    measured = values[0] / values[-1] if said["over"] else values[0]
    prediction = said["id"].rpartition("-")[2]
    if prediction in formulas.predictions and not all(map(math.isnan, clocks[0])):
        at, over = (clock_formulas.measured(where, *each) for each in (clocks[0], clocks[-1]))
        said["low"], said["high"] = formulas.span(prediction, itertools.product(at, over) if said["over"]
                                                  else zip(at, at, strict=True))
    verdict = NOT_MEASURED if math.isnan(measured) else INSIDE if said["low"] <= measured <= said["high"] else OUTSIDE
    return said | dict(zip(MEASURED, (*clocks[0], measured, verdict), strict=True))


def _measured(rows: pd.DataFrame, said: Mapping[str, Any], case: str) -> tuple[float, tuple[float, ...]]:
    """Return what was measured for a prediction, of this case, and the clocks of the core and of the memory."""
    found = rows[(rows["probe"] == said["probe"]) & (rows["case"] == case) & (rows["x"] == said["x"])
                 & (rows["quantity"] == said["quantity"]) & rows["ok"].astype(bool)]
    if not len(found):
        return math.nan, (math.nan, math.nan)
    row = found.iloc[-1]
    return float(row["value"]), tuple(float(row.get(clock, math.nan)) for clock in ("sclk_mhz", "mclk_mhz"))


def _folder() -> Path:
    return paths.DATA / "predictions"


def _sha256(path: Path) -> str:
    """Hash a table, and with it the formulas where it has some."""
    behind = (_folder() / FORMULAS).read_bytes() if path.stem.endswith(OWNERS) else b""
    return hashlib.sha256(path.read_bytes() + behind).hexdigest()


def _path(name: str) -> Path:
    tables = [table_for(each, compiler) for each in CARDS for compiler in ("", OWNERS)]
    if name not in tables:
        raise unknown("card with predictions", name, tables, "card")
    return _folder() / f"{name}.csv"


def _about(name: str) -> dict[str, Any]:
    return documents.read_json(_path(name).with_suffix(".json"), _ABOUT)

