"""Run a maker of recorded data from the shell: each module `record_NAME` has a `main` of these two functions."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base.recordings import manifest, now, save
from polaris_lab.cli import OK, run_command
from polaris_lab.cli.arguments import Parser, add_device, add_record
from polaris_lab.lab import Lab, open_lab

if TYPE_CHECKING:
    import pandas as pd


def command_parser(name: str, purpose: str) -> Parser:
    """Make the parser of the module `name`; `purpose`, its docstring, is the help text."""
    return Parser(prog=f"python -m polaris_studies.{name}", description=purpose,
                  formatter_class=argparse.RawDescriptionHelpFormatter)


def recorder_parser(name: str, purpose: str, folder: str = "data/measured") -> Parser:
    """Make the parser of the module `name` with --record, for what can be tried without changing data/."""
    parser = command_parser(name, purpose)
    add_record(parser, f"write below {folder}, to be committed (default: below runs)")
    return parser


def run_recorder(parser: Parser, argv: Sequence[str] | None,
                 write: Callable[[argparse.Namespace], Path | Iterable[Path]]) -> int:
    """Read the arguments, write the files, print their paths, and return the exit status."""
    def write_and_tell(arguments: argparse.Namespace) -> int:
        written = write(arguments)
        print(*([written] if isinstance(written, Path) else written), sep="\n")
        return OK

    return run_command(write_and_tell, parser.parse_args(argv), parser.prog)


def record_on_device(name: str, purpose: str, study: str, measure: Callable[[Lab], pd.DataFrame],
                     argv: Sequence[str] | None) -> int:
    """Be the `main` of the module `name`: measure on the device that the arguments name, write the study's rows, and
    return the exit status."""
    parser = recorder_parser(name, purpose)
    add_device(parser)

    def write(given: argparse.Namespace) -> Path:
        lab, start = open_lab(given.device), now()
        return save_measured(lab, measure(lab), study, start, record=given.record)

    return run_recorder(parser, argv, write)


def resumed(file: Path, work: Mapping[str, Callable[[], dict[str, Any]]]) -> list[dict[str, Any]]:
    """Make a row by each piece of `work`, and return them in order.

    A row is kept in `file`, a line each, as soon as it is made: an interrupted run that is started again reads it.
    The caller removes the file when the rows are saved.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = dict(map(json.loads, file.read_text(encoding="utf-8").splitlines())) if file.is_file() else {}
    with file.open("a", encoding="utf-8") as lines:
        for name, make in work.items():
            if name not in kept:
                kept[name] = make()
                print(json.dumps([name, kept[name]]), file=lines, flush=True)
    return [kept[name] for name in work]


def save_measured(lab: Lab, rows: pd.DataFrame, study: str, start: str, *, record: bool, seed: int = 0,
                  **parameters: Any) -> Path:
    """Write rows that were measured since `start` with their manifest, below data/measured when `record`, else below
    runs; return the CSV's path."""
    facts = manifest(asdict(lab.device), rows.attrs.get("kernels", {}), parameters, seed, start)
    return save(rows, study, facts, record=record)
