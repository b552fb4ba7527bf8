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

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied, unknown
from polaris_lab.base.paths import ROOT


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


@pytest.mark.clock
def test_a_hang_ends_at_the_limit() -> None:
    start = time.monotonic()
    with pytest.raises(ChildDied, match="gave no answer in 0.5 s"):
        isolation.call("time:sleep", 60, timeout=0.5)
    assert time.monotonic() - start < 10


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


def test_a_child_imports_nothing_from_the_current_folder(tmp_path: Path, monkeypatch) -> None:
    planted = "raise SystemExit('the planted module was imported')"
    for name in ("pickle", "tempfile", "polaris_lab", "colorsys"):
        (tmp_path / f"{name}.py").write_text(planted)
    monkeypatch.chdir(tmp_path)
    for path in (None, "", str(tmp_path / "elsewhere")):
        monkeypatch.setenv("PYTHONPATH", path) if path is not None else monkeypatch.delenv("PYTHONPATH", raising=False)
        assert isolation.call("colorsys:rgb_to_hsv", 0, 0, 0).value == (0.0, 0.0, 0)
        assert isolation.call("os:getcwd").value == str(tmp_path)


def test_a_child_does_not_import_the_main_script(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("from polaris_lab.base import isolation\nprint(isolation.call('math:hypot', 3, 4).value)\n")
    done = subprocess.run([sys.executable, str(script)], env=os.environ | {"PYTHONPATH": str(ROOT)}, timeout=60,
                          capture_output=True, text=True, check=True)
    assert done.stdout == "5.0\n"


@pytest.mark.clock
def test_a_process_that_a_child_leaves_behind_holds_nothing_up(tmp_path: Path) -> None:
    begin = time.monotonic()
    assert isolation.call("os:system", "sleep 30 &").value == 0
    assert time.monotonic() - begin < 20


@pytest.mark.clock
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


def test_a_death_can_be_handed_on() -> None:
    died = pickle.loads(pickle.dumps(ChildDied("ended", "last words")))
    assert (str(died), died.how, died.output) == ("the child process ended: last words", "ended", "last words")


def test_unknown_names_the_nearest_or_all_or_none() -> None:
    assert str(unknown("kernel", "gemm_tilde", ["gemm_tiled", "transpose"])) == (
        "kernel 'gemm_tilde' is not known: did you mean gemm_tiled?")
    assert str(unknown("gate", "xyz", ["oob", "race"])) == "gate 'xyz' is not known: the choices are oob, race"
    assert str(unknown("gate", "xyz", [])) == "gate 'xyz' is not known: there are none"


def test_a_child_ends_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    code = "import sys; from polaris_lab.base import isolation; isolation.call('test_isolation:sleep', sys.argv[1])"
    place = tmp_path / "child"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), str(ROOT)])}
    with subprocess.Popen([sys.executable, "-c", code, str(place)], env=environment) as parent:
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
