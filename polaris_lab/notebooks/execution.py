"""Execute one notebook with papermill; its outputs are kept even when it fails, hangs, dies or is interrupted."""

from __future__ import annotations

import logging
import math
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
import papermill
from nbclient.exceptions import CellTimeoutError, DeadKernelError
from papermill.exceptions import PapermillExecutionError

from polaris_lab.base import isolation
from polaris_lab.base.blas_environment import drop_overrides
from polaris_lab.base.errors import ChildDied
from polaris_lab.base.paths import RUNS
from polaris_lab.base.typed_command import COMMAND, command_line

# The caller reports what goes wrong in a notebook; papermill's log would report it a second time.
logging.getLogger("papermill").setLevel(logging.CRITICAL + 1)
WAIT_S = 1.0
"""The seconds between two looks at which cell runs."""
CELL_PREFIX = "polaris-lab: cell "
"""The line in which the child process names the cell that begins starts so."""


class Failure(NamedTuple):
    """Say why a notebook stopped before its end: the name of the exception and its message.

    `cell` is the index of the cell that it stopped in, where the notebook does not hold the failure as an output yet.
    """

    name: str
    message: str
    cell: int | None = None

    def __str__(self) -> str:
        first, *_ = self.message.strip().splitlines() or [""]
        return f"{self.name}: {first}".removesuffix(": ")


def execute(path: Path, work: Path, parameters: dict[str, Any], cell_timeout: float,
            on_start: Callable[[isolation.Child], object] = lambda child: None,
            on_wait: Callable[[int], object] = lambda cell: None) -> Failure | None:
    """Run the notebook at `path` in its own folder and write it, executed, to `work`. Returns why it failed, or None.

    papermill runs in a child process, which `on_start` gets, and writes `work` before and after each cell, so that it
    holds the outputs up to an error. Every WAIT_S seconds `on_wait` gets the number of the cell that runs.
    `cell_timeout` is in seconds. The kernel's environment has POLARIS_BATCH=1 and this command. Raises OSError when
    `work` cannot be written, and KeyboardInterrupt, once the partial output is saved, when the child is interrupted.
    """
    environment = {"POLARIS_BATCH": "1", COMMAND: command_line()} | _runs_next_to(work)
    with isolation.start(f"{__name__}:run_papermill", path, work, parameters, cell_timeout, env=environment) as child:
        on_start(child)
        while child.runs_on(WAIT_S):
            if begun := [line for line in child.printed().splitlines() if line.startswith(CELL_PREFIX)]:
                on_wait(int(begun[-1].removeprefix(CELL_PREFIX)))
        try:
            failure, printed = child.answer()
        except ChildDied as died:
            return Failure("Notebook's process died", died.how)
    if failure is None or failure.cell is None:
        return failure
    if failure.name == "Kernel died":
        failure = failure._replace(message=failure.message + _last_words(printed))
    _add_error(work, failure)
    if failure.name == "KeyboardInterrupt":
        raise KeyboardInterrupt
    return failure


def run_papermill(path: Path, work: Path, parameters: dict[str, Any], cell_timeout: float) -> Failure | None:
    """Do the work of `execute` in the child process."""
    drop_overrides()
    current = 0

    def on_cell_start(cell: nbformat.NotebookNode, cell_index: int) -> None:
        nonlocal current
        current = cell_index
        print(f"{CELL_PREFIX}{current + 1}", flush=True)

    try:
        executed = start_again(lambda: papermill.execute_notebook(
            _literal(path), _literal(work), parameters, kernel_name="python3", language="python", cwd=path.parent,
            progress_bar=False, iopub_timeout=60, execution_timeout=math.ceil(cell_timeout),
            on_cell_start=on_cell_start))
    except PapermillExecutionError as error:
        return Failure(error.ename, error.evalue)
    except CellTimeoutError:  # before OSError: it is a TimeoutError, and so an OSError
        return Failure("Timeout", f"cell {current + 1} ran longer than {cell_timeout:g} s", current)
    except DeadKernelError:
        return Failure("Kernel died", f"its Python process ended in cell {current + 1}", current)
    except KeyboardInterrupt:
        return Failure("KeyboardInterrupt", "the batch was interrupted in this cell", current)
    except OSError as error:
        work.unlink(missing_ok=True)
        raise OSError(error.errno, f"cannot write {work} ({error.strerror or error})") from error
    except Exception as error:  # noqa: BLE001 - no start, no connection, ...: the other notebooks go on
        return Failure(type(error).__name__, str(error), current)
    # papermill takes SystemExit(0) for success, though the cells below it did not run.
    errors = [output for cell in executed.cells for output in cell.get("outputs", ()) if output.output_type == "error"]
    return Failure(errors[0].ename, errors[0].evalue) if errors else None


def start_again(execute: Callable[[], Any]) -> Any:
    """Call a function that executes a notebook, and once more where the kernel dies before it answers.

    The ports of a kernel are free when jupyter_client chooses them, and another program may have one when it starts.
    Raises what the function raises: jupyter_client's RuntimeError where the second kernel dies as well.
    """
    try:
        return execute()
    except RuntimeError as error:
        if not died_early(error):
            raise
        return execute()


def died_early(error: RuntimeError) -> bool:
    """Tell whether an error says that a kernel died before it answered."""
    return "before replying" in str(error)


def require_loopback() -> None:
    """Raise OSError where this machine cannot connect to itself, since a kernel would be waited for in vain for a
    minute."""
    try:
        with socket.create_server(("127.0.0.1", 0)) as server:
            socket.create_connection(server.getsockname(), timeout=5).close()
    except OSError as error:
        raise OSError(error.errno, "notebooks run in processes that are reached at 127.0.0.1, and that does not answer "
                                   f"({error.strerror or error}); `ip link set lo up` brings it up") from None


def _runs_next_to(work: Path) -> dict[str, str]:
    """Return the environment that gives a kernel a folder for runs in that of the batch, where it cannot write to the
    usual one, as in a read-only checkout; empty where it can."""
    try:
        RUNS.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=RUNS).close()
    except OSError:
        return {"POLARIS_RUNS": str(work.parent.parent / "runs")}
    return {}


def _last_words(printed: str) -> str:
    """Return the last line that the kernel's process wrote to its standard error, as the end of a sentence.

    What a cell prints goes into the notebook; this is the rest: notes at start-up, and what a driver says before it
    aborts.
    """
    lines = [line.strip() for line in printed.splitlines()
             if line.strip() and "IPKernelApp" not in line and not line.startswith(CELL_PREFIX)]
    return f", saying {lines[-1]}" if lines else ""


def _add_error(work: Path, failure: Failure) -> None:
    """Add `failure` as an error output to its cell of the notebook `work`, which shows no traceback."""
    if not work.exists():
        return
    partial = nbformat.read(work, as_version=4)
    error = nbformat.v4.new_output("error", ename=failure.name, evalue=failure.message, traceback=[str(failure)])
    for cell in [cell for cell in partial.cells[failure.cell:] if cell.cell_type == "code"][:1]:
        cell.outputs.append(error)
    nbformat.write(partial, work)


def _literal(path: Path) -> str:
    """Double the braces of `path`: papermill would replace a `{name}` in it by a parameter."""
    return str(path).replace("{", "{{").replace("}", "}}")
