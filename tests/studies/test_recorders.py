"""What makes recorded data can be run from the shell, and says what it writes, from what, and by which command."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import pytest

import polaris_studies
from polaris_studies.recorder import resumed

RECORDERS = sorted(found.name for found in pkgutil.iter_modules(polaris_studies.__path__)
                   if found.name.startswith("record_"))


@pytest.mark.parametrize("name", RECORDERS)
def test_a_recorder_says_how_it_is_run(name: str, capsys: pytest.CaptureFixture) -> None:
    module = importlib.import_module(f"polaris_studies.{name}")
    with pytest.raises(SystemExit) as left:
        module.main(["--help"])
    said = capsys.readouterr().out
    assert left.value.code == 0 and f"usage: python -m polaris_studies.{name}" in said
    assert "data/" in module.__doc__ and f"python -m polaris_studies.{name}" in module.__doc__ and "data/" in said


def test_an_interrupted_recording_resumes(tmp_path: Path) -> None:
    def interrupt() -> dict[str, int]:
        raise KeyboardInterrupt

    file = tmp_path / "runs" / "rows.jsonl"
    with pytest.raises(KeyboardInterrupt):
        resumed(file, {"one": lambda: {"at": 1}, "two": interrupt})
    assert resumed(file, {"one": interrupt, "two": lambda: {"at": 2}}) == [{"at": 1}, {"at": 2}]
