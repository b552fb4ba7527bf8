"""The commands that share, compare and begin things refuse what cannot be done in one sentence, and write nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import cluster
from polaris_lab.cli import FAILED, OK, REFUSED, main


@pytest.mark.parametrize(("command", "said"), [
    (["compare", "nvidia-h200", "nowhere"], "is not known: the choices are"),
    (["compare", "nvidia-h200", "lost.json"], "cannot be read"),
    (["compare", "--history", "gemm_tile"], "did you mean gemm_tile"),
    (["compare", "nvidia-h200"], "A, B: name two devices, runs or files"),
    (["compare", "nvidia-h200", "--history"], "--history does not take A"),
    (["compare", "a", "b", "--device", "cpu"], "compare without --history does not take --device"),
    (["share", "nvidia-h20"], "no OpenCL device here is called 'nvidia-h20'"),
    (["new", "kernel", "mine"], "gemm_IDEA in small letters"),
    (["new", "kernel", "gemm_naive"], "there is a kernel gemm_naive already"),
    (["new", "kernel", "gemm_x", "--question", "Why?"], "--question is for a study"),
    (["new", "study", "Wide"], "a topic is in small letters"),
    (["new", "study", "naive_and_coalescing"], "there is a notebook 01_naive_and_coalescing.ipynb already"),
    (["run", "--device", "all", "--resume"], "does not take --resume"),
    (["lint", "42"], "notebook '42' is not known"),
    (["book", "--out", __file__], "is a file; name a folder"),
])
def test_what_cannot_be_done_is_one_sentence(command: list[str], said: str, capsys: pytest.CaptureFixture) -> None:
    assert main(command) == REFUSED
    heard = capsys.readouterr()
    assert said in heard.err and heard.err.count("\n") == 1 and heard.err.startswith("polaris-lab: ") and not heard.out


def test_two_studies_are_compared(capsys: pytest.CaptureFixture) -> None:
    assert main(["compare", "nvidia-h200/repair", "nvidia-h200/portfolio"]) == OK
    text = capsys.readouterr().out
    assert "SLOWER" in text and "A is nvidia-h200/repair, B is nvidia-h200/portfolio" in text


def test_the_check_of_recordings_fails_where_something_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    (tmp_path / "card").mkdir()
    (tmp_path / "card/notes.txt").write_text("mine")
    assert main(["share", "--check", str(tmp_path / "card")]) == FAILED
    assert capsys.readouterr().out == "notes.txt: it is not <study>/<run>.csv or .json\n1 devices, 1 faults\n"


def test_a_worker_without_dask_says_what_to_install(monkeypatch: pytest.MonkeyPatch,
                                                    capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ValueError, match="pip install distributed"):
        cluster.become_worker("tcp://127.0.0.1:9", "auto")
