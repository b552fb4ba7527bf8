"""Keep experiments as records; generate the engineering log from them, and report where they contradict each other."""

from __future__ import annotations

import dataclasses
import datetime
import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue, unknown
from polaris_studies.gates import REPAIR_CAP

if TYPE_CHECKING:
    import pandas as pd

KINDS = ("plan", "tool", "measurement", "repair", "exception", "decision")
"""What a record may be of. An exception allows one repair beyond the cap; its conclusion is the reason."""
_FILE = TypedDict("_FILE", {"entry": list[dict]})
TEXTS = ("hypothesis", "change", "result", "analysis", "conclusion")
AGREE = 0.05
"""Two figures of one thing, or a ratio and its two figures, agree within this part."""


@dataclass(frozen=True)
class Check:
    """Holds a relation that a record's figures must keep; figures are named by id.

    "ratio": `stated` is the first of `over` divided by the second. "count": `stated` is the number of records that
    describe `of`. "at least": `stated` is not below `needed`.
    """

    rule: str
    stated: str
    over: tuple[str, ...] = ()
    of: str = ""
    needed: str = ""


@dataclass(frozen=True)
class Record:
    """Holds one experiment: what was supposed, changed, seen, made of it, and concluded, about one kernel.

    `time` is None where none was written down. `figures` are ids of measurements, each perhaps followed by a space and
    a word that tells it from others of its metric. `says` and `denies` are statements; one that begins with a kernel's
    name may change with a repair of that kernel. `describes` names what the record is an example of. `changed` names
    each thing that a change touches, and `commit` is the change's own.

    Raises ValueError where two things are changed: their effects cannot be told apart.
    """

    id: str
    kernel: str
    kind: str
    time: datetime.datetime | None = None
    section: str = ""
    hypothesis: str = ""
    change: str = ""
    result: str = ""
    analysis: str = ""
    conclusion: str = ""
    figures: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    denies: tuple[str, ...] = ()
    describes: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    changed: tuple[str, ...] = ()
    commit: str = ""

    def __post_init__(self) -> None:
        if len(self.changed) > 1:
            raise BadValue("changed", f"{self.id} changes {len(self.changed)} things, {' and '.join(self.changed)}: "
                           "record an experiment for each, with a measurement between them")


@dataclass(frozen=True)
class Figure:
    """Holds a measured or stated number: of which kernel, which metric, at which shape ("" where not stated)."""

    kernel: str
    metric: str
    shape: str
    value: float
    unit: str
    measured: bool = True


@dataclass(frozen=True)
class Contradiction:
    """Holds what does not agree: the rule that found it, the ids of the records, and a sentence with the figures."""

    rule: str
    records: tuple[str, ...]
    sentence: str


def read_records(path: Path) -> tuple[Record, ...]:
    """Read records from a TOML file, an `[[entry]]` each, in the order of the file.

    Raises ValueError that names the file and the entry for an unknown field, kind or rule, a time without a zone, an
    exception without a conclusion, or an id that comes twice.
    """
    try:
        entries = documents.read_toml(Path(path), _FILE)["entry"]
        records = tuple(_record(entry) for entry in entries)
        ids = [record.id for record in records]
        if again := {name for name in ids if ids.count(name) > 1}:
            raise ValueError(f"{', '.join(sorted(again))} comes twice")
    except (KeyError, TypeError, ValueError) as error:  # tomllib's error is a ValueError
        raise ValueError(f"{Path(path).name} holds no experiment records: {error}") from None
    return records


def _record(entry: Mapping[str, Any]) -> Record:
    fields = {field.name for field in dataclasses.fields(Record)}
    name = entry.get("id", "an entry without id")
    for field in entry:
        if field not in fields:
            raise unknown(f"field of {name}", field, fields)
    if (kind := entry.get("kind")) not in KINDS:
        raise unknown(f"kind of {name}", kind, KINDS)
    if "time" in entry and not (isinstance(entry["time"], datetime.datetime) and entry["time"].tzinfo):
        raise ValueError(f"the time of {name} needs a date, an hour and a zone")
    if kind == "exception" and not entry.get("conclusion"):
        raise ValueError(f"{name} is an exception without a reason in its conclusion")
    checks = tuple(Check(**{**check, "over": tuple(check.get("over", ()))}) for check in entry.get("checks", ()))
    for check in checks:
        if check.rule not in CHECKS:
            raise unknown(f"rule of {name}", check.rule, CHECKS)
    lists = {field: tuple(entry.get(field, ())) for field in ("figures", "says", "denies", "describes", "changed")}
    return Record(**{**entry, **lists, "checks": checks})


def own_records() -> tuple[Record, ...]:
    """Read this lab's own experiments from data/experiments.toml, in order; each is refused as `add_record` says."""
    records: tuple[Record, ...] = ()
    for record in read_records(paths.DATA / "experiments.toml"):
        records = add_record(records, record)
    return records


