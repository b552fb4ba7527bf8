"""Bars below the cells of a notebook that is open in a browser, and in a terminal; nowhere else."""

from __future__ import annotations

import io
import sys
from types import SimpleNamespace

import pytest

from polaris_lab.base import cell_bar
from polaris_lab.base.cell_bar import CellBar, is_watched_notebook


@pytest.fixture
def notebook(monkeypatch) -> list[str]:
    """A notebook's kernel; the list holds what is displayed in it."""
    shown: list[str] = []

    def display(html: SimpleNamespace, display_id: bool) -> SimpleNamespace:
        shown.append(html.text)
        return SimpleNamespace(update=lambda html: shown.append(html.text))

    monkeypatch.delenv("POLARIS_BATCH", raising=False)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: SimpleNamespace(kernel=object())))
    monkeypatch.setitem(sys.modules, "IPython.display", SimpleNamespace(
        HTML=lambda text: SimpleNamespace(text=text), display=display))
    monkeypatch.setattr(cell_bar, "BAR_DELAY_S", -1.0)
    monkeypatch.setattr(cell_bar, "BAR_INTERVAL_S", -1.0)
    return shown


def test_a_bar_follows_a_long_call_and_goes(notebook: list[str]) -> None:
    with CellBar(3, "1 < 2") as bar:
        bar.update()
        bar.update()
    assert len(notebook) == 3 and 'max="3" value="1"' in notebook[0] and "1 &lt; 2: 2 of at most 3" in notebook[1]
    assert notebook[-1] == ""


def test_a_short_call_has_none(notebook: list[str], monkeypatch) -> None:
    monkeypatch.setattr(cell_bar, "BAR_DELAY_S", 60.0)
    with CellBar(3, "m") as bar:
        bar.update()
    assert notebook == []


def test_nobody_watches_a_refresh_whose_outputs_are_kept(notebook: list[str], monkeypatch) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "01_naive")
    with CellBar(3, "a long call") as bar:
        bar.update()
    assert not is_watched_notebook() and notebook == []


def test_a_terminal_has_a_bar_on_standard_error(monkeypatch, capsys: pytest.CaptureFixture) -> None:
    terminal = io.StringIO()
    terminal.isatty = lambda: True
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(cell_bar, "BAR_DELAY_S", 0.0)
    with CellBar(4, "a long call") as bar:
        bar.update(2)
    assert "a long call:   0%" in terminal.getvalue() and capsys.readouterr().out == ""


def test_nobody_watches_a_batch_or_a_terminal(notebook: list[str], monkeypatch) -> None:
    assert is_watched_notebook()
    monkeypatch.setenv("POLARIS_BATCH", "1")
    assert not is_watched_notebook()
    monkeypatch.delenv("POLARIS_BATCH")
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: None))
    assert not is_watched_notebook()
