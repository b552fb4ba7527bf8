"""Jupyter's own commands, as people type them in the root of a checkout, with no option of the lab's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from polaris_lab.base.paths import ROOT
from polaris_lab.notebooks.parameters import as_list

FIRST = "notebooks/42_naive_and_coalescing.ipynb"


def typed(command: str) -> str:
    """Type a command in a shell whose PATH begins with the environment's; return what it prints."""
    folder = Path(sys.executable).parent
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False,
                          env=os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_papermill_runs_a_notebook_on_the_cpu(tmp_path: Path) -> None:
    typed(f"papermill {FIRST} {tmp_path}/out.ipynb -p device cpu")
    made = nbformat.read(tmp_path / "out.ipynb", as_version=4)
    assert not [cell for cell in made.cells if any(each.output_type == "error" for each in cell.get("outputs", []))]


@pytest.mark.parametrize("sizes", ["'[32, 48]'", "32"])
def test_papermill_takes_sizes_as_text(sizes: str, tmp_path: Path) -> None:
    typed(f"papermill {FIRST} {tmp_path}/out.ipynb -p device cpu -p sizes {sizes}")


def test_nbval_compares_a_notebook() -> None:
    assert " passed" in typed(f"pytest --nbval {FIRST[:12]}*.ipynb")


def test_nbconvert_executes_a_notebook(tmp_path: Path) -> None:
    typed(f"jupyter nbconvert --execute --to notebook --output-dir {tmp_path} {FIRST}")
    assert (tmp_path / Path(FIRST).name).is_file()


@pytest.mark.parametrize(("given", "found"), [
    ("[256]", [256]), ("256", [256]), (256, [256]), ([64, 128], [64, 128]), ((64,), [64]), ("[[1, 2]]", [[1, 2]]),
    ("[false, true]", [False, True])])
def test_a_list_is_read_however_it_is_handed_over(given: object, found: list) -> None:
    assert as_list(given) == found


@pytest.mark.parametrize("given", ["[256", "sizes", "", None, "{a: 1}"])
def test_what_is_no_list_is_refused(given: object) -> None:
    with pytest.raises(ValueError):
        as_list(given)