def add_record(records: Sequence[Record], record: Record) -> tuple[Record, ...]:
    """Return the records with one more.

    Raises ValueError for a repair that does not name the one thing that it changes, has no commit of its own, follows
    another repair of its kernel that was not measured, or is one more than `may_repair` allows.
    """
    if record.kind == "repair":
        mine = [each for each in records if each.kernel == record.kernel and each.kind in ("repair", "measurement")]
        if not record.changed:
            raise BadValue("changed", f"changed: {record.id} is a repair and names nothing that it changes")
        if not record.commit or record.commit in {each.commit for each in records}:
            raise BadValue("commit", f"{record.id} needs a commit of its own")
        if mine and mine[-1].kind == "repair":
            raise BadValue("records", f"{record.id} follows {mine[-1].id}, which was not measured: measure "
                           f"{record.kernel} between two repairs")
        if not may_repair(records, record.kernel):
            raise BadValue("records", f"{record.id} is one repair of {record.kernel} more than {REPAIR_CAP}: record an "
                           "exception first")
    return (*records, record)


def figures_of(table: pd.DataFrame) -> dict[str, Figure]:
    """Take figures, by id, from a table like `published("measurements")`."""
    table = table.fillna({"kernel": "", "shape": "", "unit": "", "note": ""})
    return {row.Index: Figure(row.kernel, row.metric, "" if row.shape == "not stated" else row.shape, float(row.value),
                              row.unit, row.note.startswith("[measured]")) for row in table.itertuples()}


def in_time_order(records: Sequence[Record]) -> list[Record]:
    """Sort records by time; one without a time of its own stays after the one above it."""
    earliest = datetime.datetime.min.replace(tzinfo=datetime.UTC)
    times = list(itertools.accumulate((record.time for record in records), lambda above, own: own or above))
    order = sorted(range(len(records)), key=lambda place: (times[place] or earliest, place))
    return [records[place] for place in order]


def repair_attempts(records: Sequence[Record], kernel: str) -> tuple[int, tuple[str, ...]]:
    """Count the repairs of a kernel, and list the reasons of the exceptions that allow one more each."""
    mine = [record for record in records if record.kernel == kernel]
    return (sum(record.kind == "repair" for record in mine),
            tuple(record.conclusion for record in mine if record.kind == "exception"))


def may_repair(records: Sequence[Record], kernel: str) -> bool:
    """Tell whether a kernel may be repaired once more: REPAIR_CAP times, and once for each recorded exception."""
    repairs, exceptions = repair_attempts(records, kernel)
    return repairs < REPAIR_CAP + len(exceptions)


def engineering_log(records: Sequence[Record], figures: Mapping[str, Figure]) -> str:
    """Generate the log in Markdown: the records in time order with their figures, then every contradiction.

    Raises ValueError for a figure that is not in `figures`.
    """
    lines = ["# Engineering log", ""]
    for record in in_time_order(records):
        when = f"{record.time:%Y-%m-%d %H:%M} UTC" if record.time else "without a time"
        lines += [f"## {record.id}, {when}: {record.kind}, {record.kernel}", ""]
        lines += [f"* {name}: {getattr(record, name)}" for name in TEXTS if getattr(record, name)]
        for name, word, figure in _named(record, figures):
            told = " ".join(filter(None, (figure.kernel, figure.metric, word)))
            at = f" at {figure.shape}" if figure.shape else ""
            lines.append(f"* {told}{at}: {figure.value:g} {figure.unit} ({name})")
        lines.append("")
    found = contradictions(records, figures)
    lines += ["## Contradictions", "", *(f"* {each.rule} ({', '.join(each.records)}): {each.sentence}"
                                         for each in found)]
    return "\n".join(lines if found else [*lines, "none found"]) + "\n"


def contradictions(records: Sequence[Record], figures: Mapping[str, Figure]) -> list[Contradiction]:
    """Report what does not agree in records: times out of order, figures, ratios, counts, statements, repairs.

    Figures of one kernel and metric must agree, and a statement must not be denied, as long as no repair of the kernel
    lies between; where one does, an error that is the same to the last digit is suspect. Raises ValueError for
    a figure that is not in `figures`.
    """
    ordered = in_time_order(records)
    return [*_times(records), *_figures(ordered, figures), *_statements(ordered), *_relations(records, figures),
            *_too_many_repairs(records)]


def _named(record: Record, figures: Mapping[str, Figure]) -> Iterator[tuple[str, str, Figure]]:
    """Yield each figure of a record: its id, the word that tells it from others, and itself."""
    for named in record.figures:
        name, _, word = named.partition(" ")
        yield name, word, _figure(name, figures)


def _figure(name: str, figures: Mapping[str, Figure]) -> Figure:
    if name not in figures:
        raise unknown("figure", name, figures)
    return figures[name]


