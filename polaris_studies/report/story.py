"""Tell the story of the lab in seven figures: for each a title, two or three sentences, the picture and its sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import matplotlib as mpl

from polaris_lab.base.errors import unknown
from polaris_lab.base.recordings import published, read_setting, recorded, sources
from polaris_lab.claims.claims import WORDS, kept_verdicts
from polaris_lab.measure.summaries import summarise
from polaris_lab.model.cards import card
from polaris_studies import ladder, published_figures, simulated_tuning, validation
from polaris_studies.pictures import story as draw

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.figure import Figure

SHOWN_KERNELS = 9
"""Kernels that a device's panel shows, the fastest first."""
OPEN = "open"
"""What a claim is that has no verdict yet."""


class Scene(NamedTuple):
    """Holds one figure of the story: `text` says what it shows in figures computed from the same rows; `number` is the
    one that the front page repeats, empty where it repeats none."""

    name: str
    title: str
    text: str
    figure: Figure
    sources: list[str]
    number: str = ""


def scenes() -> Iterator[Scene]:
    """Make the seven figures, in order. Raises ValueError where a recording that one needs is missing."""
    with mpl.rc_context(draw.STYLE):
        for make in _SCENES:
            yield make()


def scene(name: str) -> Scene:
    """Make one figure: "climb", "published", "machine_code", "made_for_it", "silent_bug", "references" or "ledger".

    Raises ValueError for another name, and as `scenes`.
    """
    known = {make.__name__.lstrip("_"): make for make in _SCENES}
    if name not in known:
        raise unknown("scene", name, known)
    with mpl.rc_context(draw.STYLE):
        return known[name]()


def _climb() -> Scene:
    table, files = ladder.recorded_steps("nvidia-h200")
    table = table.iloc[:table["of_best_rival"].argmax() + 1]  # the kernels after the fastest are made for CPUs
    share = 100 * table["of_best_rival"]
    return Scene(
        "story_0_climb", f"From {share.iloc[0]:.0f} to {share.iloc[-1]:.0f} % of cuBLAS, in OpenCL, one idea at a time",
        f"Each bar is one kernel at {table['m'].iloc[0]} x {table['m'].iloc[0]} on an H200, in float32. The fastest of "
        f"them reaches {100 * table['of_ceiling'].max():.0f} % of the card's measured rate of multiply-adds. The order "
        "is that of the ideas, so that some rungs are slower than the one before.",
        draw.climb(table.assign(share=share)), files)


def _published() -> Scene:
    best = published_figures.cells().sort_values("gflops", ascending=False).drop_duplicates("kernel")
    best = best.assign(share=[float(simulated_tuning.percent_of_peak(gflops, name))
                              for gflops, name in zip(best["gflops"], best["card"], strict=True)],
                       label=[f"{kernel}, {n}" for kernel, n in zip(best["kernel"], best["n"], strict=True)])
    best = best.assign(card=[card(name).title for name in best["card"]])
    best = best.sort_values("share", ascending=False, ignore_index=True)
    top, most = best.iloc[0], best.loc[best["gflops"].idxmax()]
    other = (f" {most.kernel} has more, {most.gflops:,.0f} GFLOPS, but on a {most.card}, which could do more."
             if most.kernel != top.kernel else "")
    return Scene(
        "story_1_published", "What was published: less than a tenth of each card's peak",
        f"The published OpenCL kernel that gets most out of its Polaris card is {top.kernel} at {top.n} x {top.n}: "
        f"{top.gflops:,.0f} GFLOPS, {top.share:.0f} % of what a {top.card} can do at its boost clock.{other} Each "
        "point is the best published speed of one kernel, as others measured it; of several figures, the median.",
        draw.shares_of_peak(best), ["data/published/measurements.csv", "data/cards.toml"],
        f"{top.share:.0f}")


def _machine_code() -> Scene:
    rows = recorded(validation.STUDY, validation.VALIDATION_COLUMNS)
    as_it_is = rows[(rows["assumption"] == "as it is") & (rows["compiler"] == "clover")
                    & (rows["ldb"] == rows["n"])]  # padded rows are another launch
    cells = published_figures.cells().sort_values("gflops", ascending=False).drop_duplicates("kernel")
    cells = cells.assign(device=cells["card"] + "-simulated").merge(
        as_it_is[["device", "kernel", "n", "gflops_low", "gflops", "gflops_high", "run_id", "study"]].drop_duplicates(
            ["device", "kernel", "n"]), on=["device", "kernel", "n"], suffixes=("", "_simulated"))
    table = cells.assign(label=[f"{kernel}, {n}" for kernel, n in zip(cells["kernel"], cells["n"], strict=True)],
                         published=cells["gflops"], expected=cells["gflops_simulated"],
                         low=cells["gflops_low_simulated"], high=cells["gflops_high_simulated"])
    gain = table[["low", "expected", "high"]].div(table["published"], axis=0)
    low, ratio, high = gain.median()
    slower = ", ".join(table.loc[gain["expected"] < 1, "kernel"])
    return Scene(
        "story_2_machine_code", f"What the machine code allows: {ratio:.1f} times the published speed, in the median",
        "The same kernels, each simulated instruction by instruction on the card of its report. The median kernel "
        f"should be {ratio:.1f} times as fast as published. Sources disagree on some clocks and rates of the cards: a "
        f"bar runs from the slowest to the fastest of them, {low:.1f} to {high:.1f} times in the median."
        f"{f' Published faster than it is simulated: {slower}.' if slower else ''} The code is as Clover, a driver "
        "that two of the reports name, compiles it. These are simulations: this lab has no Polaris. Notebook 52 tries "
        "the causes that could explain the difference.",
        draw.published_and_simulated(table), [*sources(table), "data/published/measurements.csv"],
        f"{ratio:.1f}")


