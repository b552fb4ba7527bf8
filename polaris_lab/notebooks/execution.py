"""Execute one notebook with papermill; its outputs are kept even when it fails, hangs, dies or is interrupted."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import socket
import sys
import tempfile
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, NamedTuple

import nbformat
import papermill
from jupyter_client import AsyncKernelManager
from nbclient.exceptions import CellTimeoutError, DeadKernelError
from papermill.engines import NBClientEngine, NotebookExecutionManager, papermill_engines
from papermill.exceptions import PapermillExecutionError

from polaris_lab.base.blas_environment import without_overrides
from polaris_lab.base.paths import RUNS
from polaris_lab.notebooks import forked_kernels, interruption

# The caller reports what goes wrong in a notebook; papermill's log would report it a second time.
logging.getLogger("papermill").setLevel(logging.CRITICAL + 1)

_HAS_NAMED_SOCKETS = sys.platform == "linux"


class Failure(NamedTuple):
    """Say why a notebook stopped before its end: the name of the exception and its message."""

    name: str
    message: str

    def __str__(self) -> str:
        first, *_ = self.message.strip().splitlines() or [""]
        return f"{self.name}: {first}".removesuffix(": ")


def execute(path: Path, work: Path, parameters: dict[str, Any], cell_timeout: float,
            on_cell: Callable[[int], None]) -> Failure | None:
    """Run the notebook at `path` in its own folder and write it, executed, to `work`. Returns why it failed, or None.

    `work` is written after each cell of code, so that it holds the outputs up to an error. `on_cell` is called with the
    index of each cell that starts; `cell_timeout` is in seconds. The kernel's environment has POLARIS_BATCH=1. Raises
    OSError when `work` cannot be written, and KeyboardInterrupt after the partial output is saved.
    """
    current = 0

    def on_cell_start(cell: nbformat.NotebookNode, cell_index: int) -> None:
        nonlocal current
        current = cell_index
        on_cell(cell_index)

    with tempfile.TemporaryFile("w+", errors="replace") as words:
        try:
            done = papermill.execute_notebook(
                _literal(path), _literal(work), parameters, engine_name=_ENGINE, kernel_name="python3",
                language="python", cwd=path.parent, progress_bar=False, kernel_manager_class=_kernel(words, work),
                iopub_timeout=60, execution_timeout=math.ceil(cell_timeout), on_cell_start=on_cell_start)
        except PapermillExecutionError as error:
            return Failure(error.ename, error.evalue)
        except CellTimeoutError:  # before OSError: it is a TimeoutError, and so an OSError
            failure = Failure("Timeout", f"cell {current + 1} ran longer than {cell_timeout:g} s")
        except DeadKernelError:
            failure = Failure("Kernel died", f"its Python process ended in cell {current + 1}{_last_words(words)}")
        except KeyboardInterrupt:
            interruption.taken()
            _add_error(work, current, Failure("KeyboardInterrupt", "the batch was interrupted in this cell"))
            raise
        except OSError as error:
            work.unlink(missing_ok=True)
            raise OSError(error.errno, f"cannot write {work} ({error.strerror or error})") from error
        except Exception as error:  # noqa: BLE001 - no start, no connection, ...: the other notebooks go on
            failure = Failure(type(error).__name__, str(error))
        else:
            # papermill takes SystemExit(0) for success, though the cells below it did not run.
            errors = [output for cell in done.cells for output in cell.get("outputs", ())
                      if output.output_type == "error"]
            return Failure(errors[0].ename, errors[0].evalue) if errors else None
    _add_error(work, current, failure)
    return failure


class _State(NotebookExecutionManager):
    """Keeps a notebook's state, and writes it after each cell of code.

    papermill does so before and after every cell, and lays the file out in lines: seconds of a notebook with a megabyte
    of figures. Only the last state is laid out.
    """

    writes, ended = True, False

    def save(self, **named: Any) -> None:
        if self.ended:
            super().save(**named)
        elif self.writes:
            Path(self.output_path).write_text(json.dumps(self.nb), encoding="utf-8")

    def cell_start(self, cell: nbformat.NotebookNode, cell_index: int | None = None, **named: Any) -> None:
        self.writes = False
        super().cell_start(cell, cell_index, **named)
        self.writes = cell.cell_type == "code"

    def notebook_complete(self, **named: Any) -> None:
        self.ended = True
        super().notebook_complete(**named)


class _Engine(NBClientEngine):
    """Executes a notebook as papermill's own engine does, with a `_State`."""

    @classmethod
    def execute_notebook(cls, nb: nbformat.NotebookNode, kernel_name: str, output_path: str | None = None,
                         progress_bar: bool = False, log_output: bool = False, autosave_cell_every: int = 30,
                         **options: Any) -> nbformat.NotebookNode:
        state = _State(nb, output_path, log_output, progress_bar, autosave_cell_every)
        state.notebook_start()
        try:
            cls.execute_managed_notebook(state, kernel_name, log_output=log_output, **options)
        finally:
            state.notebook_complete()
        return state.nb


