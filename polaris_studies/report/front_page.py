"""Fill the front page, notebooks/index.ipynb: what the lab reaches, the course, an answer a notebook, counts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import html_forms
from polaris_lab.base.html_forms import Shown, marked
from polaris_lab.base.recordings import recorded
from polaris_lab.claims.claims import TITLES, WORDS
from polaris_lab.notebooks import notebook
from polaris_studies import attention_ladder, chosen_kernel, claims_ledger

if TYPE_CHECKING:
    import pandas as pd

CHAPTERS = {
    "01_your_first_kernel": ("Your first kernel", "write, launch and check a kernel, and read each error"),
    "02_what_your_device_can_do": ("What your device can do", "name the ceiling, and what a call costs besides"),
    "03_neighbours_in_memory": ("Neighbours in memory", "map work-items to addresses, and predict what a load costs"),
    "04_tiled_local_memory": ("The tile", "use local memory and barriers"),
    "05_more_work_in_registers": ("More work in registers", "give a work-item 2 x 2, 4 x 4 and 8 x 8 outputs"),
    "06_sixteen_bytes_at_a_time": ("Sixteen bytes at a time", "load four floats at once, from a tile that fits"),
    "07_padding_banks_and_lines": ("Banks and padding", "see bank conflicts, and remove them"),
    "08_fetch_the_next_tile_early": ("Fetch the next tile early", "hide the wait for memory behind arithmetic"),
    "09_order_edges_split": ("Order, edges, split", "finish a kernel for any shape"),
    "10_the_ladder": ("The ladder", "say at each rung which unit limits"),
    "11_tune_and_choose": ("Tune and choose", "search, keep a few builds, and know when to stop"),
    "12_attention": ("Attention", "compute a softmax over a row that is never seen whole"),
}
"""The course: each notebook's title and what a reader can do after it."""
CARD = "nvidia-h200"


def facts() -> Shown:
    """Tabulate what the lab reaches compared with three libraries, and where that does not hold, from recorded data."""
    card = chosen_kernel.speeds(recorded("chosen_drawn")).query("device == @CARD")
    drawn = chosen_kernel.summary(card, ["device"]).loc[CARD]
    cpu = chosen_kernel.speeds(recorded("chosen_cpu"))["ratio"]
    goals = attention_ladder.goals(attention_ladder.tabulate(attention_ladder.recorded_ladders()))
    of_d = goals.query("device == @CARD").groupby("d")["of_rival"].agg(["min", "max"])
    on_cpu = np.exp(np.log(cpu).mean())
    rows = (
        ((f"`lab.gemm` against cuBLAS, float32, H200: {drawn['mean']:.2f} times its speed in the mean of "
         f"{drawn['problems']:.0f} products drawn at random"),
         f"single shapes, down to {drawn['worst']:.2f}, and small products in a row (case file 63)"),
        ((f"`lab.gemm` against OpenBLAS through NumPy, two CPUs: {on_cpu:.2f} times its speed in the mean of "
         f"{len(cpu)} timed products, and {cpu.min():.2f} at the worst"),
         "a CPU that was never tuned, and some shapes drawn at random (case file 61)"),
        ((f"`lab.attention` against PyTorch's float32 attention, H200: {of_d['min'][64]:.2f} to {of_d['max'][64]:.2f} "
          f"times its speed with rows of 64 numbers, {of_d['min'][128]:.2f} to {of_d['max'][128]:.2f} with 128, and "
          f"{of_d['min'][256]:.2f} to {of_d['max'][256]:.2f} with 256"),
         "GPUs other than NVIDIA's Hopper, where the lead is smaller or none (case file 54)"),
    )
    return Shown("\n".join(f"{said}.\n    Not: {fails}." for said, fails in rows),
                 html_forms.table(("measured", "where it does not hold"), rows))


def chapters() -> Shown:
    """List the chapters of the course: a link to each that is there, and what one can do after it."""
    there = notebook.own()
    lines = [f"{name[:2]}  {title}: {able}" for name, (title, able) in CHAPTERS.items()]
    html = "".join(f'<tr><td>{name[:2]}</td><td style="text-align:left">'
                   + (f'<a href="{name}.ipynb">{escape(title)}</a>' if name in there else escape(title))
                   + f'</td><td style="text-align:left">{escape(able)}</td></tr>'
                   for name, (title, able) in CHAPTERS.items())
    head = "<tr><th></th><th>chapter</th><th>what you can do afterwards</th></tr>"
    return Shown("\n".join(lines), f"<table>{head}{html}</table>")


def answers() -> Shown:
    """List every numbered notebook with its question and the answer of its first screen, by their numbers."""
    rows = [(study.name, study.question, answer_of(study)) for study in notebook.find() if study.name != "index"]
    html = "".join(f'<tr><td style="text-align:left;vertical-align:top"><a href="{name}.ipynb">{escape(name)}</a></td>'
                   f'<td style="text-align:left"><i>{marked(asked)}</i><br>{marked(said)}</td></tr>'
                   for name, asked, said in rows)
    return Shown("\n".join(f"{name}\n    {asked}\n    {said}" for name, asked, said in rows), f"<table>{html}</table>")


def answer_of(study: notebook.Study) -> str:
    """Return the answer of a notebook, the sentence of its answer box; its question where it has none."""
    for cell in study.nb.cells:
        if cell.cell_type == "code" and "pl.answer(" in cell.source:
            for output in cell.outputs:
                if text := output.get("data", {}).get("text/plain", ""):
                    return text.split("\n")[0]
    return study.question


def verdict_counts() -> pd.DataFrame:
    """Count the verdicts on the published claims: a row for each document and one for all, a column for each word."""
    table = claims_ledger.counts(claims_ledger.claim_table(), "document")
    table = table.rename(index=TITLES).rename_axis("document")
    table.loc["all"] = table.sum()
    return table[[*WORDS, "all"]]
