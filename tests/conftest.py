"""Share a device and sample notebooks among all tests; see what nbval compares."""

from __future__ import annotations

from polaris_lab.base.blas_environment import drop_overrides

drop_overrides()  # before anything below imports NumPy

import os

os.environ["POLARIS_BATCH"] = "1"  # of the kernels that nbval starts: nobody looks at a bar there

from collections.abc import Callable
from pathlib import Path

import nbformat
import notebook_rules
import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from polaris_lab.lab import Lab, open_lab
from polaris_lab.runner import notebook

PARAMETERS = 'n = 4  # rows\nsizes = [8, 16]\nlabel = "a"\nrecord = False'


@pytest.fixture(scope="session")
def lab() -> Lab:
    """The default device, opened once: its builds are shared by all tests."""
    return open_lab("auto")


@pytest.fixture
def write_notebook(tmp_path: Path) -> Callable[..., Path]:
    """`write_notebook("01_good", "print(n)", ...)` writes a small study with these code cells, not executed."""

    def write(name: str, *sources: str | NotebookNode, parameters: str = PARAMETERS) -> Path:
        cells = [new_markdown_cell(f"# {name}\n\n**Does it\nhold?** It will be concluded that it does."),
                 new_code_cell(parameters, metadata={"tags": ["parameters"]})]
        cells += [source if isinstance(source, NotebookNode) else new_code_cell(source) for source in sources]
        path = tmp_path / "notebooks" / f"{name}.ipynb"
        path.parent.mkdir(exist_ok=True)
        metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        nbformat.write(new_notebook(cells=cells, metadata=metadata), path)
        return path

    return write


def pytest_configure(config: pytest.Config) -> None:
    """Register the hooks of notebook_rules for notebooks: those of this file hold only for what lies below tests/."""
    config.pluginmanager.register(notebook_rules)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    paths = list(notebook.own().values())
    if paths and terminalreporter.config.option.nbval:
        terminalreporter.section("what nbval compares")
        terminalreporter.write_line(notebook_rules.table(paths))
