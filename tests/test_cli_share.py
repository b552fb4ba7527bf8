"""The commands that share, compare and begin things refuse what cannot be done in one sentence, and write nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from refusals import assert_refused

from polaris_lab.base import cluster, recordings
from polaris_lab.cli import FAILED, OK, main
from polaris_lab.cli.arguments import REFUSED
from polaris_lab.notebooks import batch
from polaris_studies import owner_run


@pytest.mark.parametrize(("command", "argument"), [
    (["compare", "nvidia-h200", "nowhere"], "nowhere"),
    (["compare", "nvidia-h200", "lost.json"], "lost.json"),
    (["compare", "--history", "gemm_tile"], "kernel"),
    (["compare", "nvidia-h200"], "A"),
    (["compare", "nvidia-h200", "--history"], "A"),
    (["compare", "a", "b", "--device", "cpu"], "--device"),
    (["share", "nvidia-h20"], "device"),
    (["new", "kernel", "mine"], "NAME"),
    (["new", "kernel", "gemm_naive"], "NAME"),
    (["new", "kernel", "gemm_x", "--question", "Why?"], "--question"),
    (["new", "study", "Wide"], "NAME"),
    (["new", "study", "naive_and_coalescing"], "NAME"),
    (["run", "--device", "all", "--resume"], "--resume"),
    (["lint", "77"], "notebook"),
    (["book", "--out", __file__], "--out"),
])
def test_what_cannot_be_done_is_one_sentence(command: list[str], argument: str, capsys: pytest.CaptureFixture) -> None:
    assert_refused(command, argument, capsys)


def test_two_studies_are_compared(capsys: pytest.CaptureFixture) -> None:
    assert main(["compare", "nvidia-h200/repair", "nvidia-h200/portfolio"]) == OK
    text = capsys.readouterr().out
    assert "SLOWER" in text and "A is nvidia-h200/repair, B is nvidia-h200/portfolio" in text


def test_the_check_of_recordings_fails_where_something_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    (tmp_path / "card").mkdir()
    (tmp_path / "card/notes.txt").write_text("mine")
    assert main(["share", "--check", str(tmp_path / "card")]) == FAILED
    assert capsys.readouterr().out == "notes.txt: it is not <study>/<run>.csv or .json\n1 devices, 1 faults\n"


@pytest.mark.parametrize("dirty", [True, False])
@pytest.mark.parametrize("command", [["owner", "--quick", "--record"], ["run", "--record"]])
def test_changed_sources_are_told_before_a_recording_and_not_after_its_hour(
    command: list[str], dirty: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    def measure(*given: object, **more: object) -> None:
        raise ValueError("it begins")

    monkeypatch.setattr(recordings, "commit", lambda: {"commit": "0" * 40, "dirty": dirty})
    monkeypatch.setattr(owner_run, "begin", measure)
    monkeypatch.setattr(batch, "run", measure)
    assert main(command) == REFUSED
    warning, *rest = capsys.readouterr().err.splitlines()
    assert "it begins" in (rest[0] if dirty else warning) and ("commit them first" in warning) is dirty


def test_a_worker_without_dask_says_what_to_install(monkeypatch: pytest.MonkeyPatch,
                                                    capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ValueError, match="pip install distributed"):
        cluster.become_worker("tcp://127.0.0.1:9", "auto")
