"""Keep the ledger of published claims: `claim` asserts a sentence, `verdicts` give this lab's word on claims."""

from __future__ import annotations

import csv
import io
import json
import math
import numbers
import os
import re
from collections.abc import Collection, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.files import locked, refreshing, write_text
from polaris_lab.base.html_forms import Shown, table
from polaris_lab.base.recordings import published, sources
from polaris_lab.claims.references import CELL, PAGE, find_references

if TYPE_CHECKING:
    import pandas as pd

WORDS = ("reproduced", "contradicted", "partly", "not testable here", "adopted")
"""What a verdict may be; data/published/README.md says what each asks for."""
KINDS = ("run", "cell", "simulation", "arithmetic", "source")
"""Kinds of evidence: a recorded run, what a cell of the notebook computes when it runs, a simulation, arithmetic on
numbers that are given, and a text (the report, a data sheet, code)."""
COLUMNS = ("id", "verdict", "why", "evidence", "notebook")
PENDING = "POLARIS_PENDING_VERDICTS"
"""The variable that names the file in which a refresh collects verdicts, a line of JSON each, until its notebook has
ended well; `keep_pending` then puts them into data/verdicts.csv."""
_RUN = re.compile(r"data/measured/[^/\s;]+/([^/\s;]+)/[^/\s;]+\.csv")
"""A recorded run: the table of verdicts names its study, since each recording and each device adds a file."""
_DRAWN = re.compile(r"[0-9a-f]{8}[a-z]?|[a-z]{1,3}\d\d[a-z]?|\d\d[a-z]+\d*")  # a cell's id that is no words
TITLES = {"S0": "the tiled_2x2 bug report", "S1": "the transpose report", "S2": "the phase 1 report",
          "S3": "the tile-20 report", "S4": "the attention log"}
"""What notebooks call the documents."""
_VERDICT = TypedDict("_VERDICT", dict.fromkeys(("id", "verdict", "why", "evidence", "notebook"), str))
CAPTION = (", ".join(f"{name} is {title}" if name == "S0" else f"{name} {title}" for name, title in TITLES.items())
           + ". S0-C02 is a claim of S0, a row of data/published/claims.csv; S0-M055 is a "
           "number in S0, a row of measurements.csv beside it. [Brackets] hold a cell of this or another notebook.")
"""What the ids in a table of verdicts are."""
FOLD = 10
"""Verdicts that a table shows before its fold."""


def claim(text: str, got: Any, expected: Any = True, rel: float = 0.0) -> None:
    """Assert that `got` equals `expected`, within the relative tolerance `rel` for numbers, and print `text` and the
    value.

    Where `expected` is True, or a list or tuple of nothing but True, only the text is printed. With a tolerance both
    values are printed. A cell whose output is compared may print only what every run gives. Raises AssertionError with
    both values, ValueError for a tolerance below 0.

    >>> pl.claim("a product of 1024 x 1024 takes 2 m n k operations", pl.Gemm(1024, 1024, 1024).flops, 2 * 1024**3)
    holds: a product of 1024 x 1024 takes 2 m n k operations: 2147483648
    """
    if not rel >= 0:
        raise BadValue("rel", f"rel is {rel}; it must be at least 0")
    if isinstance(expected, numbers.Number) and not isinstance(expected, bool):
        holds = math.isclose(float(got), float(expected), rel_tol=rel, abs_tol=0.0)
    else:
        holds = np.array_equal(got, expected) if isinstance(expected, np.ndarray) else bool(got == expected)
    within = f" within {100 * rel:g}%" if rel else ""
    if not holds:  # not an assert statement, which `python -O` leaves out
        raise AssertionError(f"the claim does not hold: {text}: got {got!r}, expected {expected!r}{within}")
    shown = _in_order(expected) if isinstance(expected, (set, frozenset)) else expected
    value = "" if _all_true(expected) else f": {shown}"
    if rel:
        value = f": got {float(got):,.4g}, claimed {expected:,}{within}"
    print(f"holds: {text}{value}")


def _all_true(expected: object) -> bool:
    """Whether it is True, or a list or tuple of at least one True and nothing else."""
    each = expected if isinstance(expected, (list, tuple)) and expected else [expected]
    return all(isinstance(one, (bool, np.bool_)) and bool(one) for one in each)