def _times(records: Sequence[Record]) -> Iterator[Contradiction]:
    timed = [record for record in records if record.time]
    for first, second in itertools.pairwise(timed):
        if second.time < first.time:
            yield Contradiction("time order", (first.id, second.id),
                                f"{first.time:%H:%M} stands before {second.time:%H:%M}")
    for decision in (record for record in timed if record.kind == "decision"):
        for plan in (record for record in timed if record.kind == "plan" and record.time > decision.time):
            yield Contradiction("time order", (decision.id, plan.id),
                                f"the decision of {decision.time:%H:%M} is older than the plan of {plan.time:%H:%M}")


def _repaired(ordered: Sequence[Record], kernel: str, first: int, second: int) -> bool:
    """Tell whether a repair of a kernel lies after the first place and not after the second."""
    return any(record.kind == "repair" and record.kernel == kernel for record in ordered[first + 1:second + 1])


def _figures(ordered: Sequence[Record], figures: Mapping[str, Figure]) -> Iterator[Contradiction]:
    known = [(place, record.id, name, word, figure) for place, record in enumerate(ordered)
             for name, word, figure in _named(record, figures) if figure.measured]
    for (place, one, name, word, figure), (later, other, again, told, second) in itertools.combinations(known, 2):
        if (figure.kernel, figure.metric, word) != (second.kernel, second.metric, told) or place == later:
            continue
        if figure.shape and second.shape and figure.shape != second.shape:
            continue
        what = f"{' '.join(filter(None, (figure.kernel, figure.metric, word)))}: {figure.value:g} and {second.value:g}"
        what = f"{what} {figure.unit} ({name}, {again})"
        repaired = _repaired(ordered, figure.kernel, place, later)
        if not repaired and not math.isclose(figure.value, second.value, rel_tol=AGREE):
            yield Contradiction("figures", (one, other), f"{what}, and no repair lies between")
        elif repaired and "error" in figure.metric and figure.value == second.value != 0:
            yield Contradiction("unmoved", (one, other), f"{what}: the same before and after a repair, so it had no "
                                                         "effect, or was not measured again")


def _statements(ordered: Sequence[Record]) -> Iterator[Contradiction]:
    made = [(place, record.id, statement, holds) for place, record in enumerate(ordered)
            for statements, holds in ((record.says, True), (record.denies, False)) for statement in statements]
    for (place, one, statement, holds), (later, other, again, held) in itertools.combinations(made, 2):
        if statement == again and holds != held and not _repaired(ordered, statement.partition(" ")[0], place, later):
            words = "said and then denied" if holds else "denied and then said"
            yield Contradiction("statements", (one, other), f'"{statement}" is {words}, and no repair lies between')


def _relations(records: Sequence[Record], figures: Mapping[str, Figure]) -> Iterator[Contradiction]:
    for record in records:
        for check in record.checks:
            if wrong := CHECKS[check.rule](check, records, figures):
                yield Contradiction(check.rule, (record.id,), wrong)


def _ratio(check: Check, records: Sequence[Record], figures: Mapping[str, Figure]) -> str:
    stated, (over, under) = _figure(check.stated, figures), (_figure(name, figures) for name in check.over)
    found = over.value / under.value
    if math.isclose(stated.value, found, rel_tol=AGREE):
        return ""
    return (f"{stated.metric} is stated as {stated.value:g}, and {over.value:g} / {under.value:g} is {found:.3g} "
            f"({check.stated}, {', '.join(check.over)})")


def _count(check: Check, records: Sequence[Record], figures: Mapping[str, Figure]) -> str:
    stated = _figure(check.stated, figures).value
    found = [record.id for record in records if check.of in record.describes]
    return "" if stated == len(found) else (f"{check.of}: {stated:g} stated ({check.stated}), "
                                            f"{len(found)} described ({', '.join(found)})")


def _at_least(check: Check, records: Sequence[Record], figures: Mapping[str, Figure]) -> str:
    stated, needed = (_figure(name, figures) for name in (check.stated, check.needed))
    return "" if stated.value >= needed.value else (f"{stated.value:g} {stated.unit}, where {needed.value:g} are asked "
                                                    f"for ({check.stated}, {check.needed})")


CHECKS: dict[str, Callable[[Check, Sequence[Record], Mapping[str, Figure]], str]] = {
    "ratio": _ratio, "count": _count, "at least": _at_least}
"""For each rule of a Check, what words its contradiction; an empty text where there is none."""


def _too_many_repairs(records: Sequence[Record]) -> Iterator[Contradiction]:
    for kernel in dict.fromkeys(record.kernel for record in records):
        count, exceptions = repair_attempts(records, kernel)
        if count > REPAIR_CAP + len(exceptions):
            made = tuple(record.id for record in records if record.kernel == kernel and record.kind == "repair")
            yield Contradiction("repairs", made, f"{count} repairs of {kernel}, where {REPAIR_CAP} are allowed and "
                                                 f"{len(exceptions)} exceptions are recorded")
