"""Fork child processes from a template: a process that has imported their modules, which saves each child 0.2 s.

A template imports and forks, and does nothing else: it starts no driver and opens no device, so that a child finds all
as a fresh process would. It ends with the process that asks it. Beside each child, a guard waits for it, tells how it
ended, and ends it when nobody waits for that any more.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import os
import pickle
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from polaris_lab.base.driver_files import load_sleeping

_READ_LATE = ("OCL_", "OCLGRIND_", "POCL_", "PYTEST_", "JPY_", "TERM", "CLICOLOR", "FORCE_COLOR", "PAGER", "GIT_PAGER",
              "POLARIS_REFRESH", "POLARIS_PENDING")
"""Variables of the environment that begin so are read by drivers, by pytest, which names the present test there, by a
kernel of Jupyter, whose session is named there, by what writes to a terminal, for which a kernel sets them anew, and by
what keeps a notebook's figures and verdicts. No import that a child needs reads them. A template starts no driver, so
it has none of them but what an import sets, and each child gets its own."""
_USED_LATER = {"pyopencl": ("numpy.random", "pyopencl.invoker")}
"""What modules import when they are first used, which would else be in each child."""
WAITING = "waits for a template"
"""The name of the thread that waits for the end of one."""
_MOST = 2
"""Templates that a process keeps: one for each environment that its last calls had."""
IDLE_S = 60.0
"""A template that nobody has asked for so long ends, and is started again when somebody does; one that was forked off
stays, since it takes little of its own."""
_templates: dict[object, Template] = {}  # the oldest first
_lock = threading.Lock()


class Template:
    """Holds a process that forks: its id `pid`, the socket `control` by which it is asked to, and the thread `waiting`,
    which ends with it."""

    def __init__(self, control: socket.socket, pid: int, wait: Callable[[], Any]) -> None:
        self.control, self.pid, self._handle = control, pid, os.pidfd_open(pid)
        # A kernel of Jupyter that is asked to end ends its children first, and waits until none is left. One whose end
        # nobody takes note of is left for good, and Jupyter kills the kernel when its patience is over.
        self.waiting = threading.Thread(target=wait, name=WAITING, daemon=True)
        self.waiting.start()

    @classmethod
    def start(cls, command: Sequence[str], environment: Mapping[str, str]) -> Template:
        """Start one as any program is: it imports what its children will need."""
        control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            process = subprocess.Popen([*command, str(theirs.fileno())], env=environment, pass_fds=[theirs.fileno()],
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return cls(control, process.pid, process.wait)

    @classmethod
    def fork_off(cls, environment: Mapping[str, str], child: Callable[..., None]) -> Template:
        """Fork one off this process, which has imported it already, and give it `environment`; its children call
        `child`. Raises OSError."""
        group = os.getpgrp()

        def member(*arguments: Any) -> None:
            with contextlib.suppress(OSError):
                os.setpgid(0, group)  # signals to a kernel's group are for its children too
            child(*arguments)

        control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            pid = os.fork()
            if pid == 0:
                try:
                    control.close()
                    os.setpgid(0, 0)  # a kernel that ends its group waits for each process of it
                    os.environ.clear()
                    os.environ.update(environment)
                    sys.path.insert(0, os.getcwd())  # where a template that is started looks as well
                    serve(theirs.detach(), member, idle_s=None)
                finally:
                    os._exit(0)
        return cls(control, pid, partial(_wait, pid))

    def fork(self, request: Path, output: int) -> socket.socket:
        """Ask for one child; return the socket on which its end will be told. Raises OSError without a template."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self.control, [os.fsencode(request)], [theirs.fileno(), output])
            except OSError:
                ours.close()
                raise
        return ours

    def end(self) -> None:
        self.control.close()
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)
        self.waiting.join()
        os.close(self._handle)


def _wait(pid: int) -> None:
    with contextlib.suppress(ChildProcessError):  # somebody else has waited for it
        os.waitpid(pid, 0)


class Child:
    """Holds a process that a template forked: its id `pid`, and the socket on which its guard tells how it ended."""

    def __init__(self, told: socket.socket, pid: int) -> None:
        self.pid, self._told = pid, told

    def wait(self, seconds: float | None = None) -> int:
        """Wait for its end; return its exit status, as subprocess has it. Raises TimeoutError."""
        self._told.settimeout(seconds)
        status = self._told.recv(4)
        return struct.unpack("i", status)[0] if status else -signal.SIGKILL  # of the guard

    def end(self) -> None:
        """Have its guard end it, if it has not ended."""
        self._told.close()


def fork(command: Sequence[str], module: str, arguments: tuple[Any, ...], environment: Mapping[str, str], place: str,
         output: int, folder: Path, seconds: float) -> Child | None:
    """Let a template fork a child that serves `arguments` in the folder `place` and prints to the descriptor `output`.

    `command` starts a template that can, `module` is what the child will need; `folder` takes the request. None where
    nothing was begun: on a system that cannot watch a process, and where a template ended before it forked. Raises
    TimeoutError after so many `seconds`.
    """
    if not hasattr(os, "pidfd_open"):
        return None
    early = _early(environment)
    key = _key(command, early)
    late = {name: value for name, value in environment.items() if name not in early}
    request = folder / "request"
    request.write_bytes(pickle.dumps((module, arguments, late, place)))
    with _lock:
        try:
            if key not in _templates:
                while len(_templates) >= _MOST:
                    _forget(next(iter(_templates)))
                _templates[key] = Template.start(command, early)
            told = _templates[key].fork(request, output)
        except OSError:
            _forget(key)
            return None
    child = None
    try:
        told.settimeout(seconds)
        if begun := told.recv(4):
            child = Child(told, struct.unpack("i", begun)[0])
        return child
    finally:
        if child is None:  # the template has ended, or may hang in an import
            told.close()
            with _lock:
                _forget(key)


