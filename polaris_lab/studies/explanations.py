"""Simulated speeds beside published ones: how far apart, in what order, and what each explanation could account for."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.gcn3.code.cards import card
from polaris_lab.gcn3.timing.bank_conflicts import lanes_used
from polaris_lab.spec.kernel_catalogue import resolve
from polaris_lab.spec.problem import Gemm
from polaris_lab.studies import published_figures

if TYPE_CHECKING:
    import pandas as pd

KEY = ["kernel", "m", "n", "k"]
RANGE = ["gflops_low", "gflops", "gflops_high"]


def beside(rows: pd.DataFrame) -> pd.DataFrame:
    """The documents' figures with the simulated speeds of the same launches: document, kernel, n, `published`, `low`, `simulated`, `high`
    GFLOPS, `ratio` simulated / published, `inside` (the range holds the published figure), and the simulated `limit`.

    `rows` are those of the study "validation".
    """
    said = published_figures.cells().rename(columns={"gflops": "published"}).drop(columns=["gflops_low", "gflops_high"])
    return _beside(said.assign(device=said["card"] + "-simulated", m=said["n"], k=said["n"]), rows)


def nano_beside(rows: pd.DataFrame) -> pd.DataFrame:
    """The same of the libraries on an R9 Nano; the simulated matrices lie by rows, so m and n are exchanged."""
    said = published_figures.nano().reset_index().rename(columns={"gflops": "published", "m": "n", "n": "m"})
    said["kernel"] = np.where(said["library"].str.startswith("clBLAS"), "gemm_strided_items", "gemm_blocked")
    return _beside(said.assign(device=f"{published_figures.NANO}-simulated"), rows)


def _beside(said: pd.DataFrame, rows: pd.DataFrame) -> pd.DataFrame:
    found = said.merge(tight(rows)[["device", *KEY, *RANGE, "limit"]], on=["device", *KEY], how="left", validate="many_to_one")
    found = found.rename(columns={"gflops_low": "low", "gflops": "simulated", "gflops_high": "high"})
    return found.assign(ratio=found["simulated"] / found["published"], inside=found["published"].between(found["low"], found["high"]))


def tight(rows: pd.DataFrame, assumption: str = "as it is") -> pd.DataFrame:
    """The rows under one assumption whose matrices have no gaps, of kernels as they were published."""
    return rows[(rows["assumption"] == assumption) & (rows["ldc"] == rows["n"]) & _published(rows)]


def _published(rows: pd.DataFrame) -> pd.Series:
    """False for the kernel whose tiles were varied, which nobody published."""
    return ~rows["config"].fillna("").str.contains("TILE_N")


def left_out(table: pd.DataFrame) -> pd.DataFrame:
    """Each kernel predicted from all others: one factor, the geometric mean of their ratios, is put on its simulated speeds.

    A row each: cells, `factor` of the others, and by how many times its own figures differ from it, in the geometric `mean` and at `most`.
    `table` is `beside`'s.
    """
    import pandas as pd

    logs = np.log(table["ratio"])
    found = {}
    for kernel, own in logs.groupby(table["kernel"], sort=False):
        factor = logs[table["kernel"] != kernel].groupby(table["kernel"]).mean().mean()  # each kernel counts once
        off = (own - factor).abs()
        found[kernel] = {"cells": len(own), "factor": np.exp(factor), "mean": np.exp(off.mean()), "most": np.exp(off.max())}
    return pd.DataFrame.from_dict(found, orient="index")


def factors(rows: pd.DataFrame) -> pd.DataFrame:
    """How many times slower each launch becomes under each assumption, and with rows that lie apart (`padded`: below 1 is slower as
    published). A row each card, kernel and size with tight rows."""
    of = rows[(rows["ldc"] == rows["n"]) & _published(rows)].pivot_table(index=["device", *KEY], columns="assumption", values="ms", sort=False)
    found = of.drop(columns="as it is").div(of["as it is"], axis=0)
    apart = rows[(rows["ldc"] > rows["n"]) & (rows["assumption"] == "as it is")].set_index(["device", *KEY])["ms"]
    return found.assign(pitch=of["as it is"].div(apart).reindex(of.index))


ENGINE_MS = 0.52
"""The most that a call through the phase 1 report's engine takes beyond its kernel: 1.177 ms against 0.659 (S2-M157)."""
LIKELY = {"core at 300 MHz": "core 300 MHz", "memory at 300 MHz": "memory 300 MHz", "channels in lockstep": "all lockstep",
          "nothing stays in L2": "nothing in L2", "L1 of 16 ways": "most L1 ways", "pitch of a power of two": "pitch"}
