"""Fill the front page, notebooks/index.ipynb: the story, figures, an answer a notebook, counts, this device's score."""

from __future__ import annotations

import base64
import io
from html import escape
from typing import TYPE_CHECKING

import matplotlib as mpl

from polaris_lab.base import html_forms
from polaris_lab.base.html_forms import Shown, marked
from polaris_lab.base.recordings import published
from polaris_lab.claims.claims import TITLES, WORDS
from polaris_lab.device.device import Device
from polaris_lab.notebooks import notebook
from polaris_studies import attention_faults, claims_ledger, int32_dispatch
from polaris_studies.pictures import story as drawn
from polaris_studies.report import story as told
from polaris_studies.report.compared_devices import device_rows

if TYPE_CHECKING:
    import pandas as pd

FIGURES = ("published", "machine_code", "made_for_it", "silent_bug", "references")
"""The figures of the front page: scenes of the book's story."""


def sentences() -> Shown:
    """Tell the whole story in ten sentences; each number in them is computed from the data."""
    best, ratio, made, bound = (told.scene(name).number for name in FIGURES[:4])
    table = claims_ledger.claim_table()
    words, matrix = table["verdict"].value_counts(), attention_faults.matrix(attention_faults.answers())
    seen = int(matrix["memory checker"].eq(True).sum())
    story = [
        (f"{published('claims')['source'].nunique()} documents make {len(table)} claims about kernels for matrix "
         "products and attention, most of them on AMD Polaris cards."),
        f"The best kernel that they publish reaches {best} % of what its card can do.",
        ("There is no Polaris card here, so the lab runs the machine code of each kernel in a simulator, one "
         "instruction after the other."),
        f"By the simulator the median published kernel should reach {ratio} times its published speed.",
        (f"A kernel that was tuned for the card in the simulator reaches {made} % of the peak there, which an owner of "
         "a card can test."),
        (f"One published kernel wrote past its arrays, and its results were wrong by up to {bound} times the error "
         "that rounding allows; no device on which it ran reported it."),
        ("Another was called slow at 2048 because of the caches, but a counter of its work had overflowed to "
         f"{int(int32_dispatch.path_log([2048], 32)['count'].iloc[0])}, and the GPU never ran it."),
        (f"A check of memory accesses does not find every fault: of {len(matrix)} that were planted in an attention "
         f"kernel it sees {seen}."),
        ("So a kernel is proved here, against an error bound, before its speed is shown, and a time is shown with its "
         "interval."),
        (f"Of the {len(table)} claims {words['reproduced']} were reproduced, {words['contradicted']} were "
         f"contradicted, and {words['partly']} hold in part or could be tested on other devices only; "
         f"{words['not testable here']} cannot be tested here, and {words['adopted']} are rules of work that the lab "
         "follows."),
    ]
    return Shown("\n".join(f"{number:2}. {each}" for number, each in enumerate(story, 1)),
                 "<ol>" + "".join(f"<li>{escape(each)}</li>" for each in story) + "</ol>")


def figure(name: str) -> Shown:
    """Show one of FIGURES with its message and what it shows. Raises ValueError for another name."""
    with mpl.rc_context(drawn.STYLE):
        scene = told.scene(name)
        file = io.BytesIO()
        scene.figure.savefig(file, format="png", dpi=100, facecolor="white", metadata={"Software": None})
    picture = base64.b64encode(file.getvalue()).decode()
    return Shown(f"{scene.title}\n{scene.text}",
                 f'<h4>{escape(scene.title)}</h4><img alt="{escape(scene.title, quote=True)}" style="max-width:100%" '
                 f'src="data:image/png;base64,{picture}"><p>{escape(scene.text)}</p>')


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


def this_device(here: Device | None) -> Shown:
    """Say in one sentence what the device at hand scored by its recorded runs, or that nothing is recorded of it."""
    row = next((row for row in device_rows(here) if row["here"]), None)
    if row is None or row["kernel"] is None:
        name = here.name if here else "this machine"
        text = (f"Nothing is recorded of {name} yet. `polaris-lab tune --quick` takes a minute, and `polaris-lab run "
                "--record` puts the device into every table.")
    else:
        share = f", {row['share']:.0f} % of the device's own rate of multiply-adds" if row["share"] else ""
        text = (f"{row['name']}: the fastest kernel at {row['size']} x {row['size']} is {row['kernel']} with "
                f"{row['gflops']:,.0f} GFLOPS{share}, in the recorded run {row['record'] or 'of this checkout'}.")
    return Shown(text, html_forms.lines([text]))