def fork_off(command: Sequence[str], environment: Mapping[str, str], child: Callable[..., None]) -> None:
    """Fork a template off this process, which takes the place of the one that `command` would start, where it can.

    It is for a process that has imported what its children will need, runs one thread, and has opened no device.
    """
    if hasattr(os, "pidfd_open"):
        with contextlib.suppress(OSError):  # no more processes or files: one is started when it is asked for
            early = _early(environment)
            _templates[_key(command, early)] = Template.fork_off(early, child)


def end_all() -> None:
    """End the templates of this process."""
    with _lock:
        for key in list(_templates):
            _forget(key)


def _early(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if not name.startswith(_READ_LATE)}


def _key(command: Sequence[str], early: Mapping[str, str]) -> tuple[object, ...]:
    return os.getpid(), tuple(command), hash(frozenset(early.items()))


def run(command: Sequence[str], module: str, arguments: tuple[Any, ...], environment: Mapping[str, str],
        timeout: float, folder: Path) -> tuple[int, str] | None:
    """Let a child serve `arguments`; return its exit status, as subprocess has it, and all that it printed.

    `folder` takes what the child prints too. None as from `fork`; raises subprocess.TimeoutExpired as `subprocess.run`.
    """
    end, said = time.monotonic() + timeout, folder / "said"
    try:
        with said.open("wb") as output:
            child = fork(command, module, arguments, environment, os.getcwd(), output.fileno(), folder, timeout)
        if child is None:
            return None
        try:
            code = child.wait(max(end - time.monotonic(), 0.001))
        finally:
            child.end()
    except TimeoutError:
        raise subprocess.TimeoutExpired(command, timeout, said.read_bytes()) from None
    return code, said.read_text(encoding="utf-8", errors="replace")


def _begin_anew() -> None:
    """In a process that was forked while another thread held the lock, nobody would ever release it."""
    global _lock
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)


def _forget(key: object) -> None:
    if template := _templates.pop(key, None):
        template.end()


def serve(control: int, child: Callable[..., None], idle_s: float | None = IDLE_S) -> None:
    """Be a template: fork a child that calls `child(*arguments)` for each request, until nobody asks any more, or until
    nobody has for `idle_s` seconds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the whole group of a terminal gets it; children and parent decide
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for guards
    loaded: set[str] = set()
    with socket.socket(fileno=control) as asked:
        asked.settimeout(idle_s)
        while True:
            try:
                message, descriptors, _, _ = socket.recv_fds(asked, 4096, 2)
            except TimeoutError:
                return
            if not message:
                return
            module, arguments, environment, place = pickle.loads(Path(os.fsdecode(message)).read_bytes())
            with contextlib.suppress(Exception):  # the child will import it too, and say why that fails
                if module not in loaded:
                    loaded.add(module)
                    _load_ahead(importlib.import_module(module))
            told, output = descriptors
            gc.freeze()  # modules live as long as a child does: its collector need not walk through them each time
            if os.fork() == 0:
                asked.close()
                _guard(told, output, child, arguments, environment, place)
            os.close(told)
            os.close(output)


def _load_ahead(asked: ModuleType) -> None:
    """Load what the modules of this process load when they are first used, so that its children need not: what is known
    of other packages, and what the module that is `asked` for loads in a function `load_ahead`."""
    for module, used in _USED_LATER.items():
        if module in sys.modules:
            for name in used:
                importlib.import_module(name)
    if "pyopencl" in sys.modules:
        load_sleeping()
    getattr(asked, "load_ahead", lambda: None)()


def _guard(told: int, output: int, child: Callable[..., None], arguments: tuple[Any, ...],
           environment: Mapping[str, str], place: str) -> None:
    """Fork the child, wait for its end and tell it; end it when the other side of `told` is closed before."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    worker = os.fork()
    if worker == 0:
        os.close(told)
        _work(output, child, arguments, environment, place)
    os.close(output)
    with contextlib.suppress(OSError):
        os.write(told, struct.pack("i", worker))
    watched = os.pidfd_open(worker)
    ready, _, _ = select.select([watched, told], [], [])
    if watched not in ready:
        os.kill(worker, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(worker, 0)[1])
    with contextlib.suppress(OSError):
        os.write(told, struct.pack("i", code))
    os._exit(0)


def _work(output: int, child: Callable[..., None], arguments: tuple[Any, ...], environment: Mapping[str, str],
          place: str) -> None:
    """Be the child: take over folder and more environment, call `child`, and end as a process does."""
    code = 1
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(output, 1)
        os.dup2(output, 2)
        os.close(output)
        os.chdir(place)
        os.environ.update(environment)
        child(*arguments)
        atexit._run_exitfuncs()
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1 if ended.code else 0
    except BaseException:  # noqa: BLE001  # it is said as an interpreter says it
        traceback.print_exc()
    finally:
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)
