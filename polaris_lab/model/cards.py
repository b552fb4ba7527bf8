"""Read the constants of cards that run gfx803 code from data/cards.toml, each with unit, source and range."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from polaris_lab.base import documents
from polaris_lab.base.documents import misfit
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.paths import DATA

if TYPE_CHECKING:
    import pandas as pd

FILE = DATA / "cards.toml"
DEFAULT = "rx590"
_CARD = TypedDict("_CARD", {"title": str, "families": list[str]})
_FILE = TypedDict("_FILE", {"families": dict[str, dict], "cards": dict[str, _CARD]})
_CONSTANT = TypedDict("_CONSTANT", {"value": float, "low": NotRequired[float], "high": NotRequired[float], "unit": str,
                                    "source": str})


@dataclass(frozen=True, slots=True)
class Constant:
    """Describes a constant of a card: its `value`, the range `low` to `high` that its sources allow, unit and
    source."""

    value: float
    low: float
    high: float
    unit: str
    source: str


@dataclass(frozen=True)
class Card:
    """Describes a card, by `name` ("rx590") and `title`. Its constants are attributes: `card.compute_units` is 36."""

    name: str
    title: str
    constants: Mapping[str, Constant] = field(repr=False, hash=False)

    def __getattr__(self, name: str) -> float:
        constants = self.__dict__.get("constants", {})
        if name not in constants:
            raise AttributeError(str(unknown(f"constant of {self.__dict__.get('name', 'a card')}", name, constants)))
        return constants[name].value

    def table(self) -> pd.DataFrame:
        """List every constant, a row each, with the columns value, low, high, unit, source."""
        import pandas as pd

        return pd.DataFrame.from_dict({name: {key: getattr(each, key) for key in Constant.__slots__}
                                       for name, each in self.constants.items()}, orient="index")


def card(name: str | Card = DEFAULT) -> Card:
    """Find a card of data/cards.toml by its name, such as rx480, rx580, rx590 or r9_nano.

    Raises ValueError that names the nearest cards, or the constant in the file that is wrong.

    >>> sim.card("rx580").title, sim.card("rx580").compute_units
    ('Radeon RX 580', 36)
    """
    if isinstance(name, Card):
        return name
    known = all_cards()
    if name not in known:
        raise unknown("card", name, known)
    return known[name]


def with_constants(name: str | Card, **values: float) -> Card:
    """Make a card with other values of some constants, taken as exact.

    Raises ValueError for a constant that it does not have.
    """
    known = card(name)
    if strange := values.keys() - known.constants.keys():
        raise BadValue(min(strange),
                       f"{known.name} has no constant {', '.join(sorted(strange))}; its table() lists them")
    own = {key: Constant(value, value, value, known.constants[key].unit, "an assumption")
           for key, value in values.items()}
    return replace(known, constants={**known.constants, **own})


def with_ways(name: str | Card, ways: float) -> Card:
    """Make a card whose L1 cache has `ways` cache lines in a set, and as many bytes in all as before.

    Raises ValueError where the cache lines cannot be divided into sets of this size.
    """
    known = card(name)
    lines = known.l1_sets * known.l1_ways
    if ways < 1 or lines % ways:
        raise BadValue("ways", f"ways is {ways}; it must divide the {lines:g} lines of the L1 of {known.name}")
    return with_constants(known, l1_ways=ways, l1_sets=lines // ways)


@functools.cache
def all_cards() -> Mapping[str, Card]:
    """Read every card, by its name. Raises ValueError naming the constant in the file that is wrong."""
    tables = documents.read_toml(FILE, _FILE)
    for name, table in tables["cards"].items():
        if strange := set(table["families"]) - tables["families"].keys():
            raise documents.damaged(FILE, f"cards.{name} is of the family {min(strange)!r}, which is not there")
    return {name: _card(name, dict(table), tables["families"]) for name, table in tables["cards"].items()}


def _card(name: str, own: dict[str, Any], families: Mapping[str, Mapping[str, Any]]) -> Card:
    title = own.pop("title")
    merged: dict[str, Any] = {}
    for table in (*(families[family] for family in own.pop("families")), own):
        merged |= table
    return Card(name, title, {key: _constant(f"{FILE.name}, {name}.{key}", table) for key, table in merged.items()})


def _constant(where: str, table: Any) -> Constant:
    if not isinstance(table, dict) or not {"value", "unit", "source"} <= table.keys() <= set(Constant.__slots__):
        raise ValueError(f"{where}: a constant has value, unit and source, and may have low and high")
    value = table["value"]
    if wrong := misfit(table, _CONSTANT):
        raise ValueError(f"{where}: {wrong}")
    made = Constant(value, table.get("low", value), table.get("high", value), table["unit"], table["source"])
    if not made.low <= made.value <= made.high or not made.source:
        raise ValueError(f"{where}: {value} with a range of {made.low} to {made.high} and the source {made.source!r}")
    return made