"""Explanations, and the assumption of each."""


def accounts(table: pd.DataFrame, rows: pd.DataFrame) -> pd.DataFrame:
    """What each explanation could account for: how many times slower than simulated it makes each launch, beside `ratio`, how many
    times slower the published one is. A row each document, kernel and n; NaN where it was not simulated.

    "other lanes" is the kernel with rows along dimension 0. "idle lanes" is what lanes without work-items cost, which the simulated
    time has already; "launch" is ENGINE_MS more for each call. `table` is `beside`'s.
    """
    of = table.merge(factors(rows).reset_index(), on=["device", *KEY], how="left", validate="many_to_one")
    ms = tight(rows).set_index(["device", *KEY])["ms"]
    own = ms.reindex(_launches(of)).to_numpy()
    other = ms.reindex(_launches(of.assign(kernel=of["kernel"] + "_row0"))).to_numpy()
    found = of.rename(columns={named: said for said, named in LIKELY.items()})
    found = found.assign(**{"other lanes": other / own, "launch": (own + ENGINE_MS) / own, "idle lanes": [1 / _lanes(name) for name in of["kernel"]]})
    return found.set_index(["document", "kernel", "n"])[["ratio", "other lanes", *LIKELY, "launch", "idle lanes"]]


def summary(account: pd.DataFrame) -> pd.DataFrame:
    """Of each explanation: launches that it was tried on, the median and the largest factor, and how many that are published slower
    than simulated it accounts for alone.

    `account` is that of `accounts`, or some of its rows.
    """
    import pandas as pd

    parts, slower = account.drop(columns="ratio"), account["ratio"].where(account["ratio"] > 1)
    return pd.DataFrame({"tried": parts.notna().sum(), "median": parts.median(), "largest": parts.max(),
                         "alone": parts.ge(slower, axis=0).sum()})


def _launches(table: pd.DataFrame) -> pd.MultiIndex:
    """The launches of a table: card, kernel and size."""
    import pandas as pd

    return pd.MultiIndex.from_frame(table[["device", *KEY]])


def _lanes(name: str) -> float:
    """The part of the lanes of a kernel's waves that have a work-item."""
    spec = resolve(name)
    ((_, _, local), *_) = spec.bind(Gemm(64, 64, 64)).passes
    return lanes_used(math.prod(local), int(card().wave_items))


def losses(rows: pd.DataFrame, pairs: Mapping[str, tuple[str, str]]) -> pd.DataFrame:
    """The part of its speed that a library loses at one size against another, published and simulated, for pairs of ids of `published_figures.nano`."""
    import pandas as pd

    said = nano_beside(rows)
    speed = pd.DataFrame({"published": said["published"]} | {
        name: said[KEY].merge(tight(rows, name)[[*KEY, "gflops"]], on=KEY, how="left")["gflops"].to_numpy()
        for name in ("as it is", "no lockstep", "all lockstep")}).set_index(said["id"])
    return pd.DataFrame({label: 1 - speed.loc[at] / speed.loc[beside] for label, (at, beside) in pairs.items()}).T


def excess(table: pd.DataFrame) -> pd.DataFrame:
    """What each published call took beyond the simulated time, in ms, a row each kernel, a column each size: the same in all columns if
    it were a fixed cost of a launch. `table` is `beside`'s."""
    ms = 2e-6 * table["m"] * table["n"] * table["k"] / table["published"]
    extra = ms - ms / table["ratio"]
    found = table.assign(extra=extra).pivot_table(index=["document", "kernel"], columns="n", values="extra", sort=False)
    return found[found.notna().sum(axis=1) > 1].sort_index(axis=1)


def clock(table: pd.DataFrame) -> pd.Series:
    """MHz at which the card's core would have to run for each ratio, where a launch takes so many clocks whatever the clock is."""
    return table["card"].map(lambda name: card(name).boost_mhz) / table["ratio"]
