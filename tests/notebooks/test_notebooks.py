"""The rules for notebooks, which `make lint` holds the committed ones to, bite: each is seen red on a violation."""

from __future__ import annotations

import base64
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import nbformat
import notebook_rules as rules
import pytest
from matplotlib.image import imread
from nbclient import NotebookClient
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_output

from polaris_lab.base import paths
from polaris_lab.cli import main
from polaris_lab.notebooks import batch, notebook, stored_outputs
from polaris_lab.notebooks.notebook_rules import page_faults, recording_faults, style_faults
from polaris_lab.plots import style
from tools import tables

NOTEBOOKS = list(notebook.own().values())
NBVAL = [sys.executable, "-m", "pytest", "@tests/nbval.args", "-p", "no:cacheprovider", "--color=no", "-rA"]


def nbval(folder: Path) -> tuple[int, dict[int, str]]:
    """The suite's own nbval over `folder`: the exit status, and what became of each code cell, counted from 0."""
    done = subprocess.run([*NBVAL, f"--rootdir={folder}", str(folder)], cwd=paths.ROOT,
                          capture_output=True, text=True, check=False)
    cells = re.findall(r"^(PASSED|FAILED|ERROR|XFAIL) \S*::Cell (\d+)", done.stdout, re.MULTILINE)
    assert cells, done.stdout + done.stderr
    return done.returncode, {int(number): outcome for outcome, number in cells}


@pytest.fixture
def good(write_notebook: Callable[..., Path]) -> Path:
    """A small study that keeps every rule, with its outputs: six compared cells, and a live one that is not."""
    live = new_code_cell("import time\nprint(time.time())\nassert n",
                         metadata={"tags": [notebook.IGNORED], "reason": "the clock"})
    plot = new_code_cell("import matplotlib.pyplot as plt\nplt.plot(sizes)\nplt.show()",
                         metadata={"tags": [notebook.IGNORED], "reason": "no facts in it"})
    plot.source += "\nassert plt"
    path = write_notebook("01_good", "print(n * 2)\nprint('rows')", "import numpy as np\n{'total': sum(sizes)}",
                          "print(f'{np.pi:.4f}')", "import pandas as pd\npd.DataFrame({'size': sizes})",
                          "print('no number here')", "sizes", live, plot)
    assert stored_outputs.refresh([str(path)]) == []
    return path


def spoiled(path: Path, change: Callable[[NotebookNode], None]) -> list[str]:
    nb = nbformat.read(path, as_version=4)
    change(nb)
    nbformat.write(nb, path)
    return rules.broken_rules(path)


def code(nb: NotebookNode, number: int) -> NotebookNode:
    return rules.code_cells(nb)[number]


def many_definitions(nb: NotebookNode) -> None:
    code(nb, 1).source = "def a(): pass\ndef b(): pass\nclass C: pass"


def long_cells(nb: NotebookNode) -> None:
    for cell in rules.code_cells(nb):
        if "parameters" not in cell.metadata.get("tags", []):
            cell.source = "x = 1\n" * 5 + cell.source


def ignore_most(nb: NotebookNode) -> None:
    for cell in rules.code_cells(nb)[1:5]:
        cell.metadata.update(tags=[notebook.IGNORED], reason="idle")
        cell.source += "\nassert True"


def only_pictures(nb: NotebookNode) -> None:
    for cell in rules.code_cells(nb)[1:5]:
        picture = {"image/png": "aGk=", "text/plain": "<Figure size 640x480 with 1 Axes>"}
        cell.outputs = [new_output("display_data", picture)]


