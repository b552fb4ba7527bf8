"""Children and errors: answers come back, crashes stay there, and a wrong name gets the nearest right ones."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from polaris_lab.base import fork_template, isolation
from polaris_lab.base.errors import ChildDied, unknown
from polaris_lab.base.paths import ROOT


@pytest.fixture(params=["fresh", "forked"], autouse=True)
def how(request, monkeypatch) -> str:
    """How a child begins: as a program of its own, or forked from a template."""
    if request.param == "fresh":
        monkeypatch.delattr(os, "pidfd_open", raising=False)
    elif not hasattr(os, "pidfd_open"):
        pytest.skip("this system cannot watch a process")
    return request.param


def test_value_and_output_come_back() -> None:
    assert isolation.call("math:hypot", 3, 4) == (5.0, "")
    assert isolation.call("builtins:print", "said so", flush=True) == (None, "said so\n")


def test_env_is_laid_over_this_process_s(monkeypatch) -> None:
    monkeypatch.setenv("POLARIS_HERE", "from the parent")
    assert isolation.call("os:getenv", "POLARIS_HERE").value == "from the parent"
    assert isolation.call("os:getenv", "POLARIS_HERE", env={"POLARIS_HERE": "laid over"}).value == "laid over"


def test_an_exception_is_raised_here_again() -> None:
    with pytest.raises(ValueError, match="could not convert string to float"):
        isolation.call("builtins:float", "nothing")


def test_a_crash_is_named() -> None:
    with pytest.raises(ChildDied, match=r"was ended by signal 11 \(SIGSEGV\)") as died:
        isolation.call("signal:raise_signal", signal.SIGSEGV)
    assert died.value.how == "was ended by signal 11 (SIGSEGV)"


def test_an_early_end_is_named() -> None:
    with pytest.raises(ChildDied, match="ended with exit status 3 and no answer"):
        isolation.call("os:_exit", 3)


def test_a_hang_ends_at_the_limit() -> None:
    start = time.monotonic()
    with pytest.raises(ChildDied, match="gave no answer in 0.5 s"):
        isolation.call("time:sleep", 60, timeout=0.5)
    assert time.monotonic() - start < 10


def test_a_child_is_forked_where_a_system_can_and_else_a_program_of_its_own(how: str) -> None:
    parents = [isolation.call("os:getppid").value for _ in range(2)]
    assert [parent == os.getpid() for parent in parents] == [how != "forked"] * 2


def test_a_child_knows_what_it_is_and_begins_as_a_fresh_process(tmp_path: Path, monkeypatch) -> None:
    assert isolation.call("polaris_lab.base.isolation:in_child").value and not isolation.in_child()
    monkeypatch.chdir(tmp_path)
    assert isolation.call("os:getcwd").value == str(tmp_path)
    assert isolation.call("os:getenv", "OCL_LATE", env={"OCL_LATE": "1"}).value == "1"
    assert isolation.call("os:getenv", "OCL_LATE").value is None
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # which what runs in the background ignores
    try:
        first, second = (isolation.call("signal:getsignal", each).value for each in (signal.SIGINT, signal.SIGCHLD))
    finally:
        signal.signal(signal.SIGINT, before)
    assert (first, second) == (signal.default_int_handler, signal.SIG_DFL)


@pytest.mark.parametrize("fails", ["", "raise ValueError"])
def test_what_a_module_loads_ahead_is_loaded_once_for_all_children(how: str, fails: str, tmp_path: Path) -> None:
    (tmp_path / "loads_ahead.py").write_text(
        f"import os\nloaded = []\ndef load_ahead():\n    loaded.append(os.getpid())\n    {fails}\n"
        "def told():\n    return loaded, os.getpid()\n")
    path = os.pathsep.join([str(ROOT), str(tmp_path)])
    (first, one), (second, other) = (isolation.call("loads_ahead:told", env={"PYTHONPATH": path}).value
                                     for _ in range(2))
    assert first == second and len(first) == (how == "forked") and len({one, other, *first}) == 2 + len(first)


def test_children_of_several_threads_do_not_wait_for_one_another() -> None:
    begin = time.monotonic()
    with ThreadPoolExecutor(4) as pool:
        slow = [pool.submit(isolation.call, "time:sleep", 1) for _ in range(3)]
        assert pool.submit(isolation.call, "math:hypot", 3, 4).result().value == 5.0
        assert [each.result().value for each in slow] == [None] * 3
    assert time.monotonic() - begin < 20


def test_who_is_interrupted_leaves_no_child(tmp_path: Path, monkeypatch) -> None:
    place = tmp_path / "child"
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # which a worker of xdist ignores

    def interrupt() -> None:
        end = time.monotonic() + 60
        while not (place.exists() and place.read_text()) and time.monotonic() < end:  # a busy machine starts it late
            time.sleep(0.05)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt, daemon=True).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            isolation.call("test_isolation:sleep", str(place))
    finally:
        signal.signal(signal.SIGINT, before)
    until = time.monotonic() + 20
    while is_child(int(place.read_text())) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_child(int(place.read_text()))


@pytest.mark.parametrize("how", ["forked"], indirect=True)
def test_a_template_that_was_ended_is_replaced(how: str) -> None:
    assert isolation.call("math:hypot", 3, 4).value == 5.0
    killed = list(fork_template._templates.values())
    for template in killed:
        os.kill(template.pid, signal.SIGKILL)
        template.waiting.join(20)
    assert [isolation.call("math:hypot", 3, 4).value for _ in range(2)] == [5.0, 5.0]
    *_, last = fork_template._templates.values()
    assert last not in killed and last.waiting.is_alive() and len(fork_template._templates) <= 2


@pytest.mark.parametrize("how", ["forked"], indirect=True)
def test_of_a_template_that_another_has_ended_nothing_is_left(how: str) -> None:
    """A kernel of Jupyter ends its children, and then itself as soon as it has none, ended ones included."""
    assert isolation.call("math:hypot", 3, 4).value == 5.0
    *_, last = fork_template._templates.values()
    os.kill(last.pid, signal.SIGTERM)
    until = time.monotonic() + 20
    while (left := is_there(last.pid)) and time.monotonic() < until:
        time.sleep(0.02)
    assert not left


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", ["forked"], indirect=True)
def test_a_template_that_ends_before_it_has_forked_is_done_without() -> None:
    assert [isolation.call("math:hypot", 3, 4).value for _ in range(2)] == [5.0, 5.0]  # the first may find one ended
    *_, last = fork_template._templates.values()
    os.kill(last.pid, signal.SIGSTOP)
    threading.Timer(0.5, os.kill, (last.pid, signal.SIGKILL)).start()
    assert isolation.call("math:hypot", 6, 8).value == 10.0


@pytest.mark.parametrize("how", ["forked"], indirect=True)
def test_a_template_that_nobody_asks_ends_and_is_started_again(tmp_path: Path, monkeypatch) -> None:
    code = ("import sys; from polaris_lab.base import fork_template; fork_template.serve(int(sys.argv[1]), print, 0.1);"
            f"open({str(tmp_path / 'ended')!r}, 'w')")
    idle = fork_template.Template.start([sys.executable, "-c", code], os.environ)
    idle.waiting.join(20)
    assert not idle.waiting.is_alive() and (tmp_path / "ended").exists()  # by itself, without an error
    monkeypatch.setattr(fork_template.Template, "start", lambda *_: idle)
    assert isolation.call("math:hypot", 3, 4).value == 5.0


def test_a_process_that_was_forked_while_another_thread_asked_asks_for_itself() -> None:
    code = ("import os; from polaris_lab.base import fork_template, isolation\nwith fork_template._lock:\n"
            "    child = os.fork()\n    if child == 0:\n        ask = isolation.call('math:hypot', 3, 4)\n"
            "        os._exit(ask != (5.0, ''))\n    raise SystemExit(os.waitpid(child, 0)[1])")
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False).returncode == 0


def test_a_death_can_be_handed_on() -> None:
    died = pickle.loads(pickle.dumps(ChildDied("ended", "last words")))
    assert (str(died), died.how, died.output) == ("the child process ended: last words", "ended", "last words")


def test_unknown_names_the_nearest_or_all_or_none() -> None:
    assert str(unknown("kernel", "gemm_tilde", ["gemm_tiled", "transpose"])) == (
        "kernel 'gemm_tilde' is not known: did you mean gemm_tiled?")
    assert str(unknown("gate", "xyz", ["oob", "race"])) == "gate 'xyz' is not known: the choices are oob, race"
    assert str(unknown("gate", "xyz", [])) == "gate 'xyz' is not known: there are none"


def test_a_child_ends_with_a_parent_that_is_killed(how: str, tmp_path: Path) -> None:
    code = ("import os, sys; from polaris_lab.base import isolation; how, place = sys.argv[1:]\n"
            "if how == 'fresh' and hasattr(os, 'pidfd_open'): del os.pidfd_open\n"
            "isolation.call('test_isolation:sleep', place)")
    place = tmp_path / "child"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), str(ROOT)])}
    with subprocess.Popen([sys.executable, "-c", code, how, str(place)], env=environment) as parent:
        until = time.monotonic() + 20
        while not (place.exists() and place.read_text()) and time.monotonic() < until:
            time.sleep(0.05)
        parent.kill()
    child, until = int(place.read_text()), time.monotonic() + 20
    while is_child(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_child(child)


def is_child(process: int) -> bool:
    try:
        return b"isolation" in Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


def sleep(place: str) -> None:
    """Say which process this is, and do not end."""
    Path(place).write_text(str(os.getpid()))
    time.sleep(60)