def _in_order(members: Collection[object]) -> str:
    """Word a set; Python's own order of strings differs from run to run."""
    return f"{{{', '.join(sorted(map(repr, members)))}}}" if members else "set()"


def verdicts(*given: tuple[str, str, str, str | pd.DataFrame | list]) -> Shown:
    """Give this lab's verdict on published claims, and return them as one table for Jupyter.

    Each of `given` is (claim_id, word, why, evidence). `word` is one of WORDS: "reproduced", "contradicted", "partly",
    "not testable here" or "adopted". `evidence` is a table of recorded rows, a text such as "arithmetic: S0-M007",
    which begins with one of KINDS and names files, cells or published rows, or a list of both. When a notebook is
    refreshed the verdicts are stored in data/verdicts.csv. Raises ValueError for an unknown claim or word, for evidence
    without a reference, and for a claim that is given twice; then nothing is stored.

    >>> why = "2.54e+02 is 1.1 million times the 2.37e-04 after the repair"
    >>> print(str(pl.verdicts(("S0-C09", "contradicted", why, "arithmetic: S0-M055, S0-M060"))).splitlines()[1])
        contradicted: 2.54e+02 is 1.1 million times the 2.37e-04 after the repair
    """
    for each in given:
        if not isinstance(each, tuple) or len(each) != len(COLUMNS) - 1:
            raise BadValue("verdicts", f"verdicts: each is (claim_id, word, why, evidence), not {each!r:.60}")
    rows = _pronounce(given)
    text = "\n".join(f'{claim_id} "{said}"\n    {word}: {why}\n    evidence: {cited}'
                     for claim_id, said, word, why, cited in rows)
    html = table(("claim", "what the document says", "verdict", "why", "evidence"), rows, FOLD,
                 widths=(8, 25, 14, 32, 21))
    return Shown(f"{text}\n({CAPTION})", f"<p>{escape(CAPTION)}</p>{_linked(html)}")


def _linked(html: str) -> str:
    """Lead each [cell] in the evidence, the last column of a table, to the cell, in Jupyter and on the pages, and each
    address on the web to its page.

    An address is shown by its host, and a cell whose id Jupyter made as "[a cell]". Paths may be broken behind each
    slash, so that the other columns keep their room.
    """
    def cited(column: re.Match) -> str:
        return column[1] + re.sub(rf"{PAGE.pattern}|(?<!<)/|{CELL.pattern}", link, column[2]) + column[3]

    def link(found: re.Match) -> str:
        if found[0] == "/":
            return "/<wbr>"
        notebook, cell = found[1], found[2]
        if not cell:
            return f'<a href="{found[0]}">{found[0].split("/")[2]}</a>'
        shown = found[0] if not _DRAWN.fullmatch(cell) else f"[a cell of {notebook}]" if notebook else "[a cell]"
        return f'<a href="{f"{notebook}.ipynb" if notebook else ""}#cell-id={cell}">{shown}</a>'

    return re.sub(r"(<td[^>]*>)((?:(?!</td>).)*)(</td></tr>)", cited, html)


def _pronounce(given: Sequence[tuple[str, str, str, str | pd.DataFrame | list]]) -> list[tuple[str, ...]]:
    """Check the verdicts, keep them when notebooks are refreshed, and return a row of text for each: the claim's id,
    its text, the word, why, and the evidence."""
    known, entries = published("claims")["claim"], {}
    for claim_id, word, why, evidence in given:
        if claim_id not in known.index:
            raise unknown("claim", claim_id, known.index)
        if word not in WORDS:
            raise unknown("verdict", word, WORDS)
        if claim_id in entries:
            raise BadValue("verdicts", f"verdicts: {claim_id} is given twice; one verdict for each claim is right")
        entries[claim_id] = {"id": claim_id, "verdict": word, "why": why, "evidence": _cite(evidence)}
    if notebook := refreshing():
        full = [entry | {"notebook": notebook} for entry in entries.values()]
        if pending := os.environ.get(PENDING):
            with open(pending, "a", encoding="utf-8") as file:
                file.writelines(json.dumps(entry) + "\n" for entry in full)
        else:
            _keep(full)
    return [(claim_id, known[claim_id], entry["verdict"], entry["why"], _in_short(entry["evidence"]))
            for claim_id, entry in entries.items()]


