"""The command of a recording: what was typed, with nothing of the machine's folders in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from polaris_lab.base.paths import ROOT, import_path
from polaris_lab.base.typed_command import COMMAND, command_line


@pytest.mark.parametrize(("words", "said"), [
    (["/opt/python3", f"{ROOT}/.venv/bin/polaris-lab", "run", "42", "--record"], "polaris-lab run 42 --record"),
    (["/opt/python3", "-m", "polaris_studies.record_chosen", "--out", f"{ROOT}/runs/a b"],
     "python3 -m polaris_studies.record_chosen --out 'runs/a b'"),
    (["python", "-c", "x", str(ROOT), f"{Path.home()}/mine.yaml", str(Path.home()), f"--out={Path.home()}/x"],
     "python -c x . ~/mine.yaml ~ --out=~/x"),
    (["python", "-m", "ipykernel_launcher", "-f", f"{Path.home()}/kernel.json"], "jupyter"), (["python"], "python")])
def test_what_was_typed_without_the_folders_of_the_machine(words: list[str], said: str) -> None:
    assert command_line(words) == said and str(Path.home()) not in said


def test_a_kernel_has_the_command_that_runs_its_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMMAND, "polaris-lab run 42")
    assert command_line() == "polaris-lab run 42"


def test_a_process_says_its_own_command(tmp_path: Path) -> None:
    script = tmp_path / "measure.py"
    script.write_text("from polaris_lab.base.typed_command import command_line; print(command_line())")
    home = {name: value for name, value in os.environ.items() if name != COMMAND} | {"HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, str(script), "a"], env=home | {"PYTHONPATH": import_path()},
                          capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"{Path(sys.executable).name} ~/measure.py a"
