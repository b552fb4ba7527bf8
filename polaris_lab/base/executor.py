"""Run independent pieces of work in several processes of this machine."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import multiprocessing.context
import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from polaris_lab.base.errors import BadValue
from polaris_lab.base.isolation import safe_imports


@contextmanager
def _safe_imports() -> Iterator[None]:
    """Let what multiprocessing starts in the context import nothing from the current folder: it takes no options."""
    before = dict(os.environ)
    os.environ.update(safe_imports())
    try:
        yield
    finally:
        for name in safe_imports():
            del os.environ[name]
        os.environ.update(before)


class _Worker(multiprocessing.context.SpawnProcess):
    """Starts without the current folder among the places of modules."""

    def start(self) -> None:
        """Start the process."""
        with _safe_imports():
            super().start()


class _Spawn(multiprocessing.context.SpawnContext):
    """Makes such workers."""

    Process = _Worker


class _Here(Executor):
    """Runs each piece in this process, when it is handed in."""

    def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Future:
        done: Future = Future()
        try:
            done.set_result(function(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - the one who asks for the result gets it
            done.set_exception(error)
        return done


@contextmanager
def processes(workers: int | None = None) -> Iterator[Executor]:
    """Give an executor of `workers` processes, by default one for each core; 1 runs everything in this process.

    Functions and arguments travel as pickles, so that a function must be importable. The processes start fresh and
    import the caller's main module: a script that comes here needs its `if __name__ == "__main__":`. An exception in
    the context, an interrupt too, drops the pieces that have not begun. Raises ValueError for fewer than one worker,
    and for a script without that line: each process would run it again.
    """
    count = cores() if workers is None else workers
    if count < 1:
        raise BadValue("workers", f"workers is {workers}; it must be at least 1, or None for one on each core")
    if count == 1:
        yield _Here()
        return
    if (script := _plain_script()) is not None:
        raise ValueError(f"{script} starts processes that import it, so its calls must stand below "
                         '`if __name__ == "__main__":`')
    with _safe_imports():  # its queues start a process too
        pool = ProcessPoolExecutor(count, mp_context=_Spawn(), initializer=_end_with_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def _plain_script() -> Path | None:
    """Return the script that Python runs, if it lacks the line that keeps an import from running it again."""
    main = sys.modules["__main__"]
    if getattr(main, "__spec__", None) is not None or not getattr(main, "__file__", None):  # `python -m`, a notebook
        return None
    try:
        text = Path(main.__file__).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return None if "__main__" in text else Path(main.__file__)


def _end_with_parent() -> None:
    """Have this worker end itself once the process that started it is gone: it would wait for work for ever."""
    def watch() -> None:
        multiprocessing.connection.wait([multiprocessing.parent_process().sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def cores() -> int:
    """Count the cores that this process may run on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
