"""Begin a kernel or a study: files that keep every rule from the start, to be changed step by step."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_text
from polaris_lab.notebooks import notebook
from polaris_lab.notebooks.notebook_rules import page_row
from polaris_lab.notebooks.stored_outputs import refresh

_KERNEL = """/* {name}: one output per work-item, to begin with. Say here what is new about it, in one line.

   idea    Work-item (x, y) adds up row y of A times column x of B. Neighbours in dimension 0 read neighbouring
           columns of B, so that their loads lie side by side.

             dim 0 ->  columns of C
           dim 1  [ 0 1 2 3 ... 15 ]      a work-group of 16 x 16 covers a 16 x 16 block of C
             v    rows of C

   LDS     none
   needs   nothing: any shape, any leading dimensions                                                  */

kernel void {name}(int M, int N, int K,
{pad}float alpha, global const float *A, int lda,
{pad}global const float *B, int ldb,
{pad}float beta, global float *C, int ldc)
{{
    const int col = get_global_id(0);
    const int row = get_global_id(1);
    if (row >= M || col >= N) return;

    float sum = 0.0f;
    for (int k = 0; k < K; k++)
        sum += A[(long)row * lda + k] * B[(long)k * ldb + col];

    const long at = (long)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}}
"""
_TABLE = """
[{name}]
file = "gemm/{name}.cl"
signature = "gemm"
description = "one output per work-item, to begin with"
global = ["ceil(N / 16) * 16", "ceil(M / 16) * 16"]
local = [16, 16]
"""
_ROW = re.compile(r"^\| \[\d\d_\w+\]\(\.\./notebooks/\d\d_\w+\.ipynb\) \|.*\n", re.MULTILINE)


def new_kernel(name: str, folder: Path = paths.KERNELS) -> Path:
    """Write `gemm/<name>.cl` and its table in catalogue.toml, below `folder`: a right kernel, to be changed.

    Returns the path of the file. Raises ValueError for a name that does not begin with gemm_, is no identifier in small
    letters, or is taken.
    """
    if not re.fullmatch(r"gemm_[a-z0-9_]*[a-z0-9]", name):
        raise BadValue("NAME", "NAME: a kernel is called gemm_IDEA in small letters, digits and _, like "
                       f"gemm_wide_tile, not {name}")
    catalogue, file = folder / "catalogue.toml", folder / f"gemm/{name}.cl"
    text = catalogue.read_text(encoding="utf-8")
    if name in tomllib.loads(text) or file.exists():
        raise BadValue("NAME", f"NAME: there is a kernel {name} already; choose another name")
    write_text(file, _KERNEL.format(name=name, pad=" " * len(f"kernel void {name}(")))
    write_text(catalogue, text.rstrip("\n") + "\n" + _TABLE.format(name=name))
    return file


def new_study(topic: str, question: str = "", folder: Path = paths.NOTEBOOKS,
              page: Path = paths.ROOT / "docs/notebooks.md") -> Path:
    """Write and execute `NN_<topic>.ipynb` in `folder`, with the next free number, and its row in docs/notebooks.md.

    `question` is what the study asks. Returns the notebook's path. Raises ValueError for a topic that is no identifier
    in small letters or that a notebook has, for a question that does not end in "?", and when it cannot be executed.
    """
    question = " ".join(question.split()) or f"What does {topic.replace('_', ' ')} cost, and where does it show?"
    if not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", topic):
        raise BadValue("NAME", f"NAME: a topic is in small letters, digits and _, like wide_loads, not {topic}")
    if not question.endswith("?") or "*" in question or "|" in question:
        raise BadValue("--question",
                       f"--question: a question ends with a question mark and has no * and no |, not {question!r}")
    numbers = {int(path.name[:2]): path for path in folder.glob("[0-9][0-9]_*.ipynb")}
    if taken := [path.name for path in numbers.values() if path.stem[3:] == topic]:
        raise BadValue("NAME", f"NAME: there is a notebook {taken[0]} already; choose another topic")
    number = max(numbers, default=-1) + 1
    if number > 99:
        raise BadValue("NAME", "NAME: the numbers of notebooks have two digits, and 99 is taken")
    path = folder / f"{number:02}_{topic}.ipynb"
    write_text(path, nbformat.writes(_study(topic, question)) + "\n")
    before = page.read_text(encoding="utf-8")
    rows = list(_ROW.finditer(before))
    at = rows[-1].end() if rows else len(before)
    write_text(page, before[:at] + page_row(notebook.read(path)) + "\n" + before[at:])
    if faults := refresh([str(path)]):
        path.unlink()
        write_text(page, before)
        raise ValueError("the new notebook cannot be executed here: " + "; ".join(faults))
    return path


def _study(topic: str, question: str) -> nbformat.NotebookNode:
    title = topic.replace("_", " ").capitalize()
    parameters = ('device = "auto"  # part of a platform\'s or device\'s name, "cpu", "gpu" or "0:1"\n'
                  "size = 64  # m = n = k\nrepeats = 6  # samples of each kernel at most\nseed = 1  # of the inputs\n"
                  "record = False  # write what is measured to data/measured")
    cells = [
        new_markdown_cell(f"# {title}\n\n**{question}**\n\nTwo kernels are proved and timed. It will be concluded "
                          "which of them is right, and what that says about the question."),
        new_code_cell(parameters, metadata={"tags": ["parameters"]}),
        new_code_cell("import polaris_lab as pl\n\nlab = pl.open_lab(device)\n"
                      "kernels = [\"gemm_naive\", \"gemm_tiled\"]"),
        new_markdown_cell("## Prediction\n\nBoth kernels are right. Say here, before you run the cells below, which is "
                          "faster and by how much."),
        new_markdown_cell("## Experiment\n\nFirst the proof, without the sanitizer to be quick. A verdict is the same "
                          "on every device."),
        new_code_cell("reports = {name: pl.check(name, device, seed=seed, sanitizer=False) for name in kernels}\n"
                      "{name: report.ok for name, report in reports.items()}"),
        new_code_cell("pl.claim(\"both kernels are right\", all(report.ok for report in reports.values()))"),
        new_markdown_cell("Then the times. They differ from run to run, so that this cell is not compared; it asserts "
                          "what must hold."),
        new_code_cell("rows = lab.sweep(kernels, [size], repeats=repeats, seed=seed)\n"
                      f"lab.save(rows, \"{topic}\", record=record, seed=seed, size=size, repeats=repeats)\n"
                      "assert rows[\"ok\"].all()\npl.summarise(rows)",
                      metadata={"tags": [notebook.IGNORED], "reason": "times of this device"}),
        new_markdown_cell("## Result\n\nThe work does not depend on the kernel: two FLOPs for each multiply-add."),
        new_code_cell("print(f\"{2 * size**3:,} FLOPs in a product of {size} x {size} x {size}\")"),
        new_markdown_cell("## What we found\n\nSay what the numbers above answer, what they do not, and give a "
                          "`pl.verdicts` for the published claims that they settle."),
    ]
    for place, cell in enumerate(cells):
        cell["id"] = f"{topic.replace('_', '-')[:40]}-{place}"  # the same on every machine
    metadata = {"kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
                "language_info": {"name": "python"}}
    return new_notebook(cells=cells, metadata=metadata)
