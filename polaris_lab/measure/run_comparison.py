"""Compare two sets of measured times by kernel and problem, and follow kernels through all runs."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.recorded_runs import RecordedRun, newest, runs_below
from polaris_lab.base.recordings import ATTENTION, read_csv
from polaris_lab.measure.summaries import ATTENTION_GROUP, GROUP, SHAPE, shape_of, summarise, title_of
from polaris_lab.model.kernel_catalogue import catalogue

if TYPE_CHECKING:
    import pandas as pd

STUDY = "portfolio"
"""The study that is meant where only a device is named."""
SLOWER, FASTER, NO_INTERVAL = "SLOWER", "faster", "no interval"
"""Marks of a ratio: its interval lies above 1, below 1, or there is none."""
COLUMNS = ["kernel", "problem", "A ms", "B ms", "B / A", "low", "high", "mark", "config A", "config B"]
"""A row for each kernel and problem that both sides have. Times are medians in ms."""
THING = ["device", "study", "kernel", "config", "problem"]
"""What `history` follows through the runs."""


def compare_runs(first: str, second: str) -> pd.DataFrame:
    """Compare two sources of times: a table with COLUMNS, the largest ratio first.

    A source is a file of `bench --format json --out FILE`, a file of samples (.csv), a device such as "nvidia-h200"
    (its newest portfolio), "device/study" (its newest run) or "device/study/run"; data/measured is searched before
    runs/measured. Where a kernel has several configurations for a problem, the fastest counts.

    The two were not sampled in turns. So the interval of a ratio runs from the low end of B over the high end of A to
    the high end of B over the low end of A, which is wider than one of paired samples would be. Raises ValueError for a
    source that is not there or holds no times, and when the two have nothing in common. `attrs` "A" and "B" name what
    that side alone has a time of: a kernel that became wrong, or so slow that it was skipped, is there.
    """
    import pandas as pd

    a, b = _times(first), _times(second)
    if shape_of(a) != shape_of(b):
        raise BadValue("second",
                       f"{first} holds products and {second} attentions, or the reverse; compare two of a kind")
    keys = ["kernel", *_keys(a)]
    both = a.merge(b, on=keys, suffixes=("_a", "_b"))
    if both.empty:
        raise BadValue("second", f"{first} and {second} have no kernel and problem in common")
    rows = []
    for _, row in both.iterrows():
        low, high = row["ms_low_b"] / row["ms_high_a"], row["ms_high_b"] / row["ms_low_a"]
        rows.append(dict(zip(COLUMNS, (row["kernel"], row["title_a"], row["ms_a"], row["ms_b"],
                                       row["ms_b"] / row["ms_a"], low, high, _mark(low, high), row["config_a"],
                                       row["config_b"]), strict=True)))
    table = pd.DataFrame(rows, columns=COLUMNS).sort_values("B / A", ascending=False, ignore_index=True)
    for side, times in (("A", a), ("B", b)):
        lone = times.merge(both[keys], on=keys, how="left", indicator=True).query("_merge == 'left_only'")
        table.attrs[side] = [f"{row.kernel} at {row.title}" for row in lone.itertuples()]
    return table


def history(kernels: Sequence[str] = (), device: str | None = None) -> pd.DataFrame:
    """Follow kernels through all runs of samples in data/measured and runs/measured, oldest first.

    There is a row for each run of a device, study, kernel, configuration and problem that was measured at least twice:
    its median ms with its interval, the `ratio` to the run before, the `mark` of compare_runs, and the commit.
    `kernels` and `device` (a folder's name) keep only theirs. Raises ValueError for a kernel or device that no run has.
    """
    import pandas as pd

    runs = [run for run in [*runs_below(), *runs_below(paths.RUNS / "measured")] if run.manifest]
    if device is not None and device not in (devices := {run.device for run in runs}):
        raise unknown("measured device", device, sorted(devices), "device")
    if unmeasured := set(kernels) - set().union(*(run.manifest.get("kernels", {}) for run in runs)):
        raise unknown("measured kernel", min(unmeasured), sorted(catalogue()), "kernel")
    times, wanted, tables = Counter((run.device, run.study) for run in runs), list(kernels), []
    for run in runs:
        if (device in (None, run.device) and times[run.device, run.study] > 1
                and (table := _summary_of(run)) is not None):
            tables.append(table.assign(study=run.study, run=run.run_id, commit=str(run.manifest.get("commit"))[:12]))
    columns = [*THING, "run", "commit", "ms", "ms_low", "ms_high", "ratio", "mark"]
    if not tables:
        return pd.DataFrame(columns=columns)
    rows = pd.concat(tables, ignore_index=True).rename(columns={"title": "problem"})
    rows = rows[rows["kernel"].isin(wanted)] if wanted else rows
    rows = rows[rows.groupby(THING)["run"].transform("nunique") > 1].sort_values([*THING, "run"])
    before = rows.groupby(THING)[["ms", "ms_low", "ms_high"]].shift()
    rows = rows.assign(ratio=rows["ms"] / before["ms"])
    ends = zip(rows["ms_low"] / before["ms_high"], rows["ms_high"] / before["ms_low"], rows["ratio"], strict=True)
    rows["mark"] = ["" if math.isnan(ratio) else _mark(low, high) for low, high, ratio in ends]
    return rows[columns].reset_index(drop=True)


def cells(table: pd.DataFrame) -> pd.DataFrame:
    """Return a table of `compare_runs` or `history` as text, numbers with four digits."""
    numbers = table.select_dtypes("number").columns
    return table.assign(**{name: table[name].map(lambda value: "" if math.isnan(value) else f"{value:.4g}")
                           for name in numbers}).fillna("")


def _mark(low: float, high: float) -> str:
    if math.isnan(low) or math.isnan(high):
        return NO_INTERVAL
    return SLOWER if low > 1 else FASTER if high < 1 else ""


def _times(source: str) -> pd.DataFrame:
    """Read a source as a summary with a `title` for each problem, one row for a kernel and problem."""
    import pandas as pd

    if source.endswith(".json"):
        table = pd.DataFrame(documents.read_json(Path(source), list[dict[str, Any]],
                                                 "make it with `polaris-lab bench --format json --out FILE`"))
        if missing := [name for name in ("kernel", "config", "ms", "ms_low", "ms_high", "ok") if name not in table]:
            raise ValueError(f"{source} lacks {', '.join(missing)}: it was not "
                             "written by `polaris-lab bench --format json --out FILE`")
        if missing := [name for name in shape_of(table) if name not in table]:
            raise ValueError(f"{source} lacks {', '.join(missing)}: it does not say which problems were timed")
        if words := [name for name in ("ms", "ms_low", "ms_high") if not _is_numeric(table[name])]:
            raise ValueError(f"{source} holds no numbers in {', '.join(words)}")
    elif source.endswith(".csv"):
        table = _summary(Path(source))
    else:
        table = _summary(_find(source).csv)
    table = table[table["ok"].astype(bool) & (table["ms"] > 0)]
    if table.empty:
        raise ValueError(f"{source} holds no times of right outputs")
    table = table.assign(title=[_title(row) for _, row in table.iterrows()], config=table["config"].fillna(""),
                         **{name: table[name].astype(float) for name in ("ms", "ms_low", "ms_high")})
    return table.sort_values("ms").drop_duplicates(["kernel", *_keys(table)])


def _find(source: str) -> RecordedRun:
    device, _, rest = source.strip("/").removeprefix("data/measured/").removeprefix("runs/measured/").partition("/")
    study, _, run_id = (rest or STUDY).partition("/")
    runs = [*newest(runs_below(paths.RUNS / "measured")), *newest(runs_below())]  # the recorded one is found first
    if run_id:
        runs = [*runs_below(paths.RUNS / "measured"), *runs_below()]
    for run in reversed(runs):
        if (run.device, run.study) == (device, study) and run_id in ("", run.run_id):
            return run
    if not rest and (studies := sorted({run.study for run in runs if run.device == device})):
        raise BadValue("source", f"{source} has no study {study}, which is what a device alone stands for; name one of "
                       f"its others, as {device}/{studies[0]}: {', '.join(studies)}")
    raise unknown("device, device/study, file of bench or of samples", source,
                  sorted({run.device for run in runs}) if "/" not in source else
                  sorted({f"{run.device}/{run.study}" for run in runs}), "source")


def _summary(path: Path) -> pd.DataFrame:
    table = read_csv(path, ["kernel", "config", "device_ms", "max_abs_error", "bound_fraction", "ok"])
    if missing := [name for name in (GROUP if "m" in table else ATTENTION_GROUP) if name not in table]:
        raise documents.damaged(path, f"it lacks the columns {', '.join(missing)}, which say what was timed")
    if words := [name for name in ("device_ms", *shape_of(table)) if not _is_numeric(table[name])]:
        raise documents.damaged(path, f"it holds no numbers in {', '.join(words)}")
    return summarise(table)


def _summary_of(run: RecordedRun) -> pd.DataFrame | None:
    """Summarise a run of samples; None for a study of another kind."""
    try:
        table = _summary(run.csv)
    except (ValueError, KeyError):  # it has no times of samples
        return None
    table = table[table["ms"] > 0]  # a study of whole calls has no times of the device
    return None if table.empty else table.assign(title=[_title(row) for _, row in table.iterrows()])


def _title(row: pd.Series) -> str:
    """Name a problem so that no two have one name: the transposes and the gaps between rows go with the sizes."""
    if "m" not in row or not isinstance(row.get("trans"), str):
        return title_of(row)
    turned = [each == "t" for each in row["trans"].ljust(2, "n")]
    tight = {"lda": row["m" if turned[0] else "k"], "ldb": row["k" if turned[1] else "n"], "ldc": row["n"]}
    gaps = [f"{name} {row[name]:g}" for name, columns in tight.items()
            if len(row["trans"]) == 2 and row.get(name, columns) != columns]
    return " ".join([title_of(row), *([row["trans"]] if any(turned) else []), *gaps])


def _is_numeric(column: pd.Series) -> bool:
    """Tell whether a column holds numbers, or nothing at all: an interval that no kernel has."""
    import pandas as pd

    return pd.api.types.is_numeric_dtype(column) or column.isna().all()


def _keys(table: pd.DataFrame) -> list[str]:
    """Return the columns that tell two problems apart."""
    known: dict[str, Any] = {"gemm": ["m", "n", "k", "trans"], "attention": ATTENTION}
    return [name for name in known["gemm" if shape_of(table) == SHAPE["gemm"] else "attention"] if name in table]
