"""Compare a kernel before a change with the kernel after it: the ratios of speed, time and error, all computed here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polaris_lab.measure.summaries import summarise, versus

if TYPE_CHECKING:
    import pandas as pd

PLACE = ["device", "m", "n", "k"]


def compare(rows: pd.DataFrame, before: str, after: str) -> pd.DataFrame:
    """Compare two kernels of recorded or measured rows, taken in turns: a row for each device and size.

    Columns: those of PLACE, `ms before`, `ms after`, `speed` (after over before, the median of pairs) with the ends of
    its interval, `low` and `high`, `time` (after over before), `error before`, `error after`, `error` (before over
    after), and `changed`: "faster" or "slower" where the interval of the speed leaves out 1, else "no". A wrong output
    has a speed here too.
    """
    table = summarise(rows[rows["kernel"].isin([before, after])]).drop_duplicates([*PLACE, "kernel"])
    sides = {name: table[table["kernel"] == kernel].set_index(PLACE)[["ms", "max_abs_error"]].add_suffix(f" {name}")
             for name, kernel in (("before", before), ("after", after))}
    ratio = versus(rows, before, after).set_index(PLACE)[["ratio", "low", "high"]].rename(columns={"ratio": "speed"})
    found = sides["before"].join(sides["after"], how="inner").join(ratio)
    found.columns = [name.replace("max_abs_error", "error") for name in found.columns]
    found = found.assign(time=1 / found["speed"], error=found["error before"] / found["error after"], changed="no")
    found.loc[found["low"] > 1, "changed"] = "faster"
    found.loc[found["high"] < 1, "changed"] = "slower"
    return found[["ms before", "ms after", "speed", "low", "high", "time", "error before", "error after", "error",
                  "changed"]].reset_index()


def sentences(table: pd.DataFrame) -> list[str]:
    """Say each row of `compare` in words, with ratios that follow from its figures."""
    return [f"{row.device}, {row.m} x {row.n} x {row.k}: {row.speed:.3g} times the speed, {row.time:.3g} times the "
            f"time, an error {row.error:,.3g} times smaller" for row in table.itertuples()]


def by_naive(rows: pd.DataFrame, base: str = "gemm_naive") -> pd.DataFrame:
    """Tabulate speeds with `base` as 1.0: a row for each device and size, a column for each kernel that was right.

    Each figure is the time of `base` over that of the kernel, the median of pairs of samples.
    """
    import pandas as pd

    right = [kernel for kernel, ok in rows.groupby("kernel", sort=False)["ok"].all().items() if ok]
    return pd.DataFrame({kernel: versus(rows, base, kernel).set_index(["device", "m"])["ratio"] for kernel in right})
