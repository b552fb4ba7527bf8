"""Note what `lab.gemm` expected of its choices, and what they took, where POLARIS_SHADOW=1 is set; change nothing."""

from __future__ import annotations

import csv
import io
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base import paths
from polaris_lab.base.files import locked
from polaris_lab.base.recordings import now, setting
from polaris_lab.choose.predictor import predictions
from polaris_lab.device.device import Device
from polaris_lab.measure.call_report import Call
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

VARIABLE = "POLARIS_SHADOW"
COLUMNS = ["time", "device", "m", "n", "k", "trans", "kernel", "config", "expected_us", "actual_us", "best_us",
           "regret"]
"""`expected_us` is the time that the choice rested on, empty where a ranking without times decided. `best_us` is the
least time that is known or expected of any configuration there, this call included, and `regret` what was lost on it,
as a part of it. A first call builds its kernel, which is no part of `actual_us`."""


def is_on() -> bool:
    """Tell whether calls are noted."""
    return os.environ.get(VARIABLE, "0") not in ("", "0")


def file() -> Path:
    """Return the file that the calls are added to, whether there is one or not."""
    return paths.CACHE / "shadow.csv"


def note(device: Device, problem: Gemm, call: Call) -> None:
    """Add a line on one call whose kernel was chosen. A folder that cannot be written to means that it is not noted."""
    if not problem.flops:
        return
    spec, actual = catalogue()[call.kernel], 1e3 * call.device_ms
    config = {name: value for name, value in call.config.items() if name in spec.tunables}
    known = [each for each in predictions(device, problem) if not catalogue()[each.kernel].unmet(problem, each.config)]
    expected = next((each.us for each in known if each.kernel == call.kernel and each.config == config), math.nan)
    best = min([actual, *(each.us for each in known)])
    line = [f"{now():%Y-%m-%dT%H:%M:%SZ}", device.slug, problem.m, problem.n, problem.k, problem.trans, call.kernel,
            setting(config), *(round(us, 3) for us in (expected, actual, best)), round(actual / best - 1, 4)]
    try:
        with locked(file()):
            text = io.StringIO()
            writer = csv.writer(text, lineterminator="\n")
            size = file().stat().st_size if file().exists() else 0
            writer.writerows([line] if size else [COLUMNS, line])
            try:
                with file().open("a", encoding="utf-8", newline="") as lines:
                    lines.write(text.getvalue())
            except OSError:  # a full disk: half a line would make the file one that cannot be read
                os.truncate(file(), size) if size else file().unlink(missing_ok=True)
    except OSError:
        pass


def read() -> pd.DataFrame:
    """Return the noted calls, with COLUMNS; none where there are none. Raises ValueError for a damaged file."""
    import pandas as pd

    if not file().exists():
        return pd.DataFrame(columns=COLUMNS)
    with file().open(encoding="utf-8", errors="replace", newline="") as lines:
        head, *found = [*csv.reader(lines)] or [[]]
    try:
        if head != COLUMNS:
            raise ValueError(f"its columns are {', '.join(head)}")
        for number, line in enumerate(found, 2):  # a full disk may have cut one off
            if len(line) != len(COLUMNS):
                raise ValueError(f"line {number} has {len(line)} fields of {len(COLUMNS)}")
        kinds = dict.fromkeys("mnk", int) | dict.fromkeys(COLUMNS[-4:], float)
        return pd.DataFrame(found, columns=COLUMNS).astype(kinds)
    except ValueError as error:
        raise ValueError(f"{file()} cannot be read: {error}; remove it") from None


def summary(rows: pd.DataFrame) -> pd.DataFrame:
    """Summarise noted calls by device: calls, problems, the median of actual over expected time, and of each problem's
    last call the mean and the worst regret."""
    ratio = rows["actual_us"] / rows["expected_us"]
    last = rows.drop_duplicates(["device", "m", "n", "k", "trans"], keep="last").groupby("device")["regret"]
    table = rows.assign(ratio=ratio).groupby("device")["ratio"].agg(calls="size", actual_over_expected="median")
    return table.assign(problems=last.size(), mean_regret=last.mean(), worst_regret=last.max())
