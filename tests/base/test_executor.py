"""Processes that share independent pieces of work."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base.executor import cores, processes


def slow_name(path: str) -> int:
    Path(path).touch()
    time.sleep(0.2)
    return os.getpid()


def test_pieces_come_back_in_their_order() -> None:
    with processes(2) as pool:
        assert list(pool.map(abs, [-3, 2, -1])) == [3, 2, 1]


def test_one_worker_is_this_process() -> None:
    with processes(1) as pool:
        assert pool.submit(os.getpid).result() == os.getpid()
    with processes(2) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
    assert 1 <= cores() <= os.cpu_count()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_pieces_own_error_comes_back(workers: int) -> None:
    with processes(workers) as pool, pytest.raises(ZeroDivisionError):
        pool.submit(divmod, 1, 0).result()


def test_an_interrupt_drops_what_has_not_begun(tmp_path: Path) -> None:
    names = [str(tmp_path / str(i)) for i in range(40)]
    with pytest.raises(KeyboardInterrupt), processes(2) as pool:
        futures = [pool.submit(slow_name, name) for name in names]
        futures[0].result()
        raise KeyboardInterrupt
    until = time.monotonic() + 10
    while not futures[-1].cancelled() and time.monotonic() < until:  # a thread of the pool cancels them
        time.sleep(0.02)
    assert futures[-1].cancelled() and not Path(names[-1]).exists()


def test_workers_end_with_a_process_that_is_killed() -> None:
    code = ("import os, signal\nfrom polaris_lab.base.executor import processes\n"
            "with processes(2) as pool:\n"
            "    print(pool.submit(os.getpid).result(), flush=True)\n"
            "    os.kill(os.getpid(), signal.SIGKILL)\n")
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as killed:
        worker = int(killed.stdout.readline())
    until = time.monotonic() + 20
    while _is_there(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert killed.returncode == -signal.SIGKILL and not _is_there(worker)


def _is_there(process: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()  # a zombie's parent may be gone
    except FileNotFoundError:
        return False


def test_fewer_than_one_worker_is_refused() -> None:
    with refuses("workers"), processes(0):
        pass


def test_a_script_whose_calls_every_import_repeats_is_told_so_once(tmp_path: Path) -> None:
    script = tmp_path / "plain.py"
    body = ("from polaris_lab.base.executor import processes\n"
            "with processes(2) as pool:\n    print(pool.submit(abs, -3).result())\n")
    script.write_text(body)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1 and done.stderr.count("Traceback") == 1
    assert 'must stand below `if __name__ == "__main__":`' in done.stderr.splitlines()[-1]
    script.write_text("if __name__ == '__main__':\n" + textwrap.indent(body, "    "))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr
