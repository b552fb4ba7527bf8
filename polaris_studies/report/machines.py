"""List the machines and the simulated cards whose rows stand in data/measured, from the manifests of the rows."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from polaris_lab.base import documents, paths
from polaris_lab.base.files import write_text
from polaris_lab.base.recorded_runs import RecordedRun, runs_below

BEGIN, END = "<!-- machines: written by `polaris-lab book --pictures` -->", "<!-- end of machines -->"
"""The lines of notebooks/sources.md between which the tables stand."""
_NOT_MEASURED = ("Simulated cards, and what compilers alone were asked. No device of these names has measured anything "
                 "here:")
_HEADS = {True: "| recorded as | device | driver | compute units | host | studies | days |",
          False: "| recorded as | computed on | studies | days |"}


def machine_tables(runs: Iterable[RecordedRun]) -> str:
    """Write two Markdown tables: the devices that measured something, and what was simulated or compiled.

    A row stands for a folder of data/measured: its device and driver as the manifests name them, the processors of the
    hosts, how many studies it has, and the first and the last day. Runs without a manifest are left out. A folder in
    which only some runs name a platform, as those of a compiler do, belongs to the second table.
    """
    folders: dict[str, list[RecordedRun]] = {}
    for run in runs:
        if run.manifest:
            folders.setdefault(run.device, []).append(run)
    rows: dict[bool, list[str]] = {True: [], False: []}
    for slug, some in sorted(folders.items()):
        measured = all(_fact(run, "platform") for run in some)
        rows[measured].append(_row(slug, some, measured))
    tables = {measured: [_HEADS[measured], "|---" * (_HEADS[measured].count("|") - 1) + "|", *lines]
              for measured, lines in rows.items()}
    return "\n".join([*tables[True], "", _NOT_MEASURED, "", *tables[False]])


def write_machine_tables(page: Path | None = None) -> Path:
    """Write the tables of data/measured into `page`, notebooks/sources.md unless given, and return its path.

    Raises ValueError when the page lacks the lines BEGIN and END, or cannot be read.
    """
    page = page or paths.NOTEBOOKS / "sources.md"
    text = documents.read_text(page)
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page} lacks the lines {BEGIN!r} and {END!r}, between which the machines stand")
    write_text(page, f"{before}{BEGIN}\n\n{machine_tables(runs_below())}\n\n{END}{after}")
    return page


def _row(slug: str, runs: list[RecordedRun], measured: bool) -> str:
    days = sorted(str(run.manifest["start"])[:10] for run in runs if run.manifest.get("start"))
    said = days[0] if days and days[0] == days[-1] else f"{days[0]} to {days[-1]}" if days else ""
    hosts = _all_of(str(run.manifest.get("processor") or "") for run in runs)
    studies = str(len({run.study for run in runs}))
    if not measured:
        return f"| `{slug}` | {hosts} | {studies} | {said} |"
    drivers = _all_of(f"{_fact(run, 'platform')}, {_fact(run, 'driver')}" for run in runs)
    units, names = (_all_of(_fact(run, key) for run in runs) for key in ("compute_units", "name"))
    return f"| `{slug}` | {names} | {drivers} | {units} | {hosts} | {studies} | {said} |"


def _fact(run: RecordedRun, key: str) -> str:
    device = run.manifest.get("device")
    return str(device.get(key) or "") if isinstance(device, dict) else ""


def _all_of(values: Iterable[str]) -> str:
    return "; ".join(sorted({value for value in values if value})).replace("|", "/")
