"""Call one function of the package in a process of its own, so that a crash or a hang stays there.

A broken driver can take the whole process down with it, and so can a kernel that writes outside its arrays. The answer
travels as a pickle in a file; what the child prints is kept. Children are forked from a process that has imported their
modules (see `fork_template`), and where a system cannot do so, they are started as any program is.
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
from pathlib import Path
from typing import Any, NamedTuple

from polaris_lab.base import fork_template
from polaris_lab.base.errors import ChildDied
from polaris_lab.base.paths import ROOT

OUT_OF_TIME = "ended, since one launch gave no answer in its time"
"""How a process ended whose `deadline` passed."""
WATCH_S = 1.0
"""How often a child sees whether its parent is still there."""
_COMMAND = (sys.executable, "-m", "polaris_lab.base.isolation")
_TEMPLATE = (*_COMMAND, "template")
_child = False


class Answer(NamedTuple):
    """Holds what the function returned, and all that the process printed."""

    value: Any
    output: str


def call(target: str, *args: Any, env: dict[str, str] | None = None, timeout: float = 300.0, **kwargs: Any) -> Answer:
    """Run one function in a child process: `call("polaris_lab.device.device_probe:examine", "0:1")` runs
    `examine("0:1")`.

    `env` is laid over this process's environment; `timeout` is in seconds. An exception in the function is
    raised here again. Raises ChildDied when the process crashes, is killed or runs out of time.
    """
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        ask, answer = Path(folder) / "ask", Path(folder) / "answer"
        ask.write_bytes(pickle.dumps((target, args, kwargs)))
        environment = _environment() | (env or {})
        try:
            code, output = fork_template.run(
                _TEMPLATE, target.split(":")[0], (ask, answer), environment, timeout, Path(folder),
            ) or _run([*_COMMAND, str(ask), str(answer), str(os.getpid())], environment, timeout)
        except subprocess.TimeoutExpired as late:
            output = late.output.decode(errors="replace") if isinstance(late.output, bytes) else late.output or ""
            raise ChildDied(f"gave no answer in {timeout:g} s", output) from None
        if not answer.exists():
            raise ChildDied(ending(code), output)
        kind, value = pickle.loads(answer.read_bytes())
    if kind == "raised":
        raise value
    return Answer(value, output)


def fork_template_off() -> None:
    """Fork off the template of the children of later calls; see `fork_template.fork_off`."""
    fork_template.fork_off(_TEMPLATE, _environment(), _be_child)


def _environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}


def _run(command: list[str], environment: dict[str, str], timeout: float) -> tuple[int, str]:
    done = subprocess.run(command, check=False, env=environment, timeout=timeout, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    return done.returncode, done.stdout


def in_child() -> bool:
    """Tell whether this process was started by `call`."""
    return _child


def deadline(seconds: float) -> None:
    """End this process with SIGALRM unless this is called again within so many seconds; 0 ends the watch.

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
    """End this process soon after its parent: nobody would ever end one whose kernel goes on without end."""
    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH_S)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _be_child(ask: Path, answer: Path, parent: int | None = None) -> None:
    _end_with(parent or os.getppid())
    importlib.import_module("polaris_lab.base.isolation")._child = True  # this file runs under another name
    _serve(ask, answer)


if __name__ == "__main__":
    if sys.argv[1] == "template":
        fork_template.serve(int(sys.argv[2]), _be_child)
    else:
        _be_child(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
