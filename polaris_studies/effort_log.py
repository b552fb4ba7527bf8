"""Make a log of effort from the repository's own history: when each task began and ended.

A task is a run of commits of one room, the word before the colon of their subjects, or a branch that was merged. It
begins when the commit before it was made, and ends with its last commit. Where the first commit comes more than
PAUSE_H hours after the one before, the task begins with its own first commit, since nothing says what happened between.
Elapsed time is all that a history has: several people, or a machine that computes, are not told apart.

`python -m polaris_studies.effort_log` writes data/effort.csv.
"""

from __future__ import annotations

import datetime
import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import git, read_csv
from polaris_studies.recorder import command_parser, run_recorder

if TYPE_CHECKING:
    import pandas as pd

PAUSE_H = 2.0
COLUMNS = ["task", "start", "end", "hours", "commits", "last"]
"""`last` is the task's last commit."""
FILE = "effort.csv"


class Commit(NamedTuple):
    """Holds a commit of the main line; a merge stands for all commits of its branch."""

    name: str
    when: datetime.datetime
    subject: str
    count: int = 1

    @property
    def room(self) -> str:
        """Return the word before the colon of the subject, or the whole subject where there is none."""
        return self.subject.split(": ", 1)[0] if self.count == 1 else self.subject


def read_history(until: str = "HEAD") -> Iterator[Commit]:
    """Read the main line up to a commit, oldest first. Raises ValueError where git has not the whole history."""
    lines = git("log", "--first-parent", "--reverse", "--format=%H%x09%cI%x09%P%x09%s", until)
    if not lines or git("rev-parse", "--is-shallow-repository") != "false":
        raise BadValue("until", f"until: git has no whole history up to {until} here; fetch it")
    for line in lines.splitlines():
        name, when, parents, subject = line.split("\t", 3)
        first, *others = parents.split() or [""]
        count = int(git("rev-list", "--count", *others, f"^{first}") or 0) if others else 1
        yield Commit(name, datetime.datetime.fromisoformat(when), subject, max(count, 1))


def tasks(commits: Sequence[Commit]) -> pd.DataFrame:
    """Put commits, oldest first, together into tasks; the columns are COLUMNS."""
    import pandas as pd

    pause, rows = datetime.timedelta(hours=PAUSE_H), []
    for before, commit in zip([None, *commits], commits, strict=False):
        idle = before is None or not datetime.timedelta(0) <= commit.when - before.when <= pause
        if rows and not idle and before.room == commit.room:
            rows[-1] |= {"end": commit.when, "commits": rows[-1]["commits"] + commit.count, "last": commit.name[:12]}
        else:
            rows.append({"task": commit.room, "start": commit.when if idle else before.when, "end": commit.when,
                         "commits": commit.count, "last": commit.name[:12]})
    table = pd.DataFrame(rows)
    return table.assign(hours=((table["end"] - table["start"]).dt.total_seconds() / 3600).round(2),
                        start=table["start"].map(datetime.datetime.isoformat),
                        end=table["end"].map(datetime.datetime.isoformat))[COLUMNS]


def recorded_effort() -> pd.DataFrame:
    """Read data/effort.csv, with times as times."""
    import pandas as pd

    table = read_csv(paths.DATA / FILE, COLUMNS)
    return table.assign(**{name: pd.to_datetime(table[name], utc=True) for name in ("start", "end")})


def csv_text(until: str = "HEAD") -> str:
    """Return the text of the file for the history up to a commit."""
    text = io.StringIO()
    tasks(list(read_history(until))).to_csv(text, index=False)
    return text.getvalue()


def write_log(until: str = "HEAD") -> Path:
    """Write the log of the history up to a commit, and return its path."""
    write_text(paths.DATA / FILE, csv_text(until))
    return paths.DATA / FILE


def main(argv: Sequence[str] | None = None) -> int:
    """Write the log; return the exit status."""
    parser = command_parser("effort_log", __doc__)
    parser.add_argument("until", nargs="?", default="HEAD", metavar="COMMIT", help="the last commit (default: HEAD)")
    return run_recorder(parser, argv, lambda given: write_log(given.until))


if __name__ == "__main__":
    sys.exit(main())
