"""A kernel that is forked for a batch, beside one that Jupyter launches."""

from __future__ import annotations

import ast
import os
import signal
import sys
import time
from pathlib import Path

import nbformat
import pytest

from polaris_lab.base import fork_template
from polaris_lab.notebooks import execution, forked_kernels

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="kernels are not forked on this system")

FACTS = """
import os, signal, sys, threading, warnings
import matplotlib, numpy, pandas
import __main__
from polaris_lab.base import fork_template, isolation

rc = matplotlib.rcParams
print({
    "path": sys.path, "folder": os.getcwd(), "main": hasattr(__main__, "__file__"), "child": isolation.in_child(),
    "environment": sorted(each for each in os.environ if not each.startswith(("JPY_PARENT_PID", "PYDEVD_"))),
    "backend": matplotlib.get_backend(),
    "columns": [pandas.get_option(f"display.max_{each}") for each in ("columns", "rows", "colwidth")],
    "numbers": numpy.get_printoptions(),
    "threads": sorted(type(each).__name__ for each in threading.enumerate() if each.name != fork_template.WAITING),
    "drawing": {name: str(rc[name]) for name in rc if rc[name] != matplotlib.rcParamsDefault[name]},
    "signals": [str(signal.getsignal(each)).split(" at ")[0] for each in (signal.SIGINT, signal.SIGTERM, 17)],
    "leads": os.getpgid(0) == os.getsid(0) == os.getpid(),
    "warned": sorted(map(str, warnings.filters)), "input": sys.stdin.isatty(),
})
"""
HOW = "import sys; print('forked_kernels' in str(sys.orig_argv))"
FIGURE = "import matplotlib.pyplot as plt\nfigure, axes = plt.subplots()\naxes.plot([1, 2])\nplt.close(figure)\nfigure"
CHANCE = "import numpy, random; print(numpy.random.random(), random.random())"


def executed(folder: Path, *sources: str) -> list[nbformat.NotebookNode]:
    """Execute cells as a batch does, and return their outputs; a failure is the last of them."""
    given, work = folder / "given.ipynb", folder / "work.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[*map(nbformat.v4.new_code_cell, sources)]), given)
    failure = execution.execute(given, work, {}, 60, lambda _: None)
    outputs = [each for cell in nbformat.read(work, as_version=4).cells for each in cell.outputs]
    return [*outputs, failure] if failure else outputs


def test_a_forked_kernel_finds_what_a_fresh_one_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    how, facts, drawn = executed(tmp_path, HOW, FACTS, FIGURE)
    assert how.text == "True\n"
    monkeypatch.setattr(fork_template, "fork", lambda *_: None)
    fresh_how, fresh_facts, fresh_drawn = executed(tmp_path, HOW, FACTS, FIGURE)
    assert fresh_how.text == "False\n"
    forked, fresh = (ast.literal_eval(each.text) for each in (facts, fresh_facts))
    assert forked == fresh
    assert drawn.data == fresh_drawn.data and "image/png" in drawn.data


def test_forked_kernels_draw_numbers_of_their_own(tmp_path: Path) -> None:
    one, other = (executed(tmp_path, CHANCE)[0].text.split() for _ in range(2))
    assert all(first != second for first, second in zip(one, other, strict=True))


@pytest.mark.parametrize("end", [signal.SIGSEGV, signal.SIGKILL])
def test_a_forked_kernel_that_dies_is_said_at_once(end: signal.Signals, tmp_path: Path) -> None:
    how, *_, failure = executed(tmp_path, HOW, f"import os; os.kill(os.getpid(), {end.value})")
    assert how.text == "True\n" and str(failure) == "Kernel died: its Python process ended in cell 2"


def test_where_no_process_can_be_forked_in_time_the_kernel_is_launched(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fork(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(fork_template, "fork", fork)
    assert executed(tmp_path, HOW)[0].text == "False\n"


def test_another_kernel_than_this_python_s_is_not_forked() -> None:
    for command in (["xeus-python", "-f", "file"], ["/elsewhere/python", "-m", "ipykernel_launcher", "-f", "file"]):
        assert forked_kernels._forked(command, env={}, stderr=sys.stderr) is None


CHILDREN = """
import os
from polaris_lab.base import fork_template, isolation
(own,) = fork_template._templates.values()
said = [isolation.call("os:getenv", "OCL_ICD_VENDORS", env=env).value for env in ({"OCL_ICD_VENDORS": "/here"}, {})]
del os.environ["OCL_ICD_VENDORS"]
said += [isolation.call("os:getenv", "OCL_ICD_VENDORS").value, isolation.call("os:getpgrp").value == os.getpgrp()]
print(said, [*fork_template._templates.values()] == [own], own.pid)
"""


@pytest.mark.parametrize("end", ["", "os.kill(os.getpid(), 9)"])
def test_children_of_a_forked_kernel_are_forked_from_what_it_was_at_first(
        end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCL_ICD_VENDORS", "/nowhere")
    first, *_ = executed(tmp_path, CHILDREN, end)
    said, _, template = first.text.rpartition(" ")
    assert said == "['/here', '/nowhere', None, True] True"
    until = time.monotonic() + 20
    while (left := is_running(template.strip())) and time.monotonic() < until:
        time.sleep(0.02)
    assert not left  # it ends with the kernel, however that ends


def is_running(process: str) -> bool:
    try:
        return bool(Path("/proc", process, "cmdline").read_bytes())  # empty where it only waits for its parent's word
    except OSError:
        return False
