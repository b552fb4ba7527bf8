"""Execute notebooks for the outputs that are committed with them, and drop metadata that differs from run to run."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode

from polaris_lab.base.blas_environment import without_overrides
from polaris_lab.base.files import write_text
from polaris_lab.base.isolation import safe_imports
from polaris_lab.base.typed_command import COMMAND, command_line
from polaris_lab.claims import claims
from polaris_lab.notebooks import notebook
from polaris_lab.notebooks.execution import died_early, require_loopback, start_again
from polaris_lab.notebooks.notebook import IGNORED, Study
from polaris_lab.notebooks.notebook_rules import MOST_BYTES, all_faults

CELL_TIMEOUT = 600
"""Seconds that one cell may take."""

_BOX = re.compile(r"^pl\.(answer|verdicts)\(", re.MULTILINE)
_KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def refresh(names: Sequence[str] = ()) -> list[str]:
    """Execute the notebooks called `names` (all when none is named), store their outputs, and print what changed.

    A notebook with a cell that fails or writes to stderr is left as it was, and so are the verdicts that it gave; other
    files that its cells wrote, like figures, are not put back. Returns one sentence for each such notebook, and for
    each rule that a stored one breaks. Raises ValueError for a name that is not known or a damaged file of verdicts,
    OSError when a notebook cannot be written, KeyboardInterrupt with a sentence that says which notebooks were not
    refreshed.
    """
    faults, studies = [], notebook.find(names)
    require_loopback()
    claims.kept_verdicts()  # a damaged file is named now, and not after minutes of work
    for number, study in enumerate(studies):
        try:
            if fault := _refresh_one(study):
                faults.append(f"{study.name} is left as it was: {fault}")
            else:
                faults += [f"{study.name}: {broken}" for broken in all_faults(notebook.read(study.path))]
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"interrupted; {study.name} is left as it was"
                                    + (f", and so are {len(studies) - number - 1} after it"
                                       if number + 1 < len(studies) else "")) from None
    return faults


def _refresh_one(study: Study) -> str | None:
    """Execute one notebook, and store its outputs and verdicts. Returns why it was left as it was, or None.

    A notebook that gives other verdicts than the kept ones is executed twice: its first cells may show the ledger.
    """
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        pending = Path(folder) / "verdicts"
        for _ in range(2):
            shown, fresh = claims.with_pending(pending), nbformat.from_dict(study.nb)
            if fault := _execute(study, fresh, pending) or _unfit(fresh):
                return fault
            if claims.with_pending(pending) == shown:
                break
        normalise(fresh)
        text = nbformat.writes(fresh) + "\n"
        if len(text.encode()) > MOST_BYTES:
            return (f"it would have {len(text.encode()) // 1024} KiB, and {MOST_BYTES // 1024} is the limit; smaller "
                    "figures or shorter tables are called for")
        changed = _changed(study.nb, fresh)
        claims.keep_pending(pending)
        write_text(study.path, text)
    print(f"{study.name}: "
          + (f"compared outputs changed in {', '.join(changed)}" if changed else "no compared output changed"))
    return None


def makes_box(cell: NotebookNode) -> bool:
    """Tell whether a cell shows the box with the answer, or the table of verdicts: sentences, more than code."""
    return cell.cell_type == "code" and bool(_BOX.search(cell.source))


def normalise(fresh: NotebookNode) -> None:
    """Drop metadata that differs from run to run, in place: all but the kernel's name, and each cell's tags and reason.

    JupyterLab is told to fold the code of a box (`makes_box`), and a cell that is folded stays so. Cell ids stay, and
    so do the execution counts, which nbclient has set to 1 to n.
    """
    fresh.metadata = nbformat.from_dict({"kernelspec": _KERNEL, "language_info": {"name": "python"}})
    for cell in fresh.cells:
        folded = makes_box(cell) or cell.metadata.get("jupyter", {}).get("source_hidden")
        cell.metadata = nbformat.from_dict(
            {key: cell.metadata[key] for key in ("reason", "tags") if cell.metadata.get(key)}
            | ({"jupyter": {"source_hidden": True}} if folded else {}))


def _execute(study: Study, fresh: NotebookNode, pending: Path) -> str | None:
    """Execute the notebook `fresh` in place; its verdicts go to the file `pending`. Returns a sentence that says what
    stopped it, or None."""
    environment = without_overrides() | safe_imports() | {
        "POLARIS_REFRESH": study.name, COMMAND: command_line(), claims.PENDING: str(pending)}

    def run_cells() -> None:
        client = NotebookClient(fresh, kernel_name="python3", timeout=CELL_TIMEOUT, iopub_timeout=60,
                                record_timing=False, store_widget_state=False, coalesce_streams=True,
                                resources={"metadata": {"path": str(study.path.parent)}})
        client.reset_execution_trackers()
        # not client.execute(), whose own handler of Ctrl-C ends the kernel under the cell and goes on
        with open(os.devnull, "w") as nowhere, client.setup_kernel(env=environment, stderr=nowhere):
            for index, cell in enumerate(fresh.cells):
                client.execute_cell(cell, index, execution_count=client.code_cells_executed + 1)

    try:
        start_again(run_cells)
    except CellExecutionError as error:
        return f"{error.ename}: {error.evalue}"
    except CellTimeoutError:
        return f"a cell ran longer than {CELL_TIMEOUT} s"
    except DeadKernelError:
        return "its Python process ended in the middle"
    except RuntimeError as error:
        if not died_early(error):
            raise
        return "its Python process ended before it answered, twice"
    return None


def _unfit(fresh: NotebookNode) -> str | None:
    for number, cell in enumerate(fresh.cells, start=1):
        for output in cell.get("outputs", ()):
            if output.output_type == "stream" and output.name == "stderr":
                return f"cell {number} wrote to stderr: {output.text.strip()}"
    return None


def _changed(before: NotebookNode, after: NotebookNode) -> list[str]:
    """List the cells whose outputs nbval compares and which differ, as `cell 3`."""
    return [f"cell {number}" for number, (old, new) in enumerate(zip(before.cells, after.cells), start=1)
            if old.get("outputs") != new.get("outputs") and IGNORED not in new.metadata.get("tags", [])]
