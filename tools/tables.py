"""Write the tables that pages hold: `python -m tools.tables`.

The README's ladder comes from recorded data, the list of notebooks in docs/notebooks.md from the notebooks.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from polaris_lab.base.paths import ROOT
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.notebooks import notebook
from polaris_lab.notebooks.notebook_rules import page_row
from polaris_studies import ladder

GPU, CPU = "nvidia-h200", "pocl-amd-epyc-zen4"
HEAD = """| rung | kernel | what it adds | % of cuBLAS | % of the ceiling | on a CPU: % of OpenBLAS | % of the ceiling |
|---|---|---|---|---|---|---|
"""


def ladder_table() -> str:
    """Return the ladder on a GPU and on a CPU; a rung that was not timed on a device has a dash there."""
    tables = {device: ladder.recorded_steps(device) for device in (GPU, CPU)}
    lines = []
    for number, (name, rung) in enumerate(ladder.RUNGS.items(), 1):
        file = os.path.relpath(catalogue()[name].file, ROOT)
        shares = []
        for steps, _ in tables.values():
            found = steps[steps["kernel"] == name]
            shares += ["-", "-"] if found.empty else [f"{100 * share:.1f}" for share in found.iloc[0][
                ["of_best_rival", "of_ceiling"]]]
        lines.append(f"| {number} | [{name}]({file}) | {rung.adds} | {' | '.join(shares)} |\n")
    files = [[f"[{Path(file).parent.name}]({file})" for file in files] for _, files in tables.values()]
    sizes = [steps["m"].iloc[0] for steps, _ in tables.values()]
    return HEAD + "".join(lines) + (
        f"\nFloat32 squares in percent of the fastest library and of the measured rate of multiply-adds: {sizes[0]} on "
        f"an NVIDIA H200 (recorded: {', '.join(files[0])}),\n{sizes[1]} on two cores of an AMD Zen 4 (recorded: "
        f"{', '.join(files[1])}).\n")


def notebook_table() -> str:
    """Return every notebook with its question."""
    rows = [page_row(notebook.read(path)) for path in notebook.own().values()]
    return "\n".join(["| notebook | question |", "|---|---|", *rows]) + "\n"


TABLES = {"README.md": ladder_table, "docs/notebooks.md": notebook_table}
MARKS = "<!-- written by `python -m tools.tables` -->\n\n", "\n<!-- end of the table -->"


def filled(text: str, table: str) -> str:
    """Return the page with its table between the marks. Raises ValueError where a mark is missing."""
    begin, end = (text.index(mark) for mark in MARKS)
    return text[:begin] + MARKS[0] + table + text[end:]


def main() -> int:
    for name, make in TABLES.items():
        page = ROOT / name
        page.write_text(filled(page.read_text(encoding="utf-8"), make()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