def _made_for_it() -> Scene:
    rows = recorded(simulated_tuning.STUDY, simulated_tuning.TUNING_COLUMNS)
    rows = rows[(rows["stage"] == "step") & (rows["device"] == rows["device"].iloc[0])].reset_index(drop=True)
    name = rows["device"].iloc[0].removesuffix("-simulated")
    labels = [f"{row.kernel}, {_tile(str(row.config))}" if "TILE_M" in str(row.config) else row.kernel
              for row in rows.itertuples()]
    labels = [f"{label}, rows padded" if padded else label
              for label, padded in zip(labels, rows["ldb"] > rows["n"], strict=True)]
    table = rows.assign(label=labels, low=rows["gflops_low"], expected=rows["gflops"], high=rows["gflops_high"])
    peak = 100.0 / float(simulated_tuning.percent_of_peak(1.0, name))
    last = table.iloc[-1]
    low, share, high = (100 * last[end] / peak for end in ("low", "expected", "high"))
    return Scene(
        "story_3_made_for_it", f"A kernel made for the card: {share:.0f} % of the peak, simulated",
        f"Step by step from published kernels to one that a search in the simulator found: {last.expected:,.0f} GFLOPS "
        f"at {last.n:.0f} x {last.n:.0f}, {share:.0f} % of the peak, or {low:.0f} to {high:.0f} % with the slowest and "
        "the fastest constants. The code is as AMD's own compilers make it, with one instruction for a product and a "
        "sum, where the figure before has Clover's. The kernel is proved and timed on other devices; on a Polaris it "
        "is a forecast that an owner can test in minutes.",
        draw.steps_to_the_peak(table, peak, card(name).title), sources(rows), f"{share:.0f}")


def _tile(config: str) -> str:
    found = read_setting(config)
    return (f"{found['TILE_M']}x{found['TILE_N']}x{found['TILE_K']}, {found['ITEM_M']}x{found['ITEM_N']} each"
            f"{', two buffers' if found['BUFFERS'] == 2 else ''}")


def _silent_bug() -> Scene:
    rows = recorded("repair")
    table = rows.groupby(["device", "kernel"], sort=False)["bound_fraction"].max().rename("fraction").reset_index()
    wrong = table[table["fraction"] > 1]
    right = table[table["fraction"] <= 1]
    worst = wrong.loc[wrong["fraction"].idxmax()]
    return Scene(
        "story_4_silent_bug", "A published kernel is wrong by far more than rounding, and no device reports it",
        f"One published kernel wrote past its arrays in local memory. None of the {wrong['device'].nunique()} devices "
        f"on which it ran reported that: the numbers are only wrong, by up to {worst.fraction:,.0f} times the derived "
        f"error bound (on {worst.device}). Right kernels stay below {100 * right['fraction'].max():.0f} % of it. So a "
        "kernel is proved here before its speed is shown.",
        draw.errors_over_bounds(table), sources(rows), f"{worst.fraction:,.0f}")


def _references() -> Scene:
    rows = recorded("portfolio")
    tables = shares_of_fastest(summarise(rows))
    firsts = ", ".join(f"{' or '.join(level(table))} on {device.split(',')[0]}" for device, table in tables.items())
    return Scene(
        "story_5_references", f"The fastest at the largest square: {firsts}",
        "The fastest kernels and libraries of each device, in percent of the fastest, with 95 % intervals, at the "
        "largest square that was timed there. Where the title names several, their intervals overlap. GFLOPS of "
        "different devices are not comparable; ranks are. A new device's recorded portfolio appears here by itself.",
        draw.parts_of_the_fastest(tables), sources(rows))


def level(table: pd.DataFrame) -> list[str]:
    """List the fastest kernel of a table of `shares_of_fastest`, and those whose interval reaches into its own."""
    return list(table["kernel"][(table["high"] >= table["low"].iloc[0]) | (table["kernel"] == table["kernel"].iloc[0])])


def shares_of_fastest(summary: pd.DataFrame, shown: int = SHOWN_KERNELS) -> dict[str, pd.DataFrame]:
    """Rank right kernels at each device's largest size: {"device, n x n x n": kernel, share, low, high in percent}."""
    tables = {}
    for device, here in summary.groupby("device", sort=False):
        here = here[here["ok"] & (here["m"] == here["m"].max())].sort_values("ms").head(shown)
        fastest, size = here["gflops"].max(), here["m"].iloc[0]
        tables[f"{device}, {size} x {size} x {size}"] = here[["kernel"]].assign(
            share=100 * here["gflops"] / fastest, low=100 * here["gflops_low"] / fastest,
            high=100 * here["gflops_high"] / fastest)
    return tables


def _ledger() -> Scene:
    import pandas as pd

    claims = published("claims")
    given = {entry["id"]: entry["verdict"] for entry in kept_verdicts()}
    words = pd.Series([given.get(claim, OPEN) for claim in claims.index], claims.index)
    table = pd.crosstab(claims["source"], words).reindex(columns=[*WORDS, OPEN], fill_value=0)
    table = table.loc[:, table.any()]
    counts = ", ".join(f"{int(count)} {word}" for word, count in table.sum().items())
    return Scene(
        "story_6_ledger", "What became of the published claims",
        f"{claims['source'].nunique()} documents made {len(claims)} claims. Each gets a verdict with its evidence: "
        f"{counts}.",
        draw.words_by_document(table), ["data/verdicts.csv", "data/published/claims.csv"])


_SCENES: tuple[Callable[[], Scene], ...] = (
    _climb, _published, _machine_code, _made_for_it, _silent_bug, _references, _ledger)