VIOLATIONS = {
    "its kernel is not python3": lambda nb: nb.metadata.kernelspec.update(name="conda-env-py"),
    "metadata of the notebook .*: papermill": lambda nb: nb.metadata.update(papermill={}),
    "metadata of the notebook .*: mood": lambda nb: nb.metadata.language_info.update(mood="good"),
    "metadata of a cell .*: papermill": lambda nb: code(nb, 1).metadata.update(papermill={}),
    "tags that no rule knows: nbval-skip": lambda nb: code(nb, 1).metadata.update(tags=["nbval-skip"]),
    "a cell that nbval skips or lets fail": lambda nb: code(nb, 1).update(source="# NBVAL_SKIP\nprint(8)"),
    "the first cell is not text with one H1": lambda nb: nb.cells[0].update(source="# One\n# Two\n**Why?**"),
    "the first cell is not text": lambda nb: nb.cells.insert(0, new_code_cell("1")),
    "no bold question": lambda nb: nb.cells[0].update(source="# One\nWhy?"),
    "no cell is tagged `parameters`": lambda nb: code(nb, 0).metadata.clear(),
    "2 cells are tagged `parameters`": lambda nb: code(nb, 1).metadata.update(tags=["parameters"]),
    "must hold lines `name = literal` only": lambda nb: code(nb, 0).update(source="n = 4\nm = 2 * n"),
    "the median code cell has .* lines": long_cells,
    "3 definitions, more than 2": many_definitions,
    "an empty code cell": lambda nb: code(nb, 1).update(source="  "),
    "cleared or updated later": lambda nb: code(nb, 1).update(source="display(1, display_id=True)"),
    r"`\[1024:\]` counts places, not sizes": lambda nb: code(nb, 1).update(source="assert (ratio[1024:] > 1).all()"),
    r"`\{n:.1f\}` stands in a text without the f": lambda nb: code(nb, 1).update(source='print(f"{n} of " "{n:.1f}")'),
    "not executed once each": lambda nb: code(nb, 2).update(execution_count=None),
    "a stored error": lambda nb: code(nb, 1).outputs.append(new_output("error", ename="E", evalue="", traceback=[])),
    "stored stderr": lambda nb: code(nb, 1).outputs.append(new_output("stream", name="stderr", text="careful")),
    "neither an assert nor a claim": lambda nb: code(nb, 7).update(source="print(1)  # assert"),
    "gives no reason": lambda nb: code(nb, 7).metadata.pop("reason"),
    "really compares 2 of 8 output cells": ignore_most,
    "really compares 2 of 8": only_pictures,
    f"more than {stored_outputs.MOST_BYTES}": lambda nb: nb.cells.append(
        new_markdown_cell("x" * stored_outputs.MOST_BYTES)),
    "its cells have no ids": lambda nb: (nb.update(nbformat_minor=4), [cell.pop("id") for cell in nb.cells]),
}


@pytest.mark.parametrize("path", NOTEBOOKS if "POLARIS_PROOF" in os.environ else NOTEBOOKS[:1],
                         ids=lambda path: path.stem)
def test_a_changed_digit_turns_nbval_red(path: Path, tmp_path: Path) -> None:
    """One notebook from end to end; in the others a hook of notebook_rules changes a digit of each cell that passes."""
    nb = nbformat.read(path, as_version=4)
    changed = rules.mutate(nb)
    assert changed
    nbformat.write(nb, tmp_path / path.name)
    _, cells = nbval(tmp_path)
    assert [number for number, outcome in cells.items() if outcome != "PASSED"] == changed


def test_each_rule_is_seen_red(good: Path) -> None:
    assert rules.broken_rules(good) == []
    untouched = good.read_text()
    for message, change in VIOLATIONS.items():
        good.write_text(untouched)
        assert any(re.search(message, fault) for fault in spoiled(good, change)), message


def test_nbval_is_green_on_the_sample_and_red_on_every_mutant(good: Path, tmp_path: Path) -> None:
    status, cells = nbval(good.parent)
    assert status == 0 and set(cells.values()) == {"PASSED"} and len(cells) == 9
    nb = nbformat.read(good, as_version=4)
    assert rules.compared_cells(nb) == [1, 2, 3, 4, 5, 6]
    changed = rules.mutate(nb)
    assert changed == [1, 2, 3, 4, 6]  # cell 5 shows no digit
    nbformat.write(nb, good)
    status, cells = nbval(good.parent)
    assert status == 1
    assert [number for number, outcome in cells.items() if outcome == "FAILED"] == changed


