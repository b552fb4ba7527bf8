"""How one notebook is executed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import papermill
import pytest

from polaris_lab.notebooks import execution


@pytest.mark.parametrize(("deaths", "name"), [(1, None), (2, "RuntimeError")])
def test_a_kernel_that_dies_before_it_answers_is_started_once_more(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deaths: int,
        name: str | None) -> None:
    left, execute = [RuntimeError("Kernel died before replying to kernel_info")] * deaths, papermill.execute_notebook

    def dies_first(*arguments: object, **options: object) -> object:
        if left:
            raise left.pop()
        return execute(*arguments, **options)

    monkeypatch.setattr(papermill, "execute_notebook", dies_first)
    failure = execution.run_papermill(write_notebook("01_a", "print(1)"), tmp_path / "work.ipynb", {}, 60)
    assert (failure and failure.name) == name
