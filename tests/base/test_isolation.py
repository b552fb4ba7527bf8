"""Children and errors: answers come back, crashes stay there, and a wrong name gets the nearest right ones."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
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


def test_a_hang_ends_at_the_limit() -> None:
    start = time.monotonic()
    with pytest.raises(ChildDied, match="gave no answer in 0.5 s"):
        isolation.call("time:sleep", 60, timeout=0.5)
    assert time.monotonic() - start < 10


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
    except FileNotFoundError:
        return False


def sleep(place: str) -> None:
    """Say which process this is, and do not end."""
    Path(place).write_text(str(os.getpid()))
    time.sleep(60)