def test_a_stored_claim_of_stderr_is_compared(good: Path) -> None:
    nb = nbformat.read(good, as_version=4)
    code(nb, 5).source += "\nimport sys\nprint('a new warning', file=sys.stderr)"
    nbformat.write(nb, good)
    assert nbval(good.parent)[1][5] == "FAILED"


def test_the_sanitize_file_is_all_understood() -> None:
    text = rules.SANITIZE.read_text()
    assert len(re.findall(r"^regex:", text, re.MULTILINE)) == len(rules.patterns()) > 0


@pytest.mark.parametrize("shown", ["3.2 ms", "12.5 s", "0.1 us", "17 µs", "4.0e-05 seconds", "00:12", "10:30",
                                   "417 GFLOP/s", "1.5x",
                                   "2026-11-20 10:30:00", "max error 3.9999", "8 KiB", "0x7f3a"])
def test_the_sanitize_file_hides_no_figure(shown: str) -> None:
    assert rules.sanitize(f"kernel took {shown} there") == f"kernel took {shown} there"


def test_refresh_twice_changes_only_live_cells(good: Path) -> None:
    before = nbformat.read(good, as_version=4)
    assert stored_outputs.refresh([str(good)]) == []
    after = nbformat.read(good, as_version=4)
    pairs = zip(rules.code_cells(before), rules.code_cells(after), strict=True)
    changed = [number for number, (old, new) in enumerate(pairs) if old != new]
    assert changed == [7]
    code(before, 7).outputs = code(after, 7).outputs
    assert before == after
    assert good.read_text().endswith("}\n")


@pytest.mark.parametrize(("source", "word"), [
    ("1 / 0", "ZeroDivisionError: division by zero"),
    ("import sys\nprint('mind', file=sys.stderr)", "wrote to stderr: mind"),
    ("import os\nos._exit(1)", "its Python process ended"),
    ("raise SystemExit(0)", "SystemExit"),
    ("print('x\\n' * 300_000)", "the limit"),
], ids=["error", "stderr", "death", "exit", "size"])
def test_refresh_leaves_an_unfit_notebook_as_it_was(
        write_notebook: Callable[..., Path], source: str, word: str) -> None:
    path = write_notebook("01_unfit", "print(1)", source)
    before = path.read_bytes()
    [fault] = stored_outputs.refresh([str(path)])
    assert word in fault and "01_unfit is left as it was" in fault
    assert path.read_bytes() == before


@pytest.mark.parametrize(("deaths", "faults"), [(1, 0), (2, 1)])
def test_refresh_starts_a_kernel_again_that_dies_before_it_answers(
        write_notebook: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, deaths: int, faults: int) -> None:
    path, connect, died = write_notebook("01_late", "print(1)"), NotebookClient.start_new_kernel_client, []

    def to_a_dead_one(client: NotebookClient) -> object:
        if len(died) < deaths:
            died.append(client.km.provisioner.pid)
            os.kill(died[-1], signal.SIGKILL)
        return connect(client)

    monkeypatch.setattr(NotebookClient, "start_new_kernel_client", to_a_dead_one)
    left = [fault for fault in stored_outputs.refresh([str(path)]) if "left as it was" in fault]
    assert len(left) == faults and len(died) == deaths


@pytest.mark.parametrize("fails", [True, False])
def test_verdicts_of_a_notebook_that_fails_are_not_kept(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch, fails: bool) -> None:
    monkeypatch.setattr(paths, "DATA", tmp_path / "data")
    said = ("import pathlib\nfrom polaris_lab.claims.claims import verdicts\nfrom polaris_lab.base import paths\n"
            f"paths.DATA = pathlib.Path({str(tmp_path / 'data')!r})\n"
            "verdicts(('S0-C09', 'adopted', 'why', 'source: README.md'))")
    path = write_notebook("01_verdicts", said, "1 / 0" if fails else "1")
    assert len(stored_outputs.refresh([str(path)])) == fails
    assert (tmp_path / "data" / "verdicts.csv").exists() is not fails


