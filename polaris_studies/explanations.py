"""Compare simulated speeds with published ones: their ratios, and what each explanation could account for."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.model.cards import card
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Gemm
from polaris_sim.timing.bank_conflicts import lanes_used
from polaris_studies import published_figures

if TYPE_CHECKING:
    import pandas as pd

KEY = ["kernel", "m", "n", "k"]
RANGE = ["gflops_low", "gflops", "gflops_high"]


def compare_with_published(rows: pd.DataFrame) -> pd.DataFrame:
    """Join the documents' figures with the simulated speeds of the same launches.

    `rows` are those of the study "validation". Columns: document, kernel, n, `published`, `low`, `simulated` and `high`
    in GFLOPS, `ratio` (simulated / published), `inside` (the published figure lies between low and high), and the
    simulated `limit`.
    """
    said = published_figures.cells().rename(columns={"gflops": "published"}).drop(columns=["gflops_low", "gflops_high"])
    return _beside(said.assign(device=said["card"] + "-simulated", m=said["n"], k=said["n"]), rows)


def compare_nano(rows: pd.DataFrame) -> pd.DataFrame:
    """Join the figures of the libraries on an R9 Nano with simulated speeds, as `compare_with_published` does.

    The libraries' matrices are stored by columns, the simulated ones by rows, so m and n are exchanged.
    """
    said = published_figures.nano().reset_index().rename(columns={"gflops": "published", "m": "n", "n": "m"})
    said["kernel"] = np.where(said["library"].str.startswith("clBLAS"), "gemm_strided_items", "gemm_blocked")
    return _beside(said.assign(device=f"{published_figures.NANO}-simulated"), rows)


def _beside(said: pd.DataFrame, rows: pd.DataFrame) -> pd.DataFrame:
    """Join published figures with the simulated launches of the same device, kernel and size."""
    found = said.merge(tight(rows)[["device", *KEY, *RANGE, "limit"]], on=["device", *KEY], how="left",
                       validate="many_to_one")
    found = found.rename(columns={"gflops_low": "low", "gflops": "simulated", "gflops_high": "high"})
    return found.assign(ratio=found["simulated"] / found["published"],
                        inside=found["published"].between(found["low"], found["high"]))


def tight(rows: pd.DataFrame, assumption: str = "as it is") -> pd.DataFrame:
    """Select the rows of published kernels under one assumption, with tight rows of the matrices."""
    return rows[(rows["assumption"] == assumption) & (rows["ldc"] == rows["n"]) & _published(rows)]


def _published(rows: pd.DataFrame) -> pd.Series:
    """Mark the rows of published kernels; kernels with varied tiles were not published."""
    return ~rows["config"].fillna("").str.contains("TILE_N")


def left_out(table: pd.DataFrame) -> pd.DataFrame:
    """Predict each kernel from all others: its simulated speeds times the geometric mean of the others' ratios.

    `table` is from `compare_with_published`. A row for each kernel: cells, the `factor` of the others, and the ratio
    between its own figures and the prediction, as geometric `mean` and at `most`.
    """
    import pandas as pd

    logs = np.log(table["ratio"])
    found = {}
    for kernel, own in logs.groupby(table["kernel"], sort=False):
        factor = logs[table["kernel"] != kernel].groupby(table["kernel"]).mean().mean()  # each kernel counts once
        off = (own - factor).abs()
        found[kernel] = {"cells": len(own), "factor": np.exp(factor), "mean": np.exp(off.mean()),
                         "most": np.exp(off.max())}
    return pd.DataFrame.from_dict(found, orient="index")


def factors(rows: pd.DataFrame) -> pd.DataFrame:
    """Compute how many times slower each launch becomes under each assumption, for each card, kernel and size.

    The column `pitch` is the time with tight rows over the time with padded rows: above 1, the tight rows are slower.
    """
    published = rows[(rows["ldc"] == rows["n"]) & _published(rows)]
    of = published.pivot_table(index=["device", *KEY], columns="assumption", values="ms", sort=False)
    found = of.drop(columns="as it is").div(of["as it is"], axis=0)
    apart = rows[(rows["ldc"] > rows["n"]) & (rows["assumption"] == "as it is")].set_index(["device", *KEY])["ms"]
    return found.assign(pitch=of["as it is"].div(apart).reindex(of.index))


ENGINE_MS = 0.52
"""The most time that a call through the engine of the phase 1 report adds to its kernel: 1.177 ms against 0.659
(S2-M157).
"""
LIKELY = {"core at 300 MHz": "core 300 MHz", "memory at 300 MHz": "memory 300 MHz",
          "channels in lockstep": "all lockstep",
          "nothing stays in L2": "nothing in L2", "L1 of 16 ways": "most L1 ways", "pitch of a power of two": "pitch"}
"""Explanations, and the assumption of the study "validation" that each stands for."""


def accounts(table: pd.DataFrame, rows: pd.DataFrame) -> pd.DataFrame:
    """Compute how many times slower each explanation makes each launch, and how many times slower was published.

    `table` is from `compare_with_published`. A row for each document, kernel and n; NaN where it was not simulated.
    `ratio` is the simulated speed over the published one. "other lanes" is the kernel with rows along dimension 0.
    "idle lanes" is the cost of lanes without work-items, and "denormals" that of keeping them, as Clover's code does,
    over the code of the clang driver; the simulated time contains both already. "launch" adds ENGINE_MS to each call.
    """
    of = table.merge(factors(rows).reset_index(), on=["device", *KEY], how="left", validate="many_to_one")
    ms = tight(rows).set_index(["device", *KEY])["ms"]
    flushed = tight(rows, "denormals flushed").set_index(["device", *KEY])["ms"]
    own = ms.reindex(_launches(of)).to_numpy()
    other = ms.reindex(_launches(of.assign(kernel=of["kernel"] + "_row0"))).to_numpy()
    found = of.rename(columns={named: said for said, named in LIKELY.items()})
    found = found.assign(**{"other lanes": other / own, "launch": (own + ENGINE_MS) / own,
                            "denormals": own / flushed.reindex(_launches(of)).to_numpy(),
                            "idle lanes": [1 / _lanes(name) for name in of["kernel"]]})
    return found.set_index(["document", "kernel", "n"])[["ratio", "other lanes", *LIKELY, "launch", "idle lanes",
                                                         "denormals"]]


def summary(account: pd.DataFrame) -> pd.DataFrame:
    """Summarise each explanation: the launches it was `tried` on, the `median` and the `largest` factor, and `alone`.

    `account` is a table of `accounts`, or some of its rows. `alone` counts the launches published slower than simulated
    whose whole ratio the explanation accounts for by itself.
    """
    import pandas as pd

    parts, slower = account.drop(columns="ratio"), account["ratio"].where(account["ratio"] > 1)
    return pd.DataFrame({"tried": parts.notna().sum(), "median": parts.median(), "largest": parts.max(),
                         "alone": parts.ge(slower, axis=0).sum()})


def _launches(table: pd.DataFrame) -> pd.MultiIndex:
    """Index the launches of a table by card, kernel and size."""
    import pandas as pd

    return pd.MultiIndex.from_frame(table[["device", *KEY]])


def _lanes(name: str) -> float:
    """Compute the fraction of lanes in a kernel's waves that have a work-item."""
    spec = resolve(name)
    ((_, _, local), *_) = spec.bind(Gemm(64, 64, 64)).passes
    return lanes_used(math.prod(local), int(card().wave_items))


def losses(rows: pd.DataFrame, pairs: Mapping[str, tuple[str, str]]) -> pd.DataFrame:
    """Compute the fraction of its speed that a library loses at one size against another, published and simulated.

    `pairs` maps a label to the ids of `published_figures.nano` for the slow and the fast size. A column for the
    published loss, and one for each of three assumptions.
    """
    import pandas as pd

    said = compare_nano(rows)
    speed = pd.DataFrame({"published": said["published"]} | {
        name: said[KEY].merge(tight(rows, name)[[*KEY, "gflops"]], on=KEY, how="left")["gflops"].to_numpy()
        for name in ("as it is", "no lockstep", "all lockstep")}).set_index(said["id"])
    return pd.DataFrame({label: 1 - speed.loc[at] / speed.loc[base] for label, (at, base) in pairs.items()}).T