def _in_short(cited: str) -> str:
    """Write evidence for a reader: recorded runs by their study, each once."""
    kind, _, where = cited.partition(": ")
    return f"{kind}: " + "; ".join(dict.fromkeys(_RUN.sub(r"recordings of \1", where).split("; ")))


def kept_verdicts() -> list[dict[str, str]]:
    """Read every verdict kept so far, as dicts with the keys in COLUMNS, in the order of the claims.

    In a notebook that is refreshed, the verdicts that it has just given stand in place of its former ones. Raises
    ValueError for a file that is not one of verdicts, or not a whole one.
    """
    pending = os.environ.get(PENDING)
    return with_pending(Path(pending)) if pending else _read()


def _read() -> list[dict[str, str]]:
    path = _path()
    if not path.exists():
        return []
    text = documents.read_text(path)
    if not text.endswith("\n"):
        raise documents.damaged(path, "it ends in the middle of a line")
    try:
        head, *rows = csv.reader(io.StringIO(text), strict=True)
    except csv.Error as error:
        raise documents.damaged(path, f"it is no table ({error})") from None
    if tuple(head) != COLUMNS:
        raise documents.damaged(path, f"its columns are {', '.join(head)[:80]!r}, and not {', '.join(COLUMNS)}")
    entries = [dict(zip(COLUMNS, row, strict=False)) for row in rows]
    for entry, row in zip(entries, rows, strict=True):
        if len(row) != len(COLUMNS) or entry["verdict"] not in WORDS:
            raise documents.damaged(path, f"the row {', '.join(row)[:60]!r} is no verdict")
    return entries


def with_pending(path: Path) -> list[dict[str, str]]:
    """Return the verdicts of data/verdicts.csv with those that a refresh has collected in this file in their place.
    Raises ValueError as `kept_verdicts`, and for a damaged file of theirs."""
    return _merged(_pending(path))


def keep_pending(path: Path) -> None:
    """Put the verdicts that a refresh has collected in this file into data/verdicts.csv. Raises ValueError as
    `with_pending`, OSError when it cannot be written."""
    if path.exists():
        _keep(_pending(path))


def _pending(path: Path) -> list[dict[str, str]]:
    lines = documents.read_text(path).splitlines() if path.exists() else []
    return [documents.parse_json(line, path, _VERDICT) for line in lines]


def _merged(new: list[dict[str, str]]) -> list[dict[str, str]]:
    order = {claim_id: place for place, claim_id in enumerate(published("claims").index)}
    entries = {entry["id"]: entry for entry in (*_read(), *new)}
    return sorted(entries.values(), key=lambda entry: order.get(entry["id"], len(order)))


def _path() -> Path:
    return paths.DATA / "verdicts.csv"


def _cite(evidence: str | pd.DataFrame | list) -> str:
    """Return the evidence as text that begins with its kind: rows of simulated cards are a simulation, others a run."""
    if isinstance(evidence, list):
        first, *others = evidence
        return "; ".join([_cite(first), *(each if isinstance(each, str) else _cite(each).partition(": ")[2]
                                          for each in others)])
    if isinstance(evidence, str):
        kind, _, where = evidence.partition(": ")
        if kind not in KINDS or not where.strip():
            raise BadValue("evidence", f"evidence {evidence!r} is of no kind: begin it with {', '.join(KINDS)} and a "
                           "colon, then say where it is")
        if not find_references(where):
            raise BadValue("evidence",
                           f"evidence {evidence!r} refers to nothing: name a file, a [cell] or a published row")
        return evidence
    if not evidence["run_id"].astype(bool).all():
        raise BadValue("evidence", "evidence: these rows were not recorded, so that no file holds them; say 'cell: ' "
                       "and what the cell measures")
    simulated = evidence["device"].str.endswith("-simulated").all()
    return f"{'simulation' if simulated else 'run'}: {'; '.join(sources(evidence))}"


def _keep(new: list[dict[str, str]]) -> None:
    with locked(_path()):
        text = io.StringIO()
        writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(_merged(new))
        write_text(_path(), text.getvalue())