def test_one_refresh_shows_a_new_verdict_in_the_cells_before_it(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "DATA", tmp_path / "data")
    shown = ("import pathlib\nfrom polaris_lab.claims.claims import kept_verdicts, verdicts\n"
             f"from polaris_lab.base import paths\npaths.DATA = pathlib.Path({str(tmp_path / 'data')!r})\n"
             "print([entry['verdict'] for entry in kept_verdicts()])\nopen('runs', 'a').write('.')")
    path = write_notebook("01_ledger", shown, "verdicts(('S0-C09', 'adopted', 'why', 'source: README.md'))")
    for runs in ("..", "..."):  # the second refresh gives no new one
        stored_outputs.refresh([str(path)])
        assert code(nbformat.read(path, as_version=4), 1).outputs[0].text == "['adopted']\n"
        assert (path.parent / "runs").read_text() == runs


def test_refresh_begins_with_a_look_at_the_verdicts(write_notebook: Callable[..., Path], tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "DATA", tmp_path)
    (tmp_path / "verdicts.csv").write_text("cut of")
    path = write_notebook("01_good", "open('ran', 'w').close()")
    with pytest.raises(ValueError, match="verdicts.csv cannot be read: it ends in the middle of a line"):
        stored_outputs.refresh([str(path)])
    assert not (path.parent / "ran").exists()


def test_ctrl_c_in_refresh_is_one_sentence_and_changes_nothing(write_notebook: Callable[..., Path]) -> None:
    path = write_notebook("01_long", "import time\nopen('started', 'w').close()\ntime.sleep(60)")
    before, started = path.read_bytes(), path.parent / "started"
    process = subprocess.Popen([sys.executable, "-m", "polaris_lab.cli", "refresh", str(path), str(path)],
                               stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))  # noqa: PLW1509
    while not started.exists():
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, said = process.communicate(timeout=60)
    assert (process.returncode, out, said) == (130, "", "polaris-lab: interrupted; 01_long is left as it was\n")
    assert path.read_bytes() == before


def test_refresh_tells_kernels_and_drift(
        good: Path, write_notebook: Callable[..., Path], capsys: pytest.CaptureFixture) -> None:
    nb = nbformat.read(good, as_version=4)
    code(nb, 1).source = "import os\nprint(os.environ['POLARIS_REFRESH'], os.getcwd())"
    nbformat.write(nb, good)
    capsys.readouterr()
    assert stored_outputs.refresh([str(good)]) == []
    assert capsys.readouterr().out == "01_good: compared outputs changed in cell 3\n"
    assert code(nbformat.read(good, as_version=4), 1).outputs[0].text == f"01_good {good.parent}\n"


@pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
def test_make_test_runs_nbval_with_these_options() -> None:
    shown = subprocess.run(["make", "-n", "test"], cwd=paths.ROOT, capture_output=True, text=True, check=True,
                           env=os.environ | {"MAKEFLAGS": ""}).stdout
    assert re.search(r"pytest .*@tests/nbval\.args.* -m \"not clock\" tests notebooks", shown)
    assert re.search(r"pytest -m clock .*mark.clock tests", shown)  # what the first run leaves out


@pytest.mark.parametrize("name", tables.TABLES)
def test_the_table_of_a_page_is_what_the_data_say(name: str) -> None:
    text = (paths.ROOT / name).read_text(encoding="utf-8")
    assert text == tables.filled(text, tables.TABLES[name]()), "run `python -m tools.tables`"


def test_what_jupyterlab_writes_on_saving_breaks_no_rule(good: Path) -> None:
    nb = nbformat.read(good, as_version=4)
    nb.metadata.language_info.update(version="3.11.7", mimetype="text/x-python", file_extension=".py",
                                     codemirror_mode={"name": "ipython", "version": 3}, nbconvert_exporter="python",
                                     pygments_lexer="ipython3")
    for cell in rules.code_cells(nb):
        cell.metadata.update(execution={"iopub.execute_input": "now"}, editable=True, jupyter={"source_hidden": False},
                             scrolled=True, collapsed=False, slideshow={"slide_type": ""}, trusted=True)
    nbformat.write(nb, good)
    assert rules.broken_rules(good) == []
    assert stored_outputs.refresh([str(good)]) == []
    saved = nbformat.read(good, as_version=4)  # a refresh takes it away again
    assert saved.metadata.language_info == {"name": "python"}
    assert {key for cell in saved.cells for key in cell.metadata} <= {"tags", "reason"}


