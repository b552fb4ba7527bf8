"""Call one function of the package in a process of its own, so that a crash or a hang stays there.

A broken driver can take the whole process down with it, and so can a kernel that writes outside its arrays. The request
and the answer travel as pickles in files; what the child prints is kept.
"""

from __future__ import annotations

import importlib
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from polaris_lab.base.errors import ChildDied
from polaris_lab.base.paths import import_path

OUT_OF_TIME = "ended, since one launch gave no answer in its time"
"""How a process ended whose `deadline` passed."""
LATE = "gave no answer"
"""How a process ended that its parent waited for in vain."""
WATCH_S = 1.0
"""How often a child sees whether its parent is still there."""
PYTHON = (sys.executable, "-P")
"""What starts every child. With -P it does not import modules from the current folder."""
_COMMAND = (*PYTHON, "-m", "polaris_lab.base.isolation")
_child = False


class Answer(NamedTuple):
    """Holds what the function returned, and all that the process printed."""

    value: Any
    output: str


class Child:
    """Holds a process that serves one call."""

    def __init__(self, process: subprocess.Popen, answer: Path, printed: Path) -> None:
        self._process, self._answer, self._printed = process, answer, printed

    def answer(self, timeout: float | None = None) -> Answer:
        """Wait for the answer, for at most `timeout` seconds. Raises what the function raised, and ChildDied as `call`.
        """
        try:
            how = ending(self._process.wait(timeout))
        except subprocess.TimeoutExpired:
            how = f"{LATE} in {timeout:g} s"
        output = self.printed()
        if not self._answer.exists():
            raise ChildDied(how, output)
        kind, value = pickle.loads(self._answer.read_bytes())
        if kind == "raised":
            raise value
        return Answer(value, output)

    def runs_on(self, seconds: float) -> bool:
        """Wait for `seconds`, or until the process ends; tell whether it is still running."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return True
        return False

    def printed(self) -> str:
        """Return what the process has printed so far."""
        return self._printed.read_text(encoding="utf-8", errors="replace")

    def interrupt(self) -> None:
        """Raise KeyboardInterrupt in the process, as Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()


def call(target: str, *args: Any, env: dict[str, str] | None = None, timeout: float = 300.0, **kwargs: Any) -> Answer:
    """Run one function in a child process: `call("polaris_lab.device.device_probe:examine", "0:1")` runs
    `examine("0:1")`.

    `env` is laid over this process's environment; `timeout` is in seconds. An exception in the function is
    raised here again. Raises ChildDied when the process crashes, is killed or runs out of time.
    """
    with start(target, *args, env=env, **kwargs) as child:
        return child.answer(timeout)


@contextmanager
def start(target: str, *args: Any, env: dict[str, str] | None = None, **kwargs: Any) -> Iterator[Child]:
    """Start the child process of a `call` and yield it. It is killed when the context ends before it does.

    The child imports the packages from where this process has them, and nothing from the current folder. It is in a
    session of its own, so that Ctrl-C in a terminal interrupts this process alone.
    """
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        ask, answer, printed = (Path(folder) / name for name in ("ask", "answer", "printed"))
        ask.write_bytes(pickle.dumps((target, args, kwargs)))
        with printed.open("wb") as output:  # no pipe, which a process that the child started could hold open
            process = subprocess.Popen([*_COMMAND, str(ask), str(answer), str(os.getpid())],
                                       env=os.environ | safe_imports() | (env or {}),
                                       start_new_session=True, stdin=subprocess.DEVNULL, stdout=output,
                                       stderr=subprocess.STDOUT)
        try:
            yield Child(process, answer, printed)
        finally:
            process.kill()
            process.wait()


def safe_imports() -> dict[str, str]:
    """Return what does the same as -P in the environment, for a child that gets no options, and for its children."""
    return {"PYTHONSAFEPATH": "1", "PYTHONPATH": import_path()}


def in_child() -> bool:
    """Tell whether this process was started by `call`."""
    return _child


def deadline(seconds: float) -> None:
    """End this process with SIGALRM unless this is called again within `seconds`; 0 cancels the deadline.

    It is for child processes: a kernel that never ends holds the thread that waits for it, whatever Python would do,
    and only the end of the process ends the waiting. Where the system has no such timer, nothing is watched.
    """
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def ending(code: int) -> str:
    """Say how a process ended, from what `subprocess` calls its return code."""
    if code >= 0:
        return f"ended with exit status {code} and no answer"
    if code == -getattr(signal, "SIGALRM", 0):
        return OUT_OF_TIME
    return f"was ended by signal {-code} ({signal.Signals(-code).name})"


def _serve(ask: Path, answer: Path) -> None:
    target, args, kwargs = pickle.loads(ask.read_bytes())
    module, name = target.split(":")
    try:
        reply = ("value", getattr(importlib.import_module(module), name)(*args, **kwargs))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is raised again in the parent
        reply = ("raised", error)
    part = answer.with_suffix(".part")
    part.write_bytes(pickle.dumps(reply))
    part.rename(answer)  # whole or not there at all


def _end_with(parent: int) -> None:
    """End this process soon after its parent, also while a kernel runs that never ends."""
    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH_S)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    _end_with(int(sys.argv[3]))
    importlib.import_module("polaris_lab.base.isolation")._child = True  # this file runs under another name
    _serve(Path(sys.argv[1]), Path(sys.argv[2]))