_ENGINE = "polaris-lab"
papermill_engines.register(_ENGINE, _Engine)


class AddressedKernelManager(AsyncKernelManager):
    """Starts a kernel at a `kernel_address`, which no other process can take, by forking where that is possible."""

    async def start_kernel(self, **options: Any) -> None:
        """Start the kernel with the `options` of Jupyter's manager; its `stderr` is an open file."""
        forked_kernels.provide(self)
        self.transport, self.ip = kernel_address()
        await super().start_kernel(**options)


def kernel_address() -> tuple[str, str]:
    """Return the transport and the address at which a kernel that is now started is to be reached.

    Jupyter looks for free ports and tells the kernel to listen there. Until it does, any other program may take one,
    and the kernel ends before its first answer. On Linux it listens at a name that nobody else has: such a name leaves
    no file, and needs no network. Elsewhere it is ports.
    """
    return ("ipc", f"@polaris-lab-{uuid.uuid4().hex}") if _HAS_NAMED_SOCKETS else ("tcp", "127.0.0.1")


def require_loopback() -> None:
    """Raise OSError where kernels are reached through ports and this machine cannot connect to itself, since a kernel
    would be waited for in vain for a minute."""
    if _HAS_NAMED_SOCKETS:
        return
    try:
        with socket.create_server(("127.0.0.1", 0)) as server:
            socket.create_connection(server.getsockname(), timeout=5).close()
    except OSError as error:
        raise OSError(error.errno, "notebooks run in processes that are reached at 127.0.0.1, and that does not answer "
                                   f"({error.strerror or error}); `ip link set lo up` brings it up") from None


def _kernel(words: IO[str], work: Path) -> type[AddressedKernelManager]:
    """Make a kernel manager that sends the stderr of the kernel's process to the file `words`.

    What a cell prints goes into the notebook; this is the rest: notes at start-up, and what a driver says before it
    aborts. The file that tells how to reach the kernel lies beside `work`, where the next run of a notebook that was
    killed takes its place.
    """
    environment = without_overrides() | {"POLARIS_BATCH": "1"} | _runs_beside(work)

    class Manager(AddressedKernelManager):
        async def start_kernel(self, **options: Any) -> None:
            self.connection_file = str(work.with_name(f".{work.stem}.connection"))
            await super().start_kernel(env=environment, stderr=words, **options)

        async def shutdown_kernel(self, **options: Any) -> None:
            interruption.taken()  # a second exception here would leave the kernel's process behind
            await _end_other_tasks()
            await super().shutdown_kernel(**options)

    return Manager


async def _end_other_tasks() -> None:
    """End what still waits for a cell that was interrupted.

    It would see its kernel end, and asyncio would print that as the error of a task that nobody asked for, after the
    last line of the batch.
    """
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


def _runs_beside(work: Path) -> dict[str, str]:
    """Return the environment that gives a kernel a folder for runs in that of the batch, where it cannot write to the
    usual one, as in a read-only checkout; empty where it can."""
    try:
        RUNS.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=RUNS).close()
    except OSError:
        return {"POLARIS_RUNS": str(work.parent.parent / "runs")}
    return {}


def _last_words(words: IO[str]) -> str:
    words.seek(0)
    lines = [line.strip() for line in words if line.strip() and "IPKernelApp" not in line]
    return f", saying {lines[-1]}" if lines else ""


def _add_error(work: Path, index: int, failure: Failure) -> None:
    """Add `failure` as an error output to the cell at `index` of the notebook `work`, which shows no traceback."""
    if not work.exists():
        return
    partial = nbformat.read(work, as_version=4)
    error = nbformat.v4.new_output("error", ename=failure.name, evalue=failure.message, traceback=[str(failure)])
    for cell in [cell for cell in partial.cells[index:] if cell.cell_type == "code"][:1]:
        cell.outputs.append(error)
    nbformat.write(partial, work)


def _literal(path: Path) -> str:
    """Double the braces of `path`: papermill would replace a `{name}` in it by a parameter."""
    return str(path).replace("{", "{{").replace("}", "}}")