def test_a_cell_that_is_folded_stays_folded(good: Path) -> None:
    nb = nbformat.read(good, as_version=4)
    first = rules.code_cells(nb)[0]
    first.metadata.update(jupyter={"source_hidden": True})
    nbformat.write(nb, good)
    assert stored_outputs.refresh([str(good)]) == []
    saved, *rest = rules.code_cells(nbformat.read(good, as_version=4))
    assert saved.metadata["jupyter"] == {"source_hidden": True} and not any("jupyter" in c.metadata for c in rest)


def test_refresh_and_lint_say_what_the_rules_miss(good: Path, capsys: pytest.CaptureFixture) -> None:
    nb = nbformat.read(good, as_version=4)
    nb.cells[0].source = nb.cells[0].source.replace("**", "")
    nbformat.write(nb, good)
    capsys.readouterr()
    said = stored_outputs.refresh([str(good)])
    assert "01_good: the first cell has no bold question" in said
    assert main(["lint", str(good)]) == 1
    lines = capsys.readouterr().out
    assert all(fault in lines for fault in said)
    assert main(["lint", "41"]) == 0
    nb.cells.insert(2, new_code_cell("import math  # " + "long " * 30))
    nbformat.write(nb, good)
    assert {"F401", "E501"} <= {fault[-5:-1] for fault in style_faults(good)}


CHOICES = [(name, parameter.name, value) for name, path in notebook.own().items()
           for parameter in notebook.read(path).parameters.values()
           for value in parameter.choices if value != parameter.default]
"""Every value that a parameter takes, but the defaults: notebook, parameter, value."""
SOON = [each for each in CHOICES if each[0].startswith("26_") and each[1] == "card"]
"""Those of a notebook that is through in seconds; `make proof` takes all."""


@pytest.mark.parametrize(("name", "parameter", "value"), CHOICES if "POLARIS_PROOF" in os.environ else SOON)
def test_a_notebook_runs_with_every_value_that_its_parameters_take(name: str, parameter: str, value: str,
                                                                   tmp_path: Path) -> None:
    book = batch.run([name], {parameter: value}, out=str(tmp_path / "batch"))
    assert not book.unfinished, [each.error for each in book.entries.values()]


def test_values_that_parameters_take_are_tried() -> None:
    assert SOON and {parameter for _, parameter, _ in CHOICES} == {"card", "run", "timed"}


def test_a_run_that_a_notebook_names_must_be_there() -> None:
    nb = notebook.read(paths.NOTEBOOKS / "51_the_ladder.ipynb").nb
    assert recording_faults(nb) == []
    nb.cells.append(nbformat.v4.new_code_cell("pl.recorded('chosen', run='20200101T000000Z')"))
    assert recording_faults(nb) == ["it names the run 20200101T000000Z, which data/ does not hold"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_figure_is_so_wide_that_a_page_makes_its_letters_small(path: Path) -> None:
    pictures = [output.data["image/png"] for cell in notebook.read(path).nb.cells for output in cell.get("outputs", ())
                if "image/png" in output.get("data", ())]
    widths = [imread(io.BytesIO(base64.b64decode(picture))).shape[1] for picture in pictures]
    assert max(widths, default=0) <= 100 * style.WIDEST + 20  # 100 dots an inch, and the white around a figure


def test_a_notebook_of_the_repository_needs_its_row(good: Path) -> None:
    study = notebook.read(paths.NOTEBOOKS / "41_devices_and_rooflines.ipynb")
    page = (paths.ROOT / "docs/notebooks.md").read_text(encoding="utf-8")
    assert page_faults(study, page) == []
    [fault] = page_faults(study, page.replace(study.question, "Why?"))
    assert study.question in fault
